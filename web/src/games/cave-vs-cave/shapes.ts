/** Outlines that are cut, lit and pressed: drawn once by hand, in the measures of a space or a tile. */

/** The mouths of dug-out spaces, one like no other. */
const HOLES = [
  "M10 58c1.7-8.5 1.7-17.7 7-25s15.7-15.8 25-19 18.8 .5 31 0 27.2-3.5 42-3 36.2 2.3 47 6 14.2 9.3 18 16 3.7 15.2 5 24 3.3 21.2 3 29-2 14.3-5 18 .8 3.2-13 4-45.3 1-70 1-62.7 .2-78-1-11.5-2-14-6-1.3-10.7-1-18 1.3-17.5 3-26z",
  "M10 63c1.3-8.3 .8-21 5-29s8-15 20-19 37.8-4.7 52-5 21.7 1.8 33 3 25.7 .2 35 4 16.5 12.3 21 19 4 12.7 6 21 5.8 21.2 6 29-2 14.5-5 18 .8 2.3-13 3-45.3 .8-70 1-62.7 1-78 0-11.5-2-14-6-1.3-11.5-1-18 1.7-12.7 3-21z",
  "M10 60c2-8 4.5-16.7 9-24s7.3-16.2 18-20 33-2.7 46-3 20 0 32 1 29.8 2.2 40 5 15.8 5.3 21 12 8 18.8 10 28 2.5 19.5 2 27-2 14.3-5 18 .8 3.2-13 4-45.3 1-70 1-62.7 .2-78-1-11.5-2-14-6-1.3-11-1-18 1-16 3-24z",
  "M10 60c2-8.7 4.5-21.2 9-28s7.2-9.7 18-13 33.5-5.7 47-7 23-1.7 34-1 21.8 1.8 32 5 23 7.2 29 14 5.5 17.7 7 27 2.5 21.2 2 29-2 14.5-5 18 .8 2.5-13 3-45.3-.2-70 0-62.7 1.8-78 1-11.5-2-14-6-1.3-11-1-18 1-15.3 3-24z",
] as const;

export function holeOf(row: number, column: number): string {
  return HOLES[Math.abs(row * 3 + column * 5) % HOLES.length]!;
}

/** The entrance of era I, which runs out of the rock to the left. */
export const ENTRANCE =
  "M-36 42c5.3-5.3 9.3-12 16-16s14-6.5 24-8 23.3 0 36-1 27-4.5 40-5 25.3 1.2 38 2 28-.2 38 3 17.3 8.8 22 16 4.3 18.2 6 27 4.2 18.7 4 26-2 14.3-5 18 .8 3.3-13 4-45 0-70 0-60-.3-80 0-28 1.3-40 2-26.7 10.7-32 2-2.7-42.3 0-54 10.7-10.7 16-16z";

/** The edge of a room's tile, 240 wide or more, 160 high. */
export function cardOf(wide: number): string {
  const more = wide - 240;
  return `M2.7 4.1l57.1-1 ${60.4 + more}-1.2 59.2 1.7 57.3-.3 1.3 76.7-1 77-56.8 0${-60 - more} 1-60.2-.7-56.4-1.2-.7-76z`;
}

/** What is left in a cavern: other things than in its neighbours. */
export function cavernOf(row: number, column: number, seat: number): string {
  return `room-cavern-${(8 + row * 2 + (row >> 1) + column + seat) % 4}`;
}

const FEATURES = [
  "roots",
  "ammonites",
  "vein",
  "fish",
  "crystals",
  "crack",
  "bones",
  "spring",
  "bats",
  "handprints",
] as const;

/** What lies in the rock of a space: nothing twice in a row or a column, and other things in the other cave. */
export function featureOf(row: number, column: number, seat: number): string {
  return `feature-${FEATURES[(30 + row * 4 + column * 3 + seat * 5) % FEATURES.length]!}`;
}
