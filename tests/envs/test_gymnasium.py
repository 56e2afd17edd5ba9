"""The Gymnasium environments."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import lascaux
from lascaux.agents import make_agent
from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux.envs import SeatEnv
from lascaux.envs.registration import IDS, register
from lascaux.envs.rewards import leads
from lascaux.games import games

SOLO = "lascaux/CaveVsCaveSolo-v1"
DUEL = "lascaux/CaveVsCave-v1"
CASES = [
    *((id, {}) for id in IDS),
    ("lascaux/CaveVsCave-v1", {"eras": 2, "seat": 1}),
    ("lascaux/StoneAge-v1", {"players": 2, "theme": "winter", "animals": True}),
    ("lascaux/Caverna-v1", {"players": 7}),
]
every_case = pytest.mark.parametrize(("id", "settings"), CASES, ids=lambda case: str(case))


def make(id: str, **settings: Any) -> SeatEnv:
    made = gymnasium.make(id, **{"opponent": "random", **settings}).unwrapped
    assert isinstance(made, SeatEnv)
    return made


def legal(made: SeatEnv) -> list[int]:
    return [int(choice) for choice in made.action_masks().nonzero()[0]]


def illegal(made: SeatEnv) -> int:
    return int((~made.action_masks()).nonzero()[0][0])


def play_out(made: SeatEnv, seed: int = 1) -> tuple[list[float], dict[str, Any]]:
    """Play at random to the end; the rewards and the last info."""
    rng = Random(seed)
    paid: list[float] = []
    terminated = False
    while not terminated:
        _, reward, terminated, truncated, info = made.step(rng.choice(legal(made)))
        assert not truncated
        paid.append(reward)
    return paid, info


@every_case
def test_gymnasium_finds_nothing_wrong(id: str, settings: dict[str, Any]) -> None:
    # The checker draws actions without a mask, and none of them may raise or end a game.
    check_env(make(id, illegal="retry", **settings))


@every_case
def test_a_game_can_be_played_to_its_end(id: str, settings: dict[str, Any]) -> None:
    made = make(id, **settings)
    seen, info = made.reset(seed=5)
    assert seen in made.observation_space
    paid, info = play_out(made)
    assert not any(paid[:-1])
    assert paid[-1] == pytest.approx(leads(list(info["scores"]))[made.seat])
    assert info["seat"] == made.seat
    assert not info["action_mask"].any()


def test_every_game_has_a_name() -> None:
    assert {settings["game"] for settings in IDS.values()} == set(games())


def test_names_are_known_once_the_package_is_imported() -> None:
    register()  # again, without a warning
    assert set(IDS) <= set(gymnasium.registry)
    gymnasium.make(f"lascaux.envs:{SOLO}").close()


def test_a_seed_gives_the_same_game() -> None:
    first, second = make(DUEL), make(DUEL)
    for seed in (1, None, 2):
        assert np.array_equal(first.reset(seed=seed)[0], second.reset(seed=seed)[0])
        assert play_out(first, 7)[0] == play_out(second, 7)[0]
        assert first._episode.at == second._episode.at


def test_without_a_seat_any_is_drawn_by_the_seed() -> None:
    made = make("lascaux/Caverna-v1", players=3)
    drawn = [made.reset(seed=seed)[1]["seat"] for seed in range(20)]
    assert set(drawn) == {0, 1, 2}
    assert drawn == [made.reset(seed=seed)[1]["seat"] for seed in range(20)]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_that_was_asked_for_is_kept(seat: int) -> None:
    made = make(DUEL, seat=seat)
    for seed in range(5):
        made.reset(seed=seed)
        assert made.seat == seat
        assert made._episode.at.actor == seat


class Watcher:
    """An agent that takes the first choice and remembers for whom."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, game: Game, at: Position) -> int:
        self.seats.append(at.actor)
        return at.choices()[0]


def test_others_are_played_by_the_opponent() -> None:
    watcher = Watcher()
    made = make("lascaux/Caverna-v1", players=4, seat=2, opponent=watcher)
    made.reset(seed=1)
    play_out(made)
    assert set(watcher.seats) == {0, 1, 3}


def test_the_opponent_can_be_named() -> None:
    made = make(DUEL, opponent="greedy", seat=0)
    made.reset(seed=1)
    assert type(made._agents[1]) is type(make_agent("greedy"))
    made.step(legal(made)[0])


