"""Furnishings as plain data: those in the offer, and those that a player owns."""

from __future__ import annotations

from typing import TypedDict

from lascaux.games.caverna.rules import board, layout, rooms
from lascaux.games.caverna.rules.goods import in_words
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.room_effects import SCORING
from lascaux.games.caverna.rules.scoring import room_bonus
from lascaux.games.caverna.view.home import furnishings


class FurnishingView(TypedDict):
    """A furnishing tile as printed."""

    furnishing: str
    colour: str  # dwelling, green or yellow
    cost: dict[str, int]
    points: int
    conditional: bool  # scores by what its owner has (CAV-SCORE-12, -13)


class OwnedFurnishingView(FurnishingView):
    square: str
    bonus: int  # conditional points as things stand


def furnishing_view(number: int) -> FurnishingView:
    room = rooms.ROOMS[number]
    return FurnishingView(
        furnishing=room.slug,
        colour=room.colour,
        cost=in_words(room.cost),
        points=room.points,
        conditional=SCORING >> number & 1 == 1,
    )


def offer(at: CavernaPosition) -> list[FurnishingView]:
    """The tiles that can still be taken; ordinary dwellings never run out (CAV-ROOM-01)."""
    return [furnishing_view(room) for room in range(rooms.ROOM_COUNT) if at.cells[layout.OFFER] >> room & 1]


def owned(at: CavernaPosition, seat: int) -> list[OwnedFurnishingView]:
    """In the order of their numbers."""
    return [
        OwnedFurnishingView(**furnishing_view(room), square=board.NAMES[square], bonus=room_bonus(at, seat, room))
        for square, room in sorted(furnishings(at, seat).items(), key=lambda placed: placed[1])
    ]
