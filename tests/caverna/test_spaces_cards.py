"""The action spaces on cards (CAV-SPACE-49 to -61)."""

from __future__ import annotations

import pytest

from tests.caverna.spaces import stocks, used
from tests.caverna.table import Table, empty_handed, on_turn, table

REFILLS = [
    pytest.param("sheep-farming", ["1sheep", "2sheep", "3sheep"], marks=pytest.mark.rule("CAV-SPACE-50")),
    pytest.param("donkey-farming", ["1donkey", "2donkey", "3donkey"], marks=pytest.mark.rule("CAV-SPACE-54")),
    pytest.param("ore-delivery", ["1O 1S", "2O 2S", "3O 3S"], marks=pytest.mark.rule("CAV-SPACE-56")),
    pytest.param("ruby-delivery", ["2R", "3R", "4R"], marks=pytest.mark.rule("CAV-SPACE-61")),
]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize(("card", "found"), REFILLS)
def test_what_gathers_there(card: str, found: list[str], players: int) -> None:
    assert stocks(card, players) == found


def farming(card: str, goods: str, stock: str) -> Table:
    """Seat 0 with these goods has many meadows, and has placed a dwarf on Sheep or Donkey farming."""
    made = empty_handed().reveal(card).stack(card, stock).lay("meadow", "2,3 2,2 2,1 1,3 1,2 1,1")
    return made.give(goods).play(f"place {card}")


# Stage 1


@pytest.mark.rule("CAV-SPACE-49")
def test_blacksmithing_forges_a_weapon_then_brings_three_items_of_loot() -> None:
    made = on_turn("9F 4O").play("place blacksmithing", "do forge", "forge 4")
    assert (made.goods(), made.legal()) == ("9F", {"do expedition", "done"})
    made.play("do expedition", "loot wood", "loot stone", "loot vegetable")
    assert (made.goods(0), made.strengths(0), made.seat) == ("1W 1S 1V 9F", [5, 0], 1)


@pytest.mark.rule("CAV-SPACE-49")
def test_on_blacksmithing_a_weapon_or_an_expedition_alone_is_enough() -> None:
    forged = on_turn("9F 8O").play("place blacksmithing", "do forge", "forge 8", "done")
    assert (forged.strengths(0), forged.seat) == ([8, 0], 1)
    armed = on_turn("9F 8O").dwarfs(3, 3).play("place blacksmithing")
    assert armed.legal() == {"do expedition"}


@pytest.mark.rule("CAV-SPACE-50", "CAV-SPACE-54")
@pytest.mark.parametrize(("card", "animal"), [("sheep-farming", "sheep"), ("donkey-farming", "donkey")])
def test_farming_fences_and_builds_before_the_animals_come(card: str, animal: str) -> None:
    made = farming(card, "6W 1S 9F", f"7{animal}")
    assert (made.has(animal), made.legal()) == (0, {"do small-pasture", "do large-pasture", "do stable", "done"})
    made.play("do small-pasture", "lay 2,3", "do stable", "lay 2,3", "do large-pasture", "lay 1,1", "lay 1,2")
    assert (made.goods(0), made.stock(card), made.seat) == (f"9F 7{animal}", "", 1)
    assert (made.squares("small-pasture", 0), made.squares("stable", 0)) == ({"2,3"}, {"2,3"})
    assert made.large_pastures(0) == {("1,1", "1,2")}


@pytest.mark.rule("CAV-SPACE-50", "CAV-SPACE-54")
@pytest.mark.parametrize(("card", "animal"), [("sheep-farming", "sheep"), ("donkey-farming", "donkey")])
def test_farming_builds_in_any_order_and_as_little_as_one_likes(card: str, animal: str) -> None:
    made = farming(card, "6W 1S 9F", f"2{animal}").play("do large-pasture", "lay 2,2", "lay 2,3", "do stable")
    made.play("lay 2,2")
    assert made.legal() == {"do small-pasture", "done"}
    assert farming(card, "6W 1S 9F", f"2{animal}").play("done").goods(0) == f"6W 1S 9F 2{animal}"


@pytest.mark.rule("CAV-SPACE-50", "CAV-SPACE-54")
@pytest.mark.parametrize(("card", "animal"), [("sheep-farming", "sheep"), ("donkey-farming", "donkey")])
def test_all_animals_must_be_taken_and_those_without_room_are_given_up(card: str, animal: str) -> None:
    made = farming(card, "", f"3{animal}")
    assert (made.decision, made.has(animal), made.stock(card)) == ("give-up-animal", 3, "")
    assert made.play(f"give {animal}").goods(0) == f"1F 2{animal}"


