"""One player as plain data: goods, animals, dwarfs, furnishings and the home board."""

from __future__ import annotations

from typing import Final, TypedDict

from lascaux.core.agenda import Moment
from lascaux.core.bits import count
from lascaux.core.position import TURN
from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.family import dwarf_places
from lascaux.games.caverna.rules.feeding import need
from lascaux.games.caverna.rules.goods import DOG, NAMES
from lascaux.games.caverna.rules.placing import MOST_STABLES
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.room_effects import DELIVERED
from lascaux.games.caverna.rules.rooms import ADDITIONAL_DWELLING
from lascaux.games.caverna.rules.spaces import NAMES as SPACES
from lascaux.games.caverna.scoresheet import scoresheet
from lascaux.games.caverna.view.furnishing import OwnedFurnishingView, owned
from lascaux.games.caverna.view.home import SquareView, square_views
from lascaux.games.caverna.view.housing import NO_PLACE, housing
from lascaux.games.caverna.view.round import harvest, phase

SKIPS: Final = (None, "fields", "breeding")  # in the order of the cell SKIPS

AFTER_FEEDING: Final = ("breeding", "end-of-round", "last-exchanges", "over")


class DwarfView(TypedDict):
    """A dwarf; dwarfs are numbered in the order in which they came."""

    strength: int  # 0: unarmed
    newborn: bool
    space: str | None  # None: at home


class PlayerView(TypedDict):
    goods: dict[str, int]
    animals: dict[str, int]  # dogs first
    homeless: dict[str, int]  # animals that find no place and are to be given up now
    dwarfs: list[DwarfView]
    beds: int  # places for dwarfs in all dwellings
    begging: int
    passed: bool
    deliveries: dict[str, int]  # rounds in which wood, stone or a ruby still arrives
    skips: str | None  # the phase left out of this harvest: fields or breeding
    food_needed: int | None  # in this round's harvest, as things stand; None: not known yet
    stables_left: int
    furnishings: list[OwnedFurnishingView]
    squares: list[SquareView]
    points: dict[str, float]  # as things stand, by the categories of the score sheet


def dwarf_view(at: CavernaPosition, seat: int, dwarf: int) -> DwarfView:
    space = at.of(seat, layout.WORKS_AT + dwarf) - 1
    return DwarfView(
        strength=at.of(seat, layout.STRENGTH + dwarf),
        newborn=dwarf >= at.of(seat, layout.ADULTS),
        space=SPACES[space] if space >= 0 else None,
    )


def is_fed(at: CavernaPosition, seat: int) -> bool:
    """Whether a seat has already been through this round's feeding."""
    done = Moment(at).value("done", layout.FEEDING)
    if done is None:
        return phase(at) in AFTER_FEEDING
    order = (seat - at.cells[layout.STARTER]) % at.cells[layout.PLAYERS]
    return order < done - 1  # the last of these is being fed


def food_needed(at: CavernaPosition, seat: int) -> int | None:
    """The rules ask this of the seat on turn, so it is asked of a copy."""
    kind = harvest(at, at.cells[layout.ROUND]) if at.cells[layout.ROUND] else None
    if kind is None:
        return None
    if kind == "none" or is_fed(at, seat):
        return 0
    asked = at.copy()
    asked.cells[TURN] = seat
    return need(asked)


def player_view(at: CavernaPosition, seat: int) -> PlayerView:
    standing = housing(at, seat)
    return PlayerView(
        goods={name: at.of(seat, good) for good, name in enumerate(NAMES[:DOG])},
        animals={name: at.of(seat, DOG + kind) for kind, name in enumerate(NAMES[DOG:])},
        homeless=standing.get(NO_PLACE, {}),
        dwarfs=[dwarf_view(at, seat, dwarf) for dwarf in range(at.of(seat, layout.DWARFS))],
        beds=dwarf_places(at, seat) + at.has_room(seat, ADDITIONAL_DWELLING),
        begging=at.of(seat, layout.BEGGING),
        passed=at.of(seat, layout.PASSED) == 1,
        deliveries={
            NAMES[good]: rounds for n, good in enumerate(DELIVERED) if (rounds := at.of(seat, layout.DELIVERIES + n))
        },
        skips=SKIPS[at.of(seat, layout.SKIPS)],
        food_needed=food_needed(at, seat),
        stables_left=MOST_STABLES - count(at.of(seat, layout.STABLES)),
        furnishings=owned(at, seat),
        squares=square_views(at, seat, standing),
        points={line.category: line.points for line in scoresheet(at, seat).lines},
    )
