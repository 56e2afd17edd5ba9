"""The set-up (CAV-SETUP)."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.core.position import CHANCE
from lascaux.games.caverna.rules import layout
from tests.caverna.laying import do
from tests.caverna.rounds import idle, in_round, moments, until_round
from tests.caverna.table import Table, on_turn, table

BASIC = {"excavation", "logging", "ore-mining", "sustenance", "ruby-mining", "housework", "slash-and-burn"}
SOLO = BASIC | {"wood-gathering"}
TWO = SOLO | {"drift-mining", "clearing", "starting-player", "supplies"}
THREE = TWO | {"forest-exploration", "strip-mining", "imitation-4"}
FOUR = BASIC | {"drift-mining", "clearing", "starting-player", "growth", "forest-exploration", "imitation-2"}
MARKET = {"depot", "weekly-market", "hardware-rental", "fence-building"}
FIVE = FOUR | MARKET | {"imitation-4", "small-scale-drift-mining"}
SIX = FOUR | MARKET | {"imitation-1", "drift-mining-2"}
SEVEN = SIX | {"imitation-0", "large-depot", "extension"}


@pytest.mark.rule(
    *("CAV-SETUP-01", "CAV-SETUP-02", "CAV-SETUP-03", "CAV-SETUP-04", "CAV-SETUP-05", "CAV-SETUP-06", "CAV-SETUP-07")
)
@pytest.mark.parametrize(
    ("players", "spaces"), [(1, SOLO), (2, TWO), (3, THREE), (4, FOUR), (5, FIVE), (6, SIX), (7, SEVEN)]
)
def test_the_preprinted_spaces(players: int, spaces: set[str]) -> None:
    assert table(players).spaces() - {"blacksmithing"} == spaces


@pytest.mark.rule("CAV-SETUP-02")
@pytest.mark.parametrize("players", [0, 8, "some"])
def test_one_to_seven_play(players: object) -> None:
    with pytest.raises(lascaux.BadOption, match="players"):
        Table(players=players)


@pytest.mark.rule("CAV-SETUP-01", "CAV-SETUP-02", "CAV-SETUP-03", "CAV-SETUP-04")
@pytest.mark.parametrize(("players", "rounds"), [(1, 11), (2, 11), (3, 12), (4, 12), (7, 12)])
def test_the_number_of_rounds(players: int, rounds: int) -> None:
    assert len({moment.cell(layout.ROUND) for moment in moments(table(players))}) == rounds


@pytest.mark.rule("CAV-SETUP-01", "CAV-SETUP-02", "CAV-SETUP-03", "CAV-SETUP-04", "CAV-SETUP-12")
@pytest.mark.parametrize(("players", "leaves", "reds"), [(1, 0, 0), (2, 3, 3), (3, 4, 3), (4, 4, 3), (7, 4, 3)])
def test_the_harvest_markers(players: int, leaves: int, reds: int) -> None:
    made = table(players)
    assert (made.cell(layout.LEAVES), made.cell(layout.REDS)) == (leaves, reds)


@pytest.mark.rule("CAV-SETUP-12")
@pytest.mark.parametrize(("players", "rounds"), [(2, [6, 7, 8, 10, 11, 12]), (3, [6, 7, 8, 9, 10, 11, 12])])
def test_one_marker_for_each_round_from_the_sixth(players: int, rounds: list[int]) -> None:
    made, marked = table(players), []
    for number in range(1, 13):
        if number != 9 or players > 2:
            until_round(made, number)
            marked += [number] if made.cell(layout.MARKER) else []
    assert marked == rounds
    assert made.cell(layout.LEAVES) + made.cell(layout.REDS) == 0


@pytest.mark.rule("CAV-SETUP-12")
def test_markers_turn_up_in_proportion_to_those_left() -> None:
    made = in_round(5, 4)
    for drawn, shares in (("leaf", [4, 3]), ("leaf", [3, 3]), ("red", [2, 3]), ("leaf", [2, 2])):
        assert list(idle(made, "draw-marker").at.weights()) == shares
        made.play(f"marker {drawn}")


@pytest.mark.rule("CAV-SETUP-12")
def test_the_last_markers_of_one_kind_need_no_draw() -> None:
    made = table(4).round(5).set_cell(layout.REDS, 0).new_round().until("take-turn")
    assert made.cell(layout.MARKER) == 1
    assert made.cell(layout.LEAVES) == 3


@pytest.mark.rule("CAV-SETUP-08")
@pytest.mark.parametrize("players", [1, 2, 7])
def test_everybody_starts_with_two_unarmed_dwarfs_and_nothing_but_food(players: int) -> None:
    made = table(players)
    for seat in range(players):
        assert made.goods(seat) == f"{made.has('F', seat)}F"
        assert made.strengths(seat) == [0, 0]
        assert made.own(layout.ADULTS, seat) == 2
        assert made.own(layout.BEGGING, seat) == 0
        assert made.rooms(seat) == set()


@pytest.mark.rule("CAV-SETUP-08", "CAV-SETUP-11")
def test_the_reserve_is_three_dwarfs() -> None:
    made = on_turn().furnish("couple-dwelling").furnish("dwelling").furnish("dwelling").furnish("mixed-dwelling")
    for dwarfs in (3, 4, 5):
        do(made.bring_home().turn_of(0), "wish-for-children", "grow")
        assert len(made.strengths(0)) == dwarfs
    assert "wish-for-children" not in made.bring_home().turn_of(0).placeable()


@pytest.mark.rule("CAV-SETUP-11")
def test_the_additional_dwelling_makes_room_for_a_sixth_dwarf_not_for_a_seventh() -> None:
    made = on_turn().dwarfs(0, 0, 0, 0, 0).furnish("additional-dwelling").furnish("couple-dwelling")
    do(made, "wish-for-children", "grow")
    assert len(made.strengths(0)) == 6
    assert not made.bring_home().turn_of(0).placeable() & {"wish-for-children"}


@pytest.mark.rule("CAV-SETUP-08", "CAV-SETUP-11")
def test_everybody_has_three_stables() -> None:
    made = on_turn("9S").lay("stable", "0,0 0,1")
    do(made, "sheep-farming", "stable").play("lay 0,3")
    assert len(made.squares("stable", 0)) == 3
    made.bring_home().turn_of(0).stack("sheep-farming", "")
    assert "sheep-farming" not in made.placeable()


@pytest.mark.rule("CAV-SETUP-09")
@pytest.mark.parametrize(
    ("players", "food"),
    [
        (2, [1, 1]),
        (3, [1, 1, 2]),
        (4, [1, 1, 2, 3]),
        (5, [1, 1, 2, 3, 3]),
        (6, [1, 1, 2, 3, 3, 3]),
        (7, [1, 1, 2, 3, 3, 3, 3]),
    ],
)
@pytest.mark.parametrize("starter", [0, 1])
def test_the_later_in_the_order_the_more_food(players: int, food: list[int], starter: int) -> None:
    made = Table(players=players).play(f"start {starter}")
    assert [made.has("F", (starter + order) % players) for order in range(players)] == food


@pytest.mark.rule("CAV-SETUP-09", "CAV-SETUP-01")
def test_alone_one_starts_with_two_food() -> None:
    assert table(1).goods() == "2F"


@pytest.mark.rule("CAV-SETUP-10")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_every_seat_may_start_and_is_equally_likely_to(players: int) -> None:
    made = Table(players=players)
    assert made.at.actor == CHANCE
    assert made.legal() == {f"start {seat}" for seat in range(players)}
    assert list(made.at.weights()) == [1] * players


@pytest.mark.rule("CAV-SETUP-10")
def test_seats_follow_clockwise() -> None:
    made, order = Table(players=4).play("start 2", "reveal blacksmithing"), []
    for _ in range(4):
        order.append(made.seat)
        made.play(min(made.legal("place")))
        while made.decision != "take-turn":
            made.play("done" if made.offers("done") else min(made.legal()))
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("CAV-SETUP-11")
def test_ordinary_dwellings_never_run_out() -> None:
    made = on_turn("99W 99S").furnish("dwelling").furnish("dwelling").furnish("dwelling", seat=1)
    for square in ("3,2", "5,3"):
        made.lay("cavern", square).bring_home().turn_of(0)
        made.play("place housework", "do furnish", "furnish dwelling", f"lay {square}")
    assert len(made.squares("dwelling", 0)) == 1 + 4


@pytest.mark.rule("CAV-SETUP-11")
def test_every_other_furnishing_exists_once_in_the_game() -> None:
    made = on_turn("99W 99S 99O 99G 99Gr 99V 99F").give("99W 99S 99O 99G 99Gr 99V 99F", 1)
    made.play("place housework", "do furnish", "furnish carpenter", "lay 3,2", "done")
    offered = made.bring_home().turn_of(1).play("place housework", "do furnish").legal("furnish")
    assert "furnish carpenter" not in offered
    assert len(offered) == 47


@pytest.mark.rule("CAV-SETUP-11")
def test_weapons_of_the_same_strength_are_not_limited() -> None:
    made = on_turn("2O", players=3).dwarfs(1, 1, 1, 0).dwarfs(1, 1, 1, 1, seat=1)
    assert made.play("place blacksmithing", "do forge").offers("forge 1")


@pytest.mark.rule("CAV-SETUP-11")
def test_the_bank_never_runs_out() -> None:
    made = on_turn("500W 500S 500O 500G 500F").give("500W 500S 500O 500G 500F", 1).play("place supplies")
    assert made.goods(0) == "501W 501S 501O 502G 501F"


@pytest.mark.rule("CAV-SETUP-11")
def test_tiles_never_run_out() -> None:
    made = on_turn()
    made.lay("meadow", "0,0 0,1 0,2 0,3 1,0 1,1 1,2 1,3 2,0 2,1", 1).lay("field", "2,2 2,3", 1)
    assert do(made, "clearing", "meadow-field").layable()


@pytest.mark.rule("CAV-SETUP-13")
def test_every_card_of_a_stage_is_equally_likely_to_come_first() -> None:
    made = Table(players=4).play("start 0")
    assert made.at.actor == CHANCE
    assert made.legal() == {"reveal blacksmithing", "reveal sheep-farming", "reveal ore-mine-construction"}
    assert list(made.at.weights()) == [1, 1, 1]


@pytest.mark.rule("CAV-SETUP-14")
@pytest.mark.parametrize(("furnishing_set", "kinds"), [("full", 48), ("beginner", 27)])
@pytest.mark.parametrize("seat", [0, 1])
def test_all_furnishings_are_open_to_everybody_from_the_start(furnishing_set: str, kinds: int, seat: int) -> None:
    made = table(furnishing_set=furnishing_set).give("99W 99S 99O 99G 99Gr 99V 99F", seat).turn_of(seat)
    assert len(made.play("place housework", "do furnish").legal("furnish")) == kinds


@pytest.mark.rule("CAV-SETUP-15")
def test_cards_and_markers_are_decided_only_when_they_are_turned_up() -> None:
    made = idle(in_round(5, 4), "draw-marker")
    leaf, red = made.fork().play("marker leaf"), made.fork().play("marker red")
    assert (leaf.cell(layout.MARKER), red.cell(layout.MARKER)) == (1, 2)
    assert idle(leaf, "draw-card").legal() == {"reveal family-life", "reveal exploration", "reveal ore-delivery"}
