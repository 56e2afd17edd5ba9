import type { Icons } from "../icons";
import type { LogLine, TableView } from "../messages";
import type { Movement, Movements, Place } from "./types";

type Counts = Readonly<Record<string, number>>;

/** What became more or less, and by how much. */
export function changes(before: Counts, after: Counts): [string, number][] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name): [string, number][] => {
    const by = (after[name] ?? 0) - (before[name] ?? 0);
    return by === 0 ? [] : [[name, by]];
  });
}

/** Goods of a seat: what it gets comes from `source`, what it gives goes to `sink`; both may be unknown. */
export function goods(
  icons: Icons,
  seat: number,
  before: Counts,
  after: Counts,
  source: Place[],
  sink: Place[],
): Movement[] {
  return changes(before, after).map(([good, count]): Movement => {
    const store = storeOf(good, seat);
    const sign = icons[good];
    const elsewhere = (place: Place): boolean => place !== store[0];
    if (count > 0) return { kind: "fly", from: source.filter(elsewhere), to: store, sign, count };
    return { kind: "fly", from: store, to: [...sink.filter(elsewhere), "supply", `seat ${seat}`], sign, count };
  });
}

/** Where a seat keeps a good; on small screens its name stands for everything it has. */
export function storeOf(good: string, seat: number): Place[] {
  return [`good ${good} ${seat}`, `seat ${seat}`];
}

/** Where a seat's people are when they do nothing. */
export function homeOf(seat: number): Place[] {
  return [`home ${seat}`, `seat ${seat}`];
}

/** What a line names, as places: whoever did it has it, or it lies on the table for all. */
export function placesOf(line: LogLine, seat = line.seat): Place[] {
  return line.targets.flatMap(({ kind, name }) =>
    (seat < 0 ? [] : [`${kind} ${name} ${seat}`]).concat(`${kind} ${name}`),
  );
}

/** The same in every game: points, the round, and the first in turn. */
export function common<V extends TableView & { round: number; start_player: number }>(before: V, after: V): Movement[] {
  const moved = after.scores.flatMap((points, seat): Movement[] => {
    const count = points - (before.scores[seat] ?? 0);
    return count ? [{ kind: "score", to: [`score ${seat}`, `seat ${seat}`], count }] : [];
  });
  if (after.round !== before.round)
    moved.push({ kind: "mark", to: [`round ${after.round}`, "round"], from: `round ${before.round}` });
  if (after.start_player !== before.start_player && after.start_player >= 0)
    moved.push({ kind: "mark", from: ["start", `seat ${before.start_player}`], to: `seat ${after.start_player}` });
  return moved;
}

/** What a choice moved; if the game names nothing, what the line is about, or who did it, lights up. */
export function movedBy(movements: Movements, before: TableView, after: TableView, line: LogLine): Movement[] {
  const moved = movements(before, after, line);
  const to = [...placesOf(line), ...(line.seat >= 0 ? [`seat ${line.seat}`] : [])];
  return moved.length || !to.length ? moved : [{ kind: "change", to }];
}
