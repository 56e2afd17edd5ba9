"""Furnishing a cavern: what it costs, where a room may lie, how many blue ones (CVC-FURNISH)."""

from __future__ import annotations

from random import Random

import pytest

import lascaux
from tests.cave_vs_cave.table import Table, era_one, era_two

RICH = "9w 9s 9e 9f 9F 19g"
ERA_I_LIGHT = {"shelf", "spinning-wheel", "tunnel", "grindstone", "food-corner", "parlor"}


def furnishing(table: Table) -> Table:
    """With Renovation taken: furnishing without additional cost."""
    return table.give("0g", 1 - table.seat).take("renovation").play("use furnish")


@pytest.mark.rule("CVC-FURNISH-01")
def test_a_room_goes_from_the_display_to_an_empty_space_for_both_costs() -> None:
    table = era_one().only("3w 3g").play("take housework", "use 1g>furnish", "furnish shelf 2,0")
    assert table.goods() == era_one().only("2w 2g").goods()
    assert table.rooms() == {"3,0": "cave-entrance", "2,0": "shelf"}
    assert table.display() == ERA_I_LIGHT - {"shelf"}


@pytest.mark.rule("CVC-FURNISH-02")
def test_the_additional_cost_is_paid_before_the_room() -> None:
    table = era_one().only("1w 1g").play("take housework", "use 1g>furnish")
    assert table.goods() == era_one().only("1w").goods()
    assert table.play("furnish shelf 2,0").has("w") == 0


@pytest.mark.rule("CVC-FURNISH-02", "CVC-FURNISH-04")
def test_only_rooms_that_can_be_paid_are_offered() -> None:
    table = era_one().only("1w 1g").play("take housework", "use 1g>furnish")
    assert table.legal() == {"furnish shelf 2,0", "furnish spinning-wheel 2,0"}  # the Grindstone costs stone


@pytest.mark.rule("CVC-FURNISH-02")
@pytest.mark.parametrize(("gold", "payable"), [(1, False), (2, True)])
def test_one_gold_does_not_pay_both_costs(gold: int, payable: bool) -> None:
    table = era_one().show_only("stall").only(f"1w {gold}g").play("take housework")
    assert table.offers("use 1g>furnish") is payable


@pytest.mark.rule("CVC-FURNISH-03")
@pytest.mark.parametrize(
    ("tile", "use", "short_of_it", "enough"),
    [
        ("housework", "use NF>furnish", "1F", "2F"),
        ("housework", "use 5F>furnish", "4F", "5F"),
        ("housework", "use 1g>furnish", "0g", "1g"),
        ("expansion", "use 2g>furnish", "1g", "2g"),
    ],
)
def test_without_the_additional_cost_no_furnishing(tile: str, use: str, short_of_it: str, enough: str) -> None:
    assert not era_one().only(f"9w 9s {short_of_it}").take(tile).offers(use)
    assert era_one().only(f"9w 9s {enough}").take(tile).offers(use)


@pytest.mark.rule("CVC-FURNISH-04")
def test_nothing_is_paid_when_no_room_can_be_paid() -> None:
    assert not era_one().only("9F 9g").play("take housework").legal("use")
    assert era_one().only("1w 9F 9g").play("take housework").legal("use")


@pytest.mark.rule("CVC-FURNISH-04", "CVC-FURNISH-08")
def test_nothing_is_paid_when_no_room_fits() -> None:
    assert not era_one().give(RICH).show_only("tunnel", "parlor").play("take housework").legal("use")


@pytest.mark.rule("CVC-FURNISH-04")
def test_a_begun_furnishing_is_finished() -> None:
    table = era_one().play("take housework", "use 1g>furnish")
    assert table.legal() == {"furnish shelf 2,0", "furnish spinning-wheel 2,0", "furnish grindstone 2,0"}


ADDITIONAL_COSTS = [
    ("housework", {"NF": "2F", "5F": "5F", "1g": "1g"}),
    ("furnishing", {"NF": "2F"}),
    ("expansion", {"5F": "5F", "2g": "2g"}),
    ("renovation", {"": ""}),
    ("decoration", {"5F": "5F", "1g": "1g"}),
]


