import type { CavernaPrinted } from "../../lib/messages";
import { printedOf } from "../../lib/printed.svelte";

export const { table, nameOf, shortOf, some, goods, list } = printedOf<CavernaPrinted>("caverna");

/** Where the long words of our names may be parted: before these. Browsers know this of few languages. */
const PARTS =
  /(?<=\p{L}{3})(wohnhöhle|höhle|zimmer|kammer|stube|lager|schule|handel|händler|lieferant|wunsch|erkundung|förderung|lagerung|gewinnung|smithing)/gu;

/** A name with soft hyphens, for narrow slips. */
export function breakable(name: string): string {
  return name.replace(PARTS, "\u00ad$1");
}

type Exchange = CavernaPrinted["dishes"][number];

/** What an exchange takes, each piece by itself. */
export function paidFor(exchanges: Exchange[], name: string): string[] {
  const pay = exchanges.find((one) => one.exchange === name)?.pay ?? {};
  return Object.entries(pay).flatMap(([good, count]) => Array.from({ length: count }, () => good));
}
