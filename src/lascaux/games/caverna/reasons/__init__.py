"""Why a choice is not legal now: the first obstacle in words, with the clause that sets it.

What stands in the way of a thing itself (a furnishing that is taken, a space that is occupied, goods that are missing)
is named even when this is not the moment for it, so that a player can ask about anything at any time.
"""

from lascaux.games.caverna.reasons.goods import GoodsReasons
from lascaux.games.caverna.reasons.laying import LayingReasons
from lascaux.games.caverna.reasons.working import WorkingReasons


class CavernaQuestion(WorkingReasons, LayingReasons, GoodsReasons):
    """Looks for the first obstacle to one choice, for the seat on turn."""
