import { drawing, GOODS, type Icons, INK } from "../../lib/icons";

const WOOL = "#f7f2e8";
const LEAF = "#5f8f3a";
const EARTH = "#8a5a2e";
const CAVE = "#d8bd94";
const DARK = "#4a3d31";
const RED = "#c4213a";
const STEEL = "#c9ced3";

const HEART = "M12 21Q2 14 3 8q1-5 5-4.5 3 .5 4 3.5 1-3 4-3.5 4-.5 5 4.5 1 6-9 13z";
const GEM = "M6 4h12l4 6-10 11L2 10z";
const TWIN = "M1 5h10.5v14H1z";
const TWIN2 = "M12.5 5H23v14H12.5z";

/** What this game draws of its own. */
const OWN = {
  ruby: drawing({ d: GEM, fill: RED }, { d: "M2 10h20M6 4l2 6 4 11 4-11 2-6M8 10l4-6 4 6", line: "#ffb3bd" }),
  // Coins here, nuggets elsewhere
  gold: drawing(
    { d: "M12 2.5a9.5 9.5 0 1 0 .01 0z", fill: "#f0c33c" },
    { d: "M12 6.5a5.5 5.5 0 1 0 .01 0", line: "#8f6a0c" },
  ),
  vegetable: drawing(
    { d: "M12 8q10-3.5 10 5.5 0 8-10 8t-10-8Q2 4.5 12 8z", fill: "#e67a26" },
    { d: "M12 8v13.5M8 8q-4 6 0 13M16 8q4 6 0 13", line: "#8f3f0a" },
    { d: "M11 8q0-4 3-6l2 2q-2.5 1-2.5 4z", fill: LEAF },
  ),
  sheep: drawing(
    { d: "M8 17v4.5M16 17v4.5", line: INK, wide: 2.4 },
    { d: "M5 14a4 4 0 0 1 0-7 4 4 0 0 1 7-3 4 4 0 0 1 7 3 4 4 0 0 1 0 7 4 4 0 0 1-4 5H9a4 4 0 0 1-4-5z", fill: WOOL },
    { d: "M8.5 9h7l-1 7q-2.5 3-5 0z", fill: "#4a3c34" },
    { d: "M10.6 11.5v1M13.4 11.5v1", line: WOOL, wide: 1.4 },
  ),
  boar: drawing(
    { d: "M4 9 2 3l7 2.5h6L22 3l-2 6q1 7-4 11l-4 2-4-2Q3 16 4 9z", fill: "#5b463b" },
    { d: "M8.5 16.5a3.5 2.8 0 1 0 7 0a3.5 2.8 0 1 0-7 0z", fill: "#c79a88" },
    { d: "M8 18 5.5 13l3.5 2zM16 18l2.5-5-3.5 2z", fill: WOOL },
    { d: "M9 10.5v1.5M15 10.5v1.5", line: WOOL, wide: 1.6 },
  ),
  cattle: drawing(
    { d: "M7 8Q1 8 1.5 1.5 5 5 9 5zM17 8q6 0 5.5-6.5Q19 5 15 5z", fill: "#f1e7d0" },
    { d: "M6 6q6-3 12 0l-1 9q-1 7.5-5 7.5T7 15z", fill: "#9c5f33" },
    { d: "M10.5 5h3l.8 9H9.7z", fill: WOOL },
    { d: "M7.5 17q4.5-3.5 9 0-1 5.5-4.5 5.5T7.5 17z", fill: "#ecbfa9" },
  ),
  dog: drawing(
    { d: "M6 7q6-5 12 0l-1 8q-1 6.5-5 6.5T7 15z", fill: "#dca963" },
    { d: "M7.5 4.5Q1 5 2 14q5 1 6-6zM16.5 4.5Q23 5 22 14q-5 1-6-6z", fill: "#74492a" },
    { d: "M10 14.5h4L12 17z", fill: INK },
    { d: "M9.8 10.5v1.5M14.2 10.5v1.5", line: INK, wide: 1.6 },
  ),
  begging: drawing(
    { d: "M8 7Q2 13 4 18q1 3.5 8 3.5t8-3.5q2-5-4-11z", fill: "#8d6a45" },
    { d: "M8 7 6 2.5q6 2 12 0L16 7z", fill: "#b08a5e" },
    { d: "M9 14h6M9 17h6", line: INK },
  ),
  axe: drawing(
    { d: "M11 4h2v18.5h-2z", fill: "#a8743f" },
    { d: "M13 3q6-2.5 9 3-2 6-9 4.5zM11 3Q5 .5 2 6q2 6 9 4.5z", fill: STEEL },
  ),
  stable: drawing(
    { d: "M2 11 12 2l10 9v11H2z", fill: "#c8552d" },
    { d: "M8 22v-9h8v9z", fill: "#f2dcae" },
    { d: "M8 13l8 9M16 13l-8 9", line: INK },
  ),
  "meadow-field": drawing(
    { d: TWIN, fill: "#a9c96a" },
    { d: TWIN2, fill: EARTH },
    { d: "M3 15l1.5-4L6 15l1.5-4L9 15", line: "#3f6b1f" },
    { d: "M15 6v12M18 6v12M21 6v12", line: "#e0b98a" },
  ),
  "cavern-tunnel": drawing(
    { d: TWIN, fill: "#8d8175" },
    { d: TWIN2, fill: "#8d8175" },
    { d: "M2.5 19v-6q0-5 3.8-5t3.8 5v6z", fill: CAVE },
    { d: "M14.5 19v-4q0-4.5 3.2-4.5T21 15v4z", fill: DARK },
  ),
  "two-caverns": drawing(
    { d: TWIN, fill: "#8d8175" },
    { d: TWIN2, fill: "#8d8175" },
    { d: "M2.5 19v-6q0-5 3.8-5t3.8 5v6zM14 19v-6q0-5 3.8-5t3.7 5v6z", fill: CAVE },
  ),
  "ore-mine": drawing(
    { d: "M5 9l4-4 4 1 3-2 4 5z", fill: "#434b58" },
    { d: "M2 9h20l-3 9H5z", fill: "#a8743f" },
    { d: "M8 16.5a2.5 2.5 0 1 0 .01 0zM16 16.5a2.5 2.5 0 1 0 .01 0z", fill: STEEL },
  ),
  "ruby-mine": drawing({ d: "M2 21V11Q2 3 12 3t10 8v10z", fill: DARK }, { d: "M8 10h8l3 4-7 7-7-7z", fill: RED }),
  "small-pasture": drawing(
    { d: "M4 6h16v13H4z", fill: "#a9c96a" },
    { d: "M2 9.5h20M2 15.5h20M5 5v15M12 5v15M19 5v15", line: EARTH, wide: 2.2 },
  ),
  "large-pasture": drawing(
    { d: "M1 6h22v13H1z", fill: "#a9c96a" },
    { d: "M0 9.5h24M0 15.5h24M2.5 5v15M9 5v15M15 5v15M21.5 5v15", line: EARTH, wide: 2.2 },
  ),
  meadow: drawing({ d: "M3 4h18v16H3z", fill: "#a9c96a" }, { d: "M6 16l2-6 2 6 2-6 2 6 2-6 2 6", line: "#3f6b1f" }),
  field: drawing({ d: "M3 4h18v16H3z", fill: EARTH }, { d: "M7 6v12M12 6v12M17 6v12", line: "#e0b98a" }),
  tunnel: drawing({ d: "M3 4h18v16H3z", fill: "#8d8175" }, { d: "M7 20v-6q0-6 5-6t5 6v6z", fill: DARK }),
  cavern: drawing({ d: "M3 4h18v16H3z", fill: "#8d8175" }, { d: "M5 20v-8q0-6 7-6t7 6v8z", fill: CAVE }),
  sow: drawing(
    { d: "M2 18q10-4 20 0v4H2z", fill: EARTH },
    { d: "M12 17V8", line: LEAF, wide: 2 },
    { d: "M12 10Q4 11 4 3q8-1 8 7zM12 8q0-6 7-6 1 7-7 6z", fill: "#7fb04a" },
  ),
  furnish: drawing({ d: "M5 2h3v9h10v11h-3v-7H8v7H5z", fill: "#c08a4a" }),
  "furnish-dwelling": drawing(
    { d: "M2 5h3v9h14q3 0 3 4v4h-3v-3H5v3H2z", fill: "#c08a4a" },
    { d: "M6 9h5v4H6z", fill: WOOL },
    { d: "M11.5 9H18q3 0 3 5h-9.5z", fill: "#b4533c" },
  ),
  dwarf: drawing(
    { d: "M12 .5q6.5 4 7 10H5q.5-6 7-10z", fill: "currentColor" },
    { d: "M6.5 10h11v5h-11z", fill: "#f0c9a0" },
    { d: "M5.5 12q3 2.5 6.5 1 3.5 1.5 6.5-1 1 8-6.5 11.5Q4.5 20 5.5 12z", fill: "#f4ecde" },
    { d: "M9.5 11.5v1M14.5 11.5v1", line: INK, wide: 1.4 },
  ),
  grow: drawing(
    { d: "M9 4q5 3 5.5 8h-11Q4 7 9 4z", fill: "#b4533c" },
    { d: "M4 14q5 3 10 0 .5 6-5 8.5-5.5-2.5-5-8.5z", fill: "#f4ecde" },
    { d: "M19 4v8M15 8h8", line: "currentColor", wide: 2.6 },
  ),
  forge: drawing(
    { d: "M2 8h15q4 0 5-2v5q-3 3.5-8 3.5V18l3 3.5H7L10 18v-3.5Q3 14 2 8z", fill: "#59616b" },
    { d: "M9 6 6 2M12.5 6V1.5M16 6l3-4", line: "#e8891f", wide: 1.8 },
  ),
  expedition: drawing({ d: "M12 1.5 21.5 5v7q0 7-9.5 10.5Q2.5 19 2.5 12V5z", fill: "#7c3127" }),
  "all-weapons": drawing(
    { d: "M4 3 17 17l-2 2L2 5zM20 3 7 17l2 2L22 5z", fill: STEEL },
    { d: "M12 18v5M9.5 20.5h5", line: "currentColor", wide: 2 },
  ),
  breed: drawing({ d: HEART, fill: "#d4566a" }),
  trade: drawing(
    { d: "M2 7h13V3l7 6-7 6v-4H2z", fill: "#f0c33c" },
    { d: "M22 15H10v-2l-7 5 7 5v-3h12z", fill: "#434b58" },
  ),
  arrow: drawing({ d: "M2 9h12V4l9 8-9 8v-5H2z", fill: "#e0a23c" }),
  imitation: drawing(
    { d: "M8 3q5 3 5 8H3q0-5 5-8zM3.5 12q4.5 3 9 0 .5 6-4.5 9-5-3-4.5-9z", fill: "#b9a88f" },
    { d: "M16 3q5 3 5 8H11q0-5 5-8zM11.5 12q4.5 3 9 0 .5 6-4.5 9-5-3-4.5-9z", fill: "#e8d9bd" },
  ),
  leaf: drawing({ d: "M4 21Q1 6 21 3q1 17-13 16z", fill: "#6fa33c" }, { d: "M4 21 15 9", line: INK }),
  start: drawing({ d: "M3 20 2 6l6 5 4-8 4 8 6-5-1 14z", fill: "#f0c33c" }),
} as const satisfies Icons;

export const ICONS: Icons = { ...GOODS, ...OWN, "deep-ruby-mine": OWN["ruby-mine"] };
