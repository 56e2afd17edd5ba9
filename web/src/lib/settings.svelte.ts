/** What a person likes, kept in the browser. */
export type Language = "en" | "de";
export type Theme = "auto" | "light" | "dark";
export type Confirm = "always" | "choices" | "never";

const KEY = "lascaux";

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  confirm: Confirm;
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
  confirm = $state<Confirm>("choices");

  constructor() {
    Object.assign(this, stored());
  }

  /** Called whenever something changes: the page follows at once. */
  keep(): void {
    const { language, theme, sound, confirm } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, theme, sound, confirm }));
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
  }
}

export const settings = new Settings();
