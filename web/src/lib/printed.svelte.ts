import { get, Refused } from "./api";
import { type Language, settings } from "./settings.svelte";
import { isOne } from "./texts";

type Grouped = Record<string, Record<string, string>>;

/** What things are called, by group (`rooms`, `goods`) and id. */
export interface Naming {
  names: Grouped;
  shorts: Grouped; // for where there is little room
  singles: Grouped; // of goods, after the number 1
  plurals: Grouped; // and after other numbers
}

/** An option of the rules, with a name for each of its values. */
export interface PrintedOption {
  option: string;
  name: string;
  values: (number | string | boolean)[];
  value_names: string[];
}

/** The printed table of a game, as every game has it; each adds its own lists. */
export interface PrintedTable extends Naming {
  game: string;
  language: string;
  version: string; // the same version is the same table
  options: PrintedOption[];
}

/** What is printed on the components of each game, asked for once in each language. */
class Printed {
  private tables = $state.raw<Record<string, PrintedTable | null>>({}); // null: the server has none
  private asked = new Set<string>();

  load(game: string): void {
    const key = this.key(game);
    if (this.asked.has(key)) return;
    this.asked.add(key);
    get<PrintedTable>(`/games/${game}/printed`).then(
      (table) => this.keep(key, table),
      (error: unknown) => {
        if (error instanceof Refused) this.keep(key, null);
        else this.asked.delete(key); // the server is away: ask again the next time
      },
    );
  }

  /** Whether the answer is there, so that nothing is drawn without its names. */
  has(game: string): boolean {
    return this.tables[this.key(game)] !== undefined;
  }

  of<Table extends PrintedTable>(game: string): Table | undefined {
    return (this.tables[this.key(game)] ?? undefined) as Table | undefined;
  }

  private key(game: string): string {
    return `${game} ${settings.language}`;
  }

  private keep(key: string, table: PrintedTable | null): void {
    if (table === null || this.tables[key]?.version !== table.version) this.tables = { ...this.tables, [key]: table };
  }
}

export const printed = new Printed();

type OwnNames = Record<Language, Partial<Naming>>;

const OWN = new Map<string, OwnNames>();

/** The namings to look into, the server's first. */
function namings(game: string): Partial<Naming>[] {
  const own = OWN.get(game)?.[settings.language];
  return [printed.of(game), own].filter((one) => one !== undefined);
}

function look(game: string, form: keyof Naming, group: string, id: string): string | undefined {
  for (const naming of namings(game)) {
    const found = naming[form]?.[group]?.[id];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** For a game's folder: what its things are called. `own` stands in for what the printed table does not name. */
export function namesOf(game: string, own?: OwnNames) {
  if (own) OWN.set(game, own);

  function nameOf(group: string, id: string): string {
    return look(game, "names", group, id) ?? look(game, "singles", group, id) ?? id;
  }

  function shortOf(group: string, id: string): string {
    return look(game, "shorts", group, id) ?? nameOf(group, id);
  }

  /** A good after a number: "3 rubies" without the 3. */
  function goods(good: string, count: number): string {
    return look(game, isOne(count) ? "singles" : "plurals", "goods", good) ?? nameOf("goods", good);
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

  return { nameOf, shortOf, goods, some, list };
}

/** What something is called of which only the kind of a click is known, or not even that. */
export function called(game: string, id: string, kind = ""): string {
  const groups = namings(game).flatMap((naming) => [naming.names ?? {}, naming.singles ?? {}]);
  const near = groups.map((group) => group[`${kind}s`]?.[id] ?? group[kind]?.[id]);
  const anywhere = groups.flatMap((group) => Object.values(group).map((names) => names[id]));
  return [...near, ...anywhere].find((name) => name !== undefined) ?? id.replaceAll("-", " ");
}
