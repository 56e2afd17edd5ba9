"""Stored games and other rules than those they were begun under: replayed, or shown as they were and left alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest

from lascaux.core.verbs import Verb, Verbs
from lascaux.games.cave_vs_cave import game as cave_vs_cave
from lascaux.games.caverna import game as caverna
from lascaux.games.stone_age import game as stone_age
from lascaux.server.table import loaded
from tests.server.asking import TWO, choose, join, play_to_the_end, refused, see
from tests.server.players import open_socket, read_table
from tests.server.support import free_port, new_table, open_server, run, server_process
from tests.waiting import until_async

GAMES = {"cave-vs-cave": cave_vs_cave, "stone-age": stone_age, "caverna": caverna}
GONE = "take the-cake"  # as if today's rules did not know it any more


@pytest.fixture(params=GAMES)
def renumbered(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A game, and a function after which every choice has another number."""
    module: Any = GAMES[request.param]
    verbs: Verbs = module.VERBS

    def shift() -> None:
        loaded.cache_clear()
        monkeypatch.setattr(module, "VERBS", Verbs([Verb("new-fashioned"), *verbs.all]))

    yield request.param, shift
    Verbs(verbs.all)  # gives each verb its own numbers back
    loaded.cache_clear()


def test_a_table_is_the_same_when_choices_have_other_numbers(renumbered: Any, sqlite: str) -> None:
    game, shift = renumbered

    async def play() -> None:
        async with open_server(sqlite, workers=0) as server:
            client = server.client()
            table = (await new_table(client, game, TWO, options={"players": 2}))["table"]
            for turn in range(30):
                assert (await choose(client, await see(client, table), turn % 2 - 1)).status_code == 200
            before = named(await see(client, table))
            cookies = client.cookies
        shift()
        async with open_server(sqlite, workers=0) as server:
            client = server.client()
            client.cookies = cookies
            assert named(await see(client, table)) == before
            assert (await choose(client, await see(client, table))).status_code == 200

    run(play())


def named(seen: dict[str, Any]) -> dict[str, Any]:
    """What a client sees, without the numbers of choices."""
    for choice in seen["view"]["choices"]:
        del choice["choice"]
    return seen


def rewrite(database: str, table: str, number: int, note: str) -> str:
    """Change the name of a stored choice; what it was."""
    with closing(sqlite3.connect(database)) as connection, connection:
        where = (table, number)
        (before,) = connection.execute("SELECT note FROM entries WHERE table_id = ? AND number = ?", where).fetchone()
        connection.execute("UPDATE entries SET note = ? WHERE table_id = ? AND number = ?", (note, *where))
    return str(before)


@pytest.mark.parametrize("note", [GONE, "done"])  # no choice, and one that is not legal there
def test_a_table_that_cannot_be_replayed_stops_nothing_else(sqlite: str, note: str) -> None:
    async def play() -> None:
        async with open_server(sqlite, workers=0) as server:
            client = server.client()
            spoilt, whole = [
                (await new_table(client, "cave-vs-cave", ["random", "me"], listed=True))["table"] for _ in range(2)
            ]
            cookies = client.cookies
        rewrite(sqlite, spoilt, 1, note)
        async with open_server(sqlite, workers=1) as server:  # it starts, though both may be waiting for a bot
            client = server.client()
            client.cookies = cookies
            await play_to_the_end(client, whole)
            seen = await see(client, spoilt, language="de")
            assert (seen["status"], seen["log"]["length"], seen["view"]["choices"]) == ("frozen", 1, [])
            assert seen["frozen"].startswith("Dieses Spiel wurde unter Version 2 seiner Regeln begonnen")
            assert "choice 2" in (await see(client, spoilt, language="en"))["frozen"]
            mine = (await client.get("/api/me/tables")).json()["tables"]
            assert {row["table"]: row["status"] for row in mine} == {spoilt: "frozen", whole: "over"}
            (row,) = (await client.get("/api/tables", params={"status": "frozen"})).json()["tables"]
            assert row["table"] == spoilt
            assert await server.house.store.waiting_for_bots(2**40) == []

    run(play())


