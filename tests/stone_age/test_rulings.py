"""What was decided where the rulebook is silent or unclear (STA-RULING): the decision holds, the alternatives don't."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.games.stone_age.rules import layout
from tests.stone_age.scenes import at_animal, buying, buying_card, crowded, feeding, payments, resources, scored
from tests.stone_age.table import Table, acting, table


@pytest.mark.rule("STA-RULING-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_random(players: int) -> None:
    tiles = ("reveal b01", "reveal b11", "reveal b19", "reveal b26")[:players]
    made = Table(players=players).play("deal c03", "deal c06", "deal c22", "deal c27", *tiles)
    assert made.at.actor == lascaux.CHANCE
    assert made.legal() == {f"start {seat}" for seat in range(players)}
    assert list(made.at.weights()) == [1] * players
    assert made.play("start 1").seat == 1


@pytest.mark.rule("STA-RULING-02")
def test_a_village_place_that_gives_nothing_may_be_blocked() -> None:
    made = table().tools("4 4 4", 0).people(10, 0).agriculture(10, 0)
    assert {"toolmaker", "hut", "field"} <= made.open_places()


@pytest.mark.rule("STA-RULING-03")
def test_the_tribe_grows_without_being_asked() -> None:
    made = acting("hut, hunt").play("resolve hut")
    assert (made.tribe(0).people, made.legal()) == (6, {"resolve hunt"})


@pytest.mark.rule("STA-RULING-04")
def test_a_person_born_this_round_eats() -> None:
    made = acting("hut", "", players=2).give("5F", 0).play("resolve hut")
    assert (made.seat, made.legal()) == (0, {"starve"})


@pytest.mark.rule("STA-RULING-05")
def test_a_used_tool_that_goes_up_stays_used() -> None:
    made = acting("toolmaker, hunt").tools("1x 1x 1x").play("resolve toolmaker", "resolve hunt").roll(1)
    assert made.tribe(0).tools == [(2, False), (1, False), (1, False)]


@pytest.mark.rule("STA-RULING-06")
def test_the_owner_says_which_of_the_lowest_tools_goes_up() -> None:
    made = acting("toolmaker, field").tools("2 1 1x").play("resolve toolmaker")
    assert (made.seat, made.legal()) == (0, {"raise ready", "raise used"})


@pytest.mark.rule("STA-RULING-07")
def test_a_die_that_brings_nothing_may_and_must_be_taken() -> None:
    made = buying_card("c07", "1W", players=2).agriculture(10, 0).play("buy").roll(6, 1)
    assert made.legal() == {"pick 1", "pick 6"}
    made.play("pick 6")
    assert (made.tribe(0).agriculture, made.legal()) == (10, {"pick 1"})
    last = buying_card("c07", "1W", players=2).agriculture(10, 1).play("buy").roll(6, 1).play("pick 1")
    assert last.legal() == {"pick 6"}


@pytest.mark.rule("STA-RULING-08")
def test_all_players_take_their_die_at_once() -> None:
    made = acting("card-1, hunt").slots("c07 c03 c06 c22").give("1W").play("resolve card-1", "buy").roll(1, 2, 3, 4)
    seats = list[int]()
    while made.decision == "pick-die":
        seats.append(made.seat)
        made.play(min(made.legal()))
    assert seats == [0, 1, 2, 3]
    assert [resources(made, seat) for seat in range(4)] == ["W", "C", "S", "G"]
    assert made.legal() == {"resolve hunt"}


@pytest.mark.rule("STA-RULING-09")
def test_the_card_for_two_resources_may_be_redeemed_later() -> None:
    assert buying_card("c31", "1W").play("buy").legal() == {"keep", "redeem"}
    assert acting("hunt").any_two(0).legal() == {"resolve hunt", "redeem"}
    made = buying("b01", "1C").any_two(0)
    assert made.legal() == {"decline", "redeem"}
    assert made.play("redeem", "gain wood", "gain wood", "buy").score(0) == 10
    assert feeding("4F").any_two(0).legal() == {"redeem", "starve"}


@pytest.mark.rule("STA-RULING-10")
def test_the_card_for_two_resources_counts_two_points_if_never_redeemed() -> None:
    assert scored(table().any_two(0)).score(0) == 2 + 1  # and its symbol
    assert scored(table().cards("c31", 0)).score(0) == 1


@pytest.mark.rule("STA-RULING-11")
def test_with_an_empty_deck_nothing_is_drawn_and_the_price_is_gone() -> None:
    made = buying_card("c05", "1W").deck("").play("buy")
    assert (made.decision, made.tribe(0).cards, made.tribe(0).blind) == ("choose-place", {"c05"}, "")
    assert resources(made, 0) == ""


@pytest.mark.rule("STA-RULING-12")
def test_animals_met_by_the_blind_draw_go_back_on_top() -> None:
    made = buying_card("c05", "1W", players=2, theme="winter", animals=True).play("buy", "show wolf")
    assert (made.active(), made.queue()) == ("", [])
    assert made.play("show polar-bear").legal("show") == {"show wild-boar", "show bird-of-prey"}
    made.play("blind c11", "resolve hunt").roll(1)
    assert made.legal() == {"appear wolf"}
    assert made.play("appear wolf").legal() == {"appear polar-bear"}
    made.play("appear polar-bear", "deal c10")
    assert (made.active(), made.queue()) == ("wolf", ["polar-bear"])


@pytest.mark.rule("STA-RULING-13")
def test_nobody_hunts_twice_in_a_round() -> None:
    made = table(2).play("place hunt 1", "place hunt 1")
    assert "hunt" not in made.open_places()


@pytest.mark.rule("STA-RULING-14")
def test_nobody_pays_a_part_and_starves_all_the_same() -> None:
    assert set(payments(feeding("2F 5W"), "feed")) == {"WWW"}
    assert resources(feeding("2F 5W").play("starve"), 0) == "WWWWW"


@pytest.mark.rule("STA-RULING-15")
@pytest.mark.parametrize("people", [1, 2, 5, 10])
def test_hunger_costs_ten_whatever_the_number_of_people(people: int) -> None:
    assert feeding("0F", people=people).play("starve").score(0) == -10


@pytest.mark.rule("STA-RULING-16")
def test_feeding_and_rewards_go_round_from_the_start_player() -> None:
    made = at_animal(1, 1, 1, 1)
    made.at.cells[layout.STARTER] = 2
    for seat in range(4):
        made.give("0F", seat)
    made.begin_actions()
    order = list[int]()
    for choice in ["roll 1"] * 4 + ["starve"] * 4:
        order.append(made.seat)
        made.play(choice)
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.rule("STA-RULING-17")
def test_the_first_new_card_goes_to_the_rightmost_free_slot() -> None:
    assert table().slots("- - c22 -").begin_new_round().play("deal c10").open_cards() == ["c22", "c10", "", ""]


@pytest.mark.rule("STA-RULING-18")
def test_the_next_building_is_turned_up_right_after_the_purchase() -> None:
    made = acting("building-1, hunt").give("2W 1C").play("resolve building-1", "buy")
    assert (made.at.actor, made.decision) == (lascaux.CHANCE, "reveal-building")


@pytest.mark.rule("STA-RULING-19")
def test_everybody_sees_bought_cards_and_only_the_owner_the_blind_drawn_one() -> None:
    made = table().cards("c01 c10 c33", 0).blind("c20", 0)
    for viewer, blind in ((0, "c20"), (1, None), (2, None)):
        seen = made.game.view(made.at, viewer)["tableaus"][0]
        assert [card["card"] for card in seen["cards"]] == ["c01", "c10", "c33"]
        assert (seen["blind_card"] and seen["blind_card"]["card"]) == blind


@pytest.mark.rule("STA-RULING-20")
def test_tool_makers_multiply_the_values_and_not_the_number_of_tools() -> None:
    assert scored(table().cards("c01", 0).tools("4 3", 0)).score(0) == 2 * 7


@pytest.mark.rule("STA-RULING-21")
def test_the_values_and_not_the_number_of_tools_break_a_tie() -> None:
    assert scored(table(2).tools("4", 0).tools("1 1 1", 1)).at.winners() == [0]


@pytest.mark.rule("STA-RULING-22")
def test_food_left_scores_nothing() -> None:
    assert scored(table().give("40F", 0)).score(0) == 0


@pytest.mark.rule("STA-RULING-23")
@pytest.mark.parametrize("hunters", [8, 9, 10])
def test_each_hunter_has_a_die_even_beyond_seven(hunters: int) -> None:
    made = acting(f"hunt {hunters}, field").play("resolve hunt").roll(*[6] * (hunters - 1))
    assert made.decision == "roll-die"
    assert made.roll(6).has("F", 0) == 12 + 3 * hunters


@pytest.mark.rule("STA-RULING-24")
def test_there_is_no_last_round() -> None:
    made = table()
    made.at.cells[layout.ROUND] = 10_000
    assert (made.begin_new_round().decision, made.cell(layout.ROUND)) == ("place-people", 10_001)


@pytest.mark.rule("STA-RULING-25")
def test_the_score_has_no_bounds() -> None:
    assert buying("b17", "2S 1G").points(995, 0).play("buy").score(0) == 1011
    assert feeding("0F").points(-95, 0).play("starve").score(0) == -105


@pytest.mark.rule("STA-RULING-26")
def test_when_both_ends_come_together_the_empty_stack_is_seen_first() -> None:
    made = table().slots("- c03 - -").deck("").stack_left(1, 0).give("2W", 0).begin_new_round()
    assert made.at.over
    assert (made.open_cards(), made.cell(layout.STARTER)) == (["", "c03", "", ""], 0)
    other = table().slots("- c03 - -").deck("").give("2W", 0).begin_new_round()
    assert made.at.scores() == other.at.scores()


@pytest.mark.rule("STA-RULING-27")
def test_the_malus_is_taken_off_after_the_tools() -> None:
    made = acting("hunt, field", theme="winter", animals=True).animal("polar-bear").tools("4").play("resolve hunt")
    assert made.roll(1).play("tool 4").has("F", 0) == 12 + 1  # 1 + 4 - 3 = 2; not 0 + 4


@pytest.mark.rule("STA-RULING-28")
def test_dice_for_all_have_no_malus() -> None:
    made = buying_card("c07", "1C", players=2, theme="winter", animals=True).animal("polar-bear").play("buy").roll(4, 1)
    assert made.legal() == {"pick 1", "pick 4"}
    assert resources(made.play("pick 4"), 0) == "G"


@pytest.mark.rule("STA-RULING-29")
@pytest.mark.parametrize(("animal", "wood"), [("polar-bear", 1), ("wild-boar", 2), ("wolf", 2), ("bird-of-prey", 2)])
def test_the_bear_takes_three_off_boar_and_wolf_two_and_the_bird_one(animal: str, wood: int) -> None:
    made = acting("forest 2, clay-pit", theme="winter", animals=True).animal(animal)
    assert made.play("resolve forest").roll(4, 4).has("W", 0) == wood
    assert made.play("resolve clay-pit").roll(5).has("C", 0) == (1 if animal == "bird-of-prey" else 0)


@pytest.mark.rule("STA-RULING-30")
@pytest.mark.parametrize("animal", ["polar-bear", "wild-boar", "wolf", "bird-of-prey"])
def test_rewards_are_the_same_for_all_animals(animal: str) -> None:
    made = at_animal(2, 0, animal=animal).begin_actions().roll(2, 6)
    made.play("reward 2", "reward 6")
    assert (made.tribe(0).tools, made.has("F", 0)) == ([(1, True)], 12 + 3 - 5)
    other = at_animal(2, 0, animal=animal).begin_actions().roll(3, 5).play("reward 3", "reward 5", "gain stone")
    assert (resources(other, 0), other.has("F", 0)) == ("S", 12 + 3 - 5)
    third = at_animal(2, 0, animal=animal).begin_actions().roll(1, 4).play("reward 4", "gain clay")
    assert (resources(third, 0), third.score(0)) == ("C", 3)


@pytest.mark.rule("STA-RULING-31")
def test_all_reward_dice_are_rolled_before_the_first_choice() -> None:
    made = at_animal(3, 0, 0).begin_actions().roll(2, 6)
    assert made.decision == "roll-die"
    made.roll(4)
    assert made.play("reward 2").legal() == {"reward 4", "points"}
    assert made.play("points").legal() == {"reward 6", "points"}


@pytest.mark.rule("STA-RULING-32")
def test_of_two_animals_in_one_refill_the_first_is_active() -> None:
    made = table(theme="winter", animals=True).slots("c03 c06 c22 -").begin_new_round()
    made.play("appear bird-of-prey", "appear wolf")
    assert (made.active(), made.queue()) == ("bird-of-prey", ["wolf"])


@pytest.mark.rule("STA-RULING-33")
def test_people_at_an_animal_count_at_the_end_and_in_a_tie() -> None:
    assert scored(at_animal(3, 0, 0, 0).cards("c06", 0)).score(0) == 2 * 5
    assert scored(at_animal(1, 0).people(6, 0)).at.winners() == [0]


@pytest.mark.rule("STA-RULING-34")
def test_nobody_may_stay_idle_while_the_animal_has_a_free_ring() -> None:
    made = crowded(table(2, theme="winter", animals=True).animal("wolf"))
    assert (made.seat, made.legal()) == (0, {"place animal 1"})


@pytest.mark.rule("STA-RULING-35")
def test_an_igloo_costs_three_of_a_kind_and_is_worth_their_value() -> None:
    for igloo, goods, points in (("i1", "3W", 9), ("i2", "3C", 12), ("i3", "3S", 15), ("i4", "3G", 18)):
        made = buying(igloo, goods, theme="winter", igloos=True).play("buy")
        assert (made.score(0), resources(made, 0)) == (points, "")


@pytest.mark.rule("STA-RULING-36")
def test_igloos_may_be_insulated() -> None:
    made = buying("i1", "3W 1S", theme="winter", igloos=True, hard_winter=True).play("buy", "extra")
    assert (made.score(0), resources(made, 0)) == (9 + 5, "")


@pytest.mark.rule("STA-RULING-37")
def test_two_players_have_four_igloos_too() -> None:
    made = table(2, theme="winter", igloos=True)
    assert {f"igloo-{number}" for number in (1, 2, 3, 4)} <= made.open_places()


@pytest.mark.rule("STA-RULING-38")
def test_the_gold_of_a_card_cannot_be_traded_with_it() -> None:
    made = buying_card("c20", "1W", theme="winter", hard_winter=True).play("buy")
    assert (made.decision, resources(made, 0)) == ("choose-place", "G")


@pytest.mark.rule("STA-RULING-39")
def test_no_gold_is_traded_with_a_blind_drawn_card() -> None:
    made = buying_card("c05", "1W 2G", theme="winter", hard_winter=True).play("buy", "pay wood 1", "extra", "blind c11")
    assert (made.decision, made.score(0), made.has("G", 0)) == ("choose-place", 6, 1)
