"""The networks that Lascaux brings fit the games as they are now."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from lascaux.agents import make_agent
from lascaux.games import games
from lascaux.networks.network import MissingRuntime, Weights
from lascaux.train.check import check


def test_shipped_networks_fit() -> None:
    pytest.importorskip("onnxruntime")
    assert [fit for fit in check(games()) if fit.fault] == []


def test_without_onnxruntime_a_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(MissingRuntime, match=r"needs onnxruntime and NumPy; install lascaux\[strong\]"):
        Weights(tmp_path / "any.onnx")


def test_a_network_that_is_not_there_is_named(tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    with pytest.raises(ValueError, match="there is no network"):
        make_agent(f"network:weights={tmp_path / 'none.onnx'}")
