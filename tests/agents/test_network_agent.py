"""A search with a network: legal, repeatable, in time, every seat's value in its place, nothing hidden seen."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from time import perf_counter, sleep

import numpy as np
import pytest
from numpy.typing import NDArray

import lascaux
from lascaux.agents import Opinion, Thinker
from lascaux.agents.search.levels import NetworkLevel, parse_network_level
from lascaux.agents.search.network_agent import NetworkAgent
from lascaux.agents.search.outcome import WIN_BONUS
from lascaux.agents.search.walks import NetworkSearch
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position
from lascaux.envs.observer import Observer
from lascaux.testing.play import positions, some_positions
from lascaux.testing.rows import Row
from tests.conformance.games import ROWS, game_of
from tests.stone_age.table import table

Answers = tuple[NDArray[np.float32], NDArray[np.float32]]


class Flat:
    """A network that has learnt nothing: every choice is as likely, and the points are what everybody can expect."""

    def __init__(self, game: Game) -> None:
        observation = game.observation()
        self.points = slice(int(observation.points.offset), int(observation.points.offset) + game.seats)
        self.high = observation.points.high
        self.batches: list[int] = []
        self.win = WIN_BONUS
        self.reach = 0.0

    def evaluate(self, rows: NDArray[np.float32], masks: NDArray[np.bool_], /) -> Answers:
        self.batches.append(len(rows))
        points = rows[:, self.points] * self.high
        if points.shape[1] > 1:
            others = np.stack([np.delete(points, seat, 1).max(1) for seat in range(points.shape[1])], 1)
            points = points - others
        return (masks / masks.sum(1, keepdims=True)).astype(np.float32), points


def agent_for(game: Game, seed: int = 1, **settings: float) -> NetworkAgent:
    return NetworkAgent(Flat(game), NetworkLevel(**settings), seed)  # type: ignore[arg-type] # one kind of number for all


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
    agent = agent_for(game, simulations=20)
    assert isinstance(agent, Thinker)
    for at in [at for at in some_positions(game, 1, 30) if at.actor >= 0][:8]:
        before = at.copy()
        assert agent.choose(game, at) in list(at.choices())
        assert sorted(opinion.choice for opinion in agent.explain(game, at)) == list(at.choices())
        assert at == before


@pytest.mark.parametrize("name", ["cave-vs-cave", "stone-age", "caverna"])
def test_the_same_seed_and_simulations_give_the_same_opinions(name: str) -> None:
    game, at = opening(name)
    first, second = (agent_for(game, 5, simulations=60).explain(game, at) for _ in range(2))
    assert first == second
    assert [opinion.visits for opinion in first] == sorted((opinion.visits for opinion in first), reverse=True)


def test_a_search_makes_as_many_simulations_as_it_was_told_in_batches() -> None:
    game, at = opening("caverna")
    agent = agent_for(game, simulations=100, batch=16)
    assert sum(opinion.visits for opinion in agent.explain(game, at)) == 100 - 1  # the first expands the root
    assert isinstance(agent.network, Flat)
    assert agent.network.batches[0] == 1
    assert max(agent.network.batches) == 16
    assert sum(agent.network.batches) == 100


def test_a_choice_that_cannot_be_caught_up_with_ends_the_search() -> None:
    """Whoever chooses stops then, with the same choice; whoever explains goes on."""
    game = lascaux.load("caverna", players=2)
    spared = 0
    for at in [at for at in some_positions(game, 3, 60) if at.actor >= 0 and len(at.choices()) > 1][:8]:
        chooses, explains = agent_for(game, simulations=100), agent_for(game, simulations=100)
        assert chooses.choose(game, at) == explains.explain(game, at)[0].choice
        spared += explains.desk_at(game, at).search.visited() - chooses.desk_at(game, at).search.visited()
        assert explains.desk_at(game, at).search.visited() == 100
    assert spared > 0


def test_without_a_budget_the_likeliest_choice_is_made() -> None:
    game, at = opening("stone-age", players=2)
    favourite = int(at.choices()[3])

    class Fond(Flat):
        def evaluate(self, rows: NDArray[np.float32], masks: NDArray[np.bool_], /) -> Answers:
            priors = np.zeros(masks.shape, np.float32)
            priors[:, favourite] = 1
            return priors, np.full((len(rows), 2), 7, np.float32)

    network = Fond(game)
    assert NetworkAgent(network, NetworkLevel(), 1).choose(game, at) == favourite
    assert NetworkAgent(network, NetworkLevel(), 1).explain(game, at)[0] == Opinion(favourite, 7.0, 0)
    assert NetworkAgent(network, NetworkLevel(whim=1.0), 1).choose(game, at) == favourite


def test_a_whim_draws_by_visits() -> None:
    game, at = opening("stone-age", players=2)
    agent = agent_for(game, simulations=60, whim=1.0)
    drawn = {agent.choose(game, at) for _ in range(12)}
    assert len(drawn) > 1
    assert drawn <= set(at.choices())


# In time


class Slow(Flat):
    def evaluate(self, rows: NDArray[np.float32], masks: NDArray[np.bool_], /) -> Answers:
        sleep(0.02)
        return super().evaluate(rows, masks)


def test_a_deadline_is_missed_by_one_batch_at_most() -> None:
    game, at = opening("cave-vs-cave")
    network = Slow(game)
    started = perf_counter()
    NetworkAgent(network, NetworkLevel(milliseconds=200), 1).choose(game, at)
    assert len(network.batches) <= 200 * 0.9 / 20 + 1
    assert perf_counter() - started < 1


def test_a_deadline_that_has_passed_still_gets_a_legal_answer() -> None:
    game, at = opening("caverna", players=7)
    agent = agent_for(game, milliseconds=1)
    search = agent.think(game, at, started=0.0)
    assert search.visited() == 1
    assert sorted(choice for choice, *_ in search.opinions()) == list(at.choices())


# What it finds


def test_what_can_be_forced_is_found() -> None:
    """Close to the end the search sees the games out, and agrees with trying everything."""
    game = lascaux.load("caverna", players=2)
    at = [at.copy() for at in positions(game, 3) if at.actor >= 0 and len(at.choices()) > 1][-3]
    leads = {choice: lead_at_best(after(at, choice), at.actor) for choice in at.choices()}
    assert max(leads.values()) > min(leads.values())
    opinions = agent_for(game, simulations=600).explain(game, at)
    assert leads[opinions[0].choice] == max(leads.values())


def after(at: Position, choice: int) -> Position:
    next = at.copy()
    next.play(choice)
    return next


def lead_at_best(at: Position, seat: int) -> float:
    """The final lead of a seat if everybody plays for the own lead."""
    if at.over:
        scores = at.scores()
        return scores[seat] - scores[1 - seat]
    leads = [lead_at_best(after(at, choice), seat) for choice in at.choices()]
    return max(leads) if at.actor == seat else min(leads)


@pytest.mark.parametrize(("name", "players"), [("stone-age", 3), ("stone-age", 4), ("caverna", 4)])
def test_what_every_seat_can_expect_is_kept_in_its_place(name: str, players: int) -> None:
    """A network that expects 10 for the first seat, 20 for the next and so on, always counted from the viewer."""
    game, at = opening(name, players=players)

    class Known(Flat):
        def evaluate(self, rows: NDArray[np.float32], masks: NDArray[np.bool_], /) -> Answers:
            viewers = [self.actors[row] for row in range(len(rows))]
            values = [[10.0 * ((viewer + seat) % players + 1) for seat in range(players)] for viewer in viewers]
            return super().evaluate(rows, masks)[0], np.array(values, np.float32)

        actors: list[int]

    agent = NetworkAgent(network := Known(game), NetworkLevel(simulations=100), 1)
    desk = agent.desk_at(game, at)
    seen: set[int] = set()
    for _ in range(40):
        rows = desk.search.gather(8)
        network.actors = [int(desk.search.walks[index].actor) for index in range(2 * 8) if leaf(desk.search, index)]
        seen |= set(network.actors)
        priors, values = network.evaluate(desk.observations[:rows], desk.masks[:rows])
        desk.search.absorb(priors.tobytes(), values.tobytes())
    assert len(seen) > 1
    tree = desk.search.tree
    for seat in range(players):
        assert tree.mean(0, seat) == pytest.approx(10.0 * (seat + 1))


def leaf(search: NetworkSearch, index: int) -> bool:
    return index < search.leaves + search.vain and search.walks[index].row >= 0


# What it sees


def test_rows_show_what_the_seat_at_the_leaf_sees_and_nothing_of_earlier_leaves() -> None:
    """The first rows are exactly the root and each position after it, as an observer writes them."""
    game, at = opening("stone-age", players=3)
    observer = Observer(game)
    known = {observer.observe(after(at, choice), after(at, choice).actor).tobytes() for choice in at.choices()}
    known.add(observer.observe(at, at.actor).tobytes())
    seen: list[bytes] = []

    class Witness(Flat):
        def evaluate(self, rows: NDArray[np.float32], masks: NDArray[np.bool_], /) -> Answers:
            seen.extend(row.tobytes() for row in rows)
            return super().evaluate(rows, masks)

    count = len(at.choices())
    NetworkAgent(Witness(game), NetworkLevel(simulations=count + 1, batch=8, explore=1000.0), 1).choose(game, at)
    assert len(seen) == len(set(seen)) == count + 1
    assert set(seen) == known


def test_another_seats_blind_card_changes_nothing() -> None:
    """Stone Age: two positions that differ only in what the searching seat cannot know get the same opinions."""

    def opinions(card: str) -> list[Opinion]:
        made = table(players=2).blind(card, 1)
        return agent_for(made.game, simulations=150).explain(made.game, made.at)

    assert opinions("c01") == opinions("c02")


# What the tree keeps


def test_what_was_learnt_is_kept_for_the_next_choice() -> None:
    game, at = opening("caverna", players=1)
    agent = agent_for(game, simulations=200)
    at.play(agent.choose(game, at))
    desk = agent.desk
    assert agent.desk_at(game, at) is desk
    assert agent.desk_at(game, at).search.visited() > 20


def test_no_walk_is_left_waiting() -> None:
    game, at = opening("cave-vs-cave")
    agent = agent_for(game, simulations=300, batch=32)
    agent.choose(game, at)
    assert agent.desk is not None
    tree = agent.desk.search.tree
    assert not any(tree.waiting[node] for node in range(int(tree.nodes)))


# Settings


def test_settings_can_be_written_out() -> None:
    assert parse_network_level("simulations=200,batch=16,explore=2") == NetworkLevel(200, explore=2.0, batch=16)
    with pytest.raises(ValueError, match="batch cannot be 0"):
        parse_network_level("batch=0")
    with pytest.raises(ValueError, match="not a setting of the search; write NAME=NUMBER with simulations"):
        parse_network_level("playout=3")


def test_without_numpy_the_other_agents_still_play() -> None:
    script = "import sys; sys.modules['numpy'] = None; import lascaux.agents"
    subprocess.run([sys.executable, "-c", script], check=True)
