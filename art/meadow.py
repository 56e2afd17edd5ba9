"""samples/meadow.svg (800 x 180): a strip of a Caverna home board: forest, meadow, field, fenced pasture with sheep, stable."""
import math
from pathlib import Path

from art import hand
from art.hand import BONE, INK, SOOT, Hand, box, curve, dense, linear, n, outline, path, radial, ring, sheet, stock
from art.goods import GOODS, fine
from art.props import *
from art.valley import pine_

W, H, C = 800, 180, 160
SUN = (-200, -300)


def edge(h, x, w=C):
    """A cell's ground: same turf everywhere, only its cover changes, so neighbours melt together."""
    return "".join(h.gouge(h.r.uniform(x, x + w), h.r.uniform(30, 172), -1.57 + h.jit(.5), h.r.uniform(4, 8), 1.8) for _ in range(34))


def flower(h, x, y, c):
    return path("".join(curve(ring(x + 2.6 * math.cos(a), y + 2.6 * math.sin(a), 1.7, 1.7, 5)) for a in (0, 1.26, 2.5, 3.8, 5)), c) + path(curve(ring(x, y, 1.5, 1.5, 5)), V("gold"))


def post(x, y, s=1):
    return stock("post", lambda: Hand(3, (-50, -80)).prop([(-3.4, 2), (-3, -24), (0, -28), (3.2, -24), (3.6, 2)], V("wood"), 1.7, False, 4, 1.4, .3), x, y, s)


def fence(h, pts):
    """Posts at the points, two sagging rails between."""
    rails = []
    for a, b in zip(pts, pts[1:]):
        for up in (20, 11):
            rails.append(((a[0], a[1] - up + h.jit(1.4)), (b[0], b[1] - up + h.jit(1.4))))
    return rods(h, rails, 2.6, V("wood"), 1.2) + "".join(post(x, y) for x, y in pts)


def animal(name, x, y, s, flip=False):
    return path(curve(ring(x + (0 if flip else 36 * s) - (36 * s if flip else 0), y + 58 * s, 26 * s, 4.5 * s, 8)), SOOT, .4) + stock("i-" + name, lambda: GOODS[name](fine(48)), x, y, s, flip=flip)


def oak(h, x, y, s=1):
    P = lambda *p: at(x, y, s, p)
    out = shadow(h, x + 10 * s, y, 34 * s, 5 * s) + h.prop(P((-7, 1), (-4, -20), (-9, -36), (0, -30), (9, -38), (5, -20), (8, 1)), V("wood"), 2, True, 6, 2, .5)
    crown = [(38 * math.cos(a) * (1 + .12 * (i % 2)), -60 + 30 * math.sin(a) * (1 + .14 * (i % 2))) for i, a in enumerate([k * 2 * math.pi / 14 for k in range(14)])]
    out += h.prop(P(*crown), V("moss"), 2.4, True, 18 * s, 0, 1)
    tuftm = [P((px - 5, py + 2), (px, py - 3), (px + 5, py + 1)) for px, py in ((-18, -74), (-4, -82), (10, -72), (-24, -56), (-6, -62), (14, -54), (24, -64), (2, -46))]
    return out + path(curve(P((-34, -64), (-22, -82), (-2, -88), (8, -82), (-8, -76), (-22, -62))), V("leaf"), .9) + h.lines(tuftm, 2)


