"""The options of Stone Age, declared once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lascaux.core.errors import BadOption
from lascaux.core.options import Option, OptionValue

OPTIONS: Final = (
    Option("players", (4, 3, 2), "STA-SETUP-01"),
    Option("theme", ("summer", "winter"), "STA-THEME-01"),
    Option("hard_winter", (False, True), "STA-WINTER-01"),
    Option("animals", (False, True), "STA-ANIMAL-01"),
    Option("igloos", (False, True), "STA-IGLOO-01"),
)


def check_combination(options: Mapping[str, OptionValue]) -> None:
    """The winter options need the winter side (STA-SETUP-11)."""
    if options["theme"] != "winter" and any(options[name] for name in ("hard_winter", "animals", "igloos")):
        raise BadOption("winter-only", "lascaux.games.stone_age")
