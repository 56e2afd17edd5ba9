"""Props built from 5 to 12 shapes each. (x, y) is the middle of the foot on the floor line; s scales."""
import math
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from art.hand import BONE, INK, SOOT, Hand, Point, Points, box, curve, outline, path, ring, stock


def V(name: str) -> str:
    return f"var(--{name})"


def at(x: float, y: float, s: float, points: Points) -> list[Point]:
    return [(x + px * s, y + py * s) for px, py in points]


class Placed(Protocol):
    def __call__(self, *points: Point) -> list[Point]: ...


def placed(x: float, y: float, s: float) -> Placed:
    """For a thing of many parts: its points, given one by one, where it stands."""
    return lambda *points: at(x, y, s, points)


def rod(h: Hand, p: Point, q: Point, w: float, fill: str = V("wood"), line: float = 1.4, bend: float = 0) -> str:
    """A stick, leg or beam: five-cornered, dark below, lighter on top."""
    k = math.dist(p, q) or 1
    nx, ny = -(q[1] - p[1]) / k, (q[0] - p[0]) / k
    mx, my = (p[0] + q[0]) / 2 + bend, (p[1] + q[1]) / 2
    def strip(half: float, more: float) -> str:
        ux, uy = (q[0] - p[0]) / k * more, (q[1] - p[1]) / k * more
        a, b, c = (half * h.r.uniform(.9, 1.12) for _ in range(3))
        return outline([(p[0] - ux + nx * a, p[1] - uy + ny * a), (mx + nx * b, my + ny * b), (q[0] + ux + nx * c, q[1] + uy + ny * c),
                        (q[0] + ux - nx * c, q[1] + uy - ny * c), (mx - nx * b, my - ny * b), (p[0] - ux - nx * a, p[1] - uy - ny * a)])
    return path(strip(w / 2 + line, line), INK) + path(strip(w / 2, 0), fill)


def rods(h: Hand, pairs_: Iterable[Sequence[Point]], w: float, fill: str = V("wood"), line: float = 1.2) -> str:
    """Many thin sticks at once: two paths in all."""
    def strip(p: Point, q: Point, half: float, more: float) -> str:
        k = math.dist(p, q) or 1
        ux, uy = (q[0] - p[0]) / k, (q[1] - p[1]) / k
        a, b = half * h.r.uniform(.85, 1.15), half * h.r.uniform(.85, 1.15)
        return outline([(p[0] - ux * more - uy * a, p[1] - uy * more + ux * a), (q[0] + ux * more - uy * b, q[1] + uy * more + ux * b),
                        (q[0] + ux * more + uy * b, q[1] + uy * more - ux * b), (p[0] - ux * more + uy * a, p[1] - uy * more - ux * a)])
    return path("".join(strip(p, q, w / 2 + line, line) for p, q in pairs_), INK) + path("".join(strip(p, q, w / 2, 0) for p, q in pairs_), fill)


def shadow(h: Hand, x: float, y: float, w: float, d: float = 4, a: float = .42) -> str:
    return path(curve(h.rough(ring(x, y, w, d, 8), .6)), SOOT, a)


def flame(h: Hand, x: float, y: float, s: float = 1) -> str:
    """Flame with its foot at (x, y): three nested tongues."""
    out = ""
    for k, c in ((1, "fire2"), (.78, "fire1"), (.5, "bone")):
        fill = "#fff3cf" if c == "bone" else V(c)
        out += path(curve(at(x, y, s * k, [(0, 0), (-4, -3), (-3.4, -8), (.4, -17), (2, -11), (4.2, -6), (3.2, -1.5)])), fill)
    return out


def candle(h: Hand, x: float, y: float, s: float = 1, tall: float = 12) -> str:
    return h.prop(at(x, y, s, [(-3.2, 0), (-2.8, -tall), (2.8, -tall - .5), (3.2, 0)]), "#f4e2b4", 1.3 * s ** .5, False, 2, 0) + \
        h.line(at(x, y, s, [(0, -tall), (.3, -tall - 2.5)]), 1.1) + flame(h, x + .2 * s, y - (tall + 1.5) * s, .72 * s)


