"""Interiors of the rooms of era I. Each draws round the middle of its foot line (x, y), about 180 wide and 78 high at s = 1."""
import math
from collections.abc import Callable, Sequence

from art.cave_vs_cave.rock import sparkle
from art.caverna.things import hammer
from art.furniture import arch, awning, barrel, board, books, chain, coin, counter, crate, good, loaf, straw
from art.hand import BONE, INK, SOOT, Hand, Point, curve, outline, path, ring, stock
from art.props import (
    LIT,
    V,
    at,
    basket,
    candle,
    flame,
    heap,
    jar_,
    pick,
    placed,
    rod,
    rods,
    root,
    sack_,
    shadow,
    shelf,
    spinning_wheel,
    stone,
    tuft,
    wheel,
    yarn,
)
from art.rooms import bunch, loom, stool


def shelf_room(h: Hand, x: float, y: float, s: float) -> str:
    return shelf(h, x - 22 * s, y, .86 * s) + sack_(x + 54 * s, y + 3, 1.0 * s) + barrel(h, x + 78 * s, y + 1, .7 * s)


def spinning_wheel_room(h: Hand, x: float, y: float, s: float) -> str:
    return spinning_wheel(h, x - 12 * s, y, .84 * s) + basket(h, x + 58 * s, y + 2, .9 * s, yarn(h, x + 52 * s, y - 9 * s, .85 * s) + yarn(h, x + 64 * s, y - 9 * s, .9 * s, V("ochre"))) + stool(h, x - 74 * s, y + 1, .8 * s)


def grindstone(h: Hand, x: float, y: float, s: float) -> str:
    def one(px: float, py: float) -> Point:
        return (x + px * s, y + py * s)
    out = shadow(h, x - 8 * s, y, 44 * s, 4.5 * s) + rods(h, [(one(-40, 0), one(-22, -40)), (one(26, 0), one(8, -40))], 4.6 * s, V("wood2"), 1.5)
    out += h.prop(ring(x - 7 * s, y - 38 * s, 31 * s, 31 * s, 13), V("rock3"), 2.6, True, 12 * s, 4 * s, .6) + h.line(ring(x - 7 * s, y - 38 * s, 22 * s, 22 * s, 10), 1.4, close=True, taper=.4, opacity=.6)
    out += h.prop(ring(x - 7 * s, y - 38 * s, 7 * s, 7 * s, 8), V("wood"), 1.8, True, 3, 1.5, .2) + rods(h, [(one(-52, 0), one(-30, -42)), (one(38, 0), one(16, -42)), (one(-34, -38), one(20, -38))], 5 * s, V("wood"), 1.5)
    out += rods(h, [(one(20, -38), one(34, -52)), (one(34, -52), one(46, -52))], 3.4 * s, V("iron"), 1.3)
    out += sack_(x + 66 * s, y + 2, .95 * s, V("straw")) + good("grain", x + 52 * s, y - 52 * s, 27 * s)
    return out + path("".join(h.gouge(x + (-38 + i * 5) * s, y - 66 * s - i % 3 * 4, -2.2 + h.jit(.4), 9 * s, 2) for i in range(4)), "#ffe9a8") + basket(h, x - 68 * s, y + 2, .8 * s)


def food_corner(h: Hand, x: float, y: float, s: float) -> str:
    out = good("food", x - 68 * s, y - 74 * s, 27 * s) + good("food", x - 40 * s, y - 76 * s, 23 * s) + h.lines([[(x - 54 * s, y - 92 * s), (x - 52 * s, y - 78 * s)], [(x - 28 * s, y - 92 * s), (x - 27 * s, y - 80 * s)]], 1.6)
    out += bunch(h, x - 6 * s, y - 88 * s, .8 * s)
    out += board(h, x - 18 * s, y, 104 * s, 24 * s) + h.prop(at(x - 50 * s, y - 29 * s, s, [(-14, -8), (-9, 0), (9, 0), (14, -8)]), V("clay"), 1.8, True, 4, 2, .3) + good("pumpkin", x - 60 * s, y - 51 * s, 19 * s)
    out += loaf(h, x - 20 * s, y - 29 * s, s) + jar_(x + 4 * s, y - 29 * s, .95 * s, V("ochre"), 1) + jar_(x + 24 * s, y - 29 * s, .7 * s, V("moss"), 1)
    return out + stool(h, x + 52 * s, y + 1, .85 * s) + sack_(x - 80 * s, y + 2, .7 * s)


def parlor(h: Hand, x: float, y: float, s: float) -> str:
    P = placed(x, y, s)
    out = h.prop(P((-74, 2), (-50, -6), (40, -6), (64, 2), (40, 6), (-50, 6)), V("red"), 1.6, True, 4, 0, .5) + h.lines([P((-54, 0), (44, 0))], 1.6, V("straw"))
    out += h.slab(x - 62 * s, y - 30 * s, 66 * s, 28 * s, V("wood2"), 2, shade=4, glint=2) + h.slab(x - 66 * s, y - 62 * s, 8 * s, 62 * s, V("wood"), 1.8, shade=3, glint=1.6)
    out += h.prop(P((-60, -26), (-56, -62), (-28, -67), (2, -62), (4, -26)), V("red"), 2.2, True, 8, 3, .5) + h.lines([P((-40, -60), (-42, -30)), P((-20, -62), (-18, -30))], 1.4) + h.slab(x - 64 * s, y - 31 * s, 72 * s, 8 * s, V("red"), 1.8, shade=3, glint=2)
    out += board(h, x + 34 * s, y + 2, 34 * s, 18 * s) + jar_(x + 30 * s, y - 21 * s, .8 * s, V("ochre"), 1)
    return out


