"""Makes sure that every bot whose turn it is gets asked, whatever happens to the process that asked it first."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from random import Random
from time import time
from typing import Final

from lascaux.agents.ladder import REFERENCE, levels
from lascaux.server.bots import Answer, BotPool, BotQuestion
from lascaux.server.errors import Refusal
from lascaux.server.line import Logged
from lascaux.server.rounds import Rounds
from lascaux.server.storage.schema import CHOICE
from lascaux.server.table import Table
from lascaux.server.tables import Behind, Tables

PATROL: Final = 5.0  # seconds between two looks for bots that nobody asks
LOG: Final = logging.getLogger("lascaux.bots")


class BotTurns:
    """One task for each table that is waiting for a bot."""

    def __init__(self, tables: Tables, pool: BotPool, overdue: float, leisure: float) -> None:
        self.tables = tables
        self.pool = pool
        # Seconds between two answers where nobody waits for one: somebody may want their seat back, others want to
        # watch, and nobody fills the database by letting bots play each other.
        self.leisure = leisure
        self.overdue = overdue  # seconds after which another process is presumed dead
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.rounds = Rounds("looking for waiting bots", PATROL, self.patrol)

    async def start(self) -> None:
        """Resume what was left unfinished, then keep looking for more."""
        self.tables.changed = self.look
        await self.resume(time())
        self.rounds.start()

    async def stop(self) -> None:
        await self.rounds.stop()
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def patrol(self) -> None:
        await self.resume(time() - self.overdue)

    async def resume(self, before: float) -> None:
        for id in await self.tables.store.waiting_for_bots(before):
            try:
                self.look(await self.tables.get(id))
            except Refusal:  # its game is no longer installed; anybody who opens the table is told
                pass
            except Exception:
                LOG.exception("table %s could not be read", id)

    def look(self, table: Table) -> None:
        """Ask the bot of a table that has changed, unless that is already under way."""
        if table.waits_for_bot and table.id not in self.tasks:
            task = asyncio.create_task(self.play(table.id))
            self.tasks[table.id] = task
            task.add_done_callback(lambda _: self.tasks.pop(table.id, None))

    async def play(self, id: str) -> None:
        """Play for the bots of a table until it is waiting for none."""
        try:
            while (table := await self.tables.get(id)).waits_for_bot:
                actor = table.actor
                if table.nobody_waits:
                    await asyncio.sleep(self.leisure)
                    if not (table := await self.tables.get(id)).waits_for_bot:
                        return
                    actor = table.actor
                level = table.seats[actor].bot
                spec = level if level in levels() else REFERENCE  # to order, from before they were refused; or gone
                at = table.line.at.copy()
                seed = self.tables.bot_seed(table)
                fancy = self.tables.fancy if seed is None else Random(seed)
                at.resample(actor, fancy)  # a bot gets to see no more than its seat may know
                answer = await self.pool.choose(BotQuestion(table.game, at, spec, id, table.number, table.owner, seed))
                with suppress(Behind):  # something has happened in the meantime: look again
                    await self.store(id, actor, answer)
        except Exception:  # the next patrol tries again
            LOG.exception("a bot could not play, table %s", id)

    async def store(self, id: str, actor: int, answer: Answer) -> None:
        async with self.tables.changing(id, answer.number) as table:
            at = table.line.at.copy()
            entries: list[Logged] = []
            for choice in answer.choices if table.waits_for_bot else ():  # its person may have come back
                if table.actor != actor or at.actor != actor or choice not in at.choices():
                    break
                at.apply(choice)
                entries.append(Logged(CHOICE, actor, choice))
            await self.tables.add(table, entries)
