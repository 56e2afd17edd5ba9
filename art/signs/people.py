"""Dwarfs and people. Whoever belongs to a seat wears its colour and its mark, and carries what only that seat carries."""

from collections.abc import Callable

from art.hand import INK, Hand, box, curve, n, outline, path, ring
from art.props import V

SKIN, BOOTS = "#d8a06c", "#4a2f1e"
BRIGHT, DARK = "#fff4d8", "#2a1e17"  # marks on dark and on bright colours
MARGIN = 2.0  # around the 64 units of a sign
Points = list[tuple[float, float]]
Draw = Callable[[Hand], str]


def mark(seat: int, x: float, y: float, r: float) -> str:
    """The seat's shape, burnt or bright: disc, triangle, square, diamond, pentagon, cross, star."""
    fill = DARK if seat in (3, 4, 5) else BRIGHT
    if seat == 0:
        return path(curve(ring(x, y, r * 0.9, r * 0.9, 10)), fill)
    star = [ring(x, y, k, k, 5, -1.5708 + t) for k, t in ((r * 1.25, 0.0), (r * 0.55, 0.6283))]
    arm = r * 0.36
    cross = [
        (-arm, -r),
        (arm, -r),
        (arm, -arm),
        (r, -arm),
        (r, arm),
        (arm, arm),
        (arm, r),
        (-arm, r),
        (-arm, arm),
        (-r, arm),
        (-r, -arm),
        (-arm, -arm),
    ]
    shapes: dict[int, Points] = {
        1: [(x, y - r * 1.1), (x + r * 1.1, y + r * 0.8), (x - r * 1.1, y + r * 0.8)],
        2: box(x - r * 0.85, y - r * 0.85, r * 1.7, r * 1.7),
        3: [(x, y - r * 1.2), (x + r, y), (x, y + r * 1.2), (x - r, y)],
        4: ring(x, y, r * 1.1, r * 1.1, 5, -1.5708),
        5: [(x + px, y + py) for px, py in cross],
        6: [p for pair in zip(*star, strict=True) for p in pair],
    }
    return path(outline(shapes[seat]), fill)


def disc(seat: int) -> Draw:
    """A seat's sign: its mark on its colour."""

    def draw(h: Hand) -> str:
        rim = path(curve(h.rough(ring(32, 32, 30, 30, 12), 0.6)), INK)
        return rim + path(curve(ring(32, 32, 26, 26, 12)), f"var(--seat{seat})") + mark(seat, 32, 32, 13)

    return draw


def dwarf_body(h: Hand, coat: str, beard: str) -> str:
    """Feet at (32, 61): boots, coat and cap, beard and belt."""
    out = h.prop([(20, 62), (20, 53), (30, 53), (31, 62)], BOOTS, 2.2, False, 2, 0, 0.2) + h.prop(
        [(33, 62), (34, 53), (44, 53), (45, 62)], BOOTS, 2.2, False, 2, 0, 0.2
    )
    for side in (-1, 1):
        arm = [
            (32 + side * 17, 49),
            (32 + side * 18.5, 39),
            (32 + side * 13, 30),
            (32 + side * 8, 33),
            (32 + side * 10, 48),
        ]
        out += h.prop(arm, coat, 2.2, True, 3, 0, 0.2) + h.prop(
            ring(32 + side * 14.4, 51, 3.6, 3.6, 7), SKIN, 1.8, True, 0, 0, 0.1
        )
    out += h.prop(
        [(22, 28), (32, 26), (42, 28), (46, 43), (45.4, 56), (32, 58), (18.6, 56), (18, 43)],
        coat,
        2.8,
        True,
        8,
        2.6,
        0.2,
    )
    out += h.line([(18.6, 51), (32, 53), (45.4, 51)], 3.6, BOOTS, taper=0.1)
    out += h.prop([(23.6, 23), (32, 16), (40.4, 23), (39.6, 28), (24.4, 28)], SKIN, 2.2, True, 2, 0, 0.1)
    hair = [(22.4, 24), (27, 27), (32, 25.6), (37, 27), (41.6, 24), (41, 36), (36, 43), (32, 46), (28, 43), (23, 36)]
    out += h.prop(hair, beard, 2.2, True, 4, 0, 0.3)
    out += h.prop(ring(32, 24.6, 2.9, 2.5, 7), "#e0a878", 1.5, True, 0, 0, 0.1)
    return out + path("".join(curve(ring(x, 21.4, 1.3, 1.5, 5)) for x in (28, 36)), INK)


def cap(h: Hand, fill: str) -> str:
    out = h.prop(
        [(21, 22), (24, 12), (32, 0.5), (37, 1.5), (40, 12), (43, 22), (32, 18.6)], fill, 2.6, True, 5, 1.4, 0.2
    )
    return out + h.line([(21, 21), (32, 18.4), (43, 21)], 3.8, V("linen"), taper=0.1)


