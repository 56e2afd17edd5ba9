"""Finding tables, and sitting down."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query

from lascaux.core.game import Game
from lascaux.core.options import OptionValue
from lascaux.games import games
from lascaux.server.accounts import check_own_name
from lascaux.server.answers.lobby import (
    Invitation,
    Invitations,
    Joined,
    SoloGoal,
    SoloRecord,
    SoloRecords,
    TableList,
    TableListed,
)
from lascaux.server.answers.tables import SeatShown
from lascaux.server.errors import ERRORS, Refusal
from lascaux.server.house import House
from lascaux.server.presence import HERE
from lascaux.server.routes.asking import Anybody, InvitationCode, Player, Somebody, TableId, TheHouse, TheLanguage
from lascaux.server.seat import Seat, names_in
from lascaux.server.storage.schema import BOT, FREE
from lascaux.server.storage.store import Before
from lascaux.server.table import loaded

MOST: Final = 100

Limit = Annotated[int, Query(ge=1, le=MOST)]
Cursor = Annotated[
    str | None,
    Query(
        max_length=60, pattern=r"^\d{1,12}(\.\d{1,20})?,[A-Za-z0-9_-]{1,40}$", description="`next` of the page before"
    ),
]

router = APIRouter(prefix="/api", tags=["lobby"], responses=ERRORS)


@router.get("/tables")
async def see_tables(
    house: TheHouse,
    person: Anybody,
    language: TheLanguage,
    status: Annotated[Literal["open", "playing", "over", "frozen"], Query()] = "playing",
    limit: Limit = 50,
    before: Cursor = None,
) -> TableList:
    """The tables that everybody may see, most recently changed first."""
    rows = await house.store.listed(status, limit, place(before))
    return await listed(house, rows, limit, person.id if person else None, language)


@router.get("/me/tables")
async def see_my_tables(
    house: TheHouse,
    person: Player,
    language: TheLanguage,
    status: Annotated[Literal["open", "playing", "over", "frozen"] | None, Query()] = None,
    limit: Limit = 50,
    before: Cursor = None,
) -> TableList:
    """The tables at which you sit, most recently changed first; on each page, those waiting for you before others."""
    rows = await house.store.of_person(person.id, limit, status, place(before))
    found = await listed(house, rows, limit, person.id, language)
    found.tables.sort(key=lambda table: not table.your_turn)
    return found


@router.post("/invitations/{code}")
async def take_seat(code: InvitationCode, house: TheHouse, person: Somebody) -> Joined:
    """Take the seat that an invitation gives."""
    await check_own_name(house.people, person)
    table = await house.seating.sit_down(person.id, person.name, code)
    return Joined(table=table.id, seats=table.seats_of(person.id))


def place(cursor: str | None) -> Before | None:
    """Where a page begins."""
    if cursor is None:
        return None
    changed, _, id = cursor.partition(",")
    return float(changed), id


async def listed(house: House, rows: list[dict[str, Any]], limit: int, person: str | None, language: str) -> TableList:
    found: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
    for row in await house.store.seats_of(list(found)):
        found[row["table_id"]].append(Seat.of(row))
    now = house.tables.clock()
    seats = {id: seats_listed(theirs, person, now, language) for id, theirs in found.items()}
    return TableList(
        next=f"{rows[-1]['changed']!r},{rows[-1]['id']}" if len(rows) == limit else None,
        tables=[
            TableListed(
                table=row["id"],
                seats=seats[row["id"]],
                uploaded=row["given"] > 0 and row["origin"] is None,
                your_turn=any(seat.yours and seat.seat == row["waits_for"] for seat in seats[row["id"]]),
                **{name: row[name] for name in ("game", "options", "status", "pace", "waits_for", "scores")},
                created=row["created"],
                changed=row["changed"],
            )
            for row in rows
        ],
    )


def seats_listed(seats: list[Seat], person: str | None, now: float, language: str) -> list[SeatShown]:
    return [
        SeatShown(
            seat=number,
            kind=seat.kind,
            name=name,
            bot=seat.bot,
            yours=person is not None and seat.chooser == person,
            kept=person is not None and seat.kind == BOT and seat.person == person,
            here=seat.chooser is not None and now - seat.seen < HERE,
            late=False,
            passes=seat.passes,
            resigned=False,
        )
        for number, (seat, name) in enumerate(zip(seats, names_in(language, seats), strict=True))
    ]


@router.get("/tables/{id}/invitations")
async def see_invitations(id: TableId, house: TheHouse, person: Somebody) -> Invitations:
    """The links of the free seats, and the one for spectators, for the person who made the table."""
    table = await house.tables.get(id)
    if table.owner != person.id:
        raise Refusal(404, "no-table", table=id)
    rows = [row for row in await house.store.seats(id) if row["kind"] == FREE]
    free = [Invitation(seat=row["seat"], code=row["invitation"]) for row in rows]
    return Invitations(invitations=free, watch=table.watch_code)


@router.post("/tables/{id}/seat")
async def take_free_seat(id: TableId, house: TheHouse, person: Somebody) -> Joined:
    """Take a free seat at a table that everybody may see."""
    table = await house.tables.get(id)
    if not table.listed:
        raise Refusal(404, "no-table", table=id)
    for row in await house.store.seats(id):
        if row["kind"] == FREE:
            return await take_seat(row["invitation"], house, person)
    raise Refusal(409, "no-free-seat")


@router.get("/me/solo")
async def see_solo_records(house: TheHouse, person: Player) -> SoloRecords:
    """Your best solo games, for each game and mode with printed goals; only what you played from the start counts."""
    best: dict[tuple[str, tuple[tuple[str, OptionValue], ...]], dict[str, Any]] = {}
    for row in await house.store.solo_results(person.id):
        if row["scores"] and row["game"] in games():
            key = (row["game"], tuple(sorted(row["options"].items())))
            if key not in best or row["scores"][0] > best[key]["scores"][0]:
                best[key] = row
    found = []
    for (name, options), row in best.items():
        with suppress(ValueError):  # an option is no more
            found.append(solo_record(loaded(name, options), row))
    return SoloRecords(records=found)


def solo_record(game: Game, row: dict[str, Any]) -> SoloRecord:
    points = row["scores"][0]
    goals = [SoloGoal(points=goal.points, exceed=goal.exceed, reached=goal.reached(points)) for goal in game.goals()]
    return SoloRecord(game=row["game"], options=row["options"], table=row["id"], points=points, goals=goals)