def test_a_frozen_table_can_be_looked_at_and_forked_but_not_changed(sqlite: str) -> None:
    async def play() -> None:
        async with open_server(sqlite, workers=0) as server:
            client, other = server.client(), server.client()
            made = await new_table(client, "stone-age", ["me", "free", "me"], options={"players": 3})
            await join(other, made)
            late = await new_table(client, "caverna", ["me", "free"])
            table = made["table"]
            for _ in range(4):
                for player in (client, other):
                    if (seen := await see(player, table))["view"]["choices"]:
                        await choose(player, seen)
            number = (await see(client, table))["number"]
            cookies = client.cookies
            with closing(sqlite3.connect(sqlite)) as connection, connection:
                row = (late["table"], 0, "choice", -1, 0, GONE, 0.0)
                connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", row)
                connection.execute("UPDATE tables SET number = 1 WHERE id = ?", row[:1])
        rewrite(sqlite, table, number - 2, GONE)
        async with open_server(sqlite, workers=0) as server:
            client, other = server.client(), server.client()
            client.cookies = cookies
            seen = await see(client, table)
            assert (seen["status"], seen["number"]) == ("frozen", number)
            path = f"/api/tables/{table}"
            wish = {"number": number, "choice": 0}
            tries = [
                client.post(f"{path}/choices", json=wish),
                client.post(f"{path}/undo", json={"number": number, "turn": False}),
                client.post(f"{path}/resign"),
                client.put(f"{path}/passing", json={"passes": False}),
                client.put(f"{path}/seats/0/bot", json={"level": "random"}),
                client.get(f"{path}/hint"),
                other.post(f"/api/invitations/{late['invitations'][0]['code']}"),
            ]
            for attempt in tries:
                refused(await attempt, 409, "frozen", "can no longer be changed")
            assert await see(client, table) == seen

            length = seen["log"]["length"]
            assert (await client.get(f"{path}/moments/{length}")).status_code == 200
            assert (await client.get(f"{path}/scores")).status_code == 200
            assert (await client.get(f"{path}/record")).text.count("\n") > length
            seats = [{"kind": "me"}] * 3
            forked = (await client.post(f"{path}/fork", json={"choices": length, "seats": seats})).json()["table"]
            assert (await see(client, forked))["status"] == "playing"

    run(play())


def test_a_table_goes_on_once_it_can_be_replayed_again(sqlite: str) -> None:
    async def look(cookies: httpx.Cookies | None, table: str | None) -> tuple[httpx.Cookies, str, dict[str, Any]]:
        async with open_server(sqlite, workers=1) as server:
            client = server.client()
            if cookies is not None:
                client.cookies = cookies
            table = table or (await new_table(client, "cave-vs-cave", ["random", "me"]))["table"]
            if cookies is None or (await see(client, table))["status"] != "frozen":
                await until_async(lambda: my_turn(client, table), "the bot")
            return client.cookies, table, await see(client, table)

    async def my_turn(client: httpx.AsyncClient, table: str) -> bool:
        return bool((await see(client, table))["view"]["choices"])

    cookies, table, seen = run(look(None, None))
    name = rewrite(sqlite, table, 1, GONE)
    assert run(look(cookies, table))[2]["status"] == "frozen"
    rewrite(sqlite, table, 1, name)
    again = run(look(cookies, table))[2]
    assert (again["status"], again["view"]) == ("playing", seen["view"])


def test_a_choice_that_is_missing_is_not_skipped(sqlite: str) -> None:
    async def play() -> None:
        async with open_server(sqlite, workers=0) as server:
            client = server.client()
            table = (await new_table(client, "stone-age", TWO, options={"players": 2}))["table"]
            assert (await choose(client, await see(client, table))).status_code == 200
            cookies = client.cookies
        with closing(sqlite3.connect(sqlite)) as connection, connection:
            connection.execute("DELETE FROM entries WHERE table_id = ? AND number = 3", (table,))
        async with open_server(sqlite, workers=0) as server:
            client = server.client()
            client.cookies = cookies
            seen = await see(client, table)
            assert (seen["status"], seen["log"]["length"]) == ("frozen", 3)

    run(play())


def test_a_finished_game_stays_finished_whatever_the_rules_become(sqlite: str) -> None:
    async def play() -> None:
        async with open_server(sqlite, workers=0) as server:
            client = server.client()
            table = (await new_table(client, "cave-vs-cave", ["me"], options={"players": 1}))["table"]
            points = (await play_to_the_end(client, table))["view"]["scores"]
            cookies = client.cookies
        rewrite(sqlite, table, 20, GONE)
        async with open_server(sqlite, workers=0) as server:
            client = server.client()
            client.cookies = cookies
            seen = await see(client, table)
            assert (seen["status"], seen["log"]["length"]) == ("over", 20)
            assert "choice 21" in seen["frozen"]
            assert seen["outcome"] == ""
            assert (await client.get(f"/api/tables/{table}/scores")).json()["winners"] == []
            refused(await client.post(f"/api/tables/{table}/rematch"), 409, "frozen")
            (row,) = (await client.get("/api/me/tables")).json()["tables"]  # and no table was made for it
            assert (row["status"], row["scores"]) == ("over", points)
            (best,) = (await client.get("/api/me/solo")).json()["records"]
            assert best["points"] == points[0]

    run(play())


@pytest.mark.slow
def test_a_window_opens_on_a_frozen_table(sqlite: str) -> None:
    async def play() -> None:
        with server_process(sqlite, free_port()) as server:
            async with httpx.AsyncClient(base_url=server.address) as client:
                table = (await new_table(client, "cave-vs-cave", TWO))["table"]
                server.kill()
                rewrite(sqlite, table, 0, GONE)
                server.start()
                async with open_socket(server, client, table) as socket:
                    seen = await read_table(socket)
                    assert (seen["status"], seen["log"]["length"]) == ("frozen", 0)

    run(play())
