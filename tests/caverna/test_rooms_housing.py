"""Dwellings and the rooms that house animals (CAV-ROOM-00 to CAV-ROOM-09)."""

from __future__ import annotations

import pytest

from tests.caverna.farms import has_room_for
from tests.caverna.furnishing import built
from tests.caverna.table import Table, on_turn, table

FARM = ["sheep", "donkey", "boar", "cattle"]


def growth_cards() -> Table:
    return table().reveal("wish-for-children", "family-life", "urgent-wish-for-children")


@pytest.mark.rule("CAV-ROOM-00")
def test_the_entry_level_dwelling_has_room_for_two_dwarfs() -> None:
    assert "wish-for-children" not in growth_cards().placeable()
    assert "wish-for-children" in growth_cards().dwarfs(0).placeable()


@pytest.mark.rule("CAV-ROOM-00")
@pytest.mark.parametrize("animal", FARM)
def test_the_entry_level_dwelling_has_room_for_two_animals_of_one_type(animal: str) -> None:
    other = "cattle" if animal == "sheep" else "sheep"
    assert has_room_for(table(), f"2{animal}")
    assert not has_room_for(table(), f"3{animal}")
    assert not has_room_for(table(), f"1{animal} 1{other}")


@pytest.mark.rule("CAV-ROOM-00", "CAV-ROOM-33")
def test_the_entry_level_dwelling_counts_for_the_state_parlor() -> None:
    assert built("state-parlor", "3S 5G").goods(0) == "2F"


@pytest.mark.rule("CAV-ROOM-02", "CAV-ROOM-03")
@pytest.mark.parametrize("home", ["simple-dwelling-4w2s", "simple-dwelling-3w3s"])
def test_of_each_simple_dwelling_there_is_one(home: str) -> None:
    made = built(home, "9W 9S")
    assert made.squares("dwelling", 0) == {"3,2", "3,3"}
    assert home not in made.offer()


@pytest.mark.rule("CAV-ROOM-01", "CAV-ROOM-02", "CAV-ROOM-03", "CAV-ROOM-05", "CAV-ROOM-06")
@pytest.mark.parametrize(
    "home",
    ["dwelling", "simple-dwelling-4w2s", "simple-dwelling-3w3s", "couple-dwelling", "additional-dwelling"],
)
def test_most_dwellings_have_no_room_for_animals(home: str) -> None:
    assert not has_room_for(table().furnish(home), "3sheep")
    assert not has_room_for(table().furnish(home), "1sheep 1boar")


@pytest.mark.rule("CAV-ROOM-04")
@pytest.mark.parametrize("animal", FARM)
def test_the_mixed_dwelling_has_room_for_two_more_animals_of_one_type(animal: str) -> None:
    made = table().furnish("mixed-dwelling")
    other = "cattle" if animal == "sheep" else "sheep"
    assert has_room_for(made, f"4{animal}")
    assert has_room_for(made, f"2{animal} 2{other}")
    assert not has_room_for(made, f"5{animal}")
    assert not has_room_for(made, f"3{animal} 1{other}")
    assert not has_room_for(made, "1sheep 1boar 1cattle")


@pytest.mark.rule("CAV-ROOM-05")
def test_the_couple_dwelling_has_room_for_two_dwarfs() -> None:
    made = growth_cards().furnish("couple-dwelling", "5,0")
    assert "wish-for-children" in made.dwarfs(0, 0, 0).placeable()
    assert "wish-for-children" not in made.dwarfs(0, 0, 0, 0).placeable()


@pytest.mark.rule("CAV-ROOM-05")
def test_an_urgent_wish_fills_the_couple_dwelling_with_one_newborn() -> None:
    made = growth_cards().give("8W 6S").play("place urgent-wish-for-children", "do furnish-dwelling")
    made.play("furnish couple-dwelling", "lay 3,2", "do grow")
    assert made.strengths(0) == [0, 0, 0]
    assert made.seat == 1


@pytest.mark.rule("CAV-ROOM-06")
def test_the_additional_dwelling_may_be_built_early_and_stays_empty() -> None:
    made = growth_cards().give("4W 3S").play("place wish-for-children", "do furnish-dwelling")
    made.play("furnish additional-dwelling", "lay 3,2").turn_of(0)
    assert made.rooms() == {"additional-dwelling"}
    assert "family-life" not in made.placeable()


@pytest.mark.rule("CAV-ROOM-07")
@pytest.mark.parametrize("dwarfs", [2, 3, 5])
def test_the_cuddle_room_houses_a_sheep_for_each_dwarf(dwarfs: int) -> None:
    made = table().dwarfs(*[0] * dwarfs).furnish("cuddle-room")
    assert has_room_for(made, f"{dwarfs + 2}sheep")
    assert not has_room_for(made, f"{dwarfs + 3}sheep")
    assert has_room_for(made, f"{dwarfs}sheep 2cattle")


@pytest.mark.rule("CAV-ROOM-07")
def test_newborns_and_dwarfs_at_work_count_in_the_cuddle_room() -> None:
    made = table().dwarfs(0, 0, 0, newborn=1).occupy("logging", 0).furnish("cuddle-room").turn_of(0)
    assert has_room_for(made, "3sheep 2cattle")
    assert not has_room_for(made, "4sheep 2cattle")


@pytest.mark.rule("CAV-ROOM-07")
@pytest.mark.parametrize("animal", ["donkey", "boar", "cattle"])
def test_the_cuddle_room_houses_nothing_but_sheep(animal: str) -> None:
    assert not has_room_for(table().furnish("cuddle-room"), f"3{animal}")


@pytest.mark.rule("CAV-ROOM-08")
def test_the_breakfast_room_houses_three_cattle() -> None:
    made = table().furnish("breakfast-room")
    assert has_room_for(made, "5cattle")
    assert not has_room_for(made, "6cattle")
    assert has_room_for(made, "3cattle 2sheep")
    assert not has_room_for(made, "4cattle 1sheep")


@pytest.mark.rule("CAV-ROOM-08")
@pytest.mark.parametrize("animal", ["sheep", "donkey", "boar"])
def test_the_breakfast_room_houses_nothing_but_cattle(animal: str) -> None:
    assert not has_room_for(table().furnish("breakfast-room"), f"3{animal}")


@pytest.mark.rule("CAV-ROOM-09")
@pytest.mark.parametrize("animal", FARM)
def test_the_stubble_room_houses_an_animal_on_every_empty_field(animal: str) -> None:
    made = table().lay("field", "2,3 2,2").lay("3 grain", "2,1").lay("1 vegetable", "2,0")
    assert not has_room_for(made, f"3{animal}")
    made.furnish("stubble-room")
    assert has_room_for(made, f"4{animal}")
    assert not has_room_for(made, f"5{animal}")


@pytest.mark.rule("CAV-ROOM-09")
def test_types_may_differ_between_the_fields_of_the_stubble_room() -> None:
    made = table().lay("field", "2,3 2,2").furnish("stubble-room")
    assert has_room_for(made, "1boar 1cattle 2sheep")
    assert not has_room_for(made, "1boar 1cattle 1sheep 1donkey")


@pytest.mark.rule("CAV-ROOM-09")
def test_a_harvested_field_is_a_place_of_the_stubble_room_again() -> None:
    made = on_turn("9F").give("9F", 1).lay("1 grain", "2,3").furnish("stubble-room")
    assert not has_room_for(made, "3sheep")
    assert has_room_for(made.harvest().until("take-turn").turn_of(0), "3sheep")
