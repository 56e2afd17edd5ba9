"""The worked examples of the rulebooks for tiles and rooms in use (WX of the rule file)."""

from __future__ import annotations

import pytest

from tests.cave_vs_cave.scenes import activating, owned, rooms_in_a_row
from tests.cave_vs_cave.table import era_one, era_two


@pytest.mark.rule("WX-01")
@pytest.mark.parametrize(("chosen", "left"), [("+1w", "2w 1s"), ("+1s", "1w 2s")])
def test_wx_01_masonry_gives_wood_or_stone_never_both(chosen: str, left: str) -> None:
    table = era_one().only("1w 1s").take("masonry").play(f"use {chosen}")
    assert owned(table) == left
    assert table.legal("use") == {"use act1", "use wall"}


@pytest.mark.rule("WX-02")
@pytest.mark.parametrize(("option", "left"), [("2e>4F1g", "1e 5F 2g"), ("3e>4F2g", "5F 3g")])
def test_wx_02_bakehouse_bakes_two_or_three_emmer(option: str, left: str) -> None:
    assert owned(activating("bakehouse", "3e 1F 1g").play(f"activate bakehouse {option}")) == left


@pytest.mark.rule("WX-02")
def test_wx_02_bakehouse_does_nothing_with_one_emmer() -> None:
    table = activating("bakehouse", "1e 1F 1g")
    assert not table.offers("activate bakehouse 2e>4F1g")
    assert not table.offers("activate bakehouse 3e>4F2g")


@pytest.mark.rule("WX-03")
@pytest.mark.parametrize(
    "choices",
    [
        ("use act2", "activate cave-entrance +1w", "stop"),
        ("use undermine", "excavate 2,1", "uncover stall"),
    ],
)
def test_wx_03_undermining_activates_or_digs(choices: tuple[str, ...]) -> None:
    table = era_one().take("undermining")
    assert table.legal("use") == {"use act2", "use undermine"}
    assert table.play(*choices).legal("use") == set()


@pytest.mark.rule("WX-03")
@pytest.mark.parametrize("option", ["1f>1g", "3f>2g"])
def test_wx_03_the_spinning_wheel_spins_once(option: str) -> None:
    table = activating("spinning-wheel", "9f", "undermining act2")
    assert {"activate spinning-wheel 1f>1g", "activate spinning-wheel 3f>2g"} <= table.legal("activate")
    table.play(f"activate spinning-wheel {option}")
    assert not any("spinning-wheel" in choice for choice in table.legal())


@pytest.mark.rule("WX-04")
def test_wx_04_the_tunnel_gives_stone_up_to_three() -> None:
    assert owned(activating("tunnel", "2s").play("activate tunnel +2F1s")) == "3s 2F"
    full = activating("tunnel", "3s")
    assert not full.offers("activate tunnel +1s")
    assert not full.offers("activate tunnel +2F1s")
    assert owned(full.play("activate tunnel +2F")) == "3s 2F"


@pytest.mark.rule("WX-05")
def test_wx_05_junction_room_takes_three_different_goods() -> None:
    table = activating("junction-room", "1w 1e 1F")
    assert owned(table.play("activate junction-room 3kinds>2g", "pay wood", "pay emmer", "pay food")) == "2g"


@pytest.mark.rule("WX-05")
def test_wx_05_junction_room_needs_a_third_kind_which_an_exchange_may_make() -> None:
    table = activating("junction-room", "1w 2e")
    assert not table.offers("activate junction-room 3kinds>2g")
    table.play("exchange emmer")
    assert owned(table) == "1w 1e 1F"
    assert table.offers("activate junction-room 3kinds>2g")


@pytest.mark.rule("WX-06")
def test_wx_06_excavation_gives_a_stone_with_either_dig() -> None:
    once = era_one().only("2F").take("excavation").play("use dig", "excavate 2,1", "uncover stall", "use +1s")
    assert owned(once) == "1s 2F"
    twice = era_one().only("2F").take("excavation").play("use 2F>dig2", "excavate 2,1", "uncover stall")
    assert owned(twice.play("excavate 1,0", "uncover dungeon", "use +1s")) == "1s"


@pytest.mark.rule("WX-11")
def test_wx_11_the_parlor_raises_what_is_at_zero() -> None:
    table = activating("parlor", "3s 1f")
    assert owned(table.play("activate parlor all:=1")) == "1w 3s 1e 1f 1F 1g"


@pytest.mark.rule("WX-12")
def test_wx_12_in_era_ii_the_parlor_raises_the_new_goods_too() -> None:
    table = activating("parlor", "1w 1s 1e 1f 1F 1g 2i", table=era_two())
    assert owned(table.play("activate parlor all:=1")) == "1w 1s 1e 1f 1F 1g 1D 1o 2i 1wp"


@pytest.mark.rule("WX-13")
@pytest.mark.parametrize(("option", "left"), [("+1D", "2g 2D"), ("1g>2D", "1g 3D"), ("2g>3D", "4D")])
def test_wx_13_the_cattle_market_sells_one_two_or_three_donkeys(option: str, left: str) -> None:
    table = activating("cattle-market", "2g 1D", table=era_two())
    assert owned(table.play(f"activate cattle-market {option}")) == left


@pytest.mark.rule("WX-14")
@pytest.mark.parametrize(
    ("tile", "rooms"),
    [("undermining act2", 3), ("expedition act3", 4), ("weekly-market act1+1", 2), ("cultivation act1", 1)],
)
def test_wx_14_how_many_rooms_the_equipment_room_allows(tile: str, rooms: int) -> None:
    table = era_two().extension("", "weekly-market")
    owns = "equipment-room storeroom gold-vein state-room secret-chamber"
    assert rooms_in_a_row(activating(owns, "", tile, table)) == rooms


@pytest.mark.rule("WX-24")
def test_wx_24_the_equipment_cabinet_pays_once_for_a_double_dig() -> None:
    table = era_two(None).furnish("equipment-cabinet", "2,0").only("2F").take("excavation")
    table.play("use 2F>dig2", "excavate 4,0", "uncover stall", "excavate 3,-2", "uncover ironsmith")
    assert owned(table) == "1F 1o"


@pytest.mark.rule("WX-25")
def test_wx_25_the_equipment_cabinet_pays_for_each_digging_effect() -> None:
    table = era_two(None).furnish("equipment-cabinet", "2,0").furnish("digging-cave", "4,2").only("1g")
    table.take("drift-mining").play("use dig", "excavate 4,0", "uncover stall")
    table.play("use act1", "activate digging-cave 1g>dig", "excavate 3,-2", "uncover ironsmith")
    assert owned(table) == "2F 2o"


@pytest.mark.rule("WX-26")
def test_wx_26_the_retting_room_pays_for_each_flax_effect() -> None:
    table = era_one().furnish("retting-room", "2,0").only("").take("cultivation")
    assert owned(table.play("use +1f", "use act1", "activate cave-entrance +1f")) == "2f 2F"


@pytest.mark.rule("WX-27")
def test_wx_27_the_weekly_market_triggers_three_blue_rooms_once_each() -> None:
    owns = "wood-storeroom breeding-cave iron-trader equipment-room gold-vein state-room"
    table = activating(owns, "", "weekly-market act1+1", era_two().extension("", "weekly-market"))
    table.play("activate gold-vein +1s1g", "activate state-room +1f1g")
    assert table.legal("activate") == set()
    assert owned(table.play("stop")) == "1w 1s 1f 2g 1D 1i"
