"""Landscape tiles: where they may be laid (CAV-TILES)."""

from __future__ import annotations

import pytest

from tests.caverna.laying import FOREST, asked, pairs, places, ruby_squares
from tests.caverna.table import empty_handed, expedition


def squares_of(*found: str) -> frozenset[str]:
    return frozenset(found)


def all_deeds_ever_offered() -> set[str]:
    """What spaces offer to a player who could do everything."""
    found = set()
    for players in (2, 3, 5, 7):
        made = empty_handed(players).give("9W 9S 9O 9F 9Gr").dwarfs(1, 1).furnish("dwelling", "5,3")
        made.lay("meadow", "2,3 2,2").lay("field", "1,3").lay("tunnel", "3,1 3,0 4,2").lay("deep-tunnel", "4,0")
        made.reveal("sheep-farming", "ore-mine-construction", "ruby-mine-construction", "family-life", "adventure")
        for space in made.placeable():
            found |= {name.removeprefix("do ") for name in made.fork().play(f"place {space}").legal("do")}
    return found


# Kinds


@pytest.mark.rule("CAV-TILES-01")
def test_spaces_offer_five_twins_and_only_ruby_mine_and_small_pasture_as_single_tiles() -> None:
    twins = {"meadow-field", "cavern-tunnel", "two-caverns", "ore-mine", "large-pasture"}
    others = {"take", "furnish", "sow", "grow", "expedition", "stable"}
    assert all_deeds_ever_offered() == twins | {"ruby-mine", "deep-ruby-mine", "small-pasture"} | others


@pytest.mark.rule("CAV-TILES-01")
def test_two_caverns_come_from_excavation_only() -> None:
    made = empty_handed(7)
    offering = {space for space in made.placeable() if made.fork().play(f"place {space}").offers("do two-caverns")}
    assert offering == {"excavation"}


@pytest.mark.rule("CAV-TILES-01")
@pytest.mark.parametrize(
    ("tile", "square"), [("meadow", "2,3"), ("field", "2,3"), ("tunnel", "3,1"), ("cavern", "3,1")]
)
def test_four_single_tiles_are_bought_for_rubies(tile: str, square: str) -> None:
    made = empty_handed().give("2R").play("exchange", f"ruby {tile}", f"lay {square}")
    assert square in made.squares(tile, 0)


# Twins


@pytest.mark.rule("CAV-TILES-02")
@pytest.mark.parametrize("deed", ["meadow-field", "cavern-tunnel", "ore-mine"])
def test_either_half_may_take_either_square(deed: str) -> None:
    made = empty_handed().lay("tunnel", "5,0 5,1")
    found = places(deed, made)
    assert found
    assert found == {(second, first) for first, second in found}


@pytest.mark.rule("CAV-TILES-02")
@pytest.mark.parametrize("deed", ["meadow-field", "cavern-tunnel", "two-caverns"])
def test_a_twin_covers_two_squares_with_a_common_edge_in_one_half(deed: str) -> None:
    made = empty_handed().lay("meadow", "1,1").lay("cavern", "4,1")
    for pair in pairs(deed, made):
        (x, y), (u, v) = (map(int, square.split(",")) for square in pair)
        assert abs(x - u) + abs(y - v) == 1
        assert (x < 3) == (u < 3)


@pytest.mark.rule("CAV-TILES-03")
def test_the_first_mountain_twin_touches_the_two_printed_caves() -> None:
    expected = [("3,1", "3,0"), ("3,1", "4,1"), ("4,2", "4,1"), ("4,2", "5,2"), ("4,3", "5,3"), ("4,2", "4,3")]
    for deed in ("cavern-tunnel", "two-caverns"):
        assert pairs(deed) == {frozenset(pair) for pair in expected}
    assert (len(places("cavern-tunnel")), len(places("two-caverns"))) == (12, 6)


@pytest.mark.rule("CAV-TILES-03")
@pytest.mark.parametrize("layer", ["cavern", "tunnel", "deep-tunnel", "ore-mine", "ruby-mine"])
def test_every_part_of_the_cave_system_can_be_extended_and_none_covered(layer: str) -> None:
    for deed in ("cavern-tunnel", "two-caverns"):
        found = pairs(deed, empty_handed().lay(layer, "5,0"))
        assert {squares_of("4,0", "3,0"), squares_of("5,1", "5,2"), squares_of("5,1", "4,1")} <= found
        assert not any("5,0" in pair for pair in found)


@pytest.mark.rule("CAV-TILES-03")
def test_a_mountain_twin_never_lies_apart_from_the_cave_system() -> None:
    for deed in ("cavern-tunnel", "two-caverns"):
        assert not {squares_of("5,0", "5,1"), squares_of("4,0", "5,0"), squares_of("3,0", "4,0")} & pairs(deed)


