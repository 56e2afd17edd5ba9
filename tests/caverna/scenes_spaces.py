"""Scenes that the tests of spaces, tiles, mines, farm and fields share."""

from __future__ import annotations

from functools import cache

from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.spaces import CARD_COUNT, FIRST_CARD
from tests.caverna.table import Table, on_turn, table


def empty_handed(players: int = 2, **options: object) -> Table:
    """The first turn of round 1; seat 0 owns nothing."""
    return on_turn("0F", players, **options)


@cache
def first_rounds(players: int) -> tuple[Table, ...]:
    """The first four rounds in which nobody takes anything, to look at; all cards come into play with the second."""
    rounds = [table(players)]
    every_card = sum(1 << card for card in range(FIRST_CARD, FIRST_CARD + CARD_COUNT))
    while len(rounds) < 4:
        made = rounds[-1].fork()
        made.set_cell(layout.IN_PLAY, made.cell(layout.IN_PLAY) | every_card)
        rounds.append(made.new_round().until("take-turn"))
    return tuple(rounds)


def stocks(space: str, players: int, rounds: int = 3) -> list[str]:
    """What lies on a space in the first rounds after it came into play if nobody takes it."""
    first = 0 if space in first_rounds(players)[0].spaces() else 1
    return [made.stock(space) for made in first_rounds(players)[first : first + rounds]]


def counts_with(space: str) -> str:
    """For how many players a space is printed."""
    return " ".join(str(players) for players in range(1, 8) if space in first_rounds(players)[0].spaces())


def used(space: str, stock: str = "", players: int = 2) -> Table:
    """Seat 0, without goods, has placed its dwarf on a space with these goods."""
    return empty_handed(players).reveal(space).stack(space, stock).play(f"place {space}")


def asked(deed: str, goods: str = "", made: Table | None = None) -> Table:
    """Seat 0 with these goods is asked for the first square of a deed, on a space that offers it and gives nothing."""
    space = {
        "meadow-field": "slash-and-burn",
        "cavern-tunnel": "drift-mining",
        "two-caverns": "excavation",
        "ore-mine": "ore-mine-construction",
        "ruby-mine": "ruby-mine-construction",
        "deep-ruby-mine": "ruby-mine-construction",
        "small-pasture": "sheep-farming",
        "large-pasture": "sheep-farming",
        "stable": "sheep-farming",
    }[deed]
    made = (made or empty_handed()).reveal(space).give(goods)
    if space not in ("slash-and-burn", "ore-mine-construction", "ruby-mine-construction"):
        made.stack(space, "")
    return made.play(f"place {space}", f"do {deed}")


def places(deed: str, made: Table | None = None, goods: str = "") -> set[tuple[str, str]]:
    """All ways to lay a twin tile: the squares of its first and second half. No first square leads nowhere."""
    opened = asked(deed, goods, made)
    found = set()
    for first in opened.layable():
        seconds = opened.fork().play(f"lay {first}").layable()
        assert seconds, f"nothing fits beside {first}"
        found |= {(first, second) for second in seconds}
    return found


def pairs(deed: str, made: Table | None = None, goods: str = "") -> set[frozenset[str]]:
    """The pairs of squares that a twin tile may cover, whichever half lies where."""
    return {frozenset(pair) for pair in places(deed, made, goods)}


def ruby_squares(tile: str, made: Table) -> set[str]:
    """Where a single tile bought for rubies may be laid; nowhere if it cannot be bought."""
    made.give("2R").play("exchange")
    return made.play(f"ruby {tile}").layable() if made.offers(f"ruby {tile}") else set()
