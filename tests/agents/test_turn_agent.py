"""The search over whole turns: legal, repeatable, in time, blind to what is hidden, and better than greedy."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import lascaux
from lascaux.agents import Opinion, Thinker, TurnAgent, make_agent
from lascaux.agents.search.levels import TurnLevel, parse_turn_level
from lascaux.agents.search.lines import proposals
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position
from lascaux.testing.play import some_positions
from lascaux.testing.rows import Row
from tests.conformance.games import ROWS, game_of
from tests.stone_age.table import table

FEW = "turns:simulations=6,turns=1,beam=1,playout_beam=1,lines=4"


def opening(name: str, seed: int = 1, **options: object) -> tuple[Game, Position]:
    """The first decision of a player."""
    game = lascaux.load(name, **options)
    at, rng = game.start(), Random(seed)
    while at.actor == CHANCE:
        at.play(at.sample(rng))
    return game, at


@pytest.mark.parametrize("row", ROWS, ids=[row.id for row in ROWS])
def test_every_answer_is_legal_and_every_choice_has_an_opinion(row: Row) -> None:
    game = game_of(row.id)
    agent = make_agent(FEW, 3)
    assert isinstance(agent, Thinker)
    for at in [at for at in some_positions(game, 1, 40) if at.actor >= 0][:4]:
        before = at.copy()
        assert agent.choose(game, at) in list(at.choices())
        assert sorted(opinion.choice for opinion in agent.explain(game, at)) == list(at.choices())
        assert at == before


@pytest.mark.parametrize("name", ["cave-vs-cave", "stone-age", "caverna"])
def test_the_same_seed_and_simulations_give_the_same_opinions(name: str) -> None:
    game, at = opening(name)
    first, second = (TurnAgent(TurnLevel(simulations=8, beam=1, playout_beam=1), 5).explain(game, at) for _ in range(2))
    assert first == second
    assert sum(opinion.visits for opinion in first) == 8 - 1  # the first expands the root


def test_a_deadline_ends_a_search_that_has_no_other_limit() -> None:
    game, at = opening("stone-age", players=2)
    assert make_agent("turns:milliseconds=30", 1).choose(game, at) in list(at.choices())


def test_a_deadline_that_has_passed_gets_the_line_that_looks_best() -> None:
    game, at = opening("cave-vs-cave")
    agent = TurnAgent(TurnLevel(milliseconds=1), 1)
    search = agent.think(game, at, started=0.0)
    assert search.visited() == 1
    assert agent.explain(game, at)[0].choice == proposals(at, agent.level.beam, 1, 1, 0)[0].choices()[0]


# Lines


@pytest.mark.parametrize("id", ["cave-vs-cave-era-one", "stone-age-three", "caverna-two"])
def test_a_line_goes_on_until_nature_or_somebody_else_acts_or_a_turn_begins(id: str) -> None:
    for at in [at for at in some_positions(game_of(id), 2, 25) if at.actor >= 0][:6]:
        lines = proposals(at, 3, 2, 8, 1)
        assert [line.value for line in lines] == sorted((line.value for line in lines), reverse=True)
        ends = set()
        for line in lines:
            here = at.copy()
            for choice in line.choices():
                assert here.actor == at.actor
                here.play(choice)
            assert here.actor != at.actor or here.begins_turn
            ends.add(here)
        assert len(ends) == len(lines)


def test_a_line_is_played_to_its_end_without_thinking_again() -> None:
    game, at = opening("cave-vs-cave")
    agent = TurnAgent(TurnLevel(simulations=8, beam=2), 1)
    at.play(agent.choose(game, at))
    search, root = agent.search, agent.search and agent.search.root
    for planned in agent.plan[1:]:
        assert planned.at == at
        assert agent.choose(game, at) == planned.choice or len(at.choices()) == 1
        at.play(planned.choice)
    assert len(agent.plan) > 1
    assert agent.search is search
    assert search is not None
    assert search.root is root


# What it may not know


def test_another_seats_blind_card_changes_nothing() -> None:
    """Stone Age: two positions that differ only in what the searching seat cannot know get the same opinions."""

    def opinions(card: str) -> list[Opinion]:
        made = table(players=2).blind(card, 1)
        return TurnAgent(TurnLevel(simulations=30, beam=2), 1).explain(made.game, made.at)

    assert opinions("c01") == opinions("c02")


# How well it plays


def play_out(game: Game, specs: list[str], seed: int) -> Position:
    at: Position = game.start()
    rng = Random(seed)
    agents = [make_agent(spec, seed) for spec in specs]
    while not at.over:
        at.play(at.sample(rng) if at.actor == CHANCE else agents[at.actor].choose(game, at))
    return at


@pytest.mark.full
@pytest.mark.parametrize(
    ("name", "options"),
    [("cave-vs-cave", {}), ("stone-age", {"players": 2}), ("caverna", {"players": 2})],
)
def test_it_does_not_lose_to_greedy(name: str, options: dict[str, Any]) -> None:
    game = lascaux.load(name, **options)
    won = 0
    for seed in range(1, 9):
        seat = seed % 2
        specs = ["greedy", "greedy"]
        specs[seat] = "turns:simulations=60"
        won += seat in play_out(game, specs, seed).winners()
    assert won >= 4


# Settings


def test_settings_can_be_written_out() -> None:
    level = parse_turn_level("simulations=60,turns=6,explore=2.5")
    assert (level.simulations, level.turns, level.explore) == (60, 6, 2.5)


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("turns:", "needs a budget"),
        ("turns:simulations=5,beam=0", "beam cannot be 0"),
        ("turns:simulations=5,playout=3", "not a setting of the search"),
    ],
)
def test_a_bad_name_gets_one_clear_line(spec: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint) as error:
        make_agent(spec)
    assert "\n" not in str(error.value)
