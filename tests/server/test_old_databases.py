"""A database that an earlier version left is brought up to date when a server starts, and everything goes on."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import httpx

from tests.server.asking import choose, play_to_the_end, see, undo
from tests.server.landed import FACTS, PASSWORD, restore, restore_sqlite
from tests.server.support import Server, new_table, open_server, run


async def log_in(server: Server, name: str) -> httpx.AsyncClient:
    client = server.client()
    answer = await client.post("/api/login", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    return client


def test_every_table_is_as_it_was(database: str, tmp_path: Path) -> None:
    async def look() -> None:
        await restore(database, tmp_path)
        async with open_server(database, workers=0) as server:
            for known in FACTS.values():
                table = await server.house.tables.get(known["id"])
                names = [table.game.name(choice) for choice in table.line.choices]
                assert (names, table.number, table.status) == (known["choices"], known["number"], known["status"])
                assert (table.line.at.scores(), table.actor) == (known["scores"], known["actor"])
                assert table.rules == 1

    run(look())


def test_people_log_in_and_their_games_go_on(database: str, tmp_path: Path) -> None:
    async def go_on() -> None:
        await restore(database, tmp_path)
        for start in ("the first", "another"):
            async with open_server(database, workers=0) as server:
                ada = await log_in(server, "Ada")
                for name in ("cave-vs-cave running", "stone-age running", "caverna running", "stone-age fork"):
                    id = FACTS[name]["id"]
                    before = await see(ada, id)
                    assert before["log"]["length"] >= len(FACTS[name]["choices"]), start
                    after = await choose(ada, before, -1)
                    assert after.status_code == 200, after.text
                    if after.json()["undo"]["one"] is not None:
                        assert (await undo(ada, id)).json()["view"] == before["view"]
                        assert (await choose(ada, await see(ada, id), -1)).json()["view"] == after.json()["view"]

    run(go_on())


def test_what_was_uploaded_or_forked_is_known_as_such(sqlite: str) -> None:
    async def look() -> None:
        restore_sqlite(sqlite)
        async with open_server(sqlite, workers=0) as server:
            ada, ben = await log_in(server, "Ada"), await log_in(server, "Ben")
            assert await best_solo(ben) == []
            assert await best_solo(ada) == [FACTS["solo"]["id"]]
            assert (await see(ben, FACTS["upload"]["id"]))["uploaded"]
            for name in ("solo", "rematch", "caverna fork"):
                assert not (await see(ada, FACTS[name]["id"]))["uploaded"]
            given = {name: (await server.house.tables.get(known["id"])).given for name, known in FACTS.items()}
            from_before = {"upload", "cave-vs-cave fork", "stone-age fork", "caverna fork"}
            assert {name for name, count in given.items() if count} == from_before

    run(look())


async def best_solo(client: httpx.AsyncClient) -> list[Any]:
    return [record["table"] for record in (await client.get("/api/me/solo")).json()["records"]]


def test_a_number_without_a_name_freezes_its_table_and_nothing_else(sqlite: str) -> None:
    restore_sqlite(sqlite)
    with sqlite3.connect(sqlite) as old:
        spoilt = (FACTS["stone-age running"]["id"],)
        old.execute("UPDATE entries SET value = 99999 WHERE table_id = ? AND number = 5", spoilt)
    old.close()

    async def look() -> None:
        async with open_server(sqlite, workers=0) as server:
            ada = await log_in(server, "Ada")
            seen = await see(ada, FACTS["stone-age running"]["id"])
            assert (seen["status"], seen["log"]["length"]) == ("frozen", 5)
            assert (await see(ada, FACTS["caverna running"]["id"]))["status"] == "playing"
            table = (await new_table(ada, "cave-vs-cave", ["me"], options={"players": 1}))["table"]
            await play_to_the_end(ada, table)

    run(look())
    with sqlite3.connect(sqlite) as new:
        assert new.execute("SELECT note FROM entries WHERE table_id = ? AND number = 5", spoilt).fetchone() == (
            "99999",
        )
    new.close()
