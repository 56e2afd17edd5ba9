"""Scenarios: stables, pastures and dogs, discounts, weapons, breeding and feeding (CAV-SC-01 to -26)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules.layout import BEGGING, DWARFS, WORKS_AT
from tests.caverna.scenes_windows import alone, furnish_at_home, places
from tests.caverna.table import Table, expedition, on_turn


@pytest.mark.rule("CAV-SC-01")
def test_with_a_stable_at_the_entrance_the_first_meadow_must_lie_there() -> None:
    at = on_turn().lay("stable", "2,3").play("place slash-and-burn", "do meadow-field")
    assert at.layable() == {"2,3"}
    assert at.play("lay 2,3").layable() == {"1,3", "2,2"}


def stable_on_a_bonus() -> Table:
    at = on_turn("1S 0F").reveal("sheep-farming").stack("sheep-farming", "").lay("meadow", "1,2").dwarfs(0, 0, 0)
    return at.play("place sheep-farming", "do stable", "lay 0,2").turn_of(0)


@pytest.mark.rule("CAV-SC-02")
def test_a_stable_brings_no_boar_but_the_meadow_laid_under_it_does() -> None:
    at = stable_on_a_bonus()
    assert at.goods() == ""
    assert at.give("1R").play("exchange", "ruby meadow", "lay 0,2").goods() == "1boar"
    assert at.squares("stable") == {"0,2"}


@pytest.mark.rule("CAV-SC-02")
def test_a_stable_in_the_forest_is_for_a_boar_and_on_a_meadow_for_any_type() -> None:
    at = stable_on_a_bonus().give("2sheep")
    assert (places(at, "boar"), places(at, "cattle")) == (1, 0)
    at.give("1R").play("exchange", "ruby meadow", "lay 0,2").give("0boar")
    assert (places(at, "boar"), places(at, "cattle"), places(at, "donkey")) == (1, 1, 1)


@pytest.mark.rule("CAV-SC-03")
def test_a_meadow_for_a_ruby_may_go_under_a_stable_and_a_field_may_not() -> None:
    at = on_turn("1R").lay("meadow", "2,3").lay("stable", "2,2").play("exchange")
    assert at.fork().play("ruby field").layable() == {"1,3"}
    assert at.play("ruby meadow").layable() == {"1,3", "2,2"}


def fence_in(at: Table) -> Table:
    """Two meadows at 2,3 and 1,3 become a large pasture through an empty Sheep farming; a stable could follow."""
    at.reveal("sheep-farming").stack("sheep-farming", "").give("4W 1S").dwarfs(0, 0, 0)
    return at.play("place sheep-farming", "do large-pasture", "lay 1,3", "lay 2,3")


@pytest.mark.rule("CAV-SC-04")
def test_a_large_pasture_over_two_stabled_meadows_has_room_for_sixteen_of_one_type() -> None:
    at = on_turn("2sheep 1boar 1cattle 3F").lay("meadow", "2,3 1,3").lay("stable", "2,3 1,3")
    assert fence_in(at).decision == "give-up-animal"
    at.play("give cattle", "done")
    assert at.goods(0) == "1S 6F 2sheep 1boar"
    assert places(at.turn_of(0), "boar") == 16


@pytest.mark.rule("CAV-SC-05")
def test_a_large_pasture_may_drive_out_a_sheep_that_dogs_watched_on_two_meadows() -> None:
    at = on_turn("6dog 8sheep 2boar 3F").lay("meadow", "2,3 1,3")
    assert fence_in(at).decision == "give-up-animal"
    at.play("give sheep")
    assert at.goods(0) == "1S 4F 6dog 7sheep 2boar"
    assert at.decision == "choose-deed"  # one was enough


@pytest.mark.rule("CAV-SC-06")
@pytest.mark.parametrize(("dogs", "sheep"), [(2, 4), (4, 5)])
def test_dogs_on_a_stabled_pasture_help_only_beyond_its_own_room(dogs: int, sheep: int) -> None:
    at = on_turn(f"2boar {dogs}dog").lay("small-pasture", "2,3").lay("stable", "2,3")
    assert places(at, "sheep") == sheep


@pytest.mark.rule("CAV-SC-07")
def test_sowing_drives_cattle_off_the_stubble_fields() -> None:
    at = on_turn("2Gr 2sheep 2cattle 0F").furnish("stubble-room").lay("field", "2,3 1,3")
    at.play("place slash-and-burn", "do sow", "sow 2 0", "give cattle", "give cattle")
    assert at.goods(0) == "6F 2sheep"
    assert at.seat == 1


def growing_and_sowing() -> Table:
    """Three sheep in the Cuddle room of two dwarfs and on the only field; growth and seed at hand."""
    at = on_turn("1Gr 2boar 3sheep 3F").furnish("cuddle-room").furnish("stubble-room").furnish("dwelling")
    return at.lay("field", "2,3").reveal("family-life").play("place family-life")


@pytest.mark.rule("CAV-SC-08")
def test_growth_before_sowing_makes_room_for_the_sheep_of_the_field() -> None:
    at = growing_and_sowing().play("do grow", "do sow", "sow 1 0")
    assert at.seat == 1
    assert at.goods(0) == "3F 3sheep 2boar"
    assert at.own(DWARFS, 0) == 3


@pytest.mark.rule("CAV-SC-08")
def test_sowing_before_growth_drives_a_sheep_out() -> None:
    assert growing_and_sowing().play("do sow", "sow 1 0").decision == "give-up-animal"


@pytest.mark.rule("CAV-SC-09")
def test_guest_room_and_trader_turn_the_gold_of_urgent_wish_into_a_dwelling() -> None:
    at = on_turn("1W 1S 0G 0F").reveal("urgent-wish-for-children")
    for room in ("guest-room", "trader", "carpenter", "stone-carver"):
        at.furnish(room)
    at.play("place urgent-wish-for-children", "do take", "exchange", "use trader")
    assert at.goods() == "2W 2S 1O 1G"
    at.play("do furnish-dwelling", "furnish simple-dwelling-3w3s", "lay 3,2", "do grow")
    assert at.goods(0) == "1O 1G"
    assert at.own(DWARFS, 0) == 3


@pytest.mark.rule("CAV-SC-10")
@pytest.mark.parametrize("goods", ["0F", "0F 1W 1O"])
def test_what_the_carpenter_saves_is_not_paid_in_ore(goods: str) -> None:
    at = on_turn(goods).furnish("carpenter").furnish("builder")
    before = at.goods()
    assert furnish_at_home(at, "broom-chamber", "3,2").goods() == before
    assert "broom-chamber" in at.rooms()


@pytest.mark.rule("CAV-SC-11")
def test_three_craftsmen_build_the_dwelling_of_an_expedition_for_two_ore() -> None:
    at = expedition(11, 1, "2O 0F").furnish("carpenter").furnish("stone-carver").furnish("builder")
    assert not at.fork().give("1O").offers("loot dwelling")
    at.play("loot dwelling", "furnish dwelling", "lay 3,2")
    assert at.goods(0) == ""
    assert "3,2" in at.squares("dwelling", 0)


@pytest.mark.rule("CAV-SC-12")
def test_the_builder_replaces_a_stone_of_the_state_parlor_and_no_gold() -> None:
    at = on_turn("2S 1O 5G 0F").furnish("builder").play("place housework", "do furnish")
    assert not at.fork().give("3S 4G 9O").offers("furnish state-parlor")
    assert not at.fork().give("1S 2O").offers("furnish state-parlor")
    assert at.play("furnish state-parlor").goods() == ""


@pytest.mark.rule("CAV-SC-13")
def test_strength_thirteen_ends_at_fourteen_and_finds_no_loot_of_fourteen_before() -> None:
    at = expedition(13, 3, "2sheep").lay("small-pasture", "2,3").play("loot all-weapons")
    assert not at.offers("loot cavern")
    assert not at.offers("loot breed")
    assert at.play("loot wood", "loot dog").strengths(0) == [14, 14]


@pytest.mark.rule("CAV-SC-14")
@pytest.mark.parametrize("item", ["cavern", "breed"])
def test_all_weapons_first_opens_the_best_loot_for_the_second_expedition(item: str) -> None:
    at = on_turn("2sheep").lay("small-pasture", "2,3").reveal("adventure").dwarfs(12, 12)
    at.play("place adventure", "do expedition")
    assert not at.offers(f"loot {item}")
    at.play("loot all-weapons")
    assert at.strengths(0) == [14, 13]
    assert at.play("do expedition").offers(f"loot {item}")


@pytest.mark.rule("CAV-SC-15")
def test_after_a_ruby_for_another_dwarf_the_weakest_is_next_again() -> None:
    at = on_turn("2R").dwarfs(0, 3, 9).play("send 9", "place wood-gathering").turn_of(0)
    assert at.has("R") == 1
    assert [at.own(WORKS_AT + dwarf) > 0 for dwarf in range(3)] == [False, False, True]
    assert at.legal("send") == {"send 3"}
    at.play("place ore-mining")
    assert [at.own(WORKS_AT + dwarf, 0) > 0 for dwarf in range(3)] == [True, False, True]
    assert at.has("R", 0) == 1


@pytest.mark.rule("CAV-SC-16")
def test_a_dwarf_who_gives_up_his_weapon_is_first_and_may_forge_anew() -> None:
    at = on_turn("4O 0F").furnish("peaceful-cave").dwarfs(5, 7).play("exchange", "disarm 2")
    assert (at.strengths(), at.has("F")) == ([5, 0], 7)
    at.play("place blacksmithing", "do forge", "forge 4")
    assert at.strengths() == [5, 4]


@pytest.mark.rule("CAV-SC-17")
def test_the_seam_adds_ore_to_the_stone_of_the_stone_carver() -> None:
    assert furnish_at_home(on_turn("1W 0F").furnish("seam"), "stone-carver", "3,2").goods() == "2S 2O"


@pytest.mark.rule("CAV-SC-17")
def test_the_seam_adds_ore_to_the_stone_of_the_trader() -> None:
    at = on_turn("2G 0F").furnish("seam").furnish("trader").play("exchange", "use trader")
    assert at.goods() == "1W 1S 2O"


FURNISH_SEAM = ("loot furnish", "furnish seam", "lay 3,2")


@pytest.mark.rule("CAV-SC-18")
def test_the_seam_of_an_expedition_adds_ore_to_stone_taken_after_it() -> None:
    at = expedition(7, 2, "2W 0F")
    assert at.fork().play(*FURNISH_SEAM, "loot stone").goods(0) == "1S 1O"
    assert at.play("loot stone", *FURNISH_SEAM).goods(0) == "1S"


@pytest.mark.rule("CAV-SC-19")
def test_breeding_as_loot_feeds_quarry_seam_and_breeding_cave() -> None:
    at = expedition(14, 1, "2sheep 2donkey 0F").lay("small-pasture", "2,3").lay("stable", "2,3").lay("ore-mine", "4,3")
    for room in ("quarry", "breeding-cave", "seam"):
        at.furnish(room)
    assert at.play("loot breed", "breed sheep+donkey").goods(0) == "1S 1O 2F 3sheep 3donkey"


@pytest.mark.rule("CAV-SC-20")
def test_with_room_for_three_newborns_of_four_the_owner_picks_three() -> None:
    at = alone("4F 2sheep 2donkey 2boar 2cattle").furnish("breeding-cave")
    at.lay("small-pasture", "2,3 1,3 0,3").lay("meadow", "2,2 1,2 0,2").lay("stable", "2,2 1,2 0,2").harvest()
    assert at.legal("breed") == {
        "breed sheep+donkey+boar",
        "breed sheep+donkey+cattle",
        "breed sheep+boar+cattle",
        "breed donkey+boar+cattle",
    }
    assert at.play("breed sheep+boar+cattle").goods() == "3F 3sheep 2donkey 3boar 3cattle"


def hungry(goods: str) -> Table:
    """Four dwarfs, one of them newborn, with both caves that help feeding and two donkeys in mines."""
    at = alone(f"2donkey {goods}").furnish("working-cave").furnish("mining-cave")
    return at.lay("ore-mine", "4,3").lay("ruby-mine", "5,3").dwarfs(0, 0, 0, 0, newborn=1)


PAYMENTS = pytest.mark.parametrize(("payment", "good"), [("wood", "1W"), ("stone", "1S"), ("ore", "2O")])


@pytest.mark.rule("CAV-SC-21")
@PAYMENTS
def test_working_and_mining_cave_leave_three_of_seven_food_to_pay(payment: str, good: str) -> None:
    at = hungry(f"{good} 4F").harvest().play(f"feed {payment}")
    assert at.goods() == "1F 3donkey"
    assert at.own(BEGGING) == 0


@pytest.mark.rule("CAV-SC-22")
@PAYMENTS
def test_working_and_mining_cave_leave_one_of_four_food_to_pay(payment: str, good: str) -> None:
    at = hungry(f"{good} 2F").harvest("one-food").play(f"feed {payment}")
    assert at.goods() == "1F 2donkey"
    assert at.own(BEGGING) == 0


@pytest.mark.rule("CAV-SC-23")
def test_more_donkeys_in_mines_than_hunger_bring_nothing() -> None:
    at = alone("2F 5donkey").furnish("mining-cave").lay("ore-mine", "4,3 5,3 4,2 5,2 5,1").harvest("one-food")
    assert at.goods() == "2F 5donkey"
    assert at.fork().harvest().goods() == "2F 6donkey"
    assert at.own(BEGGING) == 0


@pytest.mark.rule("CAV-SC-24")
def test_a_dog_for_a_ruby_before_breeding_makes_room_for_a_lamb() -> None:
    at = alone("4F 1R 2sheep").lay("meadow", "2,3").harvest()
    assert at.fork().play("breed none").goods() == "1R 2sheep"
    assert at.legal("breed") == {"breed none"}
    assert at.play("ruby dog", "breed sheep").goods() == "1dog 3sheep"


@pytest.mark.rule("CAV-SC-25")
def test_a_beast_eaten_in_feeding_is_replaced_by_the_calf() -> None:
    at = alone("1F 3cattle 1boar").furnish("breakfast-room").harvest()
    assert at.play("cook cattle").goods() == "4F 1boar 2cattle"
    assert at.play("feed food").goods() == "1boar 3cattle"
    assert at.own(BEGGING) == 0


@pytest.mark.rule("CAV-SC-26")
def test_a_single_boar_may_be_eaten_to_make_room_for_the_calf() -> None:
    at = alone("4F 2cattle 1boar").lay("meadow", "2,3").lay("stable", "2,3").harvest()
    assert at.legal("breed") == {"breed none"}
    assert at.fork().play("cook boar", "breed cattle").goods() == "2F 3cattle"
    at.play("cook cattle")  # one beast alone has no calf
    assert "cattle" not in " ".join(at.legal("breed"))
