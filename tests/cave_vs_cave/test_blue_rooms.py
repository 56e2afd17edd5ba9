"""The blue rooms, which work by themselves (CVC-BLUE, and the effects of CVC-ROOM-20 to -24 and -43 to -45)."""

from __future__ import annotations

import pytest

from tests.cave_vs_cave.scenes import rooms_in_a_row
from tests.cave_vs_cave.table import Table, era_one, era_two


def owning(*rooms: str) -> Table:
    """Era II with an open way in; these rooms lie where they are in nobody's way."""
    table = era_two().dig("3,-1").only("")
    for room, space in zip(rooms, ("2,0", "0,-1", "1,-3", "0,0", "0,1", "4,2"), strict=False):
        table.furnish(room, space)
    return table


def goods(text: str) -> dict[str, int]:
    return era_two().only(text).goods()


@pytest.mark.rule("CVC-BLUE-01")
@pytest.mark.parametrize(
    ("room", "turn", "after"),
    [
        ("prospecting-site", "take undergrowth", "1F"),
        ("retting-room", "take cultivation; use +1f", "1F 1f"),
        ("wood-storeroom", "take cultivation; use act1; idle", "1F"),
        ("dungeon", "take masonry; use wall; wall 1,0|1,1", "1F"),
        ("iron-trader", "take undermining; use act2; idle", "1F"),
        ("equipment-cabinet", "take excavation; use dig; excavate 3,-2; uncover armory", "1F"),
        ("breeding-cave", "take cultivation; use act1; idle", "1F"),
    ],
)
def test_a_blue_room_works_for_its_owner_alone(room: str, turn: str, after: str) -> None:
    table = owning().give("1F").furnish(room, "0,0", seat=1).play(*turn.split("; "))
    assert (table.goods(0), table.goods(1)) == (goods(after), era_two().goods(1))
    assert not table.offers("use 1F>1g")


@pytest.mark.rule("CVC-BLUE-01", "CVC-BLUE-02")
@pytest.mark.parametrize(
    ("room", "turn", "gained"),
    [
        ("retting-room", "take cultivation; use +1f", "1f 1F"),
        ("wood-storeroom", "take cultivation; use act1; activate cave-entrance +1s; stop", "1s 1w"),
        ("dungeon", "take masonry; use wall; wall 1,0|1,1", "2g"),
        ("iron-trader", "take undermining; use act2; activate cave-entrance +1s; stop", "1s 1i"),
        ("equipment-cabinet", "take excavation; use dig; excavate 3,-2; uncover armory", "1o 1F"),
        ("breeding-cave", "take cultivation; use act1; activate cave-entrance +1s; stop", "1s 1D"),
    ],
)
def test_plain_gains_come_by_themselves(room: str, turn: str, gained: str) -> None:
    assert owning(room).play(*turn.split("; ")).goods() == goods(gained)


@pytest.mark.rule("CVC-BLUE-02", "CVC-ROOM-22")
def test_the_extra_activation_is_optional() -> None:
    table = owning("equipment-room", "shelf", "storeroom").play("take undermining", "use act2")
    table.play("activate cave-entrance +1w", "activate shelf s:=2", "stop")
    assert table.goods() == goods("1w 2s")


@pytest.mark.rule("CVC-BLUE-02", "CVC-BLUE-03", "CVC-ROOM-20")
@pytest.mark.parametrize(
    ("turn", "after"),
    [
        ("use 1F>1g; use act1; activate cave-entrance +1s; use +2w", "1s 2w 1g"),
        ("use +2w; use 1F>1g; use act1; activate cave-entrance +1s", "1s 2w 1g"),
        ("use +2w; use act1; activate cave-entrance +1s; use 1F>1g", "1s 2w 1g"),
        ("use 1F>1g; done", "1g"),
        ("done", "1F"),
    ],
)
def test_prospecting_before_between_or_after_the_effects_or_never(turn: str, after: str) -> None:
    table = owning("prospecting-site").give("1F").play("take undergrowth", *turn.split("; "))
    assert table.goods(0) == goods(after)


