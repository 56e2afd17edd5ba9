"""The inside of a room, and what stands in rooms of every game: loom, stool, cauldron, herbs."""
import math

from art.hand import INK, SOOT, Hand, Point, box, curve, dense, n, outline, path, radial, ring, stock
from art.props import LIT, V, at, flame, placed, rod, rods, shadow


def pumpkin(h: Hand) -> str:
    out = h.prop([(32, 18), (44, 14), (57, 24), (60, 38), (54, 52), (42, 57), (32, 55), (22, 57), (10, 52), (4, 38), (7, 24), (20, 14)], "#d9752a", 3.4, True, 9, 3, .3)
    out += h.lines([[(25, 17), (18, 36), (24, 55)], [(39, 17), (46, 36), (40, 55)], [(32, 19), (32, 53)], [(14, 22), (9, 38), (15, 51)], [(50, 22), (55, 38), (49, 51)]], 2.6, opacity=.75)
    return out + h.prop([(28, 18), (27, 8), (34, 3), (38, 7), (35, 18)], V("moss"), 3, True, 2, 0, .2)


def scene(h: Hand, x: float, y: float, w: float, tall: float, lamp: Point, name: str = "lit", reach: float | None = None, floor: float = 20) -> tuple[str, str]:
    """A room interior that fills its window: back wall, hewn vignette, floor. Returns (drawing, defs)."""
    reach = reach or w * .72
    fy = y + tall - floor
    defs = radial(name, *lamp, reach, [(0, V("fire0"), 1), (.2, V("fire1"), 1), (.52, V("fire2"), 1), (.8, V("fire3"), 1), (1, V("fire4"), 1)])
    defs += radial(name + "f", lamp[0], fy + 8, reach * .8, [(0, "#ffe2a0", .95), (.5, V("fire1"), .6), (1, V("fire2"), 0)], f' gradientTransform="matrix(1 0 0 .5 0 {n((fy + 8) * .5)})"')
    defs += f'<clipPath id="w{name}"><path d="{outline(box(x, y, w, tall))}"/></clipPath>'
    out = path(outline(box(x, y, w, tall)), f"url(#{name})")
    hit = lambda px, py: x < px < x + w and y < py < fy - 3
    out += h.rays(*lamp, 18, reach * .7, 60, "#ffe9b4", .4, hit, 1.8, 12) + h.rays(*lamp, reach * .5, reach * 1.15, 60, V("fire4"), .45, hit, 2.6, 15)
    # the mouth of the room: rock leaning in from both upper corners
    lip = [(x - 4, fy + 6), (x + 7, fy - 6), (x + 4, y + tall * .52), (x + 13, y + tall * .26), (x + 34, y + 9), (x + w * .3, y + 4 + h.jit(2)), (x + w * .5, y + 6), (x + w * .7, y + 3), (x + w - 34, y + 10), (x + w - 12, y + tall * .28), (x + w - 5, y + tall * .55), (x + w - 8, fy - 6), (x + w + 4, fy + 6), (x + w + 4, y - 4), (x - 4, y - 4)]
    rim = dense(lip[1:12], 7)
    d = "".join(h.gouge(px, py, math.atan2(lamp[1] + 10 - py, lamp[0] - px) + h.jit(.25), h.r.choice((6, 9, 14, 22)) * h.r.uniform(.8, 1.2), 5) for px, py in rim)
    back = [(x - 2, fy + 3), (x + w * .2, fy + h.jit(1.5)), (x + w * .45, fy + h.jit(1.5)), (x + w * .7, fy + h.jit(1.5)), (x + w + 2, fy + 3)]
    ground = [*back, (x + w + 2, y + tall + 2), (x - 2, y + tall + 2)]
    out += path(outline(ground), V("fire3")) + path(outline(ground), f"url(#{name}f)") + h.line(back, 2)
    out += path(d, V("fire4"), .8) + path(curve(lip, tension=8), V("fire4")) + h.line(lip[1:12], 2.6, INK)
    out += path("".join(h.gouge(h.r.uniform(x + 8, x + w - 20), h.r.uniform(fy + 4, y + tall - 2), h.jit(.1), h.r.uniform(5, 13), 1.4) for _ in range(16)), INK, .5)
    return out, defs


def glow(name: str, x: float, y: float, r: float, a: float = .6) -> tuple[str, str]:
    return radial(name, x, y, r, [(0, "#ffe6ad", a), (.35, "#ffc25e", a * .45), (1, "#ff9c3a", 0)]), f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="url(#{name})"/>'


