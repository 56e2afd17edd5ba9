"""Which rounds end with which harvest, and its phases (CAV-HARVEST-01 to -11)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules import layout
from tests.caverna.farms import farm, ranch
from tests.caverna.rounds import harvest_of, round_with
from tests.caverna.table import Table, on_turn, table

# What a seat with 10 food, a field of grain and 2 sheep has afterwards: food, grain, sheep
NOTHING = (10, 0, 2)
ONE_FOOD = (8, 0, 2)
FULL = (6, 1, 3)


def settled(made: Table, seat: int = 0) -> Table:
    """Give a seat what the three outcomes above start from."""
    return made.give("10F 2sheep", seat).lay("3 grain", "2,3", seat).lay("small-pasture", "1,3", seat)


def outcome(made: Table, seat: int = 0) -> tuple[int, ...]:
    return tuple(made.has(good, seat) for good in ("F", "Gr", "sheep"))


def everybody_passes(made: Table) -> Table:
    return made.play(*["pass"] * made.game.seats)


@pytest.mark.rule("CAV-HARVEST-01", "CAV-HARVEST-02", "CAV-HARVEST-03")
@pytest.mark.parametrize(("number", "expected"), [(1, NOTHING), (2, NOTHING), (3, FULL), (4, ONE_FOOD), (5, FULL)])
@pytest.mark.parametrize("players", [2, 3, 7])
def test_the_first_five_rounds(players: int, number: int, expected: tuple[int, ...]) -> None:
    made = harvest_of(number, settled(farm(players=players)))
    assert outcome(made) == expected


@pytest.mark.rule("CAV-HARVEST-01")
def test_round_one_ends_without_a_harvest_step() -> None:
    made = everybody_passes(settled(table()))
    assert (made.decision, made.cell(layout.ROUND)) == ("draw-card", 2)
    assert outcome(made) == NOTHING


@pytest.mark.rule("CAV-HARVEST-03")
def test_after_round_four_a_newborn_needs_one_food_as_well() -> None:
    assert harvest_of(4, farm("10F").dwarfs(0, 0, 0, newborn=1)).has("F", 0) == 7


@pytest.mark.rule("CAV-HARVEST-04")
@pytest.mark.parametrize("players", [2, 3, 7])
def test_a_leaf_is_a_full_harvest(players: int) -> None:
    assert outcome(everybody_passes(settled(round_with("leaf", players=players)))) == FULL


@pytest.mark.rule("CAV-HARVEST-05")
@pytest.mark.parametrize("players", [2, 5])
def test_after_the_first_red_marker_nothing_is_harvested(players: int) -> None:
    made = everybody_passes(settled(round_with("leaf", "red", players=players)))
    assert outcome(made) == NOTHING
    assert made.cell(layout.ROUND) == 8


@pytest.mark.rule("CAV-HARVEST-06")
@pytest.mark.parametrize("markers", [("red", "red"), ("red", "leaf", "red")])
def test_after_the_second_red_marker_every_dwarf_eats_one_food(markers: tuple[str, ...]) -> None:
    assert outcome(everybody_passes(settled(round_with(*markers)))) == ONE_FOOD


@pytest.mark.rule("CAV-HARVEST-07")
def test_after_the_third_red_marker_everyone_skips_the_fields_or_breeding() -> None:
    made = settled(settled(round_with("red", "red", "red", players=3), 0), 1)
    made.play("pass", "pass", "pass")
    assert made.legal() == {"skip fields", "skip breeding"}
    made.play("skip fields", "skip breeding")
    assert outcome(made, 0) == (6, 0, 3)
    assert outcome(made, 1) == (6, 1, 2)


@pytest.mark.rule("CAV-HARVEST-07")
def test_whoever_has_nothing_to_harvest_skips_the_fields_unasked() -> None:
    made = ranch("10F 2boar").harvest("skip-one")
    assert (made.decision == "skip-phase", made.has("boar", 0)) == (False, 3)


@pytest.mark.rule("CAV-HARVEST-07")
def test_whoever_has_nothing_to_breed_skips_breeding_unasked() -> None:
    made = farm("10F 1boar").lay("2 grain", "2,3").harvest("skip-one")
    assert (made.decision == "skip-phase", made.has("Gr", 0)) == (False, 1)


@pytest.mark.rule("CAV-HARVEST-07")
def test_whoever_could_buy_a_mate_for_a_ruby_is_asked() -> None:
    made = farm("10F 1R 1boar").lay("2 grain", "2,3").harvest("skip-one")
    assert made.decision == "skip-phase"


@pytest.mark.rule("CAV-HARVEST-07")
def test_the_skipped_phase_is_back_in_the_next_harvest() -> None:
    made = settled(round_with("red", "red", "red")).play("pass", "pass", "skip breeding")
    assert made.has("sheep", 0) == 2
    made.new_round().until("take-turn").give("20F", 1).harvest("full")
    assert made.has("sheep", 0) == 3


@pytest.mark.rule("CAV-HARVEST-08")
def test_the_marker_is_turned_up_together_with_the_card() -> None:
    made = on_turn().round(5).new_round().until("draw-card")
    card = min(made.legal())
    made.play(card)
    assert made.decision == "draw-marker"
    made.play("marker red")
    assert (made.decision, made.cell(layout.MARKER)) == ("take-turn", 2)


@pytest.mark.rule("CAV-HARVEST-04", "CAV-HARVEST-08")
@pytest.mark.parametrize(("players", "rounds"), [(2, [6, 7, 8, 10, 11, 12]), (3, [6, 7, 8, 9, 10, 11, 12])])
def test_every_round_from_six_on_has_a_marker(players: int, rounds: list[int]) -> None:
    made = on_turn(players=players)
    marked = []
    while made.cell(layout.ROUND) < 12:
        if made.new_round().until("take-turn").cell(layout.MARKER):
            marked.append(made.cell(layout.ROUND))
    assert marked == rounds


@pytest.mark.rule("CAV-HARVEST-09")
@pytest.mark.parametrize(
    ("number", "expected"),
    [(1, NOTHING), (2, NOTHING), (4, ONE_FOOD), *[(number, FULL) for number in (3, 5, 6, 7, 8, 10, 11, 12)]],
)
def test_alone_every_later_round_ends_with_a_full_harvest(number: int, expected: tuple[int, ...]) -> None:
    made = settled(table(1)).round({1: 0, 10: 8}.get(number, number - 1)).new_round()
    assert (made.decision, made.cell(layout.ROUND)) == ("take-turn", number)
    assert outcome(made.play("pass")) == expected


def by_the_hungry() -> Table:
    """Both seats have a field, a pair of sheep with room for a third, and no food; seat 1 starts."""
    made = table()
    for seat in (0, 1):
        made.give("0F 2sheep 1Gr", seat).lay("3 grain", "2,3", seat).lay("small-pasture", "1,3", seat)
    return made.set_cell(layout.STARTER, 1).harvest()


@pytest.mark.rule("CAV-HARVEST-10")
def test_all_fields_are_harvested_before_anybody_feeds() -> None:
    made = by_the_hungry()
    assert (made.decision, made.seat) == ("feed-dwarfs", 1)
    assert [made.has("Gr", seat) for seat in (0, 1)] == [2, 2]


@pytest.mark.rule("CAV-HARVEST-10")
def test_everybody_feeds_before_anybody_breeds() -> None:
    made = by_the_hungry().play("feed food")
    assert (made.decision, made.seat) == ("feed-dwarfs", 0)
    assert [made.has("sheep", seat) for seat in (0, 1)] == [2, 2]
    made.play("feed food")
    assert [made.has("sheep", seat) for seat in (0, 1)] == [3, 3]


@pytest.mark.rule("CAV-HARVEST-11")
@pytest.mark.parametrize(
    ("crop", "left", "good"),
    [
        ("3 grain", "2 grain", "Gr"),
        ("2 grain", "1 grain", "Gr"),
        ("2 vegetables", "1 vegetable", "V"),
    ],
)
def test_every_field_gives_one_of_its_crop(crop: str, left: str, good: str) -> None:
    made = farm("20F").lay(crop, "2,3 1,3").harvest()
    assert made.goods(0) == f"2{good} 16F"
    assert made.squares(left, 0) == {"2,3", "1,3"}
    assert made.squares(crop, 0) == set()


@pytest.mark.rule("CAV-HARVEST-11")
@pytest.mark.parametrize(("crop", "good"), [("1 grain", "Gr"), ("1 vegetable", "V")])
def test_a_field_is_empty_without_its_last_crop(crop: str, good: str) -> None:
    made = farm("20F").lay(crop, "2,3").harvest()
    assert made.goods(0) == f"1{good} 16F"
    assert made.at.empty_fields(0) == made.own(layout.FIELDS, 0) != 0
