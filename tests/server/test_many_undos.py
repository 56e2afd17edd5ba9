"""Reading a table takes as long as its game is, however much of it was taken back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from random import Random

import pytest
from sqlalchemy import insert

import lascaux
from lascaux.core.position import CHANCE
from lascaux.server.line import Line, Logged, Stored
from lascaux.server.metrics import Figures
from lascaux.server.storage.addition import entry_row
from lascaux.server.storage.engine import open_engine
from lascaux.server.storage.migrate import migrate
from lascaux.server.storage.schema import CHOICE, ENTRIES, FORCED, PASSING, TABLES, UNDO
from lascaux.server.storage.store import Store
from tests.server.asking import play, see
from tests.server.support import new_table, open_server, run

UNDOS = 40_000


def test_forty_thousand_undos_are_not_read(sqlite: str) -> None:
    async def look() -> None:
        async with open_server(sqlite, workers=0) as server:
            client = server.client()
            table = (await new_table(client, "cave-vs-cave", ["me", "me"]))["table"]
            seen = await play(client, table, "")
            cookies = client.cookies
        with closing(sqlite3.connect(sqlite)) as connection, connection:
            seat, place, name = connection.execute(
                "SELECT seat, value, note FROM entries WHERE table_id = ? ORDER BY number DESC LIMIT 1", (table,)
            ).fetchone()
            rows = []
            for number in range(seen["number"], seen["number"] + 2 * UNDOS, 2):
                rows += [
                    (table, number, UNDO, seat, place, "", 0.0),
                    (table, number + 1, CHOICE, seat, place, name, 0.0),
                ]
            connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
            connection.execute("UPDATE tables SET number = number + ? WHERE id = ?", (len(rows), table))
        async with open_server(sqlite, workers=0) as server:
            client = server.client()
            client.cookies = cookies
            again = await see(client, table)
            assert (again["number"], again["view"]) == (seen["number"] + 2 * UNDOS, seen["view"])
            assert len(await server.house.store.entries(table)) <= again["log"]["length"] + 1

    run(look())


@pytest.mark.parametrize("seed", range(8))
def test_what_is_read_is_what_counts(database: str, seed: int) -> None:
    """Entries folded in one by one, and read from the database at any moment, give the same line."""
    luck = Random(seed)
    game = lascaux.load("cave-vs-cave")
    line = Line(game)
    lines, rows = [line.copy()], list[Stored]()
    for _ in range(60):
        length = len(line.choices)
        if length and luck.random() < 0.35:
            entry = Logged(UNDO, 0, luck.randrange(max(0, length - 6), length))
        elif luck.random() < 0.1:
            entry = Logged(PASSING, 0, luck.randrange(2))
        else:
            choice = line.at.sample(luck) if line.at.actor == CHANCE else luck.choice(list(line.at.choices()))
            entry = Logged(luck.choice([CHOICE, FORCED]), int(line.at.actor), choice)
        rows += line.written([entry])
        line.add(entry)
        lines.append(line.copy())

    async def compare() -> None:
        engine = open_engine(database)
        await migrate(engine)
        store = Store(engine, Figures())
        table = {"id": "t", "game": game.id, "options": {}, "owner": "", "pace": "", "listed": False}
        table |= {"hints": False, "discreet": False}
        table |= {"watch_code": "", "status": "", "number": 0, "waits_for": 0, "waits_for_bot": False}
        async with engine.begin() as connection:
            await connection.execute(insert(TABLES), {**table, "created": 0.0, "changed": 0.0})
        for number, row in enumerate(rows):
            async with engine.begin() as connection:
                await connection.execute(insert(ENTRIES), entry_row("t", row))
            first = luck.randrange(number + 1)
            for known in (lines[first].copy(), Line(game)):
                known.read(await store.entries("t", known.number))
                wanted = lines[number + 1]
                assert known.fault is None
                for part in ("number", "choices", "seats", "forced", "begins", "entry_of", "at"):
                    assert getattr(known, part) == getattr(wanted, part), part
        await engine.dispose()

    run(compare())
