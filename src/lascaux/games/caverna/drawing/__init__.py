"""The table as text."""

from lascaux.games.caverna.drawing.page import draw

__all__ = ["draw"]
