"""The view of a player: home board, furnishings, goods, animals, points."""

from __future__ import annotations

from typing import Any

import pytest

from lascaux.games.caverna.rules import layout
from tests.caverna.table import Table, on_turn, table


def seen(made: Table, seat: int = 0) -> Any:
    return made.game.view(made.at, seat)


def square(made: Table, name: str, seat: int = 0) -> Any:
    return next(found for found in seen(made)["players"][seat]["squares"] if found["square"] == name)


def test_owned_furnishings_show_where_they_stand_and_what_they_score() -> None:
    made = table().furnish("ore-storage", "4,3", seat=1).furnish("dwelling", "5,3", seat=1).give("7O", 1)
    entry, dwelling, storage = seen(made)["players"][1]["furnishings"]
    assert (entry["furnishing"], entry["square"]) == ("entry-level-dwelling", "3,3")
    assert (dwelling["furnishing"], dwelling["square"], dwelling["points"]) == ("dwelling", "5,3", 3)
    assert (storage["furnishing"], storage["square"], storage["bonus"]) == ("ore-storage", "4,3", 3)
    assert "ore-storage" not in {row["furnishing"] for row in seen(made)["offer"]}


@pytest.mark.rule("CAV-FURNISH-10")
def test_a_covered_furnishing_is_not_shown() -> None:
    made = on_turn("9W 9S 1O").furnish("trader", "4,3").play("place housework", "do furnish")
    made.play("furnish spare-part-storage", "lay 4,3")
    assert square(made, "4,3")["furnishing"] == "spare-part-storage"
    assert [row["furnishing"] for row in seen(made)["players"][0]["furnishings"]][1:] == ["spare-part-storage"]


@pytest.mark.rule("CAV-BOARD-01", "CAV-BOARD-07")
def test_a_home_board_has_44_squares() -> None:
    squares = seen(table())["players"][0]["squares"]
    assert len({found["square"] for found in squares}) == 44
    assert sum(found["on_board"] for found in squares) == 24
    assert sum(found["half"] == "forest" for found in squares) == 22
    assert {found["square"] for found in squares if found["surface"] != "bare"} == {"3,2", "3,3"}


@pytest.mark.rule("CAV-BOARD-02")
def test_printed_bonuses_are_shown() -> None:
    bonuses = {found["square"]: found["bonus"] for found in seen(table())["players"][0]["squares"] if found["bonus"]}
    food, boar = {"food": 1}, {"boar": 1}
    assert bonuses == {"2,0": boar, "0,2": boar, "1,3": food, "4,3": food, "5,0": {"food": 2}}


def test_squares_show_surface_stable_crop_and_partner() -> None:
    made = table().lay("2 vegetables", "2,3").lay("field", "2,2").lay("small-pasture", "1,3").lay("stable", "1,3 0,0")
    made.large_pasture("0,1", "0,2").lay("deep-tunnel", "4,3").lay("ruby-mine", "5,3").lay("meadow", "-1,1")
    sown = square(made, "2,3")
    assert (sown["surface"], sown["crop"], sown["crops"]) == ("field", "vegetable", 2)
    assert (square(made, "2,2")["crop"], square(made, "2,2")["crops"]) == (None, 0)
    assert (square(made, "1,3")["surface"], square(made, "1,3")["stable"]) == ("small-pasture", True)
    assert (square(made, "0,0")["surface"], square(made, "0,0")["stable"]) == ("bare", True)
    assert (square(made, "0,1")["surface"], square(made, "0,1")["partner"]) == ("large-pasture", "0,2")
    assert square(made, "0,2")["partner"] == "0,1"
    assert [square(made, name)["surface"] for name in ("4,3", "5,3")] == ["deep-tunnel", "ruby-mine"]
    assert (square(made, "-1,1")["surface"], square(made, "-1,1")["on_board"]) == ("meadow", False)
    assert seen(made)["players"][0]["stables_left"] == 1


def test_animals_stand_on_squares() -> None:
    made = table().lay("small-pasture", "2,3").give("2sheep 2cattle 1dog")
    standing = {found["square"]: found["animals"] for found in seen(made)["players"][0]["squares"] if found["animals"]}
    assert standing == {"2,3": {"sheep": 2}, "3,3": {"cattle": 2, "dog": 1}}
    assert seen(made)["players"][0]["homeless"] == {}
    assert seen(made.give("3sheep"))["players"][0]["homeless"] == {"sheep": 1}


def test_a_player_shows_goods_animals_and_what_is_to_come() -> None:
    made = table().give("3W 2R 1Gr", 1).give("2dog 1donkey", 1).set(layout.BEGGING, 2, 1)
    made.set(layout.DELIVERIES, 4, 1).set(layout.DELIVERIES + 2, 1, 1).set(layout.PASSED, 1, 1)
    player = seen(made)["players"][1]
    goods = ("wood", "stone", "ore", "ruby", "gold", "grain", "vegetable", "food")
    assert player["goods"] == dict(zip(goods, (3, 0, 0, 2, 0, 1, 0, 1), strict=True))
    assert player["animals"] == {"dog": 2, "sheep": 0, "donkey": 1, "boar": 0, "cattle": 0}
    assert (player["begging"], player["passed"], player["deliveries"]) == (2, True, {"wood": 4, "ruby": 1})
    assert player["points"]["begging"] == -6


@pytest.mark.rule("CAV-HARVEST-03", "CAV-HARVEST-12", "CAV-HARVEST-13")
def test_the_food_that_a_harvest_needs_is_shown_until_it_is_paid() -> None:
    made = table().dwarfs(0, 0, 0, newborn=1)
    assert [seen(made.round(number))["players"][0]["food_needed"] for number in (2, 3, 4, 7)] == [0, 5, 3, None]
    made = table().give("0F", 0).give("0F", 1).harvest()
    assert [player["food_needed"] for player in seen(made)["players"]] == [4, 4]
    assert [player["food_needed"] for player in seen(made.play("feed food"))["players"]] == [0, 4]


def test_points_by_category_add_up_to_the_scores() -> None:
    made = table().give("7G 3Gr 1V 2R 2sheep").furnish("dwelling").lay("small-pasture", "2,3")
    view = seen(made)
    assert [sum(player["points"].values()) for player in view["players"]] == view["scores"]
    sheet = made.game.scoresheet(made.at, 0)
    assert {line.category: line.points for line in sheet.lines} == view["players"][0]["points"]
    assert sheet.total == made.score(0)
