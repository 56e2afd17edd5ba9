"""Rooms in a mountain that is cut open: rock around lit chambers."""

import math
from collections.abc import Callable

from art.cave_vs_cave.era_one import ROOMS
from art.cave_vs_cave.frame import light
from art.hand import INK, Hand, Point, Points, curve, dense, inside, n, outline, path, radial
from art.props import V

Place = tuple[float, float, float, float, str]  # left, top, wide, tall, and what is in it
FIRES = [(0, V("fire0"), 1), (0.2, V("fire1"), 1), (0.55, V("fire2"), 1), (0.82, V("fire3"), 1), (1, V("fire4"), 1)]
GLOW = [(0, "#ffe2a0", 0.6), (0.35, "#ffc25e", 0.27), (1, "#ff9c3a", 0)]


def chamber(h: Hand, left: float, top: float, wide: float, tall: float) -> list[Point]:
    """A hewn hole with a flat floor."""
    roof = [
        (0.04, 0.6),
        (0.08, 0.32),
        (0.24, 0.12),
        (0.45, 0.05),
        (0.68, 0.08),
        (0.88, 0.24),
        (0.96, 0.52),
        (0.97, 0.9),
    ]
    floor = [(0.93, 1.0), (0.5, 1.01), (0.08, 1.0), (0.03, 0.9)]
    hewn = [(left + wide * x + h.jit(2), top + tall * y + h.jit(1.5)) for x, y in roof]
    return hewn + [(left + wide * x, top + tall * y) for x, y in floor]


def grown(points: Points, by: float, h: Hand) -> list[Point]:
    """The same shape, larger by about that much all round."""
    cx, cy = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    out: list[Point] = []
    for i, p in enumerate(points):
        a, b = points[i - 1], points[(i + 1) % len(points)]
        tx, ty = b[0] - a[0], b[1] - a[1]
        k = math.hypot(tx, ty) or 1
        nx, ny = ty / k, -tx / k
        if nx * (p[0] - cx) + ny * (p[1] - cy) < 0:
            nx, ny = -nx, -ny
        d = by * h.r.uniform(0.55, 1.35)
        out.append((p[0] + nx * d, p[1] + ny * d))
    return out


def mountain(
    h: Hand, shape: Points, places: dict[str, Place], tone: Callable[[float, float], float], features: str = ""
) -> tuple[str, str]:
    """Rock in section with what lies in it, and its chambers; returns (drawing, defs)."""
    holes = {name: chamber(h, *place[:4]) for name, place in places.items()}
    within = [inside(dense(grown(hole, 5, h), 8, True)) for hole in holes.values()]
    bound = inside(dense(shape, 10, True))

    def hidden(x: float, y: float) -> bool:
        return not bound(x, y) or any(test(x, y) for test in within)

    xs, ys = [p[0] for p in shape], [p[1] for p in shape]
    slabs = h.rock(h.facets(min(xs) - 6, min(ys) - 14, max(xs), max(ys), 82, 48, 1.5), hidden, tone=tone)
    defs = f'<clipPath id="m"><path id="rock" d="{curve(shape, tension=9)}"/></clipPath>'
    out = f'<use href="#rock" fill="var(--rockgap)"/><g clip-path="url(#m)">{slabs}</g>{features}'
    out += "".join(path(curve(grown(hole, 4.6, h)), INK) for hole in holes.values())
    for name, hole in holes.items():
        left, top, wide, tall, room = places[name]
        lit, more = furnished(name, hole, left + wide / 2, top + tall - 8, room, min(wide / 190, tall / 110))
        out, defs = out + lit, defs + more
    return out, defs


def turf(h: Hand, line: Points) -> str:
    blades = "".join(
        h.gouge(x + h.jit(5), y + 5, -1.57 + h.jit(0.5), h.r.uniform(7, 14), 3.4)
        for x, y in dense(line, 16)
        for _ in (0, 1)
    )
    return path(blades, V("moss"))


def furnished(name: str, hole: Points, x: float, floor: float, room: str, s: float) -> tuple[str, str]:
    """A chamber with one of Cave vs Cave's rooms in it, and its light."""
    (dx, dy), kind, draw = ROOMS[room]
    lamp = (x + dx * s, floor + dy * s)
    h = Hand(len(name) * 5, lamp)
    defs = radial(name, *lamp, 150 * s, FIRES) + f'<clipPath id="c{name}"><path d="{curve(hole)}"/></clipPath>'
    defs += radial(f"g{name}", *lamp, 62 * s, GLOW)
    hit = inside(dense(hole, 8, True))
    out = path(curve(hole), f"url(#{name})") + h.rays(*lamp, 70 * s, 170 * s, 30, V("fire4"), 0.5, hit, 2.6, 15)
    out += h.rays(*lamp, 14, 90 * s, 26, "#ffe6ab", 0.42, hit, 1.7, 12)
    ground = [(x - 130, floor - 8), (x, floor - 10), (x + 130, floor - 8), (x + 130, floor + 20), (x - 130, floor + 20)]
    out += path(outline(ground), V("fire2"), 0.8) + h.line(ground[:3], 1.7)
    out += f'<circle cx="{n(lamp[0])}" cy="{n(lamp[1])}" r="{n(62 * s)}" fill="url(#g{name})"/>'
    out += light(h, kind, *lamp, min(y for _, y in hole) + 4, floor - 4, s) + draw(h, x, floor, s)
    return f'<g clip-path="url(#c{name})">{out}</g>', defs
