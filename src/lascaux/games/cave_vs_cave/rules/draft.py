"""The quick start: a draft of era I rooms, the leftover tiles, then era II (CVC-QUICK)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit, count
from lascaux.core.position import TURN, Decision, Step
from lascaux.core.verbs import each
from lascaux.games.cave_vs_cave.rules.actions import ERA_I_TILES
from lascaux.games.cave_vs_cave.rules.board import EDGE_AT, SPACE_COUNT
from lascaux.games.cave_vs_cave.rules.furnish import allowed_colours, earn_cavern
from lascaux.games.cave_vs_cave.rules.goods import GOLD, ONES, gain, some
from lascaux.games.cave_vs_cave.rules.layout import (
    COVER_SPACE,
    COVERED,
    DISPLAY,
    DRAFT_OVER,
    DRAFT_ROOM,
    DRAFT_WALL,
    OFFER_DRAFT,
    PASS_DRAFT,
    PILE_I,
    PURSE,
    RESERVE,
    ROOMS_OWNED,
    STARTER,
    SUPPLY,
    UNCOVER_ROOM,
    WALLS,
)
from lascaux.games.cave_vs_cave.rules.position import CavePosition
from lascaux.games.cave_vs_cave.rules.rooms import FITS, room_points
from lascaux.games.cave_vs_cave.rules.rounds import STARTING_GOLD, lay_tiles, set_up_era_two, start_era_two
from lascaux.games.cave_vs_cave.rules.verbs import COVER, DRAFT, WALL

ENOUGH_POINTS: Final = 42  # CVC-QUICK-END-01
TOO_MANY: Final = 5  # more walls than a space has sides

SPACE: Final = Argument("space", bits=5)
SIDE: Final = Argument("side", shift=5, bits=2)  # the first that may get the next wall
DRAFT_WALL_ARGUMENTS: Final = (SPACE, SIDE, Argument("room", second=True))


def draft_points(at: CavePosition, seat: i64) -> i64:
    return room_points(at.of(seat, ROOMS_OWNED))


def free_sides(at: CavePosition, space: i64) -> i64:
    """The sides of a space on which a wall could be added: four bits, N E S W."""
    edges = at.free_edges()
    found: i64 = 0
    side: i64
    for side in range(4):
        if edges >> EDGE_AT[4 * space + side] & 1:
            found |= bit(side)
    return found


def fewest_walls(at: CavePosition, room: i64, space: i64) -> i64:
    """How many walls must be added around a space to suit a room."""
    present = at.walls_around(space)
    free = free_sides(at, space)
    fewest: i64 = TOO_MANY
    added: i64
    for added in range(16):
        if not added & ~free and FITS[room] >> (present | added) & 1:
            fewest = min(fewest, count(added))
    return fewest


def fewest_anywhere(at: CavePosition, room: i64) -> i64:
    """The fewest added walls on any empty space: only placements with so few are legal (CVC-QUICK-DRAFT-05)."""
    empty = at.empty_spaces()
    fewest: i64 = TOO_MANY
    space: i64
    for space in range(SPACE_COUNT):
        if empty >> space & 1:
            fewest = min(fewest, fewest_walls(at, room, space))
    return fewest


def draftable(at: CavePosition) -> vec[i64]:
    """Every room in the display with every space on which it may be placed now."""
    out = vec[i64](capacity=32)
    empty = at.empty_spaces()
    rooms = at.cells[DISPLAY] & allowed_colours(at)
    room: i64 = 0
    while rooms >> room:
        fewest: i64 = fewest_anywhere(at, room) if rooms >> room & 1 else TOO_MANY
        if fewest <= at.own(RESERVE):
            space: i64
            for space in range(SPACE_COUNT):
                if empty >> space & 1 and fewest_walls(at, room, space) == fewest:
                    out = append(out, DRAFT.code(room, space))
        room += 1
    return out


@final
class DraftRoom(Decision[CavePosition]):
    """Take a room from the display, free of charge, and place it where it needs the fewest walls."""

    def choices(self, at: CavePosition, a: i64, b: i64) -> vec[i64]:
        return draftable(at)

    def play(self, at: CavePosition, a: i64, b: i64, choice: i64) -> None:
        room = DRAFT.first(choice)
        space = DRAFT.second(choice)
        walls = fewest_walls(at, room, space)
        at.cells[DISPLAY] = at.cells[DISPLAY] & ~bit(room)
        at.place(room, space)
        if walls:
            at.open(DRAFT_WALL, SPACE.put(space), room)
        else:
            end_draft_turn(at)


@final
class DraftWall(Decision[CavePosition]):
    """Add a wall that the drafted room needs on its space, N before E before S before W; `side` is the first left."""

    def choices(self, at: CavePosition, space_and_side: i64, room: i64) -> vec[i64]:
        space = SPACE.of(space_and_side)
        free = free_sides(at, space) & (15 << SIDE.of(space_and_side) & 15)
        present = at.walls_around(space)
        needed = fewest_walls(at, room, space)
        first_sides: i64 = 0
        added: i64
        for added in range(16):
            if not added & ~free and count(added) == needed and FITS[room] >> (present | added) & 1:
                first_sides |= added & -added
        edges: i64 = 0
        side: i64
        for side in range(4):
            if first_sides >> side & 1:
                edges |= bit(EDGE_AT[4 * space + side])
        return each(vec[i64](capacity=4), WALL, edges)

    def play(self, at: CavePosition, space_and_side: i64, room: i64, choice: i64) -> None:
        space = SPACE.of(space_and_side)
        at.set_own(WALLS, at.own(WALLS) | bit(WALL.first(choice)))
        at.set_own(RESERVE, at.own(RESERVE) - 1)
        side: i64 = 0
        while EDGE_AT[4 * space + side] != WALL.first(choice):
            side += 1
        if fewest_walls(at, room, space):
            at.open(DRAFT_WALL, SPACE.put(space) | SIDE.put(side + 1), room)
        else:
            end_draft_turn(at)


def end_draft_turn(at: CavePosition) -> None:
    """A room is placed: a full board may earn the additional cavern, whose side is chosen first."""
    at.open(PASS_DRAFT)
    earn_cavern(at)


@final
class PassDraft(Step[CavePosition]):
    """Pass the draft on to the next player (CVC-QUICK-ORDER-01, -02), or end it."""

    def run(self, at: CavePosition, a: i64, b: i64) -> None:
        pass_draft(at)


def pass_draft(at: CavePosition) -> None:
    me = at.cells[TURN]
    other = at.other()
    if draft_points(at, me) >= ENOUGH_POINTS or not at.empty_spaces():
        at.set_own(DRAFT_OVER, 1)
    if at.own(DRAFT_OVER) and at.of(other, DRAFT_OVER):
        at.cells[TURN] = draft_leader(at)
        cover_next(at)
        return
    if at.own(DRAFT_OVER) or (not at.of(other, DRAFT_OVER) and draft_points(at, me) > draft_points(at, other)):
        at.cells[TURN] = other
    draw_for_draft(at)


def draw_for_draft(at: CavePosition) -> None:
    """A draft turn begins with the top tile of the pile, if there is one (CVC-QUICK-DRAFT-01, -11)."""
    at.open(OFFER_DRAFT)
    if at.cells[PILE_I]:
        at.cells[PILE_I] -= 1
        at.open(UNCOVER_ROOM)


@final
class OfferDraft(Step[CavePosition]):
    """A player who can place a room must; one who cannot is out for good (CVC-QUICK-DRAFT-09, CVC-QUICK-END-02)."""

    def run(self, at: CavePosition, a: i64, b: i64) -> None:
        if len(draftable(at)):
            at.open(DRAFT_ROOM)
        else:
            at.set_own(DRAFT_OVER, 1)
            pass_draft(at)


def draft_leader(at: CavePosition) -> i64:
    """The seat with the higher draft score; a tie goes to the start player."""
    first = draft_points(at, 0)
    second = draft_points(at, 1)
    if first == second:
        return at.cells[STARTER]
    return 0 if first > second else 1


def cover_next(at: CavePosition) -> None:
    """Leftover tiles go face down on empty spaces, in turn; a player with none is skipped (CVC-QUICK-COVER-01, -03).

    The additional cavern is such a space for whoever has it (CVC-QUICK-COVER-05)."""
    if not at.cells[PILE_I]:
        finish_draft(at)
        return
    if not at.empty_spaces():
        at.cells[TURN] = at.other()
    at.open(COVER_SPACE)


@final
class CoverSpace(Decision[CavePosition]):
    """Put a leftover tile face down on an empty space of the player's cave."""

    def choices(self, at: CavePosition, a: i64, b: i64) -> vec[i64]:
        return each(vec[i64](capacity=12), COVER, at.empty_spaces())

    def play(self, at: CavePosition, a: i64, b: i64, choice: i64) -> None:
        at.set_own(COVERED, at.own(COVERED) | bit(COVER.first(choice)))
        at.cells[PILE_I] -= 1
        at.cells[TURN] = at.other()
        cover_next(at)


def finish_draft(at: CavePosition) -> None:
    """Goods, walls and tiles for era II; the lower draft score is made up for in gold (CVC-QUICK-ERA2-02 to -06)."""
    leader = draft_leader(at)
    difference = draft_points(at, leader) - draft_points(at, 1 - leader)
    goods: i64 = ONES + some(GOLD, STARTING_GOLD - 1)
    at.set_of(leader, PURSE, goods)
    at.set_of(1 - leader, PURSE, gain(goods, some(GOLD, min(difference, 19))))
    for seat in range(2):
        at.cells[SUPPLY] += at.of(seat, RESERVE)
        at.set_of(seat, RESERVE, 0)
    lay_tiles(at, ERA_I_TILES)
    set_up_era_two(at, leader)
    start_era_two(at)
