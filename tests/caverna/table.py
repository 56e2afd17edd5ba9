"""Puts positions of Caverna together in a line or two, and plays on them by name."""

from __future__ import annotations

import re

from lascaux.games.caverna.rules import board, layout, scoring
from lascaux.games.caverna.rules.goods import CODES
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.rooms import DWELLING, ROOMS
from lascaux.games.caverna.rules.space_use import table_row
from lascaux.games.caverna.rules.spaces import MOST_KINDS, STOCK_KIND
from lascaux.games.caverna.rules.spaces import NAMES as SPACES
from tests.game_table import GameTable, members

ROOM_NUMBERS = {room.slug: room.number for room in ROOMS}

# The sets of squares in a seat's cells, by the name that `squares` and `lay` know them by
LAYERS = {
    "meadow": layout.MEADOWS,
    "field": layout.FIELDS,
    "small-pasture": layout.SMALL_PASTURES,
    "stable": layout.STABLES,
    "cavern": layout.CAVERNS,
    "tunnel": layout.TUNNELS,
    "deep-tunnel": layout.DEEP_TUNNELS,
    "ore-mine": layout.ORE_MINES,
    "ruby-mine": layout.RUBY_MINES,
    "furnished": layout.FURNISHED,
    "dwelling": layout.DWELLINGS,
    "1 grain": layout.CROPS,
    "2 grain": layout.CROPS + 1,
    "3 grain": layout.CROPS + 2,
    "1 vegetable": layout.CROPS + 3,
    "2 vegetables": layout.CROPS + 4,
}


