"""What holds in every position of Stone Age.

The numbers are written out from the rules, not taken from the engine's own tables; only the places of the cells are
its.
"""

from __future__ import annotations

from lascaux.core.game import Game
from lascaux.core.position import ACTOR, AGENDA, CHANCE, DEEPEST, DEPTH, NOBODY, TURN, Position
from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.layout import SEAT_SIZE, SEATS

ALL_CARDS = (1 << 36) - 1
ALL_BUILDINGS = (1 << 28) - 1
NATURES = {layout.CHOOSE_STARTER, layout.DEAL_CARD, layout.REVEAL_BUILDING, layout.DRAW_BLIND, layout.ROLL_DIE}
STEPS = range(layout.PLACEMENT, layout.READY_TOOLS + 1)
ROLLING = {layout.ROLL_DIE, layout.YIELD, layout.USE_TOOL}
DRAFTING = {layout.ROLL_DIE, layout.DICE_FOR_ALL, layout.DRIVE_OFF}
PAYING = {layout.PAY, layout.PURCHASE}


def chapter(at: Position) -> tuple[int, bool]:
    """The round; the end is a chapter of its own."""
    return at.cells[layout.ROUND], at.over


def rare_positions(game: Game) -> list[Position]:
    """None: games from the start see everything."""
    return []


def invariants(at: Position) -> None:
    """Fails with what is wrong."""
    cells = list(at.cells)
    depth = cells[DEPTH]
    assert 0 <= depth <= DEEPEST, f"agenda of {depth} decisions"
    assert not any(cells[AGENDA + 3 * depth : AGENDA + 3 * DEEPEST]), "leftovers above the agenda"
    kinds = cells[AGENDA : AGENDA + 3 * depth : 3]
    seats = [cells[SEATS + seat * SEAT_SIZE : SEATS + (seat + 1) * SEAT_SIZE] for seat in range(4)]
    players = cells[layout.PLAYERS]
    assert not any(cell for seat in seats[players:] for cell in seat), "an empty seat owns something"
    check_actor(cells, kinds)
    check_cards(cells, seats[:players], kinds)
    check_buildings(cells, seats[:players], kinds)
    check_places(cells, seats[:players])
    check_passing_cells(cells, kinds)
    for seat in seats[:players]:
        check_tableau(seat)


def check_actor(cells: list[int], kinds: list[int]) -> None:
    actor, turn = cells[ACTOR], cells[TURN]
    assert 0 <= turn < cells[layout.PLAYERS], f"turn of seat {turn}"
    assert 0 <= cells[layout.STARTER] < cells[layout.PLAYERS], "start player"
    if not kinds:
        assert actor == NOBODY, f"nothing is open, yet {actor} acts"
    else:
        assert kinds[-1] not in STEPS, "a step waits on top of the agenda"
        assert actor == (CHANCE if kinds[-1] in NATURES else turn), f"{actor} acts in decision {kinds[-1]}"


def check_cards(cells: list[int], seats: list[list[int]], kinds: list[int]) -> None:
    """Every card is in the deck, open, or owned, and in one of these places only."""
    open_cards = [card - 1 for card in cells[layout.SLOTS : layout.SLOTS + 4] if card]
    owned = [seat[layout.CARDS_OWNED] for seat in seats]
    blind = [1 << seat[layout.BLIND_CARD] - 1 for seat in seats if seat[layout.BLIND_CARD]]
    places = [cells[layout.UNSEEN_CARDS], *(1 << card for card in open_cards), *owned, *blind]
    assert sum(places) == ALL_CARDS, "a card is lost or in two places"
    assert len(blind) <= 1, "two blind-drawn cards"
    if kinds and cells[layout.PHASE] == 1 and layout.REFILL not in kinds and cells[layout.ROUND] > 1:
        assert len(open_cards) == 4, "four cards lie open during placement"  # STA-NEWROUND-04
    animals = cells[layout.HIDDEN_ANIMALS].bit_count()
    active = 1 if cells[layout.ACTIVE_ANIMAL] else 0
    waiting = sum(cells[layout.WAITING_ANIMALS] >> 4 * n & 15 != 0 for n in range(4))
    assert animals + active + waiting <= (4 if cells[layout.WITH_ANIMALS] else 0), "animals from nowhere"
    assert active or not waiting or cells[layout.PHASE] == 3, "an animal waits although none is active"


