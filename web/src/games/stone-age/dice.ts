import type { LogLine } from "../../lib/messages";

export interface LastRoll {
  faces: number[];
  text: string; // what the log says about it
  line: number; // where it stands, so that a new roll is known from an old one
}

// The view holds the sum only; single dice are told by the log, in either language.
const ROLLED = / (?:rolls|würfelt) ([1-6])(?=[,.])/;

/** The dice that were rolled together last, with the latest line about them. */
export function lastRoll(log: LogLine[]): LastRoll | null {
  const last = log.findLastIndex((line) => ROLLED.test(line.text));
  if (last < 0) return null;
  const faces: number[] = [];
  for (let index = last; index >= 0; index--) {
    const face = ROLLED.exec(log[index]!.text)?.[1];
    if (!face) break;
    faces.unshift(Number(face));
  }
  return { faces, text: log[last]!.text, line: last };
}
