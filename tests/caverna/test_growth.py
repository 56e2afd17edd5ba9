"""Family growth: when there is room, what a newborn does and does not do yet (CAV-GROW)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules import layout
from tests.caverna.furnishing import THREE_MORE_PLACES
from tests.caverna.rounds import feed, next_round, random_game
from tests.caverna.spaces import everything_in_play, places_offering
from tests.caverna.table import Table, on_turn, table

HOMES = ("dwelling", *THREE_MORE_PLACES)


def family(dwarfs: int, *homes: str, players: int = 2) -> Table:
    """Seat 0 has so many unarmed dwarfs and these homes besides the entry-level dwelling; three cards for growth."""
    made = table(players).dwarfs(*[0] * dwarfs)
    for home in homes:
        made.furnish(home)
    return made.reveal("wish-for-children", "family-life")


def may_grow(made: Table) -> bool:
    return "wish-for-children" in made.placeable()


@pytest.mark.rule("CAV-GROW-01")
@pytest.mark.parametrize("dwarfs", [2, 3, 4])
def test_a_growing_family_needs_a_place_for_the_newborn(dwarfs: int) -> None:
    assert not may_grow(family(dwarfs, *HOMES[: dwarfs - 2]))
    assert may_grow(family(dwarfs, *HOMES[: dwarfs - 1]))


@pytest.mark.rule("CAV-GROW-01", "CAV-ROOM-01", "CAV-ROOM-02", "CAV-ROOM-03", "CAV-ROOM-04")
@pytest.mark.parametrize("home", HOMES)
def test_most_dwellings_have_one_place(home: str) -> None:
    assert may_grow(family(2, home))
    assert not may_grow(family(3, home))


@pytest.mark.rule("CAV-GROW-01")
def test_every_dwelling_of_the_ordinary_kind_counts() -> None:
    assert may_grow(family(4, "dwelling", "dwelling", "dwelling"))
    assert not may_grow(family(4, "dwelling", "dwelling"))


@pytest.mark.rule("CAV-GROW-01")
def test_there_are_five_dwarfs_however_many_places() -> None:
    assert not may_grow(family(5, *HOMES, "couple-dwelling"))


@pytest.mark.rule("CAV-GROW-01", "CAV-ROOM-06")
def test_the_sixth_dwarf_needs_the_additional_dwelling() -> None:
    made = family(5, *THREE_MORE_PLACES, "additional-dwelling")
    assert may_grow(made)
    assert made.play("place wish-for-children").strengths(0) == [0] * 5
    assert made.play("do grow").strengths(0) == [0] * 6
    assert not may_grow(family(6, *HOMES, "additional-dwelling", "couple-dwelling"))


@pytest.mark.rule("CAV-GROW-01", "CAV-ROOM-06")
@pytest.mark.parametrize("dwarfs", [2, 3, 4])
def test_the_additional_dwelling_has_no_place_for_the_first_five(dwarfs: int) -> None:
    assert not may_grow(family(dwarfs, *HOMES[: dwarfs - 2], "additional-dwelling"))


@pytest.mark.rule("CAV-GROW-01")
def test_newborns_and_placed_dwarfs_count_for_the_places() -> None:
    made = family(3, "dwelling").dwarfs(0, 0, 0, newborn=1)
    assert not may_grow(made.turn_of(0))
    assert may_grow(made.furnish("mixed-dwelling"))
    assert not may_grow(family(3, "dwelling").occupy("logging", 0).turn_of(0))


@pytest.mark.rule("CAV-GROW-02")
def test_growth_adds_one_unarmed_dwarf_on_the_space_of_its_parent() -> None:
    made = family(2, "couple-dwelling").dwarfs(3, 5).play("place wish-for-children", "do grow")
    assert made.strengths(0) == [3, 5, 0]
    assert made.own(layout.ADULTS, 0) == 2
    assert made.own(layout.WORKS_AT + 2, 0) == made.own(layout.WORKS_AT, 0) != 0
    assert made.occupied() == {"wish-for-children"}


@pytest.mark.rule("CAV-GROW-02", "CAV-GROW-03")
def test_the_newborn_has_no_turn_in_its_round() -> None:
    made = family(2, "dwelling").play("place wish-for-children", "do grow").turn_of(0)
    made.play("place logging").turn_of(0)
    assert made.seat == 1  # seat 0 has nobody left


@pytest.mark.rule("CAV-GROW-03")
def test_the_newborn_works_from_the_next_round_on() -> None:
    made = next_round(family(2, "dwelling").play("place wish-for-children", "do grow"))
    for space in ("logging", "ore-mining", "supplies"):
        assert made.turn_of(0).seat == 0
        made.play(f"place {space}")
    assert made.turn_of(0).seat == 1


@pytest.mark.rule("CAV-GROW-04")
def test_the_newborn_counts_at_once_for_places_and_points() -> None:
    made = family(2, "dwelling")
    before = made.score()
    made.play("place wish-for-children", "do grow")
    assert made.score(0) == before + 1
    assert not may_grow(made.turn_of(0))


@pytest.mark.rule("CAV-GROW-04", "CAV-ROOM-07")
def test_the_newborn_counts_at_once_in_the_cuddle_room() -> None:
    made = family(2, "dwelling").furnish("cuddle-room").give("4sheep").play("place family-life", "do grow").turn_of(0)
    made.give("1R").play("exchange", "ruby sheep")
    assert made.decision != "give-up-animal"  # two with the family at home, three with the dwarfs
    assert made.give("1R").play("exchange", "ruby sheep").decision == "give-up-animal"


@pytest.mark.rule("CAV-GROW-04")
def test_the_newborn_eats_one_food_in_its_first_harvest() -> None:
    made = family(2, "dwelling").give("9F").play("place wish-for-children", "do grow")
    assert feed(made).has("F", 0) == 9 - 2 - 2 - 1


@pytest.mark.rule("CAV-GROW-04")
def test_the_grown_newborn_eats_two_food() -> None:
    made = next_round(family(2, "dwelling").give("9F").play("place wish-for-children", "do grow"))
    assert feed(made).has("F", 0) == 9 - 2 - 2 - 2


@pytest.mark.rule("CAV-GROW-05")
def test_growth_is_offered_by_three_spaces() -> None:
    made = everything_in_play(4).furnish("couple-dwelling", "5,0").give("20W 20S 9O 2Gr").lay("field", "2,3")
    assert places_offering(made, "grow") == {"growth", "wish-for-children", "family-life"}


@pytest.mark.rule("CAV-GROW-05", "CAV-GROW-07")
def test_an_urgent_wish_grows_the_family_only_after_a_dwelling_was_built() -> None:
    made = on_turn("4W 3S").furnish("couple-dwelling", "5,0").reveal("urgent-wish-for-children")
    made.play("place urgent-wish-for-children")
    assert made.legal("do") == {"do furnish-dwelling", "do take"}
    made.play("do furnish-dwelling", "furnish dwelling", "lay 3,2")
    assert made.legal() == {"do grow", "done"}
    assert made.play("do grow").strengths(0) == [0, 0, 0]


@pytest.mark.rule("CAV-GROW-05")
@pytest.mark.parametrize("space", ["growth", "wish-for-children", "family-life"])
def test_an_imitated_space_grows_the_family_too(space: str) -> None:
    made = family(2, "dwelling", players=4).occupy(space, 1).give("2F")
    made.play("place imitation-2", f"imitate {space}", "do grow")
    assert made.strengths(0) == [0, 0, 0]
    assert made.own(layout.WORKS_AT + 2, 0) == made.own(layout.WORKS_AT, 0)


@pytest.mark.rule("CAV-GROW-05")
def test_an_imitated_urgent_wish_grows_the_family_after_its_dwelling() -> None:
    made = on_turn("4W 3S 2F", players=4).reveal("urgent-wish-for-children").occupy("urgent-wish-for-children", 1)
    made.play("place imitation-2", "imitate urgent-wish-for-children")
    assert made.legal("do") == {"do furnish-dwelling", "do take"}
    made.play("do furnish-dwelling", "furnish dwelling", "lay 3,2", "do grow")
    assert made.strengths(0) == [0, 0, 0]


@pytest.mark.rule("CAV-GROW-06", "CAV-ROOM-05")
def test_two_dwarfs_may_grow_the_family_in_one_round() -> None:
    made = family(2, "couple-dwelling").play("place wish-for-children", "do grow").turn_of(0)
    made.play("place family-life", "do grow")
    assert made.strengths(0) == [0, 0, 0, 0]
    assert made.own(layout.ADULTS, 0) == 2


@pytest.mark.rule("CAV-GROW-07")
def test_the_growth_of_an_urgent_wish_is_optional() -> None:
    made = on_turn("4W 3S").reveal("urgent-wish-for-children").play("place urgent-wish-for-children")
    made.play("do furnish-dwelling", "furnish dwelling", "lay 3,2", "done")
    assert made.strengths(0) == [0, 0]
    assert made.rooms(0) == {"dwelling"}


@pytest.mark.rule("CAV-GROW-07")
def test_the_growth_of_an_urgent_wish_needs_room_after_the_building() -> None:
    made = on_turn("4W 3S").reveal("urgent-wish-for-children").play("place urgent-wish-for-children")
    made.play("do furnish-dwelling", "furnish additional-dwelling", "lay 3,2")
    assert made.seat == 1  # two dwarfs: the Additional dwelling stays empty
    assert made.strengths(0) == [0, 0]


@pytest.mark.rule("CAV-GROW-07")
def test_the_sixth_dwarf_can_follow_the_building_of_its_dwelling() -> None:
    made = family(5, *THREE_MORE_PLACES).reveal("urgent-wish-for-children").give("4W 3S").lay("cavern", "3,2")
    made.play("place urgent-wish-for-children", "do furnish-dwelling", "furnish additional-dwelling", "lay 3,2")
    assert made.play("do grow").strengths(0) == [0] * 6


@pytest.mark.rule("CAV-GROW-08")
@pytest.mark.parametrize("seed", range(4))
def test_dwarfs_never_leave_play(seed: int) -> None:
    family_sizes = [2, 2, 2]
    for made in random_game(seed):
        sizes = [len(made.strengths(seat)) for seat in range(3)]
        assert all(now >= before for now, before in zip(sizes, family_sizes, strict=True))
        family_sizes = sizes


@pytest.mark.rule("CAV-GROW-08")
def test_hungry_dwarfs_stay() -> None:
    made = feed(family(3, "dwelling").give("0F")).play("feed food")
    assert made.strengths(0) == [0, 0, 0]
    assert made.own(layout.BEGGING, 0) == 6
