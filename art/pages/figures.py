"""Dwarfs and people for scenes, the same as on the boards. Their feet are at (x, y)."""

from art.goods import fine
from art.hand import Hand, n, stock
from art.props import shadow
from art.signs.people import bow, club, gnome, mark, person, spear


def stand(drawn: str, x: float, y: float, s: float, badge: str) -> str:
    place = f"translate({n(x - 32 * s)} {n(y - 62 * s)})scale({s})"
    return (
        shadow(Hand(2), x + 4, y, 20 * s, 4 * s, 0.5)
        + f'<g transform="{place}">{drawn}</g>'
        + f'<g transform="{place}">{badge}</g>'
    )


def dwarf(x: float, y: float, s: float, seat: int) -> str:
    figure = stock("gnome", lambda: gnome(fine(5)), 0, 0, 1, f"var(--seat{seat})")
    return stand(figure, x, y, s, mark(seat, 32, 11, 4.6))


def hunter(x: float, y: float, s: float, seat: int) -> str:
    thing = (spear, club, bow)[seat](fine(7))
    figure = stock("villager", lambda: person(fine(6)), 0, 0, 1, f"var(--seat{seat})")
    return stand(thing + figure if seat != 1 else figure + thing, x, y, s, mark(seat, 32, 33, 6))
