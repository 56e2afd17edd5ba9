import { say } from "../texts";
import type { Hint } from "./messages";
import { settings } from "./settings.svelte";

type Opinion = Hint["opinions"][number];
const NEXT = 3; // choices of the turn that follows, as an example

/** By how many points the first, which it would choose, is ahead of the rest, and each other one is behind it. */
export function compared(opinions: Opinion[]): Map<number, number> {
  const [best, ...others] = opinions.filter((opinion) => opinion.value !== null && opinion.visits > 0);
  if (!best) return new Map();
  const next = Math.max(...others.map((opinion) => opinion.value!));
  const ahead = others.length ? Math.max(0, best.value! - next) : 0;
  return new Map([
    [best.choice, ahead],
    ...others.map((opinion): [number, number] => [opinion.choice, Math.min(0, opinion.value! - best.value!)]),
  ]);
}

/** From the best down, as the numbers beside them say; what was hardly considered comes last. */
export function ordered(opinions: Opinion[]): Opinion[] {
  const differences = compared(opinions);
  const [best, ...others] = opinions;
  const worth = (opinion: Opinion): number => differences.get(opinion.choice) ?? -Infinity;
  return best ? [best, ...others.toSorted((one, other) => worth(other) - worth(one) || 0)] : [];
}

/** `+2.1`, as it is written in the reader's language. */
export function signed(points: number): string {
  const form = new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return form.format(points).replace("-", "\u2212");
}

/** `2.1`, as it is written in the reader's language. */
export function decimal(points: number): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(points).replace("-", "\u2212");
}

/** `+2.1 points: then excavate; rooms +4`. */
export function reasoned(opinion: Opinion, difference: number | undefined): string {
  if (difference === undefined) return say("hint.unseen");
  const points = Math.round(Math.abs(difference) * 10) / 10;
  const head = points === 0 ? say("hint.same") : say("hint.points", { signed: signed(difference), points });
  const then = opinion.then.slice(0, NEXT).join(" · ");
  const gains = opinion.gains.map((gain) => `${gain.name} ${signed(gain.points)}`).join(", ");
  const why = [then && say("hint.then", { what: then }), gains].filter(Boolean).join("; ");
  return why ? `${head}: ${why}` : head;
}
