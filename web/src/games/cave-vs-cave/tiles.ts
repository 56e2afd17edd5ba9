// Written once from rules/actions.py: the bands of each action tile.

/** A band: its alternatives as choices name them, and all of them in short for the tile. */
export interface Band {
  effects: string[];
  short: string;
}

const TILES: Record<string, Band[]> = {
  cultivation: [
    { effects: ["act1"], short: "act1" },
    { effects: ["+2e"], short: "+2e" },
    { effects: ["+1f"], short: "+1f" },
  ],
  housework: [
    { effects: ["NF>furnish"], short: "NF→furnish" },
    { effects: ["5F>furnish", "1g>furnish"], short: "5F/1g→furnish" },
  ],
  excavation: [
    { effects: ["dig", "2F>dig2"], short: "dig / 2F→dig2" },
    { effects: ["+1s"], short: "+1s" },
  ],
  undergrowth: [
    { effects: ["act1"], short: "act1" },
    { effects: ["+2w"], short: "+2w" },
  ],
  furnishing: [
    { effects: ["+1F"], short: "+1F" },
    { effects: ["NF>furnish"], short: "NF→furnish" },
  ],
  masonry: [
    { effects: ["act1"], short: "act1" },
    { effects: ["+1w", "+1s"], short: "+1w/s" },
    { effects: ["wall"], short: "wall" },
  ],
  undermining: [{ effects: ["act2", "undermine"], short: "act2 / undermine" }],
  expansion: [
    { effects: ["dig"], short: "dig" },
    { effects: ["5F>furnish", "2g>furnish"], short: "5F/2g→furnish" },
  ],
  breach: [{ effects: ["raze>2s3F1g"], short: "raze→2s 3F 1g" }],
  "drift-mining": [
    { effects: ["act1"], short: "act1" },
    { effects: ["dig"], short: "dig" },
  ],
  expedition: [{ effects: ["5w>4g", "5s>4g", "act3"], short: "5w/5s→4g / act3" }],
  renovation: [
    { effects: ["wall"], short: "wall" },
    { effects: ["furnish"], short: "furnish" },
  ],
  decoration: [{ effects: ["5F>furnish", "1g>furnish"], short: "5F/1g→furnish" }],
  "arms-trade": [{ effects: ["3g>4wp1D", "3g>4wp1w"], short: "3g→4wp 1D/w" }],
  "interior-design": [
    { effects: ["dig"], short: "dig" },
    { effects: ["wall"], short: "wall" },
  ],
  "weekly-market": [
    { effects: ["act1+1"], short: "act1+1" },
    { effects: ["3D>6F", "2g>6F"], short: "3D/2g→6F" },
  ],
};

const BONUS_SHORT: Record<string, string> = {
  "+3o": "+3o / +1i/D",
  "1o>1i": "1–7o→1–4i",
  "1i>1wp": "ni→nwp",
};

/** The bonus below an extension space, from its row in the view. */
export function bonusBand(row: string): Band {
  const effects = row.split(" / ").map((part) => part.replaceAll(" ", ""));
  return { effects, short: BONUS_SHORT[effects[0]!] ?? row };
}

/** What the Prospecting Site adds to Undergrowth. */
export const PROSPECTING: Band = { effects: ["1F>1g"], short: "1F→1g" };

export function bandsOf(tile: string): Band[] {
  return TILES[tile] ?? [];
}
