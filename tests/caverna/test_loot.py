"""The 23 items of loot: the strength each takes, and what it brings (CAV-EXPED-20 to CAV-EXPED-42)."""

from __future__ import annotations

from functools import cache

import pytest

from tests.caverna.table import Table, expedition

STRENGTHS = [
    pytest.param("all-weapons", 1, marks=pytest.mark.rule("CAV-EXPED-20")),
    pytest.param("dog", 1, marks=pytest.mark.rule("CAV-EXPED-21")),
    pytest.param("wood", 1, marks=pytest.mark.rule("CAV-EXPED-22")),
    pytest.param("sheep", 2, marks=pytest.mark.rule("CAV-EXPED-23")),
    pytest.param("grain", 2, marks=pytest.mark.rule("CAV-EXPED-24")),
    pytest.param("donkey", 3, marks=pytest.mark.rule("CAV-EXPED-25")),
    pytest.param("stone", 3, marks=pytest.mark.rule("CAV-EXPED-26")),
    pytest.param("vegetable", 4, marks=pytest.mark.rule("CAV-EXPED-27")),
    pytest.param("ore", 4, marks=pytest.mark.rule("CAV-EXPED-28")),
    pytest.param("boar", 5, marks=pytest.mark.rule("CAV-EXPED-29")),
    pytest.param("gold", 6, marks=pytest.mark.rule("CAV-EXPED-30")),
    pytest.param("furnish", 7, marks=pytest.mark.rule("CAV-EXPED-31")),
    pytest.param("stable", 8, marks=pytest.mark.rule("CAV-EXPED-32")),
    pytest.param("tunnel", 9, marks=pytest.mark.rule("CAV-EXPED-33")),
    pytest.param("small-pasture", 9, marks=pytest.mark.rule("CAV-EXPED-34")),
    pytest.param("cattle", 10, marks=pytest.mark.rule("CAV-EXPED-35")),
    pytest.param("large-pasture", 10, marks=pytest.mark.rule("CAV-EXPED-36")),
    pytest.param("meadow", 11, marks=pytest.mark.rule("CAV-EXPED-37")),
    pytest.param("dwelling", 11, marks=pytest.mark.rule("CAV-EXPED-38")),
    pytest.param("field", 12, marks=pytest.mark.rule("CAV-EXPED-39")),
    pytest.param("sow", 12, marks=pytest.mark.rule("CAV-EXPED-40")),
    pytest.param("cavern", 14, marks=pytest.mark.rule("CAV-EXPED-41")),
    pytest.param("breed", 14, marks=pytest.mark.rule("CAV-EXPED-42")),
]
GOODS = [
    pytest.param("dog", "1dog", marks=pytest.mark.rule("CAV-EXPED-21")),
    pytest.param("wood", "1W", marks=pytest.mark.rule("CAV-EXPED-22")),
    pytest.param("sheep", "1sheep", marks=pytest.mark.rule("CAV-EXPED-23")),
    pytest.param("grain", "1Gr", marks=pytest.mark.rule("CAV-EXPED-24")),
    pytest.param("donkey", "1donkey", marks=pytest.mark.rule("CAV-EXPED-25")),
    pytest.param("stone", "1S", marks=pytest.mark.rule("CAV-EXPED-26")),
    pytest.param("vegetable", "1V", marks=pytest.mark.rule("CAV-EXPED-27")),
    pytest.param("ore", "2O", marks=pytest.mark.rule("CAV-EXPED-28")),
    pytest.param("boar", "1boar", marks=pytest.mark.rule("CAV-EXPED-29")),
    pytest.param("gold", "2G", marks=pytest.mark.rule("CAV-EXPED-30")),
    pytest.param("cattle", "1cattle", marks=pytest.mark.rule("CAV-EXPED-35")),
]


@cache
def offered(strength: int) -> set[str]:
    """The loot of an expedition on which everything can be carried out that the strength allows."""
    made = expedition(strength, 3, "9W 9S 1Gr 2cattle").lay("meadow", "2,3 2,2").lay("field", "1,3")
    return {name.split()[1] for name in made.lay("small-pasture", "0,3").legal("loot")}


def bare(strength: int, goods: str = "", level: int = 2) -> Table:
    """An expedition of an untouched home board with these goods alone."""
    return expedition(strength, level, f"0F {goods}")


@pytest.mark.parametrize(("item", "strength"), STRENGTHS)
def test_loot_takes_a_strength(item: str, strength: int) -> None:
    for weapon in range(1, 15):
        assert (item in offered(weapon)) is (weapon >= strength), weapon


def test_there_are_23_items() -> None:
    assert [len(offered(weapon)) for weapon in range(1, 15)] == [3, 5, 7, 9, 10, 11, 12, 13, 15, 17, 19, 21, 21, 23]


