"""Fewer places for two and for three players (STA-LIMIT2, STA-LIMIT3)."""

from __future__ import annotations

import pytest

from tests.stone_age.scenes import winter
from tests.stone_age.table import Table, table

VILLAGE = {"toolmaker", "hut", "field"}
SITES = ("forest", "clay-pit", "quarry", "river")
CARDS = {"card-1", "card-2", "card-3", "card-4"}
PAIRS = [("toolmaker", "hut"), ("toolmaker", "field"), ("hut", "field")]


def open_to_all(made: Table, players: int) -> list[set[str]]:
    """The places that are open to each seat, if it were on turn."""
    return [made.begin_placement(seat).open_places() for seat in range(players)]


@pytest.mark.rule("STA-LIMIT2-01")
@pytest.mark.parametrize("owners", [(0, 1), (1, 1)])
@pytest.mark.parametrize("taken", PAIRS)
def test_with_two_players_two_village_places_close_the_third(taken: tuple[str, str], owners: tuple[int, int]) -> None:
    made = table(2)
    for place, owner in zip(taken, owners, strict=True):
        assert VILLAGE & made.open_places() >= {place}
        made.put(place, owner, 2 if place == "hut" else 1)
    assert [made.begin_placement(seat).open_places() & VILLAGE for seat in (0, 1)] == [set()] * 2


@pytest.mark.rule("STA-LIMIT2-02")
@pytest.mark.parametrize("site", SITES)
def test_one_player_holds_a_site_alone(site: str) -> None:
    played = table(2).play(f"place {site} 1")
    assert played.open_places() & set(SITES) == set(SITES) - {site}


@pytest.mark.rule("STA-LIMIT2-03")
def test_everything_else_is_open_to_two() -> None:
    everywhere = VILLAGE | {"hunt", *SITES} | CARDS | {"building-1", "building-2"}
    played = table(2)
    assert played.open_places() == everywhere
    assert played.play("place hunt 1").open_places() == everywhere
    played.put("card-1", 0).put("card-2", 0).put("card-3", 0).put("building-1", 0)
    assert {"card-4", "building-2"} <= played.open_places()


@pytest.mark.rule("STA-LIMIT2-04")
def test_the_limits_of_two_are_lifted_in_the_next_round() -> None:
    played = table(2).play("place quarry 3", "place toolmaker 1", "place field 1", "place hunt 4", "place card-1 1")
    played.play("resolve card-1", "decline", "resolve field", "resolve quarry").roll(1, 1, 1)
    played.play("resolve hunt").roll(1, 1, 1, 1).play("resolve toolmaker")
    assert played.seat == 1
    assert played.open_places() == VILLAGE | {"hunt", *SITES} | CARDS | {"building-1", "building-2"}


@pytest.mark.rule("STA-LIMIT2-04")
def test_the_limits_of_three_are_lifted_in_the_next_round() -> None:
    made = table(3).put("river", 0).put("river", 1).put("toolmaker", 0).put("field", 1)
    assert made.begin_placement(2).open_places() & {"river", "hut"} == set()
    made.begin_actions().play("resolve river").roll(1).play("resolve toolmaker", "resolve river").roll(1)
    made.play("resolve field")
    assert VILLAGE | {"river"} <= made.begin_placement(2).open_places()


@pytest.mark.rule("STA-LIMIT3-01")
@pytest.mark.parametrize("owners", [(0, 1), (2, 2)])
@pytest.mark.parametrize("taken", PAIRS)
def test_with_three_players_two_village_places_close_the_third(taken: tuple[str, str], owners: tuple[int, int]) -> None:
    made = table(3)
    for place, owner in zip(taken, owners, strict=True):
        made.put(place, owner, 2 if place == "hut" else 1)
    assert [places & VILLAGE for places in open_to_all(made, 3)] == [set()] * 3


@pytest.mark.rule("STA-LIMIT3-01")
@pytest.mark.parametrize("taken", sorted(VILLAGE))
def test_one_village_place_leaves_both_others_open(taken: str) -> None:
    made = table(3).put(taken, 0, 2 if taken == "hut" else 1)
    assert [places & VILLAGE for places in open_to_all(made, 3)] == [VILLAGE - {taken}] * 3


@pytest.mark.rule("STA-LIMIT3-02")
@pytest.mark.parametrize("site", SITES)
def test_the_third_player_is_shut_out_of_a_site(site: str) -> None:
    played = table(3).play(f"place {site} 1", f"place {site} 1")
    assert site not in played.open_places()
    assert set(SITES) - {site} <= played.open_places()


@pytest.mark.rule("STA-LIMIT3-02")
@pytest.mark.parametrize("site", SITES)
def test_a_second_player_may_join_a_site(site: str) -> None:
    played = table(3).people(8, 1).play(f"place {site} 3")
    assert {f"place {site} {number}" for number in (1, 2, 3, 4)} <= played.legal()
    assert f"place {site} 5" not in played.legal()


@pytest.mark.rule("STA-LIMIT3-03")
def test_everything_else_is_open_to_three() -> None:
    everywhere = VILLAGE | {"hunt", *SITES} | CARDS | {"building-1", "building-2", "building-3"}
    assert table(3).open_places() == everywhere
    made = table(3).put("hunt", 1).put("hunt", 2)
    for place in ("card-1", "card-2", "card-3", "building-1", "building-2"):
        made.put(place, 1)
    assert made.open_places() == everywhere - {"card-1", "card-2", "card-3", "building-1", "building-2"}


@pytest.mark.rule("STA-LIMIT3-03")
@pytest.mark.parametrize("players", [2, 3])
def test_igloos_have_no_limit_of_players(players: int) -> None:
    made = winter(players).put("igloo-1", 1).put("igloo-2", 1).put("igloo-3", 1)
    assert "igloo-4" in made.open_places()
