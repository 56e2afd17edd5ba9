"""Scenarios: placing people, the village, tools and the hunt (STA-SC)."""

from __future__ import annotations

import pytest

from tests.stone_age.scenes import crowded, resources, scored
from tests.stone_age.table import acting, table


@pytest.mark.rule("STA-SC-01")
def test_sc_01_nobody_comes_back_to_a_place() -> None:
    made = table().play("place forest 2", "place card-1 1", "place card-2 1", "place card-3 1", "place hunt 2")
    made.play("place card-4 1", "place building-1 1", "place building-2 1")
    assert made.seat == 0
    assert not {"forest", "hunt"} & made.open_places()


@pytest.mark.rule("STA-SC-02")
def test_sc_02_of_two_players_one_uses_a_site_in_a_round() -> None:
    made = table(2).play("place quarry 1")
    assert ("quarry" in made.open_places(), "forest" in made.open_places()) == (False, True)
    assert "quarry" in made.begin_new_round().open_places()


@pytest.mark.rule("STA-SC-03")
def test_sc_03_of_three_players_two_use_a_site() -> None:
    made = table(3).play("place river 1", "place river 1")
    for seat in (2, 0, 1):
        assert (made.seat, "river" in made.open_places()) == (seat, False)
        made.play(f"place card-{seat + 1} 1")


@pytest.mark.rule("STA-SC-04")
def test_sc_04_two_village_places_close_the_third_for_three_players() -> None:
    made = table(3).play("place toolmaker 1", "place field 1")
    for seat in (2, 0, 1):
        assert (made.seat, "hut" in made.open_places()) == (seat, False)
        made.play(f"place card-{seat + 1} 1")


@pytest.mark.rule("STA-SC-05")
def test_sc_05_one_of_two_players_may_use_both_village_places() -> None:
    made = table(2).play("place toolmaker 1", "place card-1 1", "place field 1")
    assert "hut" not in made.open_places()
    assert "hut" not in made.play("place card-2 1").open_places()


@pytest.mark.rule("STA-SC-06")
def test_sc_06_one_person_cannot_go_to_the_hut() -> None:
    assert "hut" not in table().people(1, 0).open_places()
    assert "hut" in table().people(2, 0).open_places()


@pytest.mark.rule("STA-SC-07")
def test_sc_07_who_cannot_place_is_skipped_and_fed() -> None:
    made = crowded(table(2))
    assert (made.decision, made.seat, made.tribe(0).at_home) == ("choose-place", 0, 1)
    made.play("resolve hunt").roll(1)
    assert (made.seat, made.has("F", 0)) == (1, 12)
    assert made.begin_feeding().has("F", 0) == 12 - 2


@pytest.mark.rule("STA-SC-08")
def test_sc_08_the_last_place_must_be_taken_and_can_only_be_declined() -> None:
    made = crowded(table(2), free="card-4")
    assert made.legal() == {"place card-4 1"}
    assert made.play("place card-4 1", "resolve card-4").legal() == {"decline"}


@pytest.mark.rule("STA-SC-09")
def test_sc_09_the_clay_dug_first_pays_for_the_card() -> None:
    made = acting("card-1, clay-pit")
    assert made.fork().play("resolve card-1").legal() == {"decline"}
    made.play("resolve clay-pit").roll(4)
    assert resources(made, 0) == "C"
    assert made.play("resolve card-1", "buy").tribe(0).cards == {"c03"}


@pytest.mark.rule("STA-SC-10")
@pytest.mark.parametrize(
    ("choice", "tools"),
    [("raise used", [(2, False), (1, True), (1, True)]), ("raise ready", [(2, True), (1, True), (1, False)])],
)
def test_sc_10_the_owner_raises_a_used_or_a_ready_tool(choice: str, tools: list[tuple[int, bool]]) -> None:
    made = acting("toolmaker", "", players=2).tools("1x 1 1", 0).play("resolve toolmaker")
    assert made.legal() == {"raise ready", "raise used"}
    other = acting("toolmaker, field").tools("1x 1 1", 0).play("resolve toolmaker", choice)
    assert other.tribe(0).tools == tools
    assert made.play(choice).tribe(0).tools == [(2, True), (1, True), (1, True)]  # in the next round


@pytest.mark.rule("STA-SC-11")
def test_sc_11_a_second_tool_is_ready_at_once() -> None:
    made = acting("toolmaker, quarry").tools("1x", 0).play("resolve toolmaker")
    assert made.tribe(0).tools == [(1, True), (1, False)]
    assert resources(made.play("resolve quarry").roll(4).play("tool 1"), 0) == "S"


@pytest.mark.rule("STA-SC-12")
def test_sc_12_the_tool_maker_gives_no_thirteenth_step() -> None:
    made = acting("toolmaker, field").tools("4 4 3", 0).play("resolve toolmaker")
    assert made.tribe(0).tools == [(4, True)] * 3
    assert made.put("toolmaker", 0).play("resolve toolmaker").tribe(0).tools == [(4, True)] * 3


@pytest.mark.rule("STA-SC-13")
def test_sc_13_tools_and_a_one_use_tool_on_one_roll() -> None:
    made = acting("quarry, field").tools("1 2", 0).one_use(4, seat=0).play("resolve quarry").roll(3)
    made.play("tool 2", "tool 1", "one-use 4")
    assert resources(made, 0) == "SS"
    assert made.tribe(0).one_use == set()
    assert made.begin_new_round().tribe(0).one_use == set()


@pytest.mark.rule("STA-SC-14")
def test_sc_14_the_rest_of_a_tool_is_lost() -> None:
    made = acting("hunt, field").tools("4", 0).play("resolve hunt").roll(1).play("tool 4")
    assert (made.has("F", 0), made.tribe(0).tools) == (12 + 2, [(4, False)])


@pytest.mark.rule("STA-SC-15")
def test_sc_15_unused_one_use_tools_are_no_tools() -> None:
    made = table(2).one_use(4, 3, seat=0).tools("1 1 1", 0).points(6, 1)
    assert scored(made).at.scores() == [2 * 3, 6]
    assert made.at.winners() == [0]  # 0 + 3 + 5 against 0 + 0 + 5
    made = table(2).one_use(4, 3, seat=0).tools("1 1 1", 0).points(6, 1).tools("4", 1)
    assert scored(made).at.winners() == [1]  # the cards' 7 do not count


@pytest.mark.rule("STA-SC-40")
@pytest.mark.parametrize("place", ["hut", "field"])
def test_sc_40_no_gain_at_the_limits(place: str) -> None:
    made = acting(f"{place}, hunt").people(10, 0).agriculture(10, 0).play(f"resolve {place}")
    assert (made.tribe(0).people, made.tribe(0).at_home, made.tribe(0).agriculture) == (10, 9, 10)


@pytest.mark.rule("STA-SC-41")
@pytest.mark.parametrize(("face", "food"), [(1, 4), (6, 27)])
def test_sc_41_nine_hunters_roll_nine_dice(face: int, food: int) -> None:
    made = acting("hunt 9, field").play("resolve hunt").roll(*[face] * 9)
    assert (made.decision, made.has("F", 0)) == ("choose-place", 12 + food)
