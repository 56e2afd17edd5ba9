"""What one does, pays and gets: the signs of effects."""

import math

from art.cave_vs_cave.rock import masonry
from art.hand import BONE, INK, SOOT, Hand, box, curve, outline, path, ring
from art.props import V, flame
from art.signs.people import Draw, Points

STEEL = "#a8a096"


def pickaxe(h: Hand, x: float) -> str:
    """A short heavy pick, so that it reads small: handle from the lower left, head over the upper right."""
    out = h.prop([(x + 6, 58), (x + 36, 20), (x + 42, 25), (x + 12, 62)], V("wood"), 2.8, False, 4, 1.6, 0.3)
    head = [
        (x + 12, 12),
        (x + 26, 8),
        (x + 41, 13),
        (x + 52, 25),
        (x + 56, 40),
        (x + 51, 52),
        (x + 47, 37),
        (x + 38, 25),
        (x + 26, 17),
    ]
    return out + h.prop(head, STEEL, 3, True, 5, 2.2, 0.2)


def dig(h: Hand) -> str:
    return pickaxe(h, 1)


def dig_twice(h: Hand) -> str:
    return pickaxe(h, 0) + pickaxe(h, 45)


def wall(h: Hand) -> str:
    return masonry(Hand(4), 20, 6, 58, 21) + masonry(Hand(6), 43, 6, 58, 21)


def raze(h: Hand) -> str:
    cross: list[Points] = [[(8, 8), (32, 32), (56, 56)], [(56, 8), (32, 32), (8, 56)]]
    return wall(h) + h.lines(cross, 12, INK, taper=0.2) + h.lines(cross, 7.5, "#d2472a", taper=0.2)


def undermine(h: Hand) -> str:
    return masonry(Hand(2), 51, 4, 61, 20) + pickaxe(h, -3)


def furnish(h: Hand) -> str:
    """A lit cavern with a table and a candle."""
    arch = [(5, 60), (5, 32), (14, 13), (32, 4), (50, 13), (59, 32), (59, 60)]
    out = h.prop(arch, V("rock1"), 3.2, False, 0, 0, 0.4)
    out += path(curve([(12, 59), (13, 32), (21, 19), (32, 14), (43, 19), (51, 32), (52, 59)]), "#eda24a")
    out += path(curve(ring(32, 34, 12, 13, 9)), "#ffe0a0", 0.8) + flame(h, 32, 41, 0.9)
    return (
        out
        + h.slab(17, 41, 30, 5, V("wood"), 2.4, shade=0, glint=0)
        + h.lines([[(22, 46), (21, 59)], [(42, 46), (43, 59)]], 4.4)
    )


def bed(h: Hand) -> str:
    out = h.prop([(4, 22), (10, 22), (10, 58), (4, 58)], V("wood2"), 3, False, 2, 1, 0.3) + h.prop(
        [(54, 34), (60, 34), (60, 58), (54, 58)], V("wood2"), 3, False, 2, 1, 0.3
    )
    out += h.prop([(9, 42), (56, 42), (56, 53), (9, 53)], V("wood"), 3, False, 4, 2, 0.3)
    out += h.prop([(10, 42), (11, 31), (24, 29), (27, 41)], V("linen"), 2.8, True, 4, 0, 0.3)
    return (
        out
        + h.prop([(22, 43), (26, 32), (40, 28), (53, 33), (56, 45), (40, 47)], V("red"), 3, True, 7, 2, 0.3)
        + h.line([(28, 39), (40, 36), (52, 40)], 2.4, V("linen"))
    )


def chair(h: Hand) -> str:
    out = h.prop([(12, 4), (19, 3), (21, 60), (14, 60)], V("wood"), 3, False, 4, 1.6, 0.3) + h.prop(
        [(47, 34), (53, 34), (54, 60), (48, 60)], V("wood2"), 3, False, 3, 0, 0.3
    )
    out += h.prop([(18, 9), (40, 7), (41, 14), (18, 17)], V("wood"), 2.8, False, 3, 1.4, 0.3) + h.prop(
        [(19, 20), (40, 18), (40, 24), (19, 27)], V("wood"), 2.8, False, 3, 1.4, 0.3
    )
    out += h.prop([(38, 5), (44, 5), (45, 38), (39, 38)], V("wood2"), 2.8, False, 3, 0, 0.3)
    return out + h.prop([(12, 36), (38, 32), (58, 35), (54, 42), (16, 44)], V("straw"), 3.2, False, 4, 2, 0.3)


def kinds(h: Hand) -> str:
    """Goods of different kinds."""
    out = h.prop(ring(18, 44, 14, 14, 10), V("gold"), 3.2, True, 6, 2, 0.3) + h.prop(
        box(24, 6, 22, 22), "#8f8880", 3.2, False, 6, 2, 0.5
    )
    return out + h.prop([(48, 30), (62, 58), (34, 58)], V("flax"), 3.2, False, 6, 2, 0.4)