def warehouse(h: Hand, x: float, y: float, s: float) -> str:
    """A rack up to the roof, a crate on the hoist beside it."""
    P = placed(x, y, s)
    out = path(outline(P((-86, -86), (32, -86), (32, -2), (-86, -2))), V("fire4"), .8)
    out += "".join(h.slab(x - 90 * s, y - k * s, 126 * s, 5 * s, V("wood"), 1.6, shade=2, glint=0) for k in (90, 59, 30))
    for name, k, tall in (("flax", -85, 84), ("flax", -74, 84), ("flax", 1, 84), ("wood", -85, 55), ("wood", -74, 55), ("stone", -47, 55), ("stone", -36, 55)):
        out += good(name, x + k * s, y - tall * s, 25 * s)
    for thing, k, tall, size in ((barrel, -38, 59, .56), (barrel, -20, 59, .56), (crate, 13, 30, .8), (barrel, -66, 0, .58), (crate, -26, 0, .62), (barrel, 14, 0, .58)):
        out += thing(h, x + k * s, y - tall * s, size * s)
    out += rods(h, [P((k, 4), (k, -94)) for k in (-90, -49, -9, 35)], 5 * s, V("wood2"), 1.6)
    out += h.lines([P((72, -96), (72, -56)), P((72, -56), (58, -31)), P((72, -56), (86, -31))], 3, V("wood2"), taper=.1)
    return out + path(curve(ring(*P((72, -56))[0], 3.8 * s, 4.6 * s, 8)), INK) + shadow(h, x + 72 * s, y + 4, 20 * s, 4) + crate(h, x + 72 * s, y - 8 * s, .95 * s)


def retting_room(h: Hand, x: float, y: float, s: float) -> str:
    P = placed(x, y, s)
    out = rods(h, [((x - 76 * s, y - 66 * s), (x + 30 * s, y - 68 * s))], 3.6 * s, V("wood2"), 1.3)
    out += "".join(bunch(h, x + k * s, y - 68 * s, 1.05 * s, V(c)) for k, c in ((-62, "leaf"), (-38, "flax"), (-14, "leaf"), (10, "flax")))
    out += shadow(h, x - 8 * s, y, 52 * s, 5 * s) + h.prop(P((-52, -26), (-46, 0), (30, 0), (38, -26)), V("wood"), 2.2, False, 8, 2.4, .5) + h.prop(ring(x - 7 * s, y - 26 * s, 45 * s, 7 * s, 12), V("water"), 1.8, True, 0, 0, .4)
    out += h.lines([P((-36, -27), (-16, -25)), P((-6, -28), (16, -26))], 1.4, "#d7e6e2", .8) + h.lines([P((-50, -14), (34, -14))], 2.8, V("iron"), taper=.1) + h.lines([P((-28, -22), (-26, -2)), P((-6, -20), (-6, -1)), P((16, -22), (14, -2))], 1.2, V("wood2"))
    return out + basket(h, x + 66 * s, y + 2, .8 * s) + good("flax", x + 54 * s, y - 38 * s, 26 * s)


def equipment_room(h: Hand, x: float, y: float, s: float) -> str:
    """Tools on their pegs along the wall, a bench beneath them with what is needed next."""
    P = placed(x, y, s)
    out = h.slab(x - 88 * s, y - 88 * s, 132 * s, 7 * s, V("wood2"), 1.8, shade=2.4, glint=1.4)
    out += "".join(path(curve(ring(*P((k, -84))[0], 2.6 * s, 2.6 * s, 6)), V("straw")) for k in (-72, -40, -6, 28))
    out += pick(h, x - 72 * s, y - 36 * s, .98 * s, .05) + hammer(h, x - 40 * s, y - 42 * s, 1.15 * s, -.06)
    out += rods(h, [P((-6, -84), (-6, -56))], 3.4 * s, V("straw"), 1.2) + h.prop(P((-15, -58), (3, -58), (3, -44), (-6, -34), (-15, -44)), "#a59d92", 1.9, False, 4, 1.6, .3)
    out += h.line(ring(x + 28 * s, y - 64 * s, 12 * s, 19 * s, 11), 5.4, INK, close=True, taper=.1) + h.line(ring(x + 28 * s, y - 64 * s, 12 * s, 19 * s, 11), 3.6, V("straw"), close=True, taper=.1)
    out += counter(h, x - 20 * s, y + 2, 122 * s, 24 * s) + heap(h, x - 62 * s, y - 23 * s, 3, 10, 8) + jar_(x - 18 * s, y - 22 * s, .62 * s, V("clay"), 1)
    return out + basket(h, x + 74 * s, y + 3, .95 * s, pick(h, x + 70 * s, y - 4 * s, .62 * s, -.25) + pick(h, x + 80 * s, y - 4 * s, .62 * s, .3))


