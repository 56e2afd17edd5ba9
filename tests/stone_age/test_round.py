"""The course of a round (STA-ROUND)."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.rules import layout
from tests.stone_age.table import Table, acting, table


def phase(at: Table) -> int:
    return at.cell(layout.PHASE)


def turns(played: Table, choice: str, dice: int = 0) -> list[int]:
    """Which seats are asked one after another, if each makes this choice."""
    seats = []
    decision, now = played.decision, phase(played)
    while (played.decision, phase(played)) == (decision, now):
        seats.append(played.seat)
        played.play(choice).roll(*[1] * dice)
    return seats


@pytest.mark.rule("STA-ROUND-01")
def test_placement_actions_feeding_and_the_new_round_follow_each_other() -> None:
    played = table(2).play("place hunt 5", "place hunt 4")
    assert (phase(played), played.seat, played.decision) == (1, 1, "place-people")  # one person is still at home
    played.play("place field 1")
    assert (phase(played), played.seat, played.decision) == (2, 0, "choose-place")
    played.play("resolve hunt").roll(6, 6, 6, 6, 6)
    assert (phase(played), played.seat, played.decision) == (2, 1, "choose-place")
    assert played.has("F", 0) == 12 + 15  # nobody eats before everybody has acted
    played.give("3F", 1).play("resolve field", "resolve hunt").roll(1, 1, 1, 1)
    assert played.has("F", 0) == 12 + 15 - 5
    assert (played.has("F", 1), played.tribe(1).agriculture) == (3 + 2 + 1 - 5, 1)
    assert (phase(played), played.cell(layout.ROUND), played.decision) == (1, 2, "place-people")


@pytest.mark.rule("STA-ROUND-01")
def test_the_new_round_waits_until_the_last_tribe_is_fed() -> None:
    played = acting("field", "", players=2).give("0F", 0).give("0F", 1).tools("1x", 1).play("resolve field")
    for seat in (0, 1):
        assert (phase(played), played.seat, played.decision) == (3, seat, "feed")
        assert played.tribe(1).tools == [(1, False)]
        played.play("starve")
    assert (phase(played), played.tribe(1).tools) == (1, [(1, True)])


@pytest.mark.rule("STA-ROUND-02")
@pytest.mark.parametrize(("start", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_start_player_begins_each_phase_and_the_others_follow_clockwise(start: int, order: list[int]) -> None:
    played = Table(players=3)
    played.play("deal c03", "deal c06", "deal c22", "deal c27", "reveal b01", "reveal b11", "reveal b19")
    played.play(f"start {start}")
    for seat in order:
        played.give("0F", seat)
    assert turns(played, "place hunt 5") == order
    assert played.cell(layout.STARTER) == start
    assert turns(played, "resolve hunt", dice=5) == order
    assert played.cell(layout.STARTER) == start
    assert turns(played, "starve") == order
    assert played.cell(layout.STARTER) == (start + 1) % 3


@pytest.mark.rule("STA-ROUND-03")
def test_the_animal_check_sits_between_actions_and_feeding() -> None:
    played = acting("animal, field", "animal, hunt", players=2, theme="winter", animals=True).animal("wolf")
    played.give("1F", 0).play("resolve field", "resolve hunt").roll(4)
    assert played.decision == "roll-die"  # the actions are over: rewards
    assert (played.has("F", 0), played.has("F", 1)) == (1, 12 + 1)  # and nobody has eaten yet
    played.roll(2)
    assert played.play("reward 2").has("F", 0) == 1 + 3
    played.roll(1)
    assert (played.decision, played.has("F", 0)) == ("place-people", 1 + 3 + 1 - 5)  # not short of food
