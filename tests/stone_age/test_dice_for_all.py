"""Dice for all players (STA-DICE)."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.rules import layout
from tests.stone_age.table import Table, acting

DICE_CARDS = ["c01", "c07", "c09", "c12", "c15", "c18", "c21", "c25", "c33", "c34"]


def bought(players: int, buyer: int = 0, card: str = "c07", **options: object) -> Table:
    """The buyer's dice are about to be rolled; the buyer has a field to resolve too, the last seat a hunter."""
    places = [""] * players
    places[buyer] = "card-1, field"
    if buyer != players - 1:
        places[-1] = "hunt"
    made = acting(*places, players=players, **options).slots(f"{card} c03 c06 c22").give("1C", buyer)
    return made.play("resolve card-1", "buy")


@pytest.mark.rule("STA-DICE-01")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("card", DICE_CARDS)
def test_as_many_dice_as_players_are_rolled(players: int, card: str) -> None:
    played = bought(players, card=card).roll(*[1] * (players - 1))
    assert played.decision == "roll-die"
    assert played.roll(1).decision == "pick-die"


@pytest.mark.rule("STA-DICE-02")
@pytest.mark.parametrize(
    ("face", "gain"),
    [(1, {"W": 1}), (2, {"C": 1}), (3, {"S": 1}), (4, {"G": 1}), (5, {"tools": 1}), (6, {"agriculture": 1})],
)
def test_what_each_face_gives(face: int, gain: dict[str, int]) -> None:
    tribe = bought(2).roll(face, face).play(f"pick {face}").tribe(0)
    owned = {**tribe.goods, "agriculture": tribe.agriculture, "tools": sum(value for value, _ in tribe.tools)}
    assert owned == {"W": 0, "C": 0, "S": 0, "G": 0, "F": 12, "agriculture": 0, "tools": 0} | gain


@pytest.mark.rule("STA-DICE-02")
@pytest.mark.parametrize(("buyer", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_the_buyer_picks_first_and_the_others_follow_clockwise(buyer: int, order: list[int]) -> None:
    played = bought(4, buyer).roll(6, 4, 1, 4)
    seats = []
    for face, left in ((4, {1, 4, 6}), (6, {1, 4, 6}), (4, {1, 4}), (1, {1})):
        seats.append(played.seat)
        assert played.legal() == {f"pick {pips}" for pips in left}
        played.play(f"pick {face}")
    assert seats == order
    assert [played.has("G", order[0]), played.tribe(order[1]).agriculture] == [1, 1]
    assert [played.has("G", order[2]), played.has("W", order[3])] == [1, 1]


@pytest.mark.rule("STA-DICE-02")
def test_three_players_take_one_die_each() -> None:
    played = bought(3, 1).roll(2, 2, 3).play("pick 2", "pick 3", "pick 2")
    assert [played.tribe(seat).goods["C"] for seat in range(3)] == [1, 1, 0]
    assert played.has("S", 2) == 1
    assert played.cell(layout.FACES) == 0


@pytest.mark.rule("STA-DICE-03")
def test_everybody_picks_before_the_buyer_goes_on() -> None:
    played = bought(4).roll(1, 2, 3, 4)
    for face in (1, 2, 3):
        assert not played.play(f"pick {face}").legal("resolve")
    played.play("pick 4")
    assert (played.seat, played.legal()) == (0, {"resolve field"})
    assert [played.has(good, seat) for seat, good in enumerate("WCSG")] == [1, 1, 1, 1]


@pytest.mark.rule("STA-DICE-03")
def test_another_players_tool_choice_belongs_to_the_draft() -> None:
    played = bought(2).tools("1 1 1x", 1).roll(5, 1).play("pick 1", "pick 5")
    assert (played.seat, played.legal()) == (1, {"raise ready", "raise used"})
    played.play("raise used")
    assert played.tribe(1).tools == [(2, False), (1, True), (1, True)]
    assert (played.seat, played.legal()) == (0, {"resolve field"})


@pytest.mark.rule("STA-DICE-04")
def test_no_tool_and_no_malus_changes_these_dice() -> None:
    played = bought(2, theme="winter", animals=True).animal("polar-bear").tools("4 4 4").one_use(2, 3, 4).roll(6, 1)
    assert played.legal() == {"pick 6", "pick 1"}
    played.play("pick 6")
    assert played.legal() == {"pick 1"}
    played.play("pick 1")
    assert (played.tribe(0).agriculture, played.has("W", 1)) == (1, 1)
    assert (played.tribe(0).tools, played.tribe(0).one_use) == ([(4, True)] * 3, {2, 3, 4})


@pytest.mark.rule("STA-DICE-05")
@pytest.mark.parametrize("face", [5, 6])
def test_a_die_without_a_gain_is_used_up_all_the_same(face: int) -> None:
    played = bought(2).tools("4 4 4").agriculture(10).roll(face, face)
    before = played.tribe(0)
    assert played.legal() == {f"pick {face}"}
    played.play(f"pick {face}")
    assert played.tribe(0) == before
    assert (played.seat, played.legal()) == (1, {f"pick {face}"})


@pytest.mark.rule("STA-DICE-05")
def test_a_useless_die_may_be_picked() -> None:
    played = bought(2).agriculture(10).roll(6, 4)
    assert played.legal() == {"pick 6", "pick 4"}
    assert played.play("pick 6", "pick 4").has("G", 1) == 1


@pytest.mark.rule("STA-DICE-06")
def test_who_has_acted_or_has_nobody_out_takes_part() -> None:
    played = acting("field", "", "card-1, field").slots("c07 c03 c06 c22").give("1W", 2)
    played.play("resolve field", "resolve card-1", "buy").roll(1, 2, 3, 4).play("pick 1", "pick 2", "pick 3", "pick 4")
    assert [played.has("S", 0), played.has("G", 1), played.has("W", 2), played.has("C", 3)] == [1, 1, 1, 1]
    assert played.seat == 2


@pytest.mark.rule("STA-DICE-06")
def test_several_cards_in_a_round_are_independent() -> None:
    played = acting("card-1, card-2", players=2).slots("c07 c09 c03 c06").give("3C", 0)
    played.play("resolve card-1", "buy").roll(1, 4).play("pick 4", "pick 1")
    played.play("resolve card-2", "buy", "pay clay 1").roll(3, 2)
    assert (played.seat, played.legal()) == (0, {"pick 2", "pick 3"})
    played.play("pick 3", "pick 2")
    assert played.tribe(0).goods == {"W": 0, "C": 1, "S": 1, "G": 0, "F": 12}
    assert played.tribe(1).goods == {"W": 1, "C": 1, "S": 0, "G": 0, "F": 12}
