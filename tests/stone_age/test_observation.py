"""The observation tells a seat all that its view shows, and nothing that it may not know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from lascaux.core.position import AGENDA, DEPTH, FIRST, TURN, Position
from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.layout import SEAT_SIZE, SEATS
from lascaux.testing.observing import Eye
from lascaux.testing.play import positions
from tests.conformance.games import ROWS, game_of
from tests.stone_age.scenes import at_animal, buying, buying_card, feeding, scored, winter
from tests.stone_age.table import Table, acting, table

MODES = [row.id for row in ROWS if row.name == "stone-age"]
EVERYTHING = [mode for mode in MODES if "everything" in mode]


class StoneAgeEye(Eye):
    """Knows what is beyond the limits of the fields."""

    def tells_apart(self, at: Position) -> bool:
        """Whether nothing in a position is beyond its field's limits."""
        seats = [at.cells[SEATS + seat * SEAT_SIZE :][:SEAT_SIZE] for seat in range(at.game.seats)]
        return (
            all(number <= self.limits["goods"] for seat in seats for number in seat[layout.GOODS :][:5])
            and at.cells[layout.ROUND] <= self.limits["round"]
            and all(self.observation.points.low <= points <= self.limits["points"] for points in at.scores())
        )


def observed(made: Table, seat: int = 0) -> dict[str, str]:
    return StoneAgeEye(made.game).words(made.at, seat)


def told(made: Table, *fields: str) -> list[str]:
    """What seat 0 is told in some fields."""
    words = observed(made)
    return [words[field] for field in fields]


def sampled(mode: str, every: int = 7) -> Iterator[Position]:
    """Copies of positions of random games; some of these begin where a card is about to be drawn blind."""
    game = game_of(mode)
    options: dict[str, Any] = dict(game.options)
    drawing = buying_card("c05", "1W", **options).play("buy").at
    for seed in range(3):
        for start in (game.start(), drawing):
            for step, at in enumerate(positions(game, seed, start)):
                if step % every == 0 or at.over:
                    yield at.copy()


def next_positions(at: Position) -> list[Position]:
    """The position, and those after each of its choices."""
    found = [at]
    for choice in at.choices():
        found.append(at.copy())
        found[-1].play(choice)
    return found


def open_decisions(at: Position) -> tuple[int, ...]:
    return tuple(at.cells[AGENDA : AGENDA + 3 * at.cells[DEPTH] : 3])


# Nothing is missing


@pytest.mark.parametrize("mode", MODES)
def test_positions_that_look_the_same_have_the_same_view_and_choices(mode: str) -> None:
    game, eye = game_of(mode), StoneAgeEye(game_of(mode))
    met: dict[tuple[int, bytes], Position] = {}
    compared = 0
    for sample in sampled(mode):
        for at in filter(eye.tells_apart, next_positions(sample)):
            for seat in range(game.seats):
                other = met.setdefault((seat, eye.bytes(at, seat)), at)
                if other != at:
                    assert game.view(at, seat) == game.view(other, seat)
                    compared += 1
    assert len(met) > 1000
    assert compared > 30  # at least the cards that another may have drawn blind


@pytest.mark.parametrize("mode", EVERYTHING)
def test_every_cell_that_changes_the_view_changes_the_row(mode: str) -> None:
    """A cell, or all that the agenda remembers, is as in another position with the same open decisions."""
    game, eye, rng = game_of(mode), StoneAgeEye(game_of(mode)), Random(1)
    alike: dict[tuple[int, ...], list[Position]] = {}
    for at in filter(eye.tells_apart, sampled(mode, 13)):
        alike.setdefault(open_decisions(at), []).append(at)
    cells = range(layout.ROUND, SEATS + game.seats * SEAT_SIZE)
    blocks = [range(TURN, TURN + 1), range(AGENDA, FIRST), *(range(cell, cell + 1) for cell in cells)]
    told = set()
    for at in [at for group in alike.values() for at in group]:
        seat = rng.randrange(game.seats)
        row, others = eye.bytes(at, seat), alike[open_decisions(at)]
        for block in blocks:
            changed, other = at.copy(), others[rng.randrange(len(others))]
            for cell in block:
                changed.cells[cell] = other.cells[cell]
            if changed == at or not eye.tells_apart(changed):
                continue
            if eye.bytes(changed, seat) != row:
                told.add(block.start)
            else:
                assert game.view(changed, seat) == game.view(at, seat), f"cell {block.start}"
    assert len(told) > 90


