import type { LogLine } from "./messages";

/** The lines after a seat's last finished turn. `between`: the next turn has not begun yet. */
export function sinceMyTurn(log: LogLine[], seat: number, between: boolean): LogLine[] {
  const begun = [...log.keys()].filter((index) => log[index]!.begins_turn);
  const finished = between ? begun : begun.slice(0, -1);
  const mine = finished.findLastIndex((index) => log[index]!.seat === seat);
  return log.slice(mine < 0 ? 0 : (begun[mine + 1] ?? log.length));
}
