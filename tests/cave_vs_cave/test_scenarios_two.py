"""Rules meeting each other: the scenarios DX-40 to DX-73 of the rule file."""

from __future__ import annotations

import pytest

from lascaux.games.cave_vs_cave.rules import layout
from tests.cave_vs_cave.scenes import SPACES, activating, diggable, end_era, owned, place, rooms_that_fit
from tests.cave_vs_cave.table import Table, era_one, era_two, short, solo


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


@pytest.mark.rule("DX-43")
def test_dx_43_the_cavern_can_be_furnished_in_the_turn_that_earned_it() -> None:
    rooms = "grindstone warehouse stall storeroom weaving-room gold-vein secret-chamber treasury bakehouse"
    table = place(era_one(), rooms, seat=0, spaces=SPACES[1:]).only("2w 2F 1g")
    table.play("take housework", "use NF>furnish", "furnish shelf 2,0")
    assert table.legal() == {"cavern two-walls", "cavern three-walls"}
    table.show("sacrificial-altar").give("4s").play("cavern two-walls", "use 1g>furnish")
    assert table.play("furnish sacrificial-altar X").rooms()["X"] == "sacrificial-altar"


@pytest.mark.rule("DX-44")
def test_dx_44_of_the_cavern_only_the_placed_wall_can_be_razed() -> None:
    table = era_one().cavern(3).wall("X|S").furnish("treasury", "X").take("breach").play("use raze>2s3F1g")
    assert table.legal() == {"raze X|S"}
    assert table.play("raze X|S").rooms()["X"] == "treasury"
    assert table.at.scores()[0] == 10 + 2


@pytest.mark.rule("DX-45")
def test_dx_45_breach_without_a_wall_gives_nothing() -> None:
    assert era_one().only("").take("breach").legal() == {"done"}


@pytest.mark.rule("DX-46")
def test_dx_46_the_food_of_furnishing_helps_to_pay_it() -> None:
    table = era_one().only("1w 1F").take("furnishing")
    assert not table.offers("use NF>furnish")
    assert owned(table.play("use +1F", "use NF>furnish", "furnish shelf 2,0")) == ""


@pytest.mark.rule("DX-47")
def test_dx_47_housework_furnishes_twice() -> None:
    table = era_one().round(5).dig("2,1").only("2w 3F 1g").take("housework")
    table.play("use NF>furnish", "furnish shelf 2,0", "use 1g>furnish", "furnish spinning-wheel 2,1")
    assert owned(table) == ""
    assert table.legal() == {"done"}


@pytest.mark.rule("DX-48")
@pytest.mark.parametrize(
    ("goods", "oranges", "legal"), [("2w 2g", 1, True), ("1w 2g", 1, False), ("2w 1g", 1, False), ("2w 2g", 0, False)]
)
def test_dx_48_expansion_furnishes_the_tile_just_dug_where_it_lay(goods: str, oranges: int, legal: bool) -> None:
    table = era_one().only(goods)
    if oranges:
        table.furnish("shelf", "2,0")
    table.show_only("dungeon").take("expansion").play("use dig", "excavate 2,1", "uncover equipment-room")
    assert table.offers("use 2g>furnish") == legal
    if legal:
        assert owned(table.play("use 2g>furnish", "furnish equipment-room 2,1")) == ""


@pytest.mark.rule("DX-49")
def test_dx_49_a_food_symbol_pays_nine_at_most_and_only_when_dug() -> None:
    table = era_one().dig("2,1").only("2w 9F").take("excavation").play("use dig", "excavate 1,1", "uncover stall")
    assert owned(table) == "2w 9F"
    table.play("done", "take undergrowth", "done")
    assert owned(table.take("furnishing").play("use NF>furnish", "furnish shelf 1,1")) == "1w 7F"


@pytest.mark.rule("DX-50")
@pytest.mark.parametrize(("flax", "left"), [(8, "9f 1F"), (9, "9f")])
def test_dx_50_the_retting_room_wants_flax_received(flax: int, left: str) -> None:
    table = activating("secret-chamber retting-room", f"{flax}f").play("activate secret-chamber +3f")
    assert owned(table) == left


