"""The valley with the score beam round it: wide for a table (980 by 416), tall for a phone (390 by 430)."""

from collections.abc import Callable

from art.hand import INK, Hand, Point, Points, box, curve, dense, linear, outline, path, radial, ring
from art.props import V
from art.stone_age import places, wild
from art.stone_age.bake import clip_box, group

WIDE, TALL = (980, 416), (390, 430)
PEAKS = ((50, 36), (160, 20), (270, 30), (806, 22), (910, 18), (700, 36))


def notches(w: float, t: float, beam: float, across: int) -> list[Point]:
    """The middles of the hundred notches, clockwise from the upper left; `across` of them lie on each long side."""
    down = 50 - across
    x0, y0, x1, y1 = beam / 2, beam / 2, w - beam / 2, t - beam / 2
    def steps(a: float, b: float, k: int) -> list[float]:
        return [a + (b - a) * i / k for i in range(k)]
    return [(x, y0) for x in steps(x0, x1, across)] + [(x1, y) for y in steps(y0, y1, down)] + [(x, y1) for x in steps(x1, x0, across)] + [(x0, y) for y in steps(y1, y0, down)]


def score_beam(h: Hand, w: float, t: float, beam: float, across: int, plate: int) -> str:
    """A carved beam: pits, and a bone disc every five or ten points; the client writes the figures on them."""
    outer, inner = box(0, 0, w, t), box(beam, beam, w - 2 * beam, t - 2 * beam)
    frame = outline(outer) + outline(inner[::-1])
    out = f'<path d="{frame}" fill="{V("wood")}" fill-rule="evenodd"/>'
    k = beam * .3
    out += h.lines([[(10, k), (w * .3, k - 1), (w * .65, k + 1), (w - 10, k)], [(10, t - k), (w * .4, t - k + 1), (w - 10, t - k - 1)], [(k, 20), (k - 1, t / 2), (k, t - 20)], [(w - k, 20), (w - k + 1, t / 2), (w - k, t - 20)]], 2.2, V("wood2"), .8)
    spots = notches(w, t, beam, across)
    r = beam * .21
    out += path("".join(curve(ring(x, y, r, r * .95, 7)) for i, (x, y) in enumerate(spots) if i % plate), V("fire4"), .75)
    out += path("".join(curve(ring(x + .8, y + 1.2, r * .62, r * .52, 6)) for i, (x, y) in enumerate(spots) if i % plate), V("straw"), .5)
    for i, (x, y) in enumerate(spots):
        if i % plate == 0:
            out += path(curve(ring(x, y, 9.4, 8.6, 9)), "#ead9b2", 1, 'stroke="var(--ink)" stroke-width="2"')
    return out + h.line(outer + outer[:1], 3, INK, False, taper=.1, step=20) + h.line(inner + inner[:1], 2.4, INK, False, taper=.1, step=20)


def sky(h: Hand, defs: list[str], w: float, t: float, sun: Point, horizon: float, scale: float = 1.0) -> str:
    defs += [linear("sky", 0, 0, 0, horizon, [(0, V("sky1"), 1), (.8, V("sky0"), 1)]), radial("sun", *sun, 300 * scale, [(0, "#fff0c2", 1), (.12, "#ffe0a0", .85), (.4, "#f6b866", .4), (1, "#f6b866", 0)]), linear("turf", 0, horizon - 10, 0, t, [(0, V("leaf"), 1), (.2, V("grass"), 1), (1, V("grass2"), 1)]), linear("flow", 0, horizon - 10, 0, t, [(0, V("sky0"), 1), (.2, V("water"), 1), (1, V("water2"), 1)]), linear("near", 0, t * .77, 0, t, [(0, V("soot"), 0), (1, V("soot"), .42)])]
    out = path(outline(box(0, 0, w, t)), "url(#sky)") + path(outline(box(0, 0, w, horizon + 30)), "url(#sun)") + path(curve(ring(*sun, 17, 17, 12)), "#fff3cd")
    out += h.rays(*sun, 24, 90, 40, "#fff4d0", .8, lambda x, y: y < horizon - 20, 2.6, 16, 1) + h.rays(*sun, 90, 280, 70, "#fff4d0", .5, lambda x, y: 3 < y < horizon - 28, 2.2, 22, 1)
    return out


