/** What pieces are, in one sentence for screen readers and tooltips. */
import { inWords } from "./effects";
import { call, ROOM_NAMES, SHORT_NAMES, TILE_NAMES, WALL_NAMES, WORDS } from "./names";
import { ROOMS } from "./rooms";
import { TILES } from "./tiles";

export function shortName(room: string): string {
  return call(room in SHORT_NAMES ? SHORT_NAMES : ROOM_NAMES, room);
}

export function roomInWords(room: string): string {
  const row = ROOMS[room];
  const parts = [call(ROOM_NAMES, room)];
  if (!row) return parts[0]!;
  parts.push(call(WORDS, row.colour));
  if (row.cost) parts.push(`${call(WORDS, "cost")}: ${inWords(row.cost)}`);
  if (row.walls) parts.push(`${call(WORDS, "needs")}: ${call(WALL_NAMES, row.walls)}`);
  parts.push(call(WORDS, "points", row.points));
  return [parts.join(", "), inWords(row.does)].filter(Boolean).join(". ");
}

export function tileInWords(tile: string, dwarves: number): string {
  const bands = (TILES[tile] ?? []).map((band) => inWords(band.short.replace("NF", `${dwarves}F`)));
  return `${call(TILE_NAMES, tile)}: ${bands.join("; ")}`;
}

export function spaceInWords(name: string): string {
  return name === "X" ? call(WORDS, "cavern") : call(WORDS, "space", name);
}

export function edgeInWords(edge: string, wall: boolean): string {
  const [one, other] = edge.split("|") as [string, string];
  const behind = /^[NESW]$/.test(other) ? other : other === "4,-1" ? call(WORDS, "outside") : spaceInWords(other);
  return call(WORDS, wall ? "edge-wall" : "edge", spaceInWords(one), behind);
}
