"""How well each choice turned out, compared with a plain reckoning seat by seat."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
import torch

import lascaux
from lascaux.networks.inputs import seats_read
from lascaux.networks.measure import Measure
from lascaux.train.actor import play
from lascaux.train.schedule import Schedule
from lascaux.train.storage import Storage
from lascaux.train.table import TRACE, Table
from tests.train.setups import some_network

HASTE = 0.01
GAMES = 3


def played(name: str, players: int, steps: int, schedule: Schedule, sparring: float = 0.0, longest: int = 0) -> Table:
    """A table after one turn of so many choices in each game."""
    model, inputs = some_network(name)
    game = lascaux.load(name, players=players)
    size = steps, GAMES, inputs.width(game), game.verbs.size, seats_read(game)
    storages = [Storage.allocate(*size, torch.device("cpu")) for _ in range(2)]
    with torch.inference_mode():
        table = Table(game, inputs, storages, model, Measure(10.0, 1.0, haste=HASTE), 5, sparring, longest)
        play([table], schedule, 0)
    return table


@pytest.mark.parametrize(
    ("name", "players", "steps"), [("cave-vs-cave", 2, 300), ("cave-vs-cave", 1, 250), ("stone-age", 3, 60)]
)
def test_advantages_and_goals(name: str, players: int, steps: int) -> None:
    schedule = Schedule(0.2, guided=0.4, friendly=0.4)
    table = played(name, players, steps, schedule)
    kept, seats = table.storage, table.seats
    standing, guesses = table.known_worth(schedule)
    finals, values = table.latest.numpy(), table.values.numpy()
    advantages, goals, usable = kept.advantage.numpy(), kept.goals.numpy(), kept.usable.numpy()
    free = kept.legal.numpy().sum(-1) > 1
    assert table.finished.any() == (steps > 100)  # some see the end of games, others only their middle
    for game in range(GAMES):
        last = int(table.actors[-1, game])
        for seat in range(seats):
            # What comes after a choice, from the last to the first: an outcome, or the seat's next choice.
            place = (seat - last) % seats
            ahead = float(finals[game, place] + standing[-1, game, place]) + (guesses[-1, game] if seat == last else 0)
            goal, gain, known = ahead, 0.0, seat == last
            for step in reversed(range(steps)):
                if table.finished[step, game]:
                    ahead = goal = float(table.outcomes[step, game, seat])
                    gain, known = 0.0, True
                ahead, goal = ahead - HASTE / seats, goal - HASTE / seats
                actor = int(table.actors[step, game])
                if actor != seat:
                    place = (seat - actor) % seats
                    still = goal - standing[step, game, place]
                    assert goals[step, game, place] == pytest.approx(still, abs=1e-4)
                    continue
                known_worth = standing[step, game, 0] + guesses[step, game]
                value = float(values[step, game]) + known_worth
                gain = ahead - value + TRACE * gain if known else 0.0
                goal = value + gain
                assert advantages[step, game] == pytest.approx(gain, abs=1e-4)
                assert goals[step, game, 0] == pytest.approx(goal - known_worth, abs=1e-4)
                assert usable[step, game] == (known and free[step, game])
                ahead, known = value, True


def test_what_is_known_is_not_learned() -> None:
    """Points so far, and what the evaluation sees beyond them, as far as it guides."""
    table = played("stone-age", 2, 40, Schedule(0.2, guided=0.4, friendly=0.4))
    standing, lean = table.known_worth(Schedule(0.4, guided=0.8, friendly=0.4))
    own, other = table.points[..., 0], table.points[..., 1]
    assert own.any()
    assert standing[..., 0] == pytest.approx((own - other) / 10)
    assert standing[..., 1] == pytest.approx((other - own) / 10)
    assert lean == pytest.approx((table.guesses - own) / 20)


def test_what_was_chosen_was_legal_and_as_likely_as_noted() -> None:
    table = played("cave-vs-cave", 1, 20, Schedule(0.0, 0.4, 0.4))
    kept = table.storage
    with torch.inference_mode():
        chances, _ = table.model(kept.rows.flatten(0, 1), kept.legal.flatten(0, 1))
    chosen = kept.chosen.flatten()[:, None]
    assert kept.legal.flatten(0, 1).gather(1, chosen).all()
    assert torch.allclose(chances.gather(1, chosen).squeeze(1), kept.chance.flatten(), atol=1e-5)


def test_what_a_game_is_worth() -> None:
    measure = Measure(points=10.0, win=1.0)
    alone = np.array([[42.0]])
    assert measure.outcomes(alone, np.zeros((1, 1)), 1.0).tolist() == [[4.2]]
    scores, won = np.array([[50.0, 30.0, 40.0]]), np.array([[1.0, -1.0, -1.0]])
    assert measure.outcomes(scores, won, 0.0) == pytest.approx(scores / 10)
    assert measure.outcomes(scores, won, 1.0) == pytest.approx(np.array([[1 + 2 / 3, -2 - 1 / 3, -1 - 1 / 3]]))
    drawn = measure.outcomes(np.array([[30.0, 30.0]]), np.zeros((1, 2)), 1.0)
    assert drawn == pytest.approx(np.zeros((1, 2)))
    near = Measure(points=10.0, win=0.0, reach=20.0).outcomes(scores, won, 1.0)
    assert near == pytest.approx(np.tanh([[0.5, -1.0, -0.5]]) * 2)


def test_where_the_reference_plays_along_only_one_seat_is_learned_from() -> None:
    table = played("cave-vs-cave", 2, 400, Schedule(0.2, 0.4, 0.4), sparring=0.67)
    usable = table.storage.usable.numpy()
    for game in range(GAMES):
        ends = [0, *(np.flatnonzero(table.finished[:, game]) + 1)]
        assert len(ends) > 1
        for begin, end in pairwise(ends):
            learned = {int(seat) for seat in table.actors[begin:end, game][usable[begin:end, game]]}
            assert len(learned) == (1 if table.sparring.games[game] else 2)
    assert table.sparring.games.tolist() == [True, True, False]
    assert table.sparring.take_results() == [0.0] * int(table.finished[:, :2].sum())  # the untaught network loses
    assert len(table.take_scores()) == int(table.finished[:, 2].sum())


def test_endless_games_are_broken_off_and_lost_by_everybody() -> None:
    table = played("stone-age", 2, 100, Schedule(0.2, 0.0, 0.0), sparring=0.34, longest=20)
    assert np.flatnonzero(table.finished.all(1)).tolist() == [39, 79]
    assert (table.outcomes[[39, 79]] == table.measure.worst).all()
    assert table.sparring.take_results() == [0.0, 0.0]
    assert len(table.take_scores()) == 0
    assert table.measure.worst == -1.0
