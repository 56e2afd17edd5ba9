"""Where everything stands in a position's cells, and the kinds of decisions."""

from __future__ import annotations

from typing import Final

PLAYERS: Final = 27  # the first cell after those of the core
RUBY_TO_GOLD: Final = PLAYERS + 1  # options: CAV-RULING-02,
LATE_MARKERS: Final = RUBY_TO_GOLD + 1  # -01
CLEAR_AT: Final = LATE_MARKERS + 1  # and -03

# The match
LAST_ROUND: Final = 12
SKIPPED_ROUND: Final = 9  # with one or two players (CAV-ROUND-02)
ROUND: Final = CLEAR_AT + 1  # as printed
STARTER: Final = ROUND + 1
NEXT_STARTER: Final = STARTER + 1
CARDS: Final = NEXT_STARTER + 1  # a cell for each round: the space revealed in each round + 1, or 0
UNREVEALED: Final = CARDS + LAST_ROUND  # spaces
LEAVES: Final = UNREVEALED + 1  # harvest markers still face down
REDS: Final = LEAVES + 1
MARKER: Final = REDS + 1  # of this round: 0 none, 1 leaf, then the first, second or third red one
RED_ROUNDS: Final = MARKER + 1  # a set of rounds

# The action board
IN_PLAY: Final = RED_ROUNDS + 1  # spaces
OCCUPIED: Final = IN_PLAY + 1  # spaces
STOCK: Final = OCCUPIED + 1  # 3 cells for each of 40 spaces: the goods that lie there, in the order of their refill
OFFER: Final = STOCK + 120  # furnishings
ROOM_AT: Final = OFFER + 1  # 49 cells: the square of each furnishing + 1, or 0; ordinary dwellings stand elsewhere

# The action in progress
ACTING: Final = ROOM_AT + 49  # the dwarf, as its owner counts them
LOOT_STRENGTH: Final = ACTING + 1  # at the start of the current expedition, else 0

SEATS: Final = LOOT_STRENGTH + 1
# Each seat's cells. The first 13 are goods and animals in the order of `goods`.
BEGGING: Final = 13
# Sets of squares
MEADOWS: Final = 14  # without a fence
FIELDS: Final = 15
SMALL_PASTURES: Final = 16
WIDE_PASTURES: Final = 17  # the left squares of large pastures side by side
TALL_PASTURES: Final = 18  # the upper squares of large pastures one above the other
STABLES: Final = 19
CAVERNS: Final = 20
TUNNELS: Final = 21
DEEP_TUNNELS: Final = 22
ORE_MINES: Final = 23
RUBY_MINES: Final = 24
FURNISHED: Final = 25  # caverns and tunnels with a furnishing
CROPS: Final = 26  # 5 cells: the fields with 1, 2 and 3 grain, with 1 and 2 vegetables
DWELLINGS: Final = 31  # of every kind
PLAIN_DWELLINGS: Final = 32
# Furnishings: a set of their numbers
ROOMS: Final = 33
# Dwarfs in the order in which they came; those from ADULTS on are newborn
DWARFS: Final = 34
ADULTS: Final = 35
STRENGTH: Final = 36  # 6 cells
WORKS_AT: Final = 42  # 6 cells: the space + 1, or 0
WORKING: Final = 48  # the spaces that hold a dwarf of this seat
PASSED: Final = 49
BOTH_EXTENSIONS: Final = 50  # the Guest room has been used on Extension
DELIVERIES: Final = 51  # 3 cells: rounds in which wood, stone, rubies still arrive
SKIPS: Final = 54  # the phase left out of this harvest: 1 fields, 2 breeding
SEAT_SIZE: Final = 55

# Kinds of decisions, in the order of decisions.DECISIONS
CHOOSE_STARTER: Final = 0
DRAW_CARD: Final = 1
DRAW_MARKER: Final = 2
PROTECT_SPACE: Final = 3
TAKE_TURN: Final = 4
CONTINUE_TURN: Final = 5
CHOOSE_TARGET: Final = 6
CHOOSE_DEED: Final = 7
EXCHANGE: Final = 8
SPEND_GOLD: Final = 9
LAY_FIRST: Final = 10
LAY_SECOND: Final = 11
LAY_SINGLE: Final = 12
SOW: Final = 13
FURNISH: Final = 14
CHOOSE_CAVERN: Final = 15
PAY_WITH_ORE: Final = 16
FORGE: Final = 17
CHOOSE_LOOT: Final = 18
BREED_TWO: Final = 19
BUY_GOODS: Final = 20
TRADE_ORE: Final = 21
GIVE_UP_ANIMAL: Final = 22
SKIP_PHASE: Final = 23
FEED_DWARFS: Final = 24
BREED_ANIMALS: Final = 25
FILL_MINE: Final = 26
LAST_EXCHANGE: Final = 27
# What happens automatically
NEW_ROUND: Final = 28
REVEAL_CARD: Final = 29
REVEAL_MARKER: Final = 30
CLEAR_SPACES: Final = 31
REFILL: Final = 32
INCOME: Final = 33
WORK: Final = 34
RETURN_HOME: Final = 35
USE_SPACE: Final = 36
REWARD: Final = 37
EXPEDITION: Final = 38
MARKET: Final = 39
HOUSE_ANIMALS: Final = 40
HARVEST: Final = 41
SKIPPING: Final = 42
FIELD_PHASE: Final = 43
FEEDING: Final = 44
BREEDING: Final = 45
END_ROUND: Final = 46
BEFORE_SCORING: Final = 47
TRADING: Final = 48
