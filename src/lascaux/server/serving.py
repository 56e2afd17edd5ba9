"""How uvicorn serves the application, and how it stops."""

from __future__ import annotations

import socket
from typing import Final

import uvicorn
from fastapi import FastAPI

from lascaux.server.connections import Gate, guarded, room_for_connections
from lascaux.server.settings import Settings

GRACE: Final = 1  # seconds for answers that are under way when the server stops


class Serving(uvicorn.Server):
    """One server on one port. Whoever waits for news is answered before it stops."""

    def __init__(self, app: FastAPI, settings: Settings) -> None:
        self.house = app.state.house
        gate = Gate(settings.limits, settings.proxies, room_for_connections())
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
                **guarded(gate),
            )
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.hub.close()
        await super().shutdown(sockets)
