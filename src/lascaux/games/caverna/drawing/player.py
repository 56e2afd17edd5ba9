"""A player as text: goods, animals, dwarfs and whatever else there is to know, in a column of a given width."""

from __future__ import annotations

from typing import Final

from lascaux.core.canvas import Canvas, wrap
from lascaux.games.caverna.drawing.home import HALF, HALF_STYLES, coordinates, is_shown
from lascaux.games.caverna.drawing.shorthand import COLOURS, FURNISHING_STYLES, LETTERS, Piece, Shorthand, put_pieces
from lascaux.games.caverna.view.home import SquareView
from lascaux.games.caverna.view.player import DwarfView
from lascaux.games.caverna.view.whole import CavernaView

MAP_GAP: Final = 1  # between forest and mountain
MAP: Final = 18  # columns of a small map with everything beside the board


class PlayerDrawing:
    """Draws what belongs to one seat, the home board aside."""

    def __init__(self, short: Shorthand, view: CavernaView, seat: int, width: int) -> None:
        self.short = short
        self.view = view
        self.seat = seat
        self.width = width
        self.player = view["players"][seat]

    def title(self) -> list[Piece]:
        view = self.view
        on_turn = view["turn"] == self.seat and not view["over"]
        points = self.short.say("points", points=f"{view['scores'][self.seat]:g}")
        name = self.short.words.names[self.seat][: self.width - len(points) - 6]
        return [
            ("►" if on_turn else " ", "active"),
            (LETTERS[self.seat] + " ", COLOURS[self.seat]),
            (name + "  ", "active" if on_turn else "title"),
            (points, "points"),
        ]

    def draw(self) -> Canvas:
        """Everything in full."""
        canvas = Canvas()
        put_pieces(canvas, 0, 0, self.title())
        for group in (self.goods(), self.animals(), self.family()):
            for line in wrap(group, self.width - 1):
                put_pieces(canvas, canvas.height, 1, line)
        for dwarf in self.player["dwarfs"]:
            put_pieces(canvas, canvas.height, 2, self.dwarf(dwarf))
        for line in wrap(self.state(), self.width - 1):
            put_pieces(canvas, canvas.height, 1, line)
        return canvas

    def draw_compact(self) -> Canvas:
        """A small map of the home board, and beside it what counts."""
        canvas = Canvas()
        put_pieces(canvas, 0, 0, self.title())
        small = self.small_map()
        canvas.paste(1, 1, small)
        owned = {**self.player["goods"], **self.player["animals"]}
        goods = [(self.short.goods({good: number}), "good") for good, number in owned.items() if number]
        dwarfs = [self.short.dwarf(self.seat, dwarf["strength"]) for dwarf in self.player["dwarfs"]]
        row = 1
        for gap, group in ((1, goods), (1, [*self.family(), *dwarfs]), (2, self.state()), (2, self.furnishings())):
            for line in wrap(group, self.width - MAP - 1, gap):
                put_pieces(canvas, row, MAP, line)
                row += 1
        return canvas

    # Pieces

    def goods(self) -> list[Piece]:
        goods = self.player["goods"].items()
        return [(self.short.words.some(good, number), "good" if number else "dim") for good, number in goods]

    def animals(self) -> list[Piece]:
        animals = self.player["animals"].items()
        return [(self.short.words.some(kind, number), "tile" if number else "dim") for kind, number in animals]

    def family(self) -> list[Piece]:
        count, beds = len(self.player["dwarfs"]), self.player["beds"]
        return [(self.short.say("dwarfs", dwarfs=count, beds=beds) + ":", "")]

    def dwarf(self, dwarf: DwarfView) -> list[Piece]:
        where = self.short.say("at-home") if dwarf["space"] is None else self.short.words.space(dwarf["space"])
        if dwarf["newborn"]:
            where = self.short.say("newborn", space=where)
        return [self.short.dwarf(self.seat, dwarf["strength"]), (" " + where, "dim" if dwarf["space"] else "")]

    def state(self) -> list[Piece]:
        """Whatever is out of the ordinary."""
        player, say = self.player, self.short.say
        pieces: list[Piece] = []
        if player["passed"]:
            pieces.append((say("passed"), "dim"))
        if player["food_needed"]:
            short = player["food_needed"] > player["goods"]["food"]
            pieces.append((say("needs", food=player["food_needed"]), "active" if short else ""))
        if player["begging"]:
            pieces.append((say("begging", count=player["begging"]), "error"))
        for good, rounds in player["deliveries"].items():
            pieces.append((say("delivery", good=self.short.words.some(good, 1), rounds=rounds), ""))
        if player["homeless"]:
            pieces.append((say("homeless"), "error"))
            pieces += [(self.short.words.some(kind, count), "error") for kind, count in player["homeless"].items()]
        return pieces

    def furnishings(self) -> list[Piece]:
        """All but the entry-level dwelling, with their points."""
        pieces = []
        for row in self.player["furnishings"][1:]:
            text = f"{self.short.words.short_room(row['furnishing'])} {row['points'] + row['bonus']}"
            pieces.append((text, FURNISHING_STYLES[row["colour"]]))
        return pieces

    # The small map

    def small_map(self) -> Canvas:
        """A letter for each square."""
        canvas = Canvas()
        shown = [square for square in self.player["squares"] if is_shown(square, ())]
        left = min(coordinates(square["square"])[0] for square in shown)
        top = min(coordinates(square["square"])[1] for square in shown)
        for square in shown:
            x, y = coordinates(square["square"])
            column = 2 * (x - left) + (MAP_GAP if x >= HALF else 0)
            canvas.put(y - top, column, *self.letter(square))
        return canvas

    def letter(self, square: SquareView) -> Piece:
        if square["furnishing"]:
            found = next(row for row in self.player["furnishings"] if row["square"] == square["square"])
            return (self.short.say("map.furnished"), FURNISHING_STYLES[found["colour"]])
        if square["stable"] and square["surface"] == "bare":
            return (self.short.say("map.stable"), "tile")
        if square["crop"]:
            return (self.short.say(f"map.{square['crop']}"), "good")
        return (self.short.say(f"map.{square['surface']}"), HALF_STYLES[square["half"]])
