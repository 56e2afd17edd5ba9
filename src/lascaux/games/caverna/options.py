"""The options of Caverna, declared once."""

from __future__ import annotations

from typing import Final

from lascaux.core.options import Option

OPTIONS: Final = (
    Option("players", (2, 1, 3, 4, 5, 6, 7), "CAV-SETUP-02"),
    Option("furnishing_set", ("full", "beginner"), "CAV-BEGINNER-01"),
    # Rulings on which tables differ; the first value is the ruling's default.
    Option("harvest_reveal", ("round-start", "before-harvest"), "CAV-RULING-01"),
    Option("ruby_to_gold", (False, True), "CAV-RULING-02"),
    Option("solo_clear_at", (6, 7), "CAV-RULING-03", players=(1,)),
    Option("two_player_marker", ("leaf", "random"), "CAV-RULING-06", players=(2,)),
    Option("spaces", ("reduced", "all"), "CAV-RULING-16", players=(1,), later=True),
)
