"""The database's file: who may read it, and what is said when it cannot be used."""

from __future__ import annotations

import builtins
import os
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import pytest

from lascaux.cli.main import main
from lascaux.server.storage.engine import BadDatabase, open_engine
from tests.server.hosting import SERVE, hosted
from tests.server.support import free_port

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes and locks of POSIX")


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_nobody_else_may_read_the_database(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with hosted(tmp_path, database=str(tmp_path / "games" / "tables.sqlite")):
            files = {file.name: mode(file) for file in (tmp_path / "games").iterdir()}
    finally:
        os.umask(before)
    assert mode(tmp_path / "games") == 0o700
    assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite.lock"} <= files.keys()
    assert set(files.values()) == {0o600}


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    database.touch(0o644)
    with hosted(tmp_path):
        assert mode(database) == 0o600


def test_a_second_server_on_one_file_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        flags = ["--port", str(free_port()), "--database", str(tmp_path / "tables.sqlite")]
        second = subprocess.run([*SERVE, *flags], capture_output=True, text=True, timeout=60)
        assert second.returncode == 2
        assert "another server is using" in second.stderr
        assert "Traceback" not in second.stderr
        assert server.answers()


def test_after_a_crash_the_file_is_free_again(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        server.process.kill()  # the bots' workers may live a little longer
        server.process.wait()
        with hosted(tmp_path) as again:
            assert again.answers()


def test_a_database_of_a_newer_version_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "tables.sqlite"
    with sqlite3.connect(database) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    assert main(["serve", "--port", str(free_port()), "--database", str(database)]) == 2
    said = capsys.readouterr().err
    assert "has version 9999" in said
    assert "made by a newer one" in said


@pytest.mark.parametrize("address", [":memory:", "sqlite://", "sqlite:///:memory:"])
def test_tables_in_memory_are_refused_and_no_file_is_made_of_them(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadDatabase, match="would be lost"):
        open_engine(address)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_and_a_folder_that_is_closed_are_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada, " * 100)
    assert main(["serve", "--database", str(letter)]) == 2
    assert "file is not a database" in capsys.readouterr().err
    assert main(["serve", "--database", str(letter / "tables.sqlite")]) == 2
    assert "cannot be used" in capsys.readouterr().err


def test_a_postgresql_that_does_not_answer_is_explained_without_its_password(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LASCAUX_DATABASE", f"postgresql://me:opensesame@127.0.0.1:{free_port()}/games")
    assert main(["serve"]) == 2
    said = capsys.readouterr().err
    assert "cannot be used" in said
    assert "opensesame" not in said


def test_a_missing_driver_is_named_with_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "asyncpg":
            raise ModuleNotFoundError("No module named 'asyncpg'", name="asyncpg")
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    assert main(["serve", "--database", "postgresql://me@127.0.0.1/games"]) == 2
    assert "PostgreSQL needs asyncpg; install lascaux[postgresql]" in capsys.readouterr().err
