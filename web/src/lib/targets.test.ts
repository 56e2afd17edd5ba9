import { describe, expect, it } from "vitest";
import { narrowed, repicked, type Offer } from "./targets";

function offer(choice: number, ...targets: [string, string][]): Offer {
  const about = targets.map(([kind, name]) => ({ kind, name }));
  return { choice, name: "", verb: "", text: "", ends_turn: false, final: false, done: false, targets: about };
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

describe("a change of mind", () => {
  it("keeps what goes with the new thing", () => {
    const picked = [
      { kind: "room", name: "shelf" },
      { kind: "space", name: "2,0" },
    ];
    expect(repicked(ALL, picked, { kind: "room", name: "tunnel" })).toEqual([{ kind: "space", name: "2,0" }]);
  });

  it("drops everything else", () => {
    const picked = [{ kind: "space", name: "2,1" }];
    expect(repicked(ALL, picked, { kind: "room", name: "tunnel" })).toEqual([]);
  });
});
