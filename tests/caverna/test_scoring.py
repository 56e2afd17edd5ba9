"""Points by category, the last exchanges and the winners (CAV-SCORE, CAV-TIE)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules import layout
from tests.caverna.farms import farm
from tests.caverna.table import Table, empty_handed, on_turn, table

UNTOUCHED = -28
FARM = "1sheep 1donkey 1boar 1cattle"  # 4 points, and no type missing


def gained(made: Table) -> int:
    """Points more than an untouched board brings."""
    return made.score() - UNTOUCHED


@pytest.mark.rule("CAV-SCORE-17")
def test_an_untouched_board_scores_minus_28() -> None:
    assert empty_handed().score() == -28


@pytest.mark.rule("CAV-SCORE-01")
def test_every_animal_and_every_dog_is_a_point() -> None:
    made = empty_handed().give(FARM)
    points = made.score()
    assert made.give("5sheep 3donkey 4boar 2cattle 6dog").score() == points + 4 + 2 + 3 + 1 + 6


@pytest.mark.rule("CAV-SCORE-02")
@pytest.mark.parametrize("animal", ["sheep", "donkey", "boar", "cattle"])
def test_a_missing_farm_type_costs_two(animal: str) -> None:
    assert gained(empty_handed().give(f"1{animal}")) == 1 + 2
    assert empty_handed().give(FARM).give(f"0{animal}").score() == empty_handed().give(FARM).score() - 1 - 2


@pytest.mark.rule("CAV-SCORE-02")
def test_a_missing_dog_costs_nothing() -> None:
    assert gained(empty_handed().give("1dog")) == 1


@pytest.mark.rule("CAV-SCORE-03")
@pytest.mark.parametrize(("grain", "points"), [(0, 0), (1, 1), (2, 1), (3, 2), (8, 4), (9, 5)])
def test_grain_is_half_a_point_rounded_up(grain: int, points: int) -> None:
    assert gained(empty_handed().give(f"{grain}Gr")) == points


@pytest.mark.rule("CAV-SCORE-03")
@pytest.mark.parametrize(("crop", "number"), [("1 grain", 1), ("2 grain", 2), ("3 grain", 3)])
def test_grain_on_fields_counts_together_with_the_supply(crop: str, number: int) -> None:
    made = empty_handed().lay(crop, "2,3 1,3").give("1Gr")
    assert gained(made) == 2 + (2 * number + 2) // 2


@pytest.mark.rule("CAV-SCORE-04")
def test_vegetables_are_a_point_each_in_supply_and_on_fields() -> None:
    assert gained(empty_handed().give("3V")) == 3
    assert gained(empty_handed().give("3V").lay("1 vegetable", "2,3").lay("2 vegetables", "1,3 0,3")) == 3 + 3 + 1 + 4


@pytest.mark.rule("CAV-SCORE-05", "CAV-SCORE-07")
@pytest.mark.parametrize("good", ["R", "G"])
def test_rubies_and_gold_are_a_point_each(good: str) -> None:
    assert gained(empty_handed().give(f"7{good}")) == 7


@pytest.mark.rule("CAV-SCORE-06")
def test_dwarfs_are_a_point_each_newborns_and_the_sixth_included() -> None:
    assert gained(empty_handed().dwarfs(0, 0, 0, newborn=1)) == 1
    assert gained(empty_handed().dwarfs(0, 0, 0, 0, 0, 0, newborn=2)) == 4


@pytest.mark.rule("CAV-SCORE-08")
@pytest.mark.parametrize(
    ("layer", "square"),
    [
        ("meadow", "2,3"),
        ("field", "0,0"),
        ("stable", "1,1"),
        ("cavern", "3,1"),
        ("tunnel", "5,0"),
        ("deep-tunnel", "4,1"),
    ],
)
def test_a_used_space_saves_a_point(layer: str, square: str) -> None:
    assert gained(empty_handed().lay(layer, square)) == 1


@pytest.mark.rule("CAV-SCORE-08")
def test_a_space_is_used_once() -> None:
    assert gained(empty_handed().lay("meadow", "2,3").lay("stable", "2,3")) == 1


@pytest.mark.rule("CAV-SCORE-08")
@pytest.mark.parametrize(
    ("layer", "square"), [("meadow", "0,-1"), ("field", "-1,2"), ("cavern", "6,1"), ("tunnel", "4,4")]
)
def test_squares_off_the_board_count_nothing(layer: str, square: str) -> None:
    assert gained(empty_handed().lay(layer, square)) == 0


@pytest.mark.rule("CAV-SCORE-08")
def test_a_full_board_loses_nothing() -> None:
    made = empty_handed().lay("field", " ".join(f"{x},{y}" for x in range(3) for y in range(4)))
    made.lay("tunnel", " ".join(f"{x},{y}" for x in range(3, 6) for y in range(4)))
    assert gained(made) == 22


@pytest.mark.rule("CAV-SCORE-09")
def test_a_small_pasture_is_two_points_and_a_large_one_four() -> None:
    assert gained(empty_handed().lay("small-pasture", "2,3 1,3")) == 2 + 2 * 2
    assert gained(empty_handed().large_pasture("1,3", "2,3")) == 2 + 4
    assert gained(empty_handed().large_pasture("2,2", "2,3").large_pasture("0,3", "1,3").lay("stable", "0,3")) == 4 + 8


@pytest.mark.rule("CAV-SCORE-10")
def test_an_ore_mine_is_three_points_and_a_ruby_mine_four() -> None:
    assert gained(empty_handed().lay("ore-mine", "3,1 4,1")) == 2 + 2 * 3
    assert gained(empty_handed().lay("ruby-mine", "3,1 4,1")) == 2 + 2 * 4
    assert gained(empty_handed().lay("ruby-mine", "3,1").give("1donkey")) == 1 + 4 + 3


PRINTED = {
    0: (
        "simple-dwelling-4w2s simple-dwelling-3w3s breakfast-room guest-room office-room carpenter dog-school "
        "spare-part-storage"
    ),
    1: "stubble-room stone-carver stone-supplier seam hunting-parlor",
    2: (
        "cuddle-room work-room builder trader wood-supplier ruby-supplier quarry slaughtering-cave "
        "cooking-cave working-cave mining-cave breeding-cave peaceful-cave blacksmithing-parlor"
    ),
    3: "dwelling blacksmith miner beer-parlor",
    4: "mixed-dwelling",
    5: "couple-dwelling additional-dwelling",
}


@pytest.mark.rule("CAV-SCORE-11")
@pytest.mark.parametrize(("room", "points"), [(room, points) for points in PRINTED for room in PRINTED[points].split()])
def test_printed_points(room: str, points: int) -> None:
    assert gained(empty_handed().furnish(room, "3,2")) == points


@pytest.mark.rule("CAV-SCORE-11")
def test_every_ordinary_dwelling_counts() -> None:
    assert gained(empty_handed().furnish("dwelling", "3,2").furnish("dwelling", "3,1")) == 1 + 2 * 3


@pytest.mark.rule("CAV-SCORE-11")
def test_a_covered_furnishing_counts_no_more() -> None:
    made = on_turn("2W 0F").furnish("trader", "3,2")
    made.play("place housework", "do furnish", "furnish spare-part-storage", "lay 3,2")
    assert made.score(0) == UNTOUCHED + 0


@pytest.mark.rule("CAV-SCORE-12")
@pytest.mark.parametrize(
    ("room", "goods", "bonus"),
    [
        ("weaving-parlor", "5sheep", 2),
        ("milking-parlor", "4cattle", 4),
        ("stone-storage", "5S", 5),
        ("ore-storage", "5O", 2),
        ("treasure-chamber", "4R", 4),
        ("food-chamber", "5Gr 3V", 6),
        ("food-chamber", "2Gr 3V", 4),
        ("fodder-chamber", "8sheep 9dog", 2),
        ("fodder-chamber", "2sheep 2donkey 2boar 2cattle", 2),
    ],
)
def test_goods_and_animals_in_yellow_rooms(room: str, goods: str, bonus: int) -> None:
    assert empty_handed().give(goods).furnish(room, "3,2").score() == empty_handed().give(goods).score() + bonus


@pytest.mark.rule("CAV-SCORE-12")
@pytest.mark.parametrize(
    ("room", "strengths", "bonus"),
    [
        ("weapon-storage", (1, 14, 0), 6),
        ("supplies-storage", (3, 1), 8),
        ("supplies-storage", (3, 1, 0), 0),
        ("prayer-chamber", (0, 0, 0), 8),
        ("prayer-chamber", (0, 1), 0),
        ("broom-chamber", (0, 0, 0, 0), 0),
        ("broom-chamber", (0, 0, 0, 0, 0), 5),
        ("broom-chamber", (0, 0, 0, 0, 0, 0), 10),
    ],
)
def test_dwarfs_in_yellow_rooms(room: str, strengths: tuple[int, ...], bonus: int) -> None:
    made = empty_handed().dwarfs(*strengths, newborn=1)
    points = made.score()
    assert made.furnish(room, "3,2").score() == points + bonus


@pytest.mark.rule("CAV-SCORE-12")
def test_the_food_chamber_counts_crops_on_fields() -> None:
    made = empty_handed().lay("2 grain", "2,3").lay("2 vegetables", "1,3").give("1V")
    points = made.score()
    assert made.furnish("food-chamber", "3,2").score() == points + 2 * 2


@pytest.mark.rule("CAV-SCORE-12")
def test_the_main_storage_counts_yellow_rooms_itself_included() -> None:
    assert gained(empty_handed().furnish("main-storage", "3,2")) == 2
    made = empty_handed().furnish("beer-parlor").furnish("spare-part-storage").furnish("seam").furnish("main-storage")
    assert gained(made) == 4 + 3 + 0 + 1 + 3 * 2


@pytest.mark.rule("CAV-SCORE-12")
def test_the_state_parlor_counts_dwellings_around_it() -> None:
    made = empty_handed().furnish("state-parlor", "3,2")
    assert gained(made) == 4  # above the entry-level dwelling
    assert gained(made.furnish("dwelling", "4,2").furnish("mixed-dwelling", "3,1")) == 2 + 3 + 4 + 3 * 4
    assert gained(made.furnish("dwelling", "4,1")) == 3 + 6 + 4 + 3 * 4


@pytest.mark.rule("CAV-SCORE-13")
@pytest.mark.parametrize(
    ("missing", "unused", "begging", "cancelled"), [(0, 5, 0, 5), (2, 1, 0, 5), (1, 2, 1, 7), (0, 0, 1, 3)]
)
def test_the_writing_chamber_cancels_up_to_seven_minus_points(
    missing: int, unused: int, begging: int, cancelled: int
) -> None:
    made = empty_handed().give(" ".join(FARM.split()[missing:])).set(layout.BEGGING, begging)
    forest = [f"{x},{y}" for x in range(3) for y in range(4)]
    made.lay("field", " ".join(forest[unused:]))
    made.lay("tunnel", " ".join(f"{x},{y}" for x in range(3, 6) for y in range(4) if (x, y) not in ((3, 2), (3, 3))))
    points = made.score()
    assert made.furnish("writing-chamber", "3,2").score() == points + cancelled


@pytest.mark.rule("CAV-SCORE-14")
def test_a_begging_marker_costs_three() -> None:
    assert gained(empty_handed().set(layout.BEGGING, 2)) == -6


@pytest.mark.rule("CAV-SCORE-15")
def test_food_materials_and_weapons_score_nothing() -> None:
    assert gained(empty_handed().give("9F 9W 9S 9O").dwarfs(14, 8)) == 0


@pytest.mark.rule("CAV-SCORE-15")
def test_tiles_without_points_only_use_their_space() -> None:
    made = empty_handed().lay("meadow", "2,3").lay("field", "1,3").lay("stable", "2,3").lay("tunnel", "4,1 4,2")
    assert gained(made.lay("cavern", "5,1").lay("deep-tunnel", "5,2")) == 6


@pytest.mark.rule("CAV-SCORE-16")
def test_before_scoring_each_player_may_exchange_once_more() -> None:
    made = farm("0F 2R 2Gr").furnish("beer-parlor").give("1R 0F", 1).last_exchanges()
    assert (made.decision, made.seat) == ("last-exchange", 0)
    made.play("use beer-parlor", "ruby vegetable", "ruby sheep", "done")
    assert made.goods(0) == "3G 1V 1sheep"
    assert (made.decision, made.seat) == ("last-exchange", 1)
    assert made.play("done").at.over


@pytest.mark.rule("CAV-SCORE-16")
def test_the_window_opens_after_the_last_harvest() -> None:
    made = farm("10F 1R").round(12).set_cell(layout.MARKER, 1).play("pass", "pass", "breed none")
    assert (made.decision, made.has("F", 0)) == ("last-exchange", 6)


@pytest.mark.rule("CAV-SCORE-16")
def test_once_the_game_is_scored_nothing_can_be_exchanged() -> None:
    made = farm("0F 2boar").furnish("hunting-parlor").last_exchanges().play("done")
    assert made.at.over
    assert made.legal() == set()
    assert made.at.scores()[0] == made.score(0)


@pytest.mark.rule("CAV-SCORE-17")
def test_totals_may_be_negative_at_the_end() -> None:
    made = table().give("0F", 0).give("0F", 1).last_exchanges()
    assert made.at.over
    assert made.at.scores() == [-28, -28]


@pytest.mark.rule("CAV-TIE-01", "CAV-RULING-05")
def test_the_highest_total_wins_and_equal_ones_share() -> None:
    made = table(4).give("8G", 1).give("9W 9O 9F", 2).give("8G", 3).last_exchanges().until("")
    assert made.at.scores() == [-28, -20, -28, -20]
    assert made.at.winners() == [1, 3]


@pytest.mark.rule("CAV-TIE-01")
def test_one_point_more_wins_alone() -> None:
    made = table(3).give("8G", 0).give("9G", 2).last_exchanges().until("")
    assert made.at.winners() == [2]


@pytest.mark.rule("CAV-TIE-02")
@pytest.mark.parametrize(("gold", "points"), [(0, -28), (150, 122)])
def test_alone_the_score_is_the_result(gold: int, points: int) -> None:
    made = table(1).give(f"0F {gold}G").last_exchanges().until("")
    assert made.at.scores() == [points]
    assert made.at.winners() == [0]
