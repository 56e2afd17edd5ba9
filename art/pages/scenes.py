"""A cave in section and the valley at evening, 640 by 400 each, for the lobby."""

from art import hand
from art.cave_vs_cave.rock import FEATURES, masonry
from art.hand import INK, Hand, box, curve, dense, outline, path, radial, sheet
from art.pages.chambers import Place, mountain, turf
from art.pages.figures import dwarf, hunter
from art.props import V, flame, rods, shadow
from art.stone_age import land, places, wild

W, H = 640, 400
CAVE = [
    (652, 8),
    (560, 2),
    (470, 12),
    (380, 4),
    (290, 14),
    (200, 8),
    (120, 22),
    (72, 30),
    (50, 56),
    (40, 110),
    (44, 180),
    (30, 260),
    (34, 330),
    (22, 414),
    (652, 414),
]
ROOMS: dict[str, Place] = {
    "shelf": (62, 140, 178, 116, "shelf"),
    "parlor": (250, 138, 182, 118, "parlor"),
    "wheel": (444, 262, 186, 118, "spinning-wheel"),
    "dug": (248, 266, 176, 114, "cavern-0"),
}


def cave_in_section() -> str:
    hand.begin()
    h = Hand(11, (-200, -400))
    defs = hand.linear("sky", 0, 0, 0, H, [(0, V("sky1"), 1), (0.5, V("sky0"), 1)])
    out = path(outline(box(0, 0, W, H)), "url(#sky)")
    out += path(curve([(-20, 150), (30, 110), (80, 130), (110, 420), (-20, 420)]), V("hill"), 0.8)
    features = (
        FEATURES["roots"](Hand(5), 60, 14) + FEATURES["ammonites"](Hand(6), 236, 4) + FEATURES["vein"](Hand(7), 440, 6)
    )
    features += FEATURES["crystals"](Hand(8), 42, 258) + FEATURES["fish"](Hand(9), 448, 132)
    features += h.line(CAVE[:-1], 4, INK, taper=0.2) + turf(h, CAVE[:9])
    rocks, more = mountain(h, CAVE, ROOMS, lambda x, y: 1.1 - 2.4 * y / H, features)
    out += rocks + masonry(Hand(4, (0, -300)), 434, 274, 382, 22)
    out += dwarf(318, 376, 0.82, 0) + dwarf(196, 252, 0.8, 1)
    return sheet(W, H, out, defs + more, wash=0.7)


def valley_at_evening() -> str:
    hand.begin()
    sun = (170, 96)
    h = Hand(17, sun)
    defs: list[str] = []
    out = land.sky(h, defs, W, H, sun, 190, 1.0)
    ridge = [
        (-10, 220),
        (-10, 150),
        (60, 168),
        (130, 186),
        (220, 172),
        (300, 132),
        (350, 156),
        (430, 92),
        (490, 140),
        (560, 76),
        (652, 120),
        (652, 220),
    ]
    out += land.range_(h, ridge, ((300, 132), (430, 92), (560, 76)), sun, 190)
    hills = [(-10, 240), (-10, 196), (120, 200), (260, 196), (360, 184), (470, 190), (560, 176), (652, 184), (652, 240)]
    fringe = "".join(
        outline([(x - 5, y + 6), (x, y - h.r.uniform(9, 17)), (x + 5, y + 6)]) for x, y in dense(hills[3:-1], 8)
    )
    out += path(fringe, V("moss2"), 0.85) + path(curve(hills, tension=8), V("moss"), 0.9)
    out += path(
        curve([(-10, 206), (160, 200), (330, 206), (480, 200), (652, 208), (652, 414), (-10, 414)], tension=9),
        "url(#turf)",
    )
    stream = [
        (200, 118, 9),
        (222, 100, 20),
        (252, 122, 40),
        (290, 140, 66),
        (330, 122, 92),
        (372, 128, 116),
        (416, 140, 132),
    ]
    rocks = (
        (60, 300, 1.3, "rock2"),
        (86, 300, 0.8, "rock3"),
        (196, 340, 1.5, "rock2"),
        (168, 344, 0.9, "rock3"),
        (104, 240, 0.6, "rock2"),
    )
    out += places.river(h, stream, rocks, ((224, 262), (262, 350)), (), ())
    defs.append(radial("hearth", 524, 310, 26, [(0, "#ffe9a8", 1), (0.5, V("fire1"), 1), (1, V("fire3"), 1)]))
    out += places.grasses(h, 26, ((270, 630), (230, 390)), lambda x, y: not (440 < x < 610 and y < 320))
    out += (
        wild.stag(Hand(6, sun), 296, 256, 0.95)
        + wild.stag(Hand(7, sun), 430, 240, 0.66)
        + wild.mammoth(Hand(9, sun), 366, 326, 1.1)
    )
    out += places.hut(Hand(10, sun), 524, 314, 1.06)
    out += h.line(
        [(526, 176), (520, 156), (532, 134), (524, 110), (540, 84), (536, 58)], 11, "#fff1d4", opacity=0.5, step=7
    )
    out += path(outline(box(0, 308, W, 92)), "url(#near)")
    fire = shadow(h, 466, 382, 24, 4) + rods(
        h, [((446, 384), (486, 374)), ((488, 384), (448, 374))], 6, V("wood2"), 1.4
    )
    fire += "".join(flame(h, x, 378, s) for x, s in ((458, 1.3), (474, 1.4), (466, 2.2)))
    out += hunter(300, 384, 0.96, 2) + hunter(348, 390, 1.0, 0) + fire + hunter(416, 388, 1.0, 1)
    return sheet(W, H, out, "".join(defs), wash=0.6)
