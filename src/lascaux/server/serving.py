"""How uvicorn serves the application, and how it stops."""

from __future__ import annotations

import logging
import socket
from typing import Final

import uvicorn
from fastapi import FastAPI

from lascaux.server.connections import guarded, room_for_connections
from lascaux.server.house import House
from lascaux.server.settings import Settings

LOG: Final = logging.getLogger("lascaux.serving")
GRACE: Final = 1  # seconds for answers that are under way when the server stops


class Serving(uvicorn.Server):
    """One server on one port. Whoever waits for news is answered before it stops."""

    def __init__(self, app: FastAPI, settings: Settings) -> None:
        self.house: House = app.state.house
        self.house.gate.room = room_for_connections()
        super().__init__(
            uvicorn.Config(
                app,
                host=settings.host,
                port=settings.port,
                log_config=None,
                access_log=False,
                server_header=False,
                forwarded_allow_ips=list(settings.proxies),
                ws_max_size=settings.limits.message_bytes,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                timeout_graceful_shutdown=GRACE,
                **guarded(self.house.gate),
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        LOG.info("serving")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.hub.close()
        await super().shutdown(sockets)
        LOG.info("stopped")
