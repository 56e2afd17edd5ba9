import { getContext, setContext } from "svelte";
import type { Play } from "../../lib/play.svelte";

const KEY = Symbol("carry");

/** Somebody who is being carried from the camp to a place: where the hand is. */
export class Carry {
  seat = $state(-1);
  x = $state(0);
  y = $state(0);

  constructor(private play: Play) {}

  lift(event: PointerEvent, seat: number): void {
    const { decision, actor } = this.play.view;
    if (decision !== "place-people" || actor !== seat || !this.play.all.length || event.button > 0) return;
    event.preventDefault();
    this.follow(event);
    this.seat = seat;
  }

  follow(event: PointerEvent): void {
    this.x = event.clientX;
    this.y = event.clientY;
  }

  drop(): void {
    if (this.seat < 0) return;
    this.seat = -1;
    const under = document.elementsFromPoint(this.x, this.y).map((one) => one.closest("[data-target^='place ']"));
    const name = under
      .find((one) => one)
      ?.getAttribute("data-target")
      ?.slice("place ".length);
    if (name && this.play.isLit("place", name)) this.play.pick("place", name);
  }
}

export function provideCarry(carry: Carry): void {
  setContext(KEY, carry);
}

export function useCarry(): Carry {
  return getContext<Carry>(KEY);
}
