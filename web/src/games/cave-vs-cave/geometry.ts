/** Where spaces and edges of a cave lie in its drawing; the rock behind them is drawn to the same measures. */
import type { CaveVsCaveCaveView } from "../../lib/messages";

export const WIDE = 196; // a space
export const HIGH = 140;
export const TALL = 792; // the drawing of any cave
const LEFT = 40;
const TOP = 52;

export type Cell = [row: number, column: number];

/** The boards in play: that of era I, that of era II, or both side by side. */
export interface Ground {
  rock: "one" | "two" | "both";
  wide: number;
  first: number; // the leftmost column
  cavern: Cell; // where the additional cavern lies
}
const GROUNDS: Record<Ground["rock"], Ground> = {
  one: { rock: "one", wide: 657, first: 0, cavern: [3, 2] },
  two: { rock: "two", wide: 657, first: -3, cavern: [3, -3] },
  both: { rock: "both", wide: 1245, first: -3, cavern: [3, 2] },
};

export function groundOf(cave: CaveVsCaveCaveView): Ground {
  const eraOne = cave.spaces.some(({ space }) => space === "0,0");
  const eraTwo = cave.spaces.some(({ space }) => space === "0,-1");
  return GROUNDS[eraOne ? (eraTwo ? "both" : "one") : "two"];
}

export function cellOf(space: string, ground: Ground): Cell {
  if (space === "X") return ground.cavern;
  const [row, column] = space.split(",").map(Number);
  return [row!, column!];
}

export interface Point {
  x: number;
  y: number;
}

/** The upper left corner of a space. */
export function cornerOf([row, column]: Cell, ground: Ground): Point {
  return { x: LEFT + (column - ground.first) * WIDE, y: TOP + row * HIGH };
}

export interface Side extends Point {
  upright: boolean; // parts left from right
  inner: boolean; // parts two spaces, so that one may lead into the other
}

/** The left or upper end of an edge: "3,0|3,1" parts two spaces, "X|E" is a side of the additional cavern. */
export function sideOf(edge: string, ground: Ground): Side {
  const [one, other] = edge.split("|") as [string, string];
  const cell = cellOf(one, ground);
  const { x, y } = cornerOf(cell, ground);
  const inner = one !== "X";
  const side = !inner ? other : cellOf(other, ground)[0] > cell[0] ? "S" : "E";
  if (side === "N" || side === "S") return { x, y: side === "N" ? y : y + HIGH, upright: false, inner };
  return { x: side === "W" ? x : x + WIDE, y, upright: true, inner };
}
