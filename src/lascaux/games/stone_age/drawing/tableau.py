"""A player's tableau as text, in a column of a given width."""

from __future__ import annotations

from lascaux.core.canvas import Canvas, wrap
from lascaux.games.stone_age.drawing.shorthand import COLOURS, LETTERS, Piece, Shorthand
from lascaux.games.stone_age.rules.cards import FIGURES
from lascaux.games.stone_age.view import StoneAgeView
from lascaux.games.stone_age.wording import Wording


class TableauDrawing:
    """Draws what one seat owns."""

    def __init__(self, words: Wording, view: StoneAgeView, seat: int, width: int) -> None:
        self.words = words
        self.view = view
        self.seat = seat
        self.width = width
        self.tableau = view["tableaus"][seat]
        self.short = Shorthand(words)

    def say(self, id: str, **values: object) -> str:
        return self.words.say(f"table.{id}", **values)

    def draw(self) -> Canvas:
        canvas = Canvas()
        on_turn = self.view["turn"] == self.seat and not self.view["over"]
        points = self.say("points", points=f"{self.view['scores'][self.seat]:g}")
        name = self.words.names[self.seat][: self.width - len(points) - 6]
        canvas.put(0, 0, "►" if on_turn else " ", "active")
        canvas.put(0, 1, LETTERS[self.seat], COLOURS[self.seat])
        canvas.put(0, 3, name, "active" if on_turn else "title")
        canvas.put(0, 3 + len(name) + 2, points, "points")
        for group in (self.goods() + self.tribe(), self.cards()):
            for line in wrap(group, self.width - 1, gap=2):
                column = 1
                row = canvas.height
                for text, style in line:
                    canvas.put(row, column, text, style)
                    column += len(text)
        return canvas

    def goods(self) -> list[Piece]:
        """All goods as one piece, which is never wrapped."""
        goods = self.tableau["goods"]
        return [(" ".join(f"{self.short.good(name)}{count}" for name, count in goods.items()), "good")]

    def tribe(self) -> list[Piece]:
        tableau = self.tableau
        field = self.say("agriculture", level=tableau["agriculture"])
        pieces = [(self.say("home", home=tableau["at_home"], people=tableau["people"]), ""), (field, "")]
        if tableau["tools"]:
            tools = [str(tool["value"]) if tool["ready"] else f"({tool['value']})" for tool in tableau["tools"]]
            pieces.append((self.say("tools", tools=" ".join(tools)), ""))
        if tableau["one_use_tools"]:
            pieces.append((self.say("one-use", tools=" ".join(map(str, tableau["one_use_tools"]))), ""))
        if tableau["any_two_kept"]:
            pieces.append((self.say("any-two"), ""))
        if tableau["buildings"]:
            pieces.append((self.say("buildings-owned", count=len(tableau["buildings"])), ""))
        if tableau["igloos"]:
            pieces.append((self.say("igloos-owned", count=len(tableau["igloos"])), ""))
        return pieces

    def cards(self) -> list[Piece]:
        """The number of cards, green ones by symbol, figures with what each is worth, and the secret one."""
        tableau = self.tableau
        if not tableau["cards"] and not tableau["face_down"]:
            return []
        pieces = [(self.say("cards-owned", count=len(tableau["cards"]) + tableau["face_down"]), "")]
        if tableau["face_down"]:
            pieces.append((self.say("face-down", count=tableau["face_down"]), ""))
        if tableau["has_blind_card"]:
            blind = tableau["blind_card"]
            pieces.append((self.say("blind") if blind is None else self.say("blind-own", card=blind["card"]), "tile"))
        symbols = tableau["symbols"]
        if symbols:
            rows = [len(symbols), sum(count > 1 for count in symbols.values())]
            pieces.append((self.say("green", rows="+".join(f"{row}²" for row in rows if row)), "green"))
        for symbol, count in symbols.items():
            pieces.append((self.words.say(f"symbols.{symbol}.short") + ("2" if count > 1 else ""), "green"))
        for figure in FIGURES:
            shown = tableau["figures"][figure]
            if shown["count"]:
                label = self.words.say(f"figures.{figure}.short")
                pieces.append((f"{label} {shown['count']}×{shown['times']}", "orange"))
        return pieces
