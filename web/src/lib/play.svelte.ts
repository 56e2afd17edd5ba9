import { getContext, setContext } from "svelte";
import type { LiveTable } from "./live.svelte";
import type { MomentShown, TableShown, TableView } from "./messages";
import { settings } from "./settings.svelte";
import { narrowed, offers, repicked, type Offer, type Spot } from "./targets";

const KEY = Symbol("play");

/** Something that is looked at, and where on the screen it is. */
export interface Looked extends Spot {
  box?: DOMRect;
}

/** Choices that are offered though the game is over. */
export interface Trial {
  offers: Offer[];
  choose: (offer: Offer) => void;
}

/** One person's hands at a table: what is picked, what can be picked, what is being looked at. */
export class Play {
  picked = $state.raw<Spot[]>([]);
  inspected = $state.raw<Looked | null>(null);
  hovered = $state.raw<Looked | null>(null);
  asked = $state.raw<Offer | null>(null); // a choice that waits for "yes"
  past = $state.raw<MomentShown | null>(null); // of a replay, instead of now
  plain = $state(false); // nothing on the board can be clicked
  trial = $state.raw<Trial | null>(null); // choices of an earlier moment, tried out or only shown with what they are worth
  marked = $state.raw<Spot | null>(null); // lit up from the log or the list
  answer = $state.raw<Spot[]>([]); // to an exercise or a puzzle, once it is shown
  values = $state.raw<{ number: number; of: Map<number, number> } | null>(null); // in a bot's opinion: points ahead or behind

  all = $derived.by<Offer[]>(
    () => this.trial?.offers ?? (this.live.latest && !this.past ? offers(this.live.latest) : []),
  );
  left = $derived(narrowed(this.all, this.picked));
  private lit = $derived(
    new Set(this.left.flatMap((offer) => offer.targets.map((target) => `${target.kind} ${target.name}`))),
  );

  /** My turn lacks nothing but being ended. */
  mayEnd = $derived.by(() => !this.past && !!this.live.latest && this.live.latest.held === this.live.latest.seat);
  /** The choice that says "I am done" and ends the turn. */
  ending = $derived(this.all.find((offer) => offer.done && offer.ends_turn));
  /** There is something for me to do. */
  mine = $derived(this.all.length > 0 || this.mayEnd);

  constructor(readonly live: LiveTable) {}

  get shown(): TableShown {
    return this.live.shown!;
  }

  /** The newest view: whose turn it is and what may be chosen, while the board may still be showing how it came to that. */
  get now(): TableView {
    return this.live.latest!.view as unknown as TableView;
  }

  /** What the board draws. */
  get view(): TableView {
    return (this.past ?? this.shown).view as unknown as TableView;
  }

  /** Whose things the choices are about. */
  get actor(): number | undefined {
    return this.trial ? this.view.actor : (this.live.latest?.view as TableView | undefined)?.actor;
  }

  isLit(kind: string, name: string): boolean {
    return !this.isPicked(kind, name) && this.lit.has(`${kind} ${name}`);
  }

  isPicked(kind: string, name: string): boolean {
    return this.picked.some((spot) => spot.kind === kind && spot.name === name);
  }

  isMarked(kind: string, name: string): boolean {
    return [...this.answer, this.marked].some((spot) => spot?.kind === kind && spot.name === name);
  }

  /** What a bot thinks of a choice, if it was asked at this moment. */
  valueOf(offer: Offer): number | undefined {
    return this.values?.number === (this.trial && this.past ? -this.past.choices : this.shown.number)
      ? this.values.of.get(offer.choice)
      : undefined;
  }

  /** Whether a choice cannot be taken back: the thing that is clicked for it says so. */
  isFinal(offer: Offer): boolean {
    return offer.final || (offer.ends_turn && settings.hold === "never");
  }

  /** Whether a click on a thing is a choice that cannot be taken back. */
  isFinalAt(kind: string, name: string): boolean {
    const left = this.lit.has(`${kind} ${name}`) ? narrowed(this.left, [{ kind, name }]) : [];
    return left.length === 1 && this.isFinal(left[0]!);
  }

  /** A click on something: it is the choice, or a part of it, or a change of mind, or only looked at. */
  pick(kind: string, name: string): void {
    const spot = { kind, name };
    if (this.isPicked(kind, name)) {
      this.picked = this.picked.filter((other) => other.kind !== kind || other.name !== name);
      return;
    }
    const kept = narrowed(this.left, [spot]).length ? this.picked : repicked(this.all, this.picked, spot);
    const found = narrowed(this.all, [...kept, spot]);
    if (!found.length) this.inspected = spot;
    else this.picked = [...kept, spot];
    if (found.length === 1) this.choose(found[0]!);
  }

  choose(offer: Offer): void {
    if (this.trial) {
      this.clear();
      this.trial.choose(offer);
      return;
    }
    if (settings.ask && this.isFinal(offer) && this.asked?.choice !== offer.choice) {
      this.asked = offer;
      return;
    }
    this.clear();
    this.live.choose(offer.choice);
  }

  /** Take the last choice back, or the whole turn. */
  undo(turn = false): void {
    this.clear();
    this.live.undo(turn);
  }

  /** End my turn: it is held open for that, or a choice says so. */
  end(): void {
    if (this.mayEnd) this.live.end();
    else if (this.ending) this.choose(this.ending);
  }

  clear(): void {
    this.picked = [];
    this.asked = null;
  }
}

export function provide(play: Play): void {
  setContext(KEY, play);
}

/** For a game's board: the table it is drawn for. */
export function usePlay(): Play {
  return getContext<Play>(KEY);
}