@pytest.mark.rule("CAV-SPACE-51")
def test_ore_mine_construction_builds_a_mine_for_three_ore_then_brings_two_items_of_loot() -> None:
    made = on_turn("9F").reveal("ore-mine-construction").lay("tunnel", "3,1 3,0").dwarfs(4, 4)
    made.play("place ore-mine-construction")
    assert made.legal() == {"do ore-mine", "do expedition"}
    made.play("do ore-mine", "lay 3,1", "lay 3,0")
    assert (made.goods(), made.squares("ore-mine"), made.squares("deep-tunnel")) == ("3O 9F", {"3,1"}, {"3,0"})
    made.play("do expedition", "loot ore", "loot wood")
    assert (made.goods(0), made.strengths(0), made.seat) == ("1W 5O 9F", [5, 4], 1)


@pytest.mark.rule("CAV-SPACE-51")
def test_an_expedition_alone_brings_no_ore() -> None:
    made = on_turn("9F").reveal("ore-mine-construction").dwarfs(4, 4).play("place ore-mine-construction")
    assert made.play("do expedition", "loot wood", "done").goods(0) == "1W 9F"


# Stage 2


@pytest.mark.rule("CAV-SPACE-52")
def test_wish_for_children_grows_the_family_or_furnishes_a_dwelling() -> None:
    made = on_turn("9F 9W 9S").reveal("wish-for-children").furnish("dwelling").play("place wish-for-children")
    assert made.legal() == {"do grow", "do furnish-dwelling"}
    grown = made.fork().play("do grow")
    assert (grown.strengths(0), grown.goods(0), grown.seat) == ([0, 0, 0], "9W 9S 9F", 1)
    made.play("do furnish-dwelling")
    kinds = "dwelling simple-dwelling-4w2s simple-dwelling-3w3s mixed-dwelling couple-dwelling additional-dwelling"
    assert made.legal() == {f"furnish {kind}" for kind in kinds.split()}
    made.play("furnish mixed-dwelling", "lay 3,2")
    assert (made.strengths(0), made.goods(0), made.seat) == ([0, 0], "4W 5S 9F", 1)


@pytest.mark.rule("CAV-SPACE-53")
def test_urgent_wish_furnishes_a_dwelling_then_grows_the_family() -> None:
    made = on_turn("9F 4W 3S").reveal("urgent-wish-for-children").furnish("dwelling")
    made.play("place urgent-wish-for-children")
    assert made.legal() == {"do furnish-dwelling", "do take"}
    made.play("do furnish-dwelling", "furnish dwelling", "lay 3,2", "do grow")
    assert (made.strengths(0), made.goods(0), made.seat) == ([0, 0, 0], "9F", 1)


@pytest.mark.rule("CAV-SPACE-53")
def test_urgent_wish_gives_three_gold_instead() -> None:
    made = on_turn("9F 4W 3S").reveal("urgent-wish-for-children").play("place urgent-wish-for-children", "do take")
    assert (made.goods(0), made.seat) == ("4W 3S 3G 9F", 1)


@pytest.mark.rule("CAV-SPACE-53")
def test_urgent_wish_furnishes_dwellings_only() -> None:
    made = on_turn("9F 9W 9S").reveal("urgent-wish-for-children").play("place urgent-wish-for-children")
    found = {name.removeprefix("furnish ") for name in made.play("do furnish-dwelling").legal()}
    assert len(found) == 6
    assert all("dwelling" in room for room in found)


@pytest.mark.rule("CAV-SPACE-55")
def test_ruby_mine_construction_builds_one_ruby_mine_with_a_ruby_from_a_deep_tunnel() -> None:
    made = empty_handed().reveal("ruby-mine-construction").lay("tunnel", "3,1").lay("deep-tunnel", "3,0")
    made.play("place ruby-mine-construction")
    assert made.legal() == {"do ruby-mine", "do deep-ruby-mine"}
    shallow = made.fork().play("do ruby-mine")
    assert shallow.layable() == {"3,1"}
    shallow.play("lay 3,1")
    assert (shallow.goods(0), shallow.squares("ruby-mine", 0), shallow.seat) == ("", {"3,1"}, 1)
    deep = made.play("do deep-ruby-mine")
    assert deep.layable() == {"3,0"}
    deep.play("lay 3,0")
    assert (deep.goods(0), deep.squares("ruby-mine", 0), deep.seat) == ("1R", {"3,0"}, 1)


# Stage 3


@pytest.mark.rule("CAV-SPACE-56")
@pytest.mark.parametrize(("mines", "goods"), [("", "2S 2O"), ("3,1", "2S 4O"), ("3,1 4,1", "2S 6O")])
def test_ore_delivery_adds_two_ore_for_every_own_ore_mine(mines: str, goods: str) -> None:
    made = empty_handed().reveal("ore-delivery").stack("ore-delivery", "2O 2S").lay("ore-mine", mines)
    assert made.lay("ruby-mine", "5,1").lay("ore-mine", "3,1", seat=1).play("place ore-delivery").goods(0) == goods


