"""The 49 rooms of Caverna as interiors, 120 by 100, for tiles in the drawer and for caverns on the home boards.

Whatever tells a room apart stands in the lower two thirds: a drawer's tile crops the ceiling. Each room names its light (where
the lamp burns and of which kind) and draws its furniture; neighbours in the rulebook's order differ in light, side and bulk.
"""
import math
from collections.abc import Callable

from art import hand
from art.caverna.things import (
    INK,
    anvil,
    armchair,
    axe,
    banner,
    beast,
    bed,
    block,
    book,
    broom,
    bucket,
    bunk,
    cart,
    chest,
    flower,
    gear,
    good,
    ham,
    hammer,
    hay,
    hearth,
    keg,
    ladder,
    mug,
    plank,
    saw,
    scales,
    scroll,
    shield,
    sword,
    timber,
    torch,
    trough,
)
from art.furniture import barrel, board, crate, loaf
from art.hand import Hand, Point, dense, n, radial, sheet
from art.paths import curve, outline, path
from art.points import box, ring
from art.props import V, basket, candle, heap, jar_, lantern_, pick, rod, rods, sack_, shelf, tuft, wheel, yarn
from art.rooms import bunch, cauldron, loom, stool

W, T, FLOOR = 120, 100, 80  # the floor's back edge


def wall(h: Hand, lamp: Point, reach: float) -> tuple[str, str]:
    """Hewn back wall lit from the lamp, the floor, and rock leaning in from both upper corners."""
    x, y = lamp
    stops = [(0, V("fire0"), 1), (.2, V("fire1"), 1), (.52, V("fire2"), 1), (.8, V("fire3"), 1), (1, V("fire4"), 1)]
    defs = radial("l", x, y, reach, stops)
    defs += radial("f", x, FLOOR + 8, reach * .8, [(0, "#ffe2a0", .95), (.5, V("fire1"), .6), (1, V("fire2"), 0)],
                   f' gradientTransform="matrix(1 0 0 .5 0 {n((FLOOR + 8) * .5)})"')
    defs += radial("g", x, y, 44, [(0, "#ffe6ad", .7), (.35, "#ffc25e", .3), (1, "#ff9c3a", 0)])
    out = path(outline(box(0, 0, W, T)), "url(#l)")
    hit = lambda px, py: 0 < px < W and 0 < py < FLOOR - 3
    out += h.rays(x, y, 12, reach * .7, 30, "#ffe9b4", .4, hit, 1.6, 10) + h.rays(x, y, reach * .5, reach * 1.15, 26, V("fire4"), .45, hit, 2.4, 13)
    lip = [(-4, FLOOR + 6), (4, FLOOR - 8), (2, 44), (8, 22), (24, 8), (44, 4 + h.jit(2)), (62, 6), (80, 3), (98, 8), (112, 24), (118, 46), (116, FLOOR - 8),
           (124, FLOOR + 6), (124, -4), (-4, -4)]
    bites = "".join(h.gouge(px, py, math.atan2(y + 10 - py, x - px) + h.jit(.25), h.r.choice((5, 8, 13)) * h.r.uniform(.8, 1.2), 4.4) for px, py in dense(lip[1:12], 9))
    back = [(-2, FLOOR + 3), *((W * t, FLOOR + h.jit(1.4)) for t in (.2, .45, .7)), (W + 2, FLOOR + 3)]
    ground = [*back, (W + 2, T + 2), (-2, T + 2)]
    out += path(outline(ground), V("fire3")) + path(outline(ground), "url(#f)") + h.line(back, 1.8)
    out += path(bites, V("fire4"), .8) + path(curve(lip, tension=8), V("fire4")) + h.line(lip[1:12], 2.2)
    return out + path("".join(h.gouge(h.r.uniform(6, 100), h.r.uniform(FLOOR + 4, T - 2), h.jit(.1), h.r.uniform(5, 12), 1.3) for _ in range(8)), INK, .5), defs


