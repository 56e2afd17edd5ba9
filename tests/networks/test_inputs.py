"""What a network reads: every number of a row, by name, whoever and however many play."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import lascaux
from lascaux.networks.inputs import MOST_SEATS, Inputs, StaleNetwork, cells, seats_read, settings
from lascaux.train.recipes import RECIPES, recipe_for
from tests.conformance.games import ROWS, game_of

GAMES = sorted(RECIPES)


def inputs_of(game: str) -> Inputs:
    recipe = recipe_for(game)
    return Inputs.of(lascaux.load(game, **variant.options) for variant in (*recipe.variants, *recipe.others))


def seat_of(order: Any, inputs: Inputs, seat: int) -> Any:
    """The part of an arrangement that belongs to a seat, without the marks of its distance."""
    begin = len(inputs.common) + seat * inputs.seat_width
    return order[begin : begin + len(inputs.seat)]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_every_number_of_a_row_is_read_once(row: Any) -> None:
    game = game_of(row.id)
    inputs = Inputs.of([game])
    order = inputs.arrangement(game)
    assert len(order) == inputs.width(game)
    assert sorted(place for place in order if place < game.observation().size) == [*range(game.observation().size)]


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_is_read_by_the_same_weights(game: str) -> None:
    inputs = inputs_of(game)
    players = next(option for option in lascaux.load(game).declared if option.name == "players")
    for number in players.values:
        table = lascaux.load(game, players=number)
        order = inputs.arrangement(table)
        assert len(order) == len(inputs.common) + seats_read(table) * inputs.seat_width
        names = [name for whose, name in cells(table) if whose == 0]
        for seat in range(table.seats):
            read = dict(zip(inputs.seat, seat_of(order, inputs, seat), strict=True))
            places = {cell: place for place, cell in enumerate(cells(table))}
            assert [read[name] for name in names] == [places[seat, name] for name in names]


def test_alone_the_other_seat_is_empty() -> None:
    inputs = inputs_of("cave-vs-cave")
    solo = lascaux.load("cave-vs-cave", players=1)
    order = inputs.arrangement(solo)
    zero = solo.observation().size
    assert (order[len(inputs.common) + inputs.seat_width :] == zero).all()


def test_a_seat_is_marked_by_its_distance_from_the_observer() -> None:
    inputs = inputs_of("stone-age")
    game = lascaux.load("stone-age", players=3)
    one = game.observation().size + 1
    marks = inputs.arrangement(game)[len(inputs.common) :].reshape(3, -1)[:, -MOST_SEATS:]
    assert np.array_equal(marks == one, np.eye(3, MOST_SEATS, dtype=bool))


def test_the_options_of_the_table_are_read() -> None:
    inputs = inputs_of("cave-vs-cave")
    for eras in (1, 2):
        game = lascaux.load("cave-vs-cave", eras=eras)
        order = inputs.arrangement(game)
        one = game.observation().size + 1
        read = {name for name, place in zip(inputs.common, order, strict=False) if place == one}
        assert f"option eras={eras}" in read
        assert read == {name for name, on in settings(game).items() if on}


def test_numbers_that_a_network_has_never_seen_make_it_stale() -> None:
    inputs = inputs_of("stone-age")
    game = lascaux.load("stone-age")
    missing = inputs.seat[0]
    with pytest.raises(StaleNetwork, match="never seen 1 of the numbers") as error:
        replace(inputs, seat=inputs.seat[1:]).arrangement(game)
    assert missing in str(error.value)


def test_another_scale_is_another_number() -> None:
    game = lascaux.load("stone-age")
    field = max(game.observation().fields, key=lambda field: field.high)
    names = [name for _, name in cells(game) if name.startswith(f"{field.id} ")]
    assert all(name.endswith(f" {field.low}..{field.high}") for name in names)
