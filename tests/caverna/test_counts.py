"""The counts of the rules' last section, taken from positions and tables by playing or adding up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.goods import CODES
from lascaux.games.caverna.rules.rooms import ROOMS, Room
from tests.caverna.laying import FOREST, MOUNTAIN, do, open_pairs, unordered
from tests.caverna.rounds import idle, in_round, moments
from tests.caverna.table import Table, expedition, on_turn, parse, table

PLAYER_COUNTS = range(1, 8)
PURCHASABLE = ROOMS[1:]

# The board


@pytest.mark.rule("CAV-BOARD-01", "CAV-BOARD-04")
def test_seventeen_inner_pairs_in_each_half() -> None:
    forest = do(on_turn("4W").lay("meadow", " ".join(FOREST)), "sheep-farming", "large-pasture")
    assert len(open_pairs(forest)) == 17
    mountain = on_turn().set(layout.FURNISHED, 0).set(layout.CAVERNS, 0).lay("tunnel", " ".join(MOUNTAIN))
    twins = open_pairs(do(mountain, "ore-mine-construction", "ore-mine"))
    assert (len(twins), len(unordered(twins))) == (34, 17)


@pytest.mark.rule("CAV-BOARD-03", "CAV-SCORE-08")
def test_twenty_two_spaces_are_bare() -> None:
    made = on_turn("0F 1sheep 1donkey 1boar 1cattle")
    assert made.score() == 2 + 4 - 22


@pytest.mark.rule("CAV-BOARD-02")
def test_the_bonus_spaces_pay_two_boars_and_four_food() -> None:
    made = on_turn("0F 50R").lay("small-pasture", "-1,0 -1,1")
    while made.has("R") > 1:
        offered = made.play("exchange").legal("ruby") & {"ruby meadow", "ruby cavern"}
        if not offered:
            break
        made.play(min(offered))
        made.play(min(made.legal("lay")))
    assert (made.has("boar"), made.has("F")) == (2, 4)


@pytest.mark.rule("CAV-BOARD-07")
def test_nineteen_of_twenty_overhanging_pairs_are_usable() -> None:
    found = set()
    for square in FOREST | MOUNTAIN - {"3,2", "3,3"}:
        made = on_turn().lay("meadow", " ".join(FOREST - {square})).lay("cavern", " ".join(MOUNTAIN - {square}))
        made.furnish("office-room", "3,2")
        space, deed = ("clearing", "meadow-field") if square in FOREST else ("drift-mining", "cavern-tunnel")
        if space in made.stack(space, "").placeable():
            found |= unordered(open_pairs(do(made, space, deed)))
    assert len(found) == 19
    assert frozenset(("3,3", "3,4")) not in found


@pytest.mark.rule("CAV-TILES-05", "CAV-TILES-17")
@pytest.mark.parametrize(("office", "placements"), [(False, 4), (True, 6)])
def test_placements_of_the_first_meadow_and_field(office: bool, placements: int) -> None:
    made = on_turn()
    twins = open_pairs(do(made.furnish("office-room", "3,2") if office else made, "clearing", "meadow-field"))
    assert (len(twins), 2 * len(unordered(twins))) == (placements, placements)


@pytest.mark.rule("CAV-TILES-02", "CAV-TILES-03")
@pytest.mark.parametrize(
    ("deed", "office", "placements", "different"),
    [
        ("cavern-tunnel", False, 12, 6),
        ("two-caverns", False, 6, 6),
        ("cavern-tunnel", True, 14, 7),
        ("two-caverns", True, 7, 7),
    ],
)
def test_placements_of_the_first_mountain_twin(deed: str, office: bool, placements: int, different: int) -> None:
    made = on_turn()
    twins = open_pairs(do(made.furnish("office-room", "3,2") if office else made, "excavation", deed))
    assert (len(twins), len(unordered(twins))) == (placements, different)


@pytest.mark.rule("CAV-TILES-07")
@pytest.mark.parametrize("tile", ["tunnel", "cavern"])
def test_three_squares_for_the_first_single_cave(tile: str) -> None:
    assert on_turn("2R").play("exchange", f"ruby {tile}").layable() == {"3,1", "4,2", "4,3"}


# Spaces


@pytest.mark.rule("CAV-SETUP-01", "CAV-SETUP-02", "CAV-SETUP-03", "CAV-SETUP-04")
@pytest.mark.rule("CAV-SETUP-05", "CAV-SETUP-06", "CAV-SETUP-07")
def test_preprinted_spaces() -> None:
    assert [len(table(players).spaces()) - 1 for players in PLAYER_COUNTS] == [8, 12, 15, 13, 19, 19, 22]


@pytest.mark.rule("CAV-CARDS-07")
def test_spaces_in_the_last_round() -> None:
    assert [len(in_round(12, players).spaces()) for players in PLAYER_COUNTS] == [19, 23, 27, 25, 31, 31, 34]


@pytest.mark.rule("CAV-REFILL-01", "CAV-REFILL-10")
def test_accumulating_spaces() -> None:
    found = []
    for players in PLAYER_COUNTS:
        made = in_round(12, players)
        found.append(len([space for space in made.spaces() if made.stock(space)]))
    assert found == [6 + 4, 9 + 4, 11 + 4, 9 + 4, 11 + 4, 12 + 4, 13 + 4]


@pytest.mark.rule("CAV-REFILL-01", "CAV-REFILL-07")
@pytest.mark.parametrize(
    ("players", "goods"),
    [
        (1, "1S 4W 2O 1F 1R"),
        (2, "2S 5W 2O 2F"),
        (3, "2S 6W 3O 2F 1R"),
        (4, "4S 7W 3O 1F 1Gr 1R"),
        (5, "4S 9W 4O 1F 1Gr 1R"),
        (6, "5S 10W 4O 1F 1Gr 1R"),
        (7, "6S 12W 5O 1F 1Gr 1R"),
    ],
)
def test_the_refill_of_round_1(players: int, goods: str) -> None:
    made, total = table(players), Counter[str]()
    for space in made.spaces():
        total.update(dict(parse(made.stock(space))))
    assert total == dict(parse(goods))


@pytest.mark.rule("CAV-IMITATE-09", "CAV-SPACE-35", "CAV-SPACE-36", "CAV-SPACE-37", "CAV-SPACE-38", "CAV-SPACE-39")
def test_imitation_spaces() -> None:
    found = [len([s for s in table(players).spaces() if "imitation" in s]) for players in PLAYER_COUNTS]
    assert found == [0, 0, 1, 1, 2, 2, 3]


@pytest.mark.rule("CAV-CARDS-05", "CAV-CARDS-06", "CAV-CARDS-07")
def test_cards() -> None:
    found = [len(in_round(12, players).spaces()) - len(table(players).spaces()) + 1 for players in PLAYER_COUNTS]
    assert found == [11, 11, 12, 12, 12, 12, 12]


def histories(made: Table, seen: dict[tuple[int, ...], int]) -> int:
    """In how many ways cards and markers can still turn up."""
    if made.cell(layout.ROUND) == 12 and made.at.actor >= 0:
        return 1
    if made.at.actor >= 0:
        made = made.fork().new_round()
        return histories(made, seen)
    key = tuple(made.cell(cell) for cell in (layout.ROUND, layout.UNREVEALED, layout.LEAVES, layout.REDS))
    key += (made.decision == "draw-card",)
    if key not in seen:
        seen[key] = sum(histories(made.fork().play(name), seen) for name in made.legal())
    return seen[key]


@pytest.mark.rule("CAV-SETUP-12", "CAV-SETUP-13", "CAV-SOLO-04")
@pytest.mark.parametrize(("players", "ways"), [(1, 1), (2, 2_880), (3, 15_120), (7, 15_120)])
def test_histories_of_chance_after_the_starting_player(players: int, ways: int) -> None:
    made = Table(players=players)
    assert histories(made if players == 1 else made.play("start 0"), {}) == ways


# Furnishings


def total_cost(rooms: Iterable[Room]) -> dict[str, int]:
    return {code: cost for good, code in enumerate(CODES) if (cost := sum(room.cost[good] for room in rooms))}


@pytest.mark.rule("CAV-SETUP-14", "CAV-BEGINNER-01")
def test_kinds_of_furnishings() -> None:
    assert Counter(room.colour for room in PURCHASABLE) == {"dwelling": 6, "green": 24, "yellow": 18}
    beginner = [room for room in PURCHASABLE if room.beginner]
    assert Counter(room.colour for room in beginner) == {"dwelling": 3, "green": 12, "yellow": 12}
    assert len(PURCHASABLE) - len(beginner) == 21


@pytest.mark.rule("CAV-SETUP-14")
def test_all_furnishings_together_cost() -> None:
    assert total_cost(PURCHASABLE) == dict(parse("76W 57S 5O 5G 3Gr 2V 3F"))
    assert total_cost([room for room in PURCHASABLE if room.beginner]) == dict(parse("42W 31S 2O 2Gr 2V"))


@pytest.mark.rule("CAV-SCORE-11")
def test_all_furnishings_together_score() -> None:
    assert sum(room.points for room in PURCHASABLE) == 59
    assert sum(room.points for room in PURCHASABLE if room.beginner) == 25


@pytest.mark.rule("CAV-SCORE-12")
def test_thirteen_furnishings_score_by_their_condition_alone() -> None:
    """A board on which every one of them counts: each brings points that it does not carry in print."""
    scoring = set()
    for room in PURCHASABLE:
        weapons = [0 if room.slug == "prayer-chamber" else 1] * 5
        made = on_turn("9S 9O 9R 9Gr 9V 9sheep 9donkey 9boar 9cattle").dwarfs(*weapons)
        before = made.score()
        gained = made.furnish(room.slug, "3,2").score() - before - room.points
        if gained and room.slug != "writing-chamber":  # it cancels minus points
            assert room.points == 0
            scoring.add(room.slug)
    assert len(scoring) == 13


# Expeditions


@pytest.mark.rule("CAV-EXPED-01")
def test_selectable_loot_by_strength() -> None:
    found = []
    for strength in range(1, 15):
        made = expedition(strength, 4, "9W 9S 9Gr 2sheep").lay("meadow", "2,3 1,3").lay("field", "0,3")
        found.append(len(made.lay("small-pasture", "2,2").legal("loot")))
    assert found == [3, 5, 7, 9, 10, 11, 12, 13, 15, 17, 19, 21, 21, 23]


# The rest


@pytest.mark.rule("CAV-SETUP-09")
def test_starting_food_in_total() -> None:
    tables = [table(players) for players in PLAYER_COUNTS]
    found = [sum(made.has("F", seat) for seat in range(made.game.seats)) for made in tables]
    assert found == [2, 2, 4, 7, 10, 13, 16]


@pytest.mark.rule("CAV-HARVEST-02", "CAV-HARVEST-04", "CAV-HARVEST-07", "CAV-HARVEST-09", "CAV-SOLO-08")
@pytest.mark.parametrize(("players", "full", "reduced"), [(1, 8, 0), (2, 2 + 3, 1), (3, 2 + 4, 1), (7, 2 + 4, 1)])
def test_full_harvests(players: int, full: int, reduced: int) -> None:
    """A sown field and a pair of sheep show what every round ends with."""
    made, found = table(players), Counter[int]()
    while not made.at.over:
        made.set(layout.CROPS, 0, 0).lay("3 grain", "2,3", 0).lay("small-pasture", "1,3", 0).give("0Gr 2sheep 30F", 0)
        number = made.cell(layout.ROUND)
        next((moment for moment in moments(made) if moment.cell(layout.ROUND) > number), None)
        found[made.has("Gr", 0) + made.has("sheep", 0) - 2] += 1
        idle(made, "take-turn")
    assert (found[2], found[1]) == (full, reduced)


@pytest.mark.rule("CAV-SETUP-11", "CAV-GROW-01")
def test_five_dwarfs_at_most_and_six_for_one_player() -> None:
    made = on_turn().furnish("additional-dwelling").furnish("couple-dwelling").furnish("dwelling")
    made.furnish("dwelling", seat=1).furnish("mixed-dwelling", seat=1).furnish("simple-dwelling-4w2s", seat=1)
    made.furnish("simple-dwelling-3w3s", seat=1).reveal("family-life")
    for seat, most in ((0, 6), (1, 5)):
        while "family-life" in made.bring_home().turn_of(seat).placeable():
            made.play("place family-life", "do grow")
        assert len(made.strengths(seat)) == most


@pytest.mark.rule("CAV-ANIMAL-05", "CAV-ANIMAL-11")
@pytest.mark.parametrize(("dogs", "sheep"), [(0, 16), (14, 16), (15, 16), (16, 17), (20, 21)])
def test_one_place_holds_sixteen_or_one_sheep_more_than_dogs(dogs: int, sheep: int) -> None:
    made = on_turn(f"{dogs}dog 2boar 3F").large_pasture("2,2", "2,3").lay("stable", "2,2 2,3").reveal("sheep-farming")
    full = made.fork().stack("sheep-farming", f"{sheep}sheep").play("place sheep-farming")
    crowded = made.stack("sheep-farming", f"{sheep + 1}sheep").play("place sheep-farming")
    assert (full.decision, crowded.decision) == ("take-turn", "give-up-animal")
