"""What the tests of board, set-up, rounds, cards, refill, imitation and solo share."""

from __future__ import annotations

from collections.abc import Iterator

from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.spaces import NAMES as SPACES
from tests.caverna.table import Table, table

FOREST = {f"{x},{y}" for x in (0, 1, 2) for y in range(4)}
MOUNTAIN = {f"{x},{y}" for x in (3, 4, 5) for y in range(4)}

MOST_CHOICES = 1000  # of a game in which everybody passes, and many more than there are


def lazy(made: Table) -> str:
    """The choice of somebody who does as little as possible, and of a nature that draws what comes first."""
    legal = made.legal()
    return next((name for name in ("pass", "feed food", "done") if name in legal), min(legal))


def moments(made: Table) -> Iterator[Table]:
    """The moments of a game in which nobody does anything, up to its end."""
    for _ in range(MOST_CHOICES):
        if made.at.over:
            return
        yield made
        made.play(lazy(made))
    raise AssertionError("the game does not end")


def idle(made: Table, decision: str) -> Table:
    """Nobody does anything until a decision of this kind is open (or the game over)."""
    next((moment for moment in moments(made) if moment.decision == decision), None)
    return made


def until_round(made: Table, number: int) -> Table:
    """Nobody does anything until the first turn of this round."""
    for moment in moments(made):
        if moment.cell(layout.ROUND) >= number and moment.decision == "take-turn":
            return made
    raise AssertionError(f"there is no round {number}")


def in_round(number: int, players: int = 2, **options: object) -> Table:
    """The first turn of a round, after rounds in which everybody passed."""
    return until_round(table(players, **options), number)


def only_free(made: Table, *spaces: str) -> Table:
    """Let all other spaces in play hold somebody's dwarf."""
    free = sum(2 ** SPACES.index(space) for space in spaces)
    return made.set_cell(layout.OCCUPIED, made.cell(layout.IN_PLAY) & ~free)


def pairs(made: Table) -> set[tuple[str, str]]:
    """Every way to lay the open twin tile: the squares of its first and its second half."""
    found = set()
    for first in made.layable():
        found |= {(first, second) for second in made.fork().play(f"lay {first}").layable()}
    return found


def unordered(twins: set[tuple[str, str]]) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in twins}


def ruby_squares(made: Table, tile: str) -> set[str]:
    """Where a single tile bought with rubies may be laid: meadow, field, tunnel or cavern."""
    made = made.fork().give("2R").play("exchange")
    return made.play(f"ruby {tile}").layable() if made.offers(f"ruby {tile}") else set()


def do(made: Table, space: str, deed: str) -> Table:
    """The dwarf in order begins a deed on a space, on which nothing lies."""
    return made.reveal(space).stack(space, "").play(f"place {space}", f"do {deed}")