# Nothing is told that a seat may not know


@pytest.mark.rule("STA-DRAW-03")
@pytest.mark.parametrize("mode", MODES)
def test_what_a_seat_cannot_know_does_not_change_its_row(mode: str) -> None:
    game, eye, rng = game_of(mode), StoneAgeEye(game_of(mode)), Random(1)
    redrawn = 0
    for at in sampled(mode, 13):
        for seat in range(game.seats):
            other = at.copy()
            assert eye.bytes(other, seat) == eye.bytes(at, seat)
            other.resample(seat, rng)
            redrawn += other != at
            assert eye.bytes(other, seat) == eye.bytes(at, seat)
    assert redrawn > 20


@pytest.mark.rule("STA-DRAW-03")
def test_the_blind_drawn_card_is_its_owners_secret_until_the_end() -> None:
    made = table(2).cards("c05", 0).blind("c33", 0)
    own, other = observed(made, 0), observed(made, 1)
    assert own["cards"] == "own c05, own c33"
    assert own["blind"] == "c33"
    assert "c33" not in own["unseen"]
    assert own["symbols"] == "own writing 1, own time 1"
    assert other["cards"] == "next c05"
    assert "blind" not in other
    assert "c33" in other["unseen"]
    assert other["symbols"] == "next writing 1"
    assert (own["kept"], other["kept"]) == ("own blind-card", "next blind-card")
    assert own["deck"] == other["deck"]
    end = observed(scored(made), 1)
    assert end["cards"] == "next c05, next c33"
    assert end["blind"] == "c33"
    assert "c33" not in end["unseen"]


# The fields


def test_expansions_that_are_not_played_have_no_fields() -> None:
    base = {field.id: field for field in table(2).game.observation().fields}
    full = {field.id: field for field in winter(2).game.observation().fields}
    assert full.keys() - base.keys() == {"igloos", "active", "waiting-animals", "known-top", "hidden", "reward"}
    assert "animal" in full["people"].axes[1].names
    assert base["people"].axes[1].names[-3:] == ("card-4", "building-1", "building-2")
    assert (base["owned"].shape, full["owned"].shape) == ((2, 28), (2, 32))


# In words


def test_an_observation_in_words() -> None:
    made = acting("forest 3, card-2", "hunt 2, hut", players=2).give("2W 1G", 0).tools("2 1x", 0).agriculture(3, 1)
    made.cards("c25", 1).buildings("b02", 1).points(-12, 1).play("resolve forest").roll(6, 4)
    eye = StoneAgeEye(made.game)
    words = eye.observation.explain(eye.numbers(made.at, 1)).splitlines()
    unseen = [f"c{number:02}" for number in range(1, 37) if number not in (3, 6, 22, 25, 27)]
    unbuilt = [f"b{number:02}" for number in range(1, 29) if number not in (1, 2, 11)]
    assert words == [
        "decision: roll-die",
        "waiting: actions 1, yield 1",
        "points: own -12",
        "goods: own food 12, next wood 2, next gold 1, next food 12",
        "tribe: own people 5, own at-home 1, own agriculture 3, own buildings 1, "
        "next people 5, next at-home 4, next tool-values 3",
        "tools: next first 2, next second 1",
        "used: next second",
        "cards: own c25",
        "figures: own farmer 2",
        "owned: own b02",
        "people: own hut 2, own hunt 2, next card-2 1",
        "starter: next",
        "turn: next",
        "phase: actions",
        "round: 1",
        "slots: card-1 c03, card-2 c06, card-3 c22, card-4 c27",
        "deck: 31",
        f"unseen: {', '.join(unseen)}",
        "tops: building-1 b01, building-2 b11",
        "left: building-1 7, building-2 7",
        f"unbuilt: {', '.join(unbuilt)}",
        "dice: added-up 1",
        "pips: 10",
        "roll-for: wood",
        "first-tool: tool-4",
    ]


