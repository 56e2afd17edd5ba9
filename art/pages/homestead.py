"""Caverna's homestead, 640 by 400: forest, field and pasture before a mountain with lit rooms."""

from art import hand
from art.goods import fine, grain
from art.hand import INK, Hand, box, curve, dense, linear, outline, path, radial, ring, sheet, stock
from art.meadow import animal, fence, flower, oak
from art.pages.chambers import Place, mountain, turf
from art.pages.figures import dwarf
from art.props import V, pine_, root, tuft

W, H = 640, 400
SUN = (96, 70)
ROCK = [
    (656, 24),
    (590, 30),
    (540, 44),
    (486, 40),
    (430, 58),
    (384, 86),
    (366, 128),
    (340, 168),
    (330, 214),
    (306, 262),
    (300, 318),
    (280, 372),
    (276, 414),
    (656, 414),
]
CHAMBERS: dict[str, Place] = {
    "upper": (430, 84, 178, 118, "weaving-room"),
    "lower": (330, 218, 178, 128, "bakehouse"),
    "side": (510, 230, 124, 112, "shelf"),
}


def sky(h: Hand) -> tuple[str, str]:
    defs = linear("sky", 0, 0, 0, 240, [(0, V("sky1"), 1), (0.8, V("sky0"), 1)])
    defs += radial(
        "sun", *SUN, 260, [(0, "#fff0c2", 1), (0.14, "#ffe0a0", 0.85), (0.4, "#f6b866", 0.4), (1, "#f6b866", 0)]
    )
    defs += linear("turf", 0, 190, 0, H, [(0, V("leaf"), 1), (0.3, V("grass"), 1), (1, V("grass2"), 1)])
    out = (
        path(outline(box(0, 0, W, H)), "url(#sky)")
        + path(outline(box(0, 0, W, 240)), "url(#sun)")
        + path(curve(ring(*SUN, 22, 22, 12)), "#fff3cd")
    )
    out += h.rays(*SUN, 32, 190, 90, "#fff4d0", 0.6, lambda x, y: 4 < y < 170, 2.6, 20, 1)
    hills = [(-10, 260), (-10, 150), (60, 120), (130, 148), (200, 110), (270, 140), (360, 116), (360, 260)]
    out += path(outline(h.rough(hills, 2)), V("hill"), 0.9) + h.line(hills[1:-1], 2, INK, False, opacity=0.5, step=14)
    near = [(-10, 280), (-10, 190), (80, 176), (190, 192), (300, 180), (380, 190), (380, 280)]
    fringe = "".join(
        outline([(x - 5, y + 6), (x, y - h.r.uniform(9, 17)), (x + 5, y + 6)]) for x, y in dense(near[1:-1], 8)
    )
    out += path(fringe, V("moss2"), 0.85) + path(curve(near, tension=8), V("moss"), 0.9)
    return out + path(
        curve([(-10, 214), (120, 204), (260, 212), (400, 206), (400, 420), (-10, 420)], tension=9), "url(#turf)"
    ), defs


def farm(h: Hand) -> str:
    out = path(
        "".join(
            h.gouge(h.r.uniform(0, 310), h.r.uniform(220, 394), -1.57 + h.jit(0.5), h.r.uniform(4, 8), 1.8)
            for _ in range(110)
        ),
        V("moss"),
        0.75,
    )
    for x, y, tall, kind in (
        (4, 232, 92, 0),
        (40, 226, 84, 1),
        (78, 232, 96, 2),
        (20, 262, 116, 2),
        (60, 264, 112, 0),
        (112, 246, 84, 1),
    ):
        out += pine_(x, y, tall, kind, x % 4 == 0)
    out += oak(h, 252, 254, 0.72)
    field = [(150, 262), (196, 258), (226, 264), (232, 300), (226, 322), (180, 326), (140, 320), (138, 290)]
    out += h.prop(field, V("soil"), 2.4, True, 7, 2, 1) + h.lines(
        [[(143, y), (186, y - 3), (228, y)] for y in (278, 296, 314)], 7, V("soil2")
    )
    for k in range(9):
        out += stock("ear", lambda: grain(fine(45)), 138 + k % 3 * 30 + k // 3 * 6, 246 + k // 3 * 18, 0.5)
    posts = [(18 + k * 33, 316 + k % 2 * 2) for k in range(4)]
    out += path(curve([(16, 310), (70, 300), (128, 312), (132, 376), (70, 388), (12, 378)]), V("leaf"), 0.55) + fence(
        h, posts
    )
    out += animal("sheep", 24, 318, 0.72) + animal("cattle", 74, 326, 0.78)
    out += fence(h, [(10 + k * 31, 388 - k % 2 * 2) for k in range(5)])
    out += "".join(
        flower(h, x, y, c)
        for x, y, c in (
            (168, 346, "#fbf3df"),
            (184, 360, V("red")),
            (206, 344, V("flax")),
            (222, 372, "#fbf3df"),
            (248, 338, V("red")),
        )
    )
    return out + "".join(
        tuft(h, x, y, 1, 6, V("moss2")) for x, y in ((160, 380), (240, 300), (262, 352), (200, 388), (150, 338))
    )


def draw() -> str:
    hand.begin()
    h = Hand(21, SUN)
    out, defs = sky(h)
    out += farm(Hand(19, SUN))
    m = Hand(13, (-100, -200))
    roots = root(m, 470, 44, 60, 8, -0.3) + root(m, 560, 40, 46, 7, 0.2) + m.line(ROCK[:-1], 4, INK, taper=0.2)
    rocks, more = mountain(m, ROCK, CHAMBERS, lambda x, y: 1.1 - 2.2 * y / H, roots + turf(m, ROCK[:7]))
    out += rocks + dwarf(284, 390, 1.2, 1) + dwarf(226, 372, 0.96, 0)
    defs += more + linear("near", 0, 320, 0, H, [(0, V("soot"), 0), (1, V("soot"), 0.42)])
    out += path(outline(box(0, 320, 300, 80)), "url(#near)")
    return sheet(W, H, out, defs, wash=0.6)
