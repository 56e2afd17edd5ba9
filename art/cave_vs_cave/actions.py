"""Scenes of the action tiles: each draws into a window (x, y, w, t), out of doors or within."""
from art.cave_vs_cave.rock import masonry
from art.caverna.things import axe, beast, hammer, scales, sword
from art.furniture import awning, board, counter, good, loaf
from art.hand import BONE, INK, Hand, Point, box, curve, outline, path, ring, stock
from art.props import V, at, candle, heap, jar_, pick, pine_, rods, sack_, shadow, tuft, wheel
from art.rooms import stool


def field(h: Hand, x: float, y: float, w: float, t: float) -> str:
    out = path(outline([(x, y + t * .45), (x + w, y + t * .4), (x + w, y + t), (x, y + t)]), V("soil"))
    out += h.lines([[(x + w * (.5 + (k - 4) * .07), y + t * .44), (x + w * (.5 + (k - 4) * .2), y + t)] for k in range(9)], 2.4, V("soil2"))
    out += "".join(good("grain", x + 8 + k * 21, y + t * .28 + (k % 2) * 5, 30) for k in range(4)) + "".join(good("flax", x + 94 + k * 19, y + t * .34 + (k % 2) * 6, 26) for k in range(3))
    return out


def woods(h: Hand, x: float, y: float, w: float, t: float) -> str:
    out = path(outline([(x, y + t * .62), (x + w, y + t * .58), (x + w, y + t), (x, y + t)]), V("grass2"))
    out += "".join(pine_(x + k, y + t * .86 + j, z, i % 3, i % 2 == 0) for i, (k, j, z) in enumerate(((8, -6, 58), (34, -4, 66), (58, -7, 52), (80, -4, 60), (148, -4, 62))))
    return out + good("wood", x + 92, y + t - 31, 30) + good("wood", x + 116, y + t - 30, 28) + good("wood", x + 104, y + t - 46, 27)


def trek(h: Hand, x: float, y: float, w: float, t: float) -> str:
    out = path(curve([(x - 8, y + t * .6), (x + 30, y + t * .2), (x + 60, y + t * .5), (x + 104, y + t * .12), (x + w + 8, y + t * .5), (x + w + 8, y + t), (x - 8, y + t)]), V("hill")) + path(outline([(x - 2, y + t * .66), (x + w + 2, y + t * .6), (x + w + 2, y + t), (x - 2, y + t)]), V("grass"))
    out += path(curve([(x + 40, y + t + 4), (x + 66, y + t * .8), (x + 96, y + t * .7), (x + 108, y + t * .6), (x + 116, y + t * .62), (x + 112, y + t * .76), (x + 92, y + t * .9), (x + 84, y + t + 4)]), V("straw"))
    return out + beast("donkey", x + 46, y + t - 8, 62) + h.prop([(x + 40, y + t - 46), (x + 60, y + t - 46), (x + 63, y + t - 26), (x + 39, y + t - 26)], V("red"), 1.8, False, 3, 1.6, .4) + sack_(x + 44, y + t - 40, .62) + sack_(x + 58, y + t - 40, .56, V("straw")) + tuft(h, x + 134, y + t - 6, 1, 6, V("leaf"))


