"""What holds in every position of Cave vs Cave (CNT-I1 to CNT-I6).

Checked millions of times, so it works on the cells as one list and on sets as bits. The numbers are written out from
the rules, not taken from the engine's own tables; only the places of the cells are its.
"""

from __future__ import annotations

from functools import lru_cache

from lascaux.core.game import Game
from lascaux.core.position import ACTOR, AGENDA, CHANCE, DEEPEST, DEPTH, NOBODY, TURN, Position
from lascaux.games.cave_vs_cave.rules import layout
from lascaux.games.cave_vs_cave.rules.layout import SEAT_SIZE, SEATS

# Sets of rooms, spaces, edges and action tiles: one bit for each.
LIGHT_I, DARK_I = 0x7E, 0x1FFFF80  # rooms 1-6 and 7-24
LIGHT_II, DARK_II = 0x7E << 24, 0x7FFF << 31  # rooms 25-30 and 31-45
BLUE = 0x1F << 20 | 0x7 << 43  # rooms 20-24 and 43-45
ENTRANCE_ROOM = 1
ALWAYS_IN_POOL = 1 << 5 | 1 << 7 | 1 << 9  # CVC-SHORT-06
SPACES_I, SPACES_II = 0x7FF, 0xFF << 11  # CVC-GEO-01, -07
EDGES_I, EDGES_II, CONNECTION, OPENING = 0x3FFF, 0x1FF << 14, 1 << 23, 1 << 24
CAVERN = 1 << 19
CAVERN_EDGES = {0: 0, 2: 3 << 25, 3: 1 << 26}  # CVC-GEO-14, by the number of printed walls
BREACH, RENOVATION = 1 << 8, 1 << 11

# CVC-ROUND-11, CVC-SOLO1-05: turns of each player by the round of era I.
TURNS_I = {2: (2, 2, 2, 3, 3, 3, 3, 4), 1: (2, 2, 2, 3, 3, 3, 4)}
NATURES = {layout.CHOOSE_STARTER, layout.REMOVE_ROOM, layout.FILL_POOL, layout.REVEAL_TILE, layout.UNCOVER_ROOM}


def chapter(at: Position) -> tuple[int, int, bool]:
    """The era and its round; the end is a chapter of its own."""
    return at.cells[layout.ERA], at.cells[layout.ROUND], at.over


def rare_positions(game: Game) -> list[Position]:
    """None: games from the start see everything."""
    return []


def invariants(at: Position) -> None:
    """Fails with what is wrong."""
    cells = list(at.cells)
    agenda = open_decisions(cells)
    check_actor(cells, agenda)
    check_rooms(cells, agenda)
    check_action_tiles(cells, agenda)
    check_turn(cells, agenda)
    check_walls(cells)
    check_caves(cells)
    check_cavern(cells, agenda)


def open_decisions(cells: list[int]) -> list[tuple[int, int, int]]:
    """The agenda, bottom first, each decision with its a and b. Nothing is left in the cells above it."""
    depth = cells[DEPTH]
    assert 0 <= depth <= DEEPEST, f"agenda of {depth} decisions"
    assert not any(cells[AGENDA + 3 * depth : AGENDA + 3 * DEEPEST]), "leftovers above the agenda"
    return [(cells[n], cells[n + 1], cells[n + 2]) for n in range(AGENDA, AGENDA + 3 * depth, 3)]


def check_actor(cells: list[int], agenda: list[tuple[int, int, int]]) -> None:
    actor, turn = cells[ACTOR], cells[TURN]
    assert 0 <= turn < cells[layout.PLAYERS], f"turn of seat {turn}"
    if not agenda:
        assert actor == NOBODY, f"nothing is open, yet {actor} acts"
    else:
        assert actor == (CHANCE if agenda[-1][0] in NATURES else turn), f"{actor} acts in decision {agenda[-1][0]}"


