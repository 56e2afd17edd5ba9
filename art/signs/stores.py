"""What people keep beside the shared goods: clay, iron, tools, weapons, and animals of one game."""

from art.hand import BONE, INK, SOOT, Hand, curve, outline, path, ring
from art.props import V

STEEL = "#cfc8bc"


def brick(h: Hand, x: float, y: float, shade: float) -> str:
    body = [(x, y + 20), (x + 2, y + 6), (x + 25, y), (x + 32, y + 5), (x + 31, y + 18), (x + 8, y + 26)]
    out = h.prop(body, V("clay"), 3.2, False, 0, 0, 0.3)
    out += path(outline([(x + 2, y + 6), (x + 25, y), (x + 32, y + 5), (x + 9, y + 12)]), BONE, 0.42)
    return out + path(outline([(x + 9, y + 12), (x + 32, y + 5), (x + 31, y + 18), (x + 8, y + 26)]), SOOT, shade)


def clay(h: Hand) -> str:
    return brick(h, 3, 33, 0.18) + brick(h, 30, 35, 0.32) + brick(h, 16, 11, 0.24)


def vegetable(h: Hand) -> str:
    body = [(32, 18), (44, 14), (57, 24), (60, 38), (54, 52), (42, 57)]
    body += [(32, 55), (22, 57), (10, 52), (4, 38), (7, 24), (20, 14)]
    out = h.prop(body, "#d9752a", 3.4, True, 9, 3, 0.3)
    ribs = [[(25, 17), (18, 36), (24, 55)], [(39, 17), (46, 36), (40, 55)], [(32, 19), (32, 53)]]
    out += h.lines([*ribs, [(14, 22), (9, 38), (15, 51)], [(50, 22), (55, 38), (49, 51)]], 2.6, opacity=0.75)
    return out + h.prop([(28, 18), (27, 8), (34, 3), (38, 7), (35, 18)], V("moss"), 3, True, 2, 0, 0.2)


def iron(h: Hand) -> str:
    out = h.prop([(3, 52), (11, 30), (53, 26), (61, 46), (56, 54)], "#8b97a0", 3.4, False, 0, 0, 0.3)
    out += path(outline([(12, 31), (53, 27), (46, 15), (20, 18)]), STEEL) + path(
        outline([(53, 27), (60, 46), (55, 53)]), SOOT, 0.4
    )
    return out + h.lines(
        [[(11, 31), (53, 27)], [(11, 31), (20, 17), (46, 14), (53, 27), (56, 53)], [(20, 42), (36, 40)]],
        2.4,
        smooth=False,
    )


def weapon(h: Hand) -> str:
    out = h.prop([(22, 44), (52, 4), (60, 2), (58, 11), (28, 49)], STEEL, 3.2, False, 5, 2, 0.2) + h.line(
        [(28, 43), (54, 9)], 1.8
    )
    out += h.prop([(12, 38), (18, 34), (36, 50), (32, 56)], V("ochre"), 3, False, 3, 0, 0.2)
    return out + h.prop([(6, 60), (4, 56), (18, 43), (24, 48), (10, 62)], V("wood2"), 3, True, 2, 0, 0.2)


def axe(h: Hand) -> str:
    out = h.prop([(29, 4), (35, 4), (36, 61), (29, 61)], V("wood"), 3, False, 4, 1.5, 0.2)
    for side in (-1, 1):
        blade = [
            (32 + side * 3, 12),
            (32 + side * 14, 10),
            (32 + side * 26, 3),
            (32 + side * 29, 19),
            (32 + side * 25, 35),
            (32 + side * 14, 27),
            (32 + side * 3, 25),
        ]
        out += h.prop(blade, "#a8a096", 3.2, True, 7, 2.4, 0.2)
        out += h.line([(32 + side * 24, 8), (32 + side * 26, 19), (32 + side * 23, 31)], 2.4, "#f4ecda")
    return out


