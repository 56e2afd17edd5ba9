"""Caverna as a row of numbers from one seat's point of view."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.game import Game
from lascaux.core.observation import Field, Observation, Row, seat_range
from lascaux.core.verbs import Range
from lascaux.games.caverna.rules.goods import NAMES as GOODS
from lascaux.games.caverna.rules.layout import (
    CARDS,
    IN_PLAY,
    LAST_ROUND,
    LEAVES,
    MARKER,
    NEXT_STARTER,
    OFFER,
    RED_ROUNDS,
    REDS,
    ROUND,
    STARTER,
    STOCK,
    UNREVEALED,
)
from lascaux.games.caverna.rules.observation_home import FURNISHING_RANGE, HomeFields
from lascaux.games.caverna.rules.observation_turn import TurnFields
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.rooms import DWELLING
from lascaux.games.caverna.rules.scoring import score
from lascaux.games.caverna.rules.spaces import CARD_COUNT, FIRST_CARD, MOST_KINDS, SPACE_COUNT, STOCK_KIND, preprinted
from lascaux.games.caverna.rules.spaces import NAMES as SPACES
from lascaux.games.caverna.rules.verbs import CARD_RANGE, SPACE_RANGE

LOWEST: Final = -150  # points
HIGHEST: Final = 200
MOST_IN_STOCK: Final = 36  # three wood on Logging in each of twelve rounds
ROUND_RANGE: Final = Range("round", [f"round{round}" for round in range(1, LAST_ROUND + 1)])
MARKERS: Final = Range("marker", ("leaf", "first-red", "second-red", "third-red"))
TABLE: Final = Range("count", ("round", "leaves", "reds"))


@final
class CavernaObservation(Observation[CavernaPosition]):
    """The homes of all seats, the action board, the offer, the rounds, and how far the turn has come."""

    def __init__(self, game: Game) -> None:
        seats = seat_range(game.seats)
        self.home = HomeFields(seats)
        self.turn = TurnFields()
        self.table = Field("table", "the round, and harvest markers that are face down", TABLE, high=LAST_ROUND)
        self.starter = Field("starter", "the starting player", seats)
        self.next_starter = Field("next-starter", "the starting player of the next round", seats)
        self.marker = Field("marker", "the harvest marker of this round", MARKERS)
        self.red_rounds = Field("red-rounds", "rounds that had a red marker", ROUND_RANGE)
        self.cards = Field("cards", "the card that each round revealed", ROUND_RANGE, CARD_RANGE)
        self.unrevealed = Field("unrevealed", "cards that are face down", CARD_RANGE)
        self.in_play = Field("in-play", "spaces in play", SPACE_RANGE)
        # Which goods gather on a space depends on the number of players; all others would stay empty.
        self.stock_cells = vec[i64]()
        names: list[str] = []
        board = int(preprinted(game.seats, game.options["spaces"] == "all"))
        for entry in range(MOST_KINDS * SPACE_COUNT):
            space = entry // MOST_KINDS
            kind = int(STOCK_KIND[(game.seats - 1) * MOST_KINDS * SPACE_COUNT + entry])
            if kind >= 0 and (space >= FIRST_CARD or board >> space & 1):
                self.stock_cells = append(self.stock_cells, STOCK + entry)
                names.append(f"{SPACES[space]} {GOODS[kind]}")
        self.stock = Field("stock", "goods and animals on the spaces", Range("stock", names), high=MOST_IN_STOCK)
        self.offer = Field("offer", "furnishings that can still be taken", FURNISHING_RANGE)
        fields = [
            *self.home.all,
            *(self.table, self.starter, self.next_starter, self.marker, self.red_rounds),
            *(self.cards, self.unrevealed, self.in_play, self.stock, self.offer),
            *self.turn.all,
        ]
        super().__init__(game, LOWEST, HIGHEST, fields)

    def points_of(self, at: CavernaPosition, seat: i64) -> i64:
        return score(at, seat)

    def write_game(self, at: CavernaPosition, seat: i64, row: Row) -> None:
        seats = self.seats
        for whose in range(seats):
            self.home.write(at, (seat + whose) % seats, whose, row)
        self.write_rounds(at.cells, seat, row)
        self.write_spaces(at.cells, row)
        self.turn.write(at.cells, row)

    def write_entry(self, at: CavernaPosition, seat: i64, kind: i64, a: i64, b: i64, row: Row) -> None:
        self.turn.write_entry(kind, a, b, row)

    def write_rounds(self, cells: vec[i64], seat: i64, row: Row) -> None:
        row.show(self.table, 0, cells[ROUND])
        row.show(self.table, 1, cells[LEAVES])
        row.show(self.table, 2, cells[REDS])
        row.mark(self.starter, (cells[STARTER] - seat + self.seats) % self.seats)
        row.mark(self.next_starter, (cells[NEXT_STARTER] - seat + self.seats) % self.seats)
        if cells[MARKER]:
            row.mark(self.marker, cells[MARKER] - 1)
        row.show_set(self.red_rounds, 0, cells[RED_ROUNDS] >> 1)
        round: i64
        for round in range(LAST_ROUND):
            card = cells[CARDS + round]
            if card:
                row.mark(self.cards, round * CARD_COUNT + card - 1 - FIRST_CARD)
        row.show_set(self.unrevealed, 0, cells[UNREVEALED] >> FIRST_CARD)

    def write_spaces(self, cells: vec[i64], row: Row) -> None:
        row.show_set(self.in_play, 0, cells[IN_PLAY])
        stock_cells = self.stock_cells
        stock: i64
        for stock in range(len(stock_cells)):
            row.show(self.stock, stock, cells[stock_cells[stock]])
        row.show_set(self.offer, 0, cells[OFFER] >> DWELLING)
