"""The host's desk: moderation on the machine itself, beside running servers, which are told of everything."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.engine import URL

from lascaux.server.accounts import Accounts
from lascaux.server.hub import Hub
from lascaux.server.limits import Rates
from lascaux.server.metrics import Figures
from lascaux.server.moderation import Moderation
from lascaux.server.people import People
from lascaux.server.presence import Presence
from lascaux.server.seating import Seating
from lascaux.server.settings import Limits
from lascaux.server.storage.engine import BadDatabase, database_url, open_engine
from lascaux.server.storage.migrate import migrate
from lascaux.server.storage.people_store import PeopleStore
from lascaux.server.storage.store import Store
from lascaux.server.table import Table
from lascaux.server.tables import Tables


@asynccontextmanager
async def desk(database: str) -> AsyncIterator[Moderation]:
    url = database_url(database)
    check_exists(url)
    engine = open_engine(database)
    store = Store(engine, Figures())
    try:
        await migrate(engine)
        people = await People.open(PeopleStore(engine), Rates(Limits()), public=True)
        hub = Hub()
        tables = Tables(store, hub)
        moved: list[Table] = []
        tables.changed = moved.append
        store.writer.start()
        yield Moderation(Accounts(people), Seating(tables, Presence(store, hub, tables)))
        if not store.writer.pen.tells:  # as it does on PostgreSQL
            await people.store.tell(*(f"{table.id} {table.number}" for table in moved))
    finally:
        await store.writer.stop()
        await engine.dispose()


def check_exists(url: URL) -> None:
    """A mistyped path would otherwise become an empty database."""
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).exists():
        raise BadDatabase(f"there is no database {url.database}")
