import { de } from "../texts/de";
import { en, type TextId } from "../texts/en";
import { settings } from "./settings.svelte";

export type { TextId };

/** A text in the reader's language, its {gaps} filled. */
export function say(id: TextId, values: Record<string, string | number> = {}): string {
  const text = (settings.language === "de" ? de : en)[id];
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
