"""What routes want to know about a request: the house, who is asking, and in which language."""

from __future__ import annotations

from typing import Annotated, Final, cast

from fastapi import Depends, Path, Query
from fastapi.requests import HTTPConnection

from lascaux.server.errors import Refusal, language_of
from lascaux.server.house import House
from lascaux.server.limits import address_of
from lascaux.server.people import arriving_person, current_person, needed_person, playing_person
from lascaux.server.storage.people_store import Person

# Ids that we made ourselves. Anything else is refused before the database is asked, which might choke on it.
OURS: Final = "^[A-Za-z0-9_-]{1,40}$"


def the_house(connection: HTTPConnection) -> House:
    return cast(House, connection.app.state.house)


def the_language(
    connection: HTTPConnection,
    language: Annotated[str | None, Query(description="en or de; default: what your browser asks for")] = None,
) -> str:
    return language_of(connection)


async def making_person(connection: HTTPConnection) -> Person:
    """Somebody who makes a table of what there is already."""
    return await limited(connection, await needed_person(connection))


async def beginning_person(connection: HTTPConnection) -> Person:
    """Somebody who makes a new table; what strangers begin stays in the database too."""
    house, person = the_house(connection), await arriving_person(connection)
    if house.people.is_visitor(person):
        house.rates.visits.spend(address_of(connection))
    return await limited(connection, person)


async def limited(connection: HTTPConnection, person: Person) -> Person:
    """Tables are limited by person, and by address for those who come as ever new guests."""
    house = the_house(connection)
    house.rates.tables.spend(person.id)
    house.rates.tables_here.spend(address_of(connection))
    most = house.settings.limits.tables_at_once
    if await house.store.unfinished(person.id) >= most:
        raise Refusal(409, "too-many-tables", most=most)
    return person


async def restless_person(connection: HTTPConnection) -> Person:
    """Somebody who changes something beside the game, which everybody at the table is told."""
    return unhurried(connection, await needed_person(connection))


async def restless_player(connection: HTTPConnection) -> Person:
    """The same; a visitor of a public server may do it too."""
    return unhurried(connection, await playing_person(connection))


def unhurried(connection: HTTPConnection, person: Person) -> Person:
    the_house(connection).rates.asides.spend(person.id)
    return person


TheHouse = Annotated[House, Depends(the_house)]
Anybody = Annotated[Person | None, Depends(current_person)]
Somebody = Annotated[Person, Depends(needed_person)]  # with an account, if the server is public
Player = Annotated[Person, Depends(playing_person)]  # may also be a visitor of a public server
Newcomer = Annotated[Person, Depends(beginning_person)]  # becomes a guest by making a table
Arriving = Annotated[Person, Depends(arriving_person)]  # becomes a guest by asking
Maker = Annotated[Person, Depends(making_person)]
Restless = Annotated[Person, Depends(restless_person)]
RestlessPlayer = Annotated[Person, Depends(restless_player)]
TheLanguage = Annotated[str, Depends(the_language)]
TableId = Annotated[str, Path(pattern=OURS)]
InvitationCode = Annotated[str, Path(pattern=OURS)]
Code = Annotated[str | None, Query(pattern=OURS, description="the code of a spectator's link")]
