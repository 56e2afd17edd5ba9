"""The home boards: one turf under the forest, one rock under the mountain (312 by 424), and what covers their squares (104 by 106)."""
import math
from collections.abc import Callable

from art import hand
from art.caverna.things import INK, bucket, cart, flower, good, timber, torch
from art.hand import Hand, Point, linear, n, radial, sheet
from art.meadow import fence, oak
from art.meadow import stable as stable_
from art.paths import curve, outline, path
from art.points import box, ring
from art.props import V, ammonite, candle, crystal, heap, lantern_, pick, pine_, rods, root, stone, tuft
from art.sheet import stock

W, T = 104, 106
SUN = (-200, -300)


def turf() -> str:
    hand.Q[0] = 1.5
    h = Hand(19, SUN)
    defs = linear("t", 0, 0, 0, 4 * T, [(0, V("leaf"), 1), (.3, V("grass"), 1), (1, V("grass2"), 1)])
    out = path(outline(box(0, 0, 3 * W, 4 * T)), "url(#t)")
    out += path("".join(h.gouge(h.r.uniform(0, 3 * W), h.r.uniform(4, 4 * T - 4), -1.57 + h.jit(.5), h.r.uniform(4, 8), 1.8) for _ in range(260)), V("moss"), .75)
    out += "".join(flower(h, x, y, c) for x, y, c in ((30, 60, "#fbf3df"), (160, 30, V("red")), (270, 150, "#fbf3df"), (60, 250, V("flax")), (190, 330, "#fbf3df"), (250, 390, V("red")), (120, 170, V("flax"))))
    out += path("".join(curve(ring(c * W, r * T, 2.2, 2.2, 6)) for c in (1, 2) for r in (1, 2, 3)), V("bone"), .7)
    return sheet(3 * W, 4 * T, out, defs, wash=.6)


