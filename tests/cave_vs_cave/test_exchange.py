"""The exchange into food that is possible at any time (CVC-EXCHANGE)."""

from __future__ import annotations

import pytest

from tests.cave_vs_cave.scenes import activating
from tests.cave_vs_cave.table import draft, era_one, era_two

EVERYTHING = "9w 9s 9e 9f 0F 19g 9D 9o 9i 19wp"
ERA_I_EXCHANGES = {"exchange emmer", "exchange flax", "exchange gold"}
ERA_II_EXCHANGES = ERA_I_EXCHANGES | {"exchange donkey"}


@pytest.mark.rule("CVC-EXCHANGE-01")
@pytest.mark.parametrize(("name", "good"), [("emmer", "e"), ("flax", "f"), ("gold", "g")])
def test_one_emmer_flax_or_gold_becomes_one_food(name: str, good: str) -> None:
    table = era_one().only(f"2{good}").play(f"exchange {name}")
    assert table.goods() == era_one().only(f"1{good} 1F").goods()


@pytest.mark.rule("CVC-EXCHANGE-01")
def test_goods_can_be_exchanged_to_the_last() -> None:
    table = era_one().only("2e 1g").play("exchange emmer", "exchange emmer", "exchange gold")
    assert table.goods() == era_one().only("3F").goods()
    assert not table.legal("exchange")


@pytest.mark.rule("CVC-EXCHANGE-02")
def test_era_two_adds_donkeys() -> None:
    assert era_one().legal("exchange") == ERA_I_EXCHANGES
    table = era_two().only("2D").play("exchange donkey")
    assert table.goods() == era_two().only("1D 1F").goods()


@pytest.mark.rule("CVC-EXCHANGE-03")
def test_before_a_tile_is_chosen() -> None:
    assert era_one().legal("exchange") == ERA_I_EXCHANGES


@pytest.mark.rule("CVC-EXCHANGE-03")
def test_between_and_after_the_effects_of_a_tile() -> None:
    table = era_one().play("take undergrowth")
    assert table.legal("exchange") == ERA_I_EXCHANGES
    table.play("use +2w")
    assert table.legal("exchange") == ERA_I_EXCHANGES
    table.play("use act1", "activate cave-entrance +1w")
    assert table.legal("exchange") == ERA_I_EXCHANGES


@pytest.mark.rule("CVC-EXCHANGE-03")
def test_before_and_between_activations() -> None:
    table = era_one().take("undermining").play("use act2")
    assert table.legal("exchange") == ERA_I_EXCHANGES
    table.play("activate cave-entrance +1w")
    assert table.legal("exchange") == ERA_I_EXCHANGES


@pytest.mark.rule("CVC-EXCHANGE-03")
def test_between_the_two_digs_of_excavation() -> None:
    table = era_one().give("2F 1e").play("take excavation", "use 2F>dig2", "excavate 1,0", "uncover stall")
    table.play("exchange emmer")
    assert (table.has("e"), table.has("F")) == (0, 1)
    assert table.offers("excavate 0,0")


@pytest.mark.rule("CVC-EXCHANGE-03", "CVC-EXCHANGE-07")
def test_before_and_after_paying_for_furnishing() -> None:
    table = era_one().only("1w 1F 2e").play("take housework", "exchange emmer", "use NF>furnish")
    table.play("furnish shelf 2,0", "exchange emmer")
    assert table.goods() == era_one().only("1F").goods()


@pytest.mark.rule("CVC-EXCHANGE-03")
def test_an_exchange_is_the_turn_owners_alone() -> None:
    table = era_one().only("1e", 0).only("1e", 1).play("exchange emmer")
    assert (table.has("e", 0), table.has("e", 1)) == (0, 1)
    assert table.play("take undergrowth", "done", "exchange emmer").has("F", 1) == 1


@pytest.mark.rule("CVC-EXCHANGE-04")
def test_nothing_else_is_exchangeable() -> None:
    assert era_two().give(EVERYTHING).legal("exchange") == ERA_II_EXCHANGES
    assert not era_two().only("9w 9s 9F 9o 9i 19wp").legal("exchange")


@pytest.mark.rule("CVC-EXCHANGE-05")
def test_an_exchange_does_not_break_a_block_of_activations() -> None:
    table = era_one().furnish("grindstone", "2,0").give("1e").take("undermining").play("use act2")
    table.play("activate cave-entrance +1e", "exchange emmer")
    assert table.offers("activate grindstone 1e>3F")


@pytest.mark.rule("CVC-EXCHANGE-05")
def test_an_exchange_triggers_no_blue_room() -> None:
    table = era_two()
    for room, space in [
        ("prospecting-site", "2,0"),
        ("retting-room", "1,0"),
        ("wood-storeroom", "0,0"),
        ("dungeon", "4,2"),
        ("iron-trader", "3,-1"),
        ("equipment-cabinet", "2,-1"),
        ("breeding-cave", "3,-2"),
    ]:
        table.furnish(room, space)
    table.only("1e 1f 1g 1D").play("exchange emmer", "exchange flax", "exchange gold", "exchange donkey")
    assert table.goods() == era_two().only("4F").goods()


@pytest.mark.rule("CVC-EXCHANGE-06")
def test_at_nine_food_the_exchanged_good_is_lost() -> None:
    table = era_one().only("1e 9F").play("exchange emmer")
    assert table.goods() == era_one().only("9F").goods()


@pytest.mark.rule("CVC-EXCHANGE-07")
def test_exchanged_food_pays_a_room_effect_at_once() -> None:
    table = activating("warehouse", "1F 1f")
    assert not table.offers("activate warehouse 2F>1w1s1e1f")
    assert table.play("exchange flax").offers("activate warehouse 2F>1w1s1e1f")


@pytest.mark.rule("CVC-EXCHANGE-07", "DX-53")
def test_exchanged_food_pays_a_blue_room_at_once() -> None:
    table = era_one().furnish("prospecting-site", "2,0").only("1e").play("take undergrowth")
    assert not table.offers("use 1F>1g")
    assert table.play("exchange emmer", "use 1F>1g").goods() == era_one().only("1g").goods()


@pytest.mark.rule("CVC-EXCHANGE-08")
def test_no_exchange_while_the_junction_room_is_paid() -> None:
    table = activating("junction-room", "1w 1e 1f 9F").play("activate junction-room 3kinds>2g")
    for kind in ("wood", "emmer", "food"):
        assert not table.legal("exchange")
        table.play(f"pay {kind}")
    assert table.goods() == era_one().only("1f 8F 2g").goods()


@pytest.mark.rule("CVC-EXCHANGE-08", "DX-55")
def test_paying_and_gaining_are_one_step() -> None:
    table = activating("warehouse", "9F 9e").play("activate warehouse 2F>1w1s1e1f")
    assert table.goods() == era_one().only("1w 1s 9e 1f 7F").goods()
    assert table.play("exchange emmer", "exchange emmer").goods() == era_one().only("1w 1s 7e 1f 9F").goods()


@pytest.mark.rule("CVC-EXCHANGE-09")
def test_no_exchange_during_the_draft() -> None:
    table = draft().play("uncover stall").give("9e 9f 9g 9D")
    assert table.legal("draft") == table.legal()
    assert table.legal()
