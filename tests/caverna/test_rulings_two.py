"""Rulings 18 to 34: the decision where the printed rules are silent (CAV-RULING)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules import layout
from tests.caverna.scenes_harvest import board, farm, room_for
from tests.caverna.table import Table, expedition, on_turn, table


@pytest.mark.rule("CAV-RULING-18")
def test_donkeys_stand_where_they_count_most() -> None:
    made = on_turn("0O 1donkey").furnish("miner").lay("ruby-mine", "5,1 5,2").lay("ore-mine", "4,1")
    assert made.new_round().until("take-turn").has("O", 0) == 1


@pytest.mark.rule("CAV-RULING-18")
def test_a_donkey_for_the_miner_may_still_be_bought_when_the_round_ends() -> None:
    made = farm("10F 2R 0O").furnish("miner").lay("ore-mine", "4,1").round(1).play("pass", "pass")
    assert made.legal() == {"ruby donkey", "done"}
    assert made.play("ruby donkey").until("take-turn").goods(0) == "1O 1R 10F 1donkey"


@pytest.mark.rule("CAV-RULING-19")
def test_nobody_exchanges_in_the_turn_of_another() -> None:
    made = on_turn("9R 9Gr 9F").furnish("beer-parlor").give("1F", 1).play("place supplies")
    assert made.seat == 1
    assert not made.offers("exchange")
    assert {name.split()[0] for name in made.legal()} == {"place", "pass"}


@pytest.mark.rule("CAV-RULING-20")
def test_alone_a_supplier_s_ruby_comes_too_late_to_protect() -> None:
    made = table(1).furnish("ruby-supplier").set(layout.DELIVERIES + 2, 4).stack("logging", "6W").new_round()
    assert made.decision == "take-turn"
    assert (made.stock("logging"), made.has("R")) == ("3W", 1)


@pytest.mark.rule("CAV-RULING-21")
@pytest.mark.parametrize(
    ("players", "number", "rounds"),
    [(2, 4, [5, 6, 7, 8, 10, 11, 12]), (2, 8, [10, 11, 12]), (3, 4, [5, 6, 7, 8, 9, 10, 11])],
)
def test_the_skipped_round_does_not_count_for_suppliers(players: int, number: int, rounds: list[int]) -> None:
    made = on_turn("1S", players).round(number)
    made.play("place housework", "do furnish", "furnish wood-supplier", "lay 3,2")
    delivered = []
    while made.cell(layout.ROUND) < 12:
        made.give("0W", 0).new_round().until("take-turn")
        if made.has("W", 0):
            delivered.append(made.cell(layout.ROUND))
    assert delivered == rounds


@pytest.mark.rule("CAV-RULING-22")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_beginner_set_changes_nothing_but_the_offer(players: int) -> None:
    full, beginner = table(players), table(players, furnishing_set="beginner")
    assert len(beginner.offer()) == 27
    assert len(full.offer()) == 48
    changed = [
        cell
        for cell, (one, other) in enumerate(zip(full.at.cells, beginner.at.cells, strict=True))
        if one != other and cell != layout.OFFER
    ]
    assert changed == []


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


@pytest.mark.rule("CAV-RULING-25")
def test_the_strength_at_the_start_limits_all_items() -> None:
    made = expedition(6, 3).play("loot all-weapons", "loot gold")
    assert not made.offers("loot furnish")
    made.play("loot wood")
    assert made.strengths(0) == [8, 7]


@pytest.mark.rule("CAV-RULING-26")
def test_slash_and_burn_lays_its_tile_before_sowing() -> None:
    made = on_turn("2Gr").lay("field", "2,3").play("place slash-and-burn")
    assert made.legal("do") == {"do meadow-field", "do sow"}
    assert made.fork().play("do meadow-field", "lay 1,3", "lay 1,2").legal("do") == {"do sow"}
    made.play("do sow", "sow 1 0")
    assert not made.legal("do")


@pytest.mark.rule("CAV-RULING-27")
@pytest.mark.parametrize(("room", "sheep"), [("cuddle-room", 4), ("mixed-dwelling", 4), ("stubble-room", 3)])
def test_dogs_are_no_help_in_rooms_and_on_fields(room: str, sheep: int) -> None:
    made = board().furnish(room).lay("field", "2,3").give("5dog")
    assert room_for(made, "sheep") == sheep


@pytest.mark.rule("CAV-RULING-27")
def test_dogs_are_no_help_at_a_stable_in_the_forest() -> None:
    assert room_for(board().lay("stable", "2,3").give("5dog"), "sheep") == 2


@pytest.mark.rule("CAV-RULING-28")
@pytest.mark.parametrize(("strength", "offered"), [(10, False), (11, True)])
def test_a_meadow_is_loot_from_strength_eleven_on(strength: int, offered: bool) -> None:
    assert expedition(strength, 3).offers("loot meadow") == offered


@pytest.mark.rule("CAV-RULING-29")
def test_phases_are_skipped_in_seat_order_before_the_fields_are_harvested() -> None:
    made = table(3)
    for seat in range(3):
        made.give("10F 2sheep", seat).lay("small-pasture", "1,3", seat).lay("3 grain", "2,3", seat)
    made.set_cell(layout.STARTER, 2).harvest("skip-one")
    asked = []
    while made.decision == "skip-phase":
        asked.append(made.seat)
        assert [made.has("Gr", seat) for seat in range(3)] == [0, 0, 0]
        made.play("skip breeding" if made.seat == 2 else "skip fields")
    assert asked == [2, 0, 1]
    assert [made.goods(seat) for seat in range(3)] == ["6F 3sheep", "6F 3sheep", "1Gr 6F 2sheep"]


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


@pytest.mark.rule("CAV-RULING-31")
@pytest.mark.parametrize("strength", [1, 2])
def test_small_weapons_never_run_out(strength: int) -> None:
    made = on_turn("9O").dwarfs(0, 0).dwarfs(strength, strength, strength, seat=1)
    made.play("place blacksmithing", "do forge", f"forge {strength}")
    assert made.strengths(0) == [strength, 0]


@pytest.mark.rule("CAV-RULING-32")
def test_the_builder_pays_for_the_dwelling_of_the_loot() -> None:
    made = expedition(11, 3, "1W 1S 2O 0F").furnish("builder", "3,1").play("loot dwelling", "furnish dwelling")
    assert made.play("lay 3,2").goods() == ""


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
