"""Feeding and begging (CAV-HARVEST-12 to -14, -22, CAV-BEG)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules import layout
from tests.caverna.farms import farm
from tests.caverna.laying import FOREST, MOUNTAIN
from tests.caverna.rounds import begging
from tests.caverna.table import Table


def feeding(goods: str, *rooms: str, kind: str = "full") -> Table:
    """A harvest of a seat with these goods and rooms, and two mines."""
    made = farm(goods).lay("ore-mine", "5,3").lay("ruby-mine", "5,2")
    for room in rooms:
        made.furnish(room)
    return made.harvest(kind)


@pytest.mark.rule("CAV-HARVEST-12")
@pytest.mark.parametrize(
    ("dwarfs", "newborn", "full", "one_food"), [(2, 0, 4, 2), (3, 1, 5, 3), (5, 2, 8, 5), (6, 0, 12, 6)]
)
def test_an_adult_eats_two_and_a_newborn_one_food(dwarfs: int, newborn: int, full: int, one_food: int) -> None:
    made = farm("20F").dwarfs(*[0] * dwarfs, newborn=newborn)
    assert made.fork().harvest("full").has("F", 0) == 20 - full
    assert made.fork().harvest("skip-one").has("F", 0) == 20 - full
    assert made.fork().harvest("one-food").has("F", 0) == 20 - one_food


@pytest.mark.rule("CAV-HARVEST-13")
@pytest.mark.parametrize(("goods", "payment", "left"), [("1W", "wood", ""), ("2S", "stone", "1S"), ("3O", "ore", "1O")])
def test_the_working_cave_feeds_one_adult(goods: str, payment: str, left: str) -> None:
    made = feeding(f"9F {goods}", "working-cave")
    assert made.legal("feed") == {"feed food", f"feed {payment}"}
    assert made.play(f"feed {payment}").goods(0) == f"{left} 7F".strip()


@pytest.mark.rule("CAV-HARVEST-13")
def test_the_working_cave_may_be_left_idle_and_takes_two_ore() -> None:
    assert feeding("9F 1W", "working-cave").play("feed food").goods(0) == "1W 5F"
    assert feeding("2F 1O", "working-cave").legal("feed") == {"feed food"}


@pytest.mark.rule("CAV-HARVEST-13")
def test_the_working_cave_saves_one_where_a_dwarf_needs_one() -> None:
    assert feeding("9F 3W", "working-cave", kind="one-food").play("feed wood").goods(0) == "2W 8F"


@pytest.mark.rule("CAV-HARVEST-13")
@pytest.mark.parametrize(("kind", "left"), [("full", 7), ("one-food", 9)])
def test_donkeys_in_mines_save_a_food_each(kind: str, left: int) -> None:
    assert feeding("9F 2donkey", "mining-cave", kind=kind).has("F", 0) == left
    assert feeding("9F 3donkey", "mining-cave", kind=kind).has("F", 0) == left


@pytest.mark.rule("CAV-HARVEST-13")
def test_the_need_never_falls_below_nothing() -> None:
    made = farm("3F 5donkey 5W").lay("ore-mine", "5,3 5,2 5,1 5,0 4,0").furnish("mining-cave").furnish("working-cave")
    assert made.harvest().goods(0) == "5W 3F 6donkey"


@pytest.mark.rule("CAV-HARVEST-13")
def test_both_caves_together_do_not_pay_back() -> None:
    made = farm("3F 3donkey 5W").lay("ore-mine", "5,3 5,2 5,1").furnish("mining-cave").furnish("working-cave")
    assert made.harvest().play("feed wood").has("F", 0) == 3


@pytest.mark.rule("CAV-HARVEST-14")
def test_food_must_be_used() -> None:
    made = feeding("3F 1sheep").play("feed food")
    assert made.has("F", 0) == 0
    assert begging(made) == 1


@pytest.mark.rule("CAV-HARVEST-14")
def test_with_enough_food_the_need_is_paid_unasked() -> None:
    made = feeding("4F 1sheep 3Gr 2V 9G")
    assert made.decision != "feed-dwarfs"
    assert (made.goods(0), begging(made)) == ("9G 3Gr 2V 1sheep", 0)


@pytest.mark.rule("CAV-HARVEST-14")
def test_goods_may_be_turned_into_food_while_feeding() -> None:
    made = feeding("0F 1Gr 1V 1sheep")
    assert made.legal() == {"feed food", "cook grain", "cook vegetable", "cook sheep"}
    made.play("cook grain", "cook vegetable", "cook sheep", "feed food")
    assert (made.goods(0), begging(made)) == ("", 0)


@pytest.mark.rule("CAV-HARVEST-22")
def test_a_donkey_eaten_in_this_feeding_saves_nothing_in_its_mine() -> None:
    made = feeding("0F 2donkey", "mining-cave")
    assert begging(made.fork().play("feed food")) == 2
    assert begging(made.fork().play("cook donkey", "feed food")) == 2
    assert begging(made.fork().play("cook two-donkeys", "feed food")) == 1


@pytest.mark.rule("CAV-HARVEST-22")
def test_a_donkey_bought_before_settling_saves_a_food() -> None:
    made = feeding("9F 1R 1donkey", "mining-cave")
    assert made.decision == "feed-dwarfs"
    assert made.fork().play("feed food").has("F", 0) == 9 - 3
    assert made.fork().play("ruby donkey", "feed food").has("F", 0) == 9 - 2


@pytest.mark.rule("CAV-BEG-01")
@pytest.mark.parametrize(("kind", "food", "markers"), [("full", 0, 4), ("full", 1, 3), ("one-food", 0, 2)])
def test_a_marker_for_every_missing_food(kind: str, food: int, markers: int) -> None:
    assert begging(feeding(f"{food}F", kind=kind).play("feed food")) == markers


@pytest.mark.rule("CAV-BEG-01")
def test_markers_add_up() -> None:
    made = feeding("0F").play("feed food").harvest("one-food").play("feed food")
    assert begging(made) == 6


@pytest.mark.rule("CAV-BEG-02")
def test_markers_stay() -> None:
    made = farm("30F 9R 9G").set(layout.BEGGING, 2)
    made.play("exchange", "cook ruby").harvest().play("breed none")
    assert begging(made) == 2
    for name in made.last_exchanges().legal():
        assert begging(made.fork().play(name)) == 2


@pytest.mark.rule("CAV-BEG-03")
def test_every_marker_costs_three_points() -> None:
    made = farm()
    points = made.score()
    assert made.set(layout.BEGGING, 3).score() == points - 9


@pytest.mark.rule("CAV-BEG-03")
@pytest.mark.parametrize(("markers", "costs"), [(0, 0), (2, 0), (3, 2), (5, 8)])
def test_the_writing_chamber_cancels_up_to_seven(markers: int, costs: int) -> None:
    made = farm("1sheep 1donkey 1boar 1cattle").furnish("writing-chamber")
    made.lay("field", " ".join(FOREST)).lay("tunnel", " ".join(MOUNTAIN - {"3,3"}))
    points = made.score()
    assert made.set(layout.BEGGING, markers).score() == points - costs


@pytest.mark.rule("CAV-BEG-04")
def test_begging_is_allowed_with_food_on_the_hoof() -> None:
    made = feeding("0F 2cattle 3V").play("feed food")
    assert begging(made) == 4
    assert made.has("cattle", 0) >= 2
    assert made.has("V", 0) == 3


@pytest.mark.rule("CAV-BEG-05")
def test_hunger_takes_no_dwarf() -> None:
    made = farm("0F").dwarfs(0, 3, 14, 0, newborn=1).harvest().play("feed food")
    assert begging(made) == 7
    assert made.strengths(0) == [0, 3, 14, 0]