@pytest.mark.rule("CVC-FURNISH-05")
@pytest.mark.parametrize(("tile", "costs"), ADDITIONAL_COSTS)
def test_the_additional_costs_of_the_tiles(tile: str, costs: dict[str, str]) -> None:
    def table() -> Table:
        return era_one().only("9w 9F 9g").take(tile)

    uses = {written: f"use {written}>furnish" if written else "use furnish" for written in costs}
    assert {use for use in table().legal("use") if "furnish" in use} == set(uses.values())
    for written, paid in costs.items():
        after = table().play(uses[written])
        spent = {good: 9 - after.has(good) for good in ("w", "F", "g")}
        assert "".join(f"{count}{good}" for good, count in spent.items() if count) == paid


@pytest.mark.rule("CVC-FURNISH-05", "WX-08")
@pytest.mark.parametrize(("round_number", "food"), [(1, 2), (3, 2), (4, 3), (7, 3), (8, 4)])
def test_one_food_for_each_dwarf(round_number: int, food: int) -> None:
    table = era_one().round(round_number).give(RICH).take("furnishing").play("use NF>furnish")
    assert table.has("F") == 9 - food


@pytest.mark.rule("CVC-FURNISH-06")
def test_only_an_excavated_space_without_a_room_is_empty() -> None:
    table = era_one().give(RICH).dig("1,0", "2,1").furnish("warehouse", "2,1").show_only("cattle-market", "shelf")
    assert {name.split()[2] for name in furnishing(table).legal()} == {"1,0", "2,0"}


@pytest.mark.rule("CVC-FURNISH-06")
def test_the_cave_entrance_is_never_furnished() -> None:
    table = era_one().give(RICH).show_only("cattle-market", "shelf")  # the one needs no wall, which suits (3,0)
    assert furnishing(table).legal() == {"furnish cattle-market 2,0", "furnish shelf 2,0"}


@pytest.mark.rule("CVC-FURNISH-07", "WX-09")
def test_a_cut_off_space_may_be_furnished() -> None:
    table = era_one().give(RICH).dig("0,0").show_only("sacrificial-altar")
    assert furnishing(table.cover("2,0")).legal() == {"furnish sacrificial-altar 0,0"}


@pytest.mark.rule("CVC-FURNISH-08")
def test_a_room_without_a_suitable_space_cannot_be_chosen() -> None:
    table = era_one().give(RICH).dig("0,0").show_only("shelf", "food-corner", "tunnel", "parlor")
    assert furnishing(table).legal() == {"furnish shelf 2,0", "furnish food-corner 0,0"}


@pytest.mark.rule("CVC-FURNISH-09", "DX-49")
def test_covering_a_printed_food_gives_none() -> None:
    table = furnishing(era_one().give(RICH).give("3F").dig("1,1")).play("furnish shelf 1,1")
    assert table.has("F") == 3


@pytest.mark.rule("CVC-FURNISH-10", "DX-12")
def test_orange_rooms_stay_ahead_of_blue_ones() -> None:
    table = era_one().give(RICH).furnish("shelf", "2,0").dig("1,0", "2,1").show_only("retting-room", "equipment-room")
    furnishing(table).play("furnish retting-room 1,0")
    assert not table.play("done").give(RICH, 0).play("take cultivation", "done", "take housework").legal("use")
    assert table.furnish("warehouse", "3,1").legal("use")


@pytest.mark.rule("CVC-FURNISH-11", "WX-32")
def test_the_first_room_is_an_orange_one() -> None:
    table = era_one().give(RICH).show_only("prospecting-site", "retting-room", "equipment-room")
    assert not table.take("renovation").offers("use furnish")
    assert table.show("shelf").play("use furnish").legal() == {"furnish shelf 2,0"}


@pytest.mark.rule("CVC-FURNISH-12")
def test_a_furnished_room_is_gone_for_both() -> None:
    table = era_one().give(RICH, 0).give(RICH, 1).play("take housework", "use 1g>furnish", "furnish shelf 2,0", "done")
    table.play("take furnishing", "use NF>furnish")
    assert table.legal() == {"furnish spinning-wheel 2,0", "furnish grindstone 2,0"}


