"""A log at its most talkative, of everything that secrets go through: it repeats none of them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.frames import Frame, Opcode

from tests.server.hosting import Hosted, hosted
from tests.server.people import ANN
from tests.server.players import choose_something, read_table
from tests.server.support import new_table, run


async def whole_run(server: Hosted) -> set[str]:
    """Register, log in, make tokens and invitations, play over both lines; every secret that was seen."""
    found = {ANN["password"], "wrong horse battery"}
    async with httpx.AsyncClient(base_url=server.address) as ann, httpx.AsyncClient(base_url=server.address) as bob:
        assert (await ann.post("/api/register", json=ANN)).status_code == 201
        found |= set(ann.cookies.values())
        assert (await bob.post("/api/register", json=ANN)).status_code == 409
        assert (await bob.post("/api/login", json={**ANN, "password": "wrong horse battery"})).status_code == 401
        assert (await bob.post("/api/register", json={**ANN, "name": "Bob"})).status_code == 201
        assert (await ann.post("/api/login", json=ANN)).status_code == 200
        token = (await ann.post("/api/tokens", json={"label": "bot"})).json()["token"]
        found |= {*ann.cookies.values(), *bob.cookies.values(), token}
        made = await new_table(ann, "cave-vs-cave", ["me", "free"])
        codes = (await ann.get(f"/api/tables/{made['table']}/invitations")).json()
        code = codes["invitations"][0]["code"]
        found |= {code, codes["watch"]}
        assert (await bob.post(f"/api/invitations/{code}")).status_code == 200
        assert (await bob.post(f"/api/invitations/{code}0")).status_code == 404
        bearer = {"Authorization": f"Bearer {token}"}
        assert (await ann.get("/api/me", headers=bearer)).status_code == 200
        address = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket"
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in ann.cookies.items())}
        for headers, query in ((cookie, ""), (bearer, ""), ({}, f"?code={codes['watch']}")):
            async with connect(address + query, additional_headers=headers, proxy=None) as window:
                await read_table(window)
        with pytest.raises(WebSocketException):
            async with connect(f"{address}?code={code}", proxy=None):
                pass
        for player in (ann, bob):
            if (await player.get(f"/api/tables/{made['table']}")).json()["view"]["choices"]:
                await choose_something(player, made["table"])
        await ann.post("/api/logout")
        return found | await broken(server, bob, code)


async def broken(server: Hosted, bob: httpx.AsyncClient, code: str) -> set[str]:
    """What fails inside is logged with a traceback, and that too without secrets."""
    database = sqlite3.connect(server.errors.parent / "tables.sqlite")
    hashes = {row[0] for row in database.execute("SELECT password FROM people WHERE password IS NOT NULL")}
    hashes |= {row[0] for row in database.execute("SELECT hash FROM sessions")}
    database.execute("ALTER TABLE seats RENAME TO chairs")
    database.commit()
    assert (await bob.post(f"/api/invitations/{code}")).status_code == 503
    database.execute("ALTER TABLE people RENAME COLUMN password TO word")
    database.commit()
    database.close()
    carol = {"name": "Carol", "password": "carols own password"}
    assert (await bob.post("/api/register", json=carol)).status_code == 503
    return hashes | {carol["password"]}


def test_no_secret_is_logged(tmp_path: Path) -> None:
    with hosted(tmp_path, public="true", log="debug", logins_per_minute="100") as server:
        secrets = run(whole_run(server))
        log = server.log
    assert len(secrets) > 10
    parts = {part for secret in secrets for part in (secret, *secret.split(".")) if len(part) > 5}
    assert not [part for part in parts if part in log]
    assert "$argon2" not in log
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"serving"} <= {line["message"] for line in lines}  # it is our log, and it does talk
    failed = [line for line in lines if line["message"] == "the database could not be asked"]
    assert ["OperationalError" in line["traceback"] for line in failed] == [True, True]


def test_whoever_is_refused_or_talks_nonsense_cannot_fill_the_log(tmp_path: Path) -> None:
    async def knock(server: Hosted) -> None:
        for _ in range(3):
            with pytest.raises(InvalidStatus):
                await connect(f"{server.address.replace('http', 'ws')}/api/tables/nowhere/socket")
        for nonsense in (b"\xff\xfe\r\n\r\n", b"GET /health HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(nonsense)
            await reader.read(12)
            writer.close()
        async with httpx.AsyncClient(base_url=server.address) as client:
            table = (await new_table(client, "cave-vs-cave", ["me", "me"], listed=True))["table"]
        async with connect(f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket") as window:
            window.transport.write(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
            await asyncio.wait_for(window.wait_closed(), 10)

    with hosted(tmp_path, log="warning") as server:
        run(knock(server))
        assert server.log == ""
