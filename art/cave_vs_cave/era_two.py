"""Interiors of the rooms of era II, drawn as those of era I: beasts, ore, iron and arms."""
import math

from art.cave_vs_cave.rock import sparkle
from art.caverna.things import anvil, axe, banner, beast, bucket, cart, hammer, hay, ladder, mug, scales, shield, sword
from art.furniture import arch, barrel, board, chain, coin, counter, crate, good, ingot, loaf, straw
from art.hand import BONE, INK, Hand, curve, outline, path, ring
from art.props import V, at, basket, candle, flame, heap, jar_, pick, placed, rods, sack_, shadow, wheel

COAT, STEEL = "#96887a", "#cfc8bc"


# -- beasts -----------------------------------------------------------------------------------------------------------
def cattle_market(h: Hand, x: float, y: float, s: float) -> str:
    """Two donkeys behind a hurdle, and the board with the price."""
    P = placed(x, y, s)
    out = beast("donkey", x - 48 * s, y - 2, 74 * s) + beast("donkey", x + 8 * s, y - 3, 70 * s, True)
    out += rods(h, [P((-88, -16), (40, -14)), P((-88, -30), (40, -29))], 4.4 * s, V("straw"), 1.5) + rods(h, [P((k, 4), (k + h.jit(2), -40)) for k in (-84, -44, -4, 36)], 5 * s, V("wood"), 1.6)
    out += rods(h, [P((66, 4), (66, -50))], 5 * s, V("wood2"), 1.6) + h.slab(x + 44 * s, y - 78 * s, 44 * s, 32 * s, V("wood"), 2.2, shade=4, glint=2)
    return out + good("gold", x + 52 * s, y - 76 * s, 28 * s) + straw(h, x - 20 * s, y + 5, 50)


def donkey_head(h: Hand, x: float, y: float, s: float) -> str:
    """Hangs over a door to the left; (x, y) is the middle of the neck's foot."""
    P = placed(x, y, s)
    def ear(dx: float) -> str:
        return h.prop(P((dx - 4, -34), (dx - 7, -56), (dx + 1, -60), (dx + 6, -38)), COAT, 2.1, True, 4, 1.4, .2)
    out = ear(2) + h.prop(P((-38, 2), (-44, -4), (-43, -12), (-22, -26), (-8, -38), (6, -38), (20, -28), (30, 0), (30, 10), (-4, 10), (-12, -4), (-24, 4)), COAT, 2.5, True, 7, 3, .4) + ear(12)
    out += path(curve(P((-39, 2), (-43, -4), (-41, -12), (-30, -15), (-25, -6), (-29, 3))), "#efe2c8") + h.line(P((12, -36), (24, -24), (32, 4)), 5.4, "#3b2d24")
    return out + path(curve(ring(*P((-12, -24))[0], 3.2 * s, 3.4 * s, 7)) + curve(ring(*P((-38, -6))[0], 1.8 * s, 2 * s, 5)), INK) + h.line(P((-40, 0), (-32, -1)), 1.6) + h.line(P((-18, -28), (-8, -30)), 1.8)


def box_stall(h: Hand, x: float, y: float, s: float) -> str:
    """A donkey looks over its half-door."""
    P = placed(x, y, s)
    out = path(outline(P((-44, -4), (-44, -78), (46, -78), (46, -4))), V("fire4"), .85) + hay(h, x + 30 * s, y - 22 * s, 30 * s, 36 * s)
    out += h.slab(x - 40 * s, y - 30 * s, 84 * s, 30 * s, V("wood"), 2.2, shade=5, glint=2) + h.lines([P((k, -29), (k, -1)) for k in (-24, -8, 8, 26)], 1.5)
    out += rods(h, [P((-37, -3), (40, -27)), P((-38, -28), (40, -28)), P((-38, -4), (40, -4))], 4.6 * s, V("straw"), 1.4) + donkey_head(h, x + 2 * s, y - 26 * s, .84 * s)
    for k in (-86, 48):
        out += h.slab(x + k * s, y - 42 * s, 38 * s, 42 * s, V("wood2"), 2, shade=5, glint=1.6) + h.lines([P((k + j, -41), (k + j, -1)) for j in (12, 25)], 1.4)
    return out + rods(h, [P((-46, 2), (-46, -88)), P((49, 2), (49, -88))], 7 * s, V("wood"), 1.8) + bucket(h, x - 66 * s, y + 5, .95 * s, V("water"))


