"""What a table tells a seat, or a spectator, says nothing that they cannot know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from pydantic_core import to_json

from lascaux.core.game import Game
from lascaux.core.texts import LANGUAGES
from lascaux.games import games
from lascaux.server.errors import Refusal
from lascaux.server.line import Logged
from lascaux.server.making import made_already
from lascaux.server.presence import Standing
from lascaux.server.results import show_scores
from lascaux.server.showing import show, show_log, show_moment
from lascaux.server.storage.schema import BOT, PERSON, PLAYING, RESIGN
from lascaux.server.table import Table
from lascaux.testing.play import choices_made
from tests.conformance.games import ROWS, game_of
from tests.server.twins import (
    SECRETIVE,
    WITHOUT_SHRINKING,
    Twins,
    after,
    game_with_a_secret,
    playable,
    twins,
    with_secret,
)

HERE = Standing(frozenset({0}), frozenset())
OPEN_GAMES = [row.id for row in ROWS if row.name != "stone-age"]


def table_of(game: Game, choices: Sequence[int], seats: Sequence[str | None]) -> Table:
    row: dict[str, Any] = {
        "id": "the-table",
        "game": game.id,
        "options": dict(game.options),
        "owner": "ann",
        "origin": None,
        "seed": None,
        "rules": game.rules_version,
        "given": 0,
        "status": PLAYING,
    }
    row |= {
        "turn_minutes": 10,
        "stand_in": "greedy",
        "created": 0.0,
        "pace": "live",
        "listed": True,
        "hints": True,
        "begins": "chance",
        "face_down": False,
        "discreet": False,
        "day": None,
        "watch_code": "code",
    }
    table = Table(row, [seat_row(person) for person in seats])
    table.fold(made_already(game, choices, 0.0))
    return table


def seat_row(person: str | None) -> dict[str, Any]:
    kind, name, bot = (PERSON, person, None) if person else (BOT, "skilled", "skilled")
    return {"kind": kind, "person": person, "name": name, "bot": bot, "passes": False, "seen": 0.0}


def told(table: Table, person: str | None, drawn: int) -> dict[str, Any]:
    """Everything that a person can be told about a table, above all near the place of its secret."""
    seat, length = table.perspective(person), len(table.line.choices)
    moments = [*range(length % 11, length, 11), *range(drawn - 1, min(drawn + 3, length)), length]
    refused = range(length % 17, table.game.verbs.size, 17)
    by_language = {
        language: {
            "table": [show(table, person, HERE, language, seen) for seen in (0, length // 2, table.number)],
            "moments": [show_moment(table, person, language, moment) for moment in moments],
            "log": [show_log(table, seat, language, 0, last) for last in (length, drawn + 5)],
            "scores": show_scores(table, seat, language),
            "text": list(table.game.draw(table.line.at, seat, language, table.names).runs()),
            "choices": [refusal(table.check_choice, str(person), choice, language) for choice in refused],
            "undo": [refusal(table.check_undo, str(person), turn, language=language) for turn in (False, True)],
        }
        for language in LANGUAGES
    }
    return {**by_language, "hides": table.hides_from(person), "list": table.state(0.0)}


def refusal(check: Callable[..., Any], *values: Any, language: str | None = None) -> Any:
    """What a check lets pass, or how it refuses."""
    try:
        return check(*values)
    except Refusal as refused:
        return [refused.status_code, refused.code, refused.text(language or values[-1])]


def test_resampling_finds_the_same_positions_as_another_secret() -> None:
    secret = game_with_a_secret("stone-age-everything-three", 0)
    game, choices, drawn, owner = secret
    others = [with_secret(secret, choices, choice) for choice in after(game, choices[:drawn]).choices()]
    possible = {after(game, twin) for twin in others if playable(game, twin)}
    found = set()
    for seed in range(500):
        guess = after(game, choices)
        guess.resample((owner + 1) % game.seats, Random(seed))
        found.add(guess)
    assert found == possible
    assert len(found) > 5


@settings(max_examples=20, deadline=None, phases=WITHOUT_SHRINKING)
@given(twins())
def test_two_tables_that_differ_in_a_secret_tell_the_same(pair: Twins) -> None:
    secret, one, other, seats = pair
    first, second = table_of(secret.game, one, seats), table_of(secret.game, other, seats)
    assert first.line.at != second.line.at
    for person in {*seats, "stranger", None} - {"owner"}:
        assert to_json(told(first, person, secret.drawn)) == to_json(told(second, person, secret.drawn))
        assert first.hides_from(person)
    if "owner" in seats:  # only they see the difference, everywhere
        own, also_own = told(first, "owner", secret.drawn), told(second, "owner", secret.drawn)
        for part in ("table", "moments", "log", "text"):
            assert own["en"][part] != also_own["en"][part]
        assert not first.hides_from("owner")


@pytest.mark.parametrize("mode", SECRETIVE)
def test_the_secret_is_kept_while_the_game_goes_on_and_told_when_it_is_over(mode: str) -> None:
    secret = game_with_a_secret(mode, 1)
    table = table_of(secret.game, secret.choices, [f"person {seat}" for seat in range(secret.game.seats)])
    strangers = [None, *(f"person {seat}" for seat in range(secret.game.seats) if seat != secret.owner)]
    assert all(map(table.hides_from, strangers))
    table.fold([Logged(RESIGN, 0, 0)])
    assert table.over == (secret.game.seats == 2)
    assert all(table.hides_from(person) != table.over for person in strangers)


@pytest.mark.parametrize("mode", OPEN_GAMES)
def test_the_other_games_hide_nothing(mode: str) -> None:
    game = game_of(mode)
    choices = choices_made(game, 3)
    at = game.start()
    for choice in choices:
        assert not game.hides(at, choice, ())
        before = at.copy()
        before.resample(-2, Random(1))
        assert before == at
        at.play(choice)
    assert not table_of(game, choices[:-1], ["ann"] * game.seats).hides_from(None)


def test_every_game_is_here() -> None:
    assert {game_of(mode).id for mode in SECRETIVE + OPEN_GAMES} == set(games())
