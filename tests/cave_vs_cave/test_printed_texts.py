"""Examples, captions and remarks of the printed texts that the rule file does not list."""

from __future__ import annotations

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.scenes import owned
from tests.cave_vs_cave.table import ROOM_NUMBERS, draft, era_one, era_two, short


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
