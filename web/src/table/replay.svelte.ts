import { tick } from "svelte";
import { get, whenThere } from "../lib/api";
import { loadEarlier } from "../lib/earlier";
import type { LogLine, MomentShown, TableView } from "../lib/messages";
import type { Play } from "../lib/play.svelte";

const PAUSE = 900; // milliseconds between two moves at normal speed
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A game that is looked at again, move by move. */
export class Replay {
  moment = $state(0); // after so many moves
  running = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly play: Play,
    moment: number,
  ) {
    loadEarlier(play.live);
    play.clear();
    play.live.motion.skip();
    this.moment = moment;
    this.go(moment);
  }

  get length(): number {
    return this.play.live.first + this.play.live.log.length;
  }

  /** What was done to get here. */
  get line(): LogLine | undefined {
    return this.play.live.log[this.moment - 1 - this.play.live.first];
  }

  /** Where each round begins. */
  get rounds(): { round: number; moment: number }[] {
    const { log, first } = this.play.live;
    return log.flatMap((line, index) =>
      line.round > 0 && line.round !== log[index - 1]?.round ? [{ round: line.round, moment: first + index }] : [],
    );
  }

  go(moment: number): void {
    const before = this.moment;
    const wanted = Math.max(0, Math.min(this.length, moment));
    this.moment = wanted;
    const { id, code } = this.play.live;
    whenThere(get<MomentShown>(`/tables/${id}/moments/${wanted}${code ? `?code=${code}` : ""}`), (found) => {
      if (this.moment === wanted) void this.show(found, wanted === before + 1);
    });
  }

  /** Step by step to the end, or to the next press. */
  toggle(): void {
    this.running = !this.running;
    clearTimeout(this.timer);
    if (this.running) this.go(this.moment < this.length ? this.moment + 1 : 0);
  }

  close(): void {
    this.running = false;
    clearTimeout(this.timer);
    this.play.live.motion.stage.finish();
    this.play.past = null;
  }

  /** One move further is shown as a movement, anything else as it stands. */
  private async show(found: MomentShown, next: boolean): Promise<void> {
    const { motion } = this.play.live;
    const line = this.line;
    const moved = next && line ? motion.movements(this.play.view, found.view as unknown as TableView, line) : [];
    motion.stage.finish();
    await motion.stage.leave(moved, 1 / this.speed);
    if (this.moment !== found.choices) return;
    this.play.past = found;
    await tick();
    await motion.stage.arrive(found.choices - 1, 1 / this.speed);
    if (this.running && this.moment === found.choices) this.goOn();
  }

  private goOn(): void {
    clearTimeout(this.timer);
    if (this.moment >= this.length) this.running = false;
    else this.timer = setTimeout(() => this.running && this.go(this.moment + 1), PAUSE / this.speed);
  }
}
