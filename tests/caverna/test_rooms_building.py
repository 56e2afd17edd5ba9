"""Rooms for building: tunnels, both sides, beyond the board, less wood and stone (CAV-ROOM-10 to -15, -17)."""

from __future__ import annotations

import pytest

from tests.caverna.furnishing import built, furnishing
from tests.caverna.table import Table, on_turn, table


@pytest.mark.rule("CAV-ROOM-10")
def test_with_the_work_room_a_dwelling_may_lie_on_a_tunnel() -> None:
    made = on_turn("4W 3S").lay("tunnel", "3,1").furnish("work-room", "3,2").reveal("wish-for-children")
    made.play("place wish-for-children", "do furnish-dwelling", "furnish dwelling")
    assert made.layable() == {"3,1"}
    assert made.play("lay 3,1").squares("dwelling", 0) == {"3,1", "3,3"}


@pytest.mark.rule("CAV-ROOM-10")
def test_a_tunnel_bought_for_a_ruby_can_be_furnished_at_once() -> None:
    made = on_turn("1R 1W 1S").furnish("work-room", "3,2").play("exchange", "ruby tunnel", "lay 3,1")
    assert made.play("place housework", "do furnish", "furnish miner").layable() == {"3,1"}


# The Guest room


def with_guest_room(made: Table) -> Table:
    return made.furnish("guest-room", "5,0")


def deeds(made: Table) -> set[str]:
    return {name.split()[1] for name in made.legal("do")} if made.seat == 0 else set()


@pytest.mark.rule("CAV-ROOM-11")
@pytest.mark.parametrize(("first", "second"), [("take", "grow"), ("grow", "take")])
def test_with_the_guest_room_growth_gives_both(first: str, second: str) -> None:
    made = on_turn("0F", players=4).furnish("dwelling", "5,1")
    assert deeds(made.fork().play("place growth", f"do {first}")) == set()
    made = with_guest_room(made).play("place growth", f"do {first}")
    assert deeds(made) == {second}
    made.play(f"do {second}")
    assert made.goods(0) == "1W 1S 1O 2G 1F"
    assert made.strengths(0) == [0, 0, 0]


@pytest.mark.rule("CAV-ROOM-11")
def test_with_the_guest_room_a_wish_for_children_may_be_dwelling_and_growth() -> None:
    made = on_turn("4W 3S").reveal("wish-for-children")
    script = ("place wish-for-children", "do furnish-dwelling", "furnish dwelling", "lay 3,2")
    assert deeds(made.fork().play(*script)) == set()
    made = with_guest_room(made).play(*script)
    assert made.legal() == {"do grow", "done"}
    assert made.play("do grow").strengths(0) == [0, 0, 0]


@pytest.mark.rule("CAV-ROOM-11")
def test_with_the_guest_room_growth_may_come_before_the_dwelling() -> None:
    made = with_guest_room(on_turn("4W 3S").reveal("wish-for-children").furnish("mixed-dwelling", "5,1"))
    made.play("place wish-for-children", "do grow", "do furnish-dwelling", "furnish dwelling", "lay 3,2")
    assert made.strengths(0) == [0, 0, 0]
    assert "dwelling" in made.rooms(0)


@pytest.mark.rule("CAV-ROOM-11")
def test_with_the_guest_room_an_urgent_wish_gives_gold_too() -> None:
    made = on_turn("4W 3S 0F").reveal("urgent-wish-for-children")
    assert deeds(made.fork().play("place urgent-wish-for-children", "do take")) == set()
    made = with_guest_room(made).play("place urgent-wish-for-children", "do take")
    assert deeds(made) == {"furnish-dwelling"}  # growth still needs the dwelling
    made.play("do furnish-dwelling", "furnish dwelling", "lay 3,2", "do grow")
    assert made.goods(0) == "3G"
    assert made.strengths(0) == [0, 0, 0]


@pytest.mark.rule("CAV-ROOM-11")
def test_with_the_guest_room_the_gold_of_an_urgent_wish_may_come_last() -> None:
    made = with_guest_room(on_turn("4W 3S 0F").reveal("urgent-wish-for-children"))
    made.play("place urgent-wish-for-children", "do furnish-dwelling", "furnish dwelling", "lay 3,2")
    assert deeds(made) == {"grow", "take"}
    assert deeds(made.play("do take")) == {"grow"}


