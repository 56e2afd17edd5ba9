import { describe, expect, it, vi } from "vitest";
import type { Study } from "../lib/analysis.svelte";
import { LiveTable } from "../lib/live.svelte";
import type { DecisionShown, Findings, TableShown } from "../lib/messages";
import { Play } from "../lib/play.svelte";
import { Exercise } from "./exercise.svelte";

const decision = (number: number): DecisionShown =>
  ({
    moment: {
      choices: number - 1,
      view: {
        actor: 0,
        choices: [1, 2, 3].map((choice) => ({
          choice,
          name: `take ${choice}`,
          verb: "take",
          targets: [{ kind: "tile", name: String(choice) }],
          ends_turn: false,
        })),
      },
    },
    texts: ["one", "two", "three"],
    done: [],
    values: [
      { choice: 2, value: 5 },
      { choice: 3, value: 4.9 },
      { choice: 1, value: 1.8 },
    ],
  }) as unknown as DecisionShown;

async function begun(): Promise<{ play: Play; exercise: Exercise }> {
  const live = new LiveTable("t", null);
  live.latest = {
    seat: 0,
    number: 9,
    held: null,
    texts: [],
    final: [],
    done: [],
    view: { choices: [] },
  } as unknown as TableShown;
  const play = new Play(live);
  const decisions = [4, 9].map((number) => ({
    number,
    cost: number,
    before: 0,
    after: 0,
    played: "one",
    better: "two",
    why: "",
  }));
  const found = { turns: [{ turn: 1, seat: 0, round: 1, cost: 13, decisions }] } as unknown as Findings;
  const exercise = new Exercise(
    play,
    { found, decision: (number: number) => Promise.resolve(decision(number)) } as unknown as Study,
    0,
  );
  await vi.waitFor(() => expect(exercise.state).toBe("asking"));
  return { play, exercise };
}

describe("learning from mistakes", () => {
  it("begins with the worst, at the table as it was", async () => {
    const { play, exercise } = await begun();
    expect(exercise.one?.number).toBe(9);
    expect(play.past?.choices).toBe(8);
    expect(play.all.map((offer) => offer.text)).toEqual(["one", "two", "three"]);
  });

  it("says what a wrong choice gives away, until one is found that is as good as the best", async () => {
    const { play, exercise } = await begun();
    play.pick("tile", "1");
    expect([exercise.state, exercise.lost]).toEqual(["wrong", 3.2]);
    play.pick("tile", "3");
    expect([exercise.state, exercise.solved]).toEqual(["found", 1]);
    expect(play.all).toEqual([]);
  });

  it("shows the solution if asked, goes on, and comes to an end", async () => {
    const { play, exercise } = await begun();
    exercise.show();
    expect([exercise.state, exercise.solved, play.answer[0]?.name]).toEqual(["shown", 0, "2"]);
    exercise.next();
    await vi.waitFor(() => expect(exercise.state).toBe("asking"));
    expect(exercise.one?.number).toBe(4);
    exercise.next();
    expect(exercise.state).toBe("over");
    exercise.close();
    expect([play.past, play.trial]).toEqual([null, null]);
  });
});
