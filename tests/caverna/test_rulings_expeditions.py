"""Rulings about weapons, expeditions and loot (CAV-RULING)."""

from __future__ import annotations

import pytest

from tests.caverna.table import expedition, on_turn


@pytest.mark.rule("CAV-RULING-11")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_an_expedition_brings_one_item_at_least(level: int) -> None:
    made = expedition(14, level)
    assert not made.offers("done")
    made.play("loot wood")
    assert made.offers("done") == (level > 1)


@pytest.mark.rule("CAV-RULING-12")
def test_a_dwarf_keeps_its_weapon_during_its_own_expedition() -> None:
    made = on_turn("9F").furnish("peaceful-cave").dwarfs(5, 7)
    assert made.fork().play("exchange").legal("disarm") == {"disarm 1", "disarm 2"}
    assert made.play("place blacksmithing", "do expedition", "exchange").legal("disarm") == {"disarm 2"}


@pytest.mark.rule("CAV-RULING-12")
def test_a_dwarf_may_give_up_its_weapon_after_its_expedition() -> None:
    made = on_turn("0F").furnish("peaceful-cave").dwarfs(5, 7).reveal("adventure")
    made.play("place adventure", "do expedition", "loot wood", "exchange", "disarm 1")
    assert made.has("F", 0) == 6
    assert not made.offers("do expedition")


@pytest.mark.rule("CAV-RULING-17")
@pytest.mark.parametrize(("strength", "offered"), [(10, False), (11, True), (12, True)])
def test_a_dwelling_is_loot_from_strength_eleven_on(strength: int, offered: bool) -> None:
    assert expedition(strength, 3, "9W 9S").offers("loot dwelling") == offered


@pytest.mark.rule("CAV-RULING-25")
def test_the_strength_at_the_start_limits_all_items() -> None:
    made = expedition(6, 3).play("loot all-weapons", "loot gold")
    assert not made.offers("loot furnish")
    made.play("loot wood")
    assert made.strengths(0) == [8, 7]


@pytest.mark.rule("CAV-RULING-28")
@pytest.mark.parametrize(("strength", "offered"), [(10, False), (11, True)])
def test_a_meadow_is_loot_from_strength_eleven_on(strength: int, offered: bool) -> None:
    assert expedition(strength, 3).offers("loot meadow") == offered


@pytest.mark.rule("CAV-RULING-31")
@pytest.mark.parametrize("strength", [1, 2])
def test_small_weapons_never_run_out(strength: int) -> None:
    made = on_turn("9O").dwarfs(0, 0).dwarfs(strength, strength, strength, seat=1)
    made.play("place blacksmithing", "do forge", f"forge {strength}")
    assert made.strengths(0) == [strength, 0]


@pytest.mark.rule("CAV-RULING-32")
def test_the_builder_pays_for_the_dwelling_of_the_loot() -> None:
    made = expedition(11, 3, "1W 1S 2O 0F").furnish("builder", "3,1").play("loot dwelling", "furnish dwelling")
    assert made.play("lay 3,2").goods() == ""
