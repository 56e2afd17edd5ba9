/** A place on the screen. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const HOP = 6; // pixels
const STRIDE = 45; // pixels from hop to hop

function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Puts something that is drawn at `own`, with its middle, at a share of the way between two boxes. */
function put(own: Box, from: Box, to: Box, share: number, lift: number, scale: number): string {
  const a = middle(from);
  const b = middle(to);
  const at = middle(own);
  const x = a.x + (b.x - a.x) * share - at.x;
  const y = a.y + (b.y - a.y) * share - at.y - lift;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

function far(from: Box, to: Box): number {
  const a = middle(from);
  const b = middle(to);
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** On foot: one small hop after the other. */
export function walk(own: Box, from: Box, to: Box): Keyframe[] {
  const hops = Math.max(2, Math.min(9, Math.round(far(from, to) / STRIDE)));
  return Array.from({ length: 2 * hops + 1 }, (_, n) => ({
    transform: put(own, from, to, n / (2 * hops), n % 2 ? HOP : 0, 1),
    easing: n % 2 ? "ease-in" : "ease-out",
  }));
}

/** Through the air, in a low arc. */
export function fly(own: Box, from: Box, to: Box): Keyframe[] {
  const lift = Math.min(60, far(from, to) * 0.14);
  return [
    { transform: put(own, from, to, 0, 0, 0.7), opacity: 0.4, easing: "ease-out" },
    { transform: put(own, from, to, 0.12, lift * 0.5, 1.15), opacity: 1, easing: "ease-in-out", offset: 0.2 },
    { transform: put(own, from, to, 0.55, lift, 1.15), opacity: 1, easing: "ease-in-out", offset: 0.6 },
    { transform: put(own, from, to, 1, 0, 0.9), opacity: 1 },
  ];
}

/** Over the table, from one size to the other. */
export function slide(own: Box, from: Box, to: Box): Keyframe[] {
  const end = Math.min(to.width / own.width, to.height / own.height) || 1;
  return [
    { transform: put(own, from, to, 0, 0, 1), easing: "ease-in" },
    { transform: put(own, from, to, 0.08, 6, 1.04), easing: "ease-in-out", offset: 0.15 },
    { transform: put(own, from, to, 1, 0, end) },
  ];
}

/** Half of a turn: away, or back with the other side. */
export function turn(back: boolean): Keyframe[] {
  const flat = { transform: "scaleX(0.02)" };
  const open = { transform: "scaleX(1)" };
  return back ? [flat, open] : [open, flat];
}

/** Down from the hand. */
export function settle(): Keyframe[] {
  return [
    { transform: "translateY(-14px) scale(1.12)", opacity: 0, easing: "ease-in" },
    { transform: "none", opacity: 1 },
  ];
}

/** A number that comes up, can be read, and fades. */
export function rise(): Keyframe[] {
  return [
    { transform: "translateY(6px)", opacity: 0 },
    { transform: "none", opacity: 1, offset: 0.2 },
    { transform: "none", opacity: 1, offset: 0.75 },
    { transform: "translateY(-8px)", opacity: 0 },
  ];
}

/** A die in the air: it turns, falls and lies. */
export function tumble(n: number): Keyframe[] {
  const way = n % 2 ? 1 : -1;
  return [
    {
      transform: `translate(${-70 * way}px, -90px) rotate(${-300 * way}deg) scale(0.7)`,
      opacity: 0.3,
      easing: "ease-in",
    },
    {
      transform: `translate(${-16 * way}px, 0) rotate(${-60 * way}deg) scale(1.05)`,
      opacity: 1,
      easing: "ease-out",
      offset: 0.55,
    },
    {
      transform: `translate(${-6 * way}px, -14px) rotate(${-20 * way}deg) scale(1.02)`,
      easing: "ease-in",
      offset: 0.75,
    },
    { transform: "none" },
  ];
}
