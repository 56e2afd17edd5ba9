"""Activating orange rooms: which, how many, and what may come between (CVC-ACTIVATE)."""

from __future__ import annotations

import pytest

from tests.cave_vs_cave.table import ROOM_NUMBERS, Table, era_one, era_two

RICH = "9w 9s 9e 9f 9F 19g 9D 9o 9i 19wp"
BLUE = [
    "prospecting-site",
    "retting-room",
    "equipment-room",
    "wood-storeroom",
    "dungeon",
    "iron-trader",
    "equipment-cabinet",
    "breeding-cave",
]
SYMBOLS = {
    "cultivation": "use act1",
    "undergrowth": "use act1",
    "masonry": "use act1",
    "drift-mining": "use act1",
    "undermining": "use act2",
    "expedition": "use act3",
    "weekly-market": "use act1+1",
}
ALL_TILES = [
    "cultivation",
    "housework",
    "excavation",
    "undergrowth",
    "furnishing",
    "masonry",
    "undermining",
    "expansion",
    "breach",
    "drift-mining",
    "expedition",
    "renovation",
    "decoration",
    "arms-trade",
    "interior-design",
    "weekly-market",
]


def with_tile(tile: str) -> Table:
    """A tile is taken by a rich player with a placed wall; whatever the tile offers can be used."""
    table = era_two().give(RICH).give("0g 0wp", 1).wall("0,0|0,1")
    return (table if tile in ALL_TILES[:12] else table.extension(tile)).take(tile)


def with_rooms(*rooms: str) -> Table:
    """Era II with these rooms beside the Cave Entrance."""
    table = era_two()
    for room, space in zip(rooms, ("2,0", "1,0", "3,-1", "2,-1", "0,0"), strict=False):
        table.furnish(room, space)
    return table


def activatable(table: Table) -> set[str]:
    return {name.split()[1] for name in table.legal("activate")}


@pytest.mark.rule("CVC-ACTIVATE-01")
@pytest.mark.parametrize("tile", ALL_TILES)
def test_only_the_symbols_of_tiles_let_rooms_be_used(tile: str) -> None:
    offered = {name for name in with_tile(tile).legal() if "act" in name}
    assert offered == ({SYMBOLS[tile]} if tile in SYMBOLS else set())


@pytest.mark.rule("CVC-ACTIVATE-01")
def test_no_room_is_used_without_a_symbol() -> None:
    table = with_rooms("shelf", "storeroom")
    assert not table.legal("activate")
    assert not table.play("take cultivation").legal("activate")
    assert activatable(table.play("use act1")) == {"cave-entrance", "shelf", "storeroom"}


@pytest.mark.rule("CVC-ACTIVATE-02")
@pytest.mark.parametrize(
    ("tile", "most"), [("cultivation", 1), ("undermining", 2), ("expedition", 3), ("weekly-market", 2)]
)
def test_a_symbol_tells_the_most_rooms(tile: str, most: int) -> None:
    rooms = ["cave-entrance +1w", "shelf w:=2", "storeroom +1e1f1F", "gold-vein +1s1g"]
    table = with_rooms("shelf", "storeroom", "gold-vein").extension("weekly-market")
    table.play(f"take {tile}", SYMBOLS[tile])
    for room in rooms[:most]:
        assert table.decision == "activate-room"
        table.play(f"activate {room}")
    assert table.decision == "use-tile"


@pytest.mark.rule("CVC-ACTIVATE-02")
def test_fewer_rooms_are_enough() -> None:
    table = with_rooms("shelf").play("take expedition", "use act3", "activate shelf w:=2", "stop")
    assert table.legal("use") == set()
    assert table.decision == "use-tile"


@pytest.mark.rule("CVC-ACTIVATE-03")
def test_only_face_up_rooms_of_the_own_cave_are_used() -> None:
    table = with_rooms().show("warehouse").give(RICH).furnish("storeroom", "2,0", seat=1)
    assert activatable(table.play("take cultivation", "use act1")) == {"cave-entrance"}


@pytest.mark.rule("CVC-ACTIVATE-03")
def test_both_boards_and_the_additional_cavern_count() -> None:
    table = era_two().furnish("storeroom", "0,0").furnish("ore-vein", "3,-1").cavern(3).furnish("shelf", "X")
    used = activatable(table.play("take cultivation", "use act1"))
    assert used == {"cave-entrance", "storeroom", "ore-vein", "shelf"}


@pytest.mark.rule("CVC-ACTIVATE-04")
def test_no_room_twice_in_a_block() -> None:
    table = with_rooms("shelf").play("take expedition", "use act3", "activate cave-entrance +1w")
    assert activatable(table) == {"shelf"}
    assert activatable(table.play("activate shelf w:=2")) == set()


@pytest.mark.rule("CVC-ACTIVATE-05")
def test_an_effect_is_carried_out_at_once() -> None:
    table = with_rooms("storeroom").only("").play("take expedition", "use act3", "activate storeroom +1e1f1F")
    assert table.goods() == era_two().only("1e 1f 1F").goods()


@pytest.mark.rule("CVC-ACTIVATE-05", "CVC-ACTIVATE-11")
@pytest.mark.parametrize(("part", "gained"), [("+2F", "2F"), ("+1s", "1s"), ("+2F1s", "2F 1s")])
def test_parts_between_thin_lines_may_be_declined(part: str, gained: str) -> None:
    table = with_rooms("tunnel").only("").play("take cultivation", "use act1", f"activate tunnel {part}")
    assert table.goods() == era_two().only(gained).goods()


