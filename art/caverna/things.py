"""Furniture and gear of Caverna's rooms. (x, y) is the middle of the foot on the floor; s scales; h holds the light."""
import math

from art.furniture import barrel, board, crate, loaf
from art.goods import GOODS, fine
from art.hand import BONE, INK, SOOT, Hand, Point, Points, box, curve, outline, path, ring, stock
from art.props import (
    V,
    at,
    basket,
    candle,
    crystal,
    flame,
    heap,
    jar_,
    lantern_,
    pick,
    placed,
    rod,
    rods,
    sack_,
    shadow,
    shelf,
    stone,
    tuft,
    wheel,
    yarn,
)
from art.rooms import bunch, cauldron, loom, pumpkin, stool

__all__ = [
    "BONE",
    "INK",
    "SOOT",
    "Hand",
    "V",
    "anvil",
    "armchair",
    "axe",
    "banner",
    "barrel",
    "basket",
    "beast",
    "bed",
    "block",
    "board",
    "book",
    "box",
    "broom",
    "bucket",
    "bunch",
    "bunk",
    "candle",
    "cart",
    "cauldron",
    "chest",
    "crate",
    "crystal",
    "curve",
    "dog",
    "flame",
    "flower",
    "gear",
    "good",
    "ham",
    "hammer",
    "hay",
    "heap",
    "hearth",
    "jar_",
    "keg",
    "ladder",
    "lantern_",
    "loaf",
    "loom",
    "mug",
    "outline",
    "path",
    "pick",
    "plank",
    "ring",
    "rod",
    "rods",
    "sack_",
    "saw",
    "scales",
    "scroll",
    "shadow",
    "shelf",
    "shield",
    "stock",
    "stone",
    "stool",
    "sword",
    "timber",
    "torch",
    "trough",
    "tuft",
    "wheel",
    "yarn",
]


def dog(h: Hand) -> str:
    body = [(3, 30), (5, 24), (12, 22), (14, 12), (20, 16), (26, 18), (32, 28), (46, 28), (54, 30), (57, 38), (56, 58), (51, 58), (49, 46),
            (36, 46), (34, 58), (29, 58), (27, 44), (21, 38), (12, 38), (5, 36)]
    out = h.line([(55, 32), (62, 24), (61, 16)], 4.6) + h.prop(body, "#a8743f", 3.2, False, 7, 2, .3)
    out += h.prop([(15, 13), (22, 18), (23, 28), (17, 27)], "#5e3a20", 2.2, True, 0, 0, .2)
    out += path(curve(ring(12, 26, 2, 2, 6)) + curve(ring(4, 30, 2.2, 2, 6)), INK)
    return out + h.line([(21, 38), (27, 42), (33, 38)], 3.4, V("red"))


MORE = {"dog": dog, "vegetable": pumpkin}


def good(name: str, x: float, y: float, size: float, flip: bool = False) -> str:
    """A good or an animal in a box of this size, from the upper left corner."""
    draw = GOODS.get(name) or MORE[name]
    return stock("i-" + name, lambda: draw(fine(40 + len(name))), x, y, size / 64, flip=flip)


def beast(name: str, x: float, y: float, size: float, flip: bool = False) -> str:
    """An animal on its feet at (x, y)."""
    k = size / 64
    return path(curve(ring(x, y, 26 * k, 4.5 * k, 8)), SOOT, .4) + good(name, x + (32 * k if flip else -32 * k), y - 58 * k, size, flip)


def bed(h: Hand, x: float, y: float, s: float = 1, w: float = 44, cloth: str = "red", pillows: int = 1) -> str:
    """Seen from its side; head on the left."""
    P = placed(x - w * s / 2, y, s)
    out = shadow(h, x, y, w * .56 * s, 4 * s) + h.slab(x - (w / 2 + 3) * s, y - 28 * s, 6 * s, 28 * s, V("wood2"), 1.7, shade=2, glint=1)
    out += h.slab(x + (w / 2 - 2) * s, y - 19 * s, 6 * s, 19 * s, V("wood2"), 1.7, shade=2, glint=1)
    out += h.prop(P((2, -15), (w * .5, -19), (w - 1, -14), (w - 1, -4), (2, -4)), V(cloth), 2, False, 4, 2, .5)
    for k in range(pillows):
        out += h.prop(P((3, -16 - 6 * k), (13, -21 - 6 * k), (16, -14 - 6 * k), (4, -11 - 6 * k)), V("linen"), 1.5, True, 2, 0, .3)
    return out + h.lines([P((w * k, -17), (w * k + 1, -5)) for k in (.5, .68, .86)], 1.6, V("linen"))