def range_(h: Hand, ridge: Points, tops: Points, sun: Point, foot: float) -> str:
    """Far mountains: lit towards the sun, cut on the other side, snow on the tops."""
    out = path(outline(h.rough(ridge, 2)), V("hill"), .9) + h.line(ridge[1:-1], 2, INK, False, opacity=.6, step=14)
    cut = ""
    for px, py in tops:
        side, deep = (-1 if px < sun[0] else 1), foot - py
        out += path(outline(h.rough([(px, py + 1), (px + side * 16, py + deep * .3), (px + side * 44, py + deep), (px + side * 6, py + deep), (px + side * 9, py + deep * .5), (px + side * 2, py + deep * .4)], 1.5)), V("rock1"), .5)
        out += path(outline([(px, py + 1), (px + side * 11, py + 15), (px + side * 4, py + 13), (px, py + 20), (px - side * 5, py + 12), (px - side * 12, py + 14)]), "#fbf2dc", .9)
        cut += "".join(h.gouge(px + side * (4 + i * 4.4), py + 9 + i * deep * .07, 1.57 + side * .3, h.r.uniform(9, 18), 2.2) for i in range(9))
    return out + path(cut, V("rock0"), .5)


def snowfall(h: Hand, w: float, t: float) -> str:
    return path("".join(curve(ring(h.r.uniform(0, w), h.r.uniform(0, t), r, r, 5)) for r in (1.1, 1.5, 2) for _ in range(38)), V("snow"), .9)


def wide(winter: bool) -> Callable[[list[str]], str]:
    def paint(defs: list[str]) -> str:
        w, t, sun = 940, 376, (600, 34)
        h = Hand(17, sun)
        out = sky(h, defs, w, t, sun, 90)
        defs.append(radial("hearth", 786, 340, 20, [(0, "#ffe9a8", 1), (.5, V("fire1"), 1), (1, V("fire3"), 1)]))
        ridge = [(-10, 110), (-10, 60), (50, 36), (100, 52), (160, 20), (214, 50), (270, 30), (330, 58), (400, 44), (470, 66), (560, 70), (640, 60), (700, 36), (752, 54), (806, 22), (862, 46), (910, 18), (952, 40), (952, 110)]
        out += range_(h, ridge, PEAKS, sun, 84)
        hills = [(-10, 120), (-10, 80), (70, 70), (150, 78), (240, 72), (330, 84), (430, 88), (520, 86), (600, 84), (700, 74), (800, 82), (880, 72), (952, 78), (952, 120)]
        out += path("".join(outline([(x - 4, y + 5), (x, y - h.r.uniform(6, 12)), (x + 4, y + 5)]) for x, y in dense(hills[1:-1], 7) if x < 400 or x > 620), V("moss2"), .85) + path(curve(hills, tension=8), V("moss"), .9)
        out += path(curve([(-10, 96), (120, 90), (260, 96), (420, 88), (520, 84), (640, 90), (780, 86), (952, 94), (952, t + 10), (-10, t + 10)], tension=9), "url(#turf)")
        # worn paths tie the places together
        for way, broad, strong in (([(954, 390), (900, 370), (800, 372), (700, 370), (640, 364)], 26, .35), ([(250, 352), (300, 258), (350, 222), (440, 226)], 16, .28), ([(930, 240), (820, 236), (700, 240), (640, 236)], 20, .3), ([(0, 240), (120, 236), (240, 226)], 16, .25)):
            out += h.line(way, broad, V("soil"), opacity=strong)
        out += path("".join(h.gouge(h.r.uniform(0, w), h.r.uniform(100, t - 4), -1.57 + h.jit(.5), h.r.uniform(4, 8), 1.7) for _ in range(90 if winter else 230)), V("moss"), .55 if winter else .75)
        out += places.quarry(h, defs) + places.forest(h) + places.log_pile(210, 204)
        mid = [(82, 522, 7), (104, 500, 13), (136, 520, 26), (178, 550, 44), (228, 546, 56), (286, 528, 62), (338, 540, 66), (392, 560, 72)]
        rocks = ((474, 246, 1.2, "rock2"), (604, 288, 1.3, "rock2"), (594, 236, .8, "rock3"), (472, 330, 1, "rock3"), (504, 118, .5, "rock2"), (620, 360, 1.2, "rock1"))
        out += places.river(h, mid, rocks, ((476, 214), (462, 296), (606, 196), (606, 330)), ((486, 276), (590, 262), (500, 212)), ((516, 160, .8), (574, 196, 1), (496, 246, .9), (560, 300, 1.3), (500, 318, 1.1), (590, 348, 1.2), (528, 366, 1.3)))
        out += places.grasses(h, 24 if winter else 46, ((0, w), (130, 372)), lambda x, y: not (225 < x < 620) and not (x < 250 and y > 246) and not (x > 620 and y > 250) and not (x < 230 and y < 205))
        out += wild.stag(Hand(6, sun), 706, 150, .7) + wild.stag(Hand(3, sun), 742, 126, .46) + wild.mammoth(Hand(12, sun), 728, 200, .5) + wild.oak(Hand(8, sun), 652, 190, .5)
        out += places.pit(h)
        out += places.pen(Hand(4, sun), 632, 276, 92, 62) if winter else places.field(Hand(4, sun), 632, 280, 92, 62)
        out += places.hut(Hand(10, sun), 786, 344, .64) + places.toolshed(Hand(11, sun), 890, 342, .72)
        out += h.line([(788, 262), (784, 250), (792, 238), (786, 224), (796, 210)], 7, "#fff1d4", opacity=.5, step=6)
        out += path(outline(box(0, 290, w, 90)), "url(#near)") + places.hide(h, 256, 240, 208, 134)
        out += snowfall(Hand(77), w, t) + "<!--grain-->"
        return group(20, 20, out, clip=clip_box(defs, "valley", 0, 0, w, t)) + score_beam(Hand(1), *WIDE, 20, 35, 5)

    return paint


