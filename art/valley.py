"""samples/valley.svg (960 x 340): forest, river, hunting ground and hut of Stone Age as one valley; #winter for snow."""
import math
from pathlib import Path

from art import hand
from art.hand import BONE, INK, SOOT, Hand, box, curve, dense, inside, linear, n, outline, path, radial, ring, sheet, stock
from art.props import *

W, H, SUN = 960, 340, (548, 92)
WINTER = dict(grass="#ece6d6", grass2="#cbc8bb", hill="#bdb8ab", sky0="#f3e2c0", sky1="#aebac0", water="#a9c0c4", water2="#7d9aa4", leaf="#b3aa86", moss="#5d6a48", moss2="#45533d", snow="#fbf6ea", soil="#a58f78", straw="#d8b878")


def tree(seed):
    h = Hand(seed, (100, -120))
    out = pine(h, 0, 0, 100)
    caps = []
    for k in range(5):
        y, half = -(10 + k * 17.2), 25 - k * 4.3
        caps.append([(-half * .98, y + 2), (-half * .55, y - 7), (0, y - 12), (half * .55, y - 7), (half * .98, y + 2), (half * .5, y - 1), (half * .2, y - 4), (-half * .15, y - 1), (-half * .5, y - 2)])
    return out + path("".join(outline(h.rough(c, .7)) for c in caps) + outline([(-4, -91), (0, -100), (4, -91), (0, -93)]), V("snow"))


def pine_(x, y, tall, kind, flip=False):
    return stock(f"pine{kind}", lambda: tree(60 + kind), x, y, tall / 100, flip=flip)


def person(x, y, s, color, mark):
    """A cloaked figure; the chest mark repeats the seat's shape for those who cannot tell the colours."""
    def draw():
        h = Hand(5, (40, -60))
        body = [(-12, 0), (-11, -7), (-12.5, -11), (-9, -18), (-4, -23.5), (4, -23.5), (9, -18), (12.5, -11), (11, -7), (12, 0), (0, 1.8)]
        out = shadow(h, 2, 0, 14, 3.6, .5) + h.prop(body, "currentColor", 2.4, True, 6, 2, .2) + h.prop(ring(0, -28.5, 6, 6.4, 9), "#d8a06c", 2.3, True, 4, 0, .2)
        out += h.prop([(-6.4, -26), (-6.6, -32), (0, -36), (6.6, -32), (6.4, -26), (3, -31), (-3, -31)], "#3a261b", 1.2, True, 0, 0, .2) + h.lines([[(-7, -15), (-8.4, -8), (-6, -4)], [(7, -15), (8.4, -8), (6, -4)]], 1.3)
        return out + h.prop([(-9, -21), (-3, -24.5), (3, -24.5), (9, -21), (4, -19.5), (-4, -19.5)], V("fur"), 1.4, True, 0, 0, .5)
    marks = {"circle": ring(0, -10, 4.6, 4.6, 8), "triangle": [(0, -16), (5.4, -6), (-5.4, -6)], "square": box(-4.2, -14.4, 8.4, 8.4)}
    m = marks[mark]
    return stock("person", draw, x, y, s, color) + path(curve(at(x, y, s, m)) if mark == "circle" else outline(at(x, y, s, m)), "#fff4d8")


def slot(x, y, s=1):
    return stock("slot", lambda: Hand(3, (40, -90)).prop(ring(0, 0, 15, 5.4, 9), V("rock3"), 1.5, True, 4, 0, .5) + path(curve(ring(-1, -1.4, 10, 2.6, 8)), V("rocklit"), .6), x, y, s)


