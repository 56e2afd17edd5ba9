"""What stands about in rooms of more than one game."""
import itertools
import math

from art.goods import GOODS, fine
from art.hand import INK, SOOT, Hand, Points, stock
from art.paths import curve, outline, path
from art.points import box, ring
from art.props import LIT, V, rods, shadow
from art.rooms import pumpkin


def ear(h: Hand) -> str:
    """Grain as its sign shows it, but each kernel is the same one turned: a fifth of the bytes."""
    kernel = lambda: LIT().prop([(-8, 0), (-2, -5), (9, 0), (-2, 5)], V("gold"), 2.6, True, 4, 0, .2) + LIT().line([(8, 0), (15, 0)], 2.2)
    out = h.line([(30, 61), (31, 44), (33, 20)], 4.4, taper=.2) + h.line([(30, 61), (31, 44), (33, 20)], 2, V("straw"), taper=.1)
    out += h.prop([(30, 56), (18, 50), (10, 38), (22, 43), (31, 51)], V("leaf"), 2.6, True, 4, 0, .3)
    out += "".join(stock("kernel", kernel, 33 + side * 8.5, 20 + k * 9.5, turn=-90 + side * 36) for k in range(3, -1, -1) for side in (-1, 1))
    return out + stock("kernel", kernel, 33, 10, turn=-90)


def blossom(h: Hand) -> str:
    """Flax, five times the same petal."""
    petal = lambda: LIT().prop([(3, -3), (13, -9.5), (21, -7), (22.5, 0), (21, 7), (13, 9.5), (3, 3)], V("flax"), 2.8, True, 5, 2, .3) + LIT().line([(7, 0), (16, 0)], 1.8, "#d5e0f6")
    out = h.line([(33, 62), (31, 48), (33, 32)], 5, taper=.2) + h.line([(33, 62), (31, 48), (33, 32)], 2.2, V("leaf"), taper=.1)
    out += h.prop([(31, 58), (18, 56), (9, 46), (22, 48), (31, 54)], V("leaf"), 2.6, True, 4, 0, .2) + h.prop([(33, 55), (45, 53), (54, 43), (42, 45), (33, 51)], V("leaf"), 2.6, True, 4, 0, .2)
    out += "".join(stock("petal", petal, 33, 25, turn=-90 + k * 72) for k in range(5))
    return out + h.prop(ring(33, 25, 5.4, 5.4, 8), V("gold"), 2.4, True, 2.5, 0, .2)


SCENERY = GOODS | {"grain": ear, "flax": blossom, "pumpkin": pumpkin}


def good(name: str, x: float, y: float, size: float, flip: bool = False) -> str:
    """A good or an animal in a box of this size, from the upper left corner."""
    return stock("i-" + name, lambda: SCENERY[name](fine(40 + len(name))), x, y, size / 64, flip=flip)


def barrel(h: Hand, x: float, y: float, s: float = 1) -> str:
    def draw() -> str:
        g = LIT()
        out = shadow(g, 0, 0, 16, 3.5) + g.prop([(-11, 0), (-14, -16), (-11, -33), (0, -34), (11, -33), (14, -16), (11, 0)], V("wood"), 2, True, 9, 2.4, .4)
        return out + g.lines([[(-5, -32), (-6, -16), (-5, -1)], [(3, -32), (4, -16), (3, -1)]], 1.2, V("wood2")) + g.lines([[(-13, -24), (0, -22), (13, -24)], [(-13, -9), (0, -7), (13, -9)]], 2.8, V("iron"), taper=.1)
    return stock("barrel", draw, x, y, s)


def crate(h: Hand, x: float, y: float, s: float = 1) -> str:
    def draw() -> str:
        g = LIT()
        return shadow(g, 0, 0, 17, 3) + g.slab(-15, -24, 30, 24, V("wood"), 1.9, shade=6, glint=2) + g.lines([[(-14, -16), (14, -16)], [(-14, -8), (14, -8)]], 1.2, V("wood2")) + g.slab(-15, -25, 5, 25, V("wood2"), 1.3, shade=1, glint=0) + g.slab(10, -25, 5, 25, V("wood2"), 1.3, shade=1, glint=0)
    return stock("crate", draw, x, y, s)


def board(h: Hand, x: float, y: float, w: float, tall: float = 22, s: float = 1) -> str:
    """A table: top and two trestles; (x, y) is the middle of its foot."""
    out = shadow(h, x, y, w * .55, 4)
    out += rods(h, [((x - w * .38, y - tall), (x - w * .44, y)), ((x - w * .32, y - tall), (x - w * .26, y)), ((x + w * .38, y - tall), (x + w * .44, y)), ((x + w * .32, y - tall), (x + w * .26, y))], 3.6 * s, V("wood2"), 1.3)
    return out + h.slab(x - w / 2, y - tall - 5, w, 6, V("wood"), 1.9, shade=2.6, glint=1.8)


