"""States of the games in OpenSpiel, and what a seat is told about them."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import lascaux
from lascaux.core.position import CHANCE
from lascaux.envs import Observer
from lascaux.envs.spiel_redraw import redraw
from tests.envs.openspiel import GAMES, OTHERS, SHORT, blind_draw, draw, every_game, every_mode, load, played
from tests.stone_age.table import acting

# States


@every_mode
def test_chance_has_the_weights_of_the_game(name: str) -> None:
    game, rng, met = load(name), Random(2), 0
    state = game.new_initial_state()
    for _ in range(4 * SHORT):
        if state.is_chance_node():
            at, outcomes = state.moment.at, state.chance_outcomes()
            weights = list(at.weights())
            assert [choice for choice, _ in outcomes] == list(at.choices())
            assert [share for _, share in outcomes] == [weight / sum(weights) for weight in weights]
            met += 1
        if state.is_terminal():
            break
        state.apply_action(draw(state, rng))
    chance = game.get_type().chance_mode
    assert (chance == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC) == (met > 0)


@every_game
def test_actions_have_their_written_names(name: str) -> None:
    state = played(load(name), 3)
    while state.is_chance_node():
        state.apply_action(draw(state, Random(3)))
    for action in state.legal_actions():
        text = state.action_to_string(action)
        assert text == state.moment.rules.game.name(action)
        assert state.string_to_action(text) == action


@every_game
def test_what_is_illegal_is_refused_and_changes_nothing(name: str) -> None:
    state = played(load(name), 3)
    while state.is_chance_node():
        state.apply_action(draw(state, Random(3)))
    before, made = state.moment.at.copy(), state.history()
    legal = state.legal_actions()
    wrong = next(action for action in range(state.num_distinct_actions()) if action not in legal)
    with pytest.raises(lascaux.IllegalChoice, match=state.action_to_string(wrong)):
        state.apply_action(wrong)
    with pytest.raises(lascaux.UnknownChoice):
        state.apply_action(state.num_distinct_actions())
    assert (state.moment.at, state.history(), state.legal_actions()) == (before, made, legal)


@every_mode
def test_copies_are_independent(name: str) -> None:
    state = played(load(name), 4)
    before, copy = state.moment.at.copy(), state.clone()
    assert copy.moment.at == before
    copy.apply_action(draw(copy, Random(4)))
    assert (state.moment.at, state.history()) == (before, copy.history()[:-1])


@every_mode
def test_states_come_back_from_storage(name: str) -> None:
    state = played(load(name), 5)
    _, stored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    for again in (stored, pickle.loads(pickle.dumps(state))):
        assert again.moment.at == state.moment.at
        assert again.moment.rules is state.moment.rules
        assert again.history() == state.history()
        assert (again.moment.decisions, again.moment.draws) == (state.moment.decisions, state.moment.draws)


# What a seat is told


@every_mode
def test_a_seat_sees_the_observation_of_the_game(name: str) -> None:
    game = load(name)
    state = played(game, 6)
    observer = Observer(state.moment.rules.game)
    seen = make_observation(game)
    for seat in range(game.num_players()):
        wanted = observer.observe(state.moment.at, seat)
        seen.set_from(state, seat)
        assert np.array_equal(seen.tensor, wanted)
        assert np.array_equal(state.observation_tensor(seat), wanted)
        assert seen.string_from(state, seat) == state.observation_string(seat) == observer.explain(wanted)
        for field in observer.observation.fields:
            part = wanted[int(field.offset) : int(field.offset) + field.size]
            assert seen.dict[field.id].shape == field.shape
            assert np.array_equal(seen.dict[field.id].ravel(), part)


def test_the_blind_drawn_card_is_told_to_its_owner_alone() -> None:
    """STA-DRAW-03: two states that differ only in the card are the same to the other seat, then and later."""
    game = load("python_stone_age(players=2)")
    made = acting("card-1, field", "hunt", players=2).slots("c05 c28 c35 c22").deck("c03 c10 c17").give("2W")
    states = []
    for card in ("c03", "c17"):
        state = game.new_initial_state()
        state.moment.at = made.at.copy()
        for choice in ("resolve card-1", "buy", f"blind {card}", "resolve field", "resolve hunt"):
            state.apply_action(state.moment.rules.game.parse(choice))
        states.append(pickle.loads(pickle.dumps(state.clone())))
    one, other = states
    assert one.moment.at.actor == CHANCE
    for seat, same in ((0, False), (1, True)):
        assert (one.observation_tensor(seat) == other.observation_tensor(seat)) is same
        assert (one.observation_string(seat) == other.observation_string(seat)) is same
        assert (one.information_state_string(seat) == other.information_state_string(seat)) is same
    assert one.history() != other.history()
    assert one.information_state_string(1).split()[2] == "blind"


@pytest.mark.parametrize("name", [name for name in GAMES + OTHERS if "stone_age" in name])
def test_what_a_seat_cannot_know_does_not_change_what_it_sees(name: str) -> None:
    game, rng, checked = load(name), Random(7), 0
    while checked < SHORT:
        state = game.new_initial_state()
        while not state.is_terminal() and checked < SHORT:
            for owner in set(state.moment.secrets.values()):
                other = state.clone()
                seat = (owner + 1) % game.num_players()
                other.moment.at.resample(seat, rng)
                assert other.observation_tensor(seat) == state.observation_tensor(seat)
                assert other.observation_string(seat) == state.observation_string(seat)
                checked += other.moment.at != state.moment.at
            state.apply_action(draw(state, rng))


@every_game
def test_nothing_is_forgotten(name: str) -> None:
    """Where all is public, a seat's information is the whole history."""
    game = load(name)
    state = played(game, 8)
    told = make_observation(game, INFO_STATE_OBS_TYPE)
    for seat in range(game.num_players()):
        assert told.string_from(state, seat) == " ".join(map(str, state.history()))


