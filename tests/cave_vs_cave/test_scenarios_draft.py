"""Rules meeting each other in the quick start: the scenarios DX-28 to DX-39 and DX-74 of the rule file."""

from __future__ import annotations

import pytest

from lascaux.core.position import TURN
from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.drafts import drafting
from tests.cave_vs_cave.scenes import owned
from tests.cave_vs_cave.table import Table, draft


def spaces_for(table: Table, room: str) -> set[str]:
    """Where a room may be drafted to."""
    return {choice.split()[2] for choice in table.legal("draft") if choice.split()[1] == room}


@pytest.mark.rule("DX-28")
def test_dx_28_where_a_shelf_can_be_drafted() -> None:
    table = draft().play("uncover stall")
    assert spaces_for(table, "shelf") == {"1,0", "1,1", "2,0", "2,1", "3,1", "4,1"}
    assert table.play("draft shelf 3,1").walls(seat=0) == set()


@pytest.mark.rule("DX-29")
def test_dx_29_where_a_tunnel_can_be_drafted_and_with_which_wall() -> None:
    walls: dict[str, set[str]] = {}
    for space in spaces_for(draft().play("uncover stall"), "tunnel"):
        table = draft().play("uncover stall", f"draft tunnel {space}")
        walls[space] = {choice.split()[1] for choice in table.legal()}
    assert walls == {
        "1,0": {"1,0|1,1"},
        "1,1": {"1,0|1,1"},
        "2,0": {"2,0|2,1"},
        "2,1": {"2,0|2,1"},
        "3,1": {"3,0|3,1"},
        "4,1": {"3,1|4,1"},
    }


@pytest.mark.rule("DX-30")
def test_dx_30_a_tunnels_wall_makes_the_place_for_the_junction_room() -> None:
    table = draft().play("uncover stall", "draft tunnel 1,0", "wall 1,0|1,1")
    table.at.cells[TURN] = 0
    assert spaces_for(table.play("uncover junction-room"), "junction-room") == {"1,1"}
    assert table.play("draft junction-room 1,1").walls(seat=0) == {"1,0|1,1"}


@pytest.mark.rule("DX-31")
def test_dx_31_where_secret_chamber_and_parlor_can_be_drafted() -> None:
    table = draft().play("uncover secret-chamber")
    assert spaces_for(table, "parlor") == {"4,2"}
    assert spaces_for(table, "secret-chamber") == {"4,2"}
    assert table.play("draft secret-chamber 4,2").legal() == {"wall 4,1|4,2"}
    assert draft().play("uncover stall", "draft parlor 4,2").walls(seat=0) == set()


@pytest.mark.rule("DX-32")
def test_dx_32_without_walls_only_a_walled_space_takes_a_four_wall_room() -> None:
    def late_draft() -> Table:
        table = draft().furnish("parlor", "4,2").furnish("shelf", "1,1").show("secret-chamber", "treasury", "dungeon")
        table.at.set_of(0, layout.RESERVE, 0)
        return table

    rooms = {"secret-chamber", "treasury", "dungeon"}
    assert not rooms & {choice.split()[1] for choice in late_draft().play("uncover stall").legal("draft")}
    table = late_draft().wall("0,0|0,1", "0,0|1,0").play("uncover stall")
    assert {room: spaces_for(table, room) for room in rooms} == {room: {"0,0"} for room in rooms}


@pytest.mark.rule("DX-33")
def test_dx_33_who_is_behind_or_level_drafts_again() -> None:
    table = draft().play("uncover warehouse", "draft parlor 4,2")  # 6 : 0
    assert table.seat == 1
    assert table.play("uncover stall", "draft warehouse 1,0").seat == 1  # 6 : 2
    assert table.play("uncover dungeon", "draft grindstone 1,1").seat == 1  # 6 : 6
    assert table.play("uncover treasury", "draft shelf 2,0").seat == 0  # 6 : 9


@pytest.mark.rule("DX-34")
def test_dx_34_with_42_points_a_player_is_out_and_the_other_goes_on_alone() -> None:
    table = drafting("state-room dungeon treasury", "secret-chamber sacrificial-altar")  # 33 : 15
    assert table.play("uncover gold-vein", "draft gold-vein 0,0").at.scores() == [42, 15]
    turns = 0
    while table.decision != "cover-space":
        assert table.seat == 1
        turns += table.decision == "draft-room"
        table.at.play(table.at.choices()[0])
    assert turns > 2
    assert table.at.scores()[1] >= 42


@pytest.mark.rule("DX-34")
def test_dx_34_also_when_ahead_of_a_player_who_is_stuck() -> None:
    table = drafting("", "state-room")
    table.at.set_of(1, layout.DRAFT_OVER, 1)
    assert table.play("uncover treasury", "draft parlor 4,2", "uncover stall", "draft stall 1,0").seat == 0
    assert table.play("uncover storeroom", "draft storeroom 0,0").at.scores() == [18, 12]
    assert table.seat == 0


