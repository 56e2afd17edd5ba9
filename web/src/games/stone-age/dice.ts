import type { LogLine } from "../../lib/messages";

export interface LastRoll {
  faces: number[];
  text: string; // what the log says about it
  line: number; // where it stands, so that a new roll is known from an old one
}

/** The face of a die that a line tells of: nature's, as a player's line with a face is a die taken. */
function faceOf(line: LogLine): number | null {
  const face = line.seat < 0 ? line.targets.find((target) => target.kind === "face") : undefined;
  return face ? Number(face.name) : null;
}

/** The dice that were rolled together last, with the latest line about them; the view holds their sum only. */
export function lastRoll(log: LogLine[]): LastRoll | null {
  const last = log.findLastIndex((line) => faceOf(line) !== null);
  if (last < 0) return null;
  const faces: number[] = [];
  for (let index = last; index >= 0; index--) {
    const face = faceOf(log[index]!);
    if (face === null) break;
    faces.unshift(face);
  }
  return { faces, text: log[last]!.text, line: last };
}
