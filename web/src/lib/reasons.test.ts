import { expect, it } from "vitest";
import { ahead, closest } from "./reasons";

const ROWS = [
  { name: "rooms", points: [20, 12, 9], sum: false },
  { name: "gold", points: [1, 6, 2], sum: false },
  { name: "goods", points: [3, 2, 3], sum: false },
  { name: "total", points: [24, 20, 14], sum: true },
];

it("says by what the winner was ahead of whoever came closest", () => {
  expect(closest([24, 20, 14], [0])).toBe(1);
  expect(ahead(ROWS, 0, 1)).toEqual([
    { name: "rooms", points: 8 },
    { name: "goods", points: 1 },
  ]);
});

it("has nothing to compare when somebody played alone", () => {
  expect(closest([24], [0])).toBe(-1);
});
