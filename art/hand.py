"""The hand that draws: the burnt stick, and rock. All that a drawing needs can be had from here."""

import math
from collections.abc import Callable

from art.paths import Q, chain, curve, n, outline, pairs, path
from art.points import Point, Points, box, clip, dense, inside, ring
from art.sheet import BONE, DAY, FIRE, INK, PALETTE, SOOT, STOCK, TEXTURE, begin, linear, radial, sheet, stock
from art.stick import Stick

__all__ = ["BONE", "DAY", "FIRE", "INK", "PALETTE", "SOOT", "STOCK", "TEXTURE", "Hand", "Point", "Points", "Q"]
__all__ += ["begin", "box", "chain", "clip", "curve", "dense", "inside", "linear", "n", "outline", "pairs", "path"]
__all__ += ["radial", "ring", "sheet", "stock"]

Test = Callable[[float, float], bool]


def nowhere(x: float, y: float) -> bool:
    return False


def even(x: float, y: float) -> float:
    return 0


class Hand(Stick):
    def facets(
        self, x0: float, y0: float, x1: float, y1: float, sx: float = 58, sy: float = 40, stretch: float = 1.5
    ) -> list[list[Point]]:
        """Irregular slabs that fill a rectangle (Voronoi cells stretched sideways)."""
        seeds: list[Point] = []
        for j in range(-1, round((y1 - y0) / sy) + 2):
            for i in range(-1, round((x1 - x0) / sx) + 2):
                x = x0 + (i + 0.5 + 0.5 * (j % 2) + self.jit(0.42)) * sx
                seeds.append((x, y0 + (j + 0.5 + self.jit(0.4)) * sy))
        cells = []
        for s in seeds:
            cell = box(s[0] - 3 * sx, s[1] - 3 * sy, 6 * sx, 6 * sy)
            for o in seeds:
                if o is s or abs(o[0] - s[0]) > 3 * sx or abs(o[1] - s[1]) > 3 * sy:
                    continue
                mx, my = (s[0] + o[0]) / 2, (s[1] + o[1]) / 2
                cell = clip(cell, mx, my, (o[0] - s[0]) / stretch, (o[1] - s[1]) * stretch)
                if not cell:
                    break
            for px, py, vx, vy in ((x1, 0, 1, 0), (x0, 0, -1, 0), (0, y1, 0, 1), (0, y0, 0, -1)):
                cell = clip(cell, px, py, vx, vy)
            if len(cell) > 2:
                cells.append(cell)
        return cells

    def cluster(self, many: int) -> str:
        """A comb of wedges on a base from (0, 0) to (40, 0), 40 deep; a matrix lays it along any edge."""
        d = ""
        for j in range(many):
            x = (j + 0.5 + self.jit(0.22)) * 40 / many
            deep = -40 * (0.4 + 0.6 * math.sin(math.pi * (j + 0.5) / many)) * self.r.uniform(0.7, 1.1)
            d += outline([(x - 1.4, 0), (x + self.jit(1), deep), (x + 1.4, 0)])
        return f'<path d="{chain(d)}"/>'

    def broken(self, cell: list[Point], gap: float) -> list[Point]:
        """A slab a little smaller than its cell, some of its corners knocked off."""
        cx, cy = sum(p[0] for p in cell) / len(cell), sum(p[1] for p in cell) / len(cell)
        g = gap * self.r.uniform(0.5, 1.9)
        out: list[Point] = []
        for i, p in enumerate(cell):
            ends: list[Point] = []
            for r in (cell[i - 1], cell[(i + 1) % len(cell)]):
                t = min(0.3, 3.5 / (math.dist(p, r) or 1))
                ends.append((p[0] + (r[0] - p[0]) * t, p[1] + (r[1] - p[1]) * t))
            for x, y in ends if self.r.random() < 0.45 else [p]:
                dist = math.dist((x, y), (cx, cy)) or 1
                out.append((x + (cx - x) * g / dist, y + (cy - y) * g / dist))
        return out

    def rock(
        self,
        cells: list[list[Point]],
        hidden: Test = nowhere,
        tones: int = 4,
        gap: float = 1.1,
        tone: Callable[[float, float], float] = even,
    ) -> str:
        """Broken slabs as washes with lit upper edges and gouged undersides; one path per tone, one for all cuts."""
        washes, lit, cut = [""] * tones, "", ""
        for cell in cells:
            cx, cy = sum(p[0] for p in cell) / len(cell), sum(p[1] for p in cell) / len(cell)
            if hidden(cx, cy) and all(hidden(*p) for p in cell):
                continue
            points = self.broken(cell, gap)
            size = max(math.dist(p, (cx, cy)) for p in points)
            level = max(0, min(tones - 1, round(self.r.gauss(tones / 2 - 0.5 + tone(cx, cy), 0.85))))
            washes[level] += outline(points)
            for i, a in enumerate(points):
                b = points[(i + 1) % len(points)]
                k = math.dist(a, b) or 1
                nx, ny = (b[1] - a[1]) / k, (a[0] - b[0]) / k
                if nx * (a[0] - cx) + ny * (a[1] - cy) < 0:
                    nx, ny = -nx, -ny
                face = -0.35 * nx - 0.94 * ny
                if k > 10 and face > 0.35 and self.r.random() < 0.6:
                    lit += self.lit_edge(a, b, (nx, ny), face)
                elif k > 12 and face < -0.3:
                    cut += self.gouged_edge(a, b, k, size)
        out = "".join(path(d, f"var(--rock{i})") for i, d in enumerate(washes) if d)
        return out + path(lit, "var(--rocklit)", 0.6) + f'<g fill="var(--rockgap)" opacity=".75">{cut}</g>'

    def lit_edge(self, a: Point, b: Point, normal: Point, face: float) -> str:
        (nx, ny), t, w = normal, self.r.uniform(0.5, 0.95), self.r.uniform(1, 2.6) * face
        dx, dy = (b[0] - a[0]) * t, (b[1] - a[1]) * t
        middle = (a[0] + dx * 0.45 - nx * w, a[1] + dy * 0.45 - ny * w)
        return outline([(a[0] - nx * 0.4, a[1] - ny * 0.4), (a[0] + dx, a[1] + dy), middle])

    def gouged_edge(self, a: Point, b: Point, k: float, size: float) -> str:
        many = int(k / 7.5) if self.r.random() < 0.34 else 0
        deep = size * self.r.uniform(0.3, 0.65)
        if many < 2:
            return ""
        many = min(9, many)
        kind = f"h{many}"
        if kind not in STOCK:
            STOCK[kind] = self.cluster(many)
        if self.r.random() < 0.5:
            a, b = b, a
        along = (b[0] - a[0], b[1] - a[1], -deep * 0.52, deep * 0.85)
        turn = " ".join(f"{v / 40:.2f}".replace("0.", ".") for v in along)
        return f'<use href="#{kind}" transform="matrix({turn} {n(a[0])} {n(a[1])})"/>'
