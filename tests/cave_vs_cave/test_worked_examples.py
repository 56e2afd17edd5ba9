"""The worked examples of the rulebooks, WX-01 to WX-19 of the rule file; the rest is in the second module."""

from __future__ import annotations

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.scenes import SPACES, activating, diggable, end_era, owned, place, rooms_in_a_row
from tests.cave_vs_cave.table import Table, era_one, era_two


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


@pytest.mark.rule("WX-07")
def test_wx_07_which_tiles_of_the_picture_are_accessible() -> None:
    def picture() -> Table:
        return era_one().dig("1,0", "1,1", "2,1").furnish("warehouse", "2,0").wall("3,0|4,0")

    assert picture().covered(0) == {"0,0", "0,1", "3,1", "4,0", "4,1", "4,2"}
    assert diggable(picture().take("excavation"), "dig") == {"0,0", "0,1", "3,1"}
    assert diggable(picture().take("undermining"), "undermine") == {"0,0", "0,1", "3,1", "4,0"}


@pytest.mark.rule("WX-08")
@pytest.mark.parametrize(("round", "food"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3), (7, 3), (8, 4)])
@pytest.mark.parametrize("tile", ["furnishing", "housework"])
def test_wx_08_furnishing_costs_a_food_for_each_dwarf(round: int, food: int, tile: str) -> None:
    table = era_one().round(round).only(f"1w {food}F").take(tile)
    assert owned(table.play("use NF>furnish", "furnish shelf 2,0")) == ""
    assert not era_one().round(round).only(f"1w {food - 1}F").take(tile).offers("use NF>furnish")


@pytest.mark.rule("WX-09")
@pytest.mark.parametrize("corner", ["0,0", "0,1", "4,0"])
def test_wx_09_the_altar_fits_into_a_corner_however_it_lies(corner: str) -> None:
    table = era_one().dig(corner).show("sacrificial-altar").only("4s 2F").take("furnishing").play("use NF>furnish")
    assert table.offers(f"furnish sacrificial-altar {corner}")


@pytest.mark.rule("WX-10")
def test_wx_10_the_spinning_wheel_does_not_fit_between_facing_walls() -> None:
    table = era_one().dig("1,0").wall("1,0|1,1").only("1w 2F").take("furnishing").play("use NF>furnish")
    assert table.offers("furnish spinning-wheel 2,0")
    assert not table.offers("furnish spinning-wheel 1,0")
    assert table.offers("furnish tunnel 1,0")


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


@pytest.mark.rule("WX-15")
def test_wx_15_the_new_start_player_has_two_turns_in_a_row() -> None:
    table = era_one()
    for tile in ("cultivation", "housework", "excavation"):
        table.play(f"take {tile}", "done")
    assert table.seat == 1
    assert table.play("take undergrowth", "done", "reveal masonry").seat == 1
    assert table.play("take undergrowth", "done").seat == 0


@pytest.mark.rule("WX-16")
def test_wx_16_the_first_reveal_is_a_2_tile_beside_the_four_start_tiles() -> None:
    table = Table().play("start 0")
    assert table.legal() == {"reveal furnishing", "reveal masonry", "reveal undermining"}
    table.play("reveal masonry")
    spaces = [table.cell(layout.ACTION_SPACES + space) for space in range(6)]
    assert spaces == [1, 2, 3, 4, 6, 0]


@pytest.mark.rule("WX-17", "WX-18", "CVC-RULING-56")
def test_wx_17_and_wx_18_alice_beats_bob_who_led_after_era_i() -> None:
    table = era_one(eras=2).give("17g", seat=0).give("3g", seat=1)
    place(table, "state-room treasury gold-vein secret-chamber", seat=0)  # 39
    place(table, "dungeon digging-cave sacrificial-altar parlor stall storeroom", seat=1)  # 44
    place(table, "junction-room spinning-wheel shelf", seat=1, spaces=SPACES[6:])  # 57
    assert table.at.scores() == [56, 60]
    end_era(table, round=8).play("reveal decoration")
    assert "3,-1" not in table.covered(seat=0)
    assert "3,-1" in table.covered(seat=1)
    table.give("19wp 0i 8g", seat=0).give("5wp 2i 0g", seat=1)
    new = ("4,2", "0,-1", "1,-3", "1,-2", "1,-1", "2,-2", "2,-1", "3,-2")
    place(table, "ceremonial-hall armory weapon-chamber weaponsmith oubliette ore-vein", 0, new)  # 61 more
    place(table, "wainwright swordsmith ironsmith slaughtering-cave iron-trader box bloomery warehouse", 1, new)  # 55
    assert end_era(table, round=4).at.over
    assert table.at.scores() == [179, 178]
    assert table.at.winners() == [0]


@pytest.mark.rule("WX-19")
def test_wx_19_a_room_and_a_gold_of_era_i_count_again() -> None:
    table = era_one(eras=2).furnish("shelf", "2,0", seat=0).only("1g", seat=0)
    assert table.at.scores()[0] == 3 + 1
    end_era(table, round=8).only("1g", seat=0)
    assert table.at.scores()[0] == 2 * 3 + 1.5