def lantern(h: Hand, x: float, y: float, s: float = 1, drop: float = 10) -> str:
    """Hangs from (x, y)."""
    out = h.line(at(x, y, s, [(0, 0), (.6, drop)]), 1.5, taper=.2)
    y += drop * s
    out += path(curve(at(x, y, s, ring(0, 11, 7.5, 8.5, 8))), "#ffe7a6") + flame(h, x, y + 17 * s, .62 * s)
    out += h.lines([at(x, y, s, [(-6, 4), (-6.6, 19)]), at(x, y, s, [(6, 4), (6.6, 19)]), at(x, y, s, [(-2, 4), (-2.2, 19)]), at(x, y, s, [(2, 4), (2.2, 19)])], 1.2 * s, taper=.1)
    out += h.prop(at(x, y, s, [(-8, 5), (-3, 0), (3, 0), (8, 5)]), V("iron"), 1.3, False, 2, 1)
    return out + h.prop(at(x, y, s, [(-8, 18.5), (8, 18.5), (7, 22), (-7, 22)]), V("iron"), 1.3, False, 2, 1)


def jar(h: Hand, x: float, y: float, s: float = 1, fill: str = V("clay"), stripe: bool = True, lid: bool = True) -> str:
    body = at(x, y, s, [(-5, 0), (-8, -6), (-7, -12), (-3.8, -15.5), (3.8, -15.5), (7, -12), (8, -6), (5, 0)])
    out = h.prop(body, fill, 1.6 * s ** .5, True, 5 * s, 2 * s, .3)
    if stripe:
        out += h.line(at(x, y, s, [(-7.2, -9), (-3, -8), (3, -8), (7, -9)]), 1.3 * s, V("linen"), opacity=.8)
    if lid:
        out += h.prop(at(x, y, s, [(-5, -15), (-4.5, -18), (4.5, -18), (5, -15)]), V("linen"), 1.3 * s ** .5, False, 2, 0, .2)
    return out


def jug(h: Hand, x: float, y: float, s: float = 1, fill: str = V("ochre")) -> str:
    out = h.line(at(x, y, s, [(5, -14), (10, -13), (10, -7), (6, -5)]), 2.2 * s)
    out += h.prop(at(x, y, s, [(-5, 0), (-7, -6), (-3.5, -12), (-3.5, -18), (3.5, -18), (3.5, -12), (7, -6), (5, 0)]), fill, 1.6 * s ** .5, True, 5 * s, 2 * s, .2)
    return out + h.line(at(x, y, s, [(-4, -12), (0, -11), (4, -12)]), 1.2 * s)


def sack(h: Hand, x: float, y: float, s: float = 1, fill: str = V("linen")) -> str:
    out = shadow(h, x + 2 * s, y, 15 * s, 3 * s)
    out += h.prop(at(x, y, s, [(-12, 0), (-14.5, -8), (-10, -18), (-4, -23), (4, -23), (10, -18), (14.5, -8), (12, 0), (0, 1.2)]), fill, 2 * s ** .5, True, 9 * s, 2.5 * s, .5)
    out += h.prop(at(x, y, s, [(-4, -23), (-8, -30), (-2, -28), (1, -31), (4, -28), (8, -30), (4, -23)]), fill, 1.6 * s ** .5, True, 3 * s, 0, .4)
    out += h.line(at(x, y, s, [(-5.5, -23), (0, -22), (5.5, -23.4)]), 2.4 * s, V("red"), taper=.3)
    return out + h.lines([at(x, y, s, p) for p in ([(-5, -20), (-8, -14)], [(0, -20), (-1, -13)], [(5, -20), (8, -13)], [(-9, -3), (-4, -5)])], 1.2 * s, opacity=.7)