@pytest.mark.rule("DX-51")
def test_dx_51_gold_exchanged_before_the_parlor_is_a_food_won() -> None:
    table = activating("parlor", "1w 1s 1e 1f 2F 1g").play("exchange gold")
    assert (table.has("F"), table.has("g")) == (3, 0)
    assert owned(table.play("activate parlor all:=1")) == "1w 1s 1e 1f 3F 1g"


@pytest.mark.rule("DX-52")
def test_dx_52_the_treasury_without_three_gold_and_at_the_limits() -> None:
    assert not activating("treasury", "2g").offers("activate treasury 3g>4g1F")
    assert owned(activating("treasury", "9F 19g").play("activate treasury 3g>4g1F")) == "9F 19g"


@pytest.mark.rule("DX-53")
def test_dx_53_the_prospecting_site_works_though_the_tile_is_declined() -> None:
    table = era_one().furnish("prospecting-site", "2,0").only("1e").take("undergrowth")
    assert not table.offers("use 1F>1g")
    assert owned(table.play("exchange emmer", "use 1F>1g")) == "1g"
    assert table.play("done").seat == 1


@pytest.mark.rule("DX-54")
@pytest.mark.parametrize(
    ("choices", "left"),
    [
        ((), "9F 19g"),
        (("use 1F>1g",), "8F 19g"),
        (("exchange gold",), "9F 18g"),
        (("exchange gold", "use 1F>1g"), "8F 19g"),
    ],
)
def test_dx_54_the_prospecting_site_at_the_limits(choices: tuple[str, ...], left: str) -> None:
    table = era_one().furnish("prospecting-site", "2,0").only("9F 19g").take("undergrowth")
    assert owned(table.play(*choices)) == left


@pytest.mark.rule("DX-55")
def test_dx_55_the_warehouse_at_the_limits() -> None:
    table = activating("warehouse", "9e 9F").play("activate warehouse 2F>1w1s1e1f")
    assert owned(table) == "1w 1s 9e 1f 7F"
    assert owned(table.play("exchange emmer", "exchange emmer")) == "1w 1s 7e 1f 9F"


@pytest.mark.rule("DX-56")
def test_dx_56_iron_taken_before_serves_the_weaponsmith() -> None:
    table = activating("weaponsmith iron-trader", "1w", "undermining act2", era_two())
    assert not table.offers("activate weaponsmith 1w1i>2wp")
    assert owned(table.play("activate cave-entrance +1w", "stop")) == "2w 1i"
    table = activating("weaponsmith iron-trader", "1w", "undermining act2", era_two())
    assert owned(table.play("collect iron-trader", "activate weaponsmith 1w1i>2wp", "stop")) == "2wp"


@pytest.mark.rule("DX-57")
def test_dx_57_a_donkey_taken_before_is_slaughtered() -> None:
    table = activating("slaughtering-cave breeding-cave", "", "drift-mining act1", era_two())
    assert not table.offers("activate slaughtering-cave 1D>5F1g")
    assert owned(table.play("collect breeding-cave", "activate slaughtering-cave 1D>5F1g")) == "5F 1g"


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


@pytest.mark.rule("DX-60")
def test_dx_60_the_equipment_cabinet_pays_for_a_dig_after_it_was_furnished() -> None:
    dig = ("use dig", "excavate 4,0", "uncover stall")
    furnish = ("use 2g>furnish", "furnish equipment-cabinet 2,1")
    for choices, left in ((furnish + dig, "1F 1o"), (dig + furnish, "")):
        table = era_two(None).furnish("shelf", "2,0").dig("2,1").show("equipment-cabinet").only("2g 1i")
        assert owned(table.take("expansion").play(*choices)) == left


@pytest.mark.rule("DX-61")
def test_dx_61_iron_then_ore_from_the_symbols_and_the_cabinets_goods() -> None:
    table = era_two(None).furnish("equipment-cabinet", "2,0").only("2F").take("excavation").play("use 2F>dig2")
    assert not table.offers("excavate 2,-2")
    table.play("excavate 2,-1", "uncover ironsmith", "excavate 2,-2", "uncover armory")
    assert owned(table) == "1F 2o 1i"


