"""What stands on a meadow: flowers, fences, animals, an oak, a stable."""
import itertools
import math

from art.goods import GOODS, fine
from art.hand import SOOT, Hand, Point, Points, curve, path, ring, stock
from art.props import V, placed, rods, shadow


def flower(h: Hand, x: float, y: float, c: str) -> str:
    return path("".join(curve(ring(x + 2.6 * math.cos(a), y + 2.6 * math.sin(a), 1.7, 1.7, 5)) for a in (0, 1.26, 2.5, 3.8, 5)), c) + path(curve(ring(x, y, 1.5, 1.5, 5)), V("gold"))


def post(x: float, y: float, s: float = 1) -> str:
    return stock("post", lambda: Hand(3, (-50, -80)).prop([(-3.4, 2), (-3, -24), (0, -28), (3.2, -24), (3.6, 2)], V("wood"), 1.7, False, 4, 1.4, .3), x, y, s)


def fence(h: Hand, pts: Points) -> str:
    """Posts at the points, two sagging rails between."""
    rails = []
    for a, b in itertools.pairwise(pts):
        for up in (20, 11):
            rails.append(((a[0], a[1] - up + h.jit(1.4)), (b[0], b[1] - up + h.jit(1.4))))
    return rods(h, rails, 2.6, V("wood"), 1.2) + "".join(post(x, y) for x, y in pts)


def animal(name: str, x: float, y: float, s: float, flip: bool = False) -> str:
    return path(curve(ring(x + (0 if flip else 36 * s) - (36 * s if flip else 0), y + 58 * s, 26 * s, 4.5 * s, 8)), SOOT, .4) + stock("i-" + name, lambda: GOODS[name](fine(48)), x, y, s, flip=flip)


def oak(h: Hand, x: float, y: float, s: float = 1) -> str:
    P = placed(x, y, s)
    out = shadow(h, x + 10 * s, y, 34 * s, 5 * s) + h.prop(P((-7, 1), (-4, -20), (-9, -36), (0, -30), (9, -38), (5, -20), (8, 1)), V("wood"), 2, True, 6, 2, .5)
    crown = [(38 * math.cos(a) * (1 + .12 * (i % 2)), -60 + 30 * math.sin(a) * (1 + .14 * (i % 2))) for i, a in enumerate([k * 2 * math.pi / 14 for k in range(14)])]
    out += h.prop(P(*crown), V("moss"), 2.4, True, 18 * s, 0, 1)
    tuftm = [P((px - 5, py + 2), (px, py - 3), (px + 5, py + 1)) for px, py in ((-18, -74), (-4, -82), (10, -72), (-24, -56), (-6, -62), (14, -54), (24, -64), (2, -46))]
    return out + path(curve(P((-34, -64), (-22, -82), (-2, -88), (8, -82), (-8, -76), (-22, -62))), V("leaf"), .9) + h.lines(tuftm, 2)


def stable(h: Hand, x: float, y: float, s: float = 1) -> str:
    P = placed(x, y, s)
    def one(px: float, py: float) -> Point:
        return (x + px * s, y + py * s)
    out = shadow(h, x + 8 * s, y, 60 * s, 6 * s)
    out += h.prop(P((-46, 1), (-46, -38), (46, -38), (46, 1)), V("wood"), 2.4, False, 10, 0, .5)
    out += h.lines([P((k, -37), (k + .6, 0)) for k in (-36, -26, 26, 36)], 1.6, V("wood2"), taper=.1)
    out += h.prop(P((-20, 1), (-20, -26), (-12, -34), (12, -34), (20, -26), (20, 1)), V("fire4"), 2, True, 0, 0, .2) + path(curve(P((-14, 1), (-14, -20), (0, -29), (14, -20), (14, 1))), "url(#warm)")
    out += path("".join(h.gouge(x + h.jit(15) * s, y + 1, -1.57 + h.jit(.7), h.r.uniform(5, 10) * s, 2.4) for _ in range(16)), V("straw"))
    out += h.prop(P((-58, -34), (-34, -62), (-4, -72), (34, -64), (58, -34), (46, -31), (30, -35), (12, -30), (-8, -35), (-28, -30), (-44, -34)), V("straw"), 2.6, False, 14, 4, .6)
    d = "".join(h.gouge(x + t * half * s, y + (yy + abs(t) * 3) * s, 1.57 - t * .5 + h.jit(.12), h.r.uniform(8, 13) * s, 2.6) for yy, half, k in ((-44, 44, 13), (-57, 28, 9)) for t in [(i + .5) / k * 2 - 1 for i in range(k)])
    out += path(d, V("wood"), .9)
    return out + rods(h, [(one(-30, 0), one(-30, -38)), (one(22, 0), one(22, -34)), (one(-22, 0), one(-22, -34))], 4 * s, V("wood2"), 1.4)