def rock() -> str:
    hand.Q[0] = 1.5
    h = Hand(11, (-200, -400))
    out = path(outline(box(0, 0, 3 * W, 4 * T)), V("rockgap")) + h.rock(h.facets(-6, -6, 3 * W + 6, 4 * T + 6, 66, 42, 1.4), tone=lambda x, y: .9 - 1.8 * y / (4 * T))
    out += path(curve([(-6, 8), (60, 4), (140, 9), (230, 4), (320, 8), (320, -8), (-6, -8)]), V("moss"))
    out += path("".join(h.gouge(x, 6, 1.57 + h.jit(.5), h.r.uniform(5, 11), 3) for x in range(2, 312, 5)), V("moss")) + h.line([(-2, 8), (80, 6), (160, 10), (240, 6), (314, 9)], 2, opacity=.8)
    # one thing of its own in every square
    def at(c: float, r: float) -> Point:
        return (c * W, r * T)
    out += root(h, 34, 4, 74, 9, -.2) + root(h, 78, 4, 44, 6, .25)
    x, y = at(1, 0)
    out += ammonite(h, x + 54, y + 58, 22)
    x, y = at(2, 0)
    out += h.line([(x + 8, y + 84), (x + 34, y + 66), (x + 60, y + 62), (x + 96, y + 36)], 10, V("rockgap"), False)
    for px, py, k in ((22, 74, 6), (40, 65, 8), (60, 60, 6), (76, 50, 8), (90, 40, 5)):
        out += h.prop([(x + px + k * a, y + py + k * b) for a, b in ((-1, .2), (-.5, -.7), (.3, -.8), (1, -.2), (.6, .7), (-.4, .8))], V("ochre"), 1.4, False, k * .8, k * .4, k * .15)
    x, y = at(0, 1)
    crack = [(x + 16, y + 14), (x + 40, y + 40), (x + 36, y + 56), (x + 66, y + 74), (x + 84, y + 98)]
    out += h.line([(a + 1.6, b + 2) for a, b in crack], 3, V("rocklit"), False, opacity=.6) + h.line(crack, 7, V("rockgap"), False, step=12, taper=.8) + tuft(h, x + 52, y + 68, .7, 6, V("leaf"))
    x, y = at(1, 1)
    out += h.lines([[(x + 24 + k * 12, y + 30 + k * 4), (x + 34 + k * 12, y + 46 + k * 4)] for k in range(5)], 3.4, V("rockgap")) + h.lines([[(x + 26 + k * 12, y + 32 + k * 4), (x + 36 + k * 12, y + 48 + k * 4)] for k in range(5)], 1.4, V("rocklit"))
    x, y = at(2, 1)
    out += path(curve([(x + 22, y + 72), (x + 30, y + 44), (x + 52, y + 34), (x + 78, y + 46), (x + 86, y + 74), (x + 54, y + 82)]), V("rockgap"))
    for px, py, tall, lean in ((34, 76, 22, -.4), (72, 77, 24, .4), (46, 79, 32, -.1), (60, 79, 34, .15)):
        out += stock("crystal", lambda: crystal(Hand(2), 0, 0, 40, 7, 0, V("linen"), V("rock3")), x + px, y + py, tall / 44, turn=lean * 57)
    x, y = at(0, 2)
    bones = h.line([(x + 20, y + 60), (x + 50, y + 52), (x + 82, y + 60)], 4, V("rocklit"), taper=.3) + h.lines([[(x + 30 + k * 8, y + 56), (x + 28 + k * 8, y + 56 + s * 13)] for k in range(6) for s in (-1, 1)], 2, V("rocklit"), taper=.4)
    out += bones + h.prop(ring(x + 14, y + 62, 8, 6, 8), V("rocklit"), 1.4, True, 2, 0, .4)
    x, y = at(1, 2)
    out += h.lines([[(x + 10, y + 40), (x + 50, y + 46), (x + 96, y + 38)], [(x + 8, y + 52), (x + 54, y + 58), (x + 98, y + 50)]], 4, V("rock3")) + h.line([(x + 8, y + 46), (x + 54, y + 52), (x + 98, y + 44)], 2, V("rockgap"))
    x, y = at(2, 2)
    out += path(curve([(x + 40, y + 20), (x + 44, y + 50), (x + 38, y + 90), (x + 52, y + 90), (x + 54, y + 50), (x + 48, y + 20)]), V("water"), .8) + h.lines([[(x + 44, y + 26), (x + 47, y + 60), (x + 44, y + 86)]], 1.4, "#d7e6e2")
    x, y = at(1, 3)
    out += h.lines([[(x + 30, y + 40), (x + 40, y + 50), (x + 52, y + 44), (x + 64, y + 50), (x + 74, y + 40)]], 3, V("rockgap")) + path(curve(ring(x + 52, y + 47, 4, 5, 7)), V("rockgap"))
    x, y = at(2, 3)
    out += ammonite(h, x + 66, y + 70, 14) + h.line([(x + 14, y + 20), (x + 34, y + 50), (x + 30, y + 80)], 5, V("rockgap"), False)
    return sheet(3 * W, 4 * T, out, "", wash=.6)


def forest(kind: int) -> Callable[[], str]:
    def draw() -> str:
        hand.Q[0] = 1.5
        h = Hand(30 + kind, SUN)
        out = path(curve(h.rough([(4, 30), (52, 12), (100, 28), (102, 80), (60, 100), (8, 94)], 2)), V("moss2"), .5)
        trees = ((18, 50, 46, 0), (48, 44, 48, 1), (82, 48, 44, 2), (8, 78, 56, 2), (36, 76, 60, 0), (68, 74, 62, 1), (94, 82, 54, 2), (22, 102, 62, 1), (56, 103, 56, 2), (86, 104, 50, 0))
        gap = (9, 7, 6, 99)[kind]
        for k, (x, y, t, tree) in enumerate(trees):
            if k != gap:
                out += pine_(x + h.jit(4), y + h.jit(2), t * h.r.uniform(.9, 1.08), (tree + kind) % 3, h.r.random() < .5)
        if kind == 0:
            out += h.prop([(74, 103), (77, 91), (95, 91), (98, 103)], V("wood2"), 1.7, False, 5, 2, .5) + h.prop(ring(86, 91, 9, 3.4, 8), V("straw"), 1.5, True, 0, 0, .3)
        if kind == 1:
            out += "".join(h.prop([(x - 2, y), (x - 1.6, y - 8), (x + 1.6, y - 8), (x + 2, y)], V("linen"), 1.2, False, 0, 0, .1) + h.prop([(x - 7, y - 7), (x, y - 14), (x + 7, y - 7), (x, y - 6)], V("red"), 1.4, True, 3, 0, .2) for x, y in ((24, 102), (34, 104)))
        return sheet(W, T, out, "", grain=False)
    return draw


