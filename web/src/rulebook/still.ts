import { LiveTable } from "../lib/live.svelte";
import type { MomentShown, RulebookMoment, TableShown } from "../lib/messages";
import { Play } from "../lib/play.svelte";

/** A table at which nothing happens: boards draw it as any other, and there is nothing to choose. */
export function still({ view, seats }: RulebookMoment): Play {
  const live = new LiveTable("", null);
  live.latest = {
    view,
    seats: seats.map((name, seat) => ({ seat, kind: "person", name })),
    seat: -1,
    status: "playing",
    number: 0,
  } as unknown as TableShown;
  const play = new Play(live);
  play.past = { view } as unknown as MomentShown;
  return play;
}
