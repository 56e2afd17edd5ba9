import type { LogLine } from "./messages";

/** Where in the log a seat's last finished turn ends. `between`: the next turn has not begun yet. */
export function endOfMyTurn(log: LogLine[], seat: number, between: boolean): number {
  const begun = [...log.keys()].filter((index) => log[index]!.begins_turn);
  const finished = between ? begun : begun.slice(0, -1);
  const mine = finished.findLastIndex((index) => log[index]!.seat === seat);
  return mine < 0 ? 0 : (begun[mine + 1] ?? log.length);
}
