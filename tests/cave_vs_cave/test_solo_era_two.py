"""Era II alone (CVC-SOLO2)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import lascaux
from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.components import (
    DARK_ROOMS_OF_ERA_I,
    DARK_ROOMS_OF_ERA_II,
    SPACES_OF_ERA_I,
    SPACES_OF_ERA_II,
    TAKE_ERA_I_TILES,
)
from tests.cave_vs_cave.scenes import last_turn, named, turns_of_each_round
from tests.cave_vs_cave.table import TILE_NUMBERS, Table, solo, solo_era_two


@pytest.mark.rule("CVC-SOLO2-01")
def test_three_of_the_new_light_rooms_are_removed_and_the_old_ones_stay() -> None:
    table = last_turn(solo(eras=2), 7).play("take cultivation", "done")
    light = {"cattle-market", "ore-vein", "bloomery", "store", "cave-silo", "box"}
    for room in ("box", "store", "cattle-market"):
        assert table.legal() == named("remove", light)
        light.remove(room)
        table.play(f"remove {room}")
    assert table.decision == "reveal-tile"
    assert table.display() == {"shelf", "spinning-wheel", "tunnel", "ore-vein", "bloomery", "cave-silo"}


@pytest.mark.rule("CVC-SOLO2-02", "CVC-SOLO2-03")
def test_eight_new_tiles_cover_the_board_seven_form_a_pile_and_the_marked_one_is_dug_first() -> None:
    table = solo_era_two()
    assert table.covered() > SPACES_OF_ERA_II
    assert (table.cell(layout.PILE_I), table.cell(layout.PILE_II)) == (9, 7)
    assert table.take("excavation").play("use dig").legal() == {"excavate 3,-1"}
    assert table.play("excavate 3,-1").legal() == named("uncover", DARK_ROOMS_OF_ERA_II)


@pytest.mark.rule("CVC-SOLO2-04")
def test_no_walls_are_added() -> None:
    table = solo(eras=2).wall("2,0|2,1", "3,0|3,1")
    assert last_turn(table, 7).play("take cultivation", "done").cell(layout.SUPPLY) == 7 - 2


@pytest.mark.rule("CVC-SOLO2-05")
def test_goods_are_filled_up_as_for_two() -> None:
    table = last_turn(solo(eras=2).only("3e 10g"), 7).play("take cultivation", "done")
    assert table.goods() == {"w": 1, "s": 1, "e": 3, "f": 1, "F": 1, "g": 10, "D": 1, "o": 1, "i": 1, "wp": 1}


@pytest.mark.rule("CVC-SOLO2-05", "CVC-SOLO2-06")
def test_renovation_leaves_breach_stays_out_and_the_new_tiles_are_shuffled() -> None:
    table = solo_era_two()
    assert table.legal("take") == TAKE_ERA_I_TILES - {"take breach"} | {"take decoration"}
    board = [table.cell(layout.ACTION_SPACES + space) - 1 for space in range(16)]
    assert TILE_NUMBERS["renovation"] not in board
    assert TILE_NUMBERS["breach"] not in board
    last_turn(table, 1).play("take cultivation", "done")
    assert table.legal() == {"reveal arms-trade", "reveal interior-design", "reveal weekly-market"}


@pytest.mark.rule("CVC-SOLO2-07")
def test_four_rounds_of_four_turns() -> None:
    table = solo_era_two()
    assert turns_of_each_round(table) == [4, 4, 4, 4]
    assert table.at.over


@pytest.mark.rule("CVC-SOLO2-08")
@pytest.mark.parametrize(
    ("space", "dark", "piles"),
    [("2,-1", DARK_ROOMS_OF_ERA_II, (9, 6)), ("1,0", DARK_ROOMS_OF_ERA_I, (8, 7))],
)
def test_a_dug_tile_turns_up_one_of_its_own_eras_pile(space: str, dark: set[str], piles: tuple[int, int]) -> None:
    table = solo_era_two().dig("3,-1").take("excavation").play("use dig", f"excavate {space}")
    first, second = sorted(dark)[:2]
    assert table.play(f"uncover {first}").legal() == named("uncover", dark - {first})
    assert table.play(f"uncover {second}").decision == "use-tile"
    assert (table.cell(layout.PILE_I), table.cell(layout.PILE_II)) == piles


@pytest.mark.rule("CVC-SOLO2-09")
@pytest.mark.parametrize("spaces", [("1,0", "0,0"), ("2,-1", "2,-2"), ("1,0", "2,-1"), ("2,-1", "1,0")])
def test_two_dug_tiles_turn_up_nothing_whatever_their_boards(spaces: tuple[str, str]) -> None:
    table = solo_era_two().dig("3,-1").give("2F").take("excavation").play("use 2F>dig2")  # DX-20
    for space in spaces:
        table.play(f"excavate {space}").play(min(table.legal()))
    assert table.decision == "use-tile"
    assert (table.cell(layout.PILE_I), table.cell(layout.PILE_II)) == (9, 7)


@pytest.mark.rule("CVC-SOLO2-10")
def test_the_last_space_asks_for_no_weapons() -> None:
    assert solo_era_two().extension("", "", "", "arms-trade").give("0wp").offers("take arms-trade")


@pytest.mark.rule("CVC-SOLO2-10", "CVC-RULING-20")
def test_tables_that_want_it_may_close_the_last_space() -> None:
    table = solo_era_two(solo_weapon_gate=True).extension("", "", "interior-design", "arms-trade").give("19wp")
    assert not table.offers("take arms-trade")
    assert table.offers("take interior-design")


@pytest.mark.rule("CVC-SOLO2-11")
@pytest.mark.parametrize(
    ("space", "bonus"),
    [
        (1, {"+3o", "+1i", "+1D"}),
        (2, {"1o>1i", "3o>2i", "5o>3i", "7o>4i"}),
        (3, {"1i>1wp", "2i>2wp", "3i>3wp"}),
        (4, {"+2wp"}),
    ],
)
def test_the_extension_has_the_same_bonus_effects(space: int, bonus: set[str]) -> None:
    table = solo_era_two().extension(*["arms-trade" if number == space else "" for number in (1, 2, 3, 4)])
    assert table.only("9o 3i").play("take arms-trade").legal("use") == named("use", bonus)


@pytest.mark.rule("CVC-SOLO2-11")
@pytest.mark.parametrize(("number", "ore"), [(1, 5), (2, 5), (3, 5), (4, 2)])
def test_donkeys_haul_ore_after_every_round_but_the_last(number: int, ore: int) -> None:
    table = last_turn(solo_era_two().give("3D 2o"), number).play("take cultivation", "done")
    assert (table.has("D"), table.has("o")) == (3, ore)


def fill(table: Table, spaces: Iterable[str], rooms: Iterable[str]) -> Table:
    for space, room in zip(spaces, rooms, strict=False):
        table.furnish(room, space)
    return table


@pytest.mark.rule("CVC-SOLO2-12")
@pytest.mark.parametrize(("goods", "points", "winners"), [("14wp", 180, []), ("14wp 1i", 180.5, [0])])
def test_more_than_180_points_over_both_eras_win(goods: str, points: float, winners: list[int]) -> None:
    rooms = ("state-room", "dungeon", "treasury", "gold-vein", "digging-cave", "secret-chamber", "sacrificial-altar")
    table = fill(solo(eras=2), SPACES_OF_ERA_I, rooms).only("1g")  # 65 points of rooms
    last_turn(table, 7).play("take cultivation", "done").until("take-tile")
    fill(table, sorted(SPACES_OF_ERA_II), ("armory", "weapon-chamber", "swordsmith")).only(goods)  # 35 more
    assert last_turn(table, 4).play("take cultivation", "done").at.scores() == [points]
    assert table.at.winners() == winners


@pytest.mark.rule("CVC-SOLO2-13")
@pytest.mark.parametrize(
    ("furnished", "then"),
    [(SPACES_OF_ERA_I, "use-tile"), ([*SPACES_OF_ERA_I, *SPACES_OF_ERA_II], "choose-side")],
)
def test_in_era_two_the_additional_cavern_needs_both_boards_complete(furnished: Iterable[str], then: str) -> None:
    others = [space for space in furnished if space != "2,-1"]
    rooms = sorted(DARK_ROOMS_OF_ERA_I | DARK_ROOMS_OF_ERA_II - {"mining-cave"})
    table = fill(solo_era_two(), others, rooms).dig("2,-1")
    table.show_only("mining-cave").take("decoration").play("use 1g>furnish", "furnish mining-cave 2,-1")
    assert table.decision == then


@pytest.mark.rule("CVC-SOLO2-14")
@pytest.mark.parametrize("eras", ["quick", "short"])
def test_quick_start_and_short_game_are_for_two(eras: str) -> None:
    with pytest.raises(ValueError, match="the quick start and the short game are for two"):
        lascaux.load("cave-vs-cave", players=1, eras=eras)
