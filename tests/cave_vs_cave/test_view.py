"""The view is plain data and complete: the table can be drawn from it alone."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.core.game import NO_PAST, Past
from tests.cave_vs_cave.table import draft, era_one, era_two, short, solo


def test_the_action_board_shows_what_lies_where_and_what_is_taken() -> None:
    table = era_one().play("take housework", "done")
    board = table.game.view(table.at, 1)["action_board"]
    assert [space["number"] for space in board] == [0] * 4 + [2] * 3 + [3] * 4 + [4]
    tiles = ["cultivation", "housework", "excavation", "undergrowth", "furnishing"]
    assert [space["tile"] for space in board] == tiles + [None] * 7
    assert [space["tile"] for space in board if space["taken"]] == ["housework"]


def test_era_two_adds_the_extension_with_its_bonus_effects() -> None:
    board = era_two().game.view(era_two().at, 0)["action_board"]
    assert [space["tile"] for space in board][-4:] == ["decoration", None, None, None]
    assert [space["bonus"] is not None for space in board] == [False] * 11 + [True] * 4


def test_the_solo_board_has_one_space_less() -> None:
    board = solo().game.view(solo().at, 0)["action_board"]
    assert [space["number"] for space in board] == [0] * 4 + [2] * 3 + [3] * 3 + [4]


def test_a_cave_shows_spaces_rooms_and_walls() -> None:
    table = era_one().furnish("tunnel", "2,0").wall("2,0|2,1")
    cave = table.game.view(table.at, 0)["caves"][0]
    spaces = {space["space"]: space for space in cave["spaces"]}
    assert len(spaces) == 11
    assert spaces["2,0"]["room"] == "tunnel"
    assert (spaces["2,0"]["printed_walls"], spaces["2,0"]["walls"]) == ("W", "E")
    assert (spaces["2,1"]["state"], spaces["2,1"]["walls"]) == ("covered", "W")
    assert spaces["1,1"]["symbol"] == "1F"
    assert spaces["3,0"]["room"] == "cave-entrance"
    edges = {edge["edge"]: edge for edge in cave["edges"]}
    assert len(edges) == 14
    assert (edges["2,0|2,1"]["wall"], edges["2,0|2,1"]["buildable"]) == (True, False)
    assert (edges["3,0|3,1"]["wall"], edges["3,0|3,1"]["buildable"]) == (False, True)
    assert (cave["orange"], cave["blue"]) == (2, 0)


def test_only_the_seat_that_chooses_is_sent_choices_with_targets() -> None:
    table = era_one()
    choices = table.game.view(table.at, 0)["choices"]
    assert {choice["name"] for choice in choices} == table.legal()
    assert choices[0]["targets"] == [{"kind": "tile", "name": "cultivation"}]
    assert table.game.view(table.at, 1)["choices"] == []
    table.play("take cultivation", "use act1")
    use = table.game.view(table.at, 0)["choices"][0]
    assert (use["name"], use["targets"]) == ("activate cave-entrance +1w", [{"kind": "room", "name": "cave-entrance"}])


def test_goods_of_era_two_are_shown_from_era_two_on() -> None:
    assert len(era_one().game.view(era_one().at, 0)["caves"][0]["goods"]) == 6
    assert len(era_two().game.view(era_two().at, 0)["caves"][0]["goods"]) == 10


def test_the_turn_in_progress_is_shown() -> None:
    table = era_one().furnish("wood-storeroom", "2,0").play("take cultivation", "use +2e", "use act1")
    current = table.game.view(table.at, 0)["current"]
    assert current["tile"] == "cultivation"
    assert current["bands_used"] == [True, True, False, False, False]
    assert (current["activations_left"], current["due"]) == (1, ["wood-storeroom"])


def test_pool_piles_reserves_and_unseen_rooms_are_shown() -> None:
    view = short("stall", "shelf", "dungeon").game.view(short("stall", "shelf", "dungeon").at, 0)
    assert view["pool"] == ["shelf", "food-corner", "warehouse", "stall", "sacrificial-altar", "dungeon"]
    assert len(view["unseen"]) == 15
    table = draft().play("uncover stall")
    view = table.game.view(table.at, 0)
    assert (view["piles"], view["caves"][0]["reserve"], len(view["display"])) == ([17, 0], 3, 7)


def test_a_spectator_sees_the_table_and_nobody_else_does() -> None:
    table = era_one()
    assert table.game.view(table.at, lascaux.NOBODY)["choices"] == []
    with pytest.raises(ValueError, match="no seat 2; seats run from 0 to 1"):
        table.game.view(table.at, 2)


def test_who_took_a_tile_is_told_where_the_past_is_known() -> None:
    table = era_one().play("take housework", "done")
    take = table.game.parse("take housework")

    def takers(past: Past) -> list[int | None]:
        board = table.game.view(table.at, 0, past)["action_board"]
        return [space["taken_by"] for space in board if space["taken"]]

    assert takers(Past([take, table.game.parse("done")], [1, 1])) == [1]
    assert takers(Past([take, take], [1, 0])) == [0]  # the latest, as tiles come back with every round
    assert takers(NO_PAST) == [None]
