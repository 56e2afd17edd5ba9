"""A cave as text: spaces of 11 by 2 characters with edges between them, the goods track where the board leaves room.

┏━━━━━━━━━━━┳          ━ ┃ printed walls
┃2,0   3 VP ┊          ═ ║ placed walls
┃Shelf      ┊          ┄ ┊ open edges
┣┄┄┄┄┄┄┄┄┄┄┄·          ► ▲ the opening
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from lascaux.core.canvas import Canvas
from lascaux.core.texts import Catalogue
from lascaux.games.cave_vs_cave.drawing.shorthand import Shorthand
from lascaux.games.cave_vs_cave.rules.board import SIDES
from lascaux.games.cave_vs_cave.rules.rooms import ROOMS
from lascaux.games.cave_vs_cave.view import CaveView, SpaceView

WIDTH: Final = 11  # of a space, without its edges
HEIGHT: Final = 2
ACROSS: Final = WIDTH + 1
DOWN: Final = HEIGHT + 1

PRINTED: Final = 3
PLACED: Final = 2
OPEN: Final = 1
OPENING: Final = 0

HORIZONTAL: Final = {PRINTED: "━" * WIDTH, PLACED: "═" * WIDTH, OPEN: "┄" * WIDTH, OPENING: "▲".center(WIDTH)}
VERTICAL: Final = {PRINTED: "┃", PLACED: "║", OPEN: "┊", OPENING: "►"}
STYLES: Final = {PRINTED: "wall", PLACED: "placed", OPEN: "open", OPENING: "opening"}
# Where edges meet, by the sides N E S W from which a wall arrives (four bits, N the lowest).
PRINTED_CORNERS: Final = "·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
PLACED_CORNERS: Final = "·║═╚║║╔╠═╝═╩╗╣╦╬"

COLOURS: Final = {room.slug: room.colour for room in ROOMS}
POINTS: Final = {room.slug: room.points for room in ROOMS}

Place = tuple[int, int]  # row and column of characters


class CaveDrawing:
    """Draws one cave. `targets` are the names of spaces that can be chosen now."""

    def __init__(self, texts: Catalogue, language: str, cave: CaveView, targets: Collection[str] = ()) -> None:
        self.texts = texts
        self.language = language
        self.cave = cave
        self.targets = targets
        self.short = Shorthand(texts, language)
        self.canvas = Canvas()
        self.edges: dict[tuple[Place, Place], int] = {}  # from corner to corner
        self.names = [space["space"] for space in cave["spaces"]]
        columns = [int(name.split(",")[1]) for name in self.names if name != "X"]
        self.first_column = min(columns)
        self.era_two = self.first_column < 0

    def draw(self) -> Canvas:
        for space in self.cave["spaces"]:
            place = self.place(space["space"])
            self.draw_space(space, place)
            self.note_edges(space, place)
        self.draw_edges()
        self.draw_corners()
        self.draw_goods()
        return self.canvas

    def place(self, name: str) -> Place:
        """The upper left corner of a space; the additional cavern lies apart, off the boards."""
        if name == "X":
            return (4 * DOWN + 1, 8) if self.era_two else (2 * DOWN + 1, 2 * ACROSS + 2)
        row, column = (int(part) for part in name.split(","))
        return row * DOWN, (column - self.first_column) * ACROSS

    def draw_space(self, space: SpaceView, place: Place) -> None:
        row, column = place[0] + 1, place[1] + 1
        room = space["room"]
        covered = space["state"] == "covered"
        if covered:
            for line in range(HEIGHT):
                self.canvas.put(row + line, column, "░" * WIDTH, "covered")
        name = space["space"]
        self.canvas.put(row, column, name, "target" if name in self.targets else "dim")
        if covered and space["symbol"]:
            symbol = "+" + self.short.translate(space["symbol"])
            self.canvas.put(row, column + WIDTH - len(symbol), symbol, "good")
        if room is not None:
            if POINTS[room]:
                points = self.texts.say(self.language, "table.points", points=POINTS[room])
                self.canvas.put(row, column + WIDTH - len(points), points, "points")
            self.canvas.put(row + 1, column, self.texts.say(self.language, f"rooms.{room}.short"), COLOURS[room])

    def note_edges(self, space: SpaceView, place: Place) -> None:
        row, column = place
        upper_left, upper_right = place, (row, column + ACROSS)
        lower_left, lower_right = (row + DOWN, column), (row + DOWN, column + ACROSS)
        corners = ((upper_left, upper_right), (upper_right, lower_right), (lower_left, lower_right))
        for side, edge in zip(SIDES, (*corners, (upper_left, lower_left)), strict=True):
            self.edges[edge] = max(self.edges.get(edge, OPENING), self.kind(space, side))

    def kind(self, space: SpaceView, side: str) -> int:
        if side in space["printed_walls"]:
            return PRINTED
        if side in space["walls"]:
            return PLACED
        opening = ("3,-1", "S") if self.era_two else ("3,0", "W")
        return OPENING if (space["space"], side) == opening else OPEN

    def draw_edges(self) -> None:
        for (start, end), kind in self.edges.items():
            style = STYLES[kind]
            if start[0] == end[0]:
                self.canvas.put(start[0], start[1] + 1, HORIZONTAL[kind], style)
            else:
                for row in range(start[0] + 1, end[0]):
                    self.canvas.put(row, start[1], VERTICAL[kind], style)

    def draw_corners(self) -> None:
        arriving: dict[Place, list[int]] = {}
        for (start, end), kind in self.edges.items():
            along = start[0] == end[0]
            arriving.setdefault(start, [OPENING] * 4)[1 if along else 2] = kind
            arriving.setdefault(end, [OPENING] * 4)[3 if along else 0] = kind
        for place, kinds in arriving.items():
            strongest = max(kinds)
            arms = sum(1 << side for side, kind in enumerate(kinds) if kind == strongest)
            corners = {PRINTED: PRINTED_CORNERS, PLACED: PLACED_CORNERS}.get(strongest)
            self.canvas.put(*place, corners[arms] if corners else "·", STYLES[strongest])

    def draw_goods(self) -> None:
        """The goods track in the blank corners of the boards: right of era I's, left of era II's; none in the draft."""
        if not any(self.cave["goods"].values()):
            return
        for number, (good, count) in enumerate(self.cave["goods"].items()):
            label = self.texts.say(self.language, f"goods.{good}.short")
            if not self.era_two:
                place = (number, 2 * ACROSS + 2)
            elif number < 6:
                place = (number % 3, number // 3 * ACROSS)
            else:
                place = (number + 1, 0)
            self.canvas.put(*place, f"{label:7}", "dim")
            self.canvas.put(place[0], place[1] + 7, f"{count:>2}", "good" if count else "dim")
