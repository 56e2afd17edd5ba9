/** What pieces are, in one sentence for screen readers and tooltips. */
import { inWords } from "./effects";
import { nameOf } from "./names";
import { roomOf } from "./rooms";
import { say } from "./texts";
import { bandsOf } from "./tiles";

export function roomInWords(room: string): string {
  const row = roomOf(room);
  const parts = [nameOf("rooms", room)];
  if (!row) return parts[0]!;
  parts.push(say(`colour.${row.colour}`));
  if (row.cost) parts.push(`${say("cost")}: ${inWords(row.cost)}`);
  if (row.walls) parts.push(`${say("needs")}: ${nameOf("patterns", row.walls)}`);
  parts.push(say("points", { points: row.points }));
  return [parts.join(", "), inWords(row.does)].filter(Boolean).join(". ");
}

export function tileInWords(tile: string, dwarves: number): string {
  const bands = bandsOf(tile).map((band) => inWords(band.short.replace("NF", `${dwarves}F`)));
  return `${nameOf("tiles", tile)}: ${bands.join("; ")}`;
}

export function spaceInWords(name: string): string {
  return name === "X" ? say("cavern") : say("space", { space: name });
}

export function edgeInWords(edge: string, wall: boolean): string {
  const [one, other] = edge.split("|") as [string, string];
  const behind = /^[NESW]$/.test(other) ? other : other === "4,-1" ? say("outside") : spaceInWords(other);
  return say(wall ? "edge-wall" : "edge", { one: spaceInWords(one), other: behind });
}