def mammoth(h, x, y, s=1):
    P = lambda *p: [(x + (px - 50) * s, y + (py - 78) * s) for px, py in p]
    out = shadow(h, x, y, 52 * s, 6 * s)
    out += "".join(h.prop(P((a, 50), (a + 11, 50), (a + 11, 77), (a, 77)), "#4a3022", 1.8, False, 3, 0, .4) for a in (37, 72))
    body = P((9, 46), (12, 28), (22, 12), (33, 9), (42, 16), (54, 6), (70, 11), (86, 23), (95, 40), (95, 58), (94, 78), (82, 78), (79, 64), (68, 62), (57, 63), (55, 78), (44, 78), (41, 63), (33, 58), (27, 50), (24, 62), (20, 74), (12, 79), (5, 74), (11, 70), (13, 60))
    out += h.prop(body, V("fur"), 2.8, True, 15 * s, 4 * s, .5)
    fur = "".join(h.gouge(x + (px - 50) * s, y + (py - 78) * s, 1.57 + h.jit(.25), h.r.uniform(7, 14) * s, 2.4 * s) for px, py in [(44 + i * 4.2, 50 + 5 * math.sin(i)) for i in range(11)] + [(50 + i * 5, 30 + 4 * math.sin(i * 2)) for i in range(8)] + [(26 + i * 3, 14 + i % 2 * 4) for i in range(5)])
    out += path(fur, INK, .7)
    lit = "".join(h.gouge(x + (px - 50) * s, y + (py - 78) * s, 1.3 + h.jit(.3), h.r.uniform(6, 10) * s, 2 * s) for px, py in [(48 + i * 6, 13 + i * i * .35) for i in range(7)])
    out += path(lit, V("ochre"), .8)
    out += h.prop(P((20, 50), (14, 60), (5, 61), (-1, 53), (0, 46), (4, 54), (11, 54), (16, 45)), "#f8ebcb", 1.9, True, 3, 0, .2) + h.prop(P((32, 26), (41, 24), (43, 36), (36, 42), (31, 36)), V("fur"), 1.8, True, 4, 0, .3)
    return out + path(curve(ring(x - 29 * s, y - 44 * s, 1.9 * s, 2 * s, 6)), INK) + h.line(P((94, 42), (99, 52), (97, 62)), 2.4)


def stag(h, x, y, s=1):
    P = lambda *p: [(x + (px - 32) * s, y + (py - 62) * s) for px, py in p]
    out = shadow(h, x, y, 22 * s, 3 * s)
    out += h.lines([P((12, 17), (7, 8), (9, -4)), P((8, 9), (2, 4)), P((8.4, 3), (3, -4)), P((15, 17), (19, 8), (16, -3)), P((18.6, 9), (25, 4)), P((18, 3), (23, -4))], 2.4 * s ** .5)
    body = P((3, 25), (9, 19), (14, 17), (19, 20), (22, 30), (32, 33), (46, 32), (54, 35), (56, 46), (56, 62), (52, 62), (50, 48), (46, 45), (32, 46), (31, 62), (27, 62), (25, 46), (19, 38), (14, 28), (5, 29))
    return out + h.prop(body, V("red"), 1.9, False, 6 * s, 0, .3) + path(outline(P((52, 34), (57, 36), (55, 41))), "#f3e3c2")


def hut(h, x, y, s=1):
    P = lambda *p: at(x, y, s, p)
    one = lambda px, py: (x + px * s, y + py * s)
    out = shadow(h, x + 14 * s, y, 84 * s, 8 * s)
    out += rods(h, [(one(-4, -96), one(-18, -126)), (one(2, -96), one(6, -130)), (one(6, -96), one(22, -122))], 3.4 * s, V("wood2"), 1.4)
    wall = P((-60, 2), (-56, -30), (56, -30), (60, 2), (0, 5))
    out += h.prop(wall, V("clay"), 2.2, False, 10 * s, 3 * s, .5)
    out += h.lines([P((-50, -24), (-52, 0)), P((-38, -24), (-40, 2)), P((38, -24), (40, 2)), P((49, -24), (51, 0))], 1.6, V("wood2"))
    roof = P((-78, -22), (-60, -44), (-30, -80), (-10, -106), (10, -106), (30, -80), (60, -44), (78, -22), (64, -19), (50, -24), (34, -17), (18, -23), (0, -17), (-18, -23), (-34, -17), (-50, -24), (-64, -19))
    out += h.prop(roof, V("straw"), 2.8, False, 22 * s, 4 * s, .8)
    thatch = ""
    for yy, half, k in ((-34, 58, 15), (-52, 43, 12), (-70, 29, 8), (-87, 16, 5)):
        for i in range(k):
            t = (i + .5) / k * 2 - 1
            thatch += h.gouge(x + t * half * s, y + (yy + abs(t) * 4) * s, 1.57 - t * .5 + h.jit(.12), h.r.uniform(9, 15) * s, 2.6 * s)
    out += path(thatch, V("wood"), .9)
    out += path(outline(P((-78, -22), (-60, -44), (-30, -80), (-10, -106), (10, -106), (16, -98), (0, -84), (-24, -62), (-40, -40), (-60, -28))), V("snow")) + path(outline(P((10, -106), (34, -76), (58, -46), (40, -52), (22, -76))), V("snow"))
    door = P((-15, 4), (-16, -24), (-9, -38), (0, -42), (9, -38), (16, -24), (15, 4))
    out += h.prop(door, V("fire4"), 2.3, True, 0, 0, .3) + path(curve(P((-10, 4), (-11, -18), (-5, -30), (3, -31), (10, -20), (10, 4))), "url(#hearth)")
    out += h.prop(P((8, 4), (14, -38), (24, -34), (27, 3)), V("wood"), 1.8, False, 6 * s, 2, .4)
    return out


