"""What every game must do, whatever its rules: run over all rows of the register with seeded games."""

from __future__ import annotations

import json
import os
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random

import pytest

import lascaux
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, NOBODY, Position
from lascaux.core.texts import LANGUAGES
from lascaux.core.view import open_decision
from tests.conformance.games import ROWS, Row, game_of
from tests.conformance.play import check_invariants, choices_made, positions, starts
from tools import rules_page

NAMES = sorted(lascaux.games.games())
GAMES_WITH_INVARIANTS = 100  # of each row, at every run
GAMES_WITH_INVARIANTS_FULL = 20_000  # of games of ordinary length
CLAUSES = rules_page.read_clauses(sorted(Path(rules_page.__file__).parent.parent.glob("docs/rules/*.md")))


@pytest.fixture(params=ROWS, ids=[row.id for row in ROWS])
def row(request: pytest.FixtureRequest) -> Row:
    found: Row = request.param
    return found


@pytest.fixture
def game(row: Row) -> Game:
    return game_of(row.id)


def some_positions(game: Game, seed: int, every: int) -> list[Position]:
    """Copies out of one game, the last one included."""
    *most, last = [at.copy() for at in positions(game, seed)]
    return [*most[seed % every :: every], last]


# The register


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_registered_with_every_value_of_its_options(name: str) -> None:
    seen = [game_of(row.id).options for row in ROWS if row.name == name]
    for option in lascaux.games.games()[name].declared:
        assert {options[option.name] for options in seen} == set(option.values)


@pytest.mark.parametrize("name", NAMES)
def test_the_games_see_every_verb_and_every_kind_of_decision(name: str) -> None:
    verbs, decisions = set(), set()
    for row in (row for row in ROWS if row.name == name):
        game = game_of(row.id)
        for seed in row.seeds(60):
            for start in starts(row.id, seed):
                for at in positions(game, seed, start):
                    decisions.add(open_decision(at))
                    verbs |= {game.verbs.verb(choice).word for choice in at.choices()}
    assert verbs == {verb.word for verb in game.verbs.all}
    assert decisions == {decision.id for decision in game.decisions if not decision.automatic} | {"over"}


# Positions


def test_choices_are_sorted_unique_and_there_while_the_game_runs(row: Row, game: Game) -> None:
    for seed in row.seeds(20):
        for at in positions(game, seed):
            choices = list(at.choices())
            assert choices == sorted(set(choices))
            assert at.over == (not choices)
            assert at.over == (at.actor == NOBODY)
            assert at.actor in (CHANCE, NOBODY, *range(game.seats))
            assert not choices or (choices[0] >= 0 and choices[-1] < game.verbs.size)


def test_a_copy_is_equal_and_independent(row: Row, game: Game) -> None:
    for seed in row.seeds(5):
        for at in positions(game, seed):
            before = list(at.cells)
            twin = at.copy()
            assert twin == at
            assert hash(twin) == hash(at)
            if not at.over:
                twin.play(twin.choices()[-1])
                assert twin != at
            assert list(at.cells) == before


def test_equal_choices_lead_to_equal_positions_of_equal_games(row: Row, game: Game) -> None:
    again = lascaux.load(row.name, **row.options)
    for one, other in zip(positions(game, 1), positions(again, 1), strict=True):
        assert one == other
        assert hash(one) == hash(other)
        assert game.view(one, 0) == again.view(other, 0)


def test_looking_changes_nothing(row: Row, game: Game) -> None:
    for at in some_positions(game, 2, every=5 * row.length):
        before = list(at.cells)
        at.choices(), at.scores(), at.winners(), at.copy(), hash(at)
        for seat in range(game.seats):
            at.value(seat), game.view(at, seat), game.text(at, seat), game.scoresheet(at, seat)
        game.prompt(at), game.why_not(at, 0)
        assert list(at.cells) == before


def test_invariants_hold_at_every_step(row: Row) -> None:
    check_invariants(row.id, row.seeds(GAMES_WITH_INVARIANTS))


@pytest.mark.full
def test_invariants_hold_at_every_step_of_many_games(row: Row) -> None:
    seeds = row.seeds(GAMES_WITH_INVARIANTS_FULL)
    chunks = [seeds[first : first + 250] for first in range(0, len(seeds), 250)]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for _ in pool.map(check_invariants, [row.id] * len(chunks), chunks):
            pass


# Choices


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_has_a_name_that_parses_back(name: str) -> None:
    game = lascaux.load(name)
    for choice in range(game.verbs.size):
        written = game.name(choice)
        assert game.parse(written) == choice
        assert game.parse(f"  {written.replace(' ', '   ')} ") == choice


def check_refusal(game: Game, at: Position, choice: int) -> None:
    """An illegal choice is refused with the same reason by everyone, and nothing happens."""
    before = list(at.cells)
    for language in LANGUAGES:
        reason = game.why_not(at, choice, language)
        assert reason is not None, f"{game.name(choice)} is illegal without a reason"
        assert reason.text.strip(), game.name(choice)
        assert reason.clause in CLAUSES, f"{game.name(choice)}: {reason.clause} is no clause"
    reason = game.why_not(at, choice)
    assert reason is not None
    with pytest.raises(lascaux.IllegalChoice) as refused:
        at.play(choice, check=True)
    assert (refused.value.name, refused.value.reason, refused.value.clause) == (game.name(choice), *reason)
    assert list(at.cells) == before


def test_legal_choices_need_no_excuse_and_illegal_ones_get_a_reason(row: Row, game: Game) -> None:
    for number, at in enumerate(some_positions(game, 3, every=3 * row.length)):
        legal = set(at.choices())
        for choice in legal:
            assert game.why_not(at, choice) is None, game.name(choice)
        for choice in set(range(number % 53, game.verbs.size, 53)) - legal:
            check_refusal(game, at, choice)


