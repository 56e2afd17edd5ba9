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
  options: [
    { name: "players", values: [2, 3], clause: "CAV-1", help: "", players: [] },
    { name: "spaces", values: ["reduced", "all"], clause: "CAV-2", help: "", players: [1] },
  ],
  lesson: true,
  puzzles: true,
  draws_start: true,
  custom: "The rules let chance decide who begins.",
  face_down: false,
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
    .slice(1, -1); // the first says how many, the last who begins
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

  it("says who begins, and that we say it at the table only where somebody sits", async () => {
    const wishes = asked();
    render(SetUp, { game: GAME, close: () => undefined });
    const begins = screen.getByRole<HTMLSelectElement>("combobox", { name: /Who begins/ });
    expect([...begins.options].map((option) => option.textContent)).toEqual([
      "chance decides",
      "seat 1",
      "seat 2",
      "we say at the table",
    ]);
    await fireEvent.change(begins, { target: { value: begins.options[2]!.value } });
    await fireEvent.click(screen.getByRole("button", { name: "Start" }));
    expect(wishes[0]).toMatchObject({ begins: 1, face_down: false });
  });

  it("leaves out what makes no difference with so many players", () => {
    asked();
    render(SetUp, { game: GAME, close: () => undefined });
    expect(screen.queryByRole("group", { name: "Which game" })).toBeNull(); // its one option is for a single player
  });

  it("offers cards face down where there are such, and then no hints", async () => {
    const wishes = asked();
    render(SetUp, { game: { ...GAME, face_down: true }, close: () => undefined });
    await fireEvent.click(screen.getByRole("checkbox", { name: /face down/ }));
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /for hints/ }).disabled).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "Start" }));
    expect(wishes[0]).toMatchObject({ face_down: true });
  });
});
