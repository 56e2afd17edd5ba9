"""Stone Age as text."""

from lascaux.games.stone_age.drawing.panels import panels
from lascaux.games.stone_age.drawing.table import draw

__all__ = ["draw", "panels"]
