"""Where a game was won or lost: what every choice was worth, as a judge sees it, and what follows from that."""

from __future__ import annotations

from lascaux.analysis.analysis import Analysis, Turn, TurningPoint, lead
from lascaux.analysis.caveats import caveats
from lascaux.analysis.judging import Judge, Judgement, Prospect, prospect
from lascaux.analysis.verdicts import Decided, Verdict, decisions, explained, judged
from lascaux.analysis.wording import why

__all__ = [
    "Analysis",
    "Decided",
    "Judge",
    "Judgement",
    "Prospect",
    "Turn",
    "TurningPoint",
    "Verdict",
    "caveats",
    "decisions",
    "explained",
    "judged",
    "lead",
    "prospect",
    "why",
]
