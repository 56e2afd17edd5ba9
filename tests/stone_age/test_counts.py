"""The counts of the rule file's section 5, written out by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.animals import ANIMALS
from lascaux.games.stone_age.rules.buildings import BUILDINGS
from lascaux.games.stone_age.rules.cards import CARDS
from lascaux.games.stone_age.rules.places import NAMES as PLACES
from tests.game_table import members
from tests.stone_age.scenes import buying, buying_card, payments, resources, scored
from tests.stone_age.table import Table, acting, table

PLENTY = "9W 9C 9S 9G"
GREEN = ("healing", "art", "writing", "pottery", "time", "transport", "music", "weaving")


def test_cards_by_their_lower_halves() -> None:
    assert len(CARDS) == 36
    assert Counter(card.bottom for card in CARDS if not card.figures) == dict.fromkeys(GREEN, 2)
    sand = Counter(card.bottom for card in CARDS if card.figures)
    assert sand == {"farmer": 5, "builder": 5, "shaman": 5, "toolmaker": 5}


def test_cards_by_their_upper_halves() -> None:
    tops = Counter(card.top.rstrip("0123456789") for card in CARDS)
    fixed = {"CLAY": 1, "STONE": 3, "GOLD": 1}
    rolls = {"ROLLW": 1, "ROLLS": 1, "ROLLG": 1}
    single = {"PTOOL": 1, "DRAW": 1, "ANY": 1}
    assert tops == {"DICE": 10, "FOOD": 7, "VP": 3, "OTOOL": 3, "AGRI": 2} | fixed | rolls | single


def test_values_on_the_cards() -> None:
    assert sorted(int(card.top[4:]) for card in CARDS if card.top.startswith("FOOD")) == [1, 2, 3, 3, 4, 5, 7]
    assert sorted(int(card.top[5:]) for card in CARDS if card.top.startswith("OTOOL")) == [2, 3, 4]
    assert sorted(card.top[4:] for card in CARDS if card.top.startswith("ROLL")) == ["G", "S", "W"]


def test_figures_on_the_sand_cards() -> None:
    figures: Counter[str] = Counter()
    for card in CARDS:
        figures[card.bottom] += card.figures
    assert +figures == {"farmer": 7, "builder": 9, "shaman": 7, "toolmaker": 8}


def test_buildings_of_each_kind_and_the_points_of_the_fixed_ones() -> None:
    assert Counter(building.kind for building in BUILDINGS[:28]) == {0: 17, 1: 8, 2: 3}
    assert sum(building.points for building in BUILDINGS[:28]) == 222
    for building in BUILDINGS[:17]:
        assert building.points == sum({"W": 3, "C": 4, "S": 5, "G": 6}[good] for good in building.cost.split())


@pytest.mark.parametrize(("slot", "ways"), [(1, 4), (2, 10), (3, 20), (4, 35)])
def test_ways_to_pay_for_a_card(slot: int, ways: int) -> None:
    assert len(payments(buying_card("c22", PLENTY, slot))) == ways


@pytest.mark.parametrize(
    ("tile", "ways"),
    [("b18", 4), ("b19", 18), ("b20", 12), ("b21", 1), ("b22", 4), ("b23", 24), ("b24", 24), ("b25", 4), ("b26", 329)],
)
def test_ways_to_pay_for_a_building(tile: str, ways: int) -> None:
    assert len(payments(buying(tile, PLENTY))) == ways


@pytest.mark.parametrize(("players", "buildings"), [(2, 14), (3, 21), (4, 28)])
def test_stacks_and_buildings_in_use(players: int, buildings: int) -> None:
    made = table(players)
    assert len([top for top in made.stack_tops() if top]) == players
    assert sum(made.cell(layout.STACK_LEFT + stack) for stack in range(4)) == buildings


@pytest.mark.parametrize(("animals", "size"), [(False, 32), (True, 36)])
def test_the_deck_after_setup(animals: bool, size: int) -> None:
    made = table(theme="winter", animals=animals)
    assert len(made.deck_cards()) + len(members(made.cell(layout.HIDDEN_ANIMALS))) == size


@pytest.mark.parametrize("blind", [0, 1])
@pytest.mark.parametrize(("bought", "over"), [(31, False), (32, False), (33, True), (34, True)])
def test_the_cards_end_the_game_once_33_are_bought_or_drawn(bought: int, over: bool, blind: int) -> None:
    cards = [f"c{number:02}" for number in range(1, 37)]
    made = table().slots(cards[-1]).cards(" ".join(cards[blind:bought]), 0)  # the others are in the deck
    if blind:
        made.blind(cards[0], 0)
    assert made.begin_new_round().at.over is over


def rounds(made: Table, places: str, deal: Callable[[Table], str]) -> int:
    """How many rounds a game lasts in which seat 0 buys from these places in every round."""
    while not made.at.over:
        made.give("9W 9C 9S 9G 30F", 0).give("30F", 1)
        for place in places.split():
            made.put(place, 0)
        made.begin_actions()
        while made.decision not in ("place-people", ""):
            made.play(deal(made) if made.decision == "deal-card" else made.game.name(made.at.choices()[0]))
    return made.cell(layout.ROUND)


def earliest(made: Table) -> str:
    return min(made.legal())


def blind_draw_last(made: Table) -> str:
    return min(made.legal(), key=lambda name: (name == "deal c05", name))


def test_the_shortest_games() -> None:
    assert rounds(table(2), "building-1", earliest) == 7
    assert rounds(table(2), "card-1 card-2 card-3 card-4", earliest) == 8
    assert rounds(table(2), "card-1 card-2 card-3 card-4", blind_draw_last) == 9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_goods_and_people_at_the_start(players: int) -> None:
    made = table(players)
    assert sum(made.tribe(seat).people for seat in range(players)) == 5 * players
    assert sum(made.has("F", seat) for seat in range(players)) == 12 * players
    assert [resources(made, seat) for seat in range(players)] == [""] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_people_are_at_home_or_on_a_place_and_the_supply_has_the_rest_of_ten(players: int) -> None:
    made = Table(players=players, theme="winter", hard_winter=True, animals=True, igloos=True)
    rng = Random(7)
    while not made.at.over:
        for seat in range(players):
            tribe = made.tribe(seat)
            assert tribe.at_home + sum(made.people_at(place, seat) for place in PLACES) == tribe.people
            assert 5 <= tribe.people <= 10
            assert tribe.agriculture <= 10
            assert sum(value for value, _ in tribe.tools) <= 12
        assert made.at.malus() <= 3
        made.at.play(made.at.sample(rng))


def test_people_agriculture_and_tools_reach_their_maximum_and_stop() -> None:
    made = acting("hunt")
    for _ in range(13):
        made.put("toolmaker", 0).put("field", 0).play("resolve toolmaker", "resolve field")
    assert (made.tribe(0).agriculture, sum(value for value, _ in made.tribe(0).tools)) == (10, 12)
    for _ in range(6):
        made.put("hut", 0, 2).play("resolve hut")
    assert made.tribe(0).people == 10


def test_the_most_points_of_final_scoring() -> None:
    green = "c03 c05 c07 c08 c09 c11 c12 c13 c14 c19 c22 c23 c28 c31 c32 c33"
    assert scored(table().cards(green, 0)).score(0) == 128
    assert scored(table().cards("c21 c25 c26 c27 c30", 0).agriculture(10, 0)).score(0) == 70
    assert scored(table().cards("c06 c10 c20 c24 c29", 0).people(10, 0)).score(0) == 70
    assert scored(table().cards("c01 c02 c16 c17 c18", 0).tools("4 4 4", 0)).score(0) == 96


def test_the_maluses_of_the_animals() -> None:
    assert {animal.slug: animal.malus for animal in ANIMALS} == {
        "polar-bear": 3,
        "wild-boar": 2,
        "wolf": 2,
        "bird-of-prey": 1,
    }


@pytest.mark.parametrize(("players", "places"), [(2, 14), (3, 15), (4, 16)])
def test_places_offered_to_the_first_player(players: int, places: int) -> None:
    assert len(table(players).open_places()) == places


def mean(made: Table, good: str) -> float:
    """The mean number of a good after all the dice that are still to be rolled."""
    if made.decision != "roll-die":
        return float(made.has(good, 0))
    return sum(mean(made.fork().roll(face), good) for face in range(1, 7)) / 6


@pytest.mark.parametrize(
    ("place", "good", "means"),
    [
        ("hunt", "F", (1.5, 3.25, 5)),
        ("forest", "W", (0.833, 2, 3.167)),
        ("clay-pit", "C", (0.5, 1.361, 2.255)),
        ("quarry", "S", (0.333, 1, 1.699)),
        ("river", "G", (0.167, 0.75, 1.333)),
    ],
)
def test_the_mean_yield_of_one_two_and_three_dice(place: str, good: str, means: tuple[float, ...]) -> None:
    for dice, expected in enumerate(means, 1):
        made = acting(f"{place} {dice}").give("0F", 0).play(f"resolve {place}")
        assert mean(made, good) == pytest.approx(expected, abs=0.0005)
