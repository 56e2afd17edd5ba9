"""Era II: its set-up, its rounds, the bonus effects, and what the second board changes (CVC-ERA2)."""

from __future__ import annotations

from itertools import permutations

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.table import Table, era_one, era_two

ERA_I_TILES = {
    *("take cultivation", "take housework", "take excavation", "take undergrowth", "take furnishing"),
    *("take masonry", "take undermining", "take expansion", "take breach", "take drift-mining", "take expedition"),
}
ERA_II_TILES = ("decoration", "arms-trade", "interior-design", "weekly-market")
LIGHT_ROOMS = {"cattle-market", "ore-vein", "bloomery", "store", "cave-silo", "box"}
DARK_ROOMS = {
    *("mining-cave", "hitching-post", "wainwright", "ceremonial-hall", "ironsmith", "swordsmith"),
    *("slaughtering-cave", "weaponsmith", "weapon-chamber", "armory", "oubliette", "gold-donkey"),
    *("iron-trader", "equipment-cabinet", "breeding-cave"),
}
NEW_SPACES = {"0,-1", "1,-3", "1,-2", "1,-1", "2,-2", "2,-1", "3,-2", "3,-1"}
ON_BOTH_BOARDS = {f"excavate {space}" for space in ("2,-1", "3,-2", "1,0", "2,1", "3,1", "4,0")}
GAINS = {"use +3o", "use +1i", "use +1D"}  # the bonus of space 1


def last_turn(table: Table, number: int) -> Table:
    """Let this turn be the last of a round."""
    table.round(number).at.cells[layout.TURNS_LEFT] = 1
    return table


def end_era_one(table: Table) -> Table:
    return last_turn(table, 8).play("take cultivation", "done")


def pass_round(table: Table) -> list[int]:
    """Let both players take tiles and use nothing until the round is over; the seats in the order of their turns."""
    seats, number = [], table.cell(layout.ROUND)
    while table.decision == "take-tile" and table.cell(layout.ROUND) == number:
        seats.append(table.seat)
        table.play(min(table.legal("take")), "done")
    return seats


# Set-up


@pytest.mark.rule("CVC-ERA2-SETUP-01")
def test_rooms_walls_goods_display_and_cavern_stay_as_they_are() -> None:
    table = era_one(eras=2).furnish("shelf", "2,0").wall("2,0|2,1").cavern(3, 1).furnish("stall", "X", 1)
    end_era_one(table.show("treasury").give("7w 4g").give("5F 2g", 1))
    assert table.rooms(0) == {"3,0": "cave-entrance", "2,0": "shelf"}
    assert table.rooms(1) == {"3,0": "cave-entrance", "X": "stall"}
    assert (table.walls(0), table.walls(1)) == ({"2,0|2,1"}, set())
    assert (table.has("w", 0), table.has("g", 0), table.has("F", 1), table.has("g", 1)) == (7, 4, 5, 2)
    kept = {"spinning-wheel", "tunnel", "grindstone", "food-corner", "parlor", "treasury"}
    assert table.display() - LIGHT_ROOMS == kept
    assert (table.own(layout.CAVERN_SIDE, 0), table.own(layout.CAVERN_SIDE, 1)) == (0, 3)


@pytest.mark.rule("CVC-ERA2-SETUP-01")
def test_the_score_of_era_one_is_recorded_before_anything_is_spent() -> None:
    table = end_era_one(era_one(eras=2).only("5g").furnish("shelf", "2,0"))
    assert table.only("", 0).at.scores()[0] == (3 + 5) + 3


@pytest.mark.rule("CVC-ERA2-SETUP-02", "CVC-ERA2-ROUND-03")
def test_renovation_leaves_and_the_other_eleven_tiles_stay_face_up() -> None:
    table = era_two()
    assert table.has("g", 0) > table.has("g", 1)
    assert table.legal("take") == ERA_I_TILES | {"take decoration"}
    on_the_board = [table.cell(layout.ACTION_SPACES + space) for space in range(16)]
    assert on_the_board == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 13, 0, 0, 0]


