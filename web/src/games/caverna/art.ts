import { MediaQuery } from "svelte/reactivity";
import { settings } from "../../lib/settings.svelte";

const files = import.meta.glob<string>("../../art/caverna/*.svg", { query: "?url", import: "default", eager: true });
let darkOutside: MediaQuery | undefined; // made when first asked for: not everything that loads this has a screen

/** Where a drawing of this game lies, in the light of the page: day, or fire. */
export function picture(name: string): string {
  darkOutside ??= new MediaQuery("(prefers-color-scheme: dark)");
  const dark = settings.theme === "dark" || (settings.theme === "auto" && darkOutside.current);
  return `${files[`../../art/caverna/${name}.svg`] ?? ""}${dark ? "#fire" : ""}`;
}

/** What a deed lays, as drawn: one picture, or those of both halves. */
const LAID: Record<string, string[]> = {
  "meadow-field": ["meadow-1", "field-0"],
  "cavern-tunnel": ["cavern-1", "tunnel-0"],
  "two-caverns": ["cavern-1", "cavern-0"],
  "ore-mine": ["ore-mine", "deep-tunnel"],
  "large-pasture": ["pasture-small", "pasture-small"],
  meadow: ["meadow-1"],
  field: ["field-0"],
  tunnel: ["tunnel-0"],
  cavern: ["cavern-1"],
  "ruby-mine": ["ruby-mine"],
  "deep-ruby-mine": ["ruby-mine"],
  "small-pasture": ["pasture-small"],
  stable: ["stable"],
};

/** The picture of one half, or of the only part. */
export function laid(deed: string, half: number): string {
  const pictures = LAID[deed] ?? [];
  return pictures[half] ?? pictures[0] ?? "";
}
