"""The first position, and nature's part in it (STA-SETUP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.bits import bit
from lascaux.core.position import TURN, Decision
from lascaux.core.verbs import each
from lascaux.games.stone_age.rules.animals import ANIMAL_COUNT
from lascaux.games.stone_age.rules.buildings import BUILDING_COUNT, IGLOO_COUNT, STACK_SIZE
from lascaux.games.stone_age.rules.cards import CARD_COUNT
from lascaux.games.stone_age.rules.goods import FOOD
from lascaux.games.stone_age.rules.layout import (
    AT_HOME,
    CHOOSE_STARTER,
    GOODS,
    HARD_WINTER,
    HIDDEN_ANIMALS,
    IGLOOS_LEFT,
    PEOPLE,
    PHASE,
    PLACEMENT,
    PLAYERS,
    REFILL,
    REVEAL_BUILDING,
    ROUND,
    SIZE,
    STACK_LEFT,
    STARTER,
    UNSEEN_BUILDINGS,
    UNSEEN_CARDS,
    WITH_ANIMALS,
)
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.tribe import STARTING_FOOD, STARTING_PEOPLE
from lascaux.games.stone_age.rules.verbs import START

if TYPE_CHECKING:
    from lascaux.core.game import Game


def set_up(game: Game, players: i64, hard_winter: bool, animals: bool, igloos: bool) -> StoneAgePosition:
    """The first position; cards, buildings and the start player are still nature's to decide."""
    at = StoneAgePosition(game, vec[i64]([0] * SIZE))
    at.cells[PLAYERS] = players
    at.cells[HARD_WINTER] = 1 if hard_winter else 0
    at.cells[WITH_ANIMALS] = 1 if animals else 0
    at.cells[ROUND] = 1
    at.cells[PHASE] = 1
    at.cells[UNSEEN_CARDS] = bit(CARD_COUNT) - 1
    at.cells[UNSEEN_BUILDINGS] = bit(BUILDING_COUNT) - 1
    at.cells[IGLOOS_LEFT] = bit(IGLOO_COUNT) - 1 if igloos else 0
    for seat in range(players):
        at.cells[STACK_LEFT + seat] = STACK_SIZE  # as many stacks as players
        at.set_of(seat, PEOPLE, STARTING_PEOPLE)
        at.set_of(seat, AT_HOME, STARTING_PEOPLE)
        at.set_of(seat, GOODS + FOOD, STARTING_FOOD)
    at.open(CHOOSE_STARTER)
    at.open(REVEAL_BUILDING, 0, 1)
    at.open(REFILL)
    at.settle()
    return at


@final
class ChooseStarter(Decision[StoneAgePosition]):
    """Nature chooses the start player (STA-RULING-01); then the animals are shuffled into the deck (STA-SETUP-09)."""

    def choices(self, at: StoneAgePosition, a: i64, b: i64) -> vec[i64]:
        return each(vec[i64](capacity=4), START, bit(at.cells[PLAYERS]) - 1)

    def play(self, at: StoneAgePosition, a: i64, b: i64, choice: i64) -> None:
        at.cells[STARTER] = START.first(choice)
        at.cells[TURN] = at.cells[STARTER]
        if at.cells[WITH_ANIMALS]:
            at.cells[HIDDEN_ANIMALS] = bit(ANIMAL_COUNT) - 1
        at.open(PLACEMENT, at.cells[STARTER])
