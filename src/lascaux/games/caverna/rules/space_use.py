"""Using an action space: its goods, then its parts as their connectors allow (CAV-SPACE-01 to -08)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit
from lascaux.core.position import TURN, Decision, Step
from lascaux.games.caverna.rules.counting import counted
from lascaux.games.caverna.rules.deed_start import begin, can_do
from lascaux.games.caverna.rules.exchanges import exchange_matters
from lascaux.games.caverna.rules.goods import KINDS, SHEEP
from lascaux.games.caverna.rules.housing import house
from lascaux.games.caverna.rules.layout import (
    ACTING,
    BOTH_EXTENSIONS,
    CHOOSE_DEED,
    MARKET,
    NEXT_STARTER,
    PLAYERS,
    REWARD,
    STOCK,
    USE_SPACE,
)
from lascaux.games.caverna.rules.layout import EXCHANGE as MAKE_EXCHANGE
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.reach import exchange_may_help
from lascaux.games.caverna.rules.rooms import GUEST_ROOM
from lascaux.games.caverna.rules.spaces import (
    BONUS_SPACES,
    EXTENSION,
    GAIN,
    GAINS,
    MINE_BONUS,
    MOST_KINDS,
    MOST_PARTS,
    PART_DEED,
    PART_GAIN,
    PART_LEVEL,
    PART_NEEDS,
    PART_SIDE,
    PART_TOO_LATE,
    SPACE_COUNT,
    STARTING_PLAYER,
    STOCK_KIND,
    WEEKLY_MARKET,
)
from lascaux.games.caverna.rules.verbs import DO, DONE, EXCHANGE

SPACE: Final = Argument("space")
# What has been done there: a set of its parts, and whether anything has happened at all (CAV-SPACE-05)
PARTS_DONE: Final = Argument("done", second=True, bits=MOST_PARTS)
ACTED: Final = Argument("acted", second=True, shift=MOST_PARTS, bits=1)
PART: Final = Argument("part", second=True)


# Goods


def table_row(at: CavernaPosition, space: i64) -> i64:
    """Where a space stands in the tables by player count."""
    return (at.cells[PLAYERS] - 1) * SPACE_COUNT + space


def mine_bonus(at: CavernaPosition, space: i64) -> i64:
    """What the seat's own mines add (CAV-MINE-08)."""
    if not BONUS_SPACES >> space & 1:
        return 0
    bonus = MINE_BONUS[space]
    return bonus.times(counted(at, at.cells[TURN], bonus.thing, 0))


def gives_goods(at: CavernaPosition, space: i64) -> bool:
    """Whether using a space brings any goods or animals by itself."""
    stock: i64
    for stock in range(MOST_KINDS):
        if at.cells[STOCK + MOST_KINDS * space + stock]:
            return True
    return GAINS[table_row(at, space)] != 0 or mine_bonus(at, space) > 0


def take_stock(at: CavernaPosition, space: i64, animals: bool) -> None:
    """Take what lies on a space: its goods, or its animals."""
    index: i64
    for index in range(MOST_KINDS):
        kind = STOCK_KIND[MOST_KINDS * table_row(at, space) + index]
        cell = STOCK + MOST_KINDS * space + index
        if at.cells[cell] and (kind >= SHEEP) == animals:
            at.gain(kind, at.cells[cell])
            at.cells[cell] = 0


def take_goods(at: CavernaPosition, space: i64) -> None:
    """All goods lying there, those from the bank, and those for mines (CAV-SPACE-06)."""
    take_stock(at, space, animals=False)
    at.take(GAIN, KINDS * table_row(at, space))
    bonus = mine_bonus(at, space)
    if bonus:
        at.gain(MINE_BONUS[space].good, bonus)


# Parts


def both_sides(at: CavernaPosition, space: i64) -> bool:
    """Whether "either ... or" is "and/or" here: with the Guest room, on Extension once a game (CAV-ROOM-11)."""
    return at.owns(GUEST_ROOM) and not (space == EXTENSION and at.own(BOTH_EXTENSIONS))


def other_side_done(space: i64, part: i64, done: i64) -> bool:
    side = PART_SIDE[MOST_PARTS * space + part]
    return any(done >> other & 1 and PART_SIDE[MOST_PARTS * space + other] != side for other in range(MOST_PARTS))


