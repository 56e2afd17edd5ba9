"""The hard winter and the two sides of the board (STA-WINTER, STA-THEME)."""

from __future__ import annotations

from random import Random

import pytest

import lascaux
from tests.stone_age.scenes import buying, buying_card, payments, resources, scored
from tests.stone_age.table import Table, acting, table

FIXED = [f"b{number:02}" for number in range(1, 18)]
VARIABLE = [f"b{number}" for number in range(18, 29)]
PLENTY = "9W 9C 9S 9G"


def building(tile: str, goods: str = PLENTY) -> Table:
    """A building about to be bought in a hard winter."""
    return buying(tile, goods, theme="winter", hard_winter=True)


def card(slug: str, goods: str, slot: int = 1) -> Table:
    """A card about to be bought in a hard winter."""
    return buying_card(slug, goods, slot, theme="winter", hard_winter=True)


@pytest.mark.rule("STA-WINTER-01")
@pytest.mark.parametrize("tile", FIXED)
def test_every_fixed_building_may_be_insulated(tile: str) -> None:
    plain = building(tile).play("buy", "no-extra")
    insulated = building(tile).play("buy", "extra")
    assert insulated.score(0) == plain.score(0) + 5
    assert insulated.has("S", 0) == plain.has("S", 0) - 1


@pytest.mark.rule("STA-WINTER-02")
def test_insulation_is_optional() -> None:
    made = building("b01").play("buy")
    assert made.legal() == {"extra", "no-extra"}
    assert made.play("no-extra").score(0) == 10
    assert made.has("S", 0) == 9


@pytest.mark.rule("STA-WINTER-02")
def test_insulation_comes_once_and_only_at_the_purchase() -> None:
    made = acting("building-1, building-2, hunt", theme="winter", hard_winter=True).give(PLENTY)
    made.play("resolve building-1", "buy", "extra")
    assert made.decision == "reveal-building"  # no second stone for the same tile
    made.play("reveal b02", "resolve building-2", "buy", "no-extra", "reveal b03")
    assert made.legal() == {"resolve hunt"}  # nor one for it later
    assert made.score(0) == 10 + 5 + 14


@pytest.mark.rule("STA-WINTER-03")
@pytest.mark.parametrize("tile", VARIABLE)
def test_variable_buildings_are_not_insulated(tile: str) -> None:
    made = building(tile).play("buy")
    while made.decision == "pay":
        made.play(min(made.legal()))
    assert made.has("S", 0) > 0
    assert made.decision == "reveal-building"


@pytest.mark.rule("STA-WINTER-04")
@pytest.mark.parametrize(("goods", "asked"), [("1C 2S", False), ("1C 3S", True)])
def test_the_stone_must_be_left_after_the_price(goods: str, asked: bool) -> None:
    assert (building("b11", goods).play("buy").decision == "pay-extra") is asked


@pytest.mark.rule("STA-WINTER-05")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_a_gold_may_be_traded_with_a_card_from_any_slot(slot: int) -> None:
    made = card("c11", f"{slot}W 1G", slot).play("buy")
    while made.decision == "pay":
        made.play(sorted(made.legal())[-1])  # all the wood, no gold
    assert made.legal() == {"extra", "no-extra"}
    made.play("extra")
    assert (made.score(0), resources(made, 0), made.has("F", 0)) == (6, "", 12 + 5)


@pytest.mark.rule("STA-WINTER-05")
@pytest.mark.parametrize("slug", [f"c{number:02}" for number in range(1, 37)])
def test_a_gold_may_be_traded_with_every_card(slug: str) -> None:
    made = card(slug, "1W 1G").play("buy", "pay wood 1")
    assert made.legal() == {"extra", "no-extra"}
    points = 3 if slug in ("c22", "c28", "c35") else 0
    assert made.play("extra").score(0) == 6 + points


@pytest.mark.rule("STA-WINTER-06")
def test_the_gold_trade_is_optional_and_comes_once_for_a_card() -> None:
    made = card("c11", "1W 3G").play("buy", "pay wood 1", "no-extra")
    assert (made.score(0), made.has("G", 0)) == (0, 3)
    made = card("c11", "1W 3G").play("buy", "pay wood 1", "extra")
    assert (made.score(0), made.has("G", 0), made.decision) == (6, 2, "choose-place")


@pytest.mark.rule("STA-WINTER-05", "STA-WINTER-06")
def test_a_gold_traded_with_each_of_two_cards_counts_twice() -> None:
    made = acting("card-1, card-2, hunt", theme="winter", hard_winter=True).slots("c11 c22 c03 c06").give("3W 2G")
    made.play("resolve card-1", "buy", "pay wood 1", "extra")
    made.play("resolve card-2", "buy", "pay wood 2", "extra")
    assert (made.score(0), resources(made, 0)) == (6 + 6 + 3, "")  # c22 brings three points by itself


