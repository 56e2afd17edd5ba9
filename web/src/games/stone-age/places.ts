import type { Play } from "../../lib/play.svelte";
import type { StoneAgePlaceView } from "../../lib/messages";
import { nameOf, placeName } from "./names";
import { say } from "./texts";

/** What is printed beside a place: so many pips make one of a good. */
export const RATES: Record<string, { good: string; pips: number }> = {
  hunt: { good: "food", pips: 2 },
  forest: { good: "wood", pips: 3 },
  "clay-pit": { good: "clay", pips: 4 },
  quarry: { good: "stone", pips: 5 },
  river: { good: "gold", pips: 6 },
};

/** The seats of the people on a place, one entry for each person. */
export function standing(place: StoneAgePlaceView): number[] {
  return place.people.flatMap((count, seat) => Array.from({ length: count }, () => seat));
}

/** Whether the person who has to choose now may not go there. */
export function isClosed(play: Play, place: StoneAgePlaceView): boolean {
  return play.view.decision === "place-people" && play.all.length > 0 && place.most === 0;
}

/** A place in words: its name, what it brings, who is there. */
export function placeLabel(play: Play, place: StoneAgePlaceView, ...more: string[]): string {
  const rate = RATES[place.place];
  const people = place.people.flatMap((count, seat) =>
    count ? [say("there", { name: play.shown.seats[seat]?.name || String(seat + 1), count })] : [],
  );
  return [
    placeName(place.place, play.view.options["theme"] === "winter"),
    ...(rate ? [say("rate", { pips: rate.pips, good: nameOf("goods", rate.good) })] : []),
    ...more,
    ...people,
    ...(place.free === null ? [] : [say("free", { count: place.free })]),
    ...(isClosed(play, place) ? [say("closed")] : []),
  ].join(", ");
}
