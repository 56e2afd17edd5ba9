"""How a scene of Cave vs Cave is put together: one window for the tile in the display and for the space in a cave.

A room is 240 x 104. The tile shows its lower 86 units at full width; a space shows the middle 196 at full height. So the
hero stands within 90 units of the middle, and nothing that matters above y = 18.
"""
import math
from collections.abc import Callable

from art import hand
from art.hand import INK, Hand, Point, box, curve, dense, n, outline, path, radial, ring, sheet
from art.props import V, at, candle, flame, lantern_, rod

WIDE, HIGH, MIDDLE, FOOT, FLOOR = 240, 104, 120, 95, 20
WARM = [(0, V("fire0"), 1), (.2, V("fire1"), 1), (.52, V("fire2"), 1), (.8, V("fire3"), 1), (1, V("fire4"), 1)]
WARM_FLOOR = [(0, "#ffe2a0", .95), (.5, V("fire1"), .6), (1, V("fire2"), 0)]
# What works by itself lies in the light of day that falls through a shaft; what must be activated, in that of a flame.
COOL = [(0, "#fdf3d2", 1), (.22, "#cfcba6", 1), (.52, "#7f8d80", 1), (.8, "#43524f", 1), (1, V("fire4"), 1)]
COOL_FLOOR = [(0, "#fff6da", .95), (.5, "#a9b7a4", .6), (1, "#55625c", 0)]


def chamber(h: Hand, w: float, t: float, lamp: Point, reach: float, floor: float, cool: bool = False) -> tuple[str, str]:
    """Back wall with its hewn mouth, and the floor, for a window of w x t; returns (drawing, defs)."""
    fy = t - floor
    defs = radial("l", *lamp, reach, COOL if cool else WARM)
    defs += radial("f", lamp[0], fy + 8, reach * .8, COOL_FLOOR if cool else WARM_FLOOR, f' gradientTransform="matrix(1 0 0 .5 0 {n((fy + 8) * .5)})"')
    out = path(outline(box(0, 0, w, t)), "url(#l)")
    hit = lambda x, y: 0 < x < w and 0 < y < fy - 3
    out += h.rays(*lamp, 18, reach * .7, 40, "#fff3cf" if cool else "#ffe9b4", .4, hit, 1.8, 12)
    out += h.rays(*lamp, reach * .5, reach * 1.15, 40, V("fire4"), .45, hit, 2.6, 15)
    lip = [(-4, fy + 6), (7, fy - 6), (4, t * .52), (13, t * .26), (34, 9), (w * .3, 4 + h.jit(2)), (w * .5, 6), (w * .7, 3), (w - 34, 10),
           (w - 12, t * .28), (w - 5, t * .55), (w - 8, fy - 6), (w + 4, fy + 6), (w + 4, -4), (-4, -4)]
    bites = "".join(h.gouge(x, y, math.atan2(lamp[1] + 10 - y, lamp[0] - x) + h.jit(.25), h.r.choice((6, 9, 14, 22)) * h.r.uniform(.8, 1.2), 5)
                    for x, y in dense(lip[1:12], 8))
    back = [(-2, fy + 3), (w * .2, fy + h.jit(1.5)), (w * .45, fy + h.jit(1.5)), (w * .7, fy + h.jit(1.5)), (w + 2, fy + 3)]
    ground = [*back, (w + 2, t + 2), (-2, t + 2)]
    out += path(outline(ground), V("fire3")) + path(outline(ground), "url(#f)") + h.line(back, 2)
    out += path(bites, V("fire4"), .8) + path(curve(lip, tension=8), V("fire4")) + h.line(lip[1:12], 2.6, INK)
    return out + path("".join(h.gouge(h.r.uniform(8, w - 20), h.r.uniform(fy + 4, t - 2), h.jit(.1), h.r.uniform(5, 13), 1.4) for _ in range(12)), INK, .5), defs


def glow(x: float, y: float, r: float, cool: bool = False) -> tuple[str, str]:
    a, b = ("#fffbe6", "#dfe4c8") if cool else ("#ffe6ad", "#ffc25e")
    return radial("g", x, y, r, [(0, a, .75), (.35, b, .32), (1, b, 0)]), f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="url(#g)"/>'