@pytest.mark.rule("CVC-ERA2-SETUP-03")
def test_the_four_new_tiles_turn_up_in_any_order() -> None:
    table = end_era_one(era_one(eras=2))
    hidden = {f"reveal {tile}" for tile in ERA_II_TILES}
    for number, tile in enumerate(("reveal weekly-market", "reveal decoration", "reveal interior-design"), 1):
        assert table.legal() == hidden
        assert set(table.at.weights()) == {1}
        last_turn(table.play(tile), number).play("take cultivation", "done")
        hidden.remove(tile)
    assert table.legal() == {"reveal arms-trade"}


@pytest.mark.rule("CVC-ERA2-SETUP-04")
def test_a_second_board_lies_west_of_the_first() -> None:
    assert era_two().covered(0) > NEW_SPACES
    before, after = (table.take("masonry").play("use wall").legal() for table in (era_one(), era_two()))
    assert before < after
    assert len(after - before) == 9 + 2  # its own, and these:
    assert {"wall 3,-1|3,0", "wall 3,-1|4,-1"} <= after - before


@pytest.mark.rule("CVC-ERA2-SETUP-05", "CVC-ERA2-SETUP-06")
def test_new_goods_start_at_one_and_old_ones_at_zero_are_raised_to_one() -> None:
    table = end_era_one(era_one(eras=2).only("3e 10g").only("9w 1s 2f 19g", 1))  # DX-23
    new = {"D": 1, "o": 1, "i": 1, "wp": 1}
    assert table.goods(0) == {"w": 1, "s": 1, "e": 3, "f": 1, "F": 1, "g": 10} | new
    assert table.goods(1) == {"w": 9, "s": 1, "e": 1, "f": 2, "F": 1, "g": 19} | new


@pytest.mark.rule("CVC-ERA2-SETUP-07")
def test_six_light_rooms_join_the_display() -> None:
    left = {"shelf", "spinning-wheel", "tunnel", "grindstone", "food-corner", "parlor"}
    assert era_two().display() == left | LIGHT_ROOMS


@pytest.mark.rule("CVC-ERA2-SETUP-08")
@pytest.mark.parametrize("leader", [0, 1])
def test_the_winner_of_era_one_covers_all_new_spaces_the_other_all_but_the_marked_one(leader: int) -> None:
    table = era_two(leader)
    assert table.covered(leader) & NEW_SPACES == NEW_SPACES
    assert table.covered(1 - leader) & NEW_SPACES == NEW_SPACES - {"3,-1"}
    table.take("drift-mining").play("use dig", "excavate 3,-1" if leader == 0 else "excavate 2,-1")
    assert table.legal() == {f"uncover {room}" for room in DARK_ROOMS}


@pytest.mark.rule("CVC-ERA2-SETUP-09")
def test_after_a_draw_both_leave_the_marked_space_and_one_tile_is_never_seen() -> None:
    table = era_two(leader=None)
    for seat in (0, 1):
        assert table.covered(seat) & NEW_SPACES == NEW_SPACES - {"3,-1"}
        table.dig(*(NEW_SPACES - {"2,-1"}), seat=seat)
    for room in sorted(DARK_ROOMS)[:12]:  # those twelve are dug; which of the others is out nobody knows
        table.show(room)
    table.take("drift-mining").play("use dig", "excavate 2,-1")
    assert len(table.legal("uncover")) == 3  # for two tiles


@pytest.mark.rule("CVC-ERA2-SETUP-10")
def test_three_walls_join_the_supply() -> None:
    assert end_era_one(era_one(eras=2).wall("2,0|2,1", "3,0|3,1")).cell(layout.SUPPLY) == 7 - 2 + 3


