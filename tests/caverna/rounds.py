"""Getting through rounds, harvests and games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from lascaux import CHANCE
from lascaux.games.caverna.rules import layout
from tests.caverna.farms import farm
from tests.caverna.table import Table, table

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


def next_round(made: Table) -> Table:
    """The first turn of the next round, without harvest."""
    return made.new_round().until("take-turn")


def arrivals(at: Table, good: str) -> list[int]:
    """The rounds from the next on in which one of a good arrives by itself."""
    found, start = [], at.cell(layout.ROUND)
    for number in range(start + 1, 13):
        if number == 9 and at.game.seats <= 2:
            continue
        before = at.has(good, 0)
        at.new_round().until("take-turn")
        assert at.cell(layout.ROUND) == number
        assert at.has(good, 0) - before in (0, 1)
        if at.has(good, 0) > before:
            found.append(number)
    return found


def alone(goods: str = "") -> Table:
    """A solo game, in which nobody else has to be fed."""
    return table(1).give("0F").give(goods)


def random_game(seed: int, players: int = 3) -> Iterator[Table]:
    """The table after every choice of a game played at random."""
    rng = Random(seed)
    made = Table(players=players)
    while not made.at.over:
        choices = made.at.choices()
        made.at.play(made.at.sample(rng) if made.at.actor == CHANCE else choices[rng.randrange(len(choices))])
        yield made


def harvest_of(number: int, made: Table) -> Table:
    """The harvest step of a round with a printed harvest."""
    return made.bring_home().round(number).begin(layout.HARVEST)


def round_with(*markers: str, players: int = 2, **options: object) -> Table:
    """The first turn of the round in which the last of these markers is turned up, the first one in round 6."""
    made = farm("0F", players, **options).round(5)
    for marker in markers:
        made.new_round().until("draw-marker").play(f"marker {marker}")
    return made


def feed(made: Table, kind: str = "full") -> Table:
    """The harvest comes to the feeding of seat 0, if it has anything to decide; seat 1 has plenty of everything."""
    return made.give("40F", 1).harvest(kind)


def begging(made: Table, seat: int = 0) -> int:
    """The begging markers of a seat."""
    return made.own(layout.BEGGING, seat)
