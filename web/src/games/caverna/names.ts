import { settings } from "../../lib/settings.svelte";

/** What things are called, as in the engine's texts; "|" marks where a long word may be broken on a tile. */
export type Sort = "good" | "goods" | "space" | "room" | "loot" | "deed" | "surface" | "harvest" | "phase";

type Names = Record<Sort, Record<string, string>>;

const en: Names = {
  good: {
    wood: "wood", stone: "stone", ore: "ore", ruby: "ruby", gold: "gold", grain: "grain", vegetable: "vegetable",
    food: "food", dog: "dog", sheep: "sheep", donkey: "donkey", boar: "wild boar", cattle: "cattle",
    begging: "begging marker",
  },
  goods: {
    wood: "wood", stone: "stone", ore: "ore", ruby: "rubies", gold: "gold", grain: "grain", vegetable: "vegetables",
    food: "food", dog: "dogs", sheep: "sheep", donkey: "donkeys", boar: "wild boars", cattle: "cattle",
    begging: "begging markers",
  },
  space: {
    "drift-mining": "Drift mining", "drift-mining-2": "Second drift mining", excavation: "Excavation",
    "starting-player": "Starting player", logging: "Logging", supplies: "Supplies", growth: "Growth",
    "ore-mining": "Ore mining", "wood-gathering": "Wood gathering", "forest-exploration": "Forest exploration",
    clearing: "Clearing", sustenance: "Sustenance", "ruby-mining": "Ruby mining", housework: "Housework",
    "slash-and-burn": "Slash-and-burn", "strip-mining": "Strip mining", "imitation-4": "Imitation (4 food)",
    "imitation-2": "Imitation (2 food)", "imitation-1": "Imitation (1 food)", "imitation-0": "Imitation (free)",
    depot: "Depot", "small-scale-drift-mining": "Small-scale drift mining", "weekly-market": "Weekly market",
    "hardware-rental": "Hardware rental", "fence-building": "Fence building", "large-depot": "Large depot",
    extension: "Extension", blacksmithing: "Blacksmithing", "sheep-farming": "Sheep farming",
    "ore-mine-construction": "Ore mine construction", "wish-for-children": "Wish for children",
    "donkey-farming": "Donkey farming", "ruby-mine-construction": "Ruby mine construction",
    "family-life": "Family life", exploration: "Exploration", "ore-delivery": "Ore delivery", adventure: "Adventure",
    "ore-trading": "Ore trading", "ruby-delivery": "Ruby delivery",
    "urgent-wish-for-children": "Urgent wish for children",
  },
  room: {
    "entry-level-dwelling": "Entry-level dwelling", dwelling: "Dwelling",
    "simple-dwelling-4w2s": "Simple dwelling", "simple-dwelling-3w3s": "Simple dwelling",
    "mixed-dwelling": "Mixed dwelling", "couple-dwelling": "Couple dwelling",
    "additional-dwelling": "Additional dwelling", "cuddle-room": "Cuddle room", "breakfast-room": "Breakfast room",
    "stubble-room": "Stubble room", "work-room": "Work room", "guest-room": "Guest room",
    "office-room": "Office room", carpenter: "Carpenter", "stone-carver": "Stone carver", blacksmith: "Blacksmith",
    miner: "Miner", builder: "Builder", trader: "Trader", "wood-supplier": "Wood supplier",
    "stone-supplier": "Stone supplier", "ruby-supplier": "Ruby supplier", "dog-school": "Dog school",
    quarry: "Quarry", seam: "Seam", "slaughtering-cave": "Slaugh|tering cave", "cooking-cave": "Cooking cave",
    "working-cave": "Working cave", "mining-cave": "Mining cave", "breeding-cave": "Breeding cave",
    "peaceful-cave": "Peaceful cave", "weaving-parlor": "Weaving parlor", "milking-parlor": "Milking parlor",
    "state-parlor": "State parlor", "hunting-parlor": "Hunting parlor", "beer-parlor": "Beer parlor",
    "blacksmithing-parlor": "Black|smithing parlor", "stone-storage": "Stone storage", "ore-storage": "Ore storage",
    "spare-part-storage": "Spare part storage", "main-storage": "Main storage", "weapon-storage": "Weapon storage",
    "supplies-storage": "Supplies storage", "broom-chamber": "Broom chamber", "treasure-chamber": "Treasure chamber",
    "food-chamber": "Food chamber", "prayer-chamber": "Prayer chamber", "writing-chamber": "Writing chamber",
    "fodder-chamber": "Fodder chamber",
  },
  loot: {
    "all-weapons": "all weapons +1", dog: "1 dog", wood: "1 wood", sheep: "1 sheep", grain: "1 grain",
    donkey: "1 donkey", stone: "1 stone", vegetable: "1 vegetable", ore: "2 ore", boar: "1 wild boar", gold: "2 gold",
    furnish: "furnish a cavern", stable: "a stable, free", tunnel: "a tunnel tile",
    "small-pasture": "a small pasture for 1 wood", cattle: "1 cattle", "large-pasture": "a large pasture for 2 wood",
    meadow: "a meadow tile", dwelling: "a Dwelling for 2 wood and 2 stone", field: "a field tile", sow: "sow",
    cavern: "a cavern tile", breed: "breed up to two types",
  },
  deed: {
    "meadow-field": "lay a meadow and a field", "cavern-tunnel": "lay a cavern and a tunnel",
    "two-caverns": "lay two caverns", "ore-mine": "lay an ore mine and a deep tunnel",
    "large-pasture": "build a large pasture", meadow: "lay a meadow", field: "lay a field", tunnel: "lay a tunnel",
    cavern: "lay a cavern", "ruby-mine": "build a ruby mine on a tunnel",
    "deep-ruby-mine": "build a ruby mine on a deep tunnel", "small-pasture": "build a small pasture",
    stable: "build a stable", sow: "sow", furnish: "furnish a cavern", "furnish-dwelling": "furnish a dwelling",
    grow: "let the family grow", forge: "forge a weapon", expedition: "go on an expedition", breed: "breed animals",
    trade: "trade ore", take: "take the goods",
  },
  surface: {
    meadow: "Meadow", field: "Field", "small-pasture": "Small pasture", "large-pasture": "Large pasture",
    cavern: "Cavern", tunnel: "Tunnel", "deep-tunnel": "Deep tunnel", "ore-mine": "Ore mine",
    "ruby-mine": "Ruby mine", stable: "Stable", entrance: "Cave entrance", forest: "Forest", mountain: "Mountain",
  },
  harvest: {
    none: "no harvest", full: "harvest", "one-food": "no harvest, 1 food for each dwarf",
    "skip-one": "harvest without fields or without breeding", unknown: "the marker decides",
  },
  phase: {
    setup: "before the game", "new-round": "new round", work: "work", harvest: "harvest",
    skipping: "fields or breeding", feeding: "feeding", breeding: "breeding", "end-of-round": "end of the round",
    "last-exchanges": "last exchanges", over: "over",
  },
};

