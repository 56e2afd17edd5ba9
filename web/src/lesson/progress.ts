/** How far somebody has come in a game's lesson, kept in the browser. */
export interface Progress {
  chapter: string; // where they are
  step: string;
  done: string[]; // chapters
}

const NONE: Progress = { chapter: "", step: "", done: [] };

function key(game: string): string {
  return `lascaux lesson ${game}`;
}

export function progress(game: string): Progress {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(key(game)) ?? "{}") as Partial<Progress>) };
  } catch {
    return NONE;
  }
}

export function keep(game: string, reached: Partial<Progress>): void {
  localStorage.setItem(key(game), JSON.stringify({ ...progress(game), ...reached }));
}
