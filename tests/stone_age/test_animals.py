"""The wild animals (STA-ANIMAL)."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.rules import layout
from tests.stone_age.scenes import at_animal, buying_card, crowded, resources
from tests.stone_age.table import Table, acting, table

MALUS = {"polar-bear": 3, "wild-boar": 2, "wolf": 2, "bird-of-prey": 1}


def wild(players: int = 4) -> Table:
    return table(players, theme="winter", animals=True)


def rolling(place: str, animal: str, *faces: int) -> Table:
    """Seat 0 rolls these faces with as many people on a place while an animal is active."""
    made = acting(f"{place} {len(faces)}", theme="winter", animals=True).animal(animal)
    return made.play(f"resolve {place}").roll(*faces)


@pytest.mark.rule("STA-ANIMAL-01")
def test_an_animal_takes_no_slot_and_four_cards_are_dealt_all_the_same() -> None:
    made = wild().slots("c03 c06 - -").begin_new_round().play("appear wolf")
    assert (made.active(), made.open_cards()) == ("wolf", ["c03", "c06", "", ""])
    assert made.play("deal c10", "deal c11").open_cards() == ["c03", "c06", "c10", "c11"]
    assert made.decision == "place-people"


@pytest.mark.rule("STA-ANIMAL-01")
def test_every_animal_and_every_card_of_the_deck_may_be_on_top() -> None:
    made = wild().slots("c03 c06 c22 -").deck("c10 c11").begin_new_round()
    animals = {"appear polar-bear", "appear wild-boar", "appear wolf", "appear bird-of-prey"}
    assert made.legal() == {"deal c10", "deal c11"} | animals
    assert set(made.at.weights()) == {1}
    assert made.play("appear wolf").legal() == {"deal c10", "deal c11"} | animals - {"appear wolf"}


@pytest.mark.rule("STA-ANIMAL-02")
def test_the_first_animal_is_active_in_the_coming_round() -> None:
    made = wild().slots("c03 c06 c22 -").begin_new_round().play("deal c10")
    assert "animal" not in made.open_places()
    made.slots("c03 c06 c22 -").begin_new_round().play("appear polar-bear", "deal c10")
    assert "animal" in made.open_places()
    made.put("forest", 0).begin_actions().play("resolve forest").roll(5)
    assert resources(made, 0) == ""  # 5 - 3


@pytest.mark.rule("STA-ANIMAL-03")
def test_further_animals_wait_under_the_active_one_in_their_order() -> None:
    made = wild().animal("wolf").slots("c03 c06 c22 -").begin_new_round()
    made.play("appear polar-bear", "appear wild-boar", "deal c10")
    assert (made.active(), made.queue()) == ("wolf", ["polar-bear", "wild-boar"])


@pytest.mark.rule("STA-ANIMAL-03", "STA-ANIMAL-04")
def test_waiting_animals_have_no_malus_and_no_rings() -> None:
    made = acting("forest, hunt", theme="winter", animals=True).animal("bird-of-prey", "polar-bear", "wolf")
    made.play("resolve forest").roll(4)
    assert resources(made, 0) == "W"  # 4 - 1
    full = wild().animal("bird-of-prey", "polar-bear").put("animal", 1, 4).begin_placement(0)
    assert "animal" not in full.open_places()


@pytest.mark.rule("STA-ANIMAL-04")
def test_the_malus_is_never_more_than_three() -> None:
    made = acting("hunt, forest", theme="winter", animals=True).animal(
        "polar-bear", "wild-boar", "wolf", "bird-of-prey"
    )
    assert made.play("resolve hunt").roll(5).has("F", 0) == 12 + 1


@pytest.mark.rule("STA-ANIMAL-05")
@pytest.mark.parametrize(
    ("place", "faces", "goods"),
    [("forest", (6, 5), "WWW"), ("clay-pit", (6, 4), "CC"), ("quarry", (6, 6), "SS"), ("river", (4, 4), "G")],
)
def test_the_malus_comes_off_the_sum_of_a_site(place: str, faces: tuple[int, int], goods: str) -> None:
    assert resources(rolling(place, "wolf", *faces), 0) == goods
    assert resources(rolling(place, "wolf", faces[0] - 1, faces[1]), 0) == goods[1:]


@pytest.mark.rule("STA-ANIMAL-05")
def test_the_malus_comes_off_the_hunt_and_every_player_has_it() -> None:
    made = acting("hunt 2", "hunt 2", players=2, theme="winter", animals=True).animal("polar-bear").give("0F", 1)
    made.play("resolve hunt").roll(2, 3).play("resolve hunt").roll(6, 6)
    assert made.has("F", 0) == 12 + 1 - 5
    assert (made.decision, made.seat) == ("feed", 1)  # 9 pips, 4 food, one too few


@pytest.mark.rule("STA-ANIMAL-05")
@pytest.mark.parametrize(
    ("card", "faces", "gain"), [("c24", (4, 4), "WW"), ("c29", (6, 6), "SS"), ("c13", (4, 4), "G")]
)
def test_the_malus_comes_off_a_rolling_card(card: str, faces: tuple[int, int], gain: str) -> None:
    made = buying_card(card, "1C", theme="winter", animals=True).animal("wild-boar").play("buy").roll(*faces)
    assert resources(made, 0) == gain
    made = buying_card(card, "1C", theme="winter", animals=True).animal("polar-bear").play("buy").roll(*faces)
    assert resources(made, 0) == gain[1:]


@pytest.mark.rule("STA-ANIMAL-05")
def test_the_total_after_tools_is_never_below_nothing() -> None:
    assert rolling("hunt", "polar-bear", 1).has("F", 0) == 12
    made = acting("hunt", theme="winter", animals=True).animal("polar-bear").tools("2").play("resolve hunt").roll(1)
    assert made.play("tool 2").has("F", 0) == 12  # 1 + 2 - 3, not 0 + 2


@pytest.mark.rule("STA-ANIMAL-06")
def test_dice_for_all_and_reward_dice_are_not_reduced() -> None:
    made = buying_card("c07", "1W", players=2, theme="winter", animals=True).animal("polar-bear")
    made.play("buy").roll(1, 4)
    assert made.legal() == {"pick 1", "pick 4"}
    assert at_animal(2, 0, animal="polar-bear").begin_actions().roll(2, 6).legal() == {"reward 2", "points"}


@pytest.mark.rule("STA-ANIMAL-07")
@pytest.mark.parametrize("animal", MALUS)
def test_each_animal_has_its_malus(animal: str) -> None:
    assert rolling("hunt", animal, MALUS[animal] + 1).has("F", 0) == 12
    assert rolling("hunt", animal, MALUS[animal] + 2).has("F", 0) == 13


@pytest.mark.rule("STA-ANIMAL-07")
@pytest.mark.parametrize("animal", MALUS)
def test_each_animal_has_its_rewards(animal: str) -> None:
    def after(face: int) -> Table:
        return at_animal(1, 1, animal=animal).begin_actions().roll(face)

    assert after(1).score(0) == 3
    assert [after(face).play(f"reward {face}").has("F", 0) for face in (2, 3)] == [15, 15]
    assert [after(face).play(f"reward {face}").decision for face in (4, 5)] == ["take-resource"] * 2
    assert after(6).play("reward 6").tribe(0).tools == [(1, True)]


@pytest.mark.rule("STA-ANIMAL-07")
@pytest.mark.parametrize("animal", MALUS)
def test_assumed_values_are_marked(animal: str) -> None:
    made = wild().animal(animal)
    seen = made.game.view(made.at, 0)["active_animal"]
    assert (seen["malus_assumed"], seen["faces_assumed"]) == (animal != "wild-boar", [False] + [True] * 5)
    assert ("The malus and the rewards" in made.game.help(animal)) is (animal != "wild-boar")
    assert "assumed" in made.game.help(animal)


@pytest.mark.rule("STA-ANIMAL-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_animal_has_as_many_rings_as_there_are_players(players: int) -> None:
    made = wild(players).animal("wolf").put("animal", 1, players - 1)
    assert "animal" in made.open_places()
    assert "animal" not in made.put("animal", 1).open_places()


@pytest.mark.rule("STA-ANIMAL-09")
def test_one_person_a_turn_may_go_to_the_animal_and_more_in_later_turns() -> None:
    made = wild(3).animal("wolf")
    assert {name for name in made.legal() if "animal" in name} == {"place animal 1"}
    made.play("place animal 1")
    assert made.seat == 1
    made.play("place hunt 5", "place hunt 5", "place animal 1", "place animal 1")
    assert made.people_at("animal", 0) == 3
    assert "animal" not in made.open_places()


@pytest.mark.rule("STA-ANIMAL-10")
def test_the_animal_must_be_taken_if_no_other_place_is_left() -> None:
    assert crowded(wild(2).animal("wolf")).legal() == {"place animal 1"}


@pytest.mark.rule("STA-ANIMAL-11")
def test_people_at_the_animal_are_not_resolved() -> None:
    made = acting("animal 2, hunt", "animal, field", theme="winter", animals=True).animal("wolf")
    assert made.legal() == {"resolve hunt"}
    made.play("resolve hunt").roll(1)
    assert (made.seat, made.legal()) == (1, {"resolve field"})
    assert (made.people_at("animal", 0), made.tribe(0).at_home) == (2, 3)


@pytest.mark.rule("STA-ANIMAL-12")
def test_the_animal_is_driven_off_after_the_last_action_and_before_feeding() -> None:
    made = acting("hunt, animal", "animal, field", players=2, theme="winter", animals=True).animal("wolf")
    made.play("resolve hunt").roll(6)
    assert (made.decision, made.seat) == ("choose-place", 1)  # the rings are full, but seat 1 has not acted
    made.play("resolve field")
    assert made.decision == "roll-die"
    assert [made.has("F", seat) for seat in (0, 1)] == [12 + 2, 12]  # nobody has eaten yet


@pytest.mark.rule("STA-ANIMAL-12", "STA-ANIMAL-13")
def test_an_animal_with_a_free_ring_stays_with_the_people_on_it() -> None:
    made = at_animal(1, 1, 0).begin_actions()
    assert (made.decision, made.active(), made.cell(layout.ROUND)) == ("place-people", "wild-boar", 2)
    assert [made.people_at("animal", seat) for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("STA-ANIMAL-13")
def test_people_who_stay_cannot_be_placed_and_are_not_fed() -> None:
    made = at_animal(3, 0, 0, 0).begin_actions()
    assert (made.tribe(0).people, made.tribe(0).at_home, made.has("F", 0)) == (5, 2, 10)
    hunts = {f"place hunt {number}" for number in (1, 2)}
    assert {name for name in made.begin_placement(0).legal() if "hunt" in name} == hunts
    assert "animal" in made.open_places()  # they hold three of the four rings


@pytest.mark.rule("STA-ANIMAL-14")
def test_each_player_there_rolls_a_die_for_each_person_and_nobody_else_does() -> None:
    made = at_animal(0, 3, 0, 1).begin_actions()
    assert made.seat == 1
    made.roll(1, 1, 1)
    assert made.seat == 3
    made.roll(1)
    assert [made.score(seat) for seat in range(4)] == [0, 9, 0, 3]
    assert made.decision == "place-people"


@pytest.mark.rule("STA-ANIMAL-14")
def test_no_tool_changes_a_reward_die() -> None:
    made = at_animal(1, 1).tools("4 4 4", 0).one_use(4, 3, 2, seat=0).begin_actions().roll(2)
    assert made.legal() == {"reward 2", "points"}


@pytest.mark.rule("STA-ANIMAL-15")
@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_three_points_may_be_taken_for_each_die_instead(face: int) -> None:
    made = at_animal(2, 0).begin_actions().roll(face, face).play("points")
    assert (made.score(0), made.legal()) == (3, {f"reward {face}", "points"})
    made.play("points")
    assert (made.score(0), made.has("F", 0), made.tribe(0).tools, resources(made, 0)) == (6, 12 - 5, [], "")


@pytest.mark.rule("STA-ANIMAL-16")
def test_rewards_can_be_eaten_at_once() -> None:
    made = at_animal(1, 1).give("2F", 0).give("4F", 1).begin_actions().roll(3).play("reward 3")
    made.roll(4).play("reward 4", "gain clay")
    assert (made.seat, made.decision) == (1, "feed")  # seat 0 has had enough
    assert resources(made.play("feed"), 1) == ""
    assert [made.score(seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("STA-ANIMAL-16")
def test_a_resource_of_choice_and_a_tool_step_are_gained_at_once() -> None:
    made = at_animal(1, 1).begin_actions().roll(5).play("reward 5")
    assert made.legal() == {"gain wood", "gain clay", "gain stone", "gain gold"}
    assert resources(made.play("gain gold"), 0) == "G"
    assert at_animal(1, 1).tools("4 4 4", 0).begin_actions().roll(6).play("reward 6").tribe(0).tools == [(4, True)] * 3


@pytest.mark.rule("STA-ANIMAL-17")
def test_the_people_return_and_are_fed_and_the_animal_leaves_the_game() -> None:
    made = at_animal(1, 1).begin_actions().roll(1).roll(1)
    assert [(made.tribe(seat).at_home, made.has("F", seat)) for seat in (0, 1)] == [(5, 7), (5, 7)]
    assert (made.active(), made.queue()) == ("", [])
    refill = made.slots("c03 c06 c22 -").begin_new_round()
    assert not refill.offers("appear wild-boar")


@pytest.mark.rule("STA-ANIMAL-18")
def test_the_malus_holds_for_all_actions_of_the_round_in_which_the_animal_is_driven_off() -> None:
    made = acting("animal", "animal, forest", players=2, theme="winter", animals=True).animal("polar-bear")
    assert resources(made.play("resolve forest").roll(5), 1) == ""


@pytest.mark.rule("STA-ANIMAL-19")
def test_the_next_animal_becomes_active_in_the_new_round_with_empty_rings() -> None:
    made = at_animal(1, 1).animal("wild-boar", "wolf", "polar-bear").slots("c03 c06 c22 -").begin_actions()
    made.roll(1)
    assert made.active() == "wild-boar"
    made.roll(1).play("appear bird-of-prey", "deal c10")
    assert (made.active(), made.queue()) == ("wolf", ["polar-bear", "bird-of-prey"])
    assert [made.people_at("animal", seat) for seat in (0, 1)] == [0, 0]
    assert "animal" in made.open_places()


@pytest.mark.rule("STA-ANIMAL-19")
def test_the_next_animal_is_not_active_before_the_new_round() -> None:
    made = at_animal(1, 1).animal("wild-boar", "wolf").give("0F", 1).begin_actions().roll(1).roll(1)
    assert (made.decision, made.active(), made.queue()) == ("feed", "", ["wolf"])
    assert made.play("starve").active() == "wolf"


@pytest.mark.rule("STA-ANIMAL-20")
def test_animals_count_for_no_limit_of_the_board() -> None:
    made = wild(2).animal("wolf").put("animal", 1).put("toolmaker", 1).begin_placement(0)
    assert {"hut", "field", "forest", "clay-pit", "quarry", "river", "animal"} <= made.open_places()


@pytest.mark.rule("STA-ANIMAL-20")
def test_an_animal_that_stays_to_the_end_changes_nothing() -> None:
    made = at_animal(1, 0).stack_left(1, 0).give("2W", 0).begin_actions()
    assert made.at.over
    assert (made.active(), made.at.scores()) == ("wild-boar", [2.0, 0.0])
