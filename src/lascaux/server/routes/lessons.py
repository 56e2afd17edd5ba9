"""Lessons: what is taught, and the table at each of their moments."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from lascaux.server.answers.practice import LessonShown
from lascaux.server.answers.scores import Scores
from lascaux.server.answers.tables import About, MomentsShown, TableShown
from lascaux.server.errors import ERRORS
from lascaux.server.lessons import show_lesson, table_after
from lascaux.server.results import show_scores
from lascaux.server.routes.about import Word, about_thing
from lascaux.server.routes.asking import TheHouse, TheLanguage
from lascaux.server.routes.games import known
from lascaux.server.routes.tables import drawn, moments
from lascaux.server.showing import show_text
from lascaux.server.still_tables import LOOKER, NOBODY_HERE
from lascaux.server.table import Table

router = APIRouter(prefix="/api/games/{id}/lesson", tags=["games"], responses=ERRORS)


def the_table(id: str, choices: int, language: TheLanguage) -> Table:
    return table_after(known(id).id, choices, language)


TheTable = Annotated[Table, Depends(the_table)]


@router.get("")
async def see_lesson(id: str, language: TheLanguage) -> LessonShown:
    """A game's lesson in words: chapters of steps, each with what the learner should choose there."""
    return show_lesson(known(id).id, language)


@router.get("/{choices}", response_model=TableShown)
async def see_table_of_lesson(
    table: TheTable,
    language: TheLanguage,
    seen: Annotated[int, Query(ge=0, description="choices you know of: the log begins after them")] = 0,
) -> Response:
    """The lesson's table after some choices, as the learner sees it. Nobody can change it."""
    message = show_text(table, LOOKER, NOBODY_HERE, language, min(seen, table.number))
    return Response(message, media_type="application/json")


@router.get("/{choices}/moments", response_model=MomentsShown)
async def see_moments_of_lesson(
    table: TheTable, request: Request, house: TheHouse, language: TheLanguage, first: int, last: int
) -> Response:
    """Several moments before this one, one choice after the other. Each counts as a request."""
    return await moments(house, request, table, LOOKER, language, first, last)


@router.get("/{choices}/about")
async def see_thing_of_lesson(table: TheTable, kind: Word, name: Word, language: TheLanguage) -> About:
    """Help for a thing, and why it cannot be chosen at this moment."""
    return about_thing(table, LOOKER, kind, name, language)


@router.get("/{choices}/scores")
async def see_scores_of_lesson(table: TheTable, language: TheLanguage) -> Scores:
    """Points by category so far, and how they grew."""
    return Scores.model_validate(show_scores(table, language))


@router.get("/{choices}/text")
async def see_text_of_lesson(table: TheTable, language: TheLanguage) -> dict[str, Any]:
    """The lesson's table drawn with characters."""
    return drawn(table, LOOKER, language, None)
