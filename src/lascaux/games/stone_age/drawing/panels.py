"""The table in pieces: the board, its blocks below each other, and the players."""

from __future__ import annotations

from collections.abc import Sequence

from lascaux.core.game import Game
from lascaux.games.stone_age.drawing.board import BUILDINGS, IGLOOS, PAGE, BoardDrawing
from lascaux.games.stone_age.drawing.table import Drawing
from lascaux.games.stone_age.drawing.tableau import TableauDrawing
from lascaux.games.stone_age.view import StoneAgeView
from lascaux.games.stone_age.wording import Wording
from lascaux.panel import Panel, Panels, below, crop, heading


def panels(game: Game, view: StoneAgeView, language: str, names: Sequence[str], width: int) -> Panels:
    words = Wording(game, language, names)
    drawing, board = Drawing(words, view), BoardDrawing(words, view)
    head = heading(drawing.status(), width)
    if roll := view["current"]["roll"]:
        head.put(head.height, 0, drawing.roll(roll), "active")
    places = board.draw_places()
    offers = board.draw_offers()
    seats = len(view["tableaus"])
    clockwise = [(max(view["seat"], 0) + number) % seats for number in range(seats)]
    return Panels(
        head,
        [
            Panel(
                drawing.say("panel.board"),
                below(
                    crop(places, 0, IGLOOS),
                    crop(places, IGLOOS, PAGE),
                    crop(offers, 0, BUILDINGS),
                    crop(offers, BUILDINGS, PAGE),
                ),
            ),
            Panel(
                drawing.say("panel.players"),
                below(*(TableauDrawing(words, view, seat, width).draw() for seat in clockwise)),
            ),
        ],
    )
