"""A bot that knows this game."""

from __future__ import annotations

from lascaux.agents import GreedyAgent
from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux_hearth.rules import FLINT, NIGHT, TAKE, HearthPosition
from lascaux_hearth.tiles import FINDS


class HearthKeeper(GreedyAgent):
    """Looks for flint while the nights are mild; everything else, other games too, as greedy does."""

    def choose(self, game: Game, at: Position) -> int:
        if isinstance(at, HearthPosition) and at.cells[NIGHT] <= 2 and at.own(FLINT) < 2:
            flint = [choice for choice in at.choices() if TAKE.owns(choice) and FINDS[TAKE.first(choice)].flint]
            if flint:
                return max(flint, key=lambda choice: FINDS[TAKE.first(choice)].flint)
        return super().choose(game, at)
