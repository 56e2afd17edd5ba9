"""A tribe's camp, 650 by 246 with ground around it: tent, hide for the store, rack for the tools. What a tribe owns is laid on it by the client."""

import math
from collections.abc import Callable

from art.hand import SOOT, Hand, box, curve, dense, linear, outline, path, radial, ring
from art.props import V, flame, placed, rods, shadow
from art.stone_age.bake import group
from art.stone_age.wild import pine_at

SIZE = (900, 366)
ABOVE = 60  # of the ground, above the camp itself


def tent(h: Hand, x: float = 0.0, y: float = 0.0) -> str:
    P = placed(x, y, 1)
    out = shadow(h, 74 + x, 128 + y, 66, 8) + rods(h, [(P((70, 44))[0], P((50, 20))[0]), (P((76, 44))[0], P((92, 18))[0]), (P((73, 40))[0], P((72, 14))[0])], 3.4, V("wood2"), 1.3)
    out += h.prop(P((8, 128), (34, 86), (66, 34), (80, 34), (112, 86), (138, 128), (72, 134)), "#c9a06a", 2.6, False, 16, 4, .8) + h.prop(P((56, 131), (70, 70), (92, 130)), V("fire4"), 2.2, False, 0, 0, .3) + path(outline(P((66, 131), (72, 96), (84, 130))), V("fire1"), .9)
    out += h.lines([P((34, 90), (50, 94), (62, 90)), P((26, 104), (44, 108), (58, 104)), P((94, 96), (110, 98), (116, 94))], 2.4, V("red")) + h.lines([P((66, 36), (40, 84), (20, 126)), P((80, 36), (104, 80), (128, 126))], 1.4, V("fur"))
    return out + path(outline(P((20, 112), (34, 86), (66, 33), (80, 33), (90, 50), (76, 48), (64, 58), (48, 84), (34, 96))), V("snow"), .9)


def camp(winter: bool) -> Callable[[list[str]], str]:
    def paint(defs: list[str]) -> str:
        h = Hand(90, (300, 300))
        w, t = SIZE
        defs.append(linear("turf", 0, 0, 0, 246, [(0, V("leaf"), 1), (.25, V("grass"), 1), (1, V("grass2"), 1)]))
        out = path(outline(box(0, -ABOVE, w, t)), "url(#turf)") + path(curve([(-10, 40), (120, 30), (330, 38), (520, 30), (760, 36), (910, 40), (910, 150), (700, 158), (480, 160), (200, 152), (-10, 160)]), V("soil"), .38)
        out += path("".join(h.gouge(h.r.uniform(0, w), h.r.uniform(-ABOVE, t - ABOVE), -1.57 + h.jit(.5), h.r.uniform(4, 8), 1.7) for _ in range(90 if winter else 240)), V("moss"), .7)
        # a wood behind the camp, a field that waits, a trodden place before the huts
        out += "".join(pine_at(x, y, tall, k) for x, y, tall, k in ((252, 46, 44, 0), (276, 40, 38, 1), (300, 47, 48, 2), (330, 42, 40, 0), (420, 44, 42, 1), (446, 48, 50, 2), (474, 42, 40, 0), (540, 44, 44, 1), (566, 49, 50, 0)))
        plot = [(150, 180), (206, 174), (270, 177), (330, 173), (380, 179), (384, 194), (372, 216), (262, 219), (156, 216), (146, 198)]
        out += h.prop(plot, V("soil"), 2, True, 5, 2, .8) + h.lines([[(152, y), (262, y - 3), (380, y)] for y in (197, 206)], 3, V("soil2"))
        out += path(curve([(384, 178), (440, 168), (520, 172), (600, 166), (652, 174), (654, 214), (560, 220), (470, 214), (392, 218)]), V("soil"), .45)
        h.light = (150, 60)
        out += tent(h) + rods(h, [((104, 150), (126, 144)), ((126, 150), (104, 144))], 3.6, V("wood2"), 1.2) + flame(h, 110, 147, 1.1) + flame(h, 120, 147, 1) + flame(h, 115, 148, 1.7)
        mat = [(150, 50), (250, 42), (400, 46), (520, 42), (640, 50), (634, 92), (642, 134), (520, 142), (390, 138), (260, 143), (152, 134), (158, 92)]
        out += path(curve([(x + 2, y + 4) for x, y in mat]), SOOT, .4) + h.prop(mat, "#d6b27c", 2.2, True, 7, 3, 1, dark=.2) + path("".join(h.gouge(x, y, math.atan2(92 - y, 396 - x) + h.jit(.3), h.r.uniform(5, 9), 2.2) for x, y in dense(mat, 10, True)), V("fur"), .55)
        out += "".join(pine_at(x, y, tall, k) for x, y, tall, k in ((724, 60, 84, 0), (752, 40, 70, 1), (792, 66, 92, 2), (852, 48, 80, 0), (726, 236, 96, 1), (800, 226, 88, 2), (866, 250, 100, 0)))
        return group(0, ABOVE, out + rods(h, [((14, 160), (14, 238)), ((140, 160), (140, 238)), ((6, 166), (148, 166))], 5, V("wood2"), 1.5))

    return paint


def clearing(tall: bool, winter: bool) -> Callable[[list[str]], str]:
    """Where another tribe camps, 900 by 119 or 79, below its name: a rack for three tools, a trodden place for huts and people."""

    def paint(defs: list[str]) -> str:
        h = Hand(91, (200, -200))
        w, t = 900, (119 if tall else 79)
        rack, foot, size = ((78, 200), 80, 44) if tall else ((64, 156), 53, 19)
        defs.append(linear("turf", 0, 27, 0, t, [(0, V("leaf"), 1), (.2, V("grass"), 1), (1, V("grass2"), 1)]))
        out = path(outline(box(0, 0, w, t)), "url(#turf)")
        out += path("".join(h.gouge(h.r.uniform(0, w), h.r.uniform(30, t), -1.57 + h.jit(.5), h.r.uniform(4, 8), 1.6) for _ in range(60 if winter else 150)), V("moss"), .7)
        for x, wide in ((255, 49), (372, 66)):
            out += path(curve(ring(x, foot - 2, wide, 6 if tall else 4.5, 12)), V("soil"), .55)
        out += rods(h, [((x, foot - size - 3), (x, foot)) for x in rack] + [((rack[0] - 4, foot - size), (rack[1] + 4, foot - size))], 3, V("wood2"), 1.2)
        return out + "".join(pine_at(x, y, high, k) for x, y, high, k in ((500, t - 30, 34, 0), (520, t - 8, 48, 1), (556, t - 22, 40, 2), (590, t - 4, 52, 0)))

    return paint


def small_tent(defs: list[str]) -> str:
    return tent(Hand(90, (150, 60)), -2, -12)


def bonfire(defs: list[str]) -> str:
    """Two tiers of logs and a high flame, 80 by 80."""
    h = Hand(14, (40, 30))
    defs.append(radial("glow", 40, 44, 40, [(0, "#fff3c4", .9), (.45, "#ffd98a", .5), (1, "#ff9c3a", 0)]))
    out = path(curve(ring(40, 44, 40, 40, 10)), "url(#glow)") + shadow(h, 40, 70, 28, 5)
    out += rods(h, [((14, 70), (58, 58)), ((66, 70), (22, 58)), ((26, 72), (50, 54)), ((54, 72), (30, 54))], 6, V("wood2"), 1.5)
    return out + "".join(flame(h, x, y, s) for x, y, s in ((26, 64, 1.9), (54, 64, 1.8), (34, 66, 2.6), (47, 66, 2.5), (40, 67, 3.4)))
