"""Caverna's action spaces as places, 120 by 80: where the dwarfs go, with room for a heap in the middle and a dwarf on the right.

The names stand on a slip in the upper left, what the space gives on one in the lower left: nothing that matters is drawn there.
"""
import math
from collections.abc import Callable

from art import hand
from art.caverna.things import (
    INK,
    anvil,
    axe,
    broom,
    cart,
    chest,
    good,
    hammer,
    plank,
    saw,
    scales,
    sword,
    timber,
    trough,
)
from art.furniture import barrel, board, crate, loaf
from art.hand import Hand, linear, n, radial, sheet
from art.meadow import fence
from art.paths import curve, outline, path
from art.points import box, ring
from art.props import V, basket, flame, heap, jar_, lantern_, pick, pine_, placed, rod, rods, sack_, shadow, shelf, tuft
from art.rooms import stool
from art.sheet import stock

W, T = 120, 80
LIGHT = (88, 34)


def cave(h: Hand, timbered: bool = False) -> tuple[str, str]:
    """Inside the mountain; light falls from the right."""
    x, y = LIGHT
    defs = radial("l", x, y, 98, [(0, V("fire0"), 1), (.2, V("fire1"), 1), (.52, V("fire2"), 1), (.8, V("fire3"), 1), (1, V("fire4"), 1)])
    defs += radial("f", x, 70, 80, [(0, "#ffe2a0", .9), (.5, V("fire1"), .6), (1, V("fire2"), 0)], f' gradientTransform="matrix(1 0 0 .5 0 {n(35)})"')
    hit = lambda px, py: 0 < px < W and 0 < py < 60
    out = path(outline(box(0, 0, W, T)), "url(#l)") + h.rays(x, y, 10, 66, 30, "#ffe9b4", .42, hit, 1.6, 10) + h.rays(x, y, 46, 110, 26, V("fire4"), .45, hit, 2.4, 12)
    lip = [(-4, 66), (3, 52), (4, 26), (16, 10), (40, 4), (70, 3), (98, 6), (114, 18), (118, 44), (124, 66), (124, -4), (-4, -4)]
    ground = [(-2, 64), (30, 62 + h.jit(1.5)), (70, 63 + h.jit(1.5)), (122, 64), (122, 82), (-2, 82)]
    out += path(outline(ground), V("fire3")) + path(outline(ground), "url(#f)") + h.line(ground[:4], 1.8) + path(curve(lip, tension=8), V("fire4")) + h.line(lip[1:10], 2.2)
    return out + (timber(h, 60, 66, .8, 124, 62) if timbered else ""), defs


def out_of_doors(h: Hand, kind: str = "meadow") -> tuple[str, str]:
    defs = linear("s", 0, 0, 0, T, [(0, V("sky1"), 1), (.4, V("sky0"), 1)]) + linear("t", 0, 26, 0, T, [(0, V("leaf"), 1), (.3, V("grass"), 1), (1, V("grass2"), 1)])
    out = path(outline(box(0, 0, W, T)), "url(#s)") + path(curve([(-4, 36), (26, 22), (58, 32), (94, 20), (124, 32), (124, 52), (-4, 52)]), V("hill"))
    out += path(curve([(-4, 38), (30, 34), (70, 38), (124, 35), (124, 86), (-4, 86)]), "url(#t)")
    out += path("".join(h.gouge(h.r.uniform(2, 118), h.r.uniform(44, 78), -1.57 + h.jit(.4), 6, 1.6) for _ in range(24)), V("moss"), .8)
    if kind == "forest":
        out += "".join(pine_(x, y, t, k) for x, y, t, k in ((8, 54, 46, 0), (26, 50, 42, 1), (44, 48, 36, 2), (96, 52, 44, 2), (113, 58, 52, 0), (17, 64, 44, 2)))
    if kind == "field":
        out += h.prop([(6, 52), (60, 46), (112, 52), (117, 75), (60, 78), (3, 75)], V("soil"), 1.8, True, 4, 0, .6)
        out += "".join(h.line([(8, 56 + k * 6), (60, 53 + k * 6), (112, 56 + k * 6)], 3, V("soil2")) for k in range(4))
    return out, defs


