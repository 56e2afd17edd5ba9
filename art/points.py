"""Points and what can be done with them before anything is drawn. Closed shapes may run either way round."""

import math
from collections.abc import Callable, Sequence

Point = tuple[float, float]
Points = Sequence[Point]


def ring(cx: float, cy: float, rx: float, ry: float | None = None, m: int = 10, turn: float = 0) -> list[Point]:
    """`m` points on a circle or an ellipse."""
    ry = rx if ry is None else ry
    angles = [2 * math.pi * i / m + turn for i in range(m)]
    return [(cx + rx * math.cos(angle), cy + ry * math.sin(angle)) for angle in angles]


def box(x: float, y: float, w: float, h: float) -> list[Point]:
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def span(points: Points) -> Point:
    """How wide and how high."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return max(xs) - min(xs), max(ys) - min(ys)


def area(points: Points) -> float:
    """Twice the area, positive if the points run clockwise on the screen."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], *points[:1]], strict=True))


def neighbour(points: Points, close: bool) -> Callable[[int], Point]:
    """The point at an index: round and round, or held at the ends."""
    m = len(points)
    if close:
        return lambda i: points[i % m]
    return lambda i: points[max(0, min(m - 1, i))]


def thin(points: list[Point], slack: float) -> list[Point]:
    """Drop points that lie within `slack` of the line between their neighbours (Douglas-Peucker)."""
    if len(points) < 3:
        return points
    (ax, ay), (bx, by) = points[0], points[-1]
    k = math.hypot(bx - ax, by - ay) or 1

    def off(i: int) -> float:
        return abs((points[i][0] - ax) * (by - ay) - (points[i][1] - ay) * (bx - ax))

    far = max(range(1, len(points) - 1), key=off)
    if off(far) / k < slack:
        return [points[0], points[-1]]
    return thin(points[: far + 1], slack)[:-1] + thin(points[far:], slack)


def dense(points: Points, step: float, close: bool = False, smooth: bool = True) -> list[Point]:
    """Sample a polyline or a Catmull-Rom curve about every `step` units."""
    out: list[Point] = []
    at = neighbour(points, close)
    for i in range(len(points) if close else len(points) - 1):
        p0, p1, p2, p3 = at(i - 1), at(i), at(i + 1), at(i + 2)
        k = max(1, round(math.dist(p1, p2) / step))
        for j in range(k):
            t = j / k
            if smooth:
                out.append((between(p0[0], p1[0], p2[0], p3[0], t), between(p0[1], p1[1], p2[1], p3[1], t)))
            else:
                out.append((p1[0] + (p2[0] - p1[0]) * t, p1[1] + (p2[1] - p1[1]) * t))
    return out if close else [*out, points[-1]]


def between(a: float, b: float, c: float, d: float, t: float) -> float:
    """Catmull-Rom: from b to c, as a and d pull."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def clip(poly: list[Point], px: float, py: float, vx: float, vy: float) -> list[Point]:
    """The part of a convex polygon with (p - (px, py)) . (vx, vy) <= 0."""
    out: list[Point] = []
    for i, a in enumerate(poly):
        b = poly[(i + 1) % len(poly)]
        da, db = (a[0] - px) * vx + (a[1] - py) * vy, (b[0] - px) * vx + (b[1] - py) * vy
        if da <= 0:
            out.append(a)
        if da * db < 0:
            t = da / (da - db)
            out.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
    return out


def inside(poly: Points) -> Callable[[float, float], bool]:
    """A test for points within a polygon."""

    def test(x: float, y: float) -> bool:
        hit = False
        for i, (ax, ay) in enumerate(poly):
            bx, by = poly[i - 1]
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                hit = not hit
        return hit

    return test