def stable(h, x, y, s=1):
    P = lambda *p: at(x, y, s, p)
    one = lambda px, py: (x + px * s, y + py * s)
    out = shadow(h, x + 8 * s, y, 60 * s, 6 * s)
    out += h.prop(P((-46, 1), (-46, -38), (46, -38), (46, 1)), V("wood"), 2.4, False, 10, 0, .5)
    out += h.lines([P((k, -37), (k + .6, 0)) for k in (-36, -26, 26, 36)], 1.6, V("wood2"), taper=.1)
    out += h.prop(P((-20, 1), (-20, -26), (-12, -34), (12, -34), (20, -26), (20, 1)), V("fire4"), 2, True, 0, 0, .2) + path(curve(P((-14, 1), (-14, -20), (0, -29), (14, -20), (14, 1))), "url(#warm)")
    out += path("".join(h.gouge(x + h.jit(15) * s, y + 1, -1.57 + h.jit(.7), h.r.uniform(5, 10) * s, 2.4) for _ in range(16)), V("straw"))
    out += h.prop(P((-58, -34), (-34, -62), (-4, -72), (34, -64), (58, -34), (46, -31), (30, -35), (12, -30), (-8, -35), (-28, -30), (-44, -34)), V("straw"), 2.6, False, 14, 4, .6)
    d = "".join(h.gouge(x + t * half * s, y + (yy + abs(t) * 3) * s, 1.57 - t * .5 + h.jit(.12), h.r.uniform(8, 13) * s, 2.6) for yy, half, k in ((-44, 44, 13), (-57, 28, 9)) for t in [(i + .5) / k * 2 - 1 for i in range(k)])
    out += path(d, V("wood"), .9)
    return out + rods(h, [(one(-30, 0), one(-30, -38)), (one(22, 0), one(22, -34)), (one(-22, 0), one(-22, -34))], 4 * s, V("wood2"), 1.4)


