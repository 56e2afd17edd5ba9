"""Seats: handing over, coming back, leaving, and what people at a table agree on."""

from __future__ import annotations

from fastapi import APIRouter, Response

from lascaux.server.answers.lobby import Rematch
from lascaux.server.answers.tables import TableShown
from lascaux.server.errors import ERRORS
from lascaux.server.messages import Again, Passing, Start
from lascaux.server.routes.asking import Restless, RestlessPlayer, TableId, TheHouse, TheLanguage
from lascaux.server.routes.tables import shown, watched

router = APIRouter(prefix="/api/tables", tags=["seats"], responses=ERRORS)


@router.post("/{id}/resign", response_model=TableShown)
async def resign(id: TableId, house: TheHouse, person: RestlessPlayer, language: TheLanguage) -> Response:
    """Give up."""
    await watched(house, id, person.id, None)
    await house.seating.resign(person.id, id)
    return shown(house, await house.tables.get(id), person.id, language)


@router.post("/{id}/abandon", response_model=TableShown)
async def abandon(id: TableId, house: TheHouse, person: Restless, language: TheLanguage) -> Response:
    """Agree to end the game without a result. It ends when everybody has agreed; choosing takes it back."""
    await watched(house, id, person.id, None)
    await house.seating.abandon(person.id, id)
    return shown(house, await house.tables.get(id), person.id, language)


@router.post("/{id}/rematch")
async def rematch(id: TableId, house: TheHouse, person: Restless, wish: Again | None = None) -> Rematch:
    """Agree to a rematch. It begins when everybody has agreed. With `pass_start` the next seat begins it."""
    await watched(house, id, person.id, None)
    return Rematch(table=await house.maker.rematch(person, id, wish is not None and wish.pass_start))


@router.put("/{id}/seats/{seat}/bot", response_model=TableShown)
async def hand_to_bot(id: TableId, seat: int, house: TheHouse, person: Restless, language: TheLanguage) -> Response:
    """Let a bot play: in your seat, in that of somebody who is late, or, of three and more, where all others agree."""
    await watched(house, id, person.id, None)
    await house.seating.hand_to_bot(person.id, id, seat)
    return shown(house, await house.tables.get(id), person.id, language)


@router.post("/{id}/return", response_model=TableShown)
async def come_back(id: TableId, house: TheHouse, person: Restless, language: TheLanguage) -> Response:
    """Take back the seat in which a bot plays for you."""
    await watched(house, id, person.id, None)
    await house.seating.come_back(person.id, id)
    return shown(house, await house.tables.get(id), person.id, language)


@router.post("/{id}/start", response_model=TableShown)
async def begin(id: TableId, wish: Start, house: TheHouse, person: Restless, language: TheLanguage) -> Response:
    """Say who begins, where you are asked: at a table made with `begins` ask, by whoever sat down last."""
    await watched(house, id, person.id, None)
    await house.seating.begin(person.id, id, wish.seat)
    return shown(house, await house.tables.get(id), person.id, language)


@router.post("/{id}/leave", status_code=204)
async def leave(id: TableId, house: TheHouse, person: Restless) -> None:
    """Give your seat back before the game begins."""
    await watched(house, id, person.id, None)
    await house.seating.leave(person.id, id)


@router.delete("/{id}/seats/{seat}", response_model=TableShown)
async def remove(id: TableId, seat: int, house: TheHouse, person: Restless, language: TheLanguage) -> Response:
    """Send somebody away from your table before the game begins; they cannot sit down there again."""
    await watched(house, id, person.id, None)
    await house.seating.remove(person.id, id, seat)
    return shown(house, await house.tables.get(id), person.id, language)


@router.post("/{id}/close", status_code=204)
async def close(id: TableId, house: TheHouse, person: Restless) -> None:
    """Close your table before the game begins."""
    await watched(house, id, person.id, None)
    await house.seating.close(id, person.id)


@router.put("/{id}/passing", response_model=TableShown)
async def set_passing(
    id: TableId, wish: Passing, house: TheHouse, person: RestlessPlayer, language: TheLanguage
) -> Response:
    """Whether your forced choices are played automatically."""
    await watched(house, id, person.id, None)
    await house.seating.set_passing(person.id, id, wish.passes)
    return shown(house, await house.tables.get(id), person.id, language)