@pytest.mark.rule("CAV-TILES-04")
@pytest.mark.parametrize("layer", ["meadow", "field", "small-pasture", "3 grain"])
def test_forest_twins_touch_own_farm_land_and_cover_none(layer: str) -> None:
    found = pairs("meadow-field", empty_handed().lay(layer, "2,3"))
    expected = [("2,2", "2,1"), ("2,2", "1,2"), ("1,3", "1,2"), ("1,3", "0,3")]
    assert found == {frozenset(pair) for pair in expected}


@pytest.mark.rule("CAV-TILES-04")
def test_a_large_pasture_is_farm_land_with_both_halves() -> None:
    found = pairs("meadow-field", empty_handed().large_pasture("1,3", "2,3"))
    assert squares_of("0,3", "0,2") in found
    assert squares_of("2,2", "2,1") in found
    assert not any({"1,3", "2,3"} & pair for pair in found)


@pytest.mark.rule("CAV-TILES-04")
def test_the_field_never_lies_on_a_stable_but_the_meadow_may() -> None:
    found = places("meadow-field", empty_handed().lay("meadow", "2,3").lay("stable", "2,2"))
    assert {("2,2", "2,1"), ("2,2", "1,2")} <= found
    assert not any(field == "2,2" for _, field in found)


@pytest.mark.rule("CAV-TILES-04")
def test_other_players_land_does_not_count() -> None:
    made = empty_handed().lay("meadow", "0,0", seat=1)
    assert pairs("meadow-field", made) == {squares_of("2,3", "2,2"), squares_of("2,3", "1,3")}


@pytest.mark.rule("CAV-TILES-05")
def test_the_first_forest_twin_covers_the_square_at_the_entrance() -> None:
    assert places("meadow-field") == {("2,3", "2,2"), ("2,2", "2,3"), ("2,3", "1,3"), ("1,3", "2,3")}


@pytest.mark.rule("CAV-TILES-05")
def test_with_a_stable_at_the_entrance_the_first_meadow_lies_there() -> None:
    assert places("meadow-field", empty_handed().lay("stable", "2,3")) == {("2,3", "2,2"), ("2,3", "1,3")}


@pytest.mark.rule("CAV-TILES-05")
@pytest.mark.parametrize("tile", ["meadow", "field"])
def test_the_first_single_tile_covers_the_square_at_the_entrance(tile: str) -> None:
    assert ruby_squares(tile, empty_handed()) == {"2,3"}


# Single tiles


@pytest.mark.rule("CAV-TILES-06")
def test_a_single_meadow_lies_next_to_farm_land_with_or_without_a_stable() -> None:
    made = empty_handed().lay("field", "2,3").lay("stable", "2,2")
    assert ruby_squares("meadow", made) == {"2,2", "1,3"}


@pytest.mark.rule("CAV-TILES-06")
def test_a_single_field_lies_next_to_farm_land_and_never_on_a_stable() -> None:
    made = empty_handed().lay("meadow", "2,3 1,3").lay("stable", "2,2")
    assert ruby_squares("field", made) == {"1,2", "0,3"}
    assert ruby_squares("field", empty_handed().lay("stable", "2,3")) == set()
    assert ruby_squares("meadow", empty_handed().lay("stable", "2,3")) == {"2,3"}


@pytest.mark.rule("CAV-TILES-06")
@pytest.mark.parametrize(("tile", "strength"), [("meadow", 11), ("field", 12)])
def test_looted_forest_tiles_follow_the_same_rules(tile: str, strength: int) -> None:
    made = expedition(strength, 1)
    assert made.fork().play(f"loot {tile}").layable() == {"2,3"}
    assert made.lay("meadow", "2,3").play(f"loot {tile}").layable() == {"2,2", "1,3"}


@pytest.mark.rule("CAV-TILES-07")
@pytest.mark.parametrize("tile", ["tunnel", "cavern"])
def test_single_mountain_tiles_lie_next_to_the_cave_system(tile: str) -> None:
    assert ruby_squares(tile, empty_handed()) == {"3,1", "4,2", "4,3"}
    assert ruby_squares(tile, empty_handed().lay("ore-mine", "4,3")) == {"3,1", "4,2", "5,3"}
    assert expedition(14, 1).play(f"loot {tile}").layable() == {"3,1", "4,2", "4,3"}


# Stables


@pytest.mark.rule("CAV-TILES-08")
def test_a_meadow_laid_under_a_stable_leaves_it_standing() -> None:
    twin = asked("meadow-field", made=empty_handed().lay("stable", "2,3")).play("lay 2,3", "lay 2,2")
    assert (twin.squares("stable", 0), twin.squares("meadow", 0)) == ({"2,3"}, {"2,3"})
    single = empty_handed().give("1R").lay("stable", "2,3").play("exchange", "ruby meadow", "lay 2,3")
    assert (single.squares("stable"), single.squares("meadow")) == ({"2,3"}, {"2,3"})


