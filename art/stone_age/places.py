"""The places of the valley. Each stands around an origin of its own, so that a wide and a tall valley can be put together from them."""

import math
from collections.abc import Callable, Sequence

from art.hand import BONE, INK, SOOT, Hand, Point, Points, curve, dense, inside, outline, path, ring, stock
from art.props import LIT, V, at, basket, pick, placed, rod, rods, shadow, stone, tuft
from art.stone_age.goods import good
from art.stone_age.wild import goat, pine_at


def forest(h: Hand, wide: float = 230, rows: Sequence[tuple[float, float, int, float]] = ((112, 46, 11, 21), (138, 68, 9, 26), (166, 92, 7, 33), (196, 112, 4, 62))) -> str:
    """Far rows first; logs lie at the edge."""
    out = ""
    for y, tall, many, gap in rows:
        for i in range(many):
            out += pine_at(4 + i * gap + h.jit(gap * .25), y + h.jit(4), tall * h.r.uniform(.85, 1.12), h.r.randrange(3), h.r.random() < .5)
        out += path(curve([(-20, y - 4), (wide * .48, y - 10), (wide * .93, y - 2), (wide, y + 8), (wide * .43, y + 12), (-20, y + 12)]), V("moss2"), .22)
    return out


def log_pile(x: float, y: float, s: float = .8) -> str:
    log = lambda: LIT().prop(ring(0, 0, 8.6, 8, 8), V("wood"), 1.6, True, 3, 0, .3) + LIT().prop(ring(0, 0, 5.4, 5, 7), V("straw"), 1.2, True, 0, 0, .3)
    return "".join(stock("log", log, x + a * s, y + b * s, s, turn=a * 7 % 90) for a, b in ((-17, 0), (0, 0), (17, 0), (-9, -14), (9, -14))) + path(outline(at(x, y, s, [(-18, -20), (-8, -24), (10, -24), (19, -19), (8, -20), (-6, -19)])), V("snow"))


def quarry(h: Hand, defs: list[str]) -> str:
    cliff = [(238, 196), (244, 142), (262, 112), (282, 84), (318, 70), (350, 80), (388, 66), (420, 88), (440, 124), (452, 160), (458, 196), (350, 206)]
    defs.append(f'<clipPath id="cliff"><path d="{outline(cliff)}"/></clipPath>')
    out = path(curve(ring(350, 196, 118, 14, 10)), SOOT, .4) + path(outline(cliff), V("rockgap"))
    out += '<g clip-path="url(#cliff)">' + Hand(8, (500, 0)).rock(Hand(8).facets(230, 60, 466, 210, 46, 32, 1.2), tone=lambda x, y: .9 - (y - 70) / 120) + path(outline([(238, 196), (244, 142), (282, 84), (300, 130), (286, 200)]), SOOT, .3)
    out += path(outline([(238, 150), (262, 108), (282, 80), (318, 66), (350, 76), (388, 62), (420, 84), (446, 128), (430, 112), (412, 100), (392, 82), (370, 92), (350, 94), (330, 84), (308, 96), (284, 102), (268, 122), (256, 136)]), V("snow")) + "</g>"
    out += h.line(cliff[:11], 3.2, INK, False, taper=.2)
    out += h.prop([(318, 196), (316, 166), (328, 146), (350, 140), (372, 148), (382, 168), (382, 196)], V("fire4"), 2.4, True, 0, 0, .6)
    for x, y, w in ((266, 196, 30), (300, 198, 24), (396, 197, 32), (280, 182, 26), (404, 182, 22)):
        out += h.prop([(x, y), (x + 1, y - 12), (x + 7, y - 17), (x + w, y - 17), (x + w, y - 4), (x + w - 6, y)], "#a59a8b", 1.7, False, 0, 0, .5)
        out += path(outline([(x + 1, y - 12), (x + 7, y - 17), (x + w, y - 17), (x + w - 6, y - 12)]), BONE, .55) + path(outline([(x + w - 6, y - 12), (x + w, y - 17), (x + w, y - 4), (x + w - 6, y)]), SOOT, .35)
    return out + pick(h, 352, 197, .85, .3)


