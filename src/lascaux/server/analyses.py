"""Analyses of finished games: asked for once, worked at a little at a time, kept for all who may see the table."""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import Any, Final

from lascaux.analysis import Analysis, Decided, Verdict, decisions
from lascaux.analysis.verdicts import unpacked
from lascaux.record import Record
from lascaux.server.bots import BotPool, BotQuestion
from lascaux.server.errors import Refusal
from lascaux.server.hints import Hints
from lascaux.server.rounds import Rounds
from lascaux.server.storage.analysis_schema import DONE, FAILED
from lascaux.server.storage.analysis_store import AnalysisStore
from lascaux.server.table import Table
from lascaux.server.tables import Tables

AT_ONCE: Final = 4  # decisions between two notes in the database
PATROL: Final = 5.0  # seconds between two looks for analyses that nobody works at
EVERYBODY: Final = "analysis"  # all analyses together have one person's share of the workers
LOG: Final = logging.getLogger("lascaux.analyses")


class Analyses:
    """One task for each analysis that this process works at."""

    def __init__(self, store: AnalysisStore, tables: Tables, hints: Hints, pool: BotPool, judge: str) -> None:
        self.store = store
        self.tables = tables
        self.hints = hints
        self.pool = pool
        self.judge = judge
        self.overdue = pool.deadline * AT_ONCE + 5  # seconds after which another process is presumed dead
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.rounds = Rounds("looking for analyses", PATROL, self.patrol)

    async def start(self) -> None:
        """Go on with what was left unfinished, then keep looking for more."""
        if self.store.alone:
            await self.store.release()  # by a process that was killed
        await self.patrol()
        self.rounds.start()

    async def stop(self) -> None:
        await self.rounds.stop()
        tasks = dict(self.tasks)
        for task in tasks.values():
            task.cancel()
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        for id in tasks:
            await self.store.release(id)

    async def ask(self, table: Table, person: str) -> None:
        """Begin an analysis, unless there is one already; Refusal if there cannot be one now."""
        row = await self.store.of(table.id)
        if row is not None and row["status"] != FAILED:
            return
        if not table.over:
            raise Refusal(409, "not-over")
        await self.hints.check_elsewhere(table, person)
        wanted = len(list(decisions(Record(table.game, choices=table.line.choices))))
        if not wanted:
            raise Refusal(409, "nothing-to-analyse")
        if await self.store.running_of(person) is not None:
            raise Refusal(429, "one-analysis")
        await self.store.ask(table.id, self.judge, wanted, person)
        self.look(table.id)

    async def patrol(self) -> None:
        for id in await self.store.idle(time() - self.overdue):
            self.look(id)

    def look(self, id: str) -> None:
        if id not in self.tasks and self.pool.workers:
            task = asyncio.create_task(self.work(id))
            self.tasks[id] = task
            task.add_done_callback(lambda _: self.tasks.pop(id, None))

    async def work(self, id: str) -> None:
        """Judge what is missing, a few decisions at a time; each is kept as soon as it is there."""
        row = await self.store.claim(id, time() - self.overdue, time())
        if row is None:
            return
        try:
            table = await self.tables.get(id)
            known = await self.store.judged(id)
            record = Record(table.game, choices=table.line.choices)
            missing = [decided for decided in decisions(record) if decided.number not in known]
            for first in range(0, len(missing), AT_ONCE):
                part = missing[first : first + AT_ONCE]
                found = await asyncio.gather(*(self.ask_worker(id, row["judge"], decided) for decided in part))
                await self.store.add(id, dict(zip((one.number for one in part), found, strict=True)), time())
            analysis = await self.of_verdicts(table, row["judge"])
            await self.store.close(id, [round(analysis.accuracy(seat), 1) for seat in range(table.game.seats)])
        except Exception:  # it can be asked for again
            LOG.exception("table %s could not be analysed", id)
            await self.store.close(id, None)

    async def ask_worker(self, id: str, judge: str, decided: Decided) -> dict[str, Any]:
        game = decided.at.game
        question = BotQuestion(game, decided.at, judge, f"{id} analysis", decided.number, EVERYBODY)
        return await self.pool.judge(question, decided.choice, decided.turn)

    async def found(self, table: Table) -> Analysis | None:
        """The whole analysis of a table; None as long as there is none."""
        row = await self.store.of(table.id)
        if row is None or row["status"] != DONE:
            return None
        return await self.of_verdicts(table, row["judge"])

    async def of_verdicts(self, table: Table, judge: str) -> Analysis:
        verdicts = (await self.store.judged(table.id)).items()
        record = Record(table.game, choices=table.line.choices)
        return Analysis(record, judge, [unpacked(table.game, number, data) for number, data in verdicts])

    async def verdict(self, table: Table, number: int) -> Verdict | None:
        """The verdict on one choice; None if nothing was decided there."""
        found = await self.store.judged(table.id, number)
        return unpacked(table.game, number, found[number]) if found else None
