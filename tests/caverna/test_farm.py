"""Meadows, fields, pastures and stables (CAV-FARM)."""

from __future__ import annotations

import pytest

from tests.caverna.laying import FOREST, asked, places, ruby_squares
from tests.caverna.table import Table, empty_handed, expedition, on_turn


def fenced(first: str, second: str, made: Table | None = None) -> Table:
    """Seat 0 has fenced two meadows as a large pasture."""
    made = (made or empty_handed()).lay("meadow", f"{first} {second}")
    return asked("large-pasture", "4W", made).play(f"lay {first}", f"lay {second}")


def capacity(made: Table, animal: str) -> int:
    """How many animals of a kind seat 0 can house, beside two others in the entry-level dwelling."""
    other = "boar" if animal != "boar" else "cattle"
    made.give(f"2{other} 0{animal} 40R 40F")
    while made.decision != "give-up-animal":
        made.play("exchange", f"ruby {animal}")
    return made.has(animal) - 1


# Pastures


@pytest.mark.rule("CAV-FARM-01")
def test_a_small_pasture_turns_one_meadow_over_for_two_wood() -> None:
    made = empty_handed().lay("meadow", "2,3 1,1")
    worth = made.score()
    asked("small-pasture", "2W", made)
    assert (made.goods(), made.layable()) == ("", {"2,3", "1,1"})
    made.play("lay 1,1")
    assert (made.squares("small-pasture", 0), made.squares("meadow", 0)) == ({"1,1"}, {"2,3"})
    assert made.score(0) - worth == 2


@pytest.mark.rule("CAV-FARM-01")
def test_meadows_of_twins_and_single_tiles_are_fenced_alike() -> None:
    made = empty_handed().give("1R").play("exchange", "ruby meadow", "lay 2,3", "place clearing", "do meadow-field")
    made.play("lay 2,2", "lay 1,2").turn_of(0)
    assert asked("small-pasture", "2W", made).layable() == {"2,3", "2,2"}


@pytest.mark.rule("CAV-FARM-01")
def test_fields_and_bare_forest_are_never_fenced() -> None:
    made = empty_handed().reveal("sheep-farming").lay("field", "2,3 2,2").lay("stable", "0,0").give("9W 1S")
    made.stack("sheep-farming", "1sheep").play("place sheep-farming")
    assert made.legal("do") == {"do stable"}


@pytest.mark.rule("CAV-FARM-02")
def test_a_large_pasture_covers_two_adjacent_meadows_for_four_wood() -> None:
    made = empty_handed().lay("meadow", "2,3 2,2 1,1 0,1 0,3").lay("field", "1,3")
    worth = made.score()
    assert places("large-pasture", made.fork(), "4W") == {("2,2", "2,3"), ("0,1", "1,1")}
    asked("large-pasture", "4W", made)
    assert made.goods() == ""
    made.play("lay 0,1", "lay 1,1")
    assert (made.large_pastures(0), made.squares("meadow", 0)) == ({("0,1", "1,1")}, {"2,3", "2,2", "0,3"})
    assert made.score(0) - worth == 4


@pytest.mark.rule("CAV-FARM-02")
def test_a_large_pasture_needs_two_meadows_that_are_not_fenced_yet() -> None:
    made = empty_handed().lay("meadow", "2,3 1,2").lay("small-pasture", "2,2").reveal("sheep-farming").give("4W")
    made.stack("sheep-farming", "1sheep").play("place sheep-farming")
    assert made.legal("do") == {"do small-pasture"}


@pytest.mark.rule("CAV-FARM-02", "CAV-FARM-04")
def test_neither_half_of_a_large_pasture_covers_a_small_one() -> None:
    made = empty_handed().lay("meadow", "1,2 2,2").lay("small-pasture", "1,1 0,2 1,3 2,3")
    assert places("large-pasture", made, "4W") == {("1,2", "2,2")}


@pytest.mark.rule("CAV-FARM-02")
def test_a_large_pasture_is_one_place() -> None:
    made = fenced("2,2", "2,3").turn_of(0)
    assert capacity(made.fork(), "sheep") == 4
    made.give("2boar 1sheep 1R").play("exchange", "ruby donkey")
    assert made.decision == "give-up-animal"


@pytest.mark.rule("CAV-FARM-03")
def test_stables_on_fenced_meadows_stay_and_count() -> None:
    small = asked("small-pasture", "2W", empty_handed().lay("meadow", "2,3").lay("stable", "2,3")).play("lay 2,3")
    assert small.squares("stable", 0) == {"2,3"}
    assert capacity(small.turn_of(0), "cattle") == 4
    large = fenced("1,3", "2,3", empty_handed().lay("stable", "1,3 2,3"))
    assert large.squares("stable", 0) == {"1,3", "2,3"}
    assert capacity(large.turn_of(0), "cattle") == 16


