const LEARNER = 0; // the seat

function all(attribute: string, value: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-${attribute}="${CSS.escape(value)}"]`)];
}

/** The drawings of a place: the learner's own if every player has one. They may be hidden. */
export function elementsAt(place: string): HTMLElement[] {
  const own = all("place", `${place} ${LEARNER}`);
  return own.length ? own : all("place", place);
}

/** The things that a choice of the learner points at. */
export function thingsAt(target: string): HTMLElement[] {
  const things = all("target", target).filter(({ dataset }) => !/^ [1-9]$/.test(dataset.place!.slice(target.length)));
  return things.length ? things : elementsAt(target);
}

/** As much of a thing as can be seen: what it lies in may be scrolled. */
export function seenOf(thing: Element): DOMRect {
  let { left, top, right, bottom } = thing.getBoundingClientRect();
  for (let around = thing.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const frame = around.getBoundingClientRect();
    [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
    [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}
