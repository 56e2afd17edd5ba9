"""Where the WebSocket of a table is."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Query, WebSocket

from lascaux.server.limits import address_of
from lascaux.server.people import current_session
from lascaux.server.routes.asking import Code, TableId, TheHouse, TheLanguage
from lascaux.server.routes.tables import watched
from lascaux.server.socket import TableSocket
from lascaux.server.storage.people_store import Session

router = APIRouter()


@router.websocket("/api/tables/{id}/socket")
async def table_socket(
    socket: WebSocket,
    id: TableId,
    house: TheHouse,
    session: Annotated[Session | None, Depends(current_session)],
    language: TheLanguage,
    code: Code = None,
    seen: Annotated[int, Query(ge=0)] = 0,
) -> None:
    me = session.person.id if session else None
    await watched(house, id, me, code)
    address = address_of(socket)
    with house.rates.sockets.hold(me or f"address {address}"):
        await socket.accept()
        count = partial(house.rates.hear, me, address)
        window = TableSocket(socket, house.tables, house.presence, id, me, language, count)
        async with house.doors.through(session, window.end):
            await window.run(seen)
