import { behind, type Judged, mistakes, offered, SMALL, type Study } from "../lib/analysis.svelte";
import type { DecisionShown } from "../lib/messages";
import type { Play } from "../lib/play.svelte";
import type { Offer } from "../lib/targets";

const MOST = 8; // mistakes to learn from at a time

/** Positions where a seat lost most, each to be played again until a good choice is found. */
export class Exercise {
  readonly all: Judged[];
  index = $state(0);
  state = $state<"loading" | "asking" | "wrong" | "found" | "shown" | "over">("loading");
  tried = $state.raw<Offer | null>(null);
  lost = $state(0); // points that the last try gives away
  solved = $state(0); // found without being shown
  private decision: DecisionShown | null = null;

  constructor(
    private readonly play: Play,
    private readonly study: Study,
    seat: number,
  ) {
    this.all = study.found ? mistakes(study.found, seat, MOST) : [];
    void this.load();
  }

  get one(): Judged | undefined {
    return this.all[this.index];
  }

  /** What would have been best, in words. */
  get best(): string {
    return this.one?.better ?? "";
  }

  /** The open position is done with. */
  get settled(): boolean {
    return this.state === "found" || this.state === "shown";
  }

  next(): void {
    this.index += 1;
    void this.load();
  }

  show(): void {
    this.state = "shown";
    const best = this.decision?.values[0]?.choice;
    this.play.answer = this.play.all.find((offer) => offer.choice === best)?.targets ?? [];
    this.end();
  }

  close(): void {
    this.end();
    this.play.answer = [];
    this.play.past = null;
  }

  private async load(): Promise<void> {
    this.end();
    this.tried = null;
    this.play.answer = [];
    if (!this.one) {
      this.state = "over";
      return;
    }
    this.state = "loading";
    const found = await this.study.decision(this.one.number);
    this.decision = found;
    this.play.past = found.moment;
    this.play.trial = { offers: offered(found), choose: (offer) => this.choose(offer) };
    this.state = "asking";
  }

  private choose(offer: Offer): void {
    this.tried = offer;
    this.lost = Math.round(-10 * (behind(this.decision!).get(offer.choice) ?? 0)) / 10;
    if (this.lost >= SMALL) {
      this.state = "wrong";
      return;
    }
    this.state = "found";
    this.solved += 1;
    this.end();
  }

  private end(): void {
    this.play.clear();
    this.play.trial = null;
  }
}