def hitching_post(h: Hand, x: float, y: float, s: float) -> str:
    """Laden donkeys tied to a bar, water before them."""
    P = placed(x, y, s)
    out = beast("donkey", x + 50 * s, y - 4, 76 * s) + beast("donkey", x - 12 * s, y - 1, 82 * s)
    for k, tone in ((0, "red"), (60, "moss")):
        out += h.prop(P((k - 12, -50), (k + 12, -50), (k + 15, -24), (k - 13, -24)), V(tone), 1.9, False, 4, 2, .5) + h.line(P((k - 12, -29), (k + 14, -29)), 2.4, V("straw"), taper=.1)
    out += rods(h, [P((-88, 5), (-88, -40)), P((-62, 5), (-62, -40))], 7 * s, V("wood2"), 1.8) + rods(h, [P((-96, -34), (-50, -34))], 7 * s, V("wood"), 1.8)
    rope = P((-70, -40), (-70, -28), (-62, -18), (-50, -24), (-46, -34))
    return out + h.line(rope, 5, INK, taper=.1) + h.line(rope, 2.8, V("linen"), taper=.1) + h.line(P((-70, -40), (-70, -27)), 6, V("linen"), taper=.1) + straw(h, x + 20 * s, y + 5, 60, 12)


def breeding_cave(h: Hand, x: float, y: float, s: float) -> str:
    """A mare and her foal in the straw."""
    out = hay(h, x - 58 * s, y, 62 * s, 40 * s) + beast("donkey", x - 16 * s, y - 2, 92 * s) + straw(h, x + 8 * s, y + 3, 60, 26)
    return out + beast("donkey", x + 52 * s, y + 4, 52 * s, True) + straw(h, x + 30 * s, y + 7, 50, 14)


def gold_donkey(h: Hand, x: float, y: float, s: float) -> str:
    """The donkey of the tale: what it drops on the cloth is gold."""
    P = placed(x, y, s)
    out = h.prop(P((-70, 5), (-50, -8), (66, -8), (88, 5), (60, 10), (-50, 10)), V("red"), 1.8, True, 3, 0, .6) + h.line(P((-56, 3), (76, 3)), 1.8, V("straw"))
    out += beast("donkey", x - 24 * s, y + 1, 94 * s) + h.prop(P((-22, -62), (0, -62), (4, -32), (-24, -32)), V("flax"), 2, False, 4, 2, .5) + h.line(P((-23, -38), (3, -38)), 2.6, V("gold"), taper=.1)
    out += "".join(coin(h, *P(p)[0], z * s) for p, z in (((30, -50), 5), ((38, -38), 6), ((34, -26), 5), ((48, -28), 5)))
    return out + good("gold", x + 22 * s, y - 22 * s, 30 * s) + good("gold", x + 46 * s, y - 24 * s, 36 * s) + sparkle(*P((44, -46))[0], 10 * s)


def slaughtering_cave(h: Hand, x: float, y: float, s: float) -> str:
    """Meat on hooks, a cleaver in the block."""
    P = placed(x, y, s)
    out = h.slab(x - 92 * s, y - 80 * s, 150 * s, 6 * s, V("wood2"), 1.8, shade=2, glint=1)
    for k, size in ((-74, 42), (-40, 50), (24, 44)):
        out += h.line(P((k + 8, -76), (k + 10, -68), (k + 6, -64)), 2.6, V("iron"), taper=.1) + good("food", x + k * s - 12 * s, y - 68 * s, size * s)
    out += "".join(h.prop(ring(*P((-2, -68 + k * 11))[0], 4 * s, 6.4 * s, 8), V("red"), 1.7, True, 3, 1, .3) for k in range(4)) + h.line(P((-2, -78), (-2, -72)), 1.8)
    out += shadow(h, x - 6 * s, y + 3, 30 * s, 5) + h.prop(P((-28, 3), (-26, -22), (16, -22), (18, 3)), V("wood2"), 2.2, False, 6, 2, .5) + h.prop(ring(*P((-5, -22))[0], 21 * s, 5.4 * s, 10), V("straw"), 1.8, True, 0, 0, .3)
    out += h.prop(P((-18, -24), (-22, -48), (8, -44), (6, -22)), STEEL, 2.2, False, 4, 2, .3) + path(curve(ring(*P((-14, -42))[0], 2.4, 2.4, 6)), INK) + rods(h, [P((7, -40), (28, -46))], 5 * s, V("wood"), 1.5)
    return out + bucket(h, x + 56 * s, y + 4, 1.05 * s, V("red")) + barrel(h, x - 72 * s, y + 3, .8 * s)


