import { tick } from "svelte";
import type { LogLine, MomentShown, TableShown, TableView } from "../messages";
import { settings } from "../settings.svelte";
import { movedBy } from "./difference";
import { Stage } from "./stage";
import type { Movements } from "./types";

const FEW = 6; // steps that may wait without any hurry
const MOST = 80; // choices that came at once and are still shown one by one
const SLOWNESS = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };
const HURRY = 0.35; // of its time, which a step gets at least

interface Step {
  choice: number; // its place in the log
  line: LogLine;
  view: TableView; // after it
}

/** Asks the server for the moments after so many choices, from the first to the last. */
export type AskMoments = (first: number, last: number) => Promise<MomentShown[]>;

/** Shows one choice after the other, though the server may have told of several at once. It never holds up the player. */
export class Motion {
  /** What is drawn instead of the newest view, while there is something to show. */
  view = $state.raw<TableView | null>(null);
  /** The choice that is being shown, or was the last: its place in the log. */
  choice = $state<number | null>(null);
  movements: Movements = () => [];
  readonly stage = new Stage();

  private steps: Step[] = [];
  private coming: Promise<void> = Promise.resolve();
  private expected = 0; // answers of the server that are under way
  private turn = 0; // what was asked for in an earlier one is forgotten
  private running = false;

  constructor(
    private readonly ask: AskMoments,
    private readonly linesFrom: (choice: number) => LogLine[],
  ) {}

  get playing(): boolean {
    return this.view !== null;
  }

  /** The table went on from `before` to `after` by these lines. */
  take(before: TableShown, after: TableShown, lines: LogLine[]): void {
    if (settings.speed === "off" || document.hidden || lines.length > MOST) {
      const moved = movedBy(this.movements, viewOf(before), viewOf(after), lines.at(-1)!);
      this.skip();
      void tick().then(() => this.stage.change(after.log.length - 1, moved));
      return;
    }
    const first = after.log.length - lines.length;
    const last: Step = { choice: after.log.length - 1, line: lines.at(-1)!, view: viewOf(after) };
    this.view ??= viewOf(before);
    this.choice ??= first - 1;
    this.expect(async () => [...(await this.between(first, lines.slice(0, -1))), last]);
  }

  /** Plays everything after the first `from` choices once more. */
  again(from: number): void {
    const lines = this.linesFrom(from);
    if (!lines.length) return;
    this.skip();
    this.expect(async () => {
      const [start, ...moments] = await this.ask(from, from + lines.length);
      this.choice = from - 1;
      this.view = start!.view as unknown as TableView;
      await tick();
      return stepsOf(from, lines, moments);
    });
  }

  /** At once to the newest: somebody acts, or has seen enough. */
  skip(): void {
    this.turn++;
    this.steps = [];
    this.view = null;
    this.choice = null;
    this.stage.finish();
  }

  private async between(first: number, lines: LogLine[]): Promise<Step[]> {
    return lines.length ? stepsOf(first, lines, await this.ask(first + 1, first + lines.length)) : [];
  }

  /** Steps come in the order in which they were asked for. */
  private expect(steps: () => Promise<Step[]>): void {
    const turn = this.turn;
    this.expected++;
    this.coming = this.coming.then(async () => {
      let found: Step[] = [];
      if (turn === this.turn)
        try {
          found = await steps();
        } catch {
          // the server is away, or the choices were taken back: the newest view says it all
        }
      this.expected--;
      if (turn === this.turn) this.steps.push(...found);
      if (!this.running) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let step = this.steps.shift(); step; step = this.steps.shift())
      try {
        await this.show(step);
      } catch (error) {
        reportError(error); // a movement that fails must not hold up the table
        this.skip();
      }
    this.running = false;
    if (this.expected === 0) {
      this.view = null;
      this.choice = null;
      this.stage.rest();
    }
  }

  private async show(step: Step): Promise<void> {
    const turn = this.turn;
    const waiting = this.steps.length;
    const hurry = waiting > FEW ? Math.max(HURRY, FEW / waiting) : 1;
    const moved = this.view ? movedBy(this.movements, this.view, step.view, step.line) : [];
    this.choice = step.choice;
    const slowness = SLOWNESS[settings.speed] * hurry;
    await this.stage.leave(moved, slowness);
    if (turn !== this.turn) return;
    this.view = step.view;
    await tick();
    if (turn === this.turn) await this.stage.arrive(step.choice, slowness);
  }
}

function viewOf(shown: TableShown): TableView {
  return shown.view as unknown as TableView;
}

function stepsOf(first: number, lines: LogLine[], moments: MomentShown[]): Step[] {
  return moments.map((moment, n) => ({
    choice: first + n,
    line: lines[n]!,
    view: moment.view as unknown as TableView,
  }));
}
