import type {
  StoneAgeCardView,
  StoneAgePrinted,
  StoneAgePrintedAnimal,
  StoneAgePrintedCard,
  StoneAgePrintedEffect,
  StoneAgePrintedPlace,
  StoneAgeTileView,
} from "../../lib/messages";
import { printedOf } from "../../lib/printed.svelte";
import { say } from "./texts";

export const { table, once, nameOf, shortOf, goods } = printedOf<StoneAgePrinted>("stone-age");

const cards = once(({ cards }) => new Map(cards.map((row) => [row.card, row])));
const tiles = once(({ buildings, igloos }) => new Map([...buildings, ...igloos].map((row) => [row.tile, row])));
const places = once(({ places }) => new Map(places.map((row) => [row.place, row])));

export function cardOf(card: string): StoneAgePrintedCard {
  return cards().get(card)!;
}

export function animalOf(animal: string): StoneAgePrintedAnimal {
  return table().animals.find((row) => row.animal === animal)!;
}

/** What is rolled for at a place: so many pips make one of a good. */
export function rateOf(place: string): { good: string; pips: number } | null {
  const { good, pips } = places().get(place) as StoneAgePrintedPlace;
  return good && pips ? { good, pips } : null;
}

/** The field is another in winter. */
export function placeName(place: string, winter: boolean): string {
  return nameOf("places", place === "field" && winter ? "livestock" : place);
}

/** What a card is called: by its culture symbol, or by the people on it. */
export function cardName({ bottom, figures }: StoneAgeCardView): string {
  const name = figures ? shortOf("figures", bottom) : nameOf("symbols", bottom);
  return name[0]!.toUpperCase() + name.slice(1);
}

/** The drawing of its scene: there are as many people as figures, and cards that count the same differ. */
export function sceneOf({ card, bottom, figures }: StoneAgeCardView, winter: boolean): string {
  const same = table().cards.filter((row) =>
    figures ? row.bottom.figure === bottom && row.bottom.count === figures : row.bottom.symbol === bottom,
  );
  const number = same.findIndex((row) => row.card === card) + 1;
  if (!figures) return `${bottom}-${number}`;
  return `${bottom === "farmer" && winter ? "herder" : bottom}-${figures}-${number}`;
}

/** A card in words. */
export function cardText(card: string): string {
  const { top, bottom } = cardOf(card);
  return `${top.text}; ${bottom.text}`;
}

/** A building or an igloo in words. */
export function tileText({ tile, points }: StoneAgeTileView): string {
  const { text } = tiles().get(tile)!;
  return points ? text : `${text}; ${say("worth.points")}`;
}

const SIGNS: Record<string, string> = { points: "star", tool: "tool", "one-use": "tool", draw: "card" };

/** The picture of what an effect brings. */
export function signOf({ kind, good }: StoneAgePrintedEffect, winter: boolean): string {
  if (kind === "agriculture") return winter ? "goat" : "wheat";
  return good ?? SIGNS[kind] ?? "any";
}

/** How much of it: steps are added, the rest is counted. */
export function amountOf({ kind, count }: StoneAgePrintedEffect): string {
  return ["gain", "points", "choice"].includes(kind) ? `${count}` : `+${count}`;
}
