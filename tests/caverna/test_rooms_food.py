"""Rooms for food: slaughtering, cooking, working, mining, breeding, peace (CAV-ROOM-25 to CAV-ROOM-30)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules import layout
from tests.caverna.rounds import feed
from tests.caverna.table import Table, expedition, on_turn


def cooked(goods: str, dish: str, *rooms: str) -> str:
    """What is left after a dish at the beginning of a turn."""
    made = on_turn(f"0F {goods}")
    for room in rooms:
        made.furnish(room)
    return made.play("exchange", f"cook {dish}").goods()


@pytest.mark.rule("CAV-ROOM-25")
@pytest.mark.parametrize(
    ("dish", "animals", "food"),
    [
        ("sheep", "1sheep", 2),
        ("donkey", "1donkey", 2),
        ("two-donkeys", "2donkey", 5),
        ("boar", "1boar", 3),
        ("cattle", "1cattle", 4),
    ],
)
def test_the_slaughtering_cave_adds_a_food_for_every_animal(dish: str, animals: str, food: int) -> None:
    assert cooked(animals, dish, "slaughtering-cave") == f"{food}F"
    assert cooked(animals, dish) == f"{food - int(animals[0])}F"


@pytest.mark.rule("CAV-ROOM-25")
@pytest.mark.parametrize(("dish", "good", "food"), [("grain", "1Gr", 1), ("vegetable", "1V", 2), ("ruby", "1R", 2)])
def test_the_slaughtering_cave_adds_nothing_to_other_food(dish: str, good: str, food: int) -> None:
    assert cooked(good, dish, "slaughtering-cave") == f"{food}F"


@pytest.mark.rule("CAV-ROOM-25", "CAV-ROOM-34")
def test_the_hunting_parlor_is_no_slaughter() -> None:
    made = on_turn("2boar 0F").furnish("slaughtering-cave").furnish("hunting-parlor")
    assert made.play("exchange", "use hunting-parlor").goods() == "2G 2F"


@pytest.mark.rule("CAV-ROOM-25")
def test_the_slaughtering_cave_adds_a_food_where_there_is_no_room() -> None:
    made = on_turn("2sheep 1R 0F").furnish("slaughtering-cave").play("exchange", "ruby boar", "give boar")
    assert made.goods() == "3F 2sheep"


@pytest.mark.rule("CAV-ROOM-26")
def test_the_cooking_cave_makes_five_food_of_a_grain_and_a_vegetable() -> None:
    assert cooked("2Gr 1V", "meal", "cooking-cave") == "1Gr 5F"


@pytest.mark.rule("CAV-ROOM-26")
@pytest.mark.parametrize("goods", ["1Gr", "1V", "9Gr", "9V"])
def test_a_meal_takes_both(goods: str) -> None:
    assert not on_turn(goods).furnish("cooking-cave").play("exchange").offers("cook meal")


@pytest.mark.rule("CAV-ROOM-26")
def test_without_the_cooking_cave_there_is_no_meal() -> None:
    assert not on_turn("1Gr 1V").play("exchange").offers("cook meal")


@pytest.mark.rule("CAV-ROOM-26")
def test_meals_are_cooked_in_the_feeding_too_as_often_as_wanted() -> None:
    made = feed(on_turn("2Gr 2V 0F").furnish("cooking-cave")).play("cook meal")
    assert made.goods(0) == "1Gr 1V 5F"
    again = feed(on_turn("2Gr 2V 0F").dwarfs(0, 0, 0).furnish("cooking-cave")).play(
        "cook meal", "cook meal", "feed food"
    )
    assert again.goods(0) == "4F"


# The Working cave


@pytest.mark.rule("CAV-ROOM-27")
@pytest.mark.parametrize(("good", "goods", "left"), [("wood", "2W", "1W"), ("stone", "2S", "1S"), ("ore", "3O", "1O")])
def test_the_working_cave_feeds_one_dwarf_with_a_wood_a_stone_or_two_ore(good: str, goods: str, left: str) -> None:
    made = feed(on_turn(f"{goods} 2F").furnish("working-cave")).play(f"feed {good}")
    assert made.goods(0) == left
    assert made.own(layout.BEGGING, 0) == 0


@pytest.mark.rule("CAV-ROOM-27")
def test_the_working_cave_feeds_exactly_one_dwarf() -> None:
    made = feed(on_turn("9W 9S 9O 0F").furnish("working-cave")).play("feed wood")
    assert made.goods(0) == "8W 9S 9O"
    assert made.own(layout.BEGGING, 0) == 2


@pytest.mark.rule("CAV-ROOM-27")
def test_the_working_cave_may_be_left_unused() -> None:
    made = feed(on_turn("1W 1S 2O 4F").furnish("working-cave"))
    assert made.legal("feed") == {"feed food", "feed wood", "feed stone", "feed ore"}
    assert made.play("feed food").goods(0) == "1W 1S 2O"


@pytest.mark.rule("CAV-ROOM-27")
def test_one_ore_feeds_nobody() -> None:
    made = feed(on_turn("1O 0F").furnish("working-cave"))
    assert made.legal("feed") == {"feed food"}


@pytest.mark.rule("CAV-ROOM-27")
def test_without_the_working_cave_goods_feed_nobody() -> None:
    assert feed(on_turn("9W 9S 9O 0F")).legal("feed") == {"feed food"}


@pytest.mark.rule("CAV-ROOM-27")
def test_the_working_cave_also_feeds_for_one_food() -> None:
    made = feed(on_turn("1W 3F").dwarfs(0, 0, 0).furnish("working-cave"), "one-food").play("feed wood")
    assert made.goods(0) == "1F"


# The Mining cave


def miners(goods: str, dwarfs: int = 2) -> Table:
    made = on_turn(goods).dwarfs(*[0] * dwarfs).lay("ore-mine", "3,0 4,0").lay("ruby-mine", "3,1")
    return made.furnish("mining-cave", "3,2")


@pytest.mark.rule("CAV-ROOM-28")
@pytest.mark.parametrize(("donkeys", "eaten"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 1)])
def test_the_mining_cave_saves_a_food_for_every_donkey_in_a_mine(donkeys: int, eaten: int) -> None:
    assert feed(miners(f"9F {donkeys}donkey")).has("F", 0) == 9 - eaten


@pytest.mark.rule("CAV-ROOM-28")
def test_without_the_mining_cave_donkeys_save_nothing() -> None:
    assert feed(on_turn("9F 2donkey").lay("ore-mine", "3,0 4,0")).has("F", 0) == 5


@pytest.mark.rule("CAV-ROOM-28")
def test_the_mining_cave_also_saves_in_a_feeding_with_one_food() -> None:
    assert feed(miners("9F 2donkey", dwarfs=5), "one-food").has("F", 0) == 6


@pytest.mark.rule("CAV-ROOM-28")
def test_the_mining_cave_never_brings_food() -> None:
    assert feed(miners("0F 3donkey"), "one-food").has("F", 0) == 0


@pytest.mark.rule("CAV-ROOM-27", "CAV-ROOM-28")
def test_working_and_mining_cave_save_together() -> None:
    made = miners("3F 1W 2donkey", dwarfs=4).dwarfs(0, 0, 0, 0, newborn=1).furnish("working-cave", "5,3")
    made = feed(made).play("feed wood")
    assert made.has("F", 0) == 3 - (7 - 2 - 2)
    assert made.own(layout.BEGGING, 0) == 0


# The Breeding cave


@pytest.mark.rule("CAV-ROOM-29")
@pytest.mark.parametrize(
    ("animals", "food"),
    [
        ("2sheep", 1),
        ("2sheep 2donkey", 2),
        ("2sheep 2donkey 2boar", 3),
        ("2sheep 2donkey 2boar 2cattle", 5),
        ("1sheep 1donkey 1boar 1cattle", 0),
    ],
)
def test_the_breeding_cave_brings_food_for_newborn_types(animals: str, food: int) -> None:
    made = (
        on_turn(f"4F {animals}")
        .lay("small-pasture", "2,3 2,2 2,1 2,0")
        .lay("stable", "2,3 2,2 2,1")
        .lay("meadow", "1,3")
    )
    made.large_pasture("0,0", "0,1").furnish("breeding-cave")
    assert feed(made).has("F", 0) == food


@pytest.mark.rule("CAV-ROOM-29")
def test_without_the_breeding_cave_newborns_bring_no_food() -> None:
    made = on_turn("4F 2sheep").lay("small-pasture", "2,3").furnish("breeding-cave", seat=1)
    assert feed(made).goods(0) == "3sheep"


@pytest.mark.rule("CAV-ROOM-29")
def test_the_breeding_cave_works_for_loot() -> None:
    made = (
        expedition(14, 1, "2sheep 2boar 0F")
        .lay("small-pasture", "2,3 2,2")
        .lay("stable", "2,3 2,2")
        .furnish("breeding-cave")
    )
    assert made.play("loot breed", "breed sheep+boar").has("F", 0) == 2


# The Peaceful cave


@pytest.mark.rule("CAV-ROOM-30")
def test_the_peaceful_cave_turns_a_weapon_into_food() -> None:
    made = on_turn("0F").dwarfs(3, 14).furnish("peaceful-cave").play("exchange", "disarm 2")
    assert made.has("F") == 14
    assert made.strengths() == [3, 0]


@pytest.mark.rule("CAV-ROOM-30")
def test_any_number_of_weapons_may_be_given_up_one_by_one() -> None:
    made = (
        on_turn("0F").dwarfs(0, 5, 7, 7).furnish("peaceful-cave").play("exchange", "disarm 3", "exchange", "disarm 4")
    )
    assert made.has("F") == 14
    assert made.strengths() == [0, 5, 0, 0]
    made.play("exchange")
    assert made.legal("disarm") == {"disarm 2"}


@pytest.mark.rule("CAV-ROOM-30")
def test_weapons_are_given_up_in_the_feeding_and_before_scoring_too() -> None:
    hungry = feed(on_turn("0F").dwarfs(4, 2).furnish("peaceful-cave")).play("disarm 1", "feed food")
    assert hungry.strengths(0) == [0, 2]
    assert hungry.own(layout.BEGGING, 0) == 0
    last = on_turn().dwarfs(4, 2).furnish("peaceful-cave").last_exchanges()
    assert last.legal() == {"disarm 1", "disarm 2", "done"}


@pytest.mark.rule("CAV-ROOM-30")
def test_of_equal_weapons_one_at_home_and_one_at_work_may_be_chosen() -> None:
    made = on_turn("0F").dwarfs(7, 7, 7).occupy("logging", 0).furnish("peaceful-cave").turn_of(0).play("exchange")
    assert made.legal("disarm") == {"disarm 1", "disarm 2"}  # the third stands at home as the second does
    assert made.fork().play("disarm 1").strengths(0) == [0, 7, 7]
    assert made.play("disarm 2", "place clearing").strengths(0) == [7, 0, 7]  # who is unarmed now goes first
    assert made.own(layout.WORKS_AT + 1, 0)


@pytest.mark.rule("CAV-ROOM-30")
def test_dwarfs_at_work_may_give_up_their_weapons() -> None:
    made = on_turn("0F").dwarfs(5, 7).occupy("logging", 0).furnish("peaceful-cave").turn_of(0)
    assert made.play("exchange", "disarm 1").has("F") == 5
