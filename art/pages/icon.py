"""The icon: an aurochs painted on a lit wall, in a box of 64; readable at 16 px."""

from art import hand
from art.goods import cattle, fine
from art.hand import Hand, n, outline, path, radial, sheet


def draw() -> str:
    hand.begin(2)
    wall = Hand(3)
    defs = radial("lit", 26, 24, 56, [(0, "#ffe2a0", 1), (0.3, "#f2b25c", 1), (0.7, "#c8763a", 1), (1, "#8a4a26", 1)])
    rim = [(2, 6), (8, 2), (32, 1), (57, 2), (62, 7), (63, 32), (62, 57), (57, 62), (32, 63), (7, 62), (2, 57), (1, 32)]
    lit = [(4, 8), (9, 4), (55, 4), (60, 9), (60, 55), (56, 60), (8, 60), (4, 56)]
    out = path(outline(wall.rough(rim, 0.5)), "#2a1e17") + path(outline(wall.rough(lit, 0.5)), "url(#lit)")
    return sheet(
        64, 64, out + f'<g transform="translate({n(5)} {n(7)})scale(.84)">{cattle(fine(45))}</g>', defs, grain=False
    )
