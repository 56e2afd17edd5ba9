import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "../lib/live.svelte";
import type { TableShown } from "../lib/messages";
import { Play } from "../lib/play.svelte";
import { settings } from "../lib/settings.svelte";
import WithPlay from "./WithPlay.test.svelte";

function table(count: number, ends_turn = false, turn: number | null = null): { play: Play; chosen: number[] } {
  const live = new LiveTable("t", null);
  const choices = Array.from({ length: count }, (_, choice) => ({
    choice,
    name: `take ${choice}`,
    verb: "take",
    targets: choice ? [{ kind: "tile", name: String(choice) }] : [],
    ends_turn,
  }));
  live.shown = {
    number: 3,
    prompt: "Ada, take an action tile.",
    outcome: "",
    texts: choices.map((one) => `take number ${one.choice}`),
    final: choices.map(() => true),
    undo: { one: turn, turn },
    view: { game: "cave-vs-cave", choices },
  } as unknown as TableShown;
  live.connected = true;
  const chosen: number[] = [];
  vi.spyOn(live, "choose").mockImplementation((choice) => void chosen.push(choice));
  return { play: new Play(live), chosen };
}

describe("the status bar", () => {
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
    play.live.shown!.frozen = "This game was begun under other rules.";
    render(WithPlay, { play });
    expect(screen.getByRole("status").textContent).toContain("This game was begun under other rules.");
  });

  it("is no wall of buttons when they are many, until it is asked to", async () => {
    const { play } = table(30);
    render(WithPlay, { play });
    expect(screen.queryAllByRole("button", { name: /take number/ })).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: /30/ }));
    expect(screen.queryAllByRole("button", { name: /take number/ })).toHaveLength(30);
  });

  it("takes number keys", async () => {
    const { play, chosen } = table(3);
    render(WithPlay, { play });
    await fireEvent.keyDown(document.body, { key: "3" });
    expect(chosen).toEqual([2]);
  });

  it("narrows down to what was picked on the board", async () => {
    const { play } = table(30);
    play.picked = [{ kind: "tile", name: "7" }];
    render(WithPlay, { play });
    expect(screen.getAllByRole("button", { name: /take number/ }).map((one) => one.textContent?.trim())).toEqual([
      "1take number 7",
    ]);
  });

  it("asks before a turn ends, as the player likes it", async () => {
    settings.confirm = "choices";
    const { play, chosen } = table(2, true, 1);
    render(WithPlay, { play });
    await fireEvent.click(screen.getByRole("button", { name: /take number 1/ }));
    expect(chosen).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Yes" }));
    expect(chosen).toEqual([1]);
  });

  it("does not ask about a choice after which the turn goes on, even if it cannot be taken back", async () => {
    settings.confirm = "always";
    const { play, chosen } = table(2, false, 1);
    render(WithPlay, { play });
    await fireEvent.click(screen.getByRole("button", { name: /take number 1/ }));
    expect(chosen).toEqual([1]);
  });

  it("does not ask when it shall not", async () => {
    settings.confirm = "never";
    const { play, chosen } = table(2, true, 1);
    render(WithPlay, { play });
    await fireEvent.click(screen.getByRole("button", { name: /take number 1/ }));
    expect(chosen).toEqual([1]);
  });
});
