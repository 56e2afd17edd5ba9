"""Scenes of the civilization cards, 168 by 74 and as much beside it as a wider window shows: a culture symbol's craft (two moments each), or as many people as a card has figures."""

import math
from collections.abc import Callable

from art.hand import INK, Hand, Point, box, curve, linear, outline, path, ring
from art.props import V, at, basket, flame, jar, pick, placed, rod, rods, shadow, wheel
from art.rooms import bunch, loom, scene, stool
from art.stone_age.bake import group
from art.stone_age.goods import good
from art.stone_age.people import villager
from art.stone_age.places import log_pile, thatch
from art.stone_age.wild import goat, pine_at

W, T = 168, 74
BESIDE = 20  # left and right of it
WIDE = (W + 2 * BESIDE, T)
FLOOR = 69


def framed(scene: str) -> str:
    return group(BESIDE, 0, scene)


def room(defs: list[str], seed: int, lamp: Point, reach: float = .66) -> tuple[str, Hand]:
    """A cave by firelight; the light is at `lamp`."""
    art, found = scene(Hand(seed, lamp), -BESIDE, 0, W + 2 * BESIDE, T, lamp, "lit", reach=W * reach, floor=15)
    defs.append(found)
    return art, Hand(30 + seed, lamp)


def outdoors(defs: list[str], seed: int, sun: Point = (120, 18), ground: str = V("grass2")) -> tuple[str, Hand]:
    h = Hand(seed, (sun[0], sun[1] - 20))
    defs.append(linear("air", 0, 0, 0, T, [(0, V("sky1"), 1), (.5, V("sky0"), 1)]))
    out = path(outline(box(-BESIDE, 0, W + 2 * BESIDE, T)), "url(#air)") + path(curve(ring(*sun, 11, 11, 10)), "#fff3cd") + h.rays(*sun, 16, 70, 40, "#fff4d0", .8, lambda x, y: y < 36, 2.4, 14, 1)
    out += path(curve([(-25, 44), (30, 30), (66, 38), (112, 28), (150, 36), (195, 30), (195, 80), (-25, 80)]), V("hill"))
    return out + path(curve([(-25, 49), (60, 42), (120, 48), (195, 43), (195, 80), (-25, 80)]), ground), h


def hearth(h: Hand, x: float, y: float, s: float = 1) -> str:
    out = rods(h, [((x - 12 * s, y + 2), (x + 12 * s, y - 5 * s)), ((x + 12 * s, y + 2), (x - 12 * s, y - 5 * s))], 4 * s, V("wood2"), 1.2)
    return out + flame(h, x - 6 * s, y - 2, 1.3 * s) + flame(h, x + 6 * s, y - 2, 1.2 * s) + flame(h, x, y - 1, 2 * s)


def pot(h: Hand, x: float, y: float, s: float, fill: str = V("clay")) -> str:
    out = shadow(h, x, y, 24 * s, 4 * s) + h.prop(at(x, y, s, [(-10, 0), (-21, -14), (-20, -32), (-9, -42), (-12, -50), (12, -50), (9, -42), (20, -32), (21, -14), (10, 0)]), fill, 2.2, True, 9 * s, 3 * s, .4)
    out += h.line(at(x, y, s, [(-19 + k * 4.75, -30 if k % 2 else -22) for k in range(9)]), 2.4 * s, V("linen"), False, taper=.1)
    return out + h.lines([at(x, y, s, [(-20, -33), (0, -31), (20, -33)]), at(x, y, s, [(-21, -18), (0, -15), (21, -18)])], 1.6 * s, V("linen"), taper=.1) + path(curve(at(x, y, s, ring(0, -50, 12, 2.6, 8))), V("fire4"))


def drum(h: Hand, x: float, y: float) -> str:
    out = shadow(h, x, y, 22, 4) + h.prop([(x - 16, y), (x - 19, y - 22), (x + 19, y - 22), (x + 16, y)], V("wood"), 2, False, 7, 2, .5)
    return out + h.line([(x - 18, y - 20), (x - 8, y - 2), (x, y - 20), (x + 8, y - 2), (x + 18, y - 20)], 1.8, V("linen"), False) + h.prop(ring(x, y - 22, 19, 5.4, 10), "#ead2a0", 2, True, 0, 0, .3)


