"""What a seat sees of Cave vs Cave, as plain data: enough to draw the whole table. There is no private information."""

from __future__ import annotations

from typing import TypedDict

from lascaux.core.game import Game, Past
from lascaux.core.view import TableView, table_view
from lascaux.games.cave_vs_cave.rules import layout
from lascaux.games.cave_vs_cave.rules.actions import BANDS_OF_A_TILE, TILES
from lascaux.games.cave_vs_cave.rules.board import CAVERN, EDGES, SIDES, SPACE_NAMES, SYMBOLS, walls_around
from lascaux.games.cave_vs_cave.rules.goods import NAMES, amount
from lascaux.games.cave_vs_cave.rules.position import CavePosition
from lascaux.games.cave_vs_cave.rules.rooms import ROOMS
from lascaux.games.cave_vs_cave.rules.rounds import dwarves, last_round
from lascaux.games.cave_vs_cave.rules.turn import is_open
from lascaux.games.cave_vs_cave.rules.verbs import TAKE


class ActionSpaceView(TypedDict):
    """A space of the action board. `number` is printed on it: each player's turns in the round that turns it up."""

    number: int  # 0 for the four spaces without one
    tile: str | None  # None while face down
    taken: bool
    taken_by: int | None  # the seat; None where the past is not known
    open: bool  # False if it takes more gold (or weapons) than the opponent has, and the seat on turn has no more
    bonus: str | None  # which of the printed bonus effects lies below an extension space


class SpaceView(TypedDict):
    space: str
    state: str  # covered, empty or room
    room: str | None
    symbol: str | None  # the good that excavating it brings
    printed_walls: str  # sides, from N E S W
    walls: str  # placed ones


class EdgeView(TypedDict):
    edge: str
    wall: bool
    buildable: bool


class CaveView(TypedDict):
    """One player's cave and goods."""

    goods: dict[str, int]
    spaces: list[SpaceView]
    edges: list[EdgeView]
    cavern_side: int  # 0 without the additional cavern, else how many walls are printed on it
    reserve: int  # walls, during the draft
    draft_over: bool
    era_one_score: int
    orange: int
    blue: int


class TurnView(TypedDict):
    """The turn in progress."""

    tile: str | None
    bands_used: list[bool]  # of the tile's bands, then the space's bonus, then the Prospecting Site's
    activations_left: int
    activated: list[str]
    due: list[str]  # blue rooms that still pay for this block


class CaveVsCaveView(TableView):
    era: int  # 0 during the draft
    round: int
    rounds: int
    dwarves: int
    turns_left: int
    start_player: int
    action_board: list[ActionSpaceView]
    current: TurnView
    display: list[str]
    pool: list[str]
    unseen: list[str]  # dark rooms that nobody has seen yet, wherever they lie
    piles: list[int]  # face-down draw piles of era I and II
    wall_supply: int
    cavern_in_supply: bool
    caves: list[CaveView]


def room_names(rooms: int) -> list[str]:
    return [room.slug for room in ROOMS if rooms >> room.number & 1]


def action_board(at: CavePosition, past: Past) -> list[ActionSpaceView]:
    """The spaces from left to right, for the eras and players of this game."""
    era_two = at.cells[layout.ERA] == 2
    solo = at.cells[layout.PLAYERS] == 1
    numbers = [0] * 4 + [2] * 3 + [3] * (3 if solo else 4)
    spaces = list(range(len(numbers)))
    if era_two:
        spaces += [12, 13, 14, 15]
        numbers += [4] * 4
    elif at.cells[layout.ERA] == 1:
        spaces.append(len(numbers))
        numbers.append(4)
    return [action_space(at, space, number, past) for space, number in zip(spaces, numbers, strict=True)]


def action_space(at: CavePosition, space: int, number: int, past: Past) -> ActionSpaceView:
    tile = at.cells[layout.ACTION_SPACES + space] - 1
    taken = tile >= 0 and at.cells[layout.TAKEN] >> tile & 1 == 1
    return ActionSpaceView(
        number=number,
        tile=TILES[tile].slug if tile >= 0 else None,
        taken=taken,
        taken_by=last_taker(tile, past) if taken else None,
        open=tile >= 0 and is_open(at, tile),
        bonus=str(space - 11) if space >= 12 else None,
    )


