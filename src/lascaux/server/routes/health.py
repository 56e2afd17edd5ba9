"""For those who look after the server."""

from __future__ import annotations

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from lascaux import __version__
from lascaux.server.metrics import registry_of
from lascaux.server.routes.asking import TheHouse

router = APIRouter(tags=["health"])


@router.get("/health")
async def health(house: TheHouse) -> dict[str, str]:
    """Answers when the server and its database do."""
    async with house.store.readers.connect() as connection:
        await connection.execute(text("SELECT 1"))
    return {"status": "well", "version": __version__}


@router.get("/metrics", response_class=Response)
async def metrics(house: TheHouse) -> Response:
    """Figures for Prometheus."""
    return Response(generate_latest(registry_of(house)), media_type=CONTENT_TYPE_LATEST)