def loaf(h: Hand, x: float, y: float, s: float = 1) -> str:
    def draw() -> str:
        g = LIT()
        return g.prop([(-10, 0), (-11, -5), (-6, -10), (3, -10.5), (10, -6), (10, 0)], V("ochre"), 1.6, True, 4, 1.6, .3) + g.lines([[(-5, -8), (-3, -4)], [(0, -9), (2, -5)], [(5, -8), (6.5, -4)]], 1.2, V("wood2"))
    return stock("loaf", draw, x, y, s)


def counter(h: Hand, x: float, y: float, w: float, tall: float = 28) -> str:
    """A bench with a front of upright boards; (x, y) is the middle of its foot."""
    out = shadow(h, x, y, w * .54, 4) + h.slab(x - w / 2, y - tall, w, tall, V("wood2"), 2, shade=5, glint=2)
    out += h.lines([[(x + k, y - tall + 2), (x + k, y - 1)] for k in range(int(-w / 2) + 13, int(w / 2) - 5, 13)], 1.3, INK, .7)
    return out + h.slab(x - w / 2 - 4, y - tall - 6, w + 8, 7, V("wood"), 1.9, shade=2.6, glint=2)


def awning(h: Hand, x: float, y: float, w: float, tall: float = 22, stripes: int = 7) -> str:
    """Striped cloth over a stall; (x, y) is the middle of its lower edge."""
    out = ""
    for k in range(stripes):
        a, b = -.5 + k / stripes, -.5 + (k + 1) / stripes
        pts = [(x + a * w * .8, y - tall), (x + b * w * .8, y - tall), (x + b * w, y), (x + (a + b) / 2 * w, y + 6), (x + a * w, y)]
        out += h.prop(pts, V("linen" if k % 2 else "red"), 1.7, False, 4, 1.6, .3)
    return out


def arch(h: Hand, x: float, y: float, w: float, tall: float, fill: str = V("fire4"), line: float = 2.6) -> str:
    """An opening in the rock; (x, y) is the middle of its threshold."""
    pts = [(x - w * .5, y), (x - w * .52, y - tall * .5), (x - w * .34, y - tall * .88), (x, y - tall), (x + w * .34, y - tall * .88), (x + w * .52, y - tall * .5), (x + w * .5, y)]
    return path(curve(pts, tension=8), fill) + h.line(pts, line)


def chain(h: Hand, points: Points, w: float = 3.4) -> str:
    """Iron links along a line."""
    out = ""
    for k, ((ax, ay), (bx, by)) in enumerate(itertools.pairwise(points)):
        mx, my, long = (ax + bx) / 2, (ay + by) / 2, math.dist((ax, ay), (bx, by)) * .62
        wide = w * (.8 if k % 2 else .42)
        turn = math.atan2(by - ay, bx - ax)
        oval = [(mx + math.cos(turn) * px - math.sin(turn) * py, my + math.sin(turn) * px + math.cos(turn) * py) for px, py in ring(0, 0, long, wide, 8)]
        out += path(curve(oval), INK) + (path(curve(ring(mx, my, long * .4, wide * .35, 6)), V("rock3")) if k % 2 else "")
    return out


def ingot(h: Hand, x: float, y: float, s: float = 1) -> str:
    """A bar of iron seen from its end, (x, y) the middle of its foot."""
    def draw() -> str:
        g = LIT()
        return g.prop([(-14, 0), (-11, -11), (11, -11), (14, 0)], "#8d8780", 1.9, False, 4, 0, .3) + g.prop([(-11, -11), (-7, -15), (15, -15), (11, -11)], "#c2bcb0", 1.4, False, 0, 0, .2)
    return stock("ingot", draw, x, y, s)


def coin(h: Hand, x: float, y: float, r: float = 5) -> str:
    return stock("coin", lambda: LIT().prop(ring(0, 0, 5, 4.6, 8), V("gold"), 1.4, True, 2, 0, .2) + path(curve(ring(-.6, -.8, 2.2, 1.8, 6)), "#fff0b0", .9), x, y, r / 5)


def straw(h: Hand, x: float, y: float, spread: float, many: int = 16) -> str:
    return path("".join(h.gouge(x + h.jit(spread), y + h.jit(3), -1.5 + h.jit(1.3), h.r.uniform(6, 11), 2.2) for _ in range(many)), V("straw"))


def books(h: Hand, x: float, y: float, w: float, tall: float = 16) -> str:
    """A row of books that stands on (x, y) and is `w` wide."""
    tones, right = {"red": "", "moss": "", "ochre": "", "linen": "", "flax": ""}, x + w
    shade = ""
    while x < right - 3:
        wide, high = min(h.r.uniform(3.6, 6.4), right - x), tall * h.r.uniform(.72, 1)
        tones[h.r.choice(list(tones))] += outline(box(x, y - high, wide - .9, high))
        shade += outline(box(x + wide * .6, y - high, wide * .3, high))
        x += wide
    return path(outline(box(right - w - 1, y - tall * .7, w + 1, tall * .7)), INK) + "".join(path(d, V(t)) for t, d in tones.items() if d) + path(shade, SOOT, .3)
