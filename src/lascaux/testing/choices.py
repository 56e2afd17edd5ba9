"""Choices have names, legal ones can be made, and illegal ones are refused with a reason."""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice
from typing import ClassVar

import pytest

import lascaux
from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux.core.texts import LANGUAGES
from lascaux.testing.play import choices_made, positions, some_positions
from lascaux.testing.rows import Row


def check_refusal(game: Game, at: Position, choice: int, clauses: Collection[str]) -> None:
    """An illegal choice is refused with the same reason by everyone, and nothing happens."""
    before = list(at.cells)
    for language in LANGUAGES:
        reason = game.why_not(at, choice, language)
        assert reason is not None, f"{game.name(choice)} is illegal without a reason"
        assert reason.text.strip(), game.name(choice)
        assert reason.clause in clauses, f"{game.name(choice)}: {reason.clause} is no clause"
    reason = game.why_not(at, choice)
    assert reason is not None
    with pytest.raises(lascaux.IllegalChoice) as refused:
        at.play(choice)
    assert (refused.value.name, refused.value.reason, refused.value.clause) == (game.name(choice), *reason)
    assert list(at.cells) == before


class Choices:
    """Names, legality and reasons."""

    clauses: ClassVar[Collection[str]]

    def test_every_choice_has_a_name_that_parses_back(self, name: str) -> None:
        game = lascaux.load(name)
        for choice in range(game.verbs.size):
            written = game.name(choice)
            assert game.parse(written) == choice
            assert game.parse(f"  {written.replace(' ', '   ')} ") == choice

    def test_legal_choices_need_no_excuse_and_illegal_ones_get_a_reason(self, row: Row, game: Game) -> None:
        for number, at in enumerate(some_positions(game, 3, every=3 * row.length)):
            legal = set(at.choices())
            for choice in legal:
                assert game.why_not(at, choice) is None, game.name(choice)
            for choice in set(range(number % 53, game.verbs.size, 53)) - legal:
                check_refusal(game, at, choice, self.clauses)

    def test_the_whole_range_at_a_few_positions(self, row: Row, game: Game) -> None:
        for at in some_positions(game, 4, every=30 * row.length):
            legal = set(at.choices())
            for choice in range(game.verbs.size):
                if choice in legal:
                    after = at.copy()
                    after.play(choice)
                    assert after != at
                else:
                    check_refusal(game, at, choice, self.clauses)

    def test_a_checked_choice_does_what_an_unchecked_one_does(self, game: Game) -> None:
        checked = game.start()
        for choice, at in zip(choices_made(game, 5), islice(positions(game, 5), 1, None), strict=True):
            checked.play(choice)
            assert checked == at
