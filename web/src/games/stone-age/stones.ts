/** Who stands on which stone of a place. */
export interface Figure {
  seat: number;
  stone: number;
  count: number; // more than one: they share the stone
}

const NOBODY = -1;

/** People keep the stones they stand on; newcomers take the first free ones. A seat for each stone, or nobody; a crowd
 * has none. */
export function settle(before: number[], people: number[], stones: number): number[] {
  if (isCrowded(people, stones)) return Array.from({ length: stones }, () => NOBODY);
  const left = [...people];
  const kept = before.slice(0, stones).map((seat) => (seat >= 0 && left[seat]! > 0 ? (left[seat]!--, seat) : NOBODY));
  while (kept.length < stones) kept.push(NOBODY);
  for (const [seat, count] of left.entries())
    for (let newcomer = 0; newcomer < count; newcomer++) kept[kept.indexOf(NOBODY)] = seat;
  return kept;
}

/** Everybody on a stone of their own; where there are more people than stones, each seat has one figure and a number. */
export function figures(standing: number[], people: number[]): Figure[] {
  const there = people.map((count, seat) => ({ seat, count })).filter(({ count }) => count > 0);
  if (isCrowded(people, standing.length))
    return there.map(({ seat, count }, index) => ({
      seat,
      count,
      stone: Math.floor((index * standing.length) / there.length),
    }));
  return standing.flatMap((seat, stone) => (seat >= 0 ? [{ seat, stone, count: 1 }] : []));
}

function isCrowded(people: number[], stones: number): boolean {
  return people.reduce((all, count) => all + count, 0) > stones;
}
