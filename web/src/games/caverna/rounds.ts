import type { CavernaRoundView, CavernaView } from "../../lib/messages";
import type { Below } from "../../lib/texts";
import { nameOf } from "./printed";
import { type en, say } from "./texts";

type Harvest = Below<typeof en, "harvest">;

/** A round in words: how it ends, and its card or what that may be. */
export function roundLabel(round: CavernaRoundView, view: CavernaView): string {
  const parts = [say("round", { round: round.round }), say(`harvest.${(round.harvest ?? "unknown") as Harvest}`)];
  if (round.card) parts.push(nameOf("spaces", round.card));
  else {
    const cards = (view.unrevealed[round.stage - 1] ?? []).map((card) => nameOf("spaces", card));
    parts.push(say("stage", { cards: cards.join(", ") }));
  }
  return parts.join(": ");
}
