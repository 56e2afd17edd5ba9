"""The quick start: its preparations and the draft (CVC-QUICK-PREP, CVC-QUICK-DRAFT)."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.components import DARK_ROOMS_OF_ERA_I, LIGHT_ROOMS_OF_ERA_I
from tests.cave_vs_cave.drafts import NOTHING, ended, fill
from tests.cave_vs_cave.table import Table, draft

SHELF_SPACES = {"1,0", "1,1", "2,0", "2,1", "3,1", "4,1"}  # those with one wall


def placements(table: Table, room: str) -> set[str]:
    return {name.split()[2] for name in table.legal("draft") if name.split()[1] == room}


@pytest.mark.rule("CVC-QUICK-PREP-01")
def test_two_empty_boards_three_walls_each_and_one_aside() -> None:
    table = draft()
    for seat in (0, 1):
        assert table.covered(seat) == set()
        assert table.rooms(seat) == {"3,0": "cave-entrance"}
        assert table.own(layout.RESERVE, seat) == 3
    assert table.cell(layout.SUPPLY) == 1
    with pytest.raises(ValueError, match="the quick start and the short game are for two"):
        lascaux.load("cave-vs-cave", players=1, eras="quick")


@pytest.mark.rule("CVC-QUICK-PREP-02")
def test_no_goods_are_in_play_and_scores_count_from_zero() -> None:
    table = draft()
    assert (table.goods(0), table.goods(1), table.at.scores()) == (NOTHING, NOTHING, [0, 0])
    fill(table, 0, "treasury gold-vein spinning-wheel")
    assert table.play("uncover digging-cave").at.scores() == [23, 0]
    assert table.play("draft digging-cave 4,2").at.scores() == [31, 0]  # WX-20


@pytest.mark.rule("CVC-QUICK-PREP-03")
def test_light_rooms_are_on_display_and_dark_ones_in_the_pile() -> None:
    table = draft()
    assert table.display() == LIGHT_ROOMS_OF_ERA_I
    assert table.legal() == {f"uncover {room}" for room in DARK_ROOMS_OF_ERA_I}
    assert table.cell(layout.PILE_I) == 18 - 1  # the first is being drawn


@pytest.mark.rule("CVC-QUICK-PREP-04")
@pytest.mark.parametrize("starter", [0, 1])
def test_the_start_player_begins_the_draft_and_era_two(starter: int) -> None:
    table = Table(eras="quick").play(f"start {starter}")
    assert table.seat == starter
    first, second = ("treasury", "") if starter == 1 else ("", "treasury")
    table = ended(first, second, pile=2, starter=starter).play("cover 4,2", "cover 4,2", "reveal decoration")
    assert table.seat == starter


@pytest.mark.rule("CVC-QUICK-DRAFT-01", "CVC-QUICK-DRAFT-09")
def test_a_turn_draws_a_tile_and_places_one_of_seven_rooms() -> None:
    table = draft().play("uncover stall")
    assert table.display() == LIGHT_ROOMS_OF_ERA_I | {"stall"}
    assert {name.split()[1] for name in table.legal()} == LIGHT_ROOMS_OF_ERA_I | {"stall"}
    assert table.legal() == table.legal("draft")  # nobody passes
    table.play("draft grindstone 0,0")
    assert table.display() == LIGHT_ROOMS_OF_ERA_I - {"grindstone"} | {"stall"}
    assert table.rooms(0) == {"3,0": "cave-entrance", "0,0": "grindstone"}
    assert (table.seat, table.decision) == (1, "uncover-room")


@pytest.mark.rule("CVC-QUICK-DRAFT-02")
def test_drafted_rooms_cost_nothing() -> None:
    table = draft().play("uncover state-room", "draft state-room 4,2")
    assert table.goods(0) == NOTHING


@pytest.mark.rule("CVC-QUICK-DRAFT-03")
def test_every_empty_space_is_a_candidate() -> None:
    assert placements(draft().play("uncover stall"), "shelf") == SHELF_SPACES  # DX-28
    assert placements(draft().furnish("warehouse", "1,0").play("uncover stall"), "shelf") == SHELF_SPACES - {"1,0"}


@pytest.mark.rule("CVC-QUICK-DRAFT-04", "CVC-QUICK-DRAFT-05")
@pytest.mark.parametrize(
    ("room", "space", "edge"),
    [
        *[("tunnel", "1,0", "1,0|1,1"), ("tunnel", "1,1", "1,0|1,1"), ("tunnel", "2,0", "2,0|2,1")],
        *[("tunnel", "2,1", "2,0|2,1"), ("tunnel", "3,1", "3,0|3,1"), ("tunnel", "4,1", "3,1|4,1")],
        ("secret-chamber", "4,2", "4,1|4,2"),
    ],
)
def test_a_wall_that_the_room_needs_comes_from_the_reserve(room: str, space: str, edge: str) -> None:
    table = draft().play("uncover secret-chamber", f"draft {room} {space}")  # DX-29, DX-31
    assert table.legal() == {f"wall {edge}"}
    table.play(f"wall {edge}")
    assert (table.walls(0), table.own(layout.RESERVE, 0), table.cell(layout.SUPPLY)) == ({edge}, 2, 1)
    assert table.seat == 1


@pytest.mark.rule("CVC-QUICK-DRAFT-05")
def test_only_placements_with_the_fewest_walls_are_legal_for_each_room() -> None:
    table = draft().play("uncover secret-chamber")
    assert placements(table, "tunnel") == SHELF_SPACES
    assert placements(table, "secret-chamber") == placements(table, "parlor") == {"4,2"}
    table = draft().furnish("tunnel", "1,0").wall("1,0|1,1").play("uncover junction-room")
    assert placements(table, "junction-room") == {"1,1"}  # DX-30
    assert placements(table, "shelf") == {"2,0", "2,1", "3,1", "4,1"}


@pytest.mark.rule("CVC-QUICK-DRAFT-06")
def test_of_several_ways_to_add_as_few_walls_one_is_free_to_choose() -> None:
    found = []
    for first in ("wall 0,0|1,0", "wall 1,0|1,1"):
        table = fill(draft(), 0, "storeroom weaving-room").furnish("grindstone", "4,0").furnish("bakehouse", "4,2")
        table.play("uncover stall", "draft parlor 1,0")  # three walls, of which one is printed
        assert table.legal() == {"wall 0,0|1,0", "wall 1,0|1,1"}
        found += [(first, second) for second in sorted(table.play(first).legal())]
    assert found == [
        ("wall 0,0|1,0", "wall 1,0|1,1"),
        ("wall 0,0|1,0", "wall 1,0|2,0"),
        ("wall 1,0|1,1", "wall 1,0|2,0"),
    ]


@pytest.mark.rule("CVC-QUICK-DRAFT-07")
@pytest.mark.parametrize(("reserve", "spaces"), [(0, set()), (1, set()), (2, {"0,0", "0,1", "4,0"})])
def test_a_room_that_needs_more_walls_than_are_left_cannot_be_taken(reserve: int, spaces: set[str]) -> None:
    table = draft().furnish("bakehouse", "4,2").play("uncover secret-chamber")  # DX-32
    table.at.set_of(0, layout.RESERVE, reserve)
    assert placements(table, "secret-chamber") == spaces


@pytest.mark.rule("CVC-QUICK-DRAFT-07")
def test_walls_that_stand_already_need_no_reserve() -> None:
    table = draft().wall("4,1|4,2").play("uncover secret-chamber")
    table.at.set_of(0, layout.RESERVE, 0)
    assert placements(table, "secret-chamber") == {"4,2"}


@pytest.mark.rule("CVC-QUICK-DRAFT-08")
def test_orange_rooms_outnumber_blue_ones_in_the_draft_too() -> None:
    table = draft().play("uncover prospecting-site")
    assert not placements(table, "prospecting-site")
    assert placements(table.furnish("shelf", "2,0"), "prospecting-site")
    assert not placements(table.furnish("equipment-room", "1,0"), "prospecting-site")


@pytest.mark.rule("CVC-QUICK-DRAFT-10")
def test_symbols_and_rooms_give_nothing_during_the_draft() -> None:
    table = draft().furnish("dungeon", "4,2").furnish("wood-storeroom", "0,0")
    table.play("uncover stall", "draft tunnel 3,1", "wall 3,0|3,1")  # on a food symbol
    assert table.goods(0) == NOTHING


@pytest.mark.rule("CVC-QUICK-DRAFT-11")
def test_with_an_empty_pile_the_display_shrinks() -> None:
    table = draft()
    table.at.cells[layout.PILE_I] = 0
    table.play("uncover stall", "draft stall 1,0")
    assert (table.seat, table.decision, table.display()) == (1, "draft-room", LIGHT_ROOMS_OF_ERA_I)
