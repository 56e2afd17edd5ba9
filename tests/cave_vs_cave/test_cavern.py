"""The additional cavern: who gets it, and what it is part of (CVC-CAVERN)."""

from __future__ import annotations

import pytest

from lascaux.games.cave_vs_cave.rules.layout import CAVERN_SIDE, CAVERN_TAKEN
from tests.cave_vs_cave.table import Table, draft, era_one, era_two, short, solo

RICH = "9w 9s 9e 9f 9F 19g"
ERA_I_CAVE = {
    "0,0": "food-corner",
    "0,1": "storeroom",
    "1,0": "warehouse",
    "1,1": "stall",
    "2,1": "sacrificial-altar",
    "3,1": "grindstone",
    "4,0": "weaving-room",
    "4,1": "furniture-workshop",
    "4,2": "bakehouse",
}
ANOTHER_ERA_I_CAVE = {
    "0,0": "tunnel",
    "0,1": "parlor",
    "1,0": "gold-vein",
    "1,1": "junction-room",
    "2,1": "digging-cave",
    "3,1": "state-room",
    "4,0": "secret-chamber",
    "4,1": "treasury",
    "4,2": "prospecting-site",
}
ERA_II_CAVE = {
    "0,-1": "swordsmith",
    "1,-3": "slaughtering-cave",
    "1,-2": "bloomery",
    "1,-1": "store",
    "2,-2": "hitching-post",
    "2,-1": "wainwright",
    "3,-2": "box",
    "3,-1": "ore-vein",
}


def nearly_complete(table: Table, cave: dict[str, str], seat: int | None = None) -> Table:
    """A cave that lacks whatever `cave` leaves out."""
    for space, room in cave.items():
        table.furnish(room, space, seat)
    return table.give(RICH, seat)


def complete() -> Table:
    """Era I: the cave has been completed by Housework's first effect, and the side is to be chosen."""
    return nearly_complete(era_one(), ERA_I_CAVE).play("take housework", "use NF>furnish", "furnish shelf 2,0")


@pytest.mark.rule("CVC-CAVERN-01", "CVC-CAVERN-09")
def test_the_second_complete_cave_gets_nothing() -> None:
    table = nearly_complete(complete().play("cavern three-walls", "done"), ANOTHER_ERA_I_CAVE)
    table.play("take furnishing", "use NF>furnish", "furnish spinning-wheel 2,0")
    assert table.decision == "use-tile"
    assert (table.own(CAVERN_SIDE, 0), table.own(CAVERN_SIDE, 1)) == (3, 0)


@pytest.mark.rule("CVC-CAVERN-02")
def test_a_complete_cave_earns_the_cavern_at_once() -> None:
    table = complete()
    assert table.decision == "choose-side"
    assert table.cell(CAVERN_TAKEN) == 1


@pytest.mark.rule("CVC-CAVERN-02")
@pytest.mark.parametrize("space", ["0,0", "3,1"])
@pytest.mark.parametrize("state", ["empty", "face down"])
def test_one_space_missing_is_not_complete(space: str, state: str) -> None:
    cave = {place: room for place, room in ERA_I_CAVE.items() if place != space}
    table = nearly_complete(era_one(), cave)
    if state == "empty":
        table.dig(space)
    table.play("take housework", "use NF>furnish", "furnish shelf 2,0")
    assert table.decision == "use-tile"
    assert table.cell(CAVERN_TAKEN) == 0


@pytest.mark.rule("CVC-CAVERN-03")
@pytest.mark.parametrize(("side", "edges"), [("two-walls", {"wall X|E", "wall X|S"}), ("three-walls", {"wall X|S"})])
def test_the_side_is_chosen_for_good(side: str, edges: set[str]) -> None:
    table = complete()
    assert table.legal() == {"cavern two-walls", "cavern three-walls"}
    table.play(f"cavern {side}", "done", "take cultivation", "done").give(RICH).take("renovation")
    assert not table.legal("cavern")
    assert {name for name in table.play("use wall").legal() if "X" in name} == edges


@pytest.mark.rule("CVC-CAVERN-04", "DX-43")
def test_it_is_empty_and_may_be_furnished_in_the_same_turn() -> None:
    table = complete().play("cavern three-walls", "use 1g>furnish")
    assert table.legal() == {"furnish parlor X"}
    assert table.play("furnish parlor X").rooms()["X"] == "parlor"


@pytest.mark.rule("CVC-CAVERN-05")
@pytest.mark.parametrize(
    ("side", "walls", "fits"),
    [
        (2, [], {"gold-vein", "wood-storeroom"}),
        (2, ["X|E"], {"gold-vein", "parlor", "state-room"}),
        (2, ["X|E", "X|S"], {"state-room", "treasury"}),
        (3, [], {"gold-vein", "parlor", "state-room"}),
        (3, ["X|S"], {"state-room", "treasury"}),
    ],
)
def test_its_walls_count_for_patterns(side: int, walls: list[str], fits: set[str]) -> None:
    table = nearly_complete(era_one(), ERA_I_CAVE | {"2,0": "shelf"}).cavern(side).wall(*walls)
    table.show_only("wood-storeroom", "gold-vein", "parlor", "state-room", "treasury", "tunnel")
    assert table.take("renovation").play("use furnish").legal() == {f"furnish {room} X" for room in fits}


