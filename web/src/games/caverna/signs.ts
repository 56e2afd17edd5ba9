/** A sign for each block of furnishings, so that colour never stands alone. */
export const SIGNS: Record<string, string> = { dwelling: "⌂", green: "✿", yellow: "★" };
