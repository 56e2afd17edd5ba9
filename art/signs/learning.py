"""What a Stone Age tribe learns and builds: symbols of culture, cards, huts."""

from art.hand import INK, Hand, box, curve, outline, path, ring
from art.props import V
from art.signs.people import Draw, Points


def healing(h: Hand) -> str:
    stem: Points = [(32, 62), (31, 40), (33, 12)]
    out = h.line(stem, 6) + h.line(stem, 3, V("leaf"), taper=0.2)
    for x, y, side in ((32, 54, -1), (32, 46, 1), (32, 36, -1), (32, 28, 1)):
        out += h.prop(
            [(x, y), (x + side * 12, y - 2), (x + side * 26, y - 14), (x + side * 12, y - 15)],
            V("leaf"),
            3,
            True,
            5,
            2,
            0.3,
        )
    return out + h.prop([(33, 20), (25, 10), (33, 1), (41, 10)], V("leaf"), 3, True, 4, 0, 0.3)


def art(h: Hand) -> str:
    """A small figure cut from stone."""
    out = h.prop(
        [(24, 22), (20, 30), (27, 37), (16, 48), (22, 60), (32, 62), (42, 60), (48, 48), (37, 37), (44, 30), (40, 22)],
        V("ochre"),
        3.4,
        True,
        9,
        3,
        0.3,
    )
    return (
        out
        + h.prop(ring(32, 13, 10.5, 11, 10), V("ochre"), 3.4, True, 5, 2, 0.3)
        + h.lines([[(25, 11), (39, 11)], [(25, 16), (39, 16)], [(24, 49), (32, 53), (40, 49)]], 2.2, V("wood2"))
    )


def writing(h: Hand) -> str:
    out = h.prop([(9, 8), (32, 4), (55, 8), (58, 56), (32, 61), (6, 56)], "#cfc0a0", 3.4, False, 8, 3, 0.5)
    cuts: list[Points] = [
        [(18, 16), (23, 29)],
        [(32, 15), (32, 28)],
        [(46, 16), (41, 29)],
        [(17, 42), (27, 42)],
        [(36, 36), (47, 50)],
        [(47, 36), (36, 50)],
    ]
    return out + h.lines(cuts, 4, V("red"), taper=0.6)


def pottery(h: Hand) -> str:
    out = h.prop(
        [(22, 62), (8, 46), (8, 28), (21, 16), (19, 6), (45, 6), (43, 16), (56, 28), (56, 46), (42, 62)],
        V("clay"),
        3.4,
        True,
        10,
        3,
        0.3,
    )
    out += h.line(
        [(9, 40), (17, 30), (25, 40), (32, 30), (40, 40), (48, 30), (55, 39)], 3.4, V("linen"), False, taper=0.1
    )
    return out + path(curve(ring(32, 7, 13, 3.4, 9)), V("fire4"))


def time(h: Hand) -> str:
    """A staff in a circle of stones throws its shadow."""
    out = h.prop(ring(32, 44, 29, 15, 12), V("rocklit"), 3.2, True, 6, 2, 0.4) + path(
        outline([(31, 45), (35, 45), (56, 53)]), INK, 0.6
    )
    out += h.prop([(29, 46), (32, 3), (37, 46)], V("wood2"), 3, False, 3, 0, 0.2)
    return out + path(
        "".join(curve(ring(x, y, 3, 2, 6)) for x, y in ((10, 42), (18, 51), (32, 55), (50, 40), (16, 36))), V("rock0")
    )


def transport(h: Hand) -> str:
    out = (
        h.prop([(4, 20), (52, 20), (47, 40), (9, 40)], V("wood"), 3.2, False, 7, 2, 0.4)
        + h.lines([[(7, 29), (50, 29)]], 2.2, V("wood2"))
        + h.line([(50, 24), (63, 12)], 5.4)
    )
    return (
        out
        + h.prop(ring(28, 46, 15, 15, 12), V("straw"), 3.2, True, 6, 2, 0.3)
        + h.lines([[(28, 33), (28, 59)], [(15, 46), (41, 46)]], 2.8)
        + h.prop(ring(28, 46, 4, 4, 7), V("wood2"), 2, True, 0, 0, 0.2)
    )


