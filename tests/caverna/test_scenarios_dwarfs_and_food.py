"""Scenarios: weapons, expeditions, feeding and exchanges (CAV-SC)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules.layout import BEGGING, WORKS_AT
from tests.caverna.rounds import alone
from tests.caverna.table import Table, expedition, on_turn


@pytest.mark.rule("CAV-SC-13")
def test_strength_thirteen_ends_at_fourteen_and_finds_no_loot_of_fourteen_before() -> None:
    at = expedition(13, 3, "2sheep").lay("small-pasture", "2,3").play("loot all-weapons")
    assert not at.offers("loot cavern")
    assert not at.offers("loot breed")
    assert at.play("loot wood", "loot dog").strengths(0) == [14, 14]


@pytest.mark.rule("CAV-SC-14")
@pytest.mark.parametrize("item", ["cavern", "breed"])
def test_all_weapons_first_opens_the_best_loot_for_the_second_expedition(item: str) -> None:
    at = on_turn("2sheep").lay("small-pasture", "2,3").reveal("adventure").dwarfs(12, 12)
    at.play("place adventure", "do expedition")
    assert not at.offers(f"loot {item}")
    at.play("loot all-weapons")
    assert at.strengths(0) == [14, 13]
    assert at.play("do expedition").offers(f"loot {item}")


@pytest.mark.rule("CAV-SC-15")
def test_after_a_ruby_for_another_dwarf_the_weakest_is_next_again() -> None:
    at = on_turn("2R").dwarfs(0, 3, 9).play("send 9", "place wood-gathering").turn_of(0)
    assert at.has("R") == 1
    assert [at.own(WORKS_AT + dwarf) > 0 for dwarf in range(3)] == [False, False, True]
    assert at.legal("send") == {"send 3"}
    at.play("place ore-mining")
    assert [at.own(WORKS_AT + dwarf, 0) > 0 for dwarf in range(3)] == [True, False, True]
    assert at.has("R", 0) == 1


@pytest.mark.rule("CAV-SC-16")
def test_a_dwarf_who_gives_up_his_weapon_is_first_and_may_forge_anew() -> None:
    at = on_turn("4O 0F").furnish("peaceful-cave").dwarfs(5, 7).play("exchange", "disarm 2")
    assert (at.strengths(), at.has("F")) == ([5, 0], 7)
    at.play("place blacksmithing", "do forge", "forge 4")
    assert at.strengths() == [5, 4]


@pytest.mark.rule("CAV-SC-19")
def test_breeding_as_loot_feeds_quarry_seam_and_breeding_cave() -> None:
    at = expedition(14, 1, "2sheep 2donkey 0F").lay("small-pasture", "2,3").lay("stable", "2,3").lay("ore-mine", "4,3")
    for room in ("quarry", "breeding-cave", "seam"):
        at.furnish(room)
    assert at.play("loot breed", "breed sheep+donkey").goods(0) == "1S 1O 2F 3sheep 3donkey"


def hungry(goods: str) -> Table:
    """Four dwarfs, one of them newborn, with both caves that help feeding and two donkeys in mines."""
    at = alone(f"2donkey {goods}").furnish("working-cave").furnish("mining-cave")
    return at.lay("ore-mine", "4,3").lay("ruby-mine", "5,3").dwarfs(0, 0, 0, 0, newborn=1)


PAYMENTS = pytest.mark.parametrize(("payment", "good"), [("wood", "1W"), ("stone", "1S"), ("ore", "2O")])


@pytest.mark.rule("CAV-SC-21")
@PAYMENTS
def test_working_and_mining_cave_leave_three_of_seven_food_to_pay(payment: str, good: str) -> None:
    at = hungry(f"{good} 4F").harvest().play(f"feed {payment}")
    assert at.goods() == "1F 3donkey"
    assert at.own(BEGGING) == 0


@pytest.mark.rule("CAV-SC-22")
@PAYMENTS
def test_working_and_mining_cave_leave_one_of_four_food_to_pay(payment: str, good: str) -> None:
    at = hungry(f"{good} 2F").harvest("one-food").play(f"feed {payment}")
    assert at.goods() == "1F 2donkey"
    assert at.own(BEGGING) == 0


@pytest.mark.rule("CAV-SC-23")
def test_more_donkeys_in_mines_than_hunger_bring_nothing() -> None:
    at = alone("2F 5donkey").furnish("mining-cave").lay("ore-mine", "4,3 5,3 4,2 5,2 5,1").harvest("one-food")
    assert at.goods() == "2F 5donkey"
    assert at.fork().harvest().goods() == "2F 6donkey"
    assert at.own(BEGGING) == 0


@pytest.mark.rule("CAV-SC-45")
@pytest.mark.parametrize(("dishes", "food"), [(["two-donkeys", "donkey"], 7), (["donkey"] * 3, 6)])
def test_three_donkeys_are_worth_more_with_a_pair_among_them(dishes: list[str], food: int) -> None:
    at = on_turn("3donkey 0F").lay("ore-mine", "4,3").furnish("slaughtering-cave")
    for dish in dishes:
        at.play("exchange", f"cook {dish}")
    assert at.goods() == f"{food}F"


@pytest.mark.rule("CAV-SC-46")
@pytest.mark.parametrize(("amounts", "food"), [([5], 4), ([2, 3], 3)])
def test_gold_is_best_exchanged_at_once(amounts: list[int], food: int) -> None:
    at = on_turn("5G 0F")
    for amount in amounts:
        at.play("exchange", "cook gold", f"spend {amount}")
    assert at.goods() == f"{food}F"
