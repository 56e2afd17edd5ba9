"""A home board as text: forest and mountain side by side, squares of 13 by 3 characters, the entrance between them.

┌─────────────┬─────────────┐ ┌─────────────┐
│1,3 field    │2,3 pasture  │ │3,3          │   where it is and what lies there; points of a furnishing
│3 grain      │            ⌂│►│Entry-level  │   crops, furnishing, bonus to come; a stable
│             │4 sheep      │ │dwelling     │   animals
└─────────────┴─────────────┘ └─────────────┘
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from lascaux.core.canvas import Canvas
from lascaux.games.caverna.drawing.shorthand import FURNISHING_STYLES, Shorthand
from lascaux.games.caverna.view.furnishing import OwnedFurnishingView
from lascaux.games.caverna.view.home import SquareView
from lascaux.games.caverna.view.player import PlayerView

WIDTH: Final = 13  # of a square, without its edges
HEIGHT: Final = 3
DOWN: Final = HEIGHT + 1
GAP: Final = 2  # between the halves
HALF: Final = 3  # where the mountain begins
ENTRANCE: Final = ("2,3", "3,3")
# Where edges meet, by the sides from which they come: N E S W (four bits, N the lowest).
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
TREES: Final = ("  ^   ^   ^  ", "^   ^   ^   ^")
ROCK: Final = "░" * WIDTH
HALF_STYLES: Final = {"forest": "green", "mountain": "wall"}
SURFACE_STYLES: Final = {"field": "orange", "ore-mine": "blue", "ruby-mine": "red", "deep-tunnel": "dim"}

Place = tuple[int, int]  # row and column of characters


def coordinates(square: str) -> tuple[int, int]:
    x, _, y = square.partition(",")
    return int(x), int(y)


def is_shown(square: SquareView, targets: Collection[str]) -> bool:
    """Beside the board, only squares in use or open to a choice."""
    return square["on_board"] or square["surface"] != "bare" or square["square"] in targets


class HomeDrawing:
    """Draws one home board. `targets` are the names of squares that can be chosen now."""

    def __init__(self, short: Shorthand, player: PlayerView, targets: Collection[str] = (), width: int = WIDTH) -> None:
        self.short = short
        self.width = width
        self.across = width + 1
        self.targets = targets
        self.canvas = Canvas()
        self.squares = {view["square"]: view for view in player["squares"] if is_shown(view, targets)}
        self.furnishings = {view["square"]: view for view in player["furnishings"]}
        self.left = min(coordinates(name)[0] for name in self.squares)
        self.top = min(coordinates(name)[1] for name in self.squares)
        self.edges: dict[tuple[Place, Place], str] = {}  # from corner to corner, with their styles

    def draw(self) -> Canvas:
        for square in self.squares.values():
            self.draw_square(square)
            self.note_edges(square)
        self.draw_edges()
        row, column = self.place(ENTRANCE[1])
        self.canvas.put(row + 2, column - GAP + 1, "►", "opening")
        return self.canvas

    def place(self, name: str) -> Place:
        """The upper left corner of a square."""
        x, y = coordinates(name)
        return (y - self.top) * DOWN, (x - self.left) * self.across + (GAP if x >= HALF else 0)

    # Squares

    def draw_square(self, square: SquareView) -> None:
        row, column = self.place(square["square"])
        row, column = row + 1, column + 1
        name, surface = square["square"], square["surface"]
        if surface == "bare" and square["on_board"]:
            for line in range(HEIGHT):
                forest = square["half"] == "forest"
                self.canvas.put(
                    row + line,
                    column,
                    (TREES[line % 2] if forest else ROCK)[: self.width],
                    "green" if forest else "covered",
                )
        label = self.short.say(f"square.{surface}") if square["furnishing"] is None else ""
        if label:
            style = SURFACE_STYLES.get(surface, HALF_STYLES[square["half"]])
            fits = len(name) + 1 + len(label) <= self.width
            label = label[: self.width]
            self.canvas.put(row if fits else row + 1, column + (len(name) + 1 if fits else 0), label, style)
        self.canvas.put(row, column, name, "target" if name in self.targets else "dim")
        self.draw_contents(square, row, column)
        if square["stable"]:
            self.canvas.put(row + 1, column + self.width - 1, "⌂", "tile")

    def draw_contents(self, square: SquareView, row: int, column: int) -> None:
        animals = self.short.animals(square["animals"], self.width)
        furnishing = self.furnishings.get(square["square"])
        if furnishing:
            self.draw_furnishing(furnishing, row, column, HEIGHT - 2 if animals else HEIGHT - 1)
        elif square["crop"]:
            self.canvas.put(
                row + 1, column, self.short.words.some(square["crop"], square["crops"])[: self.width], "good"
            )
        elif square["bonus"] and square["surface"] == "bare":
            bonus = "+" + self.short.animals(square["bonus"], self.width - 1)
            self.canvas.put(row + 1, column, bonus, "good")
        if animals:
            self.canvas.put(row + 2, column, animals, "tile")

    def draw_furnishing(self, furnishing: OwnedFurnishingView, row: int, column: int, lines: int) -> None:
        points = furnishing["points"] + furnishing["bonus"]
        if points:
            text = self.short.say("points", points=points)
            self.canvas.put(row, column + self.width - len(text), text, "points")
        name = self.short.furnishing_lines(furnishing["furnishing"], self.width)
        for number, line in enumerate(name[:lines]):
            self.canvas.put(row + 1 + number, column, line, FURNISHING_STYLES[furnishing["colour"]])

    # Edges

    def note_edges(self, square: SquareView) -> None:
        """All four, except the one inside a large pasture."""
        row, column = self.place(square["square"])
        corners = (
            (row, column),
            (row, column + self.across),
            (row + DOWN, column),
            (row + DOWN, column + self.across),
        )
        sides = {(0, -1): (0, 1), (1, 0): (1, 3), (0, 1): (2, 3), (-1, 0): (0, 2)}
        x, y = coordinates(square["square"])
        for (right, down), (start, end) in sides.items():
            if square["partner"] != f"{x + right},{y + down}":
                self.edges[corners[start], corners[end]] = HALF_STYLES[square["half"]]

    def draw_edges(self) -> None:
        arms: dict[Place, tuple[int, str]] = {}
        for (start, end), style in self.edges.items():
            along = start[0] == end[0]
            if along:
                self.canvas.put(start[0], start[1] + 1, "─" * self.width, style)
            else:
                for row in range(start[0] + 1, end[0]):
                    self.canvas.put(row, start[1], "│", style)
            arms[start] = (arms.get(start, (0, ""))[0] | (2 if along else 4), style)
            arms[end] = (arms.get(end, (0, ""))[0] | (8 if along else 1), style)
        for place, (sides, style) in arms.items():
            self.canvas.put(*place, CORNERS[sides], style)
