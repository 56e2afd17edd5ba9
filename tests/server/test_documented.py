"""What docs/server.md shows is what the server does."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from lascaux.server.answers.socket import SOCKET_ANSWER
from lascaux.server.configuration import options
from lascaux.server.errors import TEXTS
from lascaux.server.messages import SOCKET_MESSAGE
from lascaux.server.settings import Limits
from tests.server.support import ServerProcess, new_table, run

PAGE = Path(__file__).resolve().parents[2] / "docs" / "server.md"
TEXT = PAGE.read_text(encoding="utf-8")
MESSAGES: list[dict[str, Any]] = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)]
OURS = {"choose", "undo", "end", "language", "ping"}


def test_every_kind_of_message_is_shown_and_as_declared() -> None:
    kinds = set()
    for message in MESSAGES:
        adapter: Any = SOCKET_MESSAGE if message["type"] in OURS else SOCKET_ANSWER
        read = adapter.validate_python(message)
        assert json.loads(read.model_dump_json(by_alias=True)) == message
        kinds.add(message["type"])
    assert kinds == {*OURS, "table", "here", "done", "refused", "pong"}


def test_the_exchange_that_is_shown_happens(server: ServerProcess) -> None:
    async def exchange() -> None:
        async with httpx.AsyncClient(base_url=server.address) as client:
            table = (await new_table(client, "cave-vs-cave", ["me", "me"]))["table"]
            cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket"
        async with connect(address, additional_headers={"Cookie": cookies}) as socket:

            async def said(kind: str) -> dict[str, Any]:
                """The next message that is an answer, or the next table."""
                while True:
                    message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 10))
                    SOCKET_ANSWER.validate_python(message)
                    if (message["type"] == "table") == (kind == "table"):
                        return message

            for shown in MESSAGES:
                if shown["type"] == "here":
                    continue  # needs two people: test_presence_news.py
                if shown["type"] == "table":
                    check_like(await said("table"), shown)
                elif shown["type"] == "language":
                    await socket.send(json.dumps(shown))
                    assert "nimm" in (await said("table"))["prompt"]
                elif shown["type"] in OURS:
                    await socket.send(json.dumps(shown))
                else:
                    if shown.get("id", 0) is None:
                        await socket.send('{"type": "choose", "id": 4, "number": 4}')
                    assert await said(shown["type"]) == shown

    run(exchange())


def check_like(real: dict[str, Any], shown: dict[str, Any]) -> None:
    """A shown table has the same fields as a real one; its view is shortened."""
    assert real.keys() == shown.keys()
    for part in ("log", "undo"):
        assert real[part].keys() == shown[part].keys()
    assert real["seats"][0].keys() == shown["seats"][0].keys()
    assert real["log"]["lines"][0].keys() == shown["log"]["lines"][0].keys()
    assert shown["view"].keys() <= real["view"].keys()
    (choice,) = shown["view"]["choices"]
    found = next(one for one in real["view"]["choices"] if one["name"] == choice["name"])
    assert found == choice
    assert shown["texts"] == [real["texts"][real["view"]["choices"].index(found)]]


def test_the_bot_plays_a_whole_game(server: ServerProcess, tmp_path: Path) -> None:
    (program,) = re.findall(r"```py\n(.*?)```", TEXT, re.DOTALL)
    assert len([line for line in program.splitlines() if line.strip()]) == 10
    (tmp_path / "bot.py").write_text(program, encoding="utf-8")
    with httpx.Client(base_url=server.address) as client:
        token = client.post("/api/tokens", json={"label": "my bot"}).json()["token"]
        seats = [{"kind": "free"}, {"kind": "bot", "level": "random"}]
        made = client.post("/api/tables", json={"game": "cave-vs-cave", "seats": seats}).json()
        command = [sys.executable, "bot.py", server.address, token, made["invitations"][0]["code"]]
        played = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False)
        assert played.returncode == 0, played.stderr
        seen = client.get(f"/api/tables/{made['table']}").json()
    assert seen["status"] == "over"
    assert played.stdout.strip() == seen["outcome"]


def test_every_flag_is_named_once() -> None:
    flags = {f"--{option.key}" for option in options() if not option.secret} | {"--config", "--open"}
    hosting = PAGE.with_name("hosting.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| `(--[a-z-]+)", TEXT + hosting, re.MULTILINE)
    assert sorted(named) == sorted(flags)
    for option in options():
        if option.default not in (None, False, "", ()) and not option.many and f"| `--{option.key} " in hosting:
            default = f"{option.default:,.15g}" if option.type in (int, float) else option.default
            assert re.search(rf"^\| `--{option.key} .* {re.escape(default)} \|", hosting, re.MULTILINE), option.key


def test_the_limits_and_refusals_that_are_named_are_real(server: ServerProcess) -> None:
    assert f"{Limits().message_bytes:,} bytes" in TEXT
    assert Limits().messages_per_second == 50
    for code in re.findall(r"409 `([a-z-]+)`", TEXT):
        assert TEXTS.knows(f"errors.{code}")
    shape = json.loads(re.findall(r'^    (\{"error".*)$', TEXT, re.MULTILINE)[0])
    assert shape["error"]["text"] == TEXTS.say("en", f"errors.{shape['error']['code']}", name="Ada")


def test_every_address_that_is_named_exists(server: ServerProcess) -> None:
    paths = httpx.get(f"{server.address}/openapi.json").json()["paths"]
    known = {(method.upper(), re.sub(r"\{\w+\}", "X", path)) for path, methods in paths.items() for method in methods}
    named = re.findall(r"`(GET|POST|PUT|DELETE) (/[\w/]+)", TEXT)
    assert len(named) > 12
    for method, path in named:
        assert (method, re.sub(r"\b(ID|SEAT|CODE|N)\b", "X", path)) in known, path
