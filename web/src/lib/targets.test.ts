import { describe, expect, it } from "vitest";
import { narrowed, type Offer } from "./targets";

function offer(choice: number, ...targets: [string, string][]): Offer {
  return { choice, name: "", verb: "", text: "", ends_turn: false, targets: targets.map(([kind, name]) => ({ kind, name })) };
}

const ALL = [
  offer(1, ["room", "shelf"], ["space", "2,0"]),
  offer(2, ["room", "shelf"], ["space", "2,1"]),
  offer(3, ["room", "tunnel"], ["space", "2,0"]),
  offer(4),
];

describe("what is left after picking", () => {
  it("is everything before a pick", () => {
    expect(narrowed(ALL, []).map((one) => one.choice)).toEqual([1, 2, 3, 4]);
  });

  it("is what points at all that was picked", () => {
    expect(narrowed(ALL, [{ kind: "room", name: "shelf" }]).map((one) => one.choice)).toEqual([1, 2]);
    const both = [
      { kind: "room", name: "shelf" },
      { kind: "space", name: "2,1" },
    ];
    expect(narrowed(ALL, both).map((one) => one.choice)).toEqual([2]);
  });

  it("looks at the kind and at the name", () => {
    expect(narrowed(ALL, [{ kind: "space", name: "shelf" }])).toEqual([]);
  });
});
