import type { CavernaPlayerView, CavernaSquareView } from "../../lib/messages";
import { list, nameOf } from "./printed";
import { say } from "./texts";

export const MOUNTAIN = 3; // the first column of its half
export const COLUMNS = 6;
export const ROWS = 4;

export function column(square: string): number {
  return Number(square.split(",")[0]);
}

export function row(square: string): number {
  return Number(square.split(",")[1]);
}

/** Beside the board, only squares in use or open to a choice. */
export function shown(player: CavernaPlayerView, isLit: (square: string) => boolean): CavernaSquareView[] {
  return player.squares.filter((one) => one.on_board || one.surface !== "bare" || one.stable || isLit(one.square));
}

/** Where a square is, in words. */
export function where(square: string): string {
  return nameOf("squares", square);
}

/** A square in words. */
export function described(square: CavernaSquareView): string {
  const parts = [where(square.square)];
  if (square.furnishing) parts.push(nameOf("rooms", square.furnishing));
  else if (square.surface !== "bare") parts.push(nameOf("glossary", square.surface));
  if (square.crop) parts.push(list({ [square.crop]: square.crops }));
  if (square.stable) parts.push(nameOf("glossary", "stable"));
  if (Object.keys(square.animals).length) parts.push(list(square.animals));
  if (square.surface === "bare" && Object.keys(square.bonus).length)
    parts.push(say("bonus", { goods: list(square.bonus) }));
  return parts.join(", ");
}
