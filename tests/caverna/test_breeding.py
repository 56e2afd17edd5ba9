"""Breeding in the harvest and as loot (CAV-HARVEST-15 to -21)."""

from __future__ import annotations

import pytest

from tests.caverna.farms import farm, ranch
from tests.caverna.table import Table, expedition

PAIRS = "2sheep 2donkey 2boar 2cattle"


def pens(goods: str) -> Table:
    """A farm with the two places of the entry-level dwelling and one stable on a meadow."""
    return farm(goods).lay("meadow", "2,3").lay("stable", "2,3")


@pytest.mark.rule("CAV-HARVEST-15")
@pytest.mark.parametrize("animal", ["sheep", "donkey", "boar", "cattle"])
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 3), (3, 4), (6, 7)])
def test_two_or_more_of_a_type_have_one_newborn(animal: str, before: int, after: int) -> None:
    assert ranch(f"9F {before}{animal}").harvest().has(animal, 0) == after


@pytest.mark.rule("CAV-HARVEST-15")
def test_all_types_breed_at_once() -> None:
    assert ranch(f"9F {PAIRS}").harvest().goods(0) == "5F 3sheep 3donkey 3boar 3cattle"


@pytest.mark.rule("CAV-HARVEST-15")
def test_the_parents_may_stand_anywhere() -> None:
    made = farm("9F 2boar 1sheep").lay("stable", "0,0 1,1 2,2")  # both boars alone in the forest
    assert made.harvest().has("boar", 0) == 3


@pytest.mark.rule("CAV-HARVEST-16")
def test_a_newborn_without_room_is_not_gained() -> None:
    made = farm("4F 2sheep").harvest()
    assert made.legal("breed") == {"breed none"}
    assert made.play("breed none").has("sheep", 0) == 2


@pytest.mark.rule("CAV-HARVEST-16")
def test_the_owner_chooses_which_newborns_fit() -> None:
    made = farm("4F 2sheep 2boar").lay("small-pasture", "2,3").lay("meadow", "1,3").lay("stable", "1,3").harvest()
    assert made.legal("breed") == {"breed sheep", "breed boar"}
    assert made.play("breed boar").goods(0) == "2sheep 3boar"


@pytest.mark.rule("CAV-HARVEST-16")
def test_three_of_four_newborns_may_fit() -> None:
    made = farm(f"4F {PAIRS}").lay("small-pasture", "2,3 1,3 0,3").lay("meadow", "2,2 1,2 0,2")
    made.lay("stable", "2,2 1,2 0,2").harvest()
    assert made.legal("breed") == {
        "breed sheep+donkey+boar",
        "breed sheep+donkey+cattle",
        "breed sheep+boar+cattle",
        "breed donkey+boar+cattle",
    }


@pytest.mark.rule("CAV-HARVEST-16")
def test_animals_move_for_a_newborn() -> None:
    made = farm("9F 2sheep 1boar").lay("small-pasture", "2,3").lay("stable", "2,3")  # the boar goes to the dwelling
    assert made.harvest().goods(0) == "5F 3sheep 1boar"


@pytest.mark.rule("CAV-HARVEST-17")
def test_a_single_animal_of_another_type_may_make_room() -> None:
    made = pens("4F 2cattle 1boar").harvest()
    assert made.legal() == {"breed none", "cook boar", "cook cattle"}
    assert made.play("cook boar", "breed cattle").goods(0) == "2F 3cattle"


@pytest.mark.rule("CAV-HARVEST-17")
def test_neither_the_parents_nor_the_newborn_may_make_room() -> None:
    made = pens("4F 2cattle 1boar").harvest().play("cook cattle")
    assert made.goods(0) == "3F 1boar 1cattle"
    assert not made.legal("breed") - {"breed none"}


@pytest.mark.rule("CAV-HARVEST-17")
def test_after_the_birth_nothing_more_is_asked() -> None:
    made = pens("4F 2cattle 1boar").harvest().play("cook boar", "breed cattle")
    assert made.decision == "draw-card"


@pytest.mark.rule("CAV-HARVEST-18")
def test_animals_may_be_eaten_before_they_breed_down_to_two() -> None:
    made = pens("1F 3cattle").harvest().play("cook cattle", "feed food")
    assert made.goods(0) == "3cattle"


