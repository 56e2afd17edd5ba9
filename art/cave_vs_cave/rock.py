"""The mountain in section, what lies in its solid rock, and the pieces that join dug-out spaces.

A space is 196 x 140. `one` is the board of era I, `two` that of era II, `both` the two side by side, as the client places them
(web/src/games/cave-vs-cave/geometry.ts).
"""
import math
from collections.abc import Callable
from functools import partial

from art import hand
from art.hand import (
    INK,
    SOOT,
    Hand,
    Point,
    Points,
    box,
    curve,
    dense,
    inside,
    linear,
    n,
    outline,
    path,
    ring,
    sheet,
    stock,
)
from art.props import V, ammonite, at, crystal, lantern, pine_, placed, rod, rods, root, tuft

WIDE, HIGH, LEFT, TOP = 196, 140, 40, 52
TALL = 792
EAST = [(417, 22), (400, -4), (340, -12), (260, -19), (180, -14), (100, -21), (44, -10)]  # turf over columns 0 and 1, from right to left
LEDGE = [(630, 448), (596, 430), (540, 416), (480, 420), (430, 424)]  # over the place of the additional cavern
LOWER = [(417, 414), (411, 380), (418, 330), (409, 250), (419, 168), (410, 88)]  # the cliff from there up to the turf


def masonry(h: Hand, x: float, y0: float, y1: float, w: float = 19) -> str:
    """Coursed blocks, two courses offset, lit on top: clearly built by hand."""
    out = path(outline(h.rough(box(x - w / 2 - 3, y0 - 2, w + 6, y1 - y0 + 4), 1)), V("ink"))
    y, k, tones, shade = y0, 0, {"rocklit": "", "rock3": "", "linen": ""}, ""
    while y < y1 - 4:
        tall = min(h.r.uniform(11, 14.5), y1 - y)
        split = w * (.36 if k % 2 else .64)
        for bx, bw in ((x - w / 2, split), (x - w / 2 + split, w - split)):
            pts = h.rough(box(bx + .6, y + .6, bw - 1.2, tall - 1.4), .8)
            tones[h.r.choice(("rocklit", "rock3", "rocklit", "linen"))] += outline(pts)
            shade += outline([pts[3], pts[2], pts[1], (bx + bw * .7, y + tall * .62)])
        y, k = y + tall, k + 1
    return out + "".join(path(d, V(t)) for t, d in tones.items() if d) + path(shade, SOOT, .34)


def turf(h: Hand, line: Points) -> str:
    out = h.prop([(x, y - 3 + h.jit(1.2)) for x, y in line] + [(x + h.jit(2), y + 8 + h.jit(4)) for x, y in line[::-1]], V("moss"), 0, False, 0, 0, .4)
    out += path("".join(h.gouge(x + h.jit(5), y + 2, -1.57 + h.jit(.5), h.r.uniform(6, 13), 3) for x, y in line for _ in (0, 1)), V("moss"))
    return out + h.line([(x, y + 8 + h.jit(2.5)) for x, y in line], 2.6, INK, opacity=.9)


def hills(h: Hand, w: float, left: tuple[float, float], right: tuple[float, float]) -> str:
    """What is seen past the slopes: `left` and `right` are the stretches of open sky."""
    out = f'<rect width="{n(w)}" height="{n(TALL)}" fill="url(#sky)"/>'
    for a, b in (left, right):
        k = (b - a) / 320
        def X(x: float) -> float:
            return a + x * k
        if b - a > 90:
            out += path(outline([(X(0), 330), (X(50), 250), (X(90), 285), (X(150), 196), (X(186), 240), (X(210), 222), (X(260), 286), (X(320), 240), (X(320), 520), (X(0), 520)]), V("hill"), .6)
            out += path(outline([(X(150), 196), (X(168), 218), (X(158), 226), (X(150), 216), (X(140), 230), (X(132), 222)]), V("sky0"), .8)
        out += path(curve([(a - 20, 300), (X(90), 262), (X(180), 300), (X(260), 292), (b + 20, 300), (b + 20, 700), (a - 20, 700)]), V("hill"), .55)
        out += path(curve([(a - 20, 420), (X(100), 372), (X(190), 392), (X(280), 346), (b + 20, 380), (b + 20, 700), (a - 20, 700)]), V("hill"))
    return out


