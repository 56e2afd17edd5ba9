"""Intervals of shares, means and differences."""

from __future__ import annotations

import pytest

from lascaux.arena.report.estimates import Observation, difference, difference_of_shares, mean, quantile, share, student
from lascaux.arena.statistics import wilson


def seen(*values: float, agent: str = "a", pairs: int | None = None) -> list[Observation]:
    """Observations of pairs of their own, or of so many pairs one after the other."""
    return [
        Observation(number if pairs is None else number % pairs, agent, value) for number, value in enumerate(values)
    ]


def test_a_share_has_wilsons_interval() -> None:
    found = share(seen(1, 1, 1, 0, 0, 1, 0, 1))
    rate = wilson(5, 8)
    assert (found.value, found.low, found.high, found.count) == (0.625, rate.low, rate.high, 8)
    assert share(seen(1, 1, 1, 1)).low == wilson(4, 4).low


def test_games_that_resemble_each_other_count_less() -> None:
    values = [1.0, 0.0] * 10
    apart = share(seen(*values))
    alike = share(seen(*values, pairs=2))  # all of one pair won, all of the other lost
    opposed = share(seen(*values, pairs=5))  # every pair won half of its games: that must not narrow the interval
    assert alike.high - alike.low > 2 * (apart.high - apart.low)
    assert opposed.high - opposed.low == pytest.approx(wilson(10, 20).high - wilson(10, 20).low)


def test_a_mean_lies_in_students_interval() -> None:
    found = mean(seen(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11))
    assert found.value == 6
    assert found.high - found.value == pytest.approx(2.228 * 3.3166 / 11**0.5, rel=0.01)
    assert mean(seen(4)).low == mean(seen(4)).high == 4


@pytest.mark.parametrize(("freedom", "expected"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_quantile(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, rel=0.02)


def test_a_difference_compares_agents_with_themselves() -> None:
    """A strong agent that likes a useless thing does not make it useful."""
    with_it = seen(*[100, 101, 99, 100] * 3, agent="strong") + seen(10, agent="weak")
    without = seen(100, agent="strong") + seen(*[10, 11, 9, 10] * 3, agent="weak")
    found = difference(with_it, without)
    assert found is not None
    assert found.value == pytest.approx(0, abs=1e-9)
    assert found.low < 0 < found.high


def test_a_difference_of_one_agent_is_that_of_the_means() -> None:
    found = difference(seen(5, 7, 9), seen(1, 2, 3))
    assert found is not None
    assert found.value == pytest.approx(5)


def test_without_an_agent_on_both_sides_there_is_no_difference() -> None:
    assert difference(seen(1, agent="a"), seen(2, agent="b")) is None
    assert difference(seen(1), []) is None
    assert difference_of_shares(seen(1), []) is None


def test_one_seat_alone_gives_no_narrow_interval() -> None:
    """It cannot show how much it varies; the spread of all the others is assumed."""
    found = difference(
        seen(30), [Observation(n, "a", v) for n, v in enumerate([10.0, 20, 30, 40, 50, 20, 40], start=1)]
    )
    assert found is not None
    assert found.high - found.low > 40


def test_shares_that_are_all_alike_still_have_an_interval() -> None:
    found = difference_of_shares(seen(1, 1, 1), seen(1, 1, 1, 1))
    assert found is not None
    assert found.value == 0
    assert found.low < -0.3
    assert found.high > 0.3


def test_quantiles_are_interpolated() -> None:
    assert [quantile([4, 1, 3, 2], part) for part in (0, 0.25, 0.5, 1)] == [1, 1.75, 2.5, 4]
