/**
 * What moves at a table of Caverna. The places it asks for:
 * `space logging` …; `card N`, where the card of round N lies, face down too; `room NAME` among the furnishings, and `furnishings` (its drawer);
 * for each seat: `square 2,1 SEAT`, `good wood SEAT` (animals too), `worker N SEAT` (0 is the first), `home SEAT`, `seat SEAT`, `score SEAT`;
 * `round`; `marker` (of the harvest); `start` (the marker of the first in turn).
 */
import type { CavernaPlayerView, CavernaSquareView, CavernaView, LogLine } from "../../lib/messages";
import { changes, common, goods, homeOf, storeOf } from "../../lib/motion/difference";
import type { Movement, Movements, Place } from "../../lib/motion/types";
import { ICONS } from "./icons";

export const movements: Movements<CavernaView> = (before, after, line) => {
  const moved = [
    ...after.players.flatMap((player, seat) => changesOf(player, before.players[seat]!, seat, before, after, line)),
    ...cards(before, after),
    ...refills(before, after),
    ...common(before, after),
  ];
  return after.round === before.round ? moved : [...lastOfTheRound(line), ...moved];
};

/** Whoever places the last dwarf sees it walk before all of them come home. */
function lastOfTheRound(line: LogLine): Movement[] {
  const space = line.seat >= 0 && line.targets.find((target) => target.kind === "space");
  return space
    ? [{ kind: "walk", from: homeOf(line.seat), to: `space ${space.name}`, sign: ICONS[`dwarf${line.seat}`], wave: -1 }]
    : [];
}

function cards(before: CavernaView, after: CavernaView): Movement[] {
  const turned = after.schedule.flatMap((round, n): Movement[] =>
    round.revealed && !before.schedule[n]?.revealed
      ? [{ kind: "turn", to: [`card ${round.round}`, `space ${round.card}`] }]
      : [],
  );
  const marked = after.markers.current !== before.markers.current && after.markers.current;
  return marked ? [...turned, { kind: "turn", to: ["marker", `round ${after.round}`, "round"] }] : turned;
}

/** At the start of a round goods are laid out on many spaces: they light up. */
function refills(before: CavernaView, after: CavernaView): Movement[] {
  return after.spaces.flatMap((space): Movement[] => {
    const old = before.spaces.find((other) => other.space === space.space);
    const more = old && changes(old.goods, space.goods).some(([, by]) => by > 0);
    return more ? [{ kind: "change", to: `space ${space.space}` }] : [];
  });
}

function changesOf(
  player: CavernaPlayerView,
  old: CavernaPlayerView,
  seat: number,
  before: CavernaView,
  after: CavernaView,
  line: LogLine,
): Movement[] {
  const dwarfs = player.dwarfs.flatMap((dwarf, n): Movement[] => {
    const was = old.dwarfs[n];
    const sign = ICONS[`dwarf${seat}`];
    const at = [`worker ${n} ${seat}`, ...homeOf(seat)];
    if (!was || dwarf.strength !== was.strength) return [{ kind: "build", to: at }];
    if (dwarf.space && dwarf.space !== was.space) return [{ kind: "walk", from: at, to: `space ${dwarf.space}`, sign }];
    if (!dwarf.space && was.space) return [{ kind: "walk", from: `space ${was.space}`, to: at, sign }];
    return [];
  });
  const squares = player.squares.flatMap((square, n) => changesOn(square, old.squares[n]!, seat));
  const laid: Place[] = squares.flatMap((movement) => movement.to);
  const working = sourceOf(before, after, line, seat);
  const given = goods(
    ICONS,
    seat,
    { ...afterCrops(player, old), ...old.animals },
    { ...player.goods, ...player.animals },
    [...working, ...laid],
    [...laid, ...working],
  );
  // Harvest, feeding and breeding touch everybody: they pass over the boards one after the other.
  const passing = before.phase !== after.phase || before.round !== after.round;
  const all = [...dwarfs, ...squares, ...given];
  return passing ? all.map((movement) => ({ ...movement, wave: seat })) : all;
}

/** The goods a player had, with what the fields have taken and given: that moves between field and store. */
function afterCrops(player: CavernaPlayerView, old: CavernaPlayerView): Record<string, number> {
  const had = { ...old.goods };
  for (const [n, square] of player.squares.entries()) {
    const was = old.squares[n]!;
    if (square.crop && square.crops > was.crops) had[square.crop] = (had[square.crop] ?? 0) - 1;
    if (was.crop && square.crops < was.crops) had[was.crop] = (had[was.crop] ?? 0) + was.crops - square.crops;
  }
  return had;
}

function changesOn(square: CavernaSquareView, old: CavernaSquareView, seat: number): Movement[] {
  const to = `square ${square.square} ${seat}`;
  if (square.furnishing && square.furnishing !== old.furnishing)
    return [{ kind: "slide", from: [`room ${square.furnishing}`, "furnishings"], to: [to, `seat ${seat}`] }];
  if (square.surface !== old.surface || square.stable !== old.stable)
    return [{ kind: "build", to: [to, `seat ${seat}`] }];
  if (square.crops > old.crops && square.crop)
    return [
      { kind: "fly", from: storeOf(square.crop, seat), to: [to, `seat ${seat}`], sign: ICONS[square.crop], count: -1 },
    ];
  if (square.crops < old.crops && old.crop)
    return [
      {
        kind: "harvest",
        from: [to],
        to: storeOf(old.crop, seat),
        sign: ICONS[old.crop],
        count: old.crops - square.crops,
      },
    ];
  return [];
}

/** Where goods come from: the space the dwarf stands on now, or what the line names. */
function sourceOf(before: CavernaView, after: CavernaView, line: LogLine, seat: number): Place[] {
  if (line.seat !== seat) return [];
  const exchanged = line.targets.flatMap(({ name }) =>
    name in after.players[seat]!.goods || name in after.players[seat]!.animals ? [`good ${name} ${seat}`] : [],
  );
  const named = line.targets.filter((target) => target.kind === "space").map((target) => `space ${target.name}`);
  const space = after.current.space ?? before.current.space;
  return [...exchanged, ...named, ...(space ? [`space ${space}`] : [])];
}
