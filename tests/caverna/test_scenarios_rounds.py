"""Scenarios: harvests, suppliers, imitation, action spaces, the last window (CAV-SC)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules.layout import BEGGING
from tests.caverna.furnishing import furnish_at_home
from tests.caverna.rounds import alone, arrivals
from tests.caverna.table import Table, on_turn, table


@pytest.mark.rule("CAV-SC-27")
def test_at_the_third_red_marker_each_player_leaves_out_a_phase_of_his_own() -> None:
    at = table()
    for seat in (0, 1):
        at.give("5F 2sheep", seat).lay("3 grain", "2,3", seat).lay("small-pasture", "1,3", seat)
    at.harvest("skip-one").play("skip fields", "skip breeding").until("draw-card")
    assert at.goods(0) == "1F 3sheep"
    assert at.squares("3 grain", 0) == {"2,3"}
    assert at.goods(1) == "1Gr 1F 2sheep"
    assert at.squares("2 grain", 1) == {"2,3"}
    assert at.own(BEGGING, 0) == at.own(BEGGING, 1) == 0


@pytest.mark.rule("CAV-SC-28")
@pytest.mark.parametrize(("built", "rounds"), [(4, [5, 6, 7, 8, 10, 11, 12]), (8, [10, 11, 12])])
def test_the_round_that_two_players_skip_costs_no_delivery(built: int, rounds: list[int]) -> None:
    at = furnish_at_home(on_turn("1S").round(built), "wood-supplier", "3,2")
    assert arrivals(at, "W") == rounds


@pytest.mark.rule("CAV-SC-29")
def test_the_ruby_that_a_supplier_brings_is_too_late_to_protect_a_space() -> None:
    at = furnish_at_home(alone("2W 2S"), "ruby-supplier", "3,2").stack("logging", "6W")
    assert at.fork().give("1R").new_round().offers("protect logging")
    assert at.new_round().decision == "take-turn"
    assert at.stock("logging") == "3W"
    assert at.goods() == "1R"


def imitating(space: str, goods: str = "4F") -> Table:
    """Three players: seat 1 has emptied a space that seat 0 would like to imitate; seat 2 stands on Supplies."""
    return on_turn(goods, 3).reveal(space).stack(space, "").occupy(space, 1).occupy("supplies", 2)


@pytest.mark.rule("CAV-SC-38")
def test_an_emptied_ruby_mining_is_imitated_for_the_ruby_of_an_own_mine() -> None:
    at = imitating("ruby-mining")
    assert at.fork().play("place imitation-4").legal() == {"imitate supplies"}
    at.lay("ruby-mine", "4,3").play("place imitation-4", "imitate ruby-mining")
    assert at.goods(0) == "1R"


@pytest.mark.rule("CAV-SC-39")
def test_an_emptied_sheep_farming_is_imitated_only_to_build() -> None:
    assert imitating("sheep-farming").play("place imitation-4").legal() == {"imitate supplies"}
    at = imitating("sheep-farming", "4F 1S").play("place imitation-4", "imitate sheep-farming")
    assert at.legal() == {"do stable"}
    assert at.play("do stable", "lay 0,0").squares("stable", 0) == {"0,0"}


@pytest.mark.rule("CAV-SC-40")
def test_after_both_tiles_of_extension_an_imitation_of_it_brings_one() -> None:
    at = on_turn("9F", 7).furnish("guest-room")
    at.play("place extension", "do cavern-tunnel", "lay 4,3", "lay 5,3", "do meadow-field", "lay 2,3", "lay 2,2")
    at.bring_home().occupy("extension", 1).turn_of(0)
    at.play("place imitation-0", "imitate extension", "do cavern-tunnel", "lay 4,2", "lay 5,2")
    assert at.seat == 1
    assert (at.has("S", 0), at.has("W", 0)) == (2, 1)


@pytest.mark.rule("CAV-SC-41")
def test_a_newborn_of_the_last_round_spoils_the_supplies_storage() -> None:
    at = table().round(12).reveal("family-life").furnish("supplies-storage").furnish("weapon-storage")
    for _ in range(3):
        at.furnish("dwelling")
    armed = at.dwarfs(1, 2, 3, 4).score()
    unarmed = at.fork().dwarfs(0, 0, 0, 0).score()
    assert armed - unarmed == 8 + 12
    at.play("place family-life", "do grow")
    assert at.score(0) - unarmed == 12 + 1  # and the dwarf himself


@pytest.mark.rule("CAV-SC-42")
def test_weapons_given_up_in_the_last_window_serve_the_prayer_chamber_alone() -> None:
    at = table().dwarfs(3, 4).furnish("peaceful-cave").furnish("prayer-chamber").furnish("weapon-storage")
    armed = at.score()
    at.last_exchanges().play("disarm 1", "disarm 2", "done")
    assert at.decision == ""  # the game is over
    assert at.score(0) - armed == 8 - 6


@pytest.mark.rule("CAV-SC-43")
def test_selling_the_only_two_boars_in_the_last_window_costs_two_points() -> None:
    at = on_turn("2boar 0F").furnish("hunting-parlor")
    before = at.score()
    at.last_exchanges().play("use hunting-parlor", "done")
    assert at.goods(0) == "2G 2F"
    assert at.score(0) - before == 2 - 2 - 2


@pytest.mark.rule("CAV-SC-44")
def test_for_two_players_ruby_mining_is_closed_in_the_first_two_rounds() -> None:
    at = table()
    assert "ruby-mining" not in at.placeable()
    assert "ruby-mining" in at.fork().lay("ruby-mine", "4,3").placeable()
    at.new_round().play("reveal sheep-farming")
    assert "ruby-mining" not in at.placeable()
    assert at.new_round().play("place ruby-mining").has("R", 0) == 1


@pytest.mark.rule("CAV-SC-47")
def test_a_donkey_bought_at_the_end_of_a_round_brings_the_miner_an_ore() -> None:
    at = alone("1R 0F").furnish("miner").lay("ore-mine", "4,3").harvest("none")
    assert at.fork().play("done").goods() == "1R"
    assert at.play("ruby donkey").goods() == "1O 1donkey"


@pytest.mark.rule("CAV-SC-48")
def test_beer_of_bought_grain_pays_for_more_on_the_weekly_market() -> None:
    at = on_turn("1Gr 3F", 5).furnish("beer-parlor").lay("stable", "0,0")
    at.play("place weekly-market", "buy grain", "exchange", "use beer-parlor")
    assert at.goods() == "6G 3F"
    assert at.play("buy cattle", "buy boar", "buy wood").goods(0) == "1W 3F 1boar 1cattle"


@pytest.mark.rule("CAV-SC-49")
def test_the_starting_player_token_changes_the_order_from_the_next_round_on() -> None:
    at = table(4).new_round().play("reveal sheep-farming")
    order = []
    for space in ("logging", "ore-mining", "forest-exploration", "starting-player"):
        order.append(at.seat)
        at.play(f"place {space}")
    for _ in range(4):
        order.append(at.seat)
        at.play("pass")
    assert order == [0, 1, 2, 3, 0, 1, 2, 3]
    assert at.decision == "take-turn"  # the last card of the stage needs no chance
    assert at.seat == 3


@pytest.mark.rule("CAV-SC-50")
def test_from_the_round_of_family_life_on_there_is_only_the_urgent_wish() -> None:
    at = table(3).reveal("wish-for-children").round(6).new_round()
    assert "wish-for-children" in at.spaces()
    at.play("reveal family-life", "marker leaf")
    wishes = {space for space in at.spaces() if "wish" in space}
    assert wishes == {"urgent-wish-for-children"}
    assert at.new_round().until("take-turn").spaces() >= wishes
    assert "wish-for-children" not in at.spaces()