def dig(h: Hand, x: float, y: float, w: float, t: float) -> str:
    fy = y + t - 8
    return path("".join(h.gouge(x + 96 + i % 5 * 12, y + 12 + i // 5 * 12, 2.2, 11, 4) for i in range(15)), V("fire4"), .7) + heap(h, x + 112, fy, 12, 30, 12) + pick(h, x + 62, fy + 2, 1.05, .42) + heap(h, x + 30, fy + 2, 4, 14, 8)


def bench(h: Hand, x: float, y: float, w: float, t: float) -> str:
    fy = y + t - 7
    return board(h, x + 58, fy, 84, 20) + jar_(x + 30, fy - 25, .9, V("ochre"), 1) + loaf(h, x + 54, fy - 25, .9) + h.prop(at(x + 82, fy - 25, 1, [(-3, 0), (-3, -20), (3, -20), (3, 0)]), V("wood"), 1.4, False, 1, 0) + h.slab(x + 72, fy - 52, 20, 9, V("iron"), 1.6, shade=3, glint=1.4) + stool(h, x + 122, fy + 2, .95)


def chair(h: Hand, x: float, y: float, w: float, t: float) -> str:
    fy = y + t - 6
    def one(px: float, py: float) -> Point:
        return (x + 56 + px, fy + py)
    out = shadow(h, x + 58, fy, 26, 4) + rods(h, [(one(-16, 0), one(-16, -26)), (one(16, 0), one(15, -26)), (one(-17, -26), one(-21, -62)), (one(-19, -42), one(8, -44)), (one(-20, -56), one(7, -58)), (one(8, -26), one(6, -62))], 5, V("straw"), 1.6) + h.slab(x + 36, fy - 30, 40, 6, V("straw"), 1.8, shade=2, glint=2)
    return out + h.slab(x + 90, fy - 14, 56, 14, V("wood"), 2, shade=4, glint=2) + h.prop([(x + 96, fy - 14), (x + 97, fy - 22), (x + 140, fy - 22), (x + 146, fy - 13)], V("red"), 1.8, True, 4, 2, .4) + h.prop([(x + 90, fy - 15), (x + 91, fy - 24), (x + 104, fy - 25), (x + 106, fy - 16)], V("linen"), 1.6, True, 3, 0, .3)


def wallup(h: Hand, x: float, y: float, w: float, t: float) -> str:
    fy = y + t - 6
    out = masonry(Hand(7), x + 50, y + 20, fy, 26) + masonry(Hand(9), x + 76, y + 32, fy, 26) + masonry(Hand(5), x + 102, y + 46, fy, 26)
    return out + heap(h, x + 136, fy + 2, 6, 14, 11, ("rocklit", "rock3", "linen")) + h.prop([(x + 78, y + 31), (x + 98, y + 27), (x + 88, y + 33)], V("iron"), 1.6, False, 1, 1)


def undermine(h: Hand, x: float, y: float, w: float, t: float) -> str:
    out = path(outline(box(x, y + t * .52, w, t * .5)), V("rock1")) + path("".join(h.gouge(x + 8 + i * 11, y + t * .55, 1.4, 9, 3) for i in range(14)), V("rockgap"), .7)
    out += masonry(Hand(7), x + 78, y + 4, y + t * .54, 24) + path(curve([(x + 14, y + t * .52), (x + 26, y + t * .86), (x + 70, y + t * .97), (x + 118, y + t * .9), (x + 136, y + t * .52), (x + 112, y + t * .55), (x + 98, y + t * .72), (x + 54, y + t * .72), (x + 40, y + t * .54)]), INK)
    out += path(curve([(x + 18, y + t * .52), (x + 30, y + t * .82), (x + 70, y + t * .93), (x + 114, y + t * .86), (x + 131, y + t * .52), (x + 116, y + t * .56), (x + 101, y + t * .76), (x + 52, y + t * .76), (x + 37, y + t * .55)]), V("fire1"))
    return out + pick(h, x + 36, y + t * .52, .66, .5)


def drift(h: Hand, x: float, y: float, w: float, t: float) -> str:
    fy = y + t - 7
    out = rods(h, [((x + 18, fy), (x + 24, y + 8)), ((x + 138, fy), (x + 132, y + 8))], 6, V("wood"), 1.6) + h.slab(x + 12, y + 4, 132, 8, V("wood2"), 1.8, shade=3, glint=2) + h.lines([[(x, fy + 2), (x + w, fy + 2)]], 3, V("iron"), taper=.1)
    out += heap(h, x + 76, fy - 30, 8, 20, 11, ("ochre", "rock3", "rock1")) + h.prop([(x + 46, fy - 32), (x + 108, fy - 32), (x + 98, fy - 8), (x + 56, fy - 8)], V("wood"), 2.2, False, 6, 2.4, .5) + h.lines([[(x + 50, fy - 24), (x + 104, fy - 24)], [(x + 53, fy - 16), (x + 101, fy - 16)]], 1.3, V("wood2"))
    return out + wheel(h, x + 62, fy - 4, 7, 3, 6) + wheel(h, x + 92, fy - 4, 7, 3, 6)


def room_beyond(h: Hand, x: float, y: float, w: float, t: float) -> str:
    """The rock is broken through, and there is a home behind it."""
    fy = y + t - 7
    hole = [(x + 16, fy), (x + 12, y + 40), (x + 26, y + 16), (x + 48, y + 20), (x + 66, y + 6), (x + 92, y + 14), (x + 108, y + 34), (x + 102, y + 52), (x + 112, fy)]
    out = h.rock(h.facets(x, y, x + w, y + t, 40, 26, 1.4), tone=lambda px, py: -.4) + path(outline(hole), INK)
    inner = [(x + 62 + (px - x - 62) * .9, fy + (py - fy) * .92) for px, py in hole]
    out += path(outline(inner), V("fire1")) + path(curve(ring(x + 74, y + 34, 24, 22, 9)), "#ffe9b4", .7) + path(outline([(x + 22, fy), (x + 26, fy - 11), (x + 98, fy - 11), (x + 106, fy)]), V("fire2"))
    out += board(h, x + 70, fy - 1, 50, 18) + jar_(x + 58, fy - 24, .9, V("clay"), 1) + candle(h, x + 82, fy - 24, .9, 9) + h.line(hole, 2.6, INK, False)
    return out + heap(h, x + 24, fy + 6, 8, 20, 11) + pick(h, x + 40, fy + 5, .92, -.42)


def breach(h: Hand, x: float, y: float, w: float, t: float) -> str:
    """A wall with a hole in it: stones fly, the hammer has hit."""
    fy = y + t - 6
    out = "".join(masonry(Hand(k + 3), x + 24 + k * 25, y + 6, fy, 25) for k in range(4))
    hole = [(x + 36, y + 50), (x + 30, y + 34), (x + 44, y + 28), (x + 48, y + 16), (x + 64, y + 24), (x + 80, y + 16), (x + 82, y + 34), (x + 94, y + 40), (x + 84, y + 56), (x + 86, y + 68), (x + 66, y + 62), (x + 52, y + 70), (x + 50, y + 56)]
    out += path(outline([(x + 62 + (px - x - 62) * 1.12, y + 44 + (py - y - 44) * 1.12) for px, py in hole]), INK) + path(outline(hole), V("fire0")) + path(outline([(x + 62 + (px - x - 62) * .6, y + 44 + (py - y - 44) * .6) for px, py in hole]), "#fff3cf")
    out += path("".join(h.gouge(x + 62 + 30 * px, y + 44 + 26 * py, a, 12, 3.4) for px, py, a in ((-1, -.6, 3.7), (.9, -.9, 5.5), (1.1, .4, .4), (-1, .6, 2.6), (0, -1.2, 4.7))), "#fff3cf")
    def block(px: float, py: float, z: float, a: float) -> str:
        return stock("block", lambda: Hand(3, (-60, -80)).prop([(-8, -6), (8, -7), (9, 6), (-8, 7)], V("rocklit"), 2, False, 4, 1.4, .6), x + px, y + py, z, turn=a)
    out += block(20, 26, .8, 30) + block(108, 22, .9, -24) + block(112, 52, .7, 50) + heap(h, x + 62, fy + 4, 9, 36, 11, ("rocklit", "rock3", "linen"))
    return out + hammer(h, x + 24, y + t - 10, 1.25, .62)


def renovation(h: Hand, x: float, y: float, w: float, t: float) -> str:
    """A ladder, a bucket of whitewash, half of the wall done."""
    fy = y + t - 7
    out = path(curve([(x + 14, y + 18), (x + 50, y + 12), (x + 78, y + 16), (x + 82, fy - 8), (x + 40, fy - 6), (x + 12, fy - 10)]), BONE, .85) + path("".join(h.gouge(x + 76 + h.jit(4), y + 18 + k * 9, h.jit(.2), 18, 6) for k in range(6)), BONE, .85)
    out += rods(h, [((x + 22, fy + 2), (x + 42, y + 12)), ((x + 44, fy + 2), (x + 52, y + 12)), ((x + 76, fy + 2), (x + 55, y + 12))], 4, V("wood2"), 1.5) + rods(h, [((x + 26 + k * 4.6, fy - 8 - k * 14), (x + 46 + k * 1.8, fy - 8 - k * 14)) for k in range(4)], 3.4, V("straw"), 1.3)
    out += h.line([(x + 54, y + 12), (x + 62, y + 18), (x + 70, y + 12)], 1.6) + h.prop([(x + 54, y + 18), (x + 72, y + 18), (x + 70, y + 36), (x + 56, y + 36)], V("iron"), 1.9, False, 4, 1.6, .3) + h.prop([(x + 53, y + 19), (x + 63, y + 15), (x + 73, y + 19), (x + 70, y + 23), (x + 67, y + 30), (x + 64, y + 23), (x + 56, y + 22)], "#fff4d8", 1.4, True, 0, 0, .3)
    out += rods(h, [((x + 92, y + 24), (x + 102, y + 44))], 4, V("wood"), 1.4) + h.prop([(x + 80, y + 16), (x + 98, y + 10), (x + 101, y + 20), (x + 83, y + 27)], V("straw"), 1.8, False, 3, 1, .4) + h.prop([(x + 79, y + 16), (x + 84, y + 14), (x + 87, y + 25), (x + 82, y + 27)], "#fff4d8", 1.4, False, 0, 0, .3)
    return out + masonry(Hand(5), x + 124, y + 38, fy + 2, 26) + masonry(Hand(8), x + 102, y + 56, fy + 2, 22)


def decoration(h: Hand, x: float, y: float, w: float, t: float) -> str:
    """A deer on the wall, framed by a garland, its paints below."""
    fy = y + t - 7
    out = h.line([(x + 4, y + 12), (x + 28, y + 24), (x + 52, y + 13), (x + 78, y + 24), (x + 104, y + 12)], 2, V("moss2")) + path("".join(h.gouge(x + 6 + k * 5, y + 14 + abs((k * 5 % 48) - 24) * -.4 + 9, 1.57 + h.jit(.9), 9, 4) for k in range(20)), V("leaf"))
    body = [(x + 24, y + 44), (x + 42, y + 38), (x + 66, y + 40), (x + 76, y + 30), (x + 86, y + 28), (x + 88, y + 34), (x + 80, y + 40), (x + 74, y + 52), (x + 58, y + 56), (x + 32, y + 54)]
    out += path(curve(body), V("red")) + h.lines([[(x + 30, y + 50), (x + 26, y + 72)], [(x + 38, y + 52), (x + 38, y + 73)], [(x + 62, y + 52), (x + 62, y + 73)], [(x + 70, y + 50), (x + 74, y + 72)], [(x + 80, y + 30), (x + 74, y + 14), (x + 66, y + 10)], [(x + 76, y + 20), (x + 66, y + 20)], [(x + 83, y + 29), (x + 90, y + 14), (x + 98, y + 10)], [(x + 88, y + 20), (x + 97, y + 20)]], 4, V("red")) + h.line(body[:5], 2, INK, opacity=.8)
    out += path("".join(curve(ring(x + 40 + k * 9, y + 47 + k % 2 * 3, 1.8, 1.8, 5)) for k in range(4)), V("linen"))
    out += "".join(h.prop(at(x + k, fy + 3, 1, [(-9, 0), (-11, -9), (11, -9), (9, 0)]), V("clay"), 1.7, True, 3, 1, .3) + path(curve(ring(x + k, fy - 6, 10, 3, 8)), V(c)) for k, c in ((100, "ochre"), (124, "red")))
    return out + rods(h, [((x + 126, fy - 8), (x + 138, fy - 34))], 3, V("wood"), 1.2) + h.prop([(x + 123, fy - 4), (x + 124, fy - 13), (x + 131, fy - 11), (x + 129, fy - 3)], V("red"), 1.3, True, 0, 0, .2)


def arms(h: Hand, x: float, y: float, w: float, t: float) -> str:
    """Blades on the table, and gold on the scales."""
    fy = y + t - 7
    out = axe(h, x + 26, fy - 20, 1.02, -.16) + sword(h, x + 58, fy - 18, 1.08, .2)
    out += counter(h, x + 58, fy + 2, 108, 20) + scales(h, x + 98, fy - 24, .74)
    return out + good("gold", x + 60, fy - 40, 20) + good("gold", x + 128, fy - 18, 26)


def plan(h: Hand, x: float, y: float, w: float, t: float) -> str:
    """A plan of rooms to come, held down by stones; dividers and a plumb line."""
    fy = y + t - 7
    out = rods(h, [((x + 20, fy), (x + 28, fy - 20)), ((x + 104, fy), (x + 96, fy - 20))], 5, V("wood2"), 1.6) + h.slab(x + 6, fy - 22, 112, 8, V("wood"), 2, shade=3, glint=2)
    out += h.prop([(x + 16, fy - 23), (x + 26, y + 12), (x + 98, y + 10), (x + 110, fy - 23)], V("linen"), 2.3, False, 4, 2, .6)
    lines = [[(x + 34, y + 20), (x + 92, y + 19), (x + 98, fy - 30), (x + 28, fy - 30), (x + 34, y + 20)], [(x + 58, y + 20), (x + 57, fy - 30)], [(x + 31, y + 34), (x + 58, y + 34)], [(x + 58, y + 28), (x + 94, y + 28)]]
    out += "".join(h.line(l, 3, V("red"), False, .1) for l in lines)
    out += rods(h, [((x + 76, y + 2), (x + 66, y + 42)), ((x + 77, y + 2), (x + 88, y + 40))], 3, V("iron"), 1.3) + path(curve(ring(x + 76.5, y + 3, 4, 4, 7)), V("gold"))
    return out + h.line([(x + 130, y), (x + 130, y + 40)], 1.8, V("linen"), taper=.1) + h.prop([(x + 125, y + 40), (x + 135, y + 40), (x + 130, y + 56)], V("gold"), 1.8, False, 3, 1.4, .2) + heap(h, x + 22, fy - 22, 2, 4, 8)


def market(h: Hand, x: float, y: float, w: float, t: float) -> str:
    """Two stalls in the sun, a donkey between them."""
    out = path(curve([(x - 8, y + t * .6), (x + 40, y + t * .3), (x + 90, y + t * .5), (x + w + 8, y + t * .26), (x + w + 8, y + t), (x - 8, y + t)]), V("hill")) + path(outline([(x - 2, y + t * .66), (x + w + 2, y + t * .62), (x + w + 2, y + t), (x - 2, y + t)]), V("grass"))
    fy = y + t - 8
    out += rods(h, [((x + 98, fy), (x + 98, fy - 48)), ((x + 142, fy), (x + 142, fy - 48))], 4, V("wood2"), 1.4) + counter(h, x + 120, fy, 44, 16) + good("flax", x + 108, fy - 46, 25) + awning(h, x + 120, fy - 46, 64, 16, 5)
    out += rods(h, [((x + 8, fy + 3), (x + 8, fy - 52)), ((x + 66, fy + 3), (x + 66, fy - 52))], 4.4, V("wood2"), 1.5) + counter(h, x + 37, fy + 3, 58, 19) + loaf(h, x + 24, fy - 22, 1) + loaf(h, x + 44, fy - 22, .9) + good("food", x + 10, fy - 50, 22) + awning(h, x + 37, fy - 50, 78, 19, 7)
    return out + beast("donkey", x + 84, fy + 4, 46)


# tile -> (out of doors, light as a share of the window, drawing); None: within, and the drawing is its own light
ACTIONS = {
    "cultivation": (True, (.8, .2), field),
    "housework": (False, (.8, .2), bench),
    "excavation": (False, (.22, .25), dig),
    "undergrowth": (True, (.5, .2), woods),
    "masonry": (False, (.14, .4), wallup),
    "furnishing": (False, (.12, .3), chair),
    "undermining": (False, (.8, .2), undermine),
    "drift-mining": (False, (.5, .3), drift),
    "expedition": (True, (.3, .2), trek),
    "expansion": (None, (.5, .4), room_beyond),
    "breach": (None, (.42, .5), breach),
    "renovation": (False, (.88, .24), renovation),
    "decoration": (False, (.72, .26), decoration),
    "arms-trade": (False, (.8, .16), arms),
    "interior-design": (False, (.1, .3), plan),
    "weekly-market": (True, (.56, .18), market),
}
