"""When exchanges are offered: the windows in which nothing legal may be missing, and nothing illegal offered."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules.layout import BEGGING
from tests.caverna.rounds import alone
from tests.caverna.table import Table, expedition, on_turn

EVERYTHING = {
    *("ruby wood", "ruby stone", "ruby ore", "ruby grain", "ruby vegetable"),
    *("ruby dog", "ruby sheep", "ruby donkey", "ruby boar", "ruby cattle"),
    *("ruby meadow", "ruby field", "ruby tunnel", "ruby cavern"),
    *("use trader", "use hunting-parlor", "use beer-parlor", "use blacksmithing-parlor", "disarm 1"),
    *("cook boar", "cook grain", "cook vegetable", "cook ruby", "cook gold", "cook meal", "cook beer"),
}


@pytest.mark.rule("CAV-ROUND-15")
def test_when_a_turn_begins_everything_can_be_exchanged() -> None:
    at = on_turn("2R 2G 2Gr 1V 1O 3F 2boar").dwarfs(4, 0)
    for room in ("trader", "hunting-parlor", "beer-parlor", "blacksmithing-parlor", "cooking-cave", "peaceful-cave"):
        at.furnish(room)
    assert at.play("exchange").legal() == EVERYTHING


def exchanges(at: Table) -> set[str]:
    """What can be exchanged in the middle of an action."""
    return at.fork().play("exchange").legal() if at.offers("exchange") else set()


@pytest.mark.rule("CAV-ROUND-11", "CAV-SPACE-05")
@pytest.mark.parametrize(
    ("space", "room", "goods", "exchange"),
    [
        ("exploration", "peaceful-cave", "", "disarm 1"),
        ("wish-for-children", "spare-part-storage", "4W 3S 1O", "use spare-part-storage"),
        ("ore-trading", "spare-part-storage", "1W 1S 2O", "use spare-part-storage"),
        ("family-life", "beer-parlor", "2Gr", "use beer-parlor"),
    ],
)
def test_no_exchange_takes_away_the_only_use_of_a_space_once_a_dwarf_stands_there(
    space: str, room: str, goods: str, exchange: str
) -> None:
    at = on_turn(f"3F {goods}", 3).reveal(space).furnish(room).lay("field", "2,3").dwarfs(5, 5)
    assert exchange in exchanges(at)
    assert exchange not in exchanges(at.play(f"place {space}"))
    assert at.seat == 0


@pytest.mark.rule("CAV-ROUND-15", "CAV-FURNISH-04")
def test_gold_of_an_expedition_buys_the_materials_for_its_furnishing() -> None:
    at = expedition(7, 3, "0F").furnish("trader").lay("cavern", "4,2")
    at.play("loot gold", "exchange", "use trader", "loot furnish", "furnish guest-room", "lay 4,2")
    assert "guest-room" in at.rooms(0)
    assert at.goods(0) == "1O"


@pytest.mark.rule("CAV-ROUND-15", "CAV-FOOD-10")
def test_food_for_the_supplies_storage_is_raised_in_the_middle_of_housework() -> None:
    at = on_turn("1W 2F 1sheep").play("place housework", "do take", "exchange", "cook sheep")
    assert at.play("do furnish", "furnish supplies-storage").goods() == "1dog"


@pytest.mark.rule("CAV-EXPED-42", "CAV-HARVEST-18")
def test_an_animal_is_eaten_in_the_middle_of_an_expedition_to_make_room_for_a_newborn() -> None:
    at = expedition(14, 2, "3F 2sheep 1boar").lay("meadow", "2,3").lay("stable", "2,3")
    assert not at.offers("loot breed")
    at.play("loot wood", "exchange", "cook boar", "loot breed", "breed sheep")
    assert at.goods(0) == "1W 5F 3sheep"


def crowded(goods: str, *rooms: str) -> Table:
    """A stabled meadow and the dwelling are full when a donkey arrives from Donkey farming."""
    at = on_turn(f"3F {goods}").reveal("donkey-farming").lay("meadow", "2,3").lay("stable", "2,3")
    for room in rooms:
        at.furnish(room)
    at.stack("donkey-farming", "1donkey").play("place donkey-farming")
    return at if at.decision == "give-up-animal" else at.play("done")


@pytest.mark.rule("CAV-ANIMAL-17")
def test_without_room_any_animal_is_given_up_or_a_ruby_makes_room() -> None:
    assert crowded("2sheep 1boar").legal() == {"give sheep", "give boar", "give donkey"}
    assert crowded("2sheep 1boar 1R").legal("ruby") == {"ruby dog", "ruby meadow"}
    assert crowded("2sheep 1boar 1R", "stubble-room").legal("ruby") == {"ruby dog", "ruby meadow", "ruby field"}
    assert crowded("2boar 1sheep", "hunting-parlor").legal("use") == {"use hunting-parlor"}


@pytest.mark.rule("CAV-ANIMAL-17", "CAV-FOOD-02")
def test_two_donkeys_are_eaten_together_when_the_second_finds_no_room() -> None:
    at = crowded("2sheep 1donkey")
    assert at.fork().play("give donkey").goods(0) == "4F 2sheep 1donkey"
    assert at.play("cook two-donkeys").goods(0) == "6F 2sheep"


@pytest.mark.rule("CAV-ANIMAL-17", "CAV-RUBY-04")
def test_a_field_for_a_ruby_houses_the_arriving_donkey_with_the_stubble_room() -> None:
    at = crowded("2sheep 1boar 1R", "stubble-room").play("ruby field", "lay 1,3")
    assert at.goods(0) == "4F 2sheep 1donkey 1boar"  # with the food printed on the square
    assert at.seat == 1


@pytest.mark.rule("CAV-ANIMAL-17", "CAV-RUBY-04", "CAV-TILES-08")
def test_a_meadow_for_a_ruby_under_a_stable_opens_it_to_the_arriving_donkey() -> None:
    at = crowded("2sheep 1cattle 1R").lay("stable", "2,2").play("ruby meadow", "lay 2,2")
    assert at.goods(0) == "3F 2sheep 1donkey 1cattle"
    assert at.seat == 1


@pytest.mark.rule("CAV-HARVEST-14")
def test_dwarfs_are_fed_without_asking_when_nothing_can_be_decided() -> None:
    at = alone("5F 2Gr 3S").harvest()
    assert at.decision == "take-turn"
    assert at.goods() == "3S 2Gr 1F"


@pytest.mark.rule("CAV-ROOM-27", "CAV-RUBY-10")
@pytest.mark.parametrize("good", ["wood", "stone"])
def test_a_ruby_buys_what_the_working_cave_needs(good: str) -> None:
    at = alone("4F 1R").furnish("working-cave").harvest().play(f"ruby {good}", f"feed {good}")
    assert at.goods() == "2F"


@pytest.mark.rule("CAV-HARVEST-22", "CAV-RUBY-10")
def test_a_donkey_for_a_ruby_saves_food_in_the_mining_cave() -> None:
    at = alone("4F 1R").furnish("mining-cave").lay("ruby-mine", "4,3").harvest().play("ruby donkey", "feed food")
    assert at.goods() == "1F 1donkey"


@pytest.mark.rule("CAV-RUBY-10", "CAV-HARVEST-15")
def test_a_ruby_before_breeding_makes_a_pair() -> None:
    at = alone("4F 1R 1cattle 1sheep").lay("small-pasture", "2,3").lay("stable", "2,3").harvest()
    assert at.legal("breed") == {"breed none"}
    assert at.play("ruby sheep", "breed sheep").goods() == "3sheep 1cattle"


@pytest.mark.rule("CAV-HARVEST-15", "CAV-RULING-15")
def test_animals_breed_without_asking_when_all_newborns_fit_and_there_is_no_ruby() -> None:
    at = alone("4F 2sheep 2boar").lay("small-pasture", "2,3").lay("stable", "2,3 1,3 0,3").harvest()
    assert at.decision == "take-turn"
    assert at.goods() == "3sheep 3boar"


@pytest.mark.rule("CAV-ANIMAL-18")
@pytest.mark.parametrize(("goods", "room"), [("1R", "carpenter"), ("0R", "miner"), ("1R 1donkey", "miner")])
def test_no_donkey_is_offered_after_a_round_without_miner_ruby_or_free_mine(goods: str, room: str) -> None:
    assert alone(goods).furnish(room).lay("ore-mine", "4,3").harvest("none").decision == "take-turn"


@pytest.mark.rule("CAV-ANIMAL-18", "CAV-RUBY-10", "CAV-RULING-18")
def test_after_a_round_the_miner_s_mines_are_filled_one_by_one() -> None:
    at = alone("3R").furnish("miner").lay("ore-mine", "4,2 4,3").harvest("none")
    assert at.legal() == {"ruby donkey", "done"}
    assert at.play("ruby donkey").legal() == {"ruby donkey", "done"}
    assert at.fork().play("done").goods() == "1O 2R 1donkey"
    assert at.play("ruby donkey").goods() == "2O 1R 2donkey"  # every mine has its donkey, and the next round has begun
    assert at.decision == "take-turn"


@pytest.mark.rule("CAV-RUBY-03", "CAV-FOOD-10")
def test_food_for_a_ruby_and_cattle_is_raised_in_the_middle_of_an_action() -> None:
    at = on_turn("0F 1R 1Gr").furnish("supplies-storage", seat=1)  # so that nothing else is paid with food
    at.play("place housework", "do take", "exchange")
    assert at.offers("cook grain")
    assert not at.offers("ruby cattle")
    assert at.play("cook grain", "exchange", "ruby cattle").goods(0) == "1dog 1cattle"


@pytest.mark.rule("CAV-RUBY-03", "CAV-FOOD-10")
@pytest.mark.parametrize("goods", ["0F 0R 1Gr", "1F 1R 1Gr"])
def test_in_the_middle_of_an_action_food_is_raised_only_where_it_pays_for_something(goods: str) -> None:
    at = on_turn(goods).furnish("supplies-storage", seat=1).play("place housework", "do take")
    assert "cook grain" not in exchanges(at)


@pytest.mark.rule("CAV-SCORE-16", "CAV-RUBY-03")
def test_in_the_last_window_food_is_raised_only_for_cattle() -> None:
    assert alone("2Gr 3sheep 0F").last_exchanges().decision == ""
    at = alone("1R 1Gr 0F").last_exchanges()
    assert not at.offers("ruby cattle")
    assert at.play("cook grain", "ruby cattle", "done").goods() == "1cattle"
    assert at.decision == ""  # the game is over


@pytest.mark.rule("CAV-ROUND-08", "CAV-ROUND-09")
def test_dwarfs_of_equal_strength_are_one_choice() -> None:
    assert on_turn("1R").dwarfs(0, 0, 5, 5).legal("send") == {"send 5"}


@pytest.mark.rule("CAV-SOW-01")
def test_sowing_offers_every_number_of_both_crops() -> None:
    at = on_turn("2Gr 2V").lay("field", "2,3 1,3 0,3 2,2").play("place slash-and-burn", "do sow")
    numbers = {(grain, vegetables) for grain in range(3) for vegetables in range(3)} - {(0, 0)}
    assert at.legal() == {f"sow {grain} {vegetables}" for grain, vegetables in numbers}


@pytest.mark.rule("CAV-BEG-04", "CAV-FOOD-09")
def test_begging_with_goods_in_hand_is_offered() -> None:
    at = alone("3F 9Gr 2R").harvest().play("feed food", "breed none")
    assert at.own(BEGGING) == 1
    assert at.goods() == "2R 9Gr"