def lamp(h: Hand, kind: str, x: float, y: float) -> str:
    if kind == "lantern":
        return lantern_(x, y - 21, .95)
    if kind == "candle":
        return h.slab(x - 9, y + 10, 18, 4, V("wood2"), 1.4, shade=1, glint=0) + candle(h, x, y + 10, .95, 9)
    if kind == "torch":
        return torch(h, x, y, .95)
    return ""  # the hero is the light: a hearth, a forge, the day outside


# -- dwellings: a bed ------------------------------------------------------------------------------------------------
def entry_level_dwelling(h: Hand) -> str:
    return hearth(h, 60, 84, .82) + bed(h, 28, 93, .9, 40) + bed(h, 92, 93, .9, 40, "flax")


def dwelling(h: Hand) -> str:
    return bed(h, 72, 90, 1.25, 50) + jar_(24, 88, 1.1) + jar_(37, 90, .85, V("ochre"), 1) + banner(h, 84, 22, .7)


def simple_dwelling_4w2s(h: Hand) -> str:
    logs = "".join(good("wood", x, y, 24) for x, y in ((76, 62), (92, 64), (84, 50), (70, 74), (94, 76)))
    return logs + bed(h, 42, 91, 1.15, 46, "moss")


def simple_dwelling_3w3s(h: Hand) -> str:
    wallstones = "".join(block(h, x, y, w, 13, c) for x, y, w, c in ((16, 86, 22, "rock3"), (36, 86, 16, "rock2"), (22, 73, 24, "rock2"), (14, 60, 18, "rock3")))
    return wallstones + bed(h, 76, 91, 1.15, 46, "straw")


def mixed_dwelling(h: Hand) -> str:
    return bed(h, 40, 84, 1.05, 44) + beast("sheep", 88, 93, 46, True) + path("".join(h.gouge(88 + h.jit(22), 95, -1.5 + h.jit(.9), 7, 2) for _ in range(12)), V("straw"))


def couple_dwelling(h: Hand) -> str:
    heart = path(curve([(60, 54), (51, 45), (49, 38), (54, 35), (60, 39), (66, 35), (71, 38), (69, 45)]), V("red"))
    pillows = "".join(h.prop([(x, 72), (x + 2, 60), (x + 16, 58), (x + 19, 72)], V("linen"), 1.6, True, 3, 0, .4) for x in (34, 62))
    quilt = h.prop([(20, 92), (24, 70), (60, 66), (94, 70), (100, 92)], V("red"), 2.2, False, 6, 3, .6) + h.lines([[(36, 72), (33, 90)], [(60, 69), (60, 91)], [(82, 72), (86, 90)]], 1.8, V("linen"))
    return h.slab(22, 30, 76, 44, V("wood2"), 2, shade=4, glint=2) + heart + pillows + quilt + candle(h, 110, 88, 1, 14)


def additional_dwelling(h: Hand) -> str:
    return bunk(h, 48, 92, 1.05) + sack_(103, 93, .7)


# -- rooms with a craft or for animals ---------------------------------------------------------------------------------
def cuddle_room(h: Hand) -> str:
    rug = h.prop([(10, 92), (34, 84), (88, 84), (112, 92), (86, 98), (34, 98)], V("red"), 1.9, True, 4, 0, .6)
    return rug + hearth(h, 98, 82, .66) + beast("sheep", 38, 94, 50) + beast("sheep", 72, 96, 42, True)


def breakfast_room(h: Hand) -> str:
    return beast("cattle", 38, 92, 62) + board(h, 88, 92, 46, 22) + loaf(h, 78, 65, .95) + jar_(100, 65, .9, V("ochre"), 1)


def stubble_room(h: Hand) -> str:
    stubble = path("".join(h.gouge(8 + k * 5.2 + h.jit(1.5), 88 + (k % 3) * 4, -1.57 + h.jit(.3), 9, 2) for k in range(21)), V("straw"))
    sheaf = good("grain", 10, 34, 46) + good("grain", 26, 36, 44) + h.line([(26, 66), (48, 66)], 4, V("red"))
    rake = rod(h, (74, 92), (92, 26), 3.2, V("wood")) + h.slab(82, 22, 24, 4, V("wood2"), 1.5, shade=1, glint=1)
    return stubble + rake + sheaf + beast("boar", 92, 95, 34, True)


