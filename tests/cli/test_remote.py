"""At a server's table: whole games through the command, with a real server that may also go away."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread, Timer
from typing import Any

import httpx
import pytest

from lascaux.cli import remote_table
from lascaux.cli.remote import Address, Server, clean
from lascaux.cli.remote_table import Log, RemoteTable
from lascaux.cli.screen import Screen
from lascaux.record import Record
from tests.cli.terminal import Result, Terminal
from tests.server.support import ServerProcess, free_port, server_process

ENOUGH = ["1"] * 900  # the first choice, until the game is over


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(str(tmp_path_factory.mktemp("server") / "tables.sqlite"), free_port()) as process:
        yield process


@pytest.fixture
def public(tmp_path: Path) -> Iterator[ServerProcess]:
    with server_process(str(tmp_path / "tables.sqlite"), free_port(), "--public") as process:
        yield process


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that one test may kill."""
    with server_process(str(tmp_path / "tables.sqlite"), free_port()) as process:
        yield process


def table_in(result: Result) -> str:
    """The address of the table that was made."""
    found = re.search(r"(?:Your table|Dein Tisch): (\S+)", result.out)
    assert found
    return found[1]


def made(server: ServerProcess, seats: list[dict[str, str]]) -> dict[str, Any]:
    """A table of somebody elsewhere."""
    with httpx.Client(base_url=server.address) as friend:
        table: dict[str, Any] = friend.post("/api/tables", json={"game": "cave-vs-cave", "seats": seats}).json()
    assert "table" in table, table
    return table


def before_question(monkeypatch: pytest.MonkeyPatch, number: int, act: Callable[[], None]) -> None:
    """Let something happen after a question was asked, and before it is answered."""
    ask, asked = Screen.ask, 0

    def interrupted(screen: Screen, prompt: str) -> str:
        nonlocal asked
        asked += 1
        if asked == number:
            act()
        return ask(screen, prompt)

    monkeypatch.setattr(Screen, "ask", interrupted)


# Playing


def test_a_whole_game_against_a_bot(terminal: Terminal, server: ServerProcess, tmp_path: Path) -> None:
    file = tmp_path / "begun.lascaux"
    aside = ["why parlor", "help parlor", "hint greedy", "log", "score", f"save {file}", "commands", "nonsense", "99"]
    typed = ["take", "cultiv", "gain 1 flax", "undo", "2", "restart", *aside, *ENOUGH]
    result = terminal.run("play", "--table", server.address, "--against", "random", "--name", "Ada", typed=typed)
    assert (result.code, result.err) == (0, "")
    seen = " ".join(result.out.split())
    assert "'take' could be: take Cultivation, take Housework" in seen
    assert "Ada takes Cultivation. Ada, use the effects of Cultivation, or end your turn." in seen
    assert "furnish parlor 2,0: needs exactly three walls; this space has one (CVC-PATTERN-11)" in seen
    assert "6 points" in seen
    assert "greedy thinks best of" in seen
    assert "'nonsense' is no choice now" in seen
    assert "take your whole turn back" in seen
    assert re.search(r"(Ada|random) wins\.|tie", seen)
    assert "Total" in seen
    assert "A rematch? [y/N]" in seen

    assert Record.load(file).seats == ["Ada", "random"]
    again = Server(server.address, "en")
    record = Record.parse(again.text(f"tables/{Address.parse(table_in(result)).table}/record"))
    assert record.position().over
    assert record.seats == ["Ada", "random"]


def test_undo_and_restart_take_choices_back(terminal: Terminal, server: ServerProcess, tmp_path: Path) -> None:
    typed = ["cultiv", "undo", "housework", "1", "restart", "excavation", "restart", "undo", "log", "quit"]
    out = terminal.run("play", "--table", server.address, "--seats", "me:Ada", typed=typed).out
    assert [tile for tile in ("Cultivation", "Housework", "Excavation") if f"Ada takes {tile}." in out] == [
        "Cultivation",
        "Housework",
        "Excavation",
    ]
    assert "There is nothing to take back" in out
    assert "Ada takes" not in out[out.rindex("> log") :]