def pit(h: Hand) -> str:
    out = h.prop([(16, 306), (26, 276), (70, 258), (130, 252), (190, 258), (236, 276), (244, 306), (214, 334), (132, 344), (50, 334)], V("soil"), 2.6, True, 0, 0, 1)
    out += path(outline([(18, 300), (28, 276), (70, 258), (130, 252), (190, 258), (236, 276), (242, 300), (222, 284), (188, 268), (130, 262), (74, 268), (40, 282)]), V("snow"), .9)
    for pts, fill in (([(34, 306), (44, 282), (90, 268), (140, 264), (190, 270), (222, 288), (226, 308), (200, 326), (130, 333), (62, 326)], V("clay")), ([(58, 308), (70, 290), (110, 281), (150, 279), (188, 287), (202, 302), (196, 314), (130, 323), (78, 318)], "#cf7b52"), ([(84, 310), (96, 299), (132, 293), (168, 298), (178, 308), (130, 315)], "#a04a28")):
        out += h.prop(pts, fill, 1.7, True, 0, 0, 1)
        out += path("".join(h.gouge(x, y, 1.57 + h.jit(.2), h.r.uniform(5, 10), 3) for x, y in dense(pts[:6], 9) if y < 305), V("soil2"), .6)
    out += path(curve(ring(132, 307, 30, 4.5, 8)), V("water"), .8) + path(outline([(112, 306), (140, 304), (150, 307), (128, 307)]), "#fff3cf", .8)
    out += "".join(good("clay", x, y - 6, 27) for x, y in ((196, 268), (214, 274), (202, 256)))
    out += basket(h, 52, 300, .9, "".join(h.prop(ring(52 + a, 285 + b, 6, 5, 7), V("clay"), 1.3, True, 2, 0, .4) for a, b in ((-7, 1), (6, 1), (0, -3))))
    return out + rod(h, (76, 322), (96, 276), 3, V("wood")) + h.prop([(92, 280), (100, 283), (108, 266), (102, 258), (95, 262)], V("linen"), 1.6, True, 3, 0, .2)


def river(h: Hand, mid: Sequence[tuple[float, float, float]], rocks: Sequence[tuple[float, float, float, str]], reeds: Points, nuggets: Points, ice: Sequence[tuple[float, float, float]]) -> str:
    """A stream along (y, middle, half its width), widening towards us."""
    left, right = [(c - w, y) for y, c, w in mid], [(c + w, y) for y, c, w in mid]
    shape = left + right[::-1]
    bank = [(x - 4 - i, y) for i, (x, y) in enumerate(left)] + [(x + 4 + i, y) for i, (x, y) in enumerate(right)][::-1]
    half = len(mid)
    out = path(curve(bank, tension=7), V("soil")) + h.line(bank[:half], 2.2) + h.line(bank[half:], 2.2) + path(curve(shape, tension=7), "url(#flow)")
    hit, light, deep = inside(dense(shape, 8, True)), "", ""
    top, foot = mid[0][0], mid[-1][0]
    west, east = min(x for x, _ in left), max(x for x, _ in right)
    for _ in range(190):
        y, x = top + 4 + (h.r.random() ** .8) * (foot - top - 8), h.r.uniform(west, east)
        length = 5 + (y - top) * .06
        if hit(x - 4, y) and hit(x + length + 4, y):
            cut = outline([(x, y), (x + length * .5, y - 1.4), (x + length, y), (x + length * .5, y + .9)])
            light, deep = (light + cut, deep) if h.r.random() < .4 else (light, deep + cut)
    out += path(deep, V("water2"), .9) + path(light, "#fff3cf", .85)
    floe = [(-16, 0), (-8, -5), (6, -6), (16, -1), (9, 4), (-6, 5)]
    for x, y, s in ice:
        out += path(outline(h.rough(at(x + 1, y + 2, s, floe), .6)), V("snow"), .5) + path(outline(h.rough(at(x, y, s, floe), .6)), V("snow"))
    for x, y, s, tone in rocks:
        out += stock("stone1", lambda: stone(Hand(4, (60, -80))), x, y, s, V(tone), flip=True) + path(outline(at(x, y, s, [(-10, -8), (-2, -14), (8, -11), (11, -6), (2, -9)])), V("snow"))
    for x, y in reeds:
        out += path("".join(h.gouge(x + h.jit(7), y + h.jit(3), -1.57 + h.jit(.22), h.r.uniform(14, 26), 2.6) for _ in range(7)), V("moss2"))
    return out + "".join(good("gold", x, y, 13) for x, y in nuggets)


def toolshed(h: Hand, x: float, y: float, s: float = .8) -> str:
    P = placed(x, y, s)
    def one(a: float, b: float) -> Point:
        return (x + a * s, y + b * s)
    out = shadow(h, x + 6, y, 54 * s, 6 * s) + path(outline(P((-42, -2), (-38, -56), (40, -56), (44, -2))), V("fire4"), .45)
    out += rods(h, [(one(-36, -58), one(-40, -4)), (one(38, -58), one(42, -4))], 4 * s, V("wood2"), 1.3)
    out += "".join(good("tool", x + a * s, y + b * s, 24 * s) for a, b in ((-33, -54), (-8, -54), (14, -54)))
    out += h.prop(P((-20, 0), (-17, -17), (17, -17), (21, 0)), V("wood"), 1.9, False, 6, 2, .5) + h.prop(at(x, y, s, ring(0, -17, 17.5, 5, 9)), V("straw"), 1.6, True, 0, 0, .3)
    out += h.prop(P((-12, -19), (-7, -29), (6, -30), (13, -20), (2, -17)), "#a59a8b", 1.6, False, 4, 2, .3)
    out += rods(h, [(one(-46, -54), one(-50, 2)), (one(46, -54), one(51, 2))], 5 * s, V("wood"), 1.5)
    out += h.prop(P((-60, -50), (-44, -72), (-14, -84), (20, -82), (48, -70), (62, -50), (46, -47), (30, -52), (12, -46), (-8, -52), (-28, -46), (-44, -51)), V("straw"), 2.4, False, 14 * s, 4, .6)
    out += path(thatch(h, x, y, s, ((-60, 48, 13), (-74, 30, 8))), V("wood"), .9)
    return out + path(outline(P((-58, -52), (-44, -73), (-14, -85), (20, -83), (48, -71), (60, -53), (40, -62), (16, -70), (-12, -70), (-38, -62))), V("snow"))