def mountain(kind: str) -> tuple[int, Points, list[Points], list[Points]]:
    """(width, outline, turfs, cliffs) of the rock; columns 0 and 1 start at x = LEFT, or 588 further right."""
    dx = LEFT + (588 if kind == "both" else 0)
    def shift(pts: Points) -> list[Point]:
        return [(x + dx, y + TOP) for x, y in pts]
    if kind == "one":
        w = 657
        left = [(54, 64), (38, 110), (42, 190), (28, 280), (33, 380), (22, 440), (20, 480), (20, 600), (8, 614), (-14, 622), (-14, TALL + 14), (w + 14, TALL + 14), (w + 14, 520)]
        east, ledge, cliff = shift(EAST), shift(LEDGE), shift(LOWER)
        return w, [*east, *left, *ledge, *cliff], [[*east, *left[:1]], ledge], [left[1:6], [*cliff, *east[:1]]]
    west = [(x + LEFT, y + TOP) for x, y in [(470, -20), (420, -12), (386, 6)]]
    step = [(420, 60), (428, 120), (416, 168), (400, 184), (330, 180), (250, 186), (170, 178), (90, 186), (48, 196)]
    side = [(24, 230), (30, 320), (18, 430), (26, 560), (14, 680), (-14, 700), (-14, TALL + 14)]
    if kind == "both":
        w = 1245
        east, ledge, cliff = shift(EAST), shift(LEDGE), shift(LOWER)
        top = [*east[:-1], (640, 34), (580, 40), *west]
        return w, [*top, *step, *side, (w + 14, TALL + 14), (w + 14, 520), *ledge, *cliff], [top, step[3:], ledge], [step[:4], side[:5], [*cliff, *east[:1]]]
    w = 657
    top = [(640, 96), (628, 54), (580, 40), *west]
    right = [(w + 14, 640), (642, 560), (648, 430), (638, 300), (646, 190)]
    return w, [*top, *step, *side, (w + 14, TALL + 14), *right], [top, step[3:]], [step[:4], side[:5], [*right, *top[:1]]]


def mouth(h: Hand, x: float, y: float) -> str:
    """The way out below the board of era II: an arch with the land in it."""
    arch = [(x + 22, y + 122), (x + 26, y + 62), (x + 52, y + 28), (x + 98, y + 16), (x + 144, y + 28), (x + 170, y + 62), (x + 174, y + 122), (x + 98, y + 128)]
    out = h.under(arch, 6) + path(curve(arch), V("sky0"))
    def inner(pts: Points, fill: str, a: float = 1) -> str:
        return path(curve(pts), fill, a)
    out += inner([(x + 27, y + 92), (x + 62, y + 62), (x + 104, y + 84), (x + 140, y + 66), (x + 170, y + 90), (x + 168, y + 118), (x + 30, y + 118)], V("hill"))
    out += inner([(x + 25, y + 100), (x + 98, y + 92), (x + 172, y + 102), (x + 172, y + 121), (x + 98, y + 127), (x + 25, y + 121)], V("grass"))
    out += inner([(x + 84, y + 126), (x + 92, y + 108), (x + 86, y + 97), (x + 98, y + 96), (x + 108, y + 110), (x + 118, y + 125)], V("straw"))
    out += path(curve(ring(x + 132, y + 44, 9, 9, 9)), "#fff3cf") + pine_(x + 56, y + 108, 46, 0) + tuft(h, x + 146, y + 116, 1, 6, V("moss2"))
    return out + h.line(arch[:7], 3.4, INK)