def check_rooms(cells: list[int], agenda: list[tuple[int, int, int]]) -> None:
    """Every room lies in exactly one place (CNT-I1), and as many are unseen as lie face down (CNT-I5, -I6)."""
    mode, era, players = cells[layout.ERAS], cells[layout.ERA], cells[layout.PLAYERS]
    display, pool = cells[layout.DISPLAY], cells[layout.POOL]
    unseen_1, unseen_2 = cells[layout.UNSEEN_I], cells[layout.UNSEEN_II]
    owned = [cells[SEATS + seat * SEAT_SIZE + layout.ROOMS_OWNED] & ~ENTRANCE_ROOM for seat in range(2)]
    places = (display, pool, unseen_1, unseen_2, *owned)
    everywhere = display | pool | unseen_1 | unseen_2 | owned[0] | owned[1]
    assert sum(places) == everywhere, "a room lies in two places"

    expected = DARK_I | LIGHT_I | DARK_II | LIGHT_II if era == 2 else DARK_I | LIGHT_I
    if mode == layout.SHORT_GAME:
        expected = LIGHT_II | DARK_II | pool
        waiting = any(kind == layout.CHOOSE_STARTER for kind, _, _ in agenda)
        still = 3 if waiting else sum(a for kind, a, _ in agenda if kind == layout.FILL_POOL)
        assert pool & ALWAYS_IN_POOL == ALWAYS_IN_POOL, "rooms 5, 7 and 9 are missing from the pool"
        assert not pool & ~(LIGHT_I | DARK_I), "a room of era II in the pool"
        assert pool.bit_count() == 6 - still, "pool of the wrong size"
    else:
        assert not pool, "a pool outside the short game"
    missing = expected & ~everywhere
    assert not everywhere & ~expected, "a room of a later era"
    if players == 1:  # CVC-SOLO1-02, CVC-SOLO2-01
        still = sum(b for kind, _, b in agenda if kind == layout.REMOVE_ROOM)
        assert not missing & (DARK_I | DARK_II), "a dark room is lost"
        assert (missing & LIGHT_I).bit_count() == (3 - still if era == 1 else 3), "light rooms of era I"
        assert (missing & LIGHT_II).bit_count() == (3 - still if era == 2 else 0), "light rooms of era II"
    else:
        assert not missing, f"rooms {missing:b} are nowhere"

    assert not unseen_1 & ~DARK_I, "a light room is unseen"
    assert not unseen_2 & ~DARK_II, "a light room is unseen"
    assert cells[layout.PILE_I] >= 0, "pile"
    assert cells[layout.PILE_II] >= 0, "pile"
    covered = [cells[SEATS + seat * SEAT_SIZE + layout.COVERED] for seat in range(2)]
    turning = [a for kind, a, _ in agenda if kind == layout.UNCOVER_ROOM]  # tiles in nature's hand
    face_down_1 = sum((c & (SPACES_I | CAVERN)).bit_count() for c in covered) + cells[layout.PILE_I] + turning.count(0)
    face_down_2 = sum((c & SPACES_II).bit_count() for c in covered) + cells[layout.PILE_II] + turning.count(1)
    assert unseen_1.bit_count() == face_down_1, f"{unseen_1.bit_count()} unseen in era I, {face_down_1} face down"
    removed = unseen_2.bit_count() - face_down_2
    assert removed in removed_unseen(cells), f"{unseen_2.bit_count()} unseen in era II, {face_down_2} face down"


def removed_unseen(cells: list[int]) -> tuple[int, ...]:
    """How many tiles of era II may be out without a look: one after a draw (CVC-ERA2-SETUP-09) or in the short game."""
    if cells[layout.ERA] != 2 or cells[layout.PLAYERS] == 1 or cells[layout.ERAS] == layout.QUICK_START:
        return (0,)
    if cells[layout.ERAS] == layout.SHORT_GAME:
        return (1,)
    rooms, gold, other = SEATS + layout.ERA_I_ROOMS, SEATS + layout.ERA_I_GOLD, SEAT_SIZE
    tied = cells[rooms] + cells[gold] == cells[rooms + other] + cells[gold + other]
    return (0, 1) if tied else (0,)  # whether the rooms of that time broke the tie cannot be seen any more


@lru_cache(maxsize=1 << 14)
def tiles_on(spaces: tuple[int, ...]) -> int:
    """The set of action tiles that lie on spaces; -1 if one lies on two."""
    tiles = [tile - 1 for tile in spaces if tile]
    return sum(1 << tile for tile in tiles) if len(set(tiles)) == len(tiles) else -1