@pytest.mark.parametrize(("item", "goods"), GOODS)
def test_loot_brings_goods_and_animals(item: str, goods: str) -> None:
    assert bare(14).play(f"loot {item}").goods() == goods


@pytest.mark.rule("CAV-EXPED-20")
def test_all_weapons_brings_no_goods_and_a_strength_to_every_armed_dwarf() -> None:
    made = bare(1, level=1).dwarfs(1, 2, 3, 0).play("loot all-weapons")
    assert made.goods(0) == ""
    assert made.strengths(0) == [3, 3, 4, 0]


@pytest.mark.rule("CAV-EXPED-28")
def test_two_ore_are_one_item() -> None:
    made = bare(4).play("loot ore", "loot vegetable")
    assert made.goods(0) == "2O 1V"


@pytest.mark.rule("CAV-EXPED-31")
def test_loot_furnishes_a_cavern_with_any_tile_for_its_usual_cost() -> None:
    made = bare(7, "20W 20S 9O 9G 9Gr 9V 9F").play("loot furnish")
    assert len(made.legal("furnish")) == 48
    made.give("4W 3S").play("furnish dwelling", "lay 3,2")
    assert (made.has("W"), made.has("S")) == (0, 0)
    assert made.rooms() == {"dwelling"}


@pytest.mark.rule("CAV-EXPED-31")
@pytest.mark.parametrize(
    ("rooms", "cost"), [("carpenter", "3W 3S"), ("stone-carver", "4W 2S"), ("builder", "3W 2S 2O")]
)
def test_reductions_hold_for_looted_furnishings(rooms: str, cost: str) -> None:
    made = bare(7, cost).furnish(rooms, "5,0").play("loot furnish", "furnish dwelling")
    assert made.goods() == ""


@pytest.mark.rule("CAV-EXPED-31", "CAV-ROOM-10")
@pytest.mark.parametrize("item", ["furnish", "dwelling"])
def test_with_the_work_room_looted_rooms_may_lie_on_tunnels(item: str) -> None:
    made = bare(11, "4W 3S").furnish("work-room", "5,0").lay("tunnel", "3,1").lay("deep-tunnel", "4,1")
    assert made.play(f"loot {item}", "furnish dwelling").layable() == {"3,2", "3,1", "4,1"}


@pytest.mark.rule("CAV-EXPED-32")
def test_a_looted_stable_is_free_and_built_at_once() -> None:
    made = bare(8).lay("field", "2,3").lay("meadow", "2,2").lay("stable", "0,0").play("loot stable")
    assert made.layable() == {f"{x},{y}" for x in range(3) for y in range(4)} - {"2,3", "0,0"}
    made.play("lay 0,2")
    assert made.squares("stable") == {"0,0", "0,2"}
    assert made.goods() == ""


@pytest.mark.rule("CAV-EXPED-33")
def test_a_looted_tunnel_extends_the_cave_system() -> None:
    made = bare(9).play("loot tunnel")
    assert made.layable() == {"3,1", "4,2", "4,3"}
    made.play("lay 4,3")
    assert made.squares("tunnel") == {"4,3"}
    assert made.goods() == "1F"  # printed on that square


@pytest.mark.rule("CAV-EXPED-34")
@pytest.mark.parametrize(("rooms", "wood"), [("", 1), ("carpenter", 0)])
def test_a_looted_small_pasture_costs_one_wood(rooms: str, wood: int) -> None:
    made = bare(9, f"{wood}W").lay("meadow", "2,3 2,2")
    for room in rooms.split():
        made.furnish(room)
    assert made.play("loot small-pasture").layable() == {"2,3", "2,2"}
    made.play("lay 2,2")
    assert (made.squares("small-pasture"), made.squares("meadow")) == ({"2,2"}, {"2,3"})
    assert made.goods() == ""


@pytest.mark.rule("CAV-EXPED-34", "CAV-EXPED-36")
def test_wood_must_be_there_for_looted_pastures() -> None:
    assert not bare(10, "0W").lay("meadow", "2,3 2,2").offers("loot small-pasture")
    assert not bare(10, "1W").lay("meadow", "2,3 2,2").offers("loot large-pasture")


@pytest.mark.rule("CAV-EXPED-36")
@pytest.mark.parametrize(("rooms", "wood"), [("", 2), ("carpenter", 1)])
def test_a_looted_large_pasture_costs_two_wood(rooms: str, wood: int) -> None:
    made = bare(10, f"{wood}W").lay("meadow", "2,3 2,2")
    for room in rooms.split():
        made.furnish(room)
    made.play("loot large-pasture", "lay 2,2", "lay 2,3")
    assert made.large_pastures() == {("2,2", "2,3")}
    assert made.goods() == ""