def tunnel(h: Hand, x: float, y: float, s: float) -> str:
    """Three timber sets one behind the other, rails, and far daylight with a hill in it."""
    P = placed(x, y, s)
    out = path(curve(P((-58, 5), (-54, -50), (-26, -80), (26, -80), (54, -50), (58, 5))), V("fire4")) + path(curve(P((-38, 2), (-34, -44), (-14, -60), (14, -60), (34, -44), (38, 2))), V("fire3"))
    out += path(curve(P((-15, -14), (-14, -36), (0, -46), (14, -36), (15, -14))), "#fff6d8") + path(curve(P((-15, -14), (-6, -24), (4, -20), (15, -26), (15, -13), (0, -12))), V("leaf"))
    out += path(outline(P((-14, -14), (14, -14), (54, 8), (-54, 8))), V("soil2")) + path(outline(P((-8, -14), (8, -14), (26, 8), (-26, 8))), "#ffe2a0", .35)
    out += h.lines([P((-11 - k * 9, -13 + k * 5), (11 + k * 9, -13 + k * 5)) for k in range(5)], 3, V("wood2"), taper=.2) + h.lines([P((-6, -15), (-30, 9)), P((6, -15), (30, 9))], 3, V("linen"), taper=.5)
    for k, c in ((.4, "wood2"), (.66, "wood"), (1, "wood")):
        out += rods(h, [(P((-52 * k, 8 - 20 * (1 - k)))[0], P((-45 * k, -70 * k - 10))[0]), (P((52 * k, 8 - 20 * (1 - k)))[0], P((45 * k, -70 * k - 10))[0])], 8 * k * s, V(c), 1.6)
        out += h.slab(x - 56 * k * s, y - (74 * k + 12) * s, 112 * k * s, 9 * k * s, V(c), 1.8, shade=2.5, glint=1.8)
    return out + heap(h, x - 80 * s, y + 4, 5, 14, 10) + barrel(h, x + 78 * s, y + 3, .85 * s) + pick(h, x + 66 * s, y + 4, .8 * s, -.3)


def weaving_room(h: Hand, x: float, y: float, s: float) -> str:
    return loom(h, x - 14 * s, y, .88 * s) + stool(h, x - 72 * s, y + 2, .9 * s) + basket(h, x + 54 * s, y + 3, .95 * s, yarn(h, x + 47 * s, y - 8 * s, .9 * s) + yarn(h, x + 61 * s, y - 9 * s, .95 * s, V("ochre"))) + yarn(h, x + 34 * s, y + 4, .65 * s, V("flax"))


def storeroom(h: Hand, x: float, y: float, s: float) -> str:
    out = h.slab(x - 84 * s, y - 50 * s, 96 * s, 5 * s, V("wood"), 1.8, shade=2.4, glint=1.6) + rods(h, [((x - 76 * s, y - 46 * s), (x - 82 * s, y - 34 * s)), ((x + 4 * s, y - 46 * s), (x + 10 * s, y - 34 * s))], 3, V("wood2"), 1.2)
    out += "".join(jar_(x + k * s, y - 50 * s, z * s, V(c), kind) for k, z, c, kind in ((-72, 1, "clay", 0), (-53, .8, "moss", 0), (-34, 1.05, "red", 0), (-15, .85, "linen", 0), (2, .9, "ochre", 0)))
    out += sack_(x - 66 * s, y, 1.05 * s, V("straw")) + sack_(x - 36 * s, y + 2, .9 * s, V("linen"), True) + basket(h, x + 2 * s, y + 2, 1 * s, good("grain", x - 14 * s, y - 42 * s, 28 * s) + good("grain", x + 0 * s, y - 40 * s, 26 * s))
    return out + good("pumpkin", x + 32 * s, y - 20 * s, 22 * s) + good("pumpkin", x + 56 * s, y - 26 * s, 29 * s)


def bakehouse(h: Hand, x: float, y: float, s: float) -> str:
    P = placed(x, y, s)
    out = shadow(h, x - 26 * s, y, 52 * s, 4 * s) + h.prop(P((-78, 0), (-78, -26), (-68, -52), (-44, -68), (-14, -68), (10, -52), (20, -26), (20, 0)), V("clay"), 2.6, True, 12, 4, .7)
    out += h.lines([P((-74, -20), (-56, -21)), P((-6, -50), (8, -42)), P((-66, -44), (-54, -46)), P((0, -18), (18, -17)), P((-40, -60), (-22, -61)), P((-72, -8), (-60, -8))], 1.8, V("wood2"))
    out += path(curve(P((-54, -6), (-52, -30), (-40, -44), (-18, -44), (-6, -30), (-4, -6))), INK) + path(curve(P((-50, -6), (-48, -29), (-38, -40), (-20, -40), (-10, -29), (-8, -6))), V("fire3"))
    out += "".join(flame(h, x + k * s, y - 7 * s, z * s) for k, z in ((-42, 1.2), (-17, 1.2), (-30, 1.7))) + h.slab(x - 60 * s, y - 7 * s, 62 * s, 6 * s, V("rock3"), 1.8, shade=2, glint=2)
    out += board(h, x + 62 * s, y + 3, 48 * s, 20 * s) + loaf(h, x + 50 * s, y - 22 * s, .95 * s) + loaf(h, x + 74 * s, y - 22 * s, .95 * s) + loaf(h, x + 62 * s, y - 31 * s, .9 * s)
    return out + rod(h, (x + 34 * s, y + 2), (x + 28 * s, y - 66 * s), 3, V("straw")) + h.prop(P((22, -62), (34, -62), (34, -80), (22, -80)), V("straw"), 1.6, True, 3, 1, .3)


