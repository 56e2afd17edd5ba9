"""Forging weapons: who may, for how much ore, and how strong they become (CAV-FORGE)."""

from __future__ import annotations

import pytest

from tests.caverna.rounds import random_game
from tests.caverna.spaces import everything_in_play, places_offering
from tests.caverna.table import Table, on_turn


def smithy(ore: int, *rooms: str) -> Table:
    """Seat 0's unarmed dwarf stands on Blacksmithing with so much ore."""
    made = on_turn(f"{ore}O 0F")
    for room in rooms:
        made.furnish(room)
    return made.play("place blacksmithing", "do forge")


def weapons(made: Table) -> set[int]:
    return {int(name.split()[1]) for name in made.legal("forge")}


@pytest.mark.rule("CAV-FORGE-01")
@pytest.mark.parametrize("strength", range(1, 9))
def test_a_weapon_costs_as_much_ore_as_it_is_strong(strength: int) -> None:
    made = smithy(strength)
    assert weapons(made) == set(range(1, strength + 1))
    made.play(f"forge {strength}")
    assert made.strengths(0) == [strength, 0]
    assert made.goods(0) == ""


@pytest.mark.rule("CAV-FORGE-01")
def test_no_new_weapon_is_stronger_than_8() -> None:
    made = smithy(14)
    assert weapons(made) == set(range(1, 9))
    assert made.play("forge 3").has("O", 0) == 11


@pytest.mark.rule("CAV-FORGE-01")
def test_without_ore_an_unarmed_dwarf_cannot_forge() -> None:
    assert "blacksmithing" not in on_turn("0O").placeable()


@pytest.mark.rule("CAV-FORGE-01")
def test_only_the_dwarf_who_acts_is_armed() -> None:
    made = on_turn("8O").dwarfs(4, 0, 0).play("place blacksmithing", "do forge", "forge 5")
    assert made.strengths(0) == [4, 5, 0]


@pytest.mark.rule("CAV-FORGE-02", "CAV-ROOM-15")
@pytest.mark.parametrize(("strength", "ore"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5), (8, 6)])
def test_the_blacksmith_saves_two_ore(strength: int, ore: int) -> None:
    made = smithy(ore, "blacksmith")
    assert max(weapons(made)) == max(strength, 2)
    made.play(f"forge {strength}")
    assert made.strengths(0) == [strength, 0]
    assert made.has("O", 0) == 0


@pytest.mark.rule("CAV-FORGE-02", "CAV-ROOM-15")
def test_even_with_the_blacksmith_no_new_weapon_is_stronger_than_8() -> None:
    made = smithy(8, "blacksmith")
    assert weapons(made) == set(range(1, 9))
    assert made.play("forge 8").has("O", 0) == 2


@pytest.mark.rule("CAV-FORGE-03")
def test_an_armed_dwarf_cannot_forge_again() -> None:
    made = on_turn("8O").dwarfs(1, 1).play("place blacksmithing")
    assert made.legal("do") == {"do expedition"}
    made = on_turn("8O").dwarfs(1, 1).reveal("adventure").play("place adventure")
    assert made.legal("do") == {"do expedition"}


@pytest.mark.rule("CAV-FORGE-03")
def test_a_weapon_grows_on_expeditions() -> None:
    made = on_turn("8O").dwarfs(1, 1).play("place blacksmithing", "do expedition", "loot wood", "done")
    assert made.strengths(0) == [2, 1]
    made.turn_of(0).play("place logging", "do expedition", "loot all-weapons")
    assert made.strengths(0) == [3, 3]


@pytest.mark.rule("CAV-FORGE-04")
@pytest.mark.parametrize(("before", "after"), [(12, 14), (13, 14), (14, 14)])
def test_no_weapon_is_stronger_than_14(before: int, after: int) -> None:
    made = on_turn().dwarfs(before, 14).play("place blacksmithing", "do expedition", "loot all-weapons", "done")
    assert made.strengths(0) == [after, 14]


@pytest.mark.rule("CAV-FORGE-05")
def test_only_the_peaceful_cave_takes_a_weapon_and_then_a_new_one_may_be_forged() -> None:
    made = on_turn("3O 0F").dwarfs(5, 7)
    assert not made.offers("exchange")
    made.furnish("peaceful-cave").play("exchange", "disarm 2")
    assert made.strengths(0) == [5, 0]
    assert made.has("F", 0) == 7
    made.play("place blacksmithing", "do forge", "forge 3")
    assert made.strengths(0) == [5, 3]


@pytest.mark.rule("CAV-FORGE-05")
@pytest.mark.parametrize("seed", range(4))
def test_weapons_stay_with_their_dwarfs(seed: int) -> None:
    arms: list[list[int]] = [[], [], []]
    for made in random_game(seed):
        for seat in range(3):
            now = made.strengths(seat)
            if "peaceful-cave" not in made.rooms(seat):
                assert all(new >= old for new, old in zip(now, arms[seat], strict=False))
            arms[seat] = now


@pytest.mark.rule("CAV-FORGE-06")
def test_weapons_are_forged_on_two_spaces() -> None:
    made = everything_in_play(7).give("9W 9S 9O 9Gr 9F").lay("field", "2,3").lay("tunnel", "3,1 4,1")
    assert places_offering(made, "forge") == {"blacksmithing", "adventure"}


@pytest.mark.rule("CAV-FORGE-06")
@pytest.mark.parametrize("space", ["blacksmithing", "adventure"])
def test_weapons_are_forged_where_these_are_imitated(space: str) -> None:
    made = on_turn("4O 2F", players=4).reveal(space).occupy(space, 1)
    made.play("place imitation-2", f"imitate {space}", "do forge", "forge 4")
    assert made.strengths(0) == [4, 0]
