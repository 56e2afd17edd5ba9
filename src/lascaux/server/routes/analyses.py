"""Analyses of finished games: ask for one, see how far it is, read it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic_core import to_json

from lascaux.server.answers.analyses import AnalysisShown, DecisionShown
from lascaux.server.errors import ERRORS, Refusal
from lascaux.server.limits import address_of
from lascaux.server.routes.asking import Anybody, Code, Player, TableId, TheHouse, TheLanguage
from lascaux.server.routes.tables import watched
from lascaux.server.showing_analysis import show_analysis, show_decision, show_progress
from lascaux.server.storage.analysis_schema import DONE

COST = 20  # requests: the whole game is gone through again

router = APIRouter(prefix="/api/tables", tags=["analyses"], responses=ERRORS)


@router.post("/{id}/analysis", status_code=202)
async def analyse(
    id: TableId, request: Request, house: TheHouse, person: Player, language: TheLanguage, code: Code = None
) -> AnalysisShown:
    """Let a bot look at every decision of a finished game. It does so once, whoever asks; the answer is for all."""
    table = await watched(house, id, person.id, code)
    table.check_told(house.tables.clock())
    if await house.analyses.store.of(id) is None:
        house.rates.analyses.spend(person.id)
        house.rates.analyses.spend(f"address {address_of(request)}")
    await house.analyses.ask(table, person.id)
    row = await house.analyses.store.of(id)
    assert row is not None
    return AnalysisShown.model_validate(show_progress(table, row, language))


@router.get("/{id}/analysis", response_model=AnalysisShown)
async def see_analysis(
    id: TableId, request: Request, house: TheHouse, person: Anybody, language: TheLanguage, code: Code = None
) -> Response:
    """How far the analysis is, and once it is done all of it, which counts as twenty requests."""
    table = await watched(house, id, person.id if person else None, code)
    row = await house.analyses.store.of(id)
    if row is None:
        raise Refusal(404, "no-analysis")
    shown = show_progress(table, row, language)
    if row["status"] == DONE:
        house.rates.requests.spend(f"address {address_of(request)}", COST - 1)  # one is counted already
    if (analysis := await house.analyses.found(table)) is not None:
        shown.update(show_analysis(table, analysis, language))
    return Response(to_json(shown), media_type="application/json")


@router.get("/{id}/analysis/{number}", response_model=DecisionShown)
async def see_decision(
    id: TableId,
    number: Annotated[int, Path(ge=1, le=2**31 - 1, description="of the choice in the record, counted from 1")],
    house: TheHouse,
    person: Anybody,
    language: TheLanguage,
    code: Code = None,
) -> Response:
    """A decision as it was: the table before it, every choice there was, and what each is worth."""
    table = await watched(house, id, person.id if person else None, code)
    if await house.analyses.store.of(id) is None:
        raise Refusal(404, "no-analysis")
    if (verdict := await house.analyses.verdict(table, number)) is None:
        raise Refusal(404, "no-verdict", number=number)
    return Response(to_json(show_decision(table, verdict, language)), media_type="application/json")
