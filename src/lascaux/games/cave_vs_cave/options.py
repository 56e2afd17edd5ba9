"""The options of Cave vs Cave, declared once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lascaux.core.errors import BadOption
from lascaux.core.options import Option, OptionValue
from lascaux.games.cave_vs_cave.rules.layout import ASK, BOTH_ERAS, ERA_I_ONLY, QUICK_START, SHORT_GAME

PACKAGE: Final = "lascaux.games.cave_vs_cave"
OPTIONS: Final = (
    Option("players", (2, 1), "CVC-SETUP-01"),
    Option("eras", (1, 2, "ask", "quick", "short"), "CVC-RULING-59"),
    Option("edition", ("big-box", "2016"), "CVC-RULING-59"),
    # Rulings on which tables differ; the first value is the ruling's default.
    Option("opening_wall", (True, False), "CVC-RULING-13"),
    Option("junction_gold", (True, False), "CVC-RULING-12"),
    Option("idle_activation", (True, False), "CVC-RULING-03"),
    Option("solo_weapon_gate", (False, True), "CVC-RULING-20", players=(1,)),
)

MODES: Final[dict[OptionValue, int]] = {
    1: ERA_I_ONLY,
    2: BOTH_ERAS,
    "ask": ASK,
    "quick": QUICK_START,
    "short": SHORT_GAME,
}


def check_combination(options: Mapping[str, OptionValue]) -> None:
    """Only the rulebooks' combinations are played (CVC-RULING-59)."""
    if options["players"] == 1 and options["eras"] in ("quick", "short"):
        raise BadOption("alone", PACKAGE)
    if options["edition"] == "2016" and options["eras"] != 1:
        raise BadOption("first-edition", PACKAGE)