def rock(kind: str) -> str:
    hand.Q[0] = 1
    h = Hand(11)
    w, mount, turfs, cliffs = mountain(kind)
    defs = linear("sky", 0, 0, 0, TALL, [(0, V("sky1"), 1), (.5, V("sky0"), 1)])
    open_left, open_right = {"one": ((-60, 70), (430, 700)), "two": ((0, 440), (600, 700)), "both": ((0, 440), (1000, 1300))}[kind]
    body = hills(h, w, open_left, open_right)
    stand = {"one": ((466, 486, 74), (500, 470, 58), (640, 490, 70), (612, 482, 50), (4, 356, 66), (22, 350, 50)), "two": ((40, 246, 60), (70, 240, 46)), "both": ((40, 246, 60), (70, 240, 46), (1054, 486, 74), (1090, 470, 58), (1230, 490, 70))}[kind]
    body += "".join(pine_(x, y, z, k % 3, k % 2 == 0) for k, (x, y, z) in enumerate(stand))
    bound = inside(dense(mount, 10, True))
    defs += f'<clipPath id="m"><path id="mount" d="{curve(mount, tension=9)}"/></clipPath>'
    slabs = h.rock(h.facets(-10, 20, w + 10, TALL + 10, 96, 56, 1.5), lambda x, y: not bound(x, y), tone=lambda x, y: 1.1 - 2.4 * max(0, (y - 60) / TALL))
    body += f'<use href="#mount" fill="var(--rockgap)"/><g clip-path="url(#m)">{slabs}</g>'
    for line in turfs:
        body += turf(h, dense(line, 18))
    for line in cliffs:
        body += h.line(line, 4, INK, taper=.2)
    if kind != "one":
        body += mouth(h, LEFT + 2 * WIDE, TOP + 4 * HIGH)
    return sheet(w, TALL, body, defs, wash=.7)


# ---- what lies in solid rock, one for each face-down space -----------------------------------------------------------
def roots(h: Hand, x: float, y: float) -> str:
    return root(h, x + 52, y + 2, 116, 12, -.25) + root(h, x + 104, y + 4, 100, 9, -.2) + root(h, x + 146, y + 2, 80, 7, .25)


def ammonites(h: Hand, x: float, y: float) -> str:
    return ammonite(h, x + 104, y + 66, 33) + ammonite(h, x + 48, y + 102, 14)


def fish(h: Hand, x: float, y: float) -> str:
    x, y = x - 56, y - 16
    spine = [(x + 100, y + 92), (x + 130, y + 86), (x + 166, y + 88), (x + 196, y + 96)]
    ribs = [[(x + 124 + k * 9, y + 89 - 2 * math.sin(k)), (x + 120 + k * 9, y + 89 + side * (18 - k * 1.8))] for k in range(7) for side in (-1, 1)]
    bone = V("rocklit")
    out = "".join(h.line([(a + d, b + d) for a, b in spine], 4, c, taper=.3) + h.lines([[(a + d, b + d) for a, b in r] for r in ribs], 2.6, c, taper=.4) for d, c in ((1.6, V("rockgap")), (0, bone)))
    out += h.prop([(x + 90, y + 92), (x + 102, y + 80), (x + 116, y + 80), (x + 116, y + 100), (x + 102, y + 102)], bone, 1.4, shade=0, glint=0)
    return out + path(outline([(x + 192, y + 95), (x + 214, y + 78), (x + 208, y + 97), (x + 214, y + 115)]), bone) + path(curve(ring(x + 104, y + 89, 2.4, 2.4, 5)), V("rockgap"))


def sparkle(x: float, y: float, s: float) -> str:
    k = s * .13
    return path(outline([(x, y - s), (x + k, y - k), (x + s, y), (x + k, y + k), (x, y + s), (x - k, y + k), (x - s, y), (x - k, y - k)]), "#fff2c4", .95)


def vein(h: Hand, x: float, y: float) -> str:
    out = h.line([(x + 12, y + 112), (x + 56, y + 86), (x + 96, y + 78), (x + 130, y + 52), (x + 186, y + 30)], 17, V("rockgap"), False)
    for px, py, s in ((30, 102, 6), (46, 92, 8), (66, 82, 11), (88, 80, 7), (106, 68, 12), (131, 53, 9), (150, 43, 10), (168, 37, 5)):
        out += h.prop([(x + px + s * a, y + py + s * b) for a, b in ((-1, .2), (-.5, -.7), (.3, -.8), (1, -.2), (.6, .7), (-.4, .8))], V("ochre"), 1.5, False, s * .9, 0, s * .16)
    return out + "".join(sparkle(x + px, y + py, s) for px, py, s in ((103, 60, 12), (62, 74, 8), (148, 36, 8)))