def painted(h: Hand, x: float, y: float, s: float, fill: str) -> str:
    """A bull on the wall of the cave."""
    P = placed(x, y, s)
    out = path(curve(P((-22, -2), (-24, -10), (-16, -16), (-2, -15), (10, -18), (20, -14), (25, -6), (22, 4), (20, -2), (12, 0), (8, 10), (6, 0), (-8, 0), (-10, 10), (-13, 0), (-18, 8), (-20, 0))), fill, .85)
    return out + h.lines([P((22, -12), (28, -18), (25, -24)), P((18, -14), (20, -22), (15, -26)), P((-22, -8), (-28, -2))], 2 * s, fill) + path(curve(at(x, y, s, ring(19, -9, 1.2, 1.2, 5))), V("fire0"))


def bought(defs: list[str], winter: bool) -> str:
    """Where a card was, 168 by 110: an empty mat on trodden ground, and the steps of whoever took it away."""
    h = Hand(61, (60, -80))
    defs.append(linear("ground", 0, 0, 0, 110, [(0, V("grass"), 1), (1, V("grass2"), 1)]))
    out = path(outline(box(0, 0, W, 110)), "url(#ground)") + path(curve(ring(78, 60, 76, 42, 14)), V("soil"), .35)
    out += path("".join(h.gouge(h.r.uniform(0, W), h.r.uniform(4, 108), -1.57 + h.jit(.5), h.r.uniform(4, 8), 1.6) for _ in range(30 if winter else 80)), V("moss"), .7)
    mat = [(34, 34), (72, 30), (114, 33), (118, 60), (115, 88), (74, 91), (32, 88), (30, 60)]
    out += path(curve([(x + 2, y + 4) for x, y in mat]), INK, .35) + h.prop(mat, V("straw"), 2, False, 7, 3, .8, dark=.25)
    out += h.lines([[(37, y), (74, y - 2), (112, y)] for y in range(42, 88, 8)], 1.4, V("wood"), .8) + h.lines([[(x, 35), (x - 1, 60), (x, 87)] for x in (52, 74, 96)], 1.6, V("wood"), .8)
    out += h.lines([[(30 + i * 8, 88), (29 + i * 8, 95)] for i in range(11)] + [[(32 + i * 8, 33), (31 + i * 8, 27)] for i in range(11)], 1.6, V("wood"))
    steps = ((128, 72), (136, 62), (146, 64), (153, 53), (163, 56), (171, 44))
    return out + path("".join(curve(at(x, y, 1, ring(0, 0, 4.2, 2.2, 7))) for x, y in steps), INK, .4)


def healing(defs: list[str], second: int) -> str:
    art, h = room(defs, 21 + second, (40, 42) if not second else (130, 42))
    if second:
        art += bunch(h, 34, 4, 1) + bunch(h, 56, 3, .8, V("moss")) + bunch(h, 78, 4, .9, V("straw")) + hearth(h, 132, FLOOR) + pot(h, 104, FLOOR + 1, .46)
        return art + villager(h, 46, FLOOR + 1, .92, V("linen"), "reach", "#8a8078") + h.prop(ring(74, 40, 7, 4, 8), V("wood"), 1.5, True, 2, 0, .2)
    art += hearth(h, 34, FLOOR) + h.prop([(66, 70), (66, 62), (140, 60), (146, 66), (144, 71)], V("fur"), 2, True, 5, 2, .6) + h.prop([(76, 63), (82, 54), (130, 55), (140, 62)], V("ochre"), 1.8, True, 5, 2, .4)
    art += h.prop(ring(146, 56, 7, 6.6, 9), "#d8a06c", 1.9, True, 3, 0, .2) + h.prop([(150, 50), (155, 56), (152, 62), (148, 51)], "#3a261b", 1.2, True, 0, 0, .2)
    return art + villager(h, 88, FLOOR - 1, .84, V("moss"), "work", "#8a8078") + bunch(h, 116, 4, .9) + bunch(h, 60, 4, .8, V("moss")) + jar(h, 62, FLOOR + 1, .7)


