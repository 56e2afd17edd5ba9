"""The table of Cave vs Cave as text, at most 120 columns wide."""

from lascaux.games.cave_vs_cave.drawing.panels import panels
from lascaux.games.cave_vs_cave.drawing.table import draw

__all__ = ["draw", "panels"]
