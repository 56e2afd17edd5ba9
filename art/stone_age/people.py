"""Villagers of no tribe for the cards, and the stones on which everybody stands."""

from art.hand import INK, Hand, Point, curve, path, ring, stock
from art.props import V, at, shadow

SKIN, LEG = "#d8a06c", "#c98f5e"
ARMS = {
    "stand": (((6, -38), (12, -32), (16, -22), (13, -20), (7, -29)), ((-6, -38), (-12, -30), (-13, -20), (-10, -19), (-7, -29))),
    "raise": (((6, -39), (14, -46), (20, -56), (23, -54), (17, -42), (8, -33)), ((-6, -39), (-14, -46), (-20, -56), (-23, -54), (-17, -42), (-8, -33))),
    "flute": (((5, -38), (13, -40), (15, -46), (18, -44), (15, -36), (7, -32)), ((-5, -36), (4, -34), (12, -43), (14, -40), (6, -29), (-5, -30))),
    "reach": (((5, -38), (14, -36), (23, -38), (24, -34), (14, -31), (6, -31)), ((-3, -36), (8, -32), (18, -30), (18, -26), (6, -27), (-4, -29))),
    "work": (((5, -38), (13, -33), (19, -25), (16, -22), (6, -29)), ((-4, -36), (4, -28), (14, -22), (13, -18), (1, -22), (-6, -29))),
}


def villager(h: Hand, x: float, y: float, s: float = 1, cloth: str = V("moss"), pose: str = "stand", hair: str = "#3a261b", flip: bool = False) -> str:
    """A figure of no tribe, side lit, 60 units tall."""
    k = -1 if flip else 1
    def P(*p: Point) -> list[Point]:
        return at(x, y, s, [(k * a, b) for a, b in p])
    out = shadow(h, x, y, 16 * s, 3 * s)
    out += h.prop(P((-7, 0), (-6, -14), (0, -14), (-2, 0)), LEG, 1.6, False, 2, 0, .2) + h.prop(P((2, 0), (0, -14), (6, -14), (8, 0)), LEG, 1.6, False, 2, 0, .2)
    out += h.prop(P((-8, -40), (0, -42), (8, -40), (11, -26), (13, -10), (6, -13), (0, -9), (-6, -13), (-13, -10), (-11, -26)), cloth, 2.2, False, 7 * s, 2 * s, .3)
    out += "".join(h.prop(P(*a), SKIN, 1.6, True, 2, 0, .2) for a in ARMS[pose])
    out += h.prop(P((-10, -36), (-5, -43), (5, -43), (10, -36), (4, -37), (-4, -37)), V("fur"), 1.5, False, 2, 0, .4)
    out += h.prop(P(*ring(0, -50, 7, 7.6, 9)), SKIN, 2, True, 4 * s, 0, .2) + h.prop(P((-8, -46), (-8, -54), (-2, -59), (5, -58), (8, -52), (3, -54), (-4, -53)), hair, 1.3, True, 0, 0, .2)
    return out + path("".join(curve(ring(x + k * a * s, y - 49.5 * s, .9 * s, 1.1 * s, 5)) for a in (1.2, 5)), INK)


def place_stone(x: float, y: float, s: float = 1) -> str:
    return stock("slot", lambda: Hand(3, (40, -90)).prop(ring(0, 0, 15, 6, 9), V("rock3"), 1.6, True, 4, 0, .5) + path(curve(ring(-1, -1.4, 10.5, 3.2, 8)), V("rocklit"), .7), x, y, s)