def painting(defs: list[str], second: int) -> str:
    if second:
        art, h = room(defs, 24, (44, 52), .8)
        art += h.prop([(104, 70), (106, 52), (120, 44), (136, 46), (146, 56), (146, 70)], V("wood2"), 2, False, 6, 2, .5) + h.prop([(118, 46), (116, 36), (121, 28), (118, 20), (124, 15), (130, 20), (128, 28), (133, 36), (131, 46)], "#d9c49a", 2, True, 4, 2, .3)
        return art + villager(h, 76, FLOOR + 1, .94, V("red"), "reach") + hearth(h, 36, FLOOR) + painted(h, 58, 22, .5, V("fire4"))
    art, h = room(defs, 23, (92, 40), .8)
    art += painted(h, 94, 34, 1.1, "#7d2413") + painted(h, 132, 26, .5, V("fire4")) + h.lines([[(58, 20), (60, 27)], [(64, 18), (64, 26)], [(70, 21), (68, 28)]], 2.4, V("fire4"))
    art += villager(h, 46, FLOOR + 1, .92, V("straw"), "reach") + h.line([(68, 34), (74, 30)], 3, V("wood2")) + hearth(h, 112, FLOOR, .7)
    return art + h.prop(ring(76, 68, 8, 3.4, 8), V("clay"), 1.6, True, 2, 0, .2) + path(curve(ring(76, 67, 5.4, 1.8, 7)), V("red"))


def writing(defs: list[str], second: int) -> str:
    art, h = room(defs, 25 + second, (36, 44) if not second else (134, 44))
    x = 104 if not second else 54
    signs = [[(x - 18 + i * 12, 20 + j * 12), (x - 14 + i * 12, 14 + j * 12 + (i + j) % 3 * 3), (x - 11 + i * 12, 21 + j * 12)] for i in range(4) for j in range(3) if (i * 3 + j * 5 + second) % 4]
    art += shadow(h, x, FLOOR, 34, 5) + h.prop([(x - 30, 70), (x - 28, 20), (x - 16, 8), (x + 12, 6), (x + 28, 16), (x + 32, 70)], V("rock3"), 2.4, False, 9, 3, .8) + h.lines(signs, 3.2, "#8f2a14", smooth=False)
    art += h.lines([[(x - 20, 54), (x - 6, 54)], [(x + 2, 52), (x + 20, 53)]], 3, "#8f2a14")
    return art + hearth(h, 30 if not second else 138, FLOOR) + villager(h, x - 46 if not second else x + 48, FLOOR + 1, .92, V("flax") if second else V("moss"), "reach", flip=bool(second))


def pottery(defs: list[str], second: int) -> str:
    art, h = room(defs, 16 + second, (128, 42) if not second else (36, 44))
    if second:
        art += h.prop(ring(100, 62, 19, 5, 9), V("wood"), 1.8, True, 3, 0, .3) + pot(h, 100, 62, .62) + villager(h, 74, FLOOR + 1, .92, V("ochre"), "reach") + hearth(h, 32, FLOOR) + pot(h, 136, FLOOR + 1, .74, V("linen")) + pot(h, 154, FLOOR + 1, .42)
        return art + good("clay", 52, 50, 22)
    art += h.prop([(104, 66), (106, 34), (120, 20), (140, 20), (154, 34), (157, 66)], V("soil"), 2.2, True, 8, 3, .6) + h.prop([(118, 66), (118, 48), (130, 40), (143, 48), (143, 66)], V("fire4"), 2, True, 0, 0, .3) + flame(h, 125, 66, 1.1) + flame(h, 136, 66, 1.2) + flame(h, 131, 66, 1.5)
    return art + pot(h, 66, 69, 1.08) + pot(h, 30, 68, .62, V("ochre")) + pot(h, 92, 70, .42, V("linen"))


