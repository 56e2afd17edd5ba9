"""The whole table as text, at most 120 columns wide: caves, action board and display as one seat sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lascaux.core.canvas import Canvas
from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux.core.texts import Catalogue
from lascaux.games.cave_vs_cave.drawing.action import ActionDrawing
from lascaux.games.cave_vs_cave.drawing.cave import CaveDrawing
from lascaux.games.cave_vs_cave.drawing.shorthand import WALLS, Shorthand
from lascaux.games.cave_vs_cave.rules.rooms import BLUE, ORANGE, ROOMS
from lascaux.games.cave_vs_cave.view import CaveVsCaveView

PAGE: Final = 120
GAP: Final = 2
NARROW_CAVE: Final = 39  # one board
WIDE_CAVE: Final = 73  # both boards
HALF: Final = 61  # where the second column of rooms begins
LONGEST_NAME: Final = 12
ROMAN: Final = {1: "I", 2: "II"}
ROWS: Final = {room.slug: room for room in ROOMS}


def draw(game: Game, at: Position, seat: int, language: str = "en", names: Sequence[str] = ()) -> Canvas:
    return Drawing(game.texts, language, game.view(at, seat), names).draw()


class Drawing:
    """Puts the page together."""

    def __init__(self, texts: Catalogue, language: str, view: CaveVsCaveView, names: Sequence[str]) -> None:
        self.texts = texts
        self.language = language
        self.view = view
        self.names = list(names) or [self.say("who.player", number=seat + 1) for seat in range(len(view["caves"]))]
        self.short = Shorthand(texts, language)
        self.targets = {(target["kind"], target["name"]) for choice in view["choices"] for target in choice["targets"]}

    def say(self, id: str, **values: object) -> str:
        return self.texts.say(self.language, id, **values)

    def draw(self) -> Canvas:
        page = Canvas()
        page.put(0, 0, self.status(), "title")
        right = self.draw_caves(page)
        if self.view["era"]:
            page.paste(1, right, ActionDrawing(self.texts, self.language, self.view, PAGE - right).draw())
        if self.view["pool"]:
            self.draw_rooms(page, self.say("table.pool"), self.view["pool"])
        self.draw_rooms(page, self.say("table.display"), self.view["display"])
        return page

    def status(self) -> str:
        view = self.view
        if view["era"]:
            turns = view["turns_left"]
            parts = [
                self.say("table.era", era=ROMAN[view["era"]]),
                self.say("table.round", round=view["round"], rounds=view["rounds"]),
                self.say("table.dwarves", dwarves=view["dwarves"]),
                self.say("table.turns-one" if turns == 1 else "table.turns", turns=turns),
                self.say("table.supply", walls=view["wall_supply"]),
            ]
        else:
            parts = [self.say("table.draft")]
        if view["cavern_in_supply"]:
            parts.append(self.say("table.cavern"))
        parts.append(self.say("table.unseen", count=len(view["unseen"])))
        piles = [str(pile) for pile in view["piles"] if pile]
        return " · ".join(parts + ([self.say("table.pile", count=" + ".join(piles))] if piles else []))

    def seats(self) -> list[int]:
        """The viewer's first."""
        seats = list(range(len(self.view["caves"])))
        return sorted(seats, key=lambda seat: seat != self.view["seat"])

    @property
    def wide(self) -> bool:
        """Whether caves have both boards."""
        return {space["space"] for space in self.view["caves"][0]["spaces"]} >= {"0,0", "0,-1"}

    def cave(self, seat: int) -> Canvas:
        """A cave with its title."""
        drawn = Canvas()
        drawn.put(0, 0, self.cave_title(seat), "active" if self.view["turn"] == seat else "title")
        spaces = {name for kind, name in self.targets if kind == "space"} if seat == self.view["turn"] else set()
        drawn.paste(1, 0, CaveDrawing(self.texts, self.language, self.view["caves"][seat], spaces).draw())
        return drawn

    def draw_caves(self, page: Canvas) -> int:
        """The viewer's cave first, the opponent's beside it, or below it with both boards; returns the column after."""
        wide = self.wide
        row, column = 1, 0
        for seat in self.seats():
            page.paste(row, column, self.cave(seat))
            if wide:
                row = page.height
            else:
                column += NARROW_CAVE + GAP
        return WIDE_CAVE + GAP if wide else column

    def cave_title(self, seat: int) -> str:
        view = self.view
        cave = view["caves"][seat]
        score = view["scores"][seat]
        parts = [
            f"{'►' if view['turn'] == seat and not view['over'] else ' '} {self.names[seat][:LONGEST_NAME]}",
            self.say("table.points", points=f"{score:g}"),
            f"●{cave['orange']} ○{cave['blue']}",
        ]
        if cave["era_one_score"]:
            parts.append(self.say("table.era-one", points=cave["era_one_score"]))
        if not view["era"]:
            parts.append(
                self.say("table.drafted") if cave["draft_over"] else self.say("table.reserve", walls=cave["reserve"])
            )
        if len(view["caves"]) > 1 and view["start_player"] == seat:
            parts.append(self.say("table.start-player"))
        return "  ".join(parts)

    def draw_rooms(self, page: Canvas, title: str, rooms: Sequence[str], columns: int = 2) -> None:
        """Rooms in columns, orange before blue."""
        row = page.height
        page.put(row, 0, title, "title")
        heading = f"{self.say('table.heading-points'):>2} {self.say('table.heading-cost'):7} "
        heading += f"{self.say('table.heading-walls'):6} {self.say('table.heading-effect')}"
        page.put(row, 21, heading, "dim")
        legend = (row, HALF) if columns > 1 else (row + 1, 0)
        page.put(*legend, self.say("table.legend"), "dim")
        row = legend[0]
        ordered = [room for colour in (ORANGE, BLUE) for room in rooms if ROWS[room].colour == colour]
        if not ordered:
            page.put(row + 1, 2, self.say("table.no-room"), "dim")
        height = -(-len(ordered) // columns)
        for number, room in enumerate(ordered):
            column, line = divmod(number, height)
            self.draw_room(page, row + 1 + line, column * HALF, room)

    def draw_room(self, page: Canvas, row: int, column: int, slug: str) -> None:
        room = ROWS[slug]
        page.put(row, column, "●" if room.colour == ORANGE else "○", room.colour)
        page.put(row, column + 2, self.say(f"rooms.{slug}.name"), self.choosable(slug) or room.colour)
        page.put(row, column + 21, f"{room.points:>2}", "points")
        page.put(row, column + 24, self.short.cost(room.cost))
        page.put(row, column + 32, WALLS[room.walls], "wall")
        page.put(row, column + 39, self.short.room(room.does))

    def choosable(self, room: str) -> str:
        return "target" if ("room", room) in self.targets else ""
