import { get, post, Refused } from "./api";
import type { AnalysisShown, DecisionShown, Findings, VerdictShown } from "./messages";
import type { Offer } from "./targets";

const PAUSE = 1000; // milliseconds between two looks at how far it is
export const SMALL = 0.25; // points; whatever gives away less is as good as the best

export type Judged = VerdictShown & { seat: number; round: number; turn: number };

/** The analysis of one table: asked for, waited for, read. */
export class Study {
  shown = $state.raw<AnalysisShown | null>(null);
  missing = $state(false); // nobody has asked for it yet
  problem = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly code: string | null,
  ) {}

  get found(): Findings | null {
    return this.shown?.found ?? null;
  }

  async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.take(await get<AnalysisShown>(this.path()));
    } catch (error) {
      if (error instanceof Refused && error.code === "no-analysis") this.missing = true;
      else this.problem = (error as Error).message;
    }
  }

  async ask(): Promise<void> {
    this.problem = "";
    try {
      this.take(await post<AnalysisShown>(this.path()));
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  decision(number: number): Promise<DecisionShown> {
    return get<DecisionShown>(this.path(`/${number}`));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private take(found: AnalysisShown): void {
    this.shown = found;
    this.missing = false;
    if (found.status === "running" || (found.status === "done" && !found.found))
      this.timer = setTimeout(() => void this.look(), found.status === "done" ? 0 : PAUSE);
  }

  private path(more = ""): string {
    return `/tables/${this.id}/analysis${more}${this.code ? `?code=${this.code}` : ""}`;
  }
}

/** Every decision of the game, each with whose it was. */
export function judged(found: Findings): Judged[] {
  return found.turns.flatMap(({ seat, round, turn, decisions }) =>
    decisions.map((one) => ({ ...one, seat, round, turn })),
  );
}

/** What a seat gave away most with, the worst first. */
export function mistakes(found: Findings, seat: number, most: number, least = 2 * SMALL): Judged[] {
  const theirs = judged(found).filter((one) => one.seat === seat && one.cost >= least);
  return theirs.sort((one, other) => other.cost - one.cost).slice(0, most);
}

/** The choices of a decision as they were offered then. */
export function offered(decision: DecisionShown): Offer[] {
  const choices = (decision.moment.view as unknown as { choices: Omit<Offer, "text" | "final" | "done">[] }).choices;
  return choices.map((choice, index) => ({
    ...choice,
    text: decision.texts[index] ?? choice.name,
    final: false,
    done: decision.done[index] ?? false,
  }));
}

/** By how many points each choice is behind the best, which has none. */
export function behind(decision: DecisionShown): Map<number, number> {
  const best = decision.values[0]?.value ?? 0;
  return new Map(decision.values.map(({ choice, value }) => [choice, Math.min(0, value - best)]));
}
