import type { Offer } from "../../lib/targets";
import { ICONS } from "./icons";
import { paidFor, some, table } from "./printed";
import { say } from "./texts";

/** What can be clicked in the tray for a choice. */
export interface Chosen {
  kind: string;
  name: string;
  label: string;
  symbols: string[];
  text: string;
}

/** What a purchase costs beside the ruby that stands before all of them. */
function extra(purchase: string): string[] {
  const paid = paidFor(table().purchases, purchase);
  const ruby = paid.indexOf("ruby");
  return paid.filter((_, index) => index !== ruby);
}

function drawn(kind: string, name: string, verb: string): Pick<Chosen, "symbols" | "text"> | null {
  if (kind === "deed") return { symbols: [name], text: "" };
  if (kind === "dish") return { symbols: paidFor(table().dishes, name), text: "" };
  if (kind === "purchase") {
    const more = extra(name);
    return { symbols: more.length ? [...more, "arrow", name] : [name], text: "" };
  }
  if (kind === "good" || kind === "animal") return { symbols: [name], text: some(name, 1) };
  if (kind === "newborns")
    return name === "none" ? { symbols: [], text: "–" } : { symbols: ["breed", ...name.split("+")], text: "" };
  if (kind === "strength" && verb === "forge") return { symbols: ["axe"], text: name };
  if (kind === "payment" && verb === "feed") return { symbols: [name], text: "" };
  if (kind === "grain" || kind === "vegetables") return { symbols: [], text: name };
  return null;
}

/** Chips of one sort stand together, with signs before and behind that hold for all of them. */
export interface Group {
  kind: string;
  before: string[];
  behind: string[];
}

export const GROUPS: Group[] = [
  { kind: "grain", before: ["grain"], behind: [] },
  { kind: "vegetables", before: ["vegetable"], behind: [] },
  { kind: "payment", before: ["dwarf", "arrow"], behind: [] },
  { kind: "dish", before: [], behind: ["arrow", "food"] },
  { kind: "purchase", before: ["ruby", "arrow"], behind: [] },
  { kind: "deed", before: [], behind: [] },
  { kind: "good", before: ["gold", "arrow"], behind: [] },
  { kind: "animal", before: [], behind: ["arrow", "food"] },
  { kind: "newborns", before: [], behind: [] },
  { kind: "strength", before: ["ore", "arrow"], behind: [] },
];

/** The things to choose, each once, in the order of the choices. */
export function chosen(offers: Offer[]): Chosen[] {
  const found = new Map<string, Chosen>();
  for (const offer of offers)
    for (const { kind, name } of offer.targets) {
      const how = drawn(kind, name, offer.verb);
      if (!how || how.symbols.some((symbol) => !ICONS[symbol])) continue;
      // A seed is only half of its choice, so the choice's own text would say too much.
      const label = kind === "grain" || kind === "vegetables" ? `${say(`sow.${kind}`)}: ${name}` : offer.text;
      found.set(`${kind} ${name}`, { kind, name, label, ...how });
    }
  return [...found.values()];
}
