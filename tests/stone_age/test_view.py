"""The view is plain data and complete, and keeps the one secret of the game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import lascaux
from lascaux.core.game import Past
from tests.stone_age.scenes import at_animal, buying, buying_card, feeding, scored, winter
from tests.stone_age.table import Table, acting, table


def seen(made: Table, seat: int = 0) -> Any:
    return made.game.view(made.at, seat)


def places(made: Table, seat: int = 0) -> dict[str, Any]:
    return {place["place"]: place for place in seen(made, seat)["places"]}


# The board


def test_places_show_people_rings_and_what_is_open_to_the_seat_on_turn() -> None:
    shown = places(table(2).put("forest", 1, 2).put("hut", 1, 2))
    assert len(shown) == 8 + 4 + 2
    assert shown["forest"] == {"place": "forest", "people": [0, 2], "rings": 7, "free": 5, "most": 0}
    assert (shown["hut"]["free"], shown["hut"]["most"]) == (0, 0)
    assert (shown["hunt"]["rings"], shown["hunt"]["free"], shown["hunt"]["most"]) == (None, None, 5)
    assert shown["quarry"]["most"] == 5
    assert places(acting("hunt 5"))["quarry"]["most"] == 0  # nobody places in phase 2


def test_cards_and_stacks_are_shown_with_price_and_cost() -> None:
    made = table(3)
    view = seen(made)
    assert [slot["price"] for slot in view["slots"]] == [1, 2, 3, 4]
    assert view["slots"][0]["card"] == {"card": "c03", "top": "FOOD7", "bottom": "pottery", "figures": 0}
    assert [stack["top"]["tile"] for stack in view["stacks"]] == ["b01", "b11", "b19"]
    assert view["stacks"][0]["top"]["cost"] == {"wood": 2, "clay": 1}
    exact = view["stacks"][2]["top"]
    assert (exact["kind"], exact["least"], exact["most"], exact["kinds"]) == ("exact", 4, 4, 2)
    assert (view["deck_cards"], view["deck_animals"], len(view["unseen_buildings"])) == (32, 0, 25)


def test_a_bought_card_leaves_its_slot_empty() -> None:
    view = seen(buying_card("c03", "1W").play("buy"))
    assert [slot["card"] is None for slot in view["slots"]] == [True, False, False, False]
    assert [card["card"] for card in view["tableaus"][0]["cards"]] == ["c03"]


@pytest.mark.rule("STA-ANIMAL-07", "STA-IGLOO-06")
def test_assumed_values_are_marked() -> None:
    view = seen(winter().animal("wolf", "wild-boar"))
    wolf, boar = view["active_animal"], view["waiting_animals"][0]
    assert (wolf["animal"], wolf["malus"], wolf["malus_assumed"]) == ("wolf", 2, True)
    assert (boar["animal"], boar["malus"], boar["malus_assumed"]) == ("wild-boar", 2, False)
    assert wolf["faces_assumed"] == [False, True, True, True, True, True]
    assert [igloo["tile"]["assumed"] for igloo in view["igloos"]] == [True] * 4
    assert not any(stack["top"]["assumed"] for stack in view["stacks"])
    assert (view["deck_animals"], view["unseen_animals"]) == (2, ["polar-bear", "bird-of-prey"])
    assert places(winter().animal("wolf"))["animal"]["rings"] == 4


# The action in progress


def test_a_roll_is_shown_with_its_malus_and_what_it_brings() -> None:
    made = acting("forest 2", theme="winter", animals=True).animal("wolf").tools("1").play("resolve forest").roll(6)
    roll = seen(made)["current"]["roll"]
    assert roll == {"good": "wood", "dice_left": 1, "pips": 6, "malus": 2, "gives": 1, "with_tool": {}, "faces": []}
    roll = seen(made.roll(4))["current"]["roll"]
    assert (roll["gives"], roll["with_tool"]) == (2, {"1": 3})  # 8 of 10 pips, 9 with the tool
    assert seen(made.play("tool 1"))["current"]["roll"] is None


def test_dice_to_choose_from_are_shown() -> None:
    roll = seen(buying_card("c01", "1W", players=3).play("buy").roll(4, 1, 4))["current"]["roll"]
    assert (roll["good"], roll["faces"], roll["malus"]) == (None, [1, 4, 4], 0)


def test_a_payment_names_what_is_still_due() -> None:
    current = seen(buying("b19", "4W 4C 4S").play("buy"))["current"]
    assert current["place"] == "building-1"
    assert current["payment"] == {"good": "wood", "least": 4, "most": 4, "kinds": 2, "paid_worth": 0}
    current = seen(buying("b19", "4W 4C 4S").play("buy", "pay wood 1"))["current"]
    assert current["payment"] == {"good": "clay", "least": 3, "most": 3, "kinds": 1, "paid_worth": 3}


def test_missing_food_resources_to_take_and_rewards_are_shown() -> None:
    assert seen(feeding("3F"))["current"]["missing_food"] == 2
    assert seen(feeding("3F").any_two().play("redeem"))["current"]["resources_to_take"] == 2
    assert seen(at_animal(2, 0).begin_actions().roll(4, 1))["current"]["reward_face"] == 4


def test_the_last_roll_is_told_as_it_fell_where_the_past_is_known() -> None:
    made = acting("forest 2, hunt, field").play("resolve hunt").roll(6).play("resolve forest").roll(5, 2)
    played = ["resolve hunt", "roll 6", "resolve forest", "roll 5", "roll 2"]

    def faces(*names: str) -> Any:
        past = Past([made.game.parse(name) for name in names])
        return made.game.view(made.at, 1, past)["current"]["faces"]

    assert faces(*played) == [5, 2]
    assert faces(*played, "resolve field") == [5, 2]  # until dice are rolled again
    assert faces(*played[:3]) == [6]
    assert faces(*played[:1]) == faces() == []


def test_tools_that_were_added_lie_with_the_last_roll() -> None:
    made = acting("forest, field").tools("2 1").play("resolve forest").roll(5)
    played = ["resolve forest", "roll 5", "tool 2", "tool 1", "resolve field"]

    def tools(*names: str) -> Any:
        return made.game.view(made.at, 1, Past([made.game.parse(name) for name in names]))["current"]["tools"]

    assert [tools(*played[:n]) for n in range(1, 6)] == [[], [], [2], [2, 1], [2, 1]]


def test_a_card_for_sale_says_what_its_kind_counts_without_and_with_it() -> None:
    made = table(2).slots("c11 c21 c03 c04").cards("c31 c12", 0).agriculture(4, 0)
    assert [slot["counts"] for slot in seen(made)["slots"][:2]] == [[[4, 5], [0, 1]], [[0, 4], [0, 0]]]


def test_a_turn_begins_with_putting_people_on_a_place() -> None:
    view = seen(table(2))
    assert view["begins_turn"]
    assert all(choice["ends_turn"] for choice in view["choices"])
    view = seen(acting("forest, hunt", players=2))
    assert not view["begins_turn"]
    assert not any(choice["ends_turn"] for choice in view["choices"])


# Tableaus


def test_a_tableau_shows_everything_that_is_owned() -> None:
    made = table(2).give("1W 2S", 1).tools("3 2x", 1).one_use(4, 2, seat=1).any_two(1).agriculture(4, 1)
    made.buildings("b01 b02", 1).cards("c21 c25", 1).points(17, 1)
    shown = seen(made)["tableaus"][1]
    assert shown["goods"] == {"wood": 1, "clay": 0, "stone": 2, "gold": 0, "food": 12}
    assert shown["tools"] == [{"value": 3, "ready": True}, {"value": 2, "ready": False}]
    assert (shown["tool_sum"], shown["one_use_tools"], shown["any_two_kept"]) == (5, [4, 2], True)
    assert (shown["figures"]["farmer"], shown["symbols"]) == ({"count": 3, "times": 4}, {"healing": 1})
    assert shown["figures"]["toolmaker"] == {"count": 3, "times": 5}
    assert (shown["buildings"], shown["igloos"], shown["track"]) == (["b01", "b02"], [], 17)


# Who sees what


def test_only_the_seat_that_chooses_is_sent_choices_with_targets() -> None:
    made = table(2)
    assert {choice["name"] for choice in seen(made)["choices"]} == made.legal()
    assert seen(made)["choices"][0]["targets"][0] == {"kind": "place", "name": "toolmaker"}
    assert seen(made, 1)["choices"] == []
    assert seen(made, lascaux.NOBODY)["choices"] == []
    with pytest.raises(ValueError, match="no seat 2; seats run from 0 to 1"):
        seen(made, 2)


@pytest.mark.rule("STA-DRAW-03", "STA-CARD-07")
def test_only_its_owner_sees_the_blind_drawn_card() -> None:
    made = buying_card("c05", "1W").play("buy")
    assert all(seen(made, seat)["choices"] == [] for seat in (0, 1, lascaux.NOBODY))
    made.play("blind c33")
    own, other = seen(made, 0), seen(made, 1)
    assert own["tableaus"][0]["blind_card"]["card"] == "c33"
    assert own["tableaus"][0]["symbols"] == {"writing": 1, "time": 1}
    assert other["tableaus"][0]["has_blind_card"]
    assert other["tableaus"][0]["blind_card"] is None
    assert other["tableaus"][0]["symbols"] == {"writing": 1}
    assert "c33" in other["unseen"]
    assert "c33" not in own["unseen"]
    assert own["deck_cards"] == other["deck_cards"] == len(own["unseen"])
    assert "c33" not in json.dumps(other["tableaus"])


@pytest.mark.rule("STA-DRAW-03")
def test_views_that_differ_only_in_the_blind_drawn_card_are_equal() -> None:
    made = table(3).blind("c33", 0)
    rng = Random(1)
    for _ in range(20):
        other = made.fork()
        other.at.resample(1, rng)
        for seat in (1, 2, lascaux.NOBODY):
            assert seen(other, seat) == seen(made, seat)
        assert (seen(other, 0) == seen(made, 0)) == (other.at == made.at)


@pytest.mark.rule("STA-DRAW-03")
def test_final_scoring_opens_the_blind_drawn_card_to_all() -> None:
    view = seen(scored(table(2).blind("c33", 0)), 1)
    assert view["tableaus"][0]["blind_card"]["card"] == "c33"
    assert "c33" not in view["unseen"]


def test_the_view_is_plain_data() -> None:
    view = seen(winter().animal("wolf", "polar-bear").any_two())
    assert json.loads(json.dumps(view)) == view
