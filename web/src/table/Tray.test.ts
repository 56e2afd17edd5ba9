import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "../lib/live.svelte";
import type { TableShown } from "../lib/messages";
import { Play } from "../lib/play.svelte";
import { settings } from "../lib/settings.svelte";
import WithPlay from "./WithPlay.test.svelte";

interface Kind {
  ends_turn?: boolean;
  final?: boolean;
  held?: number;
}

function table(count: number, { ends_turn = false, final = false, held }: Kind = {}): { play: Play; chosen: number[] } {
  const live = new LiveTable("t", null);
  const choices = Array.from({ length: count }, (_, choice) => ({
    choice,
    name: `take ${choice}`,
    verb: "take",
    targets: choice ? [{ kind: "tile", name: String(choice) }] : [],
    ends_turn,
  }));
  live.latest = {
    number: 3,
    prompt: "Ada, take an action tile.",
    outcome: "",
    texts: choices.map((one) => `take number ${one.choice}`),
    done: choices.map(() => false),
    final: choices.map(() => final),
    held: held ?? null,
    seat: 0,
    undo: { one: null, turn: null },
    status: "playing",
    seats: [{ kind: "person", name: "Ada" }],
    view: { game: "cave-vs-cave", actor: 0, choices },
  } as unknown as TableShown;
  live.connected = true;
  const chosen: number[] = [];
  vi.spyOn(live, "choose").mockImplementation((choice) => void chosen.push(choice));
  return { play: new Play(live), chosen };
}

describe("the tray", () => {
  afterEach(cleanup);

  it("says who must do what, and offers every choice when they are few", async () => {
    const { play, chosen } = table(3);
    render(WithPlay, { play });
    expect(screen.getByRole("status").textContent).toContain("Ada, take an action tile.");
    await fireEvent.click(screen.getByRole("button", { name: /take number 1/ }));
    expect(chosen).toEqual([1]);
  });

  it("says why a table cannot go on", () => {
    const { play } = table(0);
    play.live.latest!.frozen = "This game was begun under other rules.";
    render(WithPlay, { play });
    expect(screen.getByRole("status").textContent).toContain("This game was begun under other rules.");
  });

  it("is no wall of buttons when they are many, until it is asked to", async () => {
    const { play } = table(30);
    render(WithPlay, { play });
    expect(screen.queryAllByRole("button", { name: /take number/ })).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: /30/ }));
    expect(screen.queryAllByRole("button", { name: /take number/ })).toHaveLength(31);
  });

  it("takes number keys", async () => {
    const { play, chosen } = table(3);
    render(WithPlay, { play });
    await fireEvent.keyDown(document.body, { key: "3" });
    expect(chosen).toEqual([2]);
  });

  it("narrows down to what was picked on the board", () => {
    const { play } = table(30);
    play.picked = [{ kind: "tile", name: "7" }];
    render(WithPlay, { play });
    expect(screen.getAllByRole("button", { name: /take number/ }).map((one) => one.textContent?.trim())).toEqual([
      "1take number 7",
    ]);
  });

  it("asks before what cannot be taken back, if the player likes that", async () => {
    settings.ask = true;
    const { play, chosen } = table(2, { final: true });
    render(WithPlay, { play });
    await fireEvent.click(screen.getByRole("button", { name: /take number 1/ }));
    expect(chosen).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Yes" }));
    expect(chosen).toEqual([1]);
  });

  it("asks nothing about what can be taken back", async () => {
    settings.ask = true;
    settings.hold = "matters";
    const { play, chosen } = table(2, { ends_turn: true });
    render(WithPlay, { play });
    await fireEvent.click(screen.getByRole("button", { name: /take number 1/ }));
    expect(chosen).toEqual([1]);
  });

  it("asks nothing when it shall not", async () => {
    settings.ask = false;
    const { play, chosen } = table(2, { final: true, ends_turn: true });
    render(WithPlay, { play });
    await fireEvent.click(screen.getByRole("button", { name: /take number 1/ }));
    expect(chosen).toEqual([1]);
  });

  it("ends a turn with a button or a key", async () => {
    const { play } = table(0, { held: 0 });
    const end = vi.spyOn(play.live, "end").mockReturnValue();
    render(WithPlay, { play });
    await fireEvent.click(screen.getByRole("button", { name: "End turn" }));
    await fireEvent.keyDown(document.body, { key: "e" });
    expect(end).toHaveBeenCalledTimes(2);
  });
});