@pytest.mark.rule("CVC-BLUE-03", "CVC-ROOM-20")
def test_prospecting_once_and_for_a_food() -> None:
    table = owning("prospecting-site").play("take undergrowth")
    assert not table.offers("use 1F>1g")
    assert table.give("2F").play("use 1F>1g").goods() == goods("1F 1g")
    assert not table.offers("use 1F>1g")


@pytest.mark.rule("CVC-BLUE-03", "CVC-ROOM-20")
@pytest.mark.parametrize("tile", ["cultivation", "housework", "excavation", "masonry", "drift-mining", "decoration"])
def test_prospecting_with_undergrowth_only(tile: str) -> None:
    assert not owning("prospecting-site").give("9F").play(f"take {tile}").offers("use 1F>1g")


@pytest.mark.rule("CVC-BLUE-04", "CVC-ROOM-21", "WX-26")
def test_retting_pays_once_for_each_effect() -> None:
    table = owning("retting-room").play("take cultivation", "use +1f")
    assert table.goods() == goods("1f 1F")
    assert table.play("use act1", "activate cave-entrance +1f").goods() == goods("2f 2F")


@pytest.mark.rule("CVC-BLUE-05", "CVC-ROOM-21")
@pytest.mark.parametrize(
    ("use", "before", "after"),
    [
        ("cave-entrance +1f", "", "1f 1F"),
        ("cave-entrance +1w", "", "1w"),
        ("shelf f:=2", "", "2f 1F"),
        ("shelf e:=2", "", "2e"),
        ("parlor all:=1", "1w 1s 1e 1g 1D 1o 1i 1wp", "1w 1s 1e 1f 2F 1g 1D 1o 1i 1wp"),
        ("warehouse 2F>1w1s1e1f", "2F", "1w 1s 1e 1f 1F"),
        ("storeroom +1e1f1F", "", "1e 1f 2F"),
        ("state-room +1f1g", "", "1f 1g 1F"),
        ("secret-chamber +3f", "", "3f 1F"),
        ("secret-chamber +1g", "", "1g"),
        ("store 1g>4F1o1f", "1g", "5F 1o 1f"),
        ("box +1w1f1D", "", "1w 1f 1D 1F"),
    ],
)
def test_every_effect_that_raises_flax_is_retted(use: str, before: str, after: str) -> None:
    room = use.split()[0]
    table = owning("retting-room") if room == "cave-entrance" else owning("retting-room", room)
    assert table.only(before).play("take undergrowth", "use act1", f"activate {use}").goods() == goods(after)


@pytest.mark.rule("CVC-BLUE-06", "DX-50")
@pytest.mark.parametrize(("flax", "food"), [(8, 1), (9, 0)])
def test_retting_asks_for_flax_received(flax: int, food: int) -> None:
    table = owning("retting-room", "secret-chamber").give(f"{flax}f").play("take undergrowth", "use act1")
    assert table.play("activate secret-chamber +3f").goods() == goods(f"9f {food}F")


ONES = ["cultivation", "undergrowth", "masonry", "drift-mining"]
SYMBOLS = {**dict.fromkeys(ONES, "act1"), "undermining": "act2", "expedition": "act3", "weekly-market": "act1+1"}


def gained_with(room: str, tile: str, good: str) -> int:
    table = owning(room).extension("weekly-market").play(f"take {tile}", f"use {SYMBOLS[tile]}")
    table.play("activate cave-entrance +1e")
    return (table.play("stop") if table.offers("stop") else table).has(good)


@pytest.mark.rule("CVC-BLUE-07", "CVC-ROOM-23", "CVC-ROOM-45")
@pytest.mark.parametrize(("room", "good"), [("wood-storeroom", "w"), ("breeding-cave", "D")])
def test_the_symbol_one_pays_wood_and_donkeys(room: str, good: str) -> None:
    paid = {tile: 1 if tile in (*ONES, "weekly-market") else 0 for tile in SYMBOLS}
    assert {tile: gained_with(room, tile, good) for tile in SYMBOLS} == paid