@pytest.mark.rule("CAV-ROOM-11")
@pytest.mark.parametrize(
    ("first", "second"),
    [(("ruby-mine", "3,1"), ("deep-ruby-mine", "4,1")), (("deep-ruby-mine", "4,1"), ("ruby-mine", "3,1"))],
)
def test_with_the_guest_room_one_ruby_mine_on_each_kind_of_tunnel(
    first: tuple[str, str], second: tuple[str, str]
) -> None:
    made = on_turn().reveal("ruby-mine-construction").lay("tunnel", "3,1 3,0").lay("deep-tunnel", "4,1 5,1")
    script = ("place ruby-mine-construction", f"do {first[0]}", f"lay {first[1]}")
    assert deeds(made.fork().play(*script)) == set()
    made = with_guest_room(made).play(*script)
    assert deeds(made) == {second[0]}
    made.play(f"do {second[0]}", f"lay {second[1]}")
    assert made.squares("ruby-mine", 0) == {"3,1", "4,1"}
    assert made.has("R", 0) == 1
    assert deeds(made) == set()


@pytest.mark.rule("CAV-ROOM-11")
def test_with_the_guest_room_extension_gives_both_once_a_game() -> None:
    made = on_turn("0F 1R 1boar", players=7)
    script = ("place extension", "do meadow-field", "lay 2,3", "lay 2,2")
    assert deeds(made.fork().play(*script)) == set()
    made = with_guest_room(made).play(*script)
    assert deeds(made) == {"cavern-tunnel"}
    made.play("do cavern-tunnel", "lay 3,1", "lay 3,0")
    assert (made.has("W", 0), made.has("S", 0)) == (1, 1)
    made.new_round().until("take-turn").play("place extension", "do meadow-field", "lay 2,1", "lay 1,1")
    assert deeds(made) == set()
    assert made.seat == 1


@pytest.mark.rule("CAV-ROOM-11")
def test_one_part_of_extension_does_not_use_the_guest_room_up() -> None:
    made = with_guest_room(on_turn(players=7)).play("place extension", "do meadow-field", "lay 2,3", "lay 2,2", "done")
    made.new_round().until("take-turn").play("place extension", "do meadow-field", "lay 2,1", "lay 1,1")
    assert deeds(made) == {"cavern-tunnel"}


@pytest.mark.rule("CAV-ROOM-11")
def test_the_guest_room_of_another_player_is_of_no_use() -> None:
    made = on_turn(players=4).furnish("dwelling").furnish("guest-room", seat=1).play("place growth", "do take")
    assert deeds(made) == set()


# The Office room


@pytest.mark.rule("CAV-ROOM-12")
def test_with_the_office_room_a_twin_may_reach_over_the_edge_for_two_gold() -> None:
    made = on_turn("0F").stack("clearing", "")
    assert made.fork().play("place clearing", "do meadow-field").layable() == {"2,3", "2,2", "1,3"}
    made.furnish("office-room").play("place clearing", "do meadow-field")
    assert made.layable() == {"2,3", "2,2", "1,3", "2,4"}
    made.play("lay 2,3", "lay 2,4")
    assert made.squares("field", 0) == {"2,4"}
    assert made.goods(0) == "2G"


@pytest.mark.rule("CAV-ROOM-12")
@pytest.mark.parametrize("deed", ["cavern-tunnel", "two-caverns"])
def test_with_the_office_room_mountain_twins_may_reach_over_the_edge(deed: str) -> None:
    made = on_turn("0F").furnish("office-room", "3,2").lay("tunnel", "4,3").stack("excavation", "")
    made.play("place excavation", f"do {deed}", "lay 5,3")
    assert "6,3" in made.layable()
    assert made.play("lay 6,3").goods(0) == "2G"


# Carpenter, Stone carver, Blacksmith, Builder


@pytest.mark.rule("CAV-ROOM-13")
@pytest.mark.parametrize(("rooms", "wood"), [("", 6), ("carpenter", 4)])
def test_the_carpenter_saves_a_wood_on_every_pasture(rooms: str, wood: int) -> None:
    made = on_turn(f"{wood}W 0F").reveal("sheep-farming").lay("meadow", "2,3 2,2 1,3")
    for room in rooms.split():
        made.furnish(room)
    made.play("place sheep-farming", "do small-pasture", "lay 1,3", "do large-pasture", "lay 2,2", "lay 2,3")
    assert made.has("W", 0) == 0


