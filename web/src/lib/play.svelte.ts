import { getContext, setContext } from "svelte";
import type { LiveTable } from "./live.svelte";
import type { MomentShown, TableShown, TableView } from "./messages";
import { settings } from "./settings.svelte";
import { narrowed, offers, type Offer, type Spot } from "./targets";

const KEY = Symbol("play");

/** One person's hands at a table: what is picked, what can be picked, what is being looked at. */
export class Play {
  picked = $state.raw<Spot[]>([]);
  inspected = $state.raw<Spot | null>(null);
  hovered = $state.raw<Spot | null>(null);
  asked = $state.raw<Offer | null>(null); // a choice that waits for "yes"
  past = $state.raw<MomentShown | null>(null); // of a replay, instead of now
  plain = $state(false); // nothing on the board can be clicked
  marked = $state.raw<Spot | null>(null); // lit up from the log or the list
  values = $state.raw<{ number: number; of: Map<number, number> } | null>(null); // a bot's opinion of the choices

  all = $derived.by<Offer[]>(() => (this.live.shown && !this.past ? offers(this.live.shown) : []));
  left = $derived(narrowed(this.all, this.picked));
  private lit = $derived(
    new Set(this.left.flatMap((offer) => offer.targets.map((target) => `${target.kind} ${target.name}`))),
  );

  private news = $derived.by(() => new Set(this.live.news.map((spot) => `${spot.kind} ${spot.name}`)));

  constructor(readonly live: LiveTable) {}

  get shown(): TableShown {
    return this.live.shown!;
  }

  /** What the board draws. */
  get view(): TableView {
    return (this.past ?? this.shown).view as unknown as TableView;
  }

  isLit(kind: string, name: string): boolean {
    return !this.isPicked(kind, name) && this.lit.has(`${kind} ${name}`);
  }

  isPicked(kind: string, name: string): boolean {
    return this.picked.some((spot) => spot.kind === kind && spot.name === name);
  }

  isMarked(kind: string, name: string): boolean {
    return this.marked?.kind === kind && this.marked.name === name;
  }

  /** Whether the last thing that happened was about this. */
  isNew(kind: string, name: string): boolean {
    return !this.past && this.news.has(`${kind} ${name}`);
  }

  /** What a bot thinks of a choice, if it was asked at this moment. */
  valueOf(offer: Offer): number | undefined {
    return this.values?.number === this.shown.number ? this.values.of.get(offer.choice) : undefined;
  }

  /** A click on something: it is the choice, or a part of it, or only looked at. */
  pick(kind: string, name: string): void {
    const spot = { kind, name };
    if (this.isPicked(kind, name)) {
      this.picked = this.picked.filter((other) => other.kind !== kind || other.name !== name);
      return;
    }
    const found = narrowed(this.left, [spot]);
    if (found.length === 1) this.choose(found[0]!);
    else if (found.length > 1) this.picked = [...this.picked, spot];
    else this.inspected = spot;
  }

  choose(offer: Offer): void {
    const real = this.shown.undo.turn !== null; // something was chosen in this turn
    const asks = settings.confirm === "always" || (settings.confirm === "choices" && real);
    if (offer.ends_turn && asks && this.asked?.choice !== offer.choice) {
      this.asked = offer;
      return;
    }
    this.clear();
    this.live.choose(offer.choice);
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