def work_room(h: Hand) -> str:
    tools = hammer(h, 30, 52, .7, .2) + saw(h, 60, 42, .8) + axe(h, 92, 56, .62, -.2)
    return h.slab(14, 54, 92, 4, V("wood2"), 1.5, shade=1, glint=1) + tools + board(h, 60, 92, 88, 22) + good("wood", 24, 48 + 4, 24) + good("stone", 76, 48 + 3, 22)


def guest_room(h: Hand) -> str:
    bundle = rod(h, (96, 92), (106, 34), 2.8, V("wood")) + h.prop([(96, 34), (94, 48), (106, 54), (116, 46), (114, 34), (104, 30)], V("flax"), 1.8, True, 5, 2, .4)
    return bundle + board(h, 52, 92, 50, 20) + mug(h, 40, 67, .95) + mug(h, 62, 67, .95) + stool(h, 16, 93, .9) + stool(h, 86, 94, .8)


def office_room(h: Hand) -> str:
    quill = h.line([(88, 58), (94, 36), (100, 28)], 3.4, "#fff4d8")
    coins = good("gold", 20, 44, 24)
    return h.slab(22, 66, 76, 26, V("wood2"), 2, shade=4, glint=2) + plank(h, 16, 60, 88, 7, "wood") + scroll(h, 60, 60, 1.15) + jar_(88, 60, .6, V("flax"), 2) + quill + coins + h.lines([[(48, 68), (48, 90)], [(72, 68), (72, 90)]], 1.4, INK)


def carpenter(h: Hand) -> str:
    trestle = rods(h, [((24, 92), (34, 64)), ((44, 92), (34, 64)), ((72, 92), (82, 64)), ((92, 92), (82, 64))], 4, V("wood2"), 1.5)
    log = h.slab(12, 54, 92, 14, V("wood"), 2.2, shade=4, glint=2.4) + h.prop(ring(104, 61, 5, 7, 9), V("straw"), 1.8, True, 0, 0, .3) + h.line(ring(104, 61, 2.6, 3.6, 7), 1, V("wood"), close=True)
    shavings = path("".join(h.gouge(58 + h.jit(34), 94 + h.jit(3), h.jit(3), 8, 2.4) for _ in range(14)), V("straw"))
    return trestle + log + saw(h, 56, 54, 1.15) + shavings


def stone_carver(h: Hand) -> str:
    block_ = h.prop([(24, 93), (26, 62), (34, 42), (42, 26), (52, 18), (61, 28), (68, 44), (75, 62), (76, 93)], V("rock3"), 2.4, False, 8, 3, .9)  # a cap already, a beard to be
    eyes = path(curve(ring(43, 58, 3.6, 2.6, 7)) + curve(ring(59, 58, 3.6, 2.6, 7)), V("rockgap"))
    face = h.line([(31, 48), (50, 45), (70, 48)], 4, V("rockgap")) + eyes + h.prop([(48, 57), (54, 57), (58, 69), (51, 72), (45, 69)], V("rocklit"), 1.8, True, 3, 1.4, .3)
    beard = path("".join(h.gouge(32 + k * 5.4, 92, -1.57 - (k - 3.5) * .09, 17 - abs(k - 3.5) * 1.4, 3.4) for k in range(8)), V("rockgap"), .85)
    return block_ + face + beard + rod(h, (78, 58), (66, 48), 3.4, V("iron")) + hammer(h, 96, 72, .85, -.7) + heap(h, 92, 94, 6, 16, 8)


def blacksmith(h: Hand) -> str:
    return hearth(h, 92, 86, 1.0) + anvil(h, 42, 93, 1.15) + hammer(h, 60, 52, .85, -.9) + path("".join(h.gouge(34, 46, -1.57 + k * .5, 13, 2) for k in (-2, -1, 0, 1, 2)), "#fff3c4")


