"""The search: legal, repeatable, in time, blind to what its seat cannot know, and better the more it thinks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import lascaux
from lascaux.agents import Opinion, SearchAgent, Thinker, make_agent
from lascaux.agents.search.levels import Level, parse_level
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position
from lascaux.testing.play import positions
from lascaux.testing.rows import Row
from tests.conformance.games import ROWS, game_of
from tests.stone_age.table import table

FEW = "search:simulations=30,playout=4,look=2"


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
    moments = [at.copy() for at in positions(game, 1) if not at.over and at.actor != CHANCE]
    for at in moments[:: max(1, len(moments) // 12)]:
        before = at.copy()
        assert agent.choose(game, at) in list(at.choices())
        assert isinstance(agent, Thinker)
        assert sorted(opinion.choice for opinion in agent.explain(game, at)) == list(at.choices())
        assert at == before


@pytest.mark.parametrize("name", ["cave-vs-cave", "stone-age", "caverna"])
def test_the_same_seed_and_simulations_give_the_same_opinions(name: str) -> None:
    game, at = opening(name)
    first, second, other = (SearchAgent(Level(simulations=200), seed).explain(game, at) for seed in (5, 5, 6))
    assert first == second
    assert first != other


def test_a_search_makes_as_many_simulations_as_it_was_told() -> None:
    game, at = opening("cave-vs-cave")
    opinions = SearchAgent(Level(simulations=321), 1).explain(game, at)
    assert sum(opinion.visits for opinion in opinions) == 321 - 1  # the first expands the root
    assert opinions == sorted(opinions, key=lambda opinion: (-opinion.visits, -opinion.value))


def test_a_deadline_that_has_passed_still_gets_a_legal_answer() -> None:
    game, at = opening("caverna", players=7)
    agent = SearchAgent(Level(milliseconds=1), 1)
    assert agent.think(game, at, started=0.0)[0].choice in list(at.choices())


def test_a_deadline_ends_a_search_that_has_no_other_limit() -> None:
    game, at = opening("stone-age", players=2)
    opinions = SearchAgent(Level(milliseconds=30), 1).explain(game, at)
    assert sum(opinion.visits for opinion in opinions) > 0


def test_a_single_choice_needs_no_thought() -> None:
    game = lascaux.load("caverna", players=1)
    at = next(at for at in positions(game, 2) if at.actor >= 0 and len(at.choices()) == 1)
    agent = SearchAgent(Level(simulations=10), 1)
    assert agent.choose(game, at) == at.choices()[0]
    assert agent.search is None


# What the tree keeps


def test_what_was_learnt_is_kept_for_the_next_choice_of_the_turn() -> None:
    game, at = opening("caverna", players=1)
    agent = SearchAgent(Level(simulations=400), 1)
    at.play(agent.choose(game, at))
    assert agent.search_at(game, at).visited() > 100
    assert agent.search_at(game, at).root == at


def test_what_was_learnt_is_kept_across_others_turns_and_chance() -> None:
    game, at = opening("cave-vs-cave")
    agent = SearchAgent(Level(simulations=3000), 1)
    seat = at.actor
    rng = Random(4)
    while True:
        at.play(agent.choose(game, at) if at.actor == seat else at.choices()[0])
        while at.actor == CHANCE:
            at.play(at.sample(rng))
        if at.actor == seat and agent.search_at(game, at).visited():
            break
    assert agent.search_at(game, at).root == at


def test_a_position_out_of_reach_begins_a_new_tree() -> None:
    game, at = opening("cave-vs-cave", seed=1)
    agent = SearchAgent(Level(simulations=50), 1)
    agent.choose(game, at)
    _, other = opening("cave-vs-cave", seed=9)
    later = next(p.copy() for p in positions(game, 7) if game.round(p) == 5 and p.actor >= 0)
    assert agent.search_at(game, later).visited() == 0
    assert agent.choose(game, other) in list(other.choices())


# What it may not know


def test_another_seats_blind_card_changes_nothing() -> None:
    """Stone Age: two positions that differ only in what the searching seat cannot know get the same opinions."""

    def opinions(card: str) -> list[Opinion]:
        made = table(players=2).blind(card, 1)
        return SearchAgent(Level(simulations=150), 1).explain(made.game, made.at)

    assert opinions("c01") == opinions("c02")


# How well it plays


def play_out(game: Game, specs: list[str], seed: int) -> Position:
    at: Position = game.start()
    rng = Random(seed)
    agents = [make_agent(spec, seed) for spec in specs]
    while not at.over:
        at.play(at.sample(rng) if at.actor == CHANCE else agents[at.actor].choose(game, at))
    return at


@pytest.mark.parametrize(
    ("name", "options"),
    [("cave-vs-cave", {}), ("stone-age", {"players": 2}), ("caverna", {"players": 2})],
)
def test_a_small_search_beats_chance(name: str, options: dict[str, Any]) -> None:
    game = lascaux.load(name, **options)
    assert play_out(game, [FEW, "random"], 1).winners() == [0]
    assert play_out(game, ["random", FEW], 2).winners() == [1]


def test_seven_can_search_at_one_table() -> None:
    game = lascaux.load("caverna", players=7)
    assert play_out(game, ["search:simulations=4,playout=0"] * 7, 1).over


def test_in_a_solo_game_more_thought_scores_more() -> None:
    game = lascaux.load("caverna", players=1)
    little, much = (play_out(game, [f"search:simulations={number}"], 1).scores()[0] for number in (5, 200))
    assert much > little + 10


# Levels and settings


def test_settings_can_be_written_out() -> None:
    level = parse_level("simulations=500,playout=0,explore=2.5")
    assert (level.simulations, level.playout, level.explore) == (500, 0, 2.5)
    assert parse_level("milliseconds=20").milliseconds == 20


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("grandmaster", "there is no agent 'grandmaster'; the agents are random, novice, greedy"),
        ("search", "there is no agent 'search'"),
        ("search:", "needs a budget"),
        ("search:simulations=0", "needs a budget"),
        ("search:simulations=-5", "cannot be -5"),
        ("search:simulations=many", "must be a number, not 'many'"),
        ("search:depth=3", "not a setting of the search"),
        ("search:milliseconds", "not a setting of the search"),
    ],
)
def test_a_bad_name_gets_one_clear_line(spec: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint) as error:
        make_agent(spec)
    assert "\n" not in str(error.value)
