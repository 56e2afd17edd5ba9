"""Puts positions of Cave vs Cave together in a line or two, and plays on them by name."""

from __future__ import annotations

from lascaux.core.position import TURN
from lascaux.games.cave_vs_cave.rules import layout
from lascaux.games.cave_vs_cave.rules.actions import TILES
from lascaux.games.cave_vs_cave.rules.board import EDGES, SPACE_NAMES
from lascaux.games.cave_vs_cave.rules.goods import CODES, amount, parse_goods
from lascaux.games.cave_vs_cave.rules.position import CavePosition
from lascaux.games.cave_vs_cave.rules.rooms import ROOMS
from tests.game_table import GameTable

ROOM_NUMBERS = {room.slug: room.number for room in ROOMS}
TILE_NUMBERS = {tile.slug: tile.number - 1 for tile in TILES}


class Table(GameTable[CavePosition]):
    """A game under test. Seats are 0 and 1; rooms, tiles, spaces, edges and goods go by their written names."""

    def __init__(self, **options: object) -> None:
        super().__init__("cave-vs-cave", **options)

    def finish_turn(self) -> Table:
        return self.play("done")

    # Looking

    def has(self, good: str, seat: int | None = None) -> int:
        """How many of a good (by its code: w s e f F g D o i wp) a seat owns; the one on turn if none is named."""
        return amount(self.at.of(self.seat if seat is None else seat, layout.PURSE), CODES.index(good))

    def goods(self, seat: int | None = None) -> dict[str, int]:
        return {code: self.has(code, seat) for code in CODES}

    def own(self, field: int, seat: int | None = None) -> int:
        """A seat's cell by its name in `layout`."""
        return self.at.of(self.seat if seat is None else seat, field)

    def display(self) -> set[str]:
        return {room.slug for room in ROOMS if self.at.cells[layout.DISPLAY] >> room.number & 1}

    def rooms(self, seat: int | None = None) -> dict[str, str]:
        """A seat's rooms: space to room."""
        found = {name: self.own(layout.ROOM_ON + n, seat) for n, name in enumerate(SPACE_NAMES)}
        return {name: ROOMS[room - 1].slug for name, room in found.items() if room}

    def covered(self, seat: int | None = None) -> set[str]:
        return {name for n, name in enumerate(SPACE_NAMES) if self.own(layout.COVERED, seat) >> n & 1}

    def walls(self, seat: int | None = None) -> set[str]:
        return {name for n, name in enumerate(EDGES) if self.own(layout.WALLS, seat) >> n & 1}

    # Arranging; every method returns the table, so that calls can be chained

    def give(self, goods: str, seat: int | None = None) -> Table:
        """Set the named goods: `give("3w 0F")` leaves the others as they are."""
        seat = self.seat if seat is None else seat
        purse = self.at.of(seat, layout.PURSE)
        for part in goods.split():
            good = CODES.index(part.lstrip("0123456789"))
            purse = purse & ~(63 << 6 * good) | parse_goods(part)
        self.at.set_of(seat, layout.PURSE, purse)
        return self

    def only(self, goods: str, seat: int | None = None) -> Table:
        """Set the named goods and everything else to 0."""
        self.at.set_of(self.seat if seat is None else seat, layout.PURSE, 0)
        return self.give(goods, seat)

    def dig(self, *spaces: str, seat: int | None = None) -> Table:
        """Empty these spaces; the tiles that lay there stay unseen (they count as put elsewhere)."""
        seat = self.seat if seat is None else seat
        for space in spaces:
            covered = self.at.of(seat, layout.COVERED)
            self.at.set_of(seat, layout.COVERED, covered & ~(1 << SPACE_NAMES.index(space)))
        return self

    def cover(self, *spaces: str, seat: int | None = None) -> Table:
        seat = self.seat if seat is None else seat
        for space in spaces:
            covered = self.at.of(seat, layout.COVERED)
            self.at.set_of(seat, layout.COVERED, covered | 1 << SPACE_NAMES.index(space))
        return self

    def furnish(self, room: str, space: str, seat: int | None = None) -> Table:
        """Put a room on a space, free of cost and whatever the walls; takes it from wherever it was."""
        seat = self.seat if seat is None else seat
        self.dig(space, seat=seat)
        number, place = ROOM_NUMBERS[room], SPACE_NAMES.index(space)
        for cell in (layout.DISPLAY, layout.UNSEEN_I, layout.UNSEEN_II):
            self.at.cells[cell] = self.at.cells[cell] & ~(1 << number)
        self.at.set_of(seat, layout.ROOMS_OWNED, self.at.of(seat, layout.ROOMS_OWNED) | 1 << number)
        self.at.set_of(seat, layout.FURNISHED, self.at.of(seat, layout.FURNISHED) | 1 << place)
        self.at.set_of(seat, layout.ROOM_ON + place, number + 1)
        return self

    def show(self, *rooms: str) -> Table:
        """Add rooms to the display."""
        for room in rooms:
            number = ROOM_NUMBERS[room]
            for cell in (layout.UNSEEN_I, layout.UNSEEN_II):
                self.at.cells[cell] = self.at.cells[cell] & ~(1 << number)
            self.at.cells[layout.DISPLAY] = self.at.cells[layout.DISPLAY] | 1 << number
        return self

    def show_only(self, *rooms: str) -> Table:
        self.at.cells[layout.DISPLAY] = 0
        return self.show(*rooms)

    def wall(self, *edges: str, seat: int | None = None) -> Table:
        """Place walls of the supply."""
        seat = self.seat if seat is None else seat
        for edge in edges:
            self.at.set_of(seat, layout.WALLS, self.at.of(seat, layout.WALLS) | 1 << EDGES.index(edge))
            self.at.cells[layout.SUPPLY] -= 1
        return self

    def cavern(self, side: int, seat: int | None = None) -> Table:
        """Give a seat the additional cavern with two or three printed walls."""
        self.at.set_of(self.seat if seat is None else seat, layout.CAVERN_SIDE, side)
        self.at.cells[layout.CAVERN_TAKEN] = 1
        return self

    def round(self, number: int) -> Table:
        """Pretend that it is this round of the era, as far as dwarves and tiles to come go."""
        self.at.cells[layout.ROUND] = number
        return self

    def lay(self, *tiles: str) -> Table:
        """Turn action tiles face up."""
        for tile in tiles:
            self.at.cells[layout.FACE_UP] = self.at.cells[layout.FACE_UP] | 1 << TILE_NUMBERS[tile]
        return self

    def extension(self, *tiles: str) -> Table:
        """Put era II tiles on the extension from the left, face up; `extension("", "decoration")` for space 2."""
        for space, tile in enumerate(tiles):
            if tile:
                for other in range(layout.ACTION_SPACES + 12, layout.ACTION_SPACES + 16):
                    if self.at.cells[other] == TILE_NUMBERS[tile] + 1:
                        self.at.cells[other] = 0
                self.at.cells[layout.ACTION_SPACES + 12 + space] = TILE_NUMBERS[tile] + 1
                self.lay(tile)
        return self

    def take(self, tile: str) -> Table:
        """Lay a tile if need be and take it."""
        return self.lay(tile).play(f"take {tile}")


