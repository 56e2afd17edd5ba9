"""The upper rungs: each thinks about a game as its ladder says, with or without a network."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import lascaux
from lascaux.agents import make_agent, strong
from lascaux.agents.ladder import THINKING, TURNS
from lascaux.agents.search.turn_agent import TurnAgent
from lascaux.agents.strong import AtTable, can_run_networks, plays_weaker
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position
from lascaux.networks import shipped

with_runtime = pytest.mark.skipif(not can_run_networks(), reason="onnxruntime is not installed (lascaux[strong])")


def opening(name: str, **options: object) -> tuple[Game, Position]:
    game = lascaux.load(name, **options)
    at, rng = game.start(), Random(1)
    while at.actor == CHANCE:
        at.play(at.sample(rng))
    return game, at


def test_a_game_that_thinks_with_a_network_has_one() -> None:
    assert [game for game in THINKING if shipped(lascaux.load(game)) is None] == []
    assert all(list(rungs) == list(TURNS) for rungs in THINKING.values())


@with_runtime
@pytest.mark.parametrize("game", THINKING)
def test_skilled_plays_with_the_network(game: str) -> None:
    from lascaux.agents.search.network_agent import NetworkAgent

    table, at = opening(game, players=2)
    agent = make_agent("skilled", seed=1)
    assert isinstance(agent, AtTable)
    assert agent.choose(table, at) in set(at.choices())
    assert isinstance(agent.thinker, NetworkAgent)
    assert agent.choose(table, at) == make_agent("skilled", seed=1).choose(table, at)


@with_runtime
def test_an_agent_can_change_tables() -> None:
    agent = make_agent("skilled", seed=1)
    for name, players in (("cave-vs-cave", 2), ("cave-vs-cave", 1), ("caverna", 3), ("stone-age", 2)):
        table, at = opening(name, players=players)
        assert agent.choose(table, at) in set(at.choices())


def test_without_onnxruntime_rungs_search_over_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    assert plays_weaker("cave-vs-cave") == (not can_run_networks())
    monkeypatch.setattr(strong, "RUNTIME", ("no_such_module",))
    game, at = opening("cave-vs-cave", players=2)
    agent = make_agent("skilled", seed=1)
    assert isinstance(agent, AtTable)
    assert agent.choose(game, at) in set(at.choices())
    assert isinstance(agent.thinker, TurnAgent)
    assert plays_weaker("cave-vs-cave")
    assert not plays_weaker("hearth")  # a game without a network has none to miss


def test_a_network_to_order_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match=r"there is no network .*none\.onnx"):
        make_agent(f"network:weights={tmp_path / 'none.onnx'}")
    with pytest.raises(ValueError, match="'depth=3' is not a setting of the search"):
        make_agent("network:depth=3")
    game, at = opening("stone-age", players=2)
    monkeypatch.setattr(strong, "shipped", lambda game: None)
    with pytest.raises(ValueError, match="no network comes with stone-age; name one: network:weights=FILE"):
        make_agent("network:simulations=8").choose(game, at)
