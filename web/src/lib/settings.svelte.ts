/** What a person likes, kept in the browser. */
export type Language = "en" | "de";
export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "off"; // of what is shown to have happened
export type Hold = "always" | "matters" | "never"; // whether a turn waits to be ended; the server knows what matters

const KEY = "lascaux";

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  speed: Speed;
  hold: Hold;
  ask: boolean;
}

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>(navigator.language.startsWith("de") ? "de" : "en");
  theme = $state<Theme>("auto");
  sound = $state(true);
  speed = $state<Speed>("normal");
  hold = $state<Hold>("matters");
  ask = $state(false); // before what cannot be taken back

  constructor() {
    Object.assign(this, stored());
  }

  /** Called whenever something changes: the page follows at once. */
  keep(): void {
    const { language, theme, sound, speed, hold, ask } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, theme, sound, speed, hold, ask }));
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
  }
}

export const settings = new Settings();
