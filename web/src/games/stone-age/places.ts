import type { Play } from "../../lib/play.svelte";
import type { StoneAgePlaceView } from "../../lib/messages";
import { nameOf, placeName, rateOf } from "./printed";
import { say } from "./texts";

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
