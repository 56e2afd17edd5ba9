"""What the command line itself says, in one language."""

from __future__ import annotations

import os
from typing import Final

from lascaux.core.texts import LANGUAGES, Catalogue

TEXTS: Final = Catalogue("lascaux.cli")


class Wording:
    """The messages of the command line in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, id: str, **values: object) -> str:
        return TEXTS.say(self.language, id, **values)


def usual_language() -> str:
    """The environment's language, if we have texts in it; otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
