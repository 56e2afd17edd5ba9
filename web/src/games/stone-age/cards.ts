import type { StoneAgeCardView, StoneAgeTileView } from "../../lib/messages";
import { goods, list, nameOf, shortOf } from "./names";
import { say } from "./texts";

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
  if (sort === "good") return say("top.good", { count, good: goods(good, count) });
  if (sort === "ROLL") return say("top.ROLL", { good: nameOf("goods", good) });
  if (sort === "VP" || sort === "OTOOL") return say(`top.${sort}`, { count });
  return say(`top.${sort}`);
}

export function bottomText(bottom: string, count: number): string {
  if (!count) return nameOf("symbols", bottom);
  const by = say(`by.${bottom as "farmer" | "builder" | "shaman" | "toolmaker"}`);
  return say("figures", { figures: shortOf("figures", bottom), count, by });
}

export function cardText(card: StoneAgeCardView): string {
  return `${topText(card.top)}; ${bottomText(card.bottom, card.figures)}`;
}

export function costText(tile: StoneAgeTileView): string {
  if (tile.kind === "fixed") return list(tile.cost);
  if (tile.kind === "any") return say("range", { least: tile.least, most: tile.most });
  return say("kinds", { count: tile.least, kinds: tile.kinds });
}

export function tileText(tile: StoneAgeTileView): string {
  const points = tile.points ? say("points", { count: tile.points }) : say("worth.points");
  return `${say("cost", { goods: costText(tile) })}; ${points}`;
}
