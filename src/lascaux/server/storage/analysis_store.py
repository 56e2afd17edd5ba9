"""Everything asked of the database about analyses."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from lascaux.server.storage.analysis_schema import ANALYSES, DONE, FAILED, RUNNING, VERDICTS
from lascaux.server.storage.engine import reading

Row = dict[str, Any]


class AnalysisStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.alone = engine.dialect.name == "sqlite"  # no other process works on the same database
        self.readers = reading(engine)

    async def of(self, table: str) -> Row | None:
        """How far the analysis of a table is; None if nobody has asked for one."""
        done = select(func.count()).where(VERDICTS.c.table_id == table).scalar_subquery()
        async with self.readers.connect() as connection:
            found = await connection.execute(
                select(ANALYSES, done.label("verdicts")).where(ANALYSES.c.table_id == table)
            )
            row = found.mappings().first()
        return dict(row) if row else None

    async def running_of(self, person: str) -> str | None:
        """A table whose analysis somebody is waiting for."""
        query = select(ANALYSES.c.table_id).where(ANALYSES.c.asked_by == person, ANALYSES.c.status == RUNNING)
        async with self.readers.connect() as connection:
            return (await connection.execute(query.limit(1))).scalar()

    async def ask(self, table: str, judge: str, wanted: int, person: str) -> None:
        """Begin, unless it is running or done; what failed goes on where it stopped."""
        again = and_(ANALYSES.c.table_id == table, ANALYSES.c.status == FAILED)
        values = {"status": RUNNING, "asked_by": person, "worked": 0.0}
        async with self.engine.begin() as connection:
            if (await connection.execute(update(ANALYSES).where(again).values(**values))).rowcount:
                return
        try:
            async with self.engine.begin() as connection:
                row = {"table_id": table, "judge": judge, "wanted": wanted, **values}
                await connection.execute(insert(ANALYSES), row)
        except IntegrityError:  # somebody else was first
            pass

    async def idle(self, since: float) -> list[str]:
        """Analyses that run and that no process was at since a time, those that wait longest first."""
        query = select(ANALYSES.c.table_id).where(ANALYSES.c.status == RUNNING, ANALYSES.c.worked <= since)
        async with self.readers.connect() as connection:
            return list((await connection.execute(query.order_by(ANALYSES.c.worked))).scalars())

    async def claim(self, table: str, since: float, now: float) -> Row | None:
        """Be the one process that works at an analysis; None if another is."""
        free = and_(ANALYSES.c.table_id == table, ANALYSES.c.status == RUNNING, ANALYSES.c.worked <= since)
        async with self.engine.begin() as connection:
            if not (await connection.execute(update(ANALYSES).where(free).values(worked=now))).rowcount:
                return None
        return await self.of(table)

    async def release(self, table: str | None = None) -> None:
        """Nobody is at it any more, or at any: let others go on."""
        query = update(ANALYSES).where(ANALYSES.c.status == RUNNING).values(worked=0.0)
        async with self.engine.begin() as connection:
            await connection.execute(query if table is None else query.where(ANALYSES.c.table_id == table))

    async def judged(self, table: str, number: int | None = None) -> dict[int, Row]:
        """The verdicts that there are, by the number of their choice; all or one."""
        query = select(VERDICTS.c.number, VERDICTS.c.verdict).where(VERDICTS.c.table_id == table)
        if number is not None:
            query = query.where(VERDICTS.c.number == number)
        async with self.readers.connect() as connection:
            return {row.number: row.verdict for row in await connection.execute(query.order_by(VERDICTS.c.number))}

    async def add(self, table: str, verdicts: dict[int, Row], now: float) -> None:
        """Some verdicts more, and that this process is still at it."""
        rows = [{"table_id": table, "number": number, "verdict": verdict} for number, verdict in verdicts.items()]
        async with self.engine.begin() as connection:
            await connection.execute(insert(VERDICTS), rows)
            await connection.execute(update(ANALYSES).where(ANALYSES.c.table_id == table).values(worked=now))

    async def close(self, table: str, accuracy: list[float] | None) -> None:
        """It is over, or has failed if nothing is known about anybody's accuracy; who asked is forgotten."""
        here = and_(ANALYSES.c.table_id == table, or_(ANALYSES.c.status == RUNNING, ANALYSES.c.status == FAILED))
        values = {"status": FAILED if accuracy is None else DONE, "asked_by": None, "accuracy": accuracy}
        async with self.engine.begin() as connection:
            await connection.execute(update(ANALYSES).where(here).values(**values))
