"""Rounds and turns (CVC-ROUND)."""

from __future__ import annotations

from itertools import pairwise

import pytest

import lascaux
from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.table import Table, era_one

TWO = ("furnishing", "masonry", "undermining")
THREE = ("expansion", "breach", "drift-mining", "expedition")


def take_turn(table: Table, tile: str = "") -> int:
    """Take a tile, any if none is named, and decline its effects; who did."""
    seat = table.seat
    table.play(f"take {tile}" if tile else sorted(table.legal("take"))[0], "done")
    return seat


def play_round(table: Table) -> list[int]:
    """Who takes the turns of this round."""
    seats = []
    while table.decision == "take-tile":
        seats.append(take_turn(table))
    return seats


def at_round(number: int) -> Table:
    """The first turn of a round of era I, reached by declining everything."""
    table = Table().play("start 0")
    for tile in (*TWO, *THREE, "renovation")[:number]:
        play_round(table)
        table.play(f"reveal {tile}")
    return table


@pytest.fixture
def rich() -> Table:
    """A cave with two empty spaces, two rooms, a wall and goods of all kinds."""
    table = era_one().give("9w 9s 9e 9f 9F 9g").dig("0,0", "1,0").furnish("storeroom", "0,1").wall("3,0|3,1")
    return table.furnish("gold-vein", "4,0")


@pytest.mark.rule("CVC-ROUND-01", "CVC-ROUND-18")
def test_era_one_lasts_eight_rounds() -> None:
    table = Table().play("start 0")
    rounds = 0
    while not table.at.over:
        table.play(sorted(table.legal("reveal"))[0])
        rounds += 1
        assert table.cell(layout.ROUND) == rounds
        play_round(table)
    assert rounds == 8


@pytest.mark.rule("CVC-ROUND-01")
def test_a_round_is_a_reveal_then_turns_then_the_next_reveal() -> None:
    table = Table().play("start 0")
    assert table.decision == "reveal-tile"
    table.play("reveal masonry")
    assert table.decision == "take-tile"
    play_round(table)
    assert table.decision == "reveal-tile"


@pytest.mark.rule("CVC-ROUND-02")
@pytest.mark.parametrize(
    ("number", "hidden"), [(1, TWO), (2, TWO[1:]), (3, TWO[2:]), (4, THREE), (5, THREE[1:]), (7, THREE[3:])]
)
def test_each_round_reveals_a_tile_of_its_number(number: int, hidden: tuple[str, ...]) -> None:
    table = at_round(number - 1)
    play_round(table)
    assert table.legal() == {f"reveal {tile}" for tile in hidden}


@pytest.mark.rule("CVC-ROUND-02")
def test_the_last_round_reveals_renovation() -> None:
    table = at_round(7)
    play_round(table)
    assert table.legal() == {"reveal renovation"}


@pytest.mark.rule("CVC-ROUND-02")
def test_tiles_are_revealed_from_the_left() -> None:
    table = at_round(8)
    assert [table.cell(layout.ACTION_SPACES + space) for space in range(4, 12)] == [5, 6, 7, 8, 9, 10, 11, 12]


@pytest.mark.rule("CVC-ROUND-03")
@pytest.mark.parametrize("taken", ["cultivation", "furnishing", "undermining", "expansion", "expedition"])
def test_walls_between_action_spaces_bar_no_tile(taken: str) -> None:
    table = at_round(8)
    offered = table.legal("take")
    assert len(offered) == 11
    take_turn(table, taken)
    assert table.legal("take") == offered - {f"take {taken}"}


@pytest.mark.rule("CVC-ROUND-04")
@pytest.mark.parametrize(("starter", "seats"), [(0, [0, 1, 0, 1]), (1, [1, 0, 1, 0])])
def test_players_alternate_from_the_start_player_on(starter: int, seats: list[int]) -> None:
    assert play_round(Table().play(f"start {starter}", "reveal masonry")) == seats


@pytest.mark.rule("CVC-ROUND-05")
def test_a_turn_begins_with_taking_a_face_up_tile_and_cannot_be_passed() -> None:
    table = era_one().only("1w")
    assert table.legal() == {
        f"take {tile}" for tile in ("cultivation", "housework", "excavation", "undergrowth", TWO[0])
    }


