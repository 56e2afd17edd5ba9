"""Excavating: which tiles can be dug, and what a dig does (CVC-DIG)."""

from __future__ import annotations

import pytest

import lascaux
from tests.cave_vs_cave.table import Table, era_one, era_two

AROUND_THE_ENTRANCE = ("2,0|3,0", "3,0|3,1", "3,0|4,0")
CONNECTION = "3,-1|3,0"
OPENING = "3,-1|4,-1"


def diggable(table: Table, tile: str = "excavation", effect: str = "dig") -> set[str]:
    """The spaces that an effect of a tile may dig."""
    table.take(tile)
    if not table.offers(f"use {effect}"):
        return set()
    return {name.removeprefix("excavate ") for name in table.play(f"use {effect}").legal("excavate")}


def undermined(table: Table) -> set[str]:
    return diggable(table, "undermining", "undermine")


def only_covered(table: Table, *covered: str) -> Table:
    """Excavate the whole cave but for these spaces."""
    return table.dig(*table.covered()).cover(*covered)


@pytest.mark.rule("CVC-DIG-01")
def test_a_dug_tile_is_turned_up_into_the_display_and_leaves_its_space_empty() -> None:
    table = era_one().take("excavation").play("use dig", "excavate 2,1", "uncover stall")
    assert table.covered(0) == {"0,0", "0,1", "1,0", "1,1", "3,1", "4,0", "4,1", "4,2"}
    assert table.display() == {"shelf", "spinning-wheel", "tunnel", "grindstone", "food-corner", "parlor", "stall"}
    assert table.rooms(0) == {"3,0": "cave-entrance"}
    assert len(table.covered(1)) == 9


@pytest.mark.rule("CVC-DIG-01")
def test_only_tiles_of_the_own_cave_are_dug() -> None:
    table = only_covered(era_one(), "4,0")
    assert len(table.covered(1)) == 9
    assert diggable(table) == {"4,0"}


@pytest.mark.rule("CVC-DIG-02")
def test_the_dug_room_may_be_furnished_in_the_same_turn() -> None:
    table = era_one().give("1w 3g").take("expansion").play("use dig", "excavate 2,1", "uncover stall")
    table.play("use 2g>furnish", "furnish stall 2,1")
    assert table.rooms()["2,1"] == "stall"


@pytest.mark.rule("CVC-DIG-02")
def test_the_dug_room_may_be_furnished_by_the_opponent() -> None:
    table = era_one().take("excavation").play("use dig", "excavate 2,1", "uncover stall", "done")
    table.give("1w 2g").take("housework").play("use 1g>furnish", "furnish stall 2,0")
    assert table.rooms(1)["2,0"] == "stall"


@pytest.mark.rule("CVC-DIG-03")
@pytest.mark.parametrize(
    ("space", "good"), [("1,1", "F"), ("3,1", "F"), ("2,-2", "o"), ("2,-1", "i"), ("2,1", ""), ("3,-2", "")]
)
def test_an_uncovered_symbol_gives_its_good_at_once(space: str, good: str) -> None:
    table = only_covered(era_two(), space).only("0F").take("excavation").play("use dig", f"excavate {space}")
    assert table.at.actor == lascaux.CHANCE
    assert {code for code, amount in table.goods().items() if amount} == ({good} if good else set())


@pytest.mark.rule("CVC-DIG-03")
@pytest.mark.parametrize(("space", "good"), [("3,1", "F"), ("2,-2", "o"), ("2,-1", "i")])
def test_the_good_of_a_symbol_is_lost_at_the_limit(space: str, good: str) -> None:
    table = only_covered(era_two(), space).give(f"9{good}").take("excavation").play("use dig", f"excavate {space}")
    assert table.has(good) == 9


@pytest.mark.rule("CVC-DIG-04")
def test_face_up_rooms_cannot_be_dug() -> None:
    table = era_one().furnish("shelf", "2,0").furnish("grindstone", "2,1").furnish("stall", "4,0")
    assert diggable(table) == {"1,0", "1,1", "3,1", "4,1"}


@pytest.mark.rule("CVC-DIG-05")
@pytest.mark.parametrize(
    ("tile", "effect"),
    [
        ("excavation", "dig"),
        ("excavation", "2F>dig2"),
        ("undermining", "undermine"),
        ("expansion", "dig"),
        ("drift-mining", "dig"),
    ],
)
def test_without_a_face_down_tile_no_dig_is_offered(tile: str, effect: str) -> None:
    table = only_covered(era_one()).give("9F").take(tile)
    assert not table.offers(f"use {effect}")


