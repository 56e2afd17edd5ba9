"""Larger scenes of Caverna's table: the way of an expedition, the family's hearth, the two drawers, the harvest and a quiet evening, the feast at the end."""
import json
from collections.abc import Callable

from art import hand
from art.caverna.places import mouth, out_of_doors, weapons
from art.caverna.things import INK, axe, banner, beast, bed, chest, flower, good, hearth, keg, mug, plank, shield, torch
from art.furniture import barrel, loaf
from art.hand import Hand, dense, linear, sheet
from art.meadow import fence, oak
from art.paths import curve, outline, path
from art.points import box, ring
from art.props import V, basket, candle, heap, jar_, pine_, placed, sack_, shadow, shelf
from art.rooms import cauldron, glow, scene, stool

# The milestones of an expedition in the order of their strength, from the cave up to the pass; the client lays the loot beside them.
STOPS = [(x, y) for x, y in json.loads((hand.PALETTE.parents[1] / "games" / "caverna" / "way.json").read_text())["stops"]]
WAY = [(8, 582), *STOPS[:4], (668, 500), (640, 430), *STOPS[4:8], (8, 350), (16, 300), *STOPS[8:12], (672, 236), (650, 170), STOPS[12], (510, 112), (460, 96)]


def expedition() -> str:
    """700 by 616: out of the cave at the lower left, in windings up to the mountains."""
    hand.Q[0] = 1.5
    w, t = 700, 616
    h = Hand(41, (430, 40))
    defs = linear("s", 0, 0, 0, 120, [(0, V("sky1"), 1), (.8, V("sky0"), 1)]) + linear("t", 0, 84, 0, t, [(0, V("hill"), 1), (.16, V("leaf"), 1), (.5, V("grass"), 1), (1, V("grass2"), 1)])
    light, halo = glow("sun", 430, 60, 120, .9)
    out = path(outline(box(0, 0, w, t)), "url(#s)") + halo + path(curve(ring(430, 60, 17, 17, 12)), "#fff3cd") + h.rays(430, 60, 24, 150, 50, "#fff4d0", .7, lambda x, y: 2 < y < 100, 2.4, 16, 1)
    peaks = [(-10, 120), (-10, 70), (50, 40), (96, 62), (150, 26), (206, 66), (268, 46), (330, 84), (470, 92), (540, 50), (590, 70), (646, 22), (710, 64), (710, 120)]
    out += path(outline(h.rough(peaks, 2)), V("hill")) + h.line(peaks[1:-1], 2.2, INK, False, opacity=.6, step=14)
    for x, y in ((50, 40), (150, 26), (268, 46), (540, 50), (646, 22)):
        side = -1 if x < 430 else 1
        out += path(outline([(x, y + 1), (x + side * 40, y + 60), (x + side * 6, y + 60), (x + side * 10, y + 34), (x + side * 2, y + 22)]), V("rock1"), .5)
        out += path(outline([(x, y + 1), (x + side * 12, y + 17), (x + side * 4, y + 14), (x - side * 3, y + 22), (x - side * 12, y + 14)]), "#fbf2dc", .9)
    out += path(curve([(-10, 112), (90, 98), (210, 108), (350, 96), (480, 104), (600, 94), (710, 106), (710, t + 10), (-10, t + 10)], tension=9), "url(#t)")
    # a brook that the way crosses twice, on planks
    brook = [(300, 104), (318, 150), (296, 206), (316, 268), (298, 330), (318, 400), (300, 470), (316, 546), (302, 620)]
    out += h.line(brook, 24, V("soil2"), taper=.5) + h.line(brook, 18, V("water"), taper=.5) + h.lines([[(x - 3, y + 14), (x + 2, y + 26), (x - 2, y + 38)] for x, y in brook[:-1]], 2, "#d7e6e2", .8)
    out += h.line(WAY, 27, V("soil2"), taper=.25) + h.line(WAY, 21, V("soil"), taper=.25)
    out += path("".join(h.gouge(x + h.jit(7), y + h.jit(5), h.jit(3), h.r.uniform(4, 8), 2) for x, y in dense(WAY, 11)), V("straw"), .55)
    for y in (545, 408, 270):
        out += "".join(h.slab(287 + k * 8, y - 16, 7, 32, V("wood"), 1.5, shade=2, glint=1) for k in range(5))
    out += path("".join(h.gouge(h.r.uniform(0, w), h.r.uniform(120, t), -1.57 + h.jit(.5), h.r.uniform(4, 8), 1.8) for _ in range(230)), V("moss"), .7)
    # woods and stones in the bends
    for x, y, tall, kind in ((676, 352, 66, 0), (650, 366, 52, 1), (690, 386, 58, 2), (12, 480, 62, 1), (34, 492, 50, 0), (128, 480, 44, 2), (676, 606, 64, 1), (652, 614, 50, 2), (148, 196, 54, 0), (128, 208, 44, 1), (28, 190, 60, 2), (8, 206, 50, 0), (236, 176, 46, 1), (660, 326, 40, 2), (470, 340, 42, 1), (488, 350, 36, 0), (156, 340, 40, 2)):
        out += pine_(x, y, tall, kind, kind == 1)
    out += oak(h, 500, 480, .5) + oak(h, 104, 350, .42) + heap(h, 620, 214, 7, 22, 11) + heap(h, 250, 480, 5, 14, 8) + heap(h, 420, 200, 6, 20, 10) + stump_(h, 640, 480)
    out += "".join(flower(h, x, y, c, 1.3) for x, y, c in ((90, 590, "#fbf3df"), (250, 600, V("red")), (460, 590, V("flax")), (600, 596, "#fbf3df"), (460, 490, "#fbf3df"), (170, 470, V("red")), (600, 350, V("flax")), (350, 350, "#fbf3df"), (80, 330, V("red")), (480, 210, "#fbf3df")))
    return sheet(w, t, out + mouth(h, 20, 604, .72), defs + light, wash=.5)


