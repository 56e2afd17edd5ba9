"""For those who look after the server."""

from __future__ import annotations

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from lascaux import __version__
from lascaux.server.errors import TEXTS
from lascaux.server.routes.asking import TheHouse, TheLanguage

router = APIRouter(tags=["health"])


@router.get("/health", responses={503: {"description": "Something is wrong; `problems` says what."}})
async def health(house: TheHouse, language: TheLanguage) -> JSONResponse:
    """Well, if the database can be written to and there is room for more."""
    problems = [TEXTS.say(language, f"health.{problem}") for problem in await house.checkup.problems()]
    status = {"status": "ill" if problems else "well", "version": __version__}
    return JSONResponse({**status, "problems": problems} if problems else status, 503 if problems else 200)


@router.get("/metrics", response_class=Response)
async def metrics(house: TheHouse) -> Response:
    """Figures for Prometheus."""
    return Response(generate_latest(house.figures.registry), media_type=CONTENT_TYPE_LATEST)
