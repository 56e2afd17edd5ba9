"""Animals and trees of the valley: on foot at (x, y), painted like those on a cave's wall."""

import math
from collections.abc import Callable

from art.hand import INK, Hand, Point, curve, outline, path, ring, stock
from art.props import V, at, pine, placed, shadow


def tree(seed: int) -> str:
    """A pine 100 high; its snow is there in winter only."""
    h = Hand(seed, (100, -120))
    out = pine(h, 0, 0, 100)
    caps = []
    for k in range(5):
        y, half = -(10 + k * 17.2), 25 - k * 4.3
        caps.append([(-half * .98, y + 2), (-half * .55, y - 7), (0, y - 12), (half * .55, y - 7), (half * .98, y + 2), (half * .5, y - 1), (half * .2, y - 4), (-half * .15, y - 1), (-half * .5, y - 2)])
    return out + path("".join(outline(h.rough(c, .7)) for c in caps) + outline([(-4, -91), (0, -100), (4, -91), (0, -93)]), V("snow"))


def pine_at(x: float, y: float, tall: float, kind: int, flip: bool = False) -> str:
    return stock(f"pine{kind}", lambda: tree(60 + kind), x, y, tall / 100, flip=flip)


def oak(h: Hand, x: float, y: float, s: float = 1) -> str:
    P = placed(x, y, s)
    out = shadow(h, x + 10 * s, y, 34 * s, 5 * s) + h.prop(P((-7, 1), (-4, -20), (-9, -36), (0, -30), (9, -38), (5, -20), (8, 1)), V("wood"), 2, True, 6, 2, .5)
    crown = [(38 * math.cos(a) * (1 + .12 * (i % 2)), -60 + 30 * math.sin(a) * (1 + .14 * (i % 2))) for i, a in enumerate([k * 2 * math.pi / 14 for k in range(14)])]
    out += h.prop(P(*crown), V("moss"), 2.4, True, 18 * s, 0, 1)
    tufts = [P((px - 5, py + 2), (px, py - 3), (px + 5, py + 1)) for px, py in ((-18, -74), (-4, -82), (10, -72), (-24, -56), (-6, -62), (14, -54), (24, -64), (2, -46))]
    return out + path(curve(P((-34, -64), (-22, -82), (-2, -88), (8, -82), (-8, -76), (-22, -62))), V("leaf"), .9) + h.lines(tufts, 2) + path(curve(P((-37, -66), (-22, -90), (0, -96), (22, -88), (37, -66), (18, -74), (0, -70), (-18, -74))), V("snow"))


def mammoth(h: Hand, x: float, y: float, s: float = 1) -> str:
    def P(*p: Point) -> list[Point]:
        return [(x + (px - 50) * s, y + (py - 78) * s) for px, py in p]
    out = shadow(h, x, y, 52 * s, 6 * s)
    out += "".join(h.prop(P((a, 50), (a + 11, 50), (a + 11, 77), (a, 77)), "#4a3022", 1.8, False, 3, 0, .4) for a in (37, 72))
    body = P((9, 46), (12, 28), (22, 12), (33, 9), (42, 16), (54, 6), (70, 11), (86, 23), (95, 40), (95, 58), (94, 78), (82, 78), (79, 64), (68, 62), (57, 63), (55, 78), (44, 78), (41, 63), (33, 58), (27, 50), (24, 62), (20, 74), (12, 79), (5, 74), (11, 70), (13, 60))
    out += h.prop(body, V("fur"), 2.8, True, 15 * s, 4 * s, .5)
    fur = [(44 + i * 4.2, 50 + 5 * math.sin(i)) for i in range(11)] + [(50 + i * 5, 30 + 4 * math.sin(i * 2)) for i in range(8)] + [(26 + i * 3, 14 + i % 2 * 4) for i in range(5)]
    out += path("".join(h.gouge(x + (px - 50) * s, y + (py - 78) * s, 1.57 + h.jit(.25), h.r.uniform(7, 14) * s, 2.4 * s) for px, py in fur), INK, .7)
    out += path("".join(h.gouge(x + (px - 50) * s, y + (py - 78) * s, 1.3 + h.jit(.3), h.r.uniform(6, 10) * s, 2 * s) for px, py in [(48 + i * 6, 13 + i * i * .35) for i in range(7)]), V("ochre"), .8)
    out += h.prop(P((20, 50), (14, 60), (5, 61), (-1, 53), (0, 46), (4, 54), (11, 54), (16, 45)), "#f8ebcb", 1.9, True, 3, 0, .2) + h.prop(P((32, 26), (41, 24), (43, 36), (36, 42), (31, 36)), V("fur"), 1.8, True, 4, 0, .3)
    return out + path(curve(ring(x - 29 * s, y - 44 * s, 1.9 * s, 2 * s, 6)), INK) + h.line(P((94, 42), (99, 52), (97, 62)), 2.4)


