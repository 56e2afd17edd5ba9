"""The networks that Lascaux brings fit the games as they are now."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import lascaux
from lascaux import networks
from lascaux.agents import make_agent
from lascaux.games import games
from lascaux.networks import NETWORKS, WEIGHTS, Shipped, shipped
from lascaux.networks.network import MissingRuntime, Weights
from lascaux.train.check import check


def test_shipped_networks_fit() -> None:
    pytest.importorskip("onnxruntime")
    assert [fit for fit in check(games()) if fit.fault] == []


def test_every_network_that_is_named_is_there_and_no_other() -> None:
    assert {network.file for network in NETWORKS} == {path.name for path in WEIGHTS.glob("*.onnx")}


@pytest.mark.parametrize("players", range(1, 8))
def test_one_network_plays_caverna_with_any_number(players: int) -> None:
    assert shipped(lascaux.load("caverna", players=players)) == WEIGHTS / "caverna.onnx"
    if players == 2:
        beginner = lascaux.load("caverna", players=players, furnishing_set="beginner")
        assert shipped(beginner) == WEIGHTS / "caverna.onnx"


def test_the_options_say_which_network_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    few = Shipped("few.onnx", "caverna", {"players": (1, 2), "furnishing_set": ("full",)})
    monkeypatch.setattr(networks, "NETWORKS", (few, Shipped("others.onnx", "caverna")))
    found = {
        (players, rooms): shipped(lascaux.load("caverna", players=players, furnishing_set=rooms))
        for players, rooms in ((1, "full"), (2, "full"), (2, "beginner"), (3, "full"))
    }
    assert [path.name for path in found.values() if path] == ["few.onnx", "few.onnx", "others.onnx", "others.onnx"]
    assert shipped(lascaux.load("stone-age")) is None


def test_without_onnxruntime_a_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(MissingRuntime, match=r"needs onnxruntime and NumPy; install lascaux\[strong\]"):
        Weights(tmp_path / "any.onnx")


def test_a_network_that_is_not_there_is_named(tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    with pytest.raises(ValueError, match="there is no network"):
        make_agent(f"network:weights={tmp_path / 'none.onnx'}")
