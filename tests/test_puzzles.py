"""The puzzles that come with the games, and how they are found."""

from __future__ import annotations

import json

import pytest

import lascaux
from lascaux.agents import Opinion
from lascaux.analysis import why
from lascaux.analysis.wording import targets
from lascaux.core.texts import LANGUAGES
from lascaux.puzzles import Puzzle, finding, puzzles
from lascaux.puzzles.finding import FEWEST, find, holds_to_the_end, least
from lascaux.puzzles.puzzle import SOLVERS, file_of, read

GAMES = ("cave-vs-cave", "caverna", "stone-age")
SHIPPED = [(game, id) for game in GAMES for id in puzzles(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_puzzles_and_all_of_them_can_be_replayed(game: str) -> None:
    lines = file_of(game).read_text(encoding="utf-8").splitlines()
    assert len(puzzles(game)) == len(lines) >= 30
    for line in lines:
        assert read(line).line() == line + "\n"


@pytest.mark.parametrize(("game", "id"), SHIPPED)
def test_the_answer_is_legal_and_clearly_better_than_everything_else(game: str, id: str) -> None:
    puzzle = puzzles(game)[id]
    at = puzzle.record.position()
    choices = list(at.choices())
    assert (at.actor, at.game.id) == (puzzle.seat, game)
    assert sorted(opinion.choice for opinion in puzzle.verdict.opinions) == choices
    assert sum(targets(at.game, choice) for choice in choices) >= FEWEST
    others = [opinion.value for opinion in puzzle.verdict.opinions if opinion.choice != puzzle.answer]
    assert puzzle.verdict.best.value - max(others) == pytest.approx(puzzle.gain)
    assert puzzle.gain >= least(at.game) - 0.001
    assert set(puzzle.solvers) <= set(SOLVERS)


@pytest.mark.parametrize(("game", "id"), SHIPPED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_why_in_both_languages(game: str, id: str, language: str) -> None:
    puzzle = puzzles(game)[id]
    rules = puzzle.record.game
    assert why(rules, puzzle.verdict, language, lambda choice: rules.describe(choice, language))


def test_what_bots_find_is_found_again_with_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "LOOKS", 2)
    monkeypatch.setattr(finding, "PLAYED_ON", 4)
    first, again = (next(find(lascaux.load("cave-vs-cave"), 1)) for _ in range(2))
    assert first.line() == again.line()
    assert first.id == again.id
    assert json.loads(first.line())["record"] == first.record.text()


def test_what_no_other_luck_confirms_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first look sees a puzzle, the deeper ones do not."""
    puzzle = next(iter(puzzles("cave-vs-cave").values()))
    at = puzzle.record.position()
    first = finding.Judge("expert").judge(at)
    assert finding.looked_deeper(at, first) is not None
    worse = puzzle.verdict.opinions[-1].choice
    wrong = [Opinion(worse, 99.0, 1), *(one for one in first.opinions if one.choice != worse)]
    assert finding.looked_deeper(at, first._replace(opinions=wrong)) is None


def test_games_are_played_on_from_both_choices() -> None:
    puzzle = next(iter(puzzles("cave-vs-cave").values()))
    at = puzzle.record.position()
    second = puzzle.verdict.played.choice
    assert holds_to_the_end(at, [puzzle.answer, second])
    assert not holds_to_the_end(at, [second, puzzle.answer])
    assert not holds_to_the_end(at, [second, second])


def test_a_puzzle_of_other_rules_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle: Puzzle = next(iter(puzzles("cave-vs-cave").values()))
    broken = puzzle.line().replace("take ", "grab ", 1)
    with pytest.raises(ValueError, match="grab"):
        read(broken)
