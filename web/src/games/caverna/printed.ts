import type { CavernaPrinted } from "../../lib/messages";
import { printedOf } from "../../lib/printed.svelte";

export const { table, nameOf, some, goods, list } = printedOf<CavernaPrinted>("caverna");

type Exchange = CavernaPrinted["dishes"][number];

/** What an exchange takes, each piece by itself. */
export function paidFor(exchanges: Exchange[], name: string): string[] {
  const pay = exchanges.find((one) => one.exchange === name)?.pay ?? {};
  return Object.entries(pay).flatMap(([good, count]) => Array.from({ length: count }, () => good));
}
