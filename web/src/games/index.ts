import type { Component } from "svelte";
import { printed } from "../lib/printed.svelte";
import { settings } from "../lib/settings.svelte";
import { say } from "../texts";

/** What a game's folder offers. A new game needs nothing but its folder. */
export interface GameClient {
  id: string; // as the server calls it
  Board: Component; // the whole table; it reads `usePlay()`
  Picture: Component; // for the lobby, 160 by 100
  minutes: number; // of a game
  /** What a thing is called, where its id is no name; for "picked: …". */
  nameOf?: (kind: string, name: string) => string | undefined;
  /** What its options and their values are called: `theme` and `theme=winter`. */
  options: { en: Record<string, string>; de: Record<string, string> };
  /** Explanations of a guided first game: by the id of the open decision. */
  lessons: { en: Record<string, string>; de: Record<string, string> };
}

const modules = import.meta.glob<{ default: GameClient }>("./*/index.ts", { eager: true });

export const GAMES = new Map(Object.values(modules).map((module) => [module.default.id, module.default]));

/** What an option is called, as printed or as the game's folder has it. */
export function optionName(game: string, option: string): string {
  const row = printed.of(game)?.options.find((one) => one.option === option);
  return row?.name ?? GAMES.get(game)?.options[settings.language][option] ?? option;
}

export function valueName(game: string, option: string, value: number | string | boolean): string {
  if (typeof value === "boolean") return say(value ? "table.yes" : "table.no");
  const row = printed.of(game)?.options.find((one) => one.option === option);
  const known = row?.value_names[row.values.indexOf(value)];
  return known ?? GAMES.get(game)?.options[settings.language][`${option}=${value}`] ?? String(value);
}