def time(defs: list[str], second: int) -> str:
    out, h = outdoors(defs, 27 + second, (126, 18) if not second else (40, 22))
    h.light = (126, 0) if not second else (40, 0)
    if second:
        for k, x in enumerate((70, 96, 122, 148)):
            out += shadow(h, x, 66, 11, 3) + h.prop([(x - 8, 66), (x - 7, 24 + k % 2 * 5), (x, 20 + k % 2 * 5), (x + 8, 25), (x + 8, 66)], V("rock3"), 2, False, 5, 2, .7)
        out += h.slab(66, 17, 34, 8, V("rock2"), 1.9, shade=3, glint=2) + h.slab(116, 17, 36, 8, V("rock2"), 1.9, shade=3, glint=2)
        return out + villager(h, 38, 70, .84, V("linen"), "raise", "#8a8078")
    out += path(outline([(82, 60), (30, 70), (22, 66), (78, 56)]), V("soot"), .4) + "".join(h.prop(ring(84 + 50 * math.cos(a), 60 + 10 * math.sin(a), 5, 3.6, 7), V("rock2"), 1.4, True, 2, 1, .4) for a in [k * math.pi / 6 for k in range(12)])
    out += h.prop([(78, 62), (80, 12), (85, 5), (89, 12), (91, 62)], V("rock3"), 2.3, False, 6, 2.4, .6) + h.lines([[(82, 22), (88, 21)], [(81, 30), (89, 29)], [(82, 38), (88, 37)]], 1.6)
    return out + villager(h, 138, 68, .8, V("moss"), "stand", flip=True)


def transport(defs: list[str], second: int) -> str:
    out, h = outdoors(defs, 29 + second, (44, 18) if not second else (130, 20))
    h.light = (44, 0) if not second else (130, 0)
    out += h.line([(-5, 68), (60, 64), (175, 68)], 12, V("soil"), opacity=.5)
    if second:
        out += path(curve([(-5, 58), (50, 54), (110, 58), (175, 55), (175, 80), (-5, 80)]), V("water")) + h.lines([[(10 + i * 24, 66 + i % 3 * 3), (24 + i * 24, 65 + i % 3 * 3)] for i in range(7)], 2, "#fff3cf", .8)
        out += h.prop([(36, 54), (52, 66), (110, 66), (128, 53), (112, 57), (54, 57)], V("wood"), 2.2, True, 6, 2, .4) + villager(h, 94, 62, .68, V("red"), "work") + rod(h, (104, 34), (122, 70), 2.6, V("wood2")) + good("wood", 56, 40, 22)
        return out
    out += wheel(h, 92, 56, 13, 3.6, 6) + h.slab(60, 38, 62, 7, V("wood"), 1.9, shade=3, glint=2) + rods(h, [((64, 42), (34, 52)), ((66, 38), (66, 26)), ((116, 38), (116, 26))], 3.4, V("wood"), 1.3) + wheel(h, 106, 58, 14, 4, 6)
    return out + good("stone", 70, 20, 22) + good("wood", 92, 18, 24) + villager(h, 28, 69, .84, V("ochre"), "work", flip=True)


def music(defs: list[str], second: int) -> str:
    art, h = room(defs, 14 + second, (42, 44) if not second else (128, 44))
    if second:
        art += hearth(h, 130, FLOOR) + drum(h, 66, FLOOR + 1) + villager(h, 42, FLOOR + 1, .9, V("red"), "work") + villager(h, 98, FLOOR, .84, V("straw"), "raise", "#7a3d1d")
        return art + h.lines([[(58, 22), (64, 16), (70, 24)], [(72, 14), (78, 9), (84, 16)]], 2.4, "#ffe9b4")
    art += hearth(h, 42, 67) + villager(h, 82, FLOOR, 1, V("flax"), "flute") + h.line(at(82, 69, 1, [(5, -47), (22, -41)]), 5) + h.line(at(82, 69, 1, [(6, -46.6), (21.5, -41.2)]), 2.8, V("linen"), taper=.1)
    return art + drum(h, 118, 70) + h.lines([[(112, 24), (118, 18), (124, 26)], [(122, 14), (128, 9), (134, 16)]], 2.4, "#ffe9b4")


