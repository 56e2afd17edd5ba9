"""The board as text: village, hunt and sites, igloos and animals; below them cards and stacks of buildings.

× Hut            AA      a place that the player on turn cannot use, with its people
  Forest    AAB····      people by player, and free rings
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lascaux.core.canvas import Canvas, wrap
from lascaux.games.stone_age.drawing.shorthand import Piece, Shorthand
from lascaux.games.stone_age.rules.effects import Effect
from lascaux.games.stone_age.rules.goods import GOODS
from lascaux.games.stone_age.rules.places import CARD, FOREST, PLACES
from lascaux.games.stone_age.view import StoneAgeView
from lascaux.games.stone_age.view.tiles import AnimalView
from lascaux.games.stone_age.wording import Wording
from lascaux.panel import below

SITES: Final = 34  # where blocks begin
IGLOOS: Final = 64
ANIMALS: Final = 88
BUILDINGS: Final = 71
PAGE: Final = 120
VILLAGE_NAME: Final = 15  # columns that names take
SITE_NAME: Final = 11
CARD_NAME: Final = 8
BUILDING_NAME: Final = 11
IGLOO_NAME: Final = 8


class BoardDrawing:
    """Draws everything that does not belong to one player."""

    def __init__(self, words: Wording, view: StoneAgeView) -> None:
        self.words = words
        self.view = view
        self.short = Shorthand(words)
        self.canvas = Canvas()
        self.places = {place["place"]: place for place in view["places"]}
        targets = [target for choice in view["choices"] for target in choice["targets"]]
        self.targets = {target["name"] for target in targets if target["kind"] == "place"}
        self.hard_winter = bool(view["options"]["hard_winter"])

    def draw(self) -> Canvas:
        return below(self.draw_places(), self.draw_offers())

    def draw_places(self) -> Canvas:
        """Village, hunt and sites, igloos and animals."""
        self.canvas = Canvas()
        self.draw_village()
        self.draw_sites()
        if self.view["options"]["igloos"]:
            self.draw_igloos()
        if self.view["options"]["animals"]:
            self.draw_animals(ANIMALS if self.view["options"]["igloos"] else IGLOOS)
        return self.canvas

    def draw_offers(self) -> Canvas:
        """Cards and stacks of buildings."""
        self.canvas = Canvas()
        self.draw_cards(0)
        self.draw_buildings(0)
        return self.canvas

    def pieces(self, row: int, column: int, pieces: Sequence[Piece]) -> None:
        for text, style in pieces:
            self.canvas.put(row, column, text, style)
            column += len(text)

    def title(self, row: int, column: int, id: str, *headings: tuple[int, str]) -> None:
        self.canvas.put(row, column, self.words.say(f"table.{id}"), "title")
        for at, heading in headings:
            self.canvas.put(row, column + at, self.words.say(f"table.{heading}"), "dim")

    def place(self, row: int, column: int, name: str, width: int) -> int:
        """A place with its people; returns the column after its name and rings. A place that is gone is still named."""
        found = self.places.get(name)
        closed = self.view["phase"] == 1 and not self.view["over"] and (found is None or not found["most"])
        style = "target" if name in self.targets else "dim" if closed else ""
        self.canvas.put(row, column, "×" if closed else " ", "dim")
        self.canvas.put(row, column + 2, self.words.place(name), style)
        if found is None:
            return column + 2 + width + 2
        self.pieces(row, column + 2 + width, self.short.rings(found["people"], found["free"]))
        return column + 2 + width + (found["rings"] or 0) + 1

    def draw_village(self) -> None:
        self.title(0, 0, "village")
        for row, place in enumerate(PLACES[:FOREST], start=1):
            self.place(row, 0, place.slug, VILLAGE_NAME)

    def draw_sites(self) -> None:
        self.title(0, SITES, "sites")
        for row, place in enumerate(PLACES[FOREST:CARD], start=1):
            column = self.place(row, SITES, place.slug, SITE_NAME)
            good = GOODS[place.good]
            text = self.words.say("table.pips", pips=good.pips, good=self.words.say(f"goods.{good.slug}.short"))
            self.canvas.put(row, column, text, "dim")

    def draw_igloos(self) -> None:
        self.title(0, IGLOOS, "igloos")
        if not self.view["igloos"]:
            self.canvas.put(1, IGLOOS + 2, self.words.say("table.none"), "dim")
        for row, igloo in enumerate(self.view["igloos"], start=1):
            column = self.place(row, IGLOOS, igloo["place"], IGLOO_NAME)
            self.canvas.put(row, column, self.short.cost(igloo["tile"]), "good")
            self.canvas.put(row, column + 4, self.short.points(igloo["tile"], self.hard_winter), "points")

    def draw_animals(self, column: int) -> None:
        view = self.view
        self.canvas.put(0, column, self.words.say("table.animals", count=view["deck_animals"]), "title")
        width = PAGE - column - 2
        lines: list[list[Piece]] = []
        if view["active_animal"] is None:
            self.canvas.put(1, column + 2, self.words.say("table.none"), "dim")
        else:
            self.draw_active(column, view["active_animal"])
            lines = wrap([(text, "dim") for text in self.short.rewards(view["active_animal"])], width, gap=1)
        lines += self.queue("waiting", [animal["animal"] for animal in view["waiting_animals"]], width)
        lines += self.queue("on-top", view["known_top"], width)
        for row, line in enumerate(lines, start=2):
            self.pieces(row, column + 2, line)

    def draw_active(self, column: int, animal: AnimalView) -> None:
        name = f"{self.words.animal(animal['animal'])} −{animal['malus']}{'*' if animal['malus_assumed'] else ''}"
        place = self.places["animal"]
        self.canvas.put(1, column, "×" if self.view["phase"] == 1 and not place["most"] else " ", "dim")
        self.canvas.put(1, column + 2, name, "target" if "animal" in self.targets else "tile")
        self.pieces(1, column + 3 + len(name), self.short.rings(place["people"], place["free"]))

    def queue(self, id: str, animals: Sequence[str], width: int) -> list[list[Piece]]:
        """The animals in order, if there are any."""
        names = [self.words.animal(animal) for animal in animals]
        texts = [self.words.say(f"table.{id}"), *(name + "," for name in names[:-1]), *names[-1:]]
        return wrap([(text, "dim") for text in texts], width, gap=1) if names else []

    def draw_cards(self, row: int) -> None:
        self.title(row, 0, "cards", (16, "when-bought"), (40, "at-the-end"))
        for slot in self.view["slots"]:
            row += 1
            column = self.place(row, 0, slot["place"], CARD_NAME)
            card = slot["card"]
            if card is None:
                self.canvas.put(row, column, "–", "dim")
                continue
            self.canvas.put(row, column, card["card"], "dim")
            self.canvas.put(row, 16, self.words.effect(Effect(card["top"])))
            style = "orange" if card["figures"] else "green"
            self.canvas.put(row, 40, self.words.bottom(card["bottom"], card["figures"]), style)

    def draw_buildings(self, row: int) -> None:
        self.title(row, BUILDINGS, "buildings", (19, "cost"), (34, "points-heading"), (42, "left"))
        for stack in self.view["stacks"]:
            row += 1
            column = self.place(row, BUILDINGS, stack["place"], BUILDING_NAME)
            tile = stack["top"]
            if tile is None:
                self.canvas.put(row, column, "–", "dim")
            else:
                self.canvas.put(row, column, tile["tile"], "dim")
                self.canvas.put(row, BUILDINGS + 19, self.short.cost(tile), "good")
                self.canvas.put(row, BUILDINGS + 34, self.short.points(tile, self.hard_winter), "points")
            self.canvas.put(row, BUILDINGS + 43, str(stack["left"]), "" if stack["left"] > 1 else "active")
