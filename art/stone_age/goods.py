"""Goods that lie about in the scenes, from the kit's box of goods and this game's own."""

from art.goods import GOODS, fine
from art.hand import BONE, SOOT, Hand, outline, path, stock
from art.props import V


def clay(h: Hand) -> str:
    out = ""
    for pts, top, side, fill in (
        ([(4, 52), (6, 38), (30, 32), (36, 37), (36, 50), (12, 58)], [(6, 38), (30, 32), (36, 37), (13, 43)], [(13, 43), (36, 37), (36, 50), (12, 58)], V("clay")),
        ([(30, 53), (32, 40), (54, 35), (61, 40), (60, 51), (38, 60)], [(32, 40), (54, 35), (61, 40), (39, 46)], [(39, 46), (61, 40), (60, 51), (38, 60)], V("clay")),
        ([(16, 33), (18, 18), (41, 11), (48, 17), (47, 29), (24, 38)], [(18, 18), (41, 11), (48, 17), (25, 24)], [(25, 24), (48, 17), (47, 29), (24, 38)], "#c8714a"),
    ):
        out += h.prop(pts, fill, 3.2, False, 0, 0, .3) + path(outline(top), BONE, .4) + path(outline(side), SOOT, .22)
    return out + h.lines([[(29, 29), (43, 25)], [(17, 49), (31, 45)]], 2, V("soil2"), .7)


def tool(h: Hand) -> str:
    out = h.prop([(8, 60), (36, 18), (44, 23), (17, 62)], V("wood"), 3.2, False, 6, 2, .3)
    out += h.prop([(22, 12), (40, 3), (58, 12), (62, 28), (52, 34), (44, 26), (30, 24)], "#8f8880", 3.4, False, 9, 3, .4) + path(outline([(24, 13), (40, 5), (48, 9), (34, 18)]), BONE, .55)
    return out + h.lines([[(30, 13), (45, 29)], [(35, 10), (50, 26)], [(29, 23), (42, 12)]], 3, V("linen"), taper=.2)


OWN = {"clay": clay, "tool": tool}


def good(name: str, x: float, y: float, size: float) -> str:
    """A good in a box of that size with its corner at (x, y)."""
    draw = GOODS.get(name) or OWN[name]
    return stock("i-" + name, lambda: draw(fine(40 + len(name))), x, y, size / 64)
