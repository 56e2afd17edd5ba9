"""Rules meeting each other around Renovation, in era II, the short game and ties (scenarios DX of the rule file)."""

from __future__ import annotations

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.scenes import diggable, end_era, last_round, owned, place
from tests.cave_vs_cave.table import Table, era_one, era_two, short


@pytest.mark.rule("DX-03")
def test_dx_03_renovation_opens_when_a_tie_on_gold_is_broken() -> None:
    table = last_round("5g", "1w 5g")
    assert not table.offers("take renovation")
    table.play("take cultivation", "done")
    assert not table.offers("take renovation")
    table.play("take housework", "use 1g>furnish", "furnish shelf 2,0", "done")
    assert table.seat == 0
    assert table.offers("take renovation")


@pytest.mark.rule("DX-04")
def test_dx_04_gold_exchanged_before_renovation_loses_it_and_after_it_does_no_harm() -> None:
    assert not last_round("5g", "4g").play("exchange gold").offers("take renovation")
    table = last_round("1w 5g", "4g").play("take renovation", "exchange gold", "exchange gold")
    assert table.legal("use") == {"use wall", "use furnish"}


@pytest.mark.rule("DX-21")
def test_dx_21_the_leaders_cave_is_shut_until_the_opening_is_dug() -> None:
    assert diggable(era_two(leader=0).take("undermining"), "undermine") == {"3,-1"}
    table = era_two(leader=0).only("1w 4F").take("housework").play("use NF>furnish")
    assert table.offers("furnish shelf 2,0")
    dug = era_two(leader=0).give("2F").take("excavation").play("use 2F>dig2", "excavate 3,-1", "uncover ironsmith")
    assert dug.offers("excavate 2,1")


@pytest.mark.rule("DX-22")
@pytest.mark.parametrize(("round", "ore"), [(1, 9), (2, 9), (3, 9), (4, 8)])
def test_dx_22_donkeys_haul_ore_after_every_round_but_the_last(round: int, ore: int) -> None:
    table = end_era(era_two(None).give("3D 8o", seat=0).give("2D 0o", seat=1), round)
    assert (table.has("D", seat=0), table.has("o", seat=0)) == (3, ore)
    assert table.has("o", seat=1) == (2 if round < 4 else 0)


@pytest.mark.rule("DX-23")
def test_dx_23_what_era_ii_raises_to_one() -> None:
    table = end_era(era_one(eras=2).only("3e 10g", seat=0), round=8)
    assert owned(table, seat=0) == "1w 1s 3e 1f 1F 10g 1D 1o 1i 1wp"


@pytest.mark.rule("DX-24")
def test_dx_24_the_fourth_space_is_shut_while_weapons_are_level() -> None:
    table = era_two(None).round(4).extension("", "interior-design", "weekly-market", "arms-trade")
    assert (table.has("wp", seat=0), table.has("wp", seat=1)) == (1, 1)
    assert not table.offers("take arms-trade")
    table.play("take cultivation", "done")
    assert not table.offers("take arms-trade")
    assert table.give("2wp").offers("take arms-trade")
    assert not table.play("take housework", "done").offers("take arms-trade")


@pytest.mark.rule("DX-25")
@pytest.mark.parametrize("order", [("+2wp", "3g>4wp1D"), ("3g>4wp1D", "+2wp"), ("3g>4wp1w", "+2wp")])
def test_dx_25_arms_trade_on_the_fourth_space(order: tuple[str, str]) -> None:
    table = era_two(None).extension("", "", "", "arms-trade").only("1w 3g 4wp", seat=0).only("3wp", seat=1)
    table.play("take arms-trade", *(f"use {effect}" for effect in order))
    assert owned(table) == ("2w 10wp" if "3g>4wp1w" in order else "1w 1D 10wp")


@pytest.mark.rule("DX-26")
def test_dx_26_the_common_pool() -> None:
    table = short("shelf", "tunnel", "parlor").give("2F 2w", seat=0).give("2F 2w", seat=1)
    for tile, seat in (("cultivation", 0), ("undergrowth", 1)):
        assert table.seat == seat
        table.play(f"take {tile}", "use act1")
        offered = {choice.split()[1] for choice in table.legal("activate")}
        assert offered >= {"food-corner", "warehouse", "sacrificial-altar", "shelf", "tunnel", "parlor"}
        table.play("activate warehouse 2F>1w1s1e1f", "done")
    table.dig("2,-1").give("9F").play("take housework", "use NF>furnish")
    assert not any("warehouse" in choice for choice in table.legal("furnish"))
    assert table.only("", seat=0).at.scores()[0] == 0