def test_everything_in_german(terminal: Terminal, server: ServerProcess, tmp_path: Path) -> None:
    typed = ["landwirtschaft", "zurück", "1", "zugneu", "warum renovierung nehmen", "punkte", "verlauf", "tipp greedy"]
    file = tmp_path / "spiel.lascaux"
    typed += ["hilfe", "quatsch", f"aufzeichnung {file}", "aufgeben", "n", "aufgeben", "j", "n"]
    result = terminal.run(
        *("play", "--table", server.address, "--seats", "me:Ada", "--language", "de", "--name", "Ada"), typed=typed
    )
    assert (result.code, result.err) == (0, "")
    for text in (
        "Dein Tisch:",
        "(CVC-ROUND-02)",
        "Summe",
        "greedy",
        "nimmt deinen ganzen Zug",
        "'quatsch' geht jetzt",
    ):
        assert text in result.out
    assert "Ada hat aufgegeben; das Spiel ist vorbei." in result.out
    assert "Eine Revanche? [j/N]" in result.out
    assert file.exists()


def test_a_game_of_two_by_invitation(terminal: Terminal, server: ServerProcess, tmp_path: Path) -> None:
    command = "from lascaux.cli.main import main; raise SystemExit(main())"
    arguments = ["play", "--table", server.address, "--seats", "me,free", "--name", "Ada"]
    ada = subprocess.Popen(
        [sys.executable, "-c", command, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path / "ada"), "PYTHONUNBUFFERED": "1"},
    )
    assert ada.stdin
    assert ada.stdout
    told = [ada.stdout.readline() for _ in range(3)]
    invitation = told[1].split()[-1]
    ada.stdin.write("".join(f"{line}\n" for line in ENOUGH))
    out: list[str] = []
    reading = Thread(target=lambda: out.append(ada.communicate()[0]))
    reading.start()
    ben = terminal.run("play", "--table", invitation, "--name", "Ben", typed=ENOUGH)
    reading.join(60)
    assert (ben.code, ben.err, ada.returncode) == (0, "", 0)
    end = re.search(r"(Ada|Ben) wins\.", ben.out)
    assert end
    assert end[0] in out[0]
    assert "Ada takes" in ben.out
    assert "Ben takes" in out[0]

    used = terminal.run("play", "--table", invitation)
    assert used.code == 2
    assert used.err == "lascaux: This invitation has been used, or there never was one.\n"


def test_whoever_comes_back_is_the_same_guest(terminal: Terminal, server: ServerProcess, tmp_path: Path) -> None:
    first = terminal.run("play", "--table", server.address, "--seats", "me,greedy", "--name", "Ada", typed=["quit"])
    assert f"Come back with: lascaux play --table {table_in(first)}" in first.out
    back = terminal.run("play", "--table", table_in(first), typed=["1"])
    assert "Ada takes Cultivation." in back.out or "greedy takes Cultivation." in back.out
    [cookies] = (tmp_path / "lascaux" / "servers").iterdir()
    assert cookies.stat().st_mode & 0o077 == 0

    terminal.monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    stranger = terminal.run("play", "--table", table_in(first), typed=["1"])
    assert stranger.code == 2
    assert "or it is not for you to see" in stranger.err


def test_two_servers_on_one_machine_do_not_confuse_a_guest(
    terminal: Terminal, server: ServerProcess, mortal: ServerProcess
) -> None:
    here = terminal.run("play", "--table", server.address, "--seats", "me", typed=["quit"])
    terminal.run("play", "--table", mortal.address, "--seats", "me", typed=["quit"])
    assert terminal.run("play", "--table", table_in(here), typed=["quit"]).code == 0


