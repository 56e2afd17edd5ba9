import { GAMES, type GameClient } from ".";

/** The games' folders as they come: nobody loads a game that they do not look at. */
class Clients {
  private there = $state.raw<Record<string, GameClient>>({});
  private missing = $state.raw<string[]>([]);
  private asked = new Set<string>();

  load(game: string): void {
    const about = GAMES.get(game);
    if (!about || this.asked.has(game)) return;
    this.asked.add(game);
    about.load().then(
      (client) => (this.there = { ...this.there, [game]: client }),
      () => {
        this.asked.delete(game); // ask again the next time: the server may have been away
        this.missing = [...this.missing, game];
      },
    );
  }

  of(game: string): GameClient | undefined {
    return this.there[game];
  }

  /** Whether there is none, so that the table is shown as text. */
  lacks(game: string): boolean {
    return !GAMES.has(game) || (!this.there[game] && this.missing.includes(game));
  }
}

export const clients = new Clients();