def gnome(h: Hand) -> str:
    """Dressed in the current colour."""
    return dwarf_body(h, "currentColor", "#c9a06a") + cap(h, "currentColor")


def again(name: str, colour: str = "") -> str:
    """A sign within another: drawn once."""
    return f'<use href="#sign-{name}" x="{n(-MARGIN)}" y="{n(-MARGIN)}"' + (f' color="{colour}"/>' if colour else "/>")


def dwarf_of(seat: int) -> Draw:
    return lambda h: again("gnome", f"var(--seat{seat})") + mark(seat, 32, 11, 4.6)


def wish(h: Hand) -> str:
    """A dwarf is born: the cradle."""
    out = h.prop(
        [(8, 34), (14, 54), (50, 54), (56, 34), (44, 40), (20, 40)], V("wood"), 3.2, True, 8, 2.4, 0.4
    ) + h.line([(6, 56), (18, 61), (46, 61), (58, 56)], 4.4, V("wood2"))
    out += h.prop([(14, 38), (20, 28), (44, 27), (50, 37), (32, 42)], V("linen"), 2.8, True, 6, 0, 0.4)
    out += h.prop(ring(22, 25, 8, 8, 9), SKIN, 2.6, True, 3, 0, 0.2) + h.prop(
        [(13, 24), (16, 14), (25, 9), (31, 20), (22, 19)], V("red"), 2.6, True, 3, 0, 0.2
    )
    return (
        out
        + h.lines([[(18, 47), (46, 47)]], 2.2, V("wood2"))
        + path("".join(curve(ring(x, 25, 1.2, 1.4, 5)) for x in (20, 25)), INK)
    )


def imitation(h: Hand) -> str:
    """One steps where another stands."""
    behind, front = f"translate({n(-5)} {n(2)})scale(.8)", f"translate({n(18)} {n(13)})scale(.8)"
    return f'<g transform="{behind}" opacity=".5">{again("gnome", V("edge"))}</g><g transform="{front}">{again("gnome", V("red"))}</g>'


LOCKS: dict[int, Points] = {
    0: [(23.6, 16), (23, 7), (29, 2), (36, 2.4), (41, 8), (40.4, 14), (36, 8.6), (28, 9)],
    1: [(22, 24), (23, 8), (29, 1.4), (36, 1.6), (41.4, 8), (42, 24), (38, 16), (36.6, 9), (27.4, 9), (26, 16)],
    2: [(24, 13), (23.4, 7), (28, 4), (28, 0.4), (36, 0.4), (36, 4), (40.6, 7), (40, 13), (36, 8), (28, 8)],
}


def person(h: Hand) -> str:
    """Feet at (32, 61), dressed in the current colour."""
    out = ""
    for side in (-1, 1):
        leg = [(32 + side * 1.6, 45), (32 + side * 8.4, 45), (32 + side * 9, 61), (32 + side * 2, 61)]
        boot = [(32 + side * 1, 62.4), (32 + side * 1, 54), (32 + side * 9.4, 54), (32 + side * 11, 62.4)]
        out += h.prop(leg, "#c98f5e", 2, False, 2, 0, 0.2) + h.prop(boot, V("fur"), 1.9, False, 1, 0, 0.2)
    out += h.prop([(17, 42), (16.4, 32), (20.4, 23), (24.6, 26), (22.4, 41)], SKIN, 2, True, 2, 0, 0.2)
    tunic = [
        (23, 20.4),
        (32, 18.6),
        (41, 20.4),
        (44.4, 34),
        (46.4, 51),
        (39, 48),
        (32, 52),
        (25, 48),
        (17.6, 51),
        (19.6, 34),
    ]
    out += h.prop(tunic, "currentColor", 2.8, False, 8, 2.6, 0.2)
    out += h.prop([(39.6, 25), (43.6, 22), (48.4, 31), (50.4, 39), (47, 41), (43, 34)], SKIN, 2, True, 2, 0, 0.2)
    out += h.prop(
        [(20.6, 24), (25, 17.6), (32, 16.6), (39, 17.6), (43.4, 24), (38, 23), (32, 26), (26, 23)],
        V("fur"),
        2,
        False,
        2,
        0,
        0.4,
    )
    out += h.prop(ring(32, 11, 7.6, 8.4, 9), SKIN, 2.6, True, 4, 0, 0.2) + h.prop(
        LOCKS[0], "#3a261b", 1.8, True, 0, 0, 0.2
    )
    out += path("".join(curve(ring(x, 12, 1.1, 1.4, 5)) for x in (29, 35)), INK)
    return out + h.line([(20, 42.6), (32, 44.4), (44.4, 42.6)], 2.6, V("linen"), taper=0.2)