def main():
    hand.STOCK.clear()
    hand.Q[0] = 1.5
    h = Hand(19, SUN)
    defs = linear("turf", 0, 0, 0, H, [(0, V("leaf"), 1), (.35, V("grass"), 1), (1, V("grass2"), 1)]) + radial("warm", 720, 128, 26, [(0, "#ffe3a0", 1), (.6, V("fire2"), 1), (1, V("fire4"), 1)])
    defs += radial("pool", 320, 60, 520, [(0, "#ffe9ae", .16), (.45, "#ffe9ae", 0), (.5, V("soot"), 0), (1, V("soot"), .42)])
    out = path(outline(box(0, 0, W, H)), "url(#turf)")
    out += path("".join(edge(h, k * C) for k in range(5)), V("moss"), .75)
    # 1 forest: eight trees, back to front, a mushroom or a stump in the gap
    shade = [(-10, 40), (60, 24), (126, 38), (150, 80), (144, 140), (118, 174), (-10, 182)]
    out += path(curve(shade), V("moss2"), .5) + path("".join(h.gouge(x - 3, y + 3, -.8 + h.jit(.7), h.r.uniform(8, 16), 5) for x, y in dense(shade[1:6], 6)), V("moss2"), .5)
    for x, y, t, k in ((22, 74, 68, 0), (62, 66, 72, 1), (104, 70, 66, 2), (138, 84, 60, 0), (4, 118, 88, 2), (46, 116, 92, 0), (92, 112, 94, 1), (128, 130, 78, 2), (24, 162, 104, 1), (76, 166, 96, 2)):
        out += pine_(x, y, t, k, x % 4 == 0)
    x, y = 124, 164
    out += h.prop([(x - 11, y), (x - 9, y - 12), (x + 9, y - 12), (x + 12, y)], V("wood2"), 1.8, False, 6, 2, .5) + h.prop(ring(x, y - 12, 9.4, 3.6, 8), V("straw"), 1.6, True, 0, 0, .3) + h.line(ring(x, y - 12, 5, 1.8, 6), 1, V("wood"), close=True)
    for px, py, k in ((148, 168, 1), (141, 171, .7)):
        out += h.prop(at(px, py, k, [(-2, 0), (-1.6, -8), (1.6, -8), (2, 0)]), V("linen"), 1.3, False, 0, 0, .1) + h.prop(at(px, py, k, [(-7, -7), (-5, -12), (0, -14), (5, -12), (7, -7), (0, -6)]), V("red"), 1.5, True, 3, 0, .2)
    # 2 meadow: one oak, flowers, stones
    out += oak(h, 226, 96, .92) + "".join(tuft(h, x, y, .9, 6, V("moss2")) for x, y in ((186, 132), (282, 84), (300, 148), (204, 160), (262, 138)))
    for x, y, c in ((184, 148, "#fbf3df"), (196, 142, "#fbf3df"), (244, 156, V("red")), (256, 164, V("red")), (236, 146, "#fbf3df"), (288, 120, V("flax")), (296, 112, V("flax")), (276, 128, "#fbf3df"), (300, 66, V("red")), (278, 62, "#fbf3df")):
        out += flower(h, x, y, c)
    for x, y, s, c in ((272, 164, .9, "rock3"), (288, 168, .6, "rock2"), (182, 84, .7, "rock3")):
        out += stock("stone1", lambda: stone(Hand(4, (-60, -80))), x, y, s, V(c))
    # 3 field: ploughed soil, grain in rows
    field = [(330, 34), (400, 28), (468, 33), (474, 100), (470, 164), (400, 170), (332, 166), (327, 100)]
    out += h.prop(field, V("soil"), 2.8, True, 8, 3, 1)
    for k in range(5):
        y = 56 + k * 25
        out += h.line([(334, y), (380, y - 3), (420, y + 1), (466, y - 2)], 10, V("soil2")) + path("".join(h.gouge(340 + i * 9 + h.jit(2), y + 4, .15 + h.jit(.1), 7, 2) for i in range(14)), V("straw"), .55)
    ear = lambda: GOODS["grain"](fine(45))
    for k in range(4):
        for i in range(4 + k % 2):
            out += stock("i-grain", ear, 334 + i * 27 + (0 if k % 2 else 13) + h.jit(2), 30 + k * 29 + h.jit(2), .5 + .12 * h.r.random())
    # 4 pasture: fence round, two sheep, a trough
    out += path(curve([(500, 50), (560, 40), (622, 50), (626, 140), (560, 156), (498, 144)]), V("leaf"), .5)
    out += fence(h, [(494, 52), (528, 46), (562, 44), (596, 46), (630, 52)])
    out += animal("sheep", 512, 58, .84) + animal("sheep", 622, 88, .84, True)
    x, y = 532, 146
    out += h.prop([(x - 22, y - 11), (x + 22, y - 11), (x + 18, y), (x - 18, y)], V("wood"), 1.9, False, 4, 2, .4) + path(curve(ring(x, y - 10.5, 18, 2.6, 8)), V("water"))
    out += rods(h, [((494, 52 - 20), (490, 164 - 20)), ((494, 52 - 11), (490, 164 - 11)), ((630, 52 - 20), (634, 164 - 20)), ((630, 52 - 11), (634, 164 - 11))], 2.6, V("wood2"), 1.2) + post(492, 108) + post(632, 108)
    out += fence(h, [(490, 166), (526, 170), (562, 171), (598, 170), (634, 166)])
    # 5 stable on its meadow
    out += path(curve([(676, 150), (710, 132), (740, 134), (772, 150), (750, 172), (700, 174)]), V("soil"), .55)
    out += stable(h, 722, 128, 1.0) + "".join(tuft(h, x, y, 1, 6, V("moss2")) for x, y in ((664, 150), (780, 162), (656, 96), (784, 92)))
    out += h.prop([(764, 160), (760, 142), (770, 132), (784, 134), (790, 148), (788, 160)], V("straw"), 2, True, 8, 2, .5) + path("".join(h.gouge(766 + i * 4, 150 + (i % 3) * 4, 1.2, 7, 1.8) for i in range(6)), V("wood"))
    out += path(outline(box(0, 0, W, H)), "url(#pool)")
    # the cells' corners: four small pegs instead of drawn boxes
    out += path("".join(curve(ring(k * C, y, 2.6, 2.6, 6)) for k in range(1, 5) for y in (12, 172)), V("bone"), .75)
    svg = sheet(W, H, out, defs, title="Forest, meadow, field, pasture, stable", wash=.7)
    Path(__file__).resolve().parent.parent.joinpath("samples/meadow.svg").write_text(svg)
    print("meadow", len(svg))
