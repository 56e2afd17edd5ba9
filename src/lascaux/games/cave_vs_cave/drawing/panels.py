"""The table in pieces: each cave, the viewer's with the action board beside it, and the rooms on offer."""

from __future__ import annotations

from collections.abc import Sequence

from lascaux.core.canvas import Canvas
from lascaux.core.game import Game
from lascaux.games.cave_vs_cave.drawing.action import ActionDrawing
from lascaux.games.cave_vs_cave.drawing.table import GAP, NARROW_CAVE, Drawing
from lascaux.games.cave_vs_cave.view import CaveVsCaveView
from lascaux.panel import Panel, Panels, heading


def panels(game: Game, view: CaveVsCaveView, language: str, names: Sequence[str], width: int) -> Panels:
    drawing = Drawing(game.texts, language, view, names)
    boards = [Panel(drawing.names[seat], drawing.cave(seat)) for seat in drawing.seats()]
    if view["era"]:
        right = NARROW_CAVE + GAP
        if drawing.wide:
            actions = ActionDrawing(game.texts, language, view, width).draw()
            boards.append(Panel(drawing.say("table.panel.actions"), actions))
        else:
            boards[0].canvas.paste(0, right, ActionDrawing(game.texts, language, view, width - right).draw())
    rooms = Canvas()
    if view["pool"]:
        drawing.draw_rooms(rooms, drawing.say("table.pool"), view["pool"], columns=1)
    drawing.draw_rooms(rooms, drawing.say("table.display"), view["display"], columns=1)
    return Panels(heading(drawing.status(), width), [*boards, Panel(drawing.say("table.panel.rooms"), rooms)])
