"""Curves as text."""

from __future__ import annotations

import pytest

from lascaux.cli.plot import draw_curves, height_at, round_numbers


@pytest.mark.parametrize(
    ("values", "most", "ticks"),
    [
        ([0, 54], 8, [0, 10, 20, 30, 40, 50, 60]),
        ([-46.8, 54], 8, [-60, -40, -20, 0, 20, 40, 60]),
        ([3, 3], 5, [3, 3.2]),
        ([0.2, 0.9], 5, [0.2, 0.4, 0.6, 0.8, 1.0]),
    ],
)
def test_ticks_are_round_and_hold_all_values(values: list[float], most: int, ticks: list[float]) -> None:
    assert round_numbers(values, most) == pytest.approx(ticks)


def test_between_its_points_a_curve_is_straight_and_beyond_them_level() -> None:
    curve = [(2, 10.0), (4, 20.0), (4, 30.0), (8, 10.0)]
    assert [height_at(curve, x) for x in (0, 2, 3, 6, 8, 9)] == [10, 10, 15, 20, 10, 10]


def test_a_plot() -> None:
    curves = [[(0, 0.0), (20, 10.0)], [(0, 8.0), (20, 8.0)]]
    lines = draw_curves(curves, {1: 0, 2: 10, 3: 11}, "Round", 28).plain().splitlines()
    assert len({line.find("●") for line in lines if "●" in line}) == len([line for line in lines if "●" in line])
    assert [line[:8] for line in lines if "▲" in line] == ["     8 ┼"]
    assert lines[0].startswith("    10 ┼")
    assert lines[-2].startswith("     0 ┼●")
    assert lines[-1].split() == ["Round", "1", "2"]  # 3 has no room


def test_a_seat_without_decisions_has_no_curve() -> None:
    assert "▲" not in draw_curves([[(0, 0.0), (20, 10.0)], []], {1: 0}, "", 40).plain()
