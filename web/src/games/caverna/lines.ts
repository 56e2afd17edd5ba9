/** Where a long word may be parted on a tile: before the last part of a compound. */
const LAST_PARTS =
  "höhle|zimmer|kammer|lager|lieferant|stube|hauerei|betrieb|handel|schule|bruch|" + // rooms in German
  "smithing|tering"; // and in English
const SEAM = new RegExp(`(?<=\\p{L}{3})(?=(?:wohn)?(?:${LAST_PARTS})$)`, "u");

/** A name in lines of at most so many letters, as far as it can be broken. */
export function lines(name: string, most: number): string[] {
  const found: string[] = [];
  let line = "";
  for (const word of name.split(" ")) {
    let gap = line ? " " : "";
    for (const [index, piece] of word.split(SEAM).entries()) {
      if (line && (line + gap + piece).length > most) {
        found.push(index ? `${line}-` : line);
        line = piece;
      } else line += gap + piece;
      gap = "";
    }
  }
  return [...found, line];
}
