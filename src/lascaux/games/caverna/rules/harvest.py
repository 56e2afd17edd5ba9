"""The harvest step of a round: schedule, field phase, feeding, and what may follow it (CAV-HARVEST, CAV-BEG)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.bits import count
from lascaux.core.position import TURN, Decision, Step
from lascaux.core.verbs import each
from lascaux.games.caverna.rules.breeding import SKIPS_BREEDING, pairs
from lascaux.games.caverna.rules.goods import GRAIN, RUBY, VEGETABLE
from lascaux.games.caverna.rules.layout import (
    BREEDING,
    CROPS,
    END_ROUND,
    FEEDING,
    FIELD_PHASE,
    MARKER,
    PLAYERS,
    ROUND,
    SKIP_PHASE,
    SKIPPING,
    SKIPS,
)
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.verbs import SKIP

# What a round ends with
NO_HARVEST: Final = 0
FULL_HARVEST: Final = 1
ONE_FOOD: Final = 2  # for each dwarf, and nothing else
SKIP_ONE: Final = 3  # a full harvest without the fields or without breeding, as each player likes

PRINTED_HARVESTS: Final = vec[i64]([NO_HARVEST, NO_HARVEST, NO_HARVEST, FULL_HARVEST, ONE_FOOD, FULL_HARVEST])
# Without a marker (solo), with a leaf, with the first, second and third red one
MARKER_HARVESTS: Final = vec[i64]([FULL_HARVEST, FULL_HARVEST, NO_HARVEST, ONE_FOOD, SKIP_ONE])

SKIPS_FIELDS: Final = 1


def harvest_kind(at: CavernaPosition) -> i64:
    """How the current round ends (CAV-HARVEST-01 to -09)."""
    round = at.cells[ROUND]
    return PRINTED_HARVESTS[round] if round < 6 else MARKER_HARVESTS[at.cells[MARKER]]


@final
class Harvest(Step[CavernaPosition]):
    """Puts the phases of this round's harvest on the agenda."""

    def run(self, at: CavernaPosition, a: i64, b: i64) -> None:
        kind = harvest_kind(at)
        at.open(END_ROUND)
        if kind == NO_HARVEST:
            return
        if kind == ONE_FOOD:
            at.open(FEEDING)
            return
        at.open(BREEDING)
        at.open(FEEDING)
        at.open(FIELD_PHASE)
        if kind == SKIP_ONE:
            at.open(SKIPPING)


# The third red marker


@final
class Skipping(Step[CavernaPosition]):
    """Every player leaves out one phase (CAV-HARVEST-07); automatically the one that would have no effect."""

    def run(self, at: CavernaPosition, done: i64, b: i64) -> None:
        for order in range(done, at.cells[PLAYERS]):
            seat = at.seat_after(order)
            at.cells[TURN] = seat
            if not at.sown_fields(seat):
                at.set_own(SKIPS, SKIPS_FIELDS)
            elif not pairs(at, seat) and not at.own(RUBY):
                at.set_own(SKIPS, SKIPS_BREEDING)
            else:
                at.open(SKIPPING, order + 1)
                at.open(SKIP_PHASE)
                return


@final
class SkipPhase(Decision[CavernaPosition]):
    """Which phase a player leaves out."""

    def choices(self, at: CavernaPosition, a: i64, b: i64) -> vec[i64]:
        return each(vec[i64](capacity=2), SKIP, 3)

    def play(self, at: CavernaPosition, a: i64, b: i64, choice: i64) -> None:
        at.set_own(SKIPS, SKIP.first(choice) + 1)


# Fields


@final
class FieldPhase(Step[CavernaPosition]):
    """One token from every sown field (CAV-HARVEST-11)."""

    def run(self, at: CavernaPosition, a: i64, b: i64) -> None:
        for seat in range(at.cells[PLAYERS]):
            at.cells[TURN] = seat
            if at.own(SKIPS) != SKIPS_FIELDS:
                harvest_fields(at)


def harvest_fields(at: CavernaPosition) -> None:
    at.gain(GRAIN, count(at.own(CROPS) | at.own(CROPS + 1) | at.own(CROPS + 2)))
    at.gain(VEGETABLE, count(at.own(CROPS + 3) | at.own(CROPS + 4)))
    at.set_own(CROPS, at.own(CROPS + 1))
    at.set_own(CROPS + 1, at.own(CROPS + 2))
    at.set_own(CROPS + 2, 0)
    at.set_own(CROPS + 3, at.own(CROPS + 4))
    at.set_own(CROPS + 4, 0)
