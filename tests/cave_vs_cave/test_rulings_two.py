"""The rulings CVC-RULING-32 to -59: the default of each, and both values of those that are options."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.games.cave_vs_cave.rules import layout
from lascaux.games.cave_vs_cave.rules.actions import TILES
from tests.cave_vs_cave.scenes import activating, drafting, end_era, owned, place, rooms_that_fit
from tests.cave_vs_cave.table import ROOM_NUMBERS, Table, draft, era_one, era_two, short, solo


@pytest.mark.rule("CVC-RULING-32")
def test_no_room_works_during_the_draft() -> None:
    table = drafting("dungeon retting-room", "state-room").play("uncover stall", "draft tunnel 3,1", "wall 3,0|3,1")
    assert owned(table, seat=0) == ""


@pytest.mark.rule("CVC-RULING-33")
def test_the_gold_of_a_quick_start_is_cut_to_19() -> None:
    table = drafting("state-room dungeon treasury", "warehouse")
    table.at.set_of(1, layout.DRAFT_OVER, 1)
    table.play("uncover gold-vein", "draft gold-vein 0,0").until("reveal-tile")
    assert [table.has("g", seat) for seat in (0, 1)] == [3, 19]


@pytest.mark.rule("CVC-RULING-34")
def test_in_the_short_game_the_east_side_is_open_not_buildable_and_no_way_in() -> None:
    table = short().only("1w 4F").take("housework").play("use NF>furnish")
    assert table.offers("furnish cattle-market 3,-1")
    assert not table.offers("furnish bloomery 3,-1")
    assert short().take("masonry").play("use wall").legal() == {
        *("wall 0,-1|1,-1", "wall 1,-3|1,-2", "wall 1,-2|1,-1", "wall 1,-2|2,-2", "wall 1,-1|2,-1"),
        *("wall 2,-2|2,-1", "wall 2,-2|3,-2", "wall 2,-1|3,-1", "wall 3,-2|3,-1"),
        "wall 3,-1|4,-1",
    }
    assert not short().wall("3,-1|4,-1").take("excavation").offers("use dig")


@pytest.mark.rule("CVC-RULING-35")
@pytest.mark.parametrize("starter", [0, 1])
def test_chance_chooses_the_start_player_of_the_short_game(starter: int) -> None:
    table = Table(eras="short")
    assert table.legal() == {"start 0", "start 1"}
    assert list(table.at.weights()) == [1, 1]
    table.play(f"start {starter}").until("take-tile")
    assert table.seat == starter


@pytest.mark.rule("CVC-RULING-36")
def test_in_a_tie_a_missing_room_is_worth_less() -> None:
    table = place(place(era_one(), "stall", seat=0).only("3g", seat=0), "parlor shelf", seat=1).only("", seat=1)
    assert table.at.scores() == [9, 9]
    assert table.at.winners() == [1]


@pytest.mark.rule("CVC-RULING-37")
def test_after_era_ii_all_rooms_break_a_tie_those_of_era_i_and_the_cavern_too() -> None:
    table = era_two(None).cavern(2, seat=0).furnish("dungeon", "X", seat=0).only("", seat=0)
    table.furnish("wainwright", "2,0", seat=1).only("1wp", seat=1)
    assert table.at.scores() == [12, 12]
    assert table.at.winners() == [0]


@pytest.mark.rule("CVC-RULING-38")
@pytest.mark.parametrize(
    ("room", "gain"), [("storeroom", "+1e1f1F"), ("state-room", "+1f1g"), ("ore-vein", "+3o2F"), ("box", "+1w1f1D")]
)
def test_a_list_of_gains_is_taken_as_a_whole(room: str, gain: str) -> None:
    table = activating(room, "", table=era_two())
    assert {choice for choice in table.legal("activate") if room in choice} == {f"activate {room} {gain}"}


@pytest.mark.rule("CVC-RULING-38")
def test_the_gains_of_cultivation_are_two() -> None:
    assert era_one().take("cultivation").legal("use") == {"use act1", "use +2e", "use +1f"}


@pytest.mark.rule("CVC-RULING-39")
def test_the_equipment_cabinet_pays_after_the_first_tile() -> None:
    table = era_two(None).furnish("equipment-cabinet", "2,0").only("1F").take("excavation")
    assert not table.offers("use 2F>dig2")
    table.give("2F").play("use 2F>dig2")
    assert owned(table) == ""
    assert owned(table.play("excavate 4,0", "uncover stall")) == "1F 1o"


@pytest.mark.rule("CVC-RULING-40")
@pytest.mark.parametrize(("gold", "left"), [(3, "1F 4g"), (18, "1F 19g"), (19, "1F 19g")])
def test_the_treasury_adds_a_gold_to_three_or_more(gold: int, left: str) -> None:
    assert owned(activating("treasury", f"{gold}g").play("activate treasury 3g>4g1F")) == left


@pytest.mark.rule("CVC-RULING-41")
def test_furnishing_is_one_decision_after_the_additional_cost() -> None:
    table = era_one().dig("2,1").only("1w 3F").take("furnishing").play("use NF>furnish")
    assert owned(table) == "1w 1F"
    rooms = ("shelf", "spinning-wheel")
    assert table.legal() == {f"furnish {room} {space}" for room in rooms for space in ("2,0", "2,1")}
    assert owned(table.play("furnish shelf 2,1")) == "1F"


@pytest.mark.rule("CVC-RULING-42")
@pytest.mark.parametrize("room", list(ROOM_NUMBERS)[25:])
def test_the_colours_of_era_ii(room: str) -> None:
    table = era_two(None).furnish(room, "2,1").show("prospecting-site").only("4F").take("housework")
    orange = room not in ("iron-trader", "equipment-cabinet", "breeding-cave")  # beside the Entrance: two against none
    assert table.play("use NF>furnish").offers("furnish prospecting-site 2,0") == orange


@pytest.mark.rule("CVC-RULING-43")
def test_with_equal_gold_renovation_stays_on_the_board_to_the_end() -> None:
    table = era_one().round(8).lay(*(tile.slug for tile in TILES[:12])).only("5g", seat=0).only("5g", seat=1)
    table.at.cells[layout.TURNS_LEFT] = 8
    for _ in range(8):
        assert not table.offers("take renovation")
        table.play(min(table.legal("take")), "done")
    assert table.at.over


@pytest.mark.rule("CVC-RULING-44")
def test_an_additional_cost_is_not_paid_for_nothing() -> None:
    table = era_one().show_only("stall").only("1w 1g").take("housework")
    assert not table.offers("use 1g>furnish")
    assert table.give("2g").offers("use 1g>furnish")
    assert not table.give("0w").offers("use 1g>furnish")


@pytest.mark.rule("CVC-RULING-45")
def test_the_prospecting_site_needs_no_other_effect_of_its_tile() -> None:
    table = era_one().furnish("prospecting-site", "2,0").only("1F").take("undergrowth").play("use 1F>1g")
    assert owned(table) == "1g"
    assert table.legal("use") == {"use act1", "use +2w"}


@pytest.mark.rule("CVC-RULING-46")
def test_the_tile_removed_after_a_draw_stays_unknown() -> None:
    table = era_two(None).show(*list(ROOM_NUMBERS)[31:44])  # all but the Equipment Cabinet and the Breeding Cave
    table.take("excavation").play("use dig", "excavate 2,-1")
    assert table.legal() == {"uncover equipment-cabinet", "uncover breeding-cave"}


@pytest.mark.rule("CVC-RULING-47")
def test_goods_raised_for_era_ii_or_hauled_are_no_effects() -> None:
    table = end_era(era_one(eras=2).furnish("retting-room", "2,0", seat=0).only("1F", seat=0), round=8)
    assert (table.has("f", seat=0), table.has("F", seat=0)) == (1, 1)
    table = end_era(era_two().furnish("retting-room", "2,0", seat=0).only("3D", seat=0), round=1)
    assert owned(table, seat=0) == "3D 3o"


@pytest.mark.rule("CVC-RULING-48")
def test_no_bonus_between_the_activations_of_the_weekly_market() -> None:
    table = era_two().extension("", "", "", "weekly-market").give("2wp").furnish("gold-vein", "2,0")
    table.play("take weekly-market", "use act1+1", "activate gold-vein +1s1g")
    assert table.legal("use") == set()
    assert table.play("activate cave-entrance +1w").offers("use +2wp")


@pytest.mark.rule("CVC-RULING-49")
def test_a_drafted_room_may_need_a_wall_though_another_needs_none() -> None:
    rooms = {choice.split()[1] for choice in draft().play("uncover secret-chamber").legal()}
    assert rooms == {*("shelf", "spinning-wheel", "tunnel", "grindstone", "food-corner", "parlor", "secret-chamber")}


@pytest.mark.rule("CVC-RULING-50")
def test_drafted_walls_lie_around_the_drafted_room() -> None:
    table = draft().furnish("parlor", "4,2").play("uncover secret-chamber", "draft secret-chamber 0,0")
    edges: set[str] = set()
    while table.decision == "draft-wall":
        edges |= {choice.split()[1] for choice in table.legal()}
        table.play(min(table.legal()))
    assert edges == table.walls(seat=0) == {"0,0|0,1", "0,0|1,0"}


@pytest.mark.rule("CVC-RULING-51")
@pytest.mark.parametrize(
    ("room", "options"),
    [
        ("spinning-wheel", "1f>1g 3f>2g"),
        ("grindstone", "1e>3F 4e>7F"),
        ("bakehouse", "2e>4F1g 3e>4F2g"),
        ("cattle-market", "+1D 1g>2D 2g>3D"),
        ("hitching-post", "3D>2g 4D>3g 5D>4g"),
        ("swordsmith", "1o>1wp 4o>2wp 7o>3wp"),
        ("oubliette", "1F>1wp 3F>2wp 6F>3wp"),
    ],
)
def test_a_ladder_is_a_single_choice(room: str, options: str) -> None:
    for option in options.split():
        table = activating(room, "9e 9f 9F 9g 9D 9o", "undermining act2", era_two())
        assert {choice for choice in table.legal() if room in choice} == {
            f"activate {room} {o}" for o in options.split()
        }
        assert not any(room in choice for choice in table.play(f"activate {room} {option}").legal())


@pytest.mark.rule("CVC-RULING-52")
def test_a_round_ends_in_one_step() -> None:
    table = end_era(era_two(None).give("2D 1o", seat=0), round=1)
    assert table.decision == "reveal-tile"
    assert (table.cell(layout.TAKEN), table.cell(layout.STARTER), table.has("o", seat=0)) == (0, 0, 3)


@pytest.mark.rule("CVC-RULING-53")
@pytest.mark.parametrize(("stone", "parts"), [(2, {"+2F", "+1s", "+2F1s"}), (3, {"+2F"})])
def test_the_parts_of_the_tunnel(stone: int, parts: set[str]) -> None:
    table = activating("tunnel", f"{stone}s")
    assert {choice.split()[2] for choice in table.legal("activate") if "tunnel" in choice} == parts


@pytest.mark.rule("CVC-RULING-54")
def test_a_lead_lost_during_the_turn_does_not_end_it() -> None:
    table = era_one().round(8).lay("renovation").only("1s 2g", seat=0).only("1g", seat=1).dig("4,2")
    assert table.play("take renovation", "use furnish", "furnish parlor 4,2").offers("use wall")
    table = era_two(None).extension("arms-trade", "", "", "decoration").show("ceremonial-hall")
    table.only("9g 2wp", seat=0).only("1wp", seat=1).play("take decoration", "use 1g>furnish")
    assert table.play("furnish ceremonial-hall 2,0").offers("use +2wp")


@pytest.mark.rule("CVC-RULING-55")
@pytest.mark.parametrize("edition", ["big-box", "2016"])
def test_alone_each_effect_that_digs_one_tile_reveals_another(edition: str) -> None:
    table = solo(edition=edition).furnish("digging-cave", "2,0").give("1g").take("drift-mining")
    table.play("use dig", "excavate 2,1", "uncover stall", "uncover dungeon")
    table.play("use act1", "activate digging-cave 1g>dig", "excavate 3,1", "uncover treasury", "uncover storeroom")
    assert len(table.display()) == 3 + 4


@pytest.mark.rule("CVC-RULING-56")
def test_the_score_sheet_sums_each_era_and_both() -> None:
    table = place(era_one(eras=2), "state-room treasury gold-vein secret-chamber", seat=0).give("17g", seat=0)
    sheet = table.game.scoresheet(end_era(table, round=8).only("5g 3i 19wp", seat=0).at, 0)
    assert [line.points for line in sheet.lines if line.is_sum] == [39 + 17, 39 + 19 + 1.5 + 2.5]
    assert sheet.total == 56 + 62 == table.at.scores()[0]


@pytest.mark.rule("CVC-RULING-57")
def test_whether_era_ii_follows_is_fixed_before_or_asked_after_era_i() -> None:
    assert end_era(era_one(), round=8).at.over
    assert end_era(era_one(eras=2), round=8).cell(layout.ERA) == 2
    asked = end_era(era_one(eras="ask"), round=8)
    assert asked.legal() == {"continue", "finish"}
    assert asked.play("continue", "continue").cell(layout.ERA) == 2
    assert end_era(era_one(eras="ask"), round=8).play("finish").at.over
    assert end_era(era_one(eras="ask"), round=8).play("continue", "finish").at.over


@pytest.mark.rule("CVC-RULING-58")
@pytest.mark.parametrize("edge", ["X|E", "X|S"])
def test_the_cavern_has_no_orientation(edge: str) -> None:
    three_walls = {6, 7, 8, 9, 12, 13, 15, 16, 17, 21, 26, 28, 29, 31, 35, 36, 37, 38, 40, 45}
    assert rooms_that_fit(era_two(None).cavern(2).wall(edge), "X") == three_walls


@pytest.mark.rule("CVC-RULING-59")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("eras", [1, 2, "ask", "quick", "short"])
@pytest.mark.parametrize("edition", ["big-box", "2016"])
def test_only_official_combinations_are_played(players: int, eras: object, edition: str) -> None:
    official = eras == 1 if edition == "2016" else players == 2 or eras in (1, 2, "ask")
    if official:
        assert lascaux.load("cave-vs-cave", players=players, eras=eras, edition=edition).start().choices()
    else:
        with pytest.raises(lascaux.BadOption):
            lascaux.load("cave-vs-cave", players=players, eras=eras, edition=edition)