def bunk(h: Hand, x: float, y: float, s: float = 1) -> str:
    """Two beds, one above the other, with a ladder."""
    out = bed(h, x, y, s, 46) + bed(h, x, y - 34 * s, s, 46, "flax")
    out += rods(h, [((x - 25 * s, y), (x - 25 * s, y - 64 * s)), ((x + 25 * s, y), (x + 25 * s, y - 56 * s))], 4.4 * s, V("wood2"), 1.5)
    return out + ladder(h, x + 34 * s, y + 2, s, 50)


def ladder(h: Hand, x: float, y: float, s: float = 1, tall: float = 56, lean: float = 6) -> str:
    rails = [((x - 6 * s, y), (x - (6 - lean) * s, y - tall * s)), ((x + 6 * s, y), (x + (6 + lean) * s, y - tall * s))]
    rungs = [((x + (-6 + lean * t) * s, y - tall * t * s), (x + (6 + lean * t) * s, y - tall * t * s)) for t in (.15, .35, .55, .75, .92)]
    return rods(h, rungs, 2.4 * s, V("straw"), 1.1) + rods(h, rails, 3.2 * s, V("wood"), 1.3)


def hearth(h: Hand, x: float, y: float, s: float = 1) -> str:
    P = placed(x, y, s)
    out = h.prop(P((-24, 0), (-24, -40), (-14, -54), (14, -54), (24, -40), (24, 0)), V("rock2"), 2.2, False, 5, 2, .8)
    out += h.lines([P((-24, -26), (-15, -26)), P((15, -18), (24, -18)), P((-10, -52), (-8, -42)), P((8, -52), (10, -42))], 1.5, opacity=.7)
    out += path(curve(P((-15, 0), (-14, -26), (0, -38), (14, -26), (15, 0))), V("fire4"))
    return out + "".join(flame(h, x + k * s, y - 1, z * s) for k, z in ((-8, 1.2), (8, 1.3), (0, 1.9)))


def torch(h: Hand, x: float, y: float, s: float = 1) -> str:
    """On the wall; its fire at (x, y)."""
    out = rod(h, (x - 2 * s, y + 20 * s), (x, y), 4 * s, V("wood2"))
    return out + h.prop(at(x, y, s, [(-5, 2), (-6, -4), (6, -4), (5, 2)]), V("iron"), 1.5, False, 2, 0, .2) + flame(h, x, y - 3 * s, 1.5 * s)


def timber(h: Hand, x: float, y: float, s: float = 1, w: float = 88, tall: float = 72) -> str:
    """A set of pit props with its cap."""
    out = h.slab(x - w / 2 * s, y - tall * s, 8 * s, tall * s, V("wood2"), 1.8, shade=3, glint=1)
    out += h.slab(x + (w / 2 - 8) * s, y - tall * s, 8 * s, tall * s, V("wood2"), 1.8, shade=3, glint=1)
    return out + h.slab(x - (w / 2 + 5) * s, y - (tall + 8) * s, (w + 10) * s, 9 * s, V("wood"), 1.8, shade=3, glint=1)


def anvil(h: Hand, x: float, y: float, s: float = 1) -> str:
    P = placed(x, y, s)
    out = shadow(h, x, y, 22 * s, 4 * s) + h.prop(P((-15, 0), (-13, -18), (13, -18), (15, 0)), V("wood2"), 2, False, 5, 1, .4)
    pts = P((-26, -38), (24, -38), (22, -32), (9, -30), (7, -24), (12, -22), (12, -18), (-12, -18), (-12, -22), (-7, -24), (-8, -30), (-18, -32))
    return out + h.prop(pts, V("iron"), 2.3, False, 5, 2.5, .3)