def weaving(defs: list[str], second: int) -> str:
    art, h = room(defs, 17 + second, (136, 42) if not second else (34, 42))
    if second:
        art += loom(h, 118, FLOOR, .72) + villager(h, 76, FLOOR + 1, .9, V("linen"), "reach", "#7a3d1d") + hearth(h, 34, FLOOR)
        return art
    hides = "".join(h.prop([(x, 16), (x + 8, 12), (x + 18, 17), (x + 15, 30), (x + 18, 42), (x + 9, 38), (x, 43), (x + 3, 30)], c, 1.8, True, 4, 2, .5) for x, c in ((24, V("fur")), (46, "#c9a06a")))
    art += rods(h, [((16, 14), (72, 12))], 3, V("wood2"), 1.3) + hides + hearth(h, 140, FLOOR) + villager(h, 92, FLOOR + 1, .9, V("red"), "work") + basket(h, 116, FLOOR + 2, .9)
    return art + stool(h, 60, FLOOR + 1, .7)


SYMBOLS = {"healing": healing, "art": painting, "writing": writing, "pottery": pottery, "time": time, "transport": transport, "music": music, "weaving": weaving}
CLOTHS = (V("moss"), V("red"), V("ochre"))


def sheaf(h: Hand, x: float, y: float, size: float) -> str:
    bundle = "".join(good("grain", x - size * .5 + d, y - size, size) for d in (-size * .2, size * .2, 0))
    return shadow(h, x, y, size * .4, 3) + bundle + h.line([(x - size * .26, y - size * .34), (x + size * .26, y - size * .34)], 3, V("red"))


def farmer(defs: list[str], many: int, look: int) -> str:
    """Hoeing, reaping, carrying home."""
    sun = ((120, 18), (36, 18), (84, 24))[look]
    out, h = outdoors(defs, 12 + look, sun, (V("soil"), V("straw"), V("grass2"))[look])
    h.light = (sun[0], 0)
    if look == 0:
        out += "".join(h.line([(-5, 50 + k * 7), (90, 47 + k * 7.5), (175, 50 + k * 7)], 3.4, V("soil2")) for k in range(4))
        out += "".join(good("grain", 106 + i * 13, 24 + (i % 2) * 8, 30) for i in range(5)) + "".join(good("grain", 98 + i * 14, 40 + (i % 2) * 5, 32) for i in range(5))
        for k, x in enumerate((44, 82)[:many]):
            out += villager(h, x, 70 - k * 4, .95 - k * .1, CLOTHS[k], "work") + h.line(at(x, 70, .95, [(16, -2), (14, -46)]), 3.2) + h.prop(at(x, 70, .95, [(14, -46), (26, -44), (28, -40), (14, -42)]), "#a59a8b", 1.5, False, 2, 0, .2)
        return out + path("".join(curve(ring(66 + i * 4 + 30 * (many - 1), 50 + i * i * 1.2, 1.3, 1.3, 5)) for i in range(5)), V("gold"))
    if look == 1:
        out += path("".join(h.gouge(h.r.uniform(2, 166), h.r.uniform(52, 72), -1.57 + h.jit(.3), 7, 2) for _ in range(60)), V("ochre"))
        out += sheaf(h, 22, 66, 30) + sheaf(h, 48, 70, 34) + "".join(good("grain", 116 + i * 12, 30 + (i % 2) * 8, 32) for i in range(5))
        for k, x in enumerate((92, 70)[:many]):
            out += villager(h, x, 70 - k * 5, .92 - k * .1, CLOTHS[1 - k], "reach")
        return out + h.line([(112, 42), (124, 36), (128, 44), (120, 52)], 3, "#8f8880")
    out += h.prop([(104, 68), (106, 44), (148, 44), (150, 68)], V("wood"), 2, False, 6, 2, .5) + h.prop([(96, 46), (126, 18), (158, 46), (126, 42)], V("straw"), 2.2, False, 7, 3, .6) + path(thatch(h, 127, 68, .7, ((-44, 18, 7),)), V("wood"), .8) + h.prop([(120, 68), (120, 52), (134, 52), (134, 68)], V("fire4"), 1.6, False, 0, 0, .2)
    for k, x in enumerate((62, 34)[:many]):
        out += villager(h, x, 70 - k * 2, .9, CLOTHS[2 - k], "work") + good("grain", x - 26, 10, 34)
    return out + basket(h, 158, 72, .7, good("grain", 148, 44, 20))