def era_one(**options: object) -> Table:
    """A game of era I for two at its first turn: seat 0 starts, Furnishing is revealed."""
    return Table(**options).play("start 0", "reveal furnishing")


def solo(**options: object) -> Table:
    """A solo game of era I at its first turn, with Shelf, Spinning Wheel and Tunnel in the display."""
    chance = ("remove grindstone", "remove food-corner", "remove parlor", "reveal furnishing")
    return Table(players=1, **options).play(*chance)


def era_two(leader: int | None = 0, **options: object) -> Table:
    """The first turn of era II after an era I of which `leader` has more points (None: a draw). Seat 0 starts.

    Both caves are as at the start of era I, Decoration lies on extension space 1.
    """
    table = Table(eras=2, **options).play("start 0", "reveal furnishing")
    for seat in (0, 1):
        table.give("3g" if seat == leader else "1g", seat)
    at = table.at
    at.cells[layout.FACE_UP] = (1 << 12) - 1
    for space in range(12):
        at.cells[layout.ACTION_SPACES + space] = space + 1
    at.cells[layout.ROUND] = 8
    at.cells[layout.TURNS_LEFT] = 1
    at.cells[layout.STARTER] = at.cells[TURN] = 1  # round 8 is started by the other player
    return table.play("take cultivation", "done", "reveal decoration")


def solo_era_two(**options: object) -> Table:
    """The first turn of era II alone: Cattle Market, Ore Vein and Bloomery have joined, Decoration lies on space 1."""
    table = solo(eras=2, **options)
    at = table.at
    tiles = [n for n in range(12) if n != TILE_NUMBERS["breach"]]
    at.cells[layout.FACE_UP] = sum(1 << n for n in tiles)
    for space, tile in enumerate(tiles):
        at.cells[layout.ACTION_SPACES + space] = tile + 1
    at.cells[layout.ROUND] = 7
    at.cells[layout.TURNS_LEFT] = 1
    chance = ("remove store", "remove cave-silo", "remove box", "reveal decoration")
    return table.play("take cultivation", "done", *chance)


def short(*pool: str, **options: object) -> Table:
    """A short game at its first turn; three rooms complete the pool, Decoration lies on space 1."""
    rooms = pool or ("shelf", "spinning-wheel", "tunnel")
    return Table(eras="short", **options).play("start 0", *(f"pool {r}" for r in rooms), "reveal decoration")


def draft(**options: object) -> Table:
    """A quick start before its first draw; seat 0 begins."""
    return Table(eras="quick", **options).play("start 0")