def hammer(h: Hand, x: float, y: float, s: float = 1, lean: float = .5) -> str:
    c, n = math.cos(lean), math.sin(lean)
    def T(pts: Points) -> list[Point]:
        return [(x + (px * c - py * n) * s, y + (px * n + py * c) * s) for px, py in pts]
    a, b = T([(0, 0), (0, -32)])
    return rod(h, a, b, 3.6 * s, V("straw")) + h.prop(T([(-11, -30), (11, -30), (11, -39), (-11, -39)]), V("iron"), 1.9, False, 3, 1.6, .3)


def sword(h: Hand, x: float, y: float, s: float = 1, lean: float = 0.0) -> str:
    """Hilt up, point down at (x, y)."""
    c, n = math.cos(lean), math.sin(lean)
    def T(pts: Points) -> list[Point]:
        return [(x + (px * c - py * n) * s, y + (px * n + py * c) * s) for px, py in pts]
    out = h.prop(T([(-3, -38), (3, -38), (2.6, -6), (0, 0), (-2.6, -6)]), "#cfc8bc", 1.7, False, 2, 0, .1)
    out += h.prop(T([(-10, -41), (10, -41), (10, -37), (-10, -37)]), V("ochre"), 1.6, False, 1, 0, .2)
    return out + h.prop(T([(-2.2, -52), (2.2, -52), (2.2, -41), (-2.2, -41)]), V("wood2"), 1.5, False, 0, 0, .2) + \
        h.prop(T(ring(0, -53.5, 3, 3, 7)), V("ochre"), 1.3, True, 0, 0, .1)


def axe(h: Hand, x: float, y: float, s: float = 1, lean: float = 0.0) -> str:
    c, n = math.cos(lean), math.sin(lean)
    def T(pts: Points) -> list[Point]:
        return [(x + (px * c - py * n) * s, y + (px * n + py * c) * s) for px, py in pts]
    a, b = T([(0, 0), (0, -46)])
    out = rod(h, a, b, 3.4 * s, V("straw"))
    return out + h.prop(T([(1, -47), (12, -52), (17, -42), (12, -32), (1, -37)]), "#a59d92", 1.8, True, 3, 1.5, .2) + \
        h.prop(T([(-1, -47), (-12, -52), (-17, -42), (-12, -32), (-1, -37)]), "#a59d92", 1.8, True, 3, 1.5, .2)


def shield(h: Hand, x: float, y: float, r: float, color: str = "red") -> str:
    out = h.prop(ring(x, y, r, r, 12), V(color), 2.2, True, r * .3, r * .12, .3) + h.line(ring(x, y, r * .72, r * .72, 10), 1.4, V("linen"), close=True)
    return out + h.prop(ring(x, y, r * .26, r * .26, 8), V("iron"), 1.5, True, 1, 1, .2)


def block(h: Hand, x: float, y: float, w: float, tall: float, tone: str = "rock3") -> str:
    return h.slab(x - w / 2, y - tall, w, tall, V(tone), 2, shade=tall * .22, glint=2.2)


def plank(h: Hand, x: float, y: float, w: float, t: float = 5, tone: str = "straw") -> str:
    return h.slab(x, y, w, t, V(tone), 1.6, shade=1.6, glint=1.2) + h.lines([[(x + w * .1, y + t * .5), (x + w * .6, y + t * .45)]], 1, V("wood2"))


def saw(h: Hand, x: float, y: float, s: float = 1) -> str:
    teeth = [(x + (-22 + k * 3.4) * s, y + (3 if k % 2 else 0) * s) for k in range(13)]
    out = h.prop([*teeth, (x + 20 * s, y - 8 * s), (x - 22 * s, y - 4 * s)], "#b9b1a4", 1.6, False, 2, 1, .1)
    return out + h.prop(ring(x + 26 * s, y - 3 * s, 7 * s, 6 * s, 8), V("wood2"), 1.8, True, 2, 1, .2)


