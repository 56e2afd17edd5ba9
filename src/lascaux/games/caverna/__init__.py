"""Caverna: The Cave Farmers."""

from lascaux.games.caverna.game import Caverna as GAME

__all__ = ["GAME"]
