"""What every game's observations have in common; that nothing is missing in them, each game tests itself."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux.testing.observing import Eye
from lascaux.testing.play import positions, starts
from lascaux.testing.rows import Row

EVERY = 11  # choices from one position that is looked at to the next


def some_positions(row: Row) -> Iterator[Position]:
    step = 0
    for seed in row.seeds(6):
        for start in starts(row, seed):
            for at in positions(row.game, seed, start):
                if step % EVERY == 0 or at.over:
                    yield at.copy()
                step += 1


class Observations:
    """Rows of numbers."""

    def test_numbers_are_shares_of_their_limits_and_each_is_written_once(self, row: Row, game: Game) -> None:
        eye = Eye(game)
        fields = eye.observation.fields
        assert sum(field.size for field in fields) == eye.observation.size
        assert len({field.id for field in fields}) == len(fields)
        for n, at in enumerate(some_positions(row)):
            numbers = eye.numbers(at, n % game.seats)
            written = list(eye.row.written[: eye.row.count])
            assert len(set(written)) == len(written)
            for field in fields:
                block = numbers[field.offset : field.offset + field.size]
                assert field.low / field.high - 1e-6 <= min(block, default=0), field.id
                assert max(block, default=0) <= 1, field.id

    def test_a_used_row_and_a_copy_show_the_same_as_a_new_row(self, row: Row, game: Game) -> None:
        used = Eye(game)
        for n, at in enumerate(some_positions(row)):
            assert used.bytes(at, n % game.seats) == Eye(game).bytes(at.copy(), n % game.seats)

    def test_what_a_seat_cannot_know_does_not_show(self, row: Row, game: Game) -> None:
        rng = Random(1)
        eye = Eye(game)
        for at in some_positions(row):
            for seat in range(game.seats):
                other = at.copy()
                other.resample(seat, rng)
                assert eye.bytes(other, seat) == eye.bytes(at, seat)

    def test_open_decision_actor_and_points_are_told(self, row: Row, game: Game) -> None:
        eye = Eye(game)
        points = eye.observation.points
        for n, at in enumerate(some_positions(row)):
            seat = n % game.seats
            words = eye.words(at, seat)
            numbers = eye.numbers(at, seat)
            assert words.get("decision", "over") == game.view(at, seat)["decision"]
            assert ("actor" in words) == (at.actor >= 0)
            if at.actor >= 0:
                assert words["actor"] == points.axes[0].names[(at.actor - seat) % game.seats]
            for whose, score in enumerate(at.scores()):
                shown = numbers[points.offset + (whose - seat) % game.seats] * points.high
                assert shown == pytest.approx(min(max(score, points.low), points.high), abs=1e-3)

    def test_only_whole_observations_are_explained(self, game: Game) -> None:
        observation = game.observation()
        with pytest.raises(ValueError, match=f"has {observation.size} numbers, not 3"):
            observation.explain([0.0, 1.0, 0.0])
