"""Options are validated in one place, with errors that say what is allowed."""

from __future__ import annotations

import pytest

import lascaux


def test_defaults_are_filled_in() -> None:
    assert lascaux.load("cave-vs-cave").options["eras"] == 1
    assert lascaux.load("cave-vs-cave", eras="short").options["players"] == 2


@pytest.mark.parametrize(("typed", "value"), [("2", 2), ("ASK", "ask"), (" quick ", "quick"), (2, 2)])
def test_values_may_come_as_typed(typed: object, value: object) -> None:
    assert lascaux.load("cave-vs-cave", eras=typed).options["eras"] == value


def test_a_truth_value_may_come_as_typed() -> None:
    assert lascaux.load("cave-vs-cave", junction_gold="false").options["junction_gold"] is False


def test_an_unknown_option_is_refused_with_the_options() -> None:
    with pytest.raises(lascaux.BadOption, match="no option 'colour'; the options are players, eras, edition"):
        lascaux.load("cave-vs-cave", colour="red")


@pytest.mark.parametrize("value", [3, 0, "two", None, True, 2.0])
def test_a_bad_value_is_refused_with_the_values(value: object) -> None:
    with pytest.raises(lascaux.BadOption, match=r"option 'players' cannot be .*; allowed: 2, 1"):
        lascaux.load("cave-vs-cave", players=value)


def test_an_unknown_game_is_refused_with_the_games() -> None:
    with pytest.raises(lascaux.UnknownGame, match="no game 'chess'; the games are cave-vs-cave"):
        lascaux.load("chess")


@pytest.mark.rule("CVC-RULING-59", "CVC-SOLO2-14")
@pytest.mark.parametrize("eras", ["quick", "short"])
def test_the_variants_need_two_players(eras: str) -> None:
    with pytest.raises(lascaux.BadOption, match="the quick start and the short game are for two players"):
        lascaux.load("cave-vs-cave", players=1, eras=eras)


@pytest.mark.rule("CVC-RULING-59")
@pytest.mark.parametrize("eras", [2, "ask", "quick", "short"])
def test_the_2016_edition_is_era_one_alone(eras: object) -> None:
    with pytest.raises(lascaux.BadOption, match="the edition of 2016 has era I alone"):
        lascaux.load("cave-vs-cave", edition="2016", eras=eras)