def spear(h: Hand) -> str:
    out = h.line([(51, 62), (50.5, 8)], 4.4, taper=0.1) + h.line([(51, 61), (50.5, 9)], 2.2, V("straw"), taper=0.1)
    return out + h.prop([(50.5, 0.5), (55, 9), (50.5, 14), (46, 9)], "#a59d92", 2, False, 2, 0, 0.1)


def bow(h: Hand) -> str:
    wood: Points = [(46, 60), (57, 44), (57, 26), (46, 8)]
    return h.line(wood, 5, taper=0.4) + h.line(wood, 2.4, V("straw"), taper=0.3) + h.line([(46, 60), (45.6, 8)], 1.3)


def basket(h: Hand) -> str:
    out = h.prop([(9, 42), (10.4, 22), (24, 21), (26, 43)], V("straw"), 2.2, True, 4, 0, 0.3)
    return out + h.lines([[(10, 29), (22, 29)], [(10, 35), (22, 35)]], 1.6, V("wood2"))


def club(h: Hand) -> str:
    return h.prop([(47, 45), (51, 42), (59, 18), (57.6, 6), (50, 5), (49.6, 17)], V("wood"), 2.3, True, 4, 1.4, 0.2)


def person_of(seat: int) -> Draw:
    """Spear, club, bow or basket, hair and chest mark tell the seats apart without their colour."""

    def draw(h: Hand) -> str:
        behind = (spear, None, bow, basket)[seat]
        out = (behind(h) if behind else "") + again("villager", f"var(--seat{seat})") + (club(h) if seat == 1 else "")
        if seat in (1, 2):
            out += h.prop(LOCKS[seat], ("#7a3d1d", "#241a16")[seat - 1], 1.8, True, 0, 0, 0.2)
        if seat == 3:
            out += h.prop(
                [(22.6, 13), (23, 5), (32, 0.4), (41, 5), (41.4, 13), (36.6, 8), (27.4, 8)],
                V("fur"),
                2,
                False,
                2,
                0,
                0.3,
            )
        return out + mark(seat, 32, 33, 6)

    return draw


def villager(cloth: str, thing: Draw) -> Draw:
    return lambda h: again("villager", cloth) + thing(h)


def wheat_in_hand(h: Hand) -> str:
    out = h.line([(52, 61), (52, 20)], 3, taper=0.1) + h.line([(52, 60), (52, 18)], 1.5, V("straw"), taper=0.1)
    for k in range(3):
        for side in (-1, 1):
            out += h.prop(
                [(52, 24 - k * 7), (52 + side * 7, 18 - k * 7), (52 + side * 5, 11 - k * 6)],
                V("gold"),
                1.8,
                True,
                0,
                0,
                0.2,
            )
    return out


def roof_on_head(h: Hand) -> str:
    return h.prop([(32, -1), (58, 14), (54, 18), (32, 8), (10, 18), (6, 14)], V("straw"), 2.8, False, 5, 2, 0.4)


def antlers(h: Hand) -> str:
    horns: list[Points] = [
        [(28, 4), (19, 0), (15, -1)],
        [(21, 1), (14, 8)],
        [(36, 4), (45, 0), (49, -1)],
        [(43, 1), (50, 8)],
    ]
    return (
        h.lines(horns, 4.2, INK)
        + h.lines(horns, 2.4, V("linen"))
        + h.lines([[(28, 14.6), (36, 14.6)], [(29, 17), (35, 17)]], 1.8, V("red"))
    )


def hammer_in_hand(h: Hand) -> str:
    out = h.line([(50, 58), (54, 18)], 4.4, taper=0.1) + h.line([(50, 57), (54, 18)], 2.2, V("straw"), taper=0.1)
    return out + h.prop([(43, 10), (61, 12), (62, 22), (58, 25), (45, 20)], "#8f8880", 2.6, False, 5, 1.6, 0.3)


DRAWN: dict[str, Draw] = {
    "gnome": gnome,
    "dwarf": lambda h: again("gnome", "var(--seat,var(--red))"),
    **{f"dwarf{seat}": dwarf_of(seat) for seat in range(7)},
    "grow": wish,
    "imitation": imitation,
    "villager": person,
    "person": lambda h: again("villager", V("clay")),
    **{f"person{seat}": person_of(seat) for seat in range(4)},
    "farmer": villager(V("moss"), wheat_in_hand),
    "builder": villager(V("clay"), roof_on_head),
    "shaman": villager("#7d5a86", antlers),
    "toolmaker": villager(V("iron"), hammer_in_hand),
    **{f"mark{seat}": disc(seat) for seat in range(7)},
}