@pytest.mark.rule("DX-62")
@pytest.mark.parametrize(("donkeys", "left"), [(5, "2g 5D"), (1, "1D")])
def test_dx_62_the_gold_donkey_counts_pairs_of_donkeys(donkeys: int, left: str) -> None:
    table = activating("gold-donkey", f"{donkeys}D", table=era_two())
    assert owned(table.play("activate gold-donkey +1g:2D")) == left


@pytest.mark.rule("DX-63")
def test_dx_63_what_fits_above_the_opening() -> None:
    assert rooms_that_fit(era_two(None), "3,-1") == {25, 26, 29, 31}
    one_wall = {1, 2, 4, 7, 8, 9, 20, 21, 22, 25, 26, 27, 28, 29, 31, 32, 33, 34, 43, 44}
    assert rooms_that_fit(era_two(None).wall("3,-1|4,-1"), "3,-1") == one_wall
    assert era_two(None).wall("3,-1|4,-1").take("excavation").legal("use") == {"use +1s"}


@pytest.mark.rule("DX-64")
def test_dx_64_what_fits_between_four_walls() -> None:
    table = era_two(None).dig("4,2").wall("4,1|4,2")
    assert rooms_that_fit(table, "4,2") == {17, 18, 19, 24, 39, 40, 41, 42}


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


@pytest.mark.rule("DX-66")
def test_dx_66_the_wall_of_a_tunnel_closes_a_way_that_another_dig_opens() -> None:
    table = era_one().furnish("tunnel", "2,0").wall("2,0|2,1").give("2F").take("excavation")
    assert diggable(table, "2F>dig2") == {"1,0", "3,1", "4,0"}
    assert table.play("excavate 3,1", "uncover stall").offers("excavate 2,1")


@pytest.mark.rule("DX-67")
def test_dx_67_the_junction_room_nets_one_gold_for_a_gold() -> None:
    table = activating("junction-room", "1w 1e 1g").play("activate junction-room 3kinds>2g")
    assert owned(table.play("pay wood", "pay emmer", "pay gold")) == "2g"


@pytest.mark.rule("DX-68")
def test_dx_68_iron_and_gold_count_half() -> None:
    rooms = "ceremonial-hall armory weapon-chamber weaponsmith wainwright swordsmith bloomery store"  # 80
    spaces = ("0,-1", "1,-3", "1,-2", "1,-1", "2,-2", "2,-1", "3,-2", "3,-1")
    table = place(short().only("9w 9s 9e 9f 9F 2g 9D 9o 3i 4wp"), rooms, 0, spaces)
    assert table.at.scores()[0] == 80 + 4 + 1.5 + 1 == 86.5


@pytest.mark.rule("DX-69")
def test_dx_69_the_retting_room_pays_after_the_parlor() -> None:
    table = activating("parlor retting-room", "1w 1s 1e 1g").play("activate parlor all:=1")
    assert owned(table) == "1w 1s 1e 1f 2F 1g"


@pytest.mark.rule("DX-70")
def test_dx_70_after_the_free_dig_the_paid_one_is_closed() -> None:
    table = era_one().only("2F").take("excavation").play("use dig", "excavate 2,1", "uncover stall")
    assert table.legal() == {"use +1s", "done"}


@pytest.mark.rule("DX-71")
def test_dx_71_nothing_becomes_gold_for_the_digging_cave() -> None:
    table = activating("digging-cave", "2f")
    assert not table.offers("activate digging-cave 1g>dig")
    assert table.legal("exchange") == {"exchange flax"}
    assert not table.play("exchange flax", "exchange flax").offers("activate digging-cave 1g>dig")


@pytest.mark.rule("DX-72")
def test_dx_72_each_player_activates_the_own_entrance() -> None:
    table = era_one().only("", seat=0).only("", seat=1)
    table.play("take cultivation", "use act1", "activate cave-entrance +1w", "done")
    table.play("take undergrowth", "use act1", "activate cave-entrance +1s", "done")
    assert (owned(table, seat=0), owned(table, seat=1)) == ("1w", "1s")


@pytest.mark.rule("DX-73")
@pytest.mark.parametrize("gold", [0, 1, 19])
def test_dx_73_alone_renovation_is_always_open(gold: int) -> None:
    assert solo().round(7).lay("renovation").only(f"{gold}g").offers("take renovation")
