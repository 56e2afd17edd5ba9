"""Positions can be looked at, copied and compared; nature draws by weight, and the best score wins."""

from __future__ import annotations

import lascaux
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, NOBODY
from lascaux.testing.play import positions, some_positions
from lascaux.testing.rows import Row


class Counter:
    """A source of numbers that are not random: it gives what it is told to, and remembers what it was asked."""

    def __init__(self) -> None:
        self.next = 0
        self.stop = 0

    def randrange(self, stop: int, /) -> int:
        self.stop = stop
        return self.next


class Positions:
    """Positions and what they say."""

    def test_choices_are_sorted_unique_and_there_while_the_game_runs(self, row: Row, game: Game) -> None:
        for seed in row.seeds(20):
            for at in positions(game, seed):
                choices = list(at.choices())
                assert choices == sorted(set(choices))
                assert at.over == (not choices)
                assert at.over == (at.actor == NOBODY)
                assert at.actor in (CHANCE, NOBODY, *range(game.seats))
                assert not choices or (choices[0] >= 0 and choices[-1] < game.verbs.size)

    def test_a_copy_is_equal_and_independent(self, row: Row, game: Game) -> None:
        for seed in row.seeds(5):
            for at in positions(game, seed):
                before = list(at.cells)
                twin = at.copy()
                assert twin == at
                assert hash(twin) == hash(at)
                if not at.over:
                    twin.play(twin.choices()[-1])
                    assert twin != at
                assert list(at.cells) == before

    def test_equal_choices_lead_to_equal_positions_of_equal_games(self, row: Row, game: Game) -> None:
        again = lascaux.load(row.name, **row.options)
        for one, other in zip(positions(game, 1), positions(again, 1), strict=True):
            assert one == other
            assert hash(one) == hash(other)
            assert game.view(one, 0) == again.view(other, 0)

    def test_looking_changes_nothing(self, row: Row, game: Game) -> None:
        for at in some_positions(game, 2, every=5 * row.length):
            before = list(at.cells)
            at.choices(), at.scores(), at.winners(), at.copy(), hash(at)
            for seat in range(game.seats):
                at.value(seat), game.view(at, seat), game.text(at, seat), game.scoresheet(at, seat)
            game.prompt(at), game.why_not(at, 0)
            assert list(at.cells) == before

    def test_nature_draws_by_weight(self, row: Row, game: Game) -> None:
        for at in (at for seed in row.seeds(3) for at in positions(game, seed)):
            if at.actor != CHANCE:
                continue
            choices, weights = list(at.choices()), list(at.weights())
            assert len(weights) == len(choices)
            assert min(weights) > 0
            source = Counter()
            drawn = []
            for source.next in range(sum(weights)):
                drawn.append(at.sample(source))
                assert source.stop == sum(weights)
            assert [drawn.count(choice) for choice in choices] == weights

    def test_the_scoresheet_adds_up_to_the_score_at_every_step(self, row: Row, game: Game) -> None:
        for seed in row.seeds(5):
            for at in positions(game, seed):
                assert [game.scoresheet(at, seat).total for seat in range(game.seats)] == at.scores()

    def test_winners_have_the_best_score(self, row: Row, game: Game) -> None:
        for seed in row.seeds(30):
            *_, end = positions(game, seed)
            winners, scores = end.winners(), end.scores()
            assert winners == sorted(set(winners) & set(range(game.seats)))
            assert winners or game.seats == 1  # who plays alone may miss the goal
            assert all(scores[winner] == max(scores) for winner in winners)
