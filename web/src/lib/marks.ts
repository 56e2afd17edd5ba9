/** A symbol for each seat, so that colour never stands alone. */
export const MARKS = ["●", "▲", "■", "◆", "⬟", "✚", "★"];
