import { namesOf } from "../../lib/printed.svelte";
import { fill } from "../../lib/texts";
import { say } from "./texts";

// Stand in for the printed table of the server, as its texts have the names.
const en = {
  names: {
    places: {
      toolmaker: "Tool maker",
      hut: "Hut",
      field: "Field",
      hunt: "Hunt",
      forest: "Forest",
      "clay-pit": "Clay pit",
      quarry: "Quarry",
      river: "River",
      card: "Card {number}",
      building: "Building {number}",
      igloo: "Igloo {number}",
      animal: "Wild animal",
    },
    symbols: {
      healing: "healing",
      art: "art",
      writing: "writing",
      pottery: "pottery",
      time: "time",
      transport: "transport",
      music: "music",
      weaving: "weaving",
    },
    animals: {
      "polar-bear": "Polar bear",
      "wild-boar": "Wild boar",
      wolf: "Wolf",
      "bird-of-prey": "Bird of prey",
    },
    rewards: {
      VP3: "3 points",
      FOOD3: "3 food",
      RES1: "1 resource of your choice",
      TOOL1: "1 tool step",
    },
  },
  shorts: {
    figures: {
      farmer: "farmers",
      builder: "hut builders",
      shaman: "shamans",
      toolmaker: "tool makers",
    },
  },
  singles: {
    goods: {
      wood: "wood",
      clay: "clay",
      stone: "stone",
      gold: "gold",
      food: "food",
    },
  },
  plurals: {
    goods: {
      wood: "wood",
      clay: "clay",
      stone: "stone",
      gold: "gold",
      food: "food",
    },
  },
};

const de = {
  names: {
    places: {
      toolmaker: "Werkzeugmacher",
      hut: "Hütte",
      field: "Acker",
      hunt: "Jagd",
      forest: "Wald",
      "clay-pit": "Lehmgrube",
      quarry: "Steinbruch",
      river: "Fluss",
      card: "Karte {number}",
      building: "Gebäude {number}",
      igloo: "Iglu {number}",
      animal: "Wildes Tier",
    },
    symbols: {
      healing: "Heilkunde",
      art: "Kunst",
      writing: "Schrift",
      pottery: "Töpferei",
      time: "Zeitmessung",
      transport: "Transport",
      music: "Musik",
      weaving: "Weberei",
    },
    animals: {
      "polar-bear": "Eisbär",
      "wild-boar": "Wildschwein",
      wolf: "Wolf",
      "bird-of-prey": "Raubvogel",
    },
    rewards: {
      VP3: "3 Punkte",
      FOOD3: "3 Nahrung",
      RES1: "1 Rohstoff deiner Wahl",
      TOOL1: "1 Werkzeugschritt",
    },
  },
  shorts: {
    figures: {
      farmer: "Bauern",
      builder: "Hüttenbauer",
      shaman: "Schamanen",
      toolmaker: "Werkzeugmacher",
    },
  },
  singles: {
    goods: {
      wood: "Holz",
      clay: "Lehm",
      stone: "Stein",
      gold: "Gold",
      food: "Nahrung",
    },
  },
  plurals: {
    goods: {
      wood: "Holz",
      clay: "Lehm",
      stone: "Stein",
      gold: "Gold",
      food: "Nahrung",
    },
  },
};

export const { nameOf, shortOf, goods, list } = namesOf("stone-age", { en, de });

/** Cards, buildings and igloos lie on places by number; the field is another in winter. */
export function placeName(place: string, winter: boolean): string {
  const [, sort, number] = /^(card|building|igloo)-(\d)$/.exec(place) ?? [];
  if (sort) return fill(nameOf("places", sort), { number: number! });
  return place === "field" && winter ? say("livestock") : nameOf("places", place);
}
