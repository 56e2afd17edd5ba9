"""Tables that are stored nowhere: a record at one of its moments, worked out whenever somebody looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lascaux.agents.ladder import REFERENCE
from lascaux.beginning import BY_CHANCE
from lascaux.core.game import Game
from lascaux.server.making import made_already
from lascaux.server.presence import Standing
from lascaux.server.storage.schema import PERSON, PLAYING
from lascaux.server.table import Table

LOOKER: Final = "looker"  # whoever looks; the table is the same for all
NOBODY_HERE: Final = Standing(frozenset(), frozenset())


def still_table(id: str, game: Game, choices: Sequence[int], names: Sequence[str], seat: int) -> Table:
    """The table after some choices, with a seat for whoever looks."""
    row: dict[str, Any] = {
        "id": id,
        "game": game.id,
        "options": dict(game.options),
        "rules": game.rules_version,
        "owner": "",
        "pace": "live",
        "listed": False,
        "hints": False,
        "discreet": False,
        "begins": BY_CHANCE,
        "face_down": False,
        "day": None,
        "watch_code": "",
        "seed": None,
        "turn_minutes": 0,
        "stand_in": REFERENCE,
        "origin": None,
        "given": 0,
        "status": PLAYING,
        "created": 0.0,
    }
    people = [LOOKER if n == seat else name for n, name in enumerate(names)]
    seats = [
        {"kind": PERSON, "person": person, "name": name, "bot": None, "passes": False, "seen": 0.0}
        for person, name in zip(people, names, strict=True)
    ]
    table = Table(row, seats)
    table.fold(made_already(table.game, choices, 0.0))
    return table