def thatch(h: Hand, x: float, y: float, s: float, rows: Sequence[tuple[float, float, int]]) -> str:
    """Cuts in a roof of straw, row by row: (height, half its width, how many)."""
    return "".join(h.gouge(x + t * half * s, y + (yy + abs(t) * 5) * s, 1.57 - t * .5 + h.jit(.12), h.r.uniform(8, 14) * s, 2.6 * s ** .5) for yy, half, k in rows for t in [(i + .5) / k * 2 - 1 for i in range(k)])


def field(h: Hand, x: float, y: float, w: float, t: float, many: int = 3) -> str:
    pts = [(x, y + 4), (x + w * .5, y), (x + w, y + 5), (x + w + 5, y + t * .5), (x + w + 2, y + t - 2), (x + w * .5, y + t), (x - 2, y + t - 3), (x - 5, y + t * .5)]
    out = h.prop(pts, V("soil"), 2.2, True, 5, 2, .8)
    for k in range(many):
        yy = y + t * (k + .7) / (many + .4)
        out += h.line([(x + 3, yy), (x + w * .5, yy - 2), (x + w - 3, yy)], t / many * .42, V("soil2"))
        out += "".join(good("grain", x + 1 + i * 17 + (k % 2) * 6 + h.jit(2), yy - 23 + h.jit(2), 25) for i in range(int(w / 17)))
    return out


def pen(h: Hand, x: float, y: float, w: float, t: float) -> str:
    """The field in winter: goats within hurdles, hay on the snow."""
    out = path(curve(ring(x + w / 2, y + t * .6, w * .56, t * .5, 10)), V("soil"), .55)
    back, front = y + t * .18, y + t
    posts = [x + i * w / 5 for i in range(6)]
    out += rods(h, [((a, back + 3), (a + 1, back - 17)) for a in posts] + [((x - 4, back - 5), (x + w + 4, back - 4)), ((x - 4, back - 13), (x + w + 4, back - 12))], 3, V("wood2"), 1.2)
    out += path("".join(h.gouge(x + w * .62 + h.jit(14), y + t * .75 + h.jit(3), -1.57 + h.jit(1), h.r.uniform(6, 11), 2.2) for _ in range(18)), V("straw"))
    out += goat(Hand(3, (300, 0)), x + w * .34, y + t * .72, .92) + goat(Hand(5, (300, 0)), x + w * .72, y + t * .86, .8, "#e6d9bd")
    return out + rods(h, [((a - 2, front + 2), (a - 2, front - 13)) for a in posts[::5]] + [((x - 6, front - 6), (x + w * .2, front - 5)), ((x + w * .8, front - 6), (x + w + 6, front - 5))], 3, V("wood"), 1.2)


def hut(h: Hand, x: float, y: float, s: float = 1) -> str:
    P = placed(x, y, s)
    def one(px: float, py: float) -> Point:
        return (x + px * s, y + py * s)
    out = shadow(h, x + 14 * s, y, 84 * s, 8 * s)
    out += rods(h, [(one(-4, -96), one(-18, -126)), (one(2, -96), one(6, -130)), (one(6, -96), one(22, -122))], 3.4 * s, V("wood2"), 1.4)
    out += h.prop(P((-60, 2), (-56, -30), (56, -30), (60, 2), (0, 5)), V("clay"), 2.2, False, 10 * s, 3 * s, .5)
    out += h.lines([P((-50, -24), (-52, 0)), P((-38, -24), (-40, 2)), P((38, -24), (40, 2)), P((49, -24), (51, 0))], 1.6, V("wood2"))
    roof = P((-78, -22), (-60, -44), (-30, -80), (-10, -106), (10, -106), (30, -80), (60, -44), (78, -22), (64, -19), (50, -24), (34, -17), (18, -23), (0, -17), (-18, -23), (-34, -17), (-50, -24), (-64, -19))
    out += h.prop(roof, V("straw"), 2.8, False, 22 * s, 4 * s, .8) + path(thatch(h, x, y, s, ((-34, 58, 15), (-52, 43, 12), (-70, 29, 8), (-87, 16, 5))), V("wood"), .9)
    out += path(outline(P((-78, -22), (-60, -44), (-30, -80), (-10, -106), (10, -106), (16, -98), (0, -84), (-24, -62), (-40, -40), (-60, -28))), V("snow")) + path(outline(P((10, -106), (34, -76), (58, -46), (40, -52), (22, -76))), V("snow"))
    out += h.prop(P((-15, 4), (-16, -24), (-9, -38), (0, -42), (9, -38), (16, -24), (15, 4)), V("fire4"), 2.3, True, 0, 0, .3) + path(curve(P((-10, 4), (-11, -18), (-5, -30), (3, -31), (10, -20), (10, 4))), "url(#hearth)")
    return out + h.prop(P((8, 4), (14, -38), (24, -34), (27, 3)), V("wood"), 1.8, False, 6 * s, 2, .4)


