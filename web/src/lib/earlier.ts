import { get, whenThere } from "./api";
import type { LiveTable } from "./live.svelte";
import type { LogShown } from "./messages";

/** The lines of a log that did not come with the table. */
export function loadEarlier(live: LiveTable): void {
  if (!live.first) return;
  const code = live.code ? `&code=${live.code}` : "";
  whenThere(get<Pick<LogShown, "from" | "lines">>(`${live.address}/log?last=${live.first}${code}`), (found) => {
    live.log = [...found.lines, ...live.log];
    live.first = found.from;
  });
}