@pytest.mark.rule("CVC-DIG-05")
def test_the_digging_cave_needs_a_face_down_tile_too() -> None:
    table = only_covered(era_one()).furnish("digging-cave", "4,2").take("cultivation").play("use act1")
    assert not table.offers("activate digging-cave 1g>dig")


@pytest.mark.rule("CVC-DIG-06")
def test_a_way_from_the_opening_passes_no_wall_and_no_face_down_tile() -> None:
    """WX-07: the example of the rulebooks."""
    table = era_one().furnish("warehouse", "2,0").dig("1,0", "1,1", "2,1").wall("3,0|4,0")
    assert diggable(table) == {"0,0", "0,1", "3,1"}


@pytest.mark.rule("CVC-DIG-06")
def test_a_way_leads_around_a_wall() -> None:
    """DX-66: behind a Tunnel's wall (2,1) is reached by way of (3,1)."""
    table = era_one().furnish("tunnel", "2,0").wall("2,0|2,1")
    assert diggable(table) == {"1,0", "3,1", "4,0"}
    again = era_one().furnish("tunnel", "2,0").wall("2,0|2,1").dig("3,1")
    assert diggable(again) == {"1,0", "2,1", "4,0", "4,1"}


@pytest.mark.rule("CVC-DIG-06")
def test_in_era_two_the_way_begins_at_the_new_opening() -> None:
    """DX-21: under its face-down tile the marked space bars the whole cave."""
    assert diggable(era_two(leader=0)) == {"3,-1"}
    assert diggable(era_two(leader=1)) == {"2,-1", "3,-2", "1,0", "2,1", "3,1", "4,0"}


@pytest.mark.rule("CVC-DIG-07")
@pytest.mark.parametrize("furnished", [True, False])
def test_a_way_runs_through_empty_and_furnished_spaces_and_the_entrance(furnished: bool) -> None:
    table = only_covered(era_one(), "0,0")
    if furnished:
        rooms = ("shelf", "stall", "treasury", "dungeon", "parlor", "tunnel", "storeroom", "gold-vein", "bakehouse")
        spaces = ("0,1", "1,0", "1,1", "2,0", "2,1", "3,1", "4,0", "4,1", "4,2")
        for room, space in zip(rooms, spaces, strict=True):
            table.furnish(room, space)
    assert diggable(table) == {"0,0"}


@pytest.mark.rule("CVC-DIG-08")
def test_undermining_ignores_walls_but_not_face_down_tiles() -> None:
    """DX-13: (1,0) lies behind two walls, (0,0) behind (1,0)."""
    assert diggable(era_one().wall("2,0|3,0", "1,0|2,0")) == {"3,1", "4,0"}
    assert undermined(era_one().wall("2,0|3,0", "1,0|2,0")) == {"1,0", "2,1", "3,1", "4,0"}


@pytest.mark.rule("CVC-DIG-08")
@pytest.mark.parametrize("edges", [[CONNECTION], [OPENING], [CONNECTION, OPENING, *AROUND_THE_ENTRANCE]])
def test_undermining_ignores_walls_on_the_connection_and_the_opening(edges: list[str]) -> None:
    table = era_two(leader=1).wall(*edges)
    assert undermined(table) == {"2,-1", "3,-2", "1,0", "2,1", "3,1", "4,0"}


@pytest.mark.rule("CVC-DIG-08")
def test_undermining_does_not_pass_the_tile_above_the_opening() -> None:
    assert undermined(era_two(leader=0).wall(OPENING)) == {"3,-1"}


@pytest.mark.rule("CVC-DIG-09")
@pytest.mark.parametrize(
    ("target", "neighbours"),
    [
        ("0,0", {"0,1", "1,0"}),
        ("1,0", {"1,1", "2,0"}),
        ("0,-1", {"1,-1"}),
        ("1,-1", {"1,-2", "2,-1"}),
    ],
)
def test_undermining_does_not_pass_the_printed_walls_between_the_boards(target: str, neighbours: set[str]) -> None:
    """On its own board the target is shut in by face-down tiles; beyond the printed wall everything is dug."""
    assert undermined(only_covered(era_two(), target, *neighbours)) == neighbours


