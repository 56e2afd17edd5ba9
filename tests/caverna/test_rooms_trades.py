"""Rooms that trade at any time: Trader, parlors, Spare part storage (CAV-ROOM-18, -34, -35, -36, -39)."""

from __future__ import annotations

import pytest

from tests.caverna.table import Table, expedition, on_turn

# A supply, what one trade leaves of it, what it brings
TRADES = [
    pytest.param("trader", "5G", "3G", "1W 1S 1O", marks=pytest.mark.rule("CAV-ROOM-18")),
    pytest.param("spare-part-storage", "3W 2S 4O", "2W 1S 3O", "2G", marks=pytest.mark.rule("CAV-ROOM-39")),
    pytest.param("hunting-parlor", "5boar", "3boar", "2G 2F", marks=pytest.mark.rule("CAV-ROOM-34")),
    pytest.param("beer-parlor", "5Gr", "3Gr", "3G", marks=pytest.mark.rule("CAV-ROOM-35")),
    pytest.param("blacksmithing-parlor", "2R 3O", "1R 2O", "2G 1F", marks=pytest.mark.rule("CAV-ROOM-36")),
]
TOO_FEW = [
    pytest.param("trader", ["1G"], marks=pytest.mark.rule("CAV-ROOM-18")),
    pytest.param("spare-part-storage", ["9W 9S", "9W 9O", "9S 9O"], marks=pytest.mark.rule("CAV-ROOM-39")),
    pytest.param("hunting-parlor", ["1boar"], marks=pytest.mark.rule("CAV-ROOM-34")),
    pytest.param("beer-parlor", ["1Gr"], marks=pytest.mark.rule("CAV-ROOM-35")),
    pytest.param("blacksmithing-parlor", ["9R", "9O"], marks=pytest.mark.rule("CAV-ROOM-36")),
]


def trading(room: str, goods: str) -> Table:
    return on_turn(f"0F {goods}").furnish(room)


def amounts(made: Table, goods: str) -> bool:
    """Whether seat 0 owns exactly these goods, in any order."""
    return set(made.goods(0).split()) == set(goods.split())


@pytest.mark.parametrize(("room", "goods", "left", "gained"), TRADES)
def test_a_trade_in_the_own_turn(room: str, goods: str, left: str, gained: str) -> None:
    made = trading(room, goods).lay("small-pasture", "2,3 2,2")  # for boars
    assert amounts(made.play("exchange", f"use {room}"), f"{left} {gained}")
    assert made.play("exchange").offers(f"use {room}")


@pytest.mark.parametrize(("room", "goods", "left", "gained"), TRADES)
def test_a_trade_just_before_scoring(room: str, goods: str, left: str, gained: str) -> None:
    made = trading(room, goods).last_exchanges().play(f"use {room}")
    assert amounts(made, f"{left} {gained}")
    assert made.offers(f"use {room}")


@pytest.mark.rule("CAV-ROOM-18", "CAV-ROOM-34", "CAV-ROOM-35", "CAV-ROOM-36", "CAV-ROOM-39")
def test_rooms_of_another_player_do_not_trade() -> None:
    made = on_turn("9W 9S 9O 9R 9G 9Gr 9boar")
    for room in ("trader", "hunting-parlor", "beer-parlor", "blacksmithing-parlor"):
        made.furnish(room, seat=1)
    assert not made.play("exchange").legal("use")
    storage = on_turn("9W 9S 9O 9R").furnish("spare-part-storage", seat=1)
    assert not storage.play("exchange").legal("use")


@pytest.mark.parametrize(("room", "supplies"), TOO_FEW)
def test_a_trade_needs_all_that_it_takes(room: str, supplies: list[str]) -> None:
    for goods in supplies:
        made = on_turn(f"1Gr {goods}").furnish(room).play("exchange")
        assert not made.offers(f"use {room}"), goods


@pytest.mark.rule("CAV-ROOM-18")
def test_the_trader_sells_whole_sets_for_two_gold() -> None:
    made = trading("trader", "3G").play("exchange", "use trader")
    assert made.goods() == "1W 1S 1O 1G"
    assert not made.offers("exchange")


@pytest.mark.rule("CAV-ROOM-18")
def test_the_trader_sells_in_the_middle_of_an_expedition() -> None:
    made = expedition(6, 2, "0W 0F").furnish("trader").play("loot gold", "exchange", "use trader")
    assert made.goods() == "1W 1S 1O"
    assert made.decision == "choose-loot"


@pytest.mark.rule("CAV-ROOM-39")
def test_the_spare_part_storage_buys_set_after_set() -> None:
    made = trading("spare-part-storage", "3W 2S 4O").play("exchange", "use spare-part-storage")
    made.play("exchange", "use spare-part-storage")
    assert made.goods() == "1W 2O 4G"


@pytest.mark.rule("CAV-ROOM-34")
def test_the_hunting_parlor_needs_no_room_for_its_boars() -> None:
    made = trading("hunting-parlor", "2sheep 1boar 1R").lay("stable", "0,0").play("exchange", "ruby boar")
    assert made.decision == "give-up-animal"
    assert made.play("use hunting-parlor").goods() == "2G 2F 2sheep"


@pytest.mark.rule("CAV-ROOM-35")
def test_the_beer_parlor_also_brings_four_food() -> None:
    made = trading("beer-parlor", "3Gr").play("exchange", "cook beer")
    assert made.goods() == "1Gr 4F"
    assert not made.play("exchange").offers("cook beer")


@pytest.mark.rule("CAV-ROOM-35")
def test_without_the_beer_parlor_no_beer() -> None:
    assert not on_turn("9Gr").play("exchange").offers("cook beer")


@pytest.mark.rule("CAV-ROOM-35")
def test_grain_on_fields_makes_no_beer() -> None:
    assert not trading("beer-parlor", "1Gr").lay("3 grain", "2,3").play("exchange").offers("cook beer")
