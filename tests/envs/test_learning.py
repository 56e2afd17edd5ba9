"""The example learns: some thousand choices are enough to leave random play far behind on the same games."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: the extra lascaux[train] brings it")
pytest.importorskip("matplotlib", reason="Matplotlib is not installed")

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "learn_cave_vs_cave.py"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The example as a module, with few games and small steps; one thread always adds up in the same order."""
    spec = spec_from_file_location("learn_cave_vs_cave", EXAMPLE)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, number in {"GAMES": 64, "CHOICES": 32, "MINIBATCH": 512}.items():
        monkeypatch.setattr(module, name, number)
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield module
    torch.set_num_threads(threads)


def test_the_example_learns_and_keeps_what_it_has_learned(example: Any, tmp_path: Path) -> None:
    learner = example.Learner(seed=1)
    for _ in range(20):
        learner.update(left=1.0)
    random = example.scores_of(example.Batch.sample, games=200)
    learned = example.scores_of(learner.policy.best, games=200)
    assert learned.mean() > 2 * random.mean()

    learner.policy.save(tmp_path / "policy.pt")
    again = example.Learner(seed=2)
    again.policy.load(tmp_path / "policy.pt")
    assert np.array_equal(example.scores_of(again.policy.best, games=200), learned)


def test_the_curve_is_drawn_with_its_marks(example: Any, tmp_path: Path) -> None:
    example.draw_curve([(1e6, 1.0, 10.0), (2e6, 2.0, 30.0)], {"random": 6.5, "greedy": 44.2}, tmp_path / "curve.svg")
    drawn = (tmp_path / "curve.svg").read_text(encoding="utf-8")
    assert "random 6.5" in drawn
    assert "greedy 44.2" in drawn
