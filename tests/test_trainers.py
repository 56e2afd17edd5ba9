"""The examples that train with other people's libraries, where those are installed."""

from __future__ import annotations

import re
from importlib import util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
TRAINERS = ROOT / "examples" / "trainers"
NEEDS = "see examples/trainers/requirements.txt"


def example(name: str, *needed: str) -> ModuleType:
    """One of the programs, unless something it needs is missing."""
    for module in needed:
        pytest.importorskip(module, reason=f"{module} is not installed; {NEEDS}")
    spec = util.spec_from_file_location(name, TRAINERS / f"{name}.py")
    assert spec
    assert spec.loader
    found = util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


# Warnings of their libraries are not ours to mend.


@pytest.mark.filterwarnings("default")
def test_sb3_learns_and_plays() -> None:
    sb3 = example("sb3_maskable_ppo", "torch", "sb3_contrib")
    (points,) = sb3.play(sb3.train(512), games=1)
    assert points == int(points)


@pytest.mark.filterwarnings("default")
def test_one_file_of_ppo_finishes_games() -> None:
    ppo = example("single_file_ppo", "torch")
    assert len(ppo.train(2 * ppo.ENVS * ppo.LENGTH)) >= ppo.ENVS


@pytest.mark.filterwarnings("default")
def test_tianshou_learns() -> None:
    tianshou = example("tianshou_dqn", "torch", "tianshou")
    games, result = tianshou.train(4000)
    assert games > 0
    assert -1 <= result <= 1


@pytest.mark.filterwarnings("default")
def test_rllib_learns() -> None:
    rllib = example("rllib_ppo", "torch", "tree", "lz4", "ray.rllib.algorithms.ppo")
    (points,) = rllib.train(rllib.AT_ONCE)
    assert -50 < points < 100


def test_every_example_registers_the_games_itself() -> None:
    for path in TRAINERS.glob("*.py"):
        assert re.search(r"^(import|from) lascaux\.envs", path.read_text(encoding="utf-8"), re.MULTILINE), path.name


def test_every_example_is_documented_and_tested() -> None:
    page = (ROOT / "docs" / "trainers.md").read_text(encoding="utf-8")
    programs = {path.stem for path in TRAINERS.glob("*.py")}
    assert set(re.findall(r"trainers/(\w+)\.py\)", page)) == programs
    assert set(re.findall(r'example\("(\w+)"', Path(__file__).read_text(encoding="utf-8"))) == programs