def crack(h: Hand, x: float, y: float) -> str:
    c = [(x + 30, y + 12), (x + 58, y + 36), (x + 54, y + 54), (x + 92, y + 74), (x + 96, y + 94), (x + 140, y + 126)]
    out = h.line([(a + 1.6, b + 2) for a, b in c], 4, V("rocklit"), False, opacity=.6) + h.line(c, 9, V("rockgap"), False, step=12, taper=.8)
    out += h.lines([[(x + 92, y + 74), (x + 120, y + 62), (x + 174, y + 50)], [(x + 54, y + 54), (x + 34, y + 66), (x + 24, y + 88)]], 4.5, V("rockgap"), smooth=False)
    return out + tuft(h, x + 72, y + 66, .8, 6, V("leaf")) + tuft(h, x + 102, y + 78, .8, 6, V("moss"))


def crystals(h: Hand, x: float, y: float) -> str:
    pocket = [(x + 40, y + 98), (x + 52, y + 64), (x + 84, y + 46), (x + 118, y + 50), (x + 150, y + 76), (x + 154, y + 102), (x + 100, y + 112)]
    out = path(curve(h.rough(pocket, 2)), V("rockgap")) + h.line(pocket[1:5], 3, V("rocklit"), opacity=.6)
    rows = ((64, 102, 26, -.5), (128, 104, 30, .55), (80, 106, 36, -.2), (114, 107, 40, .25), (97, 109, 50, .02), (142, 103, 17, .8), (54, 100, 14, -.7))
    return out + "".join(stock("crystal", lambda: crystal(Hand(2), 0, 0, 40, 7, 0, V("linen"), V("rock3")), x + px, y + py, tall / 40, turn=lean * 57) for px, py, tall, lean in rows)


def bones(h: Hand, x: float, y: float) -> str:
    out = h.prop([(x + 50, y + 66), (x + 60, y + 48), (x + 84, y + 44), (x + 102, y + 56), (x + 122, y + 66), (x + 124, y + 76), (x + 100, y + 80), (x + 66, y + 82)], V("linen"), 2, True, 8, 2, .6)
    out += path(curve(ring(x + 84, y + 60, 5, 4.4, 7)), V("rockgap"))
    return out + h.line([(x + 110, y + 78), (x + 134, y + 88), (x + 146, y + 74)], 5, V("linen")) + h.lines([[(x + 60 + k * 14, y + 94), (x + 54 + k * 14, y + 116)] for k in range(5)], 4, V("linen"))


def spring(h: Hand, x: float, y: float) -> str:
    """Water that drips from a cleft into a pool."""
    out = h.line([(x + 92, y + 14), (x + 98, y + 34), (x + 94, y + 48)], 10, V("rockgap"), False) + h.lines([[(x + 97, y + 44), (x + 98, y + 92)], [(x + 92, y + 46), (x + 91, y + 88)]], 3, V("water"))
    out += path(curve([(x + 46, y + 104), (x + 66, y + 92), (x + 100, y + 89), (x + 134, y + 93), (x + 150, y + 105), (x + 100, y + 118)]), V("rockgap"))
    out += path(curve([(x + 52, y + 104), (x + 70, y + 95), (x + 100, y + 92), (x + 130, y + 96), (x + 144, y + 105), (x + 100, y + 114)]), V("water"))
    return out + h.lines([[(x + 70, y + 103), (x + 90, y + 101)], [(x + 104, y + 106), (x + 126, y + 103)]], 2, "#d7e6e2", .8) + tuft(h, x + 150, y + 106, .9, 6, V("leaf")) + tuft(h, x + 46, y + 106, .8, 5, V("moss"))


def bats(h: Hand, x: float, y: float) -> str:
    """A crevice in which they hang."""
    out = path(curve(h.rough([(x + 40, y + 40), (x + 70, y + 28), (x + 120, y + 26), (x + 158, y + 38), (x + 150, y + 74), (x + 120, y + 96), (x + 76, y + 98), (x + 48, y + 76)], 3)), V("rockgap"))
    for px, py, s in ((66, 38, 1), (98, 34, 1.25), (132, 38, .95)):
        P = placed(x + px, y + py, s)
        out += h.prop(P((-2, 0), (-9, 14), (-11, 28), (-4, 34), (0, 40), (4, 34), (11, 28), (9, 14), (2, 0)), V("rock0"), 1.6, True, 5, 2, .4)
        out += h.lines([P((-3, 6), (-5, 30)), P((3, 6), (5, 30))], 1.2) + path(outline(P((-5, 36), (-4, 44), (0, 39), (4, 44), (5, 36), (0, 32))), V("rock1")) + path(curve(P((-2, 37), (-1, 36), (-1, 38))) + curve(P((2, 37), (1, 36), (1, 38))), "#ffd98a")
    return out


