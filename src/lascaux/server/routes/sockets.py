"""Where the WebSocket of a table is."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, WebSocket

from lascaux.server.limits import address_of
from lascaux.server.routes.asking import Anybody, Code, TableId, TheHouse, TheLanguage
from lascaux.server.routes.tables import watched
from lascaux.server.socket import TableSocket

router = APIRouter()


@router.websocket("/api/tables/{id}/socket")
async def table_socket(
    socket: WebSocket,
    id: TableId,
    house: TheHouse,
    person: Anybody,
    language: TheLanguage,
    code: Code = None,
    seen: Annotated[int, Query(ge=0)] = 0,
) -> None:
    me = person.id if person else None
    await watched(house, id, me, code)
    with house.rates.sockets.hold(me or f"address {address_of(socket)}"):
        await socket.accept()
        await TableSocket(socket, house.tables, house.presence, id, me, language, house.rates.messages()).run(seen)
