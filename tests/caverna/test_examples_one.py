"""Worked examples: food, dogs, weapons and loot (CAV-EX-01 to -18)."""

from __future__ import annotations

import pytest

from tests.caverna.scenes_windows import furnish_at_home, places
from tests.caverna.table import Table, expedition, on_turn, table


@pytest.mark.rule("CAV-EX-01")
def test_an_untouched_board_with_two_dwarfs_scores_minus_28() -> None:
    scored = table(2).last_exchanges()
    assert scored.at.over
    assert scored.at.scores() == [2 - 22 - 8, -28]


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
    assert places(on_turn(f"2boar {dogs}dog").lay("meadow", meadows), "sheep") == sheep


@pytest.mark.rule("CAV-EX-07")
@pytest.mark.parametrize(("dogs", "sheep"), [(1, 2), (2, 3)])
def test_dogs_on_a_small_pasture_watch_one_sheep_more_than_they_are(dogs: int, sheep: int) -> None:
    assert places(on_turn(f"2boar {dogs}dog").lay("small-pasture", "2,3"), "sheep") == sheep


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
    assert places(at.fork().give("2boar"), "cattle") == 4
    furnish_at_home(at, "carpenter", "4,4")
    assert at.squares("furnished") == {"3,3", "3,1", "4,4"}
    assert at.has("G") == 4


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


@pytest.mark.rule("CAV-EX-16")
def test_what_grows_elsewhere_does_not_limit_sowing() -> None:
    at = on_turn("2Gr 2V 0F").lay("1 grain", "2,3 1,3").lay("1 vegetable", "0,3").lay("field", "2,2 1,2 0,2 2,1")
    at.play("place slash-and-burn", "do sow", "sow 2 2")
    assert len(at.squares("3 grain", 0)) == len(at.squares("2 vegetables", 0)) == 2
    assert at.squares("3 grain", 0) | at.squares("2 vegetables", 0) == {"2,2", "1,2", "0,2", "2,1"}
    assert (at.squares("1 grain", 0), at.squares("1 vegetable", 0)) == ({"2,3", "1,3"}, {"0,3"})
    assert at.goods(0) == ""


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