def meadow(kind: int) -> Callable[[], str]:
    def draw() -> str:
        hand.Q[0] = 1.5
        h = Hand(50 + kind, SUN)
        out = path(curve(h.rough([(8, 16), (52, 8), (96, 16), (98, 90), (52, 98), (8, 92)], 2)), V("leaf"), .55)
        if kind == 0:
            out += oak(h, 44, 66, .62) + "".join(flower(h, x, y, c, 1.2) for x, y, c in ((82, 34, "#fbf3df"), (88, 74, V("red")), (72, 88, "#fbf3df"), (20, 86, V("flax"))))
        elif kind == 1:
            out += "".join(flower(h, x, y, c, 1.3) for x, y, c in ((24, 34, "#fbf3df"), (36, 28, V("red")), (76, 40, V("flax")), (66, 30, "#fbf3df"), (30, 78, V("red")), (82, 84, "#fbf3df"), (54, 60, V("flax"))))
            out += heap(h, 26, 60, 3, 8, 7)
        else:
            out += h.prop([(58, 56), (56, 44), (66, 36), (82, 36), (90, 46), (88, 56)], V("moss"), 1.8, True, 8, 2, 1) + path("".join(curve(ring(x, y, 2, 2, 5)) for x, y in ((66, 46), (74, 42), (80, 50))), V("red"))
            out += "".join(flower(h, x, y, c, 1.2) for x, y, c in ((24, 30, "#fbf3df"), (20, 74, V("flax")), (78, 88, "#fbf3df")))
        return sheet(W, T, out + "".join(tuft(h, x, y, .9, 6, V("moss2")) for x, y in ((18, 52), (88, 66), (46, 92))), "", grain=False)
    return draw


def field(kind: int) -> Callable[[], str]:
    """Ploughed along, or across and following the slope."""
    def draw() -> str:
        hand.Q[0] = 1.5
        h = Hand(60 + kind, SUN)
        edge = [(8, 12), (52, 7), (96, 12), (99, 54), (96, 98), (52, 102), (9, 98), (5, 54)]
        out = h.prop(edge, V("soil"), 2.4, True, 7, 2, 1 + kind)
        bow = 7 * kind
        def way(x: float, y: float) -> Point:
            return (y, x) if kind else (x, y)
        for r in range(4):
            y = 28 + r * 19 - bow / 2
            out += h.line([way(*p) for p in ((11, y), (40, y - 3 + bow), (70, y + 1 + bow), (94, y - 2))], 8, V("soil2"))
            out += path("".join(h.gouge(*way(14 + i * 9 + h.jit(2), y + 3 + bow * (1 - abs(i - 4) / 4)), .15 + 1.27 * kind + h.jit(.1), 6, 1.8) for i in range(9)), V("straw"), .5)
        stones = heap(h, 84, 96, 3, 7, 6) if kind else tuft(h, 16, 99, .8, 5, V("leaf"))
        return sheet(W, T, out + stones, "", grain=False)
    return draw


