/** For the guided first game: what each kind of decision is about, in our own words. */
const en: Record<string, string> = {
  "take-turn":
    "Send a dwarf to a free action space: everything that lights up can be used now. You get what lies there and " +
    "may do what it shows. Dwarfs go from the weakest weapon to the strongest, unless you pay a ruby.",
  "continue-turn":
    "It is still your turn: place your dwarf now. You could also exchange something once more before that, or " +
    "pass.",
  "choose-target":
    "Your dwarf imitates somebody. Pick a space where another player's dwarf works and use it as if it were " +
    "free.",
  "choose-deed":
    "The space offers several things. Do whichever you like, one after the other, then say that you are done. A " +
    "slash between two signs means one or the other.",
  exchange:
    "Rubies buy almost anything, and most crops and animals can be turned into food at any time. Make one " +
    "exchange; then the turn goes on where it was.",
  "spend-gold":
    "Any amount of gold becomes food, but one coin always stays with the merchant. So one big exchange beats two " +
    "small ones.",
  "lay-first":
    "You have a twin tile. Choose the square for its first half: it must touch what you already have, and in the " +
    "forest everything starts at the cave entrance. Covering a printed bonus pays it at once.",
  "lay-second":
    "Now the other half, on a square beside the first. Think ahead: caverns become rooms, tunnels become mines, " +
    "meadows become pastures and fields are for sowing.",
  "lay-single":
    "Choose the square for it. Only squares that fit light up; click on another one to read why it does not.",
  sow:
    "Put seed on your empty fields: one grain grows to three, one vegetable to two. At every harvest you take " +
    "one from each field.",
  furnish:
    "Choose a furnishing for one of your caverns. Dwellings give room for more dwarfs, rooms help you in play, " +
    "and those with a star score by what you have. What you can pay for lights up; click on any other to read " +
    "about it.",
  "choose-cavern": "Which of your empty caverns should it go into? For nearly all furnishings it makes no difference.",
  "pay-with-ore": "One of your rooms lets you pay ore in place of wood or stone. Keep what you need more.",
  forge:
    "Turn ore into a weapon: it is as strong as the ore you spend, up to eight. A stronger dwarf brings better " +
    "loot from expeditions, and the weapon grows a little with each one.",
  "choose-loot":
    "Your dwarf is on an expedition. Take different items up to its strength, one after the other. At the end " +
    "the weapon becomes one stronger.",
  "breed-two": "Two kinds of your animals may breed now. You need a pair of a kind, and a place for the young one.",
  "buy-goods": "It is market day: buy at most one of each good with your gold, and stop whenever you like.",
  "trade-ore": "Ore becomes gold and food; say how often. Gold scores at the end, ore does not.",
  "give-up-animal":
    "There is no place for all your animals. Give one up for food, or make room for it. Pastures, stables and " +
    "mines hold animals, and dogs watch sheep on meadows.",
  "skip-phase":
    "This harvest has only one half for you: skip either your fields or the breeding. You feed your dwarfs " +
    "either way.",
  "feed-dwarfs":
    "Your dwarfs are hungry: usually each wants two food, a newborn one. Turn crops or animals into food if you " +
    "are short. Each missing food means a begging marker, and each of those costs three points.",
  "breed-animals":
    "Each kind of farm animal with at least two breeds one young, if it finds a place. Choose which ones you " +
    "keep.",
  "fill-mine":
    "One of your rooms pays for each ore mine with a donkey. A ruby buys a donkey for another mine before the round " +
    "starts.",
  "last-exchange":
    "The game is nearly over: a last chance to exchange something. Every missing kind of farm animal costs two " +
    "points, so a ruby spent on one that finds a place pays off. Then finish.",
  "protect-space": "When you play alone, a space that gets too full is emptied. A ruby keeps the goods there for now.",
};