# -- ore and iron -----------------------------------------------------------------------------------------------------
def ore_vein(h: Hand, x: float, y: float, s: float) -> str:
    """Dark rock with glowing lumps in it, a pick at work."""
    P = placed(x, y, s)
    mass = P((88, 2), (92, -40), (70, -74), (40, -80), (16, -62), (-6, -66), (-26, -46), (-30, -22), (-46, -12), (-50, 2))
    out = h.prop(mass, "#4d4540", 2.6, False, 12, 4, 1.4) + h.lines([P((16, -62), (26, -38), (20, -10)), P((70, -74), (58, -44), (66, -14)), P((-26, -46), (-8, -28), (-10, -2))], 2, INK, .8)
    for px, py, z in ((2, -48, 10), (42, -62, 11), (40, -28, 13), (70, -36, 9), (-14, -22, 8), (14, -18, 8), (72, -12, 7), (-32, -6, 6), (50, -8, 6)):
        lump = P(*((px + z * a, py + z * b) for a, b in ((-1, .1), (-.3, -.9), (.7, -.6), (1, .4), (0, .9))))
        out += h.prop(lump, "#d9702a", 1.9, False, z * .45, 0, .6) + path(outline([lump[0], lump[1], lump[2], P((px, py - z * .1))[0]]), "#ffd08a", .9)
    return out + basket(h, x - 60 * s, y + 4, 1.05 * s, good("ore", x - 76 * s, y - 34 * s, 24 * s) + good("ore", x - 60 * s, y - 36 * s, 26 * s)) + pick(h, x - 22 * s, y + 4, .94 * s, .5)


def mining_cave(h: Hand, x: float, y: float, s: float) -> str:
    """A cart full of ore on its rails, under a timber set."""
    P = placed(x, y, s)
    out = arch(h, x - 8 * s, y - 4, 118 * s, 76 * s, V("fire4")) + path(curve(ring(x - 8 * s, y - 22 * s, 46 * s, 40 * s, 10)), V("fire2"), .6)
    out += h.slab(x - 74 * s, y - 74 * s, 9 * s, 76 * s, V("wood2"), 2, shade=3, glint=1.6) + h.slab(x + 50 * s, y - 74 * s, 9 * s, 76 * s, V("wood2"), 2, shade=3, glint=1.6) + rods(h, [P((-66, -52), (-50, -72)), P((50, -52), (34, -72))], 5 * s, V("wood"), 1.5) + h.slab(x - 82 * s, y - 82 * s, 150 * s, 10 * s, V("wood"), 2.2, shade=3, glint=2)
    out += h.lines([P((-94, 4), (94, 4)), P((-94, -2), (94, -2))], 3, V("iron"), taper=.05)
    out += "".join(good("ore", x + k * s, y - yy * s, z * s) for k, yy, z in ((-34, 66, 30), (-10, 70, 34), (-22, 58, 28)))
    return out + cart(h, x - 8 * s, y + 3, 1.2 * s) + good("ore", x + 62 * s, y - 16 * s, 24 * s) + pick(h, x + 84 * s, y + 4, .76 * s, -.25)


def bloomery(h: Hand, x: float, y: float, s: float) -> str:
    """A chimney of clay, glowing at its foot, with bellows."""
    P = placed(x, y, s)
    out = "".join(flame(h, x + k * s, y - 72 * s, z * s) for k, z in ((-34, .9), (-18, .9), (-26, 1.3)))
    out += shadow(h, x - 26 * s, y, 48 * s, 5) + h.prop(P((-72, 2), (-64, -30), (-48, -72), (-4, -72), (12, -30), (20, 2)), V("clay"), 2.7, False, 12, 4, .9)
    out += h.lines([P((-62, -24), (-46, -30), (-42, -44)), P((-8, -60), (-12, -48), (-4, -38)), P((8, -18), (-2, -24)), P((-50, -62), (-40, -58))], 2, V("wood2")) + h.slab(x - 52 * s, y - 77 * s, 52 * s, 7 * s, V("rock2"), 1.9, shade=3, glint=2)
    out += path(curve(P((-48, 2), (-46, -22), (-26, -36), (-6, -22), (-4, 2))), INK) + path(curve(P((-43, 2), (-41, -20), (-26, -31), (-11, -20), (-9, 2))), V("fire1")) + path(curve(P((-36, 2), (-34, -14), (-26, -22), (-18, -14), (-16, 2))), "#fff3cf")
    out += path(curve(P((-38, -1), (-14, -1), (4, 4), (26, 4), (30, 8), (-44, 9))), V("fire1")) + path(curve(P((-30, 1), (-18, 1), (2, 6), (-34, 6))), "#ffe9a8")
    out += h.prop(P((16, -14), (34, -20), (66, -34), (80, -28), (80, -10), (66, -2), (34, -10)), V("wood"), 2.2, True, 5, 2, .4) + h.lines([P((44, -24), (44, -7)), P((54, -28), (54, -5)), P((64, -32), (64, -4))], 1.8) + h.slab(x + 78 * s, y - 22 * s, 16 * s, 5 * s, V("wood2"), 1.5, shade=1, glint=0)
    return out + good("ore", x + 40 * s, y - 12 * s, 22 * s)


