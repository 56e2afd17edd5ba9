"""Turning goods, animals and rubies into food (CAV-FOOD)."""

from __future__ import annotations

import pytest

from tests.caverna.exchanges import crowded, exchanging, trading
from tests.caverna.rounds import begging
from tests.caverna.table import Table, on_turn, table

BASIC_TABLE = [("sheep", 1), ("donkey", 1), ("grain", 1), ("boar", 2), ("vegetable", 2), ("ruby", 2), ("cattle", 3)]
CODES = {"grain": "Gr", "vegetable": "V", "ruby": "R"}


@pytest.mark.rule("CAV-FOOD-01")
@pytest.mark.parametrize(("dish", "food"), BASIC_TABLE)
def test_the_basic_table(dish: str, food: int) -> None:
    made = exchanging(f"1{CODES.get(dish, dish)}").play(f"cook {dish}")
    assert made.goods() == f"{food}F"


@pytest.mark.rule("CAV-FOOD-02")
def test_two_donkeys_together_are_three_food() -> None:
    assert exchanging("2donkey").play("cook two-donkeys").goods() == "3F"
    assert not exchanging("1donkey").offers("cook two-donkeys")


@pytest.mark.rule("CAV-FOOD-03")
@pytest.mark.parametrize(("gold", "food"), [(2, 1), (3, 2), (4, 3), (10, 9)])
def test_gold_loses_one_in_every_exchange(gold: int, food: int) -> None:
    made = exchanging("10G").play("cook gold", f"spend {gold}")
    assert (made.has("G"), made.has("F")) == (10 - gold, food)


@pytest.mark.rule("CAV-FOOD-03")
def test_any_amount_of_gold_from_two_up_may_be_spent() -> None:
    assert exchanging("5G").play("cook gold").legal() == {"spend 2", "spend 3", "spend 4", "spend 5"}
    assert not on_turn("1G").offers("exchange")


@pytest.mark.rule("CAV-FOOD-04")
def test_dogs_and_building_materials_are_no_food() -> None:
    assert not on_turn("9W 9S 9O 9dog 0F").offers("exchange")
    assert exchanging("9W 9S 9O 9dog 1sheep").legal() == {"cook sheep"}


@pytest.mark.rule("CAV-FOOD-05")
def test_crops_on_fields_are_no_food() -> None:
    made = on_turn().lay("3 grain", "2,3").lay("2 vegetables", "1,3").furnish("cooking-cave").furnish("beer-parlor")
    assert not made.offers("exchange")


def best_meal(made: Table) -> int:
    """The most food that all donkeys can bring."""
    ways = made.fork().play("exchange").legal("cook") if made.has("donkey") else set()
    return max((best_meal(made.fork().play("exchange", way)) for way in ways), default=made.has("F"))


@pytest.mark.rule("CAV-FOOD-06")
@pytest.mark.parametrize(("donkeys", "food"), [(1, 1), (2, 3), (3, 4), (4, 6), (5, 7)])
def test_the_best_that_donkeys_bring(donkeys: int, food: int) -> None:
    made = on_turn(f"0F {donkeys}donkey")
    assert best_meal(made) == food
    assert best_meal(made.furnish("slaughtering-cave")) == food + donkeys


@pytest.mark.rule("CAV-FOOD-06")
@pytest.mark.parametrize(("donkeys", "food"), [(1, 1), (2, 3), (3, 4), (4, 6), (5, 7)])
def test_donkeys_without_room_bring_as_much(donkeys: int, food: int) -> None:
    made = on_turn("0F 2sheep").reveal("donkey-farming").stack("donkey-farming", f"{donkeys}donkey")
    made.play("place donkey-farming", *["give donkey"] * donkeys)
    assert made.goods(0) == f"{food}F 2sheep"


@pytest.mark.rule("CAV-FOOD-06", "CAV-ANIMAL-17")
def test_a_donkey_without_room_may_take_a_housed_one_along() -> None:
    made = exchanging("1R 2donkey").play("ruby donkey", "cook two-donkeys")
    assert made.goods() == "3F 1donkey"


@pytest.mark.rule("CAV-FOOD-07")
@pytest.mark.parametrize(
    ("animals", "dish", "food"),
    [
        ("1sheep", "sheep", 2),
        ("1donkey", "donkey", 2),
        ("2donkey", "two-donkeys", 5),
        ("1boar", "boar", 3),
        ("1cattle", "cattle", 4),
    ],
)
def test_the_slaughtering_cave_adds_a_food_for_every_farm_animal(animals: str, dish: str, food: int) -> None:
    made = on_turn(f"0F {animals}").furnish("slaughtering-cave").play("exchange", f"cook {dish}")
    assert made.goods() == f"{food}F"