def stag(h: Hand, x: float, y: float, s: float = 1) -> str:
    def P(*p: Point) -> list[Point]:
        return [(x + (px - 32) * s, y + (py - 62) * s) for px, py in p]
    out = shadow(h, x, y, 22 * s, 3 * s)
    out += h.lines([P((12, 17), (7, 8), (9, -4)), P((8, 9), (2, 4)), P((8.4, 3), (3, -4)), P((15, 17), (19, 8), (16, -3)), P((18.6, 9), (25, 4)), P((18, 3), (23, -4))], 2.4 * s ** .5)
    body = P((3, 25), (9, 19), (14, 17), (19, 20), (22, 30), (32, 33), (46, 32), (54, 35), (56, 46), (56, 62), (52, 62), (50, 48), (46, 45), (32, 46), (31, 62), (27, 62), (25, 46), (19, 38), (14, 28), (5, 29))
    return out + h.prop(body, V("red"), 1.9, False, 6 * s, 0, .3) + path(outline(P((52, 34), (57, 36), (55, 41))), "#f3e3c2")


def goat(h: Hand, x: float, y: float, s: float = 1, fill: str = "#cdb894") -> str:
    P = placed(x, y, s)
    out = shadow(h, x + 2, y, 18 * s, 3 * s) + "".join(h.prop(P((a, -16), (a + 4, -16), (a + 3.6, 0), (a, 0)), "#8a6f52", 1.4, False, 1, 0, .2) for a in (-9, 11))
    out += h.prop(P((-14, -18), (-12, -26), (4, -28), (16, -27), (19, -20), (17, -12), (17, 0), (13, 0), (12, -12), (-6, -12), (-7, 0), (-11, 0), (-12, -12)), fill, 1.8, True, 5 * s, 2 * s, .3)
    out += h.prop(P((-10, -24), (-14, -36), (-20, -37), (-26, -32), (-25, -28), (-18, -27), (-14, -18)), fill, 1.7, True, 3 * s, 0, .3)
    out += h.line(P((-16, -37), (-10, -45), (-2, -44)), 2.6 * s, "#5c4834") + h.line(P((-25, -28), (-24, -22)), 2.2 * s, fill)
    return out + path(curve(ring(x - 19 * s, y - 33 * s, 1.2 * s, 1.2 * s, 5)), INK)


def bear(h: Hand, x: float, y: float, s: float = 1) -> str:
    """The polar bear, 100 wide."""
    P = placed(x, y, s)
    coat = "#efe6d0"
    out = shadow(h, x, y, 50 * s, 6 * s) + "".join(h.prop(P((a, -26), (a + 13, -26), (a + 13, 0), (a - 2, 0)), "#c9bd9f", 1.9, False, 3, 0, .4) for a in (-20, 24))
    body = P((-50, -34), (-46, -42), (-36, -48), (-33, -54), (-28, -50), (-14, -58), (6, -62), (28, -58), (44, -46), (47, -28), (45, 0), (30, 0), (28, -20), (8, -18), (-10, -20), (-11, 0), (-26, 0), (-27, -22), (-34, -28), (-42, -26), (-49, -28))
    out += h.prop(body, coat, 2.8, True, 13 * s, 4 * s, .5, dark=.22)
    out += path("".join(h.gouge(x + px * s, y + py * s, 1.5 + h.jit(.3), h.r.uniform(6, 11) * s, 2.2 * s) for px, py in [(-18 + i * 6, -44 + 4 * math.sin(i * 2)) for i in range(9)] + [(-10 + i * 7, -30) for i in range(6)]), "#9a8a6a", .6)
    out += path(curve(at(x, y, s, [(-51, -33), (-48, -36), (-45, -33), (-48, -30)])), INK) + path(curve(ring(x - 38 * s, y - 42 * s, 1.8 * s, 1.8 * s, 6)), INK)
    return out + h.line(P((-49, -29), (-43, -28), (-39, -31)), 1.6) + h.lines([P((-28, -1), (-24, -3)), P((-22, -1), (-18, -3)), P((31, -1), (35, -3))], 1.6)


def boar(h: Hand, x: float, y: float, s: float = 1) -> str:
    P = placed(x, y, s)
    out = shadow(h, x, y, 46 * s, 6 * s) + "".join(h.prop(P((a, -20), (a + 9, -20), (a + 7, 0), (a, 0)), "#35241b", 1.9, False, 2, 0, .3) for a in (-10, 22))
    body = P((-50, -16), (-46, -26), (-34, -34), (-30, -44), (-24, -38), (-20, -48), (-15, -43), (-9, -52), (-4, -46), (3, -53), (8, -47), (16, -51), (20, -44), (32, -42), (43, -30), (44, -18), (40, -8), (38, 0), (29, 0), (26, -12), (4, -10), (-12, -12), (-14, 0), (-23, 0), (-25, -12), (-36, -11), (-47, -10))
    out += h.prop(body, "#5f4130", 2.8, False, 12 * s, 0, .4) + h.lines([P((a, -44 + i % 2 * 3), (a - 3, -32)) for i, a in enumerate((-20, -11, -2, 8, 18, 28))], 3, "#2a1a12")
    out += h.lines([P((-6, -26), (4, -23)), P((10, -20), (22, -22)), (P((-16, -20), (-8, -17))), P((22, -30), (31, -28))], 2.2, "#a1764f")
    out += h.prop(P((-40, -12), (-44, -22), (-38, -28), (-35, -20), (-33, -12)), "#fbf0d4", 1.9, True, 0, 0, .1) + path(curve(P((-51, -17), (-48, -23), (-44, -20), (-45, -11), (-49, -9))), "#a8705a")
    return out + path(curve(ring(x - 31 * s, y - 29 * s, 2 * s, 2 * s, 6)), "#ffd98a") + path(curve(ring(x - 31 * s, y - 29 * s, s, s, 5)), INK) + h.line(P((44, -26), (50, -30), (49, -22)), 2.4)


