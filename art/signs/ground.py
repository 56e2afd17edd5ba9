"""Caverna's tiles as small signs: what is laid on forest and mountain."""

from art.goods import ore as ore_good
from art.goods import ruby as ruby_good
from art.hand import INK, Hand, curve, n, outline, path
from art.props import V, rods, tuft, wheel
from art.signs.people import Draw, Points


def plot(h: Hand, x: float, w: float, fill: str) -> str:
    y, tall = 8, 48
    return h.prop(
        [(x, y + 2), (x + w / 2, y), (x + w, y + 2), (x + w, y + tall), (x + w / 2, y + tall + 2), (x, y + tall)],
        fill,
        3.2,
        False,
        6,
        2,
        0.6,
    )


def grass(h: Hand, x: float, w: float) -> str:
    spots: Points = [(x + w * t, 8 + 48 * u) for t, u in ((0.25, 0.35), (0.7, 0.5), (0.4, 0.82))]
    return plot(h, x, w, V("grass")) + "".join(tuft(h, px, py + 4, 1.1, 4, V("moss2")) for px, py in spots)


def furrows(h: Hand, x: float, w: float) -> str:
    rows: list[Points] = [[(x + 4, y), (x + w / 2, y - 2), (x + w - 4, y)] for y in (18, 29, 40, 50)]
    return (
        plot(h, x, w, V("soil"))
        + h.lines(rows, 5, V("soil2"))
        + h.lines([[(px, py - 3) for px, py in row] for row in rows], 1.8, V("straw"), 0.7)
    )


def hollow(h: Hand, x: float, w: float, lit: bool) -> str:
    arch = [
        (x + w * t, y) for t, y in ((0.14, 55), (0.14, 34), (0.28, 20), (0.5, 15), (0.72, 20), (0.86, 34), (0.86, 55))
    ]
    out = plot(h, x, w, V("rock2")) + path(
        outline(h.rough([(px + (px - x - w / 2) * 0.12, py - 2) for px, py in arch], 0.6)), INK
    )
    out += path(curve(arch, tension=8), "#e08a38" if lit else "#3a2820")
    if lit:
        return out + path(
            curve([(x + w * t, y) for t, y in ((0.3, 54), (0.34, 36), (0.5, 27), (0.66, 36), (0.7, 54))]),
            "#ffd98a",
            0.9,
        )
    return out + h.lines(
        [
            [(x + w * 0.24, 54), (x + w * 0.26, 34)],
            [(x + w * 0.76, 54), (x + w * 0.74, 34)],
            [(x + w * 0.2, 33), (x + w * 0.8, 33)],
        ],
        4.4,
        V("wood"),
        taper=0.1,
    )


def meadow(h: Hand) -> str:
    return grass(h, 6, 52)


def field(h: Hand) -> str:
    return furrows(h, 6, 52)


def cavern(h: Hand) -> str:
    return hollow(h, 6, 52, True)


def tunnel(h: Hand) -> str:
    return hollow(h, 6, 52, False)


def meadow_field(h: Hand) -> str:
    return grass(h, 2, 29) + furrows(h, 33, 29)


def cavern_tunnel(h: Hand) -> str:
    return hollow(h, 2, 29, True) + hollow(h, 33, 29, False)


def two_caverns(h: Hand) -> str:
    return hollow(h, 2, 29, True) + hollow(h, 33, 29, True)


def pasture(h: Hand, x: float, w: float, posts: int) -> str:
    """Turf between two runs of fence, the far one behind it."""
    out = h.prop([(x + 2, 14), (x + w - 2, 14), (x + w + 1, 56), (x - 1, 56)], V("grass"), 3, False, 5, 2, 0.6)
    out += tuft(h, x + w * 0.3, 38, 1, 4, V("moss2")) + tuft(h, x + w * 0.66, 36, 1, 4, V("moss2"))
    for top in (6, 42):
        rails = [((x - 2, top + y), (x + w + 2, top + y + 1)) for y in (5, 12)]
        stakes = [((x + w * k / (posts - 1), top), (x + w * k / (posts - 1), top + 18)) for k in range(posts)]
        out += rods(h, rails, 3.2, V("wood"), 1.4) + rods(h, stakes, 4.4, V("straw"), 1.5)
    return out


def small_pasture(h: Hand) -> str:
    return pasture(h, 9, 46, 3)


def large_pasture(h: Hand) -> str:
    return pasture(h, 4, 56, 4)


def stable(h: Hand) -> str:
    out = h.prop([(9, 26), (55, 26), (55, 60), (9, 60)], V("wood"), 3.2, False, 8, 2, 0.4) + h.prop(
        [(22, 60), (22, 42), (32, 36), (42, 42), (42, 60)], V("fire4"), 2.6, True, 0, 0, 0.3
    )
    out += path(curve([(26, 59), (26, 46), (32, 42), (38, 46), (38, 59)]), "#e08a38") + h.lines(
        [[(14, 30), (14, 58)], [(49, 30), (50, 58)]], 2.2, V("wood2")
    )
    roof = [
        (2, 32),
        (14, 14),
        (32, 4),
        (50, 14),
        (62, 32),
        (54, 30),
        (46, 34),
        (39, 29),
        (32, 33),
        (25, 29),
        (18, 34),
        (10, 30),
    ]
    return (
        out
        + h.prop(roof, V("straw"), 3.4, False, 9, 3, 0.5)
        + h.lines([[(24, 14), (18, 26)], [(32, 10), (31, 24)], [(40, 14), (46, 26)]], 2.2, V("wood"))
    )


def small(drawn: str, x: float, y: float, k: float) -> str:
    return f'<g transform="translate({n(x)} {n(y)})scale({k})">{drawn}</g>'


def ore_mine(h: Hand) -> str:
    out = small(ore_good(h), 12, 0, 0.62) + h.prop(
        [(4, 30), (60, 30), (53, 52), (11, 52)], V("wood"), 3.2, False, 7, 2, 0.4
    )
    return (
        out
        + h.lines([[(8, 38), (56, 38)], [(10, 45), (54, 45)]], 2, V("wood2"))
        + wheel(h, 20, 54, 7, 3, 4)
        + wheel(h, 45, 54, 7, 3, 4)
    )


def ruby_mine(h: Hand) -> str:
    out = h.prop([(4, 61), (4, 32), (14, 13), (32, 4), (50, 13), (60, 32), (60, 61)], V("rock1"), 3.2, False, 0, 0, 0.4)
    out += path(curve([(11, 60), (12, 33), (20, 20), (32, 14), (44, 20), (52, 33), (53, 60)]), "#3a2018")
    return out + small(ruby_good(h), 14, 24, 0.56)


DRAWN: dict[str, Draw] = {
    "meadow": meadow,
    "field": field,
    "cavern": cavern,
    "tunnel": tunnel,
    "meadow-field": meadow_field,
    "cavern-tunnel": cavern_tunnel,
    "two-caverns": two_caverns,
    "small-pasture": small_pasture,
    "large-pasture": large_pasture,
    "stable": stable,
    "ore-mine": ore_mine,
    "ruby-mine": ruby_mine,
}
