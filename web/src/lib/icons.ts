/** A part of a small picture: filled with an outline, or only a line. */
export interface Shape {
  d: string;
  fill?: string;
  line?: string; // of the outline, or of the line itself
  wide?: number;
  dash?: string;
}

/** A small picture in a box, 24 by 24 unless it says otherwise. */
export interface Drawing {
  shapes: Shape[];
  wide?: number;
  high?: number;
}

/** What a game draws, by id: its own pictures, and the shared goods. */
export type Icons = Readonly<Record<string, Drawing>>;

export const INK = "#2b1d12";

export function drawing(...shapes: Shape[]): Drawing {
  return { shapes };
}

/** A circle as a path. */
export function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Goods that more than one game knows, each drawn once. */
export const GOODS = {
  wood: drawing(
    { d: "M6 7.5h13a4.5 4.5 0 0 1 0 9H6z", fill: "#a8743f" },
    { d: "M6 7.5a3.6 4.5 0 1 0 .01 0z", fill: "#ecca96" },
    { d: "M6 10a1.6 2 0 1 0 .01 0M12 10.5h6M11 13.5h8", line: "#6d451d" },
  ),
  stone: drawing(
    { d: "M3 16 6 8l6-3 7 4 2 8-5 3H7z", fill: "#bdb7ac" },
    { d: "M6 8l6 4 7-3M12 12v8", line: "#7b746a" },
  ),
  ore: drawing(
    { d: "M4 17 3 11l5-6 7-1 6 6-1 8-8 3z", fill: "#434b58" },
    { d: "M7 11l4-3 1 4zM14 12l4 1-3 4zM8 16l4-1-1 4z", fill: "#e89a4a" },
  ),
  gold: drawing(
    { d: "M2.5 16 6 9l6-3.5 7 3 3 6.5-4 4.5H7Z", fill: "#e8b72f" },
    { d: "M6 9l6-3.5.5 6.5Z", fill: "#fbe08a" },
    { d: "M12.5 12 19 8.5M12.5 12 7 19.5M12.5 12 22 15", line: "#7a5a00" },
  ),
  food: drawing(
    { d: "M10 14l-5.5 4Q1.5 17.6 2.6 20 4.6 23 6 20.6L12 16.5Z", fill: "#f1e5cd" },
    { d: "M8 14Q6 6 13 4 21 2.5 21.5 9 21 16.5 13 17.5 9 17.5 8 14Z", fill: "#b5483a" },
    { d: "M12 7.5Q16 5.5 18 8.5", line: "#f0a07c" },
  ),
  grain: drawing(
    { d: "M12 22V9", line: "#7d5a10", wide: 1.6 },
    {
      d:
        "M12 1q3 3 0 7-3-4 0-7zM7 5q4.5 1 4.6 6Q6.6 10 7 5zM17 5q-4.5 1-4.6 6 5-1 4.6-6z" +
        "M7 11q4.5 1 4.6 6Q6.6 16 7 11zM17 11q-4.5 1-4.6 6 5-1 4.6-6z",
      fill: "#edbb35",
    },
  ),
  donkey: drawing(
    { d: "M8.5 9 5 1q5 1 6 7zM15.5 9 19 1q-5 1-6 7z", fill: "#9aa0a6" },
    { d: "M6.5 9q5.5-4 11 0l-1 8q-1 5.5-4.5 5.5T7.5 17z", fill: "#9aa0a6" },
    { d: "M8.5 17q3.5-2.5 7 0-.5 5.5-3.5 5.5T8.5 17z", fill: "#f7f2e8" },
    { d: "M9.5 11.5v1.5M14.5 11.5v1.5", line: INK, wide: 1.6 },
  ),
} as const satisfies Icons;
