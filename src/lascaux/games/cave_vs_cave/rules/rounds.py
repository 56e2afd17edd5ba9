"""Rounds and eras: who is next, what a round's end does, how one era follows the other (CVC-ROUND, CVC-ERA2)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit
from lascaux.core.position import TURN, Decision
from lascaux.core.verbs import each
from lascaux.games.cave_vs_cave.rules import scoring
from lascaux.games.cave_vs_cave.rules.actions import BREACH, ERA_II_TILES, RENOVATION, TILES_2, TILES_3, TILES_4
from lascaux.games.cave_vs_cave.rules.board import (
    CONNECTION,
    ENTRANCE,
    ERA_II_EDGES,
    ERA_II_SPACES,
    MARKED,
    OPENING,
)
from lascaux.games.cave_vs_cave.rules.goods import DONKEY, GOLD, ONES, ORE, amount, gain, refill, some
from lascaux.games.cave_vs_cave.rules.layout import (
    ACTION_SPACES,
    ASK,
    COVERED,
    DISPLAY,
    EDGES_IN_PLAY,
    ERA,
    ERA_I_GOLD,
    ERA_I_ONLY,
    ERA_I_ROOMS,
    ERAS,
    FACE_UP,
    GO_ON,
    OPENING_WALL,
    PILE_II,
    PLAYERS,
    PURSE,
    REMOVE_ROOM,
    REVEAL_TILE,
    ROOMS_OWNED,
    ROUND,
    SPACES_IN_PLAY,
    STARTER,
    SUPPLY,
    TAKE_TILE,
    TAKEN,
    TURNS_LEFT,
    UNSEEN_II,
)
from lascaux.games.cave_vs_cave.rules.position import CavePosition
from lascaux.games.cave_vs_cave.rules.rooms import ERA_II_DARK, ERA_II_LIGHT, room_points
from lascaux.games.cave_vs_cave.rules.verbs import CONTINUE, FINISH, REVEAL

ERA_II_ROUNDS: Final = 4
ERA_II_WALLS: Final = 3  # CVC-ERA2-SETUP-10
STARTING_GOLD: Final = 3  # in the quick start and the short game (CVC-QUICK-ERA2-02, CVC-SHORT-04)
SOLO_PILE_II: Final = 7  # CVC-SOLO2-02


def lay_tiles(at: CavePosition, tiles: i64) -> None:
    """Put tiles face up on the action board, from the left."""
    at.cells[FACE_UP] = tiles
    space: i64 = 0
    tile: i64 = 0
    while tiles >> tile:
        if tiles >> tile & 1:
            at.cells[ACTION_SPACES + space] = tile + 1
            space += 1
        tile += 1


def rounds_with_three(at: CavePosition) -> i64:
    """Four rounds of era I reveal a 3-tile; solo only three do, without Breach (CVC-ROUND-02, CVC-SOLO1-05)."""
    return 4 if at.cells[PLAYERS] == 2 else 3


def dwarves(at: CavePosition) -> i64:
    """Each player's turns in this round, and the N in food costs (CVC-ROUND-11, -12)."""
    if at.cells[ERA] == 2:
        return 4
    if at.cells[ROUND] <= 3:
        return 2
    return 3 if at.cells[ROUND] <= 3 + rounds_with_three(at) else 4


def last_round(at: CavePosition) -> i64:
    """How many rounds this era has (CVC-ROUND-01, CVC-SOLO1-05, CVC-ERA2-ROUND-01)."""
    return ERA_II_ROUNDS if at.cells[ERA] == 2 else 4 + rounds_with_three(at)


def hidden_tiles(at: CavePosition) -> i64:
    """The face-down action tiles, one of which is turned up this round."""
    tiles: i64 = TILES_4
    if at.cells[ERA] == 2:
        tiles = ERA_II_TILES
    elif at.cells[ROUND] <= 3:
        tiles = TILES_2
    elif at.cells[ROUND] <= 3 + rounds_with_three(at):
        tiles = TILES_3 if at.cells[PLAYERS] == 2 else TILES_3 & ~bit(BREACH)
    return tiles & ~at.cells[FACE_UP]


def begin_round(at: CavePosition, number: i64) -> None:
    at.cells[ROUND] = number
    at.cells[TURNS_LEFT] = dwarves(at) * at.cells[PLAYERS]
    at.cells[TURN] = at.cells[STARTER]
    at.open(TAKE_TILE)
    at.open(REVEAL_TILE)


@final
class RevealTile(Decision[CavePosition]):
    """Nature turns up the leftmost face-down action tile."""

    def choices(self, at: CavePosition, a: i64, b: i64) -> vec[i64]:
        return each(vec[i64](capacity=4), REVEAL, hidden_tiles(at))

    def play(self, at: CavePosition, a: i64, b: i64, choice: i64) -> None:
        tile = REVEAL.first(choice)
        at.cells[FACE_UP] = at.cells[FACE_UP] | bit(tile)
        space = at.cells[ROUND] + (3 if at.cells[ERA] == 1 else 11)
        at.cells[ACTION_SPACES + space] = tile + 1