@pytest.mark.rule("CVC-DIG-10")
@pytest.mark.parametrize(
    ("tile", "effect"),
    [("excavation", "dig"), ("excavation", "2F>dig2"), ("expansion", "dig"), ("drift-mining", "dig")],
)
def test_walls_block_every_other_dig(tile: str, effect: str) -> None:
    table = era_one().give("9F").wall("3,0|3,1", "3,0|4,0")
    assert diggable(table, tile, effect) == {"1,0", "2,1"}
    closed = era_one().give("9F").wall(*AROUND_THE_ENTRANCE)
    assert not closed.take(tile).offers(f"use {effect}")


@pytest.mark.rule("CVC-DIG-10")
def test_walls_block_interior_design() -> None:
    table = era_two(leader=1).extension("interior-design").wall("2,-1|3,-1", *AROUND_THE_ENTRANCE)
    assert diggable(table, "interior-design") == {"3,-2"}
    closed = era_two(leader=1).extension("interior-design").wall(OPENING)
    assert not closed.take("interior-design").offers("use dig")


@pytest.mark.rule("CVC-DIG-10")
def test_walls_block_the_digging_cave() -> None:
    table = era_one().furnish("digging-cave", "2,0").wall("3,0|3,1", "2,0|2,1", "3,0|4,0").take("cultivation")
    assert table.play("use act1", "activate digging-cave 1g>dig").legal() == {"excavate 1,0"}
    closed = era_one().furnish("digging-cave", "2,0").wall(*AROUND_THE_ENTRANCE).take("cultivation")
    assert not closed.play("use act1").offers("activate digging-cave 1g>dig")


@pytest.mark.rule("CVC-DIG-11")
def test_the_second_dig_may_take_a_tile_that_the_first_made_accessible() -> None:
    table = era_one().give("2F").take("excavation").play("use 2F>dig2")
    assert table.legal("excavate") == {"excavate 1,0", "excavate 2,1", "excavate 3,1", "excavate 4,0"}
    table.play("excavate 4,0", "uncover stall")
    assert table.legal("excavate") == {"excavate 1,0", "excavate 2,1", "excavate 3,1", "excavate 4,1"}
    assert "4,1" not in table.play("excavate 4,1", "uncover treasury").covered()


@pytest.mark.rule("CVC-DIG-11")
def test_the_second_dig_is_blocked_by_walls_like_the_first() -> None:
    table = era_one().give("2F").wall("4,0|4,1", "3,0|3,1").take("excavation")
    table.play("use 2F>dig2", "excavate 4,0", "uncover stall")
    assert table.legal("excavate") == {"excavate 1,0", "excavate 2,1"}


@pytest.mark.rule("CVC-DIG-12")
def test_the_first_tile_is_seen_before_the_second_is_chosen() -> None:
    table = era_one().give("2F").take("excavation").play("use 2F>dig2", "excavate 2,1")
    assert table.at.actor == lascaux.CHANCE
    table.play("uncover stall")
    assert "stall" in table.display()
    assert table.at.actor == 0
    assert table.decision == "excavate-space"


@pytest.mark.rule("CVC-DIG-13")
def test_two_digs_may_be_paid_for_with_one_tile_left_and_the_second_lapses() -> None:
    table = only_covered(era_one(), "4,0").only("2F").take("excavation").play("use 2F>dig2")
    assert table.play("excavate 4,0", "uncover stall").decision == "use-tile"
    assert table.has("F") == 0


@pytest.mark.rule("CVC-DIG-13")
def test_the_second_dig_lapses_where_walls_bar_every_other_tile() -> None:
    table = era_one().give("2F").wall("2,0|3,0", "3,0|3,1", "4,0|4,1").take("excavation").play("use 2F>dig2")
    assert table.legal() == {"excavate 4,0"}
    assert table.play("excavate 4,0", "uncover stall").decision == "use-tile"


@pytest.mark.rule("CVC-DIG-13")
def test_the_second_tile_must_be_dug_where_one_is_accessible() -> None:
    table = era_one().only("2F").take("excavation").play("use 2F>dig2", "excavate 2,1", "uncover stall")
    assert {name.split()[0] for name in table.legal()} == {"excavate"}


@pytest.mark.rule("CVC-DIG-14")
@pytest.mark.parametrize("side", [2, 3])
def test_the_additional_cavern_is_never_covered_and_never_part_of_a_way(side: int) -> None:
    assert "X" not in era_one().cavern(side).covered()
    assert diggable(only_covered(era_one().cavern(side), "0,0", "X")) == {"0,0"}
    table = only_covered(era_one().cavern(side), "2,0", "3,1", "4,0")
    assert undermined(table.cover("1,0", "2,1", "4,1")) == {"2,0", "3,1", "4,0"}
