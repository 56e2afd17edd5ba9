"""Building and razing walls (CVC-WALL)."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import lascaux
from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.table import Table, draft, era_one, era_two, short, solo, solo_era_two

SEVEN = ("0,0|0,1", "1,0|1,1", "2,0|2,1", "3,0|3,1", "4,0|4,1", "4,1|4,2", "0,0|1,0")
CONNECTION = "3,-1|3,0"
OPENING = "3,-1|4,-1"


def build(table: Table, edge: str) -> Table:
    return table.take("masonry").play("use wall", f"wall {edge}")


def raze(table: Table, edge: str) -> Table:
    return table.take("breach").play("use raze>2s3F1g", f"raze {edge}")


def buildable(table: Table) -> set[str]:
    return {name.removeprefix("wall ") for name in table.take("masonry").play("use wall").legal("wall")}


def quick_start() -> Table:
    """The first turn after some draft."""
    return draft().until("take-tile")


def all_walls(table: Table) -> int:
    """The supply, the walls in all caves and those in reserve for the draft."""
    caves = sum(len(table.walls(seat)) + table.own(layout.RESERVE, seat) for seat in (0, 1))
    return table.cell(layout.SUPPLY) + caves


@pytest.mark.rule("CVC-WALL-01")
def test_a_wall_goes_from_the_supply_onto_an_edge_of_the_own_cave() -> None:
    table = build(era_one(), "1,0|1,1")
    assert table.walls(0) == {"1,0|1,1"}
    assert table.walls(1) == set()
    assert table.cell(layout.SUPPLY) == 6


@pytest.mark.rule("CVC-WALL-01")
def test_an_edge_with_a_wall_takes_no_other_and_the_opponents_walls_are_in_no_ones_way() -> None:
    edges = buildable(era_one().wall("1,0|1,1").wall("2,0|2,1", seat=1))
    assert "1,0|1,1" not in edges
    assert "2,0|2,1" in edges


@pytest.mark.rule("CVC-WALL-02")
@pytest.mark.parametrize(("placed", "offered"), [(6, True), (7, False)])
@pytest.mark.parametrize("tile", ["masonry", "renovation"])
def test_without_a_wall_in_the_supply_none_is_built(tile: str, placed: int, offered: bool) -> None:
    table = era_one().wall(*SEVEN[:placed], seat=1).give("9g", 0)
    assert table.take(tile).offers("use wall") == offered


@pytest.mark.rule("CVC-WALL-02")
def test_interior_design_needs_a_wall_in_the_supply_too() -> None:
    table = era_two().extension("interior-design").wall(*SEVEN, seat=1).wall("4,0|4,1", "4,1|4,2", "1,-1|2,-1")
    assert not table.take("interior-design").offers("use wall")


@pytest.mark.rule("CVC-WALL-03")
@pytest.mark.parametrize(
    ("start", "walls"),
    [(era_one, 7), (era_two, 10), (solo, 7), (solo_era_two, 7), (quick_start, 10), (short, 5)],
)
def test_how_many_walls_there_are(start: Callable[[], Table], walls: int) -> None:
    """CNT-C4"""
    assert all_walls(start()) == walls


@pytest.mark.rule("CVC-WALL-03")
def test_in_the_draft_each_player_has_three_walls_and_one_is_put_aside() -> None:
    """CNT-C4"""
    table = draft()
    assert [table.own(layout.RESERVE, 0), table.own(layout.RESERVE, 1), table.cell(layout.SUPPLY)] == [3, 3, 1]


@pytest.mark.rule("CVC-WALL-04")
@pytest.mark.parametrize("tile", ["masonry", "renovation"])
def test_a_wall_costs_nothing(tile: str) -> None:
    table = era_one().give("2g").take(tile)
    before = table.goods()
    assert table.play("use wall", "wall 1,0|1,1").goods() == before


@pytest.mark.rule("CVC-WALL-04")
def test_a_wall_of_interior_design_costs_nothing() -> None:
    table = era_two().extension("interior-design").take("interior-design").only("0F")
    assert not any(table.play("use wall", "wall 2,-1|3,-1").goods().values())


@pytest.mark.rule("CVC-WALL-05")
@pytest.mark.parametrize(
    "edge",
    ["0,0|0,1", "1,0|1,1", "1,0|2,0", "2,0|2,1", "3,0|4,0", "2,1|3,1", "4,1|4,2", "0,1|1,1", "2,0|3,0"],
)
def test_a_wall_may_stand_beside_empty_furnished_and_face_down_spaces_without_a_way_to_it(edge: str) -> None:
    """Furnished are (1,0), (2,1) and the entrance; (2,0) and (4,1) are empty, the last without a way to it."""
    table = era_one().furnish("shelf", "1,0").furnish("stall", "2,1").dig("4,1").wall("3,0|3,1")
    assert edge in buildable(table)


@pytest.mark.rule("CVC-WALL-06")
def test_no_wall_goes_on_natural_walls_the_outside_or_the_opening_of_era_one() -> None:
    table = era_one().take("masonry").play("use wall")
    assert len(table.legal("wall")) == 14
    assert not table.offers(f"wall {CONNECTION}")
    assert not table.offers(f"wall {OPENING}")
    assert not table.offers("wall X|E")
    for nowhere in ("0,0|0,2", "-1,0|0,0", "0,1|0,2", "4,2|5,2", "3,1|3,2", "1,-1|1,0"):
        with pytest.raises(lascaux.UnknownChoice):
            table.offers(f"wall {nowhere}")


@pytest.mark.rule("CVC-WALL-07")
@pytest.mark.parametrize("edge", [CONNECTION, OPENING])
def test_in_era_two_walls_may_close_the_connection_and_the_opening(edge: str) -> None:
    assert build(era_two(), edge).walls() == {edge}


@pytest.mark.rule("CVC-WALL-07")
def test_an_option_keeps_the_opening_free_of_walls() -> None:
    edges = buildable(era_two(opening_wall=False))
    assert OPENING not in edges
    assert CONNECTION in edges


@pytest.mark.rule("CVC-WALL-08")
def test_only_the_owner_of_the_additional_cavern_builds_around_it() -> None:
    assert buildable(era_one().cavern(2, seat=0)) >= {"X|E", "X|S"}
    assert not buildable(era_one().cavern(2, seat=1)) & {"X|E", "X|S"}
    assert build(era_one().cavern(3), "X|S").walls() == {"X|S"}


@pytest.mark.rule("CVC-WALL-09")
def test_walls_built_and_razed_never_change_the_rooms_beside_them() -> None:
    table = era_one().wall("2,0|2,1").furnish("tunnel", "2,0").furnish("shelf", "1,0")
    rooms, scores = table.rooms(), table.at.scores()
    raze(table, "2,0|2,1").play("exchange gold", "done", "take cultivation", "done")
    assert (table.rooms(), table.at.scores()) == (rooms, scores)
    build(table, "1,0|1,1").play("use act1", "activate tunnel +2F")
    assert (table.rooms(), table.at.scores()) == (rooms, scores)


@pytest.mark.rule("CVC-WALL-10")
def test_razing_takes_one_placed_wall_of_the_own_cave_back_to_the_supply() -> None:
    table = era_one().wall("1,0|1,1", "4,0|4,1").wall("2,0|2,1", seat=1).cavern(2).wall("X|E")
    table.take("breach").play("use raze>2s3F1g")
    assert table.legal() == {"raze 1,0|1,1", "raze 4,0|4,1", "raze X|E"}
    table.play("raze X|E")
    assert table.walls(0) == {"1,0|1,1", "4,0|4,1"}
    assert table.walls(1) == {"2,0|2,1"}
    assert table.cell(layout.SUPPLY) == 7 - 3


@pytest.mark.rule("CVC-WALL-10")
@pytest.mark.parametrize("edge", [CONNECTION, OPENING, "2,-2|2,-1"])
def test_walls_of_era_two_can_be_razed(edge: str) -> None:
    assert raze(era_two().wall(edge), edge).walls() == set()


@pytest.mark.rule("CVC-WALL-11", "CVC-WALL-12")
@pytest.mark.parametrize("side", [2, 3])
def test_printed_walls_cannot_be_razed_and_without_a_placed_one_nothing_is_gained(side: int) -> None:
    table = era_one().cavern(side).take("breach")
    before = table.goods()
    assert table.legal("use") == set()
    assert table.play("done").goods(0) == before


@pytest.mark.rule("CVC-WALL-12")
def test_the_goods_come_with_the_razed_wall_and_not_before() -> None:
    table = era_one().wall("1,0|1,1").take("breach").only("0F").play("use raze>2s3F1g")
    assert not any(table.goods().values())
    assert table.play("raze 1,0|1,1").goods() == era_one().only("2s 3F 1g").goods()


@pytest.mark.rule("CVC-WALL-13")
@pytest.mark.parametrize("builder", [0, 1])
def test_a_razed_wall_is_available_to_either_player_at_once(builder: int) -> None:
    table = era_one().wall(*SEVEN)
    raze(table, "1,0|1,1").play("done")
    if builder == 0:
        table.play("take cultivation", "done")
    assert build(table, "1,0|2,0").walls(builder) >= {"1,0|2,0"}


@pytest.mark.rule("CVC-WALL-14", "CVC-WALL-15")
@pytest.mark.parametrize(
    ("options", "total"),
    [({}, 7), ({"eras": 2}, 10), ({"players": 1, "eras": 2}, 7), ({"eras": "quick"}, 10), ({"eras": "short"}, 5)],
    ids=["era I", "both eras", "solo", "quick start", "short game"],
)
def test_walls_stay_until_razed_and_none_is_ever_lost(options: dict[str, object], total: int) -> None:
    """CNT-I2"""
    built = 0
    for seed in range(8):
        chance, table = random.Random(seed), Table(**options)
        table.at.play(table.at.choices()[0])
        while not table.at.over:
            before = [table.walls(seat) for seat in (0, 1)]
            choice, seat = chance.choice(list(table.at.choices())), table.seat
            table.at.play(choice)
            verb, _, edge = table.game.name(choice).partition(" ")
            if verb == "wall":
                before[seat] |= {edge}
                built += 1
            elif verb == "raze":
                before[seat] -= {edge}
            assert [table.walls(seat) for seat in (0, 1)] == before
            assert all_walls(table) == (total if table.cell(layout.ERA) == 2 else 7)
    assert built