def check_buildings(cells: list[int], seats: list[list[int]], kinds: list[int]) -> None:
    """Every tile is unseen, on top of a stack, or owned; stacks hold what has not been bought."""
    tops = [tile - 1 for tile in cells[layout.STACK_TOPS : layout.STACK_TOPS + 4] if tile]
    owned = [seat[layout.BUILDINGS_OWNED] for seat in seats]
    places = [cells[layout.UNSEEN_BUILDINGS], *(1 << tile for tile in tops), *(o & ALL_BUILDINGS for o in owned)]
    assert sum(places) == ALL_BUILDINGS, "a building is lost or in two places"
    left = cells[layout.STACK_LEFT : layout.STACK_LEFT + 4]
    bought = sum((o & ALL_BUILDINGS).bit_count() for o in owned)
    assert sum(left) + bought == 7 * len(seats), "stacks of seven"  # STA-SETUP-05
    assert not any(left[len(seats) :]), "more stacks than players"
    igloos = cells[layout.IGLOOS_LEFT] + sum(o >> 28 for o in owned)
    assert igloos in (0, 15), "igloos"


def check_places(cells: list[int], seats: list[list[int]]) -> None:
    """Rings and limits of every place (T-PLACE, STA-LIMIT2, STA-LIMIT3)."""
    players = len(seats)
    there = [[seat[layout.PEOPLE_AT + place] for seat in seats] for place in range(21)]
    assert sum(there[0]) <= 1, "tool maker"
    assert sum(there[1]) in (0, 2), "hut"
    assert there[1].count(0) >= players - 1, "two tribes in the hut"
    assert sum(there[2]) <= 1, "field"
    for site in range(4, 8):
        assert sum(there[site]) <= 7, "a site has seven rings"
        assert players == 4 or sum(n > 0 for n in there[site]) <= players - 1, "too many tribes on a site"
    for single in range(8, 20):
        assert sum(there[single]) <= 1, "one ring"
    assert sum(there[20]) <= players, "as many rings at the animal as players"
    assert players == 4 or sum(sum(there[village]) > 0 for village in range(3)) <= 2, "village"


def check_passing_cells(cells: list[int], kinds: list[int]) -> None:
    """What a roll or a payment leaves behind is gone when it is over."""
    assert not cells[layout.PIPS] or ROLLING & set(kinds), "pips without a roll"
    assert not cells[layout.FACES] or DRAFTING & set(kinds), "dice without anybody to take them"
    assert not cells[layout.PAID] or PAYING & set(kinds), "a payment for nothing"


def check_tableau(seat: list[int]) -> None:
    people = seat[layout.PEOPLE]
    away = sum(seat[layout.PEOPLE_AT : layout.PEOPLE_AT + 21])
    assert 5 <= people <= 10, f"{people} people"
    assert seat[layout.AT_HOME] >= 0, "people at home"
    assert seat[layout.AT_HOME] + away == people, "people are lost"
    assert all(number >= 0 for number in seat[layout.GOODS : layout.GOODS + 5]), "goods below 0"
    assert 0 <= seat[layout.AGRICULTURE] <= 10, "agriculture"
    tools = seat[layout.TOOLS : layout.TOOLS + 3]
    assert tools == sorted(tools, reverse=True), "tools in disorder"
    values = [(tool + 1) // 2 for tool in tools]
    assert max(values) <= 4, "a tool above 4"
    assert max(values) - min(values) <= 1, "tools rise evenly"  # T-TOOL
    assert not seat[layout.ONE_USE_TOOLS] & ~0b11100, "one-use tools"
    assert seat[layout.ANY_TWO_KEPT] in (0, 1), "any two"
    assert not seat[layout.ANY_TWO_KEPT] or seat[layout.CARDS_OWNED] >> 30 & 1, "any two without its card"
    assert seat[layout.STARVING_POINTS] <= 0, "points for starving"
    assert seat[layout.STARVING_POINTS] % 10 == 0, "ten points each time"
