"""The burnt stick: contours of varying weight, shaded props, gouges.

A Stick has a seed (same seed, same drawing) and a light: shapes are shaded away from it, and their contour grows heavier on
the far side. Everything returns SVG text.
"""

import math
import random
from collections.abc import Callable, Iterable
from itertools import pairwise

from art.paths import curve, outline, path
from art.points import Point, Points, area, dense, span, thin
from art.sheet import BONE, INK, SOOT


def anywhere(x: float, y: float) -> bool:
    return True


class Stick:
    def __init__(self, seed: int = 1, light: Point = (-400, -600)) -> None:
        self.r = random.Random(seed)
        self.light = light
        self.fine = 1.0  # below 1 for icons: closer points, rounder contours

    def jit(self, a: float) -> float:
        return self.r.uniform(-a, a)

    def rough(self, points: Points, a: float) -> list[Point]:
        return [(x + self.jit(a), y + self.jit(a)) for x, y in points]

    def facing(self, p: Point, normal: Point) -> float:
        """From 1, towards the light, to -1, away from it."""
        lx, ly = self.light[0] - p[0], self.light[1] - p[1]
        return (normal[0] * lx + normal[1] * ly) / (math.hypot(lx, ly) or 1)

    # -- lines ----------------------------------------------------------------------------------------------------
    def stroke(
        self,
        points: Points,
        w: float = 2,
        smooth: bool = True,
        taper: float = 1.0,
        close: bool = False,
        step: float | None = None,
    ) -> str:
        """One stroke as a path: pressure wanders, ends taper, the far side of a closed shape is heavier."""
        length = sum(math.dist(a, b) for a, b in pairwise(points))
        step = step or max(5, w * 2, length / 6 if w < 1.8 and not close else 0) * self.fine
        if close:
            k = self.r.randrange(len(points))
            line = dense([*points[k:], *points[:k]], step, True, smooth)
            clockwise = area(line) > 0
            line += line[:2]
        else:
            line, clockwise = dense(points, step, False, smooth), False
        m = len(line)
        if m < 2:
            return ""
        phase, rate = self.r.uniform(0, 6), self.r.uniform(0.09, 0.16) * step
        left: list[Point] = []
        right: list[Point] = []
        for i, (x, y) in enumerate(line):
            a, b = line[max(0, i - 1)], line[min(m - 1, i + 1)]
            tx, ty = b[0] - a[0], b[1] - a[1]
            length = math.hypot(tx, ty) or 1
            nx, ny = -ty / length, tx / length
            press = 0.74 + 0.2 * math.sin(phase + i * rate) + self.jit(0.13)
            if close:
                press *= 0.84 - 0.4 * self.facing((x, y), (-nx, -ny) if clockwise else (nx, ny))
            end = min(i, m - 1 - i) / max(1, (m - 1) * 0.5)
            press *= (1 - taper) + taper * min(1, 0.18 + 1.9 * end)
            half = max(0.22, w * press / 2)
            left.append((x + nx * (half + self.jit(w * 0.07)), y + ny * half))
            right.append((x - nx * half, y - ny * (half + self.jit(w * 0.07))))
        slack = min(0.55, 0.17 * w)
        return outline(thin(left, slack) + thin(right[::-1], slack))

    def line(
        self,
        points: Points,
        w: float = 2,
        fill: str = INK,
        smooth: bool = True,
        taper: float = 1.0,
        close: bool = False,
        opacity: float = 1,
        step: float | None = None,
    ) -> str:
        return path(self.stroke(points, w, smooth, taper, close, step), fill, opacity)

    def lines(
        self,
        many: Iterable[Points],
        w: float = 1.4,
        fill: str = INK,
        opacity: float = 1,
        smooth: bool = True,
        taper: float = 1.0,
    ) -> str:
        """Several strokes in one path element."""
        return path("".join(self.stroke(p, w * self.r.uniform(0.75, 1.2), smooth, taper) for p in many), fill, opacity)

    def gouge(self, x: float, y: float, angle: float, length: float, w: float) -> str:
        """One woodcut gouge: a wedge with its root at (x, y)."""
        c, s = math.cos(angle), math.sin(angle)
        tip = (x + c * length, y + s * length)
        return outline([(x - s * w / 2, y + c * w / 2), tip, (x + s * w / 2, y - c * w / 2)])

    # -- props ----------------------------------------------------------------------------------------------------
    def band(self, points: Points, depth: float, side: int, smooth: bool = True, floor: float = 0.12) -> str:
        """A crescent inside the outline on the side that faces (+1) or leaves (-1) the light."""
        edge = dense(points, max(2.5, max(span(points)) / 7 * (0.7 if self.fine < 1 else 1)), True, smooth)
        m, clockwise = len(edge), area(edge) > 0
        raw: list[float] = []
        normals: list[Point] = []
        for i, p in enumerate(edge):
            a, b = edge[i - 1], edge[(i + 1) % m]
            tx, ty = b[0] - a[0], b[1] - a[1]
            length = math.hypot(tx, ty) or 1
            normal = (ty / length, -tx / length) if clockwise else (-ty / length, tx / length)
            normals.append(normal)
            raw.append(side * self.facing(p, normal))
        facing = [(raw[i - 1] + raw[i] + raw[(i + 1) % m]) / 3 for i in range(m)]
        d = ""
        for run in self.runs(facing, floor):
            inner: list[Point] = []
            for i in run:
                deep = depth * (facing[i] - floor) * 1.15
                x = edge[i][0] - normals[i][0] * deep + self.jit(0.25)
                inner.append((x, edge[i][1] - normals[i][1] * deep + self.jit(0.25)))
            d += outline(thin([edge[i] for i in run], 0.25) + thin(inner[::-1], 0.4))
        return d

    @staticmethod
    def runs(facing: list[float], floor: float) -> list[list[int]]:
        """Stretches of three points and more that lie above the floor, round and round."""
        m = len(facing)
        start = min(range(m), key=lambda i: facing[i])
        runs: list[list[int]] = []
        run: list[int] = []
        for j in range(m + 1):
            i = (start + j) % m
            if facing[i] > floor and j < m:
                run.append(i)
            elif run:
                runs.append(run)
                run = []
        return [run for run in runs if len(run) > 2]

    def prop(
        self,
        points: Points,
        fill: str,
        w: float = 2,
        smooth: bool = True,
        shade: float = 5,
        glint: float = 2.2,
        rough: float = 0.5,
        ink: str = INK,
        dark: float = 0.34,
    ) -> str:
        """The workhorse: wash, core shadow, lit edge, contour."""
        points = self.rough(points, rough)
        close = curve(points) if smooth else outline(points)
        out = (self.under(points, w, smooth, ink) if 0 < w < 2.1 else "") + path(close, fill)
        if shade:
            d = self.band(points, shade, -1, smooth)
            out += path(d, SOOT, dark) if d else ""
        if glint and sum(span(points)) > 34:
            d = self.band(points, glint, 1, smooth, 0.25)
            out += path(d, BONE, 0.55) if d else ""
        return out + (self.line(points, w, ink, smooth, 0.55, True) if w >= 2.1 else "")

    def under(self, points: Points, w: float, smooth: bool = True, ink: str = INK) -> str:
        """The cheap contour for small props: the silhouette in ink, swollen on the far side, laid under the wash."""
        m, clockwise = len(points), area(points) > 0
        out: list[Point] = []
        for i, p in enumerate(points):
            (ax, ay), (bx, by) = points[i - 1], points[(i + 1) % m]
            ux, uy, vx, vy = p[0] - ax, p[1] - ay, bx - p[0], by - p[1]
            lu, lv = math.hypot(ux, uy) or 1, math.hypot(vx, vy) or 1
            tx, ty = ux / lu + vx / lv, uy / lu + vy / lv
            k = math.hypot(tx, ty) or 1
            nx, ny = (ty / k, -tx / k) if clockwise else (-ty / k, tx / k)
            grow = w * (0.72 - 0.34 * self.facing(p, (nx, ny)) + self.jit(0.12)) * (1 if smooth else 1.35)
            out.append((p[0] + nx * grow, p[1] + ny * grow))
        return path(curve(out) if smooth else outline(out), ink)


    def slab(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str,
        line: float = 2,
        shade: float = 5,
        glint: float = 2.2,
        dark: float = 0.34,
    ) -> str:
        """A board, beam or block: a rectangle nobody measured."""
        j = min(w, h) * 0.07 + 0.3
        points = [
            (x + self.jit(j), y + self.jit(j)),
            (x + w * 0.5, y + self.jit(j * 0.8)),
            (x + w + self.jit(j), y + self.jit(j)),
            (x + w + self.jit(j), y + h + self.jit(j)),
            (x + w * 0.45, y + h + self.jit(j * 0.8)),
            (x + self.jit(j), y + h + self.jit(j)),
        ]
        return self.prop(points, fill, line, smooth=False, shade=shade, glint=glint, rough=0, dark=dark)

    # -- light ----------------------------------------------------------------------------------------------------
    def rays(
        self,
        cx: float,
        cy: float,
        r0: float,
        r1: float,
        count: int,
        fill: str,
        opacity: float,
        inside: Callable[[float, float], bool] = anywhere,
        w: float = 1.6,
        length: float = 9,
        squash: float = 0.8,
    ) -> str:
        """Gouges set in rings round a light; they carry the glow where a gradient alone looks like a screen."""
        d = ""
        for i in range(count):
            t = math.sqrt(self.r.uniform(0, 1))
            rad, a = r0 + (r1 - r0) * t, i * 2.39996 + self.jit(0.3)
            x, y = cx + rad * math.cos(a), cy + rad * math.sin(a) * squash
            if inside(x, y) and inside(x + math.cos(a) * length, y + math.sin(a) * length * squash):
                turn = math.atan2(math.sin(a) * squash, math.cos(a)) + self.jit(0.15)
                d += self.gouge(x, y, turn, length * self.r.uniform(0.5, 1.2), w * self.r.uniform(0.6, 1.2))
        return path(d, fill, opacity) if d else ""
