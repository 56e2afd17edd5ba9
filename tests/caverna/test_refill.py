"""Goods on the spaces, round by round (CAV-REFILL)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules import layout
from tests.caverna.rounds import in_round, until_round
from tests.caverna.table import Table, table

# What lies on a space after the first, second and third refill, by player counts
GROWTH = [
    ("drift-mining", "23", ["1S", "2S", "3S"]),
    ("drift-mining", "4567", ["2S", "4S", "6S"]),
    ("drift-mining-2", "67", ["1S", "2S", "3S"]),
    ("excavation", "123", ["1S", "2S", "3S"]),
    ("excavation", "4567", ["2S", "3S", "4S"]),
    ("starting-player", "234567", ["1F", "2F", "3F"]),
    ("logging", "123", ["3W", "4W", "5W"]),
    ("logging", "4567", ["3W", "6W", "9W"]),
    ("ore-mining", "123", ["2O", "3O", "4O"]),
    ("ore-mining", "4567", ["3O", "5O", "7O"]),
    ("wood-gathering", "123", ["1W", "2W", "3W"]),
    ("forest-exploration", "3", ["1W", "2W", "3W"]),
    ("forest-exploration", "4567", ["2W", "3W", "4W"]),
    ("clearing", "23", ["1W", "2W", "3W"]),
    ("clearing", "4567", ["2W", "4W", "6W"]),
    ("sustenance", "123", ["1F", "2F", "3F"]),
    ("sustenance", "4567", ["1Gr", "1Gr 1V", "1Gr 2V"]),
    ("ruby-mining", "134567", ["1R", "2R", "3R"]),
    ("ruby-mining", "2", ["", "", "1R"]),
    ("strip-mining", "3", ["1O", "1O 1S", "1O 2S"]),
    ("depot", "567", ["1W 1O", "2W 2O", "3W 3O"]),
    ("fence-building", "5", ["1W", "2W", "3W"]),
    ("fence-building", "67", ["2W", "3W", "4W"]),
    ("large-depot", "7", ["2W 1S 1O", "3W 2S 2O", "4W 3S 3O"]),
]
WITHOUT_REFILL = {
    *("supplies", "growth", "housework", "slash-and-burn", "imitation-4", "imitation-2", "imitation-1", "imitation-0"),
    *("small-scale-drift-mining", "weekly-market", "hardware-rental", "extension", "blacksmithing"),
    *("ore-mine-construction", "wish-for-children", "urgent-wish-for-children", "ruby-mine-construction"),
    *("family-life", "exploration", "ore-trading", "adventure"),
}


def refilled(made: Table, space: str) -> str:
    """What lies on a space after one more refill."""
    return made.fork().new_round().until("take-turn").stock(space)


@pytest.mark.rule("CAV-REFILL-01", "CAV-REFILL-02")
@pytest.mark.parametrize(
    ("space", "players", "stocks"),
    [(space, int(players), stocks) for space, counts, stocks in GROWTH for players in counts],
)
def test_every_round_brings_goods(space: str, players: int, stocks: list[str]) -> None:
    made = table(players)
    assert [until_round(made, number).stock(space) for number in (1, 2, 3)] == stocks


@pytest.mark.rule("CAV-REFILL-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6, 7])
def test_no_other_preprinted_space_gathers_goods(players: int) -> None:
    made = in_round(3, players)
    gathering = {space for space in made.spaces() if made.stock(space)} - {"sheep-farming"}
    assert gathering == {space for space, counts, _ in GROWTH if str(players) in counts}


@pytest.mark.rule("CAV-REFILL-01")
@pytest.mark.parametrize(
    ("card", "stocks"),
    [
        ("sheep-farming", ["1sheep", "2sheep", "3sheep"]),
        ("donkey-farming", ["1donkey", "2donkey", "3donkey"]),
        ("ore-delivery", ["1O 1S", "2O 2S", "3O 3S"]),
        ("ruby-delivery", ["2R", "3R", "4R"]),
    ],
)
@pytest.mark.parametrize("players", [1, 2, 7])
def test_four_cards_gather_goods(card: str, stocks: list[str], players: int) -> None:
    made, found = table(players).reveal(card), []
    for _ in range(3):
        found.append(made.begin(layout.REFILL).stock(card))
    assert found == stocks


@pytest.mark.rule("CAV-REFILL-01")
def test_the_card_just_revealed_is_refilled_and_others_of_its_stage_are_not() -> None:
    made = Table(players=4).play("start 0", "reveal sheep-farming")
    assert made.stock("sheep-farming") == "1sheep"
    made = table(4).new_round().play("reveal ore-mine-construction")
    assert made.stock("sheep-farming") == ""


@pytest.mark.rule("CAV-REFILL-02")
@pytest.mark.parametrize(
    ("players", "space", "goods", "after"),
    [
        (2, "logging", "", "3W"),
        (2, "logging", "1W", "2W"),
        (4, "ore-mining", "1O", "3O"),
        (7, "fence-building", "5W", "6W"),
        (7, "large-depot", "", "2W 1S 1O"),
        (7, "large-depot", "1O", "1W 1S 2O"),
        (4, "sustenance", "1V", "2V"),
        (3, "strip-mining", "1S", "2S"),
    ],
)
def test_empty_means_that_no_good_at_all_lies_there(players: int, space: str, goods: str, after: str) -> None:
    assert refilled(table(players).stack(space, goods), space) == after


@pytest.mark.rule("CAV-REFILL-02")
def test_a_space_emptied_by_a_dwarf_is_refilled_as_empty() -> None:
    made = table(2).new_round().until("take-turn").play("place logging")
    assert made.has("W", 0) == 4
    assert refilled(made, "logging") == "3W"


@pytest.mark.rule("CAV-REFILL-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_with_more_than_one_player_there_is_no_limit(players: int) -> None:
    assert refilled(table(players).stack("ruby-mining", "60R").round(4), "ruby-mining") == "61R"
    assert refilled(table(players).stack("excavation", "60S"), "excavation") == "61S"


@pytest.mark.rule("CAV-REFILL-04")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_sustenance_has_one_grain_and_then_vegetables(players: int) -> None:
    assert in_round(5, players).stock("sustenance") == "1Gr 4V"


@pytest.mark.rule("CAV-REFILL-05")
def test_strip_mining_has_one_ore_and_then_stone() -> None:
    assert in_round(5, 3).stock("strip-mining") == "1O 4S"


@pytest.mark.rule("CAV-REFILL-06")
def test_the_large_depot_has_one_more_wood_if_it_was_empty() -> None:
    assert in_round(5, 7).stock("large-depot") == "6W 5S 5O"


@pytest.mark.rule("CAV-REFILL-07")
@pytest.mark.parametrize(("players", "rubies"), [(1, 4), (2, 2), (3, 4), (4, 4), (5, 4), (6, 4), (7, 4)])
def test_for_two_players_rubies_come_from_round_3_on(players: int, rubies: int) -> None:
    assert in_round(4, players).stock("ruby-mining") == f"{rubies}R"


@pytest.mark.rule("CAV-REFILL-08")
@pytest.mark.parametrize("number", [10, 11, 12])
@pytest.mark.parametrize("players", [2, 4])
def test_ruby_delivery_comes_with_two_rubies(number: int, players: int) -> None:
    made = table(players).reveal(*({"adventure", "ore-trading"} if number == 12 else set())).round(number - 1)
    made.new_round()
    if made.decision == "draw-card":
        made.play("reveal ruby-delivery")
    assert made.until("take-turn").stock("ruby-delivery") == "2R"


@pytest.mark.rule("CAV-REFILL-09")
@pytest.mark.parametrize(("goods", "after"), [("5W", "6W"), ("6W", "3W"), ("7W", "3W")])
def test_alone_a_space_with_six_goods_is_emptied_before_the_refill(goods: str, after: str) -> None:
    assert table(1).stack("logging", goods).new_round().stock("logging") == after


@pytest.mark.rule("CAV-REFILL-09")
def test_all_goods_of_a_space_count_together() -> None:
    made = table(1).reveal("ore-delivery").stack("ore-delivery", "3O 3S").new_round()
    assert made.stock("ore-delivery") == "1O 1S"


@pytest.mark.rule("CAV-REFILL-09")
def test_a_ruby_protects_a_space() -> None:
    made = table(1).give("1R").stack("logging", "6W").new_round()
    assert made.legal() == {"protect logging", "clear logging"}
    kept, lost = made.fork().play("protect logging"), made.fork().play("clear logging")
    assert (kept.stock("logging"), kept.has("R")) == ("7W", 0)
    assert (lost.stock("logging"), lost.has("R")) == ("3W", 1)


@pytest.mark.rule("CAV-REFILL-09")
def test_the_new_card_is_revealed_before_the_clearing() -> None:
    made = table(1).give("1R").stack("logging", "6W").new_round()
    assert (made.decision, "sheep-farming" in made.spaces()) == ("protect-space", True)


@pytest.mark.rule("CAV-REFILL-09")
@pytest.mark.parametrize("players", [2, 4])
def test_with_others_nothing_is_ever_cleared(players: int) -> None:
    made = table(players).give("3R").stack("logging", "20W").new_round().play("reveal sheep-farming")
    assert made.stock("logging") == f"{23 if players > 3 else 21}W"


@pytest.mark.rule("CAV-REFILL-10")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6, 7])
def test_spaces_without_refill_never_hold_goods(players: int) -> None:
    made = in_round(12, players)
    assert [space for space in made.spaces() & WITHOUT_REFILL if made.stock(space)] == []
    assert {space for space in made.spaces() if not made.stock(space)} <= WITHOUT_REFILL


@pytest.mark.rule("CAV-REFILL-10")
def test_what_they_give_comes_from_the_bank_at_every_use() -> None:
    made = table(3).give("0F").play("place supplies")
    assert made.goods(0) == "1W 1S 1O 2G 1F"
    made.bring_home().turn_of(1).give("0F").play("place supplies")
    assert made.goods(1) == "1W 1S 1O 2G 1F"
