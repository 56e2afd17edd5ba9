"""Worked examples: rooms that score, and the last exchanges (CAV-EX)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules.layout import BEGGING
from tests.caverna.furnishing import furnish_at_home, worth
from tests.caverna.laying import FOREST
from tests.caverna.table import on_turn, table


@pytest.mark.rule("CAV-EX-01")
def test_an_untouched_board_with_two_dwarfs_scores_minus_28() -> None:
    scored = table(2).last_exchanges()
    assert scored.at.over
    assert scored.at.scores() == [2 - 22 - 8, -28]


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


@pytest.mark.rule("CAV-EX-42")
@pytest.mark.parametrize(("ore", "points"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_ore_storage_scores_pairs_of_ore(ore: int, points: int) -> None:
    assert worth(on_turn(f"{ore}O"), "ore-storage") == points


@pytest.mark.rule("CAV-EX-42")
def test_the_stone_storage_scores_every_stone() -> None:
    assert worth(on_turn("5S"), "stone-storage") == 5


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
    at = on_turn("1sheep 1donkey 1boar 1cattle").lay("meadow", " ".join(FOREST)).lay("tunnel", "3,0 4,0 5,0 3,1 4,1")
    at.set(BEGGING, begging)  # five spaces of the mountain are unused
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
    assert worth(at.furnish("supplies-storage", "4,3"), "weapon-storage") == weapons


@pytest.mark.rule("CAV-EX-51")
def test_nothing_is_sold_once_scoring_has_begun() -> None:
    at = on_turn("3boar").lay("stable", "0,0").furnish("fodder-chamber").furnish("hunting-parlor").last_exchanges()
    assert at.offers("use hunting-parlor")
    at.play("done")
    assert at.decision == ""  # the game is over
    assert at.legal() == set()
