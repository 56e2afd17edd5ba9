"""What holds in every position of Caverna (section 30.4 of the rules).

The numbers are written out from the rules, not taken from the engine's own tables; only the places of the cells are
its. Housing is checked by the engine's own test, which tests/caverna/test_housing.py holds against brute force.
"""

from __future__ import annotations

from lascaux.core.game import Game
from lascaux.core.position import ACTOR, AGENDA, CHANCE, DEEPEST, DEPTH, NOBODY, TURN, Position
from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.housing import fits
from lascaux.games.caverna.rules.layout import SEAT_SIZE, SEATS
from lascaux.games.caverna.rules.position import CavernaPosition
from tests.caverna.rich_positions import rich_positions

NATURES = {layout.CHOOSE_STARTER, layout.DRAW_CARD, layout.DRAW_MARKER}
STEPS = range(layout.NEW_ROUND, layout.BEFORE_SCORING + 1)
PREPRINTED = (0, 8, 12, 15, 13, 19, 19, 22)  # spaces on the board by player count
FOREST_LAYERS = (layout.MEADOWS, layout.FIELDS, layout.SMALL_PASTURES)
CAVE_LAYERS = (layout.CAVERNS, layout.TUNNELS, layout.DEEP_TUNNELS, layout.ORE_MINES, layout.RUBY_MINES)


def square(x: int, y: int) -> int:
    return 1 << 8 * (y + 1) + x + 1


BOARD = sum(square(x, y) for x in range(6) for y in range(4))
RIM = sum(square(x, y) for x in range(6) for y in (-1, 4)) + sum(square(x, y) for x in (-1, 6) for y in range(4))
FOREST = sum(square(x, y) for x in range(-1, 3) for y in range(-1, 5))
MOUNTAIN = sum(square(x, y) for x in range(3, 7) for y in range(-1, 5))


def chapter(at: Position) -> tuple[int, bool]:
    """The round; the end is a chapter of its own."""
    return at.cells[layout.ROUND], at.over


def rare_positions(game: Game) -> list[Position]:
    """Players with everything that takes many rounds to get."""
    return rich_positions(game)


def invariants(at: Position) -> None:
    """Fails with what is wrong."""
    assert isinstance(at, CavernaPosition)
    cells = list(at.cells)
    depth, players = cells[DEPTH], cells[layout.PLAYERS]
    assert 0 <= depth <= DEEPEST, f"agenda of {depth} decisions"
    assert not any(cells[AGENDA + 3 * depth : AGENDA + 3 * DEEPEST]), "leftovers above the agenda"
    kinds = cells[AGENDA : AGENDA + 3 * depth : 3]
    assert len(cells) == SEATS + players * SEAT_SIZE, "a seat for each player"
    seats = [cells[SEATS + seat * SEAT_SIZE : SEATS + (seat + 1) * SEAT_SIZE] for seat in range(players)]
    check_actor(cells, kinds)
    check_spaces(cells, seats, at.game.options["spaces"] == "all" and len(seats) == 1)
    check_offer(cells, seats)
    for number, seat in enumerate(seats):
        check_goods(seat)
        check_forest(seat)
        check_caves(seat)
        check_dwarfs(seat)
        if layout.HOUSE_ANIMALS not in kinds and layout.GIVE_UP_ANIMAL not in kinds:
            assert fits(at, number), f"seat {number} has animals without a place"


def check_actor(cells: list[int], kinds: list[int]) -> None:
    actor = cells[ACTOR]
    assert 0 <= cells[TURN] < cells[layout.PLAYERS], "turn"
    if not kinds:
        assert actor == NOBODY, "the game is over, yet somebody chooses"
        assert cells[layout.ROUND] == 12, "over before its last round"
        return
    assert kinds[-1] not in STEPS, "a step waits for a choice"
    assert actor == (CHANCE if kinds[-1] in NATURES else cells[TURN]), f"actor {actor} for decision {kinds[-1]}"


def check_spaces(cells: list[int], seats: list[list[int]], all_spaces: bool) -> None:
    players, round_number = cells[layout.PLAYERS], cells[layout.ROUND]
    assert 0 <= round_number <= 12, "round"
    assert not (round_number == 9 and players <= 2), "round 9 is skipped"
    cards = cells[layout.CARDS : layout.CARDS + 12]
    shown = [card - 1 for card in cards if card]
    assert len(set(shown)) == len(shown), "a card shown twice"
    printed = PREPRINTED[players] + (4 if all_spaces else 0)
    assert cells[layout.IN_PLAY].bit_count() == printed + len(shown), "spaces in play"
    assert not cells[layout.OCCUPIED] & ~cells[layout.IN_PLAY], "a dwarf beside the spaces"
    working = 0
    for seat in seats:
        assert not working & seat[layout.WORKING], "two players on one space"
        working |= seat[layout.WORKING]
        places = {place - 1 for place in seat[layout.WORKS_AT : layout.WORKS_AT + 6] if place}
        assert seat[layout.WORKING] == sum(1 << place for place in places), "dwarfs and their spaces"
    assert working == cells[layout.OCCUPIED], "occupied spaces"
    for space in range(40):
        goods = cells[layout.STOCK + 3 * space : layout.STOCK + 3 * space + 3]
        assert min(goods) >= 0, "less than nothing on a space"
        assert cells[layout.IN_PLAY] >> space & 1 or not any(goods), "goods beside the spaces"
    assert 0 <= cells[layout.LEAVES] <= 4, "leaves"
    assert 0 <= cells[layout.REDS] <= 3, "red markers"


