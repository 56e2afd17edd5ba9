"""`lascaux admin` beside a running server, which notices at once what was done."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from lascaux.cli.main import main
from lascaux.server.moderation import NAMELESS
from lascaux.server.socket import SESSION_OVER
from tests.server.people import ANN, code_of
from tests.server.support import ServerProcess, free_port, new_table, run, server_process
from tests.server.test_session_ends import browser, close_code, window
from tests.waiting import until_async

GAME = "cave-vs-cave"


@pytest.fixture
def running(database: str) -> Iterator[ServerProcess]:
    with server_process(database, free_port()) as server:
        yield server


class Host:
    """Somebody at the machine's own keyboard."""

    def __init__(self, database: str, output: pytest.CaptureFixture[str]) -> None:
        self.database = database
        self.output = output

    async def does(self, *words: str, language: str = "en") -> list[str]:
        """What is answered, in lines; a refusal as well."""
        self.output.readouterr()
        command = ["admin", *words, "--database", self.database, "--language", language]
        self.code = await asyncio.to_thread(main, command)
        said = self.output.readouterr()
        return (said.out + said.err).splitlines()


@pytest.fixture
def host(database: str, capsys: pytest.CaptureFixture[str]) -> Host:
    return Host(database, capsys)


async def registered(client: httpx.AsyncClient, name: str) -> None:
    assert (await client.post("/api/register", json={**ANN, "name": name})).status_code == 201


def test_a_ban_ends_open_sockets_and_can_be_lifted(running: ServerProcess, host: Host) -> None:
    async def scene() -> None:
        async with browser(running) as bob:
            await registered(bob, "Bob")
            table = (await new_table(bob, GAME, ["me", "random"]))["table"]
            async with window(running, bob, table) as socket:
                assert await host.does("ban", "bob") == ["Bob is banned and logged out everywhere."]
                assert await close_code(socket) == SESSION_OVER
            assert code_of(await bob.post("/api/login", json={**ANN, "name": "Bob"})) == "banned"
            assert "Bob · player · banned · since" in (await host.does("people"))[0]
            assert await host.does("unban", "Bob") == ["Bob may come back."]
            assert (await bob.post("/api/login", json={**ANN, "name": "Bob"})).status_code == 200
            assert len(await host.does("sessions", "Bob")) == 1
            async with window(running, bob, table) as socket:
                assert await host.does("sessions", "Bob", "--end") == ["Bob is logged out everywhere."]
                assert await close_code(socket) == SESSION_OVER
            assert await host.does("sessions", "Bob") == ["Logged in nowhere."]

    run(scene())


def test_a_table_is_closed_under_the_eyes_of_those_who_sit_there(running: ServerProcess, host: Host) -> None:
    async def scene() -> None:
        async with browser(running) as bob:
            table = (await new_table(bob, GAME, ["me", "me"]))["table"]
            seen = (await bob.get(f"/api/tables/{table}")).json()["number"]
            waiting = asyncio.create_task(bob.get(f"/api/tables/{table}?seen={seen}&wait=20"))
            assert await host.does("close-table", table) == [f"The table {table} is closed."]
            assert (await waiting).json()["status"] == "over"
            assert await host.does("close-table", table) == ["lascaux: The game is over."]
            assert host.code == 2

    run(scene())


def test_a_deleted_person_is_gone_from_the_tables_of_the_running_server(running: ServerProcess, host: Host) -> None:
    async def scene() -> None:
        async with browser(running) as bob, browser(running) as eve:
            await registered(bob, "Bob")
            made = await new_table(bob, GAME, ["me", "free"])
            await eve.post(f"/api/invitations/{made['invitations'][0]['code']}")
            assert await host.does("delete", "Bob", "--yes") == ["The account Bob is deleted; the name is free."]

            async def is_nameless() -> bool:
                seats = (await eve.get(f"/api/tables/{made['table']}")).json()["seats"]
                return bool(seats[0]["name"] == NAMELESS)

            await until_async(is_nameless, "the name to go")
            await registered(eve, "Bob")

    run(scene())


def test_roles_names_and_links(running: ServerProcess, host: Host) -> None:
    async def scene() -> None:
        async with browser(running) as ann, browser(running) as other:
            await registered(ann, "Ann")
            assert await host.does("role", "Ann", "moderator") == ["Ann is now a moderator."]
            assert (await ann.get("/api/people")).status_code == 200
            assert await host.does("mute", "Ann", language="de") == ["Ann kann keine Namen mehr wählen."]
            assert await host.does("rename", "Ann", "Anna") == ["The name is now Anna."]
            assert code_of(await ann.put("/api/me", json={"name": "Ann"})) == "muted"
            assert await host.does("unmute", "Anna") == ["Anna may choose names again."]
            said, link = await host.does("reset", "Anna", "--address", "https://games.example/")
            assert said == "Give Anna this link; it is good once, and for a day:"
            code = link.removeprefix("https://games.example/reset#")
            reset = await other.post("/api/reset", json={"code": code, "password": "staple battery horse"})
            assert reset.json()["person"]["name"] == "Anna"

    run(scene())


def test_mistakes_are_explained_and_change_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], running: ServerProcess, database: str
) -> None:
    assert main(["admin", "ban", "Nobody", "--database", database, "--language", "en"]) == 2
    assert "Nobody here is called Nobody." in capsys.readouterr().err
    missing = tmp_path / "other" / "missing.sqlite"
    assert main(["admin", "people", "--database", str(missing)]) == 2
    assert f"there is no database {missing}" in capsys.readouterr().err
    assert not missing.parent.exists()
