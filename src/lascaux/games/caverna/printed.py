"""Everything that is printed on tiles, spaces and cards, as plain data from the rows of the rules.

Names stand in the groups `rooms`, `spaces`, `loot`, `deeds`, `dishes` and `goods`; those of squares in `glossary`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NotRequired, TypedDict

from lascaux.core.printed import Printed
from lascaux.games.caverna.rules.deeds import DEEDS
from lascaux.games.caverna.rules.deeds import NAMES as DEED_NAMES
from lascaux.games.caverna.rules.effects import NO_LIMIT, ONCE, THINGS, Effect
from lascaux.games.caverna.rules.goods import GOODS, NAMES, in_words, parse_amounts, parse_goods
from lascaux.games.caverna.rules.loot import LOOT
from lascaux.games.caverna.rules.rates import DISHES, PURCHASES, TRADES, Rate
from lascaux.games.caverna.rules.rooms import ROOMS, Room
from lascaux.games.caverna.rules.spaces import MINE_BONUS, NO_IMITATION, SPACES, STAGES, Part, counts
from lascaux.games.caverna.view.space import PartView, RefillView, part_views


class EffectPrinted(TypedDict):
    """What happens at one moment; what the notation of `rules.effects` does not say is left out."""

    when: str  # bed, house, build, deliver, round, cheaper, trade, cook, slaughter, gain, birth, litter, feed, score, …
    rule: NotRequired[str]  # a special one, in words
    pay: NotRequired[dict[str, int]]
    gain: NotRequired[dict[str, int]]
    number: NotRequired[int]  # of beds, places or points, where no good comes
    steps: NotRequired[list[int]]  # by how many there are, where the number is not simply a multiple
    of: NotRequired[str]  # what is counted
    per: NotRequired[int]  # how many of it
    beyond: NotRequired[int]  # only those above this number
    most: NotRequired[int]
    rounds: NotRequired[int]
    on: NotRequired[list[str]]  # what becomes cheaper


class RoomPrinted(TypedDict):
    room: str
    number: int
    clause: str
    colour: str  # dwelling, green or yellow
    cost: dict[str, int]
    points: int
    beginner: bool
    conditional: bool  # scores by what its owner has
    effects: list[EffectPrinted]


class RefillPrinted(TypedDict):
    players: list[int]
    refill: list[RefillView]


class GainPrinted(TypedDict):
    players: list[int]
    gain: dict[str, int]


class PartPrinted(PartView):
    needs: int | None  # the part that must be done first, counted from 0
    not_after: int | None  # the part after which it is too late


class SpacePrinted(TypedDict):
    space: str
    clauses: list[str]
    players: list[int]
    stage: int | None  # of a card; None: on the board, or the back of a card
    refill: list[RefillPrinted]
    gain: list[GainPrinted]  # from the bank at every use
    mines: EffectPrinted | None  # what the player's own mines add
    parts: list[PartPrinted]
    imitation_cost: int | None  # in food; None: not an Imitation space


class LootPrinted(TypedDict):
    loot: str
    strength: int
    clause: str
    gain: dict[str, int]
    deed: str | None
    cost: dict[str, int]  # of the deed as loot


class GoodPrinted(TypedDict):
    good: str
    code: str
    food: int  # 0: cannot be turned into food
    gold: int  # at the Weekly market; 0: not for sale
    rubies: dict[str, int]  # what it costs at any time; empty: not for rubies


class DeedPrinted(TypedDict):
    deed: str
    cost: dict[str, int]
    rubies: dict[str, int]
    gain: dict[str, int]
    times: int


class ExchangePrinted(TypedDict):
    exchange: str
    clause: str
    room: str | None  # only its owner may make it
    pay: dict[str, int]
    gain: dict[str, int]
    deed: str | None  # the tile that is laid


class CavernaPrinted(Printed):
    rooms: list[RoomPrinted]
    spaces: list[SpacePrinted]
    loot: list[LootPrinted]
    goods: list[GoodPrinted]
    deeds: list[DeedPrinted]
    purchases: list[ExchangePrinted]  # for rubies
    trades: list[ExchangePrinted]
    dishes: list[ExchangePrinted]  # for food


def printed(common: Printed) -> CavernaPrinted:
    return CavernaPrinted(
        **common,
        rooms=[room_printed(room) for room in ROOMS],
        spaces=[space_printed(number) for number in range(len(SPACES))],
        loot=[
            LootPrinted(
                loot=item.slug,
                strength=item.strength,
                clause=item.clause,
                gain=in_words(item.goods),
                deed=deed_name(item.deed),
                cost=in_words(item.cost),
            )
            for item in LOOT
        ],
        goods=[
            GoodPrinted(good=row.name, code=row.code, food=row.food, gold=row.gold, rubies=cost(row.rubies))
            for row in GOODS
        ],
        deeds=[
            DeedPrinted(
                deed=row.slug, cost=cost(row.cost), rubies=cost(row.rubies), gain=cost(row.gain), times=row.times
            )
            for row in DEEDS
        ],
        purchases=[exchange_printed(rate) for rate in PURCHASES],
        trades=[exchange_printed(rate) for rate in TRADES],
        dishes=[exchange_printed(rate) for rate in DISHES],
    )


def cost(text: str) -> dict[str, int]:
    return in_words(parse_goods(text))


def deed_name(deed: int) -> str | None:
    return DEED_NAMES[deed] if deed >= 0 else None


# Furnishings


def effect_printed(effect: Effect) -> EffectPrinted:
    """`score: 1 per 2 sheep` as `{"when": "score", "number": 1, "of": "sheep", "per": 2}`."""
    found = EffectPrinted(when=effect.when)
    if effect.when == "special":
        found["rule"] = effect.text
        return found
    if any(effect.pay):
        found["pay"] = in_words(effect.pay)
    if any(effect.gain):
        found["gain"] = in_words(effect.gain)
    elif effect.number:
        found["number"] = int(effect.number)
    if len(effect.steps) > 1:
        found["steps"] = effect.steps
    if effect.thing != ONCE:
        found["of"] = THINGS[effect.thing].replace(" ", "-")
        found["per"] = int(effect.per)
    if effect.beyond:
        found["beyond"] = int(effect.beyond)
    if effect.most != NO_LIMIT:
        found["most"] = int(effect.most)
    if effect.rounds:
        found["rounds"] = int(effect.rounds)
    if effect.on:
        found["on"] = effect.on
    return found


def room_printed(room: Room) -> RoomPrinted:
    return RoomPrinted(
        room=room.slug,
        number=room.number,
        clause=room.clause,
        colour=room.colour,
        cost=in_words(room.cost),
        points=room.points,
        beginner=room.beginner,
        conditional=any(room.at("score")),
        effects=[effect_printed(effect) for effect in room.effects],
    )


def exchange_printed(rate: Rate) -> ExchangePrinted:
    return ExchangePrinted(
        exchange=rate.slug,
        clause=rate.clause,
        room=ROOMS[rate.room].slug if rate.room >= 0 else None,
        pay=in_words(rate.pay),
        gain=in_words(rate.gain),
        deed=deed_name(rate.deed),
    )


# Spaces


def space_printed(number: int) -> SpacePrinted:
    space = SPACES[number]
    return SpacePrinted(
        space=space.slug,
        clauses=[f"CAV-SPACE-{clause}" for clause in space.clauses.split()],
        players=counts(space.players),
        stage=next((stage for stage, cards in enumerate(STAGES, 1) if number in cards), None),
        refill=refills(space.refill),
        gain=[GainPrinted(players=counts(players), gain=cost(text)) for players, text in space.gain.items()],
        mines=effect_printed(MINE_BONUS[number]) if space.mines else None,
        parts=parts(space.parts),
        imitation_cost=None if space.food == NO_IMITATION else space.food,
    )


def refills(texts: Mapping[str, str]) -> list[RefillPrinted]:
    return [
        RefillPrinted(
            players=counts(players),
            refill=[
                RefillView(good=NAMES[good], onto_empty=empty, onto_others=others)
                for good, empty, others in parse_amounts(text)
            ],
        )
        for players, text in texts.items()
    ]


def parts(rows: tuple[Part, ...]) -> list[PartPrinted]:
    return [
        PartPrinted(
            **view,
            needs=row.needs if row.needs >= 0 else None,
            not_after=row.not_after if row.not_after >= 0 else None,
        )
        for row, view in zip(rows, part_views(rows), strict=True)
    ]
