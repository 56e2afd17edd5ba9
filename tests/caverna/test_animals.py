"""Where animals live, what dogs do, and what happens without room (CAV-ANIMAL-01 to -18)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules.rooms import ROOMS
from tests.caverna.scenes_harvest import board, crowded, exchanging, farm, fits, room_for, rooms_for
from tests.caverna.table import expedition, on_turn

HOUSING_ROOMS = {"entry-level-dwelling", "mixed-dwelling", "cuddle-room", "breakfast-room", "stubble-room"}
OTHER_ROOMS = [room.slug for room in ROOMS if room.slug not in HOUSING_ROOMS]


@pytest.mark.rule("CAV-ANIMAL-01", "CAV-ANIMAL-07")
def test_an_untouched_board_has_only_the_two_places_of_the_entry_level_dwelling() -> None:
    assert rooms_for(board()) == (2, 2, 2, 2)


@pytest.mark.rule("CAV-ANIMAL-01")
@pytest.mark.parametrize("layer", ["meadow", "field", "3 grain", "1 vegetable"])
def test_bare_farm_land_houses_nothing(layer: str) -> None:
    assert rooms_for(board().lay(layer, "2,3 1,3 0,3")) == (2, 2, 2, 2)


@pytest.mark.rule("CAV-ANIMAL-01")
@pytest.mark.parametrize("layer", ["cavern", "tunnel", "deep-tunnel"])
def test_caves_house_nothing(layer: str) -> None:
    assert rooms_for(board().lay(layer, "3,1 4,1 5,1")) == (2, 2, 2, 2)


@pytest.mark.rule("CAV-ANIMAL-01")
@pytest.mark.parametrize("room", OTHER_ROOMS)
def test_other_rooms_house_nothing(room: str) -> None:
    assert len(OTHER_ROOMS) == 44
    assert rooms_for(board().furnish(room)) == (2, 2, 2, 2)


@pytest.mark.rule("CAV-ANIMAL-02")
def test_a_stable_in_the_forest_houses_one_boar() -> None:
    assert rooms_for(board().lay("stable", "0,0")) == (2, 2, 3, 2)
    assert rooms_for(board().lay("stable", "0,0 2,3 1,1")) == (2, 2, 5, 2)


@pytest.mark.rule("CAV-ANIMAL-03")
def test_a_stable_on_a_meadow_houses_one_animal_of_any_type() -> None:
    assert rooms_for(board().lay("meadow", "2,3").lay("stable", "2,3")) == (3, 3, 3, 3)


@pytest.mark.rule("CAV-ANIMAL-04")
def test_a_small_pasture_houses_two_and_four_with_a_stable() -> None:
    made = board().lay("small-pasture", "2,3")
    assert rooms_for(made) == (4, 4, 4, 4)
    assert rooms_for(made.lay("stable", "2,3")) == (6, 6, 6, 6)


@pytest.mark.rule("CAV-ANIMAL-05")
@pytest.mark.parametrize(("first", "second"), [("1,3", "2,3"), ("2,2", "2,3")])
@pytest.mark.parametrize(("stables", "houses"), [((), 4), ((0,), 8), ((1,), 8), ((0, 1), 16)])
def test_a_large_pasture_houses_four_and_twice_as_many_with_each_stable(
    first: str, second: str, stables: tuple[int, ...], houses: int
) -> None:
    made = board().large_pasture(first, second)
    for half in stables:
        made.lay("stable", (first, second)[half])
    assert rooms_for(made) == (2 + houses,) * 4


@pytest.mark.rule("CAV-ANIMAL-06")
def test_each_mine_houses_a_donkey() -> None:
    assert rooms_for(board().lay("ore-mine", "3,1 4,1")) == (2, 4, 2, 2)
    assert rooms_for(board().lay("ore-mine", "3,1").lay("ruby-mine", "4,1 5,1")) == (2, 5, 2, 2)


@pytest.mark.rule("CAV-ANIMAL-07")
def test_each_of_the_two_dwellings_houses_two_of_one_type() -> None:
    made = board().furnish("mixed-dwelling")
    assert rooms_for(made) == (4, 4, 4, 4)
    assert fits(made, "2sheep 2boar")
    assert not fits(made, "1sheep 1boar 1cattle")


@pytest.mark.rule("CAV-ANIMAL-08")
def test_the_cuddle_room_houses_as_many_sheep_as_there_are_dwarfs() -> None:
    made = board().furnish("cuddle-room")
    assert rooms_for(made) == (4, 2, 2, 2)
    assert rooms_for(made.dwarfs(0, 0, 8, 0, newborn=1)) == (6, 2, 2, 2)


@pytest.mark.rule("CAV-ANIMAL-08")
def test_the_breakfast_room_houses_three_cattle() -> None:
    assert rooms_for(board().furnish("breakfast-room")) == (2, 2, 2, 5)


@pytest.mark.rule("CAV-ANIMAL-08")
def test_the_stubble_room_houses_one_animal_on_every_empty_field() -> None:
    made = board().furnish("stubble-room").lay("field", "2,3 1,3").lay("1 grain", "2,2").lay("2 vegetables", "2,1")
    assert rooms_for(made) == (4, 4, 4, 4)
    assert fits(made, "1sheep 1boar 2cattle")
    assert not fits(made, "1sheep 1boar 1donkey 1cattle")


@pytest.mark.rule("CAV-ANIMAL-09")
@pytest.mark.parametrize("other", ["donkey", "boar", "cattle"])
def test_a_place_houses_one_type(other: str) -> None:
    made = board()
    assert fits(made, "2sheep")
    assert not fits(made, f"1sheep 1{other}")


@pytest.mark.rule("CAV-ANIMAL-09")
def test_a_large_pasture_is_one_place() -> None:
    made = board().large_pasture("1,3", "2,3").lay("stable", "2,3")
    assert fits(made, "8sheep 2boar")
    assert not fits(made, "2sheep 1boar 1cattle")


@pytest.mark.rule("CAV-ANIMAL-10")
def test_dogs_need_no_place() -> None:
    made = exchanging("1R 40dog 2boar").play("ruby dog")
    assert made.decision != "give-up-animal"
    assert made.goods() == "41dog 2boar"


@pytest.mark.rule("CAV-ANIMAL-10")
def test_dogs_are_never_given_up() -> None:
    assert crowded("5dog").legal() == {"give sheep"}


@pytest.mark.rule("CAV-ANIMAL-11")
@pytest.mark.parametrize(("dogs", "sheep"), [(0, 0), (1, 2), (2, 3), (5, 6)])
def test_dogs_on_a_meadow_let_it_hold_one_sheep_more_than_dogs(dogs: int, sheep: int) -> None:
    assert room_for(board().give(f"{dogs}dog").lay("meadow", "2,3"), "sheep") == 2 + sheep


@pytest.mark.rule("CAV-ANIMAL-11")
@pytest.mark.parametrize(
    ("stables", "dogs", "sheep"),
    [("", 1, 2), ("", 2, 3), ("", 6, 7), ("2,3", 2, 4), ("2,3", 3, 4), ("2,3", 4, 5), ("2,3", 9, 10)],
)
def test_the_better_of_dogs_and_capacity_counts_on_a_small_pasture(stables: str, dogs: int, sheep: int) -> None:
    made = board().give(f"{dogs}dog").lay("small-pasture", "2,3").lay("stable", stables)
    assert room_for(made, "sheep") == 2 + sheep


@pytest.mark.rule("CAV-ANIMAL-11")
@pytest.mark.parametrize(
    ("stables", "dogs", "sheep"),
    [("", 3, 4), ("", 4, 5), ("2,3", 7, 8), ("2,3", 8, 9), ("1,3 2,3", 15, 16), ("1,3 2,3", 17, 18)],
)
def test_both_halves_of_a_large_pasture_share_its_dogs(stables: str, dogs: int, sheep: int) -> None:
    made = board().give(f"{dogs}dog").large_pasture("1,3", "2,3").lay("stable", stables)
    assert room_for(made, "sheep") == 2 + sheep


@pytest.mark.rule("CAV-ANIMAL-11")
def test_stables_do_not_add_to_dogs() -> None:
    made = board().give("1dog").lay("meadow", "2,3").lay("stable", "2,3")
    assert rooms_for(made) == (2 + 2, 3, 3, 3)


@pytest.mark.rule("CAV-ANIMAL-11")
def test_dogs_help_no_other_animals() -> None:
    made = board().give("9dog").lay("meadow", "2,3").lay("small-pasture", "1,3")
    assert rooms_for(made)[1:] == (4, 4, 4)


@pytest.mark.rule("CAV-ANIMAL-12", "CAV-RULING-27")
def test_dogs_do_nothing_in_the_forest_on_fields_in_rooms_or_mines() -> None:
    made = board().give("9dog").lay("stable", "0,0").lay("field", "2,3").lay("ore-mine", "4,1")
    made.lay("ruby-mine", "5,1").furnish("stubble-room").furnish("cuddle-room").furnish("mixed-dwelling")
    assert room_for(made, "sheep") == 2 + 2 + 2 + 1


@pytest.mark.rule("CAV-ANIMAL-13")
def test_a_place_with_dogs_and_sheep_holds_no_other_type() -> None:
    made = board().give("3dog 2cattle").lay("meadow", "2,3").lay("stable", "2,3")
    assert fits(made, "4sheep 0boar")
    assert fits(made, "0sheep 1boar")
    assert not fits(made, "1sheep 1boar")


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
