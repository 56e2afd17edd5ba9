import type { CavernaPlayerView, CavernaSquareView } from "../../lib/messages";
import { list, nameOf } from "./printed";
import { say } from "./texts";

export const SIDE = 74; // of a square
const GAP = 16; // between forest and mountain
const MOUNTAIN = 3; // its first column

export function column(square: string): number {
  return Number(square.split(",")[0]);
}

export function row(square: string): number {
  return Number(square.split(",")[1]);
}

export function left(square: string): number {
  const x = column(square);
  return x * SIDE + (x >= MOUNTAIN ? GAP : 0);
}

export function top(square: string): number {
  return row(square) * SIDE;
}

/** The part of the plane that the squares take up. */
export function frame(squares: CavernaSquareView[]): string {
  const xs = squares.map((square) => left(square.square));
  const ys = squares.map((square) => top(square.square));
  const x = Math.min(...xs) - 4;
  const y = Math.min(...ys) - 4;
  return `${x} ${y} ${Math.max(...xs) + SIDE + 4 - x} ${Math.max(...ys) + SIDE + 4 - y}`;
}

/** Beside the board, only squares in use or open to a choice. */
export function shown(player: CavernaPlayerView, isLit: (square: string) => boolean): CavernaSquareView[] {
  return player.squares.filter((one) => one.on_board || one.surface !== "bare" || one.stable || isLit(one.square));
}

/** Where the two squares of large pastures meet: the patch between them and the fences along it. */
export function seams(squares: CavernaSquareView[]): { patch: string; fence: string }[] {
  return squares
    .filter((one) => one.partner && (column(one.partner) > column(one.square) || row(one.partner) > row(one.square)))
    .map((one) => {
      const [x, y] = [left(one.square), top(one.square)];
      return column(one.partner!) > column(one.square)
        ? { patch: `M${x + 68} ${y + 9}h12v56h-12z`, fence: `M${x + 66} ${y + 6}h16m0 62h-16` }
        : { patch: `M${x + 9} ${y + 68}h56v12H${x + 9}z`, fence: `M${x + 5} ${y + 66}v16m64 0v-16` };
    });
}

/** A square in words. */
export function described(square: CavernaSquareView): string {
  const parts = [say("square", { square: square.square })];
  if (square.furnishing) parts.push(nameOf("rooms", square.furnishing));
  else parts.push(nameOf("glossary", square.surface === "bare" ? square.half : square.surface));
  if (!square.on_board) parts.push(say("rim"));
  if (square.crop) parts.push(list({ [square.crop]: square.crops }));
  if (square.stable) parts.push(nameOf("glossary", "stable"));
  if (Object.keys(square.animals).length) parts.push(list(square.animals));
  if (square.surface === "bare" && Object.keys(square.bonus).length)
    parts.push(say("bonus", { goods: list(square.bonus) }));
  return parts.join(", ");
}
