"""The daily challenge: one game a day for each game, one try each, and a bot that plays it too."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final, NamedTuple

from sqlalchemy.exc import IntegrityError

from lascaux.agents.ladder import REFERENCE, ladder
from lascaux.core.game import Game
from lascaux.games import load
from lascaux.server.days import day_of
from lascaux.server.making import Maker, Plan
from lascaux.server.storage.daily_store import HOUSE_ITSELF, DailyStore
from lascaux.server.storage.people_store import Person
from lascaux.server.storage.schema import BOT, PERSON
from lascaux.server.tables import Tables

# Alone wherever a game can be: except in Caverna, whose solo game knows no luck and would be the same every day.
PLAYERS: Final = {"caverna": 2}
OPPONENT: Final = REFERENCE  # in all other seats; asked the same, it does the same for everybody


class Challenge(NamedTuple):
    """What is played: with these rules, against bots in all other seats."""

    game: Game
    reason: str | None  # why it is not played alone

    @property
    def opponents(self) -> int:
        return self.game.seats - 1

    @property
    def champion(self) -> str:
        """The bot that plays the day too: the strongest that is done in reasonable time."""
        return ladder(self.game.id, self.game.seats).judge


def challenge(name: str) -> Challenge:
    counts = [int(count) for option in load(name).declared if option.name == "players" for count in option.values]
    if not counts:
        return Challenge(load(name), None)
    if name in PLAYERS:
        return Challenge(load(name, players=PLAYERS[name]), "no-luck")
    return Challenge(load(name, players=min(counts)), "no-solo" if min(counts) > 1 else None)


class Daily:
    """Lets people try, once a day."""

    def __init__(self, tables: Tables, maker: Maker) -> None:
        self.tables = tables
        self.maker = maker
        self.store = DailyStore(tables.store)

    @property
    def today(self) -> str:
        return day_of(self.tables.clock())

    async def begin(self, person: Person, name: str) -> str:
        """The table of somebody's try today: a new one, or the one that is there already."""
        day = self.today
        mine = await self.store.of(day, name, person.id)
        if mine is None:
            me = {"kind": PERSON, "person": person.id, "name": person.name, "bot": None, "passes": True}
            with suppress(IntegrityError):  # another window was quicker
                await self.sit_down(person.id, day, name, me)
            mine = await self.store.of(day, name, person.id)
            assert mine is not None
        with suppress(IntegrityError):  # it plays already
            if await self.store.of(day, name, HOUSE_ITSELF) is None:
                await self.sit_down(HOUSE_ITSELF, day, name, bot_row(challenge(name).champion))
        found: str = mine["id"]
        return found

    async def sit_down(self, owner: str, day: str, name: str, first: dict[str, Any]) -> None:
        game = challenge(name).game
        plan = Plan(game, hints=False, turn_minutes=0, day=day)
        await self.maker.create(owner, plan, [first, *(bot_row(OPPONENT) for _ in range(game.seats - 1))])


def bot_row(level: str) -> dict[str, Any]:
    return {"kind": BOT, "person": None, "name": level, "bot": level, "passes": True}