def treasury(h: Hand, x: float, y: float, s: float) -> str:
    P = placed(x, y, s)
    out = shadow(h, x - 16 * s, y, 50 * s, 5 * s) + h.prop(P((-58, -28), (-62, -58), (-46, -70), (18, -70), (30, -58), (26, -28)), V("wood2"), 2.2, True, 7, 2, .5)
    out += path(curve(P((-56, -27), (-40, -40), (-22, -48), (-2, -44), (14, -38), (24, -27))), V("gold")) + "".join(good("gold", x + k * s, y - yy * s, z * s) for k, yy, z in ((-56, 52, 30), (-34, 58, 32), (-8, 54, 30)))
    out += h.slab(x - 60 * s, y - 28 * s, 88 * s, 28 * s, V("wood"), 2.4, shade=7, glint=3) + "".join(h.slab(x + k * s, y - 29 * s, 7 * s, 30 * s, V("iron"), 1.5, shade=2, glint=1) for k in (-52, 14)) + h.slab(x - 22 * s, y - 26 * s, 13 * s, 14 * s, V("gold"), 1.6, shade=3, glint=2)
    return out + good("gold", x + 38 * s, y - 22 * s, 26 * s) + good("gold", x - 86 * s, y - 20 * s, 24 * s)


def furniture_workshop(h: Hand, x: float, y: float, s: float) -> str:
    def one(px: float, py: float) -> Point:
        return (x + px * s, y + py * s)
    out = board(h, x - 24 * s, y, 110 * s, 26 * s)
    out += rods(h, [(one(-56, -31), one(-56, -50)), (one(-32, -31), one(-32, -50)), (one(-57, -50), one(-60, -82)), (one(-59, -66), one(-41, -66)), (one(-60, -78), one(-41, -78)), (one(-40, -50), one(-42, -82))], 3.8 * s, V("straw"), 1.4) + h.slab(x - 61 * s, y - 54 * s, 33 * s, 5 * s, V("straw"), 1.6, shade=2, glint=1)
    out += h.prop(at(x, y, s, [(-14, -34), (22, -44), (23, -40), (-12, -31)]), V("iron"), 1.6, False, 2, 1.5, .2) + h.prop(ring(x + 25 * s, y - 41 * s, 5 * s, 4 * s, 7), V("wood2"), 1.6, True, 0, 0, .2)
    out += path("".join(h.gouge(x + h.jit(50) * s - 20 * s, y + h.jit(3), h.jit(3), 8, 2.4) for _ in range(12)), V("straw")) + good("wood", x + 52 * s, y - 22 * s, 28 * s) + good("wood", x + 64 * s, y - 36 * s, 26 * s)
    return out


def sacrificial_altar(h: Hand, x: float, y: float, s: float) -> str:
    P = placed(x, y, s)
    out = h.prop(P((-34, 0), (-40, -50), (-26, -80), (-2, -88), (20, -78), (32, -48), (28, 0)), V("rock2"), 2.4, False, 10, 4, 1)
    out += h.lines([P((-18, -52), (-10, -66), (6, -66), (14, -54)), P((-14, -54), (-16, -42)), P((10, -54), (12, -42)), P((-18, -52), (-24, -62))], 3, V("red"))
    out += shadow(h, x - 4 * s, y + 2, 58 * s, 4) + h.slab(x - 44 * s, y - 18 * s, 18 * s, 20 * s, V("rock1"), 2, shade=5, glint=2) + h.slab(x + 22 * s, y - 18 * s, 18 * s, 20 * s, V("rock1"), 2, shade=5, glint=2) + h.slab(x - 58 * s, y - 29 * s, 112 * s, 12 * s, V("rock3"), 2.4, shade=4, glint=3)
    out += h.prop(P((-14, -40), (-8, -29), (8, -29), (14, -40)), V("clay"), 1.8, True, 3, 1.5, .3) + flame(h, x, y - 39 * s, 1.7 * s) + flame(h, x - 6 * s, y - 39 * s, 1.1 * s)
    return out + good("grain", x - 52 * s, y - 54 * s, 26 * s) + good("food", x + 24 * s, y - 50 * s, 23 * s) + candle(h, x - 72 * s, y + 2, 1 * s, 16) + candle(h, x + 68 * s, y + 3, 1.1 * s, 12)


def barrow(h: Hand, x: float, y: float, s: float, load: Sequence[str] = ("rock3", "rock2", "rock1")) -> str:
    """A wheelbarrow of rubble, its wheel on the left."""
    out = heap(h, x - 4 * s, y - 26 * s, 7, 15 * s, 9 * s, load) + shadow(h, x, y, 34 * s, 4)
    P = placed(x, y, s)
    out += h.prop(P((-26, -31), (20, -31), (13, -12), (-17, -12)), V("wood"), 2.2, False, 6, 2.4, .6) + h.lines([P((-23, -25), (17, -25)), P((-20, -18), (15, -18))], 1.2, V("wood2"))
    return out + rod(h, P((12, -14))[0], P((48, -25))[0], 3.4 * s) + rod(h, P((22, -17))[0], P((27, 0))[0], 3.2 * s, V("wood2")) + wheel(h, x - 22 * s, y - 9 * s, 8.5 * s, 3, 6)


def cave_entrance(h: Hand, x: float, y: float, s: float) -> str:
    return barrow(h, x - 8 * s, y, s, ("ochre", "rock3", "rock2")) + barrel(h, x + 62 * s, y, .9 * s) + pick(h, x + 30 * s, y, .8 * s, .35)


