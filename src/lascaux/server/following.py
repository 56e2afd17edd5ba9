"""What follows at a table without anybody choosing: nature's choices and forced ones, until a turn is held open."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from lascaux.arena.nature import Nature
from lascaux.beginning import letting_begin
from lascaux.core.game import Game
from lascaux.core.position import CHANCE
from lascaux.server.line import Logged
from lascaux.server.messages import Hold
from lascaux.server.storage.schema import BOT, CHOICE, FORCED, HOLD
from lascaux.server.table import Table

SAYS_DONE: Final = "done"  # the verb, in every game, of who wants nothing more: it ends a turn like a button for it


class Holder(NamedTuple):
    """A seat that wants to end its turn itself, and the round that is being played."""

    seat: int
    round: int


@lru_cache(maxsize=20_000)
def says_done(game: Game, choice: int) -> bool:
    return bool(game.verbs.verb(choice).word == SAYS_DONE)


def holder_of(table: Table, choice: int, hold: Hold) -> Holder | None:
    """Who keeps the turn open if this choice is its last; nobody where there is nothing to think over."""
    at = table.line.at
    if hold == "never" or (hold == "matters" and says_done(table.game, choice)):
        return None
    had_choices = len(at.choices()) > 1 or table.line.undo_to(table.actor) is not None
    return Holder(table.actor, table.game.round(at)) if had_choices else None


def follow_ups(
    table: Table, luck: Random, now: float, holder: Holder | None = None, fate: Nature | None = None
) -> list[Logged]:
    """What happens automatically from here on: nature's choices and forced ones.

    Nothing while a turn is held open. The holder's is, from the moment when somebody else or the next round comes.
    Where there is a fate, it draws; it is not for nature to say who begins where people do.
    """
    if table.line.held is not None:
        return []
    found: list[Logged] = []
    at = table.line.at.copy()
    draws = 0 if table.seed is None else table.line.seats.count(CHANCE)  # which takes long, and only a seed needs it
    while True:
        actor = int(at.actor)
        if holder is not None and actor != holder.seat:
            if actor != CHANCE or table.game.round(at) != holder.round:
                return [*found, Logged(HOLD, holder.seat, 0, at=now)]
            holder = None  # nature reveals something: there is nothing left to take back
        if at.over:
            break
        choices = at.choices()
        if actor == CHANCE:
            drawn = letting_begin(table.game, choices, table.starter)
            if drawn is None:
                drawn = fate.draw(at) if fate else at.sample(nature(table, luck, draws))
            entry = Logged(CHOICE, CHANCE, drawn, at=now)
            draws += 1
        elif len(choices) == 1 and (table.seats[actor].kind == BOT or table.seats[actor].passes):
            entry = Logged(FORCED, actor, choices[0], at=now)
        else:
            break
        at.apply(entry.value)
        found.append(entry)
    return found


def nature(table: Table, luck: Random, draw: int) -> Random:
    """Nature's generator; with a seed, the n-th draw of a game is always the same."""
    return luck if table.seed is None else Random(f"{table.seed} {draw}")