def stump_(h: Hand, x: float, y: float) -> str:
    P = placed(x, y, 1)
    return h.prop(P((-11, 0), (-9, -12), (9, -12), (12, 0)), V("wood2"), 1.7, False, 5, 2, .4) + h.prop(P(*ring(0, -12, 9, 3.2, 8)), V("straw"), 1.5, True, 0, 0, .3) + axe(h, x + 2, y - 8, .5, .5)


def fireside() -> str:
    """360 by 112: where the dwarfs stand who are at home; the fire burns on the right, the floor in front is free."""
    hand.Q[0] = 2
    w, t, lamp = 360, 112, (318, 62)
    h = Hand(52, lamp)
    out, defs = scene(h, 0, 0, w, t, lamp, reach=430, floor=26)
    light, halo = glow("halo", *lamp, 60, .7)
    out += shelf(h, 224, 84, .5) + banner(h, 262, 16, .62) + banner(h, 182, 16, .62, "flax") + barrel(h, 16, 90, .7) + halo + hearth(h, 318, 88, 1.18)
    out += cauldron_(h, 262, 100) + stool(h, 344, 108, .7)
    return sheet(w, t, out, defs + light, grain=False)


def cauldron_(h: Hand, x: float, y: float) -> str:
    return shadow(h, x, y, 18, 4) + good("wood", x - 22, y - 18, 20) + good("wood", x - 6, y - 18, 20) + good("wood", x - 14, y - 29, 20)


