"""Animals move, and are given up where there is no room (CAV-ANIMAL-14 to -18)."""

from __future__ import annotations

import pytest

from tests.caverna.exchanges import exchanging
from tests.caverna.farms import farm
from tests.caverna.table import expedition, on_turn


@pytest.mark.rule("CAV-ANIMAL-14")
def test_animals_move_to_make_room() -> None:
    made = on_turn("4R").lay("meadow", "2,3").lay("stable", "2,3")
    for animal in ("sheep", "boar", "boar"):  # the dwelling, the stable; then the sheep must leave the dwelling
        made.play("exchange", f"ruby {animal}")
    assert made.decision != "give-up-animal"
    assert (made.has("sheep"), made.has("boar")) == (1, 2)


@pytest.mark.rule("CAV-ANIMAL-14")
def test_dogs_move_as_well() -> None:
    made = on_turn("2R 0F 1dog 4sheep").lay("small-pasture", "2,3").lay("meadow", "1,3")
    made.play("exchange", "ruby boar", "exchange", "ruby boar")
    assert made.decision != "give-up-animal"
    assert made.goods() == "1dog 4sheep 2boar"


@pytest.mark.rule("CAV-ANIMAL-15")
@pytest.mark.parametrize("animal", ["sheep", "donkey", "boar"])
def test_an_animal_without_room_cannot_be_kept(animal: str) -> None:
    made = exchanging("1R 2cattle").play(f"ruby {animal}")
    assert made.legal() == {f"give {animal}", "give cattle"}


@pytest.mark.rule("CAV-ANIMAL-16")
def test_housing_is_checked_after_animals_are_taken() -> None:
    made = on_turn("5F").reveal("sheep-farming").stack("sheep-farming", "4sheep").play("place sheep-farming")
    assert made.decision == "give-up-animal"
    assert made.play("give sheep", "give sheep").goods(0) == "7F 2sheep"


@pytest.mark.rule("CAV-ANIMAL-16")
def test_housing_is_checked_after_the_boar_of_a_forest_space() -> None:
    made = on_turn("1R 0F 2sheep").lay("meadow", "1,2").play("exchange", "ruby field", "lay 0,2")
    assert made.legal() == {"give sheep", "give boar"}


@pytest.mark.rule("CAV-ANIMAL-16")
def test_housing_is_checked_after_loot() -> None:
    made = on_turn("9F 2boar").dwarfs(10, 10).play("place blacksmithing", "do expedition", "loot cattle")
    assert made.legal() == {"give boar", "give cattle"}


@pytest.mark.rule("CAV-ANIMAL-16")
def test_housing_is_checked_for_every_set_of_newborns() -> None:
    made = farm("4F 2boar").harvest()
    assert "breed boar" not in made.legal()
    assert "breed none" in made.legal()


@pytest.mark.rule("CAV-ANIMAL-16")
def test_housing_is_checked_after_sowing() -> None:
    made = expedition(12, 3, "3F 1Gr 2boar 1cattle").furnish("stubble-room", "3,2").lay("field", "2,3")
    made.play("loot sow", "sow 1 0")  # at once, not after the expedition
    assert made.legal() == {"give boar", "give cattle"}


@pytest.mark.rule("CAV-ANIMAL-16")
def test_housing_is_checked_after_building_a_large_pasture() -> None:
    made = on_turn("4W 0S 3F 2sheep 1boar 1cattle").lay("meadow", "1,3 2,3").lay("stable", "1,3 2,3")
    made.reveal("donkey-farming").stack("donkey-farming", "1donkey").play("place donkey-farming")
    made.play("do large-pasture", "lay 1,3", "lay 2,3")
    assert made.legal() == {"give sheep", "give boar", "give cattle"}


@pytest.mark.rule("CAV-ANIMAL-17")
def test_any_type_may_be_given_up_until_the_rest_fits() -> None:
    made = on_turn("3F 2sheep").reveal("donkey-farming").stack("donkey-farming", "2donkey")
    made.play("place donkey-farming")
    assert made.legal("give") == {"give sheep", "give donkey"}
    made.play("give sheep")
    assert made.decision == "give-up-animal"
    made.play("give sheep")
    assert made.goods(0) == "5F 2donkey"
    assert made.decision != "give-up-animal"


@pytest.mark.rule("CAV-ANIMAL-17")
@pytest.mark.parametrize(("animal", "food"), [("sheep", 2), ("donkey", 3), ("boar", 4), ("cattle", 6)])
def test_two_animals_given_up_for_another_become_food(animal: str, food: int) -> None:
    other = "boar" if animal == "sheep" else "sheep"
    made = on_turn(f"0F 1R 2{animal}").play("exchange", f"ruby {other}", f"give {animal}", f"give {animal}")
    assert made.goods() == f"{food}F 1{other}"


@pytest.mark.rule("CAV-ANIMAL-17")
def test_a_ruby_may_make_room_instead() -> None:
    made = on_turn("3R 0F 2sheep").lay("meadow", "2,3").play("exchange", "ruby sheep")
    assert made.legal() == {"give sheep", "ruby dog", "ruby meadow"}
    assert made.play("ruby dog").goods() == "1R 1dog 3sheep"
    assert made.decision != "give-up-animal"


@pytest.mark.rule("CAV-ANIMAL-17")
def test_a_field_for_a_ruby_makes_room_for_the_stubble_room() -> None:
    made = on_turn("2R 0F 2sheep").furnish("stubble-room").play("exchange", "ruby boar", "ruby field", "lay 2,3")
    assert made.goods() == "2sheep 1boar"


@pytest.mark.rule("CAV-ANIMAL-17")
def test_two_boars_without_room_may_go_to_the_hunting_parlor() -> None:
    made = on_turn("1R 0F 2boar").furnish("hunting-parlor").play("exchange", "ruby boar", "use hunting-parlor")
    assert made.goods() == "2G 2F 1boar"


@pytest.mark.rule("CAV-ANIMAL-18", "CAV-RULING-18")
@pytest.mark.parametrize(("donkeys", "ore"), [(0, 0), (1, 1), (2, 2), (4, 2)])
def test_donkeys_stand_in_ore_mines_for_the_miner(donkeys: int, ore: int) -> None:
    made = on_turn(f"0O {donkeys}donkey").furnish("miner").lay("ore-mine", "4,1 5,1").lay("ruby-mine", "5,2")
    assert made.new_round().until("take-turn").has("O", 0) == ore


@pytest.mark.rule("CAV-ANIMAL-18", "CAV-RULING-18")
@pytest.mark.parametrize(("donkeys", "left"), [(0, 6), (1, 7), (3, 9), (4, 9)])
def test_donkeys_stand_in_all_mines_for_the_mining_cave(donkeys: int, left: int) -> None:
    made = farm(f"10F {donkeys}donkey").furnish("mining-cave").lay("ore-mine", "4,1 5,1").lay("ruby-mine", "5,2")
    assert made.lay("small-pasture", "2,3").harvest().has("F", 0) == left