@pytest.mark.rule("CAV-FARM-04")
def test_pastures_are_never_fenced_again_nor_merged_nor_covered() -> None:
    made = empty_handed().lay("small-pasture", "2,3 2,2").large_pasture("1,2", "1,3").reveal("sheep-farming")
    assert made.fork().give("9W").stack("sheep-farming", "1sheep").play("place sheep-farming").seat == 1
    taken = {"2,3", "2,2", "1,2", "1,3"}
    for tile in ("meadow", "field"):
        assert not ruby_squares(tile, made.fork()) & taken
    assert not {square for pair in places("meadow-field", made) for square in pair} & taken


@pytest.mark.rule("CAV-FARM-05")
@pytest.mark.parametrize("space", ["sheep-farming", "donkey-farming"])
def test_farming_builds_each_thing_once_at_most(space: str) -> None:
    made = on_turn("20W 9S 9F").reveal(space).lay("meadow", "2,3 2,2 2,1 1,3 1,2 1,1 0,3 0,2").play(f"place {space}")
    made.play("do small-pasture", "lay 2,3")
    assert made.legal("do") == {"do large-pasture", "do stable"}
    made.play("do large-pasture", "lay 1,2", "lay 1,3")
    assert made.legal("do") == {"do stable"}
    made.play("do stable", "lay 2,1")
    assert (made.seat, made.has("W", 0), made.has("S", 0)) == (1, 14, 8)


@pytest.mark.rule("CAV-FARM-05")
def test_fence_building_fences_once_each_and_builds_no_stable() -> None:
    made = on_turn("20W 9S 9F", 5).lay("meadow", "2,3 2,2 2,1 1,3 1,2 1,1 0,3 0,2").play("place fence-building")
    assert made.legal("do") == {"do small-pasture", "do large-pasture"}
    made.play("do large-pasture", "lay 1,2", "lay 1,3")
    assert made.legal("do") == {"do small-pasture"}
    assert made.play("do small-pasture", "lay 2,3").seat == 1


@pytest.mark.rule("CAV-FARM-06")
def test_adjacent_pastures_remain_two_places() -> None:
    made = empty_handed().lay("small-pasture", "2,3 2,2").give("2boar 2sheep 2R").play("exchange", "ruby donkey")
    assert (made.decision, made.goods()) == ("continue-turn", "1R 2sheep 1donkey 2boar")
    assert made.play("exchange", "ruby sheep").decision == "give-up-animal"


# Stables


@pytest.mark.rule("CAV-FARM-07")
def test_a_stable_costs_one_stone() -> None:
    assert asked("stable", "3S").play("lay 0,0").goods(0) == "2S"
    made = empty_handed().reveal("sheep-farming").stack("sheep-farming", "1sheep").play("place sheep-farming")
    assert made.seat == 1


@pytest.mark.rule("CAV-FARM-07")
def test_there_are_three_stables_and_one_on_a_square() -> None:
    two = asked("stable", "9S", empty_handed().lay("stable", "0,0 1,1"))
    assert two.layable() == FOREST - {"0,0", "1,1"}
    three = empty_handed().lay("stable", "0,0 1,1 2,2").give("9S").reveal("sheep-farming")
    three.stack("sheep-farming", "1sheep").play("place sheep-farming")
    assert three.seat == 1
    assert not expedition(8, 1).lay("stable", "0,0 1,1 2,2").offers("loot stable")
    assert expedition(8, 1).lay("stable", "0,0 1,1").offers("loot stable")


@pytest.mark.rule("CAV-FARM-08")
def test_a_stable_stands_on_bare_forest_meadows_and_pastures_but_not_on_fields() -> None:
    made = empty_handed().lay("meadow", "2,3").lay("small-pasture", "2,2").large_pasture("0,1", "0,2")
    made.lay("field", "1,3").lay("3 grain", "1,2")
    assert asked("stable", "1S", made).layable() == FOREST - {"1,3", "1,2"}


@pytest.mark.rule("CAV-FARM-08")
def test_the_first_stable_needs_no_farm_land_nearby() -> None:
    made = asked("stable", "1S")
    assert made.layable() == FOREST
    assert made.play("lay 0,0").squares("stable", 0) == {"0,0"}


@pytest.mark.rule("CAV-FARM-09")
def test_no_field_is_laid_on_a_stable() -> None:
    made = empty_handed().lay("meadow", "2,3").lay("stable", "2,2")
    assert ruby_squares("field", made.fork()) == {"1,3"}
    assert {field for _, field in places("meadow-field", made)} == {"2,1", "1,2", "1,3", "0,3"}


@pytest.mark.rule("CAV-FARM-10")
def test_a_stable_scores_nothing_but_uses_its_space() -> None:
    assert empty_handed().lay("stable", "0,0").score() - empty_handed().score() == 1
    meadow = empty_handed().lay("meadow", "0,0")
    assert meadow.fork().lay("stable", "0,0").score() == meadow.score()


