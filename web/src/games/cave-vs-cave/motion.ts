/**
 * What moves at a table of Cave vs Cave. The places it asks for:
 * `tile NAME` and, for those face down too, `action N` (0 is the first space of the action board); `room NAME` in the display, and `display`;
 * for each seat: `space 3,1 SEAT`, `edge 3,0|3,1 SEAT`, `good wood SEAT`, `dwarf N SEAT` (0 is the first), `seat SEAT`, `score SEAT`;
 * `round N`; `supply walls`, `supply rooms`; `start` (the marker of the first in turn).
 */
import type { CaveVsCaveCaveView, CaveVsCaveView, LogLine } from "../../lib/messages";
import { common, goods } from "../../lib/motion/difference";
import type { Movement, Movements, Place } from "../../lib/motion/types";
import { ICONS } from "./icons";

export const movements: Movements<CaveVsCaveView> = (before, after, line) => [
  ...actionBoard(before, after),
  ...after.caves.flatMap((cave, seat) => changesOf(cave, before.caves[seat]!, seat, before, line)),
  ...after.display
    .filter((room) => !before.display.includes(room))
    .map((room): Movement => ({ kind: "build", to: [`room ${room}`, "display"] })),
  ...common(before, after),
];

/** Tiles are turned up, dwarfs go there and come home. */
function actionBoard(before: CaveVsCaveView, after: CaveVsCaveView): Movement[] {
  return after.action_board.flatMap((space, n): Movement[] => {
    const old = before.action_board[n];
    const there = [`tile ${space.tile}`, `action ${n}`];
    if (space.tile !== null && !old?.tile) return [{ kind: "turn", to: [`action ${n}`, `tile ${space.tile}`] }];
    if (space.taken && !old?.taken && space.taken_by !== null)
      return [{ kind: "walk", from: homeOf(after, space.taken_by), to: there, sign: ICONS[`dwarf${space.taken_by}`] }];
    if (!space.taken && old?.taken && old.taken_by !== null)
      return [{ kind: "walk", from: there, to: homeOf(before, old.taken_by), sign: ICONS[`dwarf${old.taken_by}`] }];
    return [];
  });
}

function changesOf(
  cave: CaveVsCaveCaveView,
  old: CaveVsCaveCaveView,
  seat: number,
  before: CaveVsCaveView,
  line: LogLine,
): Movement[] {
  const moved: Movement[] = [];
  const changed: Place[] = [];
  for (const [n, space] of cave.spaces.entries()) {
    const was = old.spaces[n];
    const to = `space ${space.space} ${seat}`;
    if (space.room === was?.room && space.state === was?.state) continue;
    changed.push(to);
    if (space.room) moved.push({ kind: "slide", from: [`room ${space.room}`, "display"], to });
    else moved.push({ kind: "turn", to });
  }
  for (const [n, edge] of cave.edges.entries())
    if (edge.wall !== old.edges[n]?.wall) {
      changed.push(`edge ${edge.edge} ${seat}`);
      moved.push({ kind: "build", to: [`edge ${edge.edge} ${seat}`, `seat ${seat}`] });
    }
  const about = sourceOf(before, line, seat);
  return [...moved, ...goods(ICONS, seat, old.goods, cave.goods, [...about, ...changed], [...changed, ...about])];
}

/** Where goods come from: the good that was exchanged, the room that was activated, or the tile that was taken. */
function sourceOf(before: CaveVsCaveView, line: LogLine, seat: number): Place[] {
  const named = line.targets.flatMap(({ kind, name }) => {
    if (kind === "good") return [`good ${name} ${seat}`];
    const cell = before.caves[seat]?.spaces.find((space) => space.room === name);
    return cell ? [`space ${cell.space} ${seat}`] : [];
  });
  return before.current.tile ? [...named, `tile ${before.current.tile}`] : named;
}

/** The place of the dwarf that is away in this view and at home in the other: those at home stand in front. */
function homeOf(view: CaveVsCaveView, seat: number): Place[] {
  const away = view.action_board.filter((space) => space.taken_by === seat).length;
  return [`dwarf ${view.dwarves - away} ${seat}`, `seat ${seat}`];
}
