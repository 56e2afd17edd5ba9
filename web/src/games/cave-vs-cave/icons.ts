import { dot, type Drawing, GOODS, type Icons, type Shape } from "../../lib/icons";

const LINE = "var(--cvc-line)";
const STEEL = "#26343f";
const MORTAR = "var(--cvc-wall-line)";

/** A picture as high as a line of an effect. */
function sign(wide: number, ...shapes: Shape[]): Drawing {
  return { wide, high: 14, shapes };
}

const pickaxe = (left: number): Shape[] => [
  { d: `M${3.2 + left} 12.6l5.8-7.2`, line: "var(--cvc-haft)", wide: 2 },
  {
    d: `M${3.6 + left} 2.2q5-1.2 7.8 2.1 1.8 2.7.6 6.3-1.2-4-3.6-5.6-2-2-4.8-2.8z`,
    fill: "var(--cvc-metal)",
    line: LINE,
    wide: 0.7,
  },
];

const BRICKS: Shape[] = [
  { d: "M1.6 4.2h14q1 0 1 1v4.6q0 1-1 1h-14q-1 0-1-1v-4.6q0-1 1-1z", fill: "var(--cvc-wall)", line: MORTAR, wide: 1 },
  { d: "M.6 7.5h16M5.5 4.2v3.3M11.5 4.2v3.3M3 7.5v3.3M8.6 7.5v3.3M14 7.5v3.3", line: MORTAR, wide: 0.8 },
];

export const ICONS: Icons = {
  ...GOODS,
  emmer: GOODS.grain,
  flax: sign(
    14,
    { d: "M7 7v6.4M7 11Q4.6 11.4 3.4 9.4", line: "#3f7a33" },
    ...[dot(7, 2.6, 2), dot(4.4, 4.6, 2), dot(9.6, 4.6, 2), dot(5.4, 7.3, 2), dot(8.6, 7.3, 2)].map(
      (d): Shape => ({ d, fill: "#5c7fd6", line: "#27408a", wide: 0.6 }),
    ),
    { d: dot(7, 5.2, 1.3), fill: "#ffe27a", line: "none" },
  ),
  iron: sign(
    14,
    { d: "M1 11.6 3.4 6.4H12.2L13.4 11.6Z", fill: "#7f97a8", line: STEEL, wide: 0.9 },
    { d: "M3.4 6.4 5.2 3.6H10.6L12.2 6.4Z", fill: "#b9cbd6", line: STEEL, wide: 0.9 },
  ),
  weapon: sign(
    14,
    { d: "M12.8 1.2 12.4 4 6.6 9.8 4.4 7.6 10.2 1.6Z", fill: "#d5dde2", line: STEEL, wide: 0.8 },
    { d: "M3 7 7.4 11.4M4.6 9.6 1.6 12.6", line: "#8a3f10", wide: 1.9 },
  ),
  dig: sign(14, ...pickaxe(0)),
  dig2: sign(25, ...pickaxe(0), ...pickaxe(11)),
  undermine: sign(
    21,
    ...pickaxe(0),
    { d: "M16.5 1v12", line: MORTAR, wide: 4.5, dash: "12" },
    { d: "M16.5 1v12", line: "var(--cvc-wall)", wide: 2.8, dash: "2.2 1.3" },
  ),
  furnish: sign(
    14,
    { d: "M1.2 13V6.4Q1.4 1 7 1T12.8 6.4V13Z", fill: "var(--cvc-room)", line: LINE, wide: 1 },
    { d: "M4.4 12.8V7.2M4.4 9.8H9.6V12.8", line: LINE, wide: 1.5 },
  ),
  wall: sign(18, ...BRICKS),
  raze: sign(19, ...BRICKS, { d: "M4 1.5 13 13.5M13 1.5 4 13.5", line: "var(--problem)", wide: 2 }),
  kinds: sign(
    19,
    { d: dot(3.6, 9.5, 3), fill: "#f2c531", line: LINE, wide: 0.8 },
    { d: "M6.4 2H12V7.6H6.4Z", fill: "#a9a7a3", line: LINE, wide: 0.8 },
    { d: "M11 13 14.3 7.4 17.6 13Z", fill: "#5c7fd6", line: LINE, wide: 0.8 },
  ),
  all: sign(
    14,
    { d: dot(4, 4, 2.6), fill: "#f2c531", line: LINE, wide: 0.7 },
    { d: "M8 1.6H12.8V6.4H8Z", fill: "#a9a7a3", line: LINE, wide: 0.7 },
    { d: "M1.2 12.8 4 8.2 6.8 12.8Z", fill: "#5c7fd6", line: LINE, wide: 0.7 },
    { d: "M8 10.5 10.5 8 13 10.5 10.5 13Z", fill: "#c2512f", line: LINE, wide: 0.7 },
  ),
  undergrowth: sign(
    14,
    { d: "M7 13.5V8", line: "#7a5230", wide: 2 },
    { d: "M7 .6 12.4 9.6H1.6Z", fill: "#5d8a3a", line: "#2c4a17", wide: 0.9 },
  ),
};