@every_mode
def test_the_information_state_as_numbers(name: str) -> None:
    """The observation, then a number for each choice that has been told, and nothing for those to come."""
    game = load(name)
    state = played(game, 9)
    told = make_observation(game, INFO_STATE_OBS_TYPE)
    observer = Observer(state.moment.rules.game)
    for seat in range(game.num_players()):
        told.set_from(state, seat)
        assert np.array_equal(told.tensor, state.information_state_tensor(seat))
        assert len(told.tensor) == game.information_state_tensor_size()
        assert np.array_equal(told.dict["observation"], observer.observe(state.moment.at, seat))
        assert np.count_nonzero(told.dict["history"]) == len(state.history())
        assert told.tensor.max() <= 1


def test_what_a_player_cannot_know_is_drawn_anew() -> None:
    state = blind_draw(10)
    ((number, owner),) = state.moment.secrets.items()
    rng = Random(10)
    cards = set()
    for _ in range(40):
        other = state.resample_from_infostate(1 - owner, rng.random)
        assert other.information_state_string(1 - owner) == state.information_state_string(1 - owner)
        assert other.information_state_tensor(1 - owner) == state.information_state_tensor(1 - owner)
        assert [a for n, a in enumerate(other.history()) if n != number] == [
            a for n, a in enumerate(state.history()) if n != number
        ]
        assert other.moment.secrets == state.moment.secrets
        cards.add(other.history()[number])
    assert len(cards) > 3
    assert state.resample_from_infostate(owner, rng.random).moment.at == state.moment.at


def test_redrawn_facts_are_as_likely_as_the_game_says() -> None:
    """All cards that the other seat has not seen are equally likely: as `Position.resample` draws them."""
    state = blind_draw(11)
    ((number, owner),) = state.moment.secrets.items()
    rng, start, history = Random(11), state.moment.rules.start, state.history()
    ours, theirs = Counter[int](), Counter[int]()
    for _ in range(600):
        at = start.copy()
        for choice in redraw(start, history, [number], rng.random):
            at.play(choice)
        ours[hash(at)] += 1
        known = state.moment.at.copy()
        known.resample(1 - owner, rng)
        theirs[hash(known)] += 1
    assert set(ours) == set(theirs)
    assert all(abs(ours[card] - 600 / len(ours)) < 5 * (600 / len(ours)) ** 0.5 for card in ours)


def test_other_parts_of_what_is_known_are_not_offered() -> None:
    game = load("python_cave_vs_cave")
    private = pyspiel.IIGObservationType(perfect_recall=False, public_info=False)
    assert make_observation(game, private) is None
    with pytest.raises(ValueError, match="observations take no parameters here, but got colour"):
        make_observation(game, None, {"colour": 1})