@pytest.mark.rule("CVC-ERA2-SETUP-11")
def test_face_down_tiles_of_era_one_stay_and_can_be_dug() -> None:
    table = end_era_one(era_one(eras=2).dig("1,0", seat=1).give("9g", 0)).play("reveal decoration")
    assert table.covered(1) - NEW_SPACES == {"0,0", "0,1", "1,1", "2,1", "3,1", "4,0", "4,1", "4,2"}
    table.take("drift-mining").play("use dig", "excavate 0,0", "uncover state-room")
    assert "state-room" in table.display()


# Rounds


@pytest.mark.rule("CVC-ERA2-ROUND-01", "CVC-ERA2-ROUND-02", "CVC-ERA2-ROUND-06")
def test_four_rounds_of_four_turns_each_started_in_turn_end_the_game() -> None:
    table = era_two()
    assert pass_round(table) == [0, 1] * 4
    assert pass_round(table.play("reveal arms-trade")) == [1, 0] * 4
    assert pass_round(table.play("reveal interior-design")) == [0, 1] * 4
    assert not table.at.over
    assert pass_round(table.play("reveal weekly-market")) == [1, 0] * 4
    assert table.at.over


@pytest.mark.rule("CVC-ERA2-ROUND-01")
@pytest.mark.parametrize("number", [1, 4])
def test_a_furnishing_for_a_food_per_dwarf_costs_four(number: int) -> None:
    table = era_two().round(number).only("4F 1w").take("housework").play("use NF>furnish")
    assert table.has("F") == 0


@pytest.mark.rule("CVC-ERA2-ROUND-02")
@pytest.mark.parametrize("starter", [0, 1])
def test_who_started_era_one_starts_era_two(starter: int) -> None:
    table = Table(eras=2).play(f"start {starter}")
    while table.cell(layout.ERA) == 1:
        table.until("take-tile")
        pass_round(table)
    assert table.until("take-tile").seat == starter


@pytest.mark.rule("CVC-ERA2-ROUND-03")
def test_each_round_turns_up_the_next_tile_from_the_left() -> None:
    table = era_two()
    bonus = {"weekly-market": "use 1o>1i", "interior-design": "use 1i>1wp", "arms-trade": "use +2wp"}
    for tile, effect in bonus.items():
        pass_round(table)
        table.play(f"reveal {tile}").give("19wp").give("0wp", 1 - table.seat).play(f"take {tile}")
        assert table.offers(effect)
        table.finish_turn()
    assert table.legal("take") == ERA_I_TILES | {"take decoration", "take weekly-market", "take interior-design"}


@pytest.mark.rule("CVC-ERA2-ROUND-04")
def test_a_tile_goes_back_to_its_space_and_keeps_its_bonus() -> None:
    table = era_two()
    for tile in ("arms-trade", "interior-design", "weekly-market"):
        assert table.take("decoration").legal("use") >= GAINS
        table.play("done")
        assert not table.offers("take decoration")
        pass_round(table)
        table.play(f"reveal {tile}")
    assert table.take("decoration").legal("use") >= GAINS


@pytest.mark.rule("CVC-ERA2-ROUND-05")
@pytest.mark.parametrize(
    ("own", "other", "open"), [(0, 0, False), (3, 3, False), (2, 3, False), (4, 3, True), (11, 10, True)]
)
def test_the_last_space_is_for_who_has_strictly_more_weapons(own: int, other: int, open: bool) -> None:
    table = era_two().extension("", "", "", "arms-trade").give(f"{own}wp 0g", 0).give(f"{other}wp 9g", 1)
    assert table.offers("take arms-trade") == open


@pytest.mark.rule("CVC-ERA2-ROUND-05")
def test_weapons_gate_no_other_space() -> None:
    table = era_two().extension("decoration", "weekly-market", "interior-design").give("0wp", 0).give("5wp", 1)
    assert table.legal("take") == ERA_I_TILES | {"take decoration", "take weekly-market", "take interior-design"}


