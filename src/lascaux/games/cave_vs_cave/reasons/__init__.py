"""Why a choice is not legal now: the first obstacle in words, with the clause that sets it.

An obstacle to the thing itself (a cost, walls, a blocked way) is named even when this is not the moment for it,
so that a player can ask about any tile at any time.
"""

from lascaux.games.cave_vs_cave.reasons.activating import ActivatingReasons
from lascaux.games.cave_vs_cave.reasons.digging import DiggingReasons
from lascaux.games.cave_vs_cave.reasons.furnishing import FurnishingReasons


class CaveQuestion(ActivatingReasons, DiggingReasons, FurnishingReasons):
    """Looks for the first obstacle to one choice, for the seat on turn."""