@pytest.mark.rule("CVC-CAVERN-05", "DX-44")
def test_its_placed_walls_can_be_razed_and_its_printed_ones_not() -> None:
    table = era_one().cavern(3).furnish("treasury", "X").wall("X|S").take("breach").play("use raze>2s3F1g")
    assert table.legal() == {"raze X|S"}
    assert table.play("raze X|S").rooms()["X"] == "treasury"
    assert table.walls() == set()


@pytest.mark.rule("CVC-CAVERN-06")
def test_its_room_can_be_activated_and_scores() -> None:
    table = era_one().cavern(3).furnish("parlor", "X").only("")
    assert table.at.scores()[0] == 6
    assert table.play("take cultivation", "use act1", "activate parlor all:=1").has("g") == 1


@pytest.mark.rule("CVC-CAVERN-06")
@pytest.mark.parametrize(("room", "legal"), [("parlor", True), ("wood-storeroom", False)])
def test_its_room_counts_for_the_colours(room: str, legal: bool) -> None:
    table = era_one().cavern(3).furnish(room, "X").give(RICH).show_only("equipment-room").take("renovation")
    assert table.offers("use furnish") is legal


@pytest.mark.rule("CVC-CAVERN-06")
def test_the_dungeon_pays_for_walls_on_it() -> None:
    table = era_one().cavern(2).furnish("dungeon", "4,2").only("0g").take("masonry").play("use wall", "wall X|E")
    assert table.has("g") == 2


@pytest.mark.rule("CVC-CAVERN-07")
def test_it_is_not_connected() -> None:
    without = era_two().dig("3,-1").play("take excavation", "use dig").legal()
    for walls in ([], ["X|E", "X|S"]):
        table = era_two().dig("3,-1").cavern(2).wall(*walls)
        assert table.play("take excavation", "use dig").legal() == without


@pytest.mark.rule("CVC-CAVERN-07")
def test_a_wall_on_it_stands_beside_no_other_space() -> None:
    table = era_one().cavern(2).wall("X|E", "X|S").furnish("parlor", "X").give(RICH).take("renovation")
    assert table.play("use furnish").legal() == {
        "furnish shelf 2,0",
        "furnish spinning-wheel 2,0",
        "furnish grindstone 2,0",
    }


@pytest.mark.rule("CVC-CAVERN-08")
def test_a_cavern_of_era_one_stays_in_era_two() -> None:
    table = Table(eras=2).play("start 0", "reveal furnishing").cavern(3, 0).furnish("parlor", "X", 0)
    while not table.offers("reveal decoration"):
        table.at.play(table.at.choices()[-1])
    assert table.own(CAVERN_SIDE, 0) == 3
    assert table.rooms(0)["X"] == "parlor"
    assert table.cell(CAVERN_TAKEN) == 1


@pytest.mark.rule("CVC-CAVERN-08")
@pytest.mark.parametrize(
    ("missing", "earned"), [("", True), ("2,-1", False), ("0,0", False)], ids=["both boards", "era I", "era II"]
)
def test_era_two_asks_for_both_boards(missing: str, earned: bool) -> None:
    cave = {space: room for space, room in (ERA_I_CAVE | ERA_II_CAVE).items() if space != missing}
    table = nearly_complete(era_two(), cave).play("take housework", "use 1g>furnish", "furnish shelf 2,0")
    assert (table.decision == "choose-side") is earned


@pytest.mark.rule("CVC-CAVERN-10")
def test_it_can_be_earned_alone() -> None:
    table = nearly_complete(solo(), ERA_I_CAVE).play("take housework", "use NF>furnish", "furnish shelf 2,0")
    assert table.legal() == {"cavern two-walls", "cavern three-walls"}


@pytest.mark.rule("CVC-CAVERN-10")
@pytest.mark.parametrize(("missing", "earned"), [("", True), ("0,-1", False)])
def test_eight_rooms_earn_it_in_the_short_game(missing: str, earned: bool) -> None:
    cave = {space: room for space, room in ERA_II_CAVE.items() if space not in ("3,-1", missing)}
    table = nearly_complete(short(), cave).play("take housework", "use 1g>furnish", "furnish ore-vein 3,-1")
    assert (table.legal() == {"cavern two-walls", "cavern three-walls"}) is earned


@pytest.mark.rule("CVC-CAVERN-10")
def test_a_full_board_earns_it_in_the_draft() -> None:
    table = nearly_complete(draft().play("uncover gold-vein"), ERA_I_CAVE).play("draft shelf 2,0")
    assert table.legal() == {"cavern two-walls", "cavern three-walls"}