def miner(h: Hand) -> str:
    ores = "".join(good("ore", x, y, 26) for x, y in ((34, 34), (54, 32), (44, 24), (64, 40), (26, 42)))
    rails = h.lines([[(0, 91), (120, 91)], [(0, 96), (120, 96)]], 2, V("iron"), taper=.05)
    return rails + cart(h, 54, 92, 1.2, ores) + pick(h, 100, 90, .95, .3)


def builder(h: Hand) -> str:
    bricks = "".join(block(h, x, y, 18, 10, c) for x, y, c in ((24, 92, "rock3"), (43, 92, "rocklit"), (62, 92, "rock3"), (33, 81, "rocklit"), (52, 81, "rock3"), (24, 70, "rock3"), (43, 70, "rocklit"), (30, 59, "rock3")))
    return bricks + ladder(h, 86, 94, 1, 66, 12) + bucket(h, 106, 94, .8, V("linen")) + good("ore", 56, 50, 20)


def trader(h: Hand) -> str:
    counter = h.slab(12, 66, 96, 26, V("wood"), 2.2, shade=5, glint=2) + plank(h, 8, 61, 104, 7, "straw")
    return counter + scales(h, 60, 61, .92) + good("wood", 10, 40, 24) + good("stone", 88, 41, 22) + good("gold", 50, 70, 20)


def wood_supplier(h: Hand) -> str:
    logs = "".join(good("wood", x, y, 28) for x, y in ((22, 42), (44, 40), (66, 42), (32, 28), (56, 27), (44, 15)))
    return cart(h, 58, 92, 1.3, logs) + rod(h, (96, 66), (118, 58), 3.4)


def stone_supplier(h: Hand) -> str:
    stones = "".join(good("stone", x, y, 28) for x, y in ((24, 44), (44, 46), (64, 44), (34, 31), (56, 31)))
    return cart(h, 58, 92, 1.2, stones, False) + h.line([(18, 84), (4, 70)], 2.2, V("straw"))


def ruby_supplier(h: Hand) -> str:
    stand = h.prop([(36, 92), (42, 66), (78, 66), (84, 92)], V("wood2"), 2.2, False, 5, 2, .4)
    pillow = h.prop([(28, 66), (32, 54), (60, 51), (88, 54), (92, 66), (60, 69)], V("flax"), 2, True, 5, 2.4, .6) + path(curve(ring(30, 61, 3, 3, 6)) + curve(ring(90, 61, 3, 3, 6)), V("gold"))
    return stand + pillow + good("ruby", 40, 18, 42) + good("ruby", 12, 72, 20) + crate(h, 104, 93, .7)


def dog_school(h: Hand) -> str:
    slate = h.slab(10, 26, 40, 30, V("rock0"), 2.2, shade=0, glint=1) + h.lines([[(18, 46), (26, 40), (34, 46), (42, 38)]], 2.4, V("linen")) + rods(h, [((16, 92), (20, 56)), ((44, 92), (40, 56))], 3, V("wood2"), 1.2)
    return slate + block(h, 84, 93, 44, 14, "wood") + beast("dog", 84, 80, 50) + beast("dog", 38, 95, 34, True)


def quarry(h: Hand) -> str:
    face = "".join(block(h, x, y, w, t, c) for x, y, w, t, c in ((14, 84, 28, 22, "rock2"), (40, 84, 24, 18, "rock3"), (20, 62, 30, 20, "rock3"), (46, 66, 20, 14, "rock2"), (16, 42, 26, 18, "rock2")))
    return face + hammer(h, 56, 84, .8, .35) + beast("donkey", 88, 94, 58, True) + good("stone", 40, 78, 22)


