"""Where turns begin, for whoever looks at a game turn by turn without knowing its rules."""

from __future__ import annotations

from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position
from lascaux.core.view import open_decision


class Turns:
    """A turn begins with the kind of decision that the first player of this game faces first."""

    def __init__(self, game: Game) -> None:
        at = game.start()
        while at.actor == CHANCE:
            at.play(at.choices()[0])
        self.opening = open_decision(at)

    def begins(self, at: Position) -> bool:
        return open_decision(at) == self.opening
