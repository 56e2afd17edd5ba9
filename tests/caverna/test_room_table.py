"""The furnishings as printed: cost, points, colour, and whether beginners have them (CAV-ROOM-00 to CAV-ROOM-48)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from lascaux.games.caverna.rules import scoring
from tests.caverna.furnishing import affordable, furnishing, worth
from tests.caverna.table import on_turn, parse, table


class Printed(NamedTuple):
    name: str
    cost: str
    points: int  # without those for a condition
    colour: str
    beginner: bool


# fmt: off
PRINTED = (
    Printed("dwelling",             "4W 3S",  3, "dwelling", True),
    Printed("simple-dwelling-4w2s", "4W 2S",  0, "dwelling", True),
    Printed("simple-dwelling-3w3s", "3W 3S",  0, "dwelling", True),
    Printed("mixed-dwelling",       "5W 4S",  4, "dwelling", False),
    Printed("couple-dwelling",      "8W 6S",  5, "dwelling", False),
    Printed("additional-dwelling",  "4W 3S",  5, "dwelling", False),
    Printed("cuddle-room",          "1W",     2, "green",    True),
    Printed("breakfast-room",       "1W",     0, "green",    True),
    Printed("stubble-room",         "1W 1O",  1, "green",    True),
    Printed("work-room",            "1S",     2, "green",    False),
    Printed("guest-room",           "1W 1S",  0, "green",    False),
    Printed("office-room",          "1S",     0, "green",    False),
    Printed("carpenter",            "1S",     0, "green",    True),
    Printed("stone-carver",         "1W",     1, "green",    True),
    Printed("blacksmith",           "1W 2S",  3, "green",    True),
    Printed("miner",                "1W 1S",  3, "green",    False),
    Printed("builder",              "1S",     2, "green",    False),
    Printed("trader",               "1W",     2, "green",    False),
    Printed("wood-supplier",        "1S",     2, "green",    True),
    Printed("stone-supplier",       "1W",     1, "green",    True),
    Printed("ruby-supplier",        "2W 2S",  2, "green",    True),
    Printed("dog-school",           "",       0, "green",    False),
    Printed("quarry",               "1W",     2, "green",    False),
    Printed("seam",                 "2W",     1, "green",    False),
    Printed("slaughtering-cave",    "2W 2S",  2, "green",    True),
    Printed("cooking-cave",         "2S",     2, "green",    True),
    Printed("working-cave",         "1W 1S",  2, "green",    True),
    Printed("mining-cave",          "3W 2S",  2, "green",    False),
    Printed("breeding-cave",        "1S 1Gr", 2, "green",    False),
    Printed("peaceful-cave",        "2W 2S",  2, "green",    False),
    Printed("weaving-parlor",       "2W 1S",  0, "yellow",   True),
    Printed("milking-parlor",       "2W 2S",  0, "yellow",   True),
    Printed("state-parlor",         "3S 5G",  0, "yellow",   False),
    Printed("hunting-parlor",       "2W",     1, "yellow",   True),
    Printed("beer-parlor",          "2W",     3, "yellow",   True),
    Printed("blacksmithing-parlor", "3O",     2, "yellow",   False),
    Printed("stone-storage",        "3W 1O",  0, "yellow",   True),
    Printed("ore-storage",          "1W 2S",  0, "yellow",   True),
    Printed("spare-part-storage",   "2W",     0, "yellow",   False),
    Printed("main-storage",         "2W 1S",  0, "yellow",   True),
    Printed("weapon-storage",       "3W 2S",  0, "yellow",   True),
    Printed("supplies-storage",     "1W 3F",  0, "yellow",   False),
    Printed("broom-chamber",        "1W",     0, "yellow",   False),
    Printed("treasure-chamber",     "1W 1S",  0, "yellow",   True),
    Printed("food-chamber",         "2W 2V",  0, "yellow",   True),
    Printed("prayer-chamber",       "2W",     0, "yellow",   False),
    Printed("writing-chamber",      "2S",     0, "yellow",   True),
    Printed("fodder-chamber",       "1S 2Gr", 0, "yellow",   True),
)
# fmt: on
EACH = [
    pytest.param(room, id=room.name, marks=pytest.mark.rule(f"CAV-ROOM-{number:02}"))
    for number, room in enumerate(PRINTED, start=1)
]
ROOMS = pytest.mark.parametrize("room", EACH)


@ROOMS
def test_a_furnishing_takes_exactly_its_cost(room: Printed) -> None:
    assert furnishing(room.cost).play(f"furnish {room.name}").goods() == ""


@ROOMS
def test_a_furnishing_is_out_of_reach_if_one_good_is_missing(room: Printed) -> None:
    assert room.name in affordable(room.cost)
    for good, amount in parse(room.cost):
        assert room.name not in affordable(f"9W 9S 9O 9R 9G 9Gr 9V 9F {amount - 1}{good}")


@ROOMS
def test_a_furnishing_has_its_printed_points(room: Printed) -> None:
    assert scoring.furnishings(table().furnish(room.name).at, 0) == room.points


@ROOMS
def test_the_main_storage_counts_what_is_yellow_and_itself(room: Printed) -> None:
    others = room.colour == "yellow" and room.name != "main-storage"
    made = table().furnish(room.name, "5,0") if room.name != "main-storage" else table()
    assert worth(made, "main-storage") == (4 if others else 2)


@ROOMS
def test_a_wish_for_children_furnishes_dwellings_alone(room: Printed) -> None:
    made = on_turn("20W 20S 9O 9G 9Gr 9V 9F").reveal("wish-for-children").play("place wish-for-children")
    assert made.play("do furnish-dwelling").offers(f"furnish {room.name}") is (room.colour == "dwelling")


@ROOMS
def test_beginners_have_part_of_the_furnishings(room: Printed) -> None:
    assert room.name in table().offer()
    assert (room.name in table(furnishing_set="beginner").offer()) is room.beginner


def test_there_are_48_furnishings_and_27_for_beginners() -> None:
    assert len(table().offer()) == 48
    assert len(table(furnishing_set="beginner").offer()) == 27


@pytest.mark.rule("CAV-ROOM-00")
def test_the_entry_level_dwelling_is_printed_worth_nothing_and_not_for_sale() -> None:
    made = on_turn("20W 20S 9O 9G 9Gr 9V 9F")
    assert scoring.furnishings(made.at, 0) == 0
    assert made.squares("dwelling") == {"3,3"}
    assert len(made.play("place housework", "do furnish").legal("furnish")) == 48
    assert "entry-level-dwelling" not in made.offer()
