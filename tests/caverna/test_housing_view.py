"""Where animals stand: never against the rules of a place, and nobody is left out while an arrangement exists."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from lascaux.games.caverna.rules.housing import fits
from lascaux.games.caverna.view.home import SquareView, square_views
from lascaux.games.caverna.view.housing import NO_PLACE, Housing, housing
from tests.caverna.table import Table, table

FARM = ("sheep", "donkey", "boar", "cattle")
FOREST = [(x, y) for x in range(3) for y in range(4)]
MOUNTAIN = [(x, y) for x in range(3, 6) for y in range(4) if (x, y) not in ((3, 3), (3, 2))]


def name(square: tuple[int, int]) -> str:
    return f"{square[0]},{square[1]}"


def random_farm(empty: Table, rng: Random) -> Table:
    """A home board of any kind, with about as many animals as it can hold; nothing of it must be reachable."""
    made = empty.fork()
    free = rng.sample(FOREST, rng.randrange(len(FOREST) + 1))
    while free:
        square = free.pop()
        below = (square[0], square[1] + 1)
        kind = rng.choice(["meadow", "meadow", "field", "2 grain", "small-pasture", "large", "bare"])
        if kind == "large" and below in free:
            free.remove(below)
            made.large_pasture(name(square), name(below))
        elif kind not in ("large", "bare"):
            made.lay(kind, name(square))
    fields = made.squares("field")
    for square in rng.sample(FOREST, rng.randrange(4)):
        if name(square) not in fields:
            made.lay("stable", name(square))
    caves = rng.sample(MOUNTAIN, 8)
    for room in ("mixed-dwelling", "cuddle-room", "breakfast-room", "stubble-room"):
        if rng.random() < 0.3:
            made.furnish(room, name(caves.pop()))
    for square in caves[: rng.randrange(4)]:
        made.lay(rng.choice(["ore-mine", "ruby-mine"]), name(square))
    made.dwarfs(*[0] * rng.randrange(2, 7))
    most = rng.choice([2, 4, 8, 12])
    goods = " ".join(f"{rng.randrange(most)}{kind}" for kind in FARM)
    return made.give(f"{goods} {rng.choice([0, 0, 1, 2, 3, 6])}dog")


# The rules of a place, read off the view alone


def squares_of(made: Table) -> dict[str, SquareView]:
    return {square["square"]: square for square in square_views(made.at, made.seat, {})}


def room_for(square: SquareView, squares: dict[str, SquareView], kind: str, dogs: int, made: Table) -> int:
    """How many animals of a kind may stand on a place with so many dogs (CAV-ANIMAL-01 to -08, -11)."""
    surface, stable, furnishing = square["surface"], square["stable"], square["furnishing"]
    watched = dogs + 1 if dogs and kind == "sheep" else 0
    if surface == "bare":
        return 1 if stable and kind == "boar" else 0
    if surface == "meadow":
        return max(1 if stable else 0, watched)
    if surface == "small-pasture":
        return max(4 if stable else 2, watched)
    if surface == "large-pasture":
        assert square["partner"]
        return max(4 << stable + squares[square["partner"]]["stable"], watched)
    if surface == "field":
        return 1 if "stubble-room" in made.rooms() and square["crop"] is None else 0
    if surface in ("ore-mine", "ruby-mine"):
        return 1 if kind == "donkey" else 0
    if furnishing in ("entry-level-dwelling", "mixed-dwelling"):
        return 2
    if furnishing == "cuddle-room":
        return len(made.strengths()) if kind == "sheep" else 0
    return 3 if furnishing == "breakfast-room" and kind == "cattle" else 0


def check(made: Table) -> Housing:
    """Everything is somewhere, and no place holds what it may not."""
    seat = made.seat
    found = housing(made.at, seat)
    for kind in ("dog", *FARM):
        assert sum(place.get(kind, 0) for place in found.values()) == made.has(kind, seat)
    squares = squares_of(made)
    seconds = {second for _, second in made.large_pastures()}
    for place, animals in found.items():
        kinds = [kind for kind in animals if kind != "dog"]
        if place == NO_PLACE:
            assert "dog" not in animals
            continue
        assert place not in seconds
        assert len(kinds) <= 1
        for kind in kinds:
            assert 0 < animals[kind] <= room_for(squares[place], squares, kind, animals.get("dog", 0), made)
    return found


@pytest.mark.rule("CAV-ANIMAL-14", "CAV-ANIMAL-20")
def test_everything_is_housed_whenever_the_rules_say_that_it_fits() -> None:
    empty, rng, fitting = table(2), Random(4), 0
    for _ in range(2000):
        made = random_farm(empty, rng)
        found = check(made)
        assert (NO_PLACE not in found) == fits(made.at, made.seat)
        fitting += NO_PLACE not in found
    assert 400 < fitting < 1600  # both cases are common


@pytest.mark.rule("CAV-ANIMAL-20")
def test_nobody_is_left_out_while_any_arrangement_exists() -> None:
    empty, rng = table(2), Random(9)
    outcomes: list[bool] = []
    while len(outcomes) < 120:
        made = random_farm(empty, rng)
        squares = squares_of(made)
        seconds = {second for _, second in made.large_pastures()}
        places = [s for s in squares if s not in seconds and takes_anything(squares[s], squares, made)]
        if len(places) <= 4 and made.has("dog") <= 3:
            outcomes.append(exists_arrangement(made, places, squares))
            assert (NO_PLACE not in housing(made.at, 0)) == outcomes[-1]
    assert 20 < sum(outcomes) < 100


def takes_anything(square: SquareView, squares: dict[str, SquareView], made: Table) -> bool:
    return any(room_for(square, squares, kind, made.has("dog"), made) for kind in FARM)


def exists_arrangement(made: Table, places: list[str], squares: dict[str, SquareView]) -> bool:
    """By trying every type on every place with every distribution of dogs."""
    dogs = made.has("dog")
    watches = [()] if not places else list(combinations(range(dogs + len(places)), len(places)))
    for watch in watches:
        bounds = (-1, *watch)
        on = [after - before - 1 for before, after in zip(bounds, watch, strict=False)]  # the rest stays at home
        for kinds in product(FARM, repeat=len(places)):
            room = dict.fromkeys(FARM, 0)
            for place, kind, number in zip(places, kinds, on, strict=True):
                room[kind] += room_for(squares[place], squares, kind, number, made)
            if all(room[kind] >= made.has(kind) for kind in FARM):
                return True
    return False


# Single places


@pytest.mark.rule("CAV-ANIMAL-02", "CAV-ANIMAL-06", "CAV-ANIMAL-08")
def test_places_for_one_type_are_filled_first() -> None:
    made = table().lay("stable", "0,0").lay("ore-mine", "4,3").furnish("breakfast-room", "4,2")
    made.furnish("cuddle-room", "4,1").give("2boar 1donkey 3cattle 2sheep")
    assert check(made) == {
        "0,0": {"boar": 1},
        "4,3": {"donkey": 1},
        "4,2": {"cattle": 3},
        "4,1": {"sheep": 2},
        "3,3": {"boar": 1},
    }


@pytest.mark.rule("CAV-ANIMAL-11", "CAV-EX-06")
@pytest.mark.parametrize(
    ("meadows", "dogs", "sheep"), [("2,3", 1, 2), ("2,3", 5, 6), ("2,3 2,2", 5, 7), ("2,3 2,2 2,1", 2, 4)]
)
def test_dogs_watch_sheep_on_bare_meadows(meadows: str, dogs: int, sheep: int) -> None:
    made = table().lay("meadow", meadows).give(f"{sheep}sheep {dogs}dog 2boar")
    found = check(made)
    assert NO_PLACE not in found
    assert found["3,3"]["boar"] == 2
    assert check(made.give(f"{sheep + 1}sheep"))[NO_PLACE] == {"sheep": 1}


@pytest.mark.rule("CAV-ANIMAL-11", "CAV-SC-06")
def test_dogs_on_a_pasture_count_instead_of_its_stable() -> None:
    made = table().lay("small-pasture", "2,3").lay("stable", "2,3").give("2boar 5sheep 4dog")
    assert check(made) == {"2,3": {"sheep": 5, "dog": 4}, "3,3": {"boar": 2}}


@pytest.mark.rule("CAV-ANIMAL-10")
def test_dogs_without_a_duty_stay_at_home() -> None:
    assert check(table().lay("meadow", "2,3").give("3dog 2sheep")) == {"3,3": {"sheep": 2, "dog": 3}}


@pytest.mark.rule("CAV-ANIMAL-05", "CAV-ANIMAL-09")
def test_a_large_pasture_is_one_place_with_one_type() -> None:
    made = table().large_pasture("1,2", "2,2").lay("stable", "1,2 2,2").give("16cattle 2sheep 1boar")
    assert check(made) == {"1,2": {"cattle": 16}, "3,3": {"sheep": 2}, NO_PLACE: {"boar": 1}}
