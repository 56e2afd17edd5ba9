"""The short game: era II alone, with a common pool of era I rooms (CVC-SHORT)."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.components import LIGHT_ROOMS_OF_ERA_II, SPACES_OF_ERA_II, TAKE_ERA_I_TILES
from tests.cave_vs_cave.scenes import last_turn
from tests.cave_vs_cave.table import Table, short

OTHER_ERA_I_ROOMS = {  # those that may join the pool
    *("shelf", "spinning-wheel", "tunnel", "grindstone", "parlor", "stall", "storeroom", "weaving-room"),
    *("furniture-workshop", "gold-vein", "junction-room", "digging-cave", "bakehouse", "state-room", "secret-chamber"),
    *("treasury", "prospecting-site", "retting-room", "equipment-room", "wood-storeroom", "dungeon"),
}


@pytest.mark.rule("CVC-SHORT-01", "CVC-SHORT-15")
@pytest.mark.parametrize("starter", [0, 1])
def test_four_rounds_of_four_turns_with_the_start_player_changing(starter: int) -> None:
    table = Table(eras="short")
    assert table.legal() == {"start 0", "start 1"}
    table.play(f"start {starter}")
    rounds: list[list[int]] = [[], [], [], []]
    while not table.until("take-tile").at.over:
        rounds[table.cell(layout.ROUND) - 1].append(table.seat)
        table.play(min(table.legal("take")), "done")
    first, second = [starter, 1 - starter] * 4, [1 - starter, starter] * 4
    assert rounds == [first, second, first, second]


@pytest.mark.rule("CVC-SHORT-01")
def test_the_short_game_is_for_two() -> None:
    with pytest.raises(ValueError, match="the quick start and the short game are for two"):
        lascaux.load("cave-vs-cave", players=1, eras="short")


@pytest.mark.rule("CVC-SHORT-02")
def test_eleven_tiles_lie_open_renovation_is_out_and_four_are_hidden() -> None:
    table = Table(eras="short").play("start 0", "pool shelf", "pool stall", "pool tunnel")
    assert table.legal() == {"reveal decoration", "reveal arms-trade", "reveal interior-design", "reveal weekly-market"}
    assert table.play("reveal arms-trade").give("19g").legal("take") == TAKE_ERA_I_TILES | {"take arms-trade"}
    assert [table.cell(layout.ACTION_SPACES + space) for space in range(11, 16)] == [0, 14, 0, 0, 0]


@pytest.mark.rule("CVC-SHORT-03")
def test_there_is_neither_cave_entrance_nor_era_one_board() -> None:
    table = short()
    for seat in (0, 1):
        assert table.rooms(seat) == {}
    uses = table.take("cultivation").play("use act1").legal("activate")
    assert {use.split()[1] for use in uses} == {"food-corner", "shelf", "spinning-wheel", "tunnel", "sacrificial-altar"}
    assert table.cell(layout.SPACES_IN_PLAY).bit_count() == 8


@pytest.mark.rule("CVC-SHORT-04")
def test_every_good_starts_at_one_and_gold_at_three() -> None:
    goods = {"w": 1, "s": 1, "e": 1, "f": 1, "F": 1, "g": 3, "D": 1, "o": 1, "i": 1, "wp": 1}
    assert (short().goods(0), short().goods(1)) == (goods, goods)


@pytest.mark.rule("CVC-SHORT-05")
def test_the_six_light_rooms_of_era_two_are_on_display() -> None:
    assert short().display() == LIGHT_ROOMS_OF_ERA_II


@pytest.mark.rule("CVC-SHORT-06")
def test_three_random_rooms_join_the_pools_three() -> None:
    table = Table(eras="short").play("start 0")
    left = set(OTHER_ERA_I_ROOMS)
    for room in ("dungeon", "storeroom", "parlor"):
        assert table.legal() == {f"pool {other}" for other in left}
        table.play(f"pool {room}")
        left.remove(room)
    table.play("reveal decoration").only("9w 9s 9e 9f 9F 9g").take("expedition").play("use act3")
    uses = {use.split()[1] for use in table.legal("activate")}
    assert uses == {"food-corner", "warehouse", "sacrificial-altar", "storeroom", "parlor"}


@pytest.mark.rule("CVC-SHORT-06")
def test_the_other_rooms_of_era_one_are_out_of_the_game() -> None:
    table = short().take("excavation").play("use dig", "excavate 2,-1")
    assert not {name.removeprefix("uncover ") for name in table.legal()} & OTHER_ERA_I_ROOMS


@pytest.mark.rule("CVC-SHORT-07")
def test_both_cover_seven_spaces_and_one_of_fifteen_tiles_stays_unseen() -> None:
    table = short()
    assert table.covered(0) == table.covered(1) == SPACES_OF_ERA_II - {"3,-1"}
    assert len(table.take("excavation").play("use dig", "excavate 2,-1").legal("uncover")) == 15


@pytest.mark.rule("CVC-SHORT-08")
def test_five_walls() -> None:
    table = short().wall("2,-1|3,-1", "3,-2|3,-1").wall("2,-1|3,-1", "3,-2|3,-1", seat=1)
    table.take("masonry").play("use wall", "wall 2,-2|3,-2", "done")
    assert not table.extension("interior-design").play("take interior-design").offers("use wall")


@pytest.mark.rule("CVC-SHORT-09")
def test_pool_rooms_are_used_by_both_but_once_in_a_block() -> None:
    table = short().only("4F").only("2F", 1).take("undermining").play("use act2")  # DX-26
    table.play("activate warehouse 2F>1w1s1e1f")
    assert not table.offers("activate warehouse 2F>1w1s1e1f")
    table.play("stop", "done").take("cultivation").play("use act1", "activate warehouse 2F>1w1s1e1f")
    assert table.goods(0) == short().only("2F 1w 1s 1e 1f").goods(0)
    assert table.goods(1) == short().only("1w 1s 1e 1f", 1).goods(1)


@pytest.mark.rule("CVC-SHORT-09")
def test_pool_rooms_cannot_be_furnished_and_score_for_nobody() -> None:
    table = short("state-room", "treasury", "gold-vein").dig(*SPACES_OF_ERA_II).wall("0,-1|1,-1").only("9w 9s 9F 19g")
    table.take("decoration").play("use 1g>furnish")
    assert {name.split()[1] for name in table.legal("furnish")} <= LIGHT_ROOMS_OF_ERA_II
    assert table.at.scores() == [18 / 2, 1 + 0.5 + 1.5]


@pytest.mark.rule("CVC-SHORT-10")
def test_blue_pool_rooms_work_for_whoever_is_on_turn() -> None:
    table = short("wood-storeroom", "shelf", "tunnel").only("", 0).only("", 1)
    for seat, tile in enumerate(("cultivation", "masonry")):
        table.take(tile).play("use act1", "activate tunnel +2F", "stop", "done")
        assert (table.has("F", seat), table.has("w", seat)) == (2, 1)
    assert (table.has("F", 0), table.has("w", 0)) == (2, 1)  # nothing for who is not on turn


@pytest.mark.rule("CVC-SHORT-10")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_equipment_room_in_the_pool_gives_both_one_room_more(seat: int) -> None:
    table = short("equipment-room", "shelf", "tunnel")  # WX-22
    if seat:
        table.play("take cultivation", "done")
    table.only("").take("undermining").play("use act2")
    table.play("activate shelf w:=2", "activate tunnel +2F", "activate food-corner F:=3")
    assert table.decision == "use-tile"
    assert table.seat == seat


@pytest.mark.rule("CVC-SHORT-11")
def test_the_first_room_may_be_blue() -> None:
    table = short().show("iron-trader").dig("2,-1").give("2w 2g").take("decoration").play("use 1g>furnish")
    assert table.offers("furnish iron-trader 2,-1")  # WX-23
    table.play("furnish iron-trader 2,-1", "done").play("take cultivation", "done")
    table.show("equipment-cabinet").dig("1,-2").give("5F 1i").take("housework").play("use 5F>furnish")
    assert table.offers("furnish equipment-cabinet 1,-2")


@pytest.mark.rule("CVC-SHORT-12")
def test_eight_face_up_rooms_earn_the_additional_cavern() -> None:
    table = short().show("mining-cave").dig("2,-1").give("9w 2g")
    rooms = "hitching-post wainwright ceremonial-hall ironsmith swordsmith weaponsmith armory"
    for room, space in zip(rooms.split(), sorted(SPACES_OF_ERA_II - {"2,-1"}), strict=True):
        table.furnish(room, space)
    table.take("decoration").play("use 1g>furnish", "furnish mining-cave 2,-1")
    assert table.legal() == {"cavern two-walls", "cavern three-walls"}


@pytest.mark.rule("CVC-SHORT-12")
def test_one_space_without_a_room_earns_nothing() -> None:
    table = short().dig("2,-1").give("1w 2g").take("decoration").play("use 1g>furnish", "furnish cattle-market 2,-1")
    assert table.decision == "use-tile"


@pytest.mark.rule("CVC-SHORT-13")
def test_from_the_opening_two_tiles_can_be_dug_at_first() -> None:
    assert short().take("excavation").play("use dig").legal() == {"excavate 2,-1", "excavate 3,-2"}


@pytest.mark.rule("CVC-SHORT-13", "CVC-SHORT-14")
def test_a_wall_on_the_opening_closes_the_cave_for_its_east_side_is_no_way_in() -> None:
    assert not short().wall("3,-1|4,-1").take("excavation").offers("use dig")


@pytest.mark.rule("CVC-SHORT-14")
@pytest.mark.parametrize(
    ("walls", "rooms"),
    [
        ((), {"cattle-market", "ore-vein"}),
        (("2,-1|3,-1", "3,-1|4,-1", "3,-2|3,-1"), {"ore-vein", "store"}),
    ],
    ids=["none", "three"],
)
def test_the_east_side_of_the_marked_space_has_no_wall(walls: tuple[str, ...], rooms: set[str]) -> None:
    table = short().wall(*walls).give("9w 9s 9e 9g 0i").take("decoration").play("use 1g>furnish")
    assert table.legal() == {f"furnish {room} 3,-1" for room in rooms}


@pytest.mark.rule("CVC-SHORT-14")
def test_no_wall_may_be_built_on_that_side() -> None:
    table = short().take("masonry").play("use wall")
    assert not table.offers("wall 3,-1|3,0")
    assert table.why_not("wall 3,-1|3,0") == "no wall can stand there now (CVC-SHORT-14)"


@pytest.mark.rule("CVC-SHORT-16")
@pytest.mark.parametrize(("number", "ore"), [(1, 4), (3, 4), (4, 1)])
def test_donkeys_haul_ore_after_every_round_but_the_last(number: int, ore: int) -> None:
    table = last_turn(short().give("3D").give("9D", 1), number).play("take cultivation", "done")
    assert (table.has("o", 0), table.has("o", 1)) == (ore, 9 if number < 4 else 1)


@pytest.mark.rule("CVC-SHORT-16")
def test_bonus_effects_limits_weapon_gate_and_exchange_are_those_of_era_two() -> None:
    table = short().extension("decoration", "", "", "arms-trade")
    assert not table.offers("take arms-trade")
    assert table.give("2wp 8o 1D").offers("take arms-trade")
    table.play("take decoration", "use +3o", "exchange donkey")
    assert (table.has("o"), table.has("D"), table.has("F")) == (9, 0, 2)


@pytest.mark.rule("CVC-SHORT-17")
def test_the_score_of_era_two_decides_and_then_the_best_room() -> None:
    table = short().only("2i 3g 1wp").furnish("weapon-chamber", "2,-1").furnish("ore-vein", "3,-2")
    table.only("2i 3g 2wp", 1).furnish("armory", "2,-1", 1)
    assert last_turn(table, 4).play("take cultivation", "done").at.over
    assert table.at.scores() == [12 + 2 + 1 + 1 + 1.5, 13 + 2 + 1 + 1.5]
    assert table.at.winners() == [1]


@pytest.mark.rule("CVC-SHORT-18")
def test_own_and_pool_rooms_share_a_block() -> None:
    table = short("gold-vein", "shelf", "tunnel").furnish("mining-cave", "3,-1").only("").take("expedition")
    table.play("use act3", "activate mining-cave +5o", "activate gold-vein +1s1g", "activate food-corner F:=3")
    assert table.goods() == short().only("5o 1s 1g 3F").goods()


@pytest.mark.rule("CVC-SHORT-18")
def test_a_prospecting_site_in_the_pool_works_with_undergrowth() -> None:
    table = short("prospecting-site", "shelf", "tunnel").only("1F").take("undergrowth").play("use 1F>1g")
    assert (table.has("F"), table.has("g")) == (0, 1)


@pytest.mark.rule("CVC-SHORT-18")
def test_a_dungeon_in_the_pool_pays_every_builder() -> None:
    table = short("dungeon", "shelf", "tunnel").only("", 0).only("", 1)  # DX-27
    table.take("masonry").play("use wall", "wall 2,-1|3,-1", "done")
    table.extension("interior-design").play("take interior-design", "use wall", "wall 2,-1|3,-1")
    assert (table.has("g", 0), table.has("g", 1)) == (2, 2)
