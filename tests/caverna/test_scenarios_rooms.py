"""Scenarios: reductions, and rooms that work together (CAV-SC)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules.layout import DWARFS
from tests.caverna.furnishing import furnish_at_home
from tests.caverna.table import expedition, on_turn, table


@pytest.mark.rule("CAV-SC-09")
def test_guest_room_and_trader_turn_the_gold_of_urgent_wish_into_a_dwelling() -> None:
    at = on_turn("1W 1S 0G 0F").reveal("urgent-wish-for-children")
    for room in ("guest-room", "trader", "carpenter", "stone-carver"):
        at.furnish(room)
    at.play("place urgent-wish-for-children", "do take", "exchange", "use trader")
    assert at.goods() == "2W 2S 1O 1G"
    at.play("do furnish-dwelling", "furnish simple-dwelling-3w3s", "lay 3,2", "do grow")
    assert at.goods(0) == "1O 1G"
    assert at.own(DWARFS, 0) == 3


@pytest.mark.rule("CAV-SC-10")
@pytest.mark.parametrize("goods", ["0F", "0F 1W 1O"])
def test_what_the_carpenter_saves_is_not_paid_in_ore(goods: str) -> None:
    at = on_turn(goods).furnish("carpenter").furnish("builder")
    before = at.goods()
    assert furnish_at_home(at, "broom-chamber", "3,2").goods() == before
    assert "broom-chamber" in at.rooms()


@pytest.mark.rule("CAV-SC-11")
def test_three_craftsmen_build_the_dwelling_of_an_expedition_for_two_ore() -> None:
    at = expedition(11, 1, "2O 0F").furnish("carpenter").furnish("stone-carver").furnish("builder")
    assert not at.fork().give("1O").offers("loot dwelling")
    at.play("loot dwelling", "furnish dwelling", "lay 3,2")
    assert at.goods(0) == ""
    assert "3,2" in at.squares("dwelling", 0)


@pytest.mark.rule("CAV-SC-12")
def test_the_builder_replaces_a_stone_of_the_state_parlor_and_no_gold() -> None:
    at = on_turn("2S 1O 5G 0F").furnish("builder").play("place housework", "do furnish")
    assert not at.fork().give("3S 4G 9O").offers("furnish state-parlor")
    assert not at.fork().give("1S 2O").offers("furnish state-parlor")
    assert at.play("furnish state-parlor").goods() == ""


@pytest.mark.rule("CAV-SC-17")
def test_the_seam_adds_ore_to_the_stone_of_the_stone_carver() -> None:
    assert furnish_at_home(on_turn("1W 0F").furnish("seam"), "stone-carver", "3,2").goods() == "2S 2O"


@pytest.mark.rule("CAV-SC-17")
def test_the_seam_adds_ore_to_the_stone_of_the_trader() -> None:
    at = on_turn("2G 0F").furnish("seam").furnish("trader").play("exchange", "use trader")
    assert at.goods() == "1W 1S 2O"


FURNISH_SEAM = ("loot furnish", "furnish seam", "lay 3,2")


@pytest.mark.rule("CAV-SC-18")
def test_the_seam_of_an_expedition_adds_ore_to_stone_taken_after_it() -> None:
    at = expedition(7, 2, "2W 0F")
    assert at.fork().play(*FURNISH_SEAM, "loot stone").goods(0) == "1S 1O"
    assert at.play("loot stone", *FURNISH_SEAM).goods(0) == "1S"


@pytest.mark.rule("CAV-SC-30")
def test_a_dwelling_on_a_tunnel_counts_for_the_state_parlor_and_bars_mines() -> None:
    at = on_turn("4W 3S").reveal("ruby-mine-construction", "ore-mine-construction").dwarfs(0, 0, 0)
    at.furnish("work-room", "3,1").furnish("state-parlor", "4,2").lay("tunnel", "4,3 5,3")
    assert {"ruby-mine-construction", "ore-mine-construction"} <= at.placeable()
    before = at.score()
    furnish_at_home(at, "dwelling", "4,3").play("done").turn_of(0)
    assert at.score() - before == 4 + 3  # the parlor's points and the dwelling's own
    assert "ore-mine-construction" not in at.placeable()
    assert at.play("place ruby-mine-construction", "do ruby-mine").layable() == {"5,3"}


def covering(owned: str, bought: str, goods: str, *others: str) -> int:
    """How the score changes when one room is bought on top of the other without an empty cavern."""
    at = on_turn(goods).furnish(owned, "3,2")
    for room in others:
        at.furnish(room)
    before = at.score()
    assert furnish_at_home(at, bought, "3,2").rooms(0) == {bought, *others}
    return at.score(0) - before


@pytest.mark.rule("CAV-SC-36")
def test_the_spare_part_storage_covers_the_trader() -> None:
    assert covering("trader", "spare-part-storage", "2W") == -2
    assert covering("trader", "spare-part-storage", "2W", "main-storage") == -2 + 2


@pytest.mark.rule("CAV-SC-36")
def test_the_trader_covers_the_spare_part_storage() -> None:
    assert covering("spare-part-storage", "trader", "1W") == 2
    assert covering("spare-part-storage", "trader", "1W", "main-storage") == 2 - 2


@pytest.mark.rule("CAV-SC-37")
def test_the_additional_dwelling_is_for_the_sixth_dwarf_only() -> None:
    at = table(4).reveal("wish-for-children").furnish("dwelling").furnish("dwelling").furnish("additional-dwelling")
    at.dwarfs(0, 0, 0, 0)
    assert "wish-for-children" not in at.placeable()
    assert not at.fork().play("place growth").offers("do grow")
    at.furnish("dwelling").play("place wish-for-children", "do grow").turn_of(0).play("place growth", "do grow")
    assert at.own(DWARFS, 0) == 6


@pytest.mark.rule("CAV-SC-37")
def test_without_the_additional_dwelling_a_family_stops_at_five() -> None:
    at = table(4).dwarfs(0, 0, 0, 0, 0)
    for _ in range(5):
        at.furnish("dwelling")
    assert not at.fork().play("place growth").offers("do grow")
    assert at.furnish("additional-dwelling").play("place growth").offers("do grow")
