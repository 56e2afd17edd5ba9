"""The action board as text: a line or two for every tile, from left to right as they lie."""

from __future__ import annotations

from typing import Final

from lascaux.core.canvas import Canvas
from lascaux.core.texts import Catalogue
from lascaux.games.cave_vs_cave.drawing.shorthand import Shorthand
from lascaux.games.cave_vs_cave.rules.actions import BANDS_OF_A_TILE, BONUS, PROSPECTING, TILES, UNDERGROWTH
from lascaux.games.cave_vs_cave.view import ActionSpaceView, CaveVsCaveView

NAME_WIDTH: Final = 13  # a longer name pushes its effects to the right
BANDS: Final = {tile.slug: tile.bands for tile in TILES}


class ActionDrawing:
    """Draws the action board in a column of a given width."""

    def __init__(self, texts: Catalogue, language: str, view: CaveVsCaveView, width: int) -> None:
        self.texts = texts
        self.language = language
        self.view = view
        self.width = width
        self.short = Shorthand(texts, language)
        self.canvas = Canvas()
        names = [self.say(f"tiles.{space['tile']}.name") for space in view["action_board"] if space["tile"]]
        self.indent = 3 + min(max((len(name) for name in names), default=0), NAME_WIDTH)

    def say(self, id: str, **values: object) -> str:
        return self.texts.say(self.language, id, **values)

    def line(self, text: str, style: str = "") -> None:
        self.canvas.put(self.canvas.height, 0, text, style)

    def draw(self) -> Canvas:
        self.line(self.say("table.actions"), "title")
        hidden: list[str] = []
        for space in self.view["action_board"]:
            if space["tile"] is None and space["bonus"] is None:
                hidden.append(str(space["number"]))
            else:
                self.draw_space(space)
        if hidden:
            self.line("░ " + self.say("table.face-down", numbers=" ".join(hidden)), "covered")
        self.draw_activations()
        return self.canvas

    def draw_space(self, space: ActionSpaceView) -> None:
        tile = space["tile"]
        if tile is None:
            self.line("░ " + self.say("table.face-down", numbers=space["number"]), "covered")
        else:
            self.draw_tile(space, tile)
        if space["bonus"] is not None:
            bonus = self.say("table.bonus", bonus=self.short.band(BONUS[int(space["bonus"]) - 1]))
            used = tile == self.view["current"]["tile"] and self.view["current"]["bands_used"][BANDS_OF_A_TILE]
            self.line("    " + ("✓" if used else "") + bonus, "dim" if space["taken"] else "")

    def draw_tile(self, space: ActionSpaceView, tile: str) -> None:
        current = self.view["current"]["tile"] == tile
        closed = not space["open"] and not space["taken"]
        mark = "►" if current else "×" if space["taken"] else "–" if closed else " "
        style = "active" if current else "dim" if space["taken"] or closed else ""
        name = self.say(f"tiles.{tile}.name")
        self.line(f"{mark} {name}", style or "tile")
        row = self.canvas.height - 1
        column = max(self.indent, len(name) + 3)
        for number, part in enumerate(self.bands(tile, current)):
            text = f" · {part}" if number else part
            if number and column + len(text) > self.width:
                row, column, text = row + 1, self.indent, part
            self.canvas.put(row, column, text, style)
            column += len(text)
        if closed:
            self.line("    " + self.say(f"table.{self.gate(tile)}"), "dim")

    def bands(self, tile: str, current: bool) -> list[str]:
        """The effects of a tile, with those used this turn ticked off."""
        rows = [self.short.band(band, self.view["dwarves"]) for band in BANDS[tile]]
        if not current:
            return rows
        used = self.view["current"]["bands_used"]
        if tile == TILES[UNDERGROWTH].slug and used[BANDS_OF_A_TILE + 1]:
            rows.append("✓" + self.short.band(PROSPECTING))
        return ["✓" + text if used[band] and not text.startswith("✓") else text for band, text in enumerate(rows)]

    def gate(self, tile: str) -> str:
        if len(self.view["caves"]) == 1:
            return "gate-solo"
        return "gate-gold" if tile == "renovation" else "gate-weapon"

    def draw_activations(self) -> None:
        current = self.view["current"]
        if current["activations_left"] or current["due"]:
            self.line(self.say("table.activations", count=current["activations_left"]), "active")
        if current["due"]:
            rooms = ", ".join(self.say(f"rooms.{room}.name") for room in current["due"])
            self.line(self.say("table.due", rooms=rooms), "active")
