import { expect, test } from "vitest";
import type { LogLine } from "../../lib/messages";
import { lastRoll } from "./dice";
import { topOf } from "./cards";

const NATURE = -1;
const line = (seat: number, text: string, kind = "", name = ""): LogLine => ({
  seat,
  round: 1,
  text,
  targets: kind ? [{ kind, name }] : [],
});

test("the dice rolled together last are read off the log", () => {
  const log = [
    line(NATURE, "an older roll", "face", "1"),
    line(0, "resolves: Hunt", "place", "hunt"),
    line(NATURE, "rolls 4", "face", "4"),
    line(NATURE, "rolls 5", "face", "5"),
    line(0, "takes die 2", "face", "2"), // taken, not rolled
  ];
  expect(lastRoll(log)).toEqual({ faces: [4, 5], text: "rolls 5", line: 3 });
  expect(lastRoll(log.slice(1, 2))).toBeNull();
});

test("codes of upper halves are understood", () => {
  expect(topOf("FOOD7")).toEqual({ sort: "good", good: "food", count: 7 });
  expect(topOf("ROLLG")).toEqual({ sort: "ROLL", good: "gold", count: 2 });
  expect(topOf("OTOOL3")).toEqual({ sort: "OTOOL", good: "", count: 3 });
  expect(topOf("AGRI").sort).toBe("AGRI");
  expect(topOf("ANY2")).toEqual({ sort: "ANY", good: "", count: 2 });
});