@pytest.mark.rule("CVC-BLUE-08", "CVC-ROOM-43")
def test_the_symbols_two_and_one_plus_one_pay_iron() -> None:
    assert [tile for tile in SYMBOLS if gained_with("iron-trader", tile, "i")] == ["undermining", "weekly-market"]


@pytest.mark.rule("CVC-BLUE-08", "DX-14")
def test_undermining_by_digging_pays_no_iron() -> None:
    table = owning("iron-trader", "equipment-room").play("take undermining", "use undermine", "excavate 3,-2")
    assert table.play("uncover armory").goods() == goods("")
    assert not table.legal("use")


@pytest.mark.rule("CVC-BLUE-09", "WX-27")
def test_the_weekly_market_pays_all_three_once() -> None:
    table = owning("wood-storeroom", "breeding-cave", "iron-trader", "equipment-room", "shelf", "gold-vein")
    table.extension("weekly-market").play("take weekly-market", "use act1+1", "activate shelf e:=2")
    table.play("activate cave-entrance +1e", "stop")
    assert table.goods() == goods("3e 1w 1D 1i")


@pytest.mark.rule("CVC-BLUE-10", "CVC-ROOM-22", "WX-14")
@pytest.mark.parametrize(
    ("tile", "most"), [("masonry", 1), ("weekly-market", 2), ("undermining", 3), ("expedition", 4)]
)
def test_the_equipment_room_adds_to_two_and_three_only(tile: str, most: int) -> None:
    table = owning("equipment-room", "shelf", "storeroom", "gold-vein", "box").extension("weekly-market")
    assert rooms_in_a_row(table.play(f"take {tile}", f"use {SYMBOLS[tile]}")) == most


@pytest.mark.rule("CVC-BLUE-10", "DX-14")
def test_three_rooms_are_still_a_two_for_the_iron_trader() -> None:
    table = owning("equipment-room", "iron-trader", "shelf", "gold-vein").play("take undermining", "use act2")
    assert rooms_in_a_row(table) == 3
    assert table.play("stop").has("i") == 1


@pytest.mark.rule("CVC-BLUE-11", "CVC-ROOM-23", "DX-07")
@pytest.mark.parametrize(("before", "wood"), [(True, 2), (False, 3)])
def test_wood_before_or_after_the_activation(before: bool, wood: int) -> None:
    table = owning("wood-storeroom", "shelf").play("take cultivation", "use act1")
    if before:
        table.play("collect wood-storeroom", "activate shelf w:=2")
    else:
        table.play("activate shelf w:=2", "stop")
    assert table.goods() == goods(f"{wood}w")
    assert table.decision == "use-tile"


@pytest.mark.rule("CVC-BLUE-11", "DX-08", "DX-56", "DX-57")
@pytest.mark.parametrize(
    ("blue", "has", "turn", "use", "after"),
    [
        ("wood-storeroom", "1w 1f", "take masonry; use act1", "furniture-workshop 2w1f>3g", "3g"),
        ("iron-trader", "1w", "take undermining; use act2", "weaponsmith 1w1i>2wp", "2wp"),
        ("breeding-cave", "", "take drift-mining; use act1", "slaughtering-cave 1D>5F1g", "5F 1g"),
    ],
)
def test_what_comes_before_can_be_paid_with(blue: str, has: str, turn: str, use: str, after: str) -> None:
    table = owning(blue, use.split()[0]).only(has).play(*turn.split("; "))
    assert not table.offers(f"activate {use}")
    assert table.play(f"collect {blue}", f"activate {use}").goods() == goods(after)


@pytest.mark.rule("CVC-BLUE-11")
def test_each_gain_is_timed_separately_and_never_in_between() -> None:
    table = owning("wood-storeroom", "breeding-cave", "iron-trader", "shelf").extension("weekly-market")
    table.play("take weekly-market", "use act1+1")
    assert table.legal("collect") == {"collect wood-storeroom", "collect breeding-cave", "collect iron-trader"}
    assert table.play("collect breeding-cave").goods() == goods("1D")
    assert table.play("activate cave-entrance +1e").legal("collect") == set()
    assert table.play("stop").goods() == goods("1D 1e 1w 1i")


