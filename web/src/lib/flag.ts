/** On whatever cannot be taken back: a small flag, 12 by 14. */
export const FLAG = "M2 1v12.5M2 1.5h9l-2.5 3 2.5 3h-9z";
const INSIDE = 3; // pixels from the left edge
const DOWN = 0.3; // of the height: below names, and where no tile has a sign of its own

/** Puts the flag at the left edge of a drawn thing, as large as elsewhere however far the board is zoomed. */
export function atEdge(thing: SVGGElement): string {
  const shape = thing.querySelector<SVGGraphicsElement>(":scope > .shape") ?? thing;
  const box = shape.getBBox();
  const size = 1 / (thing.getScreenCTM()?.a || 1);
  const x = box.x + INSIDE * size;
  return `translate(${x.toFixed(1)} ${(box.y + box.height * DOWN).toFixed(1)}) scale(${size.toFixed(3)})`;
}