def basket(h: Hand, x: float, y: float, s: float = 1, inside: str = "", rim: float = 16) -> str:
    back = at(x, y, s, ring(0, -14, rim, 3.6, 10))
    out = shadow(h, x, y, 14 * s, 3 * s) + path(curve(back), V("soot")) + inside
    out += h.prop(at(x, y, s, [(-rim, -14), (-rim + 4, -3), (-8, 0), (8, 0), (rim - 4, -3), (rim, -14), (8, -11), (-8, -11)]), V("straw"), 1.8 * s ** .5, True, 7 * s, 0, .3)
    weave = []
    for k in range(3):
        yy = -9.5 + k * 3.4
        for j in range(-3, 4):
            xx = j * 3.9 * (1 - k * .1) + (k % 2) * 1.8
            weave.append(at(x, y, s, [(xx - 1.3, yy + 1 - abs(xx) * .06), (xx + 1.3, yy + 1 - abs(xx) * .06)]))
    return out + h.lines(weave, 1.3 * s, V("wood2")) + h.line(at(x, y, s, [(-rim, -14.3), (-8, -11), (8, -11), (rim, -14.3)]), 1.5 * s, V("wood2"))


def LIT() -> Hand:
    return Hand(7, (60, -80))


def jar_(x: float, y: float, s: float = 1, color: str = V("clay"), kind: int = 0) -> str:
    if kind == 1:
        return stock("jug", lambda: jug(LIT(), 0, 0, 1, "currentColor"), x, y, s, color)
    return stock("jar" if kind == 0 else "pot", lambda: jar(LIT(), 0, 0, 1, "currentColor", kind == 0), x, y, s, color)


def sack_(x: float, y: float, s: float = 1, color: str = V("linen"), flip: bool = False) -> str:
    return stock("sack", lambda: sack(LIT(), 0, 0, 1, "currentColor"), x, y, s, color, flip)


def lantern_(x: float, y: float, s: float = 1) -> str:
    return stock("lamp", lambda: lantern(LIT(), 0, 0, 1, 12), x, y, s)


def heap(h: Hand, x: float, y: float, many: int, spread: float, size: float = 8, tones: Sequence[str] = ("rock1", "rock2", "rock3"), flip: bool = False) -> str:
    """A heap from three stock stones, small ones in front."""
    out = ""
    for i in range(many):
        kind = h.r.randrange(3)
        cx = x + h.jit(spread)
        cy = y - max(0, 1 - abs(cx - x) / spread) * size * 1.3 * (1 - i / many)
        out += stock(f"stone{kind}", lambda: stone(Hand(kind + 3, (-60, -80))), cx, cy, size * h.r.uniform(.5, 1.05) / 10, V(h.r.choice(tones)), flip)
    return out


def stone(h: Hand) -> str:
    pts = [(-11, -1), (-9, -8 - h.jit(2)), (-2 + h.jit(3), -14), (7, -11 + h.jit(3)), (12, -4), (9, 1), (-6, 1.5)]
    return h.under(pts, 1.7, False) + path(outline(pts), "currentColor") + path(outline([(-2, -14), (1, -6), (-1, 1.2), (9, 1), (12, -4), (7, -11)]), SOOT, .34) + path(outline([(-9, -8), (-2, -13.4), (-1, -9)]), BONE, .5)


def shelf(h: Hand, x: float, y: float, s: float = 1, wide: float = 104, tall: float = 84) -> str:
    """Uprights, three boards and what stands on them; back boards in shade give it depth."""
    L, R = -wide / 2, wide / 2
    out = path(outline(at(x, y, s, box(L, -tall, wide, tall - 4))), V("fire4"), .55)
    rows = [-8, -35, -61]
    for ry in rows:
        out += path(outline(at(x, y, s, [(L + 3, ry - 1), (R - 3, ry - 1), (R - 3, ry - 7), (L + 3, ry - 5)])), SOOT, .4)
    def g(f: Callable[..., str], px: float, ry: float, k: float, *a: str | int) -> str:
        return f(x + px * s, y + ry * s, k * s, *a)
    out += g(jar_, -37, -62, .95) + g(jar_, -19, -62, .8, V("moss"), 2) + g(jar_, 2, -62, .95, V("ochre"), 1) + g(jar_, 21, -62, .9, V("red")) + g(jar_, 38, -62, .8, V("linen"), 2)
    out += g(sack_, -31, -36, .68) + g(sack_, -9, -36, .58, V("straw"), True) + g(jar_, 12, -36, 1.05, V("ochre")) + g(jar_, 32, -36, 1, V("clay"), 2)
    log = lambda: LIT().prop(ring(0, 0, 5.6, 5.4, 8), V("wood"), 1.5, True, 2, 0, .3) + LIT().prop(ring(0, 0, 3.1, 3, 6), V("straw"), .9, True, 0, 0, .3)
    out += "".join(stock("log", log, x + lx * s, y + ly * s, s, turn=lx * 7 % 90) for lx, ly in [(-38, -13.5), (-27, -13.5), (-16, -13.5), (-32.5, -22), (-21.5, -22)])
    out += basket(h, x + 18 * s, y - 9 * s, s, rim=17)
    for ry in rows:
        out += h.slab(x + (L - 4) * s, y + ry * s, (wide + 8) * s, 5 * s, V("wood"), 1.8, shade=2.4, glint=1.6)
    for px in (L - 1, R - 6):
        out += h.slab(x + px * s, y - tall * s, 6.5 * s, tall * s, V("wood2"), 1.9, shade=2.5, glint=1.4)
    return out


