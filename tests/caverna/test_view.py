"""The view is plain data and complete: schedule, action spaces, offer, what is being done."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import lascaux
from lascaux.games.caverna.rules.housing import fits
from lascaux.games.caverna.rules.rooms import ROOMS
from lascaux.games.caverna.rules.scoring import room_bonus
from tests.caverna.table import Table, expedition, on_turn, table


def seen(made: Table, seat: int = 0) -> Any:
    return made.game.view(made.at, seat)


def space(made: Table, name: str) -> Any:
    return next(found for found in seen(made)["spaces"] if found["space"] == name)


@pytest.mark.rule("CAV-HARVEST-01", "CAV-HARVEST-02", "CAV-HARVEST-03", "CAV-ROUND-02")
def test_the_schedule_shows_cards_and_harvests_as_far_as_they_are_known() -> None:
    view = seen(table(2))
    assert [row["round"] for row in view["schedule"]] == [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]
    assert [row["harvest"] for row in view["schedule"]] == ["none", "none", "full", "one-food", "full"] + [None] * 6
    first, fourth = view["schedule"][0], view["schedule"][3]
    assert first == {"round": 1, "stage": 1, "card": "blacksmithing", "revealed": True, "harvest": "none"}
    assert (fourth["card"], fourth["revealed"], fourth["stage"]) == ("wish-for-children", False, 2)
    assert view["unrevealed"][0] == ["sheep-farming", "ore-mine-construction"]
    assert [len(stage) for stage in view["unrevealed"]] == [2, 3, 2, 3]  # Exploration is for three and more


@pytest.mark.rule("CAV-CARDS-06", "CAV-HARVEST-09")
def test_alone_everything_to_come_is_known() -> None:
    schedule = seen(table(1))["schedule"]
    assert [row["card"] for row in schedule][6:9] == ["ore-delivery", "family-life", "ore-trading"]
    assert [row["harvest"] for row in schedule] == ["none", "none", "full", "one-food", *["full"] * 7]


@pytest.mark.rule("CAV-HARVEST-05", "CAV-HARVEST-08")
def test_a_marker_says_how_its_round_ends() -> None:
    made = table(3).round(5).new_round().until("draw-marker")
    assert (seen(made)["phase"], seen(made)["harvest"]) == ("new-round", None)
    view = seen(made.play("marker red"))
    assert (view["phase"], view["harvest"], view["schedule"][5]["harvest"]) == ("work", "none", "none")
    assert view["markers"] == {"current": "first-red", "leaves_left": 4, "reds_left": 2, "reds_seen": 1}


def test_the_phase_is_named() -> None:
    made = Table(players=2)
    assert (seen(made)["phase"], seen(made)["round"]) == ("setup", 0)
    assert seen(made.play("start 1"))["phase"] == "new-round"
    assert seen(made.play("reveal blacksmithing"))["phase"] == "work"
    assert seen(table().give("0F").harvest())["phase"] == "feeding"
    made = table().give("4F 2sheep 1R").lay("1 grain", "2,3").harvest("skip-one")
    assert seen(made)["phase"] == "skipping"
    assert seen(made.play("skip fields", "feed food"))["phase"] == "breeding"
    assert seen(table().give("1R").last_exchanges())["phase"] == "last-exchanges"
    assert seen(table().last_exchanges())["phase"] == "over"


@pytest.mark.rule("CAV-SPACE-15")
def test_the_next_starting_player_is_shown() -> None:
    view = seen(table().play("pass", "place starting-player"))
    assert (view["start_player"], view["next_start_player"]) == (0, 1)


def test_spaces_show_goods_and_dwarfs() -> None:
    made = table(4).dwarfs(5, 0, seat=1).stack("logging", "7W").occupy("logging", 1)
    logging = space(made, "logging")
    assert logging["goods"] == {"wood": 7}
    assert logging["workers"] == [{"seat": 1, "strength": 5, "newborn": False}]
    assert logging["refill"] == [{"good": "wood", "onto_empty": 3, "onto_others": 3}]
    assert logging["parts"] == [{"deed": "expedition", "level": 1, "gain": {}, "side": 0}]
    assert space(made, "starting-player")["gain"] == {"ruby": 1}
    assert [found["imitation_cost"] for found in seen(made)["spaces"] if found["imitation_cost"] is not None] == [2]


@pytest.mark.parametrize("players", range(1, 8))
def test_all_spaces_in_play_are_shown(players: int) -> None:
    made = table(players)
    assert {found["space"] for found in seen(made)["spaces"]} == made.spaces()
    assert seen(made)["spaces"][-1]["card_of_round"] == 1


@pytest.mark.rule("CAV-GROW-02")
def test_a_newborn_stands_with_its_parent() -> None:
    made = table(4).furnish("dwelling").play("place growth", "do grow")
    assert [worker["newborn"] for worker in space(made, "growth")["workers"]] == [False, True]
    dwarfs = seen(made)["players"][0]["dwarfs"]
    assert dwarfs[2] == {"strength": 0, "newborn": True, "space": "growth"}
    assert (dwarfs[1]["space"], seen(made)["players"][0]["beds"]) == (None, 3)


@pytest.mark.rule("CAV-CARDS-08")
def test_the_turned_card_is_shown_in_its_round() -> None:
    made = table(2).round(3).new_round().round(6).new_round()
    made.until("draw-card").play("reveal family-life").until("take-turn")
    assert "wish-for-children" not in made.spaces()
    assert space(made, "urgent-wish-for-children")["card_of_round"] == 4
    assert seen(made)["schedule"][3]["card"] == "urgent-wish-for-children"


@pytest.mark.rule("CAV-SPACE-13")
def test_sides_tell_what_excludes_each_other() -> None:
    made = table(7).reveal("urgent-wish-for-children")
    sides = {found["space"]: [part["side"] for part in found["parts"]] for found in seen(made)["spaces"]}
    assert sides["excavation"] == [1, 2]
    assert sides["extension"] == [1, 2]
    assert sides["urgent-wish-for-children"] == [1, 1, 2]
    assert sides["blacksmithing"] == [0, 0]


def test_the_offer_shows_cost_and_points() -> None:
    made = table()
    offer = {row["furnishing"]: row for row in seen(made)["offer"]}
    assert set(offer) == made.offer()
    parlor = offer["state-parlor"]
    assert (parlor["colour"], parlor["cost"]) == ("yellow", {"stone": 3, "gold": 5})
    assert (parlor["points"], parlor["conditional"]) == (0, True)
    assert (offer["dwelling"]["points"], offer["dwelling"]["conditional"]) == (3, False)
    assert "miner" not in {row["furnishing"] for row in seen(table(furnishing_set="beginner"))["offer"]}


@pytest.mark.rule("CAV-SCORE-12", "CAV-SCORE-13")
def test_conditional_furnishings_are_those_that_can_score_more() -> None:
    made = table().give("9S 9O 9R 9Gr 9V 9sheep 9cattle").dwarfs(1, 1, 1, 1, 1)
    marked = {row["furnishing"] for row in seen(made)["offer"] if row["conditional"]}
    scoring = set()
    for room in ROOMS[1:]:
        owner = made.fork().furnish(room.slug)
        if room.slug == "prayer-chamber":
            owner.dwarfs(0, 0)
        owner.lay("dwelling", "3,0 3,2 4,1")
        if room_bonus(owner.at, 0, room.number):
            scoring.add(room.slug)
    assert marked == scoring


def test_an_expedition_shows_its_strength_and_what_was_taken() -> None:
    made = expedition(5, 3).play("loot wood", "loot sheep")
    current = seen(made)["current"]
    assert current["expedition"] == {"strength": 5, "items_left": 1, "taken": ["wood", "sheep"]}
    assert (current["space"], current["done"], current["dwarf"]) == ("blacksmithing", ["expedition"], 0)


def test_a_tile_being_laid_is_shown() -> None:
    made = table().play("place clearing", "do meadow-field")
    pairs = [["2,2", "2,3"], ["1,3", "2,3"], ["2,3", "2,2"], ["2,3", "1,3"]]
    assert seen(made)["current"]["laying"] == {"deed": "meadow-field", "first": None, "pairs": pairs}
    assert seen(made.play("lay 2,3"))["current"]["laying"] == {"deed": "meadow-field", "first": "2,3", "pairs": []}
    assert seen(made.play("lay 2,2"))["current"]["laying"] is None


def test_a_chosen_furnishing_and_the_market_are_shown() -> None:
    made = on_turn("9W 9S").lay("cavern", "4,3").play("place housework", "do furnish", "furnish seam")
    assert seen(made)["current"]["furnishing"] == "seam"
    current = seen(table(5).play("place weekly-market", "buy dog", "buy wood"))["current"]
    assert (current["space"], current["bought"]) == ("weekly-market", ["wood", "dog"])
    current = seen(on_turn("6O").reveal("ore-trading").play("place ore-trading", "do trade"))["current"]
    assert current["trades_left"] == 2


def test_an_imitated_space_is_the_one_in_use() -> None:
    made = table(4).give("2F").stack("clearing", "2W").occupy("clearing", 1).play("place imitation-2")
    assert seen(made)["current"]["space"] == "imitation-2"
    assert seen(made.play("imitate clearing"))["current"]["space"] == "clearing"


def test_only_the_seat_that_chooses_is_sent_choices_with_targets() -> None:
    made = table(2)
    assert {choice["name"] for choice in seen(made)["choices"]} == made.legal()
    assert seen(made)["choices"][0]["targets"] == [{"kind": "space", "name": "drift-mining"}]
    assert seen(made, 1)["choices"] == []
    assert seen(made, lascaux.NOBODY)["choices"] == []
    with pytest.raises(ValueError, match="no seat 2; seats run from 0 to 1"):
        seen(made, 2)


@pytest.mark.parametrize("players", [1, 2, 4, 7])
def test_the_view_is_plain_data_at_every_moment(players: int) -> None:
    made, rng = Table(players=players), Random(players)
    while not made.at.over:
        made.at.play(made.at.sample(rng) if made.at.actor == lascaux.CHANCE else rng.choice(list(made.at.choices())))
        if rng.randrange(25) == 0 or made.at.over:
            view = seen(made)
            assert json.loads(json.dumps(view)) == view
            assert (view["players"][0]["homeless"] == {}) == fits(made.at, 0)
