"""What a visitor of a public server may do without an account: play against quick bots, a few games at a time."""

from __future__ import annotations

from typing import Final

from lascaux.agents.naming import bot_name
from lascaux.server.errors import Refusal
from lascaux.server.messages import NewTable, SeatWish
from lascaux.server.storage.people_store import Person
from lascaux.server.storage.schema import PLAYING
from lascaux.server.storage.store import Store
from lascaux.server.table import QUICK

MOST_TABLES: Final = 3


async def check_new_table(store: Store, person: Person, wish: NewTable, language: str) -> None:
    if wish.listed:
        raise Refusal(403, "visitor-only-bots")
    check_seats(wish.seats, language)
    await check_room(store, person)


async def check_room(store: Store, person: Person) -> None:
    """A game more, unless there are enough already."""
    if len(await store.of_person(person.id, MOST_TABLES, PLAYING)) >= MOST_TABLES:
        raise Refusal(403, "visitor-tables", most=MOST_TABLES)


def check_seats(seats: list[SeatWish], language: str) -> None:
    if any(seat.kind == "free" or seat.name is not None for seat in seats):
        raise Refusal(403, "visitor-only-bots")
    for seat in seats:
        if seat.level is not None:
            check_level(seat.level, language)


def check_level(level: str, language: str) -> None:
    if level not in QUICK:
        raise Refusal(403, "visitor-level", levels=", ".join(bot_name(name, language) for name in QUICK))
