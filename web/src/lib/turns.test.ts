import { expect, test } from "vitest";
import type { LogLine } from "./messages";
import { endOfMyTurn } from "./turns";

const NATURE = -1;

/** `0` is a line of seat 0, `0!` one that begins its turn. */
function log(...lines: string[]): LogLine[] {
  return lines.map((text) => ({ text, seat: parseInt(text), begins_turn: text.endsWith("!"), round: 1, targets: [] }));
}

function since(lines: LogLine[], between: boolean): string[] {
  return lines.slice(endOfMyTurn(lines, 0, between)).map((line) => line.text);
}

test("what happened since my last turn begins where the next turn began", () => {
  const past = log("0!", `${NATURE}`, "0", "1!", "1");
  expect(since(past, true)).toEqual(["1!", "1"]); // my turn is to begin
  expect(since([...past, ...log("0!", `${NATURE}`)], false)).toEqual(["1!", "1", "0!", `${NATURE}`]); // it has begun
  expect(since([...past, ...log("0!")], true)).toEqual([]); // it is over
});

test("without a turn of mine it is all", () => {
  expect(since(log("1!", "1"), false)).toEqual(["1!", "1"]);
  expect(since([], true)).toEqual([]);
});
