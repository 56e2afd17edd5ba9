"""Rulings about the game alone (CVC-RULING): the default of each, and both values of those that are options."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.scenes import place
from tests.cave_vs_cave.table import Table, era_two, solo, solo_era_two


@pytest.mark.rule("CVC-RULING-20")
@pytest.mark.parametrize("closed", [False, True])
def test_whether_the_fourth_space_is_closed_alone(closed: bool) -> None:
    table = solo_era_two(solo_weapon_gate=closed).extension("", "weekly-market", "interior-design", "arms-trade")
    for weapons in (0, 1, 19):
        table.give(f"{weapons}wp")
        assert table.offers("take arms-trade") == (not closed)
        assert table.legal("take") >= {"take decoration", "take weekly-market", "take interior-design"}


@pytest.mark.rule("CVC-RULING-21")
@pytest.mark.parametrize("edition", ["big-box", "2016"])
@pytest.mark.parametrize("closed", [False, True])
def test_alone_renovation_asks_for_no_gold(edition: str, closed: bool) -> None:
    table = solo(edition=edition, solo_weapon_gate=closed).round(7).lay("renovation").only("")
    assert table.offers("take renovation")


@pytest.mark.rule("CVC-RULING-22", "CVC-RULING-26")
@pytest.mark.parametrize("start", [era_two, solo_era_two])
@pytest.mark.parametrize(
    ("space", "effects"),
    [
        (1, {"+3o", "+1i", "+1D"}),
        (2, {"1o>1i", "3o>2i", "5o>3i", "7o>4i"}),
        (3, {f"{n}i>{n}wp" for n in range(1, 10)}),
        (4, {"+2wp"}),
    ],
)
def test_the_bonus_effects_from_left_to_right(start: Callable[[], Table], space: int, effects: set[str]) -> None:
    table = start().extension(*[""] * (space - 1), "weekly-market").only("9o 9i 9wp")
    assert table.play("take weekly-market").legal("use") == {"use act1+1", *(f"use {effect}" for effect in effects)}


@pytest.mark.rule("CVC-RULING-23")
@pytest.mark.parametrize(("weapons", "winners"), [(15, []), (16, [0])])
def test_the_solo_goal_of_180_counts_both_eras(weapons: int, winners: list[int]) -> None:
    table = solo_era_two().only(f"{weapons}wp")
    place(table, "state-room treasury gold-vein secret-chamber", seat=0)
    table.at.set_of(0, layout.ERA_I_ROOMS, 109)
    table.at.set_of(0, layout.ERA_I_GOLD, 17)
    assert table.at.scores() == [165 + weapons]
    assert table.at.winners() == winners


@pytest.mark.rule("CVC-RULING-24")
def test_breach_stays_out_of_the_solo_game() -> None:
    assert "take breach" not in solo_era_two().legal("take")
    assert len(solo_era_two().legal("take")) == 11


@pytest.mark.rule("CVC-RULING-25")
def test_alone_the_extra_room_is_revealed_before_the_next_effect() -> None:
    table = solo().take("drift-mining").play("use dig", "excavate 2,1", "uncover stall")
    assert all(choice.startswith("uncover") for choice in table.legal())
    assert table.play("uncover dungeon").offers("use act1")


@pytest.mark.rule("CVC-RULING-55")
@pytest.mark.parametrize("edition", ["big-box", "2016"])
def test_alone_each_effect_that_digs_one_tile_reveals_another(edition: str) -> None:
    table = solo(edition=edition).furnish("digging-cave", "2,0").give("1g").take("drift-mining")
    table.play("use dig", "excavate 2,1", "uncover stall", "uncover dungeon")
    table.play("use act1", "activate digging-cave 1g>dig", "excavate 3,1", "uncover treasury", "uncover storeroom")
    assert len(table.display()) == 3 + 4