def wheel(h: Hand, x: float, y: float, r: float, rim: float = 4, spokes: int = 8, fill: str = V("wood")) -> str:
    turn = [2 * math.pi * i / spokes + .2 for i in range(spokes)]
    out = rods(h, [((x + 4 * math.cos(a), y + 4 * math.sin(a)), (x + (r - 1) * math.cos(a), y + (r - 1) * math.sin(a))) for a in turn], 2, V("straw"), 1)
    out += h.line(ring(x, y, r, r, 12), rim + 3, close=True, taper=0) + h.line(ring(x, y, r, r, 12), rim, fill, close=True, taper=0)
    hi = [(x + (r + .6) * math.cos(a), y + (r + .6) * math.sin(a)) for a in (3.4, 3.7, 4, 4.3, 4.6)]
    return out + h.line(hi, 1.5, BONE, opacity=.7) + h.prop(ring(x, y, 4.6, 4.6, 8), V("ochre"), 1.6, True, 2, 1, .2)


def spinning_wheel(h: Hand, x: float, y: float, s: float = 1) -> str:
    P = placed(x, y, s)
    def one(px: float, py: float) -> Point:
        return (x + px * s, y + py * s)
    out = shadow(h, x - 4 * s, y, 56 * s, 4.5 * s)
    out += rods(h, [(one(20, -24), one(33, 0)), (one(8, -24), one(2, 0)), (one(21, -26), one(21, -50))], 3.6 * s, V("wood2"), 1.4)
    out += wheel(h, x + 21 * s, y - 50 * s, 29 * s, 4.4 * s)
    out += h.lines([P((21, -79.5), (-34, -50)), P((12, -22.5), (-34, -42))], 1.3 * s, V("linen"), taper=.1)
    out += rod(h, one(-38, -32), one(-46, 0), 3.8 * s, V("wood"))
    out += h.prop(P((-52, -37), (42, -27), (42, -20), (-52, -30)), V("wood"), 2, False, 3 * s, 1.8 * s, .4)
    out += h.lines([P((-44, -33.5), (-14, -30)), P((-6, -29), (24, -25))], 1, V("wood2"))
    out += rods(h, [(one(12, -25), one(21, -50)), (one(31, -24), one(21, -50))], 3.4 * s, V("wood"), 1.4)
    out += rod(h, one(-34, -34), one(-34, -54), 3 * s, V("wood2")) + h.prop(P((-42, -50), (-27, -50), (-27, -42), (-42, -42)), V("linen"), 1.6, False, 3 * s, 1, .5)
    out += h.lines([P((-38, -50), (-38, -42)), P((-34, -50), (-34, -42)), P((-30, -50), (-30, -42))], .9 * s, opacity=.7)
    out += rod(h, one(-48, -34), one(-49, -66), 2.6 * s, V("wood2"))
    out += h.prop(P((-49, -58), (-57, -66), (-59, -77), (-54, -90), (-48, -96), (-43, -88), (-39, -76), (-42, -65)), V("linen"), 2, True, 8 * s, 2.5 * s, .6)
    out += h.lines([P((-52, -64), (-54, -76), (-50, -90)), P((-48, -62), (-49, -76), (-47, -88)), P((-45, -64), (-43, -76))], 1.1 * s, V("wood"), .9)
    out += h.line(P((-58, -73), (-50, -70), (-40, -73)), 2.2 * s, V("red"), taper=.3) + h.line(P((-44, -62), (-41, -54), (-38, -50)), 1.1 * s, V("linen"))
    out += h.prop(P((-12, -1), (14, -4), (15, -1), (-11, 2)), V("wood2"), 1.5, False, 1.5, 1, .2)
    return out + h.line(P((9, -4), (15, -24), (21, -46)), 1.2 * s)


