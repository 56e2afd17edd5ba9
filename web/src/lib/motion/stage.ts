import type { Drawing } from "../icons";
import { carried, copyOf, figure, find, type Found, holder } from "./copies";
import * as paths from "./paths";
import { sound } from "./sound";
import type { Kind, Movement } from "./types";

/** Milliseconds at normal speed. What is not there before the table changes moves afterwards. */
const TIMES: Record<Kind, { before: number; after: number }> = {
  walk: { before: 500, after: 0 },
  fly: { before: 420, after: 0 },
  slide: { before: 480, after: 0 },
  turn: { before: 200, after: 220 },
  roll: { before: 420, after: 0 },
  harvest: { before: 420, after: 0 },
  mark: { before: 300, after: 0 },
  build: { before: 0, after: 300 },
  score: { before: 0, after: 0 },
  change: { before: 0, after: 250 },
};
const GLOW = 600; // afterwards, while the next movement already begins
const STILL = 350; // how long each change is shown where nothing moves
const STAGGER = 50; // between things that set out together
const CROWD = 6; // things that set out one after the other; the rest comes with the last
const SIGN = 36; // pixels: the height of what is carried
const WAVES = 3; // that take their full time; more of them share it
const DIE = 64;
const GAP = 8;

interface Way {
  movement: Movement;
  from: Found | null;
  to: Found | null;
}

/** Moves copies of what lies on the table, on a sheet of glass above it; the things themselves stay where they are. */
export class Stage {
  layer: HTMLElement | null = null;
  private ways: Way[] = [];
  private hidden: ElementCSSInlineStyle[] = []; // things whose copies are under way
  private dice: HTMLElement[] = []; // they lie until something else happens
  private ready: (() => void)[] = []; // what sets out next
  private wake: () => void = () => {};

  /** Everything sets out; the promise is kept when it has arrived, just before the table changes. */
  async leave(movements: Movement[], slowness: number): Promise<void> {
    if (!movements.some((movement) => movement.kind === "roll")) this.clearDice();
    this.ways = [];
    const waves = [...new Set(movements.map((movement) => movement.wave ?? 0))].sort((a, b) => a - b);
    for (const wave of waves) {
      const together = movements.filter((movement) => (movement.wave ?? 0) === wave);
      for (const kind of new Set(together.map((movement) => movement.kind))) sound(kind);
      const ways = together.map((movement) => ({ movement, from: find(movement.from), to: find(movement.to) }));
      this.ways.push(...ways);
      if (this.isStill()) continue;
      const time = longest(together, "before") * slowness * Math.min(1, WAVES / waves.length);
      const delay = (n: number): number => Math.min(n, CROWD) * STAGGER * slowness;
      if (this.layer && time) {
        ways.forEach((way, n) => this.send(way, time, delay(n)));
        this.start();
      }
      if (time) await this.wait(time + delay(together.length - 1));
    }
  }

  /** The table has changed: what is new appears, and all that changed lights up for a moment. */
  async arrive(choice: number, slowness: number): Promise<void> {
    this.reveal();
    const still = this.isStill();
    const ends = this.ways.map((way) => ({ ...way, there: find(way.movement.to) }));
    for (const { movement, from, to, there } of ends) {
      if (there && this.layer) this.end(movement, there, slowness, still);
      const { before, after } = TIMES[movement.kind];
      window.lascauxMotion?.push({
        choice,
        kind: movement.kind,
        from: from?.place ?? null,
        to: (there ?? to)?.place ?? null,
        duration: Math.round((before + after) * slowness),
      });
    }
    this.start();
    const moved = this.ways.map((way) => way.movement);
    const time = (still && moved.length ? STILL : longest(moved, "after")) * slowness;
    if (time) await this.wait(time);
    this.reveal();
  }

  /** The table has changed without any movement. */
  change(choice: number, movements: Movement[]): void {
    this.ways = movements.map((movement) => ({ movement, from: null, to: null }));
    void this.arrive(choice, 0);
  }

  /** There is nothing more to show. */
  rest(): void {
    this.clearDice();
  }

  /** Nothing is under way any more. */
  finish(): void {
    this.reveal();
    this.dice = [];
    this.layer?.replaceChildren();
    this.wake();
  }

