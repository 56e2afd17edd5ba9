/** Where spaces and edges of a cave lie. A board is three columns wide and five rows high. */

export interface Scale {
  wide: number; // a space
  high: number;
  margin: number; // rock around the spaces
  detail: "all" | "some" | "none"; // what is drawn of a room's effect
}

export const LARGE: Scale = { wide: 80, high: 70, margin: 10, detail: "all" };
export const SMALL: Scale = { wide: 58, high: 44, margin: 8, detail: "none" };
export const LARGE_ALONE: Scale = { ...LARGE, wide: 102 }; // where only one board is in play
export const SMALL_ALONE: Scale = { ...SMALL, wide: 70, detail: "some" };

export const ROWS = 5;
export const COLUMNS = 3;

export type Cell = [row: number, column: number];

export function cellOf(name: string, cavern: Cell): Cell {
  if (name === "X") return cavern;
  const [row, column] = name.split(",").map(Number);
  return [row!, column!];
}

export interface Bar {
  x: number;
  y: number;
  upright: boolean; // parts left from right
}

/** The middle of the side of a cell, in a board whose leftmost column is `first`. */
export function sideOf([row, column]: Cell, side: string, first: number, scale: Scale): Bar {
  const x = scale.margin + (column - first) * scale.wide;
  const y = scale.margin + row * scale.high;
  if (side === "N") return { x: x + scale.wide / 2, y, upright: false };
  if (side === "S") return { x: x + scale.wide / 2, y: y + scale.high, upright: false };
  return { x: side === "W" ? x : x + scale.wide, y: y + scale.high / 2, upright: true };
}

/** The cells on both sides of an edge; "3,0|3,1" parts two, "X|E" is a side of the additional cavern. */
export function barOf(edge: string, cavern: Cell, first: number, scale: Scale): Bar {
  const [one, other] = edge.split("|") as [string, string];
  const cell = cellOf(one, cavern);
  if (one === "X") return sideOf(cell, other, first, scale);
  return sideOf(cell, cellOf(other, cavern)[0] > cell[0] ? "S" : "E", first, scale);
}

/** The leftmost column of the board on which a column lies; the additional cavern lies a little beside its own. */
export function boardOf(column: number): number {
  return Math.round(column) < 0 ? -COLUMNS : 0;
}

/** Whether an edge is drawn on the board whose leftmost column is `first`: the connection belongs to the right one. */
export function isOn(edge: string, cavern: Cell, first: number): boolean {
  const [one, other] = edge.split("|") as [string, string];
  const column = other.includes(",") ? cellOf(other, cavern)[1] : cellOf(one, cavern)[1];
  return boardOf(column) === first;
}