def end_turn(at: CavePosition) -> None:
    at.cells[TURNS_LEFT] -= 1
    if at.cells[TURNS_LEFT]:
        at.cells[TURN] = at.other()
        at.open(TAKE_TILE)
    else:
        end_round(at)


def end_round(at: CavePosition) -> None:
    """Tiles go back, the start player marker passes on (CVC-ROUND-13, -14), donkeys haul ore (CVC-ERA2-HAUL-01)."""
    at.cells[TAKEN] = 0
    at.cells[STARTER] = at.cells[PLAYERS] - 1 - at.cells[STARTER]
    at.cells[TURN] = at.cells[STARTER]
    if at.cells[ROUND] < last_round(at):
        if at.cells[ERA] == 2:
            haul_ore(at)
        begin_round(at, at.cells[ROUND] + 1)
    elif at.cells[ERA] == 1:
        end_era_one(at)


def haul_ore(at: CavePosition) -> None:
    for seat in range(at.cells[PLAYERS]):
        purse = at.of(seat, PURSE)
        at.set_of(seat, PURSE, gain(purse, some(ORE, amount(purse, DONKEY))))


def end_era_one(at: CavePosition) -> None:
    """Era I is scored; then it is over, or era II follows (CVC-ROUND-18, CVC-RULING-57)."""
    if at.cells[ERAS] == ERA_I_ONLY:
        return
    if at.cells[ERAS] == ASK:
        at.open(GO_ON, at.cells[PLAYERS])
    else:
        begin_era_two(at)


GO_ON_ARGUMENTS: Final = (Argument("left"),)


@final
class GoOn(Decision[CavePosition]):
    """Each player in turn agrees to era II or ends the game here; `left` are still to be asked."""

    def choices(self, at: CavePosition, left: i64, b: i64) -> vec[i64]:
        return vec[i64]([CONTINUE.base, FINISH.base])

    def play(self, at: CavePosition, left: i64, b: i64, choice: i64) -> None:
        if choice == FINISH.base:
            return
        at.cells[TURN] = at.other()
        if left > 1:
            at.open(GO_ON, left - 1)
        else:
            begin_era_two(at)


def begin_era_two(at: CavePosition) -> None:
    """Era II after a full era I: record its score, keep everything, refill what is at 0 (CVC-ERA2-SETUP-01, -06)."""
    leading = scoring.leaders(at)
    for seat in range(at.cells[PLAYERS]):
        at.set_of(seat, ERA_I_ROOMS, room_points(at.of(seat, ROOMS_OWNED)))
        at.set_of(seat, ERA_I_GOLD, amount(at.of(seat, PURSE), GOLD))
        at.set_of(seat, PURSE, refill(at.of(seat, PURSE), ONES))
    set_up_era_two(at, leading[0] if len(leading) == 1 else -1)
    start_era_two(at)


def start_era_two(at: CavePosition) -> None:
    """Round 1 of era II, after nature has taken three light rooms out of a solo game (CVC-SOLO2-01)."""
    begin_round(at, 1)
    if at.cells[PLAYERS] == 1:
        at.open(REMOVE_ROOM, ERA_II_LIGHT, 3)


def set_up_era_two(at: CavePosition, leader: i64) -> None:
    """The new boards, rooms and tiles; the leader covers all eight new spaces, the others leave the marked one."""
    solo = at.cells[PLAYERS] == 1
    at.cells[ERA] = 2
    at.cells[FACE_UP] = at.cells[FACE_UP] & ~bit(RENOVATION)
    at.cells[ACTION_SPACES + 7 + rounds_with_three(at)] = 0
    at.cells[SPACES_IN_PLAY] = at.cells[SPACES_IN_PLAY] | ERA_II_SPACES
    at.cells[EDGES_IN_PLAY] = at.cells[EDGES_IN_PLAY] | ERA_II_EDGES
    if at.cells[SPACES_IN_PLAY] >> ENTRANCE & 1:  # in the short game no space lies behind it (CVC-SHORT-14)
        at.cells[EDGES_IN_PLAY] = at.cells[EDGES_IN_PLAY] | bit(CONNECTION)
    if at.cells[OPENING_WALL]:
        at.cells[EDGES_IN_PLAY] = at.cells[EDGES_IN_PLAY] | bit(OPENING)
    at.cells[DISPLAY] = at.cells[DISPLAY] | ERA_II_LIGHT
    at.cells[UNSEEN_II] = ERA_II_DARK
    for seat in range(at.cells[PLAYERS]):
        hidden: i64 = ERA_II_SPACES if solo or seat == leader else ERA_II_SPACES & ~bit(MARKED)
        at.set_of(seat, COVERED, at.of(seat, COVERED) | hidden)
    if solo:
        at.cells[PILE_II] = SOLO_PILE_II
    else:
        at.cells[SUPPLY] += ERA_II_WALLS