def handprints(h: Hand, x: float, y: float) -> str:
    """Somebody was here long ago: hands and a deer in red."""
    def hand_(px: float, py: float, s: float) -> str:
        return path(curve(at(x + px, y + py, s, [(-8, 14), (-9, 2), (-13, -6), (-9, -7), (-6, -1), (-6, -16), (-2, -16), (-2, -3), (0, -19), (4, -18), (3, -3), (7, -15), (10, -13), (7, 0), (13, -6), (15, -3), (9, 8), (7, 15)]), tension=9), V("red"), .8)
    out = hand_(46, 66, 1.25) + hand_(84, 92, 1)
    P = placed(x + 136, y + 74, 1)
    out += path(curve(P((-28, -4), (-8, -10), (14, -8), (24, -18), (34, -18), (32, -8), (22, 2), (10, 8), (-22, 8))), V("red"), .85)
    return out + h.lines([P((-22, 6), (-26, 28)), P((-14, 6), (-14, 28)), P((8, 6), (8, 28)), P((16, 4), (20, 26)), P((28, -18), (22, -36)), P((30, -18), (36, -36)), P((24, -28), (16, -32)), P((34, -28), (42, -32))], 3, V("red"), .85)


FEATURES = {"roots": roots, "ammonites": ammonites, "vein": vein, "fish": fish, "crystals": crystals, "crack": crack, "bones": bones, "spring": spring, "bats": bats, "handprints": handprints}


def feature(name: str) -> str:
    hand.Q[0] = 1
    h = Hand(len(name) + 5, (-200, -400))
    pegs = [(8, 8), (WIDE - 8, 8), (8, HIGH - 8), (WIDE - 8, HIGH - 8)]  # chisel ticks: here one may dig
    ticks = "".join(h.gouge(a, b, ang, 17, 4) for i, (a, b) in enumerate(pegs) for ang in ((0 if i % 2 == 0 else math.pi), (1.57 if i < 2 else -1.57)))
    return sheet(WIDE, HIGH, FEATURES[name](h, 0, 0) + path(ticks, V("rocklit"), .9), grain=False)


# ---- pieces ------------------------------------------------------------------------------------------------------------
def ladder() -> str:
    """36 x 170: a shaft from one floor to the next, its top 30 units above the upper floor."""
    hand.Q[0] = 1
    h = Hand(8)
    out = path(outline(h.rough(box(3, 22, 30, 62), 1)), INK) + path(outline(box(6, 20, 24, 66)), V("fire3"))
    out += rods(h, [((9, 4), (9, 162)), ((27, 4), (27, 162))], 3, V("wood"), 1.3) + rods(h, [((9, y), (27, y)) for y in range(14, 160, 14)], 2.6, V("straw"), 1)
    return sheet(36, 170, out, grain=False)


def way() -> str:
    """64 x 70: through the rock between two neighbours. Light and floor run on from one to the other; only the low roof shows
    that there was rock."""
    hand.Q[0] = 1
    h = Hand(9)
    def across(name: str, role: str) -> str:
        return hand.linear(name, 0, 0, 64, 0, [(0, V(role), 0), (.24, V(role), 1), (.76, V(role), 1), (1, V(role), 0)])
    roof = [(7, 4), (15, 14), (24, 17), (33, 15), (42, 18), (50, 13), (57, 4)]
    out = path(outline([*roof, (64, 4), (64, 48), (0, 48), (0, 4)]), "url(#w)") + path(outline(box(0, 46, 64, 20)), "url(#f)")
    out += path("".join(h.gouge(x, y, 1.57 + h.jit(.5), h.r.uniform(8, 15), 4) for x, y in dense(roof[1:-1], 6)), V("fire4"), .8)
    out += path(curve([*roof, (50, -2), (14, -2)], tension=9), V("rock1")) + h.line(roof, 3.4, INK) + h.line([(2, 47), (32, 46), (62, 47)], 1.8, INK, opacity=.8)
    out += h.line([(14, 66), (32, 66.5), (50, 66)], 3.4, INK) + h.lines([[(16, 54), (30, 54)], [(34, 60), (50, 59)]], 1.3, INK, .5)
    return sheet(64, 70, out, across("w", "fire2") + across("f", "fire1"), grain=False)