def drawer_rooms() -> str:
    """240 by 80: three furnished niches behind a beam; narrow places show the middle one."""
    hand.Q[0] = 2
    w, t = 240, 80
    h = Hand(61, (120, 40))
    out, defs = path(outline(box(0, 0, w, t)), V("rockgap")) + h.rock(h.facets(0, 0, w, t, 46, 30, 1.3), tone=lambda x, y: -.3), ""
    things = (lambda: bed(h, 44, 66, .85, 44), lambda: cauldron(h, 120, 68, .52) + stool(h, 152, 68, .5), lambda: chest(h, 198, 68, .56, good("ruby", 184, 40, 13) + good("gold", 197, 40, 13)))
    for k, x in enumerate((44, 120, 196)):
        arch = [(x - 35, 68), (x - 35, 36), (x - 22, 16), (x, 11), (x + 22, 16), (x + 35, 36), (x + 35, 68)]
        more, halo = glow(f"g{k}", x, 46, 40, .95)
        defs += more
        out += h.prop(arch, V("fire3"), 2.4, True, 0, 0, .4) + halo + things[k]()
    return sheet(w, t, out + plank(h, -4, 69, 248, 9, "wood"), defs, grain=False)


def drawer_path() -> str:
    """240 by 80: a way into the hills, with a signpost and weapons for it in the middle."""
    hand.Q[0] = 2
    w, t = 240, 80
    h = Hand(66, (170, 6))
    left, defs = out_of_doors(Hand(66, (96, 0)))
    out = f'<g transform="scale(2 1)">{left}</g>'
    way = [(88, 84), (114, 68), (104, 58), (132, 47), (148, 39), (153, 39), (144, 49), (124, 58), (138, 69), (124, 84)]
    out += path(outline([(150, 40), (176, 10), (196, 28), (214, 18), (244, 42)]), V("rock2")) + path(outline([(176, 10), (184, 20), (176, 18), (168, 24)]), "#fbf2dc", .9)
    out += path(curve(way), V("soil")) + h.line(way, 1.4, V("soil2"), close=True) + "".join(pine_(x, y, tall, k) for x, y, tall, k in ((14, 62, 48, 0), (36, 56, 40, 1), (56, 64, 44, 2), (224, 66, 46, 1), (204, 60, 38, 0)))
    out += h.slab(154, 36, 5, 34, V("wood2"), 1.6, shade=2, glint=1) + h.prop([(146, 38), (170, 38), (176, 43), (170, 48), (146, 48)], V("straw"), 1.7, False, 2, 1, .3)
    return sheet(w, t, out + weapons(h, 84, 72), defs, grain=False)


def harvest() -> str:
    """240 by 120: the sheaves are bound, the pumpkins in."""
    hand.Q[0] = 2
    w, t, lamp = 240, 120, (196, 24)
    h = Hand(71, lamp)
    defs = linear("s", 0, 0, 0, 70, [(0, V("sky1"), 1), (1, V("sky0"), 1)]) + linear("t", 0, 60, 0, t, [(0, V("straw"), 1), (1, V("soil"), 1)])
    light, halo = glow("sun", *lamp, 70, .9)
    out = path(outline(box(0, 0, w, t)), "url(#s)") + halo + path(curve(ring(*lamp, 12, 12, 10)), "#fff3cd") + path(curve([(-6, 58), (50, 40), (110, 56), (180, 42), (246, 56), (246, 90), (-6, 90)]), V("hill"))
    out += path(curve([(-6, 72), (70, 64), (150, 70), (246, 64), (246, 126), (-6, 126)]), "url(#t)")
    out += path("".join(h.gouge(h.r.uniform(0, w), h.r.uniform(74, 118), -1.57 + h.jit(.4), 8, 2) for _ in range(90)), V("straw"))
    for x, y, s in ((34, 100, 46), (80, 92, 38), (206, 96, 42)):
        out += shadow(h, x, y, s * .5, 4) + "".join(good("grain", x - s * .5 + d, y - s, s) for d in (-s * .22, s * .22, 0)) + h.line([(x - s * .3, y - s * .34), (x + s * .3, y - s * .34)], 4, V("red"))
    basket_ = basket(h, 138, 108, 1.3, good("vegetable", 112, 66, 28) + good("vegetable", 134, 62, 30))
    return sheet(w, t, out + basket_ + good("vegetable", 162, 86, 26) + beast("sheep", 226, 116, 30, True), defs + light, grain=False)


