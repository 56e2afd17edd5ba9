"""The set-up of the game for two (CVC-SETUP)."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import lascaux
from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.components import DARK_ROOMS_OF_ERA_I, SPACES_OF_ERA_II
from tests.cave_vs_cave.table import Table, draft, era_one, era_two, short, solo, solo_era_two


def pass_round(table: Table) -> Table:
    """Everybody takes a tile and declines it, until nature is to reveal the next one."""
    while table.decision == "take-tile":
        table.play(sorted(table.legal("take"))[0], "done")
    return table


def reveals(table: Table) -> list[set[str]]:
    """What nature could reveal in each round from now on."""
    found = []
    while table.decision == "reveal-tile":
        found.append({name.removeprefix("reveal ") for name in table.legal()})
        assert len(set(table.at.weights())) == 1
        pass_round(table.play(sorted(table.legal())[0]))
    return found


@pytest.mark.rule("CVC-SETUP-01")
@pytest.mark.parametrize("players", [0, 3, "two"])
def test_one_or_two_play(players: object) -> None:
    with pytest.raises(lascaux.BadOption, match="players"):
        Table(players=players)


@pytest.mark.rule("CVC-SETUP-01")
def test_era_one_comes_first_unless_the_draft_or_the_short_game_is_chosen() -> None:
    first_era = [table.cell(layout.ERA) for table in (era_one(), era_one(eras=2), solo(), draft(), short())]
    assert first_era == [1, 1, 1, 0, 2]


@pytest.mark.rule("CVC-SETUP-01")
@pytest.mark.parametrize("eras", [2, "ask"])
def test_that_era_two_follows_changes_nothing_in_era_one(eras: object) -> None:
    chance = random.Random(2016)
    alone, followed = Table(), Table(eras=eras)
    while not alone.at.over:
        assert list(alone.at.choices()) == list(followed.at.choices())
        choice = chance.choice(list(alone.at.choices()))
        alone.at.play(choice)
        followed.at.play(choice)
        if not alone.at.over:
            assert [alone.goods(seat) for seat in (0, 1)] == [followed.goods(seat) for seat in (0, 1)]
    assert not followed.at.over


@pytest.mark.rule("CVC-SETUP-02", "CVC-SETUP-04")
def test_hidden_tiles_lie_at_random_on_three_spaces_of_2_four_of_3_and_one_of_4() -> None:
    offered = reveals(Table().play("start 0"))
    assert [len(tiles) for tiles in offered] == [3, 2, 1, 4, 3, 2, 1, 1]
    assert offered[0] == {"furnishing", "masonry", "undermining"}
    assert offered[3] == {"expansion", "breach", "drift-mining", "expedition"}
    assert offered[7] == {"renovation"}


@pytest.mark.rule("CVC-SETUP-03", "CVC-SETUP-02")
def test_the_four_tiles_with_a_dwarf_lie_open() -> None:
    table = Table().play("start 0")
    spaces = [table.cell(layout.ACTION_SPACES + space) for space in range(16)]
    assert set(spaces[:4]) == {1, 2, 3, 4}
    assert spaces[4:] == [0] * 12


@pytest.mark.rule("CVC-SETUP-03")
@pytest.mark.parametrize("first", ["cultivation", "housework", "excavation", "undergrowth"])
def test_the_order_of_the_open_tiles_does_not_matter(first: str) -> None:
    table = era_one()
    everything = {"take cultivation", "take housework", "take excavation", "take undergrowth", "take furnishing"}
    assert table.legal("take") == everything
    assert table.play(f"take {first}", "done").legal("take") == everything - {f"take {first}"}


@pytest.mark.rule("CVC-SETUP-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_player_begins_with_one_of_each_good_of_era_one(seat: int) -> None:
    assert Table().goods(seat) == {"w": 1, "s": 1, "e": 1, "f": 1, "F": 1, "g": 1, "D": 0, "o": 0, "i": 0, "wp": 0}


@pytest.mark.rule("CVC-SETUP-06")
def test_the_six_light_rooms_are_on_display() -> None:
    assert Table().display() == {"shelf", "spinning-wheel", "tunnel", "grindstone", "food-corner", "parlor"}


@pytest.mark.rule("CVC-SETUP-07")
@pytest.mark.parametrize("seat", [0, 1])
def test_nine_dark_rooms_lie_face_down_in_each_cave(seat: int) -> None:
    assert Table().covered(seat) == {"0,0", "0,1", "1,0", "1,1", "2,1", "3,1", "4,0", "4,1", "4,2"}
    assert Table().rooms(seat) == {"3,0": "cave-entrance"}


@pytest.mark.rule("CVC-SETUP-07", "CVC-SETUP-10")
@pytest.mark.parametrize("seat", [0, 1])
def test_any_dark_room_may_lie_under_any_space_as_likely_as_another(seat: int) -> None:
    table = Table().play(f"start {seat}", "reveal furnishing", "take excavation", "use dig", "excavate 2,1")
    assert table.at.actor == lascaux.CHANCE
    assert table.legal() == {f"uncover {room}" for room in DARK_ROOMS_OF_ERA_I}
    assert set(table.at.weights()) == {1}


@pytest.mark.rule("CVC-SETUP-07")
def test_a_room_that_was_seen_lies_nowhere_else() -> None:
    table = era_one().play("take excavation", "use dig", "excavate 2,1", "uncover stall", "done")
    table.take("expansion").play("use dig", "excavate 4,0")
    assert table.legal() == {f"uncover {room}" for room in DARK_ROOMS_OF_ERA_I - {"stall"}}


@pytest.mark.rule("CVC-SETUP-08")
def test_the_supply_holds_seven_walls_and_the_additional_cavern() -> None:
    table = Table()
    assert table.cell(layout.SUPPLY) == 7
    assert not table.cell(layout.CAVERN_TAKEN)
    assert [table.own(layout.CAVERN_SIDE, seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("CVC-SETUP-08")
def test_room_markers_do_not_limit_activations() -> None:
    table = era_one()
    for seat in (0, 1):
        rooms = ("stall", "storeroom") if seat else ("shelf", "food-corner")
        table.furnish(rooms[0], "2,0", seat).furnish(rooms[1], "0,0", seat)
    table.take("undermining").play("use act2", "activate shelf w:=2", "activate food-corner F:=3", "done")
    table.give("5e").take("expedition").play("use act3")
    table.play("activate stall 5e>4g", "activate storeroom +1e1f1F", "activate cave-entrance +1w")
    assert table.decision == "use-tile"


@pytest.mark.rule("CVC-SETUP-09")
def test_the_start_player_is_drawn_at_random() -> None:
    table = Table()
    assert table.at.actor == lascaux.CHANCE
    assert table.legal() == {"start 0", "start 1"}
    assert set(table.at.weights()) == {1}


@pytest.mark.rule("CVC-SETUP-09")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_start_player_has_the_first_turn(seat: int) -> None:
    assert Table().play(f"start {seat}", "reveal masonry").at.actor == seat


@pytest.mark.rule("CVC-SETUP-10")
def test_a_face_down_tile_has_no_identity_before_it_is_turned_up() -> None:
    one, other = (era_one().play("take excavation", "use dig", f"excavate {space}") for space in ("2,1", "4,0"))
    assert one.legal() == other.legal()
    one.play("uncover stall")
    other.play("uncover stall")
    assert one.display() == other.display()
    assert one.cell(layout.UNSEEN_I) == other.cell(layout.UNSEEN_I)


@pytest.mark.rule("CVC-SETUP-11")
@pytest.mark.parametrize("seat", [0, 1])
def test_four_tiles_can_be_dug_at_the_start(seat: int) -> None:
    table = Table().play(f"start {seat}", "reveal furnishing", "take excavation", "use dig")
    assert table.legal() == {"excavate 1,0", "excavate 2,1", "excavate 3,1", "excavate 4,0"}


@pytest.mark.rule("CVC-SETUP-10")
def test_what_is_unseen_at_the_start_of_era_one() -> None:
    """CNT-I5"""
    table = Table().play("start 0")
    assert [len(table.covered(seat)) for seat in (0, 1)] == [9, 9]
    assert table.cell(layout.UNSEEN_I).bit_count() == 18
    assert len(table.display()) == 6
    assert 12 - table.cell(layout.FACE_UP).bit_count() == 8


@pytest.mark.parametrize(
    ("start", "covered", "pile"),
    [
        pytest.param(lambda: era_two(leader=0), [8, 7], 0, id="leader 0"),
        pytest.param(lambda: era_two(leader=1), [7, 8], 0, id="leader 1"),
        pytest.param(lambda: era_two(leader=None), [7, 7], 0, id="draw"),
        pytest.param(solo_era_two, [8], 7, id="solo"),
        pytest.param(short, [7, 7], 0, id="short game"),
    ],
)
def test_what_is_unseen_at_the_start_of_era_two(start: Callable[[], Table], covered: list[int], pile: int) -> None:
    """CNT-I6: fifteen dark rooms, one of them left out after a draw and in the short game."""
    table = start()
    assert [len(table.covered(seat) & SPACES_OF_ERA_II) for seat in range(table.game.seats)] == covered
    assert table.cell(layout.PILE_II) == pile
    assert table.cell(layout.UNSEEN_II).bit_count() == 15
