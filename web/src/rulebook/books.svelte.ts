import { get, Refused } from "../lib/api";
import type { Rulebook } from "../lib/messages";
import { settings } from "../lib/settings.svelte";

const known = new Map<string, Promise<Rulebook | null>>();

/** The rulebook of a game in the reader's language, asked for once; null for a game that has none. */
export function bookOf(game: string): Promise<Rulebook | null> {
  const key = `${game} ${settings.language}`;
  let found = known.get(key);
  if (!found) {
    found = get<Rulebook>(`/games/${game}/rulebook`).catch((error: unknown) => {
      if (error instanceof Refused && error.status === 404) return null;
      known.delete(key); // the server is away: ask again the next time
      throw error;
    });
    known.set(key, found);
  }
  return found;
}