def ironsmith(h: Hand, x: float, y: float, s: float) -> str:
    """A forge under its hood, the anvil before it."""
    P = placed(x, y, s)
    out = h.prop(P((-88, -44), (-66, -74), (-66, -92), (-34, -92), (-34, -74), (-12, -44)), V("rock2"), 2.4, False, 7, 3, .7) + h.lines([P((-80, -54), (-20, -54)), P((-70, -66), (-30, -66)), P((-56, -54), (-56, -66)), P((-40, -44), (-40, -54)), P((-66, -44), (-66, -54))], 1.6)
    out += h.slab(x - 86 * s, y - 44 * s, 9 * s, 24 * s, V("rock1"), 1.8, shade=3, glint=1) + h.slab(x - 23 * s, y - 44 * s, 9 * s, 24 * s, V("rock1"), 1.8, shade=3, glint=1)
    out += "".join(flame(h, x + k * s, y - 20 * s, z * s) for k, z in ((-66, 1.2), (-34, 1.2), (-50, 1.7))) + heap(h, x - 50 * s, y - 18 * s, 8, 22 * s, 6, ("fire1", "soot", "red"))
    out += h.slab(x - 90 * s, y - 21 * s, 80 * s, 22 * s, V("rock3"), 2.2, shade=6, glint=2.4) + h.lines([P((-88, -10), (-12, -10)), P((-62, -20), (-62, -11)), P((-36, -20), (-36, -11)), P((-74, -9), (-74, 0)), P((-48, -9), (-48, 0))], 1.6)
    out += anvil(h, x + 30 * s, y + 3, 1.15 * s) + rods(h, [P((8, -46), (44, -46))], 5 * s, V("fire0"), 1.4) + hammer(h, x + 62 * s, y - 48 * s, 1.05 * s, -.9)
    return out + path("".join(h.gouge(x + 34 * s, y - 50 * s, a, 15, 2.4) for a in (-2.6, -2.1, -1.6, -1.1)), "#ffe9a8") + ingot(h, x + 74 * s, y + 4, .9 * s)


def wainwright(h: Hand, x: float, y: float, s: float) -> str:
    """A wheel as tall as the room, and the wagon it belongs to."""
    P = placed(x, y, s)
    out = h.slab(x - 4 * s, y - 56 * s, 92 * s, 10 * s, V("wood"), 2, shade=3, glint=2) + h.slab(x - 2 * s, y - 46 * s, 88 * s, 16 * s, V("wood2"), 2, shade=4, glint=1.6) + h.lines([P((k, -55), (k, -31)) for k in (20, 42, 64)], 1.5)
    out += rods(h, [P((0, -56), (-6, -72)), P((86, -56), (92, -72)), P((-8, -70), (94, -70))], 4 * s, V("wood"), 1.5) + rods(h, [P((-2, -28), (88, -28))], 5 * s, V("wood2"), 1.5)
    out += wheel(h, x + 68 * s, y - 18 * s, 17 * s, 4.6, 8) + crate(h, x + 14 * s, y + 2, .95 * s)
    out += shadow(h, x - 48 * s, y + 2, 40 * s, 4) + wheel(h, x - 48 * s, y - 36 * s, 36 * s, 7, 10) + h.prop(ring(x - 48 * s, y - 36 * s, 8 * s, 8 * s, 8), V("iron"), 1.9, True, 3, 1.5, .2)
    return out + hammer(h, x - 6 * s, y + 5, .8 * s, 1.2) + straw(h, x - 10 * s, y + 5, 40, 8)


def store(h: Hand, x: float, y: float, s: float) -> str:
    """A shop: scales on the counter, wares on the wall."""
    out = h.slab(x - 80 * s, y - 60 * s, 60 * s, 5 * s, V("wood"), 1.7, shade=2, glint=1.6) + "".join(jar_(x + k * s, y - 60 * s, z * s, V(c), kind) for k, z, c, kind in ((-70, .9, "clay", 0), (-52, 1, "moss", 0), (-33, .9, "ochre", 0)))
    out += good("food", x - 76 * s, y - 56 * s, 24 * s) + good("food", x - 50 * s, y - 56 * s, 22 * s)
    out += counter(h, x - 16 * s, y + 2, 124 * s, 26 * s) + scales(h, x - 8 * s, y - 31 * s, .98 * s) + loaf(h, x - 58 * s, y - 31 * s, 1.05 * s) + loaf(h, x + 34 * s, y - 31 * s, 1.05 * s)
    return out + good("ore", x + 56 * s, y - 22 * s, 28 * s)


