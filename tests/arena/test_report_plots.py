"""Scales and the marks on them."""

from __future__ import annotations

import re

import pytest

from lascaux.arena.report import plots
from lascaux.arena.report.estimates import Estimate
from lascaux.arena.report.scale import Scale


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ([0, 100], [0, 20, 40, 60, 80, 100]),
        ([-3, 58], [-20, 0, 20, 40, 60]),
        ([0, 0.65], [0, 0.2, 0.4, 0.6, 0.8]),
        ([7, 7], [6, 6.5, 7, 7.5, 8]),
    ],
)
def test_ticks_are_round_and_cover_the_values(values: list[float], ticks: list[float]) -> None:
    assert Scale.around(values).ticks == pytest.approx(ticks)


def test_a_bar_reaches_from_zero_to_its_value_on_either_side() -> None:
    scale = Scale(-50, 50, 25)
    up, down = (plots.bar(scale, Estimate(value, value, value, 1), 0) for value in (25.0, -25.0))
    assert 'x="50.00%"' in up
    assert 'x="25.00%"' in down
    assert all('width="25.00%"' in bar for bar in (up, down))


def test_an_interval_of_no_width_is_not_drawn() -> None:
    scale = Scale(0, 10, 5)
    assert plots.whisker(scale, Estimate(5, 5, 5, 1), 10) == ""
    assert plots.whisker(scale, Estimate(5, 4, 6, 9), 10).count("<line") == 3


def test_columns_of_a_histogram_are_as_high_as_their_counts() -> None:
    marks = plots.histogram([1, 1, 1, 1, 12, 13], Scale(0, 20, 10), 10, 0, 86, 1)
    assert re.findall(r'<rect[^>]*height="([^"]*)"', marks) == ["80.0", "40.0"]


def test_lines_have_a_label_for_every_level_and_end() -> None:
    band = plots.Band([(1, 0, 5, 10), (2, 5, 10, 15), (3, 10, 15, 20)], 0)
    drawn = plots.bands("t", [band], Scale(1, 3, 1), Scale(0, 20, 10), ["1", "2", "end"], lambda value: f"{value:g}")
    assert re.findall(r"<text[^>]*>([^<]*)<", drawn) == ["0", "10", "20", "1", "2", "end"]
    assert "M 0.00 210.00 L 50.00 140.00 L 100.00 70.00" in drawn


def test_what_stands_in_a_plot_is_escaped() -> None:
    drawn = plots.rows("a <b>", [plots.Strip("<i>", "", "<u>")], Scale(0, 1, 1), str)
    assert not re.search(r"<[biu]>", drawn)