def wall(seed: int, lying: bool) -> str:
    hand.Q[0] = 1
    if lying:
        return sheet(190, 30, f'<g transform="translate(187 15)rotate(90)">{masonry(Hand(seed, (0, -300)), 0, 0, 184, 22)}</g>', grain=False)
    return sheet(30, 104, masonry(Hand(seed, (0, -300)), 15, 4, 100, 23), grain=False)


def door() -> str:
    """100 x 140 at the left of the entrance: timbers, threshold and turf, reaching 46 units out of the rock."""
    hand.Q[0] = 1
    h = Hand(4, (-200, 0))
    out = path(curve([(-10, 98), (20, 95), (46, 100), (50, 108), (22, 118), (-10, 122)]), V("moss")) + tuft(h, 14, 104, 1.2, 7, V("leaf")) + tuft(h, 34, 106, .9, 6, V("moss2"))
    out += h.slab(54, 24, 11, 82, V("wood"), 1.9, shade=5, glint=2.4) + h.slab(40, 16, 58, 11, V("wood2"), 1.9, shade=4, glint=2) + rod(h, (64, 46), (86, 27), 5, V("wood"))
    return sheet(100, 140, out, grain=False)


def back() -> str:
    """A face-down action tile, 160 x 168: rock with an opening, in which the client writes the stage."""
    hand.Q[0] = 1
    h = Hand(31, (-60, -80))
    out = path(outline(box(3, 4, 154, 161)), V("rockgap")) + h.rock(h.facets(4, 5, 156, 164, 60, 36, 1.4), tone=lambda x, y: -.3)
    out += path(curve([(48, 132), (50, 80), (62, 56), (80, 48), (98, 56), (110, 80), (112, 132)]), INK) + path(curve([(54, 130), (56, 82), (66, 62), (80, 55), (94, 62), (104, 82), (106, 130)]), V("fire4"))
    return sheet(160, 168, out, grain=False)


def lamp() -> str:
    """60 x 190: a lantern let down on a rope, for the start of a round."""
    hand.Q[0] = 1
    h = Hand(6, (30, 150))
    defs = hand.radial("g", 30, 158, 30, [(0, "#ffe6ad", .9), (.5, "#ffc25e", .4), (1, "#ffc25e", 0)])
    rope = [(30, 0), (31, 60), (29, 118)]
    out = h.line(rope, 5, INK, taper=.05) + h.line(rope, 2.6, V("linen"), taper=.05) + '<circle cx="30" cy="158" r="30" fill="url(#g)"/>'
    return sheet(60, 190, out + lantern(h, 30, 118, 2.4, 4), defs, grain=False)


def bat() -> str:
    """80 x 44, on the wing."""
    hand.Q[0] = 1
    h = Hand(3)
    wing = [(40, 26), (32, 14), (20, 6), (2, 10), (10, 16), (10, 24), (20, 22), (24, 30), (32, 28), (40, 38)]
    out = h.prop(wing + [(80 - x, y) for x, y in wing[-2::-1]], V("soot"), 0, False, 0, 0, .3) + path(outline([(34, 18), (35, 8), (39, 14), (41, 14), (45, 8), (46, 18), (40, 26)]), V("soot"))
    return sheet(80, 44, out + path(curve(ring(37.4, 18, 1.5, 1.5, 5)) + curve(ring(42.6, 18, 1.5, 1.5, 5)), "#ffd98a"), grain=False)


def pieces() -> dict[str, Callable[[], str]]:
    found: dict[str, Callable[[], str]] = {f"rock-{kind}": partial(rock, kind) for kind in ("one", "two", "both")}
    found |= {f"feature-{name}": partial(feature, name) for name in FEATURES}
    found |= {f"wall-{'lying' if lying else 'upright'}-{k}": partial(wall, 4 + k * 3 + lying, lying) for k in (0, 1) for lying in (False, True)}
    return found | {"ladder": ladder, "way": way, "door": door, "back": back, "lamp": lamp, "bat": bat}