def loom(h: Hand, x: float, y: float, s: float = 1) -> str:
    """Upright loom: frame, warp, cloth half done, weights."""
    P = placed(x, y, s)
    def one(px: float, py: float) -> Point:
        return (x + px * s, y + py * s)
    out = shadow(h, x, y, 50 * s, 4 * s)
    out += path(outline(P((-33, -66), (33, -66), (30, -12), (-30, -12))), SOOT, .3)
    warp = [P((-30 + k * 5, -68), (-29 + k * 4.85, -14)) for k in range(13)]
    out += h.lines(warp, 1.5, V("linen"), taper=.05)
    rows = [("red", -66, -57), ("linen", -57, -53.5), ("ochre", -53.5, -45), ("linen", -45, -42), ("red", -42, -34)]
    for c, a, b in rows:
        out += path(outline(h.rough(P((-32, a), (0, a + .8), (32, a), (31.6, b), (0, b + .8), (-31.6, b)), .4)), V(c))
    zig = [(-30 + k * 5, -47 if k % 2 else -51.5) for k in range(13)]
    out += h.line(P(*zig), 1.8, V("red"), False, taper=.1)
    out += path(outline(P((8, -66), (32, -66), (31, -34), (16, -34))), SOOT, .26) + h.lines([P((-32, y0), (32, y0)) for y0 in (-57, -53.5, -45, -42, -34)], 1, opacity=.7, taper=.1)
    out += h.lines([P((-31.6, -66), (-31.6, -34)), P((32, -66), (32, -34))], 1.8)
    for k in range(7):
        out += stock("weight", lambda: LIT().prop(ring(0, 4.5, 4.2, 5, 7), V("rock3"), 1.5, True, 3, 0, .3), x + (-29 + k * 9.7) * s, y - 14.5 * s, s)
    out += rods(h, [(one(-40, 0), one(-38, -80)), (one(40, 0), one(38, -80))], 5.5 * s, V("wood"), 1.6)
    out += h.slab(x - 47 * s, y - 77 * s, 94 * s, 7 * s, V("wood"), 1.9, shade=3, glint=2) + h.slab(x - 42 * s, y - 33 * s, 84 * s, 4 * s, V("wood2"), 1.6, shade=2, glint=1)
    return out + h.lines([P((-40, -74), (-8, -73)), P((6, -74), (38, -73))], 1.1, V("wood2"))


def stool(h: Hand, x: float, y: float, s: float = 1) -> str:
    def one(px: float, py: float) -> Point:
        return (x + px * s, y + py * s)
    return shadow(h, x, y, 15 * s, 3 * s) + rods(h, [(one(-7, -14), one(-11, 0)), (one(7, -14), one(11, 0)), (one(0, -14), one(1, 1))], 3 * s, V("wood2"), 1.3) + \
        h.prop(at(x, y, s, [(-14, -15), (-12, -18.5), (12, -18.5), (14, -15), (11, -12.5), (-11, -12.5)]), V("wood"), 1.8, False, 2.5, 1.4, .3)


def cauldron(h: Hand, x: float, y: float, s: float = 1) -> str:
    P = placed(x, y, s)
    def one(px: float, py: float) -> Point:
        return (x + px * s, y + py * s)
    out = shadow(h, x, y + 1, 46 * s, 5 * s)
    out += rods(h, [(one(-30, 0), one(2, -78)), (one(30, 0), one(-2, -78))], 4 * s, V("wood2"), 1.5) + h.line(P((0, -76), (0, -52)), 2 * s, V("soot"), taper=.1)
    for a, b in (((-24, -2), (18, -9)), ((24, -2), (-18, -9)), ((-10, 0), (12, -11))):
        out += rod(h, one(*a), one(*b), 5 * s, V("wood2"))
    for dx, k in ((-20, 1.5), (20, 1.6), (-11, 1.15), (10, 1.2), (0, 1.1)):
        out += flame(h, x + dx * s, y - 3 * s, k * s)
    out += h.line(P((-22, -40), (-14, -55), (0, -58), (14, -55), (22, -40)), 2.6 * s, V("iron"))
    out += h.prop(P((-25, -40), (-27, -27), (-19, -15), (0, -11), (19, -15), (27, -27), (25, -40)), "#3d3733", 2.4, True, 9 * s, 0, .4)
    out += path(curve(P((-22, -20), (-14, -14.5), (0, -12), (14, -14.5), (22, -20), (12, -16), (0, -14.5), (-12, -16))), V("fire1"), .9)
    out += h.prop(at(x, y, s, ring(0, -40, 27, 5.4, 12)), "#5a514b", 2, True, 0, 0, .3) + path(curve(at(x, y, s, ring(0, -40, 22.5, 3.6, 10))), "#c9792f")
    out += "".join(path(curve(at(x, y, s, ring(px, py, r, r * .6, 6))), c) for px, py, r, c in ((-10, -40.6, 4, "#e9a24a"), (6, -41, 3.4, "#7f8a3a"), (13, -39.6, 3, "#e9a24a"), (-2, -38.8, 2.4, "#f4d58a")))
    steam = [P((-8, -46), (-13, -54), (-7, -62), (-12, -72)), P((9, -46), (14, -55), (8, -64), (13, -74))]
    return out + h.lines(steam, 3.4 * s, "#fff0cf", .55, taper=.9)


def bunch(h: Hand, x: float, y: float, s: float = 1, c: str = V("leaf")) -> str:
    """Herbs hung head down from (x, y)."""
    d = "".join(h.gouge(x + h.jit(2 * s), y + 6 * s, 1.57 + (k - 3) * .2, h.r.uniform(14, 20) * s, 5 * s) for k in range(7))
    return h.line([(x, y), (x, y + 8 * s)], 1.6) + path(d, INK, 1, f'stroke="var(--ink)" stroke-width="{n(2)}"') + path(d, c) + h.line([(x - 3.4 * s, y + 7 * s), (x + 3.4 * s, y + 7 * s)], 2.6 * s, V("red"), taper=.2)
