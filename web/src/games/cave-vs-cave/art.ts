import { MediaQuery } from "svelte/reactivity";
import { settings } from "../../lib/settings.svelte";

const files = import.meta.glob<string>("../../art/cave-vs-cave/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const darkOutside = new MediaQuery("(prefers-color-scheme: dark)");

/** Where a drawing of this game lies, in the light of the page: day, or fire. */
export function picture(name: string): string {
  const dark = settings.theme === "dark" || (settings.theme === "auto" && darkOutside.current);
  return `${files[`../../art/cave-vs-cave/${name}.svg`] ?? ""}${dark ? "#fire" : ""}`;
}