def stump(h: Hand, x: float, y: float, s: float = 1) -> str:
    P = placed(x, y, s)
    return h.prop(P((-13, 0), (-10, -14), (10, -14), (14, 0)), V("wood2"), 1.7, False, 5, 2, .4) + h.prop(P(*ring(0, -14, 10, 3.6, 8)), V("straw"), 1.5, True, 0, 0, .3)


def cradle(h: Hand, x: float, y: float, s: float = 1) -> str:
    P = placed(x - 58 * s, y - 72 * s, s)
    out = shadow(h, x, y - 2, 28 * s, 4) + h.line(P((30, 64), (44, 72), (58, 73), (72, 72), (86, 64)), 4 * s, V("wood2"))
    out += h.prop(P((34, 48), (82, 48), (77, 66), (39, 66)), V("wood"), 2, False, 5, 2, .4) + h.prop(P((36, 49), (44, 41), (60, 43), (80, 49)), V("red"), 1.6, True, 3, 1, .3)
    return out + h.prop(P(*ring(43, 43, 6, 6, 8)), "#e0b080", 1.6, True, 2, 0, .2) + h.prop(P((78, 50), (82, 34), (88, 38), (84, 52)), V("wood2"), 1.7, False, 2, 1, .3)


def mouth(h: Hand, x: float, y: float, s: float = 1) -> str:
    """A timbered way into the dark."""
    P = placed(x, y, s)
    out = h.prop(P((-24, 0), (-24, -30), (-12, -42), (12, -42), (24, -30), (24, 0)), V("fire4"), 2, True, 0, 0, .4)
    out += h.slab(x - 27 * s, y - 43 * s, 7 * s, 44 * s, V("wood"), 1.7, shade=3, glint=1) + h.slab(x + 20 * s, y - 43 * s, 7 * s, 44 * s, V("wood"), 1.7, shade=3, glint=1)
    return out + h.slab(x - 32 * s, y - 48 * s, 64 * s, 8 * s, V("wood"), 1.7, shade=3, glint=1)


def drift(h: Hand, x: float = 38, s: float = 1.0) -> str:
    """A timbered way into the mountain, rails coming out of it."""
    rails = [[(x - 4 * s, 64), (x - 13 * s, 80)], [(x + 6 * s, 64), (x + 17 * s, 80)]]
    sleepers = [[(x - (8 + k * 3) * s, 67 + k * 5), (x + (9 + k * 4) * s, 67 + k * 5)] for k in range(3)]
    return mouth(h, x, 65, s) + h.lines(sleepers, 3, V("wood2"), taper=.2) + h.lines(rails, 2.6, V("iron"), taper=.2)


def niche(h: Hand) -> str:
    """A cavern half dug out: the pick's marks in a ring, a shovel left in the rubble."""
    hollow = [(10, 66), (12, 42), (26, 26), (46, 26), (60, 42), (62, 66)]
    out = path(curve(hollow, tension=8), V("fire4"), .8) + path(curve([(36 + (x - 36) * .8, 66 + (y - 66) * .82) for x, y in hollow], tension=8), V("fire3"))
    out += path("".join(h.gouge(36 + 27 * math.cos(a), 58 + 32 * math.sin(a), a + math.pi, 11, 4) for a in [3.3 + k * .31 for k in range(9)]), V("rockgap"))
    spade = rod(h, (58, 66), (66, 30), 3, V("wood")) + h.prop([(52, 72), (51, 61), (58, 57), (65, 61), (63, 72), (57, 76)], V("iron"), 1.8, True, 3, 1.4, .2)
    return out + heap(h, 32, 74, 8, 20, 9) + spade


