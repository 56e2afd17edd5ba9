/** Where everything stands in the valley, as art/stone_age/land.py draws it: wide for a table, tall for a phone. */
export type Point = readonly [x: number, y: number];
export type Box = readonly [x: number, y: number, wide: number, high: number];

export interface Site {
  box: Box; // what can be clicked
  slip: Point; // the middle of its name and what it brings
  stones: Point[]; // where people stand
}

export interface Valley {
  art: string;
  wide: number;
  high: number;
  person: number; // how high people are
  sites: Record<string, Site>;
  hide: Box; // for cup and dice
  beast: Point; // the mammoth, or the wild animal
  rewards: Point; // for driving it off
  notches: Point[]; // of the score beam
  figures: number; // one every so many notches
  words: number; // size of names
}

function row(x: number, y: number, step: number, many: number): Point[] {
  return Array.from({ length: many }, (_, index) => [x + index * step, y + (index % 2) * 6] as const);
}

/** The middles of the hundred notches, clockwise from the upper left. */
function notches(wide: number, high: number, beam: number, across: number): Point[] {
  const [left, top, right, foot] = [beam / 2, beam / 2, wide - beam / 2, high - beam / 2];
  const side = (from: Point, to: Point, many: number): Point[] =>
    Array.from(
      { length: many },
      (_, n) => [from[0] + ((to[0] - from[0]) * n) / many, from[1] + ((to[1] - from[1]) * n) / many] as const,
    );
  const down = 50 - across;
  return [
    ...side([left, top], [right, top], across),
    ...side([right, top], [right, foot], down),
    ...side([right, foot], [left, foot], across),
    ...side([left, foot], [left, top], down),
  ];
}

export const WIDE: Valley = {
  art: "valley",
  wide: 980,
  high: 416,
  person: 45,
  sites: {
    forest: { box: [24, 92, 228, 168], slip: [84, 104], stones: row(42, 242, 31, 7) },
    quarry: { box: [257, 80, 226, 180], slip: [312, 104], stones: row(277, 242, 31, 7) },
    river: {
      box: [489, 112, 154, 282],
      slip: [596, 128],
      stones: [
        [546, 218],
        [590, 226],
        [520, 280],
        [562, 288],
        [602, 278],
        [536, 352],
        [584, 360],
      ],
    },
    hunt: { box: [648, 92, 306, 168], slip: [708, 104], stones: row(668, 242, 31, 9) },
    "clay-pit": { box: [24, 266, 244, 128], slip: [84, 268], stones: row(44, 382, 33, 7) },
    field: { box: [644, 266, 108, 128], slip: [695, 267], stones: [[696, 386]] },
    hut: {
      box: [756, 266, 100, 128],
      slip: [785, 267],
      stones: [
        [790, 388],
        [824, 388],
      ],
    },
    toolmaker: { box: [860, 266, 98, 128], slip: [895, 267], stones: [[910, 388]] },
    animal: { box: [804, 92, 152, 168], slip: [880, 98], stones: row(826, 242, 31, 4) },
  },
  hide: [276, 260, 208, 134],
  beast: [806, 124],
  rewards: [896, 124],
  notches: notches(980, 416, 20, 35),
  figures: 5,
  words: 15,
};

export const TALL: Valley = {
  art: "valley-tall",
  wide: 390,
  high: 430,
  person: 36,
  sites: {
    forest: { box: [16, 62, 178, 112], slip: [62, 66], stones: row(30, 164, 24, 7) },
    quarry: { box: [204, 62, 170, 112], slip: [304, 66], stones: row(216, 164, 24, 7) },
    "clay-pit": { box: [16, 178, 182, 92], slip: [68, 176], stones: row(30, 260, 25, 7) },
    river: {
      box: [202, 180, 172, 92],
      slip: [322, 182],
      stones: [
        [228, 208],
        [258, 224],
        [292, 230],
        [240, 256],
        [272, 262],
        [306, 262],
        [340, 258],
      ],
    },
    hunt: { box: [16, 272, 178, 78], slip: [58, 271], stones: row(30, 338, 24, 7) },
    field: { box: [16, 352, 118, 64], slip: [66, 351], stones: [[122, 410]] },
    hut: {
      box: [136, 352, 112, 64],
      slip: [190, 351],
      stones: [
        [172, 411],
        [206, 411],
      ],
    },
    toolmaker: { box: [250, 352, 124, 64], slip: [312, 351], stones: [[362, 410]] },
    animal: { box: [106, 272, 90, 78], slip: [148, 294], stones: row(112, 338, 22, 4) },
  },
  hide: [198, 274, 176, 82],
  beast: [116, 298],
  rewards: [20, 292],
  notches: notches(390, 430, 14, 24),
  figures: 10,
  words: 13,
};
