"""Writes web/src/lib/motion/recorded.json: stretches of real games as a client sees them, for its tests of movements.

    python tools/client_moments.py

Of every view after the first, only what changed is kept, as a list of paths and values.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

import lascaux
from lascaux.core.game import Past
from lascaux.core.view import targets_of

FILE: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "motion" / "recorded.json"
GAMES: Final = {"cave-vs-cave": 70, "stone-age": 110, "caverna": 110}  # choices of each
NAMES: Final = ["Ada", "Ben"]


def difference(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> list[tuple[list[str | int], Any]]:
    """What to set, and where, so that one view becomes the other."""
    if before == after:
        return []
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return [change for key in after for change in difference(before[key], after[key], (*path, key))]
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return [change for n in range(len(after)) for change in difference(before[n], after[n], (*path, n))]
    return [(list(path), after)]


def recorded(name: str, length: int) -> dict[str, Any]:
    """A stretch of random play, seen by the first seat."""
    game = lascaux.load(name, players=2)
    rng = random.Random(name)
    at = game.start()
    choices: list[int] = []
    seats: list[int] = []
    first = view = seen(game, at, Past())
    steps = []
    for _ in range(length):
        choice = at.sample(rng) if at.actor == lascaux.CHANCE else rng.choice(list(at.choices()))
        line = {
            "seat": at.actor,
            "round": game.round(at),
            "begins_turn": at.begins_turn,
            "text": game.log(at, choice, "en", NAMES, 0),
            "targets": targets_of(game, choice),
        }
        choices.append(choice)
        seats.append(at.actor)
        at.play(choice)
        after = seen(game, at, Past(choices, seats))
        steps.append({"line": line, "changes": difference(view, after)})
        view = after
    return {"first": first, "steps": steps}


def seen(game: Any, at: Any, past: Past) -> Any:
    view = game.view(at, 0, past)
    view["choices"] = []
    return json.loads(json.dumps(view))


if __name__ == "__main__":
    games = {name: recorded(name, length) for name, length in GAMES.items()}
    FILE.write_text(json.dumps(games, separators=(",", ":")) + "\n")