def last_taker(tile: int, past: Past) -> int | None:
    """Who last took a tile: tiles come back only at the end of a round."""
    made = zip(reversed(past.choices), reversed(past.seats), strict=True)
    return next((seat for choice, seat in made if choice == TAKE.code(tile)), None)


def space_view(at: CavePosition, seat: int, space: int) -> SpaceView:
    side = at.of(seat, layout.CAVERN_SIDE)
    printed = walls_around(space, 0, side)
    placed = walls_around(space, at.of(seat, layout.WALLS), side) & ~printed
    room = at.of(seat, layout.ROOM_ON + space) - 1
    covered = at.of(seat, layout.COVERED) >> space & 1 == 1
    return SpaceView(
        space=SPACE_NAMES[space],
        state="covered" if covered else "room" if room >= 0 else "empty",
        room=ROOMS[room].slug if room >= 0 else None,
        symbol=SYMBOLS.get(SPACE_NAMES[space]),
        printed_walls="".join(name for n, name in enumerate(SIDES) if printed >> n & 1),
        walls="".join(name for n, name in enumerate(SIDES) if placed >> n & 1),
    )


def cave_view(at: CavePosition, seat: int) -> CaveView:
    walls = at.of(seat, layout.WALLS)
    edges = at.edges(seat)
    rooms = [ROOMS[n] for n in range(len(ROOMS)) if at.of(seat, layout.ROOMS_OWNED) >> n & 1]
    purse = at.of(seat, layout.PURSE)
    goods = len(NAMES) if at.cells[layout.ERA] == 2 else NAMES.index("donkey")
    return CaveView(
        goods={NAMES[good]: amount(purse, good) for good in range(goods)},
        spaces=[space_view(at, seat, n) for n in range(CAVERN + 1) if at.spaces(seat) >> n & 1],
        edges=[
            EdgeView(edge=name, wall=walls >> n & 1 == 1, buildable=(edges & ~walls) >> n & 1 == 1)
            for n, name in enumerate(EDGES)
            if edges >> n & 1
        ],
        cavern_side=at.of(seat, layout.CAVERN_SIDE),
        reserve=at.of(seat, layout.RESERVE),
        draft_over=at.of(seat, layout.DRAFT_OVER) == 1,
        era_one_score=at.of(seat, layout.ERA_I_ROOMS) + at.of(seat, layout.ERA_I_GOLD),
        orange=sum(room.colour == "orange" for room in rooms),
        blue=sum(room.colour == "blue" for room in rooms),
    )


def turn_view(at: CavePosition) -> TurnView:
    tile = at.cells[layout.TILE] - 1
    used = at.cells[layout.BANDS_USED]
    return TurnView(
        tile=TILES[tile].slug if tile >= 0 else None,
        bands_used=[used >> n & 1 == 1 for n in range(BANDS_OF_A_TILE + 2)],
        activations_left=at.cells[layout.BLOCK_LEFT],
        activated=room_names(at.cells[layout.BLOCK_ROOMS]),
        due=room_names(at.cells[layout.BLOCK_DUE]),
    )


def view(game: Game, at: CavePosition, seat: int, past: Past) -> CaveVsCaveView:
    return CaveVsCaveView(
        **table_view(game, at, seat),
        era=at.cells[layout.ERA],
        round=at.cells[layout.ROUND],
        rounds=last_round(at),
        dwarves=dwarves(at),
        turns_left=at.cells[layout.TURNS_LEFT],
        start_player=at.cells[layout.STARTER],
        action_board=action_board(at, past),
        current=turn_view(at),
        display=room_names(at.cells[layout.DISPLAY]),
        pool=room_names(at.cells[layout.POOL]),
        unseen=room_names(at.cells[layout.UNSEEN_I] | at.cells[layout.UNSEEN_II]),
        piles=[at.cells[layout.PILE_I], at.cells[layout.PILE_II]],
        wall_supply=at.cells[layout.SUPPLY],
        cavern_in_supply=at.cells[layout.CAVERN_TAKEN] == 0,
        caves=[cave_view(at, s) for s in range(at.cells[layout.PLAYERS])],
    )
