"""Sowing (CAV-SOW)."""

from __future__ import annotations

import pytest

from tests.caverna.table import Table, empty_handed, expedition, on_turn

FIVE_FIELDS = "2,3 2,2 2,1 2,0 1,3"


def sowing(goods: str, fields: str = FIVE_FIELDS, players: int = 2, space: str = "family-life") -> Table:
    """Seat 0 with these goods and fields is about to sow."""
    made = on_turn("9F", players).reveal(space).give(goods).lay("field", fields)
    return made.play(f"place {space}", "do sow")


# How much


@pytest.mark.rule("CAV-SOW-01")
def test_at_most_two_fields_of_each_crop_and_at_least_one_field() -> None:
    every = {f"sow {grain} {vegetables}" for grain in range(3) for vegetables in range(3)} - {"sow 0 0"}
    assert sowing("9Gr 9V").legal() == every


@pytest.mark.rule("CAV-SOW-01")
@pytest.mark.parametrize(("space", "players"), [("slash-and-burn", 2), ("family-life", 2), ("hardware-rental", 5)])
def test_the_limit_holds_on_every_space(space: str, players: int) -> None:
    assert len(sowing("9Gr 9V", players=players, space=space).legal()) == 8


@pytest.mark.rule("CAV-SOW-01")
def test_the_limit_holds_for_loot() -> None:
    made = expedition(12, 1, "9F 9Gr 9V").lay("field", FIVE_FIELDS)
    assert len(made.play("loot sow").legal()) == 8


@pytest.mark.rule("CAV-SOW-01")
def test_no_more_fields_are_sown_than_lie_empty() -> None:
    assert sowing("9Gr 9V", "2,3").legal() == {"sow 1 0", "sow 0 1"}
    assert sowing("9Gr 9V", "2,3 2,2").legal() == {"sow 1 0", "sow 0 1", "sow 2 0", "sow 0 2", "sow 1 1"}


@pytest.mark.rule("CAV-SOW-01")
def test_what_grows_elsewhere_does_not_count() -> None:
    made = on_turn("9F 2Gr 2V").lay("3 grain", "0,0").lay("2 grain", "0,1").lay("2 vegetables", "0,2 0,3")
    made.reveal("family-life").lay("field", "2,3 2,2 2,1 2,0").play("place family-life", "do sow", "sow 2 2")
    assert made.squares("3 grain", 0) | made.squares("2 vegetables", 0) == {
        *("0,0", "0,2", "0,3"),
        *("2,3", "2,2", "2,1", "2,0"),
    }
    assert made.goods(0) == "9F"


@pytest.mark.rule("CAV-SOW-01")
def test_sowing_needs_an_empty_field() -> None:
    made = on_turn("9F 1Gr").reveal("family-life").lay("1 grain", "2,3")
    assert "family-life" not in made.placeable()
    assert "family-life" in made.lay("field", "2,2").placeable()


# What grows


@pytest.mark.rule("CAV-SOW-02")
def test_one_grain_of_the_supply_becomes_three() -> None:
    made = sowing("3Gr").play("sow 2 0")
    assert (len(made.squares("3 grain", 0)), made.goods(0)) == (2, "1Gr 9F")
    assert made.squares("1 grain", 0) | made.squares("2 grain", 0) == set()


@pytest.mark.rule("CAV-SOW-03")
def test_one_vegetable_of_the_supply_becomes_two() -> None:
    made = sowing("3V").play("sow 0 2")
    assert (len(made.squares("2 vegetables", 0)), made.goods(0)) == (2, "1V 9F")
    assert made.squares("1 vegetable", 0) == set()


@pytest.mark.rule("CAV-SOW-02", "CAV-SOW-03")
def test_a_field_bears_grain_for_three_harvests_and_vegetables_for_two() -> None:
    made = sowing("1Gr 1V").play("sow 1 1")
    supplies = []
    for _ in range(4):
        made.harvest("full")
        supplies.append((made.has("Gr", 0), made.has("V", 0)))
        made.give("9F", 0)
    assert supplies == [(1, 1), (2, 2), (3, 2), (3, 2)]


@pytest.mark.rule("CAV-SOW-02", "CAV-SOW-03")
def test_every_crop_grows_on_a_field_of_its_own() -> None:
    made = sowing("2Gr 2V", "2,3 2,2 2,1 2,0").play("sow 2 2")
    assert not made.squares("3 grain", 0) & made.squares("2 vegetables", 0)
    assert made.squares("3 grain", 0) | made.squares("2 vegetables", 0) == {"2,3", "2,2", "2,1", "2,0"}


