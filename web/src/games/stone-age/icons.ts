import { drawing, GOODS, type Icons, INK } from "../../lib/icons";

/** Lines beside everything filled: they must stand out from the page, light or dark. */
const BARE = `var(--line, ${INK})`;

const WOOD = "#9a6635";
const STONE = "#959a9e";
const CLAY = "#b9552f";
const BONE = "#f1e5cd";
const HIDE = "#c98f4e";
const LEAF = "#6d8f3c";
const SNOW = "#e9f2f7";

const HEAD = "M8.5 6.5 A3.5 3.5 0 1 1 8.5 6.6Z";
const BODY = "M8 11 Q12 9 16 11 L19 22 H5Z";

export const ICONS: Icons = {
  ...GOODS,
  wheat: GOODS.grain,
  clay: drawing(
    { d: "M2 10 L7 6 H22 V15 L17 19 H2Z", fill: CLAY },
    { d: "M2 10 L7 6 H22 L17 10Z", fill: "#d98055" },
    { d: "M17 10 V19", line: INK },
  ),
  any: drawing(
    { d: "M12 2 L21 7 V17 L12 22 L3 17 V7Z", fill: "#b9a58c" },
    { d: "M9 9.5 Q9 6.5 12 6.5 Q15.5 6.5 15.5 9.5 Q15.5 12 12 13 V15 M12 17.5 V18.5", line: INK },
  ),
  tool: drawing(
    { d: "M4 20.5 L14 7 L16.5 8.8 L7 22.5Z", fill: WOOD },
    { d: "M9 5 Q16 0 22.5 7 L18 12 Q14 7.5 9 5Z", fill: STONE },
  ),
  goat: drawing(
    { d: "M8 8 Q2 7 2 1 Q7 2 10 6Z M16 8 Q22 7 22 1 Q17 2 14 6Z", fill: "#7d6a55" },
    { d: "M7 7 Q12 4 17 7 L17.5 13 Q16 20 12 22.5 Q8 20 6.5 13Z", fill: "#d8c6aa" },
    { d: "M9.5 11 V12.5 M14.5 11 V12.5 M10.5 19 H13.5", line: INK },
  ),
  person: drawing(
    { d: HEAD, fill: HIDE },
    { d: BODY, fill: HIDE },
  ),
  building: drawing(
    { d: "M5 12 H19 V21.5 H5Z", fill: HIDE },
    { d: "M1.5 13 L12 2.5 L22.5 13 L18 13.5 L12 9 L6 13.5Z", fill: "#8a5a2b" },
    { d: "M10 21.5 V15.5 H14 V21.5Z", fill: "#4a3220" },
  ),
  igloo: drawing(
    { d: "M1.5 20 Q2 5 12 5 Q22 5 22.5 20Z", fill: SNOW },
    { d: "M8 20 V16 Q8 12.5 12 12.5 Q16 12.5 16 16 V20Z", fill: "#56707f" },
    { d: "M3 14 H8 M16 14 H21 M5.5 9.5 H18.5 M12 5 V9.5", line: INK },
  ),
  card: drawing(
    { d: "M5 2.5 H19 V21.5 H5Z", fill: BONE },
    { d: "M5 13 H19 V21.5 H5Z", fill: LEAF },
  ),
  star: drawing({ d: "M12 1.5 L15 8.5 L22.5 9.2 L17 14.3 L18.6 22 L12 18 L5.4 22 L7 14.3 L1.5 9.2 L9 8.5Z", fill: "#f2cc4d" }),
  // Culture symbols
  healing: drawing(
    { d: "M12 22.5 V8", line: BARE },
    { d: "M12 10 Q7 8 8 1.5 Q14 3 12 10Z", fill: LEAF },
    { d: "M12 16 Q4 16 3 9 Q10 9 12 16Z M12 18 Q20 18 21 11 Q14 11 12 18Z", fill: LEAF },
  ),
  art: drawing(
    { d: "M9 5 A3 3 0 1 1 9 5.1Z", fill: "#d7a67a" },
    { d: "M9 8 H15 Q18 11 15.5 13 Q20 17 13.5 22.5 H10.5 Q4 17 8.5 13 Q6 11 9 8Z", fill: "#d7a67a" },
    { d: "M9.5 17 Q12 19 14.5 17", line: INK },
  ),
  writing: drawing(
    { d: "M4 3 Q12 1 20 3 L21 21 Q12 23 3 21Z", fill: "#cfc4b2" },
    { d: "M7.5 7 L9.5 11 M12 7 V11 M16.5 7 L14.5 11 M7.5 15 H10 M13 14 L16.5 18 M16.5 14 L13 18", line: INK },
  ),
  pottery: drawing(
    { d: "M8 3 H16 L15 7 Q21 11 19 17 Q17 22.5 12 22.5 Q7 22.5 5 17 Q3 11 9 7Z", fill: CLAY },
    { d: "M5 14 L8 11.5 L11 14 L14 11.5 L17 14 L19.5 12.5", line: INK },
  ),
  time: drawing(
    { d: "M1.5 17 A10.5 5 0 1 1 22.5 17 A10.5 5 0 1 1 1.5 17Z", fill: "#cfc4b2" },
    { d: "M11 17 L13 2 L16 17Z", fill: STONE },
    { d: "M4.5 17 H6.5 M18 17 H20 M12 13 V14", line: INK },
  ),
  transport: drawing(
    { d: "M3 10 H21 L19 14 H5Z", fill: WOOD },
    { d: "M4 16.5 A4.5 4.5 0 1 1 13 16.5 A4.5 4.5 0 1 1 4 16.5Z", fill: BONE },
    { d: "M8.5 12 V21 M4 16.5 H13", line: INK },
    { d: "M21 10 L23 5", line: BARE },
  ),
  music: drawing(
    { d: "M3 18 L17 3 L21 6.5 L7 22Z", fill: BONE },
    { d: "M10 14.5 L10.5 15 M13 11.5 L13.5 12 M16 8.3 L16.5 8.8", line: INK },
  ),
  weaving: drawing(
    { d: "M2 3 H22 V6 H2Z M2 19 H22 V22 H2Z", fill: WOOD },
    { d: "M5 6 H19 V14 H5Z", fill: "#b5763f" },
    { d: "M7 14 V19 M10.3 14 V19 M13.6 14 V19 M17 14 V19", line: BARE },
    { d: "M7 6 V14 M10.3 6 V14 M13.6 6 V14 M17 6 V14 M5 9 H19 M5 12 H19", line: INK },
  ),
  // Figures
  farmer: drawing(
    { d: HEAD, fill: HIDE },
    { d: BODY, fill: LEAF },
    { d: "M19.5 22 V9 M19.5 9 L17 5 M19.5 9 L22 5 M19.5 9 V4", line: BARE },
  ),
  builder: drawing(
    { d: HEAD, fill: HIDE },
    { d: BODY, fill: "#b5763f" },
    { d: "M3 6 L12 -1 L21 6 L18 6 L12 2 L6 6Z", fill: "#8a5a2b" },
  ),
  shaman: drawing(
    { d: "M8.5 5 Q4 4 4.5 -1 M15.5 5 Q20 4 19.5 -1 M6 2.5 L3 2.5 M18 2.5 L21 2.5", line: BARE },
    { d: HEAD, fill: HIDE },
    { d: BODY, fill: "#8d6aa0" },
    { d: "M9 14 L12 17 L15 14", line: INK },
  ),
  toolmaker: drawing(
    { d: HEAD, fill: HIDE },
    { d: BODY, fill: "#8a8f93" },
    { d: "M19 21 L21 8", line: BARE },
    { d: "M17 4.5 L23.5 5.5 L23 9.5 L17.5 8Z", fill: STONE },
  ),
};
