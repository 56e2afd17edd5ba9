"""One position as NumPy arrays."""

from __future__ import annotations

import numpy as np
import pytest

import lascaux
from lascaux.core.position import CHANCE
from lascaux.envs import Batch, Observer
from lascaux.testing.play import positions
from lascaux.testing.rows import Row
from tests.conformance.games import ROWS, game_of

every_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)


@every_row
def test_no_number_leaves_its_bounds(row: Row) -> None:
    observer = Observer(game_of(row.id))
    for at in positions(observer.game, seed=1):
        for seat in range(observer.seats):
            seen = observer.observe(at, seat)
            assert seen.dtype == np.float32
            assert seen.shape == (observer.size,)
            assert np.all(seen >= observer.low)
            assert np.all(seen <= observer.high)


@every_row
def test_the_mask_has_the_legal_choices_of_the_one_who_chooses(row: Row) -> None:
    observer = Observer(game_of(row.id))
    natures = 0
    for at in positions(observer.game, seed=2):
        natures += at.actor == CHANCE
        for seat in range(observer.seats):
            mask = observer.mask(at, seat)
            assert mask.dtype == np.int8
            assert mask.shape == (observer.game.verbs.size,)
            assert mask.nonzero()[0].tolist() == (list(at.choices()) if at.actor == seat else [])
    assert natures or (observer.game.id == "caverna" and observer.seats == 1)  # there nature has nothing to choose


@every_row
def test_an_observation_does_not_depend_on_what_was_seen_before(row: Row) -> None:
    game = game_of(row.id)
    used = Observer(game)
    for number, at in enumerate(positions(game, seed=3)):
        seat = number % used.seats
        seen = used.observe(at, seat)
        if number % 50 == 0:
            assert np.array_equal(seen, Observer(game).observe(at, seat))


@every_row
def test_every_seat_sees_its_own_points_first(row: Row) -> None:
    observer = Observer(game_of(row.id))
    field = observer.observation.points
    *_, at = positions(observer.game, seed=4)
    scores = at.scores()
    for seat in range(observer.seats):
        points = observer.planes(observer.observe(at, seat))["points"]
        expected = np.clip(scores[seat:] + scores[:seat], field.low, field.high)
        assert points * field.high == pytest.approx(expected)


@every_row
def test_fields_are_views_that_make_up_the_whole(row: Row) -> None:
    observer = Observer(game_of(row.id))
    seen = observer.observe(observer.game.start(), 0)
    planes = observer.planes(seen)
    assert list(planes) == [field.id for field in observer.observation.fields]
    assert all(np.shares_memory(plane, seen) for plane in planes.values())
    assert np.array_equal(np.concatenate([plane.ravel() for plane in planes.values()]), seen)


def test_boards_are_planes_of_a_grid() -> None:
    observer = Observer(lascaux.load("cave-vs-cave"))
    planes = observer.planes(observer.observe(observer.game.start(), 0))
    assert planes["board"].shape == (2, 7, 5, 6)


def test_stacked_observations_give_stacked_planes() -> None:
    batch = Batch("cave-vs-cave", 3, seed=1)
    planes = Observer(batch.game).planes(batch.observations)
    assert planes["board"].shape == (3, 2, 7, 5, 6)
    assert planes["activations"].shape == (3,)


def test_arrays_are_the_callers_own() -> None:
    observer = Observer(lascaux.load("cave-vs-cave"))
    at = observer.game.start()
    first, mask = observer.observe(at, 0), observer.mask(at, 0)
    first[:] = 7
    mask[:] = 7
    assert observer.observe(at, 0).max() <= 1
    assert observer.mask(at, 0).max() <= 1


def test_an_observation_can_be_put_into_words() -> None:
    game = lascaux.load("cave-vs-cave", players=1)
    observer = Observer(game)
    at = next(at for at in positions(game, seed=1) if at.actor == 0)
    lines = observer.explain(observer.observe(at, 0)).splitlines()
    assert "decision: take-tile" in lines
    assert "actor: own" in lines


def test_what_is_no_observation_is_refused() -> None:
    observer = Observer(lascaux.load("cave-vs-cave"))
    with pytest.raises(ValueError, match=f"has {observer.size} numbers, not shape"):
        observer.planes(np.zeros(5, np.float32))
    with pytest.raises(ValueError, match=f"has {observer.size} numbers, not 5"):
        observer.explain(np.zeros(5, np.float32))
    with pytest.raises(ValueError, match="one observation can be explained at a time"):
        observer.explain(np.zeros((2, observer.size), np.float32))


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    observer = Observer(lascaux.load("cave-vs-cave"))
    with pytest.raises(ValueError, match=f"there is no seat {seat}; the seats are 0 to 1"):
        observer.observe(observer.game.start(), seat)
    with pytest.raises(ValueError, match=f"there is no seat {seat}; the seats are 0 to 1"):
        observer.mask(observer.game.start(), seat)