def cave_silo(h: Hand, x: float, y: float, s: float) -> str:
    """A tub up to the ceiling; grain runs out of its hatch."""
    P = placed(x - 18 * s, y, s)
    out = shadow(h, x - 18 * s, y, 48 * s, 5) + h.prop(P((-40, 0), (-43, -30), (-40, -62), (40, -62), (43, -30), (40, 0)), V("wood"), 2.6, False, 14, 4, .6)
    out += h.lines([P((k, -61), (k * 1.06, -30), (k, -1)) for k in (-28, -14, 0, 14, 28)], 1.4, V("wood2")) + h.lines([P((-42, -50), (0, -46), (42, -50)), P((-43, -14), (0, -10), (43, -14))], 4, V("iron"), taper=.05)
    out += h.prop(P((-50, -60), (-22, -80), (0, -86), (22, -80), (50, -60), (0, -55)), V("straw"), 2.4, False, 8, 3, .8) + h.lines([P((0, -84), (k, -60)) for k in (-34, -18, 0, 18, 34)], 1.4, V("wood2"))
    hatch = P((4, -40), (30, -40), (30, -16), (4, -16))
    out += h.prop(hatch, V("soot"), 2.2, False, 0, 0, .4) + path(outline(P((6, -30), (16, -34), (28, -29), (28, -16), (6, -16))), V("gold"))
    grain = P((5, -18), (29, -18), (34, -8), (52, 4), (44, 9), (-10, 9), (-14, 4), (0, -8))
    out += h.prop(grain, V("gold"), 2.2, True, 5, 2, .6) + path("".join(h.gouge(x + h.jit(20) - 2 * s, y + h.r.uniform(-12, 6), .6 + h.jit(1), 5, 2.2) for _ in range(18)), V("wood"), .8)
    return out + ladder(h, x - 74 * s, y + 3, 1.05 * s, 66, 12) + good("grain", x + 52 * s, y - 46 * s, 44 * s) + sack_(x + 74 * s, y + 4, .85 * s, V("straw"))


def iron_trader(h: Hand, x: float, y: float, s: float) -> str:
    """Bars stacked high, horseshoes on the wall, scales."""
    P = placed(x, y, s)
    out = shadow(h, x - 38 * s, y + 2, 58 * s, 5)
    for row, many in enumerate((4, 3, 2, 1)):
        out += "".join(ingot(h, x + (-38 + (k - (many - 1) / 2) * 28) * s, y + 2 - row * 16 * s, 1.02 * s) for k in range(many))
    for k, yy in ((-72, -62), (-6, -66), (20, -60)):
        shoe = P((k - 6, yy + 9), (k - 8, yy), (k - 5, yy - 7), (k, yy - 9), (k + 5, yy - 7), (k + 8, yy), (k + 6, yy + 9))
        out += h.line(shoe, 7, INK, taper=0) + h.line(shoe, 4, "#8d8780", taper=0)
    return out + board(h, x + 58 * s, y + 4, 58 * s, 18 * s) + scales(h, x + 58 * s, y - 18 * s, .92 * s)


# -- arms -------------------------------------------------------------------------------------------------------------
def swordsmith(h: Hand, x: float, y: float, s: float) -> str:
    """A blade still white from the fire lies on the anvil."""
    P = placed(x, y, s)
    out = h.slab(x + 22 * s, y - 76 * s, 70 * s, 5 * s, V("wood2"), 1.6, shade=2, glint=1) + "".join(sword(h, x + k * s, y - 18 * s, 1.06 * s, math.pi * 0) for k in (38, 58, 78))
    out += anvil(h, x - 30 * s, y + 3, 1.35 * s)
    out += h.prop(P((-92, -53), (-84, -58), (4, -58), (4, -48), (-84, -48)), "#fff3cf", 2.3, False, 0, 0, .3, ink=V("red")) + path(outline(P((-80, -50), (2, -50), (2, -48), (-84, -48))), V("fire1"))
    out += h.slab(x + 3 * s, y - 64 * s, 5 * s, 22 * s, V("ochre"), 1.7, shade=1, glint=1) + rods(h, [P((8, -53), (26, -53))], 5 * s, V("wood2"), 1.5)
    out += path("".join(h.gouge(x - 40 * s, y - 60 * s, a, h.r.uniform(12, 24), 3) for a in (-2.7, -2.3, -1.9, -1.5, -1.1, -.7)), "#ffe9a8")
    return out + hammer(h, x - 8 * s, y - 62 * s, .9 * s, -1.1) + barrel(h, x + 60 * s, y + 4, .8 * s)


