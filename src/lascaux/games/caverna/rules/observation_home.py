"""One seat in an observation of Caverna: its home board, what it owns, and its dwarfs."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.bits import bit, lowest
from lascaux.core.observation import Field, Row
from lascaux.core.verbs import Range
from lascaux.games.caverna.rules.board import BOARD, FOREST, MOUNTAIN, SQUARES, WIDTH
from lascaux.games.caverna.rules.goods import DOG, KINDS, NAMES
from lascaux.games.caverna.rules.layout import (
    ADULTS,
    BEGGING,
    BOTH_EXTENSIONS,
    CAVERNS,
    CROPS,
    DEEP_TUNNELS,
    DELIVERIES,
    DWARFS,
    DWELLINGS,
    FIELDS,
    FURNISHED,
    MEADOWS,
    ORE_MINES,
    PASSED,
    PLAIN_DWELLINGS,
    ROOM_AT,
    ROOMS,
    RUBY_MINES,
    SEAT_SIZE,
    SEATS,
    SKIPS,
    SMALL_PASTURES,
    STABLES,
    STRENGTH,
    TALL_PASTURES,
    TUNNELS,
    WIDE_PASTURES,
    WORKING,
    WORKS_AT,
)
from lascaux.games.caverna.rules.position import STRONGEST, CavernaPosition
from lascaux.games.caverna.rules.rooms import DWELLING, ROOM_COUNT
from lascaux.games.caverna.rules.spaces import SPACE_COUNT
from lascaux.games.caverna.rules.verbs import FURNISH, SPACE_RANGE

# The grid of `board`, with the rim that only the Office room can fill: a square's number is its place in a plane.
PLANES: Final = (
    *("meadow", "field", "small-pasture", "stable", "cavern", "tunnel", "deep-tunnel", "ore-mine", "ruby-mine"),
    *("furnished", "dwelling", "wide-pasture", "tall-pasture", "forest", "mountain"),
)
LAYERS: Final = vec[i64](  # the sets of squares of the first planes
    [
        MEADOWS,
        FIELDS,
        SMALL_PASTURES,
        STABLES,
        CAVERNS,
        TUNNELS,
        DEEP_TUNNELS,
        ORE_MINES,
        RUBY_MINES,
        FURNISHED,
        DWELLINGS,
    ]
)
LAYER_COUNT: Final = 11
WIDE: Final = 11
TALL: Final = 12
BARE_FOREST: Final = 13
BARE_MOUNTAIN: Final = 14
PLANE_COUNT: Final = 15

GRID_ROWS: Final = Range("row", [f"row{row - 1}" for row in range(SQUARES // WIDTH)])
GRID_COLUMNS: Final = Range("column", [f"col{column - 1}" for column in range(WIDTH)])
CROP_RANGE: Final = Range("crop", ("grain", "vegetables"))
GRAIN_KINDS: Final = 3  # sets of fields, by what is left on them; two of vegetables follow
CROP_KINDS: Final = 5
FURNISHING_RANGE: Final = FURNISH.ranges[0]  # without the entry-level dwelling
FURNISHINGS: Final = ROOM_COUNT - DWELLING
MOST_DWARFS: Final = 6
DWARF_RANGE: Final = Range("dwarf", [f"dwarf{dwarf + 1}" for dwarf in range(MOST_DWARFS)])
AGES: Final = Range("age", ("adult", "newborn"))
STATES: Final = Range("state", ("passed", "skips-fields", "skips-breeding", "both-extensions"))
STATE_COUNT: Final = 4
DELIVERY_RANGE: Final = Range("good", ("wood", "stone", "ruby"))


@final
class HomeFields:
    """What is written about every seat."""

    def __init__(self, seats: Range) -> None:
        self.board = Field(
            "board",
            "the home boards as planes of a grid; forest and mountain are squares of the board without a tile",
            *(seats, Range("plane", PLANES), GRID_ROWS, GRID_COLUMNS),
            grid=range(SQUARES),
        )
        self.crops = Field("crops", "crops on the fields", seats, CROP_RANGE, GRID_ROWS, GRID_COLUMNS, high=3)
        self.room_on = Field(
            "room-on",
            "the furnishing on each square, by its number; the entry-level dwelling counts as 0",
            *(seats, GRID_ROWS, GRID_COLUMNS),
            high=FURNISHINGS,
        )
        self.rooms = Field("rooms", "furnishings that each seat owns", seats, FURNISHING_RANGE)
        self.goods = Field("goods", "goods", seats, Range("good", NAMES[:DOG]), high=100)
        self.animals = Field("animals", "dogs and farm animals", seats, Range("animal", NAMES[DOG:]), high=40)
        self.begging = Field("begging", "begging markers", seats, high=50)
        self.dwarfs = Field("dwarfs", "dwarfs in the order in which they came", seats, DWARF_RANGE, AGES)
        self.strength = Field("strength", "strengths of their weapons", seats, DWARF_RANGE, high=STRONGEST)
        self.works_at = Field(
            "works-at", "the space where each dwarf works, by its number + 1", seats, DWARF_RANGE, high=SPACE_COUNT
        )
        self.working = Field("working", "spaces with a dwarf of each seat", seats, SPACE_RANGE)
        self.states = Field(
            "states",
            "who has passed, who leaves out a phase of this harvest, who has used both sides of Extension",
            *(seats, STATES),
        )
        self.deliveries = Field(
            "deliveries", "rounds in which the suppliers still deliver", seats, DELIVERY_RANGE, high=7
        )
        self.all = [
            *(self.board, self.crops, self.room_on, self.rooms, self.goods, self.animals, self.begging),
            *(self.dwarfs, self.strength, self.works_at, self.working, self.states, self.deliveries),
        ]

    def write(self, at: CavernaPosition, seat: i64, whose: i64, row: Row) -> None:
        """One seat; `whose` counts seats from the observer's."""
        base = SEATS + seat * SEAT_SIZE
        self.write_board(at, seat, whose * PLANE_COUNT, row)
        self.write_crops(at.cells, base, whose, row)
        self.write_rooms(at.cells, base, whose, row)
        self.write_goods(at.cells, base, whose, row)
        self.write_dwarfs(at.cells, base, whose, row)

    def write_board(self, at: CavernaPosition, seat: i64, plane: i64, row: Row) -> None:
        layer: i64
        for layer in range(LAYER_COUNT):
            row.show_set(self.board, plane + layer, at.of(seat, LAYERS[layer]))
        wide = at.of(seat, WIDE_PASTURES)
        tall = at.of(seat, TALL_PASTURES)
        row.show_set(self.board, plane + WIDE, wide | wide << 1)
        row.show_set(self.board, plane + TALL, tall | tall << WIDTH)
        row.show_set(self.board, plane + BARE_FOREST, FOREST & BOARD & ~at.farm_land(seat))
        row.show_set(self.board, plane + BARE_MOUNTAIN, MOUNTAIN & BOARD & ~at.cave_system(seat))

    def write_crops(self, cells: vec[i64], base: i64, whose: i64, row: Row) -> None:
        kind: i64
        for kind in range(CROP_KINDS):
            fields = cells[base + CROPS + kind]
            place = 2 * whose * SQUARES if kind < GRAIN_KINDS else (2 * whose + 1) * SQUARES
            left = kind + 1 if kind < GRAIN_KINDS else kind + 1 - GRAIN_KINDS
            row.put_each(self.crops, place, fields, left)

    def write_rooms(self, cells: vec[i64], base: i64, whose: i64, row: Row) -> None:
        dwellings = cells[base + PLAIN_DWELLINGS]
        row.put_each(self.room_on, whose * SQUARES, dwellings, DWELLING)
        rooms = cells[base + ROOMS] & ~(bit(DWELLING + 1) - 1)
        row.show_set(self.rooms, whose, rooms >> DWELLING | (1 if dwellings else 0))
        while rooms:
            room = lowest(rooms)
            row.put(self.room_on, whose * SQUARES + cells[ROOM_AT + room] - 1, room)
            rooms &= rooms - 1

    def write_goods(self, cells: vec[i64], base: i64, whose: i64, row: Row) -> None:
        row.show_numbers(self.goods, whose * DOG, cells, base, DOG)
        row.show_numbers(self.animals, whose * (KINDS - DOG), cells, base + DOG, KINDS - DOG)
        row.put(self.begging, whose, cells[base + BEGGING])
        row.show_numbers(self.deliveries, whose * 3, cells, base + DELIVERIES, 3)

    def write_dwarfs(self, cells: vec[i64], base: i64, whose: i64, row: Row) -> None:
        adults = cells[base + ADULTS]
        for dwarf in range(cells[base + DWARFS]):
            place = whose * MOST_DWARFS + dwarf
            row.mark(self.dwarfs, 2 * place if dwarf < adults else 2 * place + 1)
            row.put(self.strength, place, cells[base + STRENGTH + dwarf])
            row.put(self.works_at, place, cells[base + WORKS_AT + dwarf])
        row.show_set(self.working, whose, cells[base + WORKING])
        place = whose * STATE_COUNT
        if cells[base + PASSED]:
            row.mark(self.states, place)
        if cells[base + SKIPS]:
            row.mark(self.states, place + cells[base + SKIPS])
        if cells[base + BOTH_EXTENSIONS]:
            row.mark(self.states, place + 3)