def check_action_tiles(cells: list[int], agenda: list[tuple[int, int, int]]) -> None:
    """Tiles face up as CNT-T3 counts them; as many taken as turns were begun (CVC-ROUND-06, -13)."""
    era, players, number = cells[layout.ERA], cells[layout.PLAYERS], cells[layout.ROUND]
    face_up, taken, left = cells[layout.FACE_UP], cells[layout.TAKEN], cells[layout.TURNS_LEFT]
    assert not taken & ~face_up, "a tile was taken that is not face up"
    assert tiles_on(tuple(cells[layout.ACTION_SPACES : layout.ACTION_SPACES + 16])) == face_up, "tiles off their spaces"
    if not number:  # the round has not been set up yet
        assert era == 0 or agenda[-1][0] == layout.CHOOSE_STARTER, "no round"
        assert not taken
        return
    shown = number + 4 if era == 1 else number + 11 if players == 2 else number + 10
    hidden = sum(kind == layout.REVEAL_TILE for kind, _, _ in agenda)
    assert face_up.bit_count() == shown - hidden, f"{face_up.bit_count()} tiles face up in round {number}"
    if players == 1:
        assert not face_up & BREACH, "Breach in a solo game"
    if era == 2:
        assert not face_up & RENOVATION, "Renovation in era II"

    turns = 4 if era == 2 else TURNS_I[players][number - 1]
    assert 0 <= left <= turns * players, f"{left} turns left"
    begun = turns * players - left
    if not left:
        assert not taken, "tiles were not put back"
        return
    assert taken.bit_count() == begun + (1 if cells[layout.TILE] else 0), "tiles taken and turns begun differ"
    on_turn = (cells[layout.STARTER] + begun) % players
    assert cells[TURN] == on_turn, f"seat {on_turn} should be on turn"


def check_turn(cells: list[int], agenda: list[tuple[int, int, int]]) -> None:
    """A turn's cells say something only while the turn, or its block of activations, lasts."""
    kinds = [kind for kind, _, _ in agenda]
    in_turn = layout.USE_TILE in kinds
    assert (cells[layout.TILE] != 0) == in_turn, "a tile in hand without a turn, or a turn without a tile"
    if in_turn:
        assert kinds.index(layout.USE_TILE) == 0, "something waits below the turn"
        assert cells[layout.TAKEN] >> cells[layout.TILE] - 1 & 1, "the tile in hand was not taken"
    else:
        assert not cells[layout.BANDS_USED], "bands used without a turn"
    block = cells[layout.BLOCK_LEFT : layout.BLOCK_DUE + 1]
    if layout.ACTIVATE_ROOM not in kinds:
        assert not any(block), "a block without activation"
    else:
        left, rooms, due = block
        active = cells[SEATS + cells[TURN] * SEAT_SIZE + layout.ROOMS_OWNED] | cells[layout.POOL]
        assert 0 <= left <= 4, f"{left} activations left"
        assert not rooms & ~(active & ~BLUE), "a room was activated that cannot be"
        assert not due & ~(active & BLUE), "a room pays that does not work here"


def check_walls(cells: list[int]) -> None:
    """Supply, placed walls and reserves make the total of CVC-WALL-03 (CVC-WALL-15, CNT-I2)."""
    mode, era, players = cells[layout.ERAS], cells[layout.ERA], cells[layout.PLAYERS]
    total = 10 if era == 2 and players == 2 else 7
    if mode == layout.SHORT_GAME:
        total = 5 if era == 2 else 0
    found = cells[layout.SUPPLY]
    assert found >= 0, "debts of walls"
    for seat in range(2):
        base = SEATS + seat * SEAT_SIZE
        reserve = cells[base + layout.RESERVE]
        assert 0 <= reserve <= (3 if mode == layout.QUICK_START and era == 0 else 0), f"reserve of {reserve} walls"
        found += cells[base + layout.WALLS].bit_count() + reserve
    assert found == total, f"{found} walls instead of {total}"

    spaces = SPACES_I if mode != layout.SHORT_GAME else 0
    edges = EDGES_I if mode != layout.SHORT_GAME else 0
    if era == 2:
        edges |= CONNECTION if spaces else 0
        spaces |= SPACES_II
        edges |= EDGES_II | (OPENING if cells[layout.OPENING_WALL] else 0)
    assert cells[layout.SPACES_IN_PLAY] == spaces, "spaces in play"
    assert cells[layout.EDGES_IN_PLAY] == edges, "edges in play"


