"""Buying civilization cards (STA-CARD-01 to -07)."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.rules import layout
from tests.stone_age.scenes import on_card
from tests.stone_age.table import Table, acting, table

OTHERS = "c03 c06 c22 c27"


def payments(made: Table) -> list[str]:
    """Every payment that can be made from here, as the resources paid, with repetitions if any."""
    hand = {good: made.has(good, 0) for good in "WCSG"}
    found: list[str] = []

    def explore() -> None:
        if made.decision != "pay":
            found.append("".join(good * (hand[good] - made.has(good, 0)) for good in "WCSG"))
            return
        for name in sorted(made.legal()):
            before = made.at.copy()
            made.play(name)
            explore()
            made.at = before

    made.play("buy")
    explore()
    return found


@pytest.mark.rule("STA-CARD-01")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_the_card_in_a_slot_costs_as_many_resources_as_its_number(slot: int) -> None:
    played = acting(f"card-{slot}").slots("- " * (slot - 1) + "c03").give("5S")
    assert played.play(f"resolve card-{slot}", "buy").has("S", 0) == 5 - slot
    assert played.tribe(0).cards == {"c03"}


@pytest.mark.rule("STA-CARD-01", "STA-CARD-02")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_fewer_resources_are_not_enough(slot: int) -> None:
    assert acting(f"card-{slot}").give(f"{slot - 1}W").play(f"resolve card-{slot}").legal() == {"decline"}
    assert acting(f"card-{slot}").give(f"{slot}W").play(f"resolve card-{slot}").legal() == {"buy", "decline"}


@pytest.mark.rule("STA-CARD-02")
@pytest.mark.parametrize(("slot", "mixes"), [(1, 4), (2, 10), (3, 20), (4, 35)])
def test_any_mix_of_resources_pays_each_asked_for_once(slot: int, mixes: int) -> None:
    made = acting(f"card-{slot}, field").slots("c22 c28 c35 c03").give("4W 4C 4S 4G").play(f"resolve card-{slot}")
    found = payments(made)
    assert {len(paid) for paid in found} == {slot}
    assert (len(found), len(set(found))) == (mixes, mixes)


@pytest.mark.rule("STA-CARD-02")
def test_only_what_is_in_hand_pays() -> None:
    found = payments(acting("card-3").slots("c03 c06 c22 c27").give("1W 2S 1G").play("resolve card-3"))
    assert sorted(found) == ["SSG", "WSG", "WSS"]


@pytest.mark.rule("STA-CARD-02")
def test_food_never_pays() -> None:
    assert acting("card-1").give("30F").play("resolve card-1").legal() == {"decline"}
    played = acting("card-2, field").slots("c03 c22 c06 c27").give("30F 2C").play("resolve card-2", "buy")
    assert (played.has("F", 0), played.has("C", 0)) == (30, 0)


@pytest.mark.rule("STA-CARD-03")
def test_only_the_player_on_the_card_may_buy_it_when_resolving_it() -> None:
    played = acting("card-1, hunt", "hunt", players=2).give("9W", 0).give("9W", 1)
    assert played.legal() == {"resolve card-1", "resolve hunt"}
    assert played.play("resolve hunt").roll(1).legal() == {"resolve card-1"}
    assert played.play("resolve card-1", "decline").legal() == {"resolve hunt"}
    assert played.seat == 1
    played.play("resolve hunt").roll(1)
    assert played.open_cards() == ["c03", "c06", "c22", "c27"]


@pytest.mark.rule("STA-CARD-04")
def test_a_declined_card_stays_and_the_person_goes_home() -> None:
    played = acting("card-2", "", players=2).give("3W").play("resolve card-2", "decline")
    assert (played.cell(layout.ROUND), played.open_cards()) == (2, ["c03", "c06", "c22", "c27"])
    tribe = played.tribe(0)
    assert (tribe.at_home, tribe.cards, tribe.goods["W"]) == (5, set(), 3)


@pytest.mark.rule("STA-CARD-04")
def test_who_cannot_pay_can_only_decline() -> None:
    played = acting("card-1, field").play("resolve card-1")
    assert played.legal() == {"decline"}
    assert played.play("decline").tribe(0).at_home == 4


@pytest.mark.rule("STA-CARD-05")
def test_the_price_is_paid_before_the_card_gives_anything() -> None:
    assert on_card("c20", "0G").legal() == {"decline"}
    assert on_card("c20", "1G").play("buy").tribe(0).goods["G"] == 1
    played = acting("card-2").slots("c03 c08 c06 c22").give("1S").play("resolve card-2")
    assert played.legal() == {"decline"}


@pytest.mark.rule("STA-CARD-05")
def test_the_card_changes_hands_after_the_payment() -> None:
    played = on_card("c20", "1W 1C").play("buy")
    assert (played.decision, played.tribe(0).cards, played.open_cards()[0], played.has("G")) == ("pay", set(), "c20", 0)
    played.play("pay wood 0")
    assert (played.tribe(0).cards, played.open_cards()[0]) == ({"c20"}, "")
    assert played.tribe(0).goods == {"W": 1, "C": 0, "S": 0, "G": 1, "F": 12}


@pytest.mark.rule("STA-CARD-05")
def test_a_card_takes_effect_at_once_and_only_once() -> None:
    played = on_card("c03").play("buy")
    assert (played.decision, played.tribe(0).goods["F"], played.tribe(0).cards) == ("choose-place", 12 + 7, {"c03"})
    assert played.begin_feeding().has("F", 0) == 12 + 7 - 5


@pytest.mark.rule("STA-CARD-06")
def test_the_slot_stays_empty_and_no_card_moves_before_the_new_round() -> None:
    played = acting("card-1, card-3", "card-2", players=2).give("4S", 0).give("2S", 1).play("resolve card-1", "buy")
    assert played.open_cards() == ["", "c06", "c22", "c27"]
    assert played.play("resolve card-3", "buy").has("S", 0) == 0
    assert played.open_cards() == ["", "c06", "", "c27"]
    assert (played.seat, played.play("resolve card-2", "buy").has("S", 1)) == (1, 0)
    assert played.open_cards() == ["c27", "", "", ""]
    assert played.decision == "deal-card"


@pytest.mark.rule("STA-CARD-07")
def test_a_blind_drawn_card_is_only_in_its_owners_view() -> None:
    one, other = (table(2).cards("c05", 0).blind(card, 0) for card in ("c10", "c11"))
    assert one.game.view(one.at, 1) == one.game.view(other.at, 1)
    assert [made.game.view(made.at, 0)["tableaus"][0]["blind_card"]["card"] for made in (one, other)] == ["c10", "c11"]


@pytest.mark.rule("STA-CARD-07")
def test_cards_that_can_still_be_used_lie_open() -> None:
    made = table(2).cards("c16", 0).one_use(4, 2, seat=0).any_two(0)
    for viewer in (0, 1):
        tableau = made.game.view(made.at, viewer)["tableaus"][0]
        assert (tableau["one_use_tools"], tableau["any_two_kept"]) == ([4, 2], True)


@pytest.mark.rule("STA-CARD-08")
def test_there_is_no_limit_of_cards() -> None:
    own = {f"c{number:02}" for number in range(7, 37)} - {"c21", "c22", "c25", "c27", "c33"}
    played = acting("card-1").cards(" ".join(own)).slots(OTHERS).give("1W").play("resolve card-1", "buy")
    assert played.tribe(0).cards == own | {"c03"}
