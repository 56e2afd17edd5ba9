"""A table that nobody can change, at a lesson's moment or a puzzle's: what one may see of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from lascaux.core.position import NOBODY
from lascaux.server.answers.scores import Scores
from lascaux.server.answers.tables import About, MomentsShown, TableShown
from lascaux.server.results import show_scores
from lascaux.server.routes.about import Word, about_thing
from lascaux.server.routes.asking import TheHouse, TheLanguage
from lascaux.server.routes.tables import drawn, moments
from lascaux.server.showing import show_log, show_text
from lascaux.server.still_tables import LOOKER, NOBODY_HERE
from lascaux.server.table import Table


def still_table(the_table: Callable[..., Table]) -> APIRouter:
    """Routes for the table that a dependency finds."""
    router = APIRouter()
    found: Any = Depends(the_table)

    @router.get("", response_model=TableShown)
    async def see_still_table(
        language: TheLanguage,
        table: Table = found,
        seen: Annotated[int, Query(ge=0, description="choices you know of: the log begins after them")] = 0,
    ) -> Response:
        """The table as the learner sees it. Nobody can change it."""
        message = show_text(table, LOOKER, NOBODY_HERE, language, min(seen, table.number))
        return Response(message, media_type="application/json")

    @router.get("/moments", response_model=MomentsShown)
    async def see_still_moments(
        request: Request, house: TheHouse, language: TheLanguage, first: int, last: int, table: Table = found
    ) -> Response:
        """Several moments before this one, one choice after the other. Each counts as a request."""
        return await moments(house, request, table, LOOKER, language, first, last)

    @router.get("/log")
    async def see_still_log(
        language: TheLanguage, last: Annotated[int, Query(ge=0)] = 2**31 - 1, table: Table = found
    ) -> dict[str, Any]:
        """Up to two hundred lines of the log that end before a place."""
        return show_log(table, table.perspective(LOOKER), language, 0, last)

    @router.get("/about")
    async def see_still_thing(kind: Word, name: Word, language: TheLanguage, table: Table = found) -> About:
        """Help for a thing, and why it cannot be chosen at this moment."""
        return about_thing(table, LOOKER, kind, name, language)

    @router.get("/scores")
    async def see_still_scores(language: TheLanguage, table: Table = found) -> Scores:
        """Points by category so far, and how they grew."""
        return Scores.model_validate(show_scores(table, NOBODY, language))

    @router.get("/text")
    async def see_still_text(language: TheLanguage, table: Table = found) -> dict[str, Any]:
        """The table drawn with characters."""
        return drawn(table, LOOKER, language, None)

    return router