@pytest.mark.rule("CAV-EXPED-37")
def test_a_looted_meadow_lies_by_the_rules_of_single_tiles() -> None:
    assert bare(11).play("loot meadow").layable() == {"2,3"}
    made = bare(11).lay("field", "2,3").lay("stable", "1,3").play("loot meadow")
    assert made.layable() == {"2,2", "1,3"}
    made.play("lay 1,3")
    assert made.squares("meadow") == {"1,3"}
    assert made.goods() == "1F"


@pytest.mark.rule("CAV-EXPED-38", "CAV-ROOM-01")
@pytest.mark.parametrize(
    ("rooms", "cost"),
    [
        ("", "2W 2S"),
        ("carpenter", "1W 2S"),
        ("stone-carver", "2W 1S"),
        ("carpenter stone-carver", "1W 1S"),
        ("carpenter stone-carver builder", "2O"),
        ("builder", "1W 1S 2O"),
    ],
)
def test_a_looted_dwelling_costs_two_wood_and_two_stone_less_all_reductions(rooms: str, cost: str) -> None:
    made = bare(11, cost)
    for room, square in zip(rooms.split(), ("5,0", "5,1", "5,2"), strict=False):
        made.furnish(room, square)
    made.play("loot dwelling", "furnish dwelling")
    assert made.goods() == ""
    made.play("lay 3,2")
    assert "dwelling" in made.rooms()


@pytest.mark.rule("CAV-EXPED-38", "CAV-ROOM-01")
def test_a_looted_dwelling_is_never_a_special_one() -> None:
    assert bare(11, "20W 20S").play("loot dwelling").legal() == {"furnish dwelling"}


@pytest.mark.rule("CAV-EXPED-39")
def test_a_looted_field_lies_by_the_rules_of_single_tiles() -> None:
    assert bare(12).play("loot field").layable() == {"2,3"}
    made = bare(12).lay("meadow", "2,3").lay("stable", "1,3").play("loot field")
    assert made.layable() == {"2,2"}
    made.play("lay 2,2")
    assert made.squares("field") == {"2,2"}


@pytest.mark.rule("CAV-EXPED-40")
def test_looted_sowing_has_the_usual_limits() -> None:
    made = bare(12, "3Gr 3V").lay("field", "2,3 2,2 2,1 1,1 0,1").lay("3 grain", "1,3 1,2").play("loot sow")
    assert made.legal() == {f"sow {grain} {greens}" for grain in range(3) for greens in range(3)} - {"sow 0 0"}
    made.play("sow 2 2")
    assert len(made.squares("3 grain")) == 4
    assert len(made.squares("2 vegetables")) == 2
    assert made.goods() == "1Gr 1V"


@pytest.mark.rule("CAV-EXPED-40")
def test_a_looted_seed_can_be_sown_on_a_looted_field() -> None:
    made = bare(12, level=3).play("loot grain", "loot field", "lay 2,3", "loot sow", "sow 1 0")
    assert made.squares("3 grain", 0) == {"2,3"}


@pytest.mark.rule("CAV-EXPED-41")
def test_a_looted_cavern_extends_the_cave_system() -> None:
    made = bare(14).play("loot cavern")
    assert made.layable() == {"3,1", "4,2", "4,3"}
    assert made.play("lay 3,1").squares("cavern") == {"3,1", "3,2", "3,3"}


@pytest.mark.rule("CAV-EXPED-33", "CAV-EXPED-37", "CAV-EXPED-39", "CAV-EXPED-41")
@pytest.mark.parametrize("item", ["tunnel", "meadow", "field", "cavern"])
def test_looted_tiles_stay_on_the_board_even_with_the_office_room(item: str) -> None:
    made = bare(14).furnish("office-room", "3,2").lay("tunnel", "4,3").lay("meadow", "2,3").play(f"loot {item}")
    assert not made.layable() & {"2,4", "4,4", "3,4"}


@pytest.mark.rule("CAV-EXPED-42")
def test_up_to_two_types_breed_at_once() -> None:
    made = bare(14, "2sheep 2boar 2cattle 5dog").lay("small-pasture", "2,3 2,2 2,1 2,0").play("loot breed")
    assert made.legal() == {"breed sheep+boar", "breed sheep+cattle", "breed boar+cattle"}
    made.play("breed sheep+cattle")
    assert made.goods() == "5dog 3sheep 2boar 3cattle"


@pytest.mark.rule("CAV-EXPED-42")
def test_a_pair_and_room_for_the_newborn_are_needed() -> None:
    made = bare(14, "2sheep 1boar 2cattle").lay("small-pasture", "2,3").lay("stable", "2,3 2,0").play("loot breed")
    assert made.legal() == {"breed sheep", "breed cattle"}  # the pasture has room for one of the two newborns
    made.play("breed cattle")
    assert made.goods() == "2sheep 1boar 3cattle"


@pytest.mark.rule("CAV-EXPED-42")
def test_dogs_never_breed() -> None:
    assert not bare(14, "6dog").lay("meadow", "2,3").offers("loot breed")