@pytest.mark.rule("CAV-FOOD-07")
@pytest.mark.parametrize(("goods", "dish", "food"), [("1Gr", "grain", 1), ("1V", "vegetable", 2), ("1R", "ruby", 2)])
def test_the_slaughtering_cave_adds_nothing_to_other_food(goods: str, dish: str, food: int) -> None:
    made = on_turn(f"0F {goods}").furnish("slaughtering-cave").play("exchange", f"cook {dish}")
    assert made.goods() == f"{food}F"


@pytest.mark.rule("CAV-FOOD-07")
@pytest.mark.parametrize(("animal", "food"), [("sheep", 2), ("donkey", 2), ("boar", 3)])
def test_the_slaughtering_cave_adds_a_food_for_animals_without_room(animal: str, food: int) -> None:
    made = on_turn("0F 1R 2cattle").furnish("slaughtering-cave").play("exchange", f"ruby {animal}", f"give {animal}")
    assert made.goods() == f"{food}F 2cattle"


@pytest.mark.rule("CAV-FOOD-08")
@pytest.mark.parametrize(
    ("room", "goods", "exchange", "after"),
    [
        ("cooking-cave", "3Gr 2V", "cook meal", "1Gr 10F"),
        ("hunting-parlor", "4boar", "use hunting-parlor", "4G 4F"),
        ("beer-parlor", "5Gr", "use beer-parlor", "6G 1Gr"),
        ("beer-parlor", "5Gr", "cook beer", "1Gr 8F"),
        ("blacksmithing-parlor", "3R 2O", "use blacksmithing-parlor", "1R 4G 2F"),
        ("trader", "5G", "use trader", "2W 2S 2O 1G"),
        ("spare-part-storage", "2W 3S 2O", "use spare-part-storage", "1S 4G"),
    ],
)
def test_rooms_exchange_any_number_of_times(room: str, goods: str, exchange: str, after: str) -> None:
    made = on_turn(f"0F {goods}").furnish(room)
    assert made.play("exchange", exchange, "exchange", exchange).goods() == after


@pytest.mark.rule("CAV-FOOD-08")
def test_any_number_of_weapons_is_given_up_each_for_its_strength() -> None:
    made = on_turn("0F").furnish("peaceful-cave").dwarfs(0, 5, 11)
    made.play("exchange", "disarm 2", "exchange", "disarm 3")
    assert (made.has("F"), made.strengths()) == (16, [0, 0, 0])


@pytest.mark.rule("CAV-FOOD-09", "CAV-BEG-04")
def test_nothing_must_be_converted_when_food_is_short() -> None:
    made = table().give("1F 3Gr 2V 1R 9G 2sheep", 0).harvest().play("feed food")
    assert made.goods(0) == "1R 9G 3Gr 2V 2sheep"
    assert begging(made) == 3


@pytest.mark.rule("CAV-FOOD-10")
def test_only_cattle_cost_food_in_an_exchange() -> None:
    made = trading()
    for name in made.legal():
        food = made.fork().play(name).has("F", 0)
        assert food == 7 if name == "ruby cattle" else food >= 8, name


@pytest.mark.rule("CAV-FOOD-10")
def test_the_supplies_storage_costs_food() -> None:
    made = on_turn("1W 3F").play("place housework", "do furnish", "furnish supplies-storage", "lay 3,2")
    assert made.has("F", 0) == 0


@pytest.mark.rule("CAV-FOOD-10")
def test_imitation_costs_food() -> None:
    made = on_turn("5F", players=3).occupy("logging", 1).occupy("supplies", 1)
    assert made.play("place imitation-4", "imitate supplies").goods(0) == "1W 1S 1O 2G 2F"


@pytest.mark.rule("CAV-FOOD-10")
def test_food_left_over_scores_nothing() -> None:
    assert on_turn("50F").score() == on_turn("0F").score()


@pytest.mark.rule("CAV-FOOD-10")
def test_before_scoring_food_is_wanted_for_cattle_alone() -> None:
    sheep = table().give("0F 1R 1sheep", 0).last_exchanges()
    assert sheep.play("cook sheep", "ruby cattle").goods(0) == "1cattle"
    assert not table().give("1F 1R 1sheep", 0).last_exchanges().legal("cook")


@pytest.mark.rule("CAV-FOOD-01")
def test_animals_that_find_no_room_bring_their_food() -> None:
    assert crowded("0F").play("give sheep").goods() == "1F 2sheep"
    assert exchanging("1R 1F 2sheep").play("ruby cattle", "give cattle").goods() == "3F 2sheep"
