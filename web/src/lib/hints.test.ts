import { afterEach, describe, expect, it } from "vitest";
import { compared, ordered, reasoned } from "./hints";
import { settings } from "./settings.svelte";

function opinion(choice: number, value: number | null, then: string[] = [], rooms = 0, visits = 1) {
  const gains = rooms ? [{ name: "Rooms", points: rooms }] : [];
  return { choice, name: `choice ${choice}`, text: `choice ${choice}`, value, visits, then, gains };
}

describe("a hint", () => {
  afterEach(() => {
    settings.language = "en";
  });

  it("says by how much the best is ahead and the others are behind", () => {
    const found = compared([
      opinion(1, 7.5),
      opinion(2, 5.4),
      opinion(3, 5),
      opinion(4, null),
      opinion(5, 6, [], 0, 0),
    ]);
    expect([...found].map(([choice, points]) => [choice, Number(points.toFixed(1))])).toEqual([
      [1, 2.1],
      [2, -2.1],
      [3, -2.5],
    ]);
  });

  it("lists the best first, then by what they are worth", () => {
    const found = ordered([opinion(1, 7), opinion(2, 2), opinion(3, 9, [], 0, 0), opinion(4, 5), opinion(5, null)]);
    expect(found.map(({ choice }) => choice)).toEqual([1, 4, 2, 3, 5]);
  });

  it("gives unit and reason, in both languages", () => {
    const best = opinion(1, 7.5, ["gain 2 wood"], 4);
    expect(reasoned(best, 2.1)).toBe("+2.1 points: then gain 2 wood; Rooms +4");
    expect(reasoned(opinion(2, 5), -1)).toBe("\u22121 point");
    expect(reasoned(opinion(5, 6), undefined)).toBe("hardly considered");
    expect(reasoned(best, 0.01)).toBe("just as good: then gain 2 wood; Rooms +4");
    settings.language = "de";
    expect(reasoned(opinion(1, 7.5, ["2 Holz bekommen"]), 2.1)).toBe("+2,1 Punkte: dann 2 Holz bekommen");
  });
});
