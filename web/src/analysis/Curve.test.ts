import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Findings, SeatShown } from "../lib/messages";
import { settings } from "../lib/settings.svelte";
import Curve from "./Curve.svelte";

const turn = (number: number, seat: number, cost: number) => ({
  turn: number,
  seat,
  round: number,
  cost,
  decisions: [{ number: 10 * number, cost, before: 0, after: 0, played: "a", better: "b", why: "" }],
});
const FOUND = {
  leads: true,
  length: 40,
  scores: [30, 26],
  curves: [0, 1].map((seat) =>
    [9, 19, 29, 40].map((choices, index) => ({ choices, value: (seat ? -1 : 1) * [0, 3, -2, 4][index]! })),
  ),
  points: [9, 19, 29, 40].map((choices, index) => ({ choices, scores: [index, 2 * index] })),
  rounds: [1, 2, 3].map((round) => ({ round, choices: 10 * round - 1 })),
  players: [],
  turning_points: [{ turn: 3, before: [-2, 2], after: [4, -4] }],
  turns: [turn(1, 0, 0), turn(2, 1, 2.5), turn(3, 0, 0)],
} as unknown as Findings;
const SEATS = [
  { seat: 0, name: "Ada" },
  { seat: 1, name: "Ben" },
] as SeatShown[];

describe("the curve", () => {
  afterEach(cleanup);

  it("is walked by keyboard, says what it shows, and opens a turn", async () => {
    settings.language = "en";
    const open = vi.fn();
    render(Curve, { found: FOUND, seats: SEATS, what: "expected", at: 0, open });
    const slider = screen.getByRole("slider");
    expect(slider.getAttribute("aria-valuetext")).toBe("Turn 1, round 1, Ada: Ada 0");
    await fireEvent.keyDown(slider, { key: "ArrowRight" });
    expect(slider.getAttribute("aria-valuetext")).toBe("Turn 2, round 2, Ben: Ada +3, 2.5 points given away");
    await fireEvent.keyDown(slider, { key: "PageDown" });
    expect(slider.getAttribute("aria-valuetext")).toBe("Turn 3, round 3, Ada: Ada −2, turning point");
    await fireEvent.keyDown(slider, { key: "ArrowRight" }); // there is no further one
    await fireEvent.keyDown(slider, { key: "Enter" });
    expect(open).toHaveBeenCalledWith(2);
    await fireEvent.keyDown(slider, { key: "Home" });
    expect(slider.getAttribute("aria-valuenow")).toBe("1");
  });

  it("has one line for two who are ahead and behind, and one for each seat's points", async () => {
    const { container, rerender } = render(Curve, {
      found: FOUND,
      seats: SEATS,
      what: "expected",
      at: 0,
      open: vi.fn(),
    });
    expect(container.querySelectorAll("path[class*=line]").length).toBe(1);
    expect(container.querySelectorAll(".turning").length).toBe(1);
    await rerender({ what: "points" });
    expect(container.querySelectorAll("path[class*=line]").length).toBe(2);
  });
});
