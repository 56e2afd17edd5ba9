"""Animals that find no place: what their owner gives up for food (CAV-ANIMAL-15 to -17)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit
from lascaux.core.position import TURN, Decision, Step
from lascaux.core.verbs import each
from lascaux.games.caverna.rules.exchanges import dishes, make_exchange, purchases, slaughtered, trades
from lascaux.games.caverna.rules.goods import DONKEY, FARM_TYPES, FOOD, FOOD_VALUE, SHEEP
from lascaux.games.caverna.rules.housing import fits
from lascaux.games.caverna.rules.layout import GIVE_UP_ANIMAL, HOUSE_ANIMALS
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.rates import (
    BUY_DOG,
    BUY_FIELD,
    BUY_MEADOW,
    COOK_TWO_DONKEYS,
    TWO_DONKEYS,
    USE_HUNTING,
)
from lascaux.games.caverna.rules.rooms import STUBBLE_ROOM
from lascaux.games.caverna.rules.verbs import COOK, GIVE, RUBY, USE

ODD_DONKEY: Final = Argument("odd_donkey")  # 1: an odd number of donkeys has been given up


@final
class HouseAnimals(Step[CavernaPosition]):
    """Goes on once everything fits."""

    def run(self, at: CavernaPosition, odd: i64, b: i64) -> None:
        if not fits(at, at.cells[TURN]):
            at.open(GIVE_UP_ANIMAL, odd)


@final
class GiveUpAnimal(Decision[CavernaPosition]):
    """A farm animal to be turned into food, or an exchange that makes room."""

    def choices(self, at: CavernaPosition, odd: i64, b: i64) -> vec[i64]:
        owned: i64 = 0
        kind: i64
        for kind in range(FARM_TYPES):
            if at.own(SHEEP + kind):
                owned |= bit(kind)
        makes_room = bit(BUY_DOG) | bit(BUY_MEADOW)
        if at.owns(STUBBLE_ROOM):
            makes_room |= bit(BUY_FIELD)
        out = each(vec[i64](capacity=8), GIVE, owned)
        out = each(out, RUBY, purchases(at) & makes_room)
        out = each(out, USE, trades(at) & bit(USE_HUNTING))
        return each(out, COOK, dishes(at) & bit(COOK_TWO_DONKEYS))

    def play(self, at: CavernaPosition, odd: i64, b: i64, choice: i64) -> None:
        if not GIVE.owns(choice):
            at.open(HOUSE_ANIMALS, odd)
            make_exchange(at, choice)
            return
        good = SHEEP + GIVE.first(choice)
        at.add_own(good, -1)
        food = FOOD_VALUE[good]
        if good == DONKEY:  # the second of two brings the rest of their common value (CAV-FOOD-06)
            food = TWO_DONKEYS - food if odd else food
            odd = 1 - odd
        at.gain(FOOD, food + slaughtered(at, 1))
        at.open(HOUSE_ANIMALS, odd)
