"""A home board as plain data: every square with what lies and stands on it."""

from __future__ import annotations

from typing import Final, TypedDict

from lascaux.games.caverna.rules import board, layout
from lascaux.games.caverna.rules.goods import BOAR, FOOD, GRAIN, NAMES, VEGETABLE
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.rooms import DWELLING, ENTRY_LEVEL, ROOMS
from lascaux.games.caverna.view.housing import Housing, large_pastures, members

SURFACES: Final = {
    "meadow": layout.MEADOWS,
    "field": layout.FIELDS,
    "small-pasture": layout.SMALL_PASTURES,
    "cavern": layout.CAVERNS,
    "tunnel": layout.TUNNELS,
    "deep-tunnel": layout.DEEP_TUNNELS,
    "ore-mine": layout.ORE_MINES,
    "ruby-mine": layout.RUBY_MINES,
}
CROPS: Final = ((GRAIN, 1), (GRAIN, 2), (GRAIN, 3), (VEGETABLE, 1), (VEGETABLE, 2))  # in the order of layout.CROPS
BONUSES: Final = ((board.BOAR_BONUS, BOAR, 1), (board.FOOD_BONUS, FOOD, 1), (board.TWO_FOOD_BONUS, FOOD, 2))


class SquareView(TypedDict):
    """A square of a home board, or beside it."""

    square: str
    half: str  # forest or mountain
    on_board: bool  # the others are open to owners of the Office room
    surface: str  # bare, meadow, field, small-pasture, large-pasture, cavern, tunnel, deep-tunnel, ore-mine, ruby-mine
    partner: str | None  # the other square of a large pasture
    stable: bool
    crop: str | None  # grain or vegetable
    crops: int  # how many are left on the field
    furnishing: str | None
    bonus: dict[str, int]  # printed; paid once, when a tile covers it
    animals: dict[str, int]  # farm animals and dogs; those of a large pasture on its left or upper square


def surfaces(at: CavernaPosition, seat: int) -> dict[int, str]:
    """What lies on the squares that are not bare."""
    found = {square: name for name, field in SURFACES.items() for square in members(at.of(seat, field))}
    return found | dict.fromkeys(members(at.large_pastures(seat)), "large-pasture")


def furnishings(at: CavernaPosition, seat: int) -> dict[int, int]:
    """The furnishing on every furnished square."""
    plain = dict.fromkeys(members(at.of(seat, layout.PLAIN_DWELLINGS)), DWELLING)
    owned = [room for room in range(DWELLING + 1, len(ROOMS)) if at.has_room(seat, room)]
    placed = {at.cells[layout.ROOM_AT + room] - 1: room for room in owned}
    return dict.fromkeys(members(board.DWELLING_SQUARE), ENTRY_LEVEL) | plain | placed


def partners(at: CavernaPosition, seat: int) -> dict[int, int]:
    pairs = large_pastures(at, seat)
    return pairs | {second: first for first, second in pairs.items()}


def crops(at: CavernaPosition, seat: int) -> dict[int, tuple[int, int]]:
    """The good and the number on every sown field."""
    return {square: crop for n, crop in enumerate(CROPS) for square in members(at.of(seat, layout.CROPS + n))}


def square_views(at: CavernaPosition, seat: int, housing: Housing) -> list[SquareView]:
    """All 44 squares, row by row."""
    lying, furnished = surfaces(at, seat), furnishings(at, seat)
    paired, sown = partners(at, seat), crops(at, seat)
    stables = at.of(seat, layout.STABLES)
    views = []
    for square in members(board.FOREST | board.MOUNTAIN):
        name = board.NAMES[square]
        crop = sown.get(square)
        views.append(
            SquareView(
                square=name,
                half="forest" if board.FOREST >> square & 1 else "mountain",
                on_board=board.BOARD >> square & 1 == 1,
                surface=lying.get(square, "bare"),
                partner=board.NAMES[paired[square]] if square in paired else None,
                stable=stables >> square & 1 == 1,
                crop=NAMES[crop[0]] if crop else None,
                crops=crop[1] if crop else 0,
                furnishing=ROOMS[furnished[square]].slug if square in furnished else None,
                bonus={NAMES[good]: number for squares, good, number in BONUSES if squares >> square & 1},
                animals=housing.get(name, {}),
            )
        )
    return views