def test_a_rematch_after_giving_up(terminal: Terminal, server: ServerProcess) -> None:
    typed = ["resign", "n", "resign", "y", "y", "1", "quit"]
    result = terminal.run("play", "--table", server.address, "--against", "greedy", "--name", "Ada", typed=typed)
    assert "Ada resigned; the game is over." in result.out
    [back] = re.findall(r"Come back with: lascaux play --table (\S+)", result.out)
    assert back != table_in(result)


def test_among_several_a_bot_plays_on(terminal: Terminal, server: ServerProcess) -> None:
    options = ["--option", "players=3", "--against", "random", "--name", "Ada"]
    result = terminal.run("play", "stone-age", "--table", server.address, *options, typed=["resign", "y"])
    assert result.code == 0
    assert "A bot plays on in your place." in result.out


def test_bots_are_watched_to_the_end_and_by_others_with_the_link(
    terminal: Terminal, server: ServerProcess, tmp_path: Path
) -> None:
    result = terminal.run("play", "--table", server.address, "--seats", "random,random")
    assert result.code == 0
    assert "wins." in result.out
    assert "rematch" not in result.out
    link = re.search(r"To watch: (\S+)", result.out)
    assert link
    terminal.monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert "wins." in terminal.run("play", "--table", link[1]).out
    assert terminal.run("play", "--table", link[1].partition("?")[0]).code == 2


def test_two_at_one_keyboard_are_told_apart(terminal: Terminal, server: ServerProcess) -> None:
    out = terminal.run("play", "--table", server.address, "--seats", "me,me", "--name", "Ada", typed=["1"]).out
    assert "Ada 1" in out
    assert "Ada 2" in out


def test_single_choices_by_hand(terminal: Terminal, server: ServerProcess) -> None:
    result = terminal.run("play", "--table", server.address, "--seats", "me", "--no-auto", typed=["quit"])
    id = Address.parse(table_in(result)).table
    assert Server(server.address, "en").get(f"tables/{id}")["seats"][0]["passes"] is False


def test_commands_while_others_choose(terminal: Terminal, server: ServerProcess, tmp_path: Path) -> None:
    """Ctrl-C lets one look around, a second one or the end of the input leaves."""
    table = made(server, [{"kind": "me", "name": "Eve"}, {"kind": "free"}])

    def interrupt(table: RemoteTable, seconds: float) -> bool:
        raise KeyboardInterrupt

    terminal.monkeypatch.setattr(RemoteTable, "poll", interrupt)
    address = f"{server.address}/tables/{table['table']}?code={table['watch']}"
    result = terminal.run("play", "--table", address, typed=["score", "1", "undo", "", "quit"])
    assert "Total" in result.out
    assert "'1' cannot be done while others choose" in result.out
    assert "it is not for you to see" in result.out  # a spectator takes nothing back
    assert result.out.count("A command, or Enter to go on waiting") == 5


def test_questions_for_a_new_table(terminal: Terminal, server: ServerProcess) -> None:
    """Somebody who says nothing is asked: name, language, game, players, opponent, options."""
    result = terminal.run("play", "--table", server.address, typed=["Ada", "", "1", "2", "1", "", "quit"], seated=True)
    assert result.code == 0
    assert "people with an invitation" in result.out
    assert "Ada" in result.out


# A server that goes away


def test_a_server_that_is_restarted_in_the_middle(terminal: Terminal, mortal: ServerProcess) -> None:
    def restart() -> None:
        mortal.kill()
        Timer(1.0, mortal.start).start()

    before_question(terminal.monkeypatch, 20, restart)
    result = terminal.run("play", "--table", mortal.address, "--against", "random", "--name", "Ada", typed=ENOUGH)
    assert result.code == 0
    assert f"{mortal.address} does not answer: Connection refused; trying again" in result.out
    assert f"{mortal.address} is back." in result.out
    assert "A rematch?" in result.out


