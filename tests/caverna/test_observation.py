"""An observation holds all that a seat sees of Caverna, and says what it holds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lascaux.core.game import Game
from lascaux.core.position import AGENDA, DEPTH, FIRST, Position
from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.testing.observing import Eye
from lascaux.testing.play import positions, starts
from tests.caverna.table import Table, expedition, on_turn, table
from tests.conformance.games import BY_ID, game_of

MODES = ("solo", "two", "three", "five", "seven", "beginner", "rulings", "solo-rulings")
SEEDS = range(4)
# Steps that remember how many seats are done, or which comes next; the actor and the starting player say the same.
COUNTING = (
    *(layout.WORK, layout.CLEAR_SPACES, layout.SKIPPING, layout.FEEDING),
    *(layout.BREEDING, layout.END_ROUND, layout.BEFORE_SCORING),
)


def facts(eye: Eye, at: Position, seat: int) -> bytes:
    """An observation without the points, which follow from the rest."""
    found, points = eye.bytes(at, seat), eye.observation.points
    return found[: 4 * points.offset] + found[4 * (points.offset + points.size) :]


def lines(made: Table, seat: int = 0) -> dict[str, str]:
    """An explained observation by its fields."""
    return Eye(made.game).words(made.at, seat)


def played(row_id: str) -> Iterator[Position]:
    for seed in SEEDS:
        for start in starts(BY_ID[row_id], seed):
            yield from positions(game_of(row_id), seed, start)


def seen(game: Game, at: Position, seat: int) -> object:
    """What must be told apart."""
    return game.view(at, seat), list(at.choices())


# Nothing is missing


@pytest.mark.parametrize("mode", MODES)
def test_positions_with_equal_observations_look_alike(mode: str) -> None:
    game = game_of(f"caverna-{mode}")
    eye = Eye(game)
    first: dict[tuple[int, int], Position] = {}
    for step, at in enumerate(played(f"caverna-{mode}")):
        seat = step % game.seats
        key = seat, hash(facts(eye, at, seat))
        other = first.get(key)
        if other is None:
            first[key] = at.copy()
        elif other.cells != at.cells:
            assert seen(game, at, seat) == seen(game, other, seat)


@pytest.mark.parametrize("mode", MODES)
def test_a_cell_that_leaves_the_observation_as_it_is_leaves_the_view(mode: str) -> None:
    """Each cell in turn is given the value that it has in another position."""
    game = game_of(f"caverna-{mode}")
    eye = Eye(game)
    some = [at.copy() for step, at in enumerate(played(f"caverna-{mode}")) if step % 29 == 0][:40]
    for at, other in zip(some, reversed(some), strict=True):
        view, row = game.view(at, 0), facts(eye, at, 0)
        for cell in range(FIRST, len(at.cells)):
            mixed = at.copy()
            mixed.cells[cell] = other.cells[cell]
            if mixed.cells != at.cells and can_be(mixed) and facts(eye, mixed, 0) == row:
                assert game.view(mixed, 0) == view, f"cell {cell}"


def can_be(mixed: Position) -> bool:
    """Whether its cells agree on the spaces that are occupied, on who is an adult, and on what grows on a field."""
    assert isinstance(mixed, CavernaPosition)
    occupied = 0
    for seat in range(mixed.game.seats):
        occupied |= mixed.of(seat, layout.WORKING)
        crops = sum(mixed.of(seat, layout.CROPS + kind) for kind in range(5))
        if mixed.of(seat, layout.ADULTS) > mixed.of(seat, layout.DWARFS) or crops != mixed.sown_fields(seat):
            return False
    return occupied == mixed.cells[layout.OCCUPIED]


@pytest.mark.parametrize("mode", MODES)
def test_what_the_agenda_remembers_is_told_apart(mode: str) -> None:
    """The arguments of open decisions become those of another position with the same decisions open."""
    game = game_of(f"caverna-{mode}")
    eye = Eye(game)
    last: dict[tuple[int, ...], list[int]] = {}
    for at in played(f"caverna-{mode}"):
        agenda = list(at.cells[AGENDA : AGENDA + 3 * at.cells[DEPTH]])
        kinds = tuple(agenda[::3])
        before = last.get(kinds, agenda)
        last[kinds] = agenda
        mixed = at.copy()
        for entry, kind in enumerate(kinds):
            if kind not in COUNTING:
                for cell in (3 * entry + 1, 3 * entry + 2):
                    mixed.cells[AGENDA + cell] = before[cell]
        if mixed.cells != at.cells and facts(eye, mixed, 0) == facts(eye, at, 0):
            assert seen(game, mixed, 0) == seen(game, at, 0), f"{before} for {agenda}"


# The numbers


@pytest.mark.parametrize("mode", MODES)
def test_no_number_reaches_its_limit(mode: str) -> None:
    eye = Eye(game_of(f"caverna-{mode}"))
    for step, at in enumerate(played(f"caverna-{mode}")):
        if step % 7 == 0:
            found = eye.numbers(at, 0)
            for field in eye.observation.fields:
                if field.id in ("goods", "animals", "begging", "points"):
                    assert max(found[field.offset : field.offset + field.size]) < 1.0, field.id


@pytest.mark.parametrize("mode", ["two", "three", "seven"])
def test_seats_are_counted_from_the_observers(mode: str) -> None:
    game = game_of(f"caverna-{mode}")
    eye = Eye(game)
    fields = [field for field in eye.observation.fields if field.axes and field.axes[0].kind == "seat"]
    assert [field.id for field in fields][:4] == ["actor", "points", "board", "crops"]
    for step, at in enumerate(positions(game, 2)):
        if step % 40:
            continue
        rows = [eye.numbers(at, seat) for seat in range(game.seats)]
        for field in fields:
            block = field.size // game.seats
            for seat in range(game.seats):
                for whose in range(game.seats):
                    absolute = (seat + whose) % game.seats
                    here, there = field.offset + whose * block, field.offset + absolute * block
                    assert rows[seat][here : here + block] == rows[0][there : there + block], field.id


# In words


def test_a_first_turn_in_words() -> None:
    found = lines(table(3, furnishing_set="beginner"), seat=2)
    assert found.pop("board").startswith("own cavern row2 col3, own cavern row3 col3, own furnished row3 col3, ")
    assert found.pop("offer").startswith("dwelling, simple-dwelling-4w2s, simple-dwelling-3w3s, cuddle-room, ")
    assert found == {
        "decision": "take-turn",
        "waiting": "work 1",
        "actor": "next",
        "points": "own -28, next -28, next+1 -28",
        "goods": "own food 2, next food 1, next+1 food 1",
        "dwarfs": (
            "own dwarf1 adult, own dwarf2 adult, next dwarf1 adult, next dwarf2 adult, "
            "next+1 dwarf1 adult, next+1 dwarf2 adult"
        ),
        "table": "round 1, leaves 4, reds 3",
        "starter": "next",
        "next-starter": "next",
        "cards": "round1 blacksmithing",
        "unrevealed": (
            "sheep-farming, ore-mine-construction, wish-for-children, donkey-farming, ruby-mine-construction, "
            "family-life, exploration, ore-delivery, adventure, ore-trading, ruby-delivery"
        ),
        "in-play": (
            "drift-mining, excavation, starting-player, logging, supplies, ore-mining, wood-gathering, "
            "forest-exploration, clearing, sustenance, ruby-mining, housework, slash-and-burn, strip-mining, "
            "imitation-4, blacksmithing"
        ),
        "stock": (
            "drift-mining stone 1, excavation stone 1, starting-player food 1, logging wood 3, ore-mining ore 2, "
            "wood-gathering wood 1, forest-exploration wood 1, clearing wood 1, sustenance food 1, ruby-mining ruby 1, "
            "strip-mining ore 1"
        ),
    }


def test_a_home_in_words() -> None:
    made = table().lay("field", "2,3").lay("2 grain", "1,3").lay("1 vegetable", "0,3").large_pasture("1,1", "2,1")
    made.large_pasture("0,0", "0,1").lay("ruby-mine", "4,3").lay("deep-tunnel", "5,3").lay("stable", "2,1")
    made.furnish("work-room", "3,1").furnish("dwelling", "3,0").give("1donkey 3G").dwarfs(0, 9, 0, newborn=1)
    made.set(layout.BEGGING, 2).set(layout.SKIPS, 2).set(layout.DELIVERIES + 1, 4).occupy("logging", 0)
    found = lines(made, seat=1)
    assert "next wide-pasture row1 col1, next wide-pasture row1 col2, " in found["board"]
    assert "next tall-pasture row0 col0, next tall-pasture row1 col0, " in found["board"]
    assert "next field row3 col0, next field row3 col1, next field row3 col2, next stable row1 col2, " in found["board"]
    assert "next ruby-mine row3 col4, " in found["board"]
    assert "next dwelling row0 col3, next dwelling row3 col3, " in found["board"]
    assert found["crops"] == "next grain row3 col1 2, next vegetables row3 col0 1"
    assert found["room-on"] == "next row0 col3 1, next row1 col3 10"
    assert found["rooms"] == "next dwelling, next work-room"
    assert found["animals"] == "next donkey 1"
    assert found["begging"] == "next 2"
    assert found["states"] == "next skips-breeding"
    assert found["deliveries"] == "next stone 4"
    assert found["dwarfs"].endswith("next dwarf1 adult, next dwarf2 adult, next dwarf3 newborn")
    assert found["strength"] == "next dwarf2 9"
    assert found["works-at"] == "next dwarf1 5"
    assert found["working"] == "next logging"


def test_markers_in_words() -> None:
    made = table().round(8).set_cell(layout.MARKER, 3).set_cell(layout.RED_ROUNDS, 1 << 6 | 1 << 8)
    found = lines(made.set_cell(layout.NEXT_STARTER, 1))
    assert (found["marker"], found["red-rounds"]) == ("second-red", "round6, round8")
    assert (found["starter"], found["next-starter"]) == ("own", "next")


def protecting() -> Table:
    return table(1).stack("logging", "6W").give("1R").new_round()


def giving_up() -> Table:
    made = on_turn("1R 3donkey 3sheep 1cattle").begin(layout.HOUSE_ANIMALS)
    return made.play("give donkey")


def paying_with_ore() -> Table:
    made = on_turn("4W 4S 4O").furnish("builder", "3,1").reveal("wish-for-children")
    return made.play("place wish-for-children", "do furnish-dwelling", "furnish dwelling")


ADVENTURE = ("place adventure", "do expedition", "loot dog", "do expedition")
OPEN = [
    (on_turn("1R").dwarfs(0, 3).play("send 3"), {"decision": "continue-turn", "sent": "dwarf2"}),
    (on_turn("1R").play("exchange"), {"decision": "exchange", "food": "for-food-alone"}),
    (protecting(), {"decision": "protect-space", "protect": "logging"}),
    (
        table().play("place clearing"),
        {"decision": "choose-deed", "acting": "dwarf1", "space": "clearing", "done": "acted"},
    ),
    (
        table().play("place clearing", "do meadow-field", "lay 2,3"),
        {"decision": "lay-second", "laying": "meadow-field", "first": "2,3", "part": "part1", "done": "part1, acted"},
    ),
    (
        expedition(5, 3).play("loot dog", "loot grain"),
        {"decision": "choose-loot", "expedition": "5", "loot-left": "1", "loot": "dog, grain", "part": "part2"},
    ),
    (
        table().reveal("adventure").dwarfs(1, 1).play(*ADVENTURE),
        {"decision": "choose-loot", "part": "part3", "done": "part2, part3, acted", "loot-left": "1"},
    ),
    (
        on_turn("9W 9S").play("place housework", "do furnish"),
        {"decision": "furnish", "scope": "anything", "space": "housework", "part": "part2"},
    ),
    (
        on_turn("9W 9S").play("place housework", "do furnish", "furnish carpenter"),
        {"decision": "choose-cavern", "furnishing": "carpenter"},
    ),
    (paying_with_ore(), {"decision": "pay-with-ore", "scope": "a-dwelling", "furnishing": "dwelling"}),
    (
        table(5).play("place weekly-market", "buy wood", "buy dog"),
        {"decision": "buy-goods", "bought": "wood, dog"},
    ),
    (
        on_turn("6O").reveal("ore-trading").play("place ore-trading", "do trade"),
        {"decision": "trade-ore", "trades": "2"},
    ),
    (giving_up(), {"decision": "give-up-animal", "food": "odd-donkey"}),
]


@pytest.mark.parametrize(("made", "expected"), OPEN, ids=[expected["decision"] for _, expected in OPEN])
def test_the_open_decision_in_words(made: Table, expected: dict[str, str]) -> None:
    found = lines(made)
    assert {field: found.get(field) for field in expected} == expected
