"""What a network reads: the numbers of an observation by name, sorted by whose they are.

Observations of one game differ with the number of players. A network that serves them all knows every number by its
name: some are common to all, the others belong to a seat and have the same name for each of them. So all seats can be
read by the same weights, however many there are. The options of the table are read too: the same position is worth
something else when a second era follows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from lascaux.core.game import Game
from lascaux.core.observation import seat_range

MOST_SEATS: Final = 8
SEATS: Final = seat_range(MOST_SEATS).names
COMMON: Final = -1
OPTION: Final = "option "  # begins the names of settings


class StaleNetwork(ValueError):
    """A network that knows another observation, or other choices, than the game has now."""


@dataclass(frozen=True)
class Inputs:
    """The names of the numbers, in the order in which a network reads them: common ones, and those of each seat."""

    common: tuple[str, ...]
    seat: tuple[str, ...]

    @classmethod
    def of(cls, games: Iterable[Game]) -> Inputs:
        """Everything that any of these games shows."""
        common: dict[str, None] = {}
        seat: dict[str, None] = {}
        for game in games:
            for whose, name in cells(game):
                (common if whose == COMMON else seat)[name] = None
            common |= dict.fromkeys(settings(game))
        return cls(tuple(common), tuple(seat))

    @property
    def seat_width(self) -> int:
        """Numbers for one seat; the last ones mark how far it sits from the observer."""
        return len(self.seat) + MOST_SEATS

    def width(self, game: Game) -> int:
        return len(self.common) + seats_read(game) * self.seat_width

    def arrangement(self, game: Game) -> NDArray[np.int64]:
        """For each number that the network reads, its place in a row of the game with a 0 and a 1 put behind it."""
        zero = game.observation().size
        one = zero + 1
        places: dict[tuple[int, str], int] = {cell: place for place, cell in enumerate(cells(game))}
        unknown = {name for _, name in places} | {*settings(game)}
        unknown -= {*self.common, *self.seat}
        if unknown:
            raise StaleNetwork(f"it has never seen {len(unknown)} of the numbers, such as {min(unknown)!r}")
        chosen = {name for name, on in settings(game).items() if on}
        found = [one if name in chosen else places.get((COMMON, name), zero) for name in self.common]
        for seat in range(seats_read(game)):
            found += [places.get((seat, name), zero) for name in self.seat]
            found += [one if seat == distance < game.seats else zero for distance in range(MOST_SEATS)]
        return np.array(found, np.int64)


def seats_read(game: Game) -> int:
    """A solo player reads an empty seat beside its own, so that there is always another one."""
    return max(2, game.seats)


def cells(game: Game) -> Iterator[tuple[int, str]]:
    """Whose each number of a row is, and its name, which includes its unit: another scale is another number."""
    for field in game.observation().fields:
        for labels in product(*(axis.names for axis in field.axes)):
            whose = next((SEATS.index(label) for label in labels if label in SEATS), COMMON)
            rest = " ".join(label for label in labels if label not in SEATS)
            yield whose, f"{field.id} {rest} {field.low}..{field.high}"


def settings(game: Game) -> dict[str, bool]:
    """Every value that an option can have, and whether it has it; how many play can be seen."""
    found = {}
    for option in game.declared:
        if option.name != "players" and not option.later:
            for value in option.values:
                found[f"{OPTION}{option.name}={value}"] = game.options[option.name] == value
    return found