def seam(h: Hand) -> str:
    vein = [(4, 74), (26, 58), (50, 54), (76, 36), (116, 22)]
    out = h.line([(x, y + 1) for x, y in vein], 22, V("rockgap"), False)
    for x, y, r in ((14, 68, 6), (26, 60, 8), (42, 55, 7), (54, 50, 9), (68, 42, 7), (80, 36, 10), (96, 29, 8), (109, 25, 6)):
        out += h.prop([(x + r * a, y + r * b) for a, b in ((-1, .2), (-.5, -.7), (.3, -.8), (1, -.2), (.6, .7), (-.4, .8))], V("ochre"), 1.5, False, r * .8, r * .4, r * .14)
    return out + pick(h, 88, 93, 1, -.25) + good("ore", 20, 70, 24) + good("stone", 42, 74, 20)


def slaughtering_cave(h: Hand) -> str:
    bar = rods(h, [((8, 26), (112, 24))], 4, V("wood2"), 1.5)
    cleaver = h.prop([(70, 56), (92, 52), (93, 64), (71, 66)], "#cfc8bc", 1.9, False, 3, 2, .2) + rod(h, (93, 55), (108, 51), 3.6, V("wood2"))
    return bar + ham(h, 22, 26, 1.15) + ham(h, 48, 26, .95, 10) + ham(h, 98, 25, .9, 6) + block(h, 72, 93, 46, 26, "wood") + cleaver + bucket(h, 24, 94, .8)


def cooking_cave(h: Hand) -> str:
    return bunch(h, 20, 14, .8) + bunch(h, 102, 16, .7, V("moss")) + cauldron(h, 58, 92, .92) + sack_(100, 94, .75) + good("vegetable", 6, 72, 26)


def working_cave(h: Hand) -> str:
    def plate(x: float) -> str:
        return path(curve(ring(x, 62, 15, 4, 10)), V("linen"), 1, f'stroke="var(--ink)" stroke-width="{n(1.4)}"')
    return board(h, 60, 93, 108, 24) + plate(26) + good("wood", 13, 38, 26) + plate(60) + good("stone", 48, 39, 24) + plate(94) + good("ore", 82, 39, 24) + rods(h, [((44, 60), (40, 70)), ((78, 60), (82, 70))], 1.6, V("iron"), .8)


def mining_cave(h: Hand) -> str:
    return h.lines([[(0, 92), (120, 92)]], 2.2, V("iron"), taper=.05) + timber(h, 60, 90, 1, 108, 70) + cart(h, 30, 93, .8, good("ore", 12, 48, 22) + good("ore", 28, 46, 22)) + beast("donkey", 82, 94, 56)


def breeding_cave(h: Hand) -> str:
    return hay(h, 56, 95, 100, 26) + beast("sheep", 40, 88, 50) + beast("sheep", 78, 93, 26) + beast("boar", 100, 95, 22, True) + h.line([(8, 62), (14, 92)], 4, V("wood")) + rods(h, [((0, 70), (22, 70)), ((0, 80), (22, 80))], 3, V("wood"), 1.2)


def peaceful_cave(h: Hand) -> str:
    rock = h.prop([(30, 92), (34, 70), (48, 60), (72, 60), (88, 72), (92, 92)], V("rock2"), 2.4, False, 8, 3, .8)
    garland = "".join(flower(h, x, y, c, 1.5) for x, y, c in ((46, 42, "#fbf3df"), (52, 47, V("red")), (60, 49, "#fbf3df"), (68, 47, V("flax")), (74, 42, "#fbf3df")))
    return rock + sword(h, 60, 72, 1.1) + h.line([(44, 40), (52, 48), (60, 50), (68, 48), (76, 40)], 2.6, V("moss")) + garland + tuft(h, 24, 94, 1, 6, V("leaf")) + tuft(h, 98, 94, 1, 6, V("leaf"))


# -- parlors, storages, chambers -----------------------------------------------------------------------------------------
def weaving_parlor(h: Hand) -> str:
    return loom(h, 48, 92, .88) + basket(h, 100, 95, .9, yarn(h, 95, 85, .85) + yarn(h, 106, 84, .9, V("ochre")))