def yarn(h: Hand, x: float, y: float, s: float = 1, fill: str = V("red")) -> str:
    out = h.prop(ring(x, y - 6 * s, 7 * s, 6.5 * s, 9), fill, 1.7 * s ** .5, True, 4 * s, 1.6 * s, .3)
    return out + h.lines([at(x, y, s, p) for p in ([(-6, -5), (0, -10), (5, -10)], [(-5, -2), (1, -7), (6.4, -7)], [(-2, -.6), (3, -3.4), (6, -4)])], 1 * s, opacity=.75)


def pick(h: Hand, x: float, y: float, s: float = 1, lean: float = .35) -> str:
    """Foot of the handle at (x, y), leaning; head on top."""
    c, sn = math.cos(lean), math.sin(lean)
    def T(pts: Points) -> list[Point]:
        return [(x + (px * c - py * sn) * s, y + (px * sn + py * c) * s) for px, py in pts]
    a, b = T([(0, 0), (0, -48)])
    out = rod(h, a, b, 3.6 * s, V("wood"))
    out += h.prop(T([(-25, -35), (-14, -44), (0, -48.5), (14, -44), (25, -35), (13, -39.5), (0, -42), (-13, -39.5)]), V("iron"), 1.9, True, 2.6 * s, 1.6 * s, .2)
    return out + h.prop(T([(-4, -50), (4, -50), (3.6, -40), (-3.6, -40)]), V("iron"), 1.6, False, 2 * s, 1 * s, .2)


def ammonite(h: Hand, x: float, y: float, r: float, turns: float = 2.6) -> str:
    pts = [(x + r * (1 - t) ** 1.15 * math.cos(t * turns * 6.283 + .6), y + r * (1 - t) ** 1.15 * math.sin(t * turns * 6.283 + .6)) for t in [i / 26 for i in range(25)]]
    out = path(curve(ring(x, y, r * 1.08, r * 1.04, 10)), V("rockgap"), .75) + path(curve(ring(x + .5, y + .5, r, r * .97, 10)), V("rocklit"), .82)
    ribs = []
    for i in range(17):
        t = i / 40
        a = t * turns * 6.283 + .6
        ro, ri = r * (1 - t) ** 1.15 * .97, r * max(0, 1 - t - 1 / turns) ** 1.15 * 1.08
        ribs.append([(x + ro * math.cos(a), y + ro * math.sin(a)), (x + (ro + ri) / 2 * math.cos(a + .12), y + (ro + ri) / 2 * math.sin(a + .12)), (x + ri * math.cos(a + .1), y + ri * math.sin(a + .1))])
    return out + h.lines(ribs, 1.7, V("rockgap"), .75) + h.line(pts, 2.6, V("rockgap"))


def root(h: Hand, x: float, y: float, length: float, w: float = 5, lean: float = 0.2, depth: int = 0) -> str:
    """A tapering root that forks."""
    pts, a, px, py = [(x, y)], math.pi / 2 + lean, x, y
    for _ in range(5):
        a += h.jit(.5)
        a = a * .8 + math.pi / 2 * .2
        px, py = px + math.cos(a) * length / 5, py + math.sin(a) * length / 5
        pts.append((px, py))
    def taper(wid: float, fill: str) -> str:
        line = pts[::2] + pts[-1:] if depth else pts
        left = [(p[0] - wid * (1 - i / (len(line) + .2)) / 2, p[1]) for i, p in enumerate(line)]
        right = [(p[0] + wid * (1 - i / (len(line) + .2)) / 2, p[1] + .6) for i, p in enumerate(line)]
        return path(curve(left + right[::-1]), fill)
    sub = ""
    if depth < 1:
        for k in (2, 3):
            sub += root(h, *pts[k], length * .5, w * .55, h.r.choice((-1, 1)) * h.r.uniform(.5, .9), depth + 1)
    return sub + taper(w + 2.2, V("rockgap")) + taper(w, V("wood"))