@pytest.mark.rule("STA-WINTER-06")
def test_gold_in_the_price_is_not_the_extra_gold() -> None:
    made = card("c11", "2G", slot=2).play("buy")
    assert (made.score(0), made.decision) == (0, "choose-place")
    made = card("c11", "3G", slot=2).play("buy")
    assert made.play("extra").score(0) == 6
    assert resources(made, 0) == ""


@pytest.mark.rule("STA-WINTER-07")
def test_goods_of_the_upper_half_come_too_late_for_the_extra() -> None:
    made = card("c20", "1W").play("buy")
    assert (made.decision, resources(made, 0), made.score(0)) == ("choose-place", "G", 0)
    made = card("c31", "1W").play("buy")
    assert made.legal() == {"keep", "redeem"}
    asked = card("c20", "1W 1G").play("buy", "pay wood 1")
    assert (asked.decision, resources(asked, 0)) == ("pay-extra", "G")  # the card's gold is not there yet


@pytest.mark.rule("STA-WINTER-08")
def test_no_extra_without_a_purchase() -> None:
    made = building("b01").play("decline")
    assert (made.decision, made.score(0), len(resources(made, 0))) == ("choose-place", 0, 36)
    assert card("c11", "1W 1G").play("decline").decision == "choose-place"


@pytest.mark.rule("STA-WINTER-08")
def test_no_extra_for_a_blind_drawn_card() -> None:
    made = card("c05", "1W 2G").play("buy", "pay wood 1", "no-extra", "blind c11")
    assert (made.decision, made.score(0), made.has("G", 0)) == ("choose-place", 0, 2)


@pytest.mark.rule("STA-WINTER-09")
def test_extras_add_no_building_and_no_card() -> None:
    made = building("b01").cards("c35", 0).play("buy", "extra", "reveal b02")
    assert made.tribe(0).buildings == {"b01"}
    assert scored(made.give("0W 0C 0S 0G", 0)).score(0) == 10 + 5 + 3 * 1
    traded = card("c10", "1W 1G").play("buy", "pay wood 1", "extra")
    assert traded.tribe(0).cards == {"c10"}
    assert scored(traded.give("0S", 0)).score(0) == 6 + 1 * 5


@pytest.mark.rule("STA-WINTER-09")
@pytest.mark.parametrize("theme", ["summer", "winter"])
def test_without_the_variant_plus_signs_and_gold_mean_nothing(theme: str) -> None:
    assert buying("b01", PLENTY, theme=theme).play("buy").decision == "reveal-building"
    assert buying_card("c11", "1W 1G", theme=theme).play("buy", "pay wood 1").decision == "choose-place"


@pytest.mark.rule("STA-THEME-01")
def test_a_game_of_summer_replays_to_the_same_result_in_winter() -> None:
    summer, winter = Table(theme="summer", players=3), Table(theme="winter", players=3)
    rng = Random(1)
    while not summer.at.over:
        assert list(summer.at.choices()) == list(winter.at.choices())
        choice = summer.at.sample(rng)
        summer.at.play(choice)
        winter.at.play(choice)
    assert list(summer.at.cells) == list(winter.at.cells)
    assert summer.at.scores() == winter.at.scores()


@pytest.mark.rule("STA-THEME-02")
def test_one_option_turns_everything_and_both_sides_show_the_same_buildings() -> None:
    sides = [option for option in lascaux.load("stone-age").declared if "winter" in option.values]
    assert [(option.name, option.values) for option in sides] == [("theme", ("summer", "winter"))]
    deals = ("deal c03", "deal c06", "deal c22", "deal c27")
    assert Table(theme="winter").play(*deals).legal() == {f"reveal b{number:02}" for number in range(1, 29)}
    for tile in FIXED:
        assert payments(buying(tile, PLENTY, theme="winter")) == payments(buying(tile, PLENTY, theme="summer"))


@pytest.mark.rule("STA-THEME-03")
def test_only_the_label_of_the_field_changes_in_winter() -> None:
    summer, winter = table(theme="summer"), table(theme="winter")
    different = [
        (summer.game.describe(choice, "de"), winter.game.describe(choice, "de"))
        for choice in summer.at.choices()
        if summer.game.describe(choice, "de") != winter.game.describe(choice, "de")
    ]
    assert different == [("Acker: 1 Person", "Viehzucht: 1 Person")]
    assert winter.game.describe(winter.game.parse("place field 1"), "en").startswith("Livestock")


@pytest.mark.rule("STA-THEME-03")
def test_the_field_keeps_its_name_and_its_effect_in_winter() -> None:
    assert table(theme="winter").open_places() == table(theme="summer").open_places()
    made = acting("field, hunt", theme="winter").play("resolve field")
    assert (made.tribe(0).agriculture, made.has("F", 0)) == (1, 12)