@lru_cache(maxsize=1 << 16)
def rooms_on(spaces: tuple[int, ...]) -> tuple[int, int]:
    """The furnished spaces and the rooms on them, as sets; a room on two spaces makes them differ in size."""
    furnished = owned = 0
    for space, room in enumerate(spaces):
        if room:
            furnished |= 1 << space
            owned |= 1 << room - 1
    assert furnished.bit_count() == owned.bit_count(), "a room on two spaces"
    return furnished, owned


@lru_cache(maxsize=1 << 16)
def goods_in_order(purse: int, era: int) -> bool:
    """Each good from 0 to 9, gold and weapons to 19 (CVC-GOODS-02, CNT-I3); none in the draft, six kinds in era I."""
    kinds = (0, 6, 10)[era]
    goods = [purse >> 6 * good & 63 for good in range(11)]
    return purse >= 0 and not any(goods[kinds:]) and all(g <= (19 if n in (5, 9) else 9) for n, g in enumerate(goods))


def check_caves(cells: list[int]) -> None:
    table = (cells[layout.ERAS], cells[layout.ERA], cells[layout.SPACES_IN_PLAY], cells[layout.EDGES_IN_PLAY])
    check_cave(tuple(cells[SEATS : SEATS + SEAT_SIZE]), *table)
    if cells[layout.PLAYERS] == 2:
        check_cave(tuple(cells[SEATS + SEAT_SIZE :]), *table)
    else:
        assert not any(cells[SEATS + SEAT_SIZE :]), "an empty seat owns something"


@lru_cache(maxsize=1 << 12)  # most choices leave most caves as they are
def check_cave(cave: tuple[int, ...], mode: int, era: int, boards: int, edges: int) -> None:
    short = mode == layout.SHORT_GAME
    covered, furnished, owned = cave[layout.COVERED], cave[layout.FURNISHED], cave[layout.ROOMS_OWNED]
    side = cave[layout.CAVERN_SIDE]
    assert side in CAVERN_EDGES, f"cavern with {side} walls"
    assert goods_in_order(cave[layout.PURSE], 2 if short else era), f"purse {cave[layout.PURSE]:o}"
    assert not covered & furnished, "a room on a face-down tile"
    beside = CAVERN if side and mode == layout.QUICK_START else 0
    assert not covered & ~(boards | beside), "a face-down tile off the boards"
    assert not furnished & ~(boards | (CAVERN if side else 0)), "a room off the cave"
    assert not cave[layout.WALLS] & ~(edges | CAVERN_EDGES[side]), "a wall off its edges"
    assert rooms_on(cave[layout.ROOM_ON :]) == (furnished, owned), "rooms and spaces disagree"
    if short:
        assert not owned & ENTRANCE_ROOM, "a Cave Entrance in the short game"
    else:
        blue = (owned & BLUE).bit_count()
        assert cave[layout.ROOM_ON + 6] == 1, "the Cave Entrance is not in its place"
        assert owned.bit_count() - blue > blue, "blue rooms are not outnumbered"  # CNT-I4
    if era != 2 or mode in (layout.QUICK_START, layout.SHORT_GAME):
        assert not cave[layout.ERA_I_GOLD], "a score of an era I that is not over"
        assert not cave[layout.ERA_I_ROOMS], "a score of an era I that is not over"
    assert cave[layout.DRAFT_OVER] in ((0, 1) if mode == layout.QUICK_START else (0,)), "out of no draft"


def check_cavern(cells: list[int], agenda: list[tuple[int, int, int]]) -> None:
    """One cave at most has the additional cavern; until era II begins that cave is full (CVC-CAVERN-01, -02)."""
    owners = [seat for seat in range(2) if cells[SEATS + seat * SEAT_SIZE + layout.CAVERN_SIDE]]
    coming = sum(kind == layout.CHOOSE_SIDE for kind, _, _ in agenda)
    assert len(owners) + coming == cells[layout.CAVERN_TAKEN] <= 1, "additional caverns"
    if cells[layout.ERA] < 2:
        for seat in owners:
            furnished = cells[SEATS + seat * SEAT_SIZE + layout.FURNISHED]
            assert furnished & SPACES_I == SPACES_I, "the additional cavern of a cave that is not full"