@pytest.mark.rule("CVC-ROUND-05")
def test_the_effects_of_the_chosen_tile_and_no_others_are_offered() -> None:
    assert era_one().play("take cultivation").legal("use") == {"use act1", "use +2e", "use +1f"}


@pytest.mark.rule("CVC-ROUND-06")
def test_a_tile_is_used_once_a_round_by_both_players_together() -> None:
    table = era_one()
    for tile in ("cultivation", "furnishing", "excavation"):
        take_turn(table, tile)
    assert table.legal("take") == {"take housework", "take undergrowth"}


@pytest.mark.rule("CVC-ROUND-07")
def test_only_the_player_on_turn_uses_the_tile() -> None:
    table = era_one()
    other = table.goods(1)
    table.play("take undergrowth", "use +2w", "use act1", "activate cave-entrance +1s")
    assert table.has("w", 0) == 3
    assert table.goods(1) == other
    assert table.at.actor == 0


@pytest.mark.rule("CVC-ROUND-08")
@pytest.mark.parametrize("used", [["+2e"], ["+1f", "+2e"], ["+2e", "act1", "+1f"], ["act1"]])
def test_any_subset_of_effects_in_any_order_each_once(used: list[str]) -> None:
    table = era_one().play("take cultivation")
    for effect in used:
        table.play(f"use {effect}")
        if effect == "act1":
            table.play("activate cave-entrance +1w")
        assert not table.offers(f"use {effect}")
    assert table.legal("use") == {"use act1", "use +2e", "use +1f"} - {f"use {effect}" for effect in used}
    assert table.offers("done")


@pytest.mark.rule("CVC-ROUND-08")
def test_what_one_player_used_the_next_may_use_on_another_tile() -> None:
    table = era_one().play("take cultivation", "use act1", "activate cave-entrance +1w", "use +2e", "done")
    assert table.play("take undergrowth").legal("use") == {"use act1", "use +2w"}


@pytest.mark.rule("CVC-ROUND-09")
@pytest.mark.parametrize("tile", ["cultivation", "housework", "excavation", "undergrowth", "furnishing", "breach"])
def test_all_effects_of_a_tile_may_be_declined(tile: str) -> None:
    table = era_one().take(tile)
    before = table.goods(0)
    table.play("done")
    assert table.goods(0) == before
    assert table.seat == 1


@pytest.mark.rule("CVC-ROUND-10")
@pytest.mark.parametrize(
    ("tile", "used", "rest"),
    [
        ("housework", "5F>furnish", {"NF>furnish"}),
        ("housework", "1g>furnish", {"NF>furnish"}),
        ("excavation", "dig", {"+1s"}),
        ("excavation", "2F>dig2", {"+1s"}),
        ("masonry", "+1w", {"act1", "wall"}),
        ("masonry", "+1s", {"act1", "wall"}),
        ("undermining", "act2", set()),
        ("undermining", "undermine", set()),
        ("expedition", "5w>4g", set()),
        ("expedition", "5s>4g", set()),
        ("expedition", "act3", set()),
    ],
)
def test_a_slash_allows_one_side_only(rich: Table, tile: str, used: str, rest: set[str]) -> None:
    rich.take(tile).play(f"use {used}")
    while rich.decision != "use-tile":
        rich.play("stop" if rich.offers("stop") else rich.game.name(rich.at.choices()[0]))
    assert rich.legal("use") == {f"use {effect}" for effect in rest}


@pytest.mark.rule("CVC-ROUND-10")
def test_a_slash_on_a_room_allows_one_side_only() -> None:
    table = era_one().furnish("spinning-wheel", "2,0").give("9f").take("undermining").play("use act2")
    table.play("activate spinning-wheel 1f>1g")
    assert not table.offers("activate spinning-wheel 3f>2g")


@pytest.mark.rule("CVC-ROUND-11")
def test_each_player_has_two_three_and_at_last_four_turns_a_round() -> None:
    turns = []
    table = Table().play("start 0")
    while not table.at.over:
        table.play(sorted(table.legal("reveal"))[0])
        seats = play_round(table)
        assert seats.count(0) == seats.count(1)
        turns.append(seats.count(0))
    assert turns == [2, 2, 2, 3, 3, 3, 3, 4]


