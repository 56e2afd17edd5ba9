"""Phase 2: resolving places (STA-ACTION)."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.rules import layout
from tests.stone_age.table import acting


@pytest.mark.rule("STA-ACTION-01")
def test_each_player_resolves_everything_before_the_next_one_does() -> None:
    played = acting("field, hunt", "toolmaker", "", "forest")
    order = []
    for choice, dice in (("hunt", 1), ("field", 0), ("toolmaker", 0), ("forest", 1)):
        order.append(played.seat)
        assert played.decision == "choose-place"
        played.play(f"resolve {choice}").roll(*[3] * dice)
    assert order == [0, 0, 1, 3]
    assert played.cell(layout.ROUND) == 2


@pytest.mark.rule("STA-ACTION-02")
def test_own_places_are_resolved_in_any_order() -> None:
    played = acting("toolmaker, field, hunt, forest, card-2, building-1", "river")
    left = {"toolmaker", "field", "hunt", "forest", "card-2", "building-1"}
    for place, more in (
        ("hunt", ["roll 3"]),
        ("building-1", ["decline"]),
        ("forest", ["roll 1"]),
        ("toolmaker", []),
        ("card-2", ["decline"]),
        ("field", []),
    ):
        assert played.legal() == {f"resolve {other}" for other in left}
        played.play(f"resolve {place}", *more)
        left.remove(place)
    assert played.legal() == {"resolve river"}


@pytest.mark.rule("STA-ACTION-02")
def test_the_order_decides_whether_a_card_can_be_paid() -> None:
    first_clay = acting("clay-pit, card-1").play("resolve clay-pit").roll(4).play("resolve card-1")
    assert first_clay.legal() == {"buy", "decline"}
    assert acting("clay-pit, card-1").play("resolve card-1").legal() == {"decline"}


@pytest.mark.rule("STA-ACTION-03")
def test_all_people_on_a_place_act_together_once_and_go_home() -> None:
    played = acting("forest 3, field").play("resolve forest")
    assert played.roll(2, 2).decision == "roll-die"
    played.roll(2)
    assert (played.has("W"), played.people_at("forest"), played.tribe().at_home) == (2, 0, 4)
    assert played.legal() == {"resolve field"}


@pytest.mark.rule("STA-ACTION-03")
def test_people_who_went_home_are_not_placed_again_this_round() -> None:
    played = acting("field", "", players=2).play("resolve field")
    assert (played.decision, played.cell(layout.ROUND)) == ("place-people", 2)
    assert played.has("F", 0) == 12 + 1 - 5


@pytest.mark.rule("STA-ACTION-04")
def test_every_place_must_be_resolved() -> None:
    played = acting("toolmaker, hut, field, hunt, forest, river, animal", theme="winter", animals=True).animal("wolf")
    for place, dice in (("hut", 0), ("field", 0), ("toolmaker", 0), ("hunt", 1), ("river", 1), ("forest", 1)):
        assert played.seat == 0
        assert played.legal() == played.legal("resolve")
        assert not played.offers("resolve animal")
        played.tools("").play(f"resolve {place}").roll(*[1] * dice)
    assert (played.seat, played.people_at("animal", 0)) == (3, 1)


@pytest.mark.rule("STA-ACTION-04")
@pytest.mark.parametrize("place", ["card-1", "building-1", "igloo-1"])
def test_only_buying_may_be_declined(place: str) -> None:
    played = acting(place, theme="winter", igloos=True).give("9W 9C 9S 9G")
    assert played.legal() == {f"resolve {place}"}
    assert played.play(f"resolve {place}").legal() == {"buy", "decline"}


@pytest.mark.rule("STA-ACTION-05")
def test_a_resource_pays_at_once() -> None:
    played = acting("river, card-1").play("resolve river").roll(6).play("resolve card-1", "buy")
    assert (played.has("G", 0), played.tribe(0).cards) == (0, {"c03"})


@pytest.mark.rule("STA-ACTION-05")
def test_a_tool_helps_at_once() -> None:
    played = acting("toolmaker, quarry").tools("1x").play("resolve toolmaker", "resolve quarry").roll(4)
    assert played.legal() == {"tool 1", "no-tool"}
    assert played.play("tool 1").has("S", 0) == 1


@pytest.mark.rule("STA-ACTION-05")
def test_a_one_use_tool_helps_at_once() -> None:
    played = acting("card-1, quarry").slots("c02 c03 c06 c22").give("1W").play("resolve card-1", "buy")
    assert played.play("resolve quarry").roll(1).play("one-use 4").has("S", 0) == 1


@pytest.mark.rule("STA-ACTION-06")
@pytest.mark.parametrize(
    ("card", "choices", "decisions"),
    [
        ("c24", ["roll 1", "roll 2"], ["roll-die", "roll-die", "use-tool"]),
        ("c31", ["redeem", "gain wood"], ["keep-or-take", "take-resource", "take-resource"]),
        ("c05", [], ["draw-blind"]),
        ("c14", [], ["raise-tool"]),
        (
            "c07",
            ["roll 1", "roll 1", "roll 1", "roll 1", "pick 1", "pick 1", "pick 1"],
            ["roll-die", "roll-die", "roll-die", "roll-die", "pick-die", "pick-die", "pick-die", "pick-die"],
        ),
    ],
)
def test_a_card_takes_effect_before_the_next_place(card: str, choices: list[str], decisions: list[str]) -> None:
    played = acting("card-1, field").slots(f"{card} c03 c06 c22").give("1W").tools("1 1x 1x")
    played.play("resolve card-1", "buy")
    seen = [played.decision]
    for choice in choices:
        seen.append(played.play(choice).decision)
    assert seen == decisions
    played.play(sorted(played.legal())[0])
    assert (played.seat, played.legal()) == (0, {"resolve field"})


@pytest.mark.rule("STA-ACTION-07")
def test_who_acts_later_may_spend_what_another_card_brought() -> None:
    played = acting("", "", "card-2", "card-1").slots("c03 c07 c06 c22").give("2C", 2)
    played.play("resolve card-2", "buy").roll(1, 4, 5, 6).play("pick 5", "pick 1", "pick 6", "pick 4")
    assert (played.seat, played.has("W")) == (3, 1)
    played.play("resolve card-1", "buy")
    assert played.tribe(3).cards == {"c03"}
