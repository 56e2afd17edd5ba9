"""Worked examples: what dwarfs do on action spaces (CAV-EX)."""

from __future__ import annotations

import pytest

from tests.caverna.furnishing import furnish_at_home
from tests.caverna.table import Table, on_turn, table


@pytest.mark.rule("CAV-EX-52")
def test_the_dog_school_built_by_housework_brings_a_wood_for_the_dog_that_follows() -> None:
    at = on_turn("0F")
    assert furnish_at_home(at.fork(), "dog-school", "3,2").play("do take").goods(0) == "1W 1dog"
    assert at.play("place housework", "do take", "do furnish", "furnish dog-school", "lay 3,2").goods(0) == "1dog"


@pytest.mark.rule("CAV-EX-54")
def test_four_gold_and_three_of_the_own_buy_cattle_boar_and_vegetable() -> None:
    at = on_turn("3G 3F", 5).lay("stable", "0,0").play("place weekly-market", "buy cattle", "buy boar", "buy vegetable")
    assert at.goods(0) == "1V 3F 1boar 1cattle"
    assert at.seat == 1


@pytest.mark.rule("CAV-EX-54")
def test_the_weekly_market_sells_no_good_twice() -> None:
    at = on_turn("3G", 5).play("place weekly-market", "buy wood")
    assert at.has("G") == 6
    assert not at.offers("buy wood")


@pytest.mark.rule("CAV-EX-55")
def test_without_adjacent_ordinary_tunnels_ore_mine_construction_is_an_expedition_only() -> None:
    at = on_turn("0F").reveal("ore-mine-construction").dwarfs(1, 1)
    at.lay("tunnel", "4,3 3,1").lay("deep-tunnel", "5,3").lay("cavern", "4,2 4,1")
    assert at.play("place ore-mine-construction").legal() == {"do expedition"}
    assert at.play("do expedition", "loot wood", "loot dog").goods(0) == "1W 1dog"


@pytest.mark.rule("CAV-EX-56")
@pytest.mark.parametrize(
    ("ground", "deed", "goods"), [("deep-tunnel", "deep-ruby-mine", "1R"), ("tunnel", "ruby-mine", "")]
)
def test_a_ruby_mine_yields_a_ruby_at_once_only_on_a_deep_tunnel(ground: str, deed: str, goods: str) -> None:
    at = on_turn("0F").reveal("ruby-mine-construction").lay(ground, "4,3")
    at.play("place ruby-mine-construction", f"do {deed}", "lay 4,3")
    assert at.squares("ruby-mine", 0) == {"4,3"}
    assert at.goods(0) == goods


@pytest.mark.rule("CAV-EX-57")
@pytest.mark.parametrize("rooms", [(), ("blacksmith",)])
def test_seven_ore_are_traded_three_times_with_or_without_the_blacksmith(rooms: tuple[str, ...]) -> None:
    at = on_turn("7O 0F").reveal("ore-trading")
    for room in rooms:
        at.furnish(room)
    at.play("place ore-trading", "do trade", "trade", "trade")
    assert at.goods(0) == "1O 6G 3F"


@pytest.mark.rule("CAV-EX-57")
def test_ore_is_not_traded_a_fourth_time() -> None:
    at = on_turn("9O 0F").reveal("ore-trading").play("place ore-trading", "do trade", "trade", "trade")
    assert at.seat == 1
    assert at.goods(0) == "3O 6G 3F"


@pytest.mark.rule("CAV-EX-58")
@pytest.mark.parametrize(
    ("space", "players", "goods"),
    [
        ("large-depot", 7, "4W 3S 3O"),
        ("sustenance", 4, "1Gr 2V"),
        ("sustenance", 7, "1Gr 2V"),
        ("strip-mining", 3, "1O 2S"),
    ],
)
def test_what_lies_on_a_space_after_three_rounds(space: str, players: int, goods: str) -> None:
    at = table(players).new_round().play("reveal sheep-farming").new_round()
    assert at.stock(space) == goods


@pytest.mark.rule("CAV-EX-59")
def test_two_ore_mines_add_four_ore_to_ore_mining() -> None:
    at = on_turn("0F").lay("ore-mine", "4,3 4,2").stack("ore-mining", "3O").play("place ore-mining")
    assert at.goods(0) == "7O"
    assert at.stock("ore-mining") == ""


def imitating(own: str) -> Table:
    """Five players: seat 0 holds a space with wood, seat 1 has just copied it by one Imitation space."""
    at = table(5).give("9F").give("9F", 1).stack(own, "3W").occupy(own, 0).turn_of(1)
    at.play("place imitation-2", f"imitate {own}")
    return at


@pytest.mark.rule("CAV-EX-60")
def test_an_own_space_cannot_be_copied_through_the_other_imitation_space() -> None:
    at = imitating("logging")
    assert at.has("W", 1) == 3
    at.stack("logging", "3W").turn_of(0)
    assert "imitation-4" not in at.placeable()
    at.occupy("growth", 2)
    assert at.play("place imitation-4").legal() == {"imitate growth"}