def every(h: Hand) -> str:
    """Every kind of good."""
    out = h.prop(ring(17, 17, 12, 12, 9), V("gold"), 3, True, 5, 2, 0.3) + h.prop(
        box(36, 6, 22, 22), "#8f8880", 3, False, 5, 2, 0.5
    )
    return (
        out
        + h.prop([(17, 34), (31, 58), (4, 58)], V("flax"), 3, False, 5, 2, 0.4)
        + h.prop([(47, 33), (60, 46), (47, 60), (34, 46)], V("red"), 3, False, 5, 2, 0.4)
    )


def undergrowth(h: Hand) -> str:
    out = h.prop([(28, 62), (29, 46), (35, 46), (36, 62)], V("wood2"), 2.6, False, 3, 0, 0.3)
    for y, half in ((50, 25), (35, 20), (21, 14)):
        out += h.prop(
            [
                (32 - half, y),
                (32, y - 20),
                (32 + half, y),
                (32 + half * 0.4, y - 2),
                (32, y + 3),
                (32 - half * 0.4, y - 2),
            ],
            V("moss"),
            3,
            False,
            7,
            2,
            0.5,
        )
    return out


def arrow(h: Hand) -> str:
    return path(outline(h.rough([(3, 27), (36, 27), (34, 12), (62, 32), (34, 52), (36, 37), (3, 37)], 0.8)), V("text"))


def sow(h: Hand) -> str:
    out = h.prop([(2, 58), (8, 46), (30, 41), (56, 46), (62, 58), (32, 62)], V("soil"), 3.2, True, 6, 2, 0.4)
    out += h.line([(32, 46), (31, 32), (33, 20)], 5.4) + h.line([(32, 45), (31, 32), (33, 20)], 2.6, V("leaf"))
    out += h.prop([(32, 32), (16, 32), (6, 18), (9, 11), (24, 16)], V("leaf"), 3.2, True, 6, 2, 0.3)
    return out + h.prop([(33, 24), (38, 8), (54, 3), (57, 8), (50, 20)], V("leaf"), 3.2, True, 6, 2, 0.3)


def forge(h: Hand) -> str:
    body = [
        (3, 22),
        (40, 22),
        (48, 18),
        (61, 18),
        (56, 29),
        (42, 36),
        (41, 46),
        (52, 60),
        (14, 60),
        (24, 46),
        (23, 37),
        (9, 33),
    ]
    sparks: list[Points] = [[(24, 15), (20, 6)], [(33, 14), (33, 3)], [(42, 14), (48, 5)]]
    return h.prop(body, "#6f675f", 3.4, False, 8, 3, 0.3) + h.lines(sparks, 5.4, INK) + h.lines(sparks, 3.4, "#f0a03c")


def expedition(h: Hand) -> str:
    """A shield to carry a number."""
    return h.prop(
        [(32, 3), (57, 10), (57, 32), (48, 50), (32, 61), (16, 50), (7, 32), (7, 10)], "#8f3a24", 3.6, False, 10, 3, 0.4
    )


def every_weapon(h: Hand) -> str:
    blade: Points = [(8, 4), (14, 4), (46, 42), (40, 47)]
    out = h.prop(blade, STEEL, 2.8, False, 4, 1.6, 0.2) + h.prop(
        [(64 - x, y) for x, y in blade], STEEL, 2.8, False, 4, 1.6, 0.2
    )
    for hilt in ([(34, 50), (48, 38)], [(30, 50), (16, 38)]):
        out += h.line(hilt, 6.4, INK, taper=0.1) + h.line(hilt, 3.6, V("ochre"), taper=0.1)
    return out + h.lines([[(44, 47), (52, 58)], [(20, 47), (12, 58)]], 6, V("wood2"), taper=0.1)


def breed(h: Hand) -> str:
    heart = [(32, 60), (12, 42), (4, 24), (10, 9), (22, 6), (32, 18), (42, 6), (54, 9), (60, 24), (52, 42)]
    return h.prop(heart, "#c8425a", 3.6, True, 10, 0, 0.4) + path(
        curve([(11, 22), (14, 14), (21, 12), (18, 19)]), "#f7c3c0", 0.9
    )


def trade(h: Hand) -> str:
    out = h.prop([(4, 17), (38, 17), (37, 6), (60, 22), (37, 38), (38, 27), (4, 27)], V("gold"), 3.2, False, 5, 2, 0.3)
    return out + h.prop(
        [(60, 41), (26, 41), (27, 32), (4, 48), (27, 62), (26, 52), (60, 52)], "#7d746b", 3.2, False, 5, 2, 0.3
    )


