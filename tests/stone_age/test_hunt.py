"""The hunt (STA-HUNT)."""

from __future__ import annotations

import pytest

from tests.stone_age.table import Table, acting


def hunters(people: int) -> Table:
    return acting(f"hunt {people}", theme="winter", animals=True).play("resolve hunt")


@pytest.mark.rule("STA-HUNT-01")
@pytest.mark.parametrize("people", range(1, 8))
def test_one_die_for_each_own_hunter(people: int) -> None:
    played = acting(f"hunt {people}", "hunt 2").play("resolve hunt")
    played.roll(*[2] * (people - 1))
    assert played.decision == "roll-die"
    played.roll(2)
    assert (played.seat, played.has("F", 0)) == (1, 12 + people)


@pytest.mark.rule("STA-HUNT-02")
@pytest.mark.parametrize(
    ("dice", "food"), [([1], 0), ([2], 1), ([3], 1), ([6], 3), ([1, 1], 1), ([4, 1], 2), ([5, 4, 3, 1, 1], 7)]
)
def test_two_pips_make_one_food(dice: list[int], food: int) -> None:
    assert hunters(len(dice)).roll(*dice).has("F", 0) == 12 + food


@pytest.mark.rule("STA-HUNT-02")
@pytest.mark.parametrize(
    ("animal", "dice", "tool", "food"),
    [
        ("wild-boar", [3, 3, 3], 0, 3),
        ("bird-of-prey", [3], 0, 1),
        ("polar-bear", [2], 0, 0),
        ("polar-bear", [1], 4, 1),
        ("polar-bear", [1], 1, 0),
        ("wolf", [1, 2], 3, 2),
    ],
)
def test_tools_and_malus_change_the_total(animal: str, dice: list[int], tool: int, food: int) -> None:
    played = hunters(len(dice)).animal(animal).tools(str(tool) if tool else "").roll(*dice)
    assert played.play(*[f"tool {tool}"] * bool(tool)).has("F", 0) == 12 + food


@pytest.mark.rule("STA-HUNT-02")
def test_leftover_pips_are_lost() -> None:
    played = acting("hunt, forest").play("resolve hunt").roll(1)
    assert played.play("resolve forest").roll(2).has("W", 0) == 0


@pytest.mark.rule("STA-HUNT-02")
def test_food_has_no_limit() -> None:
    assert hunters(1).give("200F").roll(6).has("F", 0) == 203


@pytest.mark.rule("STA-HUNT-03")
@pytest.mark.parametrize("people", [8, 9, 10])
def test_eight_to_ten_hunters_roll_as_many_dice(people: int) -> None:
    played = hunters(people).roll(*[6] * (people - 1))
    assert played.decision == "roll-die"
    assert played.roll(6).has("F", 0) == 12 + 3 * people
