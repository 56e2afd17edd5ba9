"""The rounds of era II and the tiles of its extension (CVC-ERA2-ROUND, CVC-ERA2-HAUL)."""

from __future__ import annotations

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.components import TAKE_ERA_I_TILES
from tests.cave_vs_cave.scenes import last_turn
from tests.cave_vs_cave.table import Table, era_two

GAINS = {"use +3o", "use +1i", "use +1D"}  # the bonus of space 1


def pass_round(table: Table) -> list[int]:
    """Let both players take tiles and use nothing until the round is over; the seats in the order of their turns."""
    seats, number = [], table.cell(layout.ROUND)
    while table.decision == "take-tile" and table.cell(layout.ROUND) == number:
        seats.append(table.seat)
        table.play(min(table.legal("take")), "done")
    return seats


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
    assert table.legal("take") == TAKE_ERA_I_TILES | {"take decoration", "take weekly-market", "take interior-design"}


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
    assert table.legal("take") == TAKE_ERA_I_TILES | {"take decoration", "take weekly-market", "take interior-design"}


@pytest.mark.rule("CVC-ERA2-ROUND-05")
def test_a_lead_lost_after_the_choice_does_not_matter() -> None:
    table = era_two().extension("arms-trade", "", "", "decoration").show_only("weapon-chamber")
    table.wall("4,1|4,2").dig("4,2").give("5wp 1g").give("4wp", 1)
    table.play("take decoration", "use 1g>furnish", "furnish weapon-chamber 4,2", "use +2wp")
    assert table.has("wp") == 5 - 4 + 2


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