@pytest.mark.rule("CAV-FARM-10")
def test_a_stable_stays_whatever_is_laid_or_fenced_there() -> None:
    made = empty_handed().lay("stable", "2,3 2,2").give("1R").play("exchange", "ruby meadow", "lay 2,3")
    made.give("1R").play("exchange", "ruby meadow", "lay 2,2")
    fenced("2,2", "2,3", made)
    assert made.squares("stable", 0) == {"2,3", "2,2"}


# Prices


@pytest.mark.rule("CAV-FARM-01", "CAV-FARM-02", "CAV-FARM-11")
@pytest.mark.parametrize(("carpenter", "small", "large"), [(False, 2, 4), (True, 1, 3)])
def test_what_pastures_cost(carpenter: bool, small: int, large: int) -> None:
    for space, players in (("sheep-farming", 5), ("donkey-farming", 5), ("fence-building", 5)):
        made = empty_handed(players).reveal(space).lay("meadow", "2,3 2,2 2,1").stack(space, "").give("9W")
        if carpenter:
            made.furnish("carpenter")
        made.play(f"place {space}", "do small-pasture", "lay 2,1")
        assert made.has("W", 0) == 9 - small
        made.play("do large-pasture", "lay 2,2", "lay 2,3")
        assert made.has("W", 0) == 9 - small - large


@pytest.mark.rule("CAV-FARM-11")
def test_with_the_carpenter_less_wood_is_enough() -> None:
    made = empty_handed().furnish("carpenter").lay("meadow", "2,3 2,2").reveal("sheep-farming").give("1W")
    assert made.stack("sheep-farming", "1sheep").play("place sheep-farming").legal("do") == {"do small-pasture"}


@pytest.mark.rule("CAV-FARM-11")
def test_with_the_stone_carver_stables_cost_nothing() -> None:
    assert asked("stable", "0S", empty_handed().furnish("stone-carver")).play("lay 0,0").squares("stable", 0) == {"0,0"}
    assert asked("stable", "2S", empty_handed().furnish("stone-carver")).play("lay 0,0").goods(0) == "2S"
    assert asked("stable", "2S", empty_handed().furnish("carpenter")).play("lay 0,0").goods(0) == "1S"


@pytest.mark.rule("CAV-FARM-12")
@pytest.mark.parametrize(
    ("room", "small", "large"), [("", 1, 2), ("carpenter", 0, 1), ("stone-carver", 1, 2)], ids=("none", "wood", "stone")
)
def test_loot_prices(room: str, small: int, large: int) -> None:
    made = expedition(10, 3, "9F").lay("meadow", "2,3 2,2 2,1")
    if room:
        made.furnish(room)
    for item, price in (("small-pasture", small), ("large-pasture", large)):
        assert made.fork().give(f"{price}W").offers(f"loot {item}")
        assert not price or not made.fork().give(f"{price - 1}W").offers(f"loot {item}")
    made.give("5W").play("loot small-pasture", "lay 2,1", "loot large-pasture", "lay 2,2", "lay 2,3")
    assert made.goods() == f"{5 - small - large}W 9F"
    made.play("loot stable", "lay 2,3")
    assert (made.squares("stable", 0), made.has("S", 0)) == ({"2,3"}, 0)


# Fields


@pytest.mark.rule("CAV-FARM-13")
def test_a_field_stays_a_field_after_its_last_crop() -> None:
    made = empty_handed().give("9F").lay("1 grain", "2,3").lay("1 vegetable", "2,2").harvest("full")
    assert made.squares("field", 0) == {"2,3", "2,2"}
    assert made.squares("1 grain", 0) | made.squares("1 vegetable", 0) == set()
    assert (made.has("Gr", 0), made.has("V", 0)) == (1, 1)


@pytest.mark.rule("CAV-FARM-13")
def test_a_sown_field_takes_no_second_crop() -> None:
    made = on_turn("9F 1Gr 1V").lay("3 grain", "2,3").lay("1 vegetable", "2,2").reveal("family-life")
    assert "family-life" not in made.placeable()
    assert made.lay("field", "2,1").play("place family-life", "do sow").legal() == {"sow 1 0", "sow 0 1"}


@pytest.mark.rule("CAV-FARM-13")
def test_nothing_covers_a_field() -> None:
    made = empty_handed().lay("meadow", "2,3").lay("field", "2,2 1,3").lay("3 grain", "1,2")
    covered = {square for pair in places("meadow-field", made.fork()) for square in pair}
    covered |= ruby_squares("meadow", made.fork()) | ruby_squares("field", made.fork())
    covered |= asked("small-pasture", "2W 1S", made.fork()).layable() | asked("stable", "1S", made).layable()
    assert not covered & {"2,2", "1,3", "1,2"}
