/** The guided first game: a few words on each kind of decision when it first comes up. */
export const lessons: { en: Record<string, string>; de: Record<string, string> } = {
  en: {
    "take-tile":
      "Every turn begins with an action tile. What you take is gone for this round, for both of you, so look at what your opponent needs too. Each round one more tile is turned up, and furnishing costs more food as the dwarves grow in number.",
    "use-tile":
      "Your tile is shown above with its effects. Lines separate its effects: use as many as you like, each once, in any order. Where you may use only one of two, choosing one rules out the other. End the turn when you are done.",
    "activate-room":
      "Orange rooms work only when you activate them; the number says how many different ones you may use now. Goods from one room can already pay for the next. Blue rooms work by themselves.",
    "pay-kind": "This room takes goods of different kinds, one of each. Pay with what you need least.",
    "excavate-space":
      "Dig up any face-down tile you can reach from the opening. Its room joins the display, where both of you may furnish it, and leaves an empty space. Some spaces give a good at once.",
    "build-wall":
      "Rooms want certain walls around them, so walls decide what fits where. Put this one on any marked edge of your cave. It counts for both sides, but it also blocks your way when you dig.",
    "raze-wall": "Choose a wall that was built in your cave. It goes back to the supply; the rooms beside it stay as they are.",
    "furnish-space":
      "Click a room of the display, then the empty space for it. The small square on each room shows the walls it needs: thick sides must be there, dashed ones may be. You must always have more orange than blue rooms.",
    "choose-side":
      "You were the first to fill your cave, so you get the additional cavern. Choose the side whose walls suit the room you want to put there.",
    "go-on": "Era I is over. If you go on, a second board with new goods and rooms joins your cave.",
    "draft-room": "In the draft, rooms are free. Pick a room and a space where it needs few of your three walls.",
    "draft-wall": "This room needs one more wall. Put it on a marked edge of its space.",
    "cover-space": "Tiles left over from the draft go face down into the caves, one by one. Choose an empty space to cover; you can dig it up later.",
  },
  de: {
    "take-tile":
      "Jeder Zug beginnt mit einem Aktionsplättchen. Was du nimmst, ist in dieser Runde für beide weg; achte also auch darauf, was dein Gegenüber braucht. Jede Runde kommt ein Plättchen dazu, und mit der Zahl der Zwerge wird das Einrichten teurer.",
    "use-tile":
      "Oben siehst du dein Plättchen mit seinen Effekten. Linien trennen Effekte: Nutze, was du möchtest, jeden einmal, in beliebiger Reihenfolge. Wo nur einer von zweien geht, streicht der eine den anderen. Beende den Zug, wenn du fertig bist.",
    "activate-room":
      "Orangefarbene Einrichtungen wirken nur, wenn du sie aktivierst; die Zahl sagt, wie viele verschiedene jetzt gehen. Waren der einen bezahlen schon die nächste. Blaue wirken von selbst.",
    "pay-kind": "Diese Einrichtung nimmt verschiedene Waren, von jeder eine. Zahle, was du am wenigsten brauchst.",
    "excavate-space":
      "Decke ein Plättchen auf, das du von der Öffnung aus erreichst. Die Einrichtung kommt in die Auslage, wo beide sie nutzen können, und das Feld wird frei. Manche Felder geben sofort eine Ware.",
    "build-wall":
      "Einrichtungen verlangen bestimmte Wände um sich herum. Setze diese Wand auf eine markierte Kante deiner Höhle. Sie zählt für beide Seiten, versperrt aber auch den Weg beim Aushöhlen.",
    "raze-wall": "Wähle eine gebaute Wand in deiner Höhle. Sie kommt zurück in den Vorrat; die Einrichtungen daneben bleiben, wie sie sind.",
    "furnish-space":
      "Klicke eine Einrichtung der Auslage an, dann das freie Feld dafür. Das kleine Quadrat zeigt die nötigen Wände: Dicke Seiten müssen da sein, gestrichelte dürfen. Du brauchst immer mehr orangefarbene als blaue Einrichtungen.",
    "choose-side":
      "Deine Höhle war zuerst voll: Du bekommst den Zusatzraum. Wähle die Seite, deren Wände zu der Einrichtung passen, die du dort haben willst.",
    "go-on": "Epoche I ist vorbei. Wenn ihr weiterspielt, kommt ein zweiter Plan mit neuen Waren und Einrichtungen an deine Höhle.",
    "draft-room": "Im Draft sind Einrichtungen umsonst. Wähle eine und ein Feld, auf dem sie wenige deiner drei Wände braucht.",
    "draft-wall": "Diese Einrichtung braucht noch eine Wand. Setze sie auf eine markierte Kante ihres Felds.",
    "cover-space": "Was vom Draft übrig ist, kommt Stück für Stück verdeckt in die Höhlen. Wähle ein freies Feld dafür; du kannst es später wieder aushöhlen.",
  },
};
