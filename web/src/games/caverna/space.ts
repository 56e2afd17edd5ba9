import type { CavernaSpaceView } from "../../lib/messages";
import { list, nameOf, some } from "./printed";
import { say } from "./texts";

/** One sign on the tile of a space: a symbol, with a number or a word before it or a level on it. */
export interface Sign {
  text: string;
  symbol: string;
  level: number;
  faint: boolean; // to come, not there
  x: number; // where the text begins, and the symbol
  at: number;
  width: number;
}

export const SYMBOL = 19;
const WIDTHS: Record<string, number> = { "+": 13, "−": 13, "/": 8 };
const DIGIT = 10.5;

function sign(text: string, symbol: string, level = 0, faint = false): Sign {
  const at = [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? DIGIT), 0);
  return { text, symbol, level, faint, x: 0, at, width: at + (symbol ? SYMBOL + 3 : 1) };
}

/** What lies on a space, what it gives, and what can be done there, in signs. */
export function signs(space: CavernaSpaceView): Sign[] {
  const found = Object.entries(space.goods).map(([good, number]) => sign(String(number), good));
  for (const refill of space.refill)
    if (refill.onto_empty && !space.goods[refill.good]) found.push(sign("", refill.good, 0, true));
  for (const [good, number] of Object.entries(space.gain)) found.push(sign(`+${number}`, good));
  if (space.imitation_cost !== null) found.push(sign("", "imitation"));
  if (space.imitation_cost) found.push(sign(`−${space.imitation_cost}`, "food"));
  if (space.space === "starting-player") found.push(sign("", "start"));
  let side = 0;
  for (const part of space.parts) {
    if (side && part.side && part.side !== side) found.push(sign("/", ""));
    side = part.side;
    if (part.deed !== "take") found.push(sign("", part.deed, part.level));
    for (const [good, number] of Object.entries(part.gain)) found.push(sign(`+${number}`, good));
  }
  return found;
}

/** Signs beside each other: in two rows where there is room for two and one would be too long. */
export function set(signs: Sign[], width: number, rows: number): Sign[][] {
  const total = signs.reduce((sum, sign) => sum + sign.width, 0);
  const half = rows > 1 && total > 1.2 * width ? Math.ceil(signs.length / 2) : signs.length;
  return [signs.slice(0, half), signs.slice(half)].filter((row) => row.length).map(placed);
}

function placed(row: Sign[]): Sign[] {
  let x = 0;
  return row.map((sign) => {
    const found = { ...sign, x, at: x + sign.at };
    x += sign.width;
    return found;
  });
}

/** A space in words; `names` are those of the seats. */
export function described(space: CavernaSpaceView, names: string[]): string {
  const parts = [nameOf("spaces", space.space)];
  if (space.card_of_round) parts.push(say("card", { round: space.card_of_round }));
  if (Object.keys(space.goods).length) parts.push(say("lies", { goods: list(space.goods) }));
  if (Object.keys(space.gain).length) parts.push(say("gives", { goods: list(space.gain) }));
  if (space.imitation_cost) parts.push(say("imitation", { goods: some("food", space.imitation_cost) }));
  for (const part of space.parts)
    parts.push(nameOf("deeds", part.deed) + (Object.keys(part.gain).length ? ` (${list(part.gain)})` : ""));
  for (const worker of space.workers) parts.push(say("works", { name: names[worker.seat] ?? "" }));
  return parts.join(", ");
}
