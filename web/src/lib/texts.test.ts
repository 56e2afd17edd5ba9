import { afterEach, describe, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte";
import { fill, speaker } from "./texts";

// Drawings ask which light it is.
vi.hoisted(() => (window.matchMedia ??= () => new EventTarget() as MediaQueryList));

type Tables = Record<"en" | "de", Record<string, string>>;

/** Every table of texts there is, by where it stands. */
const tables = new Map<string, Tables>();
for (const [path, module] of Object.entries(import.meta.glob<Tables>("../games/*/texts.ts", { eager: true })))
  tables.set(path, module);
const app = import.meta.glob<Tables>("../texts/{en,de}.ts", { eager: true });
tables.set("../texts", Object.assign({}, ...Object.values(app)) as Tables);

const gaps = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();

describe("texts", () => {
  afterEach(() => {
    settings.language = "en";
  });

  it("are all found", () => {
    expect(tables.size).toBe(4); // the application's own and one of each game
  });

  it.each([...tables])("say everything in both languages, with the same gaps: %s", (_, { en, de }) => {
    expect(Object.keys(de)).toEqual(Object.keys(en));
    for (const [id, text] of Object.entries(en)) {
      expect(de[id]).not.toBe("");
      expect(gaps(de[id]!), id).toEqual(gaps(text));
    }
  });

  it("fill their gaps, and choose the word that fits a number", () => {
    expect(fill("{name}: {count} {count|point|points}", { name: "Ada", count: 1 })).toBe("Ada: 1 point");
    expect(fill("{name}: {count} {count|point|points}", { name: "Ada", count: 0 })).toBe("Ada: 0 points");
    expect(fill("{count} left", {})).toBe("{count} left");
  });

  it("follow the reader's language", () => {
    const say = speaker({ en: { points: "{n|point|points}" }, de: { points: "{n|Punkt|Punkte}" } });
    expect(say("points", { n: 2 })).toBe("points");
    settings.language = "de";
    expect(say("points", { n: 1 })).toBe("Punkt");
  });
});
