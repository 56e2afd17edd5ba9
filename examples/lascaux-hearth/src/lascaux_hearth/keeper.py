"""A bot that knows this game."""

from __future__ import annotations

from lascaux.agents import GreedyAgent
from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux_hearth.rules import NIGHT, TAKE, HearthPosition
from lascaux_hearth.tiles import FINDS


class HearthKeeper(GreedyAgent):
    """Looks for flint on the first day; everything else, other games too, as greedy does."""

    def choose(self, game: Game, at: Position) -> int:
        if isinstance(at, HearthPosition) and at.cells[NIGHT] == 1:
            flint = [choice for choice in at.choices() if TAKE.owns(choice) and FINDS[TAKE.first(choice)].flint]
            if flint:
                return max(flint, key=lambda choice: FINDS[TAKE.first(choice)].flint)
        return super().choose(game, at)