@pytest.mark.rule("CVC-ERA2-ROUND-05")
def test_a_lead_lost_after_the_choice_does_not_matter() -> None:
    table = era_two().extension("arms-trade", "", "", "decoration").show_only("weapon-chamber")
    table.wall("4,1|4,2").dig("4,2").give("5wp 1g").give("4wp", 1)
    table.play("take decoration", "use 1g>furnish", "furnish weapon-chamber 4,2", "use +2wp")
    assert table.has("wp") == 5 - 4 + 2


# Bonus effects


def on_space(number: int, tile: str) -> Table:
    """Era II with a new tile on one of the four spaces of the extension."""
    return era_two().extension(*[tile if space == number else "" for space in (1, 2, 3, 4)])


@pytest.mark.rule("CVC-ERA2-BONUS-01", "CVC-ERA2-BONUS-02", "CVC-ERA2-BONUS-03", "CVC-ERA2-BONUS-04")
@pytest.mark.parametrize(
    ("space", "before", "effect", "after"),
    [
        *[(1, "", "+3o", "3o"), (1, "", "+1i", "1i"), (1, "", "+1D", "1D")],
        *[(2, "9o", "1o>1i", "8o 1i"), (2, "9o", "3o>2i", "6o 2i")],
        *[(2, "9o", "5o>3i", "4o 3i"), (2, "9o", "7o>4i", "2o 4i")],
        *[(3, "9i", "1i>1wp", "8i 1wp"), (3, "9i", "4i>4wp", "5i 4wp"), (3, "9i", "9i>9wp", "9wp")],
        (4, "1wp", "+2wp", "3wp"),
    ],
)
def test_each_space_has_a_bonus_to_be_used_once(space: int, before: str, effect: str, after: str) -> None:
    table = on_space(space, "arms-trade").only(before, 0).only("", 1).play("take arms-trade", f"use {effect}")
    assert table.goods() == era_two().only(after).goods()
    assert not table.legal("use")


@pytest.mark.rule(
    "CVC-ERA2-BONUS-01", "CVC-ERA2-BONUS-02", "CVC-ERA2-BONUS-03", "CVC-ERA2-BONUS-04", "CVC-ERA2-BONUS-06"
)
@pytest.mark.parametrize(
    ("space", "goods", "bonus"),
    [
        (1, "9o 9i 5wp", {"+3o", "+1i", "+1D"}),
        (2, "9o 9i 5wp", {"1o>1i", "3o>2i", "5o>3i", "7o>4i"}),
        (2, "4o 9i 5wp", {"1o>1i", "3o>2i"}),
        (3, "9o 9i 5wp", {f"{n}i>{n}wp" for n in range(1, 10)}),
        (3, "9o 2i 5wp", {"1i>1wp", "2i>2wp"}),
        (4, "9o 9i 5wp", {"+2wp"}),
    ],
)
def test_a_tile_has_the_bonus_of_its_own_space_if_it_can_be_paid(space: int, goods: str, bonus: set[str]) -> None:
    table = on_space(space, "interior-design").only(goods).play("take interior-design")
    assert table.legal("use") == {"use dig", "use wall"} | {f"use {effect}" for effect in bonus}


@pytest.mark.rule("CVC-ERA2-BONUS-05")
@pytest.mark.parametrize("order", list(permutations(["wall", "dig", "bonus"])))
def test_the_bonus_comes_before_between_or_after_the_tiles_effects_and_once(order: tuple[str, ...]) -> None:
    steps = {
        "wall": ("use wall", "wall 2,0|2,1"),
        "dig": ("use dig", "excavate 3,-1", "uncover armory"),
        "bonus": ("use +1i",),
    }
    table = era_two().extension("interior-design").take("interior-design")
    for step in order:
        table.play(*steps[step])
    assert (table.has("i"), "3,-1" in table.covered(), table.walls()) == (2, False, {"2,0|2,1"})
    assert not table.legal("use")


