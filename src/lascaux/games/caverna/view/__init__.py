"""What a seat sees of Caverna, as plain data."""

from lascaux.games.caverna.view.whole import CavernaView, view

__all__ = ["CavernaView", "view"]