def hide(h: Hand, x: float, y: float, w: float, t: float) -> str:
    """A hide spread out for the dice, its four legs at the corners."""
    def at_(a: float, b: float) -> Point:
        return (x + w * a, y + t * b)
    edge = [at_(a, b) for a, b in ((0, .14), (.14, .05), (.25, .1), (.5, .05), (.75, .08), (.88, 0), (1, .11), (.95, .3), (.99, .5), (.95, .76), (1, .92), (.88, 1), (.76, .92), (.5, .97), (.25, .92), (.12, 1), (.01, .91), (.06, .7), (0, .5), (.05, .3))]
    out = path(curve([(a + 3, b + 4) for a, b in edge]), SOOT, .45) + h.prop(edge, "#c9a06a", 2.4, True, 9, 3, 1.2, dark=.2)
    cx, cy = x + w / 2, y + t / 2
    out += path("".join(h.gouge(a, b, math.atan2(cy - b, cx - a) + h.jit(.3), h.r.uniform(6, 12), 2.4) for a, b in dense(edge, 9, True)), V("fur"), .6)
    return out + path(curve([(cx + w * .36 * math.cos(a) * (1 + .1 * math.sin(3 * a)), cy + t * .36 * math.sin(a)) for a in [k * math.pi / 5 for k in range(10)]]), "#dcb981", .7)


def cup(h: Hand) -> str:
    """A leather cup on its side, 76 by 66: narrow at its foot, laced along its belly, a rolled rim round the mouth on the right."""
    out = path(curve(ring(38, 60, 34, 5, 8)), SOOT, .4)
    out += h.prop([(8, 30), (16, 22), (36, 15), (54, 8), (60, 20), (61, 40), (56, 60), (38, 57), (18, 53), (9, 46), (6, 38)], "#a8693a", 2.6, True, 12, 4, .5)
    out += path(curve([(14, 27), (34, 18), (52, 12), (50, 17), (34, 24), (16, 33)]), "#d79a5c", .8)  # worn where it is held
    out += h.prop(ring(11, 38, 5, 9, 9), "#7c4a28", 2, True, 3, 1, .3)
    out += h.prop([(53, 5), (61, 6), (69, 17), (72, 33), (69, 50), (61, 62), (53, 61), (59, 48), (61, 33), (59, 18)], "#8a5430", 2.4, True, 5, 2, .4)
    out += h.prop(ring(62, 34, 8, 23, 11), "#4a2a18", 2, True, 0, 0, .3) + path(curve(ring(62.5, 34, 5.6, 19, 10)), V("fire4"))
    seam = [(14, 44), (30, 47), (46, 51)]
    out += h.line(seam, 2, "#5e3820") + h.lines([[(x - 3, y - 4), (x + 3, y + 4)] for x, y in ((18, 45), (26, 46.5), (34, 48), (42, 50))] + [[(x + 3, y - 4), (x - 3, y + 4)] for x, y in ((18, 45), (26, 46.5), (34, 48), (42, 50))], 1.8, V("linen"))
    return out + h.lines([[(24, 31), (27, 26), (31, 25), (33, 29)], [(31, 25), (36, 24), (38, 28)], [(25, 31), (25, 35)], [(36, 29), (37, 33)]], 1.8, V("red"))


def grasses(h: Hand, many: int, where: Points, spot: Callable[[float, float], bool]) -> str:
    out = ""
    for i in range(many):
        x, y = h.r.uniform(*where[0]), h.r.uniform(*where[1])
        if spot(x, y):
            out += stock(f"tuft{i % 2}", lambda: tuft(Hand(i + 2), 0, 0, .85, 6, "currentColor"), x, y, .4 + y / 460, V("moss" if h.r.random() < .6 else "moss2"), h.r.random() < .5)
    return out
