"""Played games as a data set."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import lascaux
from lascaux.arena.records import CHOICES, GAMES, OBSERVED, OF_CHOICES, OF_GAMES, export, found
from lascaux.core.position import CHANCE
from lascaux.envs import Observer
from lascaux.record import Record
from tests.cli.terminal import Terminal
from tools import records_page

parquet = pytest.importorskip("pyarrow.parquet", reason="Parquet needs the extra lascaux[arena]")
CORPUS = Path(__file__).resolve().parents[1] / "corpus"
NAMES = ("cave-vs-cave-solo-greedy", "stone-age-two-random", "caverna-two-greedy")
SOME = [CORPUS / f"{name}.lascaux" for name in NAMES]


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    return Terminal(monkeypatch, capsys, tmp_path)


def test_every_choice_of_every_game_is_there(tmp_path: Path) -> None:
    lengths = list(export(SOME, tmp_path))
    games = parquet.read_table(tmp_path / GAMES).to_pylist()
    choices = parquet.read_table(tmp_path / CHOICES).to_pylist()
    assert [game["length"] for game in games] == lengths
    for number, (file, game) in enumerate(zip(SOME, games, strict=True)):
        record = Record.load(file)
        assert (game["record"], game["file"], game["game"]) == (number, file.name, record.game.id)
        assert json.loads(game["options"]) == record.game.options
        assert (game["over"], game["scores"]) == (True, record.position().scores())
        rows = [row for row in choices if row["record"] == number]
        assert [row["choice"] for row in rows] == record.choices
        again = lascaux.load(game["game"], **json.loads(game["options"])).start()
        for row in rows:  # the data set alone is enough to play it again
            assert row["actor"] == (-1 if again.actor == CHANCE else again.actor)
            assert row["legal"] == list(again.choices())
            assert row["scores"] == again.scores()
            again.play(again.game.parse(row["name"]), check=True)
        assert again.winners() == game["winners"]


def test_columns_are_those_that_are_documented(tmp_path: Path) -> None:
    list(export(SOME[:1], tmp_path, observed=True))
    for name, columns in ((GAMES, OF_GAMES), (CHOICES, (*OF_CHOICES, OBSERVED))):
        schema = parquet.read_schema(tmp_path / name)
        shown = [(field.name, str(field.type).replace("element: ", "").replace("item: ", "")) for field in schema]
        assert shown == [(column.name, column.type) for column in columns]
        assert schema.metadata[b"lascaux"].decode() == lascaux.__version__
    text = records_page.PAGE.read_text(encoding="utf-8")
    assert text == records_page.page(text), "run python tools/records_page.py"
    assert text.count("| `observation` |") == 1


def test_observations_are_what_the_actor_saw(tmp_path: Path) -> None:
    list(export(SOME[1:2], tmp_path, observed=True))
    rows = parquet.read_table(tmp_path / CHOICES).to_pylist()
    record = Record.load(SOME[1])
    observer = Observer(record.game)
    for at, row in list(zip(record.positions(), rows, strict=False))[:60]:
        wanted = [] if at.actor == CHANCE else observer.observe(at, at.actor).tolist()
        assert np.array_equal(np.array(row["observation"], np.float32), np.array(wanted, np.float32))


def test_the_command(terminal: Terminal, tmp_path: Path) -> None:
    result = terminal.run("records", *map(str, SOME[:2]), "--out", str(tmp_path / "data"), "--language", "en")
    length = sum(len(Record.load(file).choices) for file in SOME[:2])
    assert (result.code, result.err) == (0, "")
    assert result.out == f"The data set is in {tmp_path / 'data'}: games 2, choices {length}.\n"


def test_what_cannot_be_read_is_named_and_nothing_is_written(terminal: Terminal, tmp_path: Path) -> None:
    broken = tmp_path / "broken.lascaux"
    broken.write_text(SOME[0].read_text().replace("seat 0", "seat 7"))
    result = terminal.run("records", str(SOME[1]), str(broken), "--out", str(tmp_path / "data"))
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"lascaux: {broken}: line ")
    assert list((tmp_path / "data").iterdir()) == []
    assert terminal.run("records", str(tmp_path / "nowhere"), "--out", "x").err.endswith("nowhere does not exist\n")
    empty = tmp_path / "empty"
    empty.mkdir()
    assert terminal.run("records", str(empty), "--out", "x").err.endswith("holds no records (.lascaux)\n")


def test_folders_are_searched(tmp_path: Path) -> None:
    assert found([CORPUS]) == sorted(CORPUS.glob("*.lascaux"))
