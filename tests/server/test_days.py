"""The luck of a day: the same for everybody, whatever they choose, and bound by a promise."""

from __future__ import annotations

from collections import defaultdict
from hashlib import sha256
from random import Random

import pytest

from lascaux.core.game import Game
from lascaux.core.position import CHANCE, TURN
from lascaux.core.view import open_decision
from lascaux.games import games
from lascaux.server.daily import challenge
from lascaux.server.days import Days, closes, day_after, day_of, ends, nature_of

DAYS = Days(b"a secret of thirty-two bytes ....")
TODAY = "2026-11-18"


def played(game: Game, whims: int) -> tuple[list[int], dict[str, list[str]]]:
    """A game of somebody who chooses at random, and what nature drew: dice by round and seat, else by kind."""
    rng, at = Random(whims), game.start()
    choices: list[int] = []
    drawn: dict[str, list[str]] = defaultdict(list)
    nature = DAYS.nature(TODAY, game, ())
    while not at.over:
        if at.actor == CHANCE:
            kind = open_decision(at)
            place = f"{kind} {game.round(at)} {at.cells[TURN]}" if kind == "roll-die" else kind
            choice = nature.draw(at)
            drawn[place].append(game.name(choice))
        else:
            choice = rng.choice(list(at.choices()))
        choices.append(choice)
        at.apply(choice)
    return choices, drawn


@pytest.mark.parametrize("name", sorted(games()))
def test_every_challenge_has_luck_and_it_is_the_same_for_everybody(name: str) -> None:
    drawn = [played(challenge(name).game, whims)[1] for whims in range(5)]
    assert drawn[0], "a day like any other"
    alike = compared = 0
    for place in set.intersection(*map(set, drawn)):
        for same in zip(*(one[place] for one in drawn), strict=False):  # some draw less often than others
            compared += 1
            alike += len(set(same)) == 1
            assert len(set(same)) == 1 or not place.startswith("roll-die")
    # What somebody drew before may be gone: a card drawn blind, a tile of a stack that is empty.
    assert alike >= 0.8 * compared
    assert compared >= 10


def test_a_game_taken_up_again_goes_on_with_the_same_luck() -> None:
    game = challenge("stone-age").game
    choices, _ = played(game, 1)
    at = game.start()
    checked = 0
    for number, choice in enumerate(choices):
        if at.actor == CHANCE and number % 7 == 0:
            assert DAYS.nature(TODAY, game, choices[:number]).draw(at) == choice
            checked += 1
        at.apply(choice)
    assert checked > 10


def test_anybody_can_check_a_day_by_its_seed() -> None:
    game = challenge("cave-vs-cave").game
    seed = DAYS.seed(TODAY, game.id)
    assert sha256(seed.encode()).hexdigest() == DAYS.promise(TODAY, game.id)
    choices, _ = played(game, 2)
    at, nature = game.start(), nature_of(seed, game, ())
    for choice in choices:
        if at.actor == CHANCE:
            assert nature.draw(at) == choice
        at.apply(choice)


def test_seeds_differ_by_day_game_and_server() -> None:
    seeds = {DAYS.seed(day, game) for day in (TODAY, day_after(TODAY)) for game in games()}
    seeds |= {Days(b"another").seed(TODAY, game) for game in games()}
    assert len(seeds) == 3 * len(games())


def test_another_seed_is_another_game() -> None:
    game = challenge("cave-vs-cave").game
    first = {tuple(draws_of(Days(bytes([secret])), game)) for secret in range(8)}
    assert len(first) > 4


def draws_of(days: Days, game: Game) -> list[int]:
    at, nature = game.start(), days.nature(TODAY, game, ())
    found: list[int] = []
    while at.actor == CHANCE:
        assert open_decision(at)
        found.append(nature.draw(at))
        at.apply(found[-1])
    return found


def test_days_end_at_midnight_and_leave_a_day_to_finish() -> None:
    assert day_of(ends(TODAY) - 1) == TODAY
    assert day_of(ends(TODAY)) == day_after(TODAY) == "2026-11-19"
    assert closes(TODAY) - ends(TODAY) == 86_400
