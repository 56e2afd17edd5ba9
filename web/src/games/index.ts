import type { Component } from "svelte";

/** What a game's folder offers. Games without one are drawn by their own package or as text: `guests`. */
export interface GameClient {
  id: string; // as the server calls it
  Board: Component; // the whole table; it reads `usePlay()`
  Picture: Component; // for the lobby, 160 by 100
  minutes: number; // of a game
  /** Explanations of a guided first game: by the id of the open decision. */
  lessons: { en: Record<string, string>; de: Record<string, string> };
}

const modules = import.meta.glob<{ default: GameClient }>("./*/index.ts", { eager: true });

export const GAMES = new Map(Object.values(modules).map((module) => [module.default.id, module.default]));
