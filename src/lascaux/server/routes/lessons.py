"""Lessons: what is taught, and the table at each of their moments."""

from __future__ import annotations

from fastapi import APIRouter

from lascaux.server.answers.practice import LessonShown
from lascaux.server.errors import ERRORS
from lascaux.server.lessons import show_lesson, table_after
from lascaux.server.routes.asking import TheLanguage
from lascaux.server.routes.games import known
from lascaux.server.routes.still_tables import still_table
from lascaux.server.table import Table

router = APIRouter(prefix="/api/games/{id}/lesson", tags=["games"], responses=ERRORS)


def the_table(id: str, choices: int, language: TheLanguage) -> Table:
    return table_after(known(id).id, choices, language)


@router.get("")
async def see_lesson(id: str, language: TheLanguage) -> LessonShown:
    """A game's lesson in words: chapters of steps, each with what the learner should choose there."""
    return show_lesson(known(id).id, language)


router.include_router(still_table(the_table), prefix="/{choices}")