@pytest.mark.rule("DX-27")
def test_dx_27_a_dungeon_in_the_pool_pays_every_builder() -> None:
    table = short("dungeon", "tunnel", "parlor").extension("", "interior-design").only("", seat=0).only("", seat=1)
    table.play("take masonry", "use wall", "wall 3,-1|3,0", "done")
    table.play("take interior-design", "use wall", "wall 3,-1|3,0", "done")
    assert (owned(table, seat=0), owned(table, seat=1)) == ("2g", "2g")


def two_caves(first: tuple[str, int], second: tuple[str, int], **options: object) -> Table:
    """Two caves with these rooms and this much gold, nothing else."""
    table = era_one(**options)
    for seat, (rooms, gold) in enumerate((first, second)):
        place(table, rooms, seat).only(f"{gold}g", seat)
    return table


@pytest.mark.rule("DX-40")
def test_dx_40_the_most_valuable_room_breaks_a_tie() -> None:
    table = two_caves(
        ("state-room parlor stall storeroom junction-room bakehouse", 18),  # 12 6 6 6 6 6
        ("dungeon digging-cave secret-chamber sacrificial-altar weaving-room furniture-workshop", 16),  # 11 8 8 7 5 5
    )
    assert table.at.scores() == [60, 60]
    assert table.at.winners() == [0]


@pytest.mark.rule("DX-41")
@pytest.mark.parametrize(("edition", "winners"), [("big-box", [0]), ("2016", [0, 1])])
def test_dx_41_one_room_more_breaks_a_tie_except_in_2016(edition: str, winners: list[int]) -> None:
    table = two_caves(("digging-cave parlor grindstone", 2), ("secret-chamber stall", 6), edition=edition)
    assert table.at.scores() == [20, 20]
    assert table.at.winners() == winners


@pytest.mark.rule("DX-42")
def test_dx_42_equal_rooms_make_a_draw() -> None:
    assert two_caves(("parlor stall shelf", 4), ("storeroom bakehouse tunnel", 4)).at.winners() == [0, 1]


@pytest.mark.rule("DX-58")
def test_dx_58_the_bonus_smelts_iron_for_the_cave_silo() -> None:
    table = era_two().extension("arms-trade", "decoration").show_only("cave-silo").only("1g 3o")
    assert not table.play("take decoration").offers("use 1g>furnish")
    assert owned(table.play("use 3o>2i", "use 1g>furnish", "furnish cave-silo 2,0")) == ""


@pytest.mark.rule("DX-59")
def test_dx_59_the_bonus_comes_before_or_after_the_two_activations() -> None:
    table = era_two().extension("", "", "weekly-market").furnish("bloomery", "2,0").only("2o 1i")
    assert table.play("take weekly-market").offers("use 1i>1wp")
    table.play("use act1+1", "activate bloomery 2o>3i1g")
    assert table.legal("use") == set()
    assert owned(table.play("activate cave-entrance +1w", "use 4i>4wp")) == "1w 1g 4wp"


@pytest.mark.rule("DX-65")
def test_dx_65_after_a_drawn_era_i_both_leave_the_opening_empty() -> None:
    table = two_caves(
        ("digging-cave parlor stall weaving-room spinning-wheel shelf tunnel warehouse", 18),
        (
            "secret-chamber storeroom bakehouse furniture-workshop grindstone food-corner retting-room wood-storeroom",
            18,
        ),
        eras=2,
    )
    assert table.at.scores() == [55, 55]
    end_era(table, round=8)
    for seat in (0, 1):
        new = {space for space in table.covered(seat) if "-" in space}
        assert new == {"0,-1", "1,-3", "1,-2", "1,-1", "2,-2", "2,-1", "3,-2"}
    assert table.cell(layout.UNSEEN_II).bit_count() == 7 + 7 + 1
