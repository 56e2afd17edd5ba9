"""Everything that one running server consists of."""

from __future__ import annotations

from sqlalchemy.pool import QueuePool

from lascaux.server.bot_turns import BotTurns
from lascaux.server.bots import BotPool
from lascaux.server.bus import Bus, PostgresBus, SqliteBus
from lascaux.server.connections import Gate
from lascaux.server.doors import Doors
from lascaux.server.expiry import Expiry
from lascaux.server.hints import Hints
from lascaux.server.hub import Hub
from lascaux.server.limits import Rates
from lascaux.server.mail import Mail
from lascaux.server.making import Maker
from lascaux.server.metrics import Figures, HouseCollector
from lascaux.server.people import People
from lascaux.server.presence import Presence
from lascaux.server.seating import Seating
from lascaux.server.settings import Settings
from lascaux.server.storage.checkup import Checkup
from lascaux.server.storage.engine import database_url, open_engine
from lascaux.server.storage.expiry_store import ExpiryStore
from lascaux.server.storage.migrate import migrate
from lascaux.server.storage.news import SESSIONS_ENDED
from lascaux.server.storage.people_store import PeopleStore
from lascaux.server.storage.store import Store
from lascaux.server.tables import Tables


class House:
    """Built before the server starts, opened and closed with it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_engine(settings.database)
        self.figures = Figures()
        self.store = Store(self.engine, self.figures)
        self.checkup = Checkup(self.engine, settings.free_megabytes)
        self.gate = Gate(settings.limits, settings.proxies)
        self.hub = Hub()
        self.tables = Tables(self.store, self.hub)
        self.presence = Presence(self.store, self.hub, self.tables)
        self.seating = Seating(self.tables, self.presence)
        self.expiry = Expiry(ExpiryStore(self.engine), PeopleStore(self.engine), self.tables, self.seating)
        self.hints = Hints(self.tables)
        self.maker = Maker(self.tables)
        self.rates = Rates(settings.limits)
        self.people: People  # known once the house is open: their key is in the database
        self.doors: Doors
        self.bots = BotPool(settings.workers, settings.bot_deadline)
        self.bot_turns = BotTurns(self.tables, self.bots, settings.bot_deadline + 5)
        url = database_url(settings.database)
        self.bus: Bus = PostgresBus(url) if url.get_backend_name() == "postgresql" else SqliteBus(self.engine)
        self.figures.registry.register(HouseCollector(self))

    async def open(self) -> None:
        await migrate(self.engine)
        self.people = await People.open(PeopleStore(self.engine), self.rates, public=self.settings.public)
        self.people.mail = mail_of(self.settings)
        self.doors = Doors(self.people)
        self.doors.rounds.start()
        self.store.writer.start()
        await self.bus.start(self.hear, self.missed)
        self.presence.start()
        self.expiry.rounds.start()
        await self.bots.start()
        await self.bot_turns.start()

    async def close(self) -> None:
        """Stop asking bots, write what is waiting, let go."""
        await self.bot_turns.stop()
        await self.bots.stop()
        await self.expiry.rounds.stop()
        await self.presence.stop()
        await self.bus.stop()
        await self.doors.rounds.stop()
        await self.store.writer.stop()
        await self.engine.dispose()

    @property
    def connections_in_use(self) -> int:
        """To the database."""
        pool = self.engine.pool
        return pool.checkedout() if isinstance(pool, QueuePool) else 0

    async def hear(self, table: str, number: int) -> None:
        """Another process has moved a table on, or ended sessions; our own changes are already known."""
        if table == SESSIONS_ENDED.split()[0]:
            await self.doors.look()
        found = self.tables.loaded.get(table)
        if found is not None and found.table.number < number:
            await self.tables.refresh(table)

    async def missed(self) -> None:
        """News may have been lost: look at every table that is in memory."""
        await self.doors.look()
        for table in list(self.tables.loaded):
            await self.tables.refresh(table)


def mail_of(settings: Settings) -> Mail | None:
    if not (settings.smtp and settings.mail_from and settings.address):
        return None
    return Mail(settings.smtp, settings.smtp_password, settings.mail_from, settings.address)
