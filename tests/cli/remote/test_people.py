"""Guests, accounts, opponents and spectators at a server's table."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

import httpx

from lascaux.cli.remote import Server
from lascaux.cli.remote_table import RemoteTable
from tests.cli.remote.tables import ENOUGH, table_in
from tests.cli.terminal import Terminal
from tests.server.support import ServerProcess


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

    terminal.monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    used = terminal.run("play", "--table", invitation)
    assert used.code == 2
    assert used.err == "lascaux: This invitation has already been used or never existed.\n"


def test_whoever_comes_back_is_the_same_guest(terminal: Terminal, server: ServerProcess, tmp_path: Path) -> None:
    first = terminal.run("play", "--table", server.address, "--seats", "me,greedy", "--name", "Ada", typed=["quit"])
    assert f"Come back with: lascaux play --table {table_in(first)}" in first.out
    back = terminal.run("play", "--table", table_in(first), typed=["1"])
    assert "Ada takes Cultivation." in back.out or "Regular takes Cultivation." in back.out
    [cookies] = (tmp_path / "lascaux" / "servers").iterdir()
    assert cookies.stat().st_mode & 0o077 == 0

    terminal.monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    stranger = terminal.run("play", "--table", table_in(first), typed=["1"])
    assert stranger.code == 2
    assert "or you are not allowed to see it" in stranger.err


def test_two_servers_on_one_machine_do_not_confuse_a_guest(
    terminal: Terminal, server: ServerProcess, mortal: ServerProcess
) -> None:
    here = terminal.run("play", "--table", server.address, "--seats", "me", typed=["quit"])
    terminal.run("play", "--table", mortal.address, "--seats", "me", typed=["quit"])
    assert terminal.run("play", "--table", table_in(here), typed=["quit"]).code == 0


def test_a_rematch_after_giving_up(terminal: Terminal, server: ServerProcess) -> None:
    typed = ["resign", "n", "resign", "y", "y", "1", "quit"]
    result = terminal.run("play", "--table", server.address, "--against", "greedy", "--name", "Ada", typed=typed)
    assert "Ada resigned: " in result.out
    [back] = re.findall(r"Come back with: lascaux play --table (\S+)", result.out)
    assert back != table_in(result)


def test_among_several_a_bot_plays_on(terminal: Terminal, server: ServerProcess) -> None:
    options = ["--option", "players=3", "--against", "random", "--name", "Ada"]
    result = terminal.run("play", "stone-age", "--table", server.address, *options, typed=["resign", "y"])
    assert result.code == 0
    assert "A bot plays on in your place." in result.out


def test_a_game_is_abandoned_when_everybody_wants_it(terminal: Terminal, server: ServerProcess) -> None:
    result = terminal.run("play", "--table", server.address, "--against", "random", typed=["abandon", "n"])
    assert result.code == 0
    assert "The players agreed to end the game without a result." in result.out


def test_a_table_is_left_before_the_game_begins(terminal: Terminal, server: ServerProcess) -> None:
    def interrupted(table: RemoteTable, seconds: float) -> bool:
        raise KeyboardInterrupt

    terminal.monkeypatch.setattr(RemoteTable, "poll", interrupted)
    with httpx.Client(base_url=server.address, timeout=30) as ada:
        three = {"game": "stone-age", "options": {"players": 3}, "seats": [{"kind": "me"}, *[{"kind": "free"}] * 2]}
        made = ada.post("/api/tables", json=three).json()
        invitation = f"{server.address}/invitations/{made['invitations'][0]['code']}"
        assert "You have left the table." in terminal.run("play", "--table", invitation, typed=["leave"]).out
        seats = ada.get(f"/api/tables/{made['table']}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "free", "free"]


def test_whoever_comes_back_takes_over_from_the_bot(terminal: Terminal, server: ServerProcess) -> None:
    """Ada lets a bot play for her and thinks better of it."""
    made = terminal.run("play", "--table", server.address, "--against", "master", "--name", "Ada", typed=["quit"])
    asked = terminal.run("play", "--table", table_in(made), typed=["come-back", "quit"])
    assert "No bot is playing for you at this table." in asked.out
    ada = Server(server.address, "en")
    path = f"tables/{table_in(made).rpartition('/')[2]}"
    ada.put(f"{path}/seats/0/bot", {})

    def interrupted(table: RemoteTable, seconds: float) -> bool:
        raise KeyboardInterrupt

    terminal.monkeypatch.setattr(RemoteTable, "poll", interrupted)
    terminal.run("play", "--table", table_in(made), typed=["come-back", "quit"])
    assert ada.get(path)["seats"][0]["kind"] == "person"


def test_bots_are_watched_to_the_end_and_by_others_with_the_link(
    terminal: Terminal, server: ServerProcess, tmp_path: Path
) -> None:
    result = terminal.run("play", "--table", server.address, "--seats", "random,random")
    assert result.code == 0
    assert re.search(r"wins\.|ends in a draw\.", result.out)
    assert "rematch" not in result.out
    link = re.search(r"To watch: (\S+)", result.out)
    assert link
    terminal.monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert "wins." in terminal.run("play", "--table", link[1]).out
    assert terminal.run("play", "--table", link[1].partition("?")[0]).code == 2


def test_a_public_server_asks_for_a_password_once(terminal: Terminal, public: ServerProcess, tmp_path: Path) -> None:
    play = ["play", "--table", public.address, "--seats", "me"]
    result = terminal.run(*play, typed=["Ada", "short", "Ada", "open sesame", "y", "1", "quit"])
    assert result.code == 0
    assert "password: is too short; the minimum length is 8" in result.out
    assert "Create a new account with the name Ada" in result.out
    assert "sesame" not in result.out
    assert "Password" not in terminal.run("play", "--table", table_in(result), typed=["1", "quit"]).out

    terminal.monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert terminal.run(*play, "--name", "Ada", typed=["open sesame", "quit"]).code == 0
    terminal.monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "third"))
    wrong = terminal.run(*play, "--name", "Ada", typed=["wrong one", "n", "wrong two", "y", "wrong three", "n"])
    assert wrong.code == 2
    assert "The name Ada is taken." in wrong.out
    assert wrong.err == f"lascaux: you are not logged in to {public.address}\n"


def test_a_rematch_of_two_begins_when_both_want_it(terminal: Terminal, server: ServerProcess) -> None:
    """Ada sits at a terminal, gives up and wants another game; Ben only plays until it is her turn."""
    with httpx.Client(base_url=server.address, timeout=30) as ben:
        made = ben.post(
            "/api/tables", json={"game": "cave-vs-cave", "seats": [{"kind": "me"}, {"kind": "free"}]}
        ).json()
        tables = [made["table"]]

        def play(table: str, end: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
            seen: dict[str, Any]
            while not end(seen := ben.get(f"/api/tables/{table}").json()):
                if choices := seen["view"]["choices"]:
                    wish = {"number": seen["number"], "choice": choices[-1]["choice"]}
                    ben.post(f"/api/tables/{table}/choices", json=wish)
                else:
                    ben.get(f"/api/tables/{table}", params={"seen": seen["number"], "wait": 5})
            return seen

        def evening() -> None:
            play(tables[0], lambda seen: seen["agreed"])
            tables.append(ben.post(f"/api/tables/{tables[0]}/rematch").json()["table"])
            play(tables[1], lambda seen: seen["view"]["actor"] == 1)

        other = Thread(target=evening)
        other.start()
        invitation = f"{server.address}/invitations/{made['invitations'][0]['code']}"
        ada = terminal.run("play", "--table", invitation, "--name", "Ada", typed=["resign", "y", "y", "quit"])
        other.join(30)
    assert "The rematch begins when everybody wants it" in ada.out
    assert f"Come back with: lascaux play --table {server.address}/tables/{tables[1]}" in ada.out
