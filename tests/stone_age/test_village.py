"""Tool maker, hut and field (STA-VILLAGE)."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.rules import layout
from tests.stone_age.table import acting


@pytest.mark.rule("STA-VILLAGE-01")
@pytest.mark.parametrize(
    ("before", "after"), [("", [1]), ("1 1", [1, 1, 1]), ("1 1 1", [2, 1, 1]), ("4 4 3", [4, 4, 4])]
)
def test_the_tool_maker_gives_one_step(before: str, after: list[int]) -> None:
    played = acting("toolmaker").tools(before, 0).tools("3 3 3", 1).play("resolve toolmaker")
    assert played.tribe(0).tools == [(value, True) for value in after]
    assert played.tribe(1).tools == [(3, True)] * 3


@pytest.mark.rule("STA-VILLAGE-01")
def test_the_tool_maker_gives_nothing_beyond_twelve_steps() -> None:
    played = acting("toolmaker").tools("4 4x 4").play("resolve toolmaker")
    assert played.tribe(0).tools == [(4, True), (4, True), (4, False)]
    assert (played.tribe(0).at_home, played.seat) == (5, 3)


@pytest.mark.rule("STA-VILLAGE-02")
@pytest.mark.parametrize(("before", "after"), [(5, 6), (9, 10), (10, 10)])
def test_the_hut_brings_one_person_up_to_ten(before: int, after: int) -> None:
    played = acting("hut").people(before)
    assert played.tribe(0).at_home == before - 2
    played.play("resolve hut")
    assert (played.tribe(0).people, played.tribe(0).at_home) == (after, after)


@pytest.mark.rule("STA-VILLAGE-03")
def test_the_newborn_eats_this_round_and_works_in_the_next() -> None:
    played = acting("hut", "", players=2)
    played.play("resolve hut")
    assert (played.cell(layout.ROUND), played.has("F", 0)) == (2, 12 - 6)
    assert played.begin_placement(0).offers("place hunt 6")


@pytest.mark.rule("STA-VILLAGE-03")
def test_the_newborn_is_not_placed_this_round() -> None:
    played = acting("hut, field").play("resolve hut")
    assert played.legal() == {"resolve field"}


@pytest.mark.rule("STA-VILLAGE-04")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5), (9, 10), (10, 10)])
def test_the_field_raises_agriculture_and_gives_no_food_yet(before: int, after: int) -> None:
    played = acting("field").agriculture(before).play("resolve field")
    assert (played.tribe(0).agriculture, played.has("F", 0), played.tribe(0).at_home) == (after, 12, 5)


@pytest.mark.rule("STA-VILLAGE-05")
@pytest.mark.parametrize("place", ["toolmaker", "hut", "field"])
def test_village_gains_cannot_be_refused(place: str) -> None:
    played = acting(f"{place}, hunt").play(f"resolve {place}")
    assert played.legal() == {"resolve hunt"}
    tribe = played.tribe(0)
    gained = {"toolmaker": tribe.tools == [(1, True)], "hut": tribe.people == 6, "field": tribe.agriculture == 1}
    assert [name for name, done in gained.items() if done] == [place]
