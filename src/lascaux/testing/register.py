"""The rows show all that their games offer, and the games' invariants hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from lascaux.core.view import open_decision
from lascaux.games import games
from lascaux.testing.play import check_invariants, positions, starts
from lascaux.testing.rows import Row

GAMES_WITH_INVARIANTS: Final = 100  # of each row


class Register:
    """Rows that are complete."""

    rows: ClassVar[Sequence[Row]]

    def test_every_value_of_every_option_is_in_a_row(self, name: str) -> None:
        seen = [row.game.options for row in self.rows if row.name == name]
        for option in games()[name].declared:
            assert {options[option.name] for options in seen} == set(option.values)

    def test_the_games_see_every_verb_and_every_kind_of_decision(self, name: str) -> None:
        verbs, decisions = set(), set()
        for row in (row for row in self.rows if row.name == name):
            game = row.game
            for seed in row.seeds(60):
                for start in starts(row, seed):
                    for at in positions(game, seed, start):
                        decisions.add(open_decision(at))
                        verbs |= {game.verbs.verb(choice).word for choice in at.choices()}
        assert verbs == {verb.word for verb in game.verbs.all}
        assert decisions == {decision.id for decision in game.decisions if not decision.automatic} | {"over"}

    def test_invariants_hold_at_every_step(self, row: Row) -> None:
        check_invariants(row, row.seeds(GAMES_WITH_INVARIANTS))
