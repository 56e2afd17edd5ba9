"""Stone Age."""

from lascaux.games.stone_age.game import StoneAge as GAME

__all__ = ["GAME"]
