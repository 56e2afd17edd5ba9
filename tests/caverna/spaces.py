"""Action spaces: what lies on them, who may use them, and dwarfs that stand on them."""

from __future__ import annotations

from functools import cache

from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.spaces import CARD_COUNT, FIRST_CARD
from lascaux.games.caverna.rules.spaces import NAMES as SPACES
from tests.caverna.table import Table, empty_handed, table


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


def everything_in_play(players: int) -> Table:
    """All cards are revealed, Wish for children with both of its faces."""
    cards = ("blacksmithing", "sheep-farming", "ore-mine-construction", "wish-for-children", "donkey-farming")
    more = ("ruby-mine-construction", "family-life", "ore-delivery", "adventure", "ore-trading", "ruby-delivery")
    return table(players).reveal(*cards, *more, "exploration", "urgent-wish-for-children")


def only_free(made: Table, *spaces: str) -> Table:
    """Let all other spaces in play hold somebody's dwarf."""
    free = sum(2 ** SPACES.index(space) for space in spaces)
    return made.set_cell(layout.OCCUPIED, made.cell(layout.IN_PLAY) & ~free)


def places_offering(made: Table, deed: str) -> set[str]:
    """The spaces on which the dwarf in order could begin with this deed."""
    found = set()
    for space in made.placeable():
        other = made.fork().play(f"place {space}")
        if other.decision == "choose-deed" and other.offers(f"do {deed}"):
            found.add(space)
    return found


def used(space: str, stock: str = "", players: int = 2) -> Table:
    """Seat 0, without goods, has placed its dwarf on a space with these goods."""
    return empty_handed(players).reveal(space).stack(space, stock).play(f"place {space}")


def on_space(space: str, goods: str = "", players: int = 2) -> Table:
    """A dwarf of seat 0 has been placed on a space and is asked what it does there."""
    return table(players).reveal(space).give(goods).play(f"place {space}")


def doing(space: str, made: Table, done: int = 0) -> Table:
    """The first dwarf of the seat on turn is asked what it does on a space; `done`: the parts that it has done."""
    return made.set_cell(layout.ACTING, 0).begin(layout.CHOOSE_DEED, SPACES.index(space), done)
