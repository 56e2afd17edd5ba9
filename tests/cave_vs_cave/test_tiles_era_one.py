"""The twelve action tiles of era I, effect by effect (CVC-TILE-A01-0 to CVC-TILE-A12-2)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.table import Table, draft, era_one, era_two, short

rule = pytest.mark.rule

# What each tile offers: bands, cut by slashes into alternatives.
BANDS = [
    pytest.param("cultivation", ["act1", "+2e", "+1f"], marks=rule("CVC-TILE-A01-0")),
    pytest.param("housework", ["NF>furnish", "5F>furnish / 1g>furnish"], marks=rule("CVC-TILE-A02-0")),
    pytest.param("excavation", ["dig / 2F>dig2", "+1s"], marks=rule("CVC-TILE-A03-0")),
    pytest.param("undergrowth", ["act1", "+2w"], marks=rule("CVC-TILE-A04-0")),
    pytest.param("furnishing", ["+1F", "NF>furnish"], marks=rule("CVC-TILE-A05-0")),
    pytest.param("masonry", ["act1", "+1w / +1s", "wall"], marks=rule("CVC-TILE-A06-0")),
    pytest.param("undermining", ["act2 / undermine"], marks=rule("CVC-TILE-A07-0")),
    pytest.param("expansion", ["dig", "5F>furnish / 2g>furnish"], marks=rule("CVC-TILE-A08-0")),
    pytest.param("breach", ["raze>2s3F1g"], marks=rule("CVC-TILE-A09-0")),
    pytest.param("drift-mining", ["act1", "dig"], marks=rule("CVC-TILE-A10-0")),
    pytest.param("expedition", ["5w>4g / 5s>4g / act3"], marks=rule("CVC-TILE-A11-0")),
    pytest.param("renovation", ["wall", "furnish"], marks=rule("CVC-TILE-A12-0")),
]


def rich(table: Table) -> Table:
    """Goods, rooms, walls and empty spaces enough for every effect of every tile, in any order."""
    table.give("7w 7s 7e 7f 9F 9g 7D 7o 7i 7wp").dig("0,0", "1,0").wall("1,0|1,1")
    return table.furnish("storeroom", "0,1").furnish("gold-vein", "4,0").furnish("state-room", "4,2")


def finish_effect(table: Table) -> None:
    """Carry an effect that has begun to its end, in any way."""
    while table.decision != "use-tile":
        names = [table.game.name(choice) for choice in table.at.choices()]
        table.play(next(name for name in names if not name.startswith("exchange")))


def gained(table: Table, *names: str) -> dict[str, int]:
    """How the goods of the player on turn change by these choices."""
    before = table.goods()
    after = table.play(*names).goods()
    return {good: after[good] - before[good] for good in before if after[good] != before[good]}


@pytest.mark.parametrize(("tile", "bands"), BANDS)
def test_a_tile_offers_its_bands_in_any_order_and_of_each_one_alternative(tile: str, bands: list[str]) -> None:
    every = [band.split(" / ") for band in bands]
    for order in permutations(every):
        for pick in (0, -1):
            table = rich(era_one()).take(tile)
            assert table.legal("use") == {f"use {effect}" for band in every for effect in band}
            for number, band in enumerate(order):
                table.play(f"use {band[pick]}")
                finish_effect(table)
                assert table.legal("use") == {f"use {effect}" for rest in order[number + 1 :] for effect in rest}


@pytest.mark.parametrize(
    ("tile", "number"),
    [
        pytest.param("furnishing", 1, marks=rule("CVC-TILE-A05-0")),
        pytest.param("masonry", 1, marks=rule("CVC-TILE-A06-0")),
        pytest.param("undermining", 1, marks=rule("CVC-TILE-A07-0")),
        pytest.param("expansion", 4, marks=rule("CVC-TILE-A08-0")),
        pytest.param("breach", 4, marks=rule("CVC-TILE-A09-0")),
        pytest.param("drift-mining", 4, marks=rule("CVC-TILE-A10-0")),
        pytest.param("expedition", 4, marks=rule("CVC-TILE-A11-0")),
        pytest.param("renovation", 8, marks=rule("CVC-TILE-A12-0")),
    ],
)
def test_the_back_of_a_tile_says_from_which_round_on_it_may_be_revealed(tile: str, number: int) -> None:
    table = Table().play("start 0")
    for earlier in range(1, number):
        table.play(next(name for name in sorted(table.legal()) if name != f"reveal {tile}"))
        assert not table.offers(f"take {tile}"), f"revealed in round {earlier}"
        while table.decision == "take-tile":
            table.play(sorted(table.legal("take"))[0], "done")
    assert table.offers(f"reveal {tile}")


@rule("CVC-TILE-A01-0", "CVC-TILE-A02-0", "CVC-TILE-A03-0", "CVC-TILE-A04-0")
def test_four_tiles_have_a_dwarf_on_the_back_and_lie_open_from_the_start() -> None:
    dwarves = {"take cultivation", "take housework", "take excavation", "take undergrowth"}
    assert era_one().legal("take") - {"take furnishing"} == dwarves


@pytest.mark.parametrize(
    ("tile", "effect", "change"),
    [
        pytest.param("cultivation", "+2e", {"e": 2}, marks=rule("CVC-TILE-A01-2")),
        pytest.param("cultivation", "+1f", {"f": 1}, marks=rule("CVC-TILE-A01-3")),
        pytest.param("excavation", "+1s", {"s": 1}, marks=rule("CVC-TILE-A03-3")),
        pytest.param("undergrowth", "+2w", {"w": 2}, marks=rule("CVC-TILE-A04-2")),
        pytest.param("furnishing", "+1F", {"F": 1}, marks=rule("CVC-TILE-A05-1")),
        pytest.param("masonry", "+1w", {"w": 1}, marks=rule("CVC-TILE-A06-2")),
        pytest.param("masonry", "+1s", {"s": 1}, marks=rule("CVC-TILE-A06-2")),
        pytest.param("expedition", "5w>4g", {"w": -5, "g": 4}, marks=rule("CVC-TILE-A11-1")),
        pytest.param("expedition", "5s>4g", {"s": -5, "g": 4}, marks=rule("CVC-TILE-A11-1")),
    ],
)
def test_goods_of_a_tile(tile: str, effect: str, change: dict[str, int]) -> None:
    assert gained(era_one().give("5w 5s").take(tile), f"use {effect}") == change


@pytest.mark.parametrize(
    ("tile", "effect", "rooms"),
    [
        pytest.param("cultivation", "act1", 1, marks=rule("CVC-TILE-A01-1")),
        pytest.param("undergrowth", "act1", 1, marks=rule("CVC-TILE-A04-1")),
        pytest.param("masonry", "act1", 1, marks=rule("CVC-TILE-A06-1")),
        pytest.param("undermining", "act2", 2, marks=rule("CVC-TILE-A07-1")),
        pytest.param("drift-mining", "act1", 1, marks=rule("CVC-TILE-A10-1")),
        pytest.param("expedition", "act3", 3, marks=rule("CVC-TILE-A11-2")),
    ],
)
def test_how_many_rooms_a_tile_activates(tile: str, effect: str, rooms: int) -> None:
    table = rich(era_one()).take(tile).play(f"use {effect}")
    activated = 0
    while table.decision == "activate-room":
        table.play(sorted(table.legal("activate"))[0])
        activated += 1
    assert activated == rooms


@pytest.mark.parametrize(
    ("tile", "effect", "number", "cost"),
    [
        pytest.param("housework", "NF>furnish", 1, "2F", marks=rule("CVC-TILE-A02-1")),
        pytest.param("housework", "NF>furnish", 5, "3F", marks=rule("CVC-TILE-A02-1")),
        pytest.param("housework", "NF>furnish", 8, "4F", marks=rule("CVC-TILE-A02-1")),
        pytest.param("housework", "5F>furnish", 5, "5F", marks=rule("CVC-TILE-A02-2")),
        pytest.param("housework", "1g>furnish", 5, "1g", marks=rule("CVC-TILE-A02-2")),
        pytest.param("furnishing", "NF>furnish", 3, "2F", marks=rule("CVC-TILE-A05-2")),
        pytest.param("furnishing", "NF>furnish", 4, "3F", marks=rule("CVC-TILE-A05-2")),
        pytest.param("furnishing", "NF>furnish", 8, "4F", marks=rule("CVC-TILE-A05-2")),
        pytest.param("expansion", "5F>furnish", 5, "5F", marks=rule("CVC-TILE-A08-2")),
        pytest.param("expansion", "2g>furnish", 5, "2g", marks=rule("CVC-TILE-A08-2")),
        pytest.param("renovation", "furnish", 8, "0F", marks=rule("CVC-TILE-A12-2")),
    ],
)
def test_furnishing_costs_this_much_beside_the_room(tile: str, effect: str, number: int, cost: str) -> None:
    """The Shelf itself costs one wood."""
    amount, good = int(cost[0]), cost[1]
    table = era_one().round(number).lay("renovation").give("9g").take(tile)
    if amount:
        assert not table.only(f"1w {amount - 1}{good}").offers(f"use {effect}")
    assert not table.only(cost).offers(f"use {effect}")
    table.only(f"1w {cost}").play(f"use {effect}", "furnish shelf 2,0")
    assert table.rooms()["2,0"] == "shelf"
    assert not any(table.goods().values())


@rule("CVC-TILE-A02-0")
def test_housework_furnishes_up_to_two_rooms() -> None:
    table = era_one().dig("1,0").only("2w 2F 1g").take("housework")
    table.play("use 1g>furnish", "furnish shelf 2,0", "use NF>furnish", "furnish spinning-wheel 1,0")
    assert table.rooms() == {"3,0": "cave-entrance", "2,0": "shelf", "1,0": "spinning-wheel"}
    assert not any(table.goods().values())


@pytest.mark.parametrize(
    ("tile", "effect", "tiles", "food"),
    [
        pytest.param("excavation", "dig", 1, 0, marks=rule("CVC-TILE-A03-1")),
        pytest.param("excavation", "2F>dig2", 2, 2, marks=rule("CVC-TILE-A03-2")),
        pytest.param("undermining", "undermine", 1, 0, marks=rule("CVC-TILE-A07-2")),
        pytest.param("expansion", "dig", 1, 0, marks=rule("CVC-TILE-A08-1")),
        pytest.param("drift-mining", "dig", 1, 0, marks=rule("CVC-TILE-A10-2")),
    ],
)
def test_how_many_tiles_an_effect_digs_for_how_much_food(tile: str, effect: str, tiles: int, food: int) -> None:
    table = era_one().only("2F").take(tile).play(f"use {effect}")
    table.play("excavate 2,1", "uncover stall")
    if tiles == 2:
        table.play("excavate 4,0", "uncover treasury")
    assert table.decision == "use-tile"
    assert len(table.covered()) == 9 - tiles
    assert table.goods() == Table().only("0F").goods() | {"F": 2 - food}


@rule("CVC-TILE-A03-2")
def test_two_digs_need_two_food() -> None:
    assert not era_one().only("1F").take("excavation").offers("use 2F>dig2")
    assert era_one().only("2F").take("excavation").offers("use 2F>dig2")


@rule("CVC-TILE-A03-3")
@pytest.mark.parametrize("dig", [[], ["use dig", "excavate 2,1", "uncover stall"], ["use 2F>dig2"]])
@pytest.mark.parametrize("stone_first", [True, False])
def test_excavation_gives_its_stone_whatever_is_dug(dig: list[str], stone_first: bool) -> None:
    table = era_one().only("2F").take("excavation")
    table.play(*["use +1s"] * stone_first, *dig)
    finish_effect(table)
    table.play(*["use +1s"] * (not stone_first))
    assert table.has("s") == 1


@rule("CVC-TILE-A03-4")
def test_after_a_free_dig_the_paid_one_is_closed() -> None:
    table = era_one().give("9F").take("excavation").play("use dig", "excavate 2,1")
    assert table.play("uncover stall").legal("use") == {"use +1s"}
    assert not table.legal("excavate")


@rule("CVC-TILE-A05-0")
def test_the_food_of_furnishing_may_help_to_pay_it() -> None:
    table = era_one().only("1w 1F").take("furnishing")
    assert not table.offers("use NF>furnish")
    assert table.play("use +1F").offers("use NF>furnish")


@pytest.mark.parametrize(
    "tile",
    [
        pytest.param("masonry", marks=rule("CVC-TILE-A06-3")),
        pytest.param("renovation", marks=rule("CVC-TILE-A12-1")),
    ],
)
def test_a_tile_builds_one_wall(tile: str) -> None:
    table = era_one().give("2g").take(tile).play("use wall", "wall 1,0|1,1")
    assert table.walls() == {"1,0|1,1"}
    assert table.decision == "use-tile"
    assert not table.offers("use wall")


@rule("CVC-TILE-A07-2")
def test_undermining_digs_through_placed_walls() -> None:
    table = era_one().wall("3,0|4,0").take("undermining").play("use undermine")
    assert table.play("excavate 4,0", "uncover stall").display() >= {"stall"}


@rule("CVC-TILE-A09-1")
def test_breach_razes_an_own_wall_for_stone_food_and_gold() -> None:
    table = era_one().wall("1,0|1,1").take("breach")
    assert gained(table, "use raze>2s3F1g", "raze 1,0|1,1") == {"s": 2, "F": 3, "g": 1}
    assert table.walls() == set()


@rule("CVC-TILE-A09-1")
def test_breach_gives_nothing_to_who_has_no_wall_of_ones_own() -> None:
    assert era_one().wall("1,0|1,1", seat=1).take("breach").legal("use") == set()


@rule("CVC-TILE-A11-1")
def test_an_expedition_is_not_paid_with_a_mix_of_wood_and_stone() -> None:
    assert era_one().give("4w 4s").take("expedition").legal("use") == {"use act3"}


@rule("CVC-TILE-A12-0")
@pytest.mark.parametrize("start", [era_two, short, lambda: draft().until("take-tile")])
def test_renovation_is_not_used_in_era_two_and_its_variants(start: Callable[[], Table]) -> None:
    table = start().give("19g")
    assert table.offers("take expedition")
    assert not table.offers("take renovation")
    assert table.cell(layout.FACE_UP) >> 11 & 1 == 0