def test_the_whole_range_at_a_few_positions(row: Row, game: Game) -> None:
    for at in some_positions(game, 4, every=30 * row.length):
        legal = set(at.choices())
        for choice in range(game.verbs.size):
            if choice in legal:
                after = at.copy()
                after.play(choice, check=True)
                assert after != at
            else:
                check_refusal(game, at, choice)


def test_a_checked_choice_does_what_an_unchecked_one_does(game: Game) -> None:
    checked = game.start()
    for choice, at in zip(choices_made(game, 5), islice(positions(game, 5), 1, None), strict=True):
        checked.play(choice, check=True)
        assert checked == at


# Chance


class Counter:
    """A source of numbers that are not random: it gives what it is told to, and remembers what it was asked."""

    def __init__(self) -> None:
        self.next = 0
        self.stop = 0

    def randrange(self, stop: int, /) -> int:
        self.stop = stop
        return self.next


def test_nature_draws_by_weight(row: Row, game: Game) -> None:
    for at in (at for seed in row.seeds(3) for at in positions(game, seed)):
        if at.actor != CHANCE:
            continue
        choices, weights = list(at.choices()), list(at.weights())
        assert len(weights) == len(choices)
        assert min(weights) > 0
        source = Counter()
        drawn = []
        for source.next in range(sum(weights)):
            drawn.append(at.sample(source))
            assert source.stop == sum(weights)
        assert [drawn.count(choice) for choice in choices] == weights


# Records


def test_a_record_replays_to_an_equal_position(game: Game, tmp_path: Path) -> None:
    seats = [f"Älteste #{seat}" for seat in range(game.seats)]
    choices = choices_made(game, 6)
    record = lascaux.Record(game, seats, choices)
    *_, end = positions(game, 6)
    assert record.position() == end
    for one, other in zip(record.positions(), positions(game, 6), strict=True):
        assert one == other

    record.save(tmp_path / "game.txt")
    for again in (lascaux.Record.parse(record.text()), lascaux.Record.load(tmp_path / "game.txt")):
        assert again.game.same_rules(game)
        assert (again.seats, again.choices) == (seats, choices)
        assert again.position() == end
        assert again.text() == record.text()


def test_the_positions_of_a_record_are_nobody_elses(game: Game) -> None:
    record = lascaux.Record(game, choices=choices_made(game, 7)[:20])
    before = record.position()
    for at in [*record.positions(), record.position()]:
        at.play(at.choices()[0])
    assert record.position() == before


# Views and texts


def test_views_are_plain_data(row: Row, game: Game) -> None:
    for at in some_positions(game, 9, every=row.length):
        for seat in (NOBODY, *range(game.seats)):
            view = game.view(at, seat)
            assert json.loads(json.dumps(view, allow_nan=False)) == view
            offered = [choice["choice"] for choice in view["choices"]]
            assert offered == (list(at.choices()) if seat == at.actor and not at.over else [])
    with pytest.raises(ValueError, match=f"{game.seats}"):
        game.view(at, game.seats)


def test_a_seat_sees_nothing_that_it_cannot_know(row: Row, game: Game) -> None:
    """Positions that differ only in private facts look the same to everybody else."""
    for seed in row.seeds(10):
        for at in some_positions(game, seed, every=10 * row.length):
            for seat in (NOBODY, *range(game.seats)):
                other = at.copy()
                other.resample(seat, Random(seed))
                assert game.view(other, seat) == game.view(at, seat)
                assert other.scores() == at.scores()


def test_the_scoresheet_adds_up_to_the_score_at_every_step(row: Row, game: Game) -> None:
    for seed in row.seeds(5):
        for at in positions(game, seed):
            assert [game.scoresheet(at, seat).total for seat in range(game.seats)] == at.scores()


def test_winners_have_the_best_score(row: Row, game: Game) -> None:
    for seed in row.seeds(30):
        *_, end = positions(game, seed)
        winners, scores = end.winners(), end.scores()
        assert winners == sorted(set(winners) & set(range(game.seats)))
        assert winners or game.seats == 1  # who plays alone may miss the goal
        assert all(scores[winner] == max(scores) for winner in winners)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_choice_is_described(name: str, language: str) -> None:
    game = lascaux.load(name)
    for choice in range(game.verbs.size):
        check_text(game.describe(choice, language), game.name(choice))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_can_be_told_and_drawn(row: Row, game: Game, language: str) -> None:
    choices = [*choices_made(game, 10), None]
    for step, (choice, at) in enumerate(zip(choices, positions(game, 10), strict=True)):
        if step % row.length > 1:  # of a long game a part will do
            continue
        offered = [game.describe(legal, language) for legal in at.choices()]
        assert len(set(offered)) == len(offered), f"two choices with one description: {offered}"
        check_text(game.prompt(at, language), "prompt")
        if choice is not None:
            check_text(game.log(at, choice, language), "log")
        check_text(game.text(at, step % game.seats, language), "table")


def check_text(text: str, what: str) -> None:
    assert text.strip(), f"{what}: nothing said"
    assert "{" not in text, f"{what}: a gap was not filled in {text!r}"


def test_an_unknown_language_is_named(game: Game) -> None:
    at = game.start()
    for ask in (
        lambda: game.prompt(at, "fr"),
        lambda: game.text(at, 0, "fr"),
        lambda: game.describe(0, "fr"),
        lambda: game.why_not(at, game.verbs.size - 1, "fr"),
    ):
        with pytest.raises(ValueError, match="'fr'"):
            ask()