def chest(h: Hand, x: float, y: float, s: float = 1, filling: str = "") -> str:
    P = placed(x, y, s)
    out = shadow(h, x, y, 36 * s, 5 * s) + h.prop(P((-30, -24), (-33, -46), (-22, -56), (22, -56), (33, -46), (30, -24)), V("wood2"), 2.2, True, 6, 2, .5)
    out += filling + h.slab(x - 31 * s, y - 25 * s, 62 * s, 25 * s, V("wood"), 2.3, shade=6, glint=2.6)
    out += "".join(h.slab(x + k * s, y - 26 * s, 6 * s, 26 * s, V("iron"), 1.4, shade=2, glint=1) for k in (-26, 20))
    return out + h.slab(x - 5 * s, y - 23 * s, 10 * s, 11 * s, V("gold"), 1.5, shade=2, glint=1.6)


def cart(h: Hand, x: float, y: float, s: float = 1, load: str = "", wheels: bool = True) -> str:
    """A barrow or mine cart with whatever lies in it."""
    P = placed(x, y, s)
    out = shadow(h, x, y, 34 * s, 4.5 * s) + load + h.prop(P((-32, -32), (32, -32), (25, -9), (-25, -9)), V("wood"), 2.2, False, 6, 2.4, .5)
    out += h.lines([P((-30, -25), (30, -25)), P((-27, -17), (27, -17))], 1.3, V("wood2"))
    if not wheels:  # a sledge
        return out + h.line(P((-42, -10), (-34, -2), (0, -1), (40, -1)), 6, INK, taper=.2) + h.line(P((-42, -10), (-34, -2), (0, -1), (40, -1)), 4, V("straw"), taper=.2) + h.lines([P((-18, -9), (-18, -1)), P((16, -9), (16, -1))], 3, V("wood2"))
    return out + "".join(wheel(h, x + k * s, y - 7 * s, 8 * s, 2.4, 5) for k in (-17, 17))


def gear(h: Hand, x: float, y: float, r: float, tone: str = "iron", teeth: int = 8) -> str:
    pts = []
    for k in range(teeth):
        a = 2 * math.pi * k / teeth
        pts += [(x + r * q * math.cos(a + d), y + r * q * math.sin(a + d)) for q, d in ((.8, -.28), (1.05, -.18), (1.05, .18), (.8, .28))]
    return h.prop(pts, V(tone), 2, False, r * .3, r * .12, .2) + path(curve(ring(x, y, r * .3, r * .3, 8)), V("fire4"))


def keg(h: Hand, x: float, y: float, s: float = 1) -> str:
    """A barrel on its side, its tap towards us."""
    out = shadow(h, x, y, 30 * s, 4 * s) + rods(h, [((x - 20 * s, y), (x - 14 * s, y - 10 * s)), ((x + 20 * s, y), (x + 14 * s, y - 10 * s))], 5 * s, V("wood2"), 1.5)
    out += h.prop(ring(x, y - 32 * s, 26 * s, 26 * s, 14), V("wood2"), 2.4, True, 8 * s, 3, .4) + h.prop(ring(x, y - 32 * s, 20 * s, 20 * s, 12), V("wood"), 1.7, True, 6, 2, .3)
    out += h.lines([[(x + k * s, y - 50 * s), (x + k * s, y - 14 * s)] for k in (-10, -3, 4, 11)], 1.2, V("wood2"))
    return out + h.slab(x - 3 * s, y - 26 * s, 6 * s, 12 * s, V("gold"), 1.5, shade=2, glint=1) + h.slab(x - 7 * s, y - 29 * s, 14 * s, 4 * s, V("gold"), 1.4, shade=1, glint=1)


