"""Games and positions as Python objects: they say what they are, can be copied, sent and kept, and refuse nonsense."""

from __future__ import annotations

import copy
import inspect
import pickle
from random import Random

import pytest

import lascaux
from lascaux.core.game import Game
from lascaux.core.position import Position
from lascaux.games.cave_vs_cave.game import CaveVsCave
from lascaux.testing.play import some_positions
from tests.conformance.games import ROWS, game_of

GAMES = ["cave-vs-cave", "stone-age", "caverna"]


def middle(game: Game) -> Position:
    """Somewhere in a game, where a seat chooses."""
    return next(at for at in some_positions(game, 3, 7)[2:] if at.actor >= 0)


@pytest.mark.parametrize("id", [row.id for row in ROWS])
def test_positions_of_every_mode_survive_as_bytes_as_copies_and_pickled(id: str) -> None:
    game = game_of(id)
    for at in some_positions(game, 5, 60):
        for again in (game.from_bytes(at.to_bytes()), pickle.loads(pickle.dumps(at)), copy.deepcopy(at), copy.copy(at)):
            assert again == at
            assert again.choices() == at.choices()
            if not at.over:
                again.play(again.choices()[0])
                assert again != at


def test_a_game_is_shared_by_copies_and_loaded_again_from_a_pickle() -> None:
    game = lascaux.load("caverna", players=3)
    assert copy.deepcopy([game])[0] is game
    again = pickle.loads(pickle.dumps(game))
    assert again.same_rules(game)
    one, other = pickle.loads(pickle.dumps([game.start(), game.start()]))
    assert one.game is other.game


def test_errors_can_be_sent_too() -> None:
    at = lascaux.load("cave-vs-cave").start()
    with pytest.raises(lascaux.IllegalChoice) as caught:
        at.play(at.game.parse("take masonry"))
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda data: b"PNG" + data, "these bytes are no position: they begin with b'PNGlascaux position "),
        (lambda data: data.replace(b'"rules":2', b'"rules":7'), "this position has rules 7; this game has 2"),
        (lambda data: data[:-8], "this position has .* bytes of cells; this game has "),
        (lambda data: data.replace(b"{", b"[", 1), "the heading of this position cannot be read"),
    ],
)
def test_bytes_that_are_no_position_of_this_game(change: object, complaint: str) -> None:
    game = lascaux.load("cave-vs-cave")
    with pytest.raises(lascaux.BadPosition, match=complaint):
        game.from_bytes(change(game.start().to_bytes()))  # type: ignore[operator]


def test_bytes_of_another_game() -> None:
    game = lascaux.load("cave-vs-cave")
    for other in (lascaux.load("cave-vs-cave", eras=2), lascaux.load("stone-age")):
        with pytest.raises(lascaux.BadPosition, match=r"this position has (options|game) .*; this game has"):
            game.from_bytes(other.start().to_bytes())


@pytest.mark.parametrize("name", GAMES)
def test_play_refuses_what_is_not_legal_and_changes_nothing(name: str) -> None:
    game = lascaux.load(name)
    at = middle(game)
    before = at.copy()
    illegal = next(choice for choice in range(game.verbs.size) if choice not in list(at.choices()))
    for choice, error in (
        (illegal, lascaux.IllegalChoice),
        (10**9, lascaux.UnknownChoice),
        (-1, lascaux.UnknownChoice),
        (10**30, (TypeError, lascaux.UnknownChoice)),  # compiled, it is no number that the engine knows
    ):
        with pytest.raises(error):
            at.play(choice)
        assert at == before


@pytest.mark.parametrize("name", GAMES)
def test_nothing_can_be_played_after_the_end(name: str) -> None:
    game = lascaux.load(name)
    at = some_positions(game, 1, 1000)[-1]
    assert at.over
    with pytest.raises(lascaux.IllegalChoice):
        at.play(0)


@pytest.mark.parametrize("name", GAMES)
def test_apply_does_what_play_does(name: str) -> None:
    game, rng = lascaux.load(name), Random(4)
    played, applied = game.start(), game.start()
    while not played.over:
        choice = rng.choice(list(played.choices()))
        played.play(choice)
        applied.apply(choice)
        assert played == applied


def test_games_and_positions_say_what_they_are() -> None:
    game = lascaux.load("cave-vs-cave", eras=2, players=1)
    assert repr(game) == "lascaux.load('cave-vs-cave', players=1, eras=2)"
    assert repr(lascaux.load("caverna")) == "lascaux.load('caverna')"
    at = lascaux.load("cave-vs-cave").start()
    assert repr(at) == "<cave-vs-cave, round 0: nature, choose-starter>"
    at.play(at.game.parse("start 1"))
    at.play(at.game.parse("reveal furnishing"))
    assert repr(at) == "<cave-vs-cave, round 1: seat 1, take-tile>"
    record = lascaux.Record(at.game, ["Ada", "Bob"])
    assert repr(record) == "<Record of Ada, Bob, 0 choices: <cave-vs-cave, round 0: nature, choose-starter>>"
    end = some_positions(lascaux.load("stone-age", players=2), 1, 1000)[-1]
    first, second = end.scores()
    assert repr(end) == f"<stone-age, round {end.game.round(end)}: over, {first:g} : {second:g}>"


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_draws_the_table(name: str) -> None:
    at = middle(lascaux.load(name))
    drawn = at._repr_svg_()
    assert drawn.startswith("<svg ")
    assert drawn.endswith("</svg>")
    assert lascaux.Record(at.game)._repr_svg_().startswith("<svg ")


def test_records_are_pickled_with_what_was_played() -> None:
    record = lascaux.Record(lascaux.load("cave-vs-cave"), ["Ada", "Bob"])
    record.play(record.game.parse("start 1"))
    again = pickle.loads(pickle.dumps(record))
    assert again.text() == record.text()
    assert copy.deepcopy(record).text() == record.text()


def public(kind: type) -> list[str]:
    return [name for name in dir(kind) if not name.startswith("_") and callable(getattr(kind, name))]


ASKED = (
    (Position, Position),
    (CaveVsCave, Game),
    (lascaux.Record, lascaux.Record),
)  # each with what declares its surface


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, surface in ASKED for name in public(surface)])
def test_everything_public_has_a_signature_and_a_docstring(kind: type, name: str) -> None:
    method = getattr(kind, name)
    assert inspect.signature(method)
    assert inspect.getdoc(method), "it would be empty in help()"


def test_help_of_a_position() -> None:
    at = lascaux.load("cave-vs-cave").start()
    assert list(inspect.signature(at.play).parameters) == ["choice", "check"]
    assert str(at.play.__doc__).startswith("Make one choice. An illegal one is refused")
    assert "One moment of a game" in str(Position.__doc__)
    assert "CHANCE for nature" in str(inspect.getdoc(Position.actor))


def test_the_top_names_what_everybody_needs() -> None:
    for name in lascaux.__all__:
        assert getattr(lascaux, name) is not None
    with pytest.raises(AttributeError, match="has no attribute 'nonsense'"):
        lascaux.nonsense  # noqa: B018
