"""Wrong addresses and flags, and servers that are none or refuse."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from lascaux.cli import remote_table
from lascaux.cli.remote import Address, Server, clean
from tests.cli.terminal import Terminal
from tests.server.support import ServerProcess, free_port


@pytest.mark.parametrize(
    "address",
    [
        *("http://", "ftp://host/tables/x", "http://host:port", "http://host:99999", "http://host/elsewhere"),
        *(
            "http://host/tables/",
            "http://host/tables/a/b",
            "http://ada:secret@host",
            "http://host/tables/x%20y",
            "http://[::1",
        ),
    ],
)
def test_wrong_addresses_are_explained(terminal: Terminal, address: str) -> None:
    result = terminal.run("play", "--table", address)
    assert result.code == 2
    assert f"{address!r} is not the address of a table; write http://HOST:PORT" in result.err


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("http://host:8321", Address("http://host:8321")),
        ("https://Host/", Address("https://host")),
        ("host:8321/tables/a-B_9", Address("http://host:8321", table="a-B_9")),
        ("http://host/tables/x?code=secret", Address("http://host", table="x", code="secret")),
        ("http://[::1]:8321/invitations/y/", Address("http://[::1]:8321", invitation="y")),
    ],
)
def test_addresses(text: str, address: Address) -> None:
    assert Address.parse(text) == address
    assert Address.parse(str(address)) == address


def test_nobody_there(terminal: Terminal) -> None:
    address = f"http://127.0.0.1:{free_port()}"
    result = terminal.run("play", "--table", f"{address}/tables/x")
    assert result.code == 2
    assert result.err == f"lascaux: {address} does not answer: Connection refused\n"


def test_no_such_table(terminal: Terminal, server: ServerProcess) -> None:
    result = terminal.run("play", "--table", f"{server.address}/tables/nowhere")
    assert result.code == 2
    assert result.err == "lascaux: There is no table nowhere, or you are not allowed to see it.\n"


@contextmanager
def other_server(*answers: tuple[int, bytes]) -> Iterator[str]:
    """Something that gives these answers one after the other, the last one for ever."""
    left = list(answers)

    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            status, body = left.pop(0) if len(left) > 1 else left[0]
            self.send_response(status)
            self.send_header("Retry-After", "1")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *arguments: object) -> None: ...

    with HTTPServer(("127.0.0.1", 0), Other) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.parametrize(
    ("status", "body", "error"),
    [
        (200, b"<html>", "there is no Lascaux server at {address}"),
        (200, b"[]", "there is no Lascaux server at {address}"),
        (404, b"", "there is no Lascaux server at {address}"),
        (404, b'{"error": "none"}', "there is no Lascaux server at {address}"),
        (502, b"<html>", "{address} does not answer: 502"),
        (403, rb'{"error": {"code": "no", "text": "Go \u001b[2Jaway."}}', "Go �[2Jaway."),
    ],
)
def test_something_else_is_there(terminal: Terminal, status: int, body: bytes, error: str) -> None:
    with other_server((status, body)) as address:
        result = terminal.run("play", "--table", address)
    assert result.code == 2
    assert result.err == f"lascaux: {error.format(address=address)}\n"


def test_patience_with_a_proxy_and_with_a_busy_server(terminal: Terminal) -> None:
    busy = b'{"error": {"code": "too-fast", "text": "Too many requests."}}'
    told: list[str] = []
    with other_server((503, b""), (429, busy), (200, b'{"well": true}')) as address:
        server = Server(address, "en")
        server.patience = 10
        server.tell = told.append
        assert server.get("health") == {"well": True}
    assert told == [
        f"{address} does not answer: 503; trying again (Ctrl-C interrupts). Nothing is lost.",
        f"{address} is back.",
    ]


@pytest.mark.parametrize(
    ("path", "flags", "error"),
    [
        ("", ["--seed", "1"], "--seed is for a local table"),
        ("", ["--load", "x.lascaux"], "--load is for a local table"),
        ("/tables/x", ["--against", "greedy"], "leave out --against"),
        ("/invitations/x", ["caverna"], "leave out the game"),
    ],
)
def test_flags_that_make_no_sense(terminal: Terminal, path: str, flags: list[str], error: str) -> None:
    result = terminal.run("play", *flags, "--table", f"http://127.0.0.1:1{path}")
    assert result.code == 2
    assert error in result.err


def test_a_name_is_for_a_server(terminal: Terminal) -> None:
    assert "--name is for a server's table" in terminal.run("play", "--name", "Ada").err


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["--seats", "me,hal"], "There is no bot hal; the levels are"),
        (["--seats", "me,free", "--name", "x" * 31], "name: must have at most 30 characters"),
        (["--seats", "me,me,me"], "players"),
    ],
)
def test_what_the_server_refuses(terminal: Terminal, server: ServerProcess, arguments: list[str], error: str) -> None:
    result = terminal.run("play", "--table", server.address, *arguments)
    assert result.code == 2
    assert error in result.err


def test_messages_of_another_version_are_refused(terminal: Terminal, server: ServerProcess) -> None:
    terminal.monkeypatch.setattr(remote_table, "VERSION", 0)
    result = terminal.run("play", "--table", server.address, "--seats", "me")
    assert result.code == 2
    assert "the server speaks version 1, this program version 0" in result.err


def test_unprintable_characters_are_replaced_everywhere() -> None:
    assert clean({"a": ["x\x1by", 1, None, "line\nline", "äß►"]}) == {"a": ["x�y", 1, None, "line\nline", "äß►"]}