def tool(h: Hand) -> str:
    out = h.prop([(8, 60), (36, 18), (44, 23), (17, 62)], V("wood"), 3.2, False, 6, 2, 0.3)
    out += h.prop(
        [(22, 12), (40, 3), (58, 12), (62, 28), (52, 34), (44, 26), (30, 24)], "#8f8880", 3.4, False, 9, 3, 0.4
    )
    out += path(outline([(24, 13), (40, 5), (48, 9), (34, 18)]), BONE, 0.55)
    return out + h.lines([[(30, 13), (45, 29)], [(35, 10), (50, 26)], [(29, 23), (42, 12)]], 3, V("linen"), taper=0.2)


def any_good(h: Hand) -> str:
    out = h.prop([(8, 20), (32, 8), (56, 20), (56, 46), (32, 58), (8, 46)], V("linen"), 3.4, False, 8, 3, 0.3)
    return out + h.lines([[(8, 20), (32, 31), (56, 20)], [(32, 31), (32, 57)]], 2.4)


def dog(h: Hand) -> str:
    body = [(3, 30), (5, 24), (12, 22), (14, 12), (20, 16), (26, 18), (32, 28), (46, 28), (54, 30), (57, 38)]
    body += [(56, 58), (51, 58), (49, 46), (36, 46), (34, 58), (29, 58), (27, 44), (21, 38), (12, 38), (5, 36)]
    out = h.line([(55, 32), (62, 24), (61, 16)], 4.6) + h.prop(body, "#a8743f", 3.2, False, 7, 2, 0.3)
    out += h.prop([(15, 13), (22, 18), (23, 28), (17, 27)], "#5e3a20", 2.2, True, 0, 0, 0.2)
    out += path(curve(ring(12, 26, 2, 2, 6)), INK) + path(curve(ring(4, 30, 2.2, 2, 6)), INK)
    return out + h.line([(21, 38), (27, 42), (33, 38)], 3.4, V("red"))


def goat(h: Hand) -> str:
    body = [(4, 28), (8, 21), (14, 17), (20, 19), (24, 27), (36, 27), (50, 26), (57, 29), (59, 40), (58, 59), (53, 59)]
    body += [(51, 46), (38, 47), (31, 46), (30, 59), (25, 59), (23, 44), (19, 34), (14, 31), (8, 33)]
    out = h.prop(
        [(14, 18), (16, 9), (24, 3), (33, 5), (37, 11), (29, 10), (22, 13), (20, 19)], "#6b5844", 2.6, True, 3, 0, 0.2
    )
    out += h.prop([(55, 28), (61, 22), (62, 29), (58, 33)], "#d8c6aa", 2.4, True, 0, 0, 0.2)
    out += h.prop(body, "#d8c6aa", 3.2, False, 8, 2, 0.3) + h.prop(
        [(9, 32), (15, 31), (14, 40), (11, 44)], "#8a765c", 2.2, True, 0, 0, 0.2
    )
    return (
        out
        + h.line([(19, 22), (26, 24), (27, 20)], 3)
        + path(curve(ring(12.5, 23.5, 2, 2, 6)), INK)
        + h.lines([[(34, 34), (42, 36)], [(42, 40), (50, 39)]], 2, "#a08660")
    )


def begging(h: Hand) -> str:
    """An empty bowl."""
    out = h.prop([(4, 30), (10, 48), (24, 57), (40, 57), (54, 48), (60, 30)], V("wood"), 3.4, True, 9, 2.5, 0.4)
    out += h.prop(ring(32, 29, 28, 9, 12), V("wood2"), 3, True, 0, 0, 0.4) + path(
        curve(ring(32, 31, 23, 6, 10)), V("soot"), 0.75
    )
    return (
        out
        + h.lines([[(14, 40), (22, 46)], [(26, 50), (38, 50)]], 2.2, V("straw"))
        + h.lines([[(46, 33), (42, 42), (45, 50)]], 2.4)
    )


DRAWN = {
    "clay": clay,
    "vegetable": vegetable,
    "iron": iron,
    "weapon": weapon,
    "axe": axe,
    "tool": tool,
    "any": any_good,
    "dog": dog,
    "goat": goat,
    "begging": begging,
}
