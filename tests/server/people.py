"""A server of people without tables, with quick passwords and a clock that is set by hand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import httpx
from fastapi import Depends, FastAPI
from sqlalchemy import func, select
from starlette.websockets import WebSocket

from lascaux.server.errors import Refusal
from lascaux.server.limits import Rates
from lascaux.server.passwords import Passwords
from lascaux.server.people import People, needed_person
from lascaux.server.routes.people import router
from lascaux.server.security import protect
from lascaux.server.settings import Limits, Settings
from lascaux.server.storage.engine import open_engine
from lascaux.server.storage.metadata import METADATA
from lascaux.server.storage.people_store import PeopleStore, Person
from tests.server.support import QUICK

ANN = {"name": "Ann", "password": "correct horse"}


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class PeopleServer:
    app: FastAPI
    people: People
    clock: Clock

    def browser(self, base: str = "http://localhost", **headers: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url=base, headers=headers)

    async def rows(self, table: Any) -> int:
        row = await self.people.store.first(select(func.count().label("count")).select_from(table))
        assert row is not None
        return int(row["count"])


@asynccontextmanager
async def serving(folder: Path, *, public: bool = False, limits: Limits | None = None) -> AsyncIterator[PeopleServer]:
    engine = open_engine(str(folder / "people.sqlite"))
    try:
        async with engine.begin() as connection:
            await connection.run_sync(METADATA.create_all)
        clock, settings = Clock(), Settings(public=public, limits=limits or Limits(logins_per_minute=100))
        rates = Rates(settings.limits, clock)
        app = FastAPI()
        app.state.people = people = await People.open(PeopleStore(engine), rates, public=public)
        people.clock = clock
        people.passwords = Passwords(QUICK)
        protect(app, settings, rates)
        app.include_router(router)

        @app.post("/play")
        async def play(person: Annotated[Person, Depends(needed_person)]) -> str:
            return person.name

        @app.post("/refused")
        async def refused(person: Annotated[Person, Depends(needed_person)]) -> None:
            raise Refusal(404, "no-token")

        @app.websocket("/socket")
        async def socket(websocket: WebSocket, person: Annotated[Person, Depends(needed_person)]) -> None:
            await websocket.accept()
            await websocket.close()

        yield PeopleServer(app, people, clock)
    finally:
        await engine.dispose()


def on_server(
    folder: Path,
    scene: Callable[[PeopleServer], Awaitable[None]],
    *,
    public: bool = False,
    limits: Limits | None = None,
) -> None:
    async def whole() -> None:
        async with serving(folder, public=public, limits=limits) as server:
            await scene(server)

    asyncio.run(whole())


def code_of(answer: httpx.Response) -> str:
    code: str = answer.json()["error"]["code"]
    return code