def is_open(at: CavernaPosition, space: i64, part: i64, done: i64) -> bool:
    """Whether the connectors let a part follow those done."""
    entry = MOST_PARTS * space + part
    if PART_DEED[entry] < 0 or done >> part & 1 or PART_NEEDS[entry] & ~done or PART_TOO_LATE[entry] & done:
        return False
    if PART_SIDE[entry] and other_side_done(space, part, done):
        return both_sides(at, space)
    return True


def can_use(at: CavernaPosition, space: i64, dwarf: i64) -> bool:
    """Whether something happens when a dwarf uses a space, Imitation aside (CAV-ROUND-11)."""
    if gives_goods(at, space):
        return True
    part: i64
    for part in range(MOST_PARTS):
        deed = PART_DEED[MOST_PARTS * space + part]
        if deed < 0:
            return False
        if not PART_NEEDS[MOST_PARTS * space + part] and can_do(at, deed, dwarf):
            return True
    return False


def use_space(at: CavernaPosition, space: i64) -> None:
    """The acting dwarf uses a space."""
    gave = gives_goods(at, space)
    take_goods(at, space)
    if space == STARTING_PLAYER:
        at.cells[NEXT_STARTER] = at.cells[TURN]
    elif space == WEEKLY_MARKET:
        at.open(MARKET)
    elif PART_DEED[MOST_PARTS * space] >= 0:
        at.open(USE_SPACE, space, ACTED.put(1 if gave else 0))


@final
class UseSpace(Step[CavernaPosition]):
    """Goes on while a part can follow, or could after an exchange; at the end the animals are taken.

    Before anything has happened, no exchange is offered: it could have been made before the placement, and one that
    spends what the only possible part needs would leave the space unused (CAV-ROUND-11).
    """

    def run(self, at: CavernaPosition, space: i64, done: i64) -> None:
        helped = done != 0 and exchange_matters(at)
        part: i64
        for part in range(MOST_PARTS):
            if is_open(at, space, part, done):
                deed = PART_DEED[MOST_PARTS * space + part]
                dwarf = at.cells[ACTING]
                if can_do(at, deed, dwarf) or (helped and exchange_may_help(at, deed)):
                    at.open(CHOOSE_DEED, space, done)
                    return
        leave_space(at, space)


@final
class ChooseDeed(Decision[CavernaPosition]):
    """The next part of a space, or the end of it."""

    def choices(self, at: CavernaPosition, space: i64, done: i64) -> vec[i64]:
        deeds: i64 = 0
        part: i64
        for part in range(MOST_PARTS):
            deed = PART_DEED[MOST_PARTS * space + part]
            if is_open(at, space, part, done) and can_do(at, deed, at.cells[ACTING]):
                deeds |= bit(deed)
        out = vec[i64](capacity=6)
        deed = 0
        while deeds:
            if deeds & 1:
                out = append(out, DO.code(deed))
            deeds >>= 1
            deed += 1
        if not done:
            return out
        if exchange_matters(at):
            out = append(out, EXCHANGE.base)
        return append(out, DONE.base)

    def play(self, at: CavernaPosition, space: i64, done: i64, choice: i64) -> None:
        if choice == DONE.base:
            leave_space(at, space)
            return
        if choice == EXCHANGE.base:
            at.open(USE_SPACE, space, done)
            at.open(MAKE_EXCHANGE)
            return
        deed = DO.first(choice)
        part: i64 = 0
        while PART_DEED[MOST_PARTS * space + part] != deed or not is_open(at, space, part, done):
            part += 1
        if space == EXTENSION and PARTS_DONE.of(done):
            at.set_own(BOTH_EXTENSIONS, 1)
        at.open(USE_SPACE, space, done | PARTS_DONE.put(bit(part)) | ACTED.put(1))
        at.open(REWARD, space, part)
        begin(at, deed, PART_LEVEL[MOST_PARTS * space + part])


@final
class Reward(Step[CavernaPosition]):
    """The goods that come with a part, once it is done."""

    def run(self, at: CavernaPosition, space: i64, part: i64) -> None:
        at.take(PART_GAIN, KINDS * (MOST_PARTS * space + part))


def leave_space(at: CavernaPosition, space: i64) -> None:
    """Animals lying on the space are taken last (CAV-SPACE-50)."""
    take_stock(at, space, animals=True)
    house(at)
