/** What the options are called, for whoever sets up a table. */
export const options = {
  en: {
    players: "Players",
    theme: "Board",
    "theme=summer": "summer",
    "theme=winter": "winter",
    hard_winter: "Hard winter",
    animals: "Wild animals",
    igloos: "Igloos",
  },
  de: {
    players: "Spieler",
    theme: "Spielplan",
    "theme=summer": "Sommer",
    "theme=winter": "Winter",
    hard_winter: "Harter Winter",
    animals: "Wilde Tiere",
    igloos: "Iglus",
  },
};
