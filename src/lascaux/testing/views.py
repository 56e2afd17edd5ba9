"""Views are plain data without secrets, and everything can be told in every language."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import lascaux
from lascaux.core.game import Game, Past
from lascaux.core.position import NOBODY
from lascaux.core.texts import LANGUAGES
from lascaux.testing.play import choices_made, positions, some_positions
from lascaux.testing.rows import Row


def check_text(text: str, what: str) -> None:
    assert text.strip(), f"{what}: nothing said"
    assert "{" not in text, f"{what}: a gap was not filled in {text!r}"


def public(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name not in ("seat", "choices")}


class Views:
    """What is shown and told."""

    def test_views_are_plain_data(self, row: Row, game: Game) -> None:
        for at in some_positions(game, 9, every=row.length):
            for seat in (NOBODY, *range(game.seats)):
                view = game.view(at, seat)
                assert json.loads(json.dumps(view, allow_nan=False)) == view
                offered = [choice["choice"] for choice in view["choices"]]
                assert offered == (list(at.choices()) if seat == at.actor and not at.over else [])
        with pytest.raises(ValueError, match=f"{game.seats}"):
            game.view(at, game.seats)

    def test_a_seat_sees_nothing_that_it_cannot_know(self, row: Row, game: Game) -> None:
        """Positions that differ only in private facts look the same to everybody else."""
        for seed in row.seeds(10):
            for at in some_positions(game, seed, every=10 * row.length):
                for seat in (NOBODY, *range(game.seats)):
                    other = at.copy()
                    other.resample(seat, Random(seed))
                    assert game.view(other, seat) == game.view(at, seat)
                    assert other.scores() == at.scores()

    def test_whoever_knows_no_secret_sees_what_spectators_see(self, row: Row, game: Game) -> None:
        """But for whose view it is and the choices: so a server shows a table once to all of them."""
        choices = choices_made(game, 11)
        knowing: set[int] = set()
        seats = range(game.seats)
        for step, (choice, at) in enumerate(zip([*choices, None], positions(game, 11), strict=True)):
            plain = [seat for seat in seats if seat not in knowing]
            if step % row.length == 0:
                past = Past(choices[:step], [0] * step)
                seen = public(game.view(at, NOBODY, past))
                assert all(public(game.view(at, seat, past)) == seen for seat in plain)
            if choice is not None:
                if game.hides(at, choice, (NOBODY,)):
                    knowing |= {seat for seat in seats if not game.hides(at, choice, (seat,))}
                told = game.log(at, choice)
                assert all(game.log(at, choice, seat=seat) == told for seat in seats if seat not in knowing)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_choice_is_described(self, name: str, language: str) -> None:
        game = lascaux.load(name)
        for choice in range(game.verbs.size):
            check_text(game.describe(choice, language), game.name(choice))

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_title_and_scores_have_words(self, game: Game, language: str) -> None:
        *_, end = positions(game, 8)
        scores = [line.category for line in game.scoresheet(end, 0).lines]
        for id in ("title.name", "title.about", "scores.total", *(f"scores.{category}" for category in scores)):
            check_text(game.texts.say(language, id), id)
        check_text(game.outcome(end, language), "outcome")

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_everything_can_be_explained(self, game: Game, language: str) -> None:
        for thing in game.things():
            check_text(game.help(thing, language), thing)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_what_is_printed_is_plain_data_with_a_version(self, game: Game, language: str) -> None:
        printed = game.printed(language)
        assert json.loads(json.dumps(printed, allow_nan=False)) == printed
        assert printed == game.printed(language)
        assert [option["option"] for option in printed["options"]] == list(game.options)
        for names in (printed["names"], printed["shorts"], printed["singles"], printed["plurals"]):
            for group, things in names.items():
                for thing, text in things.items():
                    check_text(text, f"{group} {thing}")
        assert len({game.printed(other)["version"] for other in LANGUAGES}) == len(LANGUAGES)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_step_can_be_told_and_drawn(self, row: Row, game: Game, language: str) -> None:
        choices = [*choices_made(game, 10), None]
        for step, (choice, at) in enumerate(zip(choices, positions(game, 10), strict=True)):
            if step % row.length > 1:  # of a long game a part will do
                continue
            offered = [game.describe(legal, language) for legal in at.choices()]
            assert len(set(offered)) == len(offered), f"two choices with one description: {offered}"
            check_text(game.prompt(at, language), "prompt")
            if choice is not None:
                check_text(game.log(at, choice, language), "log")
            check_text(game.text(at, step % game.seats, language), "table")

    def test_an_unknown_language_is_named(self, game: Game) -> None:
        at = game.start()
        for ask in (
            lambda: game.prompt(at, "fr"),
            lambda: game.text(at, 0, "fr"),
            lambda: game.describe(0, "fr"),
            lambda: game.why_not(at, game.verbs.size - 1, "fr"),
        ):
            with pytest.raises(ValueError, match="'fr'"):
                ask()
