import type { ChoiceView, TableShown, Target } from "./messages";

/** A choice with its text and its place in the list. */
export interface Offer extends ChoiceView {
  text: string;
  final: boolean; // it reveals or rolls something: nothing before it can be taken back either
  done: boolean; // it says no more than that I want nothing more
}

/** A thing on the table; those that every player has are told apart by the seat. */
export interface Spot extends Target {
  seat?: number;
}

export function offers(shown: TableShown): Offer[] {
  const choices = (shown.view as { choices: ChoiceView[] }).choices;
  return choices.map((choice, index) => ({
    ...choice,
    text: shown.texts[index] ?? choice.name,
    final: shown.final[index] ?? false,
    done: shown.done[index] ?? false,
  }));
}

export function pointsAt(offer: Offer, spot: Spot): boolean {
  return offer.targets.some((target) => target.kind === spot.kind && target.name === spot.name);
}

/** What stays picked when somebody clicks on something that does not go with it: as much as goes with the new thing. */
export function repicked(all: Offer[], picked: Spot[], spot: Spot): Spot[] {
  const others = picked.filter((other) => other.kind !== spot.kind);
  return narrowed(all, [...others, spot]).length ? others : [];
}

/** The offers that remain when some spots have been picked. */
export function narrowed(all: Offer[], picked: Spot[]): Offer[] {
  return all.filter((offer) => picked.every((spot) => pointsAt(offer, spot)));
}
