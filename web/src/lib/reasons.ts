import type { ScoreRow } from "./messages";

const MOST = 3;

/** By which rows of the sheet the winner was ahead of the best of the others, and by how much: the largest first. */
export function ahead(rows: ScoreRow[], winner: number, rival: number): { name: string; points: number }[] {
  return rows
    .filter((row) => !row.sum)
    .map((row) => ({ name: row.name, points: row.points[winner]! - row.points[rival]! }))
    .filter((row) => row.points > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, MOST);
}

/** Who came closest to the winners: the seat with the most points among the others; -1 if there is nobody. */
export function closest(points: number[], winners: number[]): number {
  const others = points.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  return others.length ? others.reduce((best, seat) => (points[seat]! > points[best]! ? seat : best)) : -1;
}
