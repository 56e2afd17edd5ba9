"""An observation holds all that a seat sees of Cave vs Cave, and says what it holds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lascaux.core.position import AGENDA, DEPTH, FIRST, Position
from lascaux.games.cave_vs_cave.rules import layout
from lascaux.testing.observing import Eye
from lascaux.testing.play import positions
from tests.conformance.games import ROWS, game_of

MODES = [row.id for row in ROWS if row.name == "cave-vs-cave"]
# Where a tile of era I lies tells when it was revealed and changes nothing. The edges follow from the spaces, and
# whether the additional cavern is taken from the caves.
NOT_TOLD = (
    *range(layout.ACTION_SPACES, layout.ACTION_SPACES + 12),
    *(layout.EDGES_IN_PLAY, layout.CAVERN_TAKEN),
)
CELLS = [cell for cell in range(layout.ERA, layout.SIZE) if cell not in NOT_TOLD]


def played(mode: str) -> Iterator[Position]:
    for seed in range(6):
        yield from (at.copy() for at in positions(game_of(mode), seed))


@pytest.mark.parametrize("mode", MODES)
def test_positions_with_equal_observations_look_alike(mode: str) -> None:
    game = game_of(mode)
    eye = Eye(game)
    met: dict[tuple[int, bytes], Position] = {}
    for step, at in enumerate(played(mode)):
        seat = step % game.seats
        other = met.setdefault((seat, eye.bytes(at, seat)), at)
        if other != at:
            assert game.view(at, seat) == game.view(other, seat)


@pytest.mark.parametrize("mode", MODES)
def test_a_cell_that_leaves_the_observation_as_it_is_leaves_the_view(mode: str) -> None:
    """Each cell in turn is given the value that it has in another position."""
    game = game_of(mode)
    eye = Eye(game)
    some = list(played(mode))[::23][:40]
    told = set()
    for at, other in zip(some, reversed(some), strict=True):
        view, row = game.view(at, 0), eye.bytes(at, 0)
        for cell in CELLS:
            mixed = at.copy()
            mixed.cells[cell] = other.cells[cell]
            if mixed.cells == at.cells:
                continue
            if eye.bytes(mixed, 0) != row:
                told.add(cell)
            else:
                assert game.view(mixed, 0) == view, f"cell {cell}"
    assert len(told) >= 20


@pytest.mark.parametrize("mode", MODES)
def test_what_the_agenda_remembers_is_told_apart(mode: str) -> None:
    """The arguments of open decisions become those of another position with the same decisions open."""
    game = game_of(mode)
    eye = Eye(game)
    last: dict[tuple[int, ...], Position] = {}
    for at in played(mode):
        kinds = tuple(at.cells[AGENDA : AGENDA + 3 * at.cells[DEPTH] : 3])
        mixed = at.copy()
        for cell in range(AGENDA, FIRST):
            mixed.cells[cell] = last.get(kinds, at).cells[cell]
        last[kinds] = at
        if mixed != at and at.actor >= 0 and eye.bytes(mixed, 0) == eye.bytes(at, 0):
            assert list(mixed.choices()) == list(at.choices())


def test_a_turn_in_words() -> None:
    game = game_of("cave-vs-cave-era-one")
    at = game.start()
    for name in ("start 0", "reveal masonry", "take masonry", "use wall"):
        at.play(game.parse(name))
    words = Eye(game).words(at, 1)
    assert words.pop("board").startswith("own in-play row0 col0, own in-play row0 col1, own in-play row1 col0")
    assert words.pop("unseen").startswith("warehouse, stall, sacrificial-altar")
    assert words == {
        "decision": "build-wall",
        "waiting": "use-tile 1",
        "actor": "next",
        "points": "own 1, next 1",
        "rooms": "own cave-entrance, next cave-entrance",
        "room-on": "own 3,0 1, next 3,0 1",
        "goods": ", ".join(
            f"{seat} {good} 1"
            for seat in ("own", "next")
            for good in ("wood", "stone", "emmer", "flax", "food", "gold")
        ),
        "match": "era-I",
        "table": "round 1, turns-left 4, walls 7",
        "display": "shelf, spinning-wheel, tunnel, grindstone, food-corner, parlor",
        "face-up": "cultivation, housework, excavation, undergrowth, masonry",
        "taken": "masonry",
        "tile": "masonry",
        "bands": "band3",
    }
