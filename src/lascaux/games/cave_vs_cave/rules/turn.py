"""A turn: take an action tile, use what it offers, be done (CVC-ROUND-05 to -17)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.bits import bit
from lascaux.core.position import Decision
from lascaux.core.verbs import each
from lascaux.games.cave_vs_cave.rules.actions import (
    ANY_NUMBER_OF_TIMES,
    BANDS,
    BANDS_OF_A_TILE,
    BONUS_BANDS,
    EFFECTS,
    PROSPECTING_BAND,
    RENOVATION,
    UNDERGROWTH,
)
from lascaux.games.cave_vs_cave.rules.activate import open_block
from lascaux.games.cave_vs_cave.rules.effects import ACTIVATE, EXCAVATE, FURNISH, RAZE, UNDERMINE, WALL, Effect
from lascaux.games.cave_vs_cave.rules.excavate import FIRST_DIG, THROUGH_WALLS
from lascaux.games.cave_vs_cave.rules.furnish import can_furnish
from lascaux.games.cave_vs_cave.rules.goods import FOOD, GOLD, WEAPON, amount, some
from lascaux.games.cave_vs_cave.rules.layout import (
    ACTION_SPACES,
    BANDS_USED,
    BUILD_WALL,
    EXCAVATE_SPACE,
    FACE_UP,
    FURNISH_SPACE,
    PLAYERS,
    PURSE,
    RAZE_WALL,
    SUPPLY,
    TAKE_TILE,
    TAKEN,
    TILE,
    USE_TILE,
    WALLS,
    WEAPON_GATE,
)
from lascaux.games.cave_vs_cave.rules.position import CavePosition
from lascaux.games.cave_vs_cave.rules.rooms import PROSPECTING_SITE
from lascaux.games.cave_vs_cave.rules.rounds import dwarves, end_turn
from lascaux.games.cave_vs_cave.rules.verbs import DONE, EXCHANGE, TAKE, USE

EXTENSION: Final = ACTION_SPACES + 12
BANDS_WITH_EXTRAS: Final = BANDS_OF_A_TILE + 2


def leads(at: CavePosition, good: i64) -> bool:
    """Whether the seat on turn has strictly more of a good than the opponent."""
    return amount(at.own(PURSE), good) > amount(at.of(at.other(), PURSE), good)


def is_open(at: CavePosition, tile: i64) -> bool:
    """The gates of Renovation (CVC-ROUND-15) and of the last extension space (CVC-ERA2-ROUND-05)."""
    if at.cells[PLAYERS] == 1:
        return not (at.cells[WEAPON_GATE] and at.cells[EXTENSION + 3] == tile + 1)
    if tile == RENOVATION:
        return leads(at, GOLD)
    return at.cells[EXTENSION + 3] != tile + 1 or leads(at, WEAPON)


@final
class TakeTile(Decision[CavePosition]):
    """Choose a face-up tile that is still on the action board."""

    def choices(self, at: CavePosition, a: i64, b: i64) -> vec[i64]:
        out = vec[i64](capacity=20)
        tiles = at.cells[FACE_UP] & ~at.cells[TAKEN]
        tile: i64 = 0
        while tiles >> tile:
            if tiles >> tile & 1 and is_open(at, tile):
                out = append(out, TAKE.code(tile))
            tile += 1
        return each(out, EXCHANGE, at.exchangeable())

    def play(self, at: CavePosition, a: i64, b: i64, choice: i64) -> None:
        if EXCHANGE.owns(choice):
            at.exchange(EXCHANGE.first(choice))
            at.open(TAKE_TILE)
            return
        tile = TAKE.first(choice)
        at.cells[TAKEN] = at.cells[TAKEN] | bit(tile)
        at.cells[TILE] = tile + 1
        at.open(USE_TILE)


def band(at: CavePosition, number: i64) -> i64:
    """The effects of one band of the chosen tile; two more may be there: its space's bonus, and room 20's on A04."""
    tile = at.cells[TILE] - 1
    if number < BANDS_OF_A_TILE:
        return BANDS[tile * BANDS_OF_A_TILE + number]
    if number > BANDS_OF_A_TILE:
        return PROSPECTING_BAND if tile == UNDERGROWTH and at.has(PROSPECTING_SITE) else 0
    space: i64
    for space in range(4):
        if at.cells[EXTENSION + space] == tile + 1:
            return BONUS_BANDS[space]
    return 0


def open_effects(at: CavePosition) -> i64:
    """The effects in bands not yet used."""
    found: i64 = 0
    number: i64
    for number in range(BANDS_WITH_EXTRAS):
        if not at.cells[BANDS_USED] >> number & 1:
            found |= band(at, number)
    return found


def cost_of(at: CavePosition, effect: Effect) -> i64:
    return some(FOOD, dwarves(at)) if effect.per_dwarf else effect.pay


def usable(at: CavePosition, effect: Effect) -> bool:
    """Whether an effect can be paid for and then finished, so that no turn gets stuck."""
    cost = cost_of(at, effect)
    if effect.kind == FURNISH:
        return can_furnish(at, cost)
    if not at.affords(effect, cost):
        return False
    if effect.kind == EXCAVATE or effect.kind == UNDERMINE:
        return at.diggable(effect.kind == UNDERMINE) != 0
    if effect.kind == WALL:
        return at.cells[SUPPLY] > 0
    return effect.kind != RAZE or at.own(WALLS) != 0


@final
class UseTile(Decision[CavePosition]):
    """Use one more band of the chosen tile, or end the turn."""

    def choices(self, at: CavePosition, a: i64, b: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        effects = open_effects(at)
        number: i64 = 0
        while effects >> number:
            if effects >> number & 1 and usable(at, EFFECTS[number]):
                out = append(out, USE.code(number))
            number += 1
        out = each(out, EXCHANGE, at.exchangeable())
        return append(out, DONE.base)

    def play(self, at: CavePosition, a: i64, b: i64, choice: i64) -> None:
        if choice == DONE.base:
            at.cells[TILE] = 0
            at.cells[BANDS_USED] = 0
            end_turn(at)
            return
        at.open(USE_TILE)
        if EXCHANGE.owns(choice):
            at.exchange(EXCHANGE.first(choice))
        else:
            number = USE.first(choice)
            spend_band(at, number)
            carry_out(at, EFFECTS[number])


def spend_band(at: CavePosition, effect: i64) -> None:
    """A used effect closes its band, the alternatives included, unless it may be used any number of times."""
    if ANY_NUMBER_OF_TIMES >> effect & 1:
        return
    number: i64 = 0
    while at.cells[BANDS_USED] >> number & 1 or not band(at, number) >> effect & 1:
        number += 1
    at.cells[BANDS_USED] = at.cells[BANDS_USED] | bit(number)


def carry_out(at: CavePosition, effect: Effect) -> None:
    """An effect of the action tile, its space or room 20."""
    if effect.kind == RAZE:
        at.open(RAZE_WALL, effect.gain)
        return
    at.trade(effect, cost_of(at, effect))
    if effect.kind == ACTIVATE:
        open_block(at, effect.times)
    elif effect.kind == EXCAVATE:
        at.open(EXCAVATE_SPACE, FIRST_DIG, effect.times)
    elif effect.kind == UNDERMINE:
        at.open(EXCAVATE_SPACE, THROUGH_WALLS, 1)
    elif effect.kind == FURNISH:
        at.open(FURNISH_SPACE)
    elif effect.kind == WALL:
        at.open(BUILD_WALL)