def crystal(h: Hand, x: float, y: float, tall: float, w: float, lean: float = 0.0, light: str = V("bone"), dark: str = V("rocklit")) -> str:
    c, s = math.cos(lean), math.sin(lean)
    def T(pts: Points) -> list[Point]:
        return [(x + px * c - py * s, y + px * s + py * c) for px, py in pts]
    full = T([(-w, 0), (-w, -tall * .72), (-w * .1, -tall), (w, -tall * .66), (w, 0)])
    return h.under(full, 1.7, False) + path(outline(full), light) + path(outline(T([(w * .15, 0), (w * .1, -tall * .62), (-w * .1, -tall), (w, -tall * .66), (w, 0)])), dark) + \
        path(outline(T([(-w, -tall * .72), (-w * .1, -tall), (w * .1, -tall * .62)])), "#fff", .5)


def tuft(h: Hand, x: float, y: float, s: float = 1, many: int = 5, fill: str = V("moss")) -> str:
    d = "".join(h.gouge(x + h.jit(5 * s), y, -math.pi / 2 + (i - many / 2 + .5) * .32 + h.jit(.15), h.r.uniform(7, 13) * s, 2.6 * s) for i in range(many))
    return path(d, fill)


def pine(h: Hand, x: float, y: float, tall: float, fill: str = V("moss2"), lit: str = V("moss")) -> str:
    """Five drooping skirts, each with a ragged hem, lit on the sun's side, on a short trunk."""
    out = path(outline([(x - tall * .045, y + 1), (x - tall * .03, y - tall * .3), (x + tall * .03, y - tall * .3), (x + tall * .05, y + 1)]), V("wood2"), 1, 'stroke="var(--ink)"')
    left: list[Point] = []
    right: list[Point] = []
    levels = 5
    for k in range(levels):
        yy, half = y - tall * (.1 + k * .172), tall * (.25 - k * .043)
        droop = tall * .025
        for side, edge in ((-1, left), (1, right)):
            edge += [(x + side * half * h.r.uniform(.9, 1.12), yy + droop + h.jit(tall * .012)), (x + side * half * .58, yy - tall * .075 + h.jit(tall * .01))]
    tip = (x + h.jit(tall * .012), y - tall)
    hem = [(x + tall * .25 * t, y - tall * (.075 if i % 2 else .115)) for i, t in enumerate((.7, .45, .2, -.05, -.3, -.5, -.75))]
    full = [*left, tip, *right[::-1], *hem]
    out += h.under(full, max(1.3, tall * .019), False) + path(outline(full), fill)
    sun = right + [tip] + [(x + tall * .02 + h.jit(tall * .03), y - tall * t) for t in (.84, .7, .55, .4, .26, .12)]
    out += path(outline(sun), lit)
    d = ""
    for k in range(levels):
        yy, half = y - tall * (.1 + k * .172), tall * (.25 - k * .043)
        for t in (-.75, -.45, -.15, .2, .5):
            d += h.gouge(x + half * t, yy + tall * .02 - tall * .05 * (1 - abs(t)), -1.57 - t * .6, tall * .1, tall * .024)
    return out + path(d, INK, .6)


def tree(seed: int) -> str:
    h = Hand(seed, (100, -120))
    out = pine(h, 0, 0, 100)
    caps = []
    for k in range(5):
        y, half = -(10 + k * 17.2), 25 - k * 4.3
        caps.append([(-half * .98, y + 2), (-half * .55, y - 7), (0, y - 12), (half * .55, y - 7), (half * .98, y + 2), (half * .5, y - 1), (half * .2, y - 4), (-half * .15, y - 1), (-half * .5, y - 2)])
    return out + path("".join(outline(h.rough(c, .7)) for c in caps) + outline([(-4, -91), (0, -100), (4, -91), (0, -93)]), V("snow"))


def pine_(x: float, y: float, tall: float, kind: int, flip: bool = False) -> str:
    return stock(f"pine{kind}", lambda: tree(60 + kind), x, y, tall / 100, flip=flip)
