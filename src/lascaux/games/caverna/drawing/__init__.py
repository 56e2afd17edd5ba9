"""The table as text."""

from lascaux.games.caverna.drawing.page import draw
from lascaux.games.caverna.drawing.panels import panels

__all__ = ["draw", "panels"]