def music(h: Hand) -> str:
    out = h.prop([(4, 48), (48, 4), (61, 14), (16, 60)], V("linen"), 3.4, False, 8, 3, 0.4)
    return (
        out
        + path("".join(curve(ring(20 + k * 10, 44 - k * 10, 3.6, 3.6, 7)) for k in range(4)), INK)
        + h.line([(8, 47), (17, 56)], 3, V("red"))
    )


def weaving(h: Hand) -> str:
    warp: list[Points] = [[(15 + k * 8.5, 38), (15 + k * 8.5, 57)] for k in range(5)]
    out = (
        h.lines(warp, 3.6, INK)
        + h.lines(warp, 2, V("linen"))
        + h.prop(box(9, 10, 46, 30), V("red"), 3, False, 7, 2, 0.5)
    )
    out += h.line(
        [(10, 25), (17, 18), (25, 26), (32, 18), (40, 26), (47, 18), (54, 25)], 3.4, V("linen"), False, taper=0.1
    ) + h.line([(10, 34), (54, 34)], 2.6, V("ochre"))
    return (
        out
        + h.prop(box(2, 4, 60, 7), V("wood"), 2.8, False, 3, 1.4, 0.5)
        + h.prop(box(2, 55, 60, 7), V("wood"), 2.8, False, 3, 1.4, 0.5)
    )


def building(h: Hand) -> str:
    out = h.prop([(12, 30), (52, 30), (52, 60), (12, 60)], V("clay"), 3.2, False, 8, 2, 0.4) + h.prop(
        [(25, 60), (25, 43), (32, 38), (39, 43), (39, 60)], V("fire4"), 2.6, True, 0, 0, 0.3
    )
    roof = [
        (2, 34),
        (16, 16),
        (30, 3),
        (34, 3),
        (48, 16),
        (62, 34),
        (53, 32),
        (46, 37),
        (39, 32),
        (32, 36),
        (25, 32),
        (18, 37),
        (11, 32),
    ]
    return (
        out
        + h.prop(roof, V("straw"), 3.4, False, 10, 3, 0.5)
        + h.lines([[(24, 16), (16, 29)], [(32, 11), (31, 28)], [(40, 16), (48, 29)]], 2.4, V("wood"))
    )


def igloo(h: Hand) -> str:
    out = h.prop([(3, 56), (6, 34), (18, 16), (32, 10), (46, 16), (58, 34), (61, 56)], "#e9f2f4", 3.4, True, 10, 0, 0.4)
    out += h.lines(
        [
            [(7, 40), (20, 38)],
            [(44, 38), (57, 40)],
            [(14, 24), (32, 22), (50, 24)],
            [(32, 11), (32, 22)],
            [(20, 25), (18, 38)],
            [(44, 25), (46, 38)],
        ],
        2.2,
        "#6d8791",
    )
    return (
        out
        + h.prop([(21, 57), (21, 44), (32, 35), (43, 44), (43, 57)], "#cfdfe4", 3, True, 0, 0, 0.3)
        + path(curve([(26, 57), (26, 47), (32, 41), (38, 47), (38, 57)]), "#33454e")
    )


def card(h: Hand) -> str:
    out = h.prop([(13, 3), (51, 3), (52, 61), (12, 61)], "#f3e6cb", 3.4, False, 5, 2, 0.6) + path(
        outline([(16, 8), (48, 8), (48, 36), (16, 36)]), "#b4622e"
    )
    return (
        out
        + path(curve(ring(32, 24, 11, 10, 9)), "#ffd98a")
        + path(outline([(16, 42), (48, 42), (48, 56), (16, 56)]), V("moss"))
        + h.line([(16, 39), (48, 39)], 2.4)
    )


DRAWN: dict[str, Draw] = {
    "healing": healing,
    "art": art,
    "writing": writing,
    "pottery": pottery,
    "time": time,
    "transport": transport,
    "music": music,
    "weaving": weaving,
    "building": building,
    "igloo": igloo,
    "card": card,
}
