"""What simulated games show, for the rulebook: a small file per game, written by tools/simulated_games.py.

It says what went together in games that bots played among themselves, not what caused what: whoever is ahead can
afford more. So every figure comes with the number of cases behind it and how far it may be off.
"""

from __future__ import annotations

import json
from importlib.resources.abc import Traversable
from typing import Final, TypedDict

from lascaux.agents.naming import bot_name
from lascaux.core.game import Game
from lascaux.core.options import OptionValue
from lascaux.core.texts import Catalogue
from lascaux.rulebook.book import Observed, Typical

TEXTS: Final = Catalogue("lascaux.rulebook")
FILE: Final = "simulated.json"
FEWEST: Final = 20  # cases of which anything is said


class Spread(TypedDict):
    """Of ten, one is below `low` and one above `high`."""

    mean: float
    low: float
    high: float


class Bought(TypedDict):
    """How far those who got a thing were ahead of the average of the others at the end."""

    cases: int
    lead: float
    error: float  # half the width of the interval that holds 95 % of the time


class Thing(TypedDict):
    """Bought early is: by the round in which half of all those who got it at all had it."""

    round: int
    early: Bought | None
    late: Bought | None


class Simulated(TypedDict):
    game: str
    options: dict[str, OptionValue]
    rules: int
    version: str
    agent: str
    games: int
    first_wins: float  # the share of games that the first player won, shared ones split
    first_error: float
    scores: Spread
    categories: dict[str, Spread]
    things: dict[str, Thing]


def simulated(game: Game, folder: Traversable) -> Simulated | None:
    """What was found; None if a rulebook comes without, or with games under other rules."""
    path = folder / FILE
    if not path.is_file():
        return None
    found: Simulated = json.loads(path.read_text(encoding="utf-8"))
    return found if found["rules"] == game.rules_version else None


def observed(game: Game, folder: Traversable, language: str) -> Observed | None:
    """The same in words."""
    found = simulated(game, folder)
    if found is None:
        return None
    players = found["options"]["players"]
    own = f"simulated.bots.{found['agent']}"  # of one that was made for this
    name = bot_name(found["agent"], language)
    bots = TEXTS.say(language, own) if TEXTS.knows(own) else TEXTS.say(language, "simulated.bots.level", name=name)
    about = TEXTS.say(language, "simulated.about", games=found["games"], players=players, bots=bots)
    share, error, even = (round(100 * part) for part in (found["first_wins"], found["first_error"], 1 / int(players)))
    first = TEXTS.say(language, "simulated.first", share=share, error=error, even=even)
    rows = [("total", found["scores"]), *found["categories"].items()]
    return Observed(
        about=[about, first, TEXTS.say(language, "simulated.caution")],
        scores=[Typical(name=game.texts.say(language, f"scores.{name}"), **spread) for name, spread in rows],
        things={name: said for name, thing in found["things"].items() if (said := told(thing, found, language))},
    )


def told(thing: Thing, found: Simulated, language: str) -> list[str]:
    by_half = {"early": thing["early"], "late": thing["late"]}
    return [
        TEXTS.say(
            language,
            f"simulated.{half}",
            lead=written(bought["lead"], language, sign=True),
            error=written(bought["error"], language),
            round=thing["round"],
            cases=bought["cases"],
            games=found["games"],
        )
        for half, bought in by_half.items()
        if bought and bought["cases"] >= FEWEST
    ]


def written(number: float, language: str, sign: bool = False) -> str:
    shown = round(number, 1) or 0.0  # never a zero below zero
    text = f"{shown:+.1f}" if sign else f"{shown:.1f}"
    return text.replace("-", "−").replace(".", "," if language == "de" else ".")
