import { expect, test } from "vitest";
import { lastRoll } from "./dice";
import { topOf } from "./names";

const line = (text: string) => ({ seat: -1, round: 1, text, targets: [] });

test("the dice rolled last are read off the log, in both languages", () => {
  const text = "Ada rolls 5, 9 pips in all: 4 food.";
  const log = ["Ada resolves: Hunt.", "Ada rolls 4.", text, "Ada resolves: Hut."].map(line);
  expect(lastRoll(log)).toEqual({ faces: [4, 5], text, line: 2 });
  expect(lastRoll([line("Ada würfelt 6, zusammen 6 Augen.")])?.faces).toEqual([6]);
  expect(lastRoll([line("Ada resolves: Hut.")])).toBeNull();
});

test("codes of upper halves are understood", () => {
  expect(topOf("FOOD7")).toEqual({ sort: "good", good: "food", count: 7 });
  expect(topOf("ROLLG")).toEqual({ sort: "ROLL", good: "gold", count: 2 });
  expect(topOf("OTOOL3")).toEqual({ sort: "OTOOL", good: "", count: 3 });
  expect(topOf("AGRI").sort).toBe("AGRI");
  expect(topOf("ANY2")).toEqual({ sort: "ANY", good: "", count: 2 });
});
