const brush = document.createElement("canvas").getContext("2d");
let loaded = $state(false); // until then, words are as wide as in another typeface
void document.fonts?.ready.then(() => (loaded = true));

/** How wide words are in a drawing, so that a slip fits them. */
export function width(words: string, size: number, title = false): number {
  if (!brush || !loaded) return words.length * size * 0.5;
  brush.font = title ? `600 ${size}px Grenze` : `700 ${size}px "Alegreya Sans"`;
  return brush.measureText(words).width;
}
