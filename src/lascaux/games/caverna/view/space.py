"""The action board as plain data: every space in play with its goods and the dwarfs on it."""

from __future__ import annotations

from typing import TypedDict

from lascaux.games.caverna.rules import deeds, layout
from lascaux.games.caverna.rules.goods import KINDS, NAMES, in_words, parse_goods
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.space_use import table_row
from lascaux.games.caverna.rules.spaces import (
    FIRST_CARD,
    GAIN,
    IMITATION_COST,
    IMITATIONS,
    MOST_KINDS,
    REFILL_EMPTY,
    REFILL_MORE,
    SPACES,
    STOCK_KIND,
    URGENT_WISH,
    WISH_FOR_CHILDREN,
    Part,
)
from lascaux.games.caverna.view.housing import members


class WorkerView(TypedDict):
    """A dwarf on a space; a newborn stands with its parent."""

    seat: int
    strength: int
    newborn: bool


class RefillView(TypedDict):
    """What a space receives at the start of every round."""

    good: str
    onto_empty: int
    onto_others: int


class PartView(TypedDict):
    """One of the deeds that a space offers."""

    deed: str
    level: int  # of an expedition
    gain: dict[str, int]  # goods that come with it
    side: int  # which side of an "either ... or"; 0: neither


class SpaceView(TypedDict):
    space: str
    card_of_round: int | None  # None: printed on the board
    goods: dict[str, int]  # goods and animals that lie there
    refill: list[RefillView]
    gain: dict[str, int]  # from the bank at every use
    parts: list[PartView]
    imitation_cost: int | None  # in food; None: not an Imitation space
    workers: list[WorkerView]


def part_views(parts: tuple[Part, ...]) -> list[PartView]:
    """The parts of a space. Two parts that each come too late after the other are an "either ... or", too."""
    views = []
    for number, part in enumerate(parts):
        gain = in_words(parse_goods(part.gain))
        exclusive = part.not_after >= 0 and parts[part.not_after].not_after == number
        side = number + 1 if exclusive else part.side
        views.append(PartView(deed=deeds.NAMES[part.deed], level=part.level, gain=gain, side=side))
    return views


def refill_views(at: CavernaPosition, space: int) -> list[RefillView]:
    entries = range(MOST_KINDS * table_row(at, space), MOST_KINDS * (table_row(at, space) + 1))
    return [
        RefillView(good=NAMES[STOCK_KIND[entry]], onto_empty=REFILL_EMPTY[entry], onto_others=REFILL_MORE[entry])
        for entry in entries
        if STOCK_KIND[entry] >= 0
    ]


def goods_on(at: CavernaPosition, space: int) -> dict[str, int]:
    found = {}
    for index in range(MOST_KINDS):
        amount = at.cells[layout.STOCK + MOST_KINDS * space + index]
        if amount:
            found[NAMES[STOCK_KIND[MOST_KINDS * table_row(at, space) + index]]] = int(amount)
    return found


def workers_on(at: CavernaPosition, space: int) -> list[WorkerView]:
    return [
        WorkerView(
            seat=seat, strength=at.of(seat, layout.STRENGTH + dwarf), newborn=dwarf >= at.of(seat, layout.ADULTS)
        )
        for seat in range(at.cells[layout.PLAYERS])
        for dwarf in range(at.of(seat, layout.DWARFS))
        if at.of(seat, layout.WORKS_AT + dwarf) == space + 1
    ]


def card_round(at: CavernaPosition, space: int) -> int | None:
    """The round that revealed a card; the back of Wish for children is the same card."""
    card = WISH_FOR_CHILDREN if space == URGENT_WISH else space
    return next((n + 1 for n in range(layout.LAST_ROUND) if at.cells[layout.CARDS + n] == card + 1), None)


def space_view(at: CavernaPosition, space: int) -> SpaceView:
    gain = KINDS * table_row(at, space)
    return SpaceView(
        space=SPACES[space].slug,
        card_of_round=card_round(at, space) if space >= FIRST_CARD else None,
        goods=goods_on(at, space),
        refill=refill_views(at, space),
        gain={NAMES[good]: GAIN[gain + good] for good in range(KINDS) if GAIN[gain + good]},
        parts=part_views(SPACES[space].parts),
        imitation_cost=IMITATION_COST[space] if IMITATIONS >> space & 1 else None,
        workers=workers_on(at, space),
    )


def space_views(at: CavernaPosition) -> list[SpaceView]:
    """The spaces in play: the printed ones, then the cards by round."""
    found = [space_view(at, space) for space in members(at.cells[layout.IN_PLAY])]
    return sorted(found, key=lambda space: space["card_of_round"] or 0)
