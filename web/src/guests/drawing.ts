import { get } from "../lib/api";
import type { Games, Printed, TableView } from "../lib/messages";

/** What a game from elsewhere gets to draw its table. */
export interface Context {
  view: TableView; // and what the game's own view adds
  printed: Printed;
  language: string;
  seat: number; // whose view it is; -1 for a spectator
  choose: (choice: number) => void; // the number of one of `view.choices`
  say: (text: string) => void; // to the person, below the board
}

/** A table that has been drawn. */
export interface Drawing {
  update: (context: Context) => void;
  destroy: () => void;
}

/** What the module of a game's package exports as its default. */
export interface Drawer {
  mount: (element: HTMLElement, context: Context) => Drawing;
}

/** Who draws a game that has no folder here; null: nobody, or it cannot be loaded. */
export async function drawerOf(game: string): Promise<Drawer | null> {
  try {
    const { games } = await get<Games>("/games");
    const address = games.find((one) => one.id === game)?.client;
    return address ? ((await import(/* @vite-ignore */ address)) as { default: Drawer }).default : null;
  } catch (error) {
    console.error(error);
    return null;
  }
}
