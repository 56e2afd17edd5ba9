"""Worked examples: parlors, storages, chambers and action spaces (CAV-EX-36 to -60)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules.layout import BEGGING
from tests.caverna.scenes_windows import FOREST, furnish_at_home, worth
from tests.caverna.table import Table, on_turn, table


@pytest.mark.rule("CAV-EX-36")
def test_the_weaving_parlor_brings_a_food_for_every_sheep_when_built() -> None:
    at = on_turn("2W 1S 0F 5sheep").lay("small-pasture", "2,3").lay("stable", "2,3")
    assert furnish_at_home(at, "weaving-parlor", "3,2").goods() == "5F 5sheep"


@pytest.mark.rule("CAV-EX-36")
@pytest.mark.parametrize(("sheep", "points"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_weaving_parlor_scores_pairs_of_sheep(sheep: int, points: int) -> None:
    assert worth(on_turn(f"{sheep}sheep"), "weaving-parlor") == points


@pytest.mark.rule("CAV-EX-37")
def test_the_milking_parlor_brings_a_food_for_every_cattle_when_built() -> None:
    at = on_turn("2W 2S 0F 4cattle").lay("small-pasture", "2,3")
    assert furnish_at_home(at, "milking-parlor", "3,2").goods() == "4F 4cattle"


@pytest.mark.rule("CAV-EX-37")
def test_the_milking_parlor_scores_cattle_besides_their_own_points() -> None:
    assert worth(on_turn("4cattle"), "milking-parlor") == 4
    assert on_turn("4cattle").score() - on_turn("1cattle").score() == 3


@pytest.mark.rule("CAV-EX-38")
def test_the_state_parlor_brings_food_and_points_for_four_dwellings_around_it() -> None:
    at = on_turn("3S 5G 0F").lay("cavern", "4,3")
    for square in ("4,2", "5,3", "4,4"):
        at.furnish("dwelling", square)
    before = at.score()
    assert furnish_at_home(at, "state-parlor", "4,3").goods() == "8F"
    assert at.score() - before == 16 - 5  # five gold were paid


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


@pytest.mark.rule("CAV-EX-42")
@pytest.mark.parametrize(("ore", "points"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_ore_storage_scores_pairs_of_ore(ore: int, points: int) -> None:
    assert worth(on_turn(f"{ore}O"), "ore-storage") == points


@pytest.mark.rule("CAV-EX-42")
def test_the_stone_storage_scores_every_stone() -> None:
    assert worth(on_turn("5S"), "stone-storage") == 5


@pytest.mark.rule("CAV-EX-43")
def test_the_spare_part_storage_sells_full_sets() -> None:
    at = on_turn("3W 2S 4O 0F").furnish("spare-part-storage")
    at.play("exchange", "use spare-part-storage", "exchange", "use spare-part-storage")
    assert at.goods() == "1W 2O 4G"
    assert not at.play("exchange").offers("use spare-part-storage")


@pytest.mark.rule("CAV-EX-44")
@pytest.mark.parametrize(("dwarfs", "points"), [(4, 0), (5, 5), (6, 10)])
def test_the_broom_chamber_scores_five_and_six_dwarfs(dwarfs: int, points: int) -> None:
    assert worth(table().dwarfs(*[0] * dwarfs), "broom-chamber") == points


@pytest.mark.rule("CAV-EX-45")
def test_the_treasure_chamber_scores_rubies_once_more() -> None:
    assert worth(on_turn("4R"), "treasure-chamber") == 4
    assert on_turn("4R").score() - table().score() == 4


@pytest.mark.rule("CAV-EX-46")
def test_the_food_chamber_scores_pairs_in_the_supply_and_on_fields() -> None:
    bare = table().lay("field", "2,3 1,3")
    at = on_turn("2Gr 1V").lay("3 grain", "2,3").lay("2 vegetables", "1,3")
    assert at.score() - bare.score() == 3 + 3
    assert worth(at, "food-chamber") == 6


@pytest.mark.rule("CAV-EX-47")
def test_the_prayer_chamber_scores_when_the_weapons_are_given_up_before_scoring() -> None:
    at = table().dwarfs(5, 3).furnish("prayer-chamber").furnish("peaceful-cave")
    armed = at.score()
    at.last_exchanges().play("disarm 1", "disarm 2", "done")
    assert at.decision == ""  # the game is over
    assert at.score(0) - armed == 8


@pytest.mark.rule("CAV-EX-48")
@pytest.mark.parametrize(("begging", "cancelled"), [(0, 5), (2, 7)])
def test_the_writing_chamber_cancels_up_to_seven_minus_points(begging: int, cancelled: int) -> None:
    at = on_turn("1sheep 1donkey 1boar 1cattle").lay("meadow", FOREST).lay("tunnel", "3,0 4,0 5,0 4,1")
    at.set(BEGGING, begging)  # five spaces of the mountain are unused, besides the one that `worth` digs
    assert worth(at, "writing-chamber") == cancelled


@pytest.mark.rule("CAV-EX-49")
@pytest.mark.parametrize(("goods", "points"), [("3boar", 1), ("2boar 3cattle", 1), ("6sheep 9dog", 2), ("8donkey", 2)])
def test_the_fodder_chamber_scores_farm_animals_by_threes(goods: str, points: int) -> None:
    assert worth(on_turn(goods), "fodder-chamber") == points


@pytest.mark.rule("CAV-EX-49")
def test_the_main_storage_counts_itself() -> None:
    assert worth(table(), "main-storage") == 2


@pytest.mark.rule("CAV-EX-50")
@pytest.mark.parametrize(("strengths", "supplies", "weapons"), [((1, 14), 8, 6), ((1, 14, 0), 0, 6)])
def test_the_weapon_storage_counts_armed_dwarfs_and_the_supplies_storage_wants_all(
    strengths: tuple[int, ...], supplies: int, weapons: int
) -> None:
    at = table().dwarfs(*strengths)
    assert worth(at, "supplies-storage") == supplies
    assert worth(at, "weapon-storage") == weapons
    assert worth(at, "supplies-storage", "weapon-storage") == supplies + weapons


@pytest.mark.rule("CAV-EX-51")
def test_nothing_is_sold_once_scoring_has_begun() -> None:
    at = on_turn("3boar").lay("stable", "0,0").furnish("fodder-chamber").furnish("hunting-parlor").last_exchanges()
    assert at.offers("use hunting-parlor")
    at.play("done")
    assert at.decision == ""  # the game is over
    assert at.legal() == set()


@pytest.mark.rule("CAV-EX-52")
def test_the_dog_school_built_by_housework_brings_a_wood_for_the_dog_that_follows() -> None:
    at = on_turn("0F")
    assert furnish_at_home(at.fork(), "dog-school", "3,2").play("do take").goods(0) == "1W 1dog"
    assert at.play("place housework", "do take", "do furnish", "furnish dog-school", "lay 3,2").goods(0) == "1dog"


@pytest.mark.rule("CAV-EX-53")
def test_grain_from_the_expedition_of_hardware_rental_can_be_sown_there() -> None:
    at = on_turn("0F", 5).dwarfs(2, 2).lay("field", "2,3")
    at.play("place hardware-rental", "do expedition", "loot grain", "done", "do sow", "sow 1 0")
    assert at.squares("3 grain", 0) == {"2,3"}
    assert at.goods(0) == ""


@pytest.mark.rule("CAV-EX-54")
def test_four_gold_and_three_of_the_own_buy_cattle_boar_and_vegetable() -> None:
    at = on_turn("3G 3F", 5).lay("stable", "0,0").play("place weekly-market", "buy cattle", "buy boar", "buy vegetable")
    assert at.goods(0) == "1V 3F 1boar 1cattle"
    assert at.seat == 1


@pytest.mark.rule("CAV-EX-54")
def test_the_weekly_market_sells_no_good_twice() -> None:
    at = on_turn("3G", 5).play("place weekly-market", "buy wood")
    assert at.has("G") == 6
    assert not at.offers("buy wood")


@pytest.mark.rule("CAV-EX-55")
def test_without_adjacent_ordinary_tunnels_ore_mine_construction_is_an_expedition_only() -> None:
    at = on_turn("0F").reveal("ore-mine-construction").dwarfs(1, 1)
    at.lay("tunnel", "4,3 3,1").lay("deep-tunnel", "5,3").lay("cavern", "4,2 4,1")
    assert at.play("place ore-mine-construction").legal() == {"do expedition"}
    assert at.play("do expedition", "loot wood", "loot dog").goods(0) == "1W 1dog"


@pytest.mark.rule("CAV-EX-56")
@pytest.mark.parametrize(
    ("ground", "deed", "goods"), [("deep-tunnel", "deep-ruby-mine", "1R"), ("tunnel", "ruby-mine", "")]
)
def test_a_ruby_mine_yields_a_ruby_at_once_only_on_a_deep_tunnel(ground: str, deed: str, goods: str) -> None:
    at = on_turn("0F").reveal("ruby-mine-construction").lay(ground, "4,3")
    at.play("place ruby-mine-construction", f"do {deed}", "lay 4,3")
    assert at.squares("ruby-mine", 0) == {"4,3"}
    assert at.goods(0) == goods


@pytest.mark.rule("CAV-EX-57")
@pytest.mark.parametrize("rooms", [(), ("blacksmith",)])
def test_seven_ore_are_traded_three_times_with_or_without_the_blacksmith(rooms: tuple[str, ...]) -> None:
    at = on_turn("7O 0F").reveal("ore-trading")
    for room in rooms:
        at.furnish(room)
    at.play("place ore-trading", "do trade", "trade", "trade")
    assert at.goods(0) == "1O 6G 3F"


@pytest.mark.rule("CAV-EX-57")
def test_ore_is_not_traded_a_fourth_time() -> None:
    at = on_turn("9O 0F").reveal("ore-trading").play("place ore-trading", "do trade", "trade", "trade")
    assert at.seat == 1
    assert at.goods(0) == "3O 6G 3F"


@pytest.mark.rule("CAV-EX-58")
@pytest.mark.parametrize(
    ("space", "players", "goods"),
    [
        ("large-depot", 7, "4W 3S 3O"),
        ("sustenance", 4, "1Gr 2V"),
        ("sustenance", 7, "1Gr 2V"),
        ("strip-mining", 3, "1O 2S"),
    ],
)
def test_what_lies_on_a_space_after_three_rounds(space: str, players: int, goods: str) -> None:
    at = table(players).new_round().play("reveal sheep-farming").new_round()
    assert at.stock(space) == goods


@pytest.mark.rule("CAV-EX-59")
def test_two_ore_mines_add_four_ore_to_ore_mining() -> None:
    at = on_turn("0F").lay("ore-mine", "4,3 4,2").stack("ore-mining", "3O").play("place ore-mining")
    assert at.goods(0) == "7O"
    assert at.stock("ore-mining") == ""


def imitating(own: str) -> Table:
    """Five players: seat 0 holds a space with wood, seat 1 has just copied it by one Imitation space."""
    at = table(5).give("9F").give("9F", 1).stack(own, "3W").occupy(own, 0).turn_of(1)
    at.play("place imitation-2", f"imitate {own}")
    return at


@pytest.mark.rule("CAV-EX-60")
def test_an_own_space_cannot_be_copied_through_the_other_imitation_space() -> None:
    at = imitating("logging")
    assert at.has("W", 1) == 3
    at.stack("logging", "3W").turn_of(0)
    assert "imitation-4" not in at.placeable()
    at.occupy("growth", 2)
    assert at.play("place imitation-4").legal() == {"imitate growth"}
