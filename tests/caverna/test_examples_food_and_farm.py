"""Worked examples: food, animals, sowing, tiles over the edge (CAV-EX)."""

from __future__ import annotations

import pytest

from tests.caverna.farms import places_for
from tests.caverna.furnishing import furnish_at_home
from tests.caverna.table import Table, on_turn


@pytest.mark.rule("CAV-EX-02")
@pytest.mark.parametrize(("gold", "food"), [(2, 1), (3, 2), (4, 3), (10, 9)])
def test_gold_in_one_exchange_brings_one_food_less(gold: int, food: int) -> None:
    assert on_turn(f"{gold}G 0F").play("exchange", "cook gold", f"spend {gold}").goods(0) == f"{food}F"


@pytest.mark.rule("CAV-EX-03")
@pytest.mark.parametrize(
    ("donkeys", "dishes", "food"),
    [(2, ["two-donkeys"], 3), (3, ["two-donkeys", "donkey"], 4), (4, ["two-donkeys", "two-donkeys"], 6)],
)
def test_two_donkeys_together_bring_three_food(donkeys: int, dishes: list[str], food: int) -> None:
    at = on_turn(f"{donkeys}donkey 0F").lay("small-pasture", "2,3")
    for dish in dishes:
        at.play("exchange", f"cook {dish}")
    assert at.goods(0) == f"{food}F"


@pytest.mark.rule("CAV-EX-04")
@pytest.mark.parametrize(
    ("dish", "food"), [("sheep", 2), ("boar", 3), ("cattle", 4), ("donkey", 2), ("two-donkeys", 5)]
)
def test_the_slaughtering_cave_adds_one_food_for_each_animal(dish: str, food: int) -> None:
    animals = "2donkey" if dish == "two-donkeys" else f"1{dish}"
    at = on_turn(f"{animals} 0F").furnish("slaughtering-cave")
    assert at.play("exchange", f"cook {dish}").goods(0) == f"{food}F"


@pytest.mark.rule("CAV-EX-05")
def test_the_cooking_cave_makes_five_food_of_grain_and_vegetable_which_apart_bring_three() -> None:
    at = on_turn("1Gr 1V 0F").furnish("cooking-cave")
    assert at.fork().play("exchange", "cook meal").goods(0) == "5F"
    assert at.play("exchange", "cook grain", "exchange", "cook vegetable").goods(0) == "3F"


@pytest.mark.rule("CAV-EX-05")
def test_grain_left_over_by_the_cooking_cave_is_cooked_alone() -> None:
    at = on_turn("2Gr 1V 0F").furnish("cooking-cave").play("exchange", "cook meal", "exchange")
    assert not at.offers("cook meal")
    assert at.play("cook grain").goods(0) == "6F"


@pytest.mark.rule("CAV-EX-06")
@pytest.mark.parametrize(("meadows", "dogs", "sheep"), [("2,3", 1, 2), ("2,3", 5, 6), ("2,3 1,3", 5, 7)])
def test_dogs_on_bare_meadows_watch_sheep(meadows: str, dogs: int, sheep: int) -> None:
    assert places_for(on_turn(f"2boar {dogs}dog").lay("meadow", meadows), "sheep") == sheep


@pytest.mark.rule("CAV-EX-07")
@pytest.mark.parametrize(("dogs", "sheep"), [(1, 2), (2, 3)])
def test_dogs_on_a_small_pasture_watch_one_sheep_more_than_they_are(dogs: int, sheep: int) -> None:
    assert places_for(on_turn(f"2boar {dogs}dog").lay("small-pasture", "2,3"), "sheep") == sheep


def overhanging_twins(forest: tuple[str, str], mountain: tuple[str, str]) -> Table:
    """An owner of the Office room has laid a twin over the edge in both halves."""
    at = on_turn().furnish("office-room").dwarfs(0, 0, 0, 0)
    at.play("place clearing", "do meadow-field", *(f"lay {square}" for square in forest)).turn_of(0)
    return at.play("place drift-mining", "do cavern-tunnel", *(f"lay {square}" for square in mountain)).turn_of(0)


@pytest.mark.rule("CAV-EX-08")
def test_two_overhanging_twins_bring_four_gold() -> None:
    assert overhanging_twins(("2,3", "2,4"), ("4,3", "4,4")).has("G") == 2 + 2


@pytest.mark.rule("CAV-EX-08")
def test_a_field_and_a_tunnel_off_the_board_are_fully_usable() -> None:
    at = overhanging_twins(("2,3", "2,4"), ("4,3", "4,4")).give("1Gr").reveal("ruby-mine-construction")
    at.play("place slash-and-burn", "do sow", "sow 1 0").turn_of(0)
    at.play("place ruby-mine-construction", "do ruby-mine", "lay 4,4")
    assert at.squares("3 grain", 0) == {"2,4"}
    assert at.squares("ruby-mine", 0) == {"4,4"}
    assert at.has("G", 0) == 4  # building there later brings no more


@pytest.mark.rule("CAV-EX-08")
def test_a_meadow_and_a_cavern_off_the_board_are_fully_usable() -> None:
    at = overhanging_twins(("2,4", "2,3"), ("4,4", "4,3")).give("2W 2S").reveal("sheep-farming")
    at.play("place sheep-farming", "do small-pasture", "lay 2,4", "do stable", "lay 2,4").turn_of(0)
    assert places_for(at.fork().give("2boar"), "cattle") == 4
    furnish_at_home(at, "carpenter", "4,4")
    assert at.squares("furnished") == {"3,3", "3,1", "4,4"}
    assert at.has("G") == 4


@pytest.mark.rule("CAV-EX-16")
def test_what_grows_elsewhere_does_not_limit_sowing() -> None:
    at = on_turn("2Gr 2V 0F").lay("1 grain", "2,3 1,3").lay("1 vegetable", "0,3").lay("field", "2,2 1,2 0,2 2,1")
    at.play("place slash-and-burn", "do sow", "sow 2 2")
    assert len(at.squares("3 grain", 0)) == len(at.squares("2 vegetables", 0)) == 2
    assert at.squares("3 grain", 0) | at.squares("2 vegetables", 0) == {"2,2", "1,2", "0,2", "2,1"}
    assert (at.squares("1 grain", 0), at.squares("1 vegetable", 0)) == ({"2,3", "1,3"}, {"0,3"})
    assert at.goods(0) == ""
