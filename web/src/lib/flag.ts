/** On whatever cannot be taken back: a small flag, 12 by 14. */
export const FLAG = "M2 1v12.5M2 1.5h9l-2.5 3 2.5 3h-9z";
const INSIDE = 3; // pixels from the right edge
const DOWN = 0.3; // of the height: below the names and prices that stand at the top

/** Puts the flag at the right edge of a drawn thing, as large as elsewhere however far the board is zoomed. */
export function atEdge(thing: SVGGElement): string {
  const shape = thing.querySelector<SVGGraphicsElement>(":scope > .shape") ?? thing;
  const box = shape.getBBox();
  const size = 1 / (thing.getScreenCTM()?.a || 1);
  const x = box.x + box.width - (INSIDE + 12) * size;
  return `translate(${x.toFixed(1)} ${(box.y + box.height * DOWN).toFixed(1)}) scale(${size.toFixed(3)})`;
}
