import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "../lib/live.svelte";
import type { SeatShown, TableShown } from "../lib/messages";
import { Play } from "../lib/play.svelte";
import SeatMenu from "./SeatMenu.svelte";
import WithPlay from "./WithPlay.test.svelte";

const SEAT: SeatShown = {
  ...{ seat: 0, kind: "person", name: "Ada", bot: null, yours: true, kept: false },
  ...{ here: true, late: false, passes: true, resigned: false },
};
const BEN: SeatShown = { ...SEAT, seat: 1, name: "Ben", yours: false };
const CEM: SeatShown = { ...BEN, seat: 2, name: "Cem" };

/** The menu of a table; gives what the server is asked for. */
function menu(shown: Partial<TableShown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: URL, request: RequestInit) => {
    asked.push(`${request.method} ${address.pathname}`);
    return Promise.resolve(new Response('{"table": null}'));
  });
  const live = new LiveTable("t", null);
  live.latest = { table: "t", status: "playing", seat: 0, seats: [SEAT, BEN], agreed: {}, ...shown } as TableShown;
  render(WithPlay, { play: new Play(live), Part: SeatMenu });
  return asked;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const offered = (name: string) => screen.queryByRole("button", { name }) !== null;

describe("the menu of seats", () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it("gives a seat back to whom a bot has played for", async () => {
    const asked = menu({ seat: -2, seats: [{ ...SEAT, kind: "bot", bot: "greedy", yours: false, kept: true }, BEN] });
    await press("Take my seat back");
    expect(asked).toEqual(["POST /api/tables/t/return"]);
  });

  it("offers a bot for somebody only if they are late", async () => {
    menu({ seats: [SEAT, { ...BEN, here: false }] });
    expect(offered("Let a bot play for Ben")).toBe(false);
    cleanup();
    const asked = menu({ seats: [SEAT, { ...BEN, late: true }] });
    await press("Let a bot play for Ben");
    expect(asked).toEqual(["PUT /api/tables/t/seats/1/bot"]);
  });

  it("or, of three, if the others agree", async () => {
    const asked = menu({ seats: [SEAT, BEN, CEM], agreed: { "bot 1": [2], "bot 2": [0] } });
    expect(offered("Let a bot play for Cem")).toBe(false);
    await press("Agree to a bot for Ben");
    expect(asked).toEqual(["PUT /api/tables/t/seats/1/bot"]);
  });

  it("says who wants a rematch, and goes nowhere before everybody does", async () => {
    const asked = menu({ status: "over", agreed: { rematch: [1] } });
    expect(screen.getByRole("status").textContent).toContain("Ben would like a rematch.");
    await press("Rematch");
    expect(asked).toEqual(["POST /api/tables/t/rematch"]);
    cleanup();
    menu({ status: "over", agreed: { rematch: [0] } });
    expect(offered("Rematch")).toBe(false);
  });

  it("lets the owner send somebody away and close the table, others leave it", async () => {
    const asked = menu({ status: "open", owner: true });
    await press("Send Ben away");
    await press("Close the table");
    expect(asked).toEqual(["DELETE /api/tables/t/seats/1", "POST /api/tables/t/close"]);
    cleanup();
    expect(menu({ status: "open", owner: false })).toEqual([]);
    expect([offered("Close the table"), offered("Leave the table")]).toEqual([false, true]);
  });
});
