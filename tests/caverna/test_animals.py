"""Where animals live, and what dogs do (CAV-ANIMAL-01 to -13)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules.rooms import ROOMS
from tests.caverna.exchanges import crowded, exchanging
from tests.caverna.farms import fits, room_for, rooms_for
from tests.caverna.table import empty_handed

HOUSING_ROOMS = {"entry-level-dwelling", "mixed-dwelling", "cuddle-room", "breakfast-room", "stubble-room"}
OTHER_ROOMS = [room.slug for room in ROOMS if room.slug not in HOUSING_ROOMS]


@pytest.mark.rule("CAV-ANIMAL-01", "CAV-ANIMAL-07")
def test_an_untouched_board_has_only_the_two_places_of_the_entry_level_dwelling() -> None:
    assert rooms_for(empty_handed()) == (2, 2, 2, 2)


@pytest.mark.rule("CAV-ANIMAL-01")
@pytest.mark.parametrize("layer", ["meadow", "field", "3 grain", "1 vegetable"])
def test_bare_farm_land_houses_nothing(layer: str) -> None:
    assert rooms_for(empty_handed().lay(layer, "2,3 1,3 0,3")) == (2, 2, 2, 2)


@pytest.mark.rule("CAV-ANIMAL-01")
@pytest.mark.parametrize("layer", ["cavern", "tunnel", "deep-tunnel"])
def test_caves_house_nothing(layer: str) -> None:
    assert rooms_for(empty_handed().lay(layer, "3,1 4,1 5,1")) == (2, 2, 2, 2)


@pytest.mark.rule("CAV-ANIMAL-01")
@pytest.mark.parametrize("room", OTHER_ROOMS)
def test_other_rooms_house_nothing(room: str) -> None:
    assert len(OTHER_ROOMS) == 44
    assert rooms_for(empty_handed().furnish(room)) == (2, 2, 2, 2)


@pytest.mark.rule("CAV-ANIMAL-02")
def test_a_stable_in_the_forest_houses_one_boar() -> None:
    assert rooms_for(empty_handed().lay("stable", "0,0")) == (2, 2, 3, 2)
    assert rooms_for(empty_handed().lay("stable", "0,0 2,3 1,1")) == (2, 2, 5, 2)


@pytest.mark.rule("CAV-ANIMAL-03")
def test_a_stable_on_a_meadow_houses_one_animal_of_any_type() -> None:
    assert rooms_for(empty_handed().lay("meadow", "2,3").lay("stable", "2,3")) == (3, 3, 3, 3)


@pytest.mark.rule("CAV-ANIMAL-04")
def test_a_small_pasture_houses_two_and_four_with_a_stable() -> None:
    made = empty_handed().lay("small-pasture", "2,3")
    assert rooms_for(made) == (4, 4, 4, 4)
    assert rooms_for(made.lay("stable", "2,3")) == (6, 6, 6, 6)


@pytest.mark.rule("CAV-ANIMAL-05")
@pytest.mark.parametrize(("first", "second"), [("1,3", "2,3"), ("2,2", "2,3")])
@pytest.mark.parametrize(("stables", "houses"), [((), 4), ((0,), 8), ((1,), 8), ((0, 1), 16)])
def test_a_large_pasture_houses_four_and_twice_as_many_with_each_stable(
    first: str, second: str, stables: tuple[int, ...], houses: int
) -> None:
    made = empty_handed().large_pasture(first, second)
    for half in stables:
        made.lay("stable", (first, second)[half])
    assert rooms_for(made) == (2 + houses,) * 4


@pytest.mark.rule("CAV-ANIMAL-06")
def test_each_mine_houses_a_donkey() -> None:
    assert rooms_for(empty_handed().lay("ore-mine", "3,1 4,1")) == (2, 4, 2, 2)
    assert rooms_for(empty_handed().lay("ore-mine", "3,1").lay("ruby-mine", "4,1 5,1")) == (2, 5, 2, 2)


@pytest.mark.rule("CAV-ANIMAL-07")
def test_each_of_the_two_dwellings_houses_two_of_one_type() -> None:
    made = empty_handed().furnish("mixed-dwelling")
    assert rooms_for(made) == (4, 4, 4, 4)
    assert fits(made, "2sheep 2boar")
    assert not fits(made, "1sheep 1boar 1cattle")


@pytest.mark.rule("CAV-ANIMAL-08")
def test_the_cuddle_room_houses_as_many_sheep_as_there_are_dwarfs() -> None:
    made = empty_handed().furnish("cuddle-room")
    assert rooms_for(made) == (4, 2, 2, 2)
    assert rooms_for(made.dwarfs(0, 0, 8, 0, newborn=1)) == (6, 2, 2, 2)


@pytest.mark.rule("CAV-ANIMAL-08")
def test_the_breakfast_room_houses_three_cattle() -> None:
    assert rooms_for(empty_handed().furnish("breakfast-room")) == (2, 2, 2, 5)


@pytest.mark.rule("CAV-ANIMAL-08")
def test_the_stubble_room_houses_one_animal_on_every_empty_field() -> None:
    made = empty_handed().furnish("stubble-room").lay("field", "2,3 1,3")
    made.lay("1 grain", "2,2").lay("2 vegetables", "2,1")
    assert rooms_for(made) == (4, 4, 4, 4)
    assert fits(made, "1sheep 1boar 2cattle")
    assert not fits(made, "1sheep 1boar 1donkey 1cattle")


@pytest.mark.rule("CAV-ANIMAL-09")
@pytest.mark.parametrize("other", ["donkey", "boar", "cattle"])
def test_a_place_houses_one_type(other: str) -> None:
    made = empty_handed()
    assert fits(made, "2sheep")
    assert not fits(made, f"1sheep 1{other}")


@pytest.mark.rule("CAV-ANIMAL-09")
def test_a_large_pasture_is_one_place() -> None:
    made = empty_handed().large_pasture("1,3", "2,3").lay("stable", "2,3")
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
    assert room_for(empty_handed().give(f"{dogs}dog").lay("meadow", "2,3"), "sheep") == 2 + sheep


@pytest.mark.rule("CAV-ANIMAL-11")
@pytest.mark.parametrize(
    ("stables", "dogs", "sheep"),
    [("", 1, 2), ("", 2, 3), ("", 6, 7), ("2,3", 2, 4), ("2,3", 3, 4), ("2,3", 4, 5), ("2,3", 9, 10)],
)
def test_the_better_of_dogs_and_capacity_counts_on_a_small_pasture(stables: str, dogs: int, sheep: int) -> None:
    made = empty_handed().give(f"{dogs}dog").lay("small-pasture", "2,3").lay("stable", stables)
    assert room_for(made, "sheep") == 2 + sheep


@pytest.mark.rule("CAV-ANIMAL-11")
@pytest.mark.parametrize(
    ("stables", "dogs", "sheep"),
    [("", 3, 4), ("", 4, 5), ("2,3", 7, 8), ("2,3", 8, 9), ("1,3 2,3", 15, 16), ("1,3 2,3", 17, 18)],
)
def test_both_halves_of_a_large_pasture_share_its_dogs(stables: str, dogs: int, sheep: int) -> None:
    made = empty_handed().give(f"{dogs}dog").large_pasture("1,3", "2,3").lay("stable", stables)
    assert room_for(made, "sheep") == 2 + sheep


@pytest.mark.rule("CAV-ANIMAL-11")
def test_stables_do_not_add_to_dogs() -> None:
    made = empty_handed().give("1dog").lay("meadow", "2,3").lay("stable", "2,3")
    assert rooms_for(made) == (2 + 2, 3, 3, 3)


@pytest.mark.rule("CAV-ANIMAL-11")
def test_dogs_help_no_other_animals() -> None:
    made = empty_handed().give("9dog").lay("meadow", "2,3").lay("small-pasture", "1,3")
    assert rooms_for(made)[1:] == (4, 4, 4)


@pytest.mark.rule("CAV-ANIMAL-12", "CAV-RULING-27")
def test_dogs_do_nothing_in_the_forest_on_fields_in_rooms_or_mines() -> None:
    made = empty_handed().give("9dog").lay("stable", "0,0").lay("field", "2,3").lay("ore-mine", "4,1")
    made.lay("ruby-mine", "5,1").furnish("stubble-room").furnish("cuddle-room").furnish("mixed-dwelling")
    assert room_for(made, "sheep") == 2 + 2 + 2 + 1


@pytest.mark.rule("CAV-ANIMAL-13")
def test_a_place_with_dogs_and_sheep_holds_no_other_type() -> None:
    made = empty_handed().give("3dog 2cattle").lay("meadow", "2,3").lay("stable", "2,3")
    assert fits(made, "4sheep 0boar")
    assert fits(made, "0sheep 1boar")
    assert not fits(made, "1sheep 1boar")
