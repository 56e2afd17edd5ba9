"""Scores and ties (CVC-SCORE, CVC-TIE)."""

from __future__ import annotations

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.components import SPACES_OF_ERA_I, SPACES_OF_ERA_II
from tests.cave_vs_cave.table import Table, era_one, era_two, short

NEW_SPACES = tuple(sorted(SPACES_OF_ERA_II))
ERA_I_ROOMS = (
    *("shelf", "spinning-wheel", "tunnel", "grindstone", "food-corner", "parlor"),
    *("warehouse", "stall", "sacrificial-altar", "storeroom", "weaving-room", "furniture-workshop"),
    *("gold-vein", "junction-room", "digging-cave", "bakehouse", "state-room", "secret-chamber"),
    *("treasury", "prospecting-site", "retting-room", "equipment-room", "wood-storeroom", "dungeon"),
)
ERA_II_ROOMS = (
    *("cattle-market", "ore-vein", "bloomery", "store", "cave-silo", "box", "mining-cave"),
    *("hitching-post", "wainwright", "ceremonial-hall", "ironsmith", "swordsmith", "slaughtering-cave"),
    *("weaponsmith", "weapon-chamber", "armory", "oubliette", "gold-donkey"),
    *("iron-trader", "equipment-cabinet", "breeding-cave"),
)


def cave(table: Table, seat: int, rooms: str, goods: str = "", spaces: tuple[str, ...] = SPACES_OF_ERA_I) -> Table:
    """Give a seat these rooms, one on each space from the left, and these goods and no others."""
    for room, space in zip(rooms.split(), spaces, strict=False):
        table.furnish(room, space, seat)
    return table.only(goods, seat)


def end_round(table: Table, number: int) -> Table:
    """Let this turn be the last of a round, and nothing be done in it."""
    table.round(number).at.cells[layout.TURNS_LEFT] = 1
    return table.play("take cultivation", "done")


@pytest.mark.rule("CVC-SCORE-01")
def test_rooms_on_the_board_and_in_the_additional_cavern_and_each_gold_score() -> None:
    table = era_one().only("2g").furnish("shelf", "2,0").furnish("dungeon", "4,2").cavern(3).furnish("treasury", "X")
    assert table.at.scores() == [3 + 11 + 10 + 2, 1]


@pytest.mark.rule("CVC-SCORE-02")
@pytest.mark.parametrize("goods", ["9w", "9s", "9e", "9f", "9F"])
def test_other_goods_of_era_one_score_nothing(goods: str) -> None:
    assert era_one().only(goods).at.scores() == [0, 1]


@pytest.mark.rule("CVC-SCORE-03")
def test_face_down_tiles_and_rooms_in_the_display_score_nothing() -> None:
    table = era_one().only("", 0).only("", 1).show("state-room")
    assert len(table.covered(0)) == len(table.covered(1)) == 9
    assert table.at.scores() == [0, 0]


@pytest.mark.rule("CVC-SCORE-04")
@pytest.mark.parametrize(("gold", "winner"), [("5g", 0), ("7g", 1)])
def test_after_era_one_alone_the_higher_score_wins(gold: str, winner: int) -> None:
    table = era_one().only("").furnish("parlor", "2,0").only(gold, 1)
    assert end_round(table, 8).at.over
    assert table.at.winners() == [winner]


@pytest.mark.rule("CVC-SCORE-05")
def test_era_two_scores_rooms_weapons_and_halves_of_iron_and_gold_unrounded() -> None:
    rooms = "ceremonial-hall armory weapon-chamber weaponsmith wainwright swordsmith mining-cave hitching-post"
    table = cave(short(), 0, rooms, "3i 2g 4wp", NEW_SPACES)
    assert table.at.scores()[0] == 80 + 4 + 1.5 + 1  # DX-68


@pytest.mark.rule("CVC-SCORE-05", "CVC-SCORE-06")
def test_era_one_rooms_count_again_in_era_two_and_gold_kept_counts_once_and_a_half() -> None:
    table = end_round(cave(era_one(eras=2), 0, "parlor", "1g"), 8)
    assert table.only("1g", 0).at.scores()[0] == (6 + 1) + (6 + 0.5)  # WX-19


@pytest.mark.rule("CVC-SCORE-06", "CVC-ERA2-SETUP-06")
def test_the_gold_that_era_two_begins_with_does_not_count_for_era_one() -> None:
    table = end_round(cave(cave(era_one(eras=2), 0, "parlor"), 1, "stall", "1g"), 8)
    assert (table.has("g", 0), table.has("g", 1)) == (1, 1)
    assert [table.only("1g", seat).at.scores()[seat] for seat in (0, 1)] == [6 + 0 + (6 + 0.5), 6 + 1 + (6 + 0.5)]


@pytest.mark.rule("CVC-SCORE-06")
def test_the_printed_score_sheet() -> None:
    table = era_one(eras=2)
    cave(table, 0, "state-room treasury sacrificial-altar storeroom grindstone", "17g")
    cave(table, 1, "dungeon gold-vein digging-cave secret-chamber parlor stall junction-room shelf", "3g")
    assert table.at.scores() == [39 + 17, 57 + 3]
    end_round(table, 8).play("reveal decoration")
    assert "3,-1" in table.covered(1) - table.covered(0)  # Bob led after era I
    cave(table, 0, "ceremonial-hall armory weapon-chamber weaponsmith bloomery box", "8g 19wp", NEW_SPACES)
    bob = "wainwright swordsmith oubliette iron-trader slaughtering-cave ironsmith cattle-market"
    cave(table, 1, bob, "2i 5wp", NEW_SPACES)
    assert end_round(table, 4).at.over
    assert table.at.scores() == [56 + 123, 60 + 118]  # WX-17, WX-18
    assert table.at.winners() == [0]


