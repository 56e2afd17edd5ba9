import type { ChoiceView, TableShown, Target } from "./messages";

/** A choice with its text and its place in the list. */
export interface Offer extends ChoiceView {
  text: string;
}

/** A thing on the table. */
export type Spot = Target;

export function offers(shown: TableShown): Offer[] {
  const choices = (shown.view as { choices: ChoiceView[] }).choices;
  return choices.map((choice, index) => ({ ...choice, text: shown.texts[index] ?? choice.name }));
}

export function pointsAt(offer: Offer, spot: Spot): boolean {
  return offer.targets.some((target) => target.kind === spot.kind && target.name === spot.name);
}

/** The offers that remain when some spots have been picked. */
export function narrowed(all: Offer[], picked: Spot[]): Offer[] {
  return all.filter((offer) => picked.every((spot) => pointsAt(offer, spot)));
}
