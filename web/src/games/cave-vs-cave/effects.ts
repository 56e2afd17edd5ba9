/** Reads the short notation of effects ("1/4e→3/7F") for drawing and for saying aloud. */
import { ICONS } from "./icons";
import { goods, nameOf, once, table, tileNumber } from "./printed";
import { en, say } from "./texts";

export interface Piece {
  symbol: string; // one of the icons, or ""
  activations: string; // how many rooms, or ""
  text: string;
  x: number;
  y: number;
  width: number;
}

export interface Drawn {
  pieces: Piece[];
  width: number;
  height: number;
  lines: number;
}

/** The height of a symbol in a set effect; everything else is measured against it. */
export const SIZE = 14;

const ACTIONS = "act\\d(?:\\+\\d)?|dig2?|undermine|furnish|wall|raze|kinds|all|one-more|per|A\\d+";
const LINE = 16;
const ACTIVATION_WIDTHS: Record<string, number> = { "act1+1": 27, "one-more": 20 };
const DIGIT = 7.4;
const TEXT_WIDTHS: Record<string, number> = {
  "/": 5.5,
  "+": 7.5,
  "→": 12,
  "⁄": 9,
  "↑": 9,
  ":": 5,
  "<": 8,
  n: 8,
  per: 20,
};

/** Goods by their codes; where a good itself makes a room work, its name stands there. */
const signs = once(
  (table) => new Map(table.goods.flatMap(({ good, code }) => [[good, good] as const, [code, good] as const])),
);

const token = once(() => {
  const longestFirst = [...signs().keys()].sort((one, other) => other.length - one.length);
  return new RegExp(`${ACTIONS}|${longestFirst.join("|")}|\\d+(?:[/–]\\d+)*|n|[+→↑:</⁄ ]`, "g");
});

export function tokens(text: string): string[] {
  return text.replaceAll(">", "→").replaceAll(" / ", " ⁄").match(token()) ?? [];
}

/** What a sign for an action tile means. */
function tileOf(token: string): string | undefined {
  const number = tileNumber(token);
  return number === null ? undefined : table().tiles.find((row) => row.number === number)?.tile;
}

function isSymbol(token: string): boolean {
  return token.length > 1 ? !/^\d/.test(token) && token !== "per" : signs().has(token);
}

function activationsOf(token: string): string {
  return token === "one-more" ? "+1" : token.startsWith("act") ? token.slice("act".length) : "";
}

/** The icon of a token: goods have letters, tiles their numbers. */
function symbolOf(token: string): string {
  if (!isSymbol(token) || activationsOf(token)) return "";
  return tileOf(token) ?? signs().get(token) ?? token;
}

function width(token: string): number {
  if (isSymbol(token)) {
    const drawn = ICONS[symbolOf(token)];
    return drawn ? (drawn.wide / drawn.high) * SIZE : (ACTIVATION_WIDTHS[token] ?? SIZE);
  }
  if (/^\d/.test(token))
    return [...token].reduce((sum, sign) => sum + (sign === "/" ? TEXT_WIDTHS["/"]! : DIGIT), 0) + 0.6;
  return TEXT_WIDTHS[token] ?? 12;
}

/** Sets an effect in lines no wider than `most`, each centred (or left). It breaks at blanks, after arrows and cuts. */
export function typeset(text: string, most: number, centred = true): Drawn {
  const parts: { tokens: string[]; gap: number }[] = [{ tokens: [], gap: 0 }];
  for (const token of tokens(text)) {
    if (token === " ") parts.push({ tokens: [], gap: 4 });
    else parts.at(-1)!.tokens.push(token);
    if (token === "→" || token === "/") parts.push({ tokens: [], gap: 0 });
  }
  const lines: { tokens: string[]; width: number }[] = [{ tokens: [], width: 0 }];
  for (const part of parts) {
    const length = part.tokens.reduce((sum, token) => sum + width(token), 0);
    let line = lines.at(-1)!;
    if (line.width && line.width + part.gap + length > most) {
      line = { tokens: [], width: 0 };
      lines.push(line);
    } else if (part.gap) {
      line.tokens.push(" ");
      line.width += part.gap;
    }
    line.tokens.push(...part.tokens);
    line.width += length;
  }
  const widest = Math.max(...lines.map((line) => line.width));
  const pieces: Piece[] = [];
  lines.forEach((line, row) => {
    let x = centred ? (widest - line.width) / 2 : 0;
    for (const token of line.tokens) {
      const wide = token === " " ? 4 : width(token);
      if (token !== " ")
        pieces.push({
          symbol: symbolOf(token),
          activations: activationsOf(token),
          text: token,
          x,
          y: row * LINE,
          width: wide,
        });
      x += wide;
    }
  });
  return { pieces, width: widest, height: lines.length * LINE, lines: lines.length };
}

type EffectId = Exclude<Extract<keyof typeof en, `effect.${string}`>, "effect.act">;

function isEffect(id: string): id is EffectId {
  return id in en;
}

/** The same effect in words, for screen readers and tooltips. */
export function inWords(text: string): string {
  let count = "";
  const said = tokens(text).map((token) => {
    if (/^\d/.test(token)) {
      count = token;
      return token;
    }
    const good = signs().get(token);
    if (good) return goods(good, count === "1" ? 1 : 2);
    if (token.startsWith("act")) return say("effect.act", { count: token.slice(3) });
    const tile = tileOf(token);
    if (tile) return nameOf("tiles", tile);
    const id = `effect.${token}`;
    return isEffect(id) ? say(id) : token;
  });
  const words = said.join(" ").replace(/ +/g, " ").replaceAll(" :", ":").trim();
  return /^\d.*[→>]/.test(text) ? `${say("pay")} ${words}` : words;
}
