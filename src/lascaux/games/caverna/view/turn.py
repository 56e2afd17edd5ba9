"""The action in progress as plain data, read off the agenda."""

from __future__ import annotations

from typing import TypedDict

from lascaux.core.agenda import Entry, Moment
from lascaux.games.caverna.rules import board, deeds, layout
from lascaux.games.caverna.rules.goods import NAMES
from lascaux.games.caverna.rules.loot import LOOT
from lascaux.games.caverna.rules.placing import first_squares, second_squares
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.rooms import ROOMS
from lascaux.games.caverna.rules.spaces import SPACES, WEEKLY_MARKET
from lascaux.games.caverna.rules.turn import NO_DWARF, dwarf_to_place
from lascaux.games.caverna.view.housing import members


class ExpeditionView(TypedDict):
    strength: int  # at its start
    items_left: int
    taken: list[str]


class LayingView(TypedDict):
    """A tile whose place is open."""

    deed: str
    first: str | None  # the square of the first half, once it is chosen
    pairs: list[list[str]]  # until then: where both halves of a twin may lie


class TurnView(TypedDict):
    dwarf: int | None  # the one that acts or is to be placed, as its owner counts them
    space: str | None  # the one being used; for an Imitation space, the imitated one
    done: list[str]  # the deeds done there
    expedition: ExpeditionView | None
    laying: LayingView | None
    furnishing: str | None  # chosen, not yet placed
    bought: list[str]  # at the Weekly market
    trades_left: int  # of Ore trading


def deeds_done(use: Entry) -> list[str]:
    return [deeds.NAMES[part.deed] for n, part in enumerate(SPACES[use["space"]].parts) if use["done"] >> n & 1]


def expedition_view(at: CavernaPosition, moment: Moment) -> ExpeditionView | None:
    found = moment.find(layout.CHOOSE_LOOT, layout.EXPEDITION)
    if found is None:
        return None
    taken = [LOOT[item].slug for item in members(found["taken"])]
    return ExpeditionView(strength=at.cells[layout.LOOT_STRENGTH], items_left=found["left"], taken=taken)


def twin_places(at: CavernaPosition, deed: int) -> list[list[str]]:
    """Both squares of every place where a twin may be laid: people lay it in one move, though the rules ask twice."""
    return [
        [board.NAMES[first], board.NAMES[second]]
        for first in members(first_squares(at, deed))
        for second in members(second_squares(at, deed, first))
    ]


def laying_view(at: CavernaPosition, moment: Moment) -> LayingView | None:
    found = moment.find(layout.LAY_FIRST, layout.LAY_SECOND, layout.LAY_SINGLE)
    if found is None:
        return None
    first = board.NAMES[found["first"]] if found.kind == layout.LAY_SECOND else None
    pairs = twin_places(at, found["deed"]) if moment.is_open(layout.LAY_FIRST) else []
    return LayingView(deed=deeds.NAMES[found["deed"]], first=first, pairs=pairs)


def acting_dwarf(at: CavernaPosition, moment: Moment) -> int | None:
    if moment.is_open(layout.TAKE_TURN):
        return dwarf_to_place(at, moment)
    dwarf = at.cells[layout.ACTING]
    return None if dwarf == NO_DWARF else dwarf


def space_in_use(at: CavernaPosition, use: Entry | None, bought: int | None) -> int | None:
    """The space with open parts, or else where the acting dwarf stands."""
    if use:
        return use["space"]
    if bought is not None:
        return WEEKLY_MARKET
    dwarf = at.cells[layout.ACTING]
    return None if dwarf == NO_DWARF else at.own(layout.WORKS_AT + dwarf) - 1


def turn_view(at: CavernaPosition) -> TurnView:
    moment = Moment(at)
    use = moment.find(layout.CHOOSE_DEED, layout.USE_SPACE)
    bought = moment.value("bought", layout.BUY_GOODS, layout.MARKET)
    space = space_in_use(at, use, bought)
    room = moment.value("room", layout.PAY_WITH_ORE, layout.CHOOSE_CAVERN)
    return TurnView(
        dwarf=acting_dwarf(at, moment),
        space=None if space is None else SPACES[space].slug,
        done=deeds_done(use) if use else [],
        expedition=expedition_view(at, moment),
        laying=laying_view(at, moment),
        furnishing=None if room is None else ROOMS[room].slug,
        bought=[NAMES[good] for good in members(bought or 0)],
        trades_left=moment.value("left", layout.TRADE_ORE, layout.TRADING) or 0,
    )