@pytest.mark.rule("CAV-HARVEST-18")
def test_animals_may_still_be_eaten_between_feeding_and_breeding() -> None:
    made = pens("4F 3cattle").harvest().play("cook cattle", "breed cattle")
    assert made.goods(0) == "3F 3cattle"


@pytest.mark.rule("CAV-HARVEST-19")
def test_dogs_never_breed() -> None:
    made = ranch("9F 8dog 2sheep").harvest()
    assert made.goods(0) == "5F 8dog 3sheep"


@pytest.mark.rule("CAV-HARVEST-20")
@pytest.mark.parametrize(("types", "food"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5)])
def test_the_breeding_cave_counts_newborns(types: int, food: int) -> None:
    animals = " ".join(PAIRS.split()[:types])
    assert ranch(f"9F {animals}").furnish("breeding-cave").harvest().has("F", 0) == 5 + food


@pytest.mark.rule("CAV-HARVEST-20")
@pytest.mark.parametrize(("mines", "goods"), [("", "4F 2sheep 2donkey"), ("5,3 5,2 5,1", "1S 6F 3sheep 3donkey")])
def test_breeding_cave_and_quarry_count_newborns_that_are_housed(mines: str, goods: str) -> None:
    made = farm("8F 2sheep 2donkey").lay("small-pasture", "2,3").furnish("breeding-cave").furnish("quarry")
    if mines:
        made.lay("ore-mine", mines)
    made.harvest()
    if not mines:
        assert made.legal("breed") == {"breed none"}
        made.play("breed none")
    assert made.goods(0) == goods


@pytest.mark.rule("CAV-HARVEST-20")
def test_the_quarry_gives_a_stone_for_a_born_donkey_alone() -> None:
    assert ranch("9F 2sheep 2boar").furnish("quarry").harvest().has("S", 0) == 0
    assert ranch("9F 2donkey").furnish("quarry").harvest().has("S", 0) == 1


def breeding_as_loot(goods: str, *rooms: str) -> Table:
    made = expedition(14, 3, f"9F {goods}").lay("small-pasture", "2,3 1,3 0,3 2,2").lay("stable", "2,3 1,3 0,3")
    for room in rooms:
        made.furnish(room)
    return made


@pytest.mark.rule("CAV-HARVEST-21")
def test_up_to_two_types_breed_as_loot() -> None:
    made = breeding_as_loot("2sheep 2donkey 3boar 1cattle").play("loot breed")
    assert made.legal() == {"breed sheep+donkey", "breed sheep+boar", "breed donkey+boar"}
    assert made.play("breed donkey+boar").goods() == "9F 2sheep 3donkey 4boar 1cattle"


@pytest.mark.rule("CAV-HARVEST-21")
def test_loot_breeding_counts_for_breeding_cave_and_quarry() -> None:
    made = breeding_as_loot("2sheep 2donkey", "breeding-cave", "quarry").play("loot breed", "breed sheep+donkey")
    assert made.goods() == "1S 11F 3sheep 3donkey"


@pytest.mark.rule("CAV-HARVEST-21")
@pytest.mark.parametrize("goods", ["1sheep 1donkey 6dog", "0sheep"])
def test_loot_breeding_needs_a_pair(goods: str) -> None:
    assert not breeding_as_loot(goods).offers("loot breed")


@pytest.mark.rule("CAV-HARVEST-21")
def test_loot_breeding_needs_room() -> None:
    full = expedition(14, 3, "9F 2sheep")
    assert not full.offers("loot breed")
    half = expedition(14, 3, "9F 2sheep 2boar").lay("small-pasture", "2,3").lay("stable", "0,0")
    assert half.play("loot breed").legal() == {"breed boar"}


@pytest.mark.rule("CAV-HARVEST-17", "CAV-HARVEST-21")
def test_an_animal_of_another_type_may_make_room_for_loot_breeding() -> None:
    made = expedition(14, 3, "9F 2cattle").lay("meadow", "1,0").lay("stable", "2,0")
    made.play("loot meadow", "lay 2,0")  # the stable now takes any type, but the boar of the space is there first
    assert not made.offers("loot breed")
    made.play("exchange", "cook boar", "loot breed", "breed cattle")
    assert made.goods() == "11F 3cattle"
