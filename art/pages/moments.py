"""Small scenes for pages with nothing on them: the way lost, an empty table, a fire to wait by, a painted wall."""

from art import hand
from art.hand import INK, Hand, box, curve, outline, path, radial, ring, sheet
from art.props import V, candle, flame, heap, jug, rods, shadow
from art.rooms import glow, scene, stool
from art.stone_age.wild import mammoth, stag

W, H = 480, 240


def room(lamp: tuple[float, float], seed: int) -> tuple[Hand, str, str]:
    hand.begin()
    h = Hand(seed, lamp)
    out, defs = scene(h, 0, 0, W, H, lamp, reach=W * 0.62, floor=44)
    return h, out, defs


def lost() -> str:
    """A tunnel that goes nowhere, and somebody's lantern."""
    lamp = (150, 150)
    h, out, defs = room(lamp, 3)
    for k, (x, w, tall) in enumerate(((330, 150, 176), (342, 104, 132), (350, 68, 94), (355, 40, 62))):
        arch = [
            (x - w / 2, 204),
            (x - w / 2, 204 - tall * 0.7),
            (x - w * 0.25, 204 - tall * 0.96),
            (x + w * 0.25, 204 - tall * 0.96),
            (x + w / 2, 204 - tall * 0.7),
            (x + w / 2, 204),
        ]
        out += path(curve(arch, tension=9), ("#6a3620", "#4a2818", "#33201a", "#140d09")[k]) + h.line(
            arch, 3.4 - k * 0.6, INK
        )
        out += rods(
            h,
            [
                ((x - w * 0.42, 204), (x - w * 0.4, 204 - tall * 0.8)),
                ((x + w * 0.42, 204), (x + w * 0.4, 204 - tall * 0.8)),
                ((x - w * 0.46, 204 - tall * 0.8), (x + w * 0.46, 204 - tall * 0.8)),
            ],
            9 - k * 2,
            V("wood2"),
            1.4,
        )
    defs2, halo = glow("halo", lamp[0], lamp[1], 96)
    out += halo + heap(h, 236, 214, 8, 26, 12) + shadow(h, 152, 204, 26, 5)
    out += h.prop([(134, 202), (134, 166), (166, 166), (166, 202)], "#ffe7a6", 2.6, False, 0, 0, 0.4) + flame(
        h, 150, 199, 1.7
    )
    out += h.prop([(130, 168), (140, 152), (160, 152), (170, 168)], V("iron"), 2, False, 3, 2, 0.3) + h.prop(
        [(130, 200), (170, 200), (168, 210), (132, 210)], V("iron"), 2, False, 3, 2, 0.3
    )
    out += h.line([(140, 152), (142, 138), (158, 138), (160, 152)], 3)
    painted = [
        [(60, 92), (74, 74), (90, 84), (104, 70)],
        [(74, 74), (70, 104)],
        [(90, 84), (94, 106)],
        [(60, 92), (52, 84)],
    ]
    return sheet(W, H, out + h.lines(painted, 3.4, V("red"), 0.7), defs + defs2, wash=0.6)


def empty() -> str:
    """A table with nobody at it, and a candle that was lit for you."""
    lamp = (238, 104)
    h, out, defs = room(lamp, 5)
    more, halo = glow("halo", lamp[0], lamp[1] + 10, 110)
    out += halo + shadow(h, 240, 208, 150, 9)
    legs = [((130, 150), (118, 208)), ((150, 150), (160, 208)), ((350, 150), (362, 208)), ((330, 150), (320, 208))]
    out += rods(h, legs, 8, V("wood2"), 1.8) + h.slab(104, 140, 272, 14, V("wood"), 2.4, shade=5, glint=3)
    out += h.lines([[(116, 146), (220, 145)], [(240, 147), (360, 145)]], 1.4, V("wood2"))
    out += (
        candle(h, 238, 140, 2, 14)
        + jug(h, 300, 141, 1.6)
        + h.prop(ring(176, 137, 22, 5, 10), V("clay"), 2, True, 3, 1, 0.4)
    )
    out += stool(h, 84, 214, 1.7) + stool(h, 402, 214, 1.7)
    return sheet(W, H, out, defs + more, wash=0.6)


def fire() -> str:
    """A fire to wait by."""
    hand.begin()
    h = Hand(4, (80, 70))
    defs = radial("halo", 80, 92, 76, [(0, "#ffe6ad", 0.9), (0.35, "#ffc25e", 0.4), (1, "#ff9c3a", 0)])
    out = path(outline(box(0, 0, 160, 140)), "url(#halo)") + shadow(h, 80, 124, 56, 8)
    out += rods(h, [((38, 126), (112, 106)), ((122, 126), (48, 106)), ((60, 130), (100, 104))], 10, V("wood2"), 2)
    for x, s in ((58, 2.6), (102, 2.7), (70, 3.4), (92, 3.2), (81, 4.6)):
        out += flame(h, x, 114, s)
    for x in (26, 50, 78, 108, 134):
        out += h.prop([(x - 13, 132), (x - 9, 122), (x + 5, 120), (x + 13, 130)], V("rock2"), 2, False, 4, 2, 0.6)
    return sheet(160, 140, out, defs, grain=False)


def wall() -> str:
    """Painted beasts on a wall of rock, for the foot of a page."""
    hand.begin()
    wide, tall = 960, 120
    h = Hand(9, (480, -200))
    out = mammoth(Hand(3, (480, -200)), 520, 108, 0.9) + mammoth(Hand(4, (480, -200)), 610, 110, 0.5)
    for x, s in ((150, 0.9), (230, 0.7), (290, 0.82), (760, 0.74), (830, 0.6)):
        out += stag(Hand(int(x), (480, -200)), x, 108, s)
    out += h.line([(20, 112), (300, 108), (620, 113), (940, 109)], 3, V("edge"))
    return sheet(wide, tall, out, "", grain=False)
