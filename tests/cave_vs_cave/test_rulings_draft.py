"""Rulings about the draft of the quick start (CVC-RULING)."""

from __future__ import annotations

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.drafts import drafting
from tests.cave_vs_cave.scenes import owned
from tests.cave_vs_cave.table import draft

NINE_ROOMS = (  # 38 points; only (4,2) with its three walls is left
    "parlor warehouse stall storeroom weaving-room furniture-workshop retting-room equipment-room wood-storeroom"
)


@pytest.mark.rule("CVC-RULING-27", "CVC-RULING-31")
def test_who_can_place_nothing_leaves_the_draft_and_the_drawn_tile_stays() -> None:
    display = {"shelf", "spinning-wheel", "tunnel", "grindstone", "food-corner", "junction-room"}
    table = drafting(NINE_ROOMS, "").show_only(*display)
    table.at.set_of(0, layout.RESERVE, 0)
    table.play("uncover treasury")
    assert (table.decision, table.seat) == ("uncover-room", 1)
    assert table.own(layout.DRAFT_OVER, seat=0) == 1
    assert table.play("uncover bakehouse").display() == {*display, "treasury", "bakehouse"}


@pytest.mark.rule("CVC-RULING-28")
def test_who_has_no_empty_space_is_out_and_draws_no_tile() -> None:
    rooms = "shelf spinning-wheel tunnel grindstone food-corner warehouse retting-room equipment-room wood-storeroom"
    table = drafting(f"{rooms} weaving-room", "state-room dungeon treasury parlor").cavern(2, seat=0)
    pile = table.cell(layout.PILE_I)
    table.play("uncover prospecting-site", "draft prospecting-site X")
    assert table.at.scores() == [37, 39]
    assert (table.seat, table.own(layout.DRAFT_OVER, seat=0)) == (1, 1)
    assert table.cell(layout.PILE_I) == pile - 1  # drawn by seat 1


@pytest.mark.rule("CVC-RULING-29")
def test_a_leftover_tile_may_cover_the_empty_cavern_and_is_never_dug_up() -> None:
    table = drafting(NINE_ROOMS, "").show_only("bakehouse")
    table.at.set_of(1, layout.DRAFT_OVER, 1)
    table.play("uncover treasury", "draft bakehouse 4,2", "cavern two-walls")
    assert (table.seat, table.legal()) == (0, {"cover X"})  # the last empty space of a full board
    table.play("cover X").until("reveal-tile")
    assert "X" in table.covered(seat=0)
    table.play("reveal decoration").only("9F").take("undermining").play("use undermine")
    assert not table.offers("excavate X")


@pytest.mark.rule("CVC-RULING-30")
def test_the_order_of_the_draft_no_longer_counts_once_the_other_is_out() -> None:
    table = drafting("", "shelf")
    table.at.set_of(1, layout.DRAFT_OVER, 1)
    assert table.play("uncover treasury", "draft parlor 4,2").seat == 0


@pytest.mark.rule("CVC-RULING-32")
def test_no_room_works_during_the_draft() -> None:
    table = drafting("dungeon retting-room", "state-room").play("uncover stall", "draft tunnel 3,1", "wall 3,0|3,1")
    assert owned(table, seat=0) == ""


@pytest.mark.rule("CVC-RULING-33")
def test_the_gold_of_a_quick_start_is_cut_to_19() -> None:
    table = drafting("state-room dungeon treasury", "warehouse")
    table.at.set_of(1, layout.DRAFT_OVER, 1)
    table.play("uncover gold-vein", "draft gold-vein 0,0").until("reveal-tile")
    assert [table.has("g", seat) for seat in (0, 1)] == [3, 19]


@pytest.mark.rule("CVC-RULING-49")
def test_a_drafted_room_may_need_a_wall_though_another_needs_none() -> None:
    rooms = {choice.split()[1] for choice in draft().play("uncover secret-chamber").legal()}
    assert rooms == {*("shelf", "spinning-wheel", "tunnel", "grindstone", "food-corner", "parlor", "secret-chamber")}


@pytest.mark.rule("CVC-RULING-50")
def test_drafted_walls_lie_around_the_drafted_room() -> None:
    table = draft().furnish("parlor", "4,2").play("uncover secret-chamber", "draft secret-chamber 0,0")
    edges: set[str] = set()
    while table.decision == "draft-wall":
        edges |= {choice.split()[1] for choice in table.legal()}
        table.play(min(table.legal()))
    assert edges == table.walls(seat=0) == {"0,0|0,1", "0,0|1,0"}