def candle_stone(h: Hand, x: float, y: float) -> str:
    return stock("stone1", lambda: stone(Hand(4, (-60, -80))), x, y + 3, 1.3, V("rock2")) + candle(h, x, y - 12, 1.1, 10)


def shovel(h: Hand, x: float, y: float, s: float, lean: float) -> str:
    """Its blade on the floor, leaning to the right by so much."""
    blade = [(-8, -2), (-9, -15), (0, -20), (9, -15), (8, -2), (0, 3)]
    return rod(h, (x, y - 14 * s), (x + lean * s, y - 62 * s), 3.4 * s, V("wood")) + h.prop(at(x, y, s, blade), V("iron"), 1.9, True, 3, 1.6, .3)


def cavern(kind: int) -> Callable[[Hand, float, float, float], str]:
    """Dug out and empty: pick marks on the wall, rubble, and what whoever dug has left behind."""
    def draw(h: Hand, x: float, y: float, s: float) -> str:
        marks = [(-62 + i % 6 * 24 + i // 6 * 9 + h.jit(5), -66 + i // 6 * 20 + h.jit(4)) for i in range(12)]
        slope = 2.2 if kind % 2 == 0 else .95
        out = path("".join(h.gouge(x + a, y + b, slope + h.jit(.15), 13, 4.6) for a, b in marks), V("fire4"), .75)
        out += path("".join(h.gouge(x + a + 2.6, y + b + 1.6, slope, 9, 2) for a, b in marks), "#ffe6ab", .5)
        if kind == 0:
            return out + heap(h, x + 46, y + 3, 8, 20, 10) + pick(h, x + 10, y + 2, .82, .3) + candle_stone(h, x - 44, y)
        if kind == 1:
            return out + barrow(h, x - 30, y + 2, .88) + heap(h, x + 40, y + 4, 4, 14, 8)
        if kind == 2:
            return out + heap(h, x - 46, y + 3, 10, 24, 12) + shovel(h, x - 8, y + 2, .82, 14) + candle_stone(h, x + 42, y)
        beams = [((x + 24 + k * 9, y + 3), (x + 42 + k * 7, y - 58 + k * 7)) for k in range(3)]
        return out + rods(h, beams, 6, V("wood"), 1.6) + crate(h, x - 44, y + 2, .95) + heap(h, x - 10, y + 4, 4, 12, 8)
    return draw


def stall(h: Hand, x: float, y: float, s: float) -> str:
    """A counter with sheaves on it under a striped awning."""
    x -= 14 * s
    P = placed(x, y, s)
    out = rods(h, [P((-56, 0), (-54, -60)), P((56, 0), (54, -60))], 4.6 * s, V("wood2"), 1.5)
    out += "".join(good("grain", x + k * s, y - 64 * s, 36 * s) for k in (-50, -32)) + good("flax", x + 20 * s, y - 62 * s, 32 * s)
    out += counter(h, x, y, 100 * s, 27 * s)
    return out + awning(h, x, y - 58 * s, 132 * s, 24 * s) + "".join(coin(h, x + k * s, y - yy * s, 5 * s) for k, yy in ((-10, 34), (0, 35), (-5, 40)))


def gold_vein(h: Hand, x: float, y: float, s: float) -> str:
    """Gold in a cleft across the whole wall."""
    P = placed(x, y, s)
    cleft = P((-92, -26), (-70, -40), (-40, -38), (-16, -54), (14, -54), (44, -76), (86, -84), (88, -66), (56, -56), (30, -36), (0, -34), (-24, -20), (-60, -22), (-90, -8))
    out = path(outline(h.rough(cleft, 2)), V("rockgap")) + h.line(cleft[:7], 3, V("rocklit"), False, opacity=.7)
    for px, py, z in ((-76, -25, 8), (-56, -31, 11), (-32, -30, 9), (-12, -43, 13), (12, -44, 10), (32, -56, 13), (54, -66, 10), (72, -73, 8), (-44, -22, 5), (2, -36, 5), (44, -50, 5)):
        nugget = P(*((px + z * a, py + z * b) for a, b in ((-1, .2), (-.5, -.8), (.4, -.8), (1.1, -.1), (.6, .8), (-.5, .8))))
        out += h.prop(nugget, V("gold"), 1.9, False, z * .5, 0, z * .12) + path(outline([nugget[0], nugget[1], nugget[2], P((px, py))[0]]), "#fff0b0", .85)
    out += "".join(sparkle(*P(p)[0], z * s) for p, z in (((-8, -54), 15), ((36, -68), 12), ((-58, -42), 9)))
    return out + good("stone", x + 16 * s, y - 21 * s, 26 * s) + good("gold", x + 74 * s, y - 18 * s, 26 * s) + pick(h, x - 10 * s, y + 3, .82 * s, -.5)


def junction_room(h: Hand, x: float, y: float, s: float) -> str:
    """Three ways and a post that names them."""
    P = placed(x, y, s)
    out = ""
    for k, w, tall in ((-62, 44, 58), (2, 34, 46), (64, 42, 56)):
        out += arch(h, x + k * s, y - 8 * s, w * s, tall * s, V("fire3"), 2.8) + arch(h, x + k * .92 * s, y - 10 * s, w * .66 * s, tall * .72 * s, V("soot"), 1.2)
        out += path(outline(P((k - w * .42, -8), (k + w * .42, -8), (k * .3 + 14, 8), (k * .3 - 14, 8))), "#ffe2a0", .3)
    out += shadow(h, x - 22 * s, y, 14 * s, 4 * s) + h.slab(x - 26 * s, y - 80 * s, 8 * s, 80 * s, V("wood2"), 2, shade=3, glint=2)
    for top, pts, tone in ((-76, ((-62, -6.5), (-54, -13), (-4, -13), (-4, 0), (-54, 0)), "straw"), (-58, ((22, -6.5), (14, -13), (-38, -13), (-38, 0), (14, 0)), "wood"), (-40, ((-54, -5.5), (-47, -11), (-8, -11), (-8, 0), (-47, 0)), "straw")):
        board_ = P(*((px, top + 12 + py) for px, py in pts))
        out += h.prop(board_, V(tone), 2.1, False, 3, 2, .5) + h.lines([[((board_[1][0] + 3 * board_[2][0]) / 4, board_[1][1] + 6 * s), ((3 * board_[1][0] + board_[2][0]) / 4, board_[1][1] + 6.6 * s)]], 1.7)
    return out + heap(h, x + 34 * s, y + 5, 4, 10, 7)


def digging_cave(h: Hand, x: float, y: float, s: float) -> str:
    """A crane with a toothed scoop."""
    P = placed(x, y, s)
    out = heap(h, x + 60 * s, y + 2, 14, 30 * s, 15 * s) + shadow(h, x - 44 * s, y, 34 * s, 4 * s)
    out += rods(h, [P((-74, 0), (-50, -74)), P((-26, 0), (-48, -74)), P((-66, -24), (-34, -24))], 5 * s, V("wood2"), 1.6)
    out += h.prop(P((-70, -66), (-68, -74), (26, -84), (27, -77)), V("wood"), 2.2, False, 3, 2, .5) + rods(h, [P((-40, -40), (-14, -74))], 4 * s, V("wood"), 1.5)
    out += h.lines([P((22, -78), (20, -46)), P((22, -78), (-49, -30))], 2, V("linen"), taper=.05)
    out += wheel(h, x - 50 * s, y - 26 * s, 15 * s, 4, 6)
    scoop = P((-6, -48), (46, -48), (48, -32), (38, -18), (6, -18), (-8, -30))
    out += "".join(h.prop(P((k, -19), (k + 9, -19), (k + 5, -6)), "#c2bcb0", 1.7, False, 2, 0, .2) for k in (6, 17, 28))
    out += h.line(P((-4, -48), (20, -62), (44, -48)), 3, V("iron")) + heap(h, x + 20 * s, y - 46 * s, 6, 16 * s, 10 * s, ("soil", "rock2", "soil2")) + h.prop(scoop, V("iron"), 2.5, False, 6, 3, .4)
    return out + h.lines([P((-6, -40), (46, -40))], 1.8) + "".join(path(curve(ring(*P((k, -44))[0], 1.6, 1.6, 5)), BONE, .8) for k in (4, 18, 32))


def state_room(h: Hand, x: float, y: float, s: float) -> str:
    """A throne on a dais, drapes on both sides, a wheel of candles above."""
    P = placed(x, y, s)
    out = ""
    for side in (-1, 1):
        out += h.prop(P((side * 98, -90), (side * 54, -90), (side * 58, -66), (side * 74, -40), (side * 72, 0), (side * 98, 2)), V("red"), 2.1, True, 7, 2, .6)
        out += h.lines([P((side * 70, -84), (side * 80, -44), (side * 80, -2)), P((side * 84, -86), (side * 88, -42), (side * 88, -2))], 1.8, SOOT, .6) + h.line(P((side * 70, -40), (side * 92, -37)), 4.4, V("gold"), taper=.2)
    out += h.prop(P((-14, -6), (14, -6), (34, 9), (-34, 9)), V("red"), 1.6, False, 2, 0, .3) + h.slab(x - 44 * s, y - 7 * s, 88 * s, 8 * s, V("rock3"), 2, shade=3, glint=2)
    out += h.prop(P((-24, -6), (-25, -58), (-16, -70), (0, -66), (16, -70), (25, -58), (24, -6)), V("gold"), 2.6, False, 7, 3, .4)
    out += h.prop(P((-15, -26), (-15, -54), (0, -59), (15, -54), (15, -26)), V("red"), 1.8, False, 5, 2, .4) + path(outline(P((0, -50), (5, -43), (0, -36), (-5, -43))), V("gold"))
    out += h.slab(x - 20 * s, y - 29 * s, 40 * s, 9 * s, V("red"), 2, shade=3, glint=2) + "".join(h.slab(x + k * s, y - 38 * s, 8 * s, 32 * s, V("gold"), 1.9, shade=3, glint=1.6) for k in (-31, 23))
    out += "".join(path(curve(ring(*P(p)[0], 3.4 * s, 3.4 * s, 7)), V("ruby")) for p in ((-20, -71), (20, -71), (0, -70), (-27, -40), (27, -40)))
    return out


def secret_chamber(h: Hand, x: float, y: float, s: float) -> str:
    """A bookcase swung open like a door, light and gold behind it."""
    P = placed(x, y, s)
    out = path(outline(P((-8, 4), (-8, -80), (38, -80), (38, 4))), INK) + path(outline(P((-4, 2), (-4, -76), (34, -76), (34, 2))), V("fire1")) + path(outline(P((2, -2), (2, -66), (28, -66), (28, -2))), "#ffe9b0", .8)
    out += h.slab(x - 2 * s, y - 18 * s, 34 * s, 18 * s, V("wood2"), 1.8, shade=4, glint=2) + good("gold", x - 2 * s, y - 42 * s, 30 * s)
    out += path(outline(P((-4, 4), (34, 4), (54, 12), (-20, 12))), "#ffe2a0", .5)
    out += h.slab(x - 82 * s, y - 82 * s, 74 * s, 84 * s, V("wood2"), 2.4, shade=5, glint=2) + path(outline(P((-77, -76), (-13, -76), (-13, -4), (-77, -4))), V("fire4"))
    for k, gap in ((-54, 0), (-30, 14), (-6, 0)):
        out += books(h, x - (76 - gap) * s, y + k * s, (62 - gap) * s, 19 * s) + h.slab(x - 79 * s, y + k * s, 68 * s, 4 * s, V("wood"), 1.4, shade=1.4, glint=1)
    out += jar_(x - 70 * s, y - 30 * s, .7 * s, V("ochre"), 1)
    door = P((38, -80), (66, -90), (68, 8), (38, 2))
    out += h.prop(door, V("wood2"), 2.4, False, 0, 2, .4) + path(outline(P((43, -75), (61, -81), (62, 1), (43, -3))), V("fire4"))
    for k in (-52, -28, -4):
        out += "".join(path(outline(P((44 + 4.4 * j, k + j * .8), (44 + 4.4 * j, k - 15 - h.r.uniform(0, 5) - j), (47.4 + 4.4 * j, k - 16 - j), (47.4 + 4.4 * j, k + j * .8))), V(c)) for j, c in enumerate(h.r.sample(("red", "ochre", "moss", "linen"), 4)))
        out += h.line(P((42, k + 1), (63, k + 5)), 3.4, V("wood"), taper=.1)
    return out


def prospecting_site(h: Hand, x: float, y: float, s: float) -> str:
    """Water runs down a trough into a pan with gold in it."""
    P = placed(x, y, s)
    out = root(h, x - 20 * s, y - 92 * s, 34, 5, .3) + root(h, x + 16 * s, y - 92 * s, 28, 4, -.3)
    out += path(curve(P((-96, -2), (-40, -4), (20, 0), (96, -4), (96, 9), (-96, 9))), V("water")) + h.lines([P((-84, 4), (-60, 3)), P((-34, 6), (-8, 5)), P((66, 3), (88, 4))], 1.8, "#d7e6e2", .8)
    out += rods(h, [P((-74, 2), (-70, -50)), P((-28, 2), (-28, -32))], 4 * s, V("wood2"), 1.5)
    out += h.prop(P((-90, -66), (-90, -54), (-4, -28), (-2, -40)), V("wood"), 2.2, False, 4, 2, .5) + path(outline(P((-88, -67), (-84, -70), (2, -44), (-2, -40))), V("water")) + h.lines([P((-60, -52), (-62, -60)), P((-32, -43), (-34, -52))], 1.6)
    out += h.lines([P((0, -42), (5, -32), (6, -18)), P((3, -42), (10, -30), (11, -18))], 3, V("water")) + path(curve(P((-92, -68), (-84, -74), (-78, -66))), V("water"))
    out += heap(h, x + 42 * s, y + 4, 5, 26 * s, 9 * s)
    pan = [(x + (36 + 38 * math.cos(a) * .95) * s, y + (-24 + 25 * math.sin(a) + 7 * math.cos(a)) * s) for a in (k * math.pi / 7 for k in range(14))]
    inner = [(x + (36 + 30 * math.cos(a)) * s, y + (-25 + 18 * math.sin(a) + 6 * math.cos(a)) * s) for a in (k * math.pi / 6 for k in range(12))]
    out += h.prop(pan, V("iron"), 2.6, True, 6, 3, .4) + h.prop(inner, V("water"), 1.6, True, 4, 0, .3)
    out += "".join(h.prop(P(*((px + z * a, py + z * b) for a, b in ((-1, 0), (-.3, -.8), (.8, -.6), (1, .4), (0, .8)))), V("gold"), 1.3, False, 0, 0, .3) for px, py, z in ((28, -20, 6), (40, -15, 7), (50, -22, 5), (38, -28, 4), (22, -28, 3)))
    return out + sparkle(*P((42, -24))[0], 11 * s) + tuft(h, x + 80 * s, y + 2, 1.5, 7, V("leaf")) + tuft(h, x - 50 * s, y + 3, 1.2, 6, V("moss"))


def log_end(g: Hand) -> str:
    return g.prop(ring(0, 0, 11, 10.6, 9), V("wood2"), 2, True, 3, 1.6, .4) + g.prop(ring(0, 0, 8, 7.8, 8), V("straw"), 0, True, 2, 0, .3) + g.line(ring(0, 0, 4.6, 4.4, 7), 1.2, V("wood"), close=True) + g.line([(0, 0), (6, 3)], 1, V("wood"))


def wood_storeroom(h: Hand, x: float, y: float, s: float) -> str:
    """Logs stacked between stakes up to the ceiling, an axe in its block."""
    x -= 4 * s
    out = shadow(h, x - 22 * s, y + 2, 66 * s, 5)
    for row, (many, first) in enumerate(((5, -66), (4, -55), (5, -66), (4, -55))):
        out += "".join(stock("log", lambda: log_end(LIT()), x + (first + 22 * k) * s, y - (10 + 18.4 * row) * s, s, turn=(k * 67 + row * 40) % 360) for k in range(many))
    out += rods(h, [at(x, y, s, [(-82, 2), (-84, -80)]), at(x, y, s, [(38, 2), (40, -80)])], 5.6 * s, V("wood"), 1.7)
    out += shadow(h, x + 68 * s, y + 2, 20 * s, 4) + h.prop(at(x + 68 * s, y, s, [(-15, 2), (-14, -18), (14, -18), (15, 2)]), V("wood2"), 2, False, 5, 2, .4) + h.prop(ring(x + 68 * s, y - 18 * s, 14 * s, 4 * s, 9), V("straw"), 1.6, True, 0, 0, .3)
    return out + rod(h, (x + 70 * s, y - 20 * s), (x + 86 * s, y - 56 * s), 3.6, V("wood")) + h.prop(at(x + 68 * s, y - 20 * s, s, [(-10, 0), (-3, -18), (9, -14), (5, 2)]), V("iron"), 1.9, False, 3, 2, .3)


def dungeon(h: Hand, x: float, y: float, s: float) -> str:
    """A barred vault, shackles on the wall, old bones."""
    P = placed(x - 26 * s, y, s)
    out = h.prop(P((-54, 2), (-54, -48), (-38, -76), (0, -88), (38, -76), (54, -48), (54, 2)), V("rock3"), 2.4, False, 8, 3, .8)
    joints = [P((-54, -22), (-38, -22)), P((54, -22), (38, -22)), P((-53, -50), (-37, -45)), P((53, -50), (37, -45)), P((-38, -76), (-26, -64)), P((38, -76), (26, -64)), P((-10, -86), (-8, -74)), P((12, -86), (9, -74))]
    out += h.lines(joints, 2) + path(curve(P((-37, 2), (-37, -42), (-26, -62), (0, -72), (26, -62), (37, -42), (37, 2)), tension=8), V("soot"))
    out += path(curve(P((-20, -2), (-14, -14), (6, -16), (16, -4))), V("fire3"), .7)
    bars = [P((k, 3), (k, -62 + abs(k) * .45)) for k in (-28, -14, 0, 14, 28)] + [P((-37, -20), (37, -20)), P((-36, -46), (36, -46))]
    out += rods(h, bars, 3.6 * s, "#8d8780", 1.5) + h.slab(x - 16 * s, y - 30 * s, 13 * s, 15 * s, V("iron"), 1.9, shade=3, glint=2) + path(curve(ring(x - 9.5 * s, y - 23 * s, 2, 2, 6)), INK)
    for k in (46, 72):
        out += path(curve(ring(x + k * s, y - 66 * s, 4 * s, 4 * s, 7)), INK) + chain(h, [(x + k * s, y - (64 - 7 * j) * s) for j in range(5)]) + h.line(ring(x + k * s, y - 30 * s, 7 * s, 8 * s, 9), 4, INK, close=True, taper=0) + h.line(ring(x + k * s, y - 30 * s, 7 * s, 8 * s, 9), 2, "#8d8780", close=True, taper=0)
    out += straw(h, x + 54 * s, y + 4, 26)
    skull = at(x + 60 * s, y + 2, s, [(-9, -4), (-11, -12), (-5, -19), (5, -19), (11, -12), (9, -4), (5, 0), (-5, 0)])
    return out + h.prop(skull, V("linen"), 1.9, True, 4, 1.5, .3) + path(curve(ring(x + 56 * s, y - 9 * s, 2.8, 3, 7)) + curve(ring(x + 64 * s, y - 9 * s, 2.8, 3, 7)), INK)


# room -> (light measured from the middle of the foot line, what gives it, drawing)
ROOMS = {
    "cavern-0": ((-44, -28), "none", cavern(0)),
    "cavern-1": ((48, -60), "lamp", cavern(1)),
    "cavern-2": ((42, -28), "none", cavern(2)),
    "cavern-3": ((-58, -46), "torch", cavern(3)),
    "cave-entrance": ((-104, -36), "none", cave_entrance),
    "shelf": ((60, -62), "lamp", shelf_room),
    "spinning-wheel": ((62, -62), "lamp", spinning_wheel_room),
    "tunnel": ((0, -22), "none", tunnel),
    "grindstone": ((-62, -58), "torch", grindstone),
    "food-corner": ((40, -46), "candle", food_corner),
    "parlor": ((62, -30), "hearth", parlor),
    "warehouse": ((46, -66), "lamp", warehouse),
    "sacrificial-altar": ((0, -50), "none", sacrificial_altar),
    "storeroom": ((42, -60), "lamp", storeroom),
    "weaving-room": ((62, -58), "lamp", weaving_room),
    "furniture-workshop": ((46, -62), "lamp", furniture_workshop),
    "bakehouse": ((-30, -22), "none", bakehouse),
    "treasury": ((58, -50), "torch", treasury),
    "stall": ((62, -62), "lamp", stall),
    "gold-vein": ((56, -34), "candle", gold_vein),
    "junction-room": ((40, -66), "lamp", junction_room),
    "digging-cave": ((62, -62), "lamp", digging_cave),
    "state-room": ((0, -70), "chandelier", state_room),
    "secret-chamber": ((14, -40), "none", secret_chamber),
    "prospecting-site": ((40, -60), "shaft", prospecting_site),
    "wood-storeroom": ((50, -60), "shaft", wood_storeroom),
    "dungeon": ((60, -60), "shaft", dungeon),
    "retting-room": ((52, -60), "shaft", retting_room),
    "equipment-room": ((50, -60), "shaft", equipment_room),
}
