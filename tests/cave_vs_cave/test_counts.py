"""The counts of section 24 of the rules: components, boards, patterns, values, turns and the draft (CNT).

What is hidden at the start is in test_setup, the walls are in test_walls, the invariants in invariants.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from math import prod

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from lascaux.games.cave_vs_cave.rules.actions import TILES
from lascaux.games.cave_vs_cave.rules.board import (
    CONNECTION,
    EDGES,
    ERA_I_SPACES,
    ERA_II_SPACES,
    MARKED,
    SPACE_NAMES,
    reach,
)
from lascaux.games.cave_vs_cave.rules.goods import CODES, amount
from lascaux.games.cave_vs_cave.rules.patterns import PATTERNS
from lascaux.games.cave_vs_cave.rules.rooms import ROOMS, Room
from tests.cave_vs_cave.table import Table, draft, era_one, era_two, short

ERA_I, ERA_II = ROOMS[1:25], ROOMS[25:]


def size(members: int) -> int:
    return members.bit_count()


def worth(rooms: tuple[Room, ...], colour_or_back: str = "") -> int:
    """The points of rooms, or of those among them with a colour or a back."""
    return sum(room.points for room in rooms if colour_or_back in (room.colour, room.back, ""))


def cost(rooms: tuple[Room, ...]) -> dict[str, int]:
    """What all these rooms cost together."""
    total = {code: sum(amount(room.cost, good) for room in rooms) for good, code in enumerate(CODES)}
    return {code: count for code, count in total.items() if count}


def natural_walls(spaces: tuple[str, ...]) -> list[str]:
    """The natural walls of each space: the letters of its sides."""
    walls = [era_two().at.walls_around(SPACE_NAMES.index(space)) for space in spaces]
    return ["".join(side for n, side in enumerate("NESW") if wall >> n & 1) for wall in walls]


def buildable(table: Table) -> int:
    return len(table.take("masonry").play("use wall").legal("wall"))


@dataclass
class Round:
    """One round in which everybody takes tiles and declines their effects."""

    hidden: int  # tiles that might have been revealed
    face_up: int
    on_spaces: int
    seats: list[int]  # whose turns they were


def rounds(**options: object) -> list[Round]:
    """Every round of a game of both eras."""
    table, played = Table(eras=2, **options), []
    while not table.at.over:
        table.until("reveal-tile")
        hidden = len(table.legal())
        face_up = size(table.play(min(table.legal())).cell(layout.FACE_UP))
        spaces = [table.cell(layout.ACTION_SPACES + space) for space in range(16)]
        played.append(Round(hidden, face_up, 16 - spaces.count(0), []))
        while table.decision == "take-tile":
            played[-1].seats.append(table.seat)
            table.play(min(table.legal("take")), "done")
    return played


# Components


def test_action_tiles_by_back() -> None:
    """CNT-C1"""
    assert Counter(tile.back for tile in TILES[:12]) == {0: 4, 2: 3, 3: 4, 4: 1}
    assert [tile.back for tile in TILES[12:]] == [4, 4, 4, 4]


def test_room_tiles_by_back() -> None:
    """CNT-C2"""
    assert Counter(room.back for room in ERA_I) == {"light": 6, "dark": 18}
    assert Counter(room.back for room in ERA_II) == {"light": 6, "dark": 15}
    assert [room.number for room in ROOMS] == list(range(46))
    assert len({room.slug for room in ROOMS}) == 46


def test_room_tiles_by_colour() -> None:
    """CNT-C3"""
    assert Counter(room.colour for room in ERA_I) == {"orange": 19, "blue": 5}
    assert Counter(room.colour for room in ERA_II) == {"orange": 18, "blue": 3}
    assert [room.number for room in ROOMS if room.colour == "blue"] == [20, 21, 22, 23, 24, 43, 44, 45]


def test_goods_and_their_limits() -> None:
    """CNT-C5 and CNT-C7: six indicators each in era I, four more each in era II."""
    assert [len([good for good in era_one().goods(seat).values() if good]) for seat in (0, 1)] == [6, 6]
    assert [len([good for good in era_two().goods(seat).values() if good]) for seat in (0, 1)] == [10, 10]
    table = era_two()
    table.at.gain(sum(31 << 6 * good for good in range(10)) & ~table.own(layout.PURSE))
    assert table.goods() == {"w": 9, "s": 9, "e": 9, "f": 9, "F": 9, "g": 19, "D": 9, "o": 9, "i": 9, "wp": 19}


def test_there_is_one_additional_cavern_and_four_room_markers_suffice() -> None:
    """CNT-C6"""
    table = era_one().furnish("equipment-room", "0,1").give("9w 9g").cavern(2, seat=1)
    rooms = ("storeroom", "state-room", "secret-chamber", "parlor", "shelf", "tunnel", "food-corner", "gold-vein")
    for room, space in zip(rooms, ("0,0", "1,0", "1,1", "2,1", "3,1", "4,0", "4,1", "4,2"), strict=True):
        table.furnish(room, space)
    table.take("renovation").play("use furnish", "furnish spinning-wheel 2,0", "done", "take cultivation", "done")
    assert [table.own(layout.CAVERN_SIDE, seat) for seat in (0, 1)] == [0, 2]
    table.take("expedition").play("use act3")
    activated = 0
    while table.decision == "activate-room":
        table.play(min(table.legal("activate")))
        activated += 1
    assert activated == 4


# Boards


@pytest.mark.parametrize(
    ("names", "spaces", "edges", "natural", "openings"),
    [(SPACE_NAMES[:11], 11, 14, 15, 1), (SPACE_NAMES[11:19], 8, 9, 12, 2)],
    ids=["era I", "era II"],
)
def test_sides_of_all_spaces(names: tuple[str, ...], spaces: int, edges: int, natural: int, openings: int) -> None:
    """CNT-G1 and CNT-G2"""
    assert len(names) == spaces
    assert len([edge for edge in EDGES if set(edge.split("|")) <= set(names)]) == edges
    assert len("".join(natural_walls(names))) == natural
    assert natural + 2 * edges + openings == 4 * spaces


def test_buildable_edges() -> None:
    """CNT-G3 and CNT-G4"""
    assert [buildable(table) for table in (era_two(), short())] == [25, 10]
    assert [buildable(table.cavern(2)) for table in (era_two(), short())] == [27, 12]
    assert [buildable(table.cavern(3)) for table in (era_two(), short())] == [26, 11]


def test_spaces_within_reach_of_the_opening() -> None:
    """CNT-G5"""
    both = ERA_I_SPACES | ERA_II_SPACES
    assert size(reach(MARKED, both, 0, 0)) == 19
    assert size(reach(MARKED, both, 0, 1 << CONNECTION)) == 8


def test_kinds_of_spaces() -> None:
    """CNT-G6 and CNT-G7; NS and EW would be two walls that face each other."""
    assert Counter(natural_walls((*SPACE_NAMES[:6], *SPACE_NAMES[7:11]))) == {
        "NW": 1, "NE": 1, "SW": 1, "W": 2, "E": 3, "S": 1, "NES": 1,
    }  # fmt: skip
    assert Counter(natural_walls(SPACE_NAMES[11:19])) == {
        "": 1, "N": 1, "E": 2, "W": 1, "SW": 1, "NEW": 1, "NSW": 1,
    }  # fmt: skip


@pytest.mark.parametrize(("start", "spaces"), [(era_one, 10), (era_two, 18), (short, 8)])
def test_spaces_to_furnish(start: Callable[[], Table], spaces: int) -> None:
    """CNT-S1"""
    table = start()
    table.dig(*table.covered())
    assert size(table.at.empty_spaces()) == spaces
    assert size(table.cavern(2).at.empty_spaces()) == spaces + 1


# Patterns, values and costs


def test_patterns() -> None:
    """CNT-P1 and CNT-P2"""
    assert Counter(room.walls for room in ERA_I) == {
        "1": 2, "1-2a": 3, "1-3a": 4, "2a": 4, "2-3a": 2, "2o": 2, "3": 3, "3-4": 1, "4": 3,
    }  # fmt: skip
    assert Counter(room.walls for room in ERA_II) == {
        "0-1": 1, "0-3": 3, "1-2a": 6, "1-3a": 1, "2a": 1, "2-3a": 3, "3": 2, "3-4": 1, "4": 3,
    }  # fmt: skip


def test_wall_sets_that_each_pattern_accepts() -> None:
    """CNT-P3"""
    assert {code: size(sets) for code, sets in PATTERNS.items() if code} == {
        "0-1": 5, "0-3": 15, "1": 4, "1-2a": 8, "1-3a": 12, "2a": 4, "2-3a": 8, "2o": 2, "3": 4, "3-4": 5, "4": 1,
    }  # fmt: skip


def test_points() -> None:
    """CNT-V1 and CNT-V2"""
    kinds = ("", "light", "dark", "orange", "blue")
    assert [worth(ERA_I, kind) for kind in kinds] == [137, 23, 114, 113, 24]
    assert [worth(ERA_II, kind) for kind in kinds] == [155, 27, 128, 136, 19]


def test_top_values() -> None:
    """CNT-V3"""
    assert sorted(room.points for room in ERA_I if room.points >= 9) == [9, 10, 11, 12]
    assert sorted(room.points for room in ERA_II if room.points >= 9) == [9, 10, 10, 11, 12, 13, 14]


def test_cost_totals() -> None:
    """CNT-V4 and CNT-V5"""
    assert cost(ERA_I) == {"w": 21, "s": 18, "g": 22}
    assert cost(ERA_II) == {"w": 10, "s": 12, "e": 3, "g": 17, "i": 10, "wp": 8}


# Rounds and turns


def test_turns() -> None:
    """CNT-T1 and CNT-T2"""
    both, alone = rounds(), rounds(players=1)
    assert [played.seats.count(0) for played in both] == [2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4]
    assert [played.seats.count(1) for played in both] == [2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4]
    assert [len(played.seats) for played in alone] == [2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4]
    assert (sum(len(played.seats) for played in both), sum(len(played.seats) for played in alone)) == (2 * 38, 35)


@pytest.mark.parametrize(
    ("players", "face_up"),
    [(2, [5, 6, 7, 8, 9, 10, 11, 12, 12, 13, 14, 15]), (1, [5, 6, 7, 8, 9, 10, 11, 11, 12, 13, 14])],
)
def test_tiles_face_up_on_the_action_spaces(players: int, face_up: list[int]) -> None:
    """CNT-T3"""
    assert [played.face_up for played in rounds(players=players)] == face_up
    assert [played.on_spaces for played in rounds(players=players)] == face_up


def test_tiles_taken_leave_one_for_every_turn() -> None:
    """CNT-T4: Renovation, and the tile of the last extension space, may be closed to both."""
    assert [len(played.seats) for played in rounds()] == [4, 4, 4, 6, 6, 6, 6, 8, 8, 8, 8, 8]
    open_to_all = [played.face_up - (number in (7, 11)) for number, played in enumerate(rounds())]
    assert all(len(played.seats) < tiles for played, tiles in zip(rounds(), open_to_all, strict=True))


@pytest.mark.rule("CVC-ROUND-05")
@pytest.mark.parametrize("seed", range(8))
def test_there_is_always_a_tile_to_take(seed: int) -> None:
    """CNT-T4, in games at random."""
    chance, table = random.Random(seed), Table(eras=2)
    while not table.at.over:
        assert table.decision != "take-tile" or table.legal("take")
        table.at.play(chance.choice(list(table.at.choices())))


def test_orders_of_hidden_tiles() -> None:
    """CNT-T5"""
    two, alone = [played.hidden for played in rounds()], [played.hidden for played in rounds(players=1)]
    assert (prod(two[:8]), prod(two[8:])) == (144, 24)
    assert (prod(alone[:7]), prod(alone[7:])) == (36, 24)


def test_rounds_that_the_start_player_begins() -> None:
    """CNT-T6; seat 0 starts era I."""
    assert [played.seats[0] for played in rounds()] == [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]


# The draft


@pytest.mark.parametrize("seed", range(5))
def test_every_dark_room_is_drawn_or_left_over_in_the_draft(seed: int) -> None:
    """CNT-D1"""
    chance, table = random.Random(seed), draft()
    verbs: Counter[str] = Counter()
    while table.decision != "reveal-tile":
        choice = chance.choice(list(table.at.choices()))
        verbs[table.game.name(choice).split()[0]] += 1
        table.at.play(choice)
    assert verbs["uncover"] + verbs["cover"] == 18
    assert verbs["draft"] <= 21


@pytest.mark.parametrize(("room", "over"), [("secret-chamber", False), ("gold-vein", True)])
def test_the_draft_ends_for_who_has_42_points(room: str, over: bool) -> None:
    """CNT-D1: 12, 11 and 10 points are there; 8 make 41, 9 make 42."""
    table = draft().furnish("state-room", "1,0").furnish("treasury", "1,1").furnish("dungeon", "2,1")
    table.play(f"uncover {room}", f"draft {room} {'0,0' if over else '4,2'}")
    table.play(*[] if over else ["wall 4,1|4,2"])
    assert bool(table.own(layout.DRAFT_OVER, 0)) == over
