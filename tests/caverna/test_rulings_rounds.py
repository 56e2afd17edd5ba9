"""Rulings about set-up, rounds, harvest markers, the solo game and ties (CAV-RULING), and their options."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.agents import make_agent
from lascaux.analysis import caveats
from lascaux.games.caverna.rules import layout
from lascaux.networks.inputs import settings
from lascaux.record import Record
from tests.caverna.farms import farm
from tests.caverna.rounds import round_with
from tests.caverna.table import Table, on_turn, table


@pytest.mark.rule("CAV-RULING-01")
def test_the_harvest_marker_is_seen_when_the_round_begins() -> None:
    made = round_with("leaf")
    assert (made.decision, made.cell(layout.MARKER)) == ("take-turn", 1)


@pytest.mark.rule("CAV-RULING-01")
def test_the_harvest_marker_may_be_seen_only_just_before_the_harvest() -> None:
    made = farm("10F", harvest_reveal="before-harvest").round(5).new_round().until("take-turn")
    assert (made.cell(layout.ROUND), made.cell(layout.MARKER)) == (6, 0)
    made.play("pass", "pass")
    assert (made.decision, made.has("F", 0)) == ("draw-marker", 10)
    assert made.fork().play("marker red").has("F", 0) == 10
    assert made.fork().play("marker leaf").has("F", 0) == 6


@pytest.mark.rule("CAV-RULING-01")
def test_late_markers_leave_the_printed_harvests_alone() -> None:
    made = farm("10F", harvest_reveal="before-harvest").round(3).play("pass", "pass")
    assert made.has("F", 0) == 6


def solo_clearing(stock: dict[str, str], **options: object) -> Table:
    made = table(1, **options).reveal("ore-delivery")
    for space, goods in stock.items():
        made.stack(space, goods)
    return made.new_round()


@pytest.mark.rule("CAV-RULING-03")
@pytest.mark.parametrize(("limit", "kept"), [(6, 5), (7, 6)])
def test_alone_spaces_are_cleared_at_six_goods_or_by_option_at_seven(limit: int, kept: int) -> None:
    made = solo_clearing({"logging": f"{kept}W", "ore-mining": f"{limit}O"}, solo_clear_at=limit)
    assert (made.stock("logging"), made.stock("ore-mining")) == (f"{kept + 1}W", "2O")


@pytest.mark.rule("CAV-RULING-03")
def test_six_is_the_default() -> None:
    assert solo_clearing({"logging": "6W"}).stock("logging") == "3W"


@pytest.mark.rule("CAV-RULING-04")
def test_alone_all_goods_of_a_space_count_together() -> None:
    assert solo_clearing({"ore-delivery": "3O 3S"}).stock("ore-delivery") == "1O 1S"
    assert solo_clearing({"ore-delivery": "3O 2S"}).stock("ore-delivery") == "4O 3S"


@pytest.mark.rule("CAV-RULING-05")
def test_no_good_breaks_a_tie() -> None:
    made = table(2).give("9F 9W 9S 9O", 0).give("0F", 1).dwarfs(14, 14, seat=0).last_exchanges()
    assert made.at.winners() == [0, 1]


@pytest.mark.rule("CAV-RULING-06")
def test_for_two_a_leaf_is_left_out() -> None:
    assert (table().cell(layout.LEAVES), table().cell(layout.REDS)) == (3, 3)
    made = round_with("leaf", "leaf", "leaf")
    made.new_round().until("take-turn")
    assert made.cell(layout.MARKER) == 2  # nothing but red markers is left


@pytest.mark.rule("CAV-RULING-06")
def test_for_two_a_random_marker_is_left_out_by_option() -> None:
    made = round_with("leaf", "leaf", "leaf", two_player_marker="random").round(8).new_round()
    assert made.until("draw-marker").legal() == {"marker leaf", "marker red"}
    made.play("marker leaf")
    assert made.new_round().until("take-turn").cell(layout.MARKER) == 2


@pytest.mark.rule("CAV-RULING-06")
def test_with_more_players_all_seven_markers_are_used() -> None:
    for option in ("leaf", "random"):
        made = table(3, two_player_marker=option)
        assert (made.cell(layout.LEAVES), made.cell(layout.REDS)) == (4, 3)


LISTED = {"drift-mining", "clearing", "starting-player", "supplies"}


@pytest.mark.rule("CAV-RULING-16")
def test_alone_four_spaces_are_not_in_play() -> None:
    made = table(1)
    assert made.spaces() == {
        *("excavation", "logging", "ore-mining", "wood-gathering", "sustenance", "ruby-mining", "housework"),
        *("slash-and-burn", "blacksmithing"),
    }
    assert table(2).spaces() >= LISTED


@pytest.mark.rule("CAV-RULING-16")
def test_alone_they_may_all_be_in_play_with_what_is_printed_for_one_to_three() -> None:
    made = table(1, spaces="all")
    assert made.spaces() == table(1).spaces() | LISTED
    assert [made.stock(space) for space in ("drift-mining", "clearing", "starting-player")] == ["1S", "1W", "1F"]
    made.play("place starting-player")
    assert (made.has("F"), made.has("O")) == (3, 2)  # two and the one that lay there
    made.play("place supplies")
    assert [made.has(good) for good in ("W", "S", "O", "F", "G")] == [1, 1, 3, 4, 2]
    assert made.until("take-turn").stock("drift-mining") == "2S"


@pytest.mark.rule("CAV-RULING-16")
def test_with_more_players_the_option_changes_nothing() -> None:
    for players in (2, 3, 4):
        assert table(players, spaces="all").spaces() == table(players).spaces()


@pytest.mark.rule("CAV-RULING-16")
def test_records_and_networks_are_as_before_the_option_came() -> None:
    usual, all_spaces = lascaux.load("caverna", players=1), lascaux.load("caverna", players=1, spaces="all")
    assert "spaces" not in Record(usual).text()
    assert "option spaces all\n" in Record(all_spaces).text()
    assert Record.parse(Record(all_spaces).text()).game.options["spaces"] == "all"
    assert settings(usual) == settings(all_spaces)
    gathering = 3  # of the four spaces; Supplies has nothing that gathers
    assert all_spaces.observation().size == usual.observation().size + gathering


@pytest.mark.rule("CAV-RULING-16")
def test_bots_play_with_all_spaces_and_analysis_says_that_they_learned_fewer() -> None:
    at = lascaux.load("caverna", players=1, spaces="all").start()
    for _ in range(20):
        at.play(make_agent("greedy").choose(at.game, at))
    assert "four of the spaces" in caveats(at.game, "en")
    assert "vier der Felder" in caveats(at.game, "de")
    assert caveats(lascaux.load("caverna", players=1), "en") == ""
    assert caveats(lascaux.load("caverna", players=2, spaces="all"), "en") == ""


@pytest.mark.rule("CAV-RULING-16")
def test_why_a_space_is_left_out_alone() -> None:
    made = table(1)
    reason = made.at.game.why_not(made.at, made.at.game.parse("place drift-mining"))
    assert reason is not None
    assert reason.clause == "CAV-RULING-16"


@pytest.mark.rule("CAV-RULING-01", "CAV-RULING-02", "CAV-RULING-03", "CAV-RULING-06", "CAV-RULING-16")
def test_five_rulings_are_options() -> None:
    options = lascaux.load("caverna").options
    assert {name: value for name, value in options.items() if name not in ("players", "furnishing_set")} == {
        "harvest_reveal": "round-start",
        "ruby_to_gold": False,
        "solo_clear_at": 6,
        "two_player_marker": "leaf",
        "spaces": "reduced",
    }


@pytest.mark.rule("CAV-RULING-20")
def test_alone_a_supplier_s_ruby_comes_too_late_to_protect() -> None:
    made = table(1).furnish("ruby-supplier").set(layout.DELIVERIES + 2, 4).stack("logging", "6W").new_round()
    assert made.decision == "take-turn"
    assert (made.stock("logging"), made.has("R")) == ("3W", 1)


@pytest.mark.rule("CAV-RULING-21")
@pytest.mark.parametrize(
    ("players", "number", "rounds"),
    [(2, 4, [5, 6, 7, 8, 10, 11, 12]), (2, 8, [10, 11, 12]), (3, 4, [5, 6, 7, 8, 9, 10, 11])],
)
def test_the_skipped_round_does_not_count_for_suppliers(players: int, number: int, rounds: list[int]) -> None:
    made = on_turn("1S", players).round(number)
    made.play("place housework", "do furnish", "furnish wood-supplier", "lay 3,2")
    delivered = []
    while made.cell(layout.ROUND) < 12:
        made.give("0W", 0).new_round().until("take-turn")
        if made.has("W", 0):
            delivered.append(made.cell(layout.ROUND))
    assert delivered == rounds


@pytest.mark.rule("CAV-RULING-22")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_beginner_set_changes_nothing_but_the_offer(players: int) -> None:
    full, beginner = table(players), table(players, furnishing_set="beginner")
    assert len(beginner.offer()) == 27
    assert len(full.offer()) == 48
    changed = [
        cell
        for cell, (one, other) in enumerate(zip(full.at.cells, beginner.at.cells, strict=True))
        if one != other and cell != layout.OFFER
    ]
    assert changed == []


@pytest.mark.rule("CAV-RULING-29")
def test_phases_are_skipped_in_seat_order_before_the_fields_are_harvested() -> None:
    made = table(3)
    for seat in range(3):
        made.give("10F 2sheep", seat).lay("small-pasture", "1,3", seat).lay("3 grain", "2,3", seat)
    made.set_cell(layout.STARTER, 2).harvest("skip-one")
    asked = []
    while made.decision == "skip-phase":
        asked.append(made.seat)
        assert [made.has("Gr", seat) for seat in range(3)] == [0, 0, 0]
        made.play("skip breeding" if made.seat == 2 else "skip fields")
    assert asked == [2, 0, 1]
    assert [made.goods(seat) for seat in range(3)] == ["6F 3sheep", "6F 3sheep", "1Gr 6F 2sheep"]
