"""When nothing but exchanges is left of an action: it stays open only if they could bring something within reach."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from lascaux.core.position import DEPTH
from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.exchanges import can_exchange
from lascaux.games.caverna.rules.goods import WOOD
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.spaces import MOST_PARTS, SPACES
from tests.caverna.table import ROOM_NUMBERS, Table, empty_handed

ROUGH = settings(max_examples=200, deadline=None, derandomize=True, database=None)
FOREST = "0,0 1,0 2,0 0,1 1,1 2,1 0,2 1,2 2,2 0,3 1,3 2,3"
MOUNTAIN = "3,0 4,0 5,0 3,1 4,1 5,1 4,2 5,2 4,3 5,3"


def asked(at: Table) -> bool:
    """Whether seat 0 is still asked, with nothing but exchanges to make."""
    return at.seat == 0 and at.legal() == {"exchange", "done"}


def offering(at: Table, offer: str) -> Table:
    """Leave only these furnishings in the offer."""
    return at.set_cell(layout.OFFER, sum(1 << ROOM_NUMBERS[room] for room in offer.split()))


def housework(goods: str, rooms: str = "", offer: str = "", tiles: str = "") -> Table:
    """Seat 0 has these goods and rooms, the dog of Housework, and no furnishing in reach without an exchange."""
    at = empty_handed().lay("furnished", tiles)
    for room in rooms.split():
        at.furnish(room)
    at = offering(at, offer).give(goods).play("place housework", "do take")
    assert at.seat == 1 or not at.offers("do furnish")
    return at


@pytest.mark.rule("CAV-ROUND-15", "CAV-SPACE-05")
@pytest.mark.parametrize(
    ("goods", "rooms", "offer", "within_reach"),
    [
        ("1R", "", "cuddle-room", True),
        ("1R", "", "guest-room", False),
        ("1R 1O", "builder", "guest-room", True),
        ("1R", "builder", "guest-room", False),
        ("2G", "trader", "guest-room", True),
        ("1G", "trader", "guest-room", False),
        ("2Gr", "trader beer-parlor", "guest-room", True),
        ("2boar", "trader beer-parlor", "guest-room", False),
        ("1W 1R", "seam", "stubble-room", True),
        ("3S 3G 1R", "", "state-parlor", False),
        ("3S 3G 1R 1O", "blacksmithing-parlor", "state-parlor", True),
        ("2F 1W 1Gr", "", "supplies-storage", True),
        ("1F 1W 1Gr", "", "supplies-storage", False),
        ("2F 4Gr", "", "supplies-storage", False),
    ],
)
def test_housework_waits_for_exchanges_that_could_pay_for_a_furnishing(
    goods: str, rooms: str, offer: str, within_reach: bool
) -> None:
    assert asked(housework(goods, rooms, offer)) == within_reach


@pytest.mark.rule("CAV-ROUND-15", "CAV-RUBY-04", "CAV-RUBY-05", "CAV-ROOM-10")
def test_housework_waits_for_rubies_that_could_buy_its_cavern() -> None:
    assert asked(housework("2R", offer="dog-school", tiles="3,2"))
    assert not asked(housework("1R", offer="dog-school", tiles="3,2"))
    assert asked(housework("1R", "work-room", offer="dog-school", tiles="3,2"))
    assert not asked(housework("1R 9G 9Gr", "beer-parlor", offer="dog-school", tiles="3,2"))


@pytest.mark.rule("CAV-ROUND-15", "CAV-RUBY-01", "CAV-RUBY-04")
@pytest.mark.parametrize(
    ("goods", "meadows", "within_reach"),
    [
        ("1R 1W", "2,3", True),
        ("1R", "2,3", False),
        ("1R 2W", "", True),
        ("1R 1W", "", False),
        ("9G 9Gr 9F 2boar", "2,3", False),
    ],
)
def test_sheep_farming_waits_for_rubies_that_could_bring_a_fence(goods: str, meadows: str, within_reach: bool) -> None:
    at = empty_handed().reveal("sheep-farming").lay("meadow", meadows).give(f"1S {goods}")
    assert asked(at.play("place sheep-farming", "do stable", "lay 0,0")) == within_reach


@pytest.mark.rule("CAV-ROUND-15", "CAV-RUBY-04", "CAV-TILES-08")
def test_a_ruby_could_lay_a_meadow_under_the_stables_that_keep_a_twin_away() -> None:
    def clearing(goods: str) -> Table:
        return empty_handed().lay("stable", "2,3 2,2 1,3").give(goods).play("place clearing")

    assert asked(clearing("1R"))
    assert not asked(clearing("0R"))


@pytest.mark.rule("CAV-ROUND-15", "CAV-RUBY-01", "CAV-RUBY-04", "CAV-SOW-01")
def test_family_life_waits_for_rubies_that_could_buy_seed_and_field() -> None:
    def family_life(goods: str, fields: str = "") -> Table:
        at = empty_handed().reveal("family-life").furnish("dwelling").lay("field", fields)
        return at.give(goods).play("place family-life", "do grow")

    assert asked(family_life("1R", "2,3"))
    assert asked(family_life("2R"))
    assert not asked(family_life("1R"))
    assert not asked(family_life("9G 9F 2boar", "2,3"))


@pytest.mark.rule("CAV-ROUND-15", "CAV-SPACE-42")
def test_the_weekly_market_waits_for_a_trade_that_could_bring_gold() -> None:
    def market(goods: str, room: str = "cuddle-room", **options: object) -> Table:
        """All gold has gone, for wood."""
        return empty_handed(5, **options).furnish(room).give(goods).begin(layout.MARKET, 1 << WOOD)

    assert asked(market("2Gr", "beer-parlor"))
    assert asked(market("1Gr 1R", "beer-parlor"))
    assert not asked(market("1Gr", "beer-parlor"))
    assert not asked(market("9R 2Gr 2boar"))
    assert asked(market("1R", ruby_to_gold=True))


@pytest.mark.rule("CAV-ROUND-15", "CAV-SPACE-59")
def test_ore_trading_waits_for_ore_that_rubies_or_the_trader_could_bring() -> None:
    def ore_trading(goods: str, room: str = "cuddle-room") -> Table:
        return empty_handed().reveal("ore-trading").furnish(room).give(goods).play("place ore-trading", "do trade")

    assert asked(ore_trading("2O 2R"))
    assert asked(ore_trading("3O 1R"))
    assert not asked(ore_trading("2O 1R"))
    assert asked(ore_trading("3O", "trader"))  # for the gold of the first trade
    assert not asked(ore_trading("2O", "trader"))


# Any position against every sequence of exchanges


def done(*parts: int) -> int:
    """What has been done on a space: these parts; above them stands that something has happened at all."""
    return sum(1 << part for part in parts) | 1 << MOST_PARTS


BEGUN = [
    *[(number, done()) for number, space in enumerate(SPACES) if space.parts and (space.refill or space.gain)],
    *[
        (number, done(index))
        for number, space in enumerate(SPACES)
        for index, part in enumerate(space.parts)
        if part.needs < 0
    ],
]
GOODS = {"W": 3, "S": 3, "O": 2, "R": 2, "G": 4, "Gr": 2, "V": 1, "F": 3, "donkey": 2, "boar": 2}
ROOMS = (
    *("work-room", "guest-room", "carpenter", "stone-carver", "builder", "trader", "dog-school", "seam"),
    *("slaughtering-cave", "cooking-cave", "peaceful-cave", "hunting-parlor", "beer-parlor", "blacksmithing-parlor"),
    *("spare-part-storage", "stubble-room", "office-room"),
)
OFFERS = (
    *("", "dog-school", "guest-room", "supplies-storage", "state-parlor", "fodder-chamber food-chamber", "dwelling"),
    *("stubble-room weaving-parlor", "blacksmithing-parlor", "couple-dwelling additional-dwelling"),
)
LAND: tuple[dict[str, str], ...] = (
    {},
    {"meadow": "2,3"},
    {"field": "2,3", "stable": "2,2 1,3"},
    {"stable": "2,3 2,2 1,3"},
    {"field": "2,3 1,3", "stable": "2,2 1,2 0,3"},
    {"field": FOREST},
    {"meadow": "0,0", "field": FOREST.removeprefix("0,0 ")},
    {"field": FOREST.removeprefix("0,0 1,0 ")},
)
CAVES: tuple[dict[str, str], ...] = (
    {},
    {"furnished": "3,2"},
    {"tunnel": MOUNTAIN},
    {"furnished": "3,2", "tunnel": MOUNTAIN},
)


@st.composite
def begun_actions(draw: st.DrawFn) -> tuple[Table, int, int]:
    """Seat 0 with a few goods and rooms, a space, and what it has done there."""
    at = empty_handed(ruby_to_gold=draw(st.booleans())).dwarfs(0, draw(st.integers(0, 2)))
    for layers in (draw(st.sampled_from(LAND)), draw(st.sampled_from(CAVES))):
        for layer, squares in layers.items():
            at.lay(layer, squares)
    for room in draw(st.lists(st.sampled_from(ROOMS), max_size=3, unique=True)):
        at.set(layout.ROOMS, at.own(layout.ROOMS) | 1 << ROOM_NUMBERS[room])
    scarce = {code: draw(st.integers(0, most)) for code, most in GOODS.items() if draw(st.booleans())}
    at.give(" ".join(f"{number}{code}" for code, number in scarce.items()))
    offering(at, draw(st.sampled_from(OFFERS)))
    space, parts_done = draw(st.sampled_from(BEGUN))
    return at.set_cell(layout.ACTING, 0), space, parts_done


def found_by_search(at: Table, most: int) -> bool | None:
    """Whether some sequence of exchanges leads to a choice besides them; None if there are too many to look at."""
    game, depth = at.game, at.cell(DEPTH)
    seen: set[CavernaPosition] = set()
    left = [at.at]
    while left:
        here = left.pop()
        if here in seen:
            continue
        seen.add(here)
        if len(seen) > most:
            return None
        if here.cells[DEPTH] == depth:
            if {game.name(choice) for choice in here.choices()} - {"exchange", "done"}:
                return True
            if not can_exchange(here, for_food=True):
                continue
            here = here.copy()
            here.open(layout.EXCHANGE, 1)
            here.settle()
        for choice in here.choices():
            there = here.copy()
            there.play(choice)
            left.append(there)
    return False


@pytest.mark.rule("CAV-ROUND-15", "CAV-SPACE-05")
@ROUGH
@given(begun_actions())
def test_an_action_waits_exactly_where_a_sequence_of_exchanges_leads_on(begun: tuple[Table, int, int]) -> None:
    at, space, parts_done = begun
    within_reach = found_by_search(at.fork().begin(layout.CHOOSE_DEED, space, parts_done), most=600)
    assume(within_reach is not None)
    assert (at.begin(layout.USE_SPACE, space, parts_done).decision == "choose-deed") == within_reach
