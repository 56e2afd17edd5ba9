"""Wall patterns: which walls around a space suit which room (CVC-PATTERN)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations

import pytest

from tests.cave_vs_cave.table import ROOM_NUMBERS, Table, era_one, era_two, short

# The one space on which every wall set can be built: (3,-1) has no printed wall.
EDGES = {"N": "2,-1|3,-1", "E": "3,-1|3,0", "S": "3,-1|4,-1", "W": "3,-2|3,-1"}
WALL_SETS = ["".join(sides) for count in range(5) for sides in combinations("NESW", count)]
KINDS = {**dict.fromkeys(("NE", "ES", "SW", "NW"), "corner"), **dict.fromkeys(("NS", "EW"), "facing")}
TILES = sorted(ROOM_NUMBERS.keys() - {"cave-entrance"})
RICH = "9w 9s 9e 9f 9F 19g 9D 9o 9i 19wp"


def kind(walls: str) -> str:
    return KINDS.get(walls) or ("none", "one", "", "three", "four")[len(walls)]


def fitting_on(table: Table, space: str) -> set[str]:
    """The rooms that would fit on a space; enough orange rooms for any blue one."""
    table.furnish("shelf", "0,1").furnish("warehouse", "1,1").show(*TILES).give(RICH).take("renovation")
    return {name.split()[1] for name in table.play("use furnish").legal() if name.split()[2] == space}


@cache
def fitting(walls: str) -> frozenset[str]:
    """The rooms that fit on the space (3,-1) of the short game with these walls around it."""
    table = short().show(*TILES).give(RICH).wall(*(EDGES[side] for side in walls))
    return frozenset(name.split()[1] for name in table.play("take decoration", "use 1g>furnish").legal())


def accepted(room: str) -> set[str]:
    return {walls for walls in WALL_SETS if room in fitting(walls)}


def of_kinds(*kinds: str) -> set[str]:
    return {walls for walls in WALL_SETS if kind(walls) in kinds}


@pytest.mark.rule("CVC-PATTERN-01")
@pytest.mark.parametrize("walls", ["NE", "ES", "SW", "NW"])
def test_a_pattern_fits_in_every_rotation(walls: str) -> None:
    assert "food-corner" in fitting(walls)


@pytest.mark.rule("CVC-PATTERN-01")
@pytest.mark.parametrize("walls", ["", "N", "E", "NES", "NESW"])
def test_dark_sides_need_walls_and_undrawn_ones_none(walls: str) -> None:
    assert "food-corner" not in fitting(walls)


@pytest.mark.rule("CVC-PATTERN-01")
@pytest.mark.parametrize("walls", ["NE", "NES"])
def test_light_sides_are_free(walls: str) -> None:
    assert "furniture-workshop" in fitting(walls)


@pytest.mark.rule("CVC-PATTERN-02")
@pytest.mark.parametrize("walls", ["NS", "EW"])
def test_a_tile_has_no_orientation(walls: str) -> None:
    table = short().show_only("tunnel").wall(*(EDGES[side] for side in walls))
    table.play("take decoration", "use 1g>furnish")
    assert [table.game.name(choice) for choice in table.at.choices()] == ["furnish tunnel 3,-1"]


PLACED_OR_PRINTED: dict[str, tuple[Callable[[], Table], str]] = {
    "printed corner": (lambda: era_one().dig("0,0"), "0,0"),
    "half printed corner": (lambda: era_one().wall("1,0|2,0"), "2,0"),
    "placed corner": (lambda: era_two().wall(EDGES["N"], EDGES["E"]), "3,-1"),
}


@pytest.mark.rule("CVC-PATTERN-03")
@pytest.mark.parametrize(("arrange", "space"), PLACED_OR_PRINTED.values(), ids=PLACED_OR_PRINTED)
def test_printed_and_placed_walls_count_alike(arrange: Callable[[], Table], space: str) -> None:
    with_a_corner = {"grindstone", "sacrificial-altar", "food-corner", "gold-vein", "ore-vein"}
    without = {"spinning-wheel", "tunnel", "parlor", "state-room", "treasury", "cattle-market"}
    fits = fitting_on(arrange().dig(space), space)
    assert with_a_corner <= fits
    assert not without & fits


@pytest.mark.rule("CVC-PATTERN-04")
@pytest.mark.parametrize("room", TILES)
def test_a_mirrored_wall_set_fits_as_well(room: str) -> None:
    mirror = str.maketrans("EW", "WE")
    assert {"".join(sorted(walls.translate(mirror), key="NESW".index)) for walls in accepted(room)} == accepted(room)


PATTERNS = [
    pytest.param("shelf spinning-wheel", "one", marks=pytest.mark.rule("CVC-PATTERN-05")),
    pytest.param(
        "grindstone prospecting-site equipment-room bloomery hitching-post wainwright ceremonial-hall iron-trader "
        "equipment-cabinet",
        "one corner",
        marks=pytest.mark.rule("CVC-PATTERN-06"),
    ),
    pytest.param(
        "warehouse stall sacrificial-altar retting-room store",
        "one corner three",
        marks=pytest.mark.rule("CVC-PATTERN-07"),
    ),
    pytest.param(
        "food-corner storeroom weaving-room wood-storeroom box", "corner", marks=pytest.mark.rule("CVC-PATTERN-08")
    ),
    pytest.param(
        "furniture-workshop gold-vein ironsmith weaponsmith breeding-cave",
        "corner three",
        marks=pytest.mark.rule("CVC-PATTERN-09"),
    ),
    pytest.param("tunnel junction-room", "facing", marks=pytest.mark.rule("CVC-PATTERN-10")),
    pytest.param(
        "parlor digging-cave bakehouse swordsmith slaughtering-cave", "three", marks=pytest.mark.rule("CVC-PATTERN-11")
    ),
    pytest.param("state-room armory", "three four", marks=pytest.mark.rule("CVC-PATTERN-11")),
    pytest.param(
        "secret-chamber treasury dungeon weapon-chamber oubliette gold-donkey",
        "four",
        marks=pytest.mark.rule("CVC-PATTERN-11", "DX-64"),
    ),
    pytest.param("cattle-market", "none one", marks=pytest.mark.rule("CVC-PATTERN-12")),
    pytest.param(
        "ore-vein cave-silo mining-cave",
        "none one corner facing three",
        marks=pytest.mark.rule("CVC-PATTERN-13", "WX-30"),
    ),
]


@pytest.mark.parametrize(("rooms", "kinds"), PATTERNS)
def test_the_wall_sets_that_suit_a_room(rooms: str, kinds: str) -> None:
    for room in rooms.split():
        assert accepted(room) == of_kinds(*kinds.split()), room


@pytest.mark.rule("CVC-PATTERN-10", "WX-10")
def test_facing_walls_are_not_a_corner() -> None:
    table = era_one().dig("1,0").wall("1,0|1,1").show("spinning-wheel", "tunnel")
    fits = fitting_on(table, "1,0")
    assert "tunnel" in fits
    assert "spinning-wheel" not in fits


@pytest.mark.rule("CVC-PATTERN-14", "DX-63")
def test_the_open_opening_counts_as_no_wall() -> None:
    fits = fitting_on(era_two().dig("3,-1"), "3,-1")
    assert fits == {"cattle-market", "ore-vein", "cave-silo", "mining-cave"}


@pytest.mark.rule("CVC-PATTERN-14", "DX-63")
def test_a_wall_on_the_opening_counts_for_the_space_above() -> None:
    fits = fitting_on(era_two().dig("3,-1").wall("3,-1|4,-1"), "3,-1")
    assert {"spinning-wheel", "grindstone", "stall", "cattle-market", "ore-vein"} <= fits
    assert not {"food-corner", "tunnel"} & fits


@pytest.mark.rule("CVC-PATTERN-15")
def test_a_pattern_is_checked_at_placement_only() -> None:
    table = era_one().furnish("shelf", "2,0").only("").take("masonry").play("use wall", "wall 2,0|2,1")
    assert table.rooms()["2,0"] == "shelf"
    assert table.at.scores()[0] == 3
    assert table.play("use act1", "activate shelf s:=2").has("s") == 2
