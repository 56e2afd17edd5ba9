"""Where everything stands in a position's cells, and the kinds of decisions."""

from __future__ import annotations

from typing import Final

from lascaux.games.cave_vs_cave.rules.board import SPACE_COUNT

# The options that the rules ask for, fixed at the start.
PLAYERS: Final = 27  # the first cell after those of the core
ERAS: Final = PLAYERS + 1  # one of the modes below
EDITION_2016: Final = ERAS + 1
OPENING_WALL: Final = EDITION_2016 + 1
JUNCTION_GOLD: Final = OPENING_WALL + 1
IDLE_ALLOWED: Final = JUNCTION_GOLD + 1
WEAPON_GATE: Final = IDLE_ALLOWED + 1

# The match.
ERA: Final = WEAPON_GATE + 1  # 0 during the draft
ROUND: Final = ERA + 1
STARTER: Final = ROUND + 1
TURNS_LEFT: Final = STARTER + 1  # in this round, of all players

# The table.
SPACES_IN_PLAY: Final = TURNS_LEFT + 1
EDGES_IN_PLAY: Final = SPACES_IN_PLAY + 1
SUPPLY: Final = EDGES_IN_PLAY + 1  # walls
CAVERN_TAKEN: Final = SUPPLY + 1
DISPLAY: Final = CAVERN_TAKEN + 1  # sets of rooms
POOL: Final = DISPLAY + 1
UNSEEN_I: Final = POOL + 1  # dark rooms that nobody has seen yet
UNSEEN_II: Final = UNSEEN_I + 1
PILE_I: Final = UNSEEN_II + 1  # how many of them lie in a pile
PILE_II: Final = PILE_I + 1
FACE_UP: Final = PILE_II + 1  # sets of action tiles
TAKEN: Final = FACE_UP + 1
ACTION_SPACES: Final = TAKEN + 1  # 16 cells: tile + 1, or 0 while it is face down; 12 to 15 are the extension

# The turn.
TILE: Final = ACTION_SPACES + 16  # the chosen tile + 1, or 0
BANDS_USED: Final = TILE + 1
BLOCK_LEFT: Final = BANDS_USED + 1  # activations still possible in this block
BLOCK_ROOMS: Final = BLOCK_LEFT + 1  # rooms activated in this block
BLOCK_DUE: Final = BLOCK_ROOMS + 1  # blue rooms that still pay for this block

SEATS: Final = BLOCK_DUE + 1
# Each seat's cells.
PURSE: Final = 0
COVERED: Final = 1  # sets of spaces
FURNISHED: Final = 2
WALLS: Final = 3  # set of edges
ROOMS_OWNED: Final = 4  # set of rooms
CAVERN_SIDE: Final = 5  # 0 without the additional cavern, else 2 or 3
RESERVE: Final = 6  # walls during the draft
DRAFT_OVER: Final = 7
ERA_I_GOLD: Final = 8  # both as scored when era I ended
ERA_I_ROOMS: Final = 9
ROOM_ON: Final = 10  # 20 cells: the room on each space + 1, or 0
SEAT_SIZE: Final = 30
SIZE: Final = SEATS + 2 * SEAT_SIZE

# Modes: the values of the option `eras`.
ERA_I_ONLY: Final = 1
BOTH_ERAS: Final = 2
ASK: Final = 3
QUICK_START: Final = 4
SHORT_GAME: Final = 5

# Kinds of decisions, in the order of decisions.DECISIONS.
CHOOSE_STARTER: Final = 0
REMOVE_ROOM: Final = 1
FILL_POOL: Final = 2
REVEAL_TILE: Final = 3
UNCOVER_ROOM: Final = 4
TAKE_TILE: Final = 5
USE_TILE: Final = 6
ACTIVATE_ROOM: Final = 7
PAY_KIND: Final = 8
EXCAVATE_SPACE: Final = 9
BUILD_WALL: Final = 10
RAZE_WALL: Final = 11
FURNISH_SPACE: Final = 12
CHOOSE_SIDE: Final = 13
GO_ON: Final = 14
DRAFT_ROOM: Final = 15
DRAFT_WALL: Final = 16
COVER_SPACE: Final = 17
PASS_DRAFT: Final = 18  # this and the next happen automatically
OFFER_DRAFT: Final = 19

assert ROOM_ON + SPACE_COUNT == SEAT_SIZE
