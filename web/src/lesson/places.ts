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
