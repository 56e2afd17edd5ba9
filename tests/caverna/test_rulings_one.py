"""Rulings 1 to 17: the decision where the printed rules are silent, and the options for it (CAV-RULING)."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.games.caverna.rules import layout
from tests.caverna.scenes_harvest import begging, exchanging, farm, ranch, round_with
from tests.caverna.table import Table, expedition, on_turn, table


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


@pytest.mark.rule("CAV-RULING-02")
def test_rubies_are_gold_only_by_option() -> None:
    assert not exchanging("1R").offers("ruby gold")
    assert exchanging("2R", ruby_to_gold=True).play("ruby gold").goods() == "1R 1G"
    assert not on_turn("1G", ruby_to_gold=True).offers("exchange")


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


@pytest.mark.rule("CAV-RULING-07")
def test_carpenter_and_stone_carver_come_before_the_builder() -> None:
    made = on_turn("0W 1O").furnish("carpenter").furnish("builder")
    made.play("place housework", "do furnish", "furnish broom-chamber")
    assert made.decision == "choose-cavern"  # nothing is left that ore could replace
    assert made.has("O", 0) == 1


@pytest.mark.rule("CAV-RULING-07")
def test_the_builder_replaces_one_of_what_is_left() -> None:
    made = on_turn("1W 1S 2O").furnish("carpenter").furnish("stone-carver").furnish("builder")
    made.play("place housework", "do furnish", "furnish slaughtering-cave")
    assert made.legal("pay") == {"pay as-printed", "pay ore-for-wood", "pay ore-for-stone", "pay ore-for-both"}
    assert made.play("pay ore-for-both").goods(0) == "1W 1S 1F"


@pytest.mark.rule("CAV-RULING-08")
@pytest.mark.parametrize(
    ("space", "stock", "good"), [("drift-mining", "4S", "S"), ("clearing", "3W", "W"), ("sustenance", "5F", "F")]
)
def test_goods_are_never_left_on_a_space(space: str, stock: str, good: str) -> None:
    made = on_turn("0F").stack(space, stock).play(f"place {space}")
    assert (made.stock(space), made.has(good, 0)) == ("", int(stock[0]))


@pytest.mark.rule("CAV-RULING-09")
def test_an_empty_space_cannot_be_used_for_nothing() -> None:
    made = on_turn().stack("wood-gathering", "").stack("logging", "").stack("drift-mining", "")
    assert {"wood-gathering", "logging", "drift-mining"} & made.placeable() == {"drift-mining"}
    assert "logging" in made.dwarfs(1, 1).placeable()


@pytest.mark.rule("CAV-RULING-10")
def test_imitation_copies_no_imitation() -> None:
    made = on_turn("9F", players=5).occupy("imitation-4", 1)
    assert "imitation-2" not in made.placeable()
    made.occupy("weekly-market", 1)
    assert made.play("place imitation-2").legal() == {"imitate weekly-market"}


@pytest.mark.rule("CAV-RULING-11")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_an_expedition_brings_one_item_at_least(level: int) -> None:
    made = expedition(14, level)
    assert not made.offers("done")
    made.play("loot wood")
    assert made.offers("done") == (level > 1)


@pytest.mark.rule("CAV-RULING-12")
def test_a_dwarf_keeps_its_weapon_during_its_own_expedition() -> None:
    made = on_turn("9F").furnish("peaceful-cave").dwarfs(5, 7)
    assert made.fork().play("exchange").legal("disarm") == {"disarm 1", "disarm 2"}
    assert made.play("place blacksmithing", "do expedition", "exchange").legal("disarm") == {"disarm 2"}


@pytest.mark.rule("CAV-RULING-12")
def test_a_dwarf_may_give_up_its_weapon_after_its_expedition() -> None:
    made = on_turn("0F").furnish("peaceful-cave").dwarfs(5, 7).reveal("adventure")
    made.play("place adventure", "do expedition", "loot wood", "exchange", "disarm 1")
    assert made.has("F", 0) == 6
    assert not made.offers("do expedition")


@pytest.mark.rule("CAV-RULING-13")
def test_the_guest_room_builds_one_ruby_mine_on_each_kind_of_tunnel() -> None:
    made = on_turn().furnish("guest-room").reveal("ruby-mine-construction").lay("tunnel", "4,1 5,1")
    made.lay("deep-tunnel", "4,2 5,2").play("place ruby-mine-construction", "do ruby-mine", "lay 4,1")
    assert made.legal("do") == {"do deep-ruby-mine"}
    made.play("do deep-ruby-mine", "lay 5,2")
    assert made.squares("ruby-mine", 0) == {"4,1", "5,2"}
    assert made.seat == 1


@pytest.mark.rule("CAV-RULING-14")
def test_food_is_not_kept_for_a_begging_marker() -> None:
    made = farm("3F 2Gr").harvest()
    assert made.legal("feed") == {"feed food"}
    made.play("feed food")
    assert (made.goods(0), begging(made)) == ("2Gr", 1)


@pytest.mark.rule("CAV-RULING-15")
def test_a_newborn_that_fits_is_never_declined() -> None:
    assert ranch("9F 2sheep").harvest().has("sheep", 0) == 3
    made = ranch("9F 1R 2sheep").harvest()
    assert made.legal("breed") == {"breed sheep"}


@pytest.mark.rule("CAV-RULING-16")
def test_alone_four_spaces_are_not_in_play() -> None:
    made = table(1)
    assert made.spaces() == {
        *("excavation", "logging", "ore-mining", "wood-gathering", "sustenance", "ruby-mining", "housework"),
        *("slash-and-burn", "blacksmithing"),
    }
    assert {"drift-mining", "clearing", "starting-player", "supplies"} <= table(2).spaces()


@pytest.mark.rule("CAV-RULING-17")
@pytest.mark.parametrize(("strength", "offered"), [(10, False), (11, True), (12, True)])
def test_a_dwelling_is_loot_from_strength_eleven_on(strength: int, offered: bool) -> None:
    assert expedition(strength, 3, "9W 9S").offers("loot dwelling") == offered


@pytest.mark.rule("CAV-RULING-01", "CAV-RULING-02", "CAV-RULING-03", "CAV-RULING-06")
def test_four_rulings_are_options() -> None:
    options = lascaux.load("caverna").options
    assert {name: value for name, value in options.items() if name not in ("players", "furnishing_set")} == {
        "harvest_reveal": "round-start",
        "ruby_to_gold": False,
        "solo_clear_at": 6,
        "two_player_marker": "leaf",
    }