def seam(h: Hand) -> str:
    """Ore in the wall."""
    lode = [(6, 40), (24, 26), (52, 24), (72, 34), (64, 50), (40, 54), (14, 56)]
    out = h.prop(lode, V("rock0"), 2, False, 6, 0, 1.4)
    for x, y, r in ((16, 44, 4.5), (28, 34, 6), (44, 32, 5), (58, 38, 6), (40, 46, 5), (26, 50, 3.6)):
        out += h.prop([(x + r * a, y + r * b) for a, b in ((-1, .2), (-.5, -.7), (.3, -.8), (1, -.2), (.6, .7), (-.4, .8))], V("ochre"), 1.4, False, r * .7, r * .4, r * .12)
    return out + pick(h, 30, 76, .72, .3) + heap(h, 56, 75, 3, 8, 6)


def horn(h: Hand, x: float, y: float, s: float = 1) -> str:
    """A drinking horn that is blown: who has it begins."""
    P = placed(x, y, s)
    out = h.prop(P((-30, 10), (-22, 16), (-6, 16), (12, 6), (24, -12), (28, -26), (12, -30), (8, -16), (-4, -4), (-18, 4)), V("linen"), 2.2, True, 6, 2.4, .3)
    out += h.prop(P(*ring(20, -28, 9, 4, 9)), V("fire4"), 1.8, True, 0, 0, .2) + h.lines([P((6, -18), (22, -8)), P((-8, 0), (4, 12)), P((-20, 6), (-14, 16))], 3, V("gold"))
    return out + h.line(P((-22, 14), (-6, 26), (14, 18), (24, -4)), 1.8, V("red"))


def dwarfs(h: Hand, x: float, y: float, s: float = 1) -> str:
    """Two figures of no seat: one shows, one copies."""
    def one() -> str:
        g = Hand(15, (30, -70))
        out = shadow(g, 3, 0, 14, 3.2, .5) + g.prop([(-9, 1), (-9, -7), (9, -7), (10, 1)], "#4a2f1e", 1.6, False, 2, 0, .2)
        out += g.prop([(-8, -26), (0, -28), (8, -26), (12, -15), (11, -5), (0, -3.6), (-11, -5), (-12, -15)], "#8a6f4e", 2.2, True, 6, 2, .2)
        out += g.prop([(-6.6, -30), (0, -35), (6.6, -30), (6, -26), (-6, -26)], "#d8a06c", 1.7, True, 2, 0, .1)
        out += g.prop([(-7.6, -29), (0, -27.8), (7.6, -29), (7, -20), (0, -13.6), (-7, -20)], "#c9a06a", 1.6, True, 3, 0, .3)
        out += path("".join(curve(ring(a, -30.4, 1, 1.1, 5)) for a in (-3, 3)), INK) + g.prop(ring(0, -28, 2.2, 1.9, 7), "#e0a878", 1.1, True, 0, 0, .1)
        return out + g.prop([(-8.6, -32), (-6, -38), (0, -47), (4, -46), (6.4, -38), (8.6, -31), (0, -33.4)], "#8a6f4e", 1.9, True, 4, 1, .2)
    return stock("nobody", one, x, y, s) + f'<g opacity=".5">{stock("nobody", one, x + 26, y, s * .9)}</g>'


def path_uphill(h: Hand) -> str:
    return path(curve([(52, 80), (60, 66), (50, 56), (62, 46), (72, 38), (78, 38), (70, 48), (62, 57), (76, 66), (78, 80)]), V("soil"), .8)


def pen(h: Hand, name: str) -> str:
    return fence(h, [(6, 56), (33, 54), (60, 54), (87, 54), (114, 56)])


def weapons(h: Hand, x: float, y: float) -> str:
    return sword(h, x - 8, y, .62, -.35) + axe(h, x + 10, y, .62, .35)


def flames(h: Hand) -> str:
    return "".join(flame(h, x, y, s) for x, y, s in ((24, 60, 1.4), (38, 64, 2), (54, 59, 1.7), (70, 64, 2.2), (86, 60, 1.6)))