def herder(defs: list[str], many: int, look: int) -> str:
    """The farmer in winter keeps goats."""
    sun = ((120, 18), (44, 20), (84, 16))[look]
    out, h = outdoors(defs, 13 + look, sun, "#e9e2d0")
    h.light = (sun[0], 0)
    flip = look == 1
    def X(x: float) -> float:
        return W - x if flip else x
    out += pine_at(X(20), 46, 34, 0) + pine_at(X(34), 48, 28, 1) + (pine_at(154, 44, 30, 2) if look == 2 else "")
    for k, x in enumerate((46, 78)[:many]):
        out += villager(h, X(x), 70 - k * 3, .92 - k * .08, CLOTHS[(k + look) % 3], ("reach", "work", "stand")[look], flip=flip)
    if look == 2:
        out += "".join(h.slab(x, 48, 4, 20, V("wood2"), 1.4, shade=1, glint=1) for x in (92, 116, 140, 162)) + h.slab(90, 52, 78, 4, V("wood"), 1.4, shade=1, glint=1)
    out += goat(h, X(116), 68, .95) + goat(h, X(146), 62, .8, "#b9a27c")
    return out + path("".join(h.gouge(X(100) + h.jit(12), 70, -1.57 + h.jit(1), 8, 2) for _ in range(12)), V("straw"))


