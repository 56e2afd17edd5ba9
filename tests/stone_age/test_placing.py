"""Phase 1: placing people (STA-PLACE)."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.rules import layout
from tests.stone_age.scenes import winter
from tests.stone_age.table import Table, table

VILLAGE = {"toolmaker", "hut", "field"}
SITES = ("forest", "clay-pit", "quarry", "river")
CARDS = {"card-1", "card-2", "card-3", "card-4"}
BUILDINGS = {"building-1", "building-2", "building-3", "building-4"}
EVERYWHERE = VILLAGE | {"hunt", *SITES} | CARDS | BUILDINGS


def numbers(played: Table, place: str) -> list[int]:
    """How many people the seat on turn may put on a place."""
    found = [name.split() for name in played.legal("place")]
    return sorted(int(number) for _, at, number in found if at == place)


def seat_zero_with_one_person_left() -> Table:
    """Two players; everything but slot 4 is closed to seat 0, who has one person at home; seat 1 has none."""
    made = table(2).put("hunt", 0).put("forest", 0).put("clay-pit", 0).put("card-1", 0).put("quarry", 1).put("river", 1)
    made.put("toolmaker", 1).put("field", 1).put("card-2", 1).put("card-3", 1).put("building-1", 1)
    return made.put("building-2", 1).begin_placement(0)


@pytest.mark.rule("STA-PLACE-01")
def test_a_turn_puts_people_on_one_place_and_ends() -> None:
    played = table()
    assert numbers(played, "forest") == [1, 2, 3, 4, 5]
    played.play("place forest 2")
    assert (played.people_at("forest", 0), played.tribe(0).at_home, played.tribe(0).people) == (2, 3, 5)
    assert (played.seat, played.decision) == (1, "place-people")


@pytest.mark.rule("STA-PLACE-02")
def test_passing_does_not_exist() -> None:
    played = table()
    for place in ("hunt 1", "forest 3", "card-1 1"):
        assert played.legal() == played.legal("place")
        played.play(f"place {place}")


@pytest.mark.rule("STA-PLACE-02")
def test_the_only_legal_placement_is_forced() -> None:
    assert seat_zero_with_one_person_left().legal() == {"place card-4 1"}


@pytest.mark.rule("STA-PLACE-03")
def test_who_has_nobody_at_home_is_skipped() -> None:
    played = table().play("place card-1 1", "place hunt 5", "place hut 2", "place building-1 1")
    assert [played.tribe(seat).at_home for seat in range(4)] == [4, 0, 3, 4]
    order = []
    for place in ("forest 1", "forest 1", "forest 1", "river 1"):
        order.append(played.seat)
        played.play(f"place {place}")
    assert order == [0, 2, 3, 0]
    assert played.seat == 2


@pytest.mark.rule("STA-PLACE-03")
def test_who_has_people_but_no_place_is_skipped() -> None:
    played = seat_zero_with_one_person_left().put("card-4", 1).people(10, 1)
    assert played.begin_placement(0).seat == 1
    assert played.play("place hunt 1").decision == "choose-place"
    assert played.tribe(0).at_home == 1


@pytest.mark.rule("STA-PLACE-04")
def test_nobody_comes_back_to_a_place_in_the_same_round() -> None:
    played = table().play("place forest 2", "place hunt 1", "place hunt 1", "place hunt 1")
    assert played.seat == 0
    assert "forest" not in played.open_places()
    played.play("place hunt 2", "place forest 1", "place forest 1", "place river 1")
    assert played.open_places() & {"forest", "hunt"} == set()


@pytest.mark.rule("STA-PLACE-04")
@pytest.mark.parametrize("place", ["hunt", *SITES])
def test_free_rings_do_not_help_who_is_there_already(place: str) -> None:
    played = table().put(place, 0)
    assert place not in played.open_places()
    assert numbers(played.begin_placement(1), place)[0] == 1


@pytest.mark.rule("STA-PLACE-05")
@pytest.mark.parametrize(
    ("place", "allowed"),
    [
        ("toolmaker", [1]),
        ("hut", [2]),
        ("field", [1]),
        ("hunt", list(range(1, 11))),
        *((site, list(range(1, 8))) for site in SITES),
        *((f"{kind}-{number}", [1]) for kind in ("card", "building", "igloo") for number in range(1, 5)),
        ("animal", [1]),
    ],
)
def test_each_place_takes_its_number_of_people(place: str, allowed: list[int]) -> None:
    assert numbers(winter().people(10).animal("wolf"), place) == allowed


@pytest.mark.rule("STA-PLACE-05")
@pytest.mark.parametrize(
    ("place", "rings"),
    [
        ("toolmaker", 1),
        ("hut", 2),
        ("field", 1),
        *((site, 7) for site in SITES),
        *((f"{kind}-{number}", 1) for kind in ("card", "building", "igloo") for number in range(1, 5)),
        ("animal", 4),
    ],
)
def test_a_full_place_is_closed_to_all(place: str, rings: int) -> None:
    made = winter().animal("wolf").put(place, 0, rings)
    assert [place in made.begin_placement(seat).open_places() for seat in (0, 1, 2, 3)] == [False] * 4


@pytest.mark.rule("STA-PLACE-05")
def test_these_places_are_open_and_no_others() -> None:
    assert table().open_places() == EVERYWHERE


@pytest.mark.rule("STA-PLACE-06")
@pytest.mark.parametrize(
    ("home", "village"), [(1, {"toolmaker 1", "field 1"}), (2, {"toolmaker 1", "hut 2", "field 1"})]
)
def test_the_hut_takes_two_people_at_once_the_others_one(home: int, village: set[str]) -> None:
    offered = table().people(home).legal("place")
    assert {name.removeprefix("place ") for name in offered if name.split()[1] in VILLAGE} == village


@pytest.mark.rule("STA-PLACE-06")
@pytest.mark.parametrize("choice", ["toolmaker 1", "hut 2", "field 1"])
def test_a_village_place_is_full_after_one_player(choice: str) -> None:
    played = table().play(f"place {choice}")
    assert played.open_places() == EVERYWHERE - {choice.split()[0]}


@pytest.mark.rule("STA-PLACE-07")
def test_the_hunt_is_never_full() -> None:
    played = table().put("hunt", 1, 10).put("hunt", 2, 10).put("hunt", 3, 10).people(10)
    assert numbers(played, "hunt") == list(range(1, 11))


@pytest.mark.rule("STA-PLACE-08")
@pytest.mark.parametrize("site", SITES)
def test_a_site_takes_seven_people_of_all_players_together(site: str) -> None:
    played = table().people(10).put(site, 1, 3).put(site, 2, 2)
    assert numbers(played, site) == [1, 2]
    assert [numbers(played, other) for other in SITES if other != site] == [list(range(1, 8))] * 3


@pytest.mark.rule("STA-PLACE-08")
def test_two_and_five_people_fill_the_forest() -> None:
    assert "forest" not in table().play("place forest 2", "place forest 5").open_places()


@pytest.mark.rule("STA-PLACE-09")
def test_cards_buildings_and_igloos_are_places_of_their_own() -> None:
    singles = CARDS | BUILDINGS | {"igloo-1", "igloo-2", "igloo-3", "igloo-4"}
    played = winter()
    for choice in ("card-3", "building-2", "igloo-4", "card-1", "igloo-1", "building-4", "card-4"):
        assert played.open_places() & (CARDS | BUILDINGS | singles) == singles
        played.play(f"place {choice} 1")
        singles -= {choice}
    assert (played.seat, played.people_at("card-3", 0), played.people_at("igloo-1", 0)) == (3, 1, 1)


@pytest.mark.rule("STA-PLACE-10")
def test_resources_do_not_matter_for_placing() -> None:
    poor = winter()
    assert CARDS | BUILDINGS | {"igloo-1", "igloo-2", "igloo-3", "igloo-4"} <= poor.open_places()
    assert winter().give("9W 9C 9S 9G").legal() == poor.legal()


@pytest.mark.rule("STA-PLACE-11")
def test_four_players_may_use_the_whole_village_and_share_a_site() -> None:
    played = table().play("place toolmaker 1", "place field 1", "place hut 2", "place forest 1")
    played.play("place forest 1", "place forest 1")
    assert numbers(played, "forest") == [1, 2, 3]
    played = table().play("place hut 2", "place forest 1", "place forest 1", "place forest 1", "place toolmaker 1")
    assert "field" in played.open_places()


@pytest.mark.rule("STA-PLACE-12")
def test_placed_people_stay_until_they_are_resolved() -> None:
    played = table(2).play("place forest 2", "place hunt 1", "place hunt 3", "place river 4")
    assert played.decision == "choose-place"
    assert [played.people_at(place, 0) for place in ("forest", "hunt")] == [2, 3]
    assert played.tribe(0).at_home == 0
    played.play("resolve hunt").roll(1, 1, 1)
    assert (played.people_at("forest", 0), played.tribe(0).at_home) == (2, 3)


@pytest.mark.rule("STA-PLACE-13")
def test_people_without_a_place_stay_at_home_and_are_fed() -> None:
    played = seat_zero_with_one_person_left().put("card-4", 1).give("5F", 0).begin_placement(0)
    assert (played.cell(layout.PHASE), played.seat, played.decision) == (2, 0, "choose-place")
    assert "resolve card-4" not in played.legal()
    played.begin_feeding()
    assert (played.has("F", 0), played.cell(layout.ROUND)) == (0, 2)  # five people, the idle one among them


@pytest.mark.rule("STA-PLACE-14")
def test_a_village_place_without_a_gain_may_be_blocked() -> None:
    assert table().tools("4 4 4").people(10).agriculture(10).open_places() >= VILLAGE
