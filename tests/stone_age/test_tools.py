"""Permanent tools (STA-TOOLS)."""

from __future__ import annotations

import itertools
import random

import pytest

from tests.stone_age.table import Table, acting, table

T_TOOL = ["", "1", "1 1", "1 1 1", "2 1 1", "2 2 1", "2 2 2", "3 2 2", "3 3 2", "3 3 3", "4 3 3", "4 4 3", "4 4 4"]


def additions(made: Table) -> list[list[str]]:
    """Every way of adding tools to the complete roll, one after another until none is added any more."""
    if made.decision != "use-tool":
        return [[]]
    found: list[list[str]] = []
    for name in sorted(made.legal()):
        before = made.at.copy()
        made.play(name)
        found += [[]] if name == "no-tool" else [[name, *rest] for rest in additions(made)]
        made.at = before
    return found


@pytest.mark.rule("STA-TOOLS-01")
def test_tools_are_offered_after_the_last_die() -> None:
    played = acting("hunt 2").tools("3 2 2").play("resolve hunt")
    assert played.legal("tool") == set()
    assert played.roll(2).legal("tool") == set()
    assert played.roll(3).legal() == {"tool 3", "tool 2", "no-tool"}


@pytest.mark.rule("STA-TOOLS-01")
def test_any_tools_may_be_added_each_set_once() -> None:
    tools = ("tool 1", "tool 2", "tool 4")
    found = additions(acting("hunt").tools("4 2 1").play("resolve hunt").roll(3))
    expected = [list(some) for number in range(4) for some in itertools.combinations(tools, number)]
    assert sorted(sorted(way) for way in found) == sorted(expected)


@pytest.mark.rule("STA-TOOLS-01")
def test_equal_tools_are_one_choice() -> None:
    found = additions(acting("hunt").tools("2 2 1").play("resolve hunt").roll(3))
    assert sorted(sorted(way) for way in found) == [
        [],
        ["tool 1"],
        ["tool 1", "tool 2"],
        ["tool 1", "tool 2", "tool 2"],
        ["tool 2"],
        ["tool 2", "tool 2"],
    ]


@pytest.mark.rule("STA-TOOLS-01")
def test_the_tools_added_count() -> None:
    played = acting("hunt 2, clay-pit 2").tools("2 2 1").play("resolve hunt").roll(3, 2).play("tool 2", "tool 1")
    assert played.has("F") == 12 + 4
    assert played.tribe().tools == [(2, True), (2, False), (1, False)]
    played = acting("clay-pit 2").tools("2 2").play("resolve clay-pit").roll(4, 4).play("tool 2", "tool 2")
    assert played.has("C", 0) == 3


@pytest.mark.rule("STA-TOOLS-01")
def test_none_needs_to_be_added() -> None:
    played = acting("hunt").tools("4 4 4").play("resolve hunt").roll(5).play("no-tool")
    assert (played.has("F", 0), played.tribe(0).tools) == (12 + 2, [(4, True)] * 3)


@pytest.mark.rule("STA-TOOLS-01")
def test_a_tool_may_be_added_without_effect() -> None:
    played = acting("river").tools("1").play("resolve river").roll(1).play("tool 1")
    assert (played.has("G", 0), played.tribe(0).tools) == (0, [(1, False)])


@pytest.mark.rule("STA-TOOLS-02")
def test_a_tool_works_once_a_round() -> None:
    played = acting("hunt, forest, river").tools("3 2").play("resolve hunt").roll(1).play("tool 2", "resolve forest")
    assert played.roll(1).legal() == {"tool 3", "no-tool"}
    played.play("tool 3", "resolve river").roll(6)
    assert played.has("G", 0) == 1  # no tool was left to ask for
    assert played.tribe(0).tools == [(3, False), (2, False)]


@pytest.mark.rule("STA-TOOLS-03")
def test_a_tool_adds_its_whole_value_and_the_rest_is_lost() -> None:
    played = acting("hunt, forest").tools("4").play("resolve hunt").roll(1)
    assert played.legal() == {"tool 4", "no-tool"}
    assert played.play("tool 4").has("F", 0) == 12 + 2
    assert played.play("resolve forest").roll(2).has("W", 0) == 0


@pytest.mark.rule("STA-TOOLS-04")
@pytest.mark.parametrize("place", ["hunt", "forest", "clay-pit", "quarry", "river"])
def test_tools_work_on_own_rolls_at_places(place: str) -> None:
    played = acting(place).tools("2").play(f"resolve {place}").roll(1)
    assert (played.seat, played.legal()) == (0, {"tool 2", "no-tool"})


@pytest.mark.rule("STA-TOOLS-04")
@pytest.mark.parametrize("card", ["c13", "c24", "c29"])
def test_tools_work_on_the_rolls_of_cards(card: str) -> None:
    played = acting("card-1").slots(f"{card} c03 c06 c22").give("1W").tools("2").play("resolve card-1", "buy")
    assert played.roll(1, 1).legal() == {"tool 2", "no-tool"}


@pytest.mark.rule("STA-TOOLS-04")
def test_a_tool_works_only_with_own_people_and_their_roll() -> None:
    played = acting("forest", "hunt").tools("4 4 4", 1).play("resolve forest").roll(2)
    assert (played.seat, played.has("W", 0)) == (1, 0)  # seat 1 could not help
    assert played.legal() == {"resolve hunt"}  # and cannot use a tool by itself


@pytest.mark.rule("STA-TOOLS-05")
def test_tools_do_not_work_on_dice_for_all() -> None:
    played = acting("card-1", players=2).slots("c07 c03 c06 c22").give("1W").tools("4 4 4", 0).tools("4 4 4", 1)
    played.play("resolve card-1", "buy").roll(1, 3)
    assert played.legal() == {"pick 1", "pick 3"}
    assert played.play("pick 3").legal() == {"pick 1"}