@pytest.mark.rule("CVC-ERA2-BONUS-06")
@pytest.mark.parametrize("take", sorted(ERA_I_TILES))
def test_tiles_of_era_one_have_no_bonus(take: str) -> None:
    bonus = {*GAINS, "use 1o>1i", "use 1i>1wp", "use +2wp"}
    assert not era_two().give("9o 9i 19wp").play(take).legal("use") & bonus


@pytest.mark.rule("CVC-ERA2-BONUS-07")
def test_bonus_and_tile_may_each_be_used_without_the_other() -> None:
    with_bonus = era_two().only("1w 1g").take("decoration").play("use +1D")
    assert with_bonus.finish_turn().goods(0) == {**dict.fromkeys(with_bonus.goods(), 0), "w": 1, "g": 1, "D": 1}
    with_tile = era_two().only("1w 1g").take("decoration").play("use 1g>furnish", "furnish shelf 2,0")
    assert set(with_tile.finish_turn().goods(0).values()) == {0}


# Donkeys, goods, caves


@pytest.mark.rule("CVC-ERA2-HAUL-01")
@pytest.mark.parametrize(("number", "first", "second"), [(1, 5, 9), (2, 5, 9), (3, 5, 9), (4, 2, 8)])
def test_donkeys_haul_ore_up_to_nine_after_every_round_but_the_last(number: int, first: int, second: int) -> None:
    table = last_turn(era_two().give("3D 2o").give("3D 8o", 1), number).play("take cultivation", "done")
    assert (table.has("o", 0), table.has("o", 1)) == (first, second)
    assert (table.has("D", 0), table.has("D", 1)) == (3, 3)


@pytest.mark.rule("CVC-ERA2-HAUL-01")
def test_nothing_is_hauled_between_two_turns_or_when_era_two_begins() -> None:
    table = era_two()
    assert table.has("o", 0) == 1
    assert table.play("take cultivation", "done").has("o", 0) == 1


@pytest.mark.rule("CVC-ERA2-HAUL-02")
def test_hauling_asks_nobody_and_wakes_no_blue_room() -> None:
    table = era_two().only("2D")
    rooms = ("retting-room", "wood-storeroom", "dungeon", "iron-trader", "equipment-cabinet", "breeding-cave")
    for room, space in zip(rooms, ("0,0", "0,1", "1,0", "1,1", "2,0", "2,1"), strict=True):
        table.furnish(room, space)
    last_turn(table, 1).play("take cultivation", "done")
    assert table.decision == "reveal-tile"
    assert table.goods(0) == {**dict.fromkeys(table.goods(0), 0), "D": 2, "o": 2}


@pytest.mark.rule("CVC-ERA2-GOODS-01")
@pytest.mark.parametrize(
    ("space", "effect", "before", "after"),
    [
        *[(1, "+1D", "8D", "9D"), (1, "+1D", "9D", "9D"), (1, "+3o", "6o", "9o"), (1, "+3o", "7o", "9o")],
        *[(1, "+1i", "8i", "9i"), (1, "+1i", "9i", "9i"), (4, "+2wp", "17wp", "19wp"), (4, "+2wp", "18wp", "19wp")],
    ],
)
def test_goods_stop_at_nine_and_weapons_at_nineteen(space: int, effect: str, before: str, after: str) -> None:
    table = on_space(space, "arms-trade").only(before).play("take arms-trade", f"use {effect}")
    assert table.goods() == era_two().only(after).goods()


@pytest.mark.rule("CVC-ERA2-DIG-01")
def test_a_double_dig_may_mix_the_boards() -> None:
    table = era_two(leader=1).give("2F").take("excavation").play("use 2F>dig2")
    table.play("excavate 2,-1", "uncover armory", "excavate 1,0", "uncover stall")
    assert not {"2,-1", "1,0"} & table.covered()
    assert {"armory", "stall"} <= table.display()


