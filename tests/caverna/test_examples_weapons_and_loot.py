"""Worked examples: forging, expeditions and loot (CAV-EX)."""

from __future__ import annotations

import pytest

from tests.caverna.table import expedition, on_turn


@pytest.mark.rule("CAV-EX-09")
@pytest.mark.parametrize(("ore", "best", "left"), [(0, 2, 0), (6, 8, 0), (8, 8, 2)])
def test_the_blacksmith_saves_two_ore_on_a_weapon(ore: int, best: int, left: int) -> None:
    at = on_turn(f"{ore}O").furnish("blacksmith").play("place blacksmithing", "do forge")
    assert at.legal() == {f"forge {strength}" for strength in range(1, best + 1)}
    at.play(f"forge {best}")
    assert at.strengths(0)[0] == best
    assert at.has("O", 0) == left


@pytest.mark.rule("CAV-EX-10")
@pytest.mark.parametrize(("ore", "best"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 8)])
def test_a_weapon_costs_as_much_ore_as_it_is_strong_up_to_eight(ore: int, best: int) -> None:
    at = on_turn(f"{ore}O").play("place blacksmithing", "do forge")
    assert at.legal() == {f"forge {strength}" for strength in range(1, best + 1)}
    at.play(f"forge {best}")
    assert at.strengths(0)[0] == best
    assert at.has("O", 0) == ore - best


@pytest.mark.rule("CAV-EX-11")
def test_a_fresh_weapon_of_one_comes_home_from_all_weapons_as_three() -> None:
    at = on_turn("1O").play("place blacksmithing", "do forge", "forge 1", "do expedition", "loot all-weapons", "done")
    assert at.strengths(0) == [3, 0]


@pytest.mark.rule("CAV-EX-12")
def test_all_weapons_strengthens_armed_dwarfs_and_the_acting_one_twice() -> None:
    at = on_turn("1R").dwarfs(4, 6, 0).play("send 4", "place logging", "do expedition", "loot all-weapons")
    assert at.strengths(0) == [6, 7, 0]


@pytest.mark.rule("CAV-EX-13")
def test_two_ore_are_one_item_beside_a_vegetable() -> None:
    at = expedition(4, 2, "0F").play("loot ore", "loot vegetable")
    assert at.goods(0) == "2O 1V"
    assert at.seat == 1  # two items were allowed
    assert at.strengths(0) == [5, 4]


@pytest.mark.rule("CAV-EX-14")
@pytest.mark.parametrize(
    ("rooms", "wood", "stone"),
    [((), 2, 2), (("carpenter",), 1, 2), (("stone-carver",), 2, 1), (("carpenter", "stone-carver"), 1, 1)],
)
def test_a_dwelling_as_loot_costs_two_wood_and_two_stone_less_reductions(
    rooms: tuple[str, ...], wood: int, stone: int
) -> None:
    at = expedition(11, 1, "0F")
    for room in rooms:
        at.furnish(room)
    assert not at.give(f"{wood - 1}W {stone}S").offers("loot dwelling")
    assert not at.give(f"{wood}W {stone - 1}S").offers("loot dwelling")
    at.give(f"{wood}W {stone}S").play("loot dwelling", "furnish dwelling", "lay 3,2")
    assert at.goods(0) == ""
    assert "3,2" in at.squares("dwelling", 0)


@pytest.mark.rule("CAV-EX-15")
def test_furnishing_as_loot_takes_an_ordinary_dwelling_at_its_full_price() -> None:
    at = expedition(7, 1, "4W 3S 0F")
    assert not at.fork().give("2S").play("loot furnish").offers("furnish dwelling")
    assert not at.fork().give("3W").play("loot furnish").offers("furnish dwelling")
    at.play("loot furnish", "furnish dwelling", "lay 3,2")
    assert at.goods(0) == ""
    assert at.squares("dwelling", 0) == {"3,3", "3,2"}


@pytest.mark.rule("CAV-EX-17")
def test_breeding_as_loot_makes_a_lamb_and_a_calf_but_no_puppy() -> None:
    at = (
        expedition(14, 1, "2sheep 2cattle 5dog 0F")
        .lay("small-pasture", "2,3")
        .lay("stable", "2,3")
        .lay("meadow", "1,3")
    )
    assert at.play("loot breed").legal() == {"breed sheep+cattle"}
    assert at.play("breed sheep+cattle").goods(0) == "5dog 3sheep 3cattle"


@pytest.mark.rule("CAV-EX-18")
def test_the_second_expedition_of_adventure_uses_the_raised_strength() -> None:
    at = on_turn("1S").reveal("adventure").dwarfs(6, 6).play("place adventure", "do expedition")
    assert not at.offers("loot furnish")
    at.play("loot gold", "do expedition", "loot furnish", "furnish carpenter", "lay 3,2")
    assert at.strengths(0) == [8, 6]
    assert at.has("G", 0) == 2
    assert at.rooms(0) == {"carpenter"}


@pytest.mark.rule("CAV-EX-18")
def test_both_expeditions_of_adventure_may_bring_wood() -> None:
    at = on_turn("0F").reveal("adventure").dwarfs(6, 6)
    at.play("place adventure", "do expedition", "loot wood", "do expedition", "loot wood")
    assert at.goods(0) == "2W"
    assert at.strengths(0) == [8, 6]


@pytest.mark.rule("CAV-EX-53")
def test_grain_from_the_expedition_of_hardware_rental_can_be_sown_there() -> None:
    at = on_turn("0F", 5).dwarfs(2, 2).lay("field", "2,3")
    at.play("place hardware-rental", "do expedition", "loot grain", "done", "do sow", "sow 1 0")
    assert at.squares("3 grain", 0) == {"2,3"}
    assert at.goods(0) == ""
