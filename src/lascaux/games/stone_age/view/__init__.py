"""What a seat sees of Stone Age, as plain data."""

from lascaux.games.stone_age.view.table import StoneAgeView, view

__all__ = ["StoneAgeView", "view"]