@pytest.mark.rule("CAV-SPACE-57")
def test_family_life_grows_the_family_and_sows() -> None:
    made = on_turn("9F 1Gr").reveal("family-life").furnish("dwelling").lay("field", "2,3").play("place family-life")
    assert made.legal() == {"do grow", "do sow"}
    made.play("do grow", "do sow", "sow 1 0")
    assert (made.strengths(0), made.squares("3 grain", 0), made.seat) == ([0, 0, 0], {"2,3"}, 1)


@pytest.mark.rule("CAV-SPACE-58")
def test_exploration_brings_four_items_of_loot_to_an_armed_dwarf() -> None:
    assert "exploration" not in on_turn("9F", 3).reveal("exploration").placeable()
    made = on_turn("9F", 3).reveal("exploration").dwarfs(4, 4).play("place exploration", "do expedition")
    made.play("loot wood", "loot stone", "loot grain", "loot ore")
    assert (made.goods(0), made.strengths(0), made.seat) == ("1W 1S 2O 1Gr 9F", [5, 4], 1)


@pytest.mark.rule("CAV-SPACE-58")
def test_exploration_exists_for_three_and_more_players() -> None:
    for players in (1, 2):
        made = table(players)
        made.round(6).new_round()
        assert made.decision != "draw-card" or not made.offers("reveal exploration")
    for players in range(3, 8):
        assert table(players).round(6).new_round().offers("reveal exploration")


# Stage 4


@pytest.mark.rule("CAV-SPACE-59")
@pytest.mark.parametrize(("times", "goods"), [(1, "5O 2G 1F"), (2, "3O 4G 2F"), (3, "1O 6G 3F")])
def test_ore_trading_gives_two_gold_and_a_food_for_two_ore(times: int, goods: str) -> None:
    made = empty_handed().give("7O").reveal("ore-trading").play("place ore-trading", "do trade")
    made.play(*["trade"] * (times - 1))
    assert made.goods(0) == goods
    assert made.offers("trade") == (times < 3)


@pytest.mark.rule("CAV-SPACE-59")
def test_ore_trading_needs_two_ore_and_trades_three_times_at_most() -> None:
    assert "ore-trading" not in empty_handed().give("1O").reveal("ore-trading").placeable()
    made = empty_handed().give("9O").reveal("ore-trading").play("place ore-trading", "do trade", "trade", "trade")
    assert (made.seat, made.has("O", 0)) == (1, 3)


@pytest.mark.rule("CAV-SPACE-59")
def test_the_blacksmith_has_no_influence_on_ore_trading() -> None:
    made = empty_handed().give("2O").furnish("blacksmith").reveal("ore-trading").play("place ore-trading", "do trade")
    assert (made.goods(0), made.offers("trade")) == ("2G 1F", False)
    assert "ore-trading" not in empty_handed().give("1O").furnish("blacksmith").reveal("ore-trading").placeable()


@pytest.mark.rule("CAV-SPACE-60")
def test_adventure_forges_a_weapon_then_brings_two_expeditions_of_one_item() -> None:
    made = on_turn("9F 3O").reveal("adventure").play("place adventure")
    assert made.legal() == {"do forge"}
    made.play("do forge", "forge 3", "do expedition", "loot stone", "do expedition", "loot vegetable")
    assert (made.goods(0), made.strengths(0), made.seat) == ("1S 1V 9F", [5, 0], 1)


@pytest.mark.rule("CAV-SPACE-60")
def test_adventure_may_end_after_any_of_its_parts() -> None:
    made = on_turn("9F 3O").reveal("adventure").play("place adventure", "do forge", "forge 3")
    assert made.legal() == {"do expedition", "done"}
    made.play("do expedition", "loot wood")
    assert made.legal() == {"do expedition", "done"}


@pytest.mark.rule("CAV-SPACE-60")
def test_on_adventure_an_armed_dwarf_goes_twice_without_forging() -> None:
    made = on_turn("9F").reveal("adventure").dwarfs(3, 3).play("place adventure")
    assert made.legal() == {"do expedition"}
    assert made.play("do expedition", "loot stone").legal() == {"do expedition", "done"}


@pytest.mark.rule("CAV-SPACE-61")
@pytest.mark.parametrize(("mines", "rubies"), [("", 2), ("3,1", 2), ("3,1 4,1", 3), ("3,1 4,1 5,1", 3)])
def test_ruby_delivery_adds_one_ruby_for_two_ruby_mines(mines: str, rubies: int) -> None:
    made = empty_handed().reveal("ruby-delivery").stack("ruby-delivery", "2R").lay("ruby-mine", mines)
    assert made.lay("ore-mine", "5,2 5,3").play("place ruby-delivery").goods(0) == f"{rubies}R"


@pytest.mark.rule("CAV-SPACE-56", "CAV-SPACE-61")
def test_deliveries_take_what_lies_there() -> None:
    assert used("ore-delivery", "3O 3S").stock("ore-delivery") == ""
    assert used("ruby-delivery", "4R").goods(0) == "4R"