def builder(defs: list[str], many: int, look: int) -> str:
    """A roof thatched from a ladder, a frame of poles, a trunk carried by three; a wall of clay, or an arch in it."""
    sun = ((34, 20), (96, 16))[look] if many < 3 else (128, 18)
    out, h = outdoors(defs, 15 + look + 4 * many, sun)
    h.light = (sun[0], 0)
    x, y = 122, 68
    if look == 0 and many == 1:
        x = 58
        out += shadow(h, x, y, 48, 5) + h.prop([(x - 34, y), (x - 32, y - 28), (x + 32, y - 28), (x + 34, y)], V("clay"), 2, False, 7, 2, .6) + h.prop([(x - 9, y), (x - 9, y - 18), (x, y - 23), (x + 9, y - 18), (x + 9, y)], V("fire4"), 1.8, True, 0, 0, .2)
        out += rods(h, [((x - 44, y - 24), (x, y - 62)), ((x + 44, y - 24), (x, y - 62)), ((x + 16, y - 30), (x + 4, y - 58)), ((x + 30, y - 28), (x + 8, y - 54))], 4, V("wood"), 1.5)
        out += h.prop([(x - 48, y - 24), (x - 24, y - 44), (x, y - 64), (x + 8, y - 56), (x + 4, y - 30), (x - 22, y - 22)], V("straw"), 2.2, False, 8, 3, .6) + path(thatch(h, x - 18, y, .9, ((-40, 22, 8), (-56, 10, 4))), V("wood"), .9)
        out += rods(h, [((x + 66, y + 2), (x + 24, y - 52)), ((x + 76, y + 2), (x + 32, y - 55))], 3, V("wood2"), 1.3) + rods(h, [((x + 62 - k * 9, y - 5 - k * 11), (x + 71 - k * 9, y - 7 - k * 11)) for k in range(4)], 2.6, V("straw"), 1)
        return out + villager(h, x + 46, y - 20, .8, CLOTHS[2], "reach", flip=True) + sheaf(h, 150, 70, 26)
    if many == 3:
        posts = [((112, y), (112, 30)), ((140, y), (140, 30)), ((108, 31), (164, 28)), ((162, y), (162, 28)), ((112, 32), (136, 8)), ((162, 30), (136, 8))]
        out += shadow(h, 136, y, 36, 5) + rods(h, posts, 4.4, V("wood"), 1.5)
        for k, at_ in enumerate((20, 50, 80)):
            out += villager(h, at_, 71 - k % 2 * 2, .82, CLOTHS[k], "raise")
        out += h.line([(2, 25), (60, 22), (104, 24)], 11, INK, taper=.05) + h.line([(3, 24.5), (60, 21.6), (103, 23.6)], 7.4, V("wood"), taper=.05)
        return out + h.prop(ring(104, 24, 3.4, 5, 8), V("straw"), 1.6, True, 0, 0, .2)
    if look == 0:
        out += shadow(h, x, y, 42, 5) + rods(h, [((x - 34, y), (x - 30, y - 34)), ((x + 34, y), (x + 30, y - 34)), ((x - 34, y - 32), (x + 34, y - 32)), ((x - 12, y), (x - 12, y - 32)), ((x + 12, y), (x + 12, y - 32)), ((x - 34, y - 32), (x, y - 62)), ((x + 34, y - 32), (x, y - 62))], 4, V("wood"), 1.5)
        out += h.prop([(x - 40, y - 28), (x - 20, y - 46), (x, y - 64), (x + 4, y - 60), (x - 8, y - 34), (x - 26, y - 27)], V("straw"), 2, False, 8, 3, .6) + path(thatch(h, x - 16, y, .8, ((-44, 18, 7), (-58, 9, 4))), V("wood"), .9)
        out += log_pile(158, 68, .5)
        for k, at_ in enumerate((40, 70)):
            out += villager(h, at_, 70 - k % 2 * 2, .86, CLOTHS[k], ("reach", "work")[k])
        return out + h.line([(52, 44), (92, 40)], 4.4, V("wood2")) + h.line([(53, 43.4), (91, 39.6)], 2.4, V("wood"))
    courses = [(8 + i * 17 + (r % 2) * 8, 60 - r * 9) for r in range(5) for i in range(5 - r // 2) if 8 + i * 17 + (r % 2) * 8 < 84 - r * 7]
    out += shadow(h, 46, 70, 46, 4) + "".join(h.slab(bx, by, 16, 9, V("clay"), 1.6, shade=2, glint=1.4) for bx, by in courses)
    if many > 1:  # the doorway stands already, and the lintel comes
        out += h.prop([(26, 70), (26, 46), (40, 34), (54, 46), (54, 70)], V("fire4"), 2.2, True, 0, 0, .3) + h.slab(20, 24, 40, 7, V("wood"), 1.8, shade=2, glint=2)
    for k, at_ in enumerate((98, 128)[:many]):
        out += villager(h, at_, 70 - k * 2, .9, CLOTHS[(k + 2) % 3], ("reach", "work")[k], flip=True)
    return out + h.slab(64, 32, 14, 8, V("clay"), 1.6, shade=2, glint=1.4) + "".join(h.slab(bx, by, 14, 8, V("clay"), 1.5, shade=2, glint=1) for bx, by in ((144, 62), (152, 54), (150, 62)))


def antlers(h: Hand, x: float, s: float, fill: str) -> str:
    points = ([(-4, -58), (-12, -66), (-10, -74)], [(-10, -64), (-18, -68)], [(4, -58), (12, -66), (10, -74)], [(10, -64), (18, -68)])
    return h.lines([at(x, 70, s, p) for p in points], 3, fill)


def shaman(defs: list[str], many: int, look: int) -> str:
    """Between fires, under the moon among standing stones, before the painted bull."""
    spots = ((88, 1.0),) if many == 1 else ((62, .9), (112, .9))
    if look == 1:
        art, h = outdoors(defs, 19, (128, 18))
        h.light = (128, 0)
        art += "".join(shadow(h, x, 66, 10, 3) + h.prop([(x - 8, 66), (x - 7, t), (x, t - 4), (x + 7, t + 2), (x + 8, 66)], V("rock3"), 2, False, 5, 2, .7) for x, t in ((18, 26), (38, 34), (140, 30), (158, 24))) + hearth(h, 88 if many > 1 else 60, FLOOR, .7)
    else:
        art, h = room(defs, 15 + look, (92, 50) if look == 0 else (44, 46))
    if look == 2:
        art += painted(h, 132, 24, .8, "#7d2413") + hearth(h, 38, FLOOR) + drum(h, 132, FLOOR + 1)
    for k, (x, s) in enumerate(spots):
        art += villager(h, x, 70, s, (V("fur"), V("linen"), V("red"))[(k + look) % 3], "raise" if look < 2 or k else "reach") + antlers(h, x, s, V("wood2") if look == 1 else V("linen"))
        art += h.lines([at(x, 70, s, p) for p in ([(-4, -47), (4, -47)], [(-3, -45), (3, -45)])], 1.4, V("red"))
    if look:
        return art
    for x in (26, 146) if many > 1 else (42, 136):
        art += h.prop([(x - 12, 70), (x - 10, 58), (x + 10, 58), (x + 12, 70)], V("rock2"), 1.8, False, 4, 2, .5) + flame(h, x - 4, 58, 1.3) + flame(h, x + 5, 58, 1.2) + flame(h, x, 59, 1.9)
    return art + h.lines([[(14, 26), (20, 18), (30, 16), (36, 22), (32, 28)], [(18, 28), (17, 36)], [(32, 28), (33, 36)], [(148, 24), (154, 16), (162, 20), (158, 32)]], 2, V("red"), .8)


def toolmaker(defs: list[str], many: int, look: int) -> str:
    """At the block by the fire, in the open, or under the rack with an axe to bind."""
    if look == 1:
        art, h = outdoors(defs, 22, (44, 18))
        h.light = (44, 0)
        art += log_pile(150, 68, .5)
    else:
        art, h = room(defs, 18 + look, (34, 44) if look == 0 else (138, 44))
        art += hearth(h, 32 if look == 0 else 140, FLOOR)
    x = (105, 64, 66)[look]  # the block
    art += h.prop([(x - 19, 70), (x - 15, 52), (x + 15, 52), (x + 19, 70)], V("wood"), 2, False, 7, 2, .5) + h.prop(ring(x, 52, 17, 4.6, 9), V("straw"), 1.6, True, 0, 0, .3)
    if look == 2:
        art += good("tool", x - 16, 26, 30)
    else:
        art += h.prop([(x - 9, 50), (x - 5, 40), (x + 7, 39), (x + 13, 49), (x + 1, 53)], "#a59a8b", 1.7, False, 5, 2, .3)
    art += villager(h, x - 31, 71, .92, CLOTHS[look], "work") + rods(h, [((x - 19, 48), (x - 11, 30))], 3, V("wood2"), 1.2) + h.prop([(x - 15, 32), (x - 11, 24), (x - 1, 28), (x - 5, 36)], "#8f8880", 1.6, False, 3, 1, .3)
    if many > 1:
        art += villager(h, x + 35, 71, .9, CLOTHS[(look + 2) % 3], "work", "#7a3d1d", True)
    elif look == 0:
        art += pick(h, 146, 69, .8, -.25)
    rack = (108, 114, 92)[look]
    art += rods(h, [((rack, 12), (rack + 54, 10))], 3, V("wood2"), 1.2) + "".join(good("tool", rack + d, 11, 20) for d in (4, 22, 38))
    if look == 1:
        art += rods(h, [((rack + 2, 12), (rack + 2, 66)), ((rack + 52, 10), (rack + 52, 64))], 2.6, V("wood2"), 1.1)
    return art + path("".join(curve(ring(x - 5 + h.jit(16), 36 + h.jit(8), .9, .9, 5)) for _ in range(9)), "#ffe9b4")


# With how many people, and on how many cards each.
FIGURES = {
    "farmer": (farmer, {1: 3, 2: 2}), "herder": (herder, {1: 3, 2: 2}), "builder": (builder, {1: 2, 2: 2, 3: 1}),
    "shaman": (shaman, {1: 3, 2: 2}), "toolmaker": (toolmaker, {1: 2, 2: 3}),
}


def symbol(name: str, second: int) -> Callable[[list[str]], str]:
    return lambda defs: framed(SYMBOLS[name](defs, second))


def figure(name: str, many: int, look: int) -> Callable[[list[str]], str]:
    return lambda defs: framed(FIGURES[name][0](defs, many, look))
