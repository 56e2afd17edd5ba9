"""A test for every clause of rules.md."""

from __future__ import annotations

import pytest
from lascaux_hearth.game import Hearth
from lascaux_hearth.rules import HEAT, WARMTH, WOOD, HearthPosition
from lascaux_hearth.view import CampView, HearthView

import lascaux
from lascaux.core.position import CHANCE


def table(*choices: str, players: int = 2, winter: str = "mild") -> HearthPosition:
    """A game after these choices; twigs fill the clearing, then branches."""
    at = Hearth({"players": players, "winter": winter}).start()
    play(at, *choices)
    return at


def play(at: HearthPosition, *choices: str) -> None:
    for name in choices:
        while at.actor == CHANCE:
            at.play(at.choices()[0])
        at.play(at.game.parse(name))
    while at.actor == CHANCE:
        at.play(at.choices()[0])


def camps(at: HearthPosition) -> list[CampView]:
    seen: HearthView = at.game.view(at, 0)
    return seen["camps"]


def offered(at: HearthPosition) -> list[str]:
    return [at.game.name(choice) for choice in at.choices()]


def refused(at: HearthPosition, name: str) -> str:
    return str(at.game.why_not(at, at.game.parse(name)))


@pytest.mark.rule("HRT-SETUP-01", "HRT-SETUP-02")
def test_everybody_begins_alike() -> None:
    for players in (1, 2, 3, 4):
        camp = {"warmth": 0, "wood": 2, "flint": 0, "heat": {"embers": 2, "ring": 0, "oven": 0}}
        assert camps(table(players=players)) == [camp] * players
    with pytest.raises(lascaux.BadOption, match="players"):
        table(players=5)


@pytest.mark.rule("HRT-FIND-01")
def test_the_forest_is_drawn_from_by_its_tiles() -> None:
    at = Hearth({}).start()
    assert dict(zip(offered(at), at.weights(), strict=True)) == {
        "reveal twigs": 6,
        "reveal branches": 10,
        "reveal trunk": 4,
        "reveal pebbles": 8,
        "reveal nodule": 4,
    }


@pytest.mark.rule("HRT-FIND-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_two_more_tiles_than_players_lie_in_the_clearing(players: int) -> None:
    at = table(players=players)
    assert sum(at.game.view(at, 0)["clearing"].values()) == players + 2
    play(at, *["take twigs", "done"] * players)
    assert sum(at.game.view(at, 0)["clearing"].values()) == players + 2


@pytest.mark.rule("HRT-DAY-01")
def test_another_player_begins_each_day() -> None:
    at = table()
    turns = []
    for _ in range(6):
        turns.append(at.actor)
        play(at, at.game.name(at.choices()[0]), "done")
    assert turns == [0, 1, 1, 0, 0, 1]


@pytest.mark.rule("HRT-DAY-02")
def test_a_turn_begins_with_a_tile() -> None:
    at = table()
    assert offered(at) == ["take twigs"]
    assert refused(at, "take trunk") == "none of these lies in the clearing (HRT-DAY-02)"
    play(at, "take twigs")
    assert camps(at)[0]["wood"] == 4
    assert at.game.view(at, 0)["clearing"]["twigs"] == 3


@pytest.mark.rule("HRT-DAY-03")
def test_fires_are_tended_until_the_player_is_done() -> None:
    at = table("take twigs", "feed embers")
    assert (at.actor, offered(at)) == (0, ["done"])
    play(at, "done")
    assert at.actor == 1


@pytest.mark.rule("HRT-LIGHT-01", "HRT-LIGHT-02")
@pytest.mark.parametrize(
    ("place", "wood", "flint", "holds", "warms"), [("embers", 0, 1, 3, 1), ("ring", 1, 1, 4, 2), ("oven", 2, 2, 6, 3)]
)
def test_what_a_fire_costs_holds_and_brings(place: str, wood: int, flint: int, holds: int, warms: int) -> None:
    at = table("take twigs")
    at.add(0, HEAT, -2)
    at.add(0, WOOD, wood + 9 - at.own(WOOD))
    assert "lighting it costs" in refused(at, f"light {place}")
    at.add(0, WOOD + 1, flint)
    play(at, f"light {place}")
    assert (camps(at)[0]["wood"], camps(at)[0]["flint"], camps(at)[0]["heat"][place]) == (9, 0, 1)
    assert refused(at, f"light {place}") == "a fire burns there already (HRT-LIGHT-01)"
    play(at, *[f"feed {place}"] * (holds - 1), "done", "take twigs", "done")
    assert camps(at)[0]["warmth"] == warms


@pytest.mark.rule("HRT-FEED-01")
def test_a_wood_is_a_heat() -> None:
    at = table("take twigs", "feed embers")
    assert (camps(at)[0]["wood"], camps(at)[0]["heat"]["embers"]) == (3, 3)
    assert refused(at, "feed embers") == "it holds no more than 3 heat (HRT-FEED-01)"
    assert refused(at, "feed ring") == "no fire burns there (HRT-FEED-01)"
    at.add(0, WOOD, -3)
    at.add(0, HEAT, -1)
    assert refused(at, "feed embers") == "there is no wood left (HRT-FEED-01)"


@pytest.mark.rule("HRT-NIGHT-01", "HRT-NIGHT-02")
@pytest.mark.parametrize(("winter", "cold"), [("mild", [1, 1, 2, 2, 2, 3]), ("hard", [1, 2, 2, 3, 3, 3])])
def test_the_night_takes_heat_and_fires_that_burn_warm(winter: str, cold: list[int]) -> None:
    at = table(players=1, winter=winter)
    taken = []
    for _ in range(6):
        at.add(0, HEAT + 2, 6 - at.own(HEAT + 2))
        before = at.own(WARMTH)
        at.add(0, HEAT, -at.own(HEAT) + 1)
        play(at, at.game.name(at.choices()[0]), "done")
        taken.append(6 - at.own(HEAT + 2))
        assert at.own(HEAT) == 0
        assert at.own(WARMTH) == before + 3
    assert taken == cold


@pytest.mark.rule("HRT-END-01")
def test_most_warmth_wins_then_most_wood() -> None:
    at = table()
    while not at.over:
        play(at, at.game.name(at.choices()[0]), "done")
    assert at.game.round(at) == 6
    for seat in (0, 1):
        at.add(seat, WARMTH, 10 - at.of(seat, WARMTH))
        at.add(seat, WOOD, 10 - at.of(seat, WOOD))
    assert at.winners() == [0, 1]
    at.add(1, WOOD, 1)
    assert at.winners() == [1]
    at.add(0, WARMTH, 1)
    assert at.winners() == [0]
    assert at.game.outcome(at) == "Player 1 wins."
    assert refused(at, "done") == "the game is over (HRT-END-01)"


@pytest.mark.rule("HRT-END-02")
def test_alone_there_is_a_goal() -> None:
    at = table(players=1)
    while not at.over:
        play(at, at.game.name(at.choices()[0]), "done")
    at.add(0, WARMTH, 17 - at.own(WARMTH))
    assert at.winners() == []
    at.add(0, WARMTH, 1)
    assert at.winners() == [0]
    assert at.game.goals()[0].reached(18)
