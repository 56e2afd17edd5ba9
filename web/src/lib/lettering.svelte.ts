const FACES = {
  title: ["600", "Grenze"],
  words: ["500", '"Alegreya Sans"'],
  figures: ["800", '"Alegreya Sans"'],
} as const;
type Face = keyof typeof FACES;

const brush = document.createElement("canvas").getContext("2d");
let loaded = $state(false); // until then, words are as wide as in another typeface
// Asked for by name: a page on which nothing is written yet is "ready" without them.
void Promise.all(Object.values(FACES).map(([weight, family]) => document.fonts?.load(`${weight} 16px ${family}`))).then(
  () => (loaded = true),
);

/** How wide words are in a drawing, so that a slip fits them. */
export function width(words: string, size: number, face: Face = "words"): number {
  if (!brush || !loaded) return words.length * size * 0.5;
  const [weight, family] = FACES[face];
  brush.font = `${weight} ${size}px ${family}`;
  return brush.measureText(words).width;
}

/** How wide a name is in one line, or where there is no room for that in two, as even as spaces and soft hyphens allow. */
export function evenly(name: string, size: number, room: number, face: Face = "words"): number {
  const whole = width(name, size, face);
  if (whole <= room) return whole;
  const ends = [...name].flatMap((letter, at) => (letter === " " || letter === "\u00ad" ? [at] : []));
  const ways = ends.map((at) => [name.slice(0, at) + (name[at] === " " ? "" : "-"), name.slice(at + 1)]);
  return Math.min(whole, ...ways.map((way) => Math.max(...way.map((line) => width(line, size, face)))));
}

/** Words, shortened where there is no room for all of them. */
export function fitting(words: string, size: number, room: number, face: Face = "words"): string {
  if (width(words, size, face) <= room) return words;
  let kept = words.length - 1;
  while (kept > 1 && width(`${words.slice(0, kept)}…`, size, face) > room) kept--;
  return `${words.slice(0, kept).trimEnd()}…`;
}
