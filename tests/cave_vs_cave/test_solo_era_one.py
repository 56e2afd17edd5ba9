"""Era I alone (CVC-SOLO1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.components import DARK_ROOMS_OF_ERA_I, TAKE_ERA_I_TILES
from tests.cave_vs_cave.scenes import last_turn, named, turns_of_each_round
from tests.cave_vs_cave.table import Table, solo, solo_era_two

BOARD = TAKE_ERA_I_TILES - {"take breach"}


@pytest.mark.rule("CVC-SOLO1-01", "CVC-SOLO1-05")
def test_nineteen_turns_in_seven_rounds_follow_one_another() -> None:
    table = solo()
    assert turns_of_each_round(table) == [2, 2, 2, 3, 3, 3, 4]
    assert table.at.over
    assert len(table.at.scores()) == 1


@pytest.mark.rule("CVC-SOLO1-01")
def test_a_taken_tile_is_gone_for_the_round_and_its_effects_are_the_usual_ones() -> None:
    table = solo().only("").take("cultivation").play("use +2e", "use +1f", "done")
    assert (table.has("e"), table.has("f")) == (2, 1)
    assert not table.offers("take cultivation")
    assert table.play("take housework", "done", "reveal masonry").offers("take cultivation")


@pytest.mark.rule("CVC-SOLO1-01", "CVC-SOLO1-02")
def test_nobody_is_made_start_player_but_three_of_six_light_rooms_are_removed() -> None:
    table = Table(players=1)
    light = {"shelf", "spinning-wheel", "tunnel", "grindstone", "food-corner", "parlor"}
    for room in ("shelf", "parlor", "tunnel"):
        assert table.legal() == named("remove", light)
        light.remove(room)
        table.play(f"remove {room}")
    assert table.decision == "reveal-tile"
    assert table.display() == {"spinning-wheel", "grindstone", "food-corner"}


@pytest.mark.rule("CVC-SOLO1-03")
def test_nine_dark_rooms_lie_on_the_board_and_nine_in_a_pile() -> None:
    table = solo()
    assert table.covered() == {"0,0", "0,1", "1,0", "1,1", "2,1", "3,1", "4,0", "4,1", "4,2"}
    assert table.cell(layout.PILE_I) == 9
    assert table.take("excavation").play("use dig", "excavate 1,0").legal() == named("uncover", DARK_ROOMS_OF_ERA_I)


@pytest.mark.rule("CVC-SOLO1-04", "CVC-SOLO1-05")
def test_three_tiles_of_each_number_turn_up_without_breach_and_renovation_in_round_seven() -> None:
    table = solo()
    later = [
        *({"masonry", "undermining"}, {"undermining"}),
        *({"expansion", "drift-mining", "expedition"}, {"expansion", "expedition"}, {"expedition"}),
        {"renovation"},
    ]
    for number, hidden in enumerate(later, 1):
        last_turn(table, number).play("take cultivation", "done")
        assert table.legal() == named("reveal", hidden)
        table.play(f"reveal {min(hidden)}")
    assert table.legal("take") == BOARD | {"take renovation"}


@pytest.mark.rule("CVC-SOLO1-06")
@pytest.mark.parametrize(("number", "food"), [(1, 2), (3, 2), (4, 3), (6, 3), (7, 4)])
def test_a_food_per_dwarf_is_a_food_per_turn_of_the_round(number: int, food: int) -> None:
    table = solo().round(number).only("9F 1w").take("housework").play("use NF>furnish")
    assert table.has("F") == 9 - food


@pytest.mark.rule("CVC-SOLO1-07")
def test_seven_walls() -> None:
    table = solo().wall("0,0|0,1", "1,0|1,1", "2,0|2,1", "3,0|3,1", "4,0|4,1", "4,1|4,2")
    table.take("masonry").play("use wall", "wall 0,0|1,0", "done")
    assert not table.take("renovation").offers("use wall")


@pytest.mark.rule("CVC-SOLO1-08")
@pytest.mark.parametrize(
    "dig",
    [
        ("take excavation", "use dig"),
        ("take undermining", "use undermine"),
        ("take expansion", "use dig"),
        ("take drift-mining", "use dig"),
        ("take drift-mining", "use act1", "activate digging-cave 1g>dig"),
    ],
    ids=["excavation", "undermining", "expansion", "drift-mining", "digging-cave"],
)
def test_one_dug_tile_turns_up_one_of_the_pile(dig: tuple[str, ...]) -> None:
    table = solo().furnish("digging-cave", "4,2").lay("undermining", "expansion", "drift-mining")
    table.play(*dig, "excavate 1,0", "uncover stall", "uncover treasury")
    assert table.display() == {"shelf", "spinning-wheel", "tunnel", "stall", "treasury"}
    assert table.cell(layout.PILE_I) == 8
    assert table.decision == "use-tile"


@pytest.mark.rule("CVC-SOLO1-08")
def test_a_double_dig_that_finds_one_tile_turns_up_one_of_the_pile() -> None:
    table = solo().dig("0,0", "0,1", "1,0", "1,1", "2,1", "3,1", "4,0", "4,1").give("2F").take("excavation")  # DX-17
    table.play("use 2F>dig2", "excavate 4,2", "uncover stall", "uncover treasury")
    assert table.decision == "use-tile"


@pytest.mark.rule("CVC-SOLO1-09")
def test_two_dug_tiles_turn_up_nothing_more() -> None:
    table = solo().give("2F").take("excavation").play("use 2F>dig2")  # DX-16
    table.play("excavate 1,0", "uncover stall", "excavate 0,0", "uncover treasury")
    assert table.decision == "use-tile"
    assert table.cell(layout.PILE_I) == 9


@pytest.mark.rule("CVC-SOLO1-10")
def test_the_room_of_the_pile_may_be_furnished_in_the_same_turn() -> None:
    table = solo().give("1w 3g").take("expansion")
    table.play("use dig", "excavate 2,1", "uncover treasury", "uncover stall", "use 2g>furnish", "furnish stall 2,1")
    assert table.rooms()["2,1"] == "stall"  # DX-19


@pytest.mark.rule("CVC-SOLO1-11")
def test_two_digging_effects_in_a_turn_turn_up_one_tile_each() -> None:
    table = solo().furnish("digging-cave", "4,2").take("drift-mining")  # DX-18
    table.play("use dig", "excavate 1,0", "uncover stall", "uncover treasury")
    table.play("use act1", "activate digging-cave 1g>dig", "excavate 0,0", "uncover dungeon", "uncover storeroom")
    assert table.cell(layout.PILE_I) == 7
    assert table.decision == "use-tile"


@pytest.mark.rule("CVC-SOLO1-12")
def test_an_empty_pile_shows_nothing() -> None:
    table = solo()
    table.at.cells[layout.PILE_I] = 1
    table.take("excavation").play("use dig", "excavate 1,0", "uncover stall", "uncover treasury", "done")
    table.take("drift-mining").play("use dig", "excavate 0,0", "uncover storeroom")
    assert table.decision == "use-tile"


@pytest.mark.rule("CVC-SOLO1-13")
@pytest.mark.parametrize("gold", ["0g", "1g", "19g"])
def test_renovation_asks_for_no_gold(gold: str) -> None:
    assert solo().round(7).lay("renovation").give(gold).offers("take renovation")  # DX-73


@pytest.mark.rule("CVC-SOLO1-14")
@pytest.mark.parametrize(("gold", "winners"), [("11g", []), ("12g", [0]), ("13g", [0])])
def test_fifty_points_win_era_one(gold: str, winners: list[int]) -> None:
    table = solo().furnish("state-room", "0,0").furnish("dungeon", "0,1").furnish("gold-vein", "1,0")
    table.furnish("stall", "1,1").only(gold)  # 38 points of rooms
    assert last_turn(table, 7).play("take cultivation", "done").at.over
    assert table.at.winners() == winners


@pytest.mark.rule("CVC-SOLO1-15", "CVC-SOLO2-06")
@pytest.mark.parametrize("start", [solo, solo_era_two])
def test_no_tile_of_a_whole_game_alone_razes_a_wall(start: Callable[[], Table]) -> None:
    offered = set()
    tiles = [take.removeprefix("take ") for take in (*BOARD, "take renovation")]
    for take in start().lay(*tiles).legal("take"):
        offered |= start().lay(*tiles).wall("2,0|2,1").play(take).legal("use")
    assert "use wall" in offered
    assert "use raze>2s3F1g" not in offered
