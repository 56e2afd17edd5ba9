"""A readable guess at how well a seat stands, in points: what greedy play looks at.

The score and what final scoring would add; what goods, people, agriculture and tools may still bring; and what the
people who are out on places can be expected to bring home.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.bits import count
from lascaux.games.stone_age.rules.buildings import COST, FIXED, KIND, LEAST, PRINTED
from lascaux.games.stone_age.rules.goods import FOOD, PIPS_EACH, RESOURCES
from lascaux.games.stone_age.rules.layout import (
    AGRICULTURE,
    AT_HOME,
    BUILDINGS_OWNED,
    CARDS_OWNED,
    GOODS,
    PEOPLE,
    PEOPLE_AT,
    PHASE,
    SLOTS,
    STACK_TOPS,
)
from lascaux.games.stone_age.rules.places import (
    BUILDING,
    CARD,
    FIELD,
    FOREST,
    GOOD_OF,
    HUNT,
    HUT,
    IGLOO,
    PRICE,
    TOOLMAKER,
)
from lascaux.games.stone_age.rules.scoring import final_points, track
from lascaux.games.stone_age.rules.tribe import HIGHEST_TOOL, MOST_AGRICULTURE, MOST_PEOPLE, TOOL_SLOTS

if TYPE_CHECKING:
    from lascaux.games.stone_age.rules.position import StoneAgePosition

GOOD_VALUE: Final = vec[float]([1.6, 2.4, 3.2, 4.0, 0.9])  # beyond the point that a leftover resource is worth
PLENTY: Final = 12.0  # food beyond which more of it is worth little
PERSON_VALUE: Final = 8.0
AGRICULTURE_VALUE: Final = 6.0
TOOL_VALUE: Final = 4.0
CARD_VALUE: Final = 6.0  # of an owned card, beyond what it scores now
CARD_PRICE: Final = 2.8  # for each resource
BUILDING_VALUE: Final = 2.5  # of an owned building, beyond its points: it brings the end nearer
HUNGER: Final = 3.0  # for each food that the coming meal lacks
AT_HOME_VALUE: Final = 2.7  # of a person who can still be placed: a little less than one at work
PIPS: Final = 3.5  # of a die on average


def value(at: StoneAgePosition, seat: i64) -> float:
    total = float(track(at, seat) + final_points(at, seat))
    if at.over:
        return total
    cells = at.cells
    home = at.home(seat)
    total += stock(at, seat)
    total += float(cells[home + PEOPLE]) * PERSON_VALUE
    total += float(cells[home + AGRICULTURE]) * AGRICULTURE_VALUE
    total += float(at.tool_sum(seat)) * TOOL_VALUE
    total += float(count(cells[home + CARDS_OWNED])) * CARD_VALUE
    total += float(count(cells[home + BUILDINGS_OWNED])) * BUILDING_VALUE
    if cells[PHASE] == 1:
        total += float(cells[home + AT_HOME]) * AT_HOME_VALUE
    return total + at_work(at, seat)


def stock(at: StoneAgePosition, seat: i64) -> float:
    """Resources, food, and the hunger to come."""
    cells = at.cells
    home = at.home(seat)
    total = 0.0
    kind: i64
    for kind in range(RESOURCES):
        total += float(cells[home + GOODS + kind]) * GOOD_VALUE[kind]
    food = float(cells[home + GOODS + FOOD]) + float(cells[home + PEOPLE_AT + HUNT]) * PIPS / float(PIPS_EACH[FOOD])
    lacking = float(cells[home + PEOPLE] - cells[home + AGRICULTURE]) - food
    return total + min(food, PLENTY) * GOOD_VALUE[FOOD] - max(0.0, lacking) * HUNGER


def at_work(at: StoneAgePosition, seat: i64) -> float:
    """What people on places can be expected to bring, the hunt aside."""
    cells = at.cells
    home = at.home(seat)
    people = home + PEOPLE_AT
    total = 0.0
    if cells[people + TOOLMAKER] and at.tool_sum(seat) < TOOL_SLOTS * HIGHEST_TOOL:
        total += TOOL_VALUE
    if cells[people + HUT] and cells[home + PEOPLE] < MOST_PEOPLE:
        total += PERSON_VALUE
    if cells[people + FIELD] and cells[home + AGRICULTURE] < MOST_AGRICULTURE:
        total += AGRICULTURE_VALUE
    site: i64
    for site in range(FOREST, CARD):
        kind = GOOD_OF[site]
        dice = float(cells[people + site]) * PIPS
        total += dice / float(PIPS_EACH[kind]) * (1.0 + GOOD_VALUE[kind])
    slot: i64
    for slot in range(CARD, BUILDING):
        price = PRICE[slot]
        if cells[people + slot] and cells[SLOTS + slot - CARD] and at.resources(seat) >= price:
            total += max(0.0, CARD_VALUE - CARD_PRICE * float(price)) + 1.0
    stack: i64
    for stack in range(BUILDING, IGLOO):
        if cells[people + stack] and cells[STACK_TOPS + stack - BUILDING]:
            total += building_gain(at, seat, cells[STACK_TOPS + stack - BUILDING] - 1)
    return total


def building_gain(at: StoneAgePosition, seat: i64, tile: i64) -> float:
    """What a building brings beyond the resources it costs, if they are there."""
    if KIND[tile] != FIXED:
        return 2.0 * BUILDING_VALUE if at.resources(seat) >= LEAST[tile] else 0.0
    gain = float(PRINTED[tile]) + BUILDING_VALUE
    kind: i64
    for kind in range(RESOURCES):
        if at.of(seat, GOODS + kind) < COST[RESOURCES * tile + kind]:
            return 0.0
        gain -= float(COST[RESOURCES * tile + kind]) * (1.0 + GOOD_VALUE[kind])
    return gain
