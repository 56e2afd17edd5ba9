"""The worked examples of the rulebooks, WX-20 to WX-32 of the rule file, and what else the printed texts show."""

from __future__ import annotations

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.scenes import (
    activating,
    diggable,
    drafting,
    owned,
    rooms_in_a_row,
)
from tests.cave_vs_cave.table import ROOM_NUMBERS, Table, draft, era_one, era_two, short


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


@pytest.mark.rule("WX-28")
def test_wx_28_a_wall_on_the_connection_cuts_off_the_old_cave() -> None:
    assert diggable(era_two(None).wall("3,-1|3,0").take("excavation"), "dig") == {"2,-1", "3,-2"}


@pytest.mark.rule("WX-29")
def test_wx_29_the_leader_digs_above_the_opening_first() -> None:
    table = era_two(leader=0)
    assert len([space for space in table.covered(0) if "-" in space]) == 8
    assert diggable(table.take("excavation"), "dig") == {"3,-1"}


@pytest.mark.rule("WX-30")
@pytest.mark.parametrize("room", ["ore-vein", "cave-silo", "mining-cave"])
def test_wx_30_rooms_for_up_to_three_walls_fit_between_facing_walls(room: str) -> None:
    table = era_two(None).dig("1,0").wall("1,0|1,1").show(room).only("4F 1w 2i").take("housework")
    assert table.play("use NF>furnish").offers(f"furnish {room} 1,0")


@pytest.mark.rule("WX-31")
def test_wx_31_razing_leaves_the_rooms_and_gives_all_goods() -> None:
    table = era_one().furnish("tunnel", "2,0").furnish("junction-room", "2,1").wall("2,0|2,1").only("").take("breach")
    table.play("use raze>2s3F1g", "raze 2,0|2,1")
    assert owned(table) == "2s 3F 1g"
    assert table.rooms(0) == {"3,0": "cave-entrance", "2,0": "tunnel", "2,1": "junction-room"}
    assert table.cell(layout.SUPPLY) == 7


@pytest.mark.rule("WX-32")
def test_wx_32_the_first_room_is_orange() -> None:
    def furnishing(table: Table) -> Table:
        return table.show("prospecting-site").only("1w 2F").take("furnishing").play("use NF>furnish")

    assert not furnishing(era_one()).offers("furnish prospecting-site 2,0")
    assert furnishing(era_one().dig("1,0").furnish("shelf", "1,0")).offers("furnish prospecting-site 2,0")


# Examples, captions and remarks of the printed texts that the rule file does not list.


@pytest.mark.rule("CVC-SETUP-06", "CVC-QUICK-PREP-03")
def test_the_pictures_of_the_first_display_and_of_the_draft() -> None:
    light = {"spinning-wheel", "shelf", "tunnel", "grindstone", "food-corner", "parlor"}
    assert era_one().display() == light
    assert draft().play("uncover digging-cave").display() == {*light, "digging-cave"}


@pytest.mark.rule("CVC-SHORT-05", "CVC-SHORT-06")
def test_the_picture_of_a_pool_and_its_display() -> None:
    table = short("treasury", "equipment-room", "digging-cave").play("take expedition", "use act3")
    assert table.display() == {"cattle-market", "ore-vein", "bloomery", "store", "cave-silo", "box"}
    assert {choice.split()[1] for choice in table.give("3F 3g").legal("activate")} == {
        *("food-corner", "warehouse", "sacrificial-altar"),
        *("treasury", "digging-cave"),  # the Equipment Room is blue
    }


@pytest.mark.rule("CVC-SHORT-09")
def test_the_three_rooms_of_every_pool_build_on_each_other() -> None:
    table = short().only("").play("take expedition", "use act3", "activate food-corner F:=3")
    table.play("activate warehouse 2F>1w1s1e1f", "activate sacrificial-altar 1w1e1f1F>3g")
    assert owned(table) == "1s 3g"


@pytest.mark.rule("CVC-ROUND-11", "CVC-ERA2-ROUND-01")
def test_the_groups_of_dwarves_count_the_turns_of_each_round() -> None:
    table = era_one(eras=2)
    turns: dict[tuple[int, int], list[int]] = {}
    while not table.at.over:
        turns.setdefault((table.cell(layout.ERA), table.cell(layout.ROUND)), []).append(table.seat)
        table.play(min(table.legal("take")), "done")
        if table.legal("reveal"):
            table.play(min(table.legal("reveal")))
    assert [seats.count(0) for seats in turns.values()] == [2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4]
    assert [seats.count(1) for seats in turns.values()] == [2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4]


@pytest.mark.rule("CVC-ROUND-09")
def test_a_tile_may_be_taken_and_everything_on_it_declined() -> None:
    table = era_one()
    before = table.goods(seat=0)
    assert table.play("take cultivation", "done").seat == 1
    assert table.goods(seat=0) == before


@pytest.mark.rule("CVC-FURNISH-06")
def test_only_the_space_above_the_entrance_is_empty_at_the_start() -> None:
    table = era_one().only("1w 2F").take("furnishing").play("use NF>furnish")
    assert table.legal("furnish") == {"furnish shelf 2,0", "furnish spinning-wheel 2,0"}


@pytest.mark.rule("CVC-ERA2-DIG-05")
def test_why_a_wall_at_the_new_opening_is_not_advisable() -> None:
    table = era_two(None).take("masonry").play("use wall", "wall 3,-1|4,-1", "done", "take cultivation", "done")
    table.give("9F").play("take excavation")
    assert table.legal("use") == {"use +1s"}


@pytest.mark.rule("CVC-ERA2-FURNISH-01")
def test_rooms_of_either_era_go_on_either_board() -> None:
    table = era_two(None).dig("2,-1").only("1w 4F").take("housework").play("use NF>furnish")
    assert table.offers("furnish shelf 2,-1")
    assert table.offers("furnish cattle-market 2,0")


@pytest.mark.rule("CVC-ROOM-13", "CVC-ROOM-17", "CVC-ROOM-19", "CVC-ROOM-24", "CVC-ROOM-34", "CVC-ROOM-40")
@pytest.mark.parametrize(
    ("rooms", "best"),
    [
        (range(1, 25), [("state-room", 12), ("dungeon", 11), ("treasury", 10), ("gold-vein", 9)]),
        (range(25, 46), [("ceremonial-hall", 14), ("armory", 13)]),
    ],
)
def test_the_most_valuable_rooms_of_each_era(rooms: range, best: list[tuple[str, float]]) -> None:
    def worth(room: str) -> float:
        return era_one().only("").furnish(room, "2,0").at.scores()[0]

    points = [(room, worth(room)) for room, number in ROOM_NUMBERS.items() if number in rooms]
    falling = sorted(points, key=lambda pair: -pair[1])
    assert falling[: len(best)] == best
    assert falling[len(best)][1] < best[-1][1]
