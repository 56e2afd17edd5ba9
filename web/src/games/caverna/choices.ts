import type { Offer } from "../../lib/targets";
import { paidFor, table } from "./printed";
import { sign, type Sign } from "./space";

/** Deeds are clearest with their name beside the picture. */
function deed(name: string, text: string): Sign[] {
  return [sign("", name), sign(text, "")];
}

function exchange(pay: string[], gain: Record<string, number>, fallback: string): Sign[] {
  const given = Object.entries(gain).map(([good, count]) => sign(count > 1 ? String(count) : "", good));
  return [...pay.map((good) => sign("", good)), sign("→", ""), ...(given.length ? given : [sign("", fallback)])];
}

/** A choice in symbols; none if words say it better. */
export function drawn({ verb, targets, text }: Offer): Sign[] {
  const name = targets[0]?.name ?? "";
  switch (verb) {
    case "do":
      return deed(name, text);
    case "cook": {
      const dish = table().dishes.find((one) => one.exchange === name);
      return exchange(paidFor(table().dishes, name), dish?.gain ?? {}, "food");
    }
    case "ruby": {
      const bought = table().purchases.find((one) => one.exchange === name);
      return exchange(paidFor(table().purchases, name), bought?.gain ?? {}, name);
    }
    case "use": {
      const trade = table().trades.find((one) => one.exchange === name);
      return trade ? exchange(paidFor(table().trades, name), trade.gain, "") : [];
    }
    case "feed":
      return [sign("", name), sign("→", "dwarf")];
    case "forge":
      return [sign(name, "ore"), sign("→", "axe", Number(name))];
    case "give":
      return [sign("", name), sign("→ 0", "")];
    case "buy":
      return [sign("", "gold"), sign("→", name)];
    case "sow": {
      const [grain, vegetables] = ["grain", "vegetables"].map(
        (kind) => targets.find((target) => target.kind === kind)?.name ?? "0",
      );
      return [sign(`${grain} ×`, "grain"), sign(`${vegetables} ×`, "vegetable")];
    }
    case "breed":
      return name === "none"
        ? [sign("–", "")]
        : [sign("", "breed"), ...name.split("+").map((kind) => sign("+1", kind))];
    default:
      return [];
  }
}

/** Whether this folder draws a choice of the tray itself. */
export function covers(offer: Offer): boolean {
  return offer.verb === "lay" || offer.verb === "spend" || drawn(offer).length > 0;
}
