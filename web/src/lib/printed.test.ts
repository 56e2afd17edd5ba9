import { beforeEach, describe, expect, it, vi } from "vitest";
import { called, namesOf, printed } from "./printed.svelte";
import { settings } from "./settings.svelte";

const TABLE = {
  game: "hearth",
  language: "en",
  version: "1",
  options: [],
  names: { rooms: { shelf: "Shelf" } },
  shorts: {},
  singles: { goods: { ruby: "ruby" } },
  plurals: { goods: { ruby: "rubies" } },
};

function answers(status: number, body: object): void {
  vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status }))));
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
    const { nameOf, shortOf, some, list } = namesOf("hearth");
    expect([nameOf("rooms", "shelf"), shortOf("rooms", "shelf"), nameOf("rooms", "attic")]).toEqual(["Shelf", "Shelf", "attic"]);
    expect([some("ruby", 1), some("ruby", 2), list({ ruby: 2, gold: 0 })]).toEqual(["1 ruby", "2 rubies", "2 rubies"]);
    expect([called("hearth", "shelf", "room"), called("hearth", "shelf"), called("hearth", "old-attic")]).toEqual([
      "Shelf",
      "Shelf",
      "old attic",
    ]);
  });

  it("is another table in another language", () => {
    settings.language = "de";
    expect(printed.has("hearth")).toBe(false);
  });

  it("is asked for again when the server was away", async () => {
    vi.stubGlobal("fetch", vi.fn(() => Promise.reject(new TypeError("away"))));
    printed.load("away");
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(printed.has("away")).toBe(false);
    answers(200, { ...TABLE, game: "away" });
    await vi.waitFor(() => {
      printed.load("away");
      expect(printed.has("away")).toBe(true);
    });
  });

  it("stays with the names of the game's folder where the server has no table", async () => {
    answers(404, { error: { code: "no-page", text: "nothing here" } });
    const own = { names: { rooms: { den: "Den" } } };
    const { nameOf } = namesOf("elsewhere", { en: own, de: own });
    printed.load("elsewhere");
    await vi.waitFor(() => expect(printed.has("elsewhere")).toBe(true));
    expect(nameOf("rooms", "den")).toBe("Den");
  });
});
