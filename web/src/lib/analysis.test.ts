import { describe, expect, it } from "vitest";
import { behind, judged, mistakes, offered } from "./analysis.svelte";
import type { DecisionShown, Findings } from "./messages";

const one = (number: number, cost: number) => ({
  number,
  cost,
  before: 3,
  after: 3 - cost,
  played: "a",
  better: "b",
  why: "",
});
const FOUND = {
  turns: [
    { turn: 1, seat: 0, round: 1, cost: 5, decisions: [one(3, 4), one(4, 1)] },
    { turn: 2, seat: 1, round: 1, cost: 9, decisions: [one(8, 9)] },
    { turn: 3, seat: 0, round: 2, cost: 6.2, decisions: [one(12, 0.2), one(13, 6)] },
  ],
} as unknown as Findings;

const DECISION = {
  moment: {
    view: {
      choices: [7, 8, 9].map((choice) => ({
        choice,
        name: `take ${choice}`,
        verb: "take",
        targets: [],
        ends_turn: false,
      })),
    },
  },
  texts: ["seven", "eight", "nine"],
  done: [false, false, true],
  values: [
    { choice: 8, value: 2 },
    { choice: 7, value: 1.5 },
    { choice: 9, value: -2 },
  ],
} as unknown as DecisionShown;

describe("an analysis", () => {
  it("knows every decision with whose it was", () => {
    expect(judged(FOUND).map(({ number, seat, round }) => [number, seat, round])).toEqual([
      [3, 0, 1],
      [4, 0, 1],
      [8, 1, 1],
      [12, 0, 2],
      [13, 0, 2],
    ]);
  });

  it("has the worst mistakes of a seat first, and none that hardly matters", () => {
    expect(mistakes(FOUND, 0, 8).map(({ number }) => number)).toEqual([13, 3, 4]);
    expect(mistakes(FOUND, 0, 1).map(({ number }) => number)).toEqual([13]);
    expect(mistakes(FOUND, 2, 8)).toEqual([]);
  });

  it("offers the choices as they were, and says how far each is behind the best", () => {
    expect(offered(DECISION).map(({ text, done }) => [text, done])).toEqual([
      ["seven", false],
      ["eight", false],
      ["nine", true],
    ]);
    expect([...behind(DECISION)]).toEqual([
      [8, 0],
      [7, -0.5],
      [9, -4],
    ]);
  });
});
