"""The action spaces as text in columns: who stands there, the name, the goods, and what can be done.

B5  Clearing                4W · meadow+field
"""

from __future__ import annotations

from typing import Final

from lascaux.core.canvas import Canvas
from lascaux.games.caverna.drawing.shorthand import Piece, Shorthand, put_pieces
from lascaux.games.caverna.view.space import SpaceView
from lascaux.games.caverna.view.whole import CavernaView

COLUMN: Final = 60
NAME: Final = 4
EITHER: Final = " / "
BOTH: Final = ", "


class SpaceDrawing:
    """Draws the action board."""

    def __init__(self, short: Shorthand, view: CavernaView) -> None:
        self.short = short
        self.spaces = view["spaces"]
        targets = [target for choice in view["choices"] for target in choice["targets"]]
        self.targets = {target["name"] for target in targets if target["kind"] == "space"}
        self.canvas = Canvas()

    def draw(self, columns: int = 2) -> Canvas:
        height = -(-len(self.spaces) // columns)
        for column in range(columns):
            spaces = self.spaces[column * height : (column + 1) * height]
            longest = max(len(self.short.words.space(space["space"])) for space in spaces)
            for row, space in enumerate(spaces):
                self.draw_space(row, column * COLUMN, space, longest)
        return self.canvas

    def draw_space(self, row: int, column: int, space: SpaceView, longest: int) -> None:
        put_pieces(self.canvas, row, column, self.short.workers(space["workers"]))
        name = self.short.words.space(space["space"])
        style = "target" if space["space"] in self.targets else "dim" if space["workers"] else ""
        self.canvas.put(row, column + NAME, name, style)
        pieces = self.contents(space)
        width = sum(len(text) for text, _ in pieces)
        begin = max(NAME + len(name) + 1, min(NAME + longest + 2, COLUMN - 1 - width))
        put_pieces(self.canvas, row, column + begin, pieces)

    def contents(self, space: SpaceView) -> list[Piece]:
        """What lies there, what comes from the bank, what can be done."""
        gain = self.short.goods(space["gain"])
        deeds, side = "", 0
        for part in space["parts"]:
            deeds += ("" if not deeds else EITHER if part["side"] != side else BOTH) + self.short.part(part)
            side = part["side"]
        rest = " · ".join(text for text in (f"+{gain}" if gain else "", deeds) if text)
        goods = self.short.goods(space["goods"])
        return [(goods, "good"), (" · " if goods and rest else "", "dim"), (rest, "dim")]
