import type { StoneAgeCardView, StoneAgeTileView } from "../../lib/messages";
import { settings } from "../../lib/settings.svelte";
import { de } from "./words.de";
import { en, type Word } from "./words.en";

/** A word of the game in the reader's language, its {gaps} filled. */
export function word(id: Word, values: Record<string, string | number> = {}): string {
  const text = (settings.language === "de" ? de : en)[id];
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** The name of a thing the server spells as one of our ids. */
export function called(thing: string): string {
  return thing in en ? word(thing as Word) : thing;
}

export function placeName(place: string, winter: boolean): string {
  const [, sort, number] = /^(card|building|igloo)-(\d)$/.exec(place) ?? [];
  if (sort) return word(sort as Word, { number: number! });
  return place === "field" && winter ? word("livestock") : called(place);
}

// The upper half of a card is a code such as FOOD7, ROLLW or AGRI.

const ROLLED: Record<string, string> = { W: "wood", S: "stone", G: "gold" };
const GOODS: Record<string, string> = { FOOD: "food", CLAY: "clay", STONE: "stone", GOLD: "gold" };

export interface Top {
  sort: "good" | "DICE" | "ROLL" | "VP" | "AGRI" | "PTOOL" | "OTOOL" | "ANY" | "DRAW";
  good: string;
  count: number;
}

export function topOf(code: string): Top {
  const [, letters = "", digits = ""] = /^([A-Z]+?)(\d*)$/.exec(code) ?? [];
  if (letters in GOODS) return { sort: "good", good: GOODS[letters]!, count: Number(digits) };
  if (letters.startsWith("ROLL")) return { sort: "ROLL", good: ROLLED[letters.slice(4)] ?? "any", count: 2 };
  return { sort: letters as Top["sort"], good: "", count: Number(digits || 1) };
}

export function topText(code: string): string {
  const { sort, good, count } = topOf(code);
  return word(`top.${sort}`, { count, good: called(good) });
}

export function figureName(figure: string): string {
  return figure === "toolmaker" ? word("figure.toolmaker") : called(figure);
}

export function bottomText(bottom: string, count: number): string {
  if (!count) return called(bottom);
  return word("figures", { figures: figureName(bottom), count, by: word(`by.${bottom}` as Word) });
}

export function cardText(card: StoneAgeCardView): string {
  return `${topText(card.top)}; ${bottomText(card.bottom, card.figures)}`;
}

export function costText(tile: StoneAgeTileView): string {
  const goods = Object.entries(tile.cost).map(([good, count]) => `${count} ${called(good)}`);
  if (tile.kind === "fixed") return goods.join(", ");
  if (tile.kind === "any") return word("range", { least: tile.least, most: tile.most });
  return word(tile.kinds === 1 ? "kind" : "kinds", { count: tile.least, kinds: tile.kinds });
}

export function tileText(tile: StoneAgeTileView): string {
  const points = tile.points ? word("points", { count: tile.points }) : word("worth.points");
  return `${word("cost", { goods: costText(tile) })}; ${points}`;
}
