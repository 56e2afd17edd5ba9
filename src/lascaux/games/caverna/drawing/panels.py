"""The table in pieces: the action spaces, the viewer's home, all players, and the furnishings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lascaux.core.canvas import Canvas
from lascaux.core.game import Game
from lascaux.games.caverna.drawing.home import WIDTH
from lascaux.games.caverna.drawing.page import Drawing
from lascaux.games.caverna.drawing.player import PlayerDrawing
from lascaux.games.caverna.drawing.space import SpaceDrawing
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.view.whole import CavernaView
from lascaux.games.caverna.wording import Wording
from lascaux.panel import Panel, Panels, below, heading

NARROWEST: Final = 7  # a square in which one still finds one's way


def panels(game: Game[CavernaPosition], view: CavernaView, language: str, names: Sequence[str], width: int) -> Panels:
    drawing = Drawing(Wording(game, language, names), view, width)
    head = heading(drawing.status(), width)
    drawing.draw_action()
    return Panels(
        below(head, drawing.take_page()),
        [
            Panel(drawing.say("panel.spaces"), SpaceDrawing(drawing.short, view).draw(columns=1)),
            Panel(drawing.say("panel.home"), home(drawing, width)),
            Panel(drawing.say("panel.players"), players(drawing, width)),
            Panel(drawing.say("panel.offer"), offer(drawing)),
        ],
    )


def home(drawing: Drawing, width: int) -> Canvas:
    """The viewer's board, its squares as wide as there is room."""
    for square in range(WIDTH, NARROWEST, -1):
        drawn = drawing.home(square)
        if max(map(len, drawn.rows)) <= width:
            return drawn
    return drawing.home(NARROWEST)


def players(drawing: Drawing, width: int) -> Canvas:
    """The viewer in full, the others in short, and how the game goes on."""
    own = PlayerDrawing(drawing.short, drawing.view, drawing.seat, width).draw()
    seats = len(drawing.view["players"])
    others = [(drawing.seat + number) % seats for number in range(1, seats)]
    compact = [PlayerDrawing(drawing.short, drawing.view, seat, width).draw_compact() for seat in others]
    drawing.draw_rounds()
    drawing.draw_cards_to_come()
    return below(own, *compact, drawing.take_page())


def offer(drawing: Drawing) -> Canvas:
    drawing.draw_offer()
    return drawing.take_page()
