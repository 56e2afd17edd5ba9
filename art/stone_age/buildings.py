"""Buildings, 84 by 128 (or 84 by 92, where igloos stand below them), and igloos, 84 by 64. The doorway stays free for the cost.

Its shape tells what a building asks for: printed goods a gabled hut, goods of so many kinds a long hall with crossed
ridge poles, any goods a tent of poles and hides.
"""

from collections.abc import Callable

from art.hand import BONE, SOOT, Hand, curve, outline, path, ring
from art.props import V, at, rods, shadow
from art.stone_age.goods import good
from art.stone_age.places import thatch

WALLS = (V("clay"), "#c9a06a", V("wood"), V("rocklit"))
ROOFS = ((V("straw"), V("wood")), (V("wood"), V("wood2")), (V("moss"), V("moss2")), ("#b8763a", V("soil2")))
DOOR = "#f8ecd0"


def doorway(x: float, top: float, w: float, foot: float) -> str:
    pts = [(x, foot), (x, top + 12), (x + w * .18, top + 2), (x + w / 2, top), (x + w * .82, top + 2), (x + w, top + 12), (x + w, foot)]
    return path(curve(pts), DOOR, 1, 'stroke="var(--ink)" stroke-width="3"')


def beside(h: Hand, kind: int, foot: float) -> str:
    """Something small that belongs to the house, so that no two look stamped."""
    if kind == 0:
        return ""
    if kind == 1:
        return h.lines([[(38, 8), (30, 0), (32, -8)], [(32, 2), (26, 0)], [(46, 8), (54, 0), (52, -8)], [(52, 2), (58, 0)]], 2.6, V("linen"))
    if kind == 2:
        return rods(h, [((4, foot), (9, 46)), ((80, foot), (75, 46))], 3.4, V("wood2"), 1.3)
    return "".join(good("food", 66 + i * 7, 46 + i * 3, 13) for i in range(2))


