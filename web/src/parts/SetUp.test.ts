import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { BotsShown, GameShown, NewTable } from "../lib/messages";
import SetUp from "./SetUp.svelte";

const NAMES: Record<string, string> = { random: "Dreamer", novice: "Novice", greedy: "Regular", mybot: "mybot" };

function bots(players: number, usual: string, ...levels: string[]): BotsShown {
  return { players, usual, bots: levels.map((level) => ({ level, name: NAMES[level]! })) };
}

const GAME: GameShown = {
  id: "caverna",
  name: "Caverna",
  about: "",
  players: [2, 3],
  bots: [bots(2, "novice", "random", "novice", "greedy", "mybot"), bots(3, "greedy", "random", "greedy", "mybot")],
  options: [{ name: "players", values: [2, 3], clause: "CAV-1", help: "" }],
  lesson: true,
  puzzles: true,
  client: null,
};

/** What the server is asked for; it answers that there is nothing. */
function asked(): NewTable[] {
  const wishes: NewTable[] = [];
  vi.stubGlobal("fetch", (_: string, request?: RequestInit) => {
    if (request?.method === "POST") wishes.push(JSON.parse(request.body as string) as NewTable);
    return Promise.resolve(new Response(JSON.stringify({ detail: "no" }), { status: 404 }));
  });
  return wishes;
}

function seats(): HTMLSelectElement[] {
  return within(screen.getByRole("group", { name: "Who plays" }))
    .getAllByRole<HTMLSelectElement>("combobox")
    .slice(1); // the first says how many
}

const picked = (select: HTMLSelectElement) => select.selectedOptions[0]?.textContent;

describe("the dialog before a game", () => {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it("lists bots by strength and begins with the usual one", () => {
    asked();
    render(SetUp, { game: GAME, close: () => undefined });
    const other = seats()[1]!;
    expect([...other.options].slice(2).map((option) => option.textContent)).toEqual(
      ["Dreamer", "Novice", "Regular", "mybot"].map((name) => `Bot: ${name}`),
    );
    expect(picked(other)).toBe("Bot: Novice");
  });

  it("keeps to the bots that play with so many", async () => {
    const wishes = asked();
    render(SetUp, { game: GAME, close: () => undefined });
    await fireEvent.change(seats()[1]!, { target: { value: "mybot" } });
    const players = screen.getAllByRole<HTMLSelectElement>("combobox")[0]!;
    players.selectedIndex = 1;
    await fireEvent.change(players);
    expect(seats().map(picked).slice(1)).toEqual(["Bot: mybot", "Bot: Regular"]);
    await fireEvent.submit(document.querySelector("form")!);
    expect(wishes[0]!.seats).toEqual([
      { kind: "me" },
      { kind: "bot", level: "mybot" },
      { kind: "bot", level: "greedy" },
    ]);
  });
});