@pytest.mark.rule("CAV-ROOM-13")
@pytest.mark.parametrize(
    ("room", "cost"), [("dwelling", "3W 3S"), ("stone-storage", "2W 1O"), ("supplies-storage", "3F")]
)
def test_the_carpenter_saves_a_wood_on_every_furnishing(room: str, cost: str) -> None:
    assert furnishing(cost, "carpenter").play(f"furnish {room}").goods() == ""


@pytest.mark.rule("CAV-ROOM-14")
def test_the_stone_carver_brings_two_stone_at_once_and_only_once() -> None:
    made = built("stone-carver", "1W")
    assert made.goods(0) == "2S"
    assert made.new_round().until("take-turn").goods(0) == "2S"


@pytest.mark.rule("CAV-ROOM-14")
@pytest.mark.parametrize(
    ("room", "cost"), [("dwelling", "4W 2S"), ("state-parlor", "2S 5G"), ("fodder-chamber", "2Gr")]
)
def test_the_stone_carver_saves_a_stone_on_every_furnishing(room: str, cost: str) -> None:
    assert furnishing(cost, "stone-carver").play(f"furnish {room}").goods() == ""


@pytest.mark.rule("CAV-ROOM-14")
def test_with_the_stone_carver_stables_are_free() -> None:
    made = on_turn("0S").reveal("sheep-farming").stack("sheep-farming", "1sheep")
    assert not made.fork().play("place sheep-farming").legal("do")
    made.furnish("stone-carver").play("place sheep-farming", "do stable", "lay 0,0")
    assert made.squares("stable", 0) == {"0,0"}
    assert made.has("S", 0) == 0


@pytest.mark.rule("CAV-ROOM-15")
def test_the_blacksmith_brings_two_ore_at_once_and_only_once() -> None:
    made = built("blacksmith", "1W 2S")
    assert made.goods(0) == "2O"
    assert made.new_round().until("take-turn").goods(0) == "2O"


@pytest.mark.rule("CAV-ROOM-17")
@pytest.mark.parametrize(
    ("way", "left"),
    [
        ("as-printed", "9O"),
        ("ore-for-wood", "1W 8O"),
        ("ore-for-stone", "1S 8O"),
        ("ore-for-both", "1W 1S 7O"),
    ],
)
def test_the_builder_pays_a_wood_and_a_stone_with_ore_as_its_owner_likes(way: str, left: str) -> None:
    made = furnishing("1W 2S 9O", "builder").play("furnish blacksmith")
    assert len(made.legal("pay")) == 4
    assert made.play(f"pay {way}").goods() == left
    assert made.decision == "choose-cavern"


@pytest.mark.rule("CAV-ROOM-17")
@pytest.mark.parametrize(("goods", "left"), [("1S 2O", ""), ("2S 1O", ""), ("1W 1S 1O", "")])
def test_the_builder_pays_by_itself_where_there_is_one_way(goods: str, left: str) -> None:
    made = furnishing(goods, "builder").play("furnish blacksmith")
    assert made.decision == "choose-cavern"
    assert made.goods() == left


@pytest.mark.rule("CAV-ROOM-17")
def test_the_builder_replaces_neither_gold_nor_ore_nor_food() -> None:
    assert furnishing("2S 1O 5G", "builder").play("furnish state-parlor").goods() == ""
    assert not furnishing("3S 9O 4G", "builder").offers("furnish state-parlor")
    assert not furnishing("1O", "builder").offers("furnish stubble-room")
    assert furnishing("2O", "builder").play("furnish stubble-room").goods() == ""
    assert not furnishing("1W 9O 2F", "builder").offers("furnish supplies-storage")


@pytest.mark.rule("CAV-ROOM-13", "CAV-ROOM-14", "CAV-ROOM-17")
def test_rooms_of_another_player_save_nothing() -> None:
    made = table().give("3W 2S 2O")
    for room in ("carpenter", "stone-carver", "builder"):
        made.furnish(room, seat=1)
    assert not made.play("place housework", "do furnish").offers("furnish dwelling")