@pytest.mark.rule("CVC-ROUND-12")
@pytest.mark.parametrize(("number", "dwarves"), [(1, 2), (3, 2), (4, 3), (7, 3), (8, 4)])
def test_food_costs_count_the_dwarves_of_the_round(number: int, dwarves: int) -> None:
    table = at_round(number).only(f"1w {dwarves - 1}F").take("housework")
    assert not table.offers("use NF>furnish")
    table.give(f"{dwarves}F").play("use NF>furnish", "furnish shelf 2,0")
    assert table.has("F") == 0


@pytest.mark.rule("CVC-ROUND-13")
def test_at_round_end_the_tiles_return_to_their_spaces() -> None:
    table = era_one()
    for tile in ("housework", "undergrowth", "cultivation", "furnishing"):
        take_turn(table, tile)
    table.play("reveal masonry")
    assert table.legal("take") == {
        f"take {tile}" for tile in ("cultivation", "housework", "excavation", "undergrowth", "furnishing", "masonry")
    }
    assert [table.cell(layout.ACTION_SPACES + space) for space in range(6)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("CVC-ROUND-14")
def test_the_start_player_marker_passes_after_every_round() -> None:
    table = Table().play("start 1")
    starters, turns = [], []
    while not table.at.over:
        table.play(sorted(table.legal("reveal"))[0])
        turns.append(play_round(table))
        starters.append(table.cell(layout.STARTER))
    assert [seats[0] for seats in turns] == [1, 0, 1, 0, 1, 0, 1, 0]
    assert starters == [0, 1, 0, 1, 0, 1, 0, 1]
    assert all(before[-1] == after[0] for before, after in pairwise(turns))


@pytest.mark.rule("CVC-ROUND-15")
@pytest.mark.parametrize(("mine", "other", "open_to_me"), [(5, 4, True), (5, 5, False), (4, 5, False), (10, 9, True)])
def test_renovation_needs_more_gold_than_the_opponent(mine: int, other: int, open_to_me: bool) -> None:
    table = era_one().lay("renovation").give(f"{mine}g", 0).give(f"{other}g", 1)
    assert table.offers("take renovation") == open_to_me


@pytest.mark.rule("CVC-ROUND-16")
def test_the_gold_lead_is_tested_only_when_renovation_is_taken() -> None:
    table = era_one().give("2g 9w", 0).give("1g", 1).take("renovation").play("exchange gold", "exchange gold")
    assert table.legal("use") == {"use wall", "use furnish"}
    table.play("use furnish", "furnish shelf 2,0", "use wall", "wall 3,0|3,1")
    assert table.rooms()["2,0"] == "shelf"


@pytest.mark.rule("CVC-ROUND-16")
def test_the_gold_lead_is_tested_anew_on_every_turn() -> None:
    table = era_one().lay("renovation").give("5g", 0).give("5g", 1)
    assert not table.offers("take renovation")
    assert table.play("take cultivation", "exchange gold", "done").offers("take renovation")
    assert not table.play("exchange gold").offers("take renovation")
    take_turn(table)
    assert not table.offers("take renovation")


@pytest.mark.rule("CVC-ROUND-17")
@pytest.mark.parametrize(
    ("tile", "effect", "verbs"),
    [
        ("housework", "1g>furnish", {"furnish"}),
        ("excavation", "2F>dig2", {"excavate"}),
        ("masonry", "wall", {"wall"}),
        ("masonry", "act1", {"activate", "idle", "exchange"}),
        ("undermining", "undermine", {"excavate"}),
        ("breach", "raze>2s3F1g", {"raze"}),
    ],
)
def test_an_effect_once_begun_is_finished_first(rich: Table, tile: str, effect: str, verbs: set[str]) -> None:
    rich.take(tile).play(f"use {effect}")
    assert {name.split()[0] for name in rich.legal()} == verbs


@pytest.mark.rule("CVC-ROUND-17")
def test_no_other_effect_comes_between_the_two_digs_of_excavation() -> None:
    table = era_one().give("2F").take("excavation").play("use 2F>dig2", "excavate 2,1", "uncover stall")
    assert {name.split()[0] for name in table.legal()} == {"excavate", "exchange"}


@pytest.mark.rule("CVC-ROUND-18")
def test_era_one_ends_after_round_eight_and_is_scored() -> None:
    table = at_round(8).furnish("parlor", "4,2", 0).furnish("shelf", "2,0", 0).give("4g", 0).give("2g", 1)
    play_round(table)
    assert table.at.actor == lascaux.NOBODY
    assert table.at.scores() == [13, 2]
    assert table.at.winners() == [0]