def weaponsmith(h: Hand, x: float, y: float, s: float) -> str:
    """An axe head goes on its shaft; more shafts wait in a barrel."""
    P = placed(x, y, s)
    out = ""
    for a, b in (((50, -20), (38, -86)), ((58, -20), (58, -88)), ((66, -20), (80, -84))):
        out += rods(h, [P(a, b)], 3.4 * s, V("straw"), 1.3)
        out += h.prop(P((b[0] - 4, b[1] + 6), (b[0], b[1] - 10), (b[0] + 4, b[1] + 6), (b[0], b[1] + 12)), STEEL, 1.6, False, 2, 0, .2)
    out += barrel(h, x + 60 * s, y + 4, 1.1 * s) + board(h, x - 30 * s, y + 2, 112 * s, 24 * s)
    out += rods(h, [P((-30, -28), (-30, -84))], 5 * s, V("straw"), 1.6)
    for side in (-1, 1):
        blade = P((-30 + side * 3, -50), (-30 + side * 14, -48), (-30 + side * 27, -42), (-30 + side * 31, -58), (-30 + side * 27, -75), (-30 + side * 14, -68), (-30 + side * 3, -66))
        out += h.prop(blade, STEEL, 2.3, False, 4, 2, .3) + h.line(blade[2:5], 2, BONE, opacity=.9)
    out += h.slab(x - 36 * s, y - 69 * s, 12 * s, 22 * s, V("iron"), 1.8, shade=2, glint=1.4) + h.prop(P((-42, -29), (-42, -40), (-18, -40), (-18, -29)), V("iron"), 1.9, False, 3, 1.4, .3) + rods(h, [P((-16, -34), (-6, -34))], 3, V("wood"), 1.2)
    return out + hammer(h, x - 52 * s, y - 33 * s, .86 * s, -1.35) + good("wood", x - 72 * s, y - 18 * s, 28 * s) + ingot(h, x + 12 * s, y - 27 * s, .7 * s)


def weapon_chamber(h: Hand, x: float, y: float, s: float) -> str:
    """A trophy on the wall: two swords crossed behind a shield, axes on both sides."""
    cx, cy = x - 14 * s, y - 44 * s
    out = sword(h, cx + 36 * s, cy + 32 * s, 1.7 * s, -.82) + sword(h, cx - 36 * s, cy + 32 * s, 1.7 * s, .82) + shield(h, cx, cy + 2 * s, 22 * s)
    out += axe(h, x - 78 * s, y - 4 * s, 1.24 * s) + axe(h, x + 78 * s, y + 2 * s, 1.1 * s, .12)
    return out + h.prop(at(cx, y + 4, s, [(-26, 0), (-26, -12), (26, -12), (26, 0)]), V("wood"), 2, False, 4, 2, .4) + h.slab(cx - 30 * s, y - 12 * s, 60 * s, 6 * s, V("wood2"), 1.8, shade=2, glint=2)


def helmet(h: Hand, x: float, y: float, s: float = 1, horns: bool = True) -> str:
    """(x, y) is the middle of its rim."""
    P = placed(x, y, s)
    out = ""
    if horns:
        out += "".join(h.prop(P((side * 11, -8), (side * 20, -11), (side * 24, -22), (side * 17, -17), (side * 10, -15)), V("linen"), 1.6, True, 2, 0, .2) for side in (-1, 1))
    out += h.prop(P((-13, 0), (-13, -10), (-8, -19), (0, -22), (8, -19), (13, -10), (13, 0)), "#a59d92", 2, True, 5, 2, .2)
    return out + h.prop(P((-14, 0), (-14, -5), (14, -5), (14, 0)), V("ochre"), 1.5, False, 1, 0, .2) + h.prop(P((-2.4, 6), (-2.4, -4), (2.4, -4), (2.4, 6)), V("ochre"), 1.3, False, 0, 0, .1)


