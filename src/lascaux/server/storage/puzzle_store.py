"""Everything asked of the database about puzzles."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Select, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from lascaux.server.storage.engine import reading
from lascaux.server.storage.puzzle_schema import ATTEMPTS, PUZZLES

Row = dict[str, Any]


class Attempt(NamedTuple):
    """Somebody's first answer to a puzzle."""

    person: str
    game: str
    puzzle: str
    right: bool
    rating: float  # the person's from now on
    at: float


class PuzzleStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.readers = reading(engine)

    async def attempts(self, person: str, game: str | None = None) -> list[Row]:
        """What somebody has tried, the oldest first."""
        query = select(ATTEMPTS).where(ATTEMPTS.c.person == person)
        if game is not None:
            query = query.where(ATTEMPTS.c.game == game)
        return await self.all(query.order_by(ATTEMPTS.c.at, ATTEMPTS.c.puzzle))

    async def tried(self, game: str) -> dict[str, Row]:
        """The puzzles of a game that somebody has tried."""
        return {row["puzzle"]: row for row in await self.all(select(PUZZLES).where(PUZZLES.c.game == game))}

    async def add(self, attempt: Attempt, begins_at: float, change: float) -> bool:
        """A first answer, which changes the puzzle's rating too; False if there was one already."""
        here = and_(PUZZLES.c.game == attempt.game, PUZZLES.c.puzzle == attempt.puzzle)
        counted = update(PUZZLES).where(here)
        with suppress(IntegrityError):  # not the first to try it
            async with self.engine.begin() as connection:
                row = {"game": attempt.game, "puzzle": attempt.puzzle, "rating": begins_at, "tries": 0, "solved": 0}
                await connection.execute(insert(PUZZLES), row)
        try:
            async with self.engine.begin() as connection:
                known = {**attempt._asdict(), "first": attempt.right, "solved": attempt.right}
                del known["right"]
                await connection.execute(insert(ATTEMPTS), known)
                await connection.execute(
                    counted.values(
                        rating=PUZZLES.c.rating + change,
                        tries=PUZZLES.c.tries + 1,
                        solved=PUZZLES.c.solved + int(attempt.right),
                    )
                )
        except IntegrityError:  # from another window
            return False
        return True

    async def solve(self, person: str, game: str, puzzle: str) -> None:
        """A later answer was right."""
        here = and_(ATTEMPTS.c.person == person, ATTEMPTS.c.game == game, ATTEMPTS.c.puzzle == puzzle)
        async with self.engine.begin() as connection:
            await connection.execute(update(ATTEMPTS).where(here).values(solved=True))

    async def give(self, guest: str, person: str) -> None:
        """What somebody tried as a guest is theirs; not in a game in which they had tried puzzles already."""
        known = select(ATTEMPTS.c.game).where(ATTEMPTS.c.person == person)
        async with self.engine.begin() as connection:
            games = [row.game for row in await connection.execute(known.distinct())]
            theirs = and_(ATTEMPTS.c.person == guest, ATTEMPTS.c.game.not_in(games))
            await connection.execute(update(ATTEMPTS).where(theirs).values(person=person))
            await forget_attempts(connection, [guest])

    async def all(self, query: Select[Any]) -> list[Row]:
        async with self.readers.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]


async def forget_attempts(connection: AsyncConnection, people: list[str]) -> None:
    await connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.person.in_(people)))
