"""Everything that is printed on tiles, rooms and boards, as plain data: what a client draws, read from the rules' rows.

Names stand in the groups `goods`, `rooms`, `patterns`, `tiles` and `bonus`.
`short` is an effect in the few signs that a tile has room for: `1/4e→3/7F`, `w/s/e/f↑2`, `5F/1g→furnish`.
"""

from __future__ import annotations

import re
from typing import Final, NotRequired, TypedDict

from lascaux.core.printed import Printed
from lascaux.games.cave_vs_cave.alternatives import merge, worth_saying
from lascaux.games.cave_vs_cave.rules import effects as kinds
from lascaux.games.cave_vs_cave.rules.actions import BONUS, ERA_II_TILES, RENOVATION, TILES, ActionTile
from lascaux.games.cave_vs_cave.rules.board import SPACE_NAMES, SYMBOL, SYMBOLS
from lascaux.games.cave_vs_cave.rules.effects import Effect, parse_effects
from lascaux.games.cave_vs_cave.rules.goods import CODES, GOLD, LIMITS, NAMES, WEAPON, amount, parse_goods
from lascaux.games.cave_vs_cave.rules.patterns import PRINTED
from lascaux.games.cave_vs_cave.rules.rooms import ERA_II_DARK, ERA_II_LIGHT, ROOMS, Room

Goods = dict[str, int]  # by name

KINDS: Final = {
    kinds.ACTIVATE: "activate",
    kinds.EXCAVATE: "excavate",
    kinds.UNDERMINE: "undermine",
    kinds.FURNISH: "furnish",
    kinds.WALL: "wall",
    kinds.RAZE: "raze",
    kinds.THREE_KINDS: "three-kinds",
}


class GoodPrinted(TypedDict):
    good: str
    code: str  # in notation
    limit: int


class EffectPrinted(TypedDict):
    """One alternative. `kind` is what it does once it is paid; `gain` where goods are all it brings."""

    kind: str
    label: str  # its name in a written choice
    cost: Goods
    gain: Goods
    raises: NotRequired[Goods]  # to these values
    count: NotRequired[int]  # of rooms to activate or tiles to excavate
    food_per_dwarf: NotRequired[int]  # on top of `cost`
    below: NotRequired[Goods]  # only with fewer of these
    per: NotRequired[Goods]  # `gain` comes once for every so many of these, which are kept


class BandPrinted(TypedDict):
    """Alternatives, of which one may be used."""

    effects: list[EffectPrinted]
    short: str


class RoomPrinted(TypedDict):
    room: str
    number: int
    era: int
    colour: str
    back: str
    cost: Goods
    walls: str  # a pattern
    sides: str  # of the pattern, N E S W: d must be there, l may be there, - must not
    points: int
    trigger: list[str]  # what makes a blue room work: an activation's symbol, a tile, or flax, wall, dig
    band: BandPrinted


class TilePrinted(TypedDict):
    tile: str
    number: int
    era: int
    back: int  # 0 for the four that lie face up from the start
    gate: str  # the good the taker must have more of than the opponent, if any
    bands: list[BandPrinted]


class BonusPrinted(TypedDict):
    """What is printed below an extension space."""

    bonus: str
    gate: str  # as for a tile
    band: BandPrinted


class CaveVsCavePrinted(Printed):
    goods: list[GoodPrinted]
    rooms: list[RoomPrinted]
    tiles: list[TilePrinted]
    bonus: list[BonusPrinted]
    symbols: dict[str, Goods]  # by space: what excavating it brings


# The Equipment Room has no effect of its own: it lets an activation use another room.
ONE_MORE: Final = BandPrinted(effects=[EffectPrinted(kind="one-more", label="", cost={}, gain={})], short="one-more")


def printed(common: Printed) -> CaveVsCavePrinted:
    limits = goods(LIMITS)
    return CaveVsCavePrinted(
        **common,
        goods=[GoodPrinted(good=name, code=code, limit=limits[name]) for name, code in zip(NAMES, CODES, strict=True)],
        rooms=[room(row) for row in ROOMS],
        tiles=[tile(row) for row in TILES],
        bonus=[bonus(number, row) for number, row in enumerate(BONUS, 1)],
        symbols={name: goods(SYMBOL[SPACE_NAMES.index(name)]) for name in SYMBOLS},
    )


def goods(purse: int) -> Goods:
    return {name: amount(purse, good) for good, name in enumerate(NAMES) if amount(purse, good)}


def room(row: Room) -> RoomPrinted:
    does = row.does.rpartition(":")[2].strip() if row.trigger else row.does
    return RoomPrinted(
        room=row.slug,
        number=row.number,
        era=2 if (ERA_II_LIGHT | ERA_II_DARK) >> row.number & 1 else 1,
        colour=row.colour,
        back=row.back,
        cost=goods(row.cost),
        walls=row.walls,
        sides=PRINTED[row.walls],
        points=row.points,
        trigger=[f"act{symbol}" if symbol[0].isdigit() else symbol for symbol in row.trigger],
        band=band(does) if row.effects or not does else ONE_MORE,
    )


def tile(row: ActionTile) -> TilePrinted:
    return TilePrinted(
        tile=row.slug,
        number=row.number,
        era=2 if ERA_II_TILES >> (row.number - 1) & 1 else 1,
        back=row.back,
        gate=NAMES[GOLD] if row.number - 1 == RENOVATION else "",
        bands=[band(text) for text in row.bands],
    )


def bonus(number: int, row: str) -> BonusPrinted:
    return BonusPrinted(bonus=str(number), gate=NAMES[WEAPON] if number == len(BONUS) else "", band=band(row))


def band(row: str) -> BandPrinted:
    return BandPrinted(effects=[effect(one) for one in parse_effects(row)], short=short(row))


def effect(one: Effect) -> EffectPrinted:
    found = EffectPrinted(
        kind="raise" if one.refill else KINDS.get(one.kind, "gain"),
        label=one.label,
        cost=goods(one.pay),
        gain=goods(one.gain),
    )
    if one.refill:
        found["raises"] = goods(one.refill)
    if one.kind in (kinds.ACTIVATE, kinds.EXCAVATE):
        found["count"] = 2 if one.times == kinds.ONE_PLUS_ONE else one.times
    if one.per_dwarf:
        found["food_per_dwarf"] = 1
    if one.closed_by:
        found["below"] = goods(one.closed_by)
    if one.kind == kinds.DONKEY_GOLD:
        gain, _, per = one.label.partition(":")
        found["gain"], found["per"] = goods(parse_goods(gain)), goods(parse_goods(per))
    return found


def short(row: str) -> str:
    """A band in shorthand. More than three numbers of one good become a span: `1–7o→1–4i`."""
    text = merge([signs(part) for part in worth_saying(row.split(" / "))])
    return re.sub(r"(\d+)(?:/\d+){2,}/(\d+)", r"\1–\2", text)


def signs(part: str) -> str:
    """`2F > dig 2` as `2F→dig2`; a condition stands before the good that it holds back: `+2F s<3:+1s`."""
    text, _, condition = part.replace(" := ", "↑").replace(" > ", "→").replace(" < ", "<").partition(" if ")
    text = re.sub(r"\b(act|dig) ", r"\1", text)
    if not condition:
        return text
    free, _, held_back = text.rpartition(" ")
    return f"{free} {condition}:+{held_back}"