def check_offer(cells: list[int], seats: list[list[int]]) -> None:
    taken = 0
    for seat in seats:
        unique = seat[layout.ROOMS] & ~0b11  # neither the entry-level dwelling nor the ordinary ones
        assert not unique & taken, "a furnishing owned twice"
        assert not unique & cells[layout.OFFER], "a furnishing owned and offered"
        assert seat[layout.ROOMS] & 1, "the entry-level dwelling is gone"
        assert not (seat[layout.ROOMS] >> 18 & 1 and seat[layout.ROOMS] >> 39 & 1), "Trader beside Spare part storage"
        taken |= unique
        for room in range(2, 49):
            if unique >> room & 1:
                place = 1 << cells[layout.ROOM_AT + room] - 1
                assert seat[layout.FURNISHED] & place, "a furnishing beside its cavern"
        assert seat[layout.FURNISHED].bit_count() == 1 + unique.bit_count() + seat[layout.PLAIN_DWELLINGS].bit_count()
    assert cells[layout.OFFER] & 0b11 == 0b10, "ordinary dwellings never run out"


def check_goods(seat: list[int]) -> None:
    assert min(seat[:14]) >= 0, f"less than nothing: {seat[:14]}"
    assert all(0 <= left <= most for left, most in zip(seat[layout.DELIVERIES :], (7, 5, 4), strict=False)), (
        "deliveries"
    )


def check_forest(seat: list[int]) -> None:
    wide, tall = seat[layout.WIDE_PASTURES], seat[layout.TALL_PASTURES]
    layers = [seat[layer] for layer in FOREST_LAYERS] + [wide, wide << 1, tall, tall << 8]
    land = 0
    for layer in layers:
        assert not land & layer, "two tiles on one forest square"
        land |= layer
    assert not land & ~(FOREST & (BOARD | RIM)), "farm land outside the forest"
    stables = seat[layout.STABLES]
    assert stables.bit_count() <= 3, "more than three stables"
    assert not stables & seat[layout.FIELDS], "a stable on a field"
    assert not stables & ~(land | FOREST & BOARD), "a stable outside the forest"
    if land:
        assert land & square(2, 3), "the first forest tile did not cover the entrance"
    sown = 0
    for crop in seat[layout.CROPS : layout.CROPS + 5]:
        assert not sown & crop, "two crops on one field"
        sown |= crop
    assert not sown & ~seat[layout.FIELDS], "crops beside fields"
    if land & RIM:
        assert seat[layout.ROOMS] >> 12 & 1, "farm land beyond the board without the Office room"


def check_caves(seat: list[int]) -> None:
    caves = 0
    for layer in CAVE_LAYERS:
        assert not caves & seat[layer], "two tiles on one mountain square"
        caves |= seat[layer]
    assert not caves & ~(MOUNTAIN & (BOARD | RIM)), "caves outside the mountain"
    assert caves & square(3, 3), "the pre-printed dwelling is gone"
    assert not caves & square(3, 4), "the square that can never be filled"
    furnished = seat[layout.FURNISHED]
    assert not furnished & ~(seat[layout.CAVERNS] | seat[layout.TUNNELS] | seat[layout.DEEP_TUNNELS]), "room and mine"
    if furnished & ~seat[layout.CAVERNS]:
        assert seat[layout.ROOMS] >> 10 & 1, "a furnished tunnel without the Work room"
    assert not seat[layout.DWELLINGS] & ~furnished, "dwellings are furnishings"
    assert not seat[layout.PLAIN_DWELLINGS] & ~seat[layout.DWELLINGS], "ordinary dwellings are dwellings"
    assert seat[layout.ORE_MINES].bit_count() <= 6, "more ore mines than pairs of tunnels"
    if caves & RIM:
        assert seat[layout.ROOMS] >> 12 & 1, "caves beyond the board without the Office room"


def check_dwarfs(seat: list[int]) -> None:
    dwarfs, adults = seat[layout.DWARFS], seat[layout.ADULTS]
    places = 2 + seat[layout.PLAIN_DWELLINGS].bit_count() + 2 * (seat[layout.ROOMS] >> 5 & 1)
    places += sum(seat[layout.ROOMS] >> room & 1 for room in (2, 3, 4))
    sixth = seat[layout.ROOMS] >> 6 & 1
    assert 2 <= adults <= dwarfs <= min(5, places) + sixth, f"{dwarfs} dwarfs with {places} places"
    strengths = seat[layout.STRENGTH : layout.STRENGTH + 6]
    assert all(0 <= strength <= 14 for strength in strengths), "a weapon beyond 14"
    assert not any(strengths[adults:]), "an armed newborn"
    assert not any(seat[layout.WORKS_AT + dwarfs : layout.WORKS_AT + 6]), "a dwarf at work who is not in play"
    if dwarfs == 6:
        assert places >= 5, "a sixth dwarf before five places"
