"""What simulated games show: counted rightly, told in both languages, about things that are there."""

from __future__ import annotations

from pathlib import Path

import pytest

from lascaux.arena.game_played import GamePlayed
from lascaux.core.texts import LANGUAGES
from lascaux.games import load
from lascaux.record import Record
from lascaux.rulebook.library import folder_of, rulebook
from lascaux.rulebook.simulated import FEWEST, simulated, written
from tools.simulated_games import first_player, summary

GAMES = ("cave-vs-cave", "stone-age", "caverna")


def played(number: int, scores: list[float], taken: list[list[tuple[int, str]]]) -> GamePlayed:
    winner = scores.index(max(scores))
    return GamePlayed(
        number=number,
        pair=number,
        seed=number,
        seats=["novice", "novice"],
        scores=scores,
        winners=[winner],
        length=1,
        rounds=8,
        categories=[{"rooms": score} for score in scores],
        taken=taken,
        spaces=[{}, {}],
        seconds=[0.0, 0.0],
        choices=[1, 1],
        scores_by_round=[],
    )


def test_leads_are_counted_by_when_a_thing_was_bought() -> None:
    game = load("cave-vs-cave")
    games = [
        played(0, [50.0, 40.0], [[(2, "parlor")], [(6, "shelf")]]),
        played(1, [44.0, 40.0], [[(3, "parlor"), (5, "parlor")], []]),
        played(2, [30.0, 36.0], [[(7, "parlor")], []]),
    ]
    found = summary(game, "novice", "1", games, [0, 1, 1])
    parlor = found["things"]["parlor"]
    assert parlor["round"] == 3
    assert parlor["early"]
    assert (parlor["early"]["cases"], parlor["early"]["lead"]) == (2, 7.0)
    assert parlor["late"]
    assert (parlor["late"]["cases"], parlor["late"]["lead"]) == (1, -6.0)
    assert found["things"]["shelf"] == {"round": 6, "early": {"cases": 1, "lead": -10.0, "error": 0.0}, "late": None}
    assert (found["games"], found["first_wins"], found["scores"]["mean"]) == (3, 0.667, 40.0)


def test_the_first_player_is_who_acts_first() -> None:
    game = load("cave-vs-cave")
    for seat in range(2):
        record = Record(game, ["a", "b"])
        for name in (f"start {seat}", "reveal furnishing"):
            record.play(game.parse(name))
        assert first_player(record) == seat


@pytest.mark.parametrize("name", GAMES)
def test_what_comes_along_is_about_today_s_game(name: str) -> None:
    game = load(name)
    found = simulated(game, folder_of(game))
    assert found is not None
    assert load(name, **found["options"]).seats >= 2
    assert found["games"] >= 100
    assert abs(sum(spread["mean"] for spread in found["categories"].values()) - found["scores"]["mean"]) < 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_things_are_told_at_their_sections_with_the_cases_behind(name: str, language: str) -> None:
    book = rulebook(name, language)
    assert book
    assert book["observed"]
    sections = {section["id"] for chapter in book["chapters"] for section in chapter["sections"]}
    assert book["observed"]["things"].keys() <= sections
    assert len(book["observed"]["things"]) >= 20
    found = simulated(load(name), folder_of(load(name)))
    assert found
    for thing, said in book["observed"]["things"].items():
        halves = [half for half in (found["things"][thing]["early"], found["things"][thing]["late"]) if half]
        told = [half for half in halves if half["cases"] >= FEWEST]
        assert len(said) == len(told)
        for sentence, half in zip(said, told, strict=True):
            assert str(half["cases"]) in sentence
            assert written(half["lead"], language, sign=True) in sentence


def test_games_under_other_rules_are_not_told(tmp_path: Path) -> None:
    game = load("cave-vs-cave")
    text = (folder_of(game) / "simulated.json").read_text(encoding="utf-8")
    (tmp_path / "simulated.json").write_text(text, encoding="utf-8")
    assert simulated(game, tmp_path)
    (tmp_path / "simulated.json").write_text(text.replace('"rules": ', '"rules": 9'), encoding="utf-8")
    assert simulated(game, tmp_path) is None


def test_numbers_are_written_as_people_do() -> None:
    assert [written(number, "de", sign=True) for number in (1.25, -3.0, -0.04)] == ["+1,2", "−3,0", "+0,0"]
    assert written(1.0, "en") == "1.0"