def test_seats_are_counted_from_the_own_one() -> None:
    made = table(3).give("7S", 1)
    assert [observed(made, seat)["starter"] for seat in range(3)] == ["own", "next+1", "next"]
    assert [observed(made, seat)["turn"] for seat in range(3)] == ["own", "next+1", "next"]
    stones = ["next stone 7", "own stone 7", "next+1 stone 7"]
    assert all(stone in observed(made, seat)["goods"] for seat, stone in enumerate(stones))


def test_a_roll_remembers_its_good_and_the_tools_that_may_follow() -> None:
    made = acting("quarry 2").tools("3 2 2").one_use(4, 2).play("resolve quarry").roll(6, 4)
    assert told(made, "pips", "roll-for", "first-tool") == ["10", "stone", "tool-4"]
    assert told(made, "kept") == ["own one-use-2, own one-use-4"]
    assert told(made.play("tool 2"), "pips", "first-tool", "used") == ["12", "tool-2", "own third"]
    assert told(made.play("one-use 4"), "pips", "first-tool", "kept") == ["16", "one-use-3", "own one-use-2"]


def test_dice_for_all_are_shown_with_who_takes_them() -> None:
    made = buying_card("c01", "1W", players=3).play("buy").roll(4)
    assert told(made, "decision", "dice", "faces", "buyer") == ["roll-die", "laid-out 2", "face-4 1", "own"]
    made.roll(1, 4).play("pick 1")
    assert told(made, "actor", "faces", "buyer", "done") == ["next", "face-4 2", "own", "dice 2"]


def test_a_payment_names_what_is_still_due() -> None:
    exact = buying("b19", "4W 4C 4S").play("buy", "pay wood 1")
    fields = ("buying", "paying", "due", "kinds", "paid")
    assert told(exact, *fields) == ["building-1", "clay", "least 3, most 3", "1", "3"]
    assert told(buying("b26", "4W 4C").play("buy"), *fields[1:4]) == ["wood", "least 1, most 7", "any"]


def test_missing_food_and_resources_of_choice() -> None:
    made = feeding("3F").any_two()
    assert told(made, "phase", "missing", "kept") == ["feeding", "2", "own any-two"]
    assert told(made.play("redeem"), "missing", "take", "take-from") == ["2", "2", "wood"]
    assert told(made.play("gain clay"), "missing", "take", "take-from") == ["2", "1", "clay"]


def test_animals_are_told_in_their_order() -> None:
    made = winter().animal("wolf", "wild-boar", "bird-of-prey")
    assert told(made, "active", "hidden") == ["wolf", "polar-bear"]
    assert told(made, "waiting-animals") == ["first wild-boar, second bird-of-prey"]
    drawn = buying_card("c05", "1W", theme="winter", animals=True).play("buy", "show wolf", "show polar-bear")
    assert told(drawn, "known-top") == ["first wolf, second polar-bear"]
    reward = at_animal(2, 0).begin_actions().roll(4, 1)
    assert told(reward, "active", "reward", "phase") == ["wild-boar", "face-4", "feeding"]


def test_hard_winter_and_igloos() -> None:
    made = buying("i1", "3W 1S", theme="winter", hard_winter=True, igloos=True).play("buy")
    assert told(made, "decision", "buying") == ["pay-extra", "igloo-1"]
    assert told(made.play("extra"), "owned", "igloos", "points") == ["own i1", "igloo-2, igloo-3, igloo-4", "own 14"]


def test_a_turned_up_building_names_its_stack() -> None:
    made = buying("b01", "2W 1C").play("buy")
    assert told(made, "decision", "reveal") == ["reveal-building", "building-1"]
    assert "building-1" not in told(made, "tops")[0]
    assert told(made, "left") == ["building-1 6, building-2 7, building-3 7, building-4 7"]


def test_an_observation_of_another_size_is_refused() -> None:
    observation = table(2).game.observation()
    with pytest.raises(ValueError, match=f"has {observation.size} numbers, not 3"):
        observation.explain([0.0] * 3)
