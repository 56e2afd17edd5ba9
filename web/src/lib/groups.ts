import type { Offer } from "./targets";

/** Choices that differ in a number only, or belong to the same thing. */
export interface Group {
  about: Offer["targets"]; // what they have in common
  parts: { offer: Offer; short: string }[]; // `short`: what tells them apart; the whole text where that is no number
}

const isNumber = (name: string) => /^\d+$/.test(name);

/** Many choices as a short list: those about the same thing stand together, in the order of their first. */
export function grouped(offers: Offer[]): Group[] {
  const groups = new Map<string, Group>();
  for (const offer of offers) {
    const amount = offer.targets.filter((target) => isNumber(target.name));
    const about = offer.targets.filter((target) => !isNumber(target.name));
    const single = amount.length === 1 && about.length > 0;
    const common = single ? about : about.slice(0, 1);
    const key = common.length
      ? `${offer.verb} ${common.map((target) => `${target.kind} ${target.name}`).join()}`
      : offer.name;
    const group = groups.get(key) ?? { about: common, parts: [] };
    group.parts.push({ offer, short: single ? amount[0]!.name : offer.text });
    groups.set(key, group);
  }
  return [...groups.values()];
}
