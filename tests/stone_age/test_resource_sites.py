"""Forest, clay pit, quarry and river (STA-RES)."""

from __future__ import annotations

import pytest

from tests.stone_age.table import Table, acting

GOODS = {"forest": "W", "clay-pit": "C", "quarry": "S", "river": "G"}


def rolled(site: str, *dice: int) -> Table:
    return acting(f"{site} {len(dice)}").play(f"resolve {site}").roll(*dice)


@pytest.mark.rule("STA-RES-01")
@pytest.mark.parametrize("site", GOODS)
@pytest.mark.parametrize("people", range(1, 8))
def test_one_die_for_each_own_person(site: str, people: int) -> None:
    played = acting(f"{site} {people}", f"{site} 1").play(f"resolve {site}").roll(*[1] * (people - 1))
    assert played.decision == "roll-die"
    assert played.roll(1).seat == 1


def gained(site: str, *dice: int) -> int:
    """What a roll brings; of the other goods nothing."""
    played = rolled(site, *dice)
    assert [played.has(good, 0) for good in "WCSG" if good != GOODS[site]] == [0, 0, 0]
    assert played.has("F", 0) == 12
    return played.has(GOODS[site], 0)


@pytest.mark.rule("STA-RES-02")
@pytest.mark.parametrize(("dice", "wood"), [([2], 0), ([3], 1), ([5], 1), ([6], 2), ([4, 3, 3], 3), ([6, 5], 3)])
def test_three_pips_make_one_wood(dice: list[int], wood: int) -> None:
    assert gained("forest", *dice) == wood


@pytest.mark.rule("STA-RES-02")
@pytest.mark.parametrize(("dice", "clay"), [([3], 0), ([4], 1), ([6, 1], 1), ([4, 4], 2), ([6, 6], 3), ([5, 6], 2)])
def test_four_pips_make_one_clay(dice: list[int], clay: int) -> None:
    assert gained("clay-pit", *dice) == clay


@pytest.mark.rule("STA-RES-02")
@pytest.mark.parametrize(("dice", "stone"), [([4], 0), ([5], 1), ([6, 3], 1), ([5, 5], 2), ([6, 6, 2], 2)])
def test_five_pips_make_one_stone(dice: list[int], stone: int) -> None:
    assert gained("quarry", *dice) == stone


@pytest.mark.rule("STA-RES-02")
@pytest.mark.parametrize(("dice", "gold"), [([5], 0), ([3, 2], 0), ([6], 1), ([6, 5], 1), ([6, 6], 2), ([6] * 7, 7)])
def test_six_pips_make_one_gold(dice: list[int], gold: int) -> None:
    assert gained("river", *dice) == gold


@pytest.mark.rule("STA-RES-03")
@pytest.mark.parametrize(
    ("site", "dice", "gain"),
    [
        ("forest", (1, 1, 1), 1),  # 3 + 4 - 2 = 5
        ("forest", (2, 1, 1), 2),
        ("clay-pit", (3, 1, 1), 1),  # 5 + 4 - 2 = 7
        ("clay-pit", (4, 1, 1), 2),
        ("quarry", (5, 1, 1), 1),  # 7 + 4 - 2 = 9
        ("quarry", (6, 1, 1), 2),
        ("river", (6, 2, 1), 1),  # 9 + 4 - 2 = 11
        ("river", (6, 3, 1), 2),
    ],
)
def test_tools_are_added_and_the_malus_taken_off(site: str, dice: tuple[int, ...], gain: int) -> None:
    made = acting(f"{site} 3", theme="winter", animals=True).animal("wild-boar").tools("4").play(f"resolve {site}")
    assert made.roll(*dice).play("tool 4").has(GOODS[site], 0) == gain


@pytest.mark.rule("STA-RES-03")
def test_the_total_is_never_below_zero() -> None:
    made = acting("forest", theme="winter", animals=True).animal("polar-bear").give("2W").play("resolve forest")
    assert made.roll(1).has("W", 0) == 2


@pytest.mark.rule("STA-RES-03")
def test_leftover_pips_are_lost() -> None:
    played = acting("river, forest").play("resolve river").roll(5).play("resolve forest").roll(2)
    assert (played.has("G", 0), played.has("W", 0)) == (0, 0)


@pytest.mark.rule("STA-RES-03")
def test_holdings_have_no_limit() -> None:
    assert acting("river").give("99G").play("resolve river").roll(6).has("G", 0) == 100


@pytest.mark.rule("STA-RES-03")
def test_players_at_one_site_roll_for_themselves_in_their_own_turns() -> None:
    played = acting("quarry 1", "quarry 2").play("resolve quarry").roll(5)
    assert (played.has("S", 0), played.has("S", 1), played.seat) == (1, 0, 1)
    assert played.people_at("quarry", 1) == 2
    played.play("resolve quarry").roll(6, 4)
    assert (played.has("S", 0), played.has("S", 1)) == (1, 2)