def land(h):
    defs = linear("sky", 0, 0, 0, 190, [(0, V("sky1"), 1), (.8, V("sky0"), 1)])
    defs += radial("sun", *SUN, 330, [(0, "#fff0c2", 1), (.12, "#ffe0a0", .85), (.4, "#f6b866", .4), (1, "#f6b866", 0)])
    defs += linear("turf", 0, 170, 0, H, [(0, V("leaf"), 1), (.3, V("grass"), 1), (1, V("grass2"), 1)])
    defs += linear("flow", 0, 168, 0, H, [(0, V("sky0"), 1), (.25, V("water"), 1), (1, V("water2"), 1)])
    defs += radial("hearth", 850, 262, 26, [(0, "#ffe9a8", 1), (.5, V("fire1"), 1), (1, V("fire3"), 1)])
    out = path(outline(box(0, 0, W, H)), "url(#sky)") + path(outline(box(0, 0, W, 220)), "url(#sun)")
    out += path(curve(ring(*SUN, 25, 25, 12)), "#fff3cd") + h.rays(*SUN, 34, 120, 60, "#fff4d0", .8, lambda x, y: y < 150, 3, 20, 1) + h.rays(*SUN, 110, 300, 90, "#fff4d0", .5, lambda x, y: 4 < y < 140, 2.6, 28, 1)
    # far range: lit on the sun's side, cut on the other
    peaks = [(-10, 190), (-10, 118), (60, 84), (110, 104), (178, 52), (232, 92), (290, 74), (350, 118), (420, 102), (486, 138), (560, 148), (640, 134), (700, 100), (752, 116), (812, 60), (868, 92), (930, 48), (972, 70), (972, 190)]
    out += path(outline(h.rough(peaks, 3)), V("hill"), .9) + h.line(peaks[1:-1], 2.4, INK, False, opacity=.65, step=14)
    cut = ""
    out += "<!--faces-->"
    for px, py in ((60, 84), (178, 52), (290, 74), (812, 60), (930, 48), (700, 100)):
        side = -1 if px < SUN[0] else 1
        out += path(outline([(px, py + 1), (px + side * 15, py + 24), (px + side * 7, py + 21), (px + side * 1, py + 34), (px - side * 6, py + 20), (px - side * 13, py + 28), (px - side * 20, py + 17)]), "#fbf2dc", .9)
        deep = 168 - py
        face = [(px, py + 1), (px + side * 16, py + deep * .2), (px + side * 30, py + deep * .42), (px + side * 64, py + deep), (px + side * 8, py + deep), (px + side * 14, py + deep * .62), (px + side * 3, py + deep * .45), (px + side * 7, py + deep * .24)]
        out = out.replace("<!--faces-->", path(outline(h.rough(face, 2)), V("rock1"), .5) + "<!--faces-->")
        for i in range(12):
            cut += h.gouge(px + side * (4 + i * 4.6), py + 10 + i * deep * .062, 1.57 + side * .3, h.r.uniform(14, 30), 2.8)
    out += path(cut, V("rock0"), .55)
    # nearer hills with a fringe of forest
    hills = [(-10, 200), (-10, 152), (70, 138), (150, 150), (240, 140), (330, 158), (430, 166), (500, 168), (600, 164), (700, 150), (800, 158), (900, 142), (972, 150), (972, 220)]
    fringe = "".join(outline([(x - 5, y + 6), (x, y - h.r.uniform(9, 17)), (x + 5, y + 6)]) for x, y in dense(hills[1:-1], 8) if x < 420 or x > 660)
    out += path(fringe, V("moss2"), .85) + path(curve(hills, tension=8), V("moss"), .9)
    out += path("".join(h.gouge(x, y + h.r.uniform(4, 16), 1.9, h.r.uniform(7, 13), 2) for x, y in dense(hills[1:-1], 15)), V("moss2"), .8)
    turf = [(-10, 186), (120, 176), (260, 182), (420, 172), (520, 170), (640, 174), (780, 170), (972, 178), (972, H + 10), (-10, H + 10)]
    out += path(curve(turf, tension=9), "url(#turf)")
    return out, defs


