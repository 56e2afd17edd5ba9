import type { Play } from "../../lib/play.svelte";
import type { StoneAgePlaceView } from "../../lib/messages";
import { nameOf, placeName, rateOf } from "./printed";
import { say } from "./texts";

const NOBODY = -1;

/** The seats of the people on a place, one entry for each person. */
export function standing(place: StoneAgePlaceView): number[] {
  return place.people.flatMap((count, seat) => Array.from({ length: count }, () => seat));
}

/** People keep the stones they stand on; newcomers take the first free ones. A seat for each stone, or nobody. */
export function settle(before: number[], people: number[]): number[] {
  const left = [...people];
  const kept = before.map((seat) => (seat >= 0 && left[seat]! > 0 ? (left[seat]!--, seat) : NOBODY));
  for (const [seat, count] of left.entries())
    for (let newcomer = 0; newcomer < count; newcomer++) {
      const free = kept.indexOf(NOBODY);
      if (free < 0) kept.push(seat);
      else kept[free] = seat;
    }
  return kept;
}

/** Whether the person who has to choose now may not go there. */
export function isClosed(play: Play, place: StoneAgePlaceView): boolean {
  return play.view.decision === "place-people" && play.all.length > 0 && place.most === 0;
}

/** A place in words: its name, what it brings, who is there. */
export function placeLabel(play: Play, place: StoneAgePlaceView, ...more: string[]): string {
  const rate = rateOf(place.place);
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
