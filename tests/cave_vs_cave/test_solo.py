"""Playing alone: era I (CVC-SOLO1) and era II (CVC-SOLO2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

import lascaux
from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.table import TILE_NUMBERS, Table, solo, solo_era_two
from tests.cave_vs_cave.test_era_two import DARK_ROOMS as ERA_II_DARK
from tests.cave_vs_cave.test_era_two import ERA_I_TILES, NEW_SPACES, last_turn
from tests.cave_vs_cave.test_quick_start import DARK_ROOMS as ERA_I_DARK

BOARD = ERA_I_TILES - {"take breach"}
ERA_I_SPACES = ("0,0", "0,1", "1,0", "1,1", "2,0", "2,1", "3,1", "4,0", "4,1", "4,2")
ERA_II_SPACES = sorted(NEW_SPACES)


def named(verb: str, rooms: set[str]) -> set[str]:
    return {f"{verb} {room}" for room in rooms}


def turns_of_each_round(table: Table) -> list[int]:
    """Take tiles and use nothing until the era or the game is over; how many turns each round had."""
    era, turns = table.cell(layout.ERA), dict[int, int]()
    while not table.until("take-tile").at.over and table.cell(layout.ERA) == era:
        assert table.seat == 0
        number = table.cell(layout.ROUND)
        turns[number] = turns.get(number, 0) + 1
        table.play(min(table.legal("take")), "done")
    return [turns[number] for number in sorted(turns)]


# Era I


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
    assert table.take("excavation").play("use dig", "excavate 1,0").legal() == named("uncover", ERA_I_DARK)


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


# Era II


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
    assert table.covered() > NEW_SPACES
    assert (table.cell(layout.PILE_I), table.cell(layout.PILE_II)) == (9, 7)
    assert table.take("excavation").play("use dig").legal() == {"excavate 3,-1"}
    assert table.play("excavate 3,-1").legal() == named("uncover", ERA_II_DARK)


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
    assert table.legal("take") == BOARD | {"take decoration"}
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
    [("2,-1", ERA_II_DARK, (9, 6)), ("1,0", ERA_I_DARK, (8, 7))],
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
    table = fill(solo(eras=2), ERA_I_SPACES, rooms).only("1g")  # 65 points of rooms
    last_turn(table, 7).play("take cultivation", "done").until("take-tile")
    fill(table, ERA_II_SPACES, ("armory", "weapon-chamber", "swordsmith")).only(goods)  # 35 more
    assert last_turn(table, 4).play("take cultivation", "done").at.scores() == [points]
    assert table.at.winners() == winners


@pytest.mark.rule("CVC-SOLO2-13")
@pytest.mark.parametrize(
    ("furnished", "then"),
    [(ERA_I_SPACES, "use-tile"), ([*ERA_I_SPACES, *ERA_II_SPACES], "choose-side")],
)
def test_in_era_two_the_additional_cavern_needs_both_boards_complete(furnished: Iterable[str], then: str) -> None:
    others = [space for space in furnished if space != "2,-1"]
    table = fill(solo_era_two(), others, sorted(ERA_I_DARK | ERA_II_DARK - {"mining-cave"})).dig("2,-1")
    table.show_only("mining-cave").take("decoration").play("use 1g>furnish", "furnish mining-cave 2,-1")
    assert table.decision == then


@pytest.mark.rule("CVC-SOLO2-14")
@pytest.mark.parametrize("eras", ["quick", "short"])
def test_quick_start_and_short_game_are_for_two(eras: str) -> None:
    with pytest.raises(ValueError, match="eras"):
        lascaux.load("cave-vs-cave", players=1, eras=eras)
