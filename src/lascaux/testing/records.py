"""Records replay to equal positions."""

from __future__ import annotations

from pathlib import Path

import lascaux
from lascaux.core.game import Game
from lascaux.testing.play import choices_made, positions


class Records:
    """Saved and read again."""

    def test_a_record_replays_to_an_equal_position(self, game: Game, tmp_path: Path) -> None:
        seats = [f"Älteste #{seat}" for seat in range(game.seats)]
        choices = choices_made(game, 6)
        record = lascaux.Record(game, seats, choices)
        *_, end = positions(game, 6)
        assert record.position() == end
        for one, other in zip(record.positions(), positions(game, 6), strict=True):
            assert one == other

        record.save(tmp_path / "game.txt")
        for again in (lascaux.Record.parse(record.text()), lascaux.Record.load(tmp_path / "game.txt")):
            assert again.game.same_rules(game)
            assert (again.seats, again.choices) == (seats, choices)
            assert again.position() == end
            assert again.text() == record.text()

    def test_the_positions_of_a_record_are_nobody_elses(self, game: Game) -> None:
        record = lascaux.Record(game, choices=choices_made(game, 7)[:-1][:20])  # not to the end
        before = record.position()
        for at in [*record.positions(), record.position()]:
            at.play(at.choices()[0])
        assert record.position() == before
