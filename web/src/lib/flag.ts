/** On whatever cannot be taken back: a small flag, 12 by 14. */
export const FLAG = "M2 1v12.5M2 1.5h9l-2.5 3 2.5 3h-9z";
const INSIDE = 3; // pixels

/** Puts the flag into the upper right corner of a drawn thing, as large as elsewhere however far the board is zoomed. */
export function corner(thing: SVGGElement): string {
  const shape = thing.querySelector<SVGGraphicsElement>(":scope > .shape") ?? thing;
  const box = shape.getBBox();
  const size = 1 / (thing.getScreenCTM()?.a || 1);
  const x = box.x + box.width - (INSIDE + 12) * size;
  return `translate(${x.toFixed(1)} ${(box.y + INSIDE * size).toFixed(1)}) scale(${size.toFixed(3)})`;
}
