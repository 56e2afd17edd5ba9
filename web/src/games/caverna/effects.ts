import type { CavernaEffectPrinted, CavernaRoomPrinted } from "../../lib/messages";
import type { Below } from "../../lib/texts";
import { sign, type Sign } from "./space";
import { type en, say } from "./texts";

type Counted = Below<typeof en, "of">;

/** What is counted, as symbols; the rest has a word. */
const COUNTED: Record<string, string[]> = {
  dwarf: ["dwarf"],
  "empty-field": ["field"],
  "donkey-in-an-ore-mine": ["donkey", "ore-mine"],
  "donkey-in-a-mine": ["donkey", "ore-mine"],
  dog: ["dog"],
  donkey: ["donkey"],
  sheep: ["sheep"],
  cattle: ["cattle"],
  stone: ["stone"],
  ore: ["ore"],
  ruby: ["ruby"],
  "dwelling-beside-it": ["furnish-dwelling"],
  "armed-dwarf": ["dwarf", "axe"],
  "grain-and-vegetable": ["grain", "vegetable"],
};
const WORDS: Counted[] = ["farm-animal", "yellow-furnishing", "all-dwarfs-armed", "no-dwarf-armed", "lost-point"];

/** Rules of a single room: a few symbols stand for them; in full they are in its help. */
const SPECIAL: Record<string, Sign[]> = {
  "without limit": [sign("∞", "")],
  "bed for the sixth dwarf": [sign("6.", "dwarf"), sign("", "furnish-dwelling")],
  "furnish tunnels": [sign("", "tunnel"), sign("→", "furnish")],
  "both instead of either": [sign("A/B → A+B", "")],
  "twins off the board": [sign("↗", "meadow-field")],
  "ore for wood and stone": [sign("", "ore"), sign("→", "wood"), sign("/", "stone")],
  "food for weapons": [sign("", "axe"), sign("→", "food")],
};

function some(goods: Record<string, number> | undefined, before = ""): Sign[] {
  return Object.entries(goods ?? {}).map(([good, count]) => sign(`${before}${count > 1 || before ? count : ""}`, good));
}

/** "for each …", and of how many. */
function each({ of, per = 1, beyond }: CavernaEffectPrinted): Sign[] {
  if (!of) return [];
  const many = beyond ? `${beyond + 1}+` : per > 1 ? String(per) : "";
  const word = WORDS.find((one) => one === of);
  if (word) return [sign(`/ ${many}${many && " "}${say(`of.${word}`)}`, "")];
  return (COUNTED[of] ?? []).map((symbol, index) => sign(index ? "" : `/${many}`, symbol));
}

function drawn(effect: CavernaEffectPrinted): Sign[] {
  const { when, number = 0, pay, gain, rounds, on = [], steps = [], most } = effect;
  switch (when) {
    case "bed":
      return [sign(String(number), "furnish-dwelling")];
    case "house":
      return [
        sign("", "stable"),
        ...(gain ? some(gain) : [sign(`${number} ${say("of.farm-animal")}`, "")]),
        ...each(effect),
      ];
    case "cheaper":
      return [...some(gain, "−"), ...(on.includes("weapon") ? [sign("", "forge")] : [sign("", "furnish")])];
    case "build":
      return [sign("!", ""), ...some(gain, "+"), ...each(effect)];
    case "round":
      return [sign("↻", ""), ...some(gain, "+"), ...each(effect)];
    case "deliver":
      return [sign(`${rounds} ×`, Object.keys(gain ?? {})[0] ?? "")];
    case "gain":
    case "slaughter":
      return [...some(gain, "+"), ...each(effect)];
    case "birth":
      return [sign("", "breed"), ...some(gain, "+"), ...each(effect)];
    case "litter":
      return [sign("", "breed"), sign(steps.join("/"), "food")];
    case "need":
      return [...some(gain, "−"), ...each(effect)];
    case "feed":
      return [...some(pay), sign("→", "dwarf")];
    case "trade":
    case "cook":
      return [...some(pay), ...some(gain).map((one, index) => (index ? one : { ...one, text: `→ ${one.text}` }))];
    case "overhang":
      return [sign("→", ""), ...some(gain)];
    case "score":
      return [sign(String(number), "points"), ...each(effect), ...(most ? [sign(`≤${most}`, "")] : [])];
    case "special":
      return SPECIAL[effect.rule ?? ""] ?? [];
    default:
      return [];
  }
}

/** What a furnishing does, in symbols; each effect by itself. */
export function effects(room: CavernaRoomPrinted | undefined): Sign[][] {
  return (room?.effects ?? []).map(drawn).filter((signs) => signs.length);
}
