"""Caverna: Cave vs Cave."""

from lascaux.games.cave_vs_cave.game import CaveVsCave as GAME

__all__ = ["GAME"]