def test_a_server_that_stays_away(terminal: Terminal, mortal: ServerProcess) -> None:
    terminal.monkeypatch.setattr(remote_table, "PATIENCE", 0.5)
    before_question(terminal.monkeypatch, 2, mortal.kill)
    result = terminal.run("play", "--table", mortal.address, "--seats", "me", typed=["1", "1"])
    assert result.code == 2
    assert result.err == f"lascaux: {mortal.address} does not answer: Connection refused\n"


def test_a_choice_that_comes_too_late(terminal: Terminal, server: ServerProcess) -> None:
    """The same person has chosen in another window."""
    start = terminal.run("play", "--table", server.address, "--seats", "me:Ada", typed=["quit"])
    path = f"tables/{Address.parse(table_in(start)).table}"

    def choose_elsewhere() -> None:
        window = Server(server.address, "en")
        shown = window.get(path)
        window.post(f"{path}/choices", {"number": shown["number"], "choice": "take housework"})

    before_question(terminal.monkeypatch, 1, choose_elsewhere)
    result = terminal.run("play", "--table", table_in(start), typed=["cultivation", "log", "quit"])
    assert "Ada, use the effects of Housework" in result.out
    assert "The table has moved on; look at it again." in result.out
    log = result.out[result.out.rindex("> log") :]
    assert "Ada takes Housework." in log
    assert "Cultivation" not in log


# Who one is


def test_a_public_server_asks_for_a_password_once(terminal: Terminal, public: ServerProcess, tmp_path: Path) -> None:
    play = ["play", "--table", public.address, "--seats", "me"]
    result = terminal.run(*play, typed=["Ada", "short", "Ada", "open sesame", "y", "1", "quit"])
    assert result.code == 0
    assert "password: needs at least 8 characters" in result.out
    assert "Make a new account with the name Ada" in result.out
    assert "sesame" not in result.out
    assert "Password" not in terminal.run("play", "--table", table_in(result), typed=["1", "quit"]).out

    terminal.monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert terminal.run(*play, "--name", "Ada", typed=["open sesame", "quit"]).code == 0
    terminal.monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "third"))
    wrong = terminal.run(*play, "--name", "Ada", typed=["wrong one", "n", "wrong two", "y", "wrong three", "n"])
    assert wrong.code == 2
    assert "The name Ada is taken." in wrong.out
    assert wrong.err == f"lascaux: you are not logged in at {public.address}\n"


def test_unprintable_characters_are_replaced_everywhere() -> None:
    assert clean({"a": ["x\x1by", 1, None, "line\nline", "äß►"]}) == {"a": ["x�y", 1, None, "line\nline", "äß►"]}


# Wrong addresses and flags


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
    assert f"{address!r} is no address of a table; write http://HOST:PORT" in result.err


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
    assert result.err == "lascaux: There is no table nowhere, or it is not for you to see.\n"


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
        ("", ["--seed", "1"], "--seed is for a table of your own"),
        ("", ["--load", "x.lascaux"], "--load is for a table of your own"),
        ("/tables/x", ["--against", "greedy"], "leave --against out"),
        ("/invitations/x", ["caverna"], "leave a game out"),
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
        (["--seats", "me,hal"], "No bot can play like that: there is no agent 'hal'"),
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
    assert "messages are of version 1, this program knows version 0" in result.err


# The log


def lines(*texts: str) -> list[dict[str, Any]]:
    return [{"seat": ord(text[0]) - ord("a"), "round": 1, "text": text} for text in texts]


def test_the_log_forgets_what_was_taken_back() -> None:
    log = Log()
    log.take_in({"from": 0, "lines": lines("a1", "b1", "a2")})
    log.take_in({"from": 2, "lines": lines("b2")})
    assert log.since(1) == ["b1", "b2"]
    assert log.last_of(0) == 0
    log.take_in({"from": 9, "lines": lines("a9", "b9")})  # too much has happened to be told at once
    assert log.since(0) == ["a9", "b9"]
    assert (log.last_of(1), log.end) == (10, 11)