const de: Record<string, string> = {
  "take-turn":
    "Schicke einen Zwerg auf ein freies Aktionsfeld: Alles, was leuchtet, geht jetzt. Du bekommst, was dort " +
    "liegt, und darfst tun, was es zeigt. Zwerge gehen von der schwächsten Waffe zur stärksten, außer du zahlst " +
    "einen Rubin.",
  "continue-turn":
    "Du bist noch am Zug: Setze jetzt deinen Zwerg ein. Vorher kannst du noch etwas tauschen, oder du passt.",
  "choose-target":
    "Dein Zwerg ahmt jemanden nach. Wähle ein Feld, auf dem ein fremder Zwerg arbeitet, und nutze es, als wäre " +
    "es frei.",
  "choose-deed":
    "Das Feld bietet mehrere Möglichkeiten. Nutze, was du magst, eine nach der anderen, und sage dann, dass du " +
    "fertig bist. Ein Schrägstrich zwischen den Zeichen heißt: entweder das eine oder das andere.",
  exchange:
    "Rubine kaufen fast alles, und Ernte und Tiere werden jederzeit zu Nahrung. Tausche einmal; dann geht der " +
    "Zug weiter, wo er war.",
  "spend-gold":
    "Beliebig viel Gold wird zu Nahrung, aber eine Münze bleibt immer beim Händler. Also lieber einmal viel als " +
    "zweimal wenig.",
  "lay-first":
    "Du hast ein Doppelplättchen. Wähle das Feld für die erste Hälfte: Es muss an Vorhandenes grenzen, und im " +
    "Wald beginnt alles am Höhleneingang. Ein überdeckter Bonus wird sofort ausgezahlt.",
  "lay-second":
    "Nun die andere Hälfte, gleich neben der ersten. Denke voraus: Höhlenräume werden eingerichtet, aus Stollen " +
    "werden Minen, aus Wiesen Weiden, und Äcker sind zum Säen da.",
  "lay-single":
    "Wähle das Feld dafür. Nur passende Felder leuchten; klicke ein anderes an, und du liest, warum es nicht " +
    "geht.",
  sow:
    "Bestelle deine leeren Äcker: Ein Getreide wächst auf drei, ein Gemüse auf zwei. In jeder Ernte nimmst du " +
    "eins von jedem Acker.",
  furnish:
    "Wähle eine Einrichtung für einen deiner Höhlenräume. Wohnhöhlen schaffen Platz für Zwerge, Zimmer helfen im " +
    "Spiel, und die mit Stern zählen nach deinem Besitz. Bezahlbares leuchtet; klicke anderes an, um es zu " +
    "lesen.",
  "choose-cavern": "In welchen leeren Höhlenraum soll es? Bei fast allen Einrichtungen spielt der Ort keine Rolle.",
  "pay-with-ore": "Dank einer Einrichtung darfst du Erz anstelle von Holz oder Stein zahlen. Behalte, was du dringender brauchst.",
  forge:
    "Mach Erz zur Waffe: So viel Erz du gibst, so stark wird sie, höchstens acht. Ein starker Zwerg bringt " +
    "Besseres von Streifzügen mit, und mit jedem wächst die Waffe ein wenig.",
  "choose-loot":
    "Dein Zwerg ist auf Streifzug. Nimm verschiedene Belohnungen bis zu seiner Stärke, eine nach der anderen. Am " +
    "Ende wird die Waffe um eins stärker.",
  "breed-two": "Zwei deiner Tierarten dürfen sich vermehren. Du brauchst ein Paar und einen Platz für das Junge.",
  "buy-goods": "Heute ist Markt: Kaufe von jeder Ware höchstens eine, solange das Gold reicht und du magst.",
  "trade-ore": "Erz wird zu Gold und Nahrung; sag, wie oft. Gold zählt am Ende, Erz nicht.",
  "give-up-animal":
    "Nicht alle Tiere finden Platz. Gib eines für Nahrung ab oder schaffe Raum. Weiden, Ställe und Minen nehmen " +
    "Tiere auf, und Hunde hüten Schafe auf Wiesen.",
  "skip-phase":
    "Diese Ernte hat für dich nur eine Hälfte: Lass entweder die Äcker oder die Vermehrung aus. Gegessen wird " +
    "trotzdem.",
  "feed-dwarfs":
    "Deine Zwerge haben Hunger: Meist will jeder zwei Nährwerte, ein neugeborener einen. Fehlt etwas, mach Ernte " +
    "oder Tiere zu Nahrung. Jeder fehlende Nährwert bringt eine Bettelmarke, und die kostet drei Punkte.",
  "breed-animals":
    "Jede Tierart mit mindestens zwei Tieren bekommt ein Junges, wenn es Platz findet. Wähle, welche du " +
    "behältst.",
  "fill-mine": "Eine deiner Einrichtungen belohnt jede Erzmine mit Esel. Ein Rubin bringt noch vor der Runde einen Esel.",
  "last-exchange":
    "Gleich ist das Spiel zu Ende: die letzte Gelegenheit zu tauschen. Jede fehlende Tierart kostet zwei Punkte, " +
    "da lohnt ein Rubin für ein Tier, das Platz findet. Dann schließe ab.",
  "protect-space": "Im Solospiel wird ein zu volles Feld geleert. Ein Rubin bewahrt die Waren dort vorerst für dich.",
};

export const lessons = { en, de };
