"""Rulings about action spaces, rooms and tiles (CAV-RULING)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules import layout
from tests.caverna.table import Table, on_turn


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


@pytest.mark.rule("CAV-RULING-13")
def test_the_guest_room_builds_one_ruby_mine_on_each_kind_of_tunnel() -> None:
    made = on_turn().furnish("guest-room").reveal("ruby-mine-construction").lay("tunnel", "4,1 5,1")
    made.lay("deep-tunnel", "4,2 5,2").play("place ruby-mine-construction", "do ruby-mine", "lay 4,1")
    assert made.legal("do") == {"do deep-ruby-mine"}
    made.play("do deep-ruby-mine", "lay 5,2")
    assert made.squares("ruby-mine", 0) == {"4,1", "5,2"}
    assert made.seat == 1


def extension(made: Table) -> Table:
    return made.play("place extension", "do meadow-field", "lay 2,3", "lay 1,3")


@pytest.mark.rule("CAV-RULING-23")
def test_the_guest_room_doubles_extension_once_a_game() -> None:
    made = extension(on_turn("0F", players=7).furnish("guest-room", "3,2"))
    assert made.offers("do cavern-tunnel")
    made.play("do cavern-tunnel", "lay 3,1", "lay 3,0")
    assert made.goods(0) == "1W 1S 1F"
    made.bring_home().turn_of(0).play("place extension", "do meadow-field", "lay 2,2", "lay 1,2")
    assert made.seat == 1  # once only


@pytest.mark.rule("CAV-RULING-23")
def test_one_side_of_extension_does_not_use_up_the_guest_room() -> None:
    made = extension(on_turn("0F", players=7).furnish("guest-room", "3,2")).play("done")
    made.bring_home().turn_of(0).play("place extension", "do cavern-tunnel", "lay 3,1", "lay 3,0")
    assert made.offers("do meadow-field")


@pytest.mark.rule("CAV-RULING-23")
def test_imitation_of_extension_counts_too() -> None:
    made = on_turn("0F", players=7).furnish("guest-room", "3,2").occupy("extension", 1)
    made.play("place imitation-0", "imitate extension", "do meadow-field", "lay 2,3", "lay 1,3")
    made.play("do cavern-tunnel", "lay 3,1", "lay 3,0").bring_home().turn_of(0)
    made.play("place extension", "do meadow-field", "lay 2,2", "lay 1,2")
    assert made.seat == 1


def urgent_wish(goods: str) -> Table:
    made = on_turn(goods).furnish("guest-room").reveal("urgent-wish-for-children")
    return made.play("place urgent-wish-for-children")


@pytest.mark.rule("CAV-RULING-24")
def test_the_guest_room_gives_gold_and_dwelling_on_urgent_wish() -> None:
    made = urgent_wish("4W 3S 0F").play("do take")
    assert made.goods(0) == "4W 3S 3G"
    made.play("do furnish-dwelling", "furnish dwelling", "lay 3,2", "do grow")
    assert (made.goods(0), made.own(layout.DWARFS, 0)) == ("3G", 3)


@pytest.mark.rule("CAV-RULING-24")
def test_gold_may_come_last_and_growth_needs_the_dwelling() -> None:
    made = urgent_wish("4W 3S 0F").furnish("couple-dwelling")
    assert made.legal("do") == {"do take", "do furnish-dwelling"}
    made.play("do furnish-dwelling", "furnish dwelling", "lay 3,2")
    assert made.legal("do") == {"do take", "do grow"}
    assert made.play("do grow", "do take").goods(0) == "3G"


@pytest.mark.rule("CAV-RULING-26")
def test_slash_and_burn_lays_its_tile_before_sowing() -> None:
    made = on_turn("2Gr").lay("field", "2,3").play("place slash-and-burn")
    assert made.legal("do") == {"do meadow-field", "do sow"}
    assert made.fork().play("do meadow-field", "lay 1,3", "lay 1,2").legal("do") == {"do sow"}
    made.play("do sow", "sow 1 0")
    assert not made.legal("do")


@pytest.mark.rule("CAV-RULING-30")
def test_small_scale_drift_mining_gives_its_stone_only_with_the_tile() -> None:
    made = on_turn("0F", players=5).play("place small-scale-drift-mining")
    assert made.has("S", 0) == 0
    assert not made.offers("done")
    assert made.play("do cavern-tunnel", "lay 3,1", "lay 3,0").has("S", 0) == 1


@pytest.mark.rule("CAV-RULING-30")
def test_small_scale_drift_mining_is_no_use_on_a_full_mountain() -> None:
    made = on_turn("0F", players=5)
    made.lay("tunnel", " ".join(f"{x},{y}" for x in range(3, 6) for y in range(4) if (x, y) != (3, 3)))
    assert "small-scale-drift-mining" not in made.placeable()


@pytest.mark.rule("CAV-RULING-33")
def test_a_covered_tile_is_never_sold_again() -> None:
    made = on_turn("9W 9S 9O 9F").furnish("trader", "3,2")
    made.play("place housework", "do furnish", "furnish spare-part-storage", "lay 3,2")
    assert made.rooms(0) == {"spare-part-storage"}
    assert not {"trader", "spare-part-storage"} & made.offer()
    for seat in (0, 1):
        made.bring_home().turn_of(seat).give("9W 9S").lay("cavern", "3,1").play("place housework", "do furnish")
        assert not made.offers("furnish trader")


def nothing_for_the_unarmed(*strengths: int) -> Table:
    """Only Logging is free, and it is empty."""
    made = on_turn("0F").dwarfs(*strengths).dwarfs(*[0] * 6, seat=1).stack("logging", "")
    made.set_cell(layout.OCCUPIED, made.cell(layout.IN_PLAY) & ~(1 << 4))
    return made


@pytest.mark.rule("CAV-RULING-34")
def test_a_dwarf_without_a_space_is_left_out_for_the_next_stronger_one() -> None:
    made = nothing_for_the_unarmed(0, 7, 3)
    assert made.legal() == {"place logging", "pass"}
    made.play("place logging", "do expedition", "loot wood")
    assert made.strengths(0) == [0, 7, 4]
    assert made.has("R", 0) == 0


@pytest.mark.rule("CAV-RULING-34")
def test_only_if_no_dwarf_has_a_space_the_player_must_pass() -> None:
    assert nothing_for_the_unarmed(0, 0).legal() == {"pass"}