def mug(h: Hand, x: float, y: float, s: float = 1) -> str:
    def draw() -> str:
        g = Hand(7, (60, -80))
        out = g.line([(6, -12), (12, -11), (12, -4), (6, -2)], 2.4) + g.prop([(-7, 0), (-7.6, -15), (7.6, -15), (7, 0)], V("wood"), 1.6, False, 4, 1.4, .3)
        return out + g.prop([(-8, -14), (-6, -19), (0, -20), (6, -19), (8, -14), (0, -12)], "#fff4d8", 1.3, True, 0, 0, .3) + g.line([(-7, -7), (7, -7)], 1.4, V("iron"))
    return stock("mug", draw, x, y, s)


def ham(h: Hand, x: float, y: float, s: float = 1, cord: float = 14) -> str:
    """Hung from (x, y)."""
    return h.line([(x, y), (x + 1, y + cord * s)], 1.7, taper=.1) + good("food", x - 12 * s, y + (cord - 3) * s, 27 * s)


def hay(h: Hand, x: float, y: float, w: float, tall: float) -> str:
    out = shadow(h, x, y, w * .55, 4) + h.prop([(x - w / 2, y), (x - w * .46, y - tall * .5), (x - w * .2, y - tall * .94), (x + w * .16, y - tall),
                                               (x + w * .44, y - tall * .5), (x + w / 2, y)], V("straw"), 2.2, True, tall * .2, 3, 1.4)
    d = "".join(h.gouge(x + h.jit(w * .4), y - h.r.uniform(2, tall * .7), -1.2 + h.jit(.9), h.r.uniform(7, 13), 2) for _ in range(22))
    return out + path(d, V("wood"), .8)


def broom(h: Hand, x: float, y: float, s: float = 1, lean: float = .1) -> str:
    c, n = math.cos(lean), math.sin(lean)
    def T(pts: Points) -> list[Point]:
        return [(x + (px * c - py * n) * s, y + (px * n + py * c) * s) for px, py in pts]
    a, b = T([(0, -18), (0, -68)])
    out = rod(h, a, b, 3 * s, V("wood")) + h.prop(T([(-4, -24), (4, -24), (11, -2), (5, 0), (0, -2), (-6, 1), (-11, -2)]), V("straw"), 1.9, False, 4, 2, .5)
    return out + h.lines([T([(-2, -18), (-6, -3)]), T([(0, -18), (0, -4)]), T([(2, -18), (6, -3)])], 1.2, V("wood2")) + h.line(T([(-5, -21), (5, -21)]), 3, V("red"), taper=.1)


def bucket(h: Hand, x: float, y: float, s: float = 1, what: str = "") -> str:
    out = shadow(h, x, y, 13 * s, 3) + h.line(at(x, y, s, [(-10, -18), (-6, -28), (6, -28), (10, -18)]), 1.6)
    out += h.prop(at(x, y, s, [(-10, -18), (10, -18), (7.6, 0), (-7.6, 0)]), V("wood"), 1.8, False, 5, 1.6, .3)
    out += path(curve(at(x, y, s, ring(0, -18, 9.6, 2.4, 8))), what or V("fire4"))
    return out + h.lines([at(x, y, s, [(-9, -12), (9, -12)]), at(x, y, s, [(-8, -4), (8, -4)])], 1.7, V("iron"), taper=.1)


def trough(h: Hand, x: float, y: float, w: float, what: str = "water") -> str:
    out = shadow(h, x, y, w * .56, 4) + h.prop([(x - w / 2, y - 15), (x + w / 2, y - 15), (x + w * .42, y), (x - w * .42, y)], V("wood"), 2, False, 4, 2, .5)
    return out + path(curve(ring(x, y - 14.4, w * .44, 3, 10)), V(what))


def scroll(h: Hand, x: float, y: float, s: float = 1) -> str:
    out = h.prop(at(x, y, s, [(-14, -14), (14, -16), (15, -1), (-13, 1)]), V("linen"), 1.6, False, 3, 1, .4)
    out += h.lines([at(x, y, s, [(-9, k), (9, k - 1)]) for k in (-11, -7.5, -4)], 1.1)
    return out + h.prop(at(x, y, s, ring(-14, -6.5, 3, 8, 8)), V("linen"), 1.4, True, 2, 0, .2) + h.prop(at(x, y, s, ring(14.5, -8.5, 3, 8, 8)), V("linen"), 1.4, True, 2, 0, .2)


