import type { CaveVsCaveBandPrinted, CaveVsCavePrinted, CaveVsCaveRoomPrinted } from "../../lib/messages";
import { printedOf } from "../../lib/printed.svelte";

export const { table, once, nameOf, shortOf, goods, some } = printedOf<CaveVsCavePrinted>("cave-vs-cave");

const rooms = once(({ rooms }) => new Map(rooms.map((row) => [row.room, row])));

export function roomOf(room: string): CaveVsCaveRoomPrinted {
  return rooms().get(room)!;
}

/** What a room costs, in signs: `1w 2s`. */
export function costOf(room: CaveVsCaveRoomPrinted): string {
  return table()
    .goods.filter(({ good }) => room.cost[good])
    .map(({ good, code }) => `${room.cost[good]}${code}`)
    .join(" ");
}

/** What a room does, in signs; a blue one says first what makes it work. */
export function effectOf({ trigger, band }: CaveVsCaveRoomPrinted): string {
  return trigger.length ? `${trigger.join(" ")}: ${band.short}` : band.short;
}

function tileOf(tile: string): CaveVsCavePrinted["tiles"][number] {
  return table().tiles.find((row) => row.tile === tile)!;
}

/** The bands of an action tile. */
export function bandsOf(tile: string): CaveVsCaveBandPrinted[] {
  return tileOf(tile).bands;
}

/** The bonus below an extension space. */
export function bonusOf(bonus: string): CaveVsCavePrinted["bonus"][number] {
  return table().bonus.find((row) => row.bonus === bonus)!;
}

/** The good of which whoever takes a tile from its space must have more than the opponent, if any. */
export function gateOf(tile: string, bonus: string | null): string {
  return tileOf(tile).gate || (bonus ? bonusOf(bonus).gate : "");
}

/** What a blue room adds to a tile, such as `A04` to the fourth. */
export function addedTo(tile: string): CaveVsCaveBandPrinted | undefined {
  const number = tileOf(tile).number;
  return table().rooms.find((room) => room.trigger.some((sign) => tileNumber(sign) === number))?.band;
}

/** The number of a tile from the sign that stands for it. */
export function tileNumber(sign: string): number | null {
  const [, digits] = /^A(\d+)$/.exec(sign) ?? [];
  return digits ? Number(digits) : null;
}
