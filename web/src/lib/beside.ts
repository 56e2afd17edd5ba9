const GAP = 8; // pixels to the thing and to the edge of the window

type Place = Record<"left" | "top" | "bottom", string>;

/** Where a panel stands so that it does not cover what it is about, and as little as can be of what may be clicked:
 * to its right, its left, below or above. */
export function beside(thing: DOMRect, panel: HTMLElement): Place {
  const { offsetWidth: wide, offsetHeight: high } = panel;
  const across = within(thing.left, innerWidth - wide);
  const down = within(thing.top, innerHeight - high);
  const ways: [x: number, y: number][] = [
    [thing.right + GAP, down],
    [thing.left - GAP - wide, down],
    [across, thing.bottom + GAP],
    [across, thing.top - GAP - high],
  ];
  const fits = ([x, y]: [number, number]) => x >= 0 && y >= 0 && x + wide <= innerWidth && y + high <= innerHeight;
  const offered = [...document.querySelectorAll(".target.lit")].map((target) => target.getBoundingClientRect());
  const covered = ([x, y]: [number, number]) =>
    offered.filter((box) => box.right > x && box.left < x + wide && box.bottom > y && box.top < y + high).length;
  // A thing as large as the window: the corner has to do.
  const [x, y] = ways.filter(fits).sort((one, other) => covered(one) - covered(other))[0] ?? [
    GAP,
    innerHeight - high - GAP,
  ];
  return { left: `${x}px`, top: `${y}px`, bottom: "auto" };
}

function within(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most - GAP));
}