def book(h: Hand, x: float, y: float, s: float = 1) -> str:
    """Lies open."""
    out = h.prop(at(x, y, s, [(-22, 2), (-21, -12), (0, -7), (21, -12), (22, 2), (0, 6)]), V("red"), 1.9, False, 2, 0, .3)
    for side in (-1, 1):
        out += h.prop(at(x, y, s, [(0, 3), (0, -10), (side * 10, -15), (side * 20, -13), (side * 20, 0), (side * 9, -1)]), "#fbf0d6", 1.5, False, 2, 0, .2)
        out += h.lines([at(x, y, s, [(side * 4, k), (side * 16, k - 2)]) for k in (-9, -6, -3)], 1.1)
    return out


def scales(h: Hand, x: float, y: float, s: float = 1) -> str:
    def one(px: float, py: float) -> Point:
        return (x + px * s, y + py * s)
    out = rods(h, [(one(0, 0), one(0, -46)), (one(-26, -42), one(26, -46))], 3 * s, V("gold"), 1.4) + h.prop(at(x, y, s, [(-11, 1), (-4, -6), (4, -6), (11, 1)]), V("gold"), 1.7, False, 2, 1, .2)
    for px, py in ((-25, -42), (25, -46)):
        out += h.lines([[one(px, py), one(px - 9, py + 20)], [one(px, py), one(px + 9, py + 20)]], 1.1)
        out += h.prop(at(x, y, s, [(px - 11, py + 20), (px + 11, py + 20), (px + 6, py + 26), (px - 6, py + 26)]), V("gold"), 1.5, True, 2, 1, .2)
    return out


def armchair(h: Hand, x: float, y: float, s: float = 1, cloth: str = "red") -> str:
    P = placed(x, y, s)
    out = shadow(h, x, y, 24 * s, 4) + h.prop(P((-19, -14), (-21, -52), (-12, -64), (12, -64), (21, -52), (19, -14)), V("wood2"), 2.3, True, 6, 2.4, .4)
    out += h.prop(P((-14, -16), (-15, -49), (-8, -57), (8, -57), (15, -49), (14, -16)), V(cloth), 1.7, True, 5, 2, .3)
    out += h.slab(x - 21 * s, y - 22 * s, 42 * s, 9 * s, V(cloth), 1.9, shade=3, glint=2) + h.slab(x - 21 * s, y - 14 * s, 42 * s, 5 * s, V("wood"), 1.6, shade=2, glint=1)
    return out + "".join(h.slab(x + k * s, y - 32 * s, 6 * s, 32 * s, V("wood"), 1.8, shade=2, glint=1.4) for k in (-25, 19)) + "".join(path(curve(ring(x + k * s, y - 61 * s, 2.6 * s, 2.6 * s, 6)), V("gold")) for k in (-11, 11))


def banner(h: Hand, x: float, y: float, s: float = 1, cloth: str = "red") -> str:
    """Hung from (x, y)."""
    out = h.prop(at(x, y, s, [(-10, 0), (10, 0), (10, 34), (0, 27), (-10, 34)]), V(cloth), 1.8, False, 5, 2, .4) + rod(h, (x - 13 * s, y), (x + 13 * s, y), 3 * s, V("wood2"))
    return out + h.line(at(x, y, s, [(-5, 10), (0, 16), (5, 10)]), 2.2, V("straw")) + h.line(at(x, y, s, [(-5, 17), (0, 23), (5, 17)]), 2.2, V("straw"))


def flower(h: Hand, x: float, y: float, c: str = "#fbf3df", s: float = 1) -> str:
    d = "".join(curve(ring(x + 2.6 * s * math.cos(a), y + 2.6 * s * math.sin(a), 1.7 * s, 1.7 * s, 5)) for a in (0, 1.26, 2.5, 3.8, 5))
    return path(d, c) + path(curve(ring(x, y, 1.5 * s, 1.5 * s, 5)), V("gold"))