def armory(h: Hand, x: float, y: float, s: float) -> str:
    """A suit of armour on its stand, helmets on a board."""
    P = placed(x - 34 * s, y, s)
    out = shadow(h, x - 34 * s, y + 2, 32 * s, 4) + rods(h, [P((0, 0), (0, -60)), P((-16, 3), (16, 3))], 6 * s, V("wood2"), 1.6)
    out += h.prop(P((-20, -28), (-24, -6), (0, -1), (24, -6), (20, -28)), "#8d8780", 2.1, False, 5, 2, .4) + h.lines([P((k, -27), (k * 1.2, -5)) for k in (-10, 0, 10)], 1.6)
    out += h.prop(P((-26, -56), (-22, -26), (0, -22), (22, -26), (26, -56), (10, -60), (-10, -60)), STEEL, 2.5, False, 7, 3, .4) + h.line(P((0, -58), (0, -24)), 1.8) + h.slab(x - 56 * s, y - 31 * s, 44 * s, 6 * s, V("wood"), 1.7, shade=1, glint=1) + h.slab(x - 38 * s, y - 32 * s, 8 * s, 8 * s, V("gold"), 1.4, shade=1, glint=1)
    out += "".join(h.prop(P((side * 20, -60), (side * 36, -56), (side * 38, -44), (side * 24, -46)), "#a59d92", 2, True, 4, 2, .3) for side in (-1, 1)) + path(curve(ring(*P((0, -62))[0], 8 * s, 7 * s, 8)), V("soot"))
    out += helmet(h, x - 34 * s, y - 64 * s, 1.05 * s)
    out += h.slab(x + 18 * s, y - 42 * s, 74 * s, 5 * s, V("wood2"), 1.7, shade=2, glint=1) + helmet(h, x + 36 * s, y - 43 * s, .92 * s, False) + helmet(h, x + 70 * s, y - 43 * s, .92 * s, False)
    return out + shield(h, x + 30 * s, y - 14 * s, 17 * s, "moss") + shield(h, x + 66 * s, y - 14 * s, 17 * s)


def oubliette(h: Hand, x: float, y: float, s: float) -> str:
    """A hole in the floor, its grate thrown open; food goes down on a rope."""
    P = placed(x, y, s)
    grate = (x - 62 * s, y - 38 * s)
    out = h.line(ring(*grate, 30 * s, 36 * s, 12), 8, INK, close=True, taper=0) + rods(h, [((grate[0] + k * s, grate[1] - (34 - abs(k) * .5) * s), (grate[0] + k * s, grate[1] + (34 - abs(k) * .5) * s)) for k in (-18, -6, 6, 18)] + [((grate[0] - 28 * s, grate[1] + k * s), (grate[0] + 28 * s, grate[1] + k * s)) for k in (-14, 12)], 3 * s, "#8d8780", 1.3) + h.line(ring(*grate, 30 * s, 36 * s, 12), 4.6, "#8d8780", close=True, taper=0)
    out += h.prop(ring(x + 4 * s, y - 2, 52 * s, 12 * s, 14), V("rock3"), 2.4, True, 0, 3, .8) + path(curve(ring(x + 4 * s, y - 3, 41 * s, 8.6 * s, 12)), V("soot"))
    out += h.lines([[(x + 4 * s + 41 * math.cos(a) * s, y - 3 + 8.6 * math.sin(a) * s), (x + 4 * s + 52 * math.cos(a) * s, y - 2 + 12 * math.sin(a) * s)] for a in (k * .7 for k in range(9))], 1.6)
    out += h.line(P((6, -92), (6, -44)), 3, V("linen"), taper=.05) + bucket(h, x + 6 * s, y - 16 * s, 1.15 * s) + loaf(h, x + 2 * s, y - 35 * s, .9 * s) + good("food", x + 3 * s, y - 50 * s, 20 * s)
    out += chain(h, [P((62, 2))[0], P((56, 5))[0], P((48, 6))[0], P((42, 3))[0]]) + h.prop(ring(x + 74 * s, y - 8 * s, 14 * s, 13.4 * s, 10), V("iron"), 2.3, True, 6, 3, .3)
    return out


def ceremonial_hall(h: Hand, x: float, y: float, s: float) -> str:
    """A table laid for a feast between pillars, under banners."""
    P = placed(x, y, s)
    out = banner(h, x - 44 * s, y - 84 * s, 1.15 * s) + banner(h, x + 44 * s, y - 84 * s, 1.15 * s)
    for k in (-92, 78):
        out += h.slab(x + k * s, y - 88 * s, 14 * s, 88 * s, V("rock3"), 2.1, shade=4, glint=2) + h.slab(x + (k - 3) * s, y - 8 * s, 20 * s, 9 * s, V("rock2"), 1.8, shade=2, glint=1.6)
    out += shadow(h, x, y + 3, 74 * s, 5) + h.prop(P((-70, -26), (70, -26), (74, -3), (56, 1), (36, -3), (18, 1), (0, -3), (-18, 1), (-36, -3), (-56, 1), (-74, -3)), V("linen"), 2.4, False, 6, 3, .5) + h.line(P((-70, -21), (70, -21)), 3, V("red"), taper=.05)
    out += rods(h, [P((0, -26), (0, -50)), P((-16, -48), (16, -48))], 3.4 * s, V("gold"), 1.4) + "".join(candle(h, x + k * s, y - 48 * s, .8 * s, 9) for k in (-15, 0, 15))
    out += h.prop(P((-58, -27), (-54, -38), (-40, -44), (-28, -40), (-24, -27)), V("ochre"), 2, True, 4, 2, .3) + h.line(P((-60, -27), (-20, -27)), 3, V("gold"), taper=.1)
    out += "".join(h.prop(P((k - 6, -42), (k + 6, -42), (k + 3, -33), (k + 1.6, -28), (k + 5, -26), (k - 5, -26), (k - 1.6, -28), (k - 3, -33)), V("gold"), 1.6, False, 2, 1, .2) for k in (-12, 14)) + mug(h, x + 32 * s, y - 26 * s, .9 * s) + loaf(h, x + 54 * s, y - 26 * s, .95 * s)
    return out


