"""The housing check against an exhaustive search (CAV-ANIMAL-16, -19, -20)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pytest

from lascaux.games.caverna.rules import layout
from tests.caverna.farms import FARM_TYPES, fits, room_for
from tests.caverna.table import Table, empty_handed, on_turn

Counts = tuple[int, int, int, int]  # of sheep, donkeys, boars and cattle

FOREST = [(x, y) for y in range(4) for x in range(3)]
FIELDS = ("field", "1 grain", "2 vegetables")
BOARDS = 12  # for each seed
HERDS = 25  # for each board


class Ground:
    """A home board as its places: written down while it is laid out, not read from the position."""

    def __init__(self, rng: Random) -> None:
        self.table = on_turn("0F")
        self.capacities: list[int] = []  # of the places for any one type
        self.takes_dogs: list[bool] = []
        self.meadows = 0  # bare ones
        self.fixed = [0, 0, 0, 0]  # places for one certain type
        self.lay_forest(rng)
        few = self.meadows + len(self.capacities) <= 2  # many dogs among many places would be too many ways to try
        self.dogs = rng.choice((0, 4, 8, 17) if few else (0, 0, 1, 2, 3, 5))
        self.table.give(f"{self.dogs}dog")
        self.furnish(rng)

    def place(self, capacity: int, takes_dogs: bool = False) -> None:
        self.capacities.append(capacity)
        self.takes_dogs.append(takes_dogs)

    def lay_forest(self, rng: Random) -> None:
        kinds = ["meadow", "meadow", *FIELDS, "small-pasture", "wide", "tall", *["bare"] * rng.choice((2, 16))]
        free = set(FOREST)
        stables = 3
        self.fields = 0
        for x, y in FOREST:
            if (x, y) not in free:
                continue
            kind = rng.choice(kinds) if len(self.capacities) < 4 else "bare"
            partner = (x + 1, y) if kind == "wide" else (x, y + 1)
            if kind in ("wide", "tall") and partner not in free:
                kind = "meadow"
            squares = [(x, y), partner] if kind in ("wide", "tall") else [(x, y)]
            free -= set(squares)
            here = 0
            for square in squares:
                if kind not in FIELDS and stables and rng.random() < 0.3:
                    self.table.lay("stable", f"{square[0]},{square[1]}")
                    stables -= 1
                    here += 1
            self.lay(kind, squares, here)

    def lay(self, kind: str, squares: list[tuple[int, int]], stables: int) -> None:
        names = [f"{x},{y}" for x, y in squares]
        if kind == "bare":
            self.fixed[2] += stables
            return
        if len(names) == 2:
            self.table.large_pasture(names[0], names[1])
            self.place((4, 8, 16)[stables], takes_dogs=True)
            return
        self.table.lay(kind, names[0])
        if kind == "small-pasture":
            self.place((2, 4)[stables], takes_dogs=True)
        elif kind == "meadow" and stables:
            self.place(1, takes_dogs=True)
        elif kind == "meadow":
            self.meadows += 1
        elif kind == "field":
            self.fields += 1

    def furnish(self, rng: Random) -> None:
        self.place(2)  # the entry-level dwelling
        dwarfs = rng.randrange(2, 6)
        self.table.dwarfs(*[0] * dwarfs)
        if rng.random() < 0.25:
            self.table.furnish("mixed-dwelling")
            self.place(2)
        if rng.random() < 0.25:
            self.table.furnish("cuddle-room")
            self.fixed[0] += dwarfs
        if rng.random() < 0.25:
            self.table.furnish("breakfast-room")
            self.fixed[3] += 3
        if rng.random() < 0.4 and self.fields <= 2:
            self.table.furnish("stubble-room")
            for _ in range(self.fields):
                self.place(1)
        for mine, square in (("ore-mine", "5,3"), ("ruby-mine", "5,2")):
            if rng.random() < 0.4:
                self.table.lay(mine, square)
                self.fixed[1] += 1

    def arrangements(self) -> set[Counts]:
        """How many of each type have room, for every type in every place and every distribution of the dogs."""
        found: set[Counts] = set()
        for types in product(range(4), repeat=len(self.capacities)):
            room = list(self.fixed)
            guarded = [0] * self.meadows  # what the places hold without dogs where dogs can help
            for capacity, takes_dogs, kind in zip(self.capacities, self.takes_dogs, types, strict=True):
                if kind == 0 and takes_dogs:
                    guarded.append(capacity)
                else:
                    room[kind] += capacity
            sheep = most_sheep(tuple(sorted(guarded)), self.dogs)
            found.add((room[0] + sheep, room[1], room[2], room[3]))
        return found


@cache
def most_sheep(places: tuple[int, ...], dogs: int) -> int:
    """How many sheep have room on meadows and pastures of these capacities with so many dogs among them."""
    return max(
        sum(max(capacity, here + 1 if here else 0) for capacity, here in zip(places, spread, strict=True))
        for spread in distributions(dogs, len(places))
    )


def distributions(dogs: int, places: int) -> Iterator[tuple[int, ...]]:
    """Every way to put at most so many dogs onto so many places."""
    if not places:
        yield ()
        return
    for first in range(dogs + 1):
        for rest in distributions(dogs - first, places - 1):
            yield (first, *rest)


def herd(counts: Counts) -> str:
    return " ".join(f"{number}{kind}" for number, kind in zip(counts, FARM_TYPES, strict=True))


@pytest.mark.rule("CAV-ANIMAL-20")
@pytest.mark.parametrize("seed", range(10))
def test_animals_fit_if_and_only_if_some_arrangement_houses_them(seed: int) -> None:
    rng = Random(seed)
    answers = set()
    for _ in range(BOARDS):
        ground = Ground(rng)
        arrangements = ground.arrangements()
        choices = sorted(arrangements)
        for _ in range(HERDS):
            sheep, donkeys, boars, cattle = (max(0, n + rng.randrange(-1, 2)) for n in rng.choice(choices))
            expected = any(a >= sheep and b >= donkeys and c >= boars and d >= cattle for a, b, c, d in arrangements)
            counts = (sheep, donkeys, boars, cattle)
            assert fits(ground.table, herd(counts)) == expected, (ground.__dict__, counts)
            answers.add(expected)
    assert answers == {True, False}


@pytest.mark.rule("CAV-ANIMAL-19")
@pytest.mark.parametrize(
    ("meadows", "stabled", "pastures", "dogs", "bonus"),
    [
        (1, 0, 0, 1, 2),  # D + min(m, D)
        (1, 0, 0, 5, 6),
        (2, 0, 0, 5, 7),
        (3, 0, 0, 2, 4),
        (2, 1, 1, 3, 5),
        (0, 1, 0, 3, 3),  # D
        (0, 2, 1, 4, 4),
        (0, 0, 1, 1, 0),  # D + 1 - 2
        (0, 0, 1, 3, 2),
        (0, 0, 2, 3, 2),
        (0, 0, 0, 5, 0),
    ],
)
def test_how_many_sheep_dogs_add(meadows: int, stabled: int, pastures: int, dogs: int, bonus: int) -> None:
    squares = iter(["2,3", "1,3", "0,3", "2,2", "1,2", "0,2", "2,1"])
    made = empty_handed()
    for _ in range(meadows):
        made.lay("meadow", next(squares))
    for _ in range(stabled):
        square = next(squares)
        made.lay("meadow", square).lay("stable", square)
    for _ in range(pastures):
        made.lay("small-pasture", next(squares))
    assert room_for(made, "sheep") == 2 + stabled + 2 * pastures
    assert room_for(made.give(f"{dogs}dog"), "sheep") == 2 + stabled + 2 * pastures + bonus


@pytest.mark.rule("CAV-ANIMAL-19")
@pytest.mark.parametrize(("dogs", "sheep"), [(2, 4 + 8 + 2), (4, 5 + 8 + 2), (9, 10 + 8 + 2)])
def test_dogs_without_meadows_go_to_the_smallest_pasture(dogs: int, sheep: int) -> None:
    made = on_turn(f"0F {dogs}dog").lay("small-pasture", "0,3").large_pasture("1,3", "2,3").lay("stable", "0,3 1,3")
    assert room_for(made, "sheep") == sheep


@pytest.mark.rule("CAV-ANIMAL-19")
def test_only_places_given_to_sheep_count() -> None:
    made = empty_handed().give("3dog").lay("small-pasture", "2,3").large_pasture("0,3", "1,3")
    assert fits(made, "6sheep 2boar 4cattle") is False
    assert fits(made, "6sheep 4boar 0cattle") is True  # four with the dogs on the small pasture, two at home
    assert fits(made, "7sheep 4boar 0cattle") is False


@pytest.mark.rule("CAV-ANIMAL-16")
@pytest.mark.parametrize("seed", range(4))
def test_no_single_tile_stable_or_small_pasture_takes_room_away(seed: int) -> None:
    rng = Random(100 + seed)
    for _ in range(BOARDS):
        ground = Ground(rng)
        made = ground.table.give(herd(rng.choice(sorted(ground.arrangements()))))
        assert fits(made)
        meadows = made.squares("meadow")
        bare = {f"{x},{y}" for x, y in FOREST} - forest_tiles(made)
        changed = [made.fork().lay("stable", square) for square in meadows | bare]
        changed += [made.fork().lay("meadow", square) for square in bare]
        changed += [made.fork().lay("field", square) for square in bare - made.squares("stable")]
        for square in meadows:
            fenced = made.fork().set(layout.MEADOWS, 0).lay("small-pasture", square)
            for other in meadows - {square}:
                fenced.lay("meadow", other)
            changed.append(fenced)
        assert all(fits(other) for other in changed)


def forest_tiles(made: Table) -> set[str]:
    large = {square for pair in made.large_pastures() for square in pair}
    return made.squares("meadow") | made.squares("field") | made.squares("small-pasture") | large
