"""The course of a round: phases, turns, the token (CAV-ROUND-01 to -07, -12 to -14)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules import layout
from tests.caverna.laying import do
from tests.caverna.rounds import idle, in_round, moments, until_round
from tests.caverna.spaces import only_free
from tests.caverna.table import Table, table

# Phases


@pytest.mark.rule("CAV-ROUND-01")
def test_a_new_card_is_refilled_in_the_round_it_comes() -> None:
    made = table().new_round().play("reveal sheep-farming")
    assert made.stock("sheep-farming") == "1sheep"


@pytest.mark.rule("CAV-ROUND-01")
def test_from_round_6_the_marker_follows_the_card() -> None:
    made = idle(in_round(6, 4), "draw-card").play("reveal exploration")
    assert made.decision == "draw-marker"
    assert made.play("marker leaf").decision == "take-turn"


@pytest.mark.rule("CAV-ROUND-01")
def test_card_and_marker_come_before_the_refill() -> None:
    made = idle(in_round(6, 4), "draw-marker")
    assert made.stock("logging") == "18W"
    assert made.play("marker leaf").stock("logging") == "21W"


@pytest.mark.rule("CAV-ROUND-01", "CAV-ROUND-14")
def test_everybody_is_home_before_the_harvest() -> None:
    made = in_round(3).give("0F").play("place logging")
    assert made.occupied() == {"logging"}
    idle(made, "feed-dwarfs")
    assert made.occupied() == set()
    assert made.cell(layout.ROUND) == 3


@pytest.mark.rule("CAV-ROUND-02")
@pytest.mark.parametrize(
    ("players", "rounds"),
    [(1, [*range(1, 9), 10, 11, 12]), (2, [*range(1, 9), 10, 11, 12]), (3, [*range(1, 13)]), (7, [*range(1, 13)])],
)
def test_the_rounds_of_a_game(players: int, rounds: list[int]) -> None:
    assert list(dict.fromkeys(moment.cell(layout.ROUND) for moment in moments(table(players)))) == rounds


@pytest.mark.rule("CAV-ROUND-02")
def test_the_game_is_scored_after_the_harvest_of_the_last_round() -> None:
    made = in_round(12, 1).give("0F").lay("3 grain", "2,3").play("pass")
    assert (made.decision, made.goods()) == ("feed-dwarfs", "1Gr")
    begging = made.own(layout.BEGGING)
    assert made.play("feed food").at.over
    assert made.own(layout.BEGGING) == begging + 4


@pytest.mark.rule("CAV-ROUND-03")
@pytest.mark.parametrize("seat", [0, 1])
def test_suppliers_and_miner_pay_everybody_before_the_first_placement(seat: int) -> None:
    made = table().give("0F", seat).set(layout.DELIVERIES, 1, seat).set(layout.DELIVERIES + 2, 1, seat)
    made.furnish("miner", seat=seat).lay("ore-mine", "5,0 5,1", seat).give("2donkey", seat)
    made.new_round().play("reveal sheep-farming")
    assert made.decision == "take-turn"
    assert made.goods(seat) == "1W 2O 1R 2donkey"


@pytest.mark.rule("CAV-ROUND-03")
def test_income_comes_after_the_refill() -> None:
    """A ruby of the supplier comes too late to protect a space."""
    made = table(1).set(layout.DELIVERIES + 2, 1).stack("ore-mining", "6O").new_round()
    assert made.decision == "take-turn"
    assert (made.stock("ore-mining"), made.has("R")) == ("2O", 1)


# Turns


@pytest.mark.rule("CAV-ROUND-04")
def test_one_dwarf_each_clockwise_from_the_starting_player() -> None:
    made = Table(players=3).play("start 1", "reveal blacksmithing")
    seats = []
    for space in ("logging", "ore-mining", "ruby-mining", "wood-gathering", "supplies", "strip-mining"):
        seats.append(made.seat)
        made.play(f"place {space}")
    assert seats == [1, 2, 0, 1, 2, 0]
    assert made.cell(layout.ROUND) == 2


@pytest.mark.rule("CAV-ROUND-04")
def test_the_space_is_carried_out_before_the_next_player_places() -> None:
    made = table().play("place logging")
    assert (made.has("W", 0), made.seat) == (3, 1)
    made.play("place excavation")
    assert (made.decision, made.seat) == ("choose-deed", 1)


@pytest.mark.rule("CAV-ROUND-05")
def test_who_has_no_dwarf_left_is_skipped() -> None:
    made = table(3).dwarfs(0, 0, 0, 0, seat=1)
    seats = []
    for space in (
        *("logging", "ore-mining", "ruby-mining", "wood-gathering"),
        *("supplies", "strip-mining", "forest-exploration", "starting-player"),
    ):
        seats.append(made.seat)
        made.play(f"place {space}")
    assert seats == [0, 1, 2, 0, 1, 2, 1, 1]
    assert made.cell(layout.ROUND) == 2


@pytest.mark.rule("CAV-ROUND-05")
def test_newborns_are_not_placed() -> None:
    made = table().dwarfs(0, 0, 0, newborn=1)
    made.play("place logging", "place ore-mining", "place supplies", "place wood-gathering")
    assert made.cell(layout.ROUND) == 2


@pytest.mark.rule("CAV-ROUND-06")
def test_who_passes_is_skipped_until_the_work_phase_ends() -> None:
    made = table(3).play("pass", "place logging", "place ore-mining")
    assert made.seat == 1
    made.play("place supplies")
    assert made.seat == 2
    made.play("place strip-mining")
    assert made.cell(layout.ROUND) == 2
    made.play("reveal sheep-farming")
    assert made.seat == 0


@pytest.mark.rule("CAV-ROUND-06")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6, 7])
def test_passing_is_allowed_at_every_player_count(players: int) -> None:
    assert table(players).offers("pass")


@pytest.mark.rule("CAV-ROUND-07")
def test_a_dwarf_without_a_legal_space_is_left_out_for_a_stronger_one() -> None:
    made = only_free(table(3).reveal("exploration").dwarfs(0, 5), "exploration")
    assert made.legal() == {"place exploration", "pass"}
    made.play("place exploration", "do expedition", "loot wood", "done")
    assert made.strengths(0) == [0, 6]


@pytest.mark.rule("CAV-ROUND-07")
def test_no_ruby_is_needed_or_taken_for_that() -> None:
    made = only_free(table(3).reveal("exploration").dwarfs(0, 0, 5, 7).give("1R"), "exploration")
    assert made.legal("send") == {"send 7"}
    assert made.play("place exploration").has("R") == 1
    assert made.own(layout.WORKS_AT + 2)


@pytest.mark.rule("CAV-ROUND-07")
def test_who_has_no_dwarf_with_a_legal_space_must_pass() -> None:
    made = only_free(table(3).reveal("exploration"), "exploration").give("0F")
    assert made.legal() == {"pass"}


# The token


@pytest.mark.rule("CAV-ROUND-12")
def test_the_token_changes_the_order_from_the_next_round_on() -> None:
    made = table(4).play("place logging", "place ore-mining", "place ruby-mining", "place starting-player")
    assert made.seat == 0
    made.play("pass", "pass", "pass")
    assert made.seat == 3
    assert until_round(made, 2).seat == 3
    seats = []
    for space in ("logging", "ore-mining", "ruby-mining", "forest-exploration"):
        seats.append(made.seat)
        made.play(f"place {space}")
    assert seats == [3, 0, 1, 2]


@pytest.mark.rule("CAV-ROUND-12")
def test_the_harvest_of_the_round_still_follows_the_old_order() -> None:
    made = in_round(3).give("0F", 0).give("0F", 1).play("place logging", "place starting-player")
    assert idle(made, "feed-dwarfs").seat == 0


@pytest.mark.rule("CAV-ROUND-13")
def test_without_that_space_the_token_stays() -> None:
    made = Table(players=4).play("start 2", "reveal blacksmithing")
    assert [until_round(made, number).seat for number in (2, 3, 4)] == [2, 2, 2]
    made.play("place starting-player")
    assert [until_round(made, number).seat for number in (5, 6)] == [2, 2]


# Home again


@pytest.mark.rule("CAV-ROUND-14")
def test_all_spaces_become_free_and_all_dwarfs_come_home() -> None:
    made = table().play("place logging", "place ore-mining", "place supplies", "place wood-gathering")
    made.play("reveal sheep-farming")
    assert made.occupied() == set()
    assert {"logging", "ore-mining", "supplies", "wood-gathering"} <= made.placeable()
    assert [made.own(layout.WORKS_AT + dwarf, seat) for seat in (0, 1) for dwarf in (0, 1)] == [0] * 4


@pytest.mark.rule("CAV-ROUND-14")
def test_a_newborn_is_one_in_this_harvest_and_grown_up_in_the_next_round() -> None:
    made = until_round(table(1), 3).furnish("dwelling").give("5F")
    do(made, "wish-for-children", "grow").play("pass")
    assert (made.cell(layout.ROUND), made.has("F")) == (4, 0)  # two adults and a newborn ate 5
    assert made.own(layout.BEGGING) == 0
    spaces = ("logging", "ore-mining", "wood-gathering")
    made.play(*[f"place {space}" for space in spaces])
    assert (made.cell(layout.ROUND), made.decision) == (4, "feed-dwarfs")
