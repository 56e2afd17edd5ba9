"""Cave vs Cave as a row of numbers from one seat's point of view."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.game import Game
from lascaux.core.observation import Field, Observation, Row, seat_range
from lascaux.core.verbs import Range
from lascaux.games.cave_vs_cave.rules.actions import BONUS
from lascaux.games.cave_vs_cave.rules.board import EDGE_AT, PRINTED_WALLS, SIDES, SPACE_COUNT, SPACES
from lascaux.games.cave_vs_cave.rules.draft import SIDE, SPACE
from lascaux.games.cave_vs_cave.rules.excavate import SECOND_DIG, THROUGH_WALLS
from lascaux.games.cave_vs_cave.rules.goods import GOODS, amount
from lascaux.games.cave_vs_cave.rules.layout import (
    ACTION_SPACES,
    BANDS_USED,
    BLOCK_DUE,
    BLOCK_LEFT,
    BLOCK_ROOMS,
    CAVERN_SIDE,
    COVERED,
    DISPLAY,
    DRAFT_OVER,
    DRAFT_WALL,
    ERA,
    ERA_I_GOLD,
    ERA_I_ROOMS,
    EXCAVATE_SPACE,
    FACE_UP,
    FURNISHED,
    GO_ON,
    PAY_KIND,
    PILE_I,
    PILE_II,
    POOL,
    PURSE,
    RAZE_WALL,
    RESERVE,
    ROOM_ON,
    ROOMS_OWNED,
    ROUND,
    SEAT_SIZE,
    SEATS,
    SPACES_IN_PLAY,
    STARTER,
    SUPPLY,
    TAKEN,
    TILE,
    TURNS_LEFT,
    UNSEEN_I,
    UNSEEN_II,
    WALLS,
)
from lascaux.games.cave_vs_cave.rules.position import CavePosition
from lascaux.games.cave_vs_cave.rules.rooms import ROOM_COUNT
from lascaux.games.cave_vs_cave.rules.scoring import score
from lascaux.games.cave_vs_cave.rules.turn import BANDS_WITH_EXTRAS
from lascaux.games.cave_vs_cave.rules.verbs import EDGE_RANGE, GOOD_RANGE, ROOM_RANGE, SPACE_RANGE, TILE_RANGE

# The boards as a grid: five rows, columns -3 to 2; the additional cavern lies beside it.
ROWS: Final = 5
COLUMNS: Final = 6
GRID: Final = [row * COLUMNS + column + 3 for (row, column), _ in SPACES]
PLANES: Final = ("in-play", "face-down", "furnished", *[f"wall-{side}" for side in SIDES])
PLANE_COUNT: Final = 7
FACE_DOWN: Final = 1
WITH_ROOM: Final = 2
FIRST_WALL: Final = 3

EDGE_COUNT: Final = 27
BOARD_SPACES: Final = len(SPACES)
# The spaces with a printed wall on each side; the space that has an edge on a side, as a set, four for each edge.
PRINTED_ON: Final = vec[i64](
    [sum([2**space for space in range(BOARD_SPACES) if PRINTED_WALLS[space] >> side & 1]) for side in range(4)]
)
SPACE_AT: Final = vec[i64](
    [
        sum([2**space for space in range(BOARD_SPACES) if EDGE_AT[4 * space + side] == edge])
        for edge in range(EDGE_COUNT)
        for side in range(4)
    ]
)

TILE_COUNT: Final = 16
SUPPLY_LIMIT: Final = 10  # walls of both eras
MATCH: Final = Range("match", ("era-I", "era-II", "own-start"))
TABLE: Final = Range("count", ("round", "turns-left", "walls", "pile-I", "pile-II"))
CAVE: Final = Range("cave", ("cavern-two-walls", "cavern-three-walls", "draft-over"))


def walled(side: i64, walls: i64) -> i64:
    """The spaces with a wall on one side, printed or placed (CVC-GEO-15)."""
    found = PRINTED_ON[side]
    while walls:
        if walls & 1:
            found |= SPACE_AT[side]
        walls >>= 1
        side += 4
    return found


@final
class CaveObservation(Observation[CavePosition]):
    """The caves, goods and rooms of both seats, what lies on the table, and how far the turn has come."""

    def __init__(self, game: Game) -> None:
        seats = seat_range(game.seats)
        self.board = Field(
            "board",
            "the boards as planes of a grid; walls are printed or built",
            seats,
            Range("plane", PLANES),
            Range("row", [f"row{row}" for row in range(ROWS)]),
            Range("column", [f"col{column - 3}" for column in range(COLUMNS)]),
            grid=GRID,
        )
        self.rooms = Field("rooms", "rooms in each cave", seats, ROOM_RANGE)
        self.room_on = Field(
            "room-on", "the room on each space, by its number + 1", seats, SPACE_RANGE, high=ROOM_COUNT
        )
        self.walls = Field("walls", "edges with a wall that was built", seats, EDGE_RANGE)
        self.goods = Field("goods", "goods", seats, GOOD_RANGE, high=19)
        self.cave = Field("cave", "the additional cavern's side up, and who is out of the draft", seats, CAVE)
        self.reserve = Field("reserve", "walls for the draft", seats, high=3)
        self.era_one = Field("era-one", "points of era I, kept", seats, Range("of", ("rooms", "gold")), high=100)
        self.match = Field("match", "the era (neither: the draft), and whether the observer starts the round", MATCH)
        self.table = Field("table", "counts on the table", TABLE, high=18)
        self.display = Field("display", "rooms on display", ROOM_RANGE)
        self.pool = Field("pool", "rooms in the common pool of the short game", ROOM_RANGE)
        self.unseen = Field("unseen", "rooms that nobody has seen yet", ROOM_RANGE)
        self.face_up = Field("face-up", "action tiles that are face up", TILE_RANGE)
        self.taken = Field("taken", "action tiles that are taken", TILE_RANGE)
        self.bonus = Field(
            "bonus",
            "which tile lies above each bonus",
            Range("space", [f"bonus{n + 1}" for n in range(len(BONUS))]),
            TILE_RANGE,
        )
        self.tile = Field("tile", "the tile of this turn", TILE_RANGE)
        self.bands = Field(
            "bands", "its bands that are used up", Range("band", [f"band{n + 1}" for n in range(BANDS_WITH_EXTRAS)])
        )
        self.activations = Field("activations", "activations left in the block", high=4)
        self.activated = Field("activated", "rooms activated in the block", ROOM_RANGE)
        self.due = Field("due", "rooms that still pay for the block", ROOM_RANGE)
        self.asked = Field("asked", "players still to be asked about era II", high=2)
        self.dig = Field(
            "dig",
            "the dig: through walls, the second one, how many are left",
            Range("dig", ("through", "second", "left")),
            high=2,
        )
        self.raze = Field("raze", "goods for the wall that is razed", GOOD_RANGE, high=3)
        self.pay = Field("pay", "kinds still to pay", high=3)
        self.pay_from = Field("pay-from", "the first kind that may be paid", GOOD_RANGE)
        self.draft_room = Field("draft-room", "the drafted room that still needs walls", ROOM_RANGE)
        self.draft_space = Field("draft-space", "its space", SPACE_RANGE)
        self.draft_side = Field("draft-side", "the first side that may get the next wall", Range("side", tuple(SIDES)))
        fields = [
            *(self.board, self.rooms, self.room_on, self.walls, self.goods, self.cave, self.reserve, self.era_one),
            *(self.match, self.table, self.display, self.pool, self.unseen),
            *(self.face_up, self.taken, self.bonus, self.tile, self.bands),
            *(self.activations, self.activated, self.due, self.asked, self.dig, self.raze),
            *(self.pay, self.pay_from, self.draft_room, self.draft_space, self.draft_side),
        ]
        super().__init__(game, 0, 250, fields, halves=True)

    def points_of(self, at: CavePosition, seat: i64) -> i64:
        return int(2.0 * score(at, seat))

    def write_game(self, at: CavePosition, seat: i64, row: Row) -> None:
        whose: i64
        for whose in range(self.seats):
            self.write_cave(at, (seat + whose) % self.seats, whose, row)
        self.write_table(at, seat, row)
        self.write_turn(at, row)

    def write_cave(self, at: CavePosition, seat: i64, whose: i64, row: Row) -> None:
        """One seat's cave and goods; `whose` counts seats from the observer's."""
        spaces = at.cells[SPACES_IN_PLAY]
        walls = at.of(seat, WALLS)
        board = whose * PLANE_COUNT
        extended = row.show_set(self.board, board, spaces)
        row.show_set(self.board, board + FACE_DOWN, spaces & at.of(seat, COVERED))
        row.show_set(self.board, board + WITH_ROOM, spaces & at.of(seat, FURNISHED))
        if row.show_set(self.walls, whose, walls) or extended:
            side: i64
            for side in range(4):
                row.show_set(self.board, board + FIRST_WALL + side, spaces & walled(side, walls))
        row.show_numbers(self.room_on, whose * SPACE_COUNT, at.cells, SEATS + seat * SEAT_SIZE + ROOM_ON, SPACE_COUNT)
        row.show_set(self.rooms, whose, at.of(seat, ROOMS_OWNED))
        purse = at.of(seat, PURSE)
        good: i64
        for good in range(GOODS):
            row.show(self.goods, whose * GOODS + good, amount(purse, good))
        if at.of(seat, CAVERN_SIDE):
            row.mark(self.cave, whose * 3 + at.of(seat, CAVERN_SIDE) - 2)
        if at.of(seat, DRAFT_OVER):
            row.mark(self.cave, whose * 3 + 2)
        row.put(self.reserve, whose, at.of(seat, RESERVE))
        row.put(self.era_one, 2 * whose, at.of(seat, ERA_I_ROOMS))
        row.put(self.era_one, 2 * whose + 1, at.of(seat, ERA_I_GOLD))

    def write_table(self, at: CavePosition, seat: i64, row: Row) -> None:
        cells = at.cells
        if cells[ERA]:
            row.mark(self.match, cells[ERA] - 1)
        if cells[STARTER] == seat:
            row.mark(self.match, 2)
        row.show(self.table, 0, cells[ROUND])
        row.show(self.table, 1, cells[TURNS_LEFT])
        row.show(self.table, 2, cells[SUPPLY])
        row.show(self.table, 3, cells[PILE_I])
        row.show(self.table, 4, cells[PILE_II])
        row.show_set(self.display, 0, cells[DISPLAY])
        row.show_set(self.pool, 0, cells[POOL])
        row.show_set(self.unseen, 0, cells[UNSEEN_I] | cells[UNSEEN_II])
        row.show_set(self.face_up, 0, cells[FACE_UP])
        row.show_set(self.taken, 0, cells[TAKEN])
        space: i64
        for space in range(len(BONUS)):
            tile = cells[ACTION_SPACES + 12 + space]
            if tile:
                row.mark(self.bonus, space * TILE_COUNT + tile - 1)

    def write_turn(self, at: CavePosition, row: Row) -> None:
        cells = at.cells
        if cells[TILE]:
            row.mark(self.tile, cells[TILE] - 1)
        row.show_set(self.bands, 0, cells[BANDS_USED])
        row.put(self.activations, 0, cells[BLOCK_LEFT])
        row.show_set(self.activated, 0, cells[BLOCK_ROOMS])
        row.show_set(self.due, 0, cells[BLOCK_DUE])

    def write_entry(self, at: CavePosition, seat: i64, kind: i64, a: i64, b: i64, row: Row) -> None:
        """Each kind is open at most once."""
        if kind == EXCAVATE_SPACE:
            row.put(self.dig, 0, 2 if a == THROUGH_WALLS else 0)
            row.put(self.dig, 1, 2 if a == SECOND_DIG else 0)
            row.put(self.dig, 2, b)
        elif kind == PAY_KIND:
            row.put(self.pay, 0, a)
            row.mark(self.pay_from, b)
        elif kind == GO_ON:
            row.put(self.asked, 0, a)
        elif kind == RAZE_WALL:
            good: i64
            for good in range(GOODS):
                row.put(self.raze, good, amount(a, good))
        elif kind == DRAFT_WALL:
            row.mark(self.draft_room, b)
            row.mark(self.draft_space, SPACE.of(a))
            row.mark(self.draft_side, SIDE.of(a))