@pytest.mark.rule("CAV-TILES-08")
def test_a_stable_then_stands_on_a_meadow_and_takes_any_animal() -> None:
    made = empty_handed().give("2R 2sheep").lay("stable", "2,3")
    assert made.fork().play("exchange", "ruby donkey").decision == "give-up-animal"
    made.play("exchange", "ruby meadow", "lay 2,3", "exchange", "ruby donkey")
    assert (made.decision, made.goods()) == ("continue-turn", "2sheep 1donkey")


@pytest.mark.rule("CAV-TILES-09")
def test_a_stable_gives_no_adjacency() -> None:
    made = empty_handed().lay("meadow", "2,3").lay("stable", "0,0 0,1")
    assert ruby_squares("meadow", made.fork()) == {"2,2", "1,3"}
    assert squares_of("1,0", "1,1") not in pairs("meadow-field", made)


# What cannot be


@pytest.mark.rule("CAV-TILES-10")
def test_a_twin_without_room_for_both_halves_is_not_laid_at_all() -> None:
    one_left = FOREST - {"0,0"}
    made = empty_handed().lay("meadow", " ".join(one_left)).play("place clearing")
    assert (made.seat, made.squares("field", 0)) == (1, set())
    assert ruby_squares("meadow", empty_handed().lay("meadow", " ".join(one_left))) == {"0,0"}
    apart = empty_handed().lay("cavern", "3,0 3,1 4,0 4,1 4,2 5,0 5,1 5,3").play("place drift-mining")
    assert apart.seat == 1


@pytest.mark.rule("CAV-TILES-11", "CAV-TILES-12")
def test_laid_tiles_are_covered_by_mines_and_pastures_only() -> None:
    made = empty_handed().lay("meadow", "2,3 2,2").lay("field", "1,3").lay("small-pasture", "1,2")
    made.lay("tunnel", "3,1 3,0").lay("deep-tunnel", "4,1").lay("ore-mine", "4,2").lay("ruby-mine", "4,0")
    taken = {"2,3", "2,2", "1,3", "1,2", "3,1", "3,0", "4,1", "4,2", "4,0", "3,2", "3,3"}
    for deed in ("meadow-field", "cavern-tunnel", "two-caverns"):
        assert not {square for pair in pairs(deed, made.fork()) for square in pair} & taken
    for tile in ("meadow", "field", "tunnel", "cavern"):
        assert not ruby_squares(tile, made.fork()) & taken
    assert places("ore-mine", made.fork()) == {("3,1", "3,0"), ("3,0", "3,1")}
    assert asked("ruby-mine", made=made.fork()).layable() == {"3,1", "3,0"}
    assert asked("deep-ruby-mine", made=made.fork()).layable() == {"4,1"}
    assert asked("small-pasture", "2W", made.fork()).layable() == {"2,3", "2,2"}
    assert places("large-pasture", made.fork(), "4W") == {("2,2", "2,3")}


@pytest.mark.rule("CAV-TILES-11")
def test_nothing_that_lies_changes_when_a_tile_is_added() -> None:
    made = empty_handed().lay("meadow", "2,3").lay("field", "1,3").lay("tunnel", "3,1").lay("stable", "2,3")
    asked("meadow-field", made=made).play("lay 2,2", "lay 2,1")
    assert (made.squares("meadow", 0), made.squares("field", 0)) == ({"2,3", "2,2"}, {"1,3", "2,1"})
    assert (made.squares("tunnel", 0), made.squares("stable", 0)) == ({"3,1"}, {"2,3"})


@pytest.mark.rule("CAV-TILES-12")
def test_the_trader_covers_the_spare_part_storage_and_no_other_room() -> None:
    made = empty_handed().give("9W 9S").furnish("spare-part-storage", "3,2").furnish("carpenter", "3,1")
    made.play("place housework", "do furnish")
    assert made.legal() == {"furnish trader"}
    assert made.play("furnish trader").layable() == {"3,2"}


# Costs


@pytest.mark.rule("CAV-TILES-18")
@pytest.mark.parametrize(
    ("deed", "squares"),
    [
        ("meadow-field", ("2,3", "2,2")),
        ("cavern-tunnel", ("3,1", "3,0")),
        ("two-caverns", ("3,0", "3,1")),
        ("ore-mine", ("4,0", "4,1")),
        ("ruby-mine", ("4,0",)),
    ],
)
def test_tiles_cost_nothing(deed: str, squares: tuple[str, ...]) -> None:
    made = empty_handed().lay("tunnel", "4,0 4,1")
    asked(deed, "9W 9S 9O 9F 9G 9R", made).play(*(f"lay {square}" for square in squares))
    paid = {"W": 9, "S": 9, "F": 9, "G": 9, "R": 9}
    assert {good: made.has(good, 0) for good in paid} == paid
