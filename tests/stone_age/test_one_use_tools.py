"""One-use tools (STA-ONEUSE)."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.rules.scoring import standing
from tests.stone_age.table import Table, acting, table


def rolled(place: str, *dice: int, tools: str = "", one_use: tuple[int, ...] = ()) -> Table:
    """Seat 0 has rolled at a place and is to resolve the river next."""
    made = acting(f"{place} {len(dice)}, river").tools(tools).one_use(*one_use)
    return made.play(f"resolve {place}").roll(*dice)


@pytest.mark.rule("STA-ONEUSE-01")
@pytest.mark.parametrize(("card", "value"), [("c17", 2), ("c16", 3), ("c02", 4)])
def test_the_card_is_a_tool_of_its_value_for_one_roll(card: str, value: int) -> None:
    played = acting("card-1, forest").slots(f"{card} c03 c06 c22").give("1C").play("resolve card-1", "buy")
    assert (played.tribe(0).one_use, played.legal()) == ({value}, {"resolve forest"})
    assert played.play("resolve forest").roll(5).legal() == {f"one-use {value}", "no-tool"}
    assert played.play(f"one-use {value}").has("W", 0) == (5 + value) // 3
    assert played.tribe(0).one_use == set()


@pytest.mark.rule("STA-ONEUSE-01")
@pytest.mark.parametrize("place", ["hunt", "forest", "clay-pit", "quarry"])
def test_it_works_wherever_tools_do(place: str) -> None:
    assert rolled(place, 1, one_use=(3,)).legal() == {"one-use 3", "no-tool"}


@pytest.mark.rule("STA-ONEUSE-01")
@pytest.mark.parametrize("card", ["c13", "c24", "c29"])
def test_it_works_on_the_rolls_of_cards(card: str) -> None:
    played = acting("card-1").slots(f"{card} c03 c06 c22").give("1C").one_use(4).play("resolve card-1", "buy")
    assert played.roll(1, 1).legal() == {"one-use 4", "no-tool"}


@pytest.mark.rule("STA-ONEUSE-01")
def test_it_does_not_work_on_another_players_roll_or_on_dice_for_all() -> None:
    played = acting("forest, card-1").slots("c07 c03 c06 c22").one_use(4, seat=1).play("resolve forest").roll(3)
    assert played.legal() == {"resolve card-1"}
    played.play("resolve card-1", "buy").roll(1, 1, 1, 1).play("pick 1")
    assert (played.seat, played.legal()) == (1, {"pick 1"})


@pytest.mark.rule("STA-ONEUSE-02")
def test_it_helps_the_next_roll_of_the_same_turn_never_an_earlier_one() -> None:
    def stone(*choices: str) -> int:
        made = acting("card-1, quarry").slots("c02 c03 c06 c22").give("1W")
        return made.play(*choices).has("S", 0)

    assert stone("resolve card-1", "buy", "resolve quarry", "roll 2", "one-use 4") == 1
    assert stone("resolve quarry", "roll 2", "resolve card-1", "buy") == 0


@pytest.mark.rule("STA-ONEUSE-03")
def test_it_goes_together_with_other_tools() -> None:
    played = rolled("quarry", 3, tools="2 1", one_use=(4,))
    assert played.legal() == {"tool 2", "tool 1", "one-use 4", "no-tool"}
    assert played.play("tool 2", "tool 1", "one-use 4").has("S", 0) == 2
    assert played.tribe(0).tools == [(2, False), (1, False)]


@pytest.mark.rule("STA-ONEUSE-03")
def test_several_go_together_in_full() -> None:
    played = rolled("hunt", 1, one_use=(4, 3, 2))
    assert played.legal() == {"one-use 4", "one-use 3", "one-use 2", "no-tool"}
    assert played.play("one-use 4").legal() == {"one-use 3", "one-use 2", "no-tool"}
    assert played.play("one-use 3").legal() == {"one-use 2", "no-tool"}
    assert played.play("one-use 2").has("F", 0) == 12 + 5


@pytest.mark.rule("STA-ONEUSE-03")
@pytest.mark.parametrize(("first", "then"), [("tool 3", {"one-use 4", "one-use 2"}), ("one-use 4", {"one-use 2"})])
def test_each_set_can_be_made_in_one_order(first: str, then: set[str]) -> None:
    assert rolled("hunt", 1, tools="3", one_use=(4, 2)).play(first).legal() == then | {"no-tool"}


@pytest.mark.rule("STA-ONEUSE-03")
def test_the_rest_of_its_value_is_lost() -> None:
    played = rolled("hunt", 1, one_use=(4,)).play("one-use 4")
    assert played.has("F", 0) == 12 + 2
    assert played.play("resolve river").roll(5).has("G", 0) == 0


@pytest.mark.rule("STA-ONEUSE-03", "STA-ONEUSE-04")
def test_two_cards_bought_one_after_the_other_are_both_kept() -> None:
    played = acting("card-1, card-2, quarry").slots("c02 c16 c06 c22").give("3W")
    played.play("resolve card-1", "buy", "resolve card-2", "buy")
    assert played.tribe(0).one_use == {4, 3}
    assert played.play("resolve quarry").roll(3).play("one-use 4", "one-use 3").has("S", 0) == 2
    assert played.tribe(0).one_use == set()


@pytest.mark.rule("STA-ONEUSE-04")
def test_it_works_once_in_the_game_and_is_never_refreshed() -> None:
    played = rolled("hunt", 1, one_use=(3, 2)).play("one-use 3", "no-tool", "resolve river").roll(6)
    assert played.legal() == {"one-use 2", "no-tool"}
    assert played.play("no-tool").begin_new_round().tribe(0).one_use == {2}


@pytest.mark.rule("STA-ONEUSE-04")
@pytest.mark.parametrize("values", [(2, 3, 4), (3,), ()])
def test_its_lower_half_scores_used_or_not(values: tuple[int, ...]) -> None:
    made = table().cards("c02 c16 c17", 0).one_use(*values, seat=0).tools("1 1 1", 0).stack_left(1, 0)
    assert made.begin_new_round().score(0) == (1 + 1 + 2) * 3


@pytest.mark.rule("STA-ONEUSE-05")
def test_it_is_no_permanent_tool() -> None:
    made = table().one_use(4, 3, 2, seat=0).tools("1 1", 0)
    assert made.at.tool_sum(0) == 2
    assert standing(made.at, 0) == (0, 0 + 2 + 5)
    played = acting("toolmaker").one_use(4, 3, 2).tools("1 1").play("resolve toolmaker")
    assert (played.tribe(0).tools, played.tribe(0).one_use) == ([(1, True)] * 3, {2, 3, 4})
    assert made.stack_left(1, 0).begin_new_round().score(0) == (1 + 1 + 2) * 2


@pytest.mark.rule("STA-ONEUSE-05")
def test_it_takes_no_slot_and_is_not_raised() -> None:
    played = acting("card-1, toolmaker").slots("c17 c03 c06 c22").give("1W").tools("1 1 1")
    played.play("resolve card-1", "buy")
    assert played.tribe(0).tools == [(1, True)] * 3
    played.play("resolve toolmaker")
    assert (played.tribe(0).tools, played.tribe(0).one_use) == ([(2, True), (1, True), (1, True)], {2})
