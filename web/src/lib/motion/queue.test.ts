import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine, MomentShown, TableShown, TableView } from "../messages";
import { settings } from "../settings.svelte";
import { Motion } from "./queue.svelte";

const LINES = ["a", "b", "c", "d", "e"].map((text): LogLine => ({
  seat: 1,
  round: 1,
  begins_turn: false,
  text,
  targets: [],
}));

function view(choices: number): TableView {
  return { game: "a", choices } as unknown as TableView;
}

function table(choices: number): TableShown {
  return { view: view(choices), log: { length: choices } } as unknown as TableShown;
}

describe("the queue", () => {
  let asked: [number, number][];
  let away: boolean;
  let motion: Motion;

  /** Until its promises are kept. */
  const soon = () => vi.advanceTimersByTimeAsync(0);
  const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    settings.speed = "normal";
    asked = [];
    away = false;
    motion = new Motion(
      async (first, last) => {
        asked.push([first, last]);
        if (away) throw new Error("away");
        return Array.from(
          { length: last - first + 1 },
          (_, n) => ({ view: view(first + n) }) as unknown as MomentShown,
        );
      },
      (choice) => LINES.slice(choice),
    );
    motion.movements = () => [{ kind: "walk", to: "space logging" }]; // half a second
  });

  it("shows one choice after the other though they came together", async () => {
    motion.take(table(0), table(3), LINES.slice(0, 3));
    expect(motion.view).toEqual(view(0));
    await soon();
    expect(asked).toEqual([[1, 2]]);
    for (const choices of [1, 2]) {
      await later(500);
      expect(motion.view).toEqual(view(choices));
      expect(motion.choice).toBe(choices);
    }
    await later(500);
    expect(motion.view).toBeNull();
  });

  it("needs no question for a single choice", async () => {
    motion.take(table(0), table(1), LINES.slice(0, 1));
    await later(500);
    expect(asked).toEqual([]);
    expect(motion.playing).toBe(false);
  });

  it("goes on with what comes while it plays", async () => {
    motion.take(table(0), table(1), LINES.slice(0, 1));
    await later(100);
    motion.take(table(1), table(2), LINES.slice(1, 2));
    await later(400);
    expect(motion.view).toEqual(view(1));
    await later(500);
    expect(motion.playing).toBe(false);
  });

  it("is at the newest at once when somebody acts, and forgets what was under way", async () => {
    motion.take(table(0), table(3), LINES.slice(0, 3));
    motion.skip();
    expect(motion.view).toBeNull();
    await later(5000);
    expect(motion.view).toBeNull();
    motion.take(table(3), table(4), LINES.slice(3, 4));
    await soon();
    expect(motion.view).toEqual(view(3));
    await later(500);
    expect(motion.view).toBeNull();
  });

  it("hurries when many wait", async () => {
    const many = Array.from({ length: 40 }, () => LINES[0]!);
    motion.take(table(0), table(40), many);
    await later(40 * 350);
    expect(motion.playing).toBe(false);
  });

  it("shows the newest where nothing is to move, or the server is away", async () => {
    settings.speed = "off";
    motion.take(table(0), table(2), LINES.slice(0, 2));
    expect(motion.view).toBeNull();
    settings.speed = "normal";
    away = true;
    motion.take(table(2), table(4), LINES.slice(2, 4));
    await later(600);
    expect(motion.view).toBeNull();
  });

  it("plays again what happened since a choice", async () => {
    motion.again(3);
    await soon();
    expect(asked).toEqual([[3, 5]]);
    expect(motion.view).toEqual(view(3));
    await later(500);
    expect(motion.view).toEqual(view(4));
    await later(500);
    expect(motion.view).toBeNull();
  });
});