def milking_parlor(h: Hand) -> str:
    return beast("cattle", 66, 92, 68, True) + stool(h, 24, 94, 1) + bucket(h, 48, 96, .9, "#fff4d8") + bunch(h, 104, 16, .8, V("straw"))


def state_parlor(h: Hand) -> str:
    carpet = h.prop([(44, 100), (50, 82), (70, 82), (76, 100)], V("red"), 1.7, False, 3, 0, .4)
    return carpet + banner(h, 20, 22, 1.05) + banner(h, 100, 22, 1.05, "flax") + armchair(h, 60, 90, 1.05) + candle(h, 20, 94, 1, 18) + candle(h, 100, 94, 1, 18)


def hunting_parlor(h: Hand) -> str:
    plaque = h.prop([(34, 26), (60, 20), (86, 26), (84, 58), (60, 70), (36, 58)], V("wood2"), 2.2, False, 5, 2, .5)
    head = h.prop([(44, 30), (50, 34), (70, 34), (76, 30), (78, 44), (70, 56), (66, 66), (54, 66), (50, 56), (42, 44)], V("fur"), 2.2, True, 6, 2, .4)
    head += h.prop(ring(60, 61, 8, 5.4, 9), "#a98064", 1.6, True, 2, 0, .2) + path(curve(ring(57, 61, 1.4, 1.8, 5)) + curve(ring(63, 61, 1.4, 1.8, 5)) + curve(ring(52, 45, 2, 2, 5)) + curve(ring(68, 45, 2, 2, 5)), INK)
    tusks = path(outline([(50, 60), (44, 50), (53, 56)]) + outline([(70, 60), (76, 50), (67, 56)]), "#fff4d8")
    bow = h.line([(12, 92), (4, 66), (8, 44), (18, 30)], 4, V("wood")) + h.line([(12, 92), (18, 30)], 1.2, V("linen"))
    return plaque + head + tusks + bow + board(h, 90, 93, 46, 18) + mug(h, 98, 70, .8)


def beer_parlor(h: Hand) -> str:
    return keg(h, 44, 92, 1.25) + board(h, 96, 94, 40, 22) + mug(h, 88, 67, 1) + mug(h, 104, 67, 1) + good("grain", 78, 16, 26)


def blacksmithing_parlor(h: Hand) -> str:
    return anvil(h, 62, 93, 1.05) + good("ruby", 44, 20, 34) + path("".join(h.gouge(61, 38, -1.57 + k * .55, 24, 2) for k in (-2, -1, 1, 2)), "#fff3c4", .8) + hammer(h, 102, 94, .8, .15) + good("ore", 12, 72, 24) + banner(h, 18, 18, .8)


def stone_storage(h: Hand) -> str:
    rows = ((20, 92), (46, 92), (72, 92), (98, 92), (33, 75), (59, 75), (85, 75), (46, 58), (72, 58), (59, 41))
    return "".join(block(h, x, y, 25, 16, ("rock3", "rocklit", "rock2")[k % 3]) for k, (x, y) in enumerate(rows))


def ore_storage(h: Hand) -> str:
    ores = "".join(good("ore", x, y, 28) for x, y in ((18, 44), (38, 40), (60, 42), (78, 46), (28, 30), (50, 26), (68, 32)))
    front = h.slab(12, 68, 96, 24, V("wood"), 2.3, shade=5, glint=2.4) + h.lines([[(14, 76), (106, 76)], [(14, 84), (106, 84)]], 1.3, V("wood2"))
    return ores + front + "".join(h.slab(x, 60, 7, 34, V("wood2"), 1.8, shade=2, glint=1) for x in (12, 56, 101)) + good("ore", 92, 78, 18)


def spare_part_storage(h: Hand) -> str:
    pegs = plank(h, 10, 22, 100, 5, "wood")
    return pegs + gear(h, 34, 48, 21) + gear(h, 66, 42, 13, "ochre", 6) + wheel(h, 94, 48, 17, 4, 6) + crate(h, 34, 93, 1) + good("wood", 58, 72, 22) + good("stone", 78, 74, 20) + good("ore", 96, 74, 20)


