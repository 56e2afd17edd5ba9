import { get } from "./api";
import type { Things } from "./messages";
import { settings } from "./settings.svelte";

const known = new Map<string, Promise<Map<string, string>>>();

/** What every tile and term of a game means, asked for once in each language. */
export function things(game: string): Promise<Map<string, string>> {
  const key = `${game} ${settings.language}`;
  let found = known.get(key);
  if (!found) {
    found = get<Things>(`/games/${game}/things`).then(
      (all) => new Map(all.things.map((one) => [one.id, one.help])),
      () => {
        known.delete(key); // the server is away: ask again the next time
        return new Map();
      },
    );
    known.set(key, found);
  }
  return found;
}
