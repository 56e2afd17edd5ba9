"""Greedy play, compiled, makes the same choices as the plain description of it that is kept here."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from lascaux.agents import GreedyAgent, make_agent
from lascaux.agents.luck import Luck
from lascaux.agents.turn_ends import BEAM, DEEPEST, SAMPLES, RestOfTurn
from lascaux.core.position import CHANCE, Position
from lascaux.testing.play import some_positions
from tests.conformance.games import game_of

GAMES = [
    "cave-vs-cave-era-one",
    "cave-vs-cave-solo-both-eras",
    "stone-age-two",
    "stone-age-everything-four",
    "caverna-two",
]


def promise(at: Position, choice: int, seed: int, width: int = BEAM, samples: int = SAMPLES) -> float:
    """The beam in plain words: sets, sorting and tuples."""
    after = at.copy()
    after.play(choice)
    samples = samples if after.actor == CHANCE else 1
    return sum(best_end(at, after.copy(), Random(seed + n), width) for n in range(samples)) / samples


def best_end(root: Position, at: Position, rng: Random, width: int) -> float:
    ends: list[float] = []
    seen: set[Position] = set()
    beam = [(at, not root.begins_turn)]
    for _ in range(DEEPEST):
        ahead: list[tuple[float, Position, bool]] = []
        for here, begun in beam:
            while here.actor == CHANCE:
                here.play(here.sample(rng))
            value = here.value(root.actor)
            if here.actor != root.actor or (begun and here.begins_turn):
                ends.append(value)
            elif here not in seen:
                seen.add(here)
                ahead.append((value, here, begun or not here.begins_turn))
        if not ahead:
            return max(ends)
        ahead.sort(key=lambda entry: -entry[0])
        beam = [(next, begun) for _, here, begun in ahead[:width] for next in followers(here)]
    return max(ends) if ends else max(here.value(root.actor) for here, _ in beam)


def followers(at: Position) -> Iterator[Position]:
    for choice in at.choices():
        next = at.copy()
        next.play(choice)
        yield next


@pytest.mark.parametrize(("width", "samples"), [(BEAM, SAMPLES), (1, 1)])
@pytest.mark.parametrize("id", GAMES)
def test_the_compiled_beam_finds_what_the_plain_one_finds(id: str, width: int, samples: int) -> None:
    asked = [at for at in some_positions(game_of(id), 3, 40) if at.actor >= 0][:6]
    for at in asked:
        promises = RestOfTurn(at, 11, width, samples).promises()
        for choice, promised in list(zip(at.choices(), promises, strict=True))[:5]:
            assert promised == promise(at, choice, 11, width, samples)


@pytest.mark.parametrize(("beam", "samples"), [(BEAM, SAMPLES), (1, 1)])
@pytest.mark.parametrize("id", GAMES)
def test_the_choice_made_is_the_one_explained_as_best(id: str, beam: int, samples: int) -> None:
    game = game_of(id)
    for at in some_positions(game, 6, 60):
        if at.actor >= 0:
            opinions = GreedyAgent(3, beam=beam, samples=samples).explain(game, at)
            assert GreedyAgent(3, beam=beam, samples=samples).choose(game, at) == opinions[0].choice
            assert opinions[0].value == max(opinion.value for opinion in opinions)


@pytest.mark.parametrize("width", [1, 3])
@pytest.mark.parametrize("id", GAMES)
def test_a_line_leads_to_the_end_that_was_promised(id: str, width: int) -> None:
    foreseen = 0
    for at in some_positions(game_of(id), 8, 7):
        if at.actor < 0:
            continue
        rest = RestOfTurn(at, 2, width, 1)
        promises = rest.promises()
        for number, choice in enumerate(at.choices()):
            after, begun = at.copy(), not at.begins_turn
            after.play(choice)
            for following in rest.line(number):
                begun = begun or not after.begins_turn
                after.play(following)
            if after.actor != CHANCE and (after.actor != at.actor or (begun and after.begins_turn)):
                assert after.value(at.actor) == promises[number]
                foreseen += 1
    assert foreseen > 20


def test_a_turn_decided_as_a_whole_is_not_thought_about_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of("caverna-two")
    at = next(at for at in some_positions(game, 8, 20) if at.actor >= 0 and len(at.choices()) > 4)
    agent = make_agent("greedy:beam=1,samples=1,whole=1", 4)
    assert isinstance(agent, GreedyAgent)
    at.play(agent.choose(game, at))
    line = list(agent.line)
    assert len(line) > 1
    with monkeypatch.context() as patched:
        patched.setattr(agent, "rest_of_turn", None)  # thinking would fail
        for expected in line:
            assert agent.choose(game, at) == expected
            at.play(expected)
    assert not agent.line


@pytest.mark.parametrize("seed", [0, 1, 2**32 + 3])
def test_luck_that_is_written_down_draws_what_random_draws(seed: int) -> None:
    luck, stops = Luck(seed), [1, 2, 3, 6, 7, 36, 64, 1000, 2**31 + 1] * 20
    for _ in range(2):  # once more from the beginning
        luck.read = 0
        rng = Random(seed)
        assert [luck.below(stop) for stop in stops] == [rng.randrange(stop) for stop in stops]


def test_greedy_can_be_told_to_hurry() -> None:
    hasty = make_agent("greedy:beam=1,samples=2", 4)
    assert isinstance(hasty, GreedyAgent)
    assert (hasty.beam, hasty.samples, hasty.whim) == (1, 2, 0)
    with pytest.raises(ValueError, match="beam cannot be 0"):
        make_agent("greedy:beam=0")
    with pytest.raises(ValueError, match="'depth=3' is not a setting of the search; write NAME=NUMBER with beam"):
        make_agent("greedy:depth=3")


def test_greedy_makes_the_choice_with_the_best_end() -> None:
    game = game_of("cave-vs-cave-era-one")
    at = next(at for at in some_positions(game, 5, 9) if at.actor >= 0 and len(at.choices()) > 2)
    agent = GreedyAgent(4)
    seed = Random(4).randrange(2**32)
    best = max(at.choices(), key=lambda choice: promise(at, choice, seed))
    assert agent.choose(game, at) == best


def test_a_whim_sometimes_decides_otherwise_but_never_against_the_rules() -> None:
    game = game_of("stone-age-two")
    at = next(at for at in some_positions(game, 5, 9) if at.actor >= 0 and len(at.choices()) > 4)
    agent = GreedyAgent(1, whim=1.0)
    drawn = {agent.choose(game, at) for _ in range(20)}
    assert len(drawn) > 1
    assert drawn <= set(at.choices())
