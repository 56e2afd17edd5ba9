import type { Component } from "svelte";
import type { Movements } from "../lib/motion/types";

/** What a game's folder offers. Games without one are drawn by their own package or as text: `guests`. */
export interface GameClient {
  Board: Component; // the whole table: it reads `usePlay()`, fills the stage and places tray and log
  Header?: Component; // rounds or progress, in the header of the page
  /** For the rulebook: a part of a table (`usePlay()` has it), and a tile or space by itself. */
  Part?: Component<{ part: string }>;
  Piece?: Component<{ name: string }>;
  movements: Movements; // what moves at a choice
}

/** What is known of a game before its folder is there. The folder comes when it is needed: see `clients.svelte.ts`. */
export interface GameAbout {
  id: string; // as the server calls it, and its folder
  minutes: number; // of a game
  load: () => Promise<GameClient>;
}

const minutes = import.meta.glob<number>("./*/about.ts", { import: "minutes", eager: true });
const folders = import.meta.glob<GameClient>("./*/index.ts", { import: "default" });

export const GAMES = new Map(
  Object.entries(minutes).map(([path, minutes]): [string, GameAbout] => {
    const id = path.split("/")[1]!;
    return [id, { id, minutes, load: folders[`./${id}/index.ts`]! }];
  }),
);