def leaf(h: Hand) -> str:
    out = h.prop(
        [(8, 60), (6, 40), (16, 20), (36, 8), (58, 4), (60, 24), (50, 44), (30, 56), (15, 54)],
        V("leaf"),
        3.6,
        True,
        10,
        3,
        0.4,
    )
    veins: list[Points] = [
        [(8, 60), (24, 40), (48, 16)],
        [(24, 40), (22, 24)],
        [(34, 30), (34, 16)],
        [(26, 38), (42, 42)],
        [(36, 28), (50, 30)],
    ]
    return out + h.lines(veins, 2.6)


def start(h: Hand) -> str:
    """The first player's horn of bone."""
    horn = [(4, 14), (12, 8), (22, 12), (26, 26), (36, 38), (50, 42), (62, 40), (58, 52), (42, 59), (24, 54), (11, 40)]
    out = h.prop(horn, "#f3e3c2", 3.4, True, 9, 2.6, 0.3) + h.prop(
        ring(13, 12, 11, 6.4, 9, 0.4), V("wood2"), 2.8, True, 0, 0, 0.3
    )
    return (
        out
        + h.lines([[(9, 30), (26, 24)], [(18, 46), (33, 36)]], 4, V("red"), taper=0.2)
        + h.lines([[(13, 36), (29, 28)]], 2)
    )


def points(h: Hand) -> str:
    """A bone shield to carry a figure."""
    return h.prop([(8, 4), (32, 2), (56, 4), (56, 38), (32, 62), (8, 38)], "#fbf0d6", 3.6, False, 0, 0, 0.3)


def star(h: Hand) -> str:
    pairs = zip(ring(32, 34, 31, 31, 5, -math.pi / 2), ring(32, 34, 14, 14, 5, -math.pi * 0.3), strict=True)
    return h.prop([p for pair in pairs for p in pair], V("gold"), 3.4, False, 8, 3, 0.3)


def die(value: int) -> Draw:
    spots = {1: [(0, 0)], 2: [(-8, -8), (8, 8)], 3: [(-9, -9), (0, 0), (9, 9)], 4: [(-8, -8), (8, -8), (-8, 8), (8, 8)]}
    spots |= {5: [*spots[4], (0, 0)], 6: [(-8, -10), (8, -10), (-8, 0), (8, 0), (-8, 10), (8, 10)]}

    def draw(h: Hand) -> str:
        out = h.prop([(5, 48), (59, 48), (57, 60), (53, 62), (11, 62), (7, 60)], "#cbb58a", 2.6, False, 0, 0, 0.3)
        out += h.prop(
            [(5, 7), (8, 3), (56, 3), (59, 7), (59, 51), (56, 55), (8, 55), (5, 51)],
            "#fbf0d6",
            3.2,
            False,
            7,
            3,
            0.5,
            dark=0.18,
        )
        return out + path(
            "".join(curve(ring(32 + 1.55 * x, 29 + 1.55 * y, 5.4, 5.4, 8)) for x, y in spots[value]), "#2a1e17"
        )

    return draw


def once(h: Hand) -> str:
    """What cannot be taken back: a burnt knot."""
    return (
        h.prop(ring(32, 32, 26, 26, 9), V("soot"), 3, True, 0, 0, 0.8)
        + path(curve(ring(32, 32, 15, 15, 8)), "#e58f36")
        + path(curve(ring(32, 32, 7, 7, 7)), "#fff0c2")
    )


def ring_of_food(h: Hand) -> str:
    out = h.prop(ring(32, 32, 29, 29, 12), "#f6e2b4", 3.2, True, 0, 0, 0.5)
    return (
        out
        + path(outline(ring(32, 32, 24, 24, 12)), BONE, 0.6)
        + h.line(ring(32, 32, 24, 24, 12), 2.4, V("red"), close=True, taper=0.2)
    )


def gate(h: Hand) -> str:
    """An action of a room: an ember disc to carry a figure."""
    return h.prop(ring(32, 32, 28, 28, 12), "#c8641c", 3.2, True, 8, 3, 0.6) + path(
        curve(ring(32, 32, 21, 21, 10)), SOOT, 0.16
    )


DRAWN: dict[str, Draw] = {
    "dig": dig,
    "dig2": dig_twice,
    "wall": wall,
    "raze": raze,
    "undermine": undermine,
    "furnish": furnish,
    "furnish-dwelling": bed,
    "chair": chair,
    "kinds": kinds,
    "all": every,
    "undergrowth": undergrowth,
    "arrow": arrow,
    "sow": sow,
    "forge": forge,
    "expedition": expedition,
    "all-weapons": every_weapon,
    "breed": breed,
    "trade": trade,
    "leaf": leaf,
    "start": start,
    "points": points,
    "star": star,
    "once": once,
    "food-ring": ring_of_food,
    "action": gate,
    **{f"die{value}": die(value) for value in range(1, 7)},
}
