import { get } from "./api";
import type { Printed } from "./messages";
import { settings } from "./settings.svelte";
import { say } from "../texts";
import { isOne } from "./texts";

/** What is printed on the components of each game, asked for once in each language. */
class PrintedTables {
  private tables = $state.raw<Record<string, Record<string, Printed>>>({}); // by game and language
  private asked = new Set<string>();
  private missing = $state.raw<string[]>([]); // games whose table did not come

  load(game: string): void {
    const { language } = settings;
    const key = `${game} ${language}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    get<Printed>(`/games/${game}/printed`).then(
      (table) => (this.tables = { ...this.tables, [game]: { ...this.tables[game], [language]: table } }),
      () => {
        this.asked.delete(key); // ask again the next time: the server may have been away
        this.missing = [...this.missing, game];
      },
    );
  }

  /** The table in the reader's language; until that is there, in another one. */
  of(game: string): Printed | undefined {
    const known = this.tables[game] ?? {};
    return known[settings.language] ?? Object.values(known)[0];
  }

  /** Whether there is none, so that the table is shown as text. */
  lacks(game: string): boolean {
    return !this.has(game) && this.missing.includes(game);
  }

  /** Whether there is one, so that nothing is drawn without its names. */
  has(game: string): boolean {
    return this.of(game) !== undefined;
  }
}

export const printed = new PrintedTables();

type Form = "names" | "shorts" | "singles" | "plurals";

/** For a game's folder: the printed table, what follows from it, and what its things are called. */
export function printedOf<Table extends Printed>(game: string) {
  function look(form: Form, group: string, id: string): string | undefined {
    return printed.of(game)?.[form][group]?.[id];
  }

  /** Boards are drawn only once it is there. */
  function table(): Table {
    return printed.of(game) as Table;
  }

  /** What is worked out from a table, once for each. */
  function once<Found extends object>(find: (table: Table) => Found): () => Found {
    const known = new WeakMap<Table, Found>();
    return () => {
      const now = table();
      const found = known.get(now) ?? find(now);
      known.set(now, found);
      return found;
    };
  }

  function nameOf(group: string, id: string): string {
    return look("names", group, id) ?? look("singles", group, id) ?? id;
  }

  function shortOf(group: string, id: string): string {
    return look("shorts", group, id) ?? nameOf(group, id);
  }

  /** A good after a number: "3 rubies" without the 3. */
  function goods(good: string, count: number): string {
    return look(isOne(count) ? "singles" : "plurals", "goods", good) ?? nameOf("goods", good);
  }

  /** "3 rubies". */
  function some(good: string, count: number): string {
    return `${count} ${goods(good, count)}`;
  }

  /** "2 wood, 1 stone". */
  function list(counts: Record<string, number>): string {
    return Object.entries(counts)
      .filter(([, count]) => count)
      .map(([good, count]) => some(good, count))
      .join(", ");
  }

  return { table, once, nameOf, shortOf, goods, some, list };
}

/** What something is called of which only the kind of a click is known, or not even that. */
export function called(game: string, id: string, kind = ""): string {
  const table = printed.of(game);
  const groups = table ? [table.names, table.singles] : [];
  const near = groups.map((group) => group[`${kind}s`]?.[id] ?? group[kind]?.[id]);
  const anywhere = groups.flatMap((group) => Object.values(group).map((names) => names[id]));
  return [...near, ...anywhere].find((name) => name !== undefined) ?? id.replaceAll("-", " ");
}

/** What an option of the rules is called. */
export function optionName(game: string, option: string): string {
  return optionOf(game, option)?.name ?? option;
}

export function valueName(game: string, option: string, value: number | string | boolean): string {
  if (typeof value === "boolean") return say(value ? "table.yes" : "table.no");
  const row = optionOf(game, option);
  return row?.value_names[row.values.indexOf(value)] ?? String(value);
}

function optionOf(game: string, option: string): Printed["options"][number] | undefined {
  return printed.of(game)?.options.find((one) => one.option === option);
}