@pytest.mark.rule("CVC-SCORE-07")
@pytest.mark.parametrize("goods", ["9D", "9o", "9w 9s 9e 9f 9F"])
def test_donkeys_ore_and_the_small_goods_score_nothing_in_era_two(goods: str) -> None:
    table = era_two().only("")
    before = table.at.scores()
    assert table.only(goods).at.scores() == before


@pytest.mark.rule("CVC-SCORE-08")
def test_the_short_game_scores_era_two_alone() -> None:
    table = short().only("2g 1wp").furnish("armory", "2,-1")
    assert end_round(table, 4).at.over
    assert table.at.scores() == [13 + 1 + 1, 1.5 + 0.5 + 1]


def tie(table: Table, first: str, second: str) -> Table:
    """Two caves: rooms, and behind a comma goods that make the scores equal."""
    for seat, description in enumerate((first, second)):
        rooms, _, goods = description.partition(",")
        cave(table, seat, rooms, goods)
    scores = table.at.scores()
    assert scores[0] == scores[1], "the test wants a tie"
    return table


@pytest.mark.rule("CVC-TIE-01")
def test_the_most_valuable_room_breaks_a_tie_whatever_the_others_are_worth() -> None:
    more, fewer = "state-room stall, 1g", "dungeon digging-cave"  # DX-40: 12 6 against 11 8
    assert tie(era_one(), more, fewer).at.winners() == [0]
    assert tie(era_one(), fewer, more).at.winners() == [1]


@pytest.mark.rule("CVC-TIE-02")
@pytest.mark.parametrize(
    ("lower", "higher"),
    [
        ("digging-cave stall, 2g", "secret-chamber sacrificial-altar, 1g"),  # 8 6, 8 7
        ("parlor stall shelf, 1g", "storeroom junction-room spinning-wheel"),  # 6 6 3, 6 6 4
    ],
)
def test_equal_rooms_are_passed_over_until_two_differ(lower: str, higher: str) -> None:
    assert tie(era_one(), lower, higher).at.winners() == [1]
    assert tie(era_one(), higher, lower).at.winners() == [0]


@pytest.mark.rule("CVC-TIE-03")
def test_of_equal_lists_the_longer_wins() -> None:
    longer, shorter = "digging-cave stall spinning-wheel, 2g", "secret-chamber storeroom, 6g"  # DX-41
    assert tie(era_one(), longer, shorter).at.winners() == [0]
    assert tie(era_one(), shorter, longer).at.winners() == [1]


@pytest.mark.rule("CVC-TIE-04")
def test_identical_lists_are_a_draw() -> None:
    table = tie(era_one(), "shelf parlor stall", "storeroom junction-room tunnel")  # DX-42, in any order of building
    assert end_round(table, 8).at.winners() == [0, 1]


@pytest.mark.rule("CVC-TIE-05")
def test_high_values_occur_once_in_era_one_and_more_often_over_both_eras() -> None:
    def values(rooms: tuple[str, ...]) -> list[float]:
        return [era_one().only("").furnish(room, "2,0").at.scores()[0] for room in rooms]

    first, second = values(ERA_I_ROOMS), values(ERA_II_ROOMS)
    assert sorted(value for value in first if value >= 9) == [9, 10, 11, 12]
    assert sorted(value for value in first + second if 9 <= value <= 12) == [9, 9, 10, 10, 10, 11, 11, 12, 12]
    assert (sum(first), sum(second)) == (137, 155)  # CNT-V1, CNT-V2


@pytest.mark.rule("CVC-TIE-06")
@pytest.mark.parametrize("place", ["2,0", "X"])
def test_after_era_two_a_tie_looks_at_the_rooms_of_both_eras(place: str) -> None:
    table = cave(era_two(leader=None).cavern(2), 1, "weaponsmith cattle-market")
    table.only("").furnish("state-room", place).furnish("shelf", "2,1")
    assert end_round(table, 4).at.scores() == [16, 16]
    assert table.at.winners() == [0]


@pytest.mark.rule("CVC-TIE-06", "CVC-ROOM-45")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_breeding_cave_breaks_a_tie_like_any_room(seat: int) -> None:
    table = cave(era_two(leader=None), seat, "breeding-cave")  # 6 points, the last room of the appendix
    cave(table, 1 - seat, "shelf tunnel")  # 3 points each
    assert end_round(table, 4).at.scores() == [1 + 6, 1 + 6]
    assert table.at.winners() == [seat]


@pytest.mark.rule("CVC-TIE-06")
def test_in_the_short_game_a_tie_falls_to_the_more_valuable_room() -> None:
    table = cave(short("state-room", "dungeon", "shelf"), 0, "weapon-chamber", "1wp", NEW_SPACES)
    cave(table, 1, "armory", "", NEW_SPACES)
    assert end_round(table, 4).at.winners() == [1]


@pytest.mark.rule("CVC-TIE-07")
@pytest.mark.parametrize(
    ("first", "second", "leader"),
    [
        ("dungeon, 1g", "state-room", 1),
        ("digging-cave stall spinning-wheel", "secret-chamber storeroom, 4g", 0),
    ],
)
def test_a_tie_after_era_one_is_broken_before_era_two_is_set_up(first: str, second: str, leader: int) -> None:
    table = end_round(tie(era_one(eras=2), first, second), 8)
    assert "3,-1" in table.covered(leader)
    assert "3,-1" not in table.covered(1 - leader)
