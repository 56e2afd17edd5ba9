import { beforeEach, describe, expect, it, vi } from "vitest";
import { called, optionName, printed, printedOf, valueName } from "./printed.svelte";
import { settings } from "./settings.svelte";

const TABLE = {
  game: "hearth",
  language: "en",
  version: "1",
  title: "Hearth",
  options: [
    {
      option: "night",
      name: "Nights",
      help: "How long it lasts.",
      values: ["long", "short"],
      value_names: ["long ones", "short ones"],
    },
    {
      option: "wolves",
      name: "Wolves",
      help: "Whether they come.",
      values: [true, false],
      value_names: ["True", "False"],
    },
  ],
  names: { rooms: { shelf: "Shelf" } },
  shorts: {},
  singles: { goods: { ruby: "ruby" } },
  plurals: { goods: { ruby: "rubies" } },
};

function answers(status: number, body: object): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status }))),
  );
}

describe("what is printed", () => {
  beforeEach(() => {
    settings.language = "en";
  });

  it("is asked for once, and names everything", async () => {
    answers(200, TABLE);
    printed.load("hearth");
    printed.load("hearth");
    await vi.waitFor(() => expect(printed.has("hearth")).toBe(true));
    expect(fetch).toHaveBeenCalledTimes(1);
    const { nameOf, shortOf, some, list } = printedOf("hearth");
    expect([nameOf("rooms", "shelf"), shortOf("rooms", "shelf"), nameOf("rooms", "attic")]).toEqual([
      "Shelf",
      "Shelf",
      "attic",
    ]);
    expect([some("ruby", 1), some("ruby", 2), list({ ruby: 2, gold: 0 })]).toEqual(["1 ruby", "2 rubies", "2 rubies"]);
    expect([called("hearth", "shelf", "room"), called("hearth", "shelf"), called("hearth", "old-attic")]).toEqual([
      "Shelf",
      "Shelf",
      "old attic",
    ]);
  });

  it("names options and their values; yes and no are our own words", () => {
    expect([optionName("hearth", "night"), valueName("hearth", "night", "short")]).toEqual(["Nights", "short ones"]);
    expect([valueName("hearth", "wolves", false), optionName("hearth", "fog")]).toEqual(["No", "fog"]);
  });

  it("works things out once for each table", () => {
    const { once } = printedOf("hearth");
    const titles = once(({ title }) => [title]);
    expect(titles()).toEqual(["Hearth"]);
    expect(titles()).toBe(titles());
  });

  it("stays in the other language until the reader's is there", async () => {
    settings.language = "de";
    expect(called("hearth", "shelf")).toBe("Shelf");
    answers(200, { ...TABLE, language: "de", names: { rooms: { shelf: "Regal" } } });
    printed.load("hearth");
    await vi.waitFor(() => expect(called("hearth", "shelf")).toBe("Regal"));
    settings.language = "en";
    expect(called("hearth", "shelf")).toBe("Shelf");
  });

  it("is asked for again when the server was away", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.reject(new TypeError("away"))),
    );
    printed.load("away");
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(printed.has("away")).toBe(false);
    answers(200, { ...TABLE, game: "away" });
    await vi.waitFor(() => {
      printed.load("away");
      expect(printed.has("away")).toBe(true);
    });
  });
});
