import type { CavernaLayingView, CavernaView } from "../../lib/messages";
import type { Play } from "../../lib/play.svelte";
import { laid } from "./art";
import { column, row } from "./home";

/** A part of a tile that is not there yet, as drawn over its square. */
export interface Ghost {
  square: string;
  picture: string;
}

/** The hand that lays tiles: twins are laid in one move, though the rules ask for their halves one after the other. */
export class Laying {
  from = $state<string | null>(null); // under the pointer or in focus
  private turned = $state(0);
  private aimed = $state<string | null>(null); // dragged to
  private pressed: { square: string; again: boolean } | null = null;
  private second: string | null = null; // to be laid as soon as the first is
  private before: CavernaLayingView | null | undefined;

  private laying = $derived.by(() => {
    const now = this.play.now as CavernaView;
    return now.actor === this.play.shown.seat && !this.play.past ? now.current.laying : null;
  });

  /** Whether a twin waits for its place. */
  twin = $derived((this.laying?.pairs.length ?? 0) > 0);

  /** Where the other half can go. */
  private ways = $derived(
    (this.laying?.pairs ?? []).filter(([first]) => first === this.from).map(([, second]) => second!),
  );

  to = $derived(
    this.aimed && this.ways.includes(this.aimed) ? this.aimed : (this.ways[this.turned % this.ways.length] ?? null),
  );

  ghosts = $derived.by<Ghost[]>(() => {
    const now = this.laying;
    if (!now) return this.furnished();
    if (now.first !== null) return this.halves(now.deed, now.first, this.isOpen(this.from) ? this.from : null);
    return this.from && (this.to || this.isOpen(this.from)) ? this.halves(now.deed, this.from, this.to) : [];
  });

  constructor(private play: Play) {}

  private halves(deed: string, first: string, second: string | null): Ghost[] {
    if (deed === "large-pasture" && second) {
      const [left, right] = [first, second].sort((a, b) => column(a) - column(b) || row(a) - row(b));
      return [{ square: left!, picture: row(left!) === row(right!) ? "pasture-wide" : "pasture-tall" }];
    }
    const ghosts = [{ square: first, picture: laid(deed, 0) }];
    return second ? [...ghosts, { square: second, picture: laid(deed, 1) }] : ghosts;
  }

  /** A furnishing whose cavern is open. */
  private furnished(): Ghost[] {
    const room = (this.play.now as CavernaView).current.furnishing;
    return room && this.isOpen(this.from) ? [{ square: this.from!, picture: `room-${room}` }] : [];
  }

  isOpen(square: string | null): boolean {
    return square !== null && this.play.isLit("square", square);
  }

  turn(): void {
    this.aimed = null;
    this.turned += 1;
  }

  look(square: string | null): void {
    if (square === this.from) return;
    if (this.pressed && square && this.ways.includes(square)) this.aimed = square;
    else if (!this.pressed) {
      // With the finger, the other half of what lies there is touched to lay it.
      this.from = square;
      this.aimed = null;
    }
  }

  press(square: string, touch: boolean): void {
    if (touch && square === this.to) this.lay();
    else {
      const again = !touch || this.from === square;
      this.from = square;
      this.pressed = { square, again };
    }
  }

  /** Let go: laid, or, at the first touch, only shown; touched again it turns. */
  release(touch: boolean): void {
    if (!this.pressed) return;
    const { again } = this.pressed;
    this.pressed = null;
    if (!touch || this.aimed) this.lay();
    else if (again) this.turn();
  }

  /** Without a pointer: the keyboard, or whoever presses buttons by their name. */
  layAt(square: string): void {
    this.from = square;
    this.lay();
  }

  lay(): void {
    if (!this.from || !this.to) return;
    this.second = this.to;
    this.choose(this.from);
    this.from = this.aimed = null;
  }

  private choose(square: string): void {
    const offer = this.play.all.find(
      (one) => one.verb === "lay" && one.targets.some((target) => target.name === square),
    );
    if (offer) this.play.choose(offer);
  }

  /** Called with every view: the second half follows the first, and is taken back with it. */
  follow(): void {
    const now = this.laying;
    if (this.play.live.sent) return;
    if (now?.first && this.second) {
      const { second } = this;
      this.second = null;
      this.choose(second);
    } else if (now?.first && this.before === null && this.play.live.latest?.undo.one !== null) this.play.undo();
    if (!now) this.second = null;
    this.before = now;
  }
}
