/** What pieces are, in one sentence for screen readers and tooltips. */
import type { CaveVsCaveRoomPrinted } from "../../lib/messages";
import type { Below } from "../../lib/texts";
import { inWords } from "./effects";
import { bandsOf, costOf, effectOf, nameOf, roomOf } from "./printed";
import { type en, say } from "./texts";

export function roomInWords(room: string): string {
  const row = roomOf(room);
  const parts = [nameOf("rooms", room), colourInWords(row)];
  const cost = inWords(costOf(row));
  if (cost) parts.push(`${say("cost")}: ${cost}`);
  if (row.walls) parts.push(`${say("needs")}: ${nameOf("patterns", row.walls)}`);
  parts.push(say("points", { points: row.points }));
  return [parts.join(", "), inWords(effectOf(row))].filter(Boolean).join(". ");
}

function colourInWords({ colour }: CaveVsCaveRoomPrinted): string {
  return say(`colour.${colour as Below<typeof en, "colour">}`);
}

export function tileInWords(tile: string, dwarves: number): string {
  const bands = bandsOf(tile).map((band) => inWords(band.short.replace("NF", `${dwarves}F`)));
  return `${nameOf("tiles", tile)}: ${bands.join("; ")}`;
}

export function spaceInWords(name: string): string {
  return nameOf("spaces", name);
}

export function edgeInWords(edge: string, wall: boolean): string {
  return say(wall ? "edge-wall" : "edge", { sides: nameOf("edges", edge) });
}
