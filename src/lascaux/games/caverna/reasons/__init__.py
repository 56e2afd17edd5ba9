"""Why a choice is not legal now."""

from lascaux.games.caverna.reasons.question import why_not

__all__ = ["why_not"]
