"""What a ladder's games have shown: the file `ladder.json`, and the ratings that follow from it."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any, Final, TypedDict, cast

from lascaux import __version__
from lascaux.agents.ladder import REFERENCE
from lascaux.arena.errors import ArenaError
from lascaux.arena.game_played import GamePlayed, Outcome
from lascaux.arena.ladder import Climb
from lascaux.arena.ratings import Rating, ratings
from lascaux.arena.run import parse
from lascaux.arena.statistics import Standing
from lascaux.arena.steps import Verdict, even, needed
from lascaux.core.options import OptionValue

FILE: Final = "ladder.json"
FORMAT: Final = 1

# A game in short: its number, who had each seat (by place on the ladder), the points, and the winning seats.
Row = tuple[int, list[int], list[float], list[int]]


class RungFound(TypedDict):
    name: str
    games: int
    points: float
    error: float | None
    seconds: float  # per choice


class PairingFound(TypedDict):
    one: str
    others: str
    is_step: bool
    games: int
    wins: float
    share: float
    low: float
    high: float
    lead: float
    lead_error: float | None
    verdict: Verdict | None  # of a step


class LadderFound(TypedDict):
    """The file. Shares are of `one`; their intervals and verdicts use `z` deviations, widened for all looks."""

    format: int
    version: str
    date: str
    game: str
    options: dict[str, OptionValue]
    players: int
    seed: int
    looks: list[int]
    z: float
    even: float
    needed: float
    rungs: list[RungFound]
    pairings: list[PairingFound]
    played: list[Row]


def result(climb: Climb) -> LadderFound:
    """Everything found so far."""
    game = climb.game
    standings = {name: Standing() for name in climb.rungs}
    for run in climb.runs.values():
        for played in run.games:
            for seat, name in enumerate(played["seats"]):
                standings[name].add(played, seat)
    return LadderFound(
        format=FORMAT,
        version=__version__,
        date=date.today().isoformat(),
        game=game.id,
        options=dict(game.options),
        players=game.seats,
        seed=climb.seed,
        looks=climb.looks,
        z=round(climb.z, 4),
        even=round(even(game.seats), 4),
        needed=round(needed(game.seats), 4),
        rungs=[rung(name, standing) for name, standing in standings.items()],
        pairings=[pairing_found(climb, number) for number in range(len(climb.pairings))],
        played=[row(played, climb.rungs) for run in climb.runs.values() for played in run.games],
    )


def rung(name: str, standing: Standing) -> RungFound:
    score = standing.score
    return RungFound(
        name=name,
        games=standing.games,
        points=round(score.value, 3),
        error=rounded(score.error),
        seconds=round(standing.seconds_per_choice, 5),
    )


def pairing_found(climb: Climb, number: int) -> PairingFound:
    pairing = climb.pairings[number]
    found = climb.found(pairing)
    return PairingFound(
        one=pairing.one,
        others=pairing.others,
        is_step=pairing.is_step,
        games=found.games,
        wins=round(found.wins, 3),
        share=round(found.share.share, 4),
        low=round(found.share.low, 4),
        high=round(found.share.high, 4),
        lead=round(found.lead.value, 3),
        lead_error=rounded(found.lead.error),
        verdict=found.verdict if pairing.is_step else None,
    )


def rounded(error: float | None) -> float | None:
    return None if error is None else round(error, 3)


def row(game: GamePlayed, rungs: tuple[str, ...]) -> Row:
    scores = [int(score) if score == int(score) else score for score in game["scores"]]
    return (game["number"], [rungs.index(name) for name in game["seats"]], scores, game["winners"])


def step_of(found: LadderFound, name: str) -> PairingFound | None:
    """How an agent did against the next below it."""
    return next((pairing for pairing in found["pairings"] if pairing["is_step"] and pairing["one"] == name), None)


def against_reference(found: LadderFound, name: str) -> PairingFound | None:
    """How an agent did against the reference; None at a larger table where the reference was the one among many."""
    for pairing in found["pairings"]:
        if (pairing["one"], pairing["others"]) == (name, REFERENCE):
            return pairing
        if (pairing["one"], pairing["others"]) == (REFERENCE, name) and found["players"] <= 2:
            return turned(pairing)
    return None


def turned(pairing: PairingFound) -> PairingFound:
    """The same games from the other side."""
    return PairingFound(
        one=pairing["others"],
        others=pairing["one"],
        is_step=False,
        games=pairing["games"],
        wins=round(pairing["games"] - pairing["wins"], 3),
        share=round(1 - pairing["share"], 4),
        low=round(1 - pairing["high"], 4),
        high=round(1 - pairing["low"], 4),
        lead=-pairing["lead"],
        lead_error=pairing["lead_error"],
        verdict=None,
    )


def rated(found: LadderFound) -> dict[str, Rating]:
    """Everybody's rating from the games of all pairings, taken in turn; nobody has one alone."""
    if found["players"] == 1:
        return {}
    names = [rung["name"] for rung in found["rungs"]]
    return ratings(
        Outcome(number=number, seats=[names[place] for place in seats], scores=scores, winners=winners)
        for number, seats, scores, winners in found["played"]
    )


def write_result(path: Path, found: LadderFound) -> None:
    """Readable at the top; the games, a line each."""
    head = {key: value for key, value in found.items() if key != "played"}
    lines = ",\n".join("    " + json.dumps(row, separators=(",", ":")) for row in found["played"])
    text = json.dumps(head, indent=2, ensure_ascii=False).removesuffix("\n}") + f',\n  "played": [\n{lines}\n  ]\n}}\n'
    draft = path.with_name(path.name + ".part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def read_result(path: Path) -> LadderFound:
    found: dict[str, Any] = parse(path.read_bytes(), str(path))
    if found.get("format") != FORMAT:
        raise ArenaError(f"{path}: the format is {found.get('format')!r}; this version reads {FORMAT}")
    if missing := sorted(LadderFound.__required_keys__ - found.keys()):
        raise ArenaError(f"{path} lacks {', '.join(missing)}")
    return cast(LadderFound, found)
