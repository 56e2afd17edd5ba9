"""The worked examples of the rulebook (STA-EX)."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.rules import layout
from tests.stone_age.scenes import at_animal, buying, buying_card, payments, resources, scored
from tests.stone_age.table import acting, table


@pytest.mark.rule("STA-EX-01")
@pytest.mark.parametrize(("place", "people"), [("toolmaker", 1), ("hut", 2), ("field", 1)])
def test_ex_01_each_village_place_is_full_after_one_placement(place: str, people: int) -> None:
    made = table()
    assert {name for name in made.legal() if place in name} == {f"place {place} {people}"}
    assert place not in made.play(f"place {place} {people}").open_places()


@pytest.mark.rule("STA-EX-02")
def test_ex_02_the_hunt_stays_open_to_the_others() -> None:
    made = table().play("place hunt 4", "place field 1", "place hunt 2")
    assert (made.seat, "hunt" in made.open_places()) == (3, True)
    made.play("place toolmaker 1", "place card-1 1")
    assert (made.seat, "hunt" in made.open_places()) == (1, True)


@pytest.mark.rule("STA-EX-03")
def test_ex_03_seven_people_fill_the_forest() -> None:
    made = table().play("place forest 2", "place forest 5")
    assert "forest" not in made.open_places()


@pytest.mark.rule("STA-EX-04")
@pytest.mark.parametrize("place", ["card-2", "building-3"])
def test_ex_04_one_person_fills_a_card_or_a_building(place: str) -> None:
    kind = place.split("-")[0]
    made = table().play(f"place {place} 1")
    others = {f"{kind}-{number}" for number in (1, 2, 3, 4)} - {place}
    assert {name for name in made.open_places() if name.startswith(kind)} == others


@pytest.mark.rule("STA-EX-05")
def test_ex_05_a_player_without_people_at_home_is_skipped() -> None:
    made = table().play("place card-1 1", "place hunt 5", "place hut 2", "place building-1 1")
    assert [made.tribe(seat).at_home for seat in range(4)] == [4, 0, 3, 4]
    assert made.seat == 0
    assert made.play("place card-2 1").seat == 2


@pytest.mark.rule("STA-EX-06")
def test_ex_06_the_first_tool_has_the_value_one() -> None:
    assert acting("toolmaker").play("resolve toolmaker").tribe(0).tools == [(1, True)]


@pytest.mark.rule("STA-EX-07")
def test_ex_07_three_people_come_home_from_the_hut() -> None:
    made = acting("hut, hunt 3")
    assert made.tribe(0).at_home == 0
    assert made.play("resolve hut").tribe(0).at_home == 3
    assert made.tribe(0).people == 6


@pytest.mark.rule("STA-EX-08")
def test_ex_08_fourteen_pips_at_the_hunt_are_seven_food() -> None:
    assert acting("hunt 5").play("resolve hunt").roll(1, 2, 5, 3, 3).has("F", 0) == 12 + 7


@pytest.mark.rule("STA-EX-09")
def test_ex_09_ten_pips_in_the_forest_are_three_wood() -> None:
    assert resources(acting("forest 3").play("resolve forest").roll(4, 4, 2), 0) == "WWW"


@pytest.mark.rule("STA-EX-10")
def test_ex_10_five_pips_at_the_river_are_no_gold() -> None:
    assert resources(acting("river 2").play("resolve river").roll(4, 1), 0) == ""


@pytest.mark.rule("STA-EX-11")
def test_ex_11_two_tools_make_eight_of_five_pips() -> None:
    made = acting("hunt 2").tools("1 2", 0).play("resolve hunt").roll(4, 1).play("tool 2", "tool 1")
    assert made.has("F", 0) == 12 + 4
    assert made.tribe(0).tools == [(2, False), (1, False)]


@pytest.mark.rule("STA-EX-12")
def test_ex_12_two_equal_tools_make_twelve_of_eight_pips() -> None:
    made = acting("clay-pit 2").tools("2 2", 0).play("resolve clay-pit").roll(5, 3).play("tool 2", "tool 2")
    assert resources(made, 0) == "CCC"


@pytest.mark.rule("STA-EX-13")
def test_ex_13_the_card_in_slot_2_costs_two_wood() -> None:
    made = acting("card-2").give("2W").play("resolve card-2", "buy")
    assert made.tribe(0).cards == {"c06"}
    assert resources(made, 0) == "C"  # the clay that the card brings


@pytest.mark.rule("STA-EX-14")
def test_ex_14_a_clay_and_two_stone_buy_fourteen_points() -> None:
    assert payments(buying("b11", "1C 2S")) == {"CSS": 14}


@pytest.mark.rule("STA-EX-15")
def test_ex_15_cards_slide_and_two_new_ones_follow() -> None:
    made = acting("card-2, card-3", "", players=2).give("5W").play("resolve card-2", "buy", "resolve card-3")
    made.play("buy", "pay wood 3", "deal c10", "deal c11")
    assert made.open_cards() == ["c03", "c27", "c10", "c11"]


@pytest.mark.rule("STA-EX-16")
def test_ex_16_five_symbols_and_one_of_them_twice() -> None:
    assert scored(table().cards("c11 c13 c05 c03 c23 c33", 0)).score(0) == 26


@pytest.mark.rule("STA-EX-17")
def test_ex_17_five_farmers_at_level_seven() -> None:
    assert scored(table().cards("c21 c25 c30", 0).agriculture(7, 0)).score(0) == 35


@pytest.mark.rule("STA-EX-18")
def test_ex_18_six_hut_builders_and_six_buildings() -> None:
    made = table().cards("c04 c15 c35", 0).buildings("b01 b02 b08 b17 b20 b28", 0)
    assert scored(made).score(0) == 36


@pytest.mark.rule("STA-EX-19")
def test_ex_19_three_tool_makers_and_tools_of_three() -> None:
    assert scored(table().cards("c01 c02", 0).tools("2 1", 0)).score(0) == 9


@pytest.mark.rule("STA-EX-20")
def test_ex_20_three_shamans_and_six_people() -> None:
    assert scored(table().cards("c06 c10", 0).people(6, 0)).score(0) == 18


@pytest.mark.rule("STA-EX-21")
def test_ex_21_two_of_three_players_close_the_forest() -> None:
    made = table(3).play("place forest 1", "place forest 2")
    assert made.seat == 2
    assert "forest" not in made.open_places()
    assert {"clay-pit", "quarry", "river"} <= made.open_places()


@pytest.mark.rule("STA-EX-22")
def test_ex_22_one_of_two_players_closes_the_quarry() -> None:
    made = table(2).play("place quarry 2")
    assert "quarry" not in made.open_places()
    assert {"forest", "clay-pit", "river"} <= made.open_places()


@pytest.mark.rule("STA-EX-23")
def test_ex_23_an_insulated_building() -> None:
    made = buying("b09", "1W 1C 1S 1G", theme="winter", hard_winter=True).play("buy", "extra")
    assert (made.score(0), resources(made, 0)) == (18, "")


@pytest.mark.rule("STA-EX-24")
def test_ex_24_a_gold_traded_with_the_card_in_slot_2() -> None:
    made = buying_card("c11", "2W 1G", slot=2, theme="winter", hard_winter=True)
    made.play("buy", "pay wood 2", "extra")
    assert (made.score(0), resources(made, 0), made.tribe(0).cards) == (6, "", {"c11"})


@pytest.mark.rule("STA-EX-25")
def test_ex_25_an_animal_lies_beside_the_board_and_the_refill_goes_on() -> None:
    made = table(theme="winter", animals=True).slots("c03 c06 c22 -").begin_new_round().play("appear wild-boar")
    assert (made.active(), made.decision) == ("wild-boar", "deal-card")
    assert made.play("deal c10").open_cards() == ["c03", "c06", "c22", "c10"]


@pytest.mark.rule("STA-EX-26")
def test_ex_26_the_boar_takes_two_off_nine_pips() -> None:
    made = acting("hunt 3", theme="winter", animals=True).animal("wild-boar").play("resolve hunt").roll(2, 3, 4)
    assert made.has("F", 0) == 12 + 3


@pytest.mark.rule("STA-EX-27")
@pytest.mark.parametrize("people", [(2, 1, 1, 0), (2, 1, 0), (1, 1)])
def test_ex_27_as_many_people_as_players_drive_an_animal_off(people: tuple[int, ...]) -> None:
    assert at_animal(*people).begin_actions().decision == "roll-die"
    assert at_animal(people[0] - 1, *people[1:]).begin_actions().decision == "place-people"


@pytest.mark.rule("STA-EX-28")
def test_ex_28_rewards_for_those_who_drove_the_animal_off() -> None:
    made = at_animal(2, 1, 1, 0).begin_actions().roll(2, 6).play("reward 2", "reward 6")
    made.roll(1).roll(4).play("reward 4", "gain stone")
    assert [made.has("F", seat) for seat in range(4)] == [12 + 3 - 5, 12 - 5, 12 - 5, 12 - 5]
    assert [len(made.tribe(seat).tools) for seat in range(4)] == [1, 0, 0, 0]
    assert [made.score(seat) for seat in range(4)] == [0, 3, 0, 0]
    assert [resources(made, seat) for seat in range(4)] == ["", "", "S", ""]
    assert made.active() == ""


@pytest.mark.rule("STA-EX-29")
def test_ex_29_a_one_use_tool_helps_at_the_quarry_if_it_is_bought_first() -> None:
    made = acting("card-1, quarry").slots("c02 c03 c06 c22").give("1W").play("resolve card-1", "buy")
    made.play("resolve quarry").roll(1).play("one-use 4")
    assert resources(made, 0) == "S"
    late = acting("card-1, quarry").slots("c02 c03 c06 c22").give("1W").play("resolve quarry").roll(1)
    assert (resources(late, 0), late.legal()) == ("W", {"resolve card-1"})


@pytest.mark.rule("STA-EX-30")
def test_ex_30_a_declined_last_building_gives_a_further_round() -> None:
    made = acting("building-1", "", players=2).stack_left(1, 1).give("2W 1C").play("resolve building-1", "decline")
    assert (made.decision, made.cell(layout.ROUND)) == ("place-people", 2)
    assert "building-1" in made.open_places()