def tall(winter: bool) -> Callable[[list[str]], str]:
    def paint(defs: list[str]) -> str:
        w, t, sun = 362, 402, (196, 22)
        h = Hand(19, sun)
        out = sky(h, defs, w, t, sun, 58, .6)
        defs.append(radial("hearth", 786, 340, 20, [(0, "#ffe9a8", 1), (.5, V("fire1"), 1), (1, V("fire3"), 1)]))
        ridge = [(-10, 80), (-10, 40), (30, 22), (64, 38), (104, 14), (150, 44), (196, 52), (250, 34), (290, 14), (330, 36), (372, 20), (372, 80)]
        out += range_(h, ridge, ((30, 22), (104, 14), (290, 14)), sun, 56)
        out += path(curve([(-10, 62), (60, 54), (140, 60), (190, 56), (260, 60), (372, 54), (372, t + 10), (-10, t + 10)], tension=9), "url(#turf)")
        for way, broad in (([(0, 164), (90, 160), (176, 164), (240, 160), (362, 166)], 14), ([(0, 256), (90, 262), (180, 256)], 14), ([(0, 332), (120, 328), (180, 332)], 14)):
            out += h.line(way, broad, V("soil"), opacity=.28)
        out += path("".join(h.gouge(h.r.uniform(0, w), h.r.uniform(64, t - 4), -1.57 + h.jit(.5), h.r.uniform(4, 8), 1.7) for _ in range(50 if winter else 130)), V("moss"), .55 if winter else .75)
        mid = [(58, 184, 4), (74, 176, 8), (110, 182, 10), (142, 186, 14), (166, 206, 22), (190, 240, 32), (214, 268, 48), (240, 282, 74), (282, 300, 92)]
        out += places.river(h, mid, ((204, 206, .7, "rock2"), (352, 224, 1, "rock1"), (192, 250, .9, "rock3")), ((196, 214), (350, 246)), ((226, 214), (318, 222)), ((236, 204, .7), (300, 226, .9), (244, 240, .8), (330, 244, .9)))
        out += group(8, -2, places.quarry(h, defs), .76)
        out += places.forest(h, 168, ((82, 34, 9, 19), (104, 52, 7, 24), (130, 74, 5, 34), (150, 84, 3, 58))) + places.log_pile(156, 150, .55)
        out += group(-4, -18, places.pit(h), .72)
        out += wild.stag(Hand(6, sun), 132, 282, .46) + wild.stag(Hand(3, sun), 158, 274, .36) + wild.mammoth(Hand(12, sun), 44, 314, .56) + wild.oak(Hand(8, sun), 168, 312, .28)
        village = places.pen(Hand(4, sun), 632, 276, 92, 62) if winter else places.field(Hand(4, sun), 632, 280, 92, 62)
        out += group(-428, 151, village, .72) + group(-386, 146, places.hut(Hand(10, sun), 786, 344, .64), .72) + group(-336, 146, places.toolshed(Hand(11, sun), 890, 342, .72), .72)
        out += path(outline(box(0, 310, w, 96)), "url(#near)") + places.hide(h, 184, 258, 176, 84)
        out += snowfall(Hand(78), w, t) + "<!--grain-->"
        return group(14, 14, out, clip=clip_box(defs, "valley", 0, 0, w, t)) + score_beam(Hand(1), *TALL, 14, 24, 10)

    return paint


__all__ = ["TALL", "WIDE", "tall", "wide"]