# Seed


@pytest.mark.rule("CAV-SOW-04")
def test_the_seed_must_be_in_the_supply() -> None:
    assert sowing("1Gr").legal() == {"sow 1 0"}
    assert sowing("1V").legal() == {"sow 0 1"}
    assert sowing("1Gr 2V").legal() == {"sow 1 0", "sow 0 1", "sow 1 1", "sow 0 2", "sow 1 2"}


@pytest.mark.rule("CAV-SOW-04")
def test_crops_on_fields_are_no_seed() -> None:
    made = on_turn("9F").reveal("family-life").lay("field", "2,3 2,2").lay("3 grain", "0,0").lay("2 vegetables", "0,1")
    assert "family-life" not in made.placeable()


@pytest.mark.rule("CAV-SOW-04")
def test_seed_from_the_same_action_counts() -> None:
    made = on_turn("9F", 5).lay("field", "2,3").dwarfs(2, 2).play("place hardware-rental", "do expedition")
    assert made.play("loot grain", "done", "do sow", "sow 1 0").squares("3 grain", 0) == {"2,3"}


@pytest.mark.rule("CAV-SOW-05")
def test_a_field_of_the_same_action_may_be_sown_at_once() -> None:
    made = on_turn("9F 1V").play("place slash-and-burn", "do meadow-field", "lay 2,3", "lay 2,2", "do sow", "sow 0 1")
    assert made.squares("2 vegetables", 0) == {"2,2"}


@pytest.mark.rule("CAV-SOW-05")
def test_a_looted_field_may_be_sown_in_the_same_expedition() -> None:
    made = expedition(12, 3, "9F 1Gr")
    assert not made.offers("loot sow")
    assert made.play("loot field", "lay 2,3", "loot sow", "sow 1 0").squares("3 grain", 0) == {"2,3"}


# Crops


@pytest.mark.rule("CAV-SOW-06")
def test_crops_on_fields_score() -> None:
    bare = empty_handed().lay("field", "2,3 2,2")
    sown = empty_handed().lay("3 grain", "2,3").lay("2 vegetables", "2,2")
    assert sown.score() - bare.score() == 2 + 2


@pytest.mark.rule("CAV-SOW-06")
def test_crops_on_fields_are_not_eaten_traded_or_paid() -> None:
    sown = (
        empty_handed().lay("3 grain", "2,3").lay("2 vegetables", "2,2").furnish("beer-parlor").furnish("cooking-cave")
    )
    assert not sown.offers("exchange")
    sown.give("2W 1S").play("place housework", "do furnish")
    assert not {"furnish breeding-cave", "furnish food-chamber", "furnish fodder-chamber"} & sown.legal()
    fed = empty_handed().lay("3 grain", "2,3").harvest("one-food")
    assert (fed.squares("3 grain", 0), fed.goods(0)) == ({"2,3"}, "")


@pytest.mark.rule("CAV-SOW-07")
def test_sowing_a_stubble_field_takes_the_place_of_its_animal() -> None:
    made = on_turn("9F 2boar 2cattle 2Gr").furnish("stubble-room").lay("field", "2,3 2,2")
    made.play("place slash-and-burn", "do sow", "sow 1 0")
    assert made.decision == "give-up-animal"
    made.play("give cattle")
    assert (made.seat, made.goods(0)) == (1, "1Gr 12F 2boar 1cattle")


@pytest.mark.rule("CAV-SOW-07")
def test_nobody_is_asked_while_the_animals_find_another_place() -> None:
    made = on_turn("9F 2boar 1cattle 2Gr").furnish("stubble-room").lay("field", "2,3 2,2")
    made.play("place slash-and-burn", "do sow", "sow 1 0")
    assert (made.seat, made.goods(0)) == (1, "1Gr 9F 2boar 1cattle")


@pytest.mark.rule("CAV-SOW-07")
def test_housing_is_checked_before_anything_else_is_done() -> None:
    looted = expedition(12, 3, "9F 2boar 1cattle 1Gr").furnish("stubble-room").lay("field", "2,3")
    assert looted.play("loot sow", "sow 1 0").decision == "give-up-animal"
    assert looted.play("give cattle").decision == "choose-loot"