def main_storage(h: Hand) -> str:
    return shelf(h, 46, 92, .82) + crate(h, 102, 94, .8) + crate(h, 104, 76, .7)


def weapon_storage(h: Hand) -> str:
    rack = plank(h, 8, 56, 104, 5, "wood") + plank(h, 8, 82, 104, 5, "wood")
    return rack + sword(h, 18, 90, 1.1) + axe(h, 40, 92, .95) + sword(h, 102, 90, 1.1) + axe(h, 80, 92, .95) + shield(h, 60, 64, 15)


def supplies_storage(h: Hand) -> str:
    return rods(h, [((30, 20), (96, 18))], 3.4, V("wood2"), 1.3) + ham(h, 44, 20, .95, 8) + ham(h, 72, 19, .95, 8) + barrel(h, 22, 93, 1.15) + sack_(56, 93, 1.2) + sack_(82, 95, 1, V("straw"), True) + loaf(h, 104, 94, 1) + loaf(h, 100, 85, .9)


def broom_chamber(h: Hand) -> str:
    return broom(h, 34, 92, 1.05, -.12) + broom(h, 60, 94, 1.15, .06) + broom(h, 84, 92, 1, .2) + bucket(h, 104, 95, .85, V("water")) + h.prop([(8, 92), (10, 80), (26, 78), (30, 92)], V("linen"), 1.7, True, 4, 0, .5)


def treasure_chamber(h: Hand) -> str:
    gems = "".join(good("ruby", x, y, 26) for x, y in ((28, 38), (50, 32), (70, 38), (40, 24), (60, 22)))
    glint = path(outline([(92, 22), (94, 30), (102, 32), (94, 34), (92, 42), (90, 34), (82, 32), (90, 30)]), "#fff2c4")
    return chest(h, 60, 93, 1.2, gems) + good("ruby", 6, 76, 18) + good("gold", 96, 72, 24) + glint


def food_chamber(h: Hand) -> str:
    crop = good("grain", 12, 34, 36) + good("grain", 30, 30, 38)
    return basket(h, 36, 93, 1.7, crop) + "".join(good("vegetable", x, y, k) for x, y, k in ((68, 50, 30), (64, 68, 30), (88, 66, 34))) + bunch(h, 92, 14, .9, V("straw"))


def prayer_chamber(h: Hand) -> str:
    niche = path(curve([(36, 72), (36, 38), (48, 20), (60, 15), (72, 20), (84, 38), (84, 72)]), V("fire4")) + h.line([(36, 72), (36, 38), (48, 20), (60, 15), (72, 20), (84, 38), (84, 72)], 3.4, V("rock3"))
    bison = h.prop([(42, 52), (46, 42), (56, 36), (66, 40), (76, 42), (79, 50), (77, 62), (74, 62), (73, 54), (60, 54), (56, 63), (53, 63), (52, 54), (45, 58)], V("red"), 0, False, 0, 0, .4)
    altar = h.slab(20, 72, 80, 10, V("rock3"), 2.2, shade=3, glint=3) + h.slab(28, 82, 14, 12, V("rock1"), 1.9, shade=3, glint=1) + h.slab(78, 82, 14, 12, V("rock1"), 1.9, shade=3, glint=1)
    return niche + bison + altar + candle(h, 32, 72, 1, 12) + candle(h, 60, 72, 1.1, 9) + candle(h, 88, 72, 1, 14)


def writing_chamber(h: Hand) -> str:
    lectern = h.prop([(34, 64), (90, 64), (84, 72), (40, 72)], V("wood"), 2, False, 3, 2, .3) + h.slab(56, 72, 12, 20, V("wood2"), 1.9, shade=3, glint=1) + h.slab(44, 90, 36, 5, V("wood2"), 1.7, shade=2, glint=1)
    rolls = "".join(h.prop(ring(x, y, 5, 5, 8), V("linen"), 1.5, True, 2, 0, .2) + path(curve(ring(x, y, 1.6, 1.6, 5)), INK) for x, y in ((98, 40), (109, 40), (103, 31)))
    return plank(h, 90, 46, 28, 4, "wood") + rolls + lectern + book(h, 62, 60, 1.25) + h.line([(84, 52), (92, 30), (100, 18)], 3, "#fff4d8")


