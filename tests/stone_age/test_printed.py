"""What clients are told of the printed board, cards and tiles is what the rows say."""

from __future__ import annotations

import json

import pytest

from lascaux.games.stone_age.printed import PrintedEffect, printed
from lascaux.games.stone_age.rules.effects import Effect

PRINTED = printed()
CARD = {card["card"]: card for card in PRINTED["cards"]}
PLACE = {place["place"]: place for place in PRINTED["places"]}


def test_it_is_plain_data() -> None:
    assert json.loads(json.dumps(PRINTED)) == PRINTED


@pytest.mark.parametrize(
    ("card", "top"),
    [
        ("c03", {"kind": "gain", "good": "food", "count": 7}),
        ("c08", {"kind": "gain", "good": "stone", "count": 2}),
        ("c13", {"kind": "roll", "good": "gold", "count": 2}),
        ("c14", {"kind": "tool", "count": 1}),
        ("c02", {"kind": "one-use", "count": 4}),
        ("c31", {"kind": "any-two", "count": 2}),
        ("c01", {"kind": "dice", "count": 1}),
    ],
)
def test_the_upper_half_of_a_card_is_an_effect(card: str, top: PrintedEffect) -> None:
    assert CARD[card]["top"] == top


def test_the_lower_half_of_a_card_is_a_symbol_or_figures() -> None:
    assert CARD["c03"]["bottom"] == {"symbol": "pottery"}
    assert CARD["c35"]["bottom"] == {"figure": "builder", "count": 3}


def test_places_have_their_rings_people_goods_and_prices() -> None:
    assert (PLACE["hut"]["rings"], PLACE["hut"]["people"]) == (2, 2)
    assert (PLACE["hunt"]["rings"], PLACE["hunt"]["good"], PLACE["hunt"]["pips"]) == ("unlimited", "food", 2)
    assert (PLACE["river"]["rings"], PLACE["river"]["good"], PLACE["river"]["pips"]) == (7, "gold", 6)
    assert [PLACE[f"card-{slot}"]["price"] for slot in (1, 2, 3, 4)] == [1, 2, 3, 4]
    assert PLACE["animal"]["rings"] == "players"


def test_buildings_igloos_and_animals_say_what_is_assumed() -> None:
    assert not any(tile["assumed"] for tile in PRINTED["buildings"])
    assert all(tile["assumed"] for tile in PRINTED["igloos"])
    assert [animal["animal"] for animal in PRINTED["animals"] if not animal["malus_assumed"]] == ["wild-boar"]
    for animal in PRINTED["animals"]:
        assert [face["assumed"] for face in animal["faces"]] == [False, True, True, True, True, True]


def test_a_code_that_is_none_is_refused_with_those_that_are() -> None:
    with pytest.raises(ValueError, match=r"no effect is called 'FOOL3'; they begin with WOOD, .*, DRAW"):
        Effect("FOOL3")