@pytest.mark.rule("DX-35")
@pytest.mark.parametrize(("reserve", "next"), [(1, "draft-room"), (0, "cover-space")])
def test_dx_35_the_tenth_room_brings_the_cavern_which_must_be_used(reserve: int, next: str) -> None:
    rooms = "shelf spinning-wheel tunnel grindstone food-corner warehouse weaving-room furniture-workshop"
    table = drafting(f"{rooms} prospecting-site", "")  # 34 points, (4,2) is empty
    table.at.set_of(0, layout.RESERVE, reserve)
    table.at.set_of(1, layout.DRAFT_OVER, 1)
    table.show_only("parlor").play("uncover storeroom", "draft parlor 4,2")
    assert table.at.scores()[0] == 40
    assert table.legal() == {"cavern two-walls", "cavern three-walls"}
    table.play("cavern three-walls", "uncover treasury")
    assert table.decision == next
    assert table.legal("draft") == ({"draft treasury X"} if reserve else set())


@pytest.mark.rule("DX-36")
def test_dx_36_the_second_full_board_gets_nothing() -> None:
    table = drafting(
        "warehouse shelf tunnel food-corner spinning-wheel weaving-room parlor stall sacrificial-altar",
        "wood-storeroom retting-room equipment-room grindstone furniture-workshop prospecting-site"
        " storeroom junction-room bakehouse",
    )
    table.show("secret-chamber").at.cells[layout.PILE_I] = 0
    table.play("uncover digging-cave", "draft digging-cave 4,2", "cavern two-walls")
    table.play("draft secret-chamber 4,2", "wall 4,1|4,2")
    assert table.decision == "reveal-tile"
    assert (table.own(layout.CAVERN_SIDE, seat=0), table.own(layout.CAVERN_SIDE, seat=1)) == (2, 0)


@pytest.mark.rule("DX-37")
@pytest.mark.parametrize("starter", [0, 1])
def test_dx_37_a_tied_draft_makes_the_start_player_the_leader(starter: int) -> None:
    table = drafting(
        "state-room dungeon treasury shelf",  # 36
        "gold-vein sacrificial-altar storeroom parlor stall grindstone",  # 38
    )
    table.at.cells[layout.STARTER] = starter
    table.play("uncover digging-cave", "draft digging-cave 4,2", "uncover bakehouse", "draft bakehouse 4,2")
    assert table.at.scores() == [44, 44]
    assert (table.decision, table.seat) == ("cover-space", starter)
    table.until("reveal-tile")
    assert (table.has("g", seat=0), table.has("g", seat=1)) == (3, 3)
    assert "3,-1" in table.covered(starter)
    assert "3,-1" not in table.covered(1 - starter)


@pytest.mark.rule("DX-38")
def test_dx_38_who_has_space_left_takes_the_remaining_tiles() -> None:
    rooms = "shelf spinning-wheel tunnel grindstone food-corner parlor weaving-room stall"
    table = drafting(rooms, "state-room")  # 34 : 12, (4,1) and (4,2) are empty
    table.at.set_of(1, layout.DRAFT_OVER, 1)
    table.at.cells[layout.PILE_I] = 5
    table.play("uncover secret-chamber", "draft secret-chamber 4,2", "wall 4,1|4,2")
    seats = []
    while table.decision == "cover-space":
        seats.append(table.seat)
        table.play(min(table.legal()))
    assert seats == [0, 1, 1, 1, 1]


@pytest.mark.rule("DX-39")
def test_dx_39_four_walls_of_the_draft_leave_six_for_era_ii() -> None:
    table = drafting(
        "state-room dungeon treasury shelf",  # 36
        "gold-vein sacrificial-altar storeroom parlor stall grindstone",  # 38
    )
    table.at.set_of(0, layout.RESERVE, 2)
    table.at.set_of(0, layout.WALLS, 1)
    table.play("uncover secret-chamber", "draft secret-chamber 4,2", "wall 4,1|4,2")
    table.play("uncover junction-room", "draft tunnel 3,1", "wall 3,0|3,1")
    table.play("uncover bakehouse", "draft junction-room 4,1", "wall 3,1|4,1")
    table.until("reveal-tile")
    assert len(table.walls(seat=0)) + len(table.walls(seat=1)) == 4
    assert table.cell(layout.SUPPLY) == 6


@pytest.mark.rule("DX-74")
def test_dx_74_a_food_symbol_pays_only_where_a_leftover_tile_was_put() -> None:
    table = drafting(
        "state-room dungeon treasury",  # 33
        "secret-chamber digging-cave sacrificial-altar parlor stall storeroom",  # 41
    )
    table.play("uncover gold-vein", "draft gold-vein 0,0", "uncover weaving-room", "draft weaving-room 4,0")
    table.play("cover 3,1", "cover 3,1").until("reveal-tile").play("reveal decoration")
    assert owned(table, seat=0) == "1w 1s 1e 1f 1F 7g 1D 1o 1i 1wp"
    table.play("take excavation", "use dig", "excavate 3,1", "uncover bakehouse")
    assert table.has("F", seat=0) == 2
    assert table.rooms(seat=1)["1,1"] == "sacrificial-altar"
    assert "1,1" not in table.covered(seat=1)
    assert table.has("F", seat=1) == 1