# space -> (ground, what is drawn on it)
PLACES: dict[str, tuple[str, Callable[[Hand], str]]] = {
    "drift-mining": ("cave", lambda h: drift(h, 40, .82)),
    "drift-mining-2": ("cave", lambda h: drift(h, 30, .76) + lantern_(62, 14, .8) + pick(h, 60, 72, .6, -.35)),
    "small-scale-drift-mining": ("cave", lambda h: timber(h, 34, 72, .5) + pick(h, 52, 70, .5, .3) + heap(h, 20, 75, 3, 8, 6)),
    "excavation": ("cave", niche),
    "starting-player": ("out", lambda h: horn(h, 40, 54, .9)),
    "logging": ("forest", lambda h: stump(h, 48, 68) + axe(h, 48, 60, .5, .6)),
    "supplies": ("out", lambda h: sack_(34, 60, .9) + sack_(58, 61, .76) + jar_(80, 60, 1.15)),
    "growth": ("cave", lambda h: plank(h, 52, 38, 64, 4, "wood") + cradle(h, 72, 39, .68) + sack_(102, 38, .56)),
    "ore-mining": ("cave", seam),
    "wood-gathering": ("forest", lambda h: good("wood", 70, 50, 18) + good("wood", 12, 56, 18)),
    "forest-exploration": ("forest", lambda h: path(curve([(40, 80), (56, 62), (50, 50), (66, 42), (72, 42), (66, 54), (76, 64), (74, 80)]), V("soil"), .7)),
    "clearing": ("field", lambda h: stump(h, 26, 60, .9) + stump(h, 92, 62, .7)),
    "sustenance": ("field", lambda h: basket(h, 30, 60, .9, good("grain", 14, 28, 24) + good("grain", 24, 26, 24))),
    "ruby-mining": ("cave", lambda h: path(curve([(56, 50), (62, 30), (80, 24), (98, 32), (102, 50), (80, 56)]), V("rockgap")) + "".join(good("ruby", x, y, k) for x, y, k in ((64, 30, 20), (82, 32, 18), (74, 42, 14)))),
    "housework": ("cave", lambda h: shelf(h, 40, 70, .52) + broom(h, 84, 72, .6, .12)),
    "slash-and-burn": ("field", flames),
    "strip-mining": ("out", lambda h: path(curve([(4, 60), (20, 48), (60, 46), (78, 56), (70, 72), (20, 74)]), V("soil2")) + heap(h, 30, 68, 7, 22, 10) + good("ore", 44, 46, 20)),
    "imitation-4": ("out", lambda h: dwarfs(h, 64, 74, .95) + pick(h, 34, 58, .5, .3)),
    "imitation-2": ("field", lambda h: dwarfs(h, 62, 74, .9) + broom(h, 32, 58, .5, .2)),
    "imitation-1": ("cave", lambda h: dwarfs(h, 64, 74, .95) + hammer(h, 34, 57, .6, .4)),
    "imitation-0": ("forest", lambda h: dwarfs(h, 60, 74, .9) + axe(h, 30, 58, .5, -.4)),
    "depot": ("cave", lambda h: crate(h, 30, 74, .95) + crate(h, 56, 74, .9) + crate(h, 42, 50, .8)),
    "large-depot": ("cave", lambda h: crate(h, 24, 74, .95) + crate(h, 50, 74, .95) + crate(h, 37, 51, .9) + barrel(h, 80, 74, .95) + barrel(h, 100, 75, .8)),
    "weekly-market": ("out", lambda h: h.slab(16, 56, 76, 16, V("wood"), 2, shade=3, glint=1.6) + rods(h, [((20, 56), (20, 28)), ((88, 56), (88, 28))], 3, V("wood2"), 1.3) + h.prop([(10, 34), (22, 22), (86, 22), (98, 34), (84, 30), (69, 36), (54, 30), (39, 36), (24, 30)], V("red"), 2, False, 4, 2, .4) + good("vegetable", 26, 38, 20) + good("gold", 48, 40, 18) + jar_(78, 56, .9)),
    "hardware-rental": ("cave", lambda h: plank(h, 12, 30, 80, 4, "wood") + hammer(h, 28, 58, .7, .1) + saw(h, 56, 42, .8) + axe(h, 82, 60, .6)),
    "fence-building": ("out", lambda h: fence(h, [(44, 54), (68, 53), (92, 54), (116, 56)]) + rods(h, [((10, 70), (42, 66)), ((12, 75), (46, 71))], 3.4, V("wood"), 1.3) + hammer(h, 26, 64, .55, .9)),
    "extension": ("field", lambda h: mouth(h, 94, 58, .74) + tuft(h, 20, 50, .8, 6, V("moss2"))),
    "blacksmithing": ("cave", lambda h: anvil(h, 56, 68, .95) + flame(h, 96, 68, 1.7) + flame(h, 105, 68, 1.3) + flame(h, 89, 68, 1.2)),
    "sheep-farming": ("out", lambda h: pen(h, "sheep") + tuft(h, 22, 70, .9, 6, V("moss2"))),
    "ore-mine-construction": ("cave", lambda h: mouth(h, 92, 66, .74) + good("ore", 84, 42, 20) + good("ore", 60, 37, 20) + good("ore", 44, 42, 16) + pick(h, 28, 63, .5, .4)),
    "wish-for-children": ("cave", lambda h: cradle(h, 58, 68, .96)),
    "donkey-farming": ("out", lambda h: pen(h, "donkey") + trough(h, 30, 72, 34)),
    "ruby-mine-construction": ("cave", lambda h: mouth(h, 92, 66, .74) + good("ruby", 82, 40, 22) + good("ruby", 60, 38, 18) + good("ruby", 44, 43, 14) + pick(h, 26, 63, .5, .4)),
    "family-life": ("cave", lambda h: board(h, 46, 74, 54, 18) + loaf(h, 36, 51, .8) + jar_(58, 51, .8, V("ochre"), 1) + stool(h, 82, 75, .7)),
    "exploration": ("out", lambda h: path_uphill(h) + h.slab(88, 34, 5, 34, V("wood2"), 1.6, shade=2, glint=1) + h.prop([(82, 36), (104, 36), (110, 41), (104, 46), (82, 46)], V("straw"), 1.7, False, 2, 1, .3)),
    "ore-delivery": ("cave", lambda h: h.lines([[(0, 71), (120, 71)], [(0, 76), (120, 76)]], 2, V("iron"), taper=.05) + cart(h, 78, 74, .74, good("ore", 60, 34, 20) + good("ore", 76, 32, 20))),
    "adventure": ("out", lambda h: path_uphill(h) + weapons(h, 36, 58)),
    "ore-trading": ("out", lambda h: scales(h, 44, 72, .82) + good("ore", 78, 50, 22)),
    "ruby-delivery": ("cave", lambda h: chest(h, 48, 75, .74, good("ruby", 32, 36, 18) + good("ruby", 46, 34, 18))),
    "urgent-wish-for-children": ("cave", lambda h: cradle(h, 34, 64, .8) + cradle(h, 82, 65, .7)),
}


def place(name: str) -> Callable[[], str]:
    def draw() -> str:
        hand.Q[0] = 2
        ground, draw_it = PLACES[name]
        seed = sum(map(ord, name))
        art, defs = cave(Hand(seed, LIGHT)) if ground == "cave" else out_of_doors(Hand(seed, (96, 0)), ground)
        return sheet(W, T, art + draw_it(Hand(seed + 1, LIGHT)), defs, grain=False)
    return draw


def face_down() -> str:
    hand.Q[0] = 2
    h = Hand(9, (60, -20))
    art = path(outline(box(0, 0, W, T)), V("rockgap")) + h.rock(h.facets(0, 0, W, T, 46, 30, 1.3), tone=lambda x, y: -.2)
    return sheet(W, T, art + path(curve(ring(60, 42, 24, 20, 10)), V("rockgap"), .8), "", grain=False)


def drawings() -> dict[str, Callable[[], str]]:
    return {**{f"space-{name}": place(name) for name in PLACES}, "face-down": face_down}
