import { beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "./live.svelte";
import type { TableShown } from "./messages";
import { Play } from "./play.svelte";
import { settings } from "./settings.svelte";

/** Stone Age's first turn, in short: one to three people to the forest or the quarry, one to the field. */
const PLACES = [..."123"]
  .flatMap((n) => [
    ["forest", n],
    ["quarry", n],
  ])
  .concat([["field", "1"]]) as [string, string][];

function table(): { play: Play; chosen: string[] } {
  const live = new LiveTable("t", null);
  const choices = PLACES.map(([place, people], choice) => ({
    choice,
    name: `place ${place} ${people}`,
    verb: "place",
    targets: [
      { kind: "place", name: place },
      { kind: "people", name: people },
    ],
    ends_turn: true,
  }));
  const texts = choices.map((choice) => choice.name);
  live.latest = {
    seat: 0,
    held: null,
    texts,
    final: texts.map(() => false),
    done: [],
    view: { choices },
  } as unknown as TableShown;
  const chosen: string[] = [];
  vi.spyOn(live, "choose").mockImplementation((choice) => void chosen.push(texts[choice]!));
  return { play: new Play(live), chosen };
}

describe("hands at a table", () => {
  beforeEach(() => {
    settings.hold = "matters";
    settings.ask = false;
  });

  it("pick a place, then how many", () => {
    const { play, chosen } = table();
    play.pick("place", "forest");
    expect(chosen).toEqual([]);
    play.pick("people", "2");
    expect(chosen).toEqual(["place forest 2"]);
    expect(play.picked).toEqual([]);
  });

  it("change their mind with one click", () => {
    const { play, chosen } = table();
    play.pick("place", "forest");
    play.pick("place", "quarry");
    expect(play.picked).toEqual([{ kind: "place", name: "quarry" }]);
    expect(play.inspected).toBeNull();
    play.pick("place", "field");
    expect(chosen).toEqual(["place field 1"]);
  });

  it("only look at what cannot be chosen at all", () => {
    const { play } = table();
    play.pick("place", "forest");
    play.pick("place", "river");
    expect(play.inspected).toEqual({ kind: "place", name: "river" });
    expect(play.picked).toEqual([{ kind: "place", name: "forest" }]);
  });

  it("know what is final: what nature answers, and the end of a turn for who never ends one by a button", () => {
    const { play } = table();
    const offer = play.all[0]!;
    expect(play.isFinal(offer)).toBe(false);
    expect(play.isFinal({ ...offer, final: true })).toBe(true);
    settings.hold = "never";
    expect(play.isFinal(offer)).toBe(true);
  });
});