class Table(GameTable[CavernaPosition]):
    """A game under test. Seats count from 0; goods go by their codes (W S O R G Gr V F dog sheep donkey boar cattle).

    Spaces, rooms and squares go by their written names: `drift-mining`, `work-room`, `2,3`. Calls that arrange
    something can be chained; the seat is the one on turn if none is named.
    """

    def __init__(self, **options: object) -> None:
        super().__init__("caverna", **options)

    # Looking

    def own(self, field: int, seat: int | None = None) -> int:
        """A seat's cell by its name in `layout`."""
        return self.at.of(self.seat if seat is None else seat, field)

    def has(self, good: str, seat: int | None = None) -> int:
        """How many of a good a seat owns."""
        return self.own(CODES.index(good), seat)

    def goods(self, seat: int | None = None) -> str:
        """Everything that a seat owns, such as `2W 1S 3F 1dog`."""
        return " ".join(f"{self.has(code, seat)}{code}" for code in CODES if self.has(code, seat))

    def squares(self, layer: str, seat: int | None = None) -> set[str]:
        """The squares of a layer: a key of LAYERS."""
        return {board.NAMES[square] for square in members(self.own(LAYERS[layer], seat))}

    def large_pastures(self, seat: int | None = None) -> set[tuple[str, str]]:
        """The pairs of squares with a large pasture."""
        wide, tall = self.own(layout.WIDE_PASTURES, seat), self.own(layout.TALL_PASTURES, seat)
        pairs = [(square, square + 1) for square in members(wide)] + [(square, square + 8) for square in members(tall)]
        return {(board.NAMES[first], board.NAMES[second]) for first, second in pairs}

    def rooms(self, seat: int | None = None) -> set[str]:
        """The rooms a seat has furnished and not covered, without the entry-level dwelling."""
        return {ROOMS[room].slug for room in members(self.own(layout.ROOMS, seat)) if room}

    def offer(self) -> set[str]:
        """The furnishings that can still be taken."""
        return {ROOMS[room].slug for room in members(self.cell(layout.OFFER))}

    def strengths(self, seat: int | None = None) -> list[int]:
        """The strengths of a seat's dwarfs in the order in which they came, newborns included."""
        return [self.own(layout.STRENGTH + dwarf, seat) for dwarf in range(self.own(layout.DWARFS, seat))]

    def spaces(self) -> set[str]:
        """The spaces in play."""
        return {SPACES[space] for space in members(self.cell(layout.IN_PLAY))}

    def occupied(self) -> set[str]:
        return {SPACES[space] for space in members(self.cell(layout.OCCUPIED))}

    def stock(self, space: str) -> str:
        """The goods that lie on a space, such as `3W`; empty text if there are none."""
        number = SPACES.index(space)
        found = []
        for index in range(MOST_KINDS):
            amount = self.cell(layout.STOCK + MOST_KINDS * number + index)
            if amount:
                kind = STOCK_KIND[MOST_KINDS * table_row(self.at, number) + index]
                found.append(f"{amount}{CODES[kind]}")
        return " ".join(found)

    def placeable(self) -> set[str]:
        """The spaces on which the dwarf in order may be placed."""
        return {name.split()[1] for name in self.legal("place")}

    def layable(self) -> set[str]:
        """The squares offered by the open decision."""
        return {name.split()[1] for name in self.legal("lay")}

    def score(self, seat: int | None = None) -> int:
        """What a seat's board and supply are worth now."""
        return scoring.score(self.at, self.seat if seat is None else seat)

    # Arranging

    def set(self, field: int, value: int, seat: int | None = None) -> Table:
        """Set a seat's cell by its name in `layout`."""
        self.at.set_of(self.seat if seat is None else seat, field, value)
        return self

    def set_cell(self, cell: int, value: int) -> Table:
        """Set a cell of the table by its name in `layout`."""
        self.at.cells[cell] = value
        return self

    def give(self, goods: str, seat: int | None = None) -> Table:
        """Set the named goods: `give("3W 0F 2sheep")` leaves the others as they are and housing unchecked."""
        for good, amount in parse(goods):
            self.set(CODES.index(good), amount, seat)
        return self

    def lay(self, layer: str, squares: str, seat: int | None = None) -> Table:
        """Put tiles on squares, whatever the rules: `lay("meadow", "2,3 1,3")`. A sown field needs only its crop."""
        for name in squares.split():
            field = LAYERS[layer]
            self.set(field, self.own(field, seat) | 1 << board.NAMES.index(name), seat)
            if field >= layout.CROPS and field < layout.CROPS + 5:
                self.lay("field", name, seat)
        return self

    def large_pasture(self, first: str, second: str, seat: int | None = None) -> Table:
        """Put a large pasture on two squares, the left or upper one first."""
        left, right = board.NAMES.index(first), board.NAMES.index(second)
        field = layout.WIDE_PASTURES if right == left + 1 else layout.TALL_PASTURES
        return self.set(field, self.own(field, seat) | 1 << left, seat)

    def furnish(self, room: str, square: str = "", seat: int | None = None) -> Table:
        """Furnish a room for nothing and without its immediate effect; without a square, on the next of the mountain.

        The square becomes a cavern unless it is a tunnel already.
        """
        number = ROOM_NUMBERS[room]
        caves = self.at.cave_system(self.seat if seat is None else seat) & ~(1 << board.NAMES.index("3,2"))
        furnished = self.own(layout.FURNISHED, seat)
        free = [name for name in FURNISH_ORDER if not (caves | furnished) >> board.NAMES.index(name) & 1]
        bit = 1 << board.NAMES.index(square or free[0])
        if not (self.own(layout.TUNNELS, seat) | self.own(layout.DEEP_TUNNELS, seat)) & bit:
            self.set(layout.CAVERNS, self.own(layout.CAVERNS, seat) | bit, seat)
        self.set(layout.FURNISHED, furnished | bit, seat)
        self.set(layout.ROOMS, self.own(layout.ROOMS, seat) | 1 << number, seat)
        if number <= ROOM_NUMBERS["additional-dwelling"]:
            self.set(layout.DWELLINGS, self.own(layout.DWELLINGS, seat) | bit, seat)
        if number == DWELLING:
            return self.set(layout.PLAIN_DWELLINGS, self.own(layout.PLAIN_DWELLINGS, seat) | bit, seat)
        self.at.cells[layout.OFFER] = self.at.cells[layout.OFFER] & ~(1 << number)
        self.at.cells[layout.ROOM_AT + number] = bit.bit_length()
        return self

    def dwarfs(self, *strengths: int, newborn: int = 0, seat: int | None = None) -> Table:
        """Set the dwarfs by their strengths, all at home; the last `newborn` of them are newborns."""
        for dwarf in range(6):
            strength = strengths[dwarf] if dwarf < len(strengths) else 0
            self.set(layout.STRENGTH + dwarf, strength, seat).set(layout.WORKS_AT + dwarf, 0, seat)
        return self.set(layout.DWARFS, len(strengths), seat).set(layout.ADULTS, len(strengths) - newborn, seat)

    def reveal(self, *cards: str) -> Table:
        """Put cards into play, without goods on them."""
        for card in cards:
            bit = 1 << SPACES.index(card)
            self.at.cells[layout.IN_PLAY] = self.at.cells[layout.IN_PLAY] | bit
            self.at.cells[layout.UNREVEALED] = self.at.cells[layout.UNREVEALED] & ~bit
        return self

    def show_cards(self, *cards: str) -> Table:
        """Let the rounds up to now have revealed these cards, one each, in this order."""
        for index, card in enumerate(cards):
            self.at.cells[layout.CARDS + index] = SPACES.index(card) + 1
        return self.reveal(*cards).round(len(cards))

    def stack(self, space: str, goods: str) -> Table:
        """Let exactly these goods lie on a space."""
        number, amounts = SPACES.index(space), dict(parse(goods))
        for index in range(MOST_KINDS):
            kind = STOCK_KIND[MOST_KINDS * table_row(self.at, number) + index]
            amount = amounts.pop(CODES[kind], 0) if kind >= 0 else 0
            self.at.cells[layout.STOCK + MOST_KINDS * number + index] = amount
        assert not amounts, f"{amounts} never lie on {space}"
        return self

    def occupy(self, space: str, seat: int) -> Table:
        """Put one of a seat's dwarfs at home on a space, without using it."""
        number = SPACES.index(space)
        dwarf = next(d for d in range(6) if not self.own(layout.WORKS_AT + d, seat))
        self.set(layout.WORKS_AT + dwarf, number + 1, seat)
        self.set(layout.WORKING, self.own(layout.WORKING, seat) | 1 << number, seat)
        return self.set_cell(layout.OCCUPIED, self.cell(layout.OCCUPIED) | 1 << number)

    def round(self, number: int) -> Table:
        """Let this round be the running one."""
        return self.set_cell(layout.ROUND, number)

    # Beginning something from what has been arranged

    def turn_of(self, seat: int) -> Table:
        """Let it be the turn of a seat: what was open is dropped, and its dwarf in order can be placed."""
        return self.begin(layout.WORK, seat)

    def new_round(self) -> Table:
        """Everybody goes home without harvest, and the next round begins; nature may have to reveal its card."""
        return self.bring_home().begin(layout.NEW_ROUND)

    def bring_home(self) -> Table:
        self.set_cell(layout.OCCUPIED, 0)
        for seat in range(self.game.seats):
            self.set(layout.WORKING, 0, seat)
            for dwarf in range(6):
                self.set(layout.WORKS_AT + dwarf, 0, seat)
        return self

    def harvest(self, kind: str = "full") -> Table:
        """Everybody goes home, and the harvest step of this kind follows: none, full, one-food or skip-one."""
        self.bring_home().round(8)
        marker = {"none": 2, "full": 1, "one-food": 3, "skip-one": 4}[kind]
        return self.set_cell(layout.MARKER, marker).begin(layout.HARVEST)

    def last_exchanges(self) -> Table:
        """The window before scoring."""
        return self.bring_home().round(12).begin(layout.BEFORE_SCORING)