def gabled(h: Hand, tall: float, look: int) -> str:
    """Walls, a thatched roof with a ragged hem, a doorway."""
    foot, eave = tall - 8, tall * .39 if tall > 100 else tall * .42
    wall, (roof, cut) = WALLS[look % 4], ROOFS[(look // 2 + look // 7) % 4]
    out = shadow(h, 44, foot + 2, 44, 5) + h.prop([(8, eave - 6), (76, eave - 6), (78, foot), (6, foot)], wall, 2, False, 0, 0, .6)
    out += path("".join(h.gouge(h.r.uniform(10, 70), h.r.uniform(eave + 6, foot - 4), h.jit(.2), 9, 1.6) for _ in range(16)), SOOT, .3) + path(outline([(64, eave), (77, eave), (78, foot), (66, foot)]), SOOT, .22)
    out += doorway(14, eave + 4, 56, foot - 2)
    k = eave / 50
    out += h.prop([(-1, eave), (10, 34 * k), (26, 14 * k), (38, 4), (46, 4), (58, 14 * k), (74, 34 * k), (85, eave), (74, eave + 3), (60, eave - 2), (44, eave + 3), (28, eave - 2), (12, eave + 3)], roof, 2.4, False, 11, 3, .8)
    out += path("".join(h.gouge(42 + t * half, yy * k + abs(t) * 5, 1.57 - t * .5 + h.jit(.12), h.r.uniform(7, 12) * k, 2.2) for yy, half, m in ((38, 34, 12), (26, 22, 8), (14, 11, 5)) for t in [(i + .5) / m * 2 - 1 for i in range(m)]), cut, .95)
    return out + beside(h, look % 4, foot) + path(outline([(0, eave - 2), (10, 33 * k), (26, 13 * k), (38, 3), (46, 3), (58, 13 * k), (74, 33 * k), (84, eave - 2), (68, eave * .72), (54, eave * .42), (42, eave * .3), (30, eave * .42), (16, eave * .72)]), V("snow"))


def hall(h: Hand, tall: float, look: int) -> str:
    """A long hall: low eaves, ridge poles crossed at the gable."""
    foot, eave = tall - 8, tall * .47
    roof, cut = ROOFS[look % 4]
    out = shadow(h, 44, foot + 2, 44, 5) + rods(h, [((26, 22), (52, -4)), ((58, 22), (32, -4))], 4, V("wood2"), 1.5)
    out += h.prop([(5, eave - 8), (79, eave - 8), (80, foot), (4, foot)], V("wood"), 2, False, 0, 0, .6) + h.lines([[(10 + i * 9, eave), (10 + i * 9.1, foot - 2)] for i in range(8)], 1.6, V("wood2"), taper=.1)
    out += doorway(12, eave - 3, 60, foot - 2)
    out += h.prop([(-2, eave + 2), (4, eave * .55), (20, 14), (42, 6), (64, 14), (80, eave * .55), (86, eave + 2), (72, eave + 4), (56, eave - 1), (42, eave + 4), (28, eave - 1), (12, eave + 4)], roof, 2.4, False, 12, 3, .8)
    out += path(thatch(h, 42, eave + 46, .92, ((-62, 40, 13), (-78, 32, 10), (-92, 18, 6))), cut, .95)
    return out + path(outline([(-1, eave - 2), (4, eave * .53), (20, 13), (42, 5), (64, 13), (80, eave * .53), (85, eave - 2), (70, eave * .6), (52, eave * .36), (42, eave * .33), (32, eave * .36), (14, eave * .6)]), V("snow"))


def tent(h: Hand, tall: float, look: int) -> str:
    """Poles and hides; its doorway is wide, for whatever one brings."""
    foot, hide = tall - 8, ("#c9a06a", "#b8895a", "#d6b27c")[look % 3]
    out = shadow(h, 44, foot + 2, 46, 5) + rods(h, [((40, 14), (28, -6)), ((44, 14), (58, -5)), ((42, 12), (43, -8))], 3.4, V("wood2"), 1.3)
    out += h.prop([(-1, foot), (14, tall * .5), (34, 10), (50, 10), (70, tall * .5), (85, foot), (42, foot + 4)], hide, 2.5, False, 14, 4, .8)
    out += h.lines([[(34, 12), (18, tall * .48), (6, foot - 4)], [(50, 12), (66, tall * .48), (78, foot - 4)]], 1.5, V("fur")) + h.lines([[(18, tall * .42), (28, tall * .45), (36, tall * .42)], [(48, tall * .42), (58, tall * .45), (66, tall * .42)], [(24, tall * .32), (34, tall * .35)], [(50, tall * .35), (60, tall * .32)]], 2.4, V("red"))
    return out + doorway(14, tall * .46, 56, foot - 2) + path(outline([(14, tall * .46), (34, 9), (50, 9), (70, tall * .46), (56, tall * .3), (44, tall * .22), (30, tall * .34)]), V("snow"), .9)


def igloo(h: Hand) -> str:
    """A dome of snow blocks with a tunnel for the cost."""
    foot = 58
    dome = [(3, foot), (3, 40), (10, 22), (25, 8), (42, 4), (59, 8), (74, 22), (81, 40), (81, foot)]
    out = shadow(h, 44, foot + 1, 44, 4) + h.prop(dome, "#eaf0ef", 2.4, True, 13, 3, .5, dark=.18)
    courses = [[(4, 43), (16, 40), (68, 40), (80, 43)], [(10, 28), (24, 23), (60, 23), (74, 28)], [(20, 14), (34, 11), (50, 11), (64, 14)]]
    joints = [[(10, 41), (13, 27)], [(25, 25), (28, 13)], [(58, 24), (56, 13)], [(74, 41), (71, 27)], [(36, 11), (38, 4)], [(49, 11), (48, 4)], [(8, 43), (7, 56)], [(77, 43), (77, 56)]]
    out += h.lines(courses + joints, 1.5, "#8ba3ab")
    return out + path(curve([(11, foot), (12, 40), (24, 31), (42, 28), (60, 31), (72, 40), (73, foot)]), DOOR, 1, 'stroke="var(--ink)" stroke-width="3"') + path(curve(at(0, 0, 1, ring(28, 12, 10, 3, 7))), BONE, .6)


def plot(h: Hand, tall: float) -> str:
    """Where no building is left: four posts, a heap of straw, a trodden floor."""
    foot = tall - 10
    out = path(curve(ring(42, foot - 8, 40, 16, 12)), V("soil"), .4) + shadow(h, 44, foot, 38, 4)
    posts = ((14, foot - 16, 44), (68, foot - 17, 36), (8, foot, 30), (76, foot - 1, 50))
    out += rods(h, [((x, y), (x + h.jit(2), y - high * tall / 128)) for x, y, high in posts], 4, V("wood2"), 1.4)
    out += h.prop([(26, foot - 1), (30, foot - 12), (42, foot - 18), (54, foot - 11), (60, foot), (42, foot + 3)], V("straw"), 1.8, True, 5, 2, .8)
    return out + path("".join(h.gouge(43 + h.jit(14), foot - 3 + h.jit(4), -1.57 + h.jit(.9), h.r.uniform(7, 13), 2) for _ in range(14)), V("wood"), .8)


def house(kind: str, look: int, tall: float) -> Callable[[list[str]], str]:
    return lambda defs: {"fixed": gabled, "exact": hall, "any": tent}[kind](Hand(70 + look, (20, -90)), tall, look)


KINDS = ["fixed"] * 17 + ["exact"] * 8 + ["any"] * 3  # b01 to b28
