"""The places on the board (T-PLACE)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.games.stone_age.rules.goods import NAMES as GOOD_NAMES
from lascaux.games.stone_age.rules.goods import RESOURCES

UNLIMITED: Final = -1
AS_PLAYERS: Final = 0  # as many rings as players


@final
class Place:
    """A place: its rings, how many people one placement takes (0: 1 or more), the good rolled for, a card's price."""

    def __init__(self, slug: str, rings: int, people: int, good: str = "", price: int = 0) -> None:
        self.slug = slug
        self.rings = rings
        self.people = people
        self.good = GOOD_NAMES.index(good) if good else -1
        self.sort = "site" if 0 <= self.good < RESOURCES else slug.rstrip("-1234")  # one help text for all of a sort
        self.price = price  # in resources (STA-CARD-01)


PLACES: Final = (
    Place("toolmaker", rings=1, people=1),
    Place("hut", rings=2, people=2),  # of one player, in one turn (STA-PLACE-06)
    Place("field", rings=1, people=1),
    Place("hunt", rings=UNLIMITED, people=0, good="food"),
    Place("forest", rings=7, people=0, good="wood"),  # STA-PLACE-08
    Place("clay-pit", rings=7, people=0, good="clay"),
    Place("quarry", rings=7, people=0, good="stone"),
    Place("river", rings=7, people=0, good="gold"),
    Place("card-1", rings=1, people=1, price=1),  # slots from the right
    Place("card-2", rings=1, people=1, price=2),
    Place("card-3", rings=1, people=1, price=3),
    Place("card-4", rings=1, people=1, price=4),
    Place("building-1", rings=1, people=1),
    Place("building-2", rings=1, people=1),
    Place("building-3", rings=1, people=1),
    Place("building-4", rings=1, people=1),
    Place("igloo-1", rings=1, people=1),
    Place("igloo-2", rings=1, people=1),
    Place("igloo-3", rings=1, people=1),
    Place("igloo-4", rings=1, people=1),
    Place("animal", rings=AS_PLAYERS, people=1),
)
TOOLMAKER: Final = 0
HUT: Final = 1
FIELD: Final = 2
HUNT: Final = 3
FOREST: Final = 4  # the four sites
RIVER: Final = 7
CARD: Final = 8
BUILDING: Final = 12
IGLOO: Final = 16
ANIMAL: Final = 20
PLACE_COUNT: Final = 21
VILLAGE_PLACES: Final = 3  # the first ones

NAMES: Final = tuple([place.slug for place in PLACES])
RINGS: Final = vec[i64]([place.rings for place in PLACES])
FEWEST: Final = vec[i64]([place.people or 1 for place in PLACES])  # people in one placement
GOOD_OF: Final = vec[i64]([place.good for place in PLACES])
PRICE: Final = vec[i64]([place.price for place in PLACES])

# By the number of players: how many village places are used in a round, how many players use a site (STA-LIMIT2, -3).
VILLAGE_LIMIT: Final = vec[i64]([0, 0, 2, 2, VILLAGE_PLACES])
SITE_LIMIT: Final = vec[i64]([0, 0, 1, 2, 4])
