"""The cave boards: spaces, natural walls, edges and the ways between them (CVC-GEO)."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.games.cave_vs_cave.rules.board import SPACE_NAMES
from lascaux.games.cave_vs_cave.rules.layout import SPACES_IN_PLAY
from tests.cave_vs_cave.table import Table, era_one, era_two

ERA_I_WALLS = {
    "0,0": "NW", "0,1": "NE",
    "1,0": "W", "1,1": "E",
    "2,0": "W", "2,1": "E",
    "3,0": "", "3,1": "E",
    "4,0": "SW", "4,1": "S", "4,2": "NES",
}  # fmt: skip
ERA_II_WALLS = {
    "0,-1": "NEW",
    "1,-3": "NSW", "1,-2": "N", "1,-1": "E",
    "2,-2": "W", "2,-1": "E",
    "3,-2": "SW", "3,-1": "",
}  # fmt: skip

# Every buildable edge with that end of it to which a way can lead across this edge alone.
ERA_I_EDGES = {
    "0,0|0,1": "0,0", "1,0|1,1": "1,0", "2,0|2,1": "2,0", "3,0|3,1": "3,1", "4,0|4,1": "4,0", "4,1|4,2": "4,2",
    "0,0|1,0": "0,0", "1,0|2,0": "1,0", "2,0|3,0": "2,0", "3,0|4,0": "4,0",
    "0,1|1,1": "0,1", "1,1|2,1": "1,1", "2,1|3,1": "2,1", "3,1|4,1": "4,1",
}  # fmt: skip
ERA_II_EDGES = {
    "0,-1|1,-1": "0,-1", "1,-3|1,-2": "1,-3", "1,-2|1,-1": "1,-2", "1,-2|2,-2": "1,-2", "1,-1|2,-1": "1,-1",
    "2,-2|2,-1": "2,-2", "2,-2|3,-2": "2,-2", "2,-1|3,-1": "2,-1", "3,-2|3,-1": "3,-2",
}  # fmt: skip
CONNECTION = "3,-1|3,0"
OPENING = "3,-1|4,-1"


def walls_of(table: Table, space: str) -> str:
    """The sides of a space that have a wall, natural or placed."""
    walls = table.at.walls_around(SPACE_NAMES.index(space))
    return "".join(side for n, side in enumerate("NESW") if walls >> n & 1)


def spaces(table: Table) -> set[str]:
    return {name for n, name in enumerate(SPACE_NAMES) if table.cell(SPACES_IN_PLAY) >> n & 1}


def only_covered(table: Table, *covered: str) -> Table:
    """Excavate the whole cave but for these spaces."""
    return table.dig(*table.covered()).cover(*covered)


def buildable(table: Table) -> set[str]:
    return {name.removeprefix("wall ") for name in table.take("masonry").play("use wall").legal("wall")}


def diggable(table: Table) -> set[str]:
    table.take("excavation")
    return table.play("use dig").legal("excavate") if table.offers("use dig") else set()


def walled_in(table: Table, space: str, but_for: str) -> Table:
    """Walls on every edge of a space except one."""
    edges = [edge for edge in (*ERA_I_EDGES, *ERA_II_EDGES) if space in edge.split("|")]
    return table.wall(*(edge for edge in edges if edge != but_for))


@pytest.mark.rule("CVC-GEO-01")
def test_era_one_has_eleven_spaces_one_of_them_empty_and_one_the_cave_entrance() -> None:
    table = era_one()
    assert spaces(table) == set(ERA_I_WALLS)
    assert table.rooms() == {"3,0": "cave-entrance"}
    assert spaces(table) - table.covered() - {"3,0"} == {"2,0"}
    assert len(table.covered()) == 9


@pytest.mark.rule("CVC-GEO-02")
@pytest.mark.parametrize(("space", "walls"), ERA_I_WALLS.items())
def test_natural_walls_of_era_one(space: str, walls: str) -> None:
    assert walls_of(era_one(), space) == walls


@pytest.mark.rule("CVC-GEO-02")
def test_era_one_has_fifteen_natural_wall_sides() -> None:
    table = era_one()
    assert sum(len(walls_of(table, space)) for space in spaces(table)) == 15


@pytest.mark.rule("CVC-GEO-03")
def test_era_one_has_fourteen_buildable_edges() -> None:
    assert buildable(era_one()) == set(ERA_I_EDGES)
    assert len(ERA_I_EDGES) == 14


@pytest.mark.rule("CVC-GEO-03", "CVC-GEO-06", "CVC-GEO-02")
@pytest.mark.parametrize(("edge", "end"), ERA_I_EDGES.items())
def test_a_way_crosses_the_edge_of_two_neighbours_and_never_a_corner(edge: str, end: str) -> None:
    assert diggable(walled_in(only_covered(era_one(), end), end, but_for=edge)) == {f"excavate {end}"}
    assert diggable(walled_in(only_covered(era_one(), end), end, but_for="")) == set()


@pytest.mark.rule("CVC-GEO-04")
def test_the_opening_of_era_one_has_no_wall_and_takes_none() -> None:
    table = era_one().wall("2,0|3,0", "3,0|3,1", "3,0|4,0")
    assert walls_of(table, "3,0") == "NES"
    assert CONNECTION not in buildable(table)


@pytest.mark.rule("CVC-GEO-05")
@pytest.mark.parametrize(
    ("space", "food"),
    [("0,0", 0), ("0,1", 0), ("1,0", 0), ("1,1", 1), ("2,1", 0), ("3,1", 1), ("4,0", 0), ("4,1", 0), ("4,2", 0)],
)
def test_food_is_printed_on_two_spaces_of_era_one(space: str, food: int) -> None:
    table = only_covered(era_one(), space).only("0F").take("excavation").play("use dig", f"excavate {space}")
    assert {good: amount for good, amount in table.goods().items() if amount} == ({"F": food} if food else {})


@pytest.mark.rule("CVC-GEO-07")
def test_era_two_adds_eight_spaces() -> None:
    assert spaces(era_two()) == set(ERA_I_WALLS) | set(ERA_II_WALLS)
    assert len(ERA_II_WALLS) == 8


@pytest.mark.rule("CVC-GEO-07")
@pytest.mark.parametrize(("space", "walls"), ERA_II_WALLS.items())
def test_natural_walls_of_era_two(space: str, walls: str) -> None:
    assert walls_of(era_two(), space) == walls


@pytest.mark.rule("CVC-GEO-08", "CVC-GEO-09", "CVC-GEO-10")
def test_era_two_adds_nine_edges_the_connection_and_the_opening() -> None:
    table = era_two()
    assert table.walls() == set()
    assert buildable(table) - set(ERA_I_EDGES) == {*ERA_II_EDGES, CONNECTION, OPENING}
    assert len(ERA_II_EDGES) == 9


@pytest.mark.rule("CVC-GEO-08", "CVC-GEO-06")
@pytest.mark.parametrize(("edge", "end"), ERA_II_EDGES.items())
def test_a_way_crosses_the_edges_of_era_two(edge: str, end: str) -> None:
    assert diggable(walled_in(only_covered(era_two(), end), end, but_for=edge)) == {f"excavate {end}"}
    assert diggable(walled_in(only_covered(era_two(), end), end, but_for="")) == set()


@pytest.mark.rule("CVC-GEO-09")
def test_the_connection_is_the_only_passage_between_the_boards() -> None:
    everywhere = only_covered(era_two(), "0,0", "2,0", "4,2")
    assert diggable(everywhere) == {"excavate 0,0", "excavate 2,0", "excavate 4,2"}
    assert diggable(only_covered(era_two(), "0,0", "2,0", "4,2").wall(CONNECTION)) == set()


@pytest.mark.rule("CVC-GEO-10")
def test_the_opening_of_era_two_lies_below_the_marked_space() -> None:
    table = only_covered(era_two(), "2,-1").wall(OPENING)
    assert walls_of(table, "3,-1") == "S"
    assert diggable(table) == set()


@pytest.mark.rule("CVC-GEO-11")
def test_the_space_above_the_opening_suits_only_rooms_that_need_no_wall() -> None:
    table = only_covered(era_two(leader=1)).furnish("tunnel", "2,0").show_only("cattle-market", "shelf")
    table.give("9F 9w").take("housework").play("use 5F>furnish")
    assert table.offers("furnish cattle-market 3,-1")
    assert not table.offers("furnish shelf 3,-1")


@pytest.mark.rule("CVC-GEO-12")
@pytest.mark.parametrize("row", [0, 1, 2])
def test_the_boards_stand_back_to_back_behind_printed_walls(row: int) -> None:
    table = era_two()
    assert "E" in walls_of(table, f"{row},-1")
    assert "W" in walls_of(table, f"{row},0")
    with pytest.raises(lascaux.UnknownChoice):
        table.offers(f"wall {row},-1|{row},0")
    with pytest.raises(lascaux.UnknownChoice):
        table.offers(f"raze {row},-1|{row},0")


@pytest.mark.rule("CVC-GEO-12")
@pytest.mark.parametrize("space", ["0,0", "1,0", "2,0"])
def test_no_way_crosses_the_printed_walls_between_the_boards(space: str) -> None:
    assert diggable(walled_in(only_covered(era_two(), space), space, but_for="")) == set()


@pytest.mark.rule("CVC-GEO-13")
@pytest.mark.parametrize(("space", "found"), [(space, {"2,-2": "o", "2,-1": "i"}.get(space)) for space in ERA_II_WALLS])
def test_ore_and_iron_are_printed_on_two_spaces_of_era_two(space: str, found: str | None) -> None:
    table = only_covered(era_two(), space).only("0F").take("excavation").play("use dig", f"excavate {space}")
    assert {good: amount for good, amount in table.goods().items() if amount} == ({found: 1} if found else {})


@pytest.mark.rule("CVC-GEO-14")
@pytest.mark.parametrize(("side", "walls", "edges"), [(2, "NW", {"X|E", "X|S"}), (3, "NEW", {"X|S"})])
def test_the_additional_cavern_has_two_sides(side: int, walls: str, edges: set[str]) -> None:
    table = era_one().cavern(side)
    assert walls_of(table, "X") == walls
    assert buildable(table) - set(ERA_I_EDGES) == edges


@pytest.mark.rule("CVC-GEO-14")
def test_a_wall_around_the_additional_cavern_counts_for_it() -> None:
    assert walls_of(era_one().cavern(2).wall("X|E"), "X") == "NEW"
    assert walls_of(era_one().cavern(2).wall("X|S"), "X") == "NSW"
    assert walls_of(era_one().cavern(3).wall("X|S"), "X") == "NESW"


@pytest.mark.rule("CVC-GEO-15")
@pytest.mark.parametrize("edge", [*ERA_I_EDGES, *ERA_II_EDGES, CONNECTION])
def test_a_placed_wall_counts_for_both_spaces_and_for_no_other(edge: str) -> None:
    first, second = edge.split("|")
    sides = ("E", "W") if first.split(",")[0] == second.split(",")[0] else ("S", "N")
    table = era_two().wall(edge)
    grown = {
        space: set(walls_of(table, space)) - set(walls)
        for space, walls in (ERA_I_WALLS | ERA_II_WALLS).items()
        if walls_of(table, space) != walls
    }
    assert grown == {first: {sides[0]}, second: {sides[1]}}


@pytest.mark.rule("CVC-GEO-16")
def test_an_edge_carries_one_wall_only() -> None:
    assert buildable(era_one().wall("1,0|2,0", "4,1|4,2")) == set(ERA_I_EDGES) - {"1,0|2,0", "4,1|4,2"}


@pytest.mark.rule("CVC-GEO-17")
def test_tiles_and_rooms_are_no_walls() -> None:
    face_down, empty, furnished = era_one(), era_one().dig("1,0", "1,1", "0,0"), era_one()
    furnished.furnish("stall", "1,0").furnish("box", "1,1").furnish("treasury", "0,0")
    for table in (face_down, empty, furnished):
        assert [walls_of(table, space) for space in ("0,0", "1,0", "1,1", "2,0")] == ["NW", "W", "E", "W"]


@pytest.mark.rule("CVC-GEO-18")
def test_the_board_of_2016_is_the_same() -> None:
    assert {space: walls_of(era_one(edition="2016"), space) for space in ERA_I_WALLS} == ERA_I_WALLS
    assert buildable(era_one(edition="2016")) == set(ERA_I_EDGES)
    assert diggable(era_one(edition="2016")) == {"excavate 1,0", "excavate 2,1", "excavate 3,1", "excavate 4,0"}
