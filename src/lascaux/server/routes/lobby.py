"""Finding tables, and sitting down."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query

from lascaux.server.errors import ERRORS, Refusal
from lascaux.server.house import House
from lascaux.server.messages import Invitation, Invitations, Joined, SeatShown, TableList, TableListed
from lascaux.server.routes.asking import Anybody, InvitationCode, Somebody, TableId, TheHouse
from lascaux.server.storage.schema import PERSON

MOST: Final = 100

router = APIRouter(prefix="/api", tags=["lobby"], responses=ERRORS)


@router.get("/tables")
async def see_tables(
    house: TheHouse,
    person: Anybody,
    status: Annotated[Literal["open", "playing", "over"], Query()] = "playing",
    limit: Annotated[int, Query(ge=1, le=MOST)] = 50,
) -> TableList:
    """The tables that everybody may see, those that changed last first."""
    return await listed(house, await house.store.listed(status, limit), person.id if person else None)


@router.get("/me/tables")
async def see_my_tables(
    house: TheHouse, person: Somebody, limit: Annotated[int, Query(ge=1, le=MOST)] = 50
) -> TableList:
    """The tables at which you sit, those that wait for you first."""
    found = await listed(house, await house.store.of_person(person.id, limit), person.id)
    found.tables.sort(key=lambda table: not table.your_turn)
    return found


@router.post("/invitations/{code}")
async def take_seat(code: InvitationCode, house: TheHouse, person: Somebody) -> Joined:
    """Take the seat that an invitation gives."""
    table = await house.tables.sit_down(person.id, person.name, code)
    return Joined(table=table.id, seats=table.seats_of(person.id))


async def listed(house: House, rows: list[dict[str, Any]], person: str | None) -> TableList:
    seats: dict[str, list[SeatShown]] = {row["id"]: [] for row in rows}
    for seat in await house.store.seats_of(list(seats)):
        yours = person is not None and seat["kind"] == PERSON and seat["person"] == person
        here = seat["person"] in house.hub.present(seat["table_id"])
        shown = {name: seat[name] for name in ("seat", "kind", "name", "bot", "passes")}
        seats[seat["table_id"]].append(SeatShown(**shown, yours=yours, here=here, resigned=False))
    return TableList(
        tables=[
            TableListed(
                table=row["id"],
                seats=seats[row["id"]],
                your_turn=any(seat.yours and seat.seat == row["waits_for"] for seat in seats[row["id"]]),
                **{name: row[name] for name in ("game", "options", "status", "pace", "waits_for", "scores")},
                created=row["created"],
                changed=row["changed"],
            )
            for row in rows
        ]
    )


@router.get("/tables/{id}/invitations")
async def see_invitations(id: TableId, house: TheHouse, person: Somebody) -> Invitations:
    """The links of the free seats, for whoever made the table."""
    table = await house.tables.get(id)
    if table.owner != person.id:
        raise Refusal(404, "no-table", table=id)
    rows = [row for row in await house.store.seats(id) if row["invitation"]]
    return Invitations(invitations=[Invitation(seat=row["seat"], code=row["invitation"]) for row in rows])
