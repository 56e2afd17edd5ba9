import { beforeEach, describe, expect, it, vi } from "vitest";
import type { NextPuzzle, PuzzleJudged, TableShown } from "../lib/messages";
import { Play } from "../lib/play.svelte";
import { PuzzleTable } from "./table.svelte";

const asked = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }));
vi.mock("../lib/api", () => asked);

const YOU = { rating: 1200, tried: 0, solved: 0, at_once: 0, count: 30 };
const table = {
  seat: 0,
  number: 4,
  held: null,
  prompt: "Choose",
  texts: ["one", "two"],
  final: [false, false],
  done: [false, false],
  log: { from: 0, length: 1, lines: [{}] },
  undo: { one: 0, turn: 0 },
  view: {
    actor: 0,
    choices: [1, 2].map((choice) => ({
      choice,
      name: `take ${choice}`,
      verb: "take",
      targets: [{ kind: "tile", name: String(choice) }],
      ends_turn: false,
    })),
  },
} as unknown as TableShown;

function stream(id: string | null): NextPuzzle {
  return {
    game: "caverna",
    you: YOU,
    puzzle: id === null ? null : { id, gain: 3, rating: 1400, tries: 0, solved: 0, yours: "new" },
  };
}

function judged(right: boolean, told: boolean): PuzzleJudged {
  const solution = told ? { choice: 2, text: "two", second: "one", why: "Gold +3" } : null;
  return {
    right,
    given_away: right ? 0 : 3,
    change: right ? 20 : -20,
    you: { ...YOU, rating: right ? 1220 : 1180 },
    solution,
  };
}

async function begun(...ids: (string | null)[]): Promise<{ puzzle: PuzzleTable; play: Play }> {
  asked.get.mockImplementation((path: string) =>
    Promise.resolve(/puzzles(\?|$)/.test(path) ? stream(ids.shift() ?? null) : table),
  );
  const puzzle = new PuzzleTable("caverna", "");
  const play = new Play(puzzle);
  puzzle.connect();
  await vi.waitFor(() => expect(puzzle.state).not.toBe("loading"));
  return { puzzle, play };
}

beforeEach(() => {
  asked.post.mockReset();
});

describe("a puzzle", () => {
  it("is a table at which one of its choices is the answer", async () => {
    const { puzzle, play } = await begun("a");
    expect([puzzle.state, puzzle.address]).toEqual(["asking", "/games/caverna/puzzles/a"]);
    expect(play.all.map((offer) => offer.text)).toEqual(["one", "two"]);
    expect(location.pathname).toBe("/puzzles/caverna/a");
  });

  it("says what a wrong choice gives away, and lets one try again", async () => {
    const { puzzle, play } = await begun("a");
    asked.post.mockResolvedValueOnce(judged(false, false));
    play.pick("tile", "1");
    await vi.waitFor(() => expect(puzzle.state).toBe("wrong"));
    expect([puzzle.tried?.text, puzzle.judged?.given_away, puzzle.solution]).toEqual(["one", 3, []]);
    expect(play.all).toHaveLength(2);
    asked.post.mockResolvedValueOnce(judged(true, true));
    play.pick("tile", "2");
    await vi.waitFor(() => expect(puzzle.state).toBe("found"));
    expect(asked.post.mock.calls.map((call) => call[1] as unknown)).toEqual([{ choice: 1 }, { choice: 2 }]);
  });

  it("lights the answer up once it is known, and offers nothing more", async () => {
    const { puzzle, play } = await begun("a");
    asked.post.mockResolvedValueOnce(judged(false, true));
    puzzle.show();
    await vi.waitFor(() => expect(puzzle.state).toBe("shown"));
    expect([puzzle.solution, play.all, puzzle.stream?.you.rating]).toEqual([[{ kind: "tile", name: "2" }], [], 1180]);
    puzzle.choose(1);
    expect(asked.post).toHaveBeenCalledTimes(1);
  });

  it("is followed by the next, until all are solved", async () => {
    const { puzzle } = await begun("a", "b", null);
    puzzle.goOn();
    await vi.waitFor(() => expect(puzzle.puzzle?.id).toBe("b"));
    await vi.waitFor(() => expect(puzzle.state).toBe("asking"));
    puzzle.goOn();
    await vi.waitFor(() => expect(puzzle.state).toBe("over"));
  });

  it("says so if the server refuses", async () => {
    const { puzzle } = await begun("a");
    asked.post.mockRejectedValueOnce(new Error("too fast"));
    puzzle.choose(1);
    await vi.waitFor(() => expect(puzzle.problem).toBe("too fast"));
    expect([puzzle.state, puzzle.sent]).toEqual(["asking", false]);
  });
});
