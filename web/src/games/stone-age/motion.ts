/**
 * What moves at a table of Stone Age. The places it asks for:
 * `place forest`, `place card-1`, `place building-1`, `place animal` …; `dice`, where they lie; `deck`;
 * for each seat: `people PLACE SEAT` (its people there), `home SEAT`, `good wood SEAT`, `tool N SEAT` (0 is the first), `field SEAT`, `cards SEAT`,
 * `buildings SEAT`, `seat SEAT`, `score SEAT`; `round`; `start` (the marker of the first in turn).
 */
import type { LogLine, StoneAgeTableauView, StoneAgeView } from "../../lib/messages";
import { common, goods, homeOf } from "../../lib/motion/difference";
import type { Movement, Movements, Place } from "../../lib/motion/types";
import { ICONS } from "./icons";

export const movements: Movements<StoneAgeView> = (before, after, line) => {
  const rolled = roll(line);
  const moved = [
    ...people(before, after),
    ...offers(before, after),
    ...after.tableaus.flatMap((tableau, seat) => changesOf(tableau, before.tableaus[seat]!, seat, before)),
    ...common(before, after),
  ];
  return [...rolled, ...moved.map((movement) => ({ ...movement, wave: rolled.length }))]; // first the die, then what it brings
};

function roll(line: LogLine): Movement[] {
  const face = line.targets.find((target) => target.kind === "face");
  return face && line.seat < 0 ? [{ kind: "roll", to: "dice", sign: ICONS[`die${face.name}`] }] : [];
}

function people(before: StoneAgeView, after: StoneAgeView): Movement[] {
  return after.places.flatMap((place, n) =>
    place.people.flatMap((count, seat): Movement[] => {
      const by = count - (before.places[n]?.people[seat] ?? 0);
      const there = [`people ${place.place} ${seat}`, `place ${place.place}`];
      const home = homeOf(seat);
      const sign = ICONS[`person${seat}`];
      if (by > 0) return [{ kind: "walk", from: home, to: there, sign, count: by }];
      if (by < 0) return [{ kind: "walk", from: there, to: home, sign, count: -by }];
      return [];
    }),
  );
}

/** New cards, buildings and animals. */
function offers(before: StoneAgeView, after: StoneAgeView): Movement[] {
  const cards = after.slots.flatMap((slot, n): Movement[] =>
    slot.card && slot.card.card !== before.slots[n]?.card?.card ? [{ kind: "build", to: `place ${slot.place}` }] : [],
  );
  const tiles = after.stacks.flatMap((stack, n): Movement[] =>
    stack.top && stack.top.tile !== before.stacks[n]?.top?.tile ? [{ kind: "turn", to: `place ${stack.place}` }] : [],
  );
  const animal = after.active_animal && after.active_animal.animal !== before.active_animal?.animal;
  return [...cards, ...tiles, ...(animal ? [{ kind: "build" as const, to: "place animal" }] : [])];
}

function changesOf(
  tableau: StoneAgeTableauView,
  old: StoneAgeTableauView,
  seat: number,
  before: StoneAgeView,
): Movement[] {
  const place = before.current.place;
  const here: Place[] = place ? [`place ${place}`] : [];
  const moved = goods(
    ICONS,
    seat,
    old.goods,
    tableau.goods,
    [...here, "supply"],
    place ? here : [`home ${seat}`, `seat ${seat}`],
  );
  const tools = Math.max(tableau.tools.length, old.tools.length);
  for (let n = 0; n < tools; n++) {
    const [now, was] = [tableau.tools[n], old.tools[n]];
    const to = [`tool ${n} ${seat}`, `seat ${seat}`];
    if (now?.value !== was?.value) moved.push({ kind: "build", to });
    else if (was?.ready && !now?.ready) moved.push({ kind: "fly", from: to, to: ["dice", ...here], sign: ICONS.tool });
  }
  if (tableau.one_use_tools.length < old.one_use_tools.length)
    moved.push({ kind: "fly", from: [`cards ${seat}`, `seat ${seat}`], to: ["dice", ...here], sign: ICONS.tool });
  if (tableau.agriculture !== old.agriculture) moved.push({ kind: "build", to: [`field ${seat}`, `seat ${seat}`] });
  if (tableau.people > old.people) moved.push({ kind: "build", to: homeOf(seat) });
  if (
    tableau.cards.length + tableau.face_down > old.cards.length + old.face_down ||
    (tableau.has_blind_card && !old.has_blind_card)
  )
    moved.push({ kind: "slide", from: [...here, "deck"], to: [`cards ${seat}`, `seat ${seat}`] });
  if (tableau.buildings.length + tableau.igloos.length > old.buildings.length + old.igloos.length)
    moved.push({ kind: "slide", from: here, to: [`buildings ${seat}`, `seat ${seat}`] });
  return moved;
}
