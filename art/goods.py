"""Twelve goods and animals, each in a box of 64 units."""
import math

from art.hand import BONE, INK, SOOT, Hand, Point, Points, curve, outline, path, ring
from art.props import V

L = (-40, -60)  # goods are always lit from the upper left


def wood(h: Hand) -> str:
    out = h.prop([(15, 24), (50, 9), (59, 15), (60, 30), (22, 52)], V("wood"), 3.4, False, 10, 3, .4)
    out += h.lines([[(26, 27), (48, 17)], [(30, 34), (56, 22)], [(30, 43), (52, 31)], [(38, 37), (46, 34)]], 2.2, V("wood2"))
    out += h.prop(ring(18, 38, 13, 14.5, 9), V("straw"), 3.2, True, 4, 0, .4)
    return out + h.line(ring(18, 38, 7.5, 8.5, 7), 2, V("wood"), close=True, taper=.3) + path(curve(ring(17.5, 38, 2.6, 3, 5)), V("wood2"))


def stone(h: Hand) -> str:
    out = h.prop([(6, 46), (10, 27), (25, 12), (45, 14), (58, 32), (56, 49), (34, 57), (13, 55)], "#8f8880", 3.6, False, 0, 0, .4)
    out += path(outline([(45, 15), (57, 32), (55, 48), (34, 55), (36, 34)]), SOOT, .38) + path(outline([(11, 28), (25, 14), (44, 15.5), (36, 33), (20, 34)]), BONE, .5)
    return out + h.lines([[(36, 34), (34, 55)], [(20, 34), (36, 34), (45, 16)], [(20, 34), (12, 52)]], 2, smooth=False) + h.lines([[(42, 45), (48, 38)], [(40, 51), (51, 41)]], 1.8)


def ore(h: Hand) -> str:
    out = h.prop([(7, 50), (9, 34), (20, 26), (24, 11), (40, 8), (46, 22), (57, 30), (58, 48), (44, 56), (18, 57)], "#4d4540", 3.6, False, 10, 3.4, .4)
    for px, py, s in ((22, 40, 8), (40, 28, 7), (45, 46, 6.5), (30, 19, 5)):
        out += h.prop([(px - s, py + 1), (px - s * .3, py - s * .8), (px + s * .7, py - s * .5), (px + s, py + s * .4), (px, py + s * .8)], "#d9702a", 2, False, s * .6, 0, .5)
        out += path(outline([(px - s * .6, py), (px - s * .2, py - s * .6), (px + s * .3, py - s * .35)]), "#ffd08a")
    return out


def gold(h: Hand) -> str:
    out = ""
    for pts in ([(6, 54), (5, 42), (14, 33), (28, 34), (34, 44), (30, 56), (16, 58)], [(30, 56), (31, 43), (42, 35), (55, 38), (60, 49), (54, 57), (42, 59)], [(17, 36), (20, 22), (32, 14), (45, 19), (48, 31), (40, 41), (27, 42)]):
        cx, cy = sum(p[0] for p in pts) / 7, sum(p[1] for p in pts) / 7
        out += h.prop(pts, V("gold"), 3.2, False, 9, 0, .4) + path(outline([pts[1], pts[2], pts[3], (cx - 1, cy - 3)]), "#fff0b0", .9)
    s = 12
    return out + path(outline([(47, 13 - s), (49, 11), (47 + s, 13), (49, 15), (47, 13 + s), (45, 15), (47 - s, 13), (45, 11)]), "#fff6d0")


def ruby(h: Hand) -> str:
    out = h.prop([(6, 25), (19, 9), (45, 9), (58, 25), (32, 58)], V("ruby"), 3.6, False, 0, 0, .3)
    out += path(outline([(7, 25), (19, 10.5), (26, 25)]), "#f4a3a0") + path(outline([(19, 10.5), (45, 10.5), (38, 25), (26, 25)]), "#dc4a58") + path(outline([(45, 10.5), (57, 25), (38, 25)]), "#c22c46")
    out += path(outline([(7, 25), (26, 25), (32, 57)]), "#cf3650") + path(outline([(38, 25), (57, 25), (32, 57)]), "#7d1029")
    return out + h.lines([[(7, 25), (57, 25)], [(26, 25), (32, 56)], [(38, 25), (32, 56)], [(19, 11), (26, 25)], [(45, 11), (38, 25)]], 1.8, taper=.2) + path(outline([(20, 13), (29, 12), (22, 21)]), "#fff", .75)