def evening() -> str:
    """240 by 120: nothing to bring in; the sheep graze, the dog keeps watch."""
    hand.Q[0] = 2
    w, t, lamp = 240, 120, (52, 26)
    h = Hand(72, lamp)
    defs = linear("s", 0, 0, 0, 70, [(0, V("sky1"), 1), (1, V("sky0"), 1)]) + linear("t", 0, 60, 0, t, [(0, V("leaf"), 1), (.3, V("grass"), 1), (1, V("grass2"), 1)])
    light, halo = glow("sun", *lamp, 70, .9)
    out = path(outline(box(0, 0, w, t)), "url(#s)") + halo + path(curve(ring(*lamp, 12, 12, 10)), "#fff3cd") + path(curve([(-6, 54), (40, 44), (100, 54), (170, 36), (246, 52), (246, 90), (-6, 90)]), V("hill"))
    out += path(curve([(-6, 70), (80, 64), (160, 70), (246, 64), (246, 126), (-6, 126)]), "url(#t)")
    out += path("".join(h.gouge(h.r.uniform(0, w), h.r.uniform(74, 118), -1.57 + h.jit(.4), 7, 1.8) for _ in range(70)), V("moss"), .8)
    out += oak(h, 196, 92, .85) + fence(h, [(0, 78), (34, 76), (68, 75), (102, 76)]) + "".join(flower(h, x, y, c, 1.3) for x, y, c in ((24, 104, V("red")), (150, 108, "#fbf3df"), (222, 108, V("flax")), (90, 112, "#fbf3df")))
    return sheet(w, t, out + beast("sheep", 64, 104, 40, True) + beast("sheep", 114, 112, 34) + beast("dog", 160, 104, 32, True), defs + light, grain=False)


def feast() -> str:
    """480 by 260: the long table, where the winner's dwarfs sit down."""
    hand.Q[0] = 1.5
    w, t, lamp = 480, 260, (240, 120)
    h = Hand(81, lamp)
    out, defs = scene(h, 0, 0, w, t, lamp, reach=320, floor=62)
    light, halo = glow("halo", 240, 120, 130, .8)
    out += banner(h, 70, 30, 1.5) + banner(h, 124, 26, 1.3, "flax") + banner(h, 356, 26, 1.3, "flax") + banner(h, 410, 30, 1.5) + halo + hearth(h, 240, 196, 2.3)
    out += keg(h, 62, 204, 1.2) + shield(h, 178, 70, 20) + shield(h, 302, 70, 20, "flax") + torch(h, 24, 96, 1.4) + torch(h, 456, 96, 1.4) + sack_(424, 204, 1.2) + barrel(h, 392, 204, 1.1)
    table = h.slab(60, 206, 360, 14, V("wood"), 2.4, shade=4, glint=3) + "".join(h.slab(x, 220, 12, 38, V("wood2"), 2, shade=3, glint=1) for x in (84, 234, 384))
    plates = loaf(h, 110, 206, 1.3) + mug(h, 150, 206, 1.1) + good("food", 178, 172, 40) + candle(h, 232, 206, 1.2, 20) + good("vegetable", 250, 178, 32) + mug(h, 300, 206, 1.1) + good("food", 318, 172, 40) + jar_(374, 206, 1.3, V("ochre"), 1)
    return sheet(w, t, out + table + plates, defs + light, grain=False)


def drawings() -> dict[str, Callable[[], str]]:
    return {"expedition": expedition, "fireside": fireside, "drawer-rooms": drawer_rooms, "drawer-path": drawer_path, "harvest": harvest, "evening": evening, "feast": feast}
