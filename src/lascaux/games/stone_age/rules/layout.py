"""Where everything stands in a position's cells, and the kinds of decisions."""

from __future__ import annotations

from typing import Final

PLAYERS: Final = 27  # the first cell after those of the core
HARD_WINTER: Final = PLAYERS + 1
WITH_ANIMALS: Final = HARD_WINTER + 1

# The match
ROUND: Final = WITH_ANIMALS + 1
PHASE: Final = ROUND + 1  # 1 placement, 2 actions, 3 feeding
STARTER: Final = PHASE + 1

# Cards, buildings, animals
SLOTS: Final = STARTER + 1  # 4 cells: card + 1 in slots 1 to 4, or 0
UNSEEN_CARDS: Final = SLOTS + 4  # civilization cards in the deck
HIDDEN_ANIMALS: Final = UNSEEN_CARDS + 1  # animals in the deck
KNOWN_TOP: Final = HIDDEN_ANIMALS + 1  # animals seen on top of the deck: a list of animal + 1
ACTIVE_ANIMAL: Final = KNOWN_TOP + 1  # animal + 1, or 0
WAITING_ANIMALS: Final = ACTIVE_ANIMAL + 1  # a list of animal + 1, the next one first
STACK_TOPS: Final = WAITING_ANIMALS + 1  # 4 cells: building + 1, or 0
STACK_LEFT: Final = STACK_TOPS + 4  # 4 cells: tiles in the stack, the top included
UNSEEN_BUILDINGS: Final = STACK_LEFT + 4
IGLOOS_LEFT: Final = UNSEEN_BUILDINGS + 1

# The roll or the payment in progress
PIPS: Final = IGLOOS_LEFT + 1
FACES: Final = PIPS + 1  # dice to choose from: four bits for the number of each face
PAID: Final = FACES + 1  # what the resources paid for a building are worth

# Only in what somebody is told (face_down.py), never in a game that is played: a bit for each card that they may not
# know, and above those how many of them lie face down before each seat
BACKS: Final = PAID + 1
BACK_BITS: Final = 6  # for the number of one seat

SEATS: Final = BACKS + 1
# Each seat's cells
GOODS: Final = 0  # 5 cells: wood, clay, stone, gold, food
PEOPLE: Final = 5
AT_HOME: Final = 6
AGRICULTURE: Final = 7
TOOLS: Final = 8  # 3 cells, in descending order: twice the value of a tool, less 1 while it is used
ONE_USE_TOOLS: Final = 11  # a bit for each value still to use
CARDS_OWNED: Final = 12
BLIND_CARD: Final = 13  # card + 1; the only private fact
ANY_TWO_KEPT: Final = 14
BUILDINGS_OWNED: Final = 15  # igloos included
BUILDING_POINTS: Final = 16  # by source, for the scoresheet
CARD_POINTS: Final = 17
REWARD_POINTS: Final = 18
STARVING_POINTS: Final = 19
PEOPLE_AT: Final = 20  # 21 cells, one for each place
SEAT_SIZE: Final = 41
SIZE: Final = SEATS + 4 * SEAT_SIZE

# Kinds of decisions, in the order of decisions.DECISIONS
CHOOSE_STARTER: Final = 0
DEAL_CARD: Final = 1
REVEAL_BUILDING: Final = 2
DRAW_BLIND: Final = 3
ROLL_DIE: Final = 4
PLACE_PEOPLE: Final = 5
CHOOSE_PLACE: Final = 6
USE_TOOL: Final = 7
RAISE_TOOL: Final = 8
BUY: Final = 9
PAY: Final = 10
PAY_EXTRA: Final = 11
KEEP_OR_TAKE: Final = 12
TAKE_RESOURCE: Final = 13
PICK_DIE: Final = 14
FEED: Final = 15
TAKE_REWARD: Final = 16
# What happens automatically
PLACEMENT: Final = 17
ACTIONS: Final = 18
YIELD: Final = 19
PURCHASE: Final = 20
DICE_FOR_ALL: Final = 21
DRIVE_OFF: Final = 22
FEEDING: Final = 23
NEW_ROUND: Final = 24
REFILL: Final = 25
READY_TOOLS: Final = 26