def grain(h: Hand) -> str:
    out = h.line([(30, 61), (31, 44), (33, 20)], 4.4, taper=.2) + h.line([(30, 61), (31, 44), (33, 20)], 2, V("straw"), taper=.1)
    out += h.prop([(30, 56), (18, 50), (10, 38), (22, 43), (31, 51)], V("leaf"), 2.6, True, 4, 0, .3)
    kern = [(33, 10, -1.57, 8)] + [(33 + sx * 8.5, 20 + k * 9.5, -1.57 + sx * .62, 8.4) for k in range(3, -1, -1) for sx in (-1, 1)]
    for x, y, a, s in sorted(kern, key=lambda k: -k[1]):
        c, sn = math.cos(a), math.sin(a)
        def T(pts: Points) -> list[Point]:
            return [(x + px * c - py * sn, y + px * sn + py * c) for px, py in pts]
        out += h.prop(T([(-s, 0), (-s * .2, -s * .62), (s * 1.05, 0), (-s * .2, s * .62)]), V("gold"), 2.6, True, 4, 0, .2)
        out += h.line(T([(s, 0), (s * 1.9, 0)]), 2.2)
    return out


def flax(h: Hand) -> str:
    out = h.line([(33, 62), (31, 48), (33, 32)], 5, taper=.2) + h.line([(33, 62), (31, 48), (33, 32)], 2.2, V("leaf"), taper=.1)
    out += h.prop([(31, 58), (18, 56), (9, 46), (22, 48), (31, 54)], V("leaf"), 2.6, True, 4, 0, .2) + h.prop([(33, 55), (45, 53), (54, 43), (42, 45), (33, 51)], V("leaf"), 2.6, True, 4, 0, .2)
    for k in range(5):
        a = -1.57 + k * 1.2566
        c, s = math.cos(a), math.sin(a)
        out += h.prop([(33 + c * r - s * w, 25 + s * r + c * w) for r, w in ((3, -3), (13, -9.5), (21, -7), (22.5, 0), (21, 7), (13, 9.5), (3, 3))], V("flax"), 2.8, True, 5, 2, .3)
        out += h.line([(33 + c * 7, 25 + s * 7), (33 + c * 16, 25 + s * 16)], 1.8, "#d5e0f6")
    return out + h.prop(ring(33, 25, 5.4, 5.4, 8), V("gold"), 2.4, True, 2.5, 0, .2)


def food(h: Hand) -> str:
    def knob(x: float, y: float) -> str:
        return h.prop(ring(x, y, 7, 6.6, 8), "#f6e8c8", 3.4, True, 2, 0, .2)
    out = h.line([(33, 33), (50, 50)], 15.5, taper=0) + knob(55, 47) + knob(47, 55)
    out += h.line([(33, 33), (51, 51)], 9, "#f6e8c8", taper=0)
    out += h.prop([(4, 24), (7, 12), (17, 4), (29, 5), (38, 15), (41, 29), (37, 38), (27, 38), (13, 35)], V("red"), 3.6, True, 11, 0, .4)
    return out + path(curve([(10, 21), (12, 14), (19, 9), (26, 10), (18, 14), (14, 20)]), "#f3b184", .9) + h.lines([[(21, 30), (28, 25)], [(26, 34), (35, 26)], [(30, 18), (33, 22)]], 2.2)


def legs(h: Hand, xs: Point, y0: float, y1: float, w: float, fill: str) -> str:
    return "".join(h.prop([(x - w / 2, y0), (x + w / 2, y0), (x + w / 2 - .4, y1), (x - w / 2, y1)], fill, 2.4, False, 2, 0, .2) for x in xs)


def sheep(h: Hand) -> str:
    out = legs(h, (27, 47), 40, 58, 5, "#3b2a20") + legs(h, (34, 53), 40, 57, 5, "#2c1f18")
    bumps = [(37 + (22 + (1.6, 3, 1.6, -2.6)[i % 4]) * math.cos(i * math.pi / 20), 28 + (16.5 + (1.6, 3, 1.6, -2.6)[i % 4]) * math.sin(i * math.pi / 20)) for i in range(40)]
    out += h.prop(bumps, V("wool"), 3.4, True, 9, 0, .15)
    curls = [[(x - 4, y + 2), (x - 1, y - 3), (x + 4, y)] for x, y in ((31, 21), (44, 20), (36, 31), (51, 30), (44, 40), (29, 39))]
    out += h.lines(curls, 2, "#a08660", taper=.6)
    out += h.prop([(4, 32), (7, 23), (14, 17), (21, 20), (22, 30), (16, 37), (8, 38)], "#3b2a20", 3, True, 0, 0, .3) + h.prop([(18, 20), (27, 18), (27, 24), (20, 26)], "#3b2a20", 2.4, True, 0, 0, .2)
    return out + path(curve(ring(12, 26, 2.2, 2.2, 6)), "#fff3d6") + h.prop(ring(16, 17.5, 6.5, 4.5, 7), V("wool"), 2, True, 0, 0, .5)