@pytest.mark.rule("CVC-ACTIVATE-06", "DX-59")
def test_nothing_of_the_tile_or_its_space_comes_between_two_activations() -> None:
    table = with_rooms("bloomery").give("2o 0i 3D").extension("", "", "weekly-market").take("weekly-market")
    assert {"use act1+1", "use 3D>6F"} <= table.legal("use")
    table.play("use act1+1", "activate bloomery 2o>3i1g")
    assert {name.split()[0] for name in table.legal()} == {"activate", "exchange", "stop"}
    table.play("activate cave-entrance +1w")
    assert {"use 3i>3wp", "use 3D>6F"} <= table.legal("use")


@pytest.mark.rule("CVC-ACTIVATE-07")
def test_a_later_activation_uses_what_an_earlier_one_won() -> None:
    table = with_rooms("grindstone").only("").play("take undermining", "use act2")
    assert activatable(table) == {"cave-entrance"}
    table.play("activate cave-entrance +1e", "activate grindstone 1e>3F")
    assert table.goods() == era_two().only("3F").goods()


@pytest.mark.rule("CVC-ACTIVATE-08")
@pytest.mark.parametrize("room", BLUE)
def test_a_blue_room_is_never_activated(room: str) -> None:
    table = with_rooms(room).give(RICH).play("take cultivation", "use act1")
    assert activatable(table) == {"cave-entrance"}


@pytest.mark.rule("CVC-ACTIVATE-09")
@pytest.mark.parametrize("tile", ALL_TILES)
def test_no_tile_combines_furnishing_and_activation(tile: str) -> None:
    uses = with_tile(tile).legal("use")
    assert not (any("furnish" in use for use in uses) and any("act" in use for use in uses))


@pytest.mark.rule("CVC-ACTIVATE-10")
def test_a_room_works_again_on_another_turn_of_the_round() -> None:
    table = with_rooms("storeroom").only("").play("take cultivation", "use act1", "activate storeroom +1e1f1F")
    table.play("done", "take housework", "done", "take undergrowth", "use act1", "activate storeroom +1e1f1F")
    assert table.goods() == era_two().only("2e 2f 2F").goods()


@pytest.mark.rule("CVC-ACTIVATE-10", "DX-72")
def test_each_player_has_a_cave_entrance() -> None:
    table = era_one().only("", 0).only("", 1).play("take cultivation", "use act1", "activate cave-entrance +1w", "done")
    table.play("take undergrowth", "use act1", "activate cave-entrance +1s")
    assert (table.has("w", 0), table.has("s", 1)) == (1, 1)


@pytest.mark.rule("CVC-ACTIVATE-11", "WX-03")
def test_of_parts_cut_by_a_slash_one_is_used() -> None:
    table = with_rooms("spinning-wheel").only("4f").play("take expedition", "use act3")
    assert {"activate spinning-wheel 1f>1g", "activate spinning-wheel 3f>2g"} <= table.legal()
    assert activatable(table.play("activate spinning-wheel 3f>2g")) == {"cave-entrance"}


@pytest.mark.rule("CVC-ACTIVATE-12")
def test_an_activation_without_result_uses_the_symbol() -> None:
    table = with_rooms("wood-storeroom").only("").play("take undergrowth", "use act1", "idle")
    assert table.goods() == era_two().only("1w").goods()
    assert table.legal("use") == {"use +2w"}


@pytest.mark.rule("CVC-ACTIVATE-12")
def test_it_may_be_forbidden() -> None:
    table = era_one(idle_activation=False).play("take undergrowth", "use act1")
    assert not table.offers("idle")
    assert era_one().play("take undergrowth", "use act1").offers("idle")


@pytest.mark.rule("CVC-ROOM-14", "CVC-RULING-12")
@pytest.mark.parametrize("gold_allowed", [True, False])
def test_gold_may_be_kept_out_of_the_junction_room(gold_allowed: bool) -> None:
    table = era_one(junction_gold=gold_allowed).furnish("junction-room", "2,0").only("1w 1e 1g")
    assert table.play("take undergrowth", "use act1").offers("activate junction-room 3kinds>2g") is gold_allowed


@pytest.mark.rule("CVC-ROOM-14")
def test_no_payment_of_the_junction_room_leads_astray() -> None:
    table = with_rooms("junction-room").only("9w 1s 1D 1wp").play("take undergrowth", "use act1")
    table.play("activate junction-room 3kinds>2g")
    assert table.legal() == {"pay wood", "pay stone"}
    assert table.play("pay stone").legal() == {"pay donkey"}


@pytest.mark.rule("CVC-ACTIVATE-13")
@pytest.mark.parametrize("room", sorted(ROOM_NUMBERS.keys() - set(BLUE)))
def test_the_digging_cave_alone_leads_to_more_than_goods(room: str) -> None:
    next_decision = {"digging-cave": "excavate-space", "junction-room": "pay-kind"}
    uses = [name for name in era_one().game.verbs.codes if name.startswith(f"activate {room} ")]
    for use in uses:
        table = with_rooms(*({room} - {"cave-entrance"})).give(RICH).give("0s")
        table.play("take cultivation", "use act1", use)
        assert table.decision == next_decision.get(room, "use-tile")
        assert table.legal("use") <= {"use +2e", "use +1f"}
