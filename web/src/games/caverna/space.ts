import type { CavernaSpaceView } from "../../lib/messages";
import { list, nameOf, some } from "./printed";
import { say } from "./texts";

/** One sign on a slip: a word or number, then a symbol, perhaps with a level on it. */
export interface Sign {
  text: string;
  symbol: string;
  level: number;
}

export function sign(text: string, symbol: string, level = 0): Sign {
  return { text, symbol, level };
}

const MANY = 4; // gifts that share one plus, so that they stand in a row

function gifts(gain: Record<string, number>): Sign[] {
  const all = Object.entries(gain);
  if (all.length < MANY) return all.map(([good, number]) => sign(`+${number}`, good));
  return all.map(([good, number], index) => sign(`${index ? "" : "+"}${number > 1 ? number : ""}`, good));
}

/** What a space gives beside what lies there, and what can be done, in signs. */
export function signs(space: CavernaSpaceView): Sign[] {
  const found = gifts(space.gain);
  if (space.imitation_cost !== null) found.push(sign(space.imitation_cost ? `−${space.imitation_cost}` : "0", "food"));
  if (space.space === "starting-player") found.push(sign("", "start"));
  let side = 0;
  for (const part of space.parts) {
    const own = part.deed === "take" ? [] : [sign("", part.deed, part.level)];
    own.push(...gifts(part.gain));
    if (own[0] && side && part.side && part.side !== side) own[0].text = `/ ${own[0].text}`;
    side = part.side;
    found.push(...own);
  }
  return found;
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