def donkey(h: Hand) -> str:
    body = [(4, 31), (5, 26), (11, 20), (15, 14), (13, 2), (18, 3), (21, 12), (25, 2), (29, 5), (27, 16), (34, 25), (46, 25), (57, 26), (60, 34), (58, 45), (59, 59), (53, 59), (51, 46), (46, 43), (35, 44), (33, 59), (27, 59), (25, 43), (21, 34), (17, 30), (11, 36), (6, 35)]
    out = h.line([(57, 27), (62, 36), (60, 46)], 3.6) + h.line([(60, 44), (61, 50)], 5) + legs(h, (38, 47), 40, 58, 5, "#655a50")
    out += h.prop(body, "#96887a", 3.4, False, 7, 3, .3, dark=.3) + path(curve([(3.5, 31), (5, 27), (10, 27), (11, 34), (6, 35)]), "#efe2c8")
    out += h.line([(22, 13), (27, 18), (33, 25), (40, 26)], 4.6, "#3b2d24") + h.line([(36, 26), (38, 37)], 2.6, "#3b2d24") + h.line([(15, 5), (17, 12)], 2, "#3b2d24")
    return out + path(curve(ring(14, 21.5, 2.1, 2.1, 6)), INK) + path(curve(ring(5.6, 30.5, 1.3, 1.3, 5)), INK)


def boar(h: Hand) -> str:
    body = [(2, 41), (4, 34), (13, 26), (16, 17), (21, 21), (24, 14), (27, 17), (31, 11), (34, 15), (39, 11), (41, 16), (46, 14), (48, 19), (54, 22), (60, 31), (60, 40), (57, 47), (57, 58), (51, 58), (49, 48), (37, 51), (29, 49), (28, 58), (22, 58), (20, 48), (13, 48), (5, 46)]
    out = h.line([(59, 30), (63, 33), (61, 38)], 2.8) + legs(h, (34, 45), 44, 57, 5, "#35241b")
    out += h.prop(body, "#5f4130", 3.4, False, 9, 0, .3) + h.lines([[(27, 18), (25, 25)], [(34, 16), (32, 25)], [(41, 17), (40, 25)], [(48, 20), (48, 27)]], 2.6, "#2a1a12")
    out += h.lines([[(34, 32), (41, 34)], [(42, 39), (49, 38)], [(28, 39), (34, 41)], [(47, 31), (53, 32)]], 2, "#a1764f")
    out += h.prop([(7, 44), (5, 36), (9, 33), (11, 38), (12, 44)], "#fbf0d4", 2, True, 0, 0, .1) + path(curve([(2, 40), (4, 35), (7, 36), (6, 43), (4, 45)]), "#a8705a")
    return out + path(curve(ring(15.5, 31, 2.1, 2.1, 6)), "#ffd98a") + path(curve(ring(15.2, 31.2, 1.1, 1.1, 5)), INK)


def cattle(h: Hand) -> str:
    def horn(pts: Points) -> str:
        return h.prop(pts, "#f6e8c8", 2.4, True, 2, 0, .1)
    body = [(3, 33), (4, 27), (9, 18), (15, 14), (24, 13), (32, 10), (40, 14), (48, 17), (57, 17), (61, 23), (60, 36), (58, 43), (59, 59), (53, 59), (51, 46), (47, 42), (37, 45), (29, 43), (29, 59), (23, 59), (21, 44), (16, 40), (14, 34), (9, 38), (4, 37)]
    out = h.line([(59, 20), (63, 32), (61, 44)], 3) + h.line([(61, 42), (61, 49)], 5) + legs(h, (34, 47), 40, 58, 5.4, "#5c2d1b")
    out += horn([(15, 15), (18, 10), (17, 4), (22, 1), (24, 8), (20, 15)])
    out += h.prop(body, "#a34c2a", 3.4, False, 8, 3, .3) + path(curve([(32, 24), (40, 20), (48, 25), (46, 35), (38, 38), (31, 33)]), "#f3e3c2") + h.lines([[(24, 18), (21, 28), (23, 38)], [(52, 24), (54, 34)]], 2.4)
    out += horn([(10, 18), (4, 14), (3, 6), (6, 3), (8, 9), (14, 14)]) + path(curve([(2.6, 33), (4, 28), (9, 29), (9, 36), (4, 37)]), "#e9c9a0")
    return out + path(curve(ring(11, 23.5, 2.1, 2.1, 6)), INK) + path(curve(ring(5, 32, 1.2, 1.2, 5)), INK)


GOODS = {f.__name__: f for f in (wood, stone, ore, gold, ruby, food, grain, flax, sheep, donkey, boar, cattle)}


def fine(seed: int) -> Hand:
    h = Hand(seed, L)
    h.fine = .5
    return h