def river(h):
    left = [(512, 170), (486, 182), (500, 196), (470, 216), (412, 240), (398, 268), (430, 296), (404, 346)]
    right = [(606, 346), (628, 306), (584, 270), (566, 244), (590, 220), (560, 198), (536, 184), (534, 170)]
    shape = left + right
    bank = [(x - 9 - i, y) for i, (x, y) in enumerate(left)] + [(x + 17 - i, y) for i, (x, y) in enumerate(right)]
    out = path(curve(bank, tension=7), V("soil")) + h.line(bank[:8], 2.4) + h.line(bank[8:], 2.4) + path(curve(shape, tension=7), "url(#flow)")
    hit = inside(dense(shape, 8, True))
    d, deep = "", ""
    for _ in range(150):
        y = 174 + (h.r.random() ** .8) * 164
        x = h.r.uniform(400, 625)
        length = 5 + (y - 170) * .17
        if hit(x - 4, y) and hit(x + length + 4, y):
            mark = outline([(x, y), (x + length * .5, y - 1 - (y - 170) * .008), (x + length, y), (x + length * .5, y + .9)])
            if abs(x + length / 2 - SUN[0] + (y - 170) * .25) < 46 or h.r.random() < .25:
                d += mark
            else:
                deep += mark
    out += path(deep, V("water2"), .9) + path(d, "#fff3cf", .85)
    for x, y, s, c in ((452, 262, 1.3, "rock2"), (478, 256, .8, "rock3"), (574, 300, 1.5, "rock2"), (548, 306, .9, "rock3"), (520, 214, .6, "rock2"), (408, 300, 1.2, "rock1"), (622, 326, 1.2, "rock1")):
        out += stock("stone1" if x % 4 else "stone0", lambda: stone(Hand(4, (60, -80))), x, y, s, V(c), flip=True) + path(outline([(x - 16 * s, y + 1), (x, y + 3.4 * s), (x + 17 * s, y + 1), (x, y + 1.6 * s)]), "#fff3cf", .8)
    for x, y in ((404, 252), (392, 286), (600, 250), (640, 312)):
        out += path("".join(h.gouge(x + h.jit(9), y + h.jit(3), -1.57 + h.jit(.22), h.r.uniform(18, 34), 3) for _ in range(8)), V("moss2"))
        out += path("".join(curve(ring(x + h.jit(8), y - 24 + h.jit(5), 1.7, 5, 6)) for _ in range(3)), V("wood2"))
    return out


def whole(more=""):
    """The valley as a picture, without its places; `more` stands in front."""
    hand.Q[0] = 1.5
    h = Hand(17, SUN)
    out, defs = land(h)
    # forest, far rows first
    rows = [(194, 64, 14, 25), (218, 92, 10, 35), (250, 124, 8, 46), (292, 158, 4, 98)]
    for y, tall, many, gap in rows:
        for i in range(many):
            x = 6 + i * gap + h.jit(gap * .28)
            out += pine_(x, y + h.jit(5), tall * h.r.uniform(.82, 1.15), h.r.randrange(3), h.r.random() < .5)
        if y < 280:
            out += path(curve([(-20, y - 4), (120, y - 12), (260, y - 10), (350, y + 4), (380, y + 16), (200, y + 18), (-20, y + 18)]), V("moss2"), .3)
            out += path(curve([(-20, y - tall), (180, y - tall * .9), (360, y - tall * .6), (370, y + 4), (-20, y + 8)]), V("sky0"), .08)
    out += river(h)
    # grass, then what stands in it
    for i in range(60):
        x, y = h.r.uniform(0, W), h.r.uniform(200, 336)
        if not (390 < x < 640) and not (770 < x < 930 and y < 270):
            out += stock(f"tuft{i % 2}", lambda: tuft(Hand(i + 2), 0, 0, .85, 6, "currentColor"), x, y, .4 + (y - 190) / 150, V("moss" if h.r.random() < .6 else "moss2"), h.r.random() < .5)
    out += stag(Hand(6, SUN), 664, 212, .8) + stag(Hand(7, SUN), 772, 200, .56)
    out += mammoth(Hand(9, SUN), 716, 276, .98)
    out += hut(Hand(10, SUN), 850, 262, .92)
    out += h.line([(852, 142), (846, 122), (858, 100), (850, 78), (866, 54), (862, 30)], 11, "#fff1d4", opacity=.5, step=7)
    # log pile, stump, grasses, stones
    for x, y in ((306, 292), (322, 292), (338, 292), (314, 280), (330, 280)):
        out += stock("log", lambda: LIT().prop(ring(0, 0, 8.6, 8, 8), V("wood"), 1.6, True, 3, 0, .3) + LIT().prop(ring(0, 0, 5.4, 5, 7), V("straw"), 1.2, True, 0, 0, .3), x, y, .95, turn=x % 90)
    # the ground falls off into shade toward the table's edge
    defs += linear("near", 0, 250, 0, H, [(0, V("soot"), 0), (1, V("soot"), .5)])
    out += path(outline(box(0, 250, W, 90)), "url(#near)")
    return sheet(W, H, out + more, defs, wash=.6, winter=WINTER)
