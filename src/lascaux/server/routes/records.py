"""Records: download what was played, upload what should continue."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse

from lascaux.record import Record
from lascaux.server.accounts import check_seat_names
from lascaux.server.answers.lobby import TableMade
from lascaux.server.errors import ERRORS, Refusal
from lascaux.server.messages import Upload
from lascaux.server.routes.asking import Anybody, Code, Maker, TableId, TheHouse
from lascaux.server.routes.tables import watched
from lascaux.server.table import Table

router = APIRouter(prefix="/api", tags=["records"], responses=ERRORS)


TEXT: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The record."}
}  # refusals are JSON, as everywhere


@router.get("/tables/{id}/record", response_class=Response, responses=TEXT)
async def download(id: TableId, house: TheHouse, person: Anybody, code: Code = None) -> Response:
    """The record as text. While the game runs, only if nothing in it is somebody else's secret."""
    me = person.id if person else None
    table = await watched(house, id, me, code)
    table.check_told(house.tables.clock())
    if table.hides_from(me):
        raise Refusal(409, "still-secret")
    name = f'attachment; filename="{table.game.id}-{id}.lascaux"'
    return PlainTextResponse(record_of(table).text(), headers={"Content-Disposition": name})


@router.post("/records", status_code=201)
async def upload(wish: Upload, house: TheHouse, person: Maker) -> TableMade:
    """A table that continues where a record ends; a finished one can be viewed and forked."""
    await check_seat_names(house.people, person, wish.seats)
    return await house.maker.upload(person, wish.record, wish.seats)


def record_of(table: Table) -> Record:
    names = [" ".join(name.split()) or f"Player {seat + 1}" for seat, name in enumerate(table.names)]
    return Record(table.game, names, table.line.choices, table.rules)
