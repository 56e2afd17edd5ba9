"""Rules meeting each other in the game alone (scenarios DX of the rule file)."""

from __future__ import annotations

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.scenes import owned
from tests.cave_vs_cave.table import solo, solo_era_two


@pytest.mark.rule("DX-15")
def test_dx_15_alone_a_single_dig_reveals_one_more_room() -> None:
    table = solo().take("excavation").play("use dig", "excavate 2,1", "uncover stall")
    assert table.decision == "uncover-room"
    assert table.play("uncover dungeon").decision == "use-tile"
    assert table.display() == {"shelf", "spinning-wheel", "tunnel", "stall", "dungeon"}
    assert table.cell(layout.PILE_I) == 8


@pytest.mark.rule("DX-16")
def test_dx_16_alone_a_double_dig_reveals_no_more() -> None:
    table = solo().give("2F").take("excavation").play("use 2F>dig2", "excavate 2,1", "uncover stall")
    assert table.play("excavate 1,0", "uncover dungeon").decision == "use-tile"
    assert table.cell(layout.PILE_I) == 9


@pytest.mark.rule("DX-17", "CVC-RULING-07")
def test_dx_17_alone_a_double_dig_that_found_one_tile_reveals_one_more() -> None:
    table = solo().dig(*(space for space in solo().covered() if space != "1,0")).give("2F").take("excavation")
    table.play("use 2F>dig2", "excavate 1,0", "uncover stall")
    assert table.decision == "uncover-room"
    assert table.play("uncover dungeon").decision == "use-tile"
    assert table.has("F") == 0


@pytest.mark.rule("DX-18")
def test_dx_18_alone_two_digging_effects_reveal_two_more() -> None:
    table = solo().furnish("digging-cave", "2,0").give("1g").take("drift-mining")
    table.play("use dig", "excavate 2,1", "uncover stall", "uncover dungeon")
    table.play("use act1", "activate digging-cave 1g>dig", "excavate 3,1", "uncover treasury", "uncover storeroom")
    assert table.decision == "use-tile"
    assert table.cell(layout.PILE_I) == 7


@pytest.mark.rule("DX-19")
def test_dx_19_alone_the_revealed_room_can_be_furnished_at_once() -> None:
    table = solo().only("1w 3g").take("expansion").play("use dig", "excavate 2,1", "uncover dungeon", "uncover stall")
    table.play("use 2g>furnish", "furnish stall 2,1")
    assert table.rooms()["2,1"] == "stall"
    assert owned(table) == ""


@pytest.mark.rule("DX-20")
def test_dx_20_alone_a_tile_from_each_board_reveals_no_more() -> None:
    table = solo_era_two().dig("3,-1").give("2F").take("excavation")
    table.play("use 2F>dig2", "excavate 2,1", "uncover stall", "excavate 2,-1", "uncover ironsmith")
    assert table.decision == "use-tile"
    assert (table.cell(layout.PILE_I), table.cell(layout.PILE_II)) == (9, 7)


@pytest.mark.rule("DX-73")
@pytest.mark.parametrize("gold", [0, 1, 19])
def test_dx_73_alone_renovation_is_always_open(gold: int) -> None:
    assert solo().round(7).lay("renovation").only(f"{gold}g").offers("take renovation")
