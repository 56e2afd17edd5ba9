"""The first position, and nature's part in it (CAV-SETUP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.bits import bit
from lascaux.core.position import TURN, Decision
from lascaux.core.verbs import each
from lascaux.games.caverna.rules.board import CAVERN_SQUARE, DWELLING_SQUARE
from lascaux.games.caverna.rules.goods import FOOD
from lascaux.games.caverna.rules.layout import (
    ACTING,
    ADULTS,
    CAVERNS,
    CHOOSE_STARTER,
    CLEAR_AT,
    DWARFS,
    DWELLINGS,
    FURNISHED,
    IN_PLAY,
    LATE_MARKERS,
    LEAVES,
    NEW_ROUND,
    NEXT_STARTER,
    OFFER,
    PLAYERS,
    REDS,
    ROOMS,
    RUBY_TO_GOLD,
    SEAT_SIZE,
    SEATS,
    UNREVEALED,
)
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.rooms import BEGINNER_SET, ENTRY_LEVEL, FULL_SET
from lascaux.games.caverna.rules.spaces import MOST_PLAYERS, cards, preprinted
from lascaux.games.caverna.rules.turn import NO_DWARF
from lascaux.games.caverna.rules.verbs import START

if TYPE_CHECKING:
    from lascaux.core.game import Game

STARTING_DWARFS: Final = 2
STARTING_FOOD: Final = vec[i64]([1, 1, 2, 3, 3, 3, 3])  # from the starting player on (CAV-SETUP-09)
SOLO_FOOD: Final = 2
LEAF_MARKERS: Final = 4  # CAV-SETUP-12; one fewer for two players, unless a random one is left out
RED_MARKERS: Final = 3


def set_up(
    game: Game,
    players: i64,
    beginner: bool,
    ruby_to_gold: bool,
    late_markers: bool,
    random_marker: bool,
    clear_at: i64,
    all_spaces: bool,
) -> CavernaPosition:
    """The first position; the starting player, cards and markers are still nature's to decide."""
    at = CavernaPosition(game, vec[i64]([0] * (SEATS + players * SEAT_SIZE)))
    at.cells[PLAYERS] = players
    at.cells[RUBY_TO_GOLD] = 1 if ruby_to_gold else 0
    at.cells[LATE_MARKERS] = 1 if late_markers else 0
    at.cells[CLEAR_AT] = clear_at
    at.cells[IN_PLAY] = preprinted(int(players), all_spaces)
    at.cells[UNREVEALED] = cards(int(players))
    at.cells[OFFER] = BEGINNER_SET if beginner else FULL_SET
    at.cells[ACTING] = NO_DWARF
    if players > 1:
        at.cells[LEAVES] = LEAF_MARKERS - 1 if players == 2 and not random_marker else LEAF_MARKERS
        at.cells[REDS] = RED_MARKERS
    for seat in range(players):
        at.set_of(seat, CAVERNS, CAVERN_SQUARE | DWELLING_SQUARE)
        at.set_of(seat, FURNISHED, DWELLING_SQUARE)
        at.set_of(seat, DWELLINGS, DWELLING_SQUARE)
        at.set_of(seat, ROOMS, bit(ENTRY_LEVEL))
        at.set_of(seat, DWARFS, STARTING_DWARFS)
        at.set_of(seat, ADULTS, STARTING_DWARFS)
    if players == 1:
        at.set_of(0, FOOD, SOLO_FOOD)
        at.open(NEW_ROUND)
    else:
        at.open(CHOOSE_STARTER)
    at.settle()
    return at


@final
class ChooseStarter(Decision[CavernaPosition]):
    """Nature chooses the first starting player (CAV-SETUP-10); the later in order, the more food."""

    def choices(self, at: CavernaPosition, a: i64, b: i64) -> vec[i64]:
        return each(vec[i64](capacity=MOST_PLAYERS), START, bit(at.cells[PLAYERS]) - 1)

    def play(self, at: CavernaPosition, a: i64, b: i64, choice: i64) -> None:
        starter = START.first(choice)
        at.cells[NEXT_STARTER] = starter
        at.cells[TURN] = starter
        players = at.cells[PLAYERS]
        for order in range(players):
            at.set_of((starter + order) % players, FOOD, STARTING_FOOD[order])
        at.open(NEW_ROUND)