def light(h: Hand, kind: str, x: float, y: float, ceiling: float, floor: float, s: float = 1.0) -> str:
    """What gives the light, drawn at (x, y)."""
    if kind == "lamp":
        return h.line([(x, ceiling), (x, y - 20 * s)], 1.5, taper=.2) + lantern_(x, y - 22 * s, s)
    if kind == "candle":
        return h.slab(x - 10 * s, y + 12 * s, 20 * s, 4 * s, V("wood2"), 1.5, shade=1, glint=0) + candle(h, x, y + 12 * s, s, 10)
    if kind == "torch":
        return rod(h, (x, y + 20 * s), (x + 2, y), 4 * s, V("wood2")) + h.prop(at(x + 2, y, s, [(-5, 2), (-6, -4), (6, -4), (5, 2)]), V("iron"), 1.5, False, 2, 0, .2) + flame(h, x + 2, y - 3 * s, 1.4 * s)
    if kind == "hearth":
        out = h.prop([(x - 22 * s, floor), (x - 22 * s, y - 18 * s), (x, y - 26 * s), (x + 22 * s, y - 18 * s), (x + 22 * s, floor)], V("rock2"), 2, False, 4, 2, .6)
        out += path(curve([(x - 14 * s, floor), (x - 13 * s, y - 4), (x, y - 14 * s), (x + 13 * s, y - 4), (x + 14 * s, floor)]), V("fire4"))
        return out + "".join(flame(h, x + k * s, floor - 1, z * s) for k, z in ((-7, 1), (7, 1.1), (0, 1.6)))
    if kind == "chandelier":
        wide = 46 * s
        return h.line([(x, ceiling), (x, y - 14 * s)], 1.8, taper=.1) + h.lines([[(x, y - 14 * s), (x - wide, y)], [(x, y - 14 * s), (x + wide, y)]], 1.6, taper=.1) + \
            rod(h, (x - wide, y), (x + wide, y), 3.4 * s, V("gold")) + "".join(candle(h, x + k * wide, y - 1, .7 * s, 7) for k in (-.9, -.5, .5, .9))
    if kind == "shaft":
        hole = [(x - 17, -2), (x - 13, 7), (x + 12, 8), (x + 18, -2)]
        return path(outline([(x - 14, 6), (x + 13, 6), (x + 34, floor + 6), (x - 40, floor + 6)]), "#fff8dc", .26) + \
            path(outline([(x - 6, 6), (x + 8, 6), (x + 16, floor + 6), (x - 18, floor + 6)]), "#fff8dc", .26) + h.prop(hole, "#fffdf0", 2, False, 0, 0, .6)
    return ""


def room(name: str, lamp: Point, kind: str, draw: Callable[[Hand, float, float, float], str]) -> str:
    """The interior of a room; `lamp` is measured from the middle of its foot line."""
    hand.Q[0] = 2
    cool = kind == "shaft"
    seed = sum(map(ord, name))
    spot = (MIDDLE + lamp[0], FOOT - 4 + lamp[1])
    h = Hand(seed, spot)
    reach = 205 if kind in ("lamp", "shaft", "chandelier") else 172
    art, defs = chamber(Hand(seed + 1, spot), WIDE, HIGH, spot, reach, FLOOR, cool)
    more, shine = glow(*spot, 60, cool)
    art += shine + light(h, kind, *spot, 4, FOOT - 8, .9) + draw(h, MIDDLE, FOOT, .92)
    return sheet(WIDE, HIGH, art, defs + more, grain=False)


ACTION_WIDE, ACTION_HIGH = 150, 86


def action(name: str, outdoors: bool | None, lamp: Point, draw: Callable[[Hand, float, float, float, float], str]) -> str:
    """The scene of an action tile, 150 x 86; `lamp` as a share of the window: the sun out of doors, a candle within (None: what
    is drawn gives light itself)."""
    hand.Q[0] = 2
    w, t = ACTION_WIDE, ACTION_HIGH
    spot = (lamp[0] * w, lamp[1] * t)
    h = Hand(sum(map(ord, name)), (0, -100) if outdoors else spot)
    more, shine = glow(*spot, 60 if outdoors else 44)
    if outdoors:
        defs = hand.linear("s", 0, 0, 0, t, [(0, V("sky1"), 1), (.5, V("sky0"), 1)])
        art = path(outline(box(0, 0, w, t)), "url(#s)") + shine + path(curve(ring(*spot, 8, 8, 9)), "#fff3cf")
    else:
        art, defs = chamber(Hand(len(name), spot), w, t, spot, 120, 14)
        art += shine + (light(h, "candle", *spot, 4, t - 14, .8) if outdoors is False else "")
    return sheet(w, t, art + draw(h, 0, 0, w, t), defs + more, grain=False)