const de: Names = {
  good: {
    wood: "Holz", stone: "Stein", ore: "Erz", ruby: "Rubin", gold: "Gold", grain: "Getreide", vegetable: "Gemüse",
    food: "Nährwert", dog: "Hund", sheep: "Schaf", donkey: "Esel", boar: "Wildschwein", cattle: "Rind",
    begging: "Bettelmarke",
  },
  goods: {
    wood: "Holz", stone: "Stein", ore: "Erz", ruby: "Rubine", gold: "Gold", grain: "Getreide", vegetable: "Gemüse",
    food: "Nährwerte", dog: "Hunde", sheep: "Schafe", donkey: "Esel", boar: "Wildschweine", cattle: "Rinder",
    begging: "Bettelmarken",
  },
  space: {
    "drift-mining": "Sohlenbau", "drift-mining-2": "Zweiter Sohlenbau", excavation: "Höhlenbau",
    "starting-player": "Startspieler", logging: "Abholzung", supplies: "Nachschub", growth: "Zuwachs",
    "ore-mining": "Erzabbau", "wood-gathering": "Holzlese", "forest-exploration": "Walderkundung", clearing: "Rodung",
    sustenance: "Versorgung", "ruby-mining": "Rubinabbau", housework: "Heimarbeit", "slash-and-burn": "Brandrodung",
    "strip-mining": "Tagebau", "imitation-4": "Nachahmung (4 NW)", "imitation-2": "Nachahmung (2 NW)",
    "imitation-1": "Nachahmung (1 NW)", "imitation-0": "Nachahmung (frei)", depot: "Werkstofflagerung",
    "small-scale-drift-mining": "Kleiner Sohlenbau", "weekly-market": "Wochenmarkt",
    "hardware-rental": "Geräteverleih", "fence-building": "Zaunbau", "large-depot": "Werkstoffdepot",
    extension: "Ausweitung", blacksmithing: "Schmiedekunst", "sheep-farming": "Schafzucht",
    "ore-mine-construction": "Erzminenbau", "wish-for-children": "Kinderwunsch", "donkey-farming": "Eselzucht",
    "ruby-mine-construction": "Rubinminenbau", "family-life": "Familienleben", exploration: "Erkundung",
    "ore-delivery": "Erzförderung", adventure: "Abenteuer", "ore-trading": "Erzhandel",
    "ruby-delivery": "Rubinförderung", "urgent-wish-for-children": "Dringender Kinderwunsch",
  },
  room: {
    "entry-level-dwelling": "Eingangs|wohn|höhle", dwelling: "Wohn|höhle",
    "simple-dwelling-4w2s": "Einfache Wohn|höhle", "simple-dwelling-3w3s": "Einfache Wohn|höhle",
    "mixed-dwelling": "Gemischte Wohn|höhle", "couple-dwelling": "Wohn|höhle für Zwei",
    "additional-dwelling": "Zusatz|wohn|höhle", "cuddle-room": "Kuschel|zimmer",
    "breakfast-room": "Frühstücks|zimmer", "stubble-room": "Stoppel|zimmer", "work-room": "Arbeits|zimmer",
    "guest-room": "Logier|zimmer", "office-room": "Amts|zimmer", carpenter: "Tischlerei",
    "stone-carver": "Stein|hauerei", blacksmith: "Schmiede", miner: "Zeche", builder: "Bau|betrieb",
    trader: "Baustoff|handel", "wood-supplier": "Holz|lieferant", "stone-supplier": "Stein|lieferant",
    "ruby-supplier": "Hof|lieferant", "dog-school": "Hunde|schule", quarry: "Stein|bruch", seam: "Flöz",
    "slaughtering-cave": "Schlacht|höhle", "cooking-cave": "Koch|höhle", "working-cave": "Werk|höhle",
    "mining-cave": "Bergbau|höhle", "breeding-cave": "Aufzucht|höhle", "peaceful-cave": "Friedens|höhle",
    "weaving-parlor": "Webstube", "milking-parlor": "Melkstube", "state-parlor": "Gute Stube",
    "hunting-parlor": "Jagdstube", "beer-parlor": "Bierstube", "blacksmithing-parlor": "Schmiede|stube",
    "stone-storage": "Stein|lager", "ore-storage": "Erzlager", "spare-part-storage": "Ersatzteil|lager",
    "main-storage": "Haupt|lager", "weapon-storage": "Waffen|lager", "supplies-storage": "Proviant|lager",
    "broom-chamber": "Besen|kammer", "treasure-chamber": "Schatz|kammer", "food-chamber": "Vorrats|kammer",
    "prayer-chamber": "Gebets|kammer", "writing-chamber": "Schreib|kammer", "fodder-chamber": "Futter|kammer",
  },
  loot: {
    "all-weapons": "alle Waffen +1", dog: "1 Hund", wood: "1 Holz", sheep: "1 Schaf", grain: "1 Getreide",
    donkey: "1 Esel", stone: "1 Stein", vegetable: "1 Gemüse", ore: "2 Erz", boar: "1 Wildschwein", gold: "2 Gold",
    furnish: "Höhlenraum einrichten", stable: "ein Stall, umsonst", tunnel: "ein Stollen-Plättchen",
    "small-pasture": "eine Weide für 1 Holz", cattle: "1 Rind", "large-pasture": "eine Doppelweide für 2 Holz",
    meadow: "ein Wiesen-Plättchen", dwelling: "eine Wohnhöhle für 2 Holz und 2 Stein", field: "ein Acker-Plättchen",
    sow: "aussäen", cavern: "ein Höhlenraum-Plättchen", breed: "bis zu zwei Tierarten vermehren",
  },
  deed: {
    "meadow-field": "Wiese mit Acker legen", "cavern-tunnel": "Höhlenraum mit Stollen legen",
    "two-caverns": "zwei Höhlenräume legen", "ore-mine": "Erzmine mit tiefem Stollen legen",
    "large-pasture": "Doppelweide bauen", meadow: "Wiese legen", field: "Acker legen", tunnel: "Stollen legen",
    cavern: "Höhlenraum legen", "ruby-mine": "Rubinmine auf einen Stollen bauen",
    "deep-ruby-mine": "Rubinmine auf einen tiefen Stollen bauen", "small-pasture": "Weide bauen",
    stable: "Stall bauen", sow: "aussäen", furnish: "Höhlenraum einrichten",
    "furnish-dwelling": "Wohnhöhle einrichten", grow: "Familienzuwachs", forge: "Waffe schmieden",
    expedition: "Streifzug unternehmen", breed: "Tiere vermehren", trade: "Erz tauschen", take: "die Waren nehmen",
  },
  surface: {
    meadow: "Wiese", field: "Acker", "small-pasture": "Weide", "large-pasture": "Doppelweide", cavern: "Höhlenraum",
    tunnel: "Stollen", "deep-tunnel": "Tiefer Stollen", "ore-mine": "Erzmine", "ruby-mine": "Rubinmine",
    stable: "Stall", entrance: "Höhleneingang", forest: "Wald", mountain: "Berg",
  },
  harvest: {
    none: "keine Ernte", full: "Erntezeit", "one-food": "keine Ernte, 1 Nährwert für jeden Zwerg",
    "skip-one": "Ernte ohne Feldphase oder ohne Vermehrung", unknown: "der Marker entscheidet",
  },
  phase: {
    setup: "vor dem Spiel", "new-round": "neue Runde", work: "Arbeitszeit", harvest: "Erntezeit",
    skipping: "Feld oder Tiere", feeding: "Ernährung", breeding: "Tiervermehrung", "end-of-round": "Rundenende",
    "last-exchanges": "letzter Tausch", over: "zu Ende",
  },
};

/** A sign for each block of furnishings, so that colour never stands alone. */
export const SIGNS: Record<string, string> = { dwelling: "⌂", green: "✿", yellow: "★" };

function named(sort: Sort, id: string): string {
  return (settings.language === "de" ? de : en)[sort][id] ?? id;
}

export function called(sort: Sort, id: string): string {
  return named(sort, id).replaceAll("|", "");
}

/** "3 sheep". */
export function some(good: string, number: number): string {
  return `${number} ${called(number === 1 ? "good" : "goods", good)}`;
}

export function list(goods: Record<string, number>): string {
  return Object.entries(goods)
    .filter(([, number]) => number)
    .map(([good, number]) => some(good, number))
    .join(", ");
}

/** A name in lines of at most so many letters, as far as it can be broken. */
export function lines(sort: Sort, id: string, most: number): string[] {
  const found: string[] = [];
  let line = "";
  for (const word of named(sort, id).split(" ")) {
    let gap = line ? " " : "";
    for (const [index, piece] of word.split("|").entries()) {
      if (line && (line + gap + piece).length > most) {
        found.push(index ? `${line}-` : line);
        line = piece;
      } else line += gap + piece;
      gap = "";
    }
  }
  return [...found, line];
}
