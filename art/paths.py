"""Points as SVG paths, written in as few characters as will do."""

import re
from collections.abc import Iterable

from art.points import Point, Points, neighbour

Q: list[float] = [1]  # parts of a unit in the file: 1 keeps one decimal, others write whole parts (a third smaller)


def q(x: float) -> float:
    """Rounded as it will be written, so that errors do not add up."""
    return round(x, 1) if Q[0] == 1 else round(x * Q[0]) / Q[0]


def n(x: float) -> str:
    """A length as it is written in the file."""
    s = short(x) if Q[0] == 1 else str(round(x * Q[0]))
    return s.replace("0.", ".", 1) if s.startswith(("0.", "-0.")) else s


def short(x: float) -> str:
    """One decimal at most."""
    s = f"{x:.1f}".rstrip("0").rstrip(".")
    return "0" if s == "-0" else s


def pairs(values: Iterable[float]) -> str:
    out = ""
    for v in values:
        s = n(v)
        out += s if not out or s[0] == "-" else " " + s
    return out


def outline(points: Points, close: bool = True) -> str:
    """Straight segments in relative coordinates (rounded without drift)."""
    x, y = q(points[0][0]), q(points[0][1])
    d = f"M{pairs((x, y))}l"
    run: list[float] = []
    for px, py in points[1:]:
        dx, dy = q(px - x), q(py - y)
        if dx or dy:
            run += [dx, dy]
            x, y = x + dx, y + dy
    return d + pairs(run) + ("z" if close else "")


def curve(points: Points, close: bool = True, tension: float = 6) -> str:
    """A smooth path through the points (Catmull-Rom as cubic Beziers)."""
    at = neighbour(points, close)
    x, y = q(points[0][0]), q(points[0][1])
    d = f"M{pairs((x, y))}c"
    run: list[float] = []
    for i in range(len(points) if close else len(points) - 1):
        p0, p1, p2, p3 = at(i - 1), at(i), at(i + 1), at(i + 2)
        ends: list[Point] = [
            (p1[0] + (p2[0] - p0[0]) / tension, p1[1] + (p2[1] - p0[1]) / tension),
            (p2[0] - (p3[0] - p1[0]) / tension, p2[1] - (p3[1] - p1[1]) / tension),
            p2,
        ]
        rel = [q(v) for ex, ey in ends for v in (ex - x, ey - y)]
        if i == 0:
            d += pairs(rel) + "s"
        else:
            run += rel[2:]
        x, y = x + rel[4], y + rel[5]
    return (d + pairs(run) if run else d[:-1]) + ("z" if close else "")


def chain(d: str) -> str:
    """Start every later subpath relative to the one before: many small cuts cost a third less."""
    out, last = "", None
    for x_, y_, rest in re.findall(r"M(-?[\d.]+) ?(-?[\d.]+)([^M]*)", d):
        x, y = float(x_), float(y_)
        if last is None:
            out = d[: d.index(rest, 1)] + rest
        else:
            out += "m" + short(x - last[0]) + (" " if y >= last[1] else "") + short(y - last[1]) + rest
        last = (x, y)
    return out


def path(d: str, fill: str, opacity: float = 1, extra: str = "") -> str:
    d = chain(d) if d.count("M") > 1 and d.count("M") == d.count("z") else d
    more = f' opacity="{f"{opacity:.2f}".strip("0")}"' if opacity < 1 else ""
    return f'<path d="{d}" fill="{fill}"{more}{" " + extra if extra else ""}/>'
