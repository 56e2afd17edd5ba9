/** A word about each kind of decision, for a first game. */
export const lessons = {
  en: {
    "place-people":
      "Send some of your people to one place; then the others do the same, until everybody is out. The hunt brings food, the four sites bring resources, the village brings a tool, a child or a field. Early fields and children pay off for the whole game.",
    "choose-place":
      "Now your people work. You choose the order, and what you gain can be used at once: gather first, buy afterwards. At the end of the round each of your people eats 1 food.",
    "use-tool":
      "The pips of your dice are added up and divided by the number beside the place. Each tool adds its value to one roll a round. Use it if it brings you one more; otherwise save it.",
    "raise-tool":
      "All three tool slots are full, so one of your lowest tools grows. If you raise a ready one, you can still use it this round.",
    buy: "You may buy what your person stands in front of, or leave it there. A card helps at once with its upper half and scores with its lower half at the end. A building gives its points right now.",
    pay: "Pay kind by kind, from wood to gold. For a card all resources count the same, so give the cheap ones. For a building that lets you choose, you score what you pay: gold is worth most.",
    "pay-extra": "The winter is hard: one more resource with this purchase brings extra points. Usually that is a good deal.",
    "keep-or-take":
      "Two resources of your choice! Take them now if you want to pay with them, or keep the card and redeem it when you are short of something.",
    "take-resource": "Take any resource. Think of the card or building you want next, and what you still need for it.",
    "pick-die":
      "Everybody gets one of these dice, and it is your turn to pick. Point at a die to read what it brings: a resource, a tool step or a step in agriculture.",
    feed: "There is not enough food for all of your people. Fill the whole gap with resources, or let them go hungry: that costs many points and all your food. Next time, send more hunters or build up your agriculture.",
    "take-reward": "The animal has been driven off, and each of your people there rolls a die. Take what this die brings, or points instead.",
  },
  de: {
    "place-people":
      "Schick einige deiner Leute an einen Ort; dann sind die anderen dran, bis alle unterwegs sind. Die Jagd bringt Nahrung, die vier Orte daneben bringen Rohstoffe, das Dorf bringt ein Werkzeug, ein Kind oder einen Acker. Frühe Äcker und Kinder lohnen sich das ganze Spiel lang.",
    "choose-place":
      "Jetzt arbeiten deine Leute. Die Reihenfolge bestimmst du, und was du bekommst, kannst du sofort nutzen: erst sammeln, dann kaufen. Am Ende der Runde isst jede deiner Personen 1 Nahrung.",
    "use-tool":
      "Die Augen deiner Würfel werden zusammengezählt und durch die Zahl am Ort geteilt. Ein Werkzeug zählt einmal je Runde bei einem Wurf dazu. Setz es ein, wenn es noch eins mehr bringt; sonst heb es auf.",
    "raise-tool":
      "Alle drei Plätze für Werkzeuge sind belegt, also wächst eins deiner niedrigsten. Verbesserst du ein bereites, kannst du es in dieser Runde noch einsetzen.",
    buy: "Du darfst kaufen, wovor deine Person steht, oder es liegen lassen. Eine Karte hilft gleich mit ihrer oberen Hälfte und zählt am Ende mit der unteren. Ein Gebäude bringt seine Punkte sofort.",
    pay: "Du zahlst Art für Art, von Holz bis Gold. Bei einer Karte sind alle Rohstoffe gleich, also gib die billigen. Bei einem Gebäude mit freier Wahl zählt, was du zahlst: Gold ist am meisten wert.",
    "pay-extra": "Der Winter ist hart: Ein Rohstoff mehr bei diesem Kauf bringt zusätzliche Punkte. Meist ist das ein guter Preis.",
    "keep-or-take":
      "Zwei Rohstoffe deiner Wahl! Nimm sie jetzt, wenn du damit zahlen willst, oder behalte die Karte und löse sie ein, wenn etwas fehlt.",
    "take-resource": "Nimm einen beliebigen Rohstoff. Denk an die Karte oder das Gebäude, das du als Nächstes willst, und was dafür noch fehlt.",
    "pick-die":
      "Alle bekommen einen dieser Würfel, und jetzt suchst du dir deinen aus. Zeig auf einen Würfel und lies, was er bringt: einen Rohstoff, einen Werkzeugschritt oder einen Schritt auf der Ackerleiste.",
    feed: "Die Nahrung reicht nicht für alle deine Leute. Füll die ganze Lücke mit Rohstoffen, oder lass sie hungern: Das kostet viele Punkte und alle Nahrung. Schick nächstes Mal mehr Jäger los, oder bau die Ackerleiste aus.",
    "take-reward": "Das Tier ist vertrieben, und jede deiner Personen dort würfelt. Nimm, was dieser Würfel bringt, oder stattdessen Punkte.",
  },
};