@pytest.mark.rule("CVC-BLUE-12")
def test_an_unused_symbol_pays_nothing() -> None:
    table = owning("wood-storeroom", "breeding-cave").play("take cultivation", "use +2e", "done")
    assert table.goods(0) == goods("2e")


@pytest.mark.rule("CVC-BLUE-12")
def test_who_takes_the_good_must_activate_a_room() -> None:
    table = owning("wood-storeroom").play("take cultivation", "use act1", "collect wood-storeroom")
    assert {name.split()[0] for name in table.legal()} == {"activate", "idle"}


@pytest.mark.rule("CVC-BLUE-13", "CVC-ROOM-24")
@pytest.mark.parametrize("edge", ["0,0|0,1", "2,-1|3,-1", "3,-1|4,-1", "X|S"])
def test_the_dungeon_pays_for_a_wall_on_any_own_edge(edge: str) -> None:
    assert owning("dungeon").cavern(3).play("take masonry", "use wall", f"wall {edge}").goods() == goods("2g")


@pytest.mark.rule("CVC-BLUE-13", "CVC-ROOM-24")
def test_the_dungeon_pays_nothing_for_razing() -> None:
    table = owning("dungeon").wall("0,0|0,1").play("take breach", "use raze>2s3F1g", "raze 0,0|0,1")
    assert table.goods() == goods("2s 3F 1g")


@pytest.mark.rule("CVC-BLUE-14", "CVC-ROOM-44")
@pytest.mark.parametrize(
    "tile", ["excavation dig", "undermining undermine", "expansion dig", "drift-mining dig", "interior-design dig"]
)
def test_the_cabinet_pays_for_every_digging_effect(tile: str) -> None:
    name, use = tile.split()
    table = owning("equipment-cabinet").extension("interior-design").play(f"take {name}", f"use {use}", "excavate 3,-2")
    assert table.play("uncover armory").goods() == goods("1o 1F")


@pytest.mark.rule("CVC-BLUE-14", "CVC-ROOM-44", "WX-24", "DX-61")
def test_the_cabinet_pays_once_for_two_tiles() -> None:
    table = owning("equipment-cabinet").give("2F").play("take excavation", "use 2F>dig2", "excavate 2,-1")
    table.play("uncover armory", "excavate 2,-2", "uncover oubliette")
    assert table.goods() == goods("1i 2o 1F")  # one ore and the iron are printed on the spaces


@pytest.mark.rule("CVC-BLUE-14", "CVC-ROOM-44", "WX-25")
def test_the_cabinet_pays_twice_for_two_effects() -> None:
    table = owning("equipment-cabinet", "digging-cave").give("1g").play("take drift-mining", "use dig", "excavate 3,-2")
    table.play("uncover armory", "use act1", "activate digging-cave 1g>dig", "excavate 4,0", "uncover stall")
    assert table.goods() == goods("2o 2F")


@pytest.mark.rule("CVC-BLUE-15")
def test_retted_food_pays_the_next_activation() -> None:
    table = owning("retting-room", "oubliette").play("take undermining", "use act2", "activate cave-entrance +1f")
    assert table.play("activate oubliette 1F>1wp").goods() == goods("1f 1wp")


@pytest.mark.rule("CVC-BLUE-15")
def test_the_cabinets_ore_pays_the_next_activation() -> None:
    table = owning("equipment-cabinet", "digging-cave", "swordsmith").give("1g").play("take undermining", "use act2")
    table.play("activate digging-cave 1g>dig", "excavate 3,-2", "uncover armory", "activate swordsmith 1o>1wp")
    assert table.goods() == goods("1F 1wp")


@pytest.mark.rule("CVC-BLUE-16")
def test_blue_rooms_score() -> None:
    assert era_one().only("").furnish("dungeon", "4,2").furnish("retting-room", "2,0").at.scores()[0] == 11 + 3