FURNISH_ORDER = ("3,1", "3,0", "4,0", "4,1", "4,2", "4,3", "5,0", "5,1", "5,2", "5,3", "3,2")


def parse(goods: str) -> list[tuple[str, int]]:
    """Reads `3W 0F 2sheep`."""
    found = []
    for word in goods.split():
        match = re.fullmatch(r"(\d+)(\D+)", word)
        assert match, f"{word!r} is no amount"
        assert match[2] in CODES, f"{match[2]!r} is none of {', '.join(CODES)}"
        found.append((match[2], int(match[1])))
    return found


def table(players: int = 2, **options: object) -> Table:
    """The first turn of round 1; seat 0 starts, the first card is Blacksmithing."""
    made = Table(players=players, **options)
    return made if players == 1 else made.play("start 0", "reveal blacksmithing")


def on_turn(goods: str = "", players: int = 2, **options: object) -> Table:
    """The first turn of round 1, seat 0 with these goods on top of its starting food."""
    return table(players, **options).give(goods)


def empty_handed(players: int = 2, **options: object) -> Table:
    """The first turn of round 1; seat 0 owns nothing."""
    return on_turn("0F", players, **options)


def expedition(strength: int, level: int, goods: str = "", players: int = 2, **options: object) -> Table:
    """Seat 0's dwarf of this strength is asked for loot on an expedition of this level: 1, 2, 3 or 4.

    It stands on Logging (1, without wood), Ore mine construction (2), Blacksmithing (3) or Exploration (4).
    """
    space = ("logging", "ore-mine-construction", "blacksmithing", "exploration")[level - 1]
    made = table(max(players, 3) if level == 4 else players, **options).reveal(space).stack("logging", "")
    return made.give(goods).dwarfs(strength, strength).play(f"place {space}", "do expedition")
