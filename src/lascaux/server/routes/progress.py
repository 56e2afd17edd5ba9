"""How somebody has done so far: only ever told to themselves."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from lascaux.games import games
from lascaux.server.answers.lobby import SoloGoal
from lascaux.server.errors import ERRORS
from lascaux.server.limits import address_of
from lascaux.server.ratings import NEWCOMER
from lascaux.server.routes.asking import Player, TheHouse
from lascaux.server.table import loaded

MOST: Final = 300  # of the latest games
COST: Final = 20  # requests, as that many rows are looked at


class Played(BaseModel):
    """A game that you played from its start to its end."""

    table: str
    game: str
    options: dict[str, int | str | bool]
    ended: float = Field(description="in seconds since 1970")
    day: str | None = Field(description="of the daily challenge, if it was your try")
    points: float
    others: list[float] = Field(description="the points of everybody else, in the order of their seats")
    goals: list[SoloGoal] = Field(description="that are printed for a game alone")
    accuracy: float | None = Field(description="how well you chose, from 0 to 100; null if nobody had it analysed")


class PuzzleCourse(BaseModel):
    """How you have done at the puzzles of a game."""

    game: str
    tried: int
    solved: int
    at_once: int
    ratings: list[int] = Field(description="yours, from the beginning on, after each puzzle; only the latest")


class Progress(BaseModel):
    played: list[Played] = Field(description="the latest, oldest first")
    puzzles: list[PuzzleCourse]


router = APIRouter(prefix="/api", tags=["practice"], responses=ERRORS)


@router.get("/me/progress")
async def see_progress(request: Request, house: TheHouse, person: Player) -> Progress:
    """Your results. Games that were forked, uploaded, abandoned or given up do not count, nor those where you played
    several seats. It counts as twenty requests."""
    house.rates.requests.spend(f"address {address_of(request)}", COST - 1)  # one is counted already
    found: list[Played] = []
    for row in await house.store.results_of(person.id, MOST):
        if row["game"] in games():
            with suppress(ValueError):  # an option is no more
                found.append(played(row))
    attempts = await house.puzzles.store.attempts(person.id)
    courses = [course(game, [row for row in attempts if row["game"] == game]) for game in games()]
    return Progress(played=found[::-1], puzzles=[one for one in courses if one.tried])


def course(game: str, attempts: list[dict[str, Any]]) -> PuzzleCourse:
    return PuzzleCourse(
        game=game,
        tried=len(attempts),
        solved=sum(row["solved"] for row in attempts),
        at_once=sum(row["first"] for row in attempts),
        ratings=[round(rating) for rating in [NEWCOMER, *(row["rating"] for row in attempts)][-MOST:]],
    )


def played(row: dict[str, Any]) -> Played:
    scores, seat = row["scores"], row["seat"]
    game = loaded(row["game"], tuple(sorted(row["options"].items())))
    points = scores[seat]
    return Played(
        table=row["id"],
        game=row["game"],
        options=row["options"],
        ended=row["changed"],
        day=row["day"],
        points=points,
        others=[score for other, score in enumerate(scores) if other != seat],
        accuracy=row["accuracy"][seat] if row["accuracy"] else None,
        goals=[SoloGoal(points=goal.points, exceed=goal.exceed, reached=goal.reached(points)) for goal in game.goals()],
    )
