"""The 46 rooms, tile by tile, and every effect of the orange ones (CVC-ROOM); the blue ones work in test_blue_rooms."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from lascaux.games.cave_vs_cave.rules.rooms import ROOMS
from tests.cave_vs_cave.table import Table, era_one, era_two, short
from tests.cave_vs_cave.test_patterns import EDGES, accepted, of_kinds


class Tile(NamedTuple):
    clause: str
    name: str
    colour: str
    back: str
    cost: str
    walls: str
    points: int


# The wall sets that each printed pattern accepts, and one of them.
PATTERNS = {
    "0-1": ("none one", ""),
    "0-3": ("none one corner facing three", ""),
    "1": ("one", "N"),
    "1-2a": ("one corner", "N"),
    "1-3a": ("one corner three", "N"),
    "2a": ("corner", "NE"),
    "2-3a": ("corner three", "NE"),
    "2o": ("facing", "NS"),
    "3": ("three", "NES"),
    "3-4": ("three four", "NES"),
    "4": ("four", "NESW"),
}
TILES = [
    Tile("CVC-ROOM-01", "shelf", "orange", "light", "1w", "1", 3),
    Tile("CVC-ROOM-02", "spinning-wheel", "orange", "light", "1w", "1", 4),
    Tile("CVC-ROOM-03", "tunnel", "orange", "light", "1w", "2o", 3),
    Tile("CVC-ROOM-04", "grindstone", "orange", "light", "1s", "1-2a", 4),
    Tile("CVC-ROOM-05", "food-corner", "orange", "light", "1s", "2a", 3),
    Tile("CVC-ROOM-06", "parlor", "orange", "light", "1s 1g", "3", 6),
    Tile("CVC-ROOM-07", "warehouse", "orange", "dark", "2w", "1-3a", 2),
    Tile("CVC-ROOM-08", "stall", "orange", "dark", "1w 1g", "1-3a", 6),
    Tile("CVC-ROOM-09", "sacrificial-altar", "orange", "dark", "4s", "1-3a", 7),
    Tile("CVC-ROOM-10", "storeroom", "orange", "dark", "2w 1g", "2a", 6),
    Tile("CVC-ROOM-11", "weaving-room", "orange", "dark", "2w", "2a", 5),
    Tile("CVC-ROOM-12", "furniture-workshop", "orange", "dark", "1w 2s", "2-3a", 5),
    Tile("CVC-ROOM-13", "gold-vein", "orange", "dark", "5g", "2-3a", 9),
    Tile("CVC-ROOM-14", "junction-room", "orange", "dark", "2w", "2o", 6),
    Tile("CVC-ROOM-15", "digging-cave", "orange", "dark", "3w 1s", "3", 8),
    Tile("CVC-ROOM-16", "bakehouse", "orange", "dark", "1w 2s", "3", 6),
    Tile("CVC-ROOM-17", "state-room", "orange", "dark", "7g", "3-4", 12),
    Tile("CVC-ROOM-18", "secret-chamber", "orange", "dark", "2w 1s", "4", 8),
    Tile("CVC-ROOM-19", "treasury", "orange", "dark", "3g", "4", 10),
    Tile("CVC-ROOM-20", "prospecting-site", "blue", "dark", "", "1-2a", 5),
    Tile("CVC-ROOM-21", "retting-room", "blue", "dark", "1s", "1-3a", 3),
    Tile("CVC-ROOM-22", "equipment-room", "blue", "dark", "2w", "1-2a", 3),
    Tile("CVC-ROOM-23", "wood-storeroom", "blue", "dark", "1s", "2a", 2),
    Tile("CVC-ROOM-24", "dungeon", "blue", "dark", "3s 4g", "4", 11),
    Tile("CVC-ROOM-25", "cattle-market", "orange", "light", "1w", "0-1", 4),
    Tile("CVC-ROOM-26", "ore-vein", "orange", "light", "", "0-3", 2),
    Tile("CVC-ROOM-27", "bloomery", "orange", "light", "2s 1g", "1-2a", 5),
    Tile("CVC-ROOM-28", "store", "orange", "light", "1s", "1-3a", 5),
    Tile("CVC-ROOM-29", "cave-silo", "orange", "light", "2i", "0-3", 5),
    Tile("CVC-ROOM-30", "box", "orange", "light", "1w 1e", "2a", 6),
    Tile("CVC-ROOM-31", "mining-cave", "orange", "dark", "1w", "0-3", 5),
    Tile("CVC-ROOM-32", "hitching-post", "orange", "dark", "1w", "1-2a", 5),
    Tile("CVC-ROOM-33", "wainwright", "orange", "dark", "2s 2g", "1-2a", 10),
    Tile("CVC-ROOM-34", "ceremonial-hall", "orange", "dark", "8g 2wp", "1-2a", 14),
    Tile("CVC-ROOM-35", "ironsmith", "orange", "dark", "3s", "2-3a", 7),
    Tile("CVC-ROOM-36", "swordsmith", "orange", "dark", "1s 2g", "3", 10),
    Tile("CVC-ROOM-37", "slaughtering-cave", "orange", "dark", "1w 1s", "3", 7),
    Tile("CVC-ROOM-38", "weaponsmith", "orange", "dark", "1w 3g", "2-3a", 11),
    Tile("CVC-ROOM-39", "weapon-chamber", "orange", "dark", "4wp", "4", 12),
    Tile("CVC-ROOM-40", "armory", "orange", "dark", "3i 2wp", "3-4", 13),
    Tile("CVC-ROOM-41", "oubliette", "orange", "dark", "4i", "4", 9),
    Tile("CVC-ROOM-42", "gold-donkey", "orange", "dark", "2w 2s", "4", 6),
    Tile("CVC-ROOM-43", "iron-trader", "blue", "dark", "2w 1g", "1-2a", 8),
    Tile("CVC-ROOM-44", "equipment-cabinet", "blue", "dark", "1i", "1-2a", 5),
    Tile("CVC-ROOM-45", "breeding-cave", "blue", "dark", "2e", "2-3a", 6),
]
every_tile = pytest.mark.parametrize(
    "room", [pytest.param(room, marks=pytest.mark.rule(room.clause), id=room.name) for room in TILES]
)


def one_short(goods: str) -> list[str]:
    """These goods with one of them missing, for each of its kinds."""
    kinds = [(int(part.rstrip("wsefFgDoip")), part.lstrip("0123456789")) for part in goods.split()]
    return [" ".join(f"{count - (kind == less)}{kind}" for count, kind in kinds) for _, less in kinds]


def for_sale(room: Tile, goods: str) -> Table:
    """Renovation is taken; the display holds one room, which the only empty space suits."""
    table = short().give("4g").show_only(room.name).wall(*(EDGES[side] for side in PATTERNS[room.walls][1]))
    return table.take("renovation").only(goods)


@every_tile
def test_its_cost_and_its_points(room: Tile) -> None:
    table = for_sale(room, room.cost).play("use furnish", f"furnish {room.name} 3,-1")
    assert set(table.goods().values()) == {0}
    assert table.at.scores()[0] == room.points
    for goods in one_short(room.cost):
        assert not for_sale(room, goods).offers("use furnish")


@every_tile
def test_its_walls(room: Tile) -> None:
    assert accepted(room.name) == of_kinds(*PATTERNS[room.walls][0].split())


@every_tile
def test_its_colour(room: Tile) -> None:
    """Beside the Cave Entrance alone, orange is allowed and blue is not (CVC-FURNISH-11)."""
    table = era_two().dig("3,-1").wall(*(EDGES[side] for side in PATTERNS[room.walls][1])).show_only(room.name)
    table.give("9w 9s 9e 19g 9i 9wp").play("take decoration")
    assert table.offers("use 1g>furnish") is (room.colour == "orange")


@every_tile
def test_its_number_and_its_back(room: Tile) -> None:
    number = int(room.clause[-2:])
    table, covered = (era_one(), "1,0") if number < 25 else (era_two(), "3,-1")
    face_up = room.name in table.display()
    table.play("take excavation", "use dig", f"excavate {covered}")
    face_down = table.offers(f"uncover {room.name}")
    assert (face_up, face_down) == (room.back == "light", room.back == "dark")
    assert (ROOMS[number].slug, ROOMS[number].back) == (room.name, room.back)


@pytest.mark.rule("CVC-ROOM-00")
def test_the_cave_entrance_is_printed() -> None:
    table = era_one().only("")
    assert table.rooms(0) == table.rooms(1) == {"3,0": "cave-entrance"}
    assert table.at.scores()[0] == 0
    assert "cave-entrance" not in table.display()
    assert not table.play("take excavation", "use dig", "excavate 1,0").offers("uncover cave-entrance")


@pytest.mark.rule("CVC-ROOM-00")
def test_the_cave_entrance_counts_as_orange() -> None:
    table = era_one().furnish("shelf", "2,0").dig("1,0").show_only("prospecting-site").play("take housework")
    assert table.play("use 1g>furnish").legal() == {"furnish prospecting-site 1,0"}


# Every way to use an orange room: exactly the goods it asks for, and what is owned afterwards.
USES = [
    ("CVC-ROOM-00", "cave-entrance +1w", "", "1w"),
    ("CVC-ROOM-00", "cave-entrance +1s", "", "1s"),
    ("CVC-ROOM-00", "cave-entrance +1e", "", "1e"),
    ("CVC-ROOM-00", "cave-entrance +1f", "", "1f"),
    ("CVC-ROOM-01", "shelf w:=2", "1w", "2w"),
    ("CVC-ROOM-01", "shelf s:=2", "0s", "2s"),
    ("CVC-ROOM-01", "shelf e:=2", "1e", "2e"),
    ("CVC-ROOM-01", "shelf f:=2", "3f", "3f"),
    ("CVC-ROOM-02", "spinning-wheel 1f>1g", "1f", "1g"),
    ("CVC-ROOM-02", "spinning-wheel 3f>2g", "3f", "2g"),
    ("CVC-ROOM-03", "tunnel +2F", "3s", "2F 3s"),
    ("CVC-ROOM-03", "tunnel +1s", "2s", "3s"),
    ("CVC-ROOM-03", "tunnel +2F1s", "2s", "2F 3s"),
    ("CVC-ROOM-04", "grindstone 1e>3F", "1e", "3F"),
    ("CVC-ROOM-04", "grindstone 4e>7F", "4e", "7F"),
    ("CVC-ROOM-05", "food-corner F:=3", "1F", "3F"),
    ("CVC-ROOM-06", "parlor all:=1", "3s 1f 2i", "1w 3s 1e 1f 1F 1g 1D 1o 2i 1wp"),
    ("CVC-ROOM-07", "warehouse 2F>1w1s1e1f", "2F", "1w 1s 1e 1f"),
    ("CVC-ROOM-08", "stall 5e>4g", "5e", "4g"),
    ("CVC-ROOM-08", "stall 5f>4g", "5f", "4g"),
    ("CVC-ROOM-09", "sacrificial-altar 1w1e1f1F>3g", "1w 1e 1f 1F", "3g"),
    ("CVC-ROOM-10", "storeroom +1e1f1F", "", "1e 1f 1F"),
    ("CVC-ROOM-11", "weaving-room 2f>2F2g", "2f", "2F 2g"),
    ("CVC-ROOM-12", "furniture-workshop 2w1f>3g", "2w 1f", "3g"),
    ("CVC-ROOM-13", "gold-vein +1s1g", "", "1s 1g"),
    ("CVC-ROOM-16", "bakehouse 2e>4F1g", "2e", "4F 1g"),
    ("CVC-ROOM-16", "bakehouse 3e>4F2g", "3e", "4F 2g"),
    ("CVC-ROOM-17", "state-room +1f1g", "", "1f 1g"),
    ("CVC-ROOM-18", "secret-chamber +3f", "", "3f"),
    ("CVC-ROOM-18", "secret-chamber +1g", "", "1g"),
    ("CVC-ROOM-19", "treasury 3g>4g1F", "3g", "4g 1F"),
    ("CVC-ROOM-25", "cattle-market +1D", "", "1D"),
    ("CVC-ROOM-25", "cattle-market 1g>2D", "1g", "2D"),
    ("CVC-ROOM-25", "cattle-market 2g>3D", "2g", "3D"),
    ("CVC-ROOM-26", "ore-vein +3o2F", "", "3o 2F"),
    ("CVC-ROOM-27", "bloomery 2o>3i1g", "2o", "3i 1g"),
    ("CVC-ROOM-28", "store 1g>4F1o1f", "1g", "4F 1o 1f"),
    ("CVC-ROOM-29", "cave-silo +4e", "", "4e"),
    ("CVC-ROOM-30", "box +1w1f1D", "", "1w 1f 1D"),
    ("CVC-ROOM-31", "mining-cave +5o", "", "5o"),
    ("CVC-ROOM-32", "hitching-post 3D>2g", "3D", "2g"),
    ("CVC-ROOM-32", "hitching-post 4D>3g", "4D", "3g"),
    ("CVC-ROOM-32", "hitching-post 5D>4g", "5D", "4g"),
    ("CVC-ROOM-33", "wainwright 3w1i>5g", "3w 1i", "5g"),
    ("CVC-ROOM-34", "ceremonial-hall +2g", "", "2g"),
    ("CVC-ROOM-35", "ironsmith 2i>1wp3g", "2i", "1wp 3g"),
    ("CVC-ROOM-36", "swordsmith 1o>1wp", "1o", "1wp"),
    ("CVC-ROOM-36", "swordsmith 4o>2wp", "4o", "2wp"),
    ("CVC-ROOM-36", "swordsmith 7o>3wp", "7o", "3wp"),
    ("CVC-ROOM-37", "slaughtering-cave 1D>5F1g", "1D", "5F 1g"),
    ("CVC-ROOM-38", "weaponsmith 1w1i>2wp", "1w 1i", "2wp"),
    ("CVC-ROOM-39", "weapon-chamber +1wp", "", "1wp"),
    ("CVC-ROOM-41", "oubliette 1F>1wp", "1F", "1wp"),
    ("CVC-ROOM-41", "oubliette 3F>2wp", "3F", "2wp"),
    ("CVC-ROOM-41", "oubliette 6F>3wp", "6F", "3wp"),
    ("CVC-ROOM-42", "gold-donkey +1g:2D", "5D", "5D 2g"),
]


def activating(use: str, goods: str) -> Table:
    """Era II: Cultivation lets one room be activated."""
    room = use.split()[0]
    table = era_two() if room == "cave-entrance" else era_two().furnish(room, "3,-1")
    return table.only(goods).play("take cultivation", "use act1")


@pytest.mark.parametrize(
    ("use", "before", "after"),
    [pytest.param(*use, marks=pytest.mark.rule(clause), id=use[0]) for clause, *use in USES],
)
def test_what_a_room_asks_for_and_gives(use: str, before: str, after: str) -> None:
    assert activating(use, before).play(f"activate {use}").goods() == era_two().only(after).goods()
    for goods in one_short(before) if ">" in use else []:
        assert not activating(use, goods).offers(f"activate {use}")


def test_rooms_have_no_other_uses() -> None:
    written = {name for name in era_one().game.verbs.codes if name.startswith("activate ")}
    longer = {"activate junction-room 3kinds>2g", "activate digging-cave 1g>dig"}
    assert written == {f"activate {use[1]}" for use in USES} | longer


@pytest.mark.rule("CVC-ROOM-03", "WX-04")
def test_the_tunnel_adds_no_stone_to_three() -> None:
    assert {name for name in activating("tunnel", "3s").legal() if "tunnel" in name} == {"activate tunnel +2F"}


@pytest.mark.rule("CVC-ROOM-06", "WX-11")
def test_the_parlor_of_era_one_knows_six_goods() -> None:
    table = era_one().furnish("parlor", "2,0").only("3s 1f").play("take undergrowth", "use act1")
    table.play("activate parlor all:=1")
    assert table.goods() == era_one().only("1w 3s 1e 1f 1F 1g").goods()


@pytest.mark.rule("CVC-ROOM-14", "WX-05", "DX-67")
@pytest.mark.parametrize(
    ("before", "paid", "after"),
    [
        ("1w 1s 1e 1F", "wood emmer food", "1s 2g"),
        ("1w 1e 1g", "wood emmer gold", "2g"),
        ("2s 2f 2i", "stone flax iron", "1s 1f 1i 2g"),
        ("1D 1o 1wp", "donkey ore weapon", "2g"),
    ],
)
def test_the_junction_room_takes_three_different_goods(before: str, paid: str, after: str) -> None:
    table = activating("junction-room", before).play("activate junction-room 3kinds>2g")
    for kind in paid.split():
        assert not table.play(f"pay {kind}").offers(f"pay {kind}")
    assert table.goods() == era_two().only(after).goods()


@pytest.mark.rule("CVC-ROOM-14", "WX-05")
def test_two_kinds_are_too_few_for_the_junction_room() -> None:
    table = activating("junction-room", "9w 2e")
    assert not table.offers("activate junction-room 3kinds>2g")
    table.play("exchange emmer", "activate junction-room 3kinds>2g", "pay wood", "pay emmer", "pay food")
    assert table.goods() == era_two().only("8w 2g").goods()


@pytest.mark.rule("CVC-ROOM-15")
@pytest.mark.parametrize(("space", "room"), [("2,-1", "armory"), ("3,1", "stall")])
def test_the_digging_cave_digs_on_either_board_for_a_gold(space: str, room: str) -> None:
    table = era_two().dig("3,-1").furnish("digging-cave", "1,-3").only("1g").play("take cultivation", "use act1")
    table.play("activate digging-cave 1g>dig", f"excavate {space}", f"uncover {room}")
    assert table.has("g") == 0
    assert (space in table.covered(), room in table.display(), table.decision) == (False, True, "use-tile")


@pytest.mark.rule("CVC-ROOM-15", "DX-71")
def test_the_digging_cave_needs_gold_and_an_open_way() -> None:
    assert not activating("digging-cave", "2f").offers("activate digging-cave 1g>dig")
    walled = era_two().furnish("digging-cave", "1,-3").wall("3,-1|4,-1").only("1g").play("take cultivation", "use act1")
    assert not walled.offers("activate digging-cave 1g>dig")


@pytest.mark.rule("CVC-ROOM-40")
def test_the_armory_does_nothing_and_counts_as_orange() -> None:
    table = activating("armory", "")
    assert {name.split()[1] for name in table.legal("activate")} == {"cave-entrance"}
    table = era_two().furnish("armory", "3,-1").show_only("prospecting-site").play("take decoration")
    assert table.offers("use 1g>furnish")


@pytest.mark.rule("CVC-ROOM-42", "DX-62")
@pytest.mark.parametrize(("donkeys", "gold"), [(0, 0), (1, 0), (2, 1), (4, 2), (9, 4)])
def test_the_gold_donkey_counts_pairs(donkeys: int, gold: int) -> None:
    table = activating("gold-donkey", f"{donkeys}D").play("activate gold-donkey +1g:2D")
    assert (table.has("D"), table.has("g")) == (donkeys, gold)