@pytest.mark.rule("CVC-FURNISH-12")
def test_every_room_exists_once() -> None:
    table = era_one().give("2F").play("take excavation", "use 2F>dig2", "excavate 1,0")
    assert len(table.legal("uncover")) == 18
    table.play("uncover stall", "excavate 0,0")
    assert table.display() == ERA_I_LIGHT | {"stall"}
    assert len(table.legal("uncover")) == 17
    assert not table.offers("uncover stall")


@pytest.mark.rule("CVC-FURNISH-13")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_placed_room_stays_to_the_end(seed: int) -> None:
    table, rng = Table(eras=2), Random(seed)
    before: list[dict[str, str]] = [{}, {}]
    while not table.at.over:
        by_chance = table.at.actor == lascaux.CHANCE
        table.at.play(table.at.sample(rng) if by_chance else rng.choice(list(table.at.choices())))
        for seat in (0, 1):
            assert before[seat].items() <= table.rooms(seat).items()
            before[seat] = table.rooms(seat)
    assert len(before[0]) + len(before[1]) > 2


@pytest.mark.rule("CVC-FURNISH-14")
def test_furnishing_rewards_nothing_at_once() -> None:
    table = furnishing(era_one().dig("0,0").show_only("storeroom").only("2w 1g")).play("furnish storeroom 0,0")
    assert set(table.goods().values()) == {0}
    assert table.legal() == {"use wall", "done"}


@pytest.mark.rule("CVC-FURNISH-15", "DX-05")
def test_a_blue_room_works_for_the_rest_of_the_turn() -> None:
    table = era_one().furnish("shelf", "2,0").dig("4,2").wall("4,1|4,2").show("dungeon").only("10g 3s")
    furnishing(table).play("furnish dungeon 4,2", "use wall", "wall 0,0|0,1")
    assert (table.has("g"), table.has("s")) == (8, 0)


@pytest.mark.rule("CVC-FURNISH-15", "DX-06")
def test_a_blue_room_does_not_work_backwards() -> None:
    table = era_one().furnish("shelf", "2,0").dig("4,2").show("dungeon").only("10g 3s").take("renovation")
    table.play("use wall", "wall 4,1|4,2", "use furnish", "furnish dungeon 4,2")
    assert table.has("g") == 6


@pytest.mark.rule("CVC-FURNISH-16", "DX-48")
def test_the_room_just_dug_may_go_onto_the_space_just_dug() -> None:
    table = era_one().furnish("shelf", "2,0").only("2w 2g").take("expansion")
    table.play("use dig", "excavate 2,1", "uncover equipment-room", "use 2g>furnish", "furnish equipment-room 2,1")
    assert table.rooms()["2,1"] == "equipment-room"
    assert set(table.goods().values()) == {0}


@pytest.mark.rule("CVC-FURNISH-17", "DX-47")
def test_housework_furnishes_twice_for_two_additional_costs() -> None:
    table = era_one().round(5).dig("1,0").only("2w 3F 1g").play("take housework")
    table.play("use NF>furnish", "furnish shelf 2,0", "use 1g>furnish", "furnish spinning-wheel 1,0")
    assert set(table.goods().values()) == {0}
    assert {"shelf", "spinning-wheel"} < set(table.rooms().values())


@pytest.mark.rule("CVC-FURNISH-17")
def test_each_of_the_two_is_used_once() -> None:
    table = era_one().dig("1,0").give(RICH).play("take housework", "use 5F>furnish", "furnish shelf 2,0")
    assert table.legal("use") == {"use NF>furnish"}


@pytest.mark.rule("CVC-FURNISH-10")
def test_era_two_counts_the_colours_of_both_boards() -> None:
    table = era_two().give("9w 9s 9e 9g").furnish("shelf", "3,-1").dig("1,0").show_only("retting-room")
    assert table.play("take decoration", "use 1g>furnish").legal() == {
        "furnish retting-room 1,0",
        "furnish retting-room 2,0",
    }
