"""Scenarios: stables, pastures, fields and animals (CAV-SC)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules.layout import BEGGING, DWARFS
from tests.caverna.farms import places_for
from tests.caverna.rounds import alone
from tests.caverna.table import Table, on_turn


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
    assert (places_for(at, "boar"), places_for(at, "cattle")) == (1, 0)
    at.give("1R").play("exchange", "ruby meadow", "lay 0,2").give("0boar")
    assert (places_for(at, "boar"), places_for(at, "cattle"), places_for(at, "donkey")) == (1, 1, 1)


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
    assert places_for(at.turn_of(0), "boar") == 16


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
    assert places_for(at, "sheep") == sheep


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