def fodder_chamber(h: Hand) -> str:
    fork = rod(h, (96, 94), (84, 30), 3.4, V("wood")) + h.lines([[(84, 32), (74, 26), (74, 12)], [(84, 32), (82, 10)], [(84, 32), (92, 24), (92, 10)]], 2.6, V("iron"))
    return hay(h, 44, 92, 76, 58) + fork + trough(h, 96, 96, 40, "straw")


# room -> the kind of light and where it burns
LIGHTS = {
    "entry-level-dwelling": ("own", 60, 72), "dwelling": ("lantern", 28, 40), "simple-dwelling-4w2s": ("candle", 22, 44), "simple-dwelling-3w3s": ("lantern", 84, 38),
    "mixed-dwelling": ("lantern", 78, 36), "couple-dwelling": ("own", 106, 58), "additional-dwelling": ("lantern", 100, 40), "cuddle-room": ("own", 98, 70),
    "breakfast-room": ("lantern", 84, 34), "stubble-room": ("own", 66, 30), "work-room": ("torch", 110, 60), "guest-room": ("candle", 24, 38),
    "office-room": ("lantern", 92, 32), "carpenter": ("lantern", 30, 36), "stone-carver": ("torch", 100, 38), "blacksmith": ("own", 92, 72), "miner": ("lantern", 92, 38),
    "builder": ("torch", 66, 34), "trader": ("lantern", 98, 34), "wood-supplier": ("torch", 104, 40), "stone-supplier": ("lantern", 96, 38), "ruby-supplier": ("candle", 18, 42),
    "dog-school": ("lantern", 64, 34), "quarry": ("torch", 70, 34), "seam": ("lantern", 36, 36), "slaughtering-cave": ("torch", 74, 38), "cooking-cave": ("own", 58, 80),
    "working-cave": ("lantern", 60, 30), "mining-cave": ("lantern", 34, 40), "breeding-cave": ("lantern", 88, 38), "peaceful-cave": ("own", 60, 30),
    "weaving-parlor": ("lantern", 100, 36), "milking-parlor": ("lantern", 26, 40), "state-parlor": ("own", 60, 30), "hunting-parlor": ("torch", 102, 48),
    "beer-parlor": ("lantern", 92, 38), "blacksmithing-parlor": ("lantern", 98, 34), "stone-storage": ("torch", 100, 36), "ore-storage": ("lantern", 98, 34),
    "spare-part-storage": ("candle", 106, 72), "main-storage": ("lantern", 102, 32), "weapon-storage": ("own", 60, 58), "supplies-storage": ("lantern", 104, 42),
    "broom-chamber": ("candle", 14, 50), "treasure-chamber": ("own", 60, 46), "food-chamber": ("candle", 66, 34), "prayer-chamber": ("own", 60, 60),
    "writing-chamber": ("candle", 22, 48), "fodder-chamber": ("lantern", 100, 40),
}


def room(name: str) -> Callable[[], str]:
    """One room as a file of its own."""
    def draw() -> str:
        hand.Q[0] = 2
        kind, x, y = LIGHTS[name]
        seed = sum(map(ord, name))
        art, defs = wall(Hand(seed, (x, y)), (x, y), 112 if kind == "own" else 104)
        h = Hand(seed + 1, (x, y))
        art += f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(44)}" fill="url(#g)"/>' + lamp(h, kind, x, y) + globals()[name.replace("-", "_")](h)
        return sheet(W, T, art, defs, grain=False)
    return draw


def drawings() -> dict[str, Callable[[], str]]:
    return {f"room-{name}": room(name) for name in LIGHTS}
