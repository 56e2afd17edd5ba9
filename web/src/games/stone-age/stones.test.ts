import { expect, test } from "vitest";
import { figures, settle } from "./stones";

test("people keep their stones, and newcomers take free ones", () => {
  const first = settle([], [2, 1], 4);
  expect(first).toEqual([0, 0, 1, -1]);
  expect(settle(first, [0, 3], 4)).toEqual([1, 1, 1, -1]);
  expect(settle(first, [1, 1], 4)).toEqual([0, -1, 1, -1]);
});

test("whoever stays behind after a crowd stands on a stone again", () => {
  const crowd = settle([], [5, 4], 7);
  expect(figures(crowd, [5, 4])).toEqual([
    { seat: 0, stone: 0, count: 5 },
    { seat: 1, stone: 3, count: 4 },
  ]);
  const after = figures(settle(crowd, [0, 4], 7), [0, 4]);
  expect(after).toHaveLength(4);
  expect(after.every(({ seat, stone, count }) => seat === 1 && stone < 7 && count === 1)).toBe(true);
});

test("there is a stone for every seat, however few there are", () => {
  const people = [2, 3, 1, 2];
  for (const stones of [3, 4, 5, 7]) {
    const found = figures(settle([], people, stones), people);
    expect(found.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(found.every(({ stone }) => stone < stones)).toBe(true);
  }
});
