"""The course of the game as plain data: rounds with their cards and harvests, markers, and the phase of this round."""

from __future__ import annotations

from typing import Final, TypedDict

from lascaux.core.agenda import Moment
from lascaux.core.bits import count
from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.harvest import MARKER_HARVESTS, PRINTED_HARVESTS
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.rounds import FIRST_MARKER_ROUND, LEAF, WISH_ROUND
from lascaux.games.caverna.rules.spaces import (
    NAMES,
    SOLO_ORDER,
    STAGE_SETS,
    URGENT_WISH,
    WISH_FOR_CHILDREN,
)
from lascaux.games.caverna.view.housing import members

HARVESTS: Final = ("none", "full", "one-food", "skip-one")  # in the order of their numbers in `harvest`
MARKERS: Final = (None, "leaf", "first-red", "second-red", "third-red")  # in the order of the cell MARKER
# What is going on, by the topmost of these on the agenda
PHASES: Final = {
    layout.CHOOSE_STARTER: "setup",
    layout.INCOME: "new-round",
    layout.WORK: "work",
    layout.HARVEST: "harvest",
    layout.SKIPPING: "skipping",
    layout.FEEDING: "feeding",
    layout.BREEDING: "breeding",
    layout.END_ROUND: "end-of-round",
    layout.BEFORE_SCORING: "last-exchanges",
}


class RoundView(TypedDict):
    """A round of the schedule."""

    round: int
    stage: int
    card: str | None  # what lies there, or is known to come
    revealed: bool
    harvest: str | None  # none, full, one-food or skip-one; None: the marker decides, and it is not on the table


class MarkersView(TypedDict):
    """The harvest markers."""

    current: str | None  # of this round: leaf, first-red, second-red or third-red
    leaves_left: int  # face down
    reds_left: int
    reds_seen: int


def phase(at: CavernaPosition) -> str:
    found = Moment(at).find(*PHASES)
    return PHASES[found.kind] if found else "over"


def harvest(at: CavernaPosition, round: int) -> str | None:
    """How a round ends, as far as the table shows it (CAV-HARVEST-01 to -09)."""
    if round < FIRST_MARKER_ROUND:
        return HARVESTS[PRINTED_HARVESTS[round]]
    marker = marker_of(at, round)
    return HARVESTS[MARKER_HARVESTS[marker]] if marker or at.cells[layout.PLAYERS] == 1 else None


def marker_of(at: CavernaPosition, round: int) -> int:
    """The marker of a round as in the cell MARKER; 0 if it is not on the table."""
    if round >= at.cells[layout.ROUND]:
        return at.cells[layout.MARKER] if round == at.cells[layout.ROUND] else 0
    reds = at.cells[layout.RED_ROUNDS] & (1 << round + 1) - 1
    return LEAF + count(reds) if reds >> round else LEAF


def card(at: CavernaPosition, round: int) -> int | None:
    """The space on the card of a round, drawn or certain to come."""
    drawn = at.cells[layout.CARDS + round - 1]
    if drawn:
        turned = at.cells[layout.IN_PLAY] >> URGENT_WISH & 1 and drawn - 1 == WISH_FOR_CHILDREN
        return URGENT_WISH if turned else drawn - 1
    if at.cells[layout.PLAYERS] == 1:
        return SOLO_ORDER[round]
    return WISH_FOR_CHILDREN if round == WISH_ROUND else None


def round_view(at: CavernaPosition, round: int) -> RoundView:
    space = card(at, round)
    return RoundView(
        round=round,
        stage=(round - 1) // 3 + 1,
        card=None if space is None else NAMES[space],
        revealed=at.cells[layout.CARDS + round - 1] != 0,
        harvest=harvest(at, round),
    )


def schedule(at: CavernaPosition) -> list[RoundView]:
    skipped = layout.SKIPPED_ROUND if at.cells[layout.PLAYERS] <= 2 else 0
    return [round_view(at, round) for round in range(1, layout.LAST_ROUND + 1) if round != skipped]


def unrevealed(at: CavernaPosition) -> list[list[str]]:
    """The cards still face down, by stage."""
    return [[NAMES[space] for space in members(at.cells[layout.UNREVEALED] & stage)] for stage in STAGE_SETS]


def markers_view(at: CavernaPosition) -> MarkersView:
    return MarkersView(
        current=MARKERS[at.cells[layout.MARKER]],
        leaves_left=at.cells[layout.LEAVES],
        reds_left=at.cells[layout.REDS],
        reds_seen=count(at.cells[layout.RED_ROUNDS]),
    )
