"""`lascaux train` as one types it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import lascaux.train.check as checking
from lascaux import networks
from lascaux.cli.wording import TEXTS
from lascaux.networks import Shipped
from lascaux.train.beginning import shape_in
from lascaux.train.report import TEXTS as REPORT_TEXTS
from lascaux.train.training import Moment, Training
from tests.cli.terminal import Terminal
from tests.train.setups import TINY, some_file, tiny_plan

ALONE = ("-o", "players=1", "-o", "eras=1")


def test_a_training_writes_a_network_its_matches_and_a_report(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "run"
    command = ("train", "cave-vs-cave", *ALONE, "--minutes", "0.05", "--width", "16", "--games", "1", "--out", str(out))
    first = terminal.run(*command)
    assert first.code == 0, first.err
    assert "Caverna: Cave vs Cave: a network learns on the processor" in first.out
    assert "million choices" in first.out
    assert {"checkpoint.pt", "optimizer.pt", "history.jsonl", "network.onnx", "report.html"} <= {
        path.name for path in out.iterdir()
    }
    for opponent in ("random", "novice", "greedy"):
        assert f"players=1 eras=1 │ {opponent}" in first.out
    report = (out / "report.html").read_text(encoding="utf-8")
    for id in ("points.title", "entropy.title", "error.title", "ladder.title", "device.cpu"):
        assert REPORT_TEXTS.say("en", id) in report
    assert report.count('class="curve') == 3

    network = (out / "network.onnx").read_bytes()
    again = terminal.run(*command, "--language", "de")
    assert again.code == 0, again.err
    assert "Es geht weiter nach" in again.out
    assert (out / "network.onnx").read_bytes() == network  # the minutes were over: nothing more was learned
    assert REPORT_TEXTS.say("de", "ladder.title") in (out / "report.html").read_text(encoding="utf-8")


def test_ctrl_c_says_how_to_go_on(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(training: Training, tell: Callable[[Moment], None]) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Training, "run", interrupted)
    result = terminal.run("train", "cave-vs-cave", "--out", str(tmp_path / "run"))
    assert result.code == 130
    assert f"the same command with --out {tmp_path / 'run'} goes on" in result.out


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        ([], "say what to learn: lascaux train GAME with one of cave-vs-cave, caverna, stone-age"),
        (["chess"], "there is no game 'chess'"),
        (["stone-age", "-o", "players=9"], "option 'players' cannot be '9'"),
        (["stone-age", "-o", "moon=full"], "there is no option 'moon'"),
        (["stone-age", "--minutes", "-1"], "--minutes cannot be '-1'; it must be a number above 0"),
        (["stone-age", "--minutes", "nan"], "--minutes cannot be 'nan'"),
        (["stone-age", "--actors", "0"], "--actors cannot be '0'; it must be a whole number, 1 or more"),
        (["stone-age", "--width", "wide"], "--width cannot be 'wide'"),
        (["stone-age", "--games", "-2"], "--games cannot be '-2'"),
        (["stone-age", "--with", "luck=1"], "a recipe has no setting 'luck'; it has entropy, friendly"),
        (["stone-age", "--with", "sparring=2"], "sparring cannot be '2'; it must be a number from 0 to 1"),
        (["stone-age", "--with", "partner=nobody"], "there is no agent 'nobody'"),
    ],
)
def test_nonsense_is_explained(flags: list[str], said: str, terminal: Terminal) -> None:
    result = terminal.run("train", *flags)
    assert result.code == 2
    assert said in result.err


def test_a_folder_of_another_game_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    Training(tiny_plan(), tmp_path / "run").save()
    result = terminal.run("train", "caverna", "--out", str(tmp_path / "run"))
    assert result.code == 2
    assert "has game 'cave-vs-cave', not 'caverna'; choose another folder" in result.err


def test_a_training_can_begin_with_a_network(terminal: Terminal, tmp_path: Path) -> None:
    file = some_file("cave-vs-cave", tmp_path)
    asked = ("train", "cave-vs-cave", "-o", "players=1", "--minutes", "0.01", "--games", "0")
    result = terminal.run(*asked, "--begin", str(file), "--out", str(tmp_path / "run"))
    assert result.code == 0, result.err
    assert shape_in(tmp_path / "run" / "network.onnx") == TINY
    result = terminal.run(*asked, "--begin", str(tmp_path / "none.onnx"), "--out", str(tmp_path / "other"))
    assert result.code == 2
    assert "there is no network" in result.err


def test_variants_of_two_networks_have_no_one_to_begin_with(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = some_file("caverna", tmp_path)
    alone = Shipped(str(path), "caverna", {"players": (1,)})  # whole paths are taken as they are
    monkeypatch.setattr(networks, "NETWORKS", (alone, Shipped("many.onnx", "caverna")))
    asked = ("train", "caverna", "--begin", "shipped", "--minutes", "0.01", "--games", "0", "--out")
    result = terminal.run(*asked, str(tmp_path / "all"))
    assert result.code == 2
    said = " ".join(result.err.split())
    assert "these variants come with different networks (many.onnx, caverna.onnx)" in said
    assert "choose variants with --option, or name a file" in said
    assert not (tmp_path / "all").exists()
    result = terminal.run(*asked, str(tmp_path / "alone"), "-o", "players=1")
    assert result.code == 0, result.err
    assert shape_in(tmp_path / "alone" / "network.onnx") == TINY


def test_where_no_network_comes_along_none_can_be_begun_with(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(networks, "NETWORKS", ())
    result = terminal.run("train", "caverna", "--begin", "shipped")
    assert result.code == 2
    assert "Lascaux brings no network for caverna" in result.err


def test_without_the_extra_a_sentence_says_what_is_missing(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnx", None)
    result = terminal.run("train", "stone-age")
    assert result.code == 2
    assert "lascaux train needs PyTorch, onnx and onnxruntime; install lascaux[train]" in result.err


def test_check_tells_which_networks_are_stale(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fitting = some_file("stone-age", tmp_path)
    monkeypatch.setattr(checking, "shipped", lambda game: fitting)
    result = terminal.run("train", "--check", "stone-age")
    assert result.code == 0
    assert "stone-age players=2: the network fits" in result.out
    assert "hard_winter=True" in result.out
    result = terminal.run("train", "--check", "caverna")
    assert result.code == 1
    assert "stale. stone-age.onnx does not fit caverna as it is now: it plays stone-age" in " ".join(result.out.split())


def test_without_onnxruntime_check_says_what_is_missing(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "shipped", lambda game: tmp_path / f"{game}.onnx")
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    result = terminal.run("train", "--check")
    assert result.code == 2
    assert "needs onnxruntime and NumPy; install lascaux[strong]" in result.err


def test_both_languages_say_the_same() -> None:
    for catalogue in (TEXTS, REPORT_TEXTS):
        assert catalogue.messages["en"].keys() == catalogue.messages["de"].keys()
