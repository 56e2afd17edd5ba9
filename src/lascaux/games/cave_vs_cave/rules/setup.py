"""The first position of every mode, and nature's part in it (CVC-SETUP, CVC-SOLO1, CVC-SHORT, CVC-QUICK-PREP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit
from lascaux.core.position import TURN, Decision
from lascaux.core.verbs import each
from lascaux.games.cave_vs_cave.rules.actions import ERA_I_TILES, STARTING_TILES
from lascaux.games.cave_vs_cave.rules.board import EMPTY_AT_START, ENTRANCE, ERA_I_EDGES, ERA_I_SPACES
from lascaux.games.cave_vs_cave.rules.draft import draw_for_draft
from lascaux.games.cave_vs_cave.rules.goods import GOLD, ONES, some
from lascaux.games.cave_vs_cave.rules.layout import (
    CHOOSE_STARTER,
    COVERED,
    DISPLAY,
    EDGES_IN_PLAY,
    EDITION_2016,
    ERA,
    ERAS,
    FILL_POOL,
    IDLE_ALLOWED,
    JUNCTION_GOLD,
    OPENING_WALL,
    PILE_I,
    PLAYERS,
    POOL,
    PURSE,
    QUICK_START,
    REMOVE_ROOM,
    RESERVE,
    SHORT_GAME,
    SIZE,
    SPACES_IN_PLAY,
    STARTER,
    SUPPLY,
    UNSEEN_I,
    WEAPON_GATE,
)
from lascaux.games.cave_vs_cave.rules.position import CavePosition, empty_cave
from lascaux.games.cave_vs_cave.rules.rooms import ERA_I_DARK, ERA_I_LIGHT, POOL_ALWAYS
from lascaux.games.cave_vs_cave.rules.rounds import STARTING_GOLD, begin_round, lay_tiles, set_up_era_two, start_era_two
from lascaux.games.cave_vs_cave.rules.verbs import POOL_ROOM, REMOVE, START

if TYPE_CHECKING:
    from lascaux.core.game import Game

ERA_I_WALLS: Final = 7  # CVC-SETUP-08
DRAFT_RESERVE: Final = 3  # CVC-QUICK-PREP-01
SHORT_WALLS: Final = 5  # CVC-SHORT-08
DIGGABLE_AT_START: Final = ERA_I_SPACES & ~bit(ENTRANCE) & ~bit(EMPTY_AT_START)


def set_up(game: Game, eras: i64) -> CavePosition:
    """The first position of a mode; what chance decides about the set-up is still open."""
    at = CavePosition(game, vec[i64]([0] * SIZE))
    at.cells[PLAYERS] = game.seats
    at.cells[ERAS] = eras
    at.cells[EDITION_2016] = 1 if game.options["edition"] == "2016" else 0
    at.cells[OPENING_WALL] = 1 if game.options["opening_wall"] else 0
    at.cells[JUNCTION_GOLD] = 1 if game.options["junction_gold"] else 0
    at.cells[IDLE_ALLOWED] = 1 if game.options["idle_activation"] else 0
    at.cells[WEAPON_GATE] = 1 if game.options["solo_weapon_gate"] else 0
    if eras == SHORT_GAME:
        set_up_short_game(at)
    elif eras == QUICK_START:
        set_up_draft(at)
    else:
        set_up_era_one(at)
    if at.cells[PLAYERS] == 2:
        at.open(CHOOSE_STARTER)
    else:
        begin_round(at, 1)
        at.open(REMOVE_ROOM, ERA_I_LIGHT, 3)
    at.settle()
    return at


def set_up_era_one_board(at: CavePosition) -> None:
    at.cells[SPACES_IN_PLAY] = ERA_I_SPACES
    at.cells[EDGES_IN_PLAY] = ERA_I_EDGES
    at.cells[DISPLAY] = ERA_I_LIGHT
    at.cells[UNSEEN_I] = ERA_I_DARK
    for seat in range(at.cells[PLAYERS]):
        empty_cave(at, seat)


def set_up_era_one(at: CavePosition) -> None:
    set_up_era_one_board(at)
    at.cells[ERA] = 1
    at.cells[SUPPLY] = ERA_I_WALLS
    at.cells[PILE_I] = 0 if at.cells[PLAYERS] == 2 else 9  # CVC-SOLO1-03
    lay_tiles(at, STARTING_TILES)
    for seat in range(at.cells[PLAYERS]):
        at.set_of(seat, PURSE, ONES & at.goods_in_play())
        at.set_of(seat, COVERED, DIGGABLE_AT_START)


def set_up_draft(at: CavePosition) -> None:
    """Two empty boards, three walls each; the seventh wall and era II's three wait in the supply."""
    set_up_era_one_board(at)
    at.cells[SUPPLY] = ERA_I_WALLS - 2 * DRAFT_RESERVE
    at.cells[PILE_I] = 18
    for seat in range(2):
        at.set_of(seat, RESERVE, DRAFT_RESERVE)


def set_up_short_game(at: CavePosition) -> None:
    """Era II alone: no Cave Entrance, a common pool, few walls."""
    lay_tiles(at, ERA_I_TILES)
    set_up_era_two(at, -1)
    at.cells[SUPPLY] = SHORT_WALLS
    at.cells[POOL] = POOL_ALWAYS
    for seat in range(2):
        at.set_of(seat, PURSE, ONES + some(GOLD, STARTING_GOLD - 1))


@final
class ChooseStarter(Decision[CavePosition]):
    """Nature chooses the start player (CVC-SETUP-09)."""

    def choices(self, at: CavePosition, a: i64, b: i64) -> vec[i64]:
        return vec[i64]([START.code(0), START.code(1)])

    def play(self, at: CavePosition, a: i64, b: i64, choice: i64) -> None:
        at.cells[STARTER] = START.first(choice)
        at.cells[TURN] = at.cells[STARTER]
        if at.cells[ERAS] == SHORT_GAME:
            start_era_two(at)
            at.open(FILL_POOL, 3)
        elif at.cells[ERAS] == QUICK_START:
            draw_for_draft(at)
        else:
            begin_round(at, 1)


REMOVE_ROOM_ARGUMENTS: Final = (Argument("rooms"), Argument("left", second=True))


@final
class RemoveRoom(Decision[CavePosition]):
    """Nature takes one of these light-backed rooms out of the solo game; `left` are still to go."""

    def choices(self, at: CavePosition, rooms: i64, left: i64) -> vec[i64]:
        return each(vec[i64](capacity=6), REMOVE, at.cells[DISPLAY] & rooms)

    def play(self, at: CavePosition, rooms: i64, left: i64, choice: i64) -> None:
        at.cells[DISPLAY] = at.cells[DISPLAY] & ~bit(REMOVE.first(choice))
        if left > 1:
            at.open(REMOVE_ROOM, rooms, left - 1)


FILL_POOL_ARGUMENTS: Final = (Argument("left"),)


@final
class FillPool(Decision[CavePosition]):
    """Nature adds an era I room to the common pool (CVC-SHORT-06); `left` are still to come."""

    def choices(self, at: CavePosition, left: i64, b: i64) -> vec[i64]:
        return each(vec[i64](capacity=21), POOL_ROOM, (ERA_I_LIGHT | ERA_I_DARK) & ~at.cells[POOL])

    def play(self, at: CavePosition, left: i64, b: i64, choice: i64) -> None:
        at.cells[POOL] = at.cells[POOL] | bit(POOL_ROOM.first(choice))
        if left > 1:
            at.open(FILL_POOL, left - 1)
