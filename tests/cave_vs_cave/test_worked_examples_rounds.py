"""The worked examples of the rulebooks for rounds, scores, draft and short game (WX of the rule file)."""

from __future__ import annotations

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.drafts import drafting
from tests.cave_vs_cave.scenes import SPACES, activating, end_era, place, rooms_in_a_row
from tests.cave_vs_cave.table import Table, era_one, short


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


@pytest.mark.rule("WX-20")
def test_wx_20_a_draft_score_of_23_and_the_digging_cave_make_31() -> None:
    table = drafting("state-room dungeon", "")
    assert table.at.scores()[0] == 23
    assert table.play("uncover digging-cave", "draft digging-cave 4,2").at.scores()[0] == 31


@pytest.mark.rule("WX-21")
def test_wx_21_a_draft_of_46_to_43_makes_3_and_6_gold() -> None:
    table = drafting(
        "state-room dungeon treasury weaving-room",  # 38
        "gold-vein secret-chamber sacrificial-altar stall furniture-workshop warehouse",  # 37
    )
    table.play("uncover digging-cave", "draft digging-cave 4,2", "uncover junction-room", "draft parlor 4,2")
    assert table.at.scores() == [46, 43]
    table.until("reveal-tile")
    assert (table.has("g", seat=0), table.has("g", seat=1)) == (3, 6)


@pytest.mark.rule("WX-22")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("tile", "rooms"), [("undermining act2", 3), ("expedition act3", 4)])
def test_wx_22_an_equipment_room_in_the_pool_serves_both(seat: int, tile: str, rooms: int) -> None:
    table = short("equipment-room", "storeroom", "gold-vein")
    if seat == 1:
        table.play("take housework", "done")
    assert table.seat == seat
    assert rooms_in_a_row(activating("", "9w 9s 9e 9f 9F 9g", tile, table)) == rooms


@pytest.mark.rule("WX-23")
def test_wx_23_in_the_short_game_the_first_room_may_be_blue() -> None:
    table = short().dig("2,-1").show("equipment-cabinet").only("4F 1i").take("housework").play("use NF>furnish")
    assert table.play("furnish equipment-cabinet 2,-1").rooms(0) == {"2,-1": "equipment-cabinet"}