@pytest.mark.parametrize("id", [SOLO, DUEL])
def test_shaped_rewards_add_up_to_those_at_the_end(id: str) -> None:
    made = make(id, shaped=True, seat=0)
    made.reset(seed=3)
    begun_with = leads(made._episode.at.scores())[0]
    paid, info = play_out(made)
    assert begun_with + sum(paid) == pytest.approx(leads(list(info["scores"]))[0])
    assert any(paid[:-1])


def test_alone_a_win_is_the_goal_reached() -> None:
    made = make(SOLO, reward="win")
    made.reset(seed=1)
    paid, _ = play_out(made)
    assert paid[-1] == (1 if made._episode.at.winners() else -1)


def test_masks_come_as_both_conventions_ask() -> None:
    made = make(SOLO)
    _, info = made.reset(seed=1)
    assert info["action_mask"].dtype == np.int8
    assert made.action_masks().dtype == np.bool_
    assert np.array_equal(info["action_mask"], made.action_masks())
    assert info["action_mask"].nonzero()[0].tolist() == list(made._episode.at.choices())
    assert made.action_space.sample(info["action_mask"]) in legal(made)
    assert gymnasium.make(SOLO).get_wrapper_attr("action_masks")


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    made = make(SOLO)
    made.reset(seed=1)
    before, wrong = made._episode.at.copy(), illegal(made)
    with pytest.raises(lascaux.IllegalChoice) as refusal:
        made.step(wrong)
    assert refusal.value.name == made.game.name(wrong)
    assert (refusal.value.reason, refusal.value.clause) == made.game.why_not(before, wrong)
    assert made._episode.at == before
    made.step(legal(made)[0])


def test_an_illegal_action_can_stop_the_game() -> None:
    made = make(SOLO, illegal="truncate", penalty=-5)
    made.reset(seed=1)
    wrong = illegal(made)
    _, reward, terminated, truncated, info = made.step(wrong)
    assert (reward, terminated, truncated) == (-5, False, True)
    assert info["illegal"].startswith(made.game.name(wrong))
    assert not info["action_mask"].any()
    with pytest.raises(RuntimeError, match="the game is over; call reset"):
        made.step(0)


def test_an_illegal_action_can_be_tried_again() -> None:
    made = make(SOLO, illegal="retry", penalty=-2)
    made.reset(seed=1)
    before = made._episode.at.copy()
    _, reward, terminated, truncated, info = made.step(illegal(made))
    assert (reward, terminated, truncated) == (-2, False, False)
    assert "illegal" in info
    assert made._episode.at == before
    _, reward, _, _, info = made.step(legal(made)[0])
    assert reward == 0
    assert "illegal" not in info


@pytest.mark.parametrize("action", [None, 1.0, "0"])
def test_what_is_no_number_is_refused(action: Any) -> None:
    made = make(SOLO)
    made.reset(seed=1)
    with pytest.raises(TypeError, match=r"an action is a whole number from 0 to \d+, not"):
        made.step(action)


def test_a_number_that_is_no_choice_is_refused() -> None:
    made = make(SOLO)
    made.reset(seed=1)
    with pytest.raises(lascaux.UnknownChoice, match="no choice has the number -1"):
        made.step(-1)


def test_a_game_must_begin_first_and_ends_once() -> None:
    made = make(SOLO, render_mode="ansi")
    for ask in (lambda: made.step(0), made.action_masks, made.render):
        with pytest.raises(RuntimeError, match="no game has begun yet; call reset"):
            ask()
    made.reset(seed=1)
    play_out(made)
    with pytest.raises(RuntimeError, match="the game is over; call reset"):
        made.step(0)


@pytest.mark.parametrize(
    ("settings", "text"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 9}, "option 'players' cannot be 9"),
        ({"seat": 2}, "there is no seat 2; the seats are 0 to 1, or None for any"),
        ({"opponent": "fox"}, "there is no agent 'fox'"),
        ({"reward": "glory"}, "there is no reward 'glory'"),
        ({"illegal": "laugh"}, "illegal cannot be 'laugh'"),
        ({"render_mode": "human"}, "there is no render mode 'human'"),
    ],
)
def test_unknown_settings_are_refused(settings: dict[str, Any], text: str) -> None:
    with pytest.raises(ValueError, match=text):
        SeatEnv(**{"game": "cave-vs-cave", **settings})


def test_it_shows_what_its_seat_sees() -> None:
    made = make(DUEL, seat=1, render_mode="ansi")
    made.reset(seed=1)
    assert made.render() == made.game.text(made._episode.at, 1)
