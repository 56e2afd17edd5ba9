"""Small plots as inline SVG.

Widths are percentages and heights are pixels, so that a plot fills a wide screen and a phone alike and its text keeps
its size. A plot of rows is a grid: label, strip of SVG, value; narrow screens put label and value above the strip.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from lascaux.arena.report.estimates import Estimate
from lascaux.arena.report.html import escape, tag
from lascaux.arena.report.scale import Scale
from lascaux.arena.report.style import COLOURS

STRIP = 30  # height of a row
Format = Callable[[float], str]


class Strip(NamedTuple):
    """A row of a plot: what it is, its marks, and its value in words."""

    label: str
    marks: str
    value: str = ""
    height: int = STRIP


def svg(content: str, height: float) -> str:
    return tag("svg", content, width="100%", height=f"{height:g}", aria_hidden="true", focusable="false")


def line(x1: str, x2: str, y1: float | str, y2: float | str, class_: str) -> str:
    return tag("line", x1=x1, x2=x2, y1=y1, y2=y2, class_=class_)


def grid(scale: Scale, reference: Sequence[float] = ()) -> str:
    """Upright lines at the ticks, and stronger ones at values to compare with."""
    lines = [line(scale.at(tick), scale.at(tick), 0, "100%", class_="grid") for tick in scale.ticks]
    lines += [line(scale.at(value), scale.at(value), 0, "100%", class_="reference") for value in reference]
    return "".join(lines)


def axis(scale: Scale, spell: Format) -> str:
    """Tick labels; every second one is left out on narrow screens if there are many."""
    labels = [
        tag("text", escape(spell(tick)), x=scale.at(tick), y=14, class_="tick odd" if number % 2 else "tick")
        for number, tick in enumerate(scale.ticks)
    ]
    return svg("".join(labels), 20)


def rows(title: str, strips: Sequence[Strip], scale: Scale, spell: Format, reference: Sequence[float] = ()) -> str:
    """Strips below each other on one scale."""
    lines = grid(scale, reference)
    content = "".join(
        tag(
            "div",
            tag("span", escape(strip.label), class_="label")
            + svg(lines + strip.marks, strip.height)
            + tag("span", escape(strip.value), class_="value"),
            class_="row",
        )
        for strip in strips
    )
    content += tag("div", tag("span") + axis(scale, spell) + tag("span"), class_="row axis")
    return tag("div", content, class_="plot rows", role="img", aria_label=title)


# Marks


def bar(scale: Scale, estimate: Estimate, colour: int, height: int = STRIP) -> str:
    """A bar from zero with its interval."""
    left, right = sorted((scale.part(0), scale.part(estimate.value)))
    box = tag(
        "rect", x=f"{left:.2f}%", y=5, width=f"{right - left:.2f}%", height=height - 10, rx=2, class_=f"fill c{colour}"
    )
    return box + whisker(scale, estimate, height / 2)


def thin_bars(label: str, scale: Scale, estimates: Sequence[Estimate], value: str) -> Strip:
    """A row with a bar for each agent, one below the other; the more there are, the higher it is."""
    height = max(STRIP, 6 + 9 * len(estimates))
    each = (height - 6) / len(estimates)
    boxes = ""
    for number, estimate in enumerate(estimates):
        left, right = sorted((scale.part(0), scale.part(estimate.value)))
        place = {"x": f"{left:.2f}%", "y": f"{3 + number * each:.1f}", "width": f"{right - left:.2f}%"}
        boxes += tag("rect", **place, height=f"{each - 1:.1f}", class_=f"fill c{number % COLOURS}")
    return Strip(label, boxes, value, height)


def whisker(scale: Scale, estimate: Estimate, y: float, colour: int | None = None) -> str:
    """The interval of an estimate."""
    if estimate.low == estimate.high:
        return ""
    kind = "whisker" if colour is None else f"whisker c{colour}"
    low, high = scale.at(estimate.low), scale.at(estimate.high)
    ends = "".join(line(x, x, y - 4, y + 4, class_=kind) for x in (low, high))
    return line(low, high, y, y, class_=kind) + ends


def dot(scale: Scale, estimate: Estimate, y: float, colour: int, hollow: bool = False) -> str:
    """A point with its interval."""
    kind = f"dot c{colour} hollow" if hollow else f"dot c{colour}"
    return whisker(scale, estimate, y, colour) + tag("circle", cx=scale.at(estimate.value), cy=y, r=4.5, class_=kind)


def link(scale: Scale, first: float, second: float, y: float) -> str:
    """What joins two points of a row."""
    return line(scale.at(first), scale.at(second), y, y, class_="link")


def histogram(values: Sequence[float], scale: Scale, width: float, colour: int, height: int, median: float) -> str:
    """Columns of a width, the tallest filling the height, and a line at the median."""
    counts: dict[int, int] = {}
    for value in values:
        bin = int((value - scale.low) // width)
        counts[bin] = counts.get(bin, 0) + 1
    room = height - 6
    top = max(counts.values())
    columns = [
        tag(
            "rect",
            x=scale.at(scale.low + width * (bin + 0.06)),
            width=scale.wide(width * 0.88),
            y=f"{height - room * count / top:.1f}",
            height=f"{room * count / top:.1f}",
            class_=f"fill c{colour}",
        )
        for bin, count in sorted(counts.items())
    ]
    middle = scale.at(median)
    return "".join(columns) + line(middle, middle, 0, height, class_="median")


# Lines over rounds


class Band(NamedTuple):
    """A line with what lies around it: for each x the lower, the middle and the upper value."""

    points: Sequence[tuple[float, float, float, float]]
    colour: int


def bands(title: str, series: Sequence[Band], across: Scale, up: Scale, names: Sequence[str], spell: Format) -> str:
    """Lines with bands. Only the curves are stretched to the width: labels and dots keep their shape."""
    height = 280

    def y(value: float) -> float:
        return height * (1 - up.part(value) / 100)

    levels = "".join(line("0", "100%", f"{y(v):.1f}", f"{y(v):.1f}", class_="grid") for v in up.ticks)
    curves, dots = "", ""
    for band in series:
        lower = [f"{across.part(x):.2f} {y(low):.2f}" for x, low, _, _ in band.points]
        upper = [f"{across.part(x):.2f} {y(high):.2f}" for x, _, _, high in band.points]
        middle = [f"{across.part(x):.2f} {y(value):.2f}" for x, _, value, _ in band.points]
        curves += tag("path", d=f"M {' L '.join([*lower, *reversed(upper)])} Z", class_=f"band c{band.colour}")
        curves += tag(
            "path", d=f"M {' L '.join(middle)}", class_=f"curve c{band.colour}", vector_effect="non-scaling-stroke"
        )
        dots += "".join(
            tag("circle", cx=across.at(x), cy=f"{y(value):.1f}", r=3, class_=f"dot c{band.colour}")
            for x, _, value, _ in band.points
        )
    stretched = tag("svg", curves, width="100%", height=height, viewBox=f"0 0 100 {height}", preserveAspectRatio="none")
    heights = "".join(tag("text", escape(spell(v)), x=0, y=f"{y(v) - 4:.1f}", class_="level") for v in up.ticks)
    every = max(1, round(len(names) / 12))
    below = "".join(
        tag(
            "text",
            escape(name),
            x=across.at(across.low + number),
            y=height + 18,
            class_="tick odd" if number // every % 2 and number < len(names) - 1 else "tick",
        )
        for number, name in enumerate(names)
        if number == len(names) - 1 or (number % every == 0 and number <= len(names) - 1 - every / 2)
    )
    return tag(
        "div",
        svg(levels + stretched + dots + heights + below, height + 26),
        class_="plot",
        role="img",
        aria_label=title,
    )


def legend(names: Sequence[tuple[str, int]]) -> str:
    items = [tag("li", tag("span", class_=f"swatch c{colour}") + escape(name)) for name, colour in names]
    return tag("ul", "".join(items), class_="legend")
