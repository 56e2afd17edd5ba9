"""Worked examples: family growth and what rooms do (CAV-EX)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules import layout
from tests.caverna.farms import places_for, roomy
from tests.caverna.furnishing import furnish_at_home
from tests.caverna.rounds import alone, arrivals
from tests.caverna.table import Table, expedition, on_turn, table


@pytest.mark.rule("CAV-EX-19")
def test_both_places_of_the_couple_dwelling_may_be_filled_in_one_round() -> None:
    at = table(4).reveal("wish-for-children").furnish("couple-dwelling")
    at.play("place wish-for-children", "do grow").turn_of(0).play("place growth", "do grow")
    assert at.own(layout.DWARFS, 0) == 4


@pytest.mark.rule("CAV-EX-20")
def test_building_the_couple_dwelling_by_urgent_wish_allows_one_newborn() -> None:
    at = on_turn("8W 6S").reveal("urgent-wish-for-children")
    at.play("place urgent-wish-for-children", "do furnish-dwelling", "furnish couple-dwelling", "lay 3,2")
    assert at.legal("do") == {"do grow"}
    at.play("do grow")
    assert at.seat == 1
    assert at.own(layout.DWARFS, 0) == 3


@pytest.mark.rule("CAV-EX-21")
def test_a_newborn_makes_room_in_the_cuddle_room_at_once() -> None:
    at = on_turn("2boar").reveal("wish-for-children").furnish("cuddle-room").furnish("dwelling")
    assert places_for(at, "sheep") == 2
    assert places_for(at.play("place wish-for-children", "do grow").turn_of(0), "sheep") == 3


@pytest.mark.rule("CAV-EX-22")
def test_the_stubble_room_houses_an_animal_on_each_empty_field() -> None:
    at = on_turn("3R 1F 2donkey").furnish("stubble-room").lay("field", "2,3 1,3").lay("3 grain", "0,3")
    at.play("exchange", "ruby boar", "exchange", "ruby cattle")
    assert at.offers("exchange")  # both are housed
    assert at.play("exchange", "ruby boar").decision == "give-up-animal"


@pytest.mark.rule("CAV-EX-23")
def test_with_the_work_room_a_tunnel_for_a_ruby_can_be_furnished() -> None:
    at = on_turn("1R 1S").furnish("work-room", "3,2").play("exchange", "ruby tunnel", "lay 4,3")
    furnish_at_home(at, "carpenter", "4,3")
    assert at.squares("furnished") == {"3,3", "3,2", "4,3"}


@pytest.mark.rule("CAV-EX-23")
def test_the_work_room_itself_never_goes_onto_a_tunnel() -> None:
    at = on_turn("1S").lay("tunnel", "4,3").play("place housework", "do furnish", "furnish work-room")
    assert at.layable() == {"3,2"}


def guest(space: str, goods: str, players: int = 2) -> Table:
    return on_turn(f"0F {goods}", players).furnish("guest-room").reveal(space).play(f"place {space}")


@pytest.mark.rule("CAV-EX-24")
def test_the_guest_room_allows_goods_and_growth_on_growth() -> None:
    at = on_turn("0F", 4).furnish("guest-room").furnish("dwelling").play("place growth", "do take", "do grow")
    assert at.goods(0) == "1W 1S 1O 2G 1F"
    assert at.own(layout.DWARFS, 0) == 3


@pytest.mark.rule("CAV-EX-24")
def test_the_guest_room_allows_a_dwelling_and_growth_on_wish_for_children() -> None:
    at = guest("wish-for-children", "4W 3S").play("do furnish-dwelling", "furnish dwelling", "lay 3,2", "do grow")
    assert at.own(layout.DWARFS, 0) == 3


@pytest.mark.rule("CAV-EX-24")
def test_the_guest_room_allows_a_dwelling_growth_and_gold_on_urgent_wish() -> None:
    at = guest("urgent-wish-for-children", "4W 3S")
    at.play("do furnish-dwelling", "furnish dwelling", "lay 3,2", "do grow", "do take")
    assert at.own(layout.DWARFS, 0) == 3
    assert at.goods(0) == "3G"


@pytest.mark.rule("CAV-EX-24")
def test_the_guest_room_allows_a_mine_of_each_kind_on_ruby_mine_construction() -> None:
    at = on_turn("0F").furnish("guest-room").reveal("ruby-mine-construction")
    at.lay("tunnel", "4,2").lay("deep-tunnel", "4,3")
    at.play("place ruby-mine-construction", "do ruby-mine", "lay 4,2", "do deep-ruby-mine", "lay 4,3")
    assert at.squares("ruby-mine", 0) == {"4,2", "4,3"}
    assert at.goods(0) == "1R"


@pytest.mark.rule("CAV-EX-24")
def test_the_guest_room_allows_both_tiles_on_extension_only_once() -> None:
    at = guest("extension", "", 7).play("do meadow-field", "lay 2,3", "lay 2,2")
    at.play("do cavern-tunnel", "lay 4,3", "lay 5,3")
    assert at.goods(0) == "1W 1S 1F"  # and the food printed on the square
    at.bring_home().turn_of(0).play("place extension", "do meadow-field", "lay 1,2", "lay 0,2")
    assert at.decision == "take-turn"
    assert at.seat == 1


@pytest.mark.rule("CAV-EX-25")
@pytest.mark.parametrize(("deed", "wood"), [("small-pasture", 1), ("large-pasture", 3)])
def test_the_carpenter_builds_a_pasture_for_one_wood_less(deed: str, wood: int) -> None:
    at = on_turn("1S").furnish("carpenter").reveal("sheep-farming").lay("meadow", "2,3 1,3").play("place sheep-farming")
    assert not at.give(f"{wood - 1}W").offers(f"do {deed}")
    assert at.give(f"{wood}W").play(f"do {deed}").has("W") == 0


@pytest.mark.rule("CAV-EX-25")
@pytest.mark.parametrize(("item", "wood"), [("small-pasture", 0), ("large-pasture", 1)])
def test_the_carpenter_builds_a_pasture_as_loot_for_one_wood_less(item: str, wood: int) -> None:
    at = expedition(10, 1).furnish("carpenter").lay("meadow", "2,3 1,3").give("1W")
    assert at.play(f"loot {item}").has("W", 0) == 1 - wood


@pytest.mark.rule("CAV-EX-26")
def test_the_stone_carver_brings_two_stone_and_builds_stables_for_nothing() -> None:
    at = furnish_at_home(on_turn("1W 0F").reveal("sheep-farming"), "stone-carver", "3,2").turn_of(0)
    assert at.goods() == "2S"
    at.play("place sheep-farming", "do stable", "lay 2,3")
    assert at.squares("stable", 0) == {"2,3"}
    assert at.goods(0) == "2S"


@pytest.mark.rule("CAV-EX-27")
def test_the_miner_brings_ore_for_donkeys_in_ore_mines_alone() -> None:
    at = on_turn("3donkey").furnish("miner").lay("ore-mine", "4,3 5,3").lay("ruby-mine", "4,2")
    assert at.new_round().play("reveal sheep-farming").has("O", 0) == 2


@pytest.mark.rule("CAV-EX-28")
def test_the_builder_pays_the_blacksmith_with_two_ore_and_one_stone() -> None:
    at = on_turn("2O 1S 0F").furnish("builder").play("place housework", "do furnish", "furnish blacksmith")
    assert at.goods() == ""
    assert at.play("lay 3,2").rooms() == {"builder", "blacksmith"}


@pytest.mark.rule("CAV-EX-29")
def test_the_trader_makes_one_set_of_three_gold() -> None:
    at = on_turn("3G 0F").furnish("trader").play("exchange", "use trader")
    assert at.goods() == "1W 1S 1O 1G"
    assert not at.offers("exchange")  # a single gold is good for nothing


@pytest.mark.rule("CAV-EX-30")
@pytest.mark.parametrize(
    ("supplier", "good", "built", "rounds"),
    [
        ("wood-supplier", "W", 3, [4, 5, 6, 7, 8, 9, 10]),
        ("stone-supplier", "S", 3, [4, 5, 6, 7, 8]),
        ("ruby-supplier", "R", 3, [4, 5, 6, 7]),
        ("wood-supplier", "W", 11, [12]),
        ("stone-supplier", "S", 11, [12]),
        ("ruby-supplier", "R", 11, [12]),
    ],
)
def test_suppliers_deliver_from_the_next_round_on(supplier: str, good: str, built: int, rounds: list[int]) -> None:
    at = furnish_at_home(on_turn("2W 2S", 3).round(built), supplier, "3,2")
    assert arrivals(at, good) == rounds


@pytest.mark.rule("CAV-EX-31")
def test_the_dog_school_brings_a_wood_for_every_dog() -> None:
    at = on_turn("1R 2G 0F", 5).furnish("dog-school").dwarfs(1, 1, 1, 1)
    at.play("place housework", "do take", "done").turn_of(0)
    assert at.goods() == "1W 1R 2G 1dog"
    at.stack("logging", "").play("place logging", "do expedition", "loot dog").turn_of(0)
    assert at.goods() == "2W 1R 2G 2dog"
    at.play("exchange", "ruby dog")
    assert at.goods() == "3W 2G 3dog"
    at.play("place weekly-market", "buy dog")
    assert at.goods() == "4W 4G 4dog"


@pytest.mark.rule("CAV-EX-32")
def test_the_quarry_brings_a_stone_for_a_donkey_that_is_born() -> None:
    at = alone("4F 2donkey").furnish("quarry").lay("ore-mine", "4,3").harvest()
    assert at.goods() == "1S 3donkey"


@pytest.mark.rule("CAV-EX-32")
def test_the_quarry_brings_nothing_for_donkeys_bought_or_taken() -> None:
    at = on_turn("1R 3F").furnish("quarry").lay("ore-mine", "4,3").reveal("donkey-farming")
    assert at.play("exchange", "ruby donkey").goods(0) == "3F 1donkey"
    assert at.stack("donkey-farming", "2donkey").play("place donkey-farming").goods(0) == "3F 3donkey"


@pytest.mark.rule("CAV-EX-33")
def test_the_seam_brings_an_ore_for_each_stone_of_drift_mining() -> None:
    at = on_turn("0F").furnish("seam").stack("drift-mining", "3S").play("place drift-mining")
    assert at.goods() == "3S 3O"


@pytest.mark.rule("CAV-EX-33")
def test_the_seam_brings_an_ore_for_each_stone_of_the_stone_supplier() -> None:
    at = furnish_at_home(on_turn("1W 0F").furnish("seam"), "stone-supplier", "3,2")
    at.new_round().play("reveal sheep-farming")
    assert at.goods(0) == "1S 1O"
    at.new_round()  # the last card of its stage needs no chance
    assert at.goods(0) == "2S 2O"


@pytest.mark.rule("CAV-EX-34")
@pytest.mark.parametrize(
    ("animals", "food"),
    [
        ("2sheep", 1),
        ("2sheep 2donkey", 2),
        ("2sheep 2donkey 2boar", 3),
        ("2sheep 2donkey 2boar 2cattle", 5),
    ],
)
def test_the_breeding_cave_brings_food_by_the_types_of_newborns(animals: str, food: int) -> None:
    at = roomy(alone(f"4F {animals}")).furnish("breeding-cave").harvest()
    assert at.goods() == f"{food}F " + animals.replace("2", "3")


@pytest.mark.rule("CAV-EX-34")
def test_the_breeding_cave_works_for_breeding_as_loot() -> None:
    at = roomy(expedition(14, 1, "0F 2sheep 2donkey 2boar 2cattle").furnish("breeding-cave"))
    assert at.play("loot breed", "breed donkey+cattle").goods(0) == "2F 2sheep 3donkey 2boar 3cattle"


@pytest.mark.rule("CAV-EX-35")
def test_the_peaceful_cave_turns_a_weapon_of_fourteen_into_fourteen_food() -> None:
    at = on_turn("0F").furnish("peaceful-cave").dwarfs(14, 0).play("exchange", "disarm 1")
    assert at.goods() == "14F"
    assert at.strengths() == [0, 0]


@pytest.mark.rule("CAV-EX-39")
def test_the_hunting_parlor_has_nothing_of_the_slaughtering_cave() -> None:
    at = on_turn("2boar 0F").furnish("hunting-parlor").furnish("slaughtering-cave")
    assert at.fork().play("exchange", "use hunting-parlor").goods() == "2G 2F"
    at.give("1boar").play("exchange")
    assert not at.offers("use hunting-parlor")
    assert at.play("cook boar").goods() == "3F"


@pytest.mark.rule("CAV-EX-40")
@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        ("use beer-parlor", "use beer-parlor", "6G 1Gr"),
        ("use beer-parlor", "cook beer", "3G 1Gr 4F"),
        ("cook beer", "cook beer", "1Gr 8F"),
    ],
)
def test_the_beer_parlor_makes_gold_or_food_of_two_grain(first: str, second: str, left: str) -> None:
    at = on_turn("5Gr 0F").furnish("beer-parlor").play("exchange", first, "exchange", second)
    assert at.goods() == left
    assert at.play("exchange").legal() & {"use beer-parlor", "cook beer"} == set()


@pytest.mark.rule("CAV-EX-41")
def test_the_blacksmithing_parlor_trades_a_ruby_with_an_ore() -> None:
    at = on_turn("2R 1O 0F").furnish("blacksmithing-parlor").play("exchange", "use blacksmithing-parlor")
    assert at.goods() == "1R 2G 1F"
    assert not at.play("exchange").offers("use blacksmithing-parlor")


@pytest.mark.rule("CAV-EX-43")
def test_the_spare_part_storage_sells_full_sets() -> None:
    at = on_turn("3W 2S 4O 0F").furnish("spare-part-storage")
    at.play("exchange", "use spare-part-storage", "exchange", "use spare-part-storage")
    assert at.goods() == "1W 2O 4G"
    assert not at.play("exchange").offers("use spare-part-storage")
