"""The whole table as text, at most 120 columns wide: the board, then the tableaus side by side, as a seat sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lascaux.core.canvas import Canvas
from lascaux.core.game import Game
from lascaux.games.stone_age.drawing.board import PAGE, BoardDrawing
from lascaux.games.stone_age.drawing.tableau import TableauDrawing
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.view import StoneAgeView, view
from lascaux.games.stone_age.view.current import RollView
from lascaux.games.stone_age.wording import Wording

LONGEST_NAME: Final = 20


def draw(game: Game, at: StoneAgePosition, seat: int, language: str, names: Sequence[str]) -> Canvas:
    return Drawing(Wording(game, language, names), view(game, at, seat)).draw()


class Drawing:
    """Puts the page together."""

    def __init__(self, words: Wording, view: StoneAgeView) -> None:
        self.words = words
        self.view = view

    def say(self, id: str, **values: object) -> str:
        return self.words.say(f"table.{id}", **values)

    def draw(self) -> Canvas:
        page = Canvas()
        page.put(0, 0, self.status(), "title")
        page.paste(1, 0, BoardDrawing(self.words, self.view).draw())
        roll = self.view["current"]["roll"]
        if roll:
            page.put(page.height, 0, self.roll(roll), "active")
        self.draw_tableaus(page)
        return page

    def status(self) -> str:
        view, options = self.view, self.view["options"]
        parts = [
            self.say("round", round=view["round"]),
            self.say(f"phase-{view['phase']}"),
            self.say("starts", player=self.words.names[view["start_player"]][:LONGEST_NAME]),
            self.say("deck", count=view["deck_cards"]),
        ]
        if options["hard_winter"]:
            parts.append(self.say("hard-winter"))
        if options["animals"] or options["igloos"]:
            parts.append(self.say("assumed"))
        return " · ".join(parts)

    def roll(self, roll: RollView) -> str:
        """Dice on the table: their sum for a good, or what they show."""
        if roll["good"] is None:
            shown = " ".join(map(str, roll["faces"])) or "–"
            text = self.say("dice", faces=shown)
        else:
            pips = f"{roll['pips']} − {roll['malus']}" if roll["malus"] else str(roll["pips"])
            text = self.say("roll", pips=pips, goods=self.words.goods({roll["good"]: roll["gives"]}))
        return text + (self.say("dice-left", count=roll["dice_left"]) if roll["dice_left"] else "")

    def draw_tableaus(self, page: Canvas) -> None:
        """Clockwise from the viewer's, or from seat 0 for a spectator."""
        seats = len(self.view["tableaus"])
        width = PAGE // seats
        row = page.height
        for number in range(seats):
            seat = (max(self.view["seat"], 0) + number) % seats
            page.paste(row, number * width, TableauDrawing(self.words, self.view, seat, width - 1).draw())