def wolf(h: Hand, x: float, y: float, s: float = 1) -> str:
    P = placed(x, y, s)
    coat = "#857d76"
    out = shadow(h, x, y, 46 * s, 5 * s) + "".join(h.prop(P((a, -24), (a + 7, -24), (a + 6, 0), (a, 0)), "#57504b", 1.8, False, 2, 0, .3) for a in (-14, 26))
    out += h.prop(P((34, -34), (48, -30), (56, -14), (48, -8), (44, -20), (34, -24)), coat, 2, True, 5 * s, 0, .4)
    body = P((-52, -36), (-44, -44), (-34, -48), (-34, -60), (-26, -52), (-20, -58), (-18, -46), (-6, -42), (14, -42), (34, -40), (42, -28), (38, -12), (38, 0), (31, 0), (28, -14), (18, -20), (-4, -19), (-16, -14), (-17, 0), (-24, 0), (-25, -20), (-30, -30), (-40, -29), (-50, -31))
    out += h.prop(body, coat, 2.7, False, 11 * s, 3 * s, .5)
    out += path("".join(h.gouge(x + px * s, y + py * s, 1.4 + h.jit(.4), h.r.uniform(6, 11) * s, 2.2 * s) for px, py in [(-14 + i * 6, -38 + 3 * math.sin(i * 3)) for i in range(9)] + [(-26 + i * 3, -34 + i * 3) for i in range(5)]), INK, .6)
    out += path(curve(P((-52, -34), (-40, -35), (-30, -28), (-24, -18), (-30, -27), (-42, -30), (-50, -31))), "#e7dcc6", .9)
    return out + path(curve(P((-54, -37), (-50, -38), (-49, -34), (-53, -33))), INK) + path(outline(P((-39, -43), (-34, -43), (-36, -40))), "#ffcf5e") + h.line(P((-50, -32), (-42, -32), (-38, -35)), 1.6)


def bird(h: Hand, x: float, y: float, s: float = 1) -> str:
    """A bird of prey stooping, wings spread."""
    P = placed(x, y, s)
    def wing(k: float) -> str:
        return h.prop(P(*[(k * a, b) for a, b in ((4, -44), (20, -62), (40, -68), (56, -60), (52, -56), (58, -50), (50, -49), (54, -42), (45, -43), (47, -35), (37, -38), (36, -30), (26, -34), (14, -28), (4, -30))]), "#7a5230", 2.5, False, 9 * s, 3 * s, .4)
    out = shadow(h, x, y, 24 * s, 4 * s, .3) + wing(-1) + wing(1)
    out += h.lines([P((k * a, -58 + i * 3), (k * (a - 6), -42 + i)) for k in (-1, 1) for i, a in enumerate((46, 38, 30, 22))], 2, "#3f2817")
    out += h.prop(P((-9, -22), (-13, -6), (-5, -9), (0, -4), (5, -9), (13, -6), (9, -22)), "#b98a55", 2.2, False, 5, 2, .3) + h.prop(P((-10, -30), (-9, -44), (0, -54), (9, -44), (10, -30), (5, -18), (-5, -18)), "#8a5d36", 2.5, True, 8 * s, 2 * s, .4)
    out += h.lines([P((-4, -36), (0, -33), (4, -36)), P((-5, -29), (0, -26), (5, -29))], 1.8, "#e7cfa0") + h.prop(at(x, y, s, ring(0, -54, 7.5, 7.5, 9)), "#e8dcc0", 2.2, True, 3, 0, .3)
    out += h.prop(P((-2, -56), (-9, -52), (-7, -46), (-3, -49)), V("ochre"), 1.6, True, 1, 0, .2) + path(curve(ring(x - 3 * s, y - 57 * s, 1.6 * s, 1.6 * s, 6)), INK)
    return out + h.lines([P((-4, -18), (-6, -11)), P((4, -18), (6, -11))], 2.4, V("ochre"))


def alone(beast: Callable[[Hand, float, float], str]) -> Callable[[list[str]], str]:
    """A wild animal by itself, 116 by 76."""
    return lambda defs: beast(Hand(9, (90, -80)), 58, 70)


BEASTS = {"polar-bear": bear, "wild-boar": boar, "wolf": wolf, "bird-of-prey": bird}
__all__ = ["BEASTS", "alone", "goat", "mammoth", "oak", "pine_at", "stag"]
