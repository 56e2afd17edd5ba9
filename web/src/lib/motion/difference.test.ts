import { describe, expect, it } from "vitest";
import type { CaveVsCaveView, CavernaView, StoneAgeView, TableView } from "../messages";
import { changes, movedBy } from "./difference";
import { recorded, type Recorded } from "./recorded";
import type { Movement, Movements } from "./types";

const motions = import.meta.glob<Movements>("../../games/*/motion.ts", { import: "movements", eager: true });
const GAMES = Object.keys(motions).map((path) => path.split("/").at(-2)!);

function moved({ before, after, line }: Recorded): Movement[] {
  return movedBy(motions[`../../games/${before.game}/motion.ts`]!, before, after, line);
}

function first(places: string | string[] | undefined): string {
  return (typeof places === "string" ? places : places?.[0]) ?? "";
}

/** What each seat owns, by place. */
function owned(view: TableView): Record<string, number> {
  const { caves, tableaus, players } = view as Partial<CaveVsCaveView & StoneAgeView & CavernaView>;
  const stores = (caves ?? tableaus ?? players ?? []) as {
    goods: Record<string, number>;
    animals?: Record<string, number>;
  }[];
  return Object.fromEntries(
    stores.flatMap((store, seat) =>
      Object.entries({ ...store.goods, ...store.animals }).map(([good, count]) => [`good ${good} ${seat}`, count]),
    ),
  );
}

/** The view without what only says who decides what. */
function table(view: TableView): string {
  const { actor, turn, begins_turn, decision, over, winners, ...rest } = view;
  const { current, ...lying } = rest as typeof rest & { current: unknown };
  return JSON.stringify(lying);
}

describe.each(GAMES)("movements of %s", (game) => {
  const steps = recorded(game);

  it("show every choice that changes the table", () => {
    for (const step of steps)
      if (table(step.before) !== table(step.after) && step.line.seat >= 0)
        expect(moved(step), step.line.text).not.toEqual([]);
  });

  it("carry exactly the goods that were got and given", () => {
    for (const step of steps) {
      const carried: Record<string, number> = {};
      for (const movement of moved(step))
        for (const place of [first(movement.from), first(movement.to)]) {
          const gives = place === first(movement.from);
          const count = movement.count ?? 0;
          if (place.startsWith("good ") && gives === count < 0) carried[place] = (carried[place] ?? 0) + count;
        }
      const changed = Object.fromEntries(changes(owned(step.before), owned(step.after)));
      expect(Object.fromEntries(Object.entries(carried).filter(([, by]) => by)), step.line.text).toEqual(changed);
    }
  });

  it("name the seat whose things they touch", () => {
    const seats = steps[0]!.before.scores.length;
    for (const movement of steps.flatMap(moved).filter(({ kind }) => kind !== "change"))
      for (const place of [movement.from ?? [], movement.to].flat())
        if (/^(good|dwarf|square|worker|home|people|tool|seat|score) /.test(place))
          expect(Number(place.split(" ").at(-1))).toBeLessThan(seats);
  });
});

function stepOf(game: string, text: RegExp): Movement[] {
  const step = recorded(game).find(({ line }) => text.test(line.text));
  expect(step, String(text)).toBeDefined();
  return moved(step!);
}

describe("a movement goes from where to whom", () => {
  it("a dwarf walks to the tile it takes", () => {
    const [walk] = stepOf("cave-vs-cave", /Ada takes /);
    expect(walk).toMatchObject({ kind: "walk", from: [expect.stringMatching(/^dwarf \d 0$/), "seat 0"] });
    expect(first(walk!.to)).toMatch(/^tile /);
  });

  it("a room slides out of the display into its owner's cave", () => {
    const slide = stepOf("cave-vs-cave", /furnishes/).find(({ kind }) => kind === "slide")!;
    expect([first(slide.from), slide.to]).toEqual([
      expect.stringMatching(/^room /),
      expect.stringMatching(/^space \d,\d [01]$/),
    ]);
  });

  it("a die falls where dice lie", () => {
    expect(stepOf("stone-age", /rolls \d/)[0]).toMatchObject({ kind: "roll", to: "dice" });
  });

  it("wood comes from the space on which the dwarf stands", () => {
    const fly = stepOf("caverna", /\+\d wood\)/).find(
      ({ kind, to }) => kind === "fly" && first(to).startsWith("good wood"),
    )!;
    expect(first(fly.from)).toMatch(/^space /);
  });
});
