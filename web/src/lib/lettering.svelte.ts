const brush = document.createElement("canvas").getContext("2d");
let loaded = $state(false); // until then, words are as wide as in another typeface
void document.fonts?.ready.then(() => (loaded = true));

/** How wide words are in a drawing, so that a slip fits them. */
export function width(words: string, size: number, title = false): number {
  if (!brush || !loaded) return words.length * size * 0.5;
  brush.font = title ? `600 ${size}px Grenze` : `700 ${size}px "Alegreya Sans"`;
  return brush.measureText(words).width;
}

/** Words, shortened where there is no room for all of them. */
export function fitting(words: string, size: number, room: number, title = false): string {
  if (width(words, size, title) <= room) return words;
  let kept = words.length - 1;
  while (kept > 1 && width(`${words.slice(0, kept)}…`, size, title) > room) kept--;
  return `${words.slice(0, kept).trimEnd()}…`;
}