@pytest.mark.rule("CVC-ERA2-DIG-01", "CVC-ERA2-DIG-04")
def test_from_the_empty_marked_space_both_boards_can_be_dug() -> None:
    table = era_two(leader=1).take("drift-mining").play("use dig")
    assert table.legal() == ON_BOTH_BOARDS


@pytest.mark.rule("CVC-ERA2-DIG-02")
def test_the_way_begins_at_the_new_opening() -> None:
    table = era_two(leader=1).wall("2,-1|3,-1", "3,-2|3,-1", "3,0|3,1", "3,0|4,0", "2,0|3,0")
    assert not table.take("drift-mining").offers("use dig")


@pytest.mark.rule("CVC-ERA2-DIG-03")
@pytest.mark.parametrize(("tile", "effect"), [("drift-mining", "use dig"), ("undermining", "use undermine")])
def test_a_covered_marked_space_must_be_dug_first(tile: str, effect: str) -> None:
    table = era_two(leader=0).dig("2,-1").take(tile).play(effect)  # DX-21, WX-29
    assert table.legal() == {"excavate 3,-1"}


@pytest.mark.rule("CVC-ERA2-DIG-02", "CVC-ERA2-DIG-05")
def test_a_wall_on_the_connection_cuts_off_era_one_but_for_undermining() -> None:
    table = era_two(leader=1).wall("3,-1|3,0").take("drift-mining").play("use dig")  # WX-28
    assert table.legal() == {"excavate 2,-1", "excavate 3,-2"}
    below = era_two(leader=1).wall("3,-1|3,0").take("undermining").play("use undermine")
    assert below.legal() == ON_BOTH_BOARDS


@pytest.mark.rule("CVC-ERA2-DIG-02", "CVC-ERA2-DIG-05")
def test_a_wall_on_the_opening_closes_the_whole_cave_but_for_undermining() -> None:
    table = era_two(leader=1).wall("3,-1|4,-1").take("drift-mining")
    assert not table.offers("use dig")
    below = era_two(leader=1).wall("3,-1|4,-1").take("undermining").play("use undermine")
    assert below.legal() == ON_BOTH_BOARDS


@pytest.mark.rule("CVC-ERA2-FURNISH-01")
def test_rooms_of_either_era_go_on_either_board_and_into_the_additional_cavern() -> None:
    table = era_two(leader=1).dig("2,-1").cavern(2).wall("X|S").show_only("shelf", "cattle-market", "digging-cave")
    table.give("9w 9s 9g").take("decoration").play("use 1g>furnish")
    assert table.legal() == {
        *("furnish shelf 2,0", "furnish shelf 2,-1"),
        *("furnish cattle-market 2,0", "furnish cattle-market 2,-1", "furnish cattle-market 3,-1"),
        "furnish digging-cave X",
    }


@pytest.mark.rule("CVC-ERA2-FURNISH-02")
@pytest.mark.parametrize(("orange", "blue"), [("1,0", "3,-2"), ("3,-2", "1,0"), ("X", "3,-2"), ("3,-2", "X")])
def test_orange_and_blue_rooms_of_the_whole_cave_are_weighed(orange: str, blue: str) -> None:
    table = era_two().cavern(3).furnish("shelf", "1,1").furnish("iron-trader", blue).show_only("prospecting-site")
    assert not table.take("decoration").offers("use 1g>furnish")
    assert table.furnish("tunnel", orange).offers("use 1g>furnish")


@pytest.mark.rule("CVC-ERA2-ACT-01")
def test_one_block_may_activate_rooms_of_both_boards_and_the_additional_cavern() -> None:
    table = era_two().only("").furnish("storeroom", "1,0").furnish("mining-cave", "2,-1")
    table.cavern(3).furnish("gold-vein", "X").take("expedition").play("use act3")
    table.play("activate storeroom +1e1f1F", "activate mining-cave +5o", "activate gold-vein +1s1g")
    assert table.goods() == era_two().only("1e 1f 1F 5o 1s 1g").goods()
