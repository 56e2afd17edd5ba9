"""The quick start: who drafts next, and when somebody is out (CVC-QUICK-ORDER, CVC-QUICK-END)."""

from __future__ import annotations

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.drafts import NINE_ROOMS, fill
from tests.cave_vs_cave.table import Table, draft


@pytest.mark.rule("CVC-QUICK-ORDER-01")
def test_who_has_more_points_gives_the_turn_away() -> None:
    table = draft().play("uncover stall", "draft stall 1,0")  # DX-33
    assert table.seat == 1
    assert table.play("uncover warehouse", "draft warehouse 1,0").seat == 1  # 2 against 6
    assert table.play("uncover storeroom", "draft grindstone 2,0").seat == 1  # 6 against 6
    assert table.play("uncover bakehouse", "draft shelf 2,1").seat == 0  # 9 against 6


@pytest.mark.rule("CVC-QUICK-ORDER-02")
def test_once_the_other_is_out_a_player_goes_on_even_when_ahead() -> None:
    table = draft()
    table.at.set_of(1, layout.DRAFT_OVER, 1)
    assert table.play("uncover stall", "draft stall 1,0").seat == 0  # 6 against 0
    assert table.play("uncover storeroom", "draft storeroom 0,0").seat == 0


@pytest.mark.rule("CVC-QUICK-END-01", "CVC-QUICK-END-04")
@pytest.mark.parametrize(
    ("last", "out"),
    [("warehouse 2,1", False), ("food-corner 4,0", True), ("grindstone 2,1", True)],
    ids=["41", "42", "43"],
)
def test_forty_two_points_end_the_draft_for_a_player(last: str, out: bool) -> None:
    table = fill(draft(), 0, "state-room dungeon sacrificial-altar stall shelf")  # 39 points
    fill(table, 1, "gold-vein digging-cave secret-chamber bakehouse weaving-room")  # 36 points
    table.play("uncover warehouse", f"draft {last}", "uncover storeroom", "draft parlor 4,2")  # the other has 42: DX-34
    assert (table.seat, table.decision) == (0, "cover-space" if out else "uncover-room")


@pytest.mark.rule("CVC-QUICK-END-02", "CVC-QUICK-END-04")
def test_who_cannot_place_any_room_is_out_for_good() -> None:
    table = draft().show_only("treasury").furnish("bakehouse", "4,2")
    table.at.set_of(0, layout.RESERVE, 0)
    table.play("uncover dungeon")
    assert (table.seat, table.decision, table.display()) == (1, "uncover-room", {"treasury", "dungeon"})
    assert table.play("uncover stall", "draft stall 1,0").seat == 1  # ahead, but alone
    table.at.cells[layout.PILE_I] = 0
    table.show_only().play("uncover secret-chamber", "draft secret-chamber 4,2", "wall 4,1|4,2")
    assert table.decision == "reveal-tile"  # nobody is left to draft


def nearly_full(rooms: str) -> Table:
    """Seat 0 has these nine rooms and (4,1) empty, seat 1 has 41 points."""
    return fill(fill(draft(), 0, rooms), 1, "state-room dungeon treasury digging-cave")


@pytest.mark.rule("CVC-QUICK-END-02", "CVC-QUICK-END-03")
def test_only_the_first_full_board_earns_the_cavern_and_the_second_draws_no_tile() -> None:
    table = nearly_full(NINE_ROOMS).cavern(2, 1).play("uncover stall", "draft stall 4,1")  # DX-36
    assert (table.seat, table.decision) == (1, "uncover-room")
    assert table.own(layout.CAVERN_SIDE, 0) == 0
    assert table.play("uncover warehouse", "draft warehouse 4,1").decision == "cover-space"


@pytest.mark.rule("CVC-QUICK-END-03")
def test_a_full_board_earns_the_cavern_at_once_and_the_next_room_goes_there() -> None:
    table = nearly_full(NINE_ROOMS).play("uncover sacrificial-altar", "draft sacrificial-altar 4,1")  # DX-35: 39 points
    assert table.legal() == {"cavern two-walls", "cavern three-walls"}
    table.play("cavern three-walls", "uncover secret-chamber")
    assert table.legal() == {"draft parlor X", "draft secret-chamber X"}
    assert table.play("draft secret-chamber X").legal() == {"wall X|S"}
    assert table.play("wall X|S", "uncover warehouse", "draft warehouse 4,1").decision == "cover-space"


@pytest.mark.rule("CVC-QUICK-END-02", "CVC-QUICK-END-03")
def test_who_finds_no_room_for_the_cavern_is_out() -> None:
    table = nearly_full(NINE_ROOMS)
    table.play("uncover sacrificial-altar", "draft sacrificial-altar 4,1", "cavern three-walls")
    table.show_only().play("uncover junction-room")
    assert (table.seat, table.decision) == (1, "uncover-room")
    assert table.play("uncover warehouse", "draft warehouse 4,1").decision == "cover-space"


@pytest.mark.rule("CVC-QUICK-END-03")
def test_with_enough_points_the_cavern_stays_empty() -> None:
    rooms = "shelf spinning-wheel tunnel grindstone food-corner bakehouse furniture-workshop weaving-room storeroom"
    table = nearly_full(rooms).play("uncover stall", "draft stall 4,1", "cavern two-walls")  # 39 + 6 points
    assert table.seat == 1
    assert table.play("uncover warehouse", "draft warehouse 4,1").decision == "cover-space"
