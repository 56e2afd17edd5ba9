"""At a server's table: whole games through the command, with a real server that may also go away."""

from __future__ import annotations

import re
from pathlib import Path
from threading import Timer
from typing import Any

from lascaux.cli import remote_table
from lascaux.cli.remote import Address, Server
from lascaux.cli.remote_table import Log, RemoteTable
from lascaux.record import Record
from tests.cli.remote.tables import ENOUGH, before_question, force_luck, made, table_in
from tests.cli.terminal import Terminal
from tests.server.support import ServerProcess

# Playing


def test_a_whole_game_against_a_bot(terminal: Terminal, server: ServerProcess, tmp_path: Path) -> None:
    file = tmp_path / "begun.lascaux"
    aside = ["why parlor", "help parlor", "hint greedy", "log", "score", f"save {file}", "commands", "nonsense", "99"]
    force_luck(terminal.monkeypatch, 1)  # Ada begins
    typed = ["take", "cultiv", "gain 1 flax", "undo", "2", "restart", *aside, *ENOUGH]
    result = terminal.run("play", "--table", server.address, "--against", "random", "--name", "Ada", typed=typed)
    assert (result.code, result.err) == (0, "")
    seen = " ".join(result.out.split())
    assert "'take' could be: take Cultivation, take Housework" in seen
    assert "Ada takes Cultivation. Ada, use the effects of Cultivation, or end your turn." in seen
    assert "Parlor (2,0): needs exactly three walls; this space has one (CVC-PATTERN-11)" in seen
    assert "6 points" in seen
    assert "greedy would choose" in seen
    assert "'nonsense' is not a choice right now" in seen
    assert "take back your whole turn" in seen
    assert re.search(r"(Ada|Dreamer) wins\.|tie", seen)
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
    assert "Aufgegeben: Ada. Das Spiel ist vorbei." in result.out
    assert "Eine Revanche? [j/N]" in result.out
    assert file.exists()


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
    assert "'1' is not possible while others are choosing" in result.out
    assert "you are not allowed to see it" in result.out  # a spectator takes nothing back
    assert result.out.count("A command, or Enter to keep waiting") == 5


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
