// Written once from rules/rooms.py: what is printed on each room, in the notation that Effect.svelte draws.

export interface RoomRow {
  colour: "orange" | "blue";
  cost: string; // "1w 2s"
  walls: string; // a key of WALLS
  points: number;
  does: string;
}

/** Sides N E S W of each wall pattern: d must be there, l may be there, - must not. */
const WALLS: Record<string, string> = {
  "0-1": "l---",
  "0-3": "ll-l",
  "1": "d---",
  "1-2a": "d--l",
  "1-3a": "dl-l",
  "2a": "d--d",
  "2-3a": "dl-d",
  "2o": "-d-d",
  "3": "dd-d",
  "3-4": "ddld",
  "4": "dddd",
};

const ROOMS: Record<string, RoomRow> = {
  "cave-entrance": { colour: "orange", cost: "", walls: "", points: 0, does: "+1w/s/e/f" },
  shelf: { colour: "orange", cost: "1w", walls: "1", points: 3, does: "w/s/e/f↑2" },
  "spinning-wheel": { colour: "orange", cost: "1w", walls: "1", points: 4, does: "1/3f→1/2g" },
  tunnel: { colour: "orange", cost: "1w", walls: "2o", points: 3, does: "+2F s<3:+1s" },
  grindstone: { colour: "orange", cost: "1s", walls: "1-2a", points: 4, does: "1/4e→3/7F" },
  "food-corner": { colour: "orange", cost: "1s", walls: "2a", points: 3, does: "F↑3" },
  parlor: { colour: "orange", cost: "1s 1g", walls: "3", points: 6, does: "all↑1" },
  warehouse: { colour: "orange", cost: "2w", walls: "1-3a", points: 2, does: "2F→1w 1s 1e 1f" },
  stall: { colour: "orange", cost: "1w 1g", walls: "1-3a", points: 6, does: "5e/5f→4g" },
  "sacrificial-altar": { colour: "orange", cost: "4s", walls: "1-3a", points: 7, does: "1w 1e 1f 1F→3g" },
  storeroom: { colour: "orange", cost: "2w 1g", walls: "2a", points: 6, does: "+1e 1f 1F" },
  "weaving-room": { colour: "orange", cost: "2w", walls: "2a", points: 5, does: "2f→2F 2g" },
  "furniture-workshop": { colour: "orange", cost: "1w 2s", walls: "2-3a", points: 5, does: "2w 1f→3g" },
  "gold-vein": { colour: "orange", cost: "5g", walls: "2-3a", points: 9, does: "+1s 1g" },
  "junction-room": { colour: "orange", cost: "2w", walls: "2o", points: 6, does: "3 kinds→2g" },
  "digging-cave": { colour: "orange", cost: "3w 1s", walls: "3", points: 8, does: "1g→dig" },
  bakehouse: { colour: "orange", cost: "1w 2s", walls: "3", points: 6, does: "2/3e→4F 1/2g" },
  "state-room": { colour: "orange", cost: "7g", walls: "3-4", points: 12, does: "+1f 1g" },
  "secret-chamber": { colour: "orange", cost: "2w 1s", walls: "4", points: 8, does: "+3f / +1g" },
  treasury: { colour: "orange", cost: "3g", walls: "4", points: 10, does: "3g→4g 1F" },
  "prospecting-site": { colour: "blue", cost: "", walls: "1-2a", points: 5, does: "A04: 1F→1g" },
  "retting-room": { colour: "blue", cost: "1s", walls: "1-3a", points: 3, does: "flax: +1F" },
  "equipment-room": { colour: "blue", cost: "2w", walls: "1-2a", points: 3, does: "act2 act3: one-more" },
  "wood-storeroom": { colour: "blue", cost: "1s", walls: "2a", points: 2, does: "act1 act1+1: +1w" },
  dungeon: { colour: "blue", cost: "3s 4g", walls: "4", points: 11, does: "wall: +2g" },
  "cattle-market": { colour: "orange", cost: "1w", walls: "0-1", points: 4, does: "+1D / 1/2g→2/3D" },
  "ore-vein": { colour: "orange", cost: "", walls: "0-3", points: 2, does: "+3o 2F" },
  bloomery: { colour: "orange", cost: "2s 1g", walls: "1-2a", points: 5, does: "2o→3i 1g" },
  store: { colour: "orange", cost: "1s", walls: "1-3a", points: 5, does: "1g→4F 1o 1f" },
  "cave-silo": { colour: "orange", cost: "2i", walls: "0-3", points: 5, does: "+4e" },
  box: { colour: "orange", cost: "1w 1e", walls: "2a", points: 6, does: "+1w 1f 1D" },
  "mining-cave": { colour: "orange", cost: "1w", walls: "0-3", points: 5, does: "+5o" },
  "hitching-post": { colour: "orange", cost: "1w", walls: "1-2a", points: 5, does: "3/4/5D→2/3/4g" },
  wainwright: { colour: "orange", cost: "2s 2g", walls: "1-2a", points: 10, does: "3w 1i→5g" },
  "ceremonial-hall": { colour: "orange", cost: "8g 2wp", walls: "1-2a", points: 14, does: "+2g" },
  ironsmith: { colour: "orange", cost: "3s", walls: "2-3a", points: 7, does: "2i→1wp 3g" },
  swordsmith: { colour: "orange", cost: "1s 2g", walls: "3", points: 10, does: "1/4/7o→1/2/3wp" },
  "slaughtering-cave": { colour: "orange", cost: "1w 1s", walls: "3", points: 7, does: "1D→5F 1g" },
  weaponsmith: { colour: "orange", cost: "1w 3g", walls: "2-3a", points: 11, does: "1w 1i→2wp" },
  "weapon-chamber": { colour: "orange", cost: "4wp", walls: "4", points: 12, does: "+1wp" },
  armory: { colour: "orange", cost: "3i 2wp", walls: "3-4", points: 13, does: "" },
  oubliette: { colour: "orange", cost: "4i", walls: "4", points: 9, does: "1/3/6F→1/2/3wp" },
  "gold-donkey": { colour: "orange", cost: "2w 2s", walls: "4", points: 6, does: "+1g per 2D" },
  "iron-trader": { colour: "blue", cost: "2w 1g", walls: "1-2a", points: 8, does: "act2 act1+1: +1i" },
  "equipment-cabinet": { colour: "blue", cost: "1i", walls: "1-2a", points: 5, does: "dig: +1o 1F" },
  "breeding-cave": { colour: "blue", cost: "2e", walls: "2-3a", points: 6, does: "act1 act1+1: +1D" },
};

export function roomOf(room: string): RoomRow | undefined {
  return ROOMS[room];
}

export function sidesOf(walls: string): string[] {
  return [...(WALLS[walls] ?? "")];
}