@pytest.mark.rule("STA-TOOLS-05")
def test_tools_do_not_work_on_rewards() -> None:
    played = acting("animal, field", "animal", players=2, theme="winter", animals=True).animal("wolf")
    played.tools("1 1 1", 0).one_use(4, seat=0).play("resolve field").roll(2)
    assert played.legal() == {"reward 2", "points"}


@pytest.mark.rule("STA-TOOLS-06")
def test_all_used_tools_become_ready_in_the_new_round() -> None:
    made = table().tools("3x 2x 2", 0).tools("1x 1x 1x", 1).begin_new_round()
    assert made.tribe(0).tools == [(3, True), (2, True), (2, True)]
    assert made.tribe(1).tools == [(1, True)] * 3


@pytest.mark.rule("STA-TOOLS-06")
def test_used_tools_stay_used_until_the_new_round() -> None:
    played = acting("hunt").tools("2").play("resolve hunt").roll(2).play("tool 2")
    assert (played.seat, played.tribe(0).tools) == (3, [(2, False)])
    played.give("0F", 0).give("0F", 3).play("resolve hunt").roll(1)
    assert (played.decision, played.tribe(0).tools) == ("feed", [(2, False)])
    assert played.play("starve", "starve").tribe(0).tools == [(2, True)]


@pytest.mark.rule("STA-TOOLS-07")
@pytest.mark.parametrize(("before", "after"), [("", [True]), ("1x", [True, False]), ("1x 1x", [True, False, False])])
def test_the_first_three_steps_are_ready_tools_of_value_one(before: str, after: list[bool]) -> None:
    played = acting("toolmaker").tools(before).play("resolve toolmaker")
    assert played.tribe(0).tools == [(1, ready) for ready in after]


@pytest.mark.rule("STA-TOOLS-08")
@pytest.mark.parametrize("step", range(12))
def test_one_of_the_lowest_tools_goes_up(step: int) -> None:
    played = acting("toolmaker").tools(T_TOOL[step]).play("resolve toolmaker")
    assert played.tribe(0).tools == [(int(value), True) for value in T_TOOL[step + 1].split()]
    assert played.at.tool_sum(0) == step + 1


@pytest.mark.rule("STA-TOOLS-08")
@pytest.mark.parametrize("tools", ["4 4 4", "4 4 4x", "4x 4x 4x"])
def test_there_is_no_thirteenth_step(tools: str) -> None:
    played = acting("toolmaker").tools(tools)
    before = played.tribe(0).tools
    assert played.play("resolve toolmaker").tribe(0).tools == before
    assert (played.at.tool_sum(0), played.seat) == (12, 3)  # and nothing is asked


@pytest.mark.rule("STA-TOOLS-09")
def test_the_owner_picks_which_of_the_lowest_goes_up() -> None:
    played = acting("toolmaker").tools("1x 1 1").play("resolve toolmaker")
    assert (played.seat, played.legal()) == (0, {"raise ready", "raise used"})
    other = acting("toolmaker").tools("1x 1 1").play("resolve toolmaker", "raise used")
    assert other.tribe(0).tools == [(2, False), (1, True), (1, True)]
    assert played.play("raise ready").tribe(0).tools == [(2, True), (1, True), (1, False)]


@pytest.mark.rule("STA-TOOLS-09")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("2x 1 1", [(2, True), (2, False), (1, True)]),  # only the lowest count
        ("2 1x 1x", [(2, True), (2, False), (1, False)]),  # a used one stays used
        ("3x 3 2x", [(3, True), (3, False), (3, False)]),
        ("4 4x 3", [(4, True), (4, True), (4, False)]),
    ],
)
def test_tools_in_one_state_leave_no_choice(before: str, after: list[tuple[int, bool]]) -> None:
    played = acting("toolmaker").tools(before).play("resolve toolmaker")
    assert (played.seat, played.tribe(0).tools) == (3, after)


@pytest.mark.rule("STA-TOOLS-09")
@pytest.mark.parametrize(("choice", "left"), [("ready", (3, False)), ("used", (3, True))])
def test_the_choice_holds_for_higher_tools_too(choice: str, left: tuple[int, bool]) -> None:
    played = acting("toolmaker").tools("4 3x 3").play("resolve toolmaker", f"raise {choice}")
    raised = (4, choice == "ready")
    assert sorted(played.tribe(0).tools) == sorted([(4, True), raised, left])


@pytest.mark.rule("STA-TOOLS-10")
def test_using_a_tool_only_turns_it() -> None:
    played = acting("hunt, river", "", players=2).tools("4 3 3", 0).give("0F", 0)
    played.play("resolve hunt").roll(1).play("tool 4", "tool 3", "no-tool", "resolve river").roll(1).play("tool 3")
    assert played.decision == "feed"
    assert played.tribe(0).tools == [(4, False), (3, False), (3, False)]
    assert played.play("starve").tribe(0).tools == [(4, True), (3, True), (3, True)]


@pytest.mark.rule("STA-TOOLS-10")
@pytest.mark.parametrize("players", [2, 4])
def test_no_tool_is_ever_lost_in_a_whole_game(players: int) -> None:
    played, chance = Table(players=players, theme="winter", animals=True), random.Random(players)
    before = [0] * players
    while not played.at.over:
        played.at.play(chance.choice(list(played.at.choices())))
        after = [played.at.tool_sum(seat) for seat in range(players)]
        assert all(new >= old for new, old in zip(after, before, strict=True))
        before = after
    assert sum(before) > 3
