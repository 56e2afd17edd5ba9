import { describe, expect, it } from "vitest";
import { nearest, ticks } from "./scale";

describe("an axis", () => {
  it("has round numbers, zero among them, that hold all values", () => {
    expect(ticks([-6.1, 12.3])).toEqual([-10, -5, 0, 5, 10, 15]);
    expect(ticks([3, 47])).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticks([0])).toEqual([0, 0.5]);
  });

  it("finds the place nearest to a number", () => {
    expect([0, 4, 6, 99].map((wanted) => nearest([1, 5, 9], wanted))).toEqual([0, 1, 1, 2]);
  });
});
