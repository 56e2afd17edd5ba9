import { settings } from "./settings.svelte";

const dusk = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null; // a test's window has none

/** Day or fire: what the person chose, or what their machine says. */
class Light {
  #night = $state(dusk?.matches ?? false);

  constructor() {
    dusk?.addEventListener("change", () => (this.#night = dusk.matches));
  }

  get fire(): boolean {
    return settings.theme === "auto" ? this.#night : settings.theme === "dark";
  }
}

export const light = new Light();
