"""Everything that one running server consists of."""

from __future__ import annotations

from typing import Final

from sqlalchemy.pool import QueuePool

from lascaux.server.analyses import Analyses
from lascaux.server.bot_turns import BotTurns
from lascaux.server.bots import BotPool
from lascaux.server.bus import Bus, PostgresBus, SqliteBus
from lascaux.server.connections import Gate
from lascaux.server.daily import Daily
from lascaux.server.days import Days
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
from lascaux.server.puzzles import Puzzles
from lascaux.server.seating import Seating
from lascaux.server.settings import Settings
from lascaux.server.storage.analysis_store import AnalysisStore
from lascaux.server.storage.checkup import Checkup
from lascaux.server.storage.engine import database_url, open_engine
from lascaux.server.storage.expiry_store import ExpiryStore
from lascaux.server.storage.migrate import migrate
from lascaux.server.storage.news import OWNER, SESSIONS_ENDED
from lascaux.server.storage.pens import read_entries
from lascaux.server.storage.people_store import PeopleStore, Person
from lascaux.server.storage.puzzle_store import PuzzleStore
from lascaux.server.storage.store import Store
from lascaux.server.tables import Tables

PATIENCE: Final = 10.0  # seconds for the database to answer


class House:
    """Built before the server starts, opened and closed with it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_engine(settings.database, PATIENCE)
        self.figures = Figures()
        self.store = Store(self.engine, self.figures)
        self.checkup = Checkup(self.engine, settings.free_megabytes)
        self.limits = settings.limits.shared_by(settings.processes)
        self.gate = Gate(self.limits, settings.proxies)
        self.hub = Hub()
        self.tables = Tables(self.store, self.hub)
        self.presence = Presence(self.store, self.hub, self.tables)
        self.seating = Seating(self.tables, self.presence)
        self.expiry = Expiry(ExpiryStore(self.engine), PeopleStore(self.engine), self.tables, self.seating)
        self.maker = Maker(self.tables)
        self.daily = Daily(self.tables, self.maker)
        self.puzzles = Puzzles(PuzzleStore(self.engine))
        self.rates = Rates(self.limits)
        self.hints = Hints(self.tables, self.rates)
        self.people: People  # known once the house is open: their key is in the database
        self.doors: Doors
        self.bots = BotPool(settings.workers, settings.bot_deadline)
        self.bot_turns = BotTurns(self.tables, self.bots, settings.bot_deadline + 5, settings.bot_leisure)
        self.analyses = Analyses(AnalysisStore(self.engine), self.tables, self.hints, self.bots, settings.judge)
        url = database_url(settings.database)
        self.bus: Bus = PostgresBus(url) if url.get_backend_name() == "postgresql" else SqliteBus(self.engine)
        self.figures.registry.register(HouseCollector(self))

    async def open(self) -> None:
        await migrate(self.engine)
        self.people = await People.open(PeopleStore(self.engine), self.rates, public=self.settings.public)
        self.tables.days = Days(await self.people.store.secret("daily"))
        self.people.mail = mail_of(self.settings)
        self.people.renamed = self.seating.rename
        self.people.brought = self.bring
        self.doors = Doors(self.people)
        self.doors.rounds.start()
        self.store.writer.start()
        await self.bus.start(self.hear, self.missed)
        self.presence.start()
        self.expiry.rounds.start()
        await self.bots.start()
        await self.bot_turns.start()
        await self.analyses.start()

    async def bring(self, guest: Person, person: Person) -> None:
        """Somebody who was a guest has logged in."""
        await self.seating.bring(guest, person, self.settings.limits.tables_at_once)
        await self.puzzles.store.give(guest.id, person.id)

    async def close(self) -> None:
        """Stop asking bots, write what is waiting, let go."""
        await self.analyses.stop()
        await self.bot_turns.stop()
        await self.bots.stop()
        await self.expiry.rounds.stop()
        await self.presence.stop()
        await self.bus.stop()
        await self.doors.rounds.stop()
        if self.people.mail is not None:
            await self.people.mail.stop()
        await self.store.writer.stop()
        await self.engine.dispose()

    @property
    def connections_in_use(self) -> int:
        """To the database."""
        pool = self.engine.pool
        return pool.checkedout() if isinstance(pool, QueuePool) else 0

    async def hear(self, table: str, number: int, entries: str = "") -> None:
        """Another process has moved a table on, or ended sessions; our own changes are already known."""
        if table == SESSIONS_ENDED.split()[0]:
            await self.doors.look()
        found = self.tables.loaded.get(table)
        if found is not None and number == OWNER:
            await self.tables.read_owner(found.table)
        elif found is not None and found.table.number < number:
            await self.tables.refresh(table, number, read_entries(entries))

    async def missed(self) -> None:
        """News may have been lost: look at every table that is in memory."""
        await self.doors.look()
        for table in list(self.tables.loaded):
            await self.tables.refresh(table)


def mail_of(settings: Settings) -> Mail | None:
    if not (settings.smtp and settings.mail_from and settings.address):
        return None
    return Mail(settings.smtp, settings.smtp_password, settings.mail_from, settings.address)
