"""The set-up (STA-SETUP)."""

from __future__ import annotations

import itertools

import pytest

import lascaux
from lascaux.games.stone_age.rules import layout
from tests.game_table import members
from tests.stone_age.table import Table, Tribe, acting, table

WINTER_OPTIONS = ("hard_winter", "animals", "igloos")
ALL_COMBINATIONS = [dict(zip(WINTER_OPTIONS, on, strict=True)) for on in itertools.product([False, True], repeat=3)]


def dealt(players: int = 4, **options: object) -> Table:
    """Cards and buildings lie on the board; the start player is still to be found."""
    tiles = ("reveal b01", "reveal b11", "reveal b19", "reveal b26")[:players]
    return Table(players=players, **options).play("deal c03", "deal c06", "deal c22", "deal c27", *tiles)


@pytest.mark.rule("STA-SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int) -> None:
    assert table(players).game.seats == players
    turns = [table(players).begin_placement(seat).seat for seat in range(players)]
    assert turns == list(range(players))


@pytest.mark.rule("STA-SETUP-01")
@pytest.mark.parametrize("players", [1, 5, 0, "many"])
def test_no_other_number_plays(players: object) -> None:
    with pytest.raises(lascaux.BadOption, match="players"):
        Table(players=players)


@pytest.mark.rule("STA-SETUP-02")
@pytest.mark.parametrize(
    ("place", "good", "pieces", "gain"),
    [("forest", "W", 30, 14), ("clay-pit", "C", 20, 10), ("quarry", "S", 15, 8), ("river", "G", 15, 7)],
)
def test_the_bank_never_runs_out_of_a_resource(place: str, good: str, pieces: int, gain: int) -> None:
    played = acting(f"{place} 7").give(f"{pieces}{good}", 0).give(f"{pieces}{good}", 1)
    assert played.play(f"resolve {place}").roll(*[6] * 7).has(good, 0) == pieces + gain


@pytest.mark.rule("STA-SETUP-02")
def test_the_bank_never_runs_out_of_food() -> None:
    assert acting("hunt 2, field").give("400F").play("resolve hunt").roll(6, 6).has("F") == 406


@pytest.mark.rule("STA-SETUP-02")
def test_tool_tiles_never_run_out() -> None:
    played = acting("toolmaker")
    for seat in (1, 2, 3):
        played.tools("4 4 4", seat)
    assert played.tools("4 4 3").play("resolve toolmaker").tribe(0).tools == [(4, True)] * 3


@pytest.mark.rule("STA-SETUP-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_five_people_and_twelve_food(players: int) -> None:
    start = Tribe(
        goods={"W": 0, "C": 0, "S": 0, "G": 0, "F": 12},
        people=5,
        at_home=5,
        agriculture=0,
        tools=[],
        one_use=set(),
        any_two=False,
        cards=set(),
        blind="",
        buildings=set(),
        score=0,
    )
    assert [table(players).tribe(seat) for seat in range(players)] == [start] * players


@pytest.mark.rule("STA-SETUP-04")
def test_the_supply_holds_five_more_people_and_no_eleventh_joins() -> None:
    played = table(2)
    sizes = []
    for _ in range(7):
        played.put("hut", 0, 2).put("field", 0).begin_actions().play("resolve hut")
        sizes.append(played.tribe(0).people)
        played.bring_home()
    assert sizes == [6, 7, 8, 9, 10, 10, 10]


@pytest.mark.rule("STA-SETUP-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_stacks_of_seven_as_players(players: int) -> None:
    start = table(players)
    assert start.stack_tops() == ["b01", "b11", "b19", "b26"][:players] + [""] * (4 - players)
    left = [start.cell(layout.STACK_LEFT + stack) for stack in range(4)]
    assert left == [7] * players + [0] * (4 - players)
    buildings = {place for place in start.open_places() if place.startswith("building")}
    assert buildings == {f"building-{stack}" for stack in range(1, players + 1)}


@pytest.mark.rule("STA-SETUP-05")
def test_every_building_may_lie_on_top_of_every_stack_until_it_is_seen() -> None:
    start = Table(players=2).play("deal c03", "deal c06", "deal c22", "deal c27")
    everything = {f"reveal b{number:02}" for number in range(1, 29)}
    assert start.legal() == everything
    assert start.play("reveal b07").legal() == everything - {"reveal b07"}
    assert set(start.at.weights()) == {1}
    assert start.play("reveal b28").decision == "choose-starter"
    assert len(members(start.cell(layout.UNSEEN_BUILDINGS))) == 26  # those of the removed stacks stay unseen


@pytest.mark.rule("STA-SETUP-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_of_thirty_six_cards_are_laid_out_from_slot_one(players: int) -> None:
    start = Table(players=players)
    everything = {f"deal c{number:02}" for number in range(1, 37)}
    assert start.legal() == everything
    assert set(start.at.weights()) == {1}
    assert start.play("deal c36").open_cards() == ["c36", "", "", ""]
    assert start.legal() == everything - {"deal c36"}
    assert start.play("deal c01", "deal c17", "deal c30").open_cards() == ["c36", "c01", "c17", "c30"]
    assert start.decision == "reveal-building"
    assert len(start.deck_cards()) == 32


@pytest.mark.rule("STA-SETUP-07")
def test_each_die_shows_every_face_alike_whatever_the_others_show() -> None:
    played = acting("hunt 3")
    played.play("resolve hunt")
    for face in (6, 6, 1):
        assert played.legal() == {f"roll {n}" for n in range(1, 7)}
        assert set(played.at.weights()) == {1}
        played.roll(face)
    assert played.has("F", 0) == 12 + 6


@pytest.mark.rule("STA-SETUP-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_player_of_those_at_the_table_is_the_start_player(players: int) -> None:
    start = dealt(players)
    assert start.legal() == {f"start {seat}" for seat in range(players)}
    assert set(start.at.weights()) == {1}
    start.play("start 1")
    assert (start.cell(layout.STARTER), start.seat, start.decision) == (1, 1, "place-people")


@pytest.mark.rule("STA-SETUP-09")
def test_the_animals_join_the_deck_after_the_first_four_cards() -> None:
    start = Table(theme="winter", animals=True)
    for card in ("c03", "c06", "c22", "c27"):
        assert not start.legal("appear")
        start.play(f"deal {card}")
    start = table(theme="winter", animals=True)
    assert (start.active(), "animal" in start.open_places()) == ("", False)
    assert len(start.deck_cards()) + len(members(start.cell(layout.HIDDEN_ANIMALS))) == 36
    refill = start.slots("c03 c06 c22").begin_new_round()
    assert refill.legal("appear") == {"appear polar-bear", "appear wild-boar", "appear wolf", "appear bird-of-prey"}
    assert len(refill.legal("deal")) == 33
    assert set(refill.at.weights()) == {1}


@pytest.mark.rule("STA-SETUP-09")
def test_without_the_option_no_animal_is_in_the_deck() -> None:
    assert not table(theme="winter", igloos=True).slots("c03 c06 c22").begin_new_round().legal("appear")


@pytest.mark.rule("STA-SETUP-10")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("igloos", "places"), [(True, {f"igloo-{n}" for n in range(1, 5)}), (False, set())])
def test_four_igloos_lie_open_from_the_start(players: int, igloos: bool, places: set[str]) -> None:
    start = table(players, theme="winter", igloos=igloos)
    assert {place for place in start.open_places() if place.startswith("igloo")} == places


@pytest.mark.rule("STA-SETUP-11")
@pytest.mark.parametrize("chosen", ALL_COMBINATIONS)
def test_the_winter_options_go_with_each_other(chosen: dict[str, bool]) -> None:
    start = table(theme="winter", **chosen)
    shown = {
        "hard_winter": bool(start.cell(layout.HARD_WINTER)),
        "animals": bool(start.cell(layout.HIDDEN_ANIMALS)),
        "igloos": "igloo-1" in start.open_places(),
    }
    assert shown == chosen


@pytest.mark.rule("STA-SETUP-11")
@pytest.mark.parametrize("chosen", [options for options in ALL_COMBINATIONS if any(options.values())])
def test_no_winter_option_goes_with_summer(chosen: dict[str, bool]) -> None:
    with pytest.raises(lascaux.BadOption, match="need the winter's board"):
        Table(theme="summer", **chosen)