def pasture(w: int, t: int, front: bool) -> Callable[[], str]:
    """The grass and the far rails, or the near ones: animals stand between."""
    def draw() -> str:
        hand.Q[0] = 1.5
        h = Hand(70 + w + t, SUN)
        many = round(w / 34)
        if front:
            return sheet(w, t, fence(h, [(6 + i * (w - 12) / many, t - 4) for i in range(many + 1)]), "", grain=False)
        out = path(curve([(8, 14), (w / 2, 8), (w - 8, 14), (w - 6, t - 10), (w / 2, t - 4), (6, t - 10)]), V("leaf"), .6)
        out += fence(h, [(8 + i * (w - 16) / many, 30 + (2 if i % 2 else 0)) for i in range(many + 1)])
        rails = [((8, 10 + a), (6, t - 24 + a)) for a in (0, 9)] + [((w - 8, 10 + a), (w - 6, t - 24 + a)) for a in (0, 9)]
        return sheet(w, t, out + rods(h, rails, 2.4, V("wood2"), 1.1), "", grain=False)
    return draw


def stable() -> str:
    hand.Q[0] = 1.5
    h = Hand(80, SUN)
    defs = radial("warm", 60, 76, 26, [(0, "#ffe3a0", 1), (.6, V("fire2"), 1), (1, V("fire4"), 1)])
    return sheet(120, 80, stable_(h, 60, 76, 1), defs, grain=False)


HOLE = [(7, 60), (10, 34), (24, 14), (52, 8), (80, 13), (95, 34), (97, 62), (96, 92), (88, 98), (52, 99), (16, 98), (8, 92)]