def equipment_cabinet(h: Hand, x: float, y: float, s: float) -> str:
    """Both doors open: every tool on its peg."""
    x -= 14 * s
    P = placed(x, y, s)
    out = shadow(h, x, y + 3, 70 * s, 5) + h.slab(x - 42 * s, y - 84 * s, 84 * s, 86 * s, V("wood2"), 2.5, shade=5, glint=2.4) + path(outline(P((-36, -78), (36, -78), (36, -4), (-36, -4))), V("fire4"))
    out += h.slab(x - 38 * s, y - 26 * s, 76 * s, 4.4 * s, V("wood"), 1.5, shade=1.6, glint=1)
    out += pick(h, x - 17 * s, y - 27 * s, .96 * s, .04) + rods(h, [P((8, -30), (8, -58))], 3 * s, V("straw"), 1.2) + h.prop(P((0, -58), (0, -70), (8, -77), (16, -70), (16, -58)), "#a59d92", 1.7, False, 3, 1.4, .2)
    out += hammer(h, x + 27 * s, y - 32 * s, .92 * s, .08) + h.line(ring(x - 18 * s, y - 12 * s, 10 * s, 7 * s, 9), 4.4, V("straw"), close=True, taper=.1) + h.line(ring(x - 18 * s, y - 12 * s, 6 * s, 4 * s, 8), 1.2, V("wood2"), close=True) + good("ore", x + 2 * s, y - 24 * s, 21 * s) + jar_(x + 28 * s, y - 5 * s, .8 * s, V("ochre"), 1)
    for side in (-1, 1):
        out += h.prop(P((side * 42, -84), (side * 70, -92), (side * 70, 9), (side * 42, 2)), V("wood"), 2.3, False, 3, 2, .4) + h.lines([P((side * 48, -77), (side * 64, -82), (side * 64, -46), (side * 48, -44), (side * 48, -77)), P((side * 48, -36), (side * 64, -37), (side * 64, 1), (side * 48, -3), (side * 48, -36))], 1.5, smooth=False)
    return out + "".join(path(curve(ring(*P((side * 66, -40))[0], 2.4, 2.4, 6)), V("gold")) for side in (-1, 1)) + crate(h, x + 88 * s, y + 4, .7 * s)


# room -> (light measured from the middle of the foot line, what gives it, drawing)
ROOMS = {
    "cattle-market": ((26, -66), "lamp", cattle_market),
    "ore-vein": ((-70, -46), "candle", ore_vein),
    "bloomery": ((-26, -14), "none", bloomery),
    "store": ((56, -62), "lamp", store),
    "cave-silo": ((58, -62), "lamp", cave_silo),
    "box": ((66, -62), "lamp", box_stall),
    "mining-cave": ((-8, -56), "lamp", mining_cave),
    "hitching-post": ((-70, -62), "lamp", hitching_post),
    "wainwright": ((6, -76), "lamp", wainwright),
    "ceremonial-hall": ((0, -54), "none", ceremonial_hall),
    "ironsmith": ((-50, -28), "none", ironsmith),
    "swordsmith": ((-40, -52), "none", swordsmith),
    "slaughtering-cave": ((72, -58), "lamp", slaughtering_cave),
    "weaponsmith": ((18, -64), "lamp", weaponsmith),
    "weapon-chamber": ((48, -58), "torch", weapon_chamber),
    "armory": ((6, -62), "torch", armory),
    "oubliette": ((46, -56), "torch", oubliette),
    "gold-donkey": ((66, -58), "lamp", gold_donkey),
    "iron-trader": ((44, -60), "shaft", iron_trader),
    "equipment-cabinet": ((64, -60), "shaft", equipment_cabinet),
    "breeding-cave": ((-52, -60), "shaft", breeding_cave),
}
