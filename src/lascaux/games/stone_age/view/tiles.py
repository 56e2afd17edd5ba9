"""Cards, buildings and animals as plain data, as their rows in the tables say."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TypedDict

from lascaux.games.stone_age.rules.animals import ANIMALS
from lascaux.games.stone_age.rules.buildings import BUILDINGS, KIND_NAMES
from lascaux.games.stone_age.rules.cards import CARDS
from lascaux.games.stone_age.rules.goods import NAMES


class CardView(TypedDict):
    """A civilization card: what it gives when bought, and what it scores."""

    card: str
    top: str  # a code of T-CARD, such as FOOD7
    bottom: str  # a culture symbol, or a kind of figure
    figures: int  # 0: a green card


class TileView(TypedDict):
    """A building or an igloo."""

    tile: str
    kind: str  # fixed, exact or any
    cost: dict[str, int]  # of a fixed one
    least: int  # resources in all
    most: int
    kinds: int  # of an exact one: exactly this many kinds
    points: int  # printed; 0 where the payment sets the points
    plus: bool  # can be insulated in a hard winter
    assumed: bool  # cost and points are assumed


class AnimalView(TypedDict):
    animal: str
    malus: int
    malus_assumed: bool
    faces: list[str]  # codes of T-ANIMAL for the faces 1 to 6
    faces_assumed: list[bool]


def card_view(card: int) -> CardView:
    row = CARDS[card]
    return CardView(card=row.slug, top=row.top, bottom=row.bottom, figures=row.figures)


def cards_in(cards: int) -> list[int]:
    return [number for number in range(len(CARDS)) if cards >> number & 1]


def tile_view(tile: int) -> TileView:
    row = BUILDINGS[tile]
    return TileView(
        tile=row.slug,
        kind=KIND_NAMES[row.kind],
        cost={NAMES[kind]: number for kind, number in enumerate(row.resources) if number},
        least=row.least,
        most=row.most,
        kinds=row.kinds,
        points=row.points,
        plus=row.plus,
        assumed=row.assumed,
    )


def animal_view(animal: int) -> AnimalView:
    row = ANIMALS[animal]
    return AnimalView(
        animal=row.slug,
        malus=row.malus,
        malus_assumed=row.malus_is_assumed,
        faces=row.codes,
        faces_assumed=row.assumed_faces,
    )


def animals_in(queue: int) -> list[int]:
    """A list of animals as the rules keep it, four bits each."""
    return [(queue >> place & 15) - 1 for place in range(0, 4 * len(ANIMALS), 4) if queue >> place & 15]


def grouped_faces(faces: Sequence[str]) -> list[tuple[str, str]]:
    """Rewards with the faces that bring them, neighbours together: `2–3` and `FOOD3`."""
    groups = [(code, [face for face, _ in group]) for code, group in groupby(enumerate(faces, 1), lambda pair: pair[1])]
    return [(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}", code) for code, run in groups]