def hollow(h: Hand, lamp: Point, reach: float, art: str, dark: float = 0.0) -> str:
    """A hole hewn into the rock with one light in it; around it the drawing is clear."""
    x, y = lamp
    floor = 80
    pts = h.rough(HOLE, 1.6)
    grown = [(52 + (px - 52) * 1.07, 54 + (py - 54) * 1.07) for px, py in pts]
    defs = radial("l", x, y, reach, [(0, V("fire0"), 1), (.2, V("fire1"), 1), (.52, V("fire2"), 1), (.8, V("fire3"), 1), (1, V("fire4"), 1)])
    defs += radial("f", x, floor + 8, reach * .8, [(0, "#ffe2a0", .95), (.5, V("fire1"), .6), (1, V("fire2"), 0)], f' gradientTransform="matrix(1 0 0 .5 0 {n((floor + 8) * .5)})"')
    defs += radial("g", x, y, 40, [(0, "#ffe6ad", .75), (.35, "#ffc25e", .3), (1, "#ff9c3a", 0)]) + f'<clipPath id="o"><path d="{curve(pts, tension=8)}"/></clipPath>'
    hit = lambda px, py: 6 < px < 98 and 8 < py < floor - 2
    back = [(0, floor + 2), (30, floor + h.jit(1.4)), (70, floor + h.jit(1.4)), (W, floor + 2)]
    body = path(outline(box(0, 0, W, T)), "url(#l)") + h.rays(x, y, 10, reach * .7, 30, "#ffe9b4", .4, hit, 1.6, 10) + h.rays(x, y, reach * .5, reach * 1.1, 26, V("fire4"), .45, hit, 2.2, 12)
    ground = [*back, (W, T), (0, T)]
    body += path(outline(ground), V("fire3")) + path(outline(ground), "url(#f)") + h.line(back, 1.7)
    d = "".join(h.gouge(px, py, math.atan2(y - py, x - px) + h.jit(.3), h.r.choice((5, 8, 12)), 4) for px, py in hand.dense(pts, 9, True) if py < floor)
    body += path(d, V("fire4"), .7) + (path(outline(box(0, 0, W, T)), V("soot"), dark) if dark else f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(40)}" fill="url(#g)"/>')
    return sheet(W, T, path(curve(grown, tension=8), INK) + f'<g clip-path="url(#o)">{body}{art}</g>', defs, grain=False)


def cavern(kind: int) -> Callable[[], str]:
    def draw() -> str:
        hand.Q[0] = 1.5
        lamp = ((34, 66), (70, 62), (66, 40), (30, 46))[kind]
        h = Hand(33 + kind, lamp)
        x = lamp[0]
        if kind == 2:  # a lantern, and planks for what is to come
            planks = [((22 + k * 9, 95), (36 + k * 7, 44 + k * 6)) for k in range(3)]
            return hollow(h, lamp, 96, rods(h, planks, 5, V("wood"), 1.5) + heap(h, 70, 97, 5, 13, 8) + lantern_(x, 16, .9))
        if kind == 3:  # a torch, and a bucket beside the rubble
            return hollow(h, lamp, 92, torch(h, x, 46, .9) + heap(h, 66, 97, 9, 18, 11) + bucket(h, 34, 97, .8))
        art = heap(h, 112 - x, 96, 7, 14, 9) + stock("stone1", lambda: stone(Hand(4, (60, -80))), x, 96, 1, V("rock2")) + candle(h, x, 85, .9, 9)
        return hollow(h, lamp, 90, art + (pick(h, 62, 96, .7, .3) if kind == 0 else ""))
    return draw


def tunnel(deep: int, kind: int = 0) -> Callable[[], str]:
    def draw() -> str:
        hand.Q[0] = 1.5
        h = Hand(36 + deep + 7 * kind, (52, 50))
        sets = timber(h, 52, 92, .92, 78, 76) + (timber(h, 52, 84, .6, 78, 70) if deep else "")
        far = path(curve([(38, 82), (38, 58), (52, 48), (66, 58), (66, 82)]), V("fire4")) if deep else ""
        if kind:  # rails that come round a bend, and a torch instead of the lantern
            rails = h.lines([[(30, 99), (44, 88), (50, 81)], [(58, 99), (60, 88), (58, 81)]], 2.6, V("iron"), taper=.3) + h.lines([[(34 + k * 5, 96 - k * 6), (60 - k, 96 - k * 6)] for k in range(3)], 3, V("wood2"))
            lit = rails + torch(h, 74, 48, .8)
        else:
            lit = lantern_(52 if not deep else 34, 22, .8) + heap(h, 72 if deep else 34, 97, 5, 12, 7)
        return hollow(h, (72, 40) if kind else (52, 50), 58 if deep else 66, far + sets + lit, .34 if deep else .22)
    return draw


def mine(good_: str) -> Callable[[], str]:
    def draw() -> str:
        hand.Q[0] = 1.5
        lamp = (78, 46) if good_ == "ore" else (30, 44)
        h = Hand(38 + len(good_), lamp)
        frame = timber(h, 52, 92, .94, 80, 76) + lantern_(lamp[0] - (4 if good_ == "ore" else 0), 22, .8)
        if good_ == "ore":
            rails = h.lines([[(2, 88), (102, 88)], [(2, 93), (102, 93)]], 2, V("iron"), taper=.05)
            return hollow(h, lamp, 88, rails + frame + cart(h, 60, 90, .78, "".join(good("ore", x, y, 20) for x, y in ((40, 48), (55, 44), (68, 48)))))
        # the lode on one side: a donkey may stand on the other
        lode = h.prop([(48, 84), (52, 56), (58, 40), (68, 36), (80, 30), (92, 44), (98, 84)], V("rock1"), 2.2, False, 9, 3, 1.2)
        rubies = good("ruby", 57, 34, 32) + good("ruby", 78, 54, 22) + good("ruby", 54, 62, 18)
        return hollow(h, lamp, 88, frame + lode + rubies + heap(h, 74, 96, 4, 10, 6))
    return draw


def drawings() -> dict[str, Callable[[], str]]:
    pastures = {"small": (W, T), "wide": (2 * W, T), "tall": (W, 2 * T)}
    return {
        "turf": turf, "rock": rock, "stable": stable, "field-0": field(0), "field-1": field(1),
        **{f"forest-{k}": forest(k) for k in range(4)}, **{f"meadow-{k}": meadow(k) for k in range(3)},
        **{f"pasture-{name}": pasture(w, t, False) for name, (w, t) in pastures.items()},
        **{f"fence-{name}": pasture(w, t, True) for name, (w, t) in pastures.items()},
        **{f"cavern-{k}": cavern(k) for k in range(4)},
        "tunnel-0": tunnel(0), "tunnel-1": tunnel(0, 1), "deep-tunnel": tunnel(1), "ore-mine": mine("ore"), "ruby-mine": mine("ruby"),
    }
