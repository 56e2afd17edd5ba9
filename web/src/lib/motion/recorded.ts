import type { LogLine, TableView } from "../messages";
import games from "./recorded.json";

/** One choice of a real game: the views around it, and its line. */
export interface Recorded {
  before: TableView;
  after: TableView;
  line: LogLine;
}

interface Stretch {
  first: unknown;
  steps: { line: LogLine; changes: [(string | number)[], unknown][] }[];
}

/** For tests: a stretch of a game as tools/client_moments.py has written it down. */
export function recorded(game: string): Recorded[] {
  const { first, steps } = (games as unknown as Record<string, Stretch>)[game]!;
  let before = first as TableView;
  return steps.map(({ line, changes }) => {
    const after = structuredClone(before);
    for (const [path, value] of changes) {
      let at = after as unknown as Record<string | number, unknown>;
      for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
      at[path.at(-1)!] = value;
    }
    const step = { before, after, line };
    before = after;
    return step;
  });
}