  private send({ movement, from, to }: Way, time: number, delay: number): void {
    const { kind, sign, count = 0 } = movement;
    const timing: KeyframeAnimationOptions = { duration: time, delay, fill: "both" };
    if (kind === "roll") return this.roll(sign, to?.box ?? new DOMRect(innerWidth / 2, innerHeight / 2), time);
    if (!to || TIMES[kind].before === 0) return;
    if (kind === "turn") {
      this.hide(to.element);
      return this.move(copyOf(to), paths.turn(false), timing);
    }
    const of = from ?? to;
    const own = sign ? middleOf(of.box, SIGN, (SIGN * sign.wide) / sign.high) : of.box;
    const copy = sign ? carried(sign, own) : copyOf(of);
    if (Math.abs(count) > 1) copy.append(figure(count));
    if (!from) return this.move(copy, paths.settle(), timing);
    if (!sign || /^(worker|dwarf) /.test(from.place)) this.hide(from.element);
    const path = kind === "walk" ? paths.walk : sign ? paths.fly : paths.slide;
    this.move(copy, path(own, from.box, to.box), timing);
  }

  private end({ kind, count }: Movement, there: Found, slowness: number, still: boolean): void {
    const time = TIMES[kind].after * slowness;
    if (kind === "score" && count) return this.float(there, count);
    if (kind === "roll") return;
    if (time && !still && (kind === "turn" || kind === "build")) {
      this.hide(there.element);
      this.move(copyOf(there), kind === "turn" ? paths.turn(true) : paths.settle(), { duration: time });
    }
    this.light(there, still);
  }

  private move(copy: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    this.ready.push(() => {
      this.layer?.append(copy);
      copy.animate(frames, timing).onfinish = () => copy.remove();
    });
  }

  /** By its style: an animation would part the board into layers, and all of it would be painted anew. */
  private hide(element: Element & ElementCSSInlineStyle): void {
    this.ready.push(() => {
      element.style.opacity = "0";
      this.hidden.push(element);
    });
  }

  private reveal(): void {
    for (const { style } of this.hidden.splice(0)) style.removeProperty("opacity");
  }

  /** All at once, after everything was measured: the page is laid out only once. */
  private start(): void {
    for (const go of this.ready.splice(0)) go();
  }

  /** Dice fall side by side over the middle of their place. */
  private roll(sign: Drawing | undefined, box: paths.Box, time: number): void {
    if (!sign) return;
    const width = (this.dice.length + 1) * (DIE + GAP) - GAP;
    const left = Math.max(GAP, Math.min(box.x + box.width / 2 - width / 2, innerWidth - width - GAP));
    const sheet = carried(sign, { x: 0, y: box.y + box.height / 2 - DIE / 2, width: DIE, height: DIE });
    this.dice.push(sheet);
    this.dice.forEach((one, n) => (one.style.left = `${left + n * (DIE + GAP)}px`));
    this.layer!.append(sheet);
    sheet.animate(paths.tumble(this.dice.length), { duration: time, fill: "both" });
  }

  /** They fade, and leave those on the board to be read. */
  private clearDice(): void {
    for (const sheet of this.dice.splice(0))
      sheet.animate([{ opacity: 1 }, { opacity: 0 }], { duration: GLOW, fill: "both" }).onfinish = () => sheet.remove();
  }

  private float(there: Found, count: number): void {
    const sheet = holder(there.box);
    sheet.classList.add("points");
    sheet.append(figure(count));
    this.move(sheet, paths.rise(), { duration: 2 * GLOW });
  }

  private light(there: Found, still: boolean): void {
    const sheet = holder(there.box);
    sheet.classList.add("glow");
    const frames = still ? [{ opacity: 1 }, { opacity: 1 }] : [{ opacity: 1 }, { opacity: 1 }, { opacity: 0 }];
    this.move(sheet, frames, { duration: still ? 2 * GLOW : GLOW });
  }

  private isStill(): boolean {
    return this.layer !== null && matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Some time, or until somebody has seen enough. */
  private wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function longest(movements: Movement[], when: "before" | "after"): number {
  return Math.max(0, ...movements.map((movement) => TIMES[movement.kind][when]));
}

function middleOf(box: paths.Box, height: number, width: number): paths.Box {
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
