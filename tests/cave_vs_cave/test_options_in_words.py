"""Help and goals say what holds in this very game, with its options and its number of players."""

from __future__ import annotations

import pytest

import lascaux


@pytest.mark.rule("CVC-RULING-12")
@pytest.mark.parametrize(("gold", "said"), [(True, "Gold may be one of the three"), (False, "option junction_gold")])
def test_the_junction_room_takes_gold_or_not(gold: bool, said: str) -> None:
    assert said in lascaux.load("cave-vs-cave", junction_gold=gold).help("junction-room")


@pytest.mark.rule("CVC-RULING-20")
@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "only while you have more weapons than your opponent"),
        ({"players": 1}, "whatever your weapons"),
        ({"players": 1, "solo_weapon_gate": True}, "option solo_weapon_gate"),
    ],
)
def test_the_last_extension_space_is_gated_open_or_closed(options: dict[str, object], said: str) -> None:
    assert said in lascaux.load("cave-vs-cave", eras=2, **options).help("bonus-4")


@pytest.mark.rule("CVC-ROUND-15", "CVC-RULING-21")
@pytest.mark.parametrize(("players", "said"), [(2, "more gold than your opponent"), (1, "whatever your gold")])
def test_renovation_is_gated_for_two_only(players: int, said: str) -> None:
    assert said in lascaux.load("cave-vs-cave", players=players).help("renovation")


@pytest.mark.rule("CVC-RULING-13")
@pytest.mark.parametrize(
    ("eras", "allowed", "said"), [(2, True, "bars every way"), (2, False, "No wall"), (1, True, "No wall")]
)
def test_a_wall_on_the_opening_is_possible_or_not(eras: int, allowed: bool, said: str) -> None:
    assert said in lascaux.load("cave-vs-cave", eras=eras, opening_wall=allowed).help("opening")


@pytest.mark.rule("CVC-RULING-03")
@pytest.mark.parametrize(("allowed", "said"), [(True, "without using its effect"), (False, "option idle_activation")])
def test_a_room_may_idle_or_not(allowed: bool, said: str) -> None:
    assert said in lascaux.load("cave-vs-cave", idle_activation=allowed).help("activate")


@pytest.mark.rule("CVC-SOLO1-14", "CVC-SOLO2-12")
def test_alone_the_goals_of_both_ways_out_hold_while_era_two_is_open() -> None:
    goals = {eras: lascaux.load("cave-vs-cave", players=1, eras=eras).goals() for eras in (1, 2, "ask")}
    assert goals["ask"] == goals[1] + goals[2]
    assert lascaux.load("cave-vs-cave", eras="ask").goals() == []
