"""What is printed on the board, cards and tiles, as plain data for clients: slugs, numbers and texts from the rows."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from lascaux.core.printed import Printed
from lascaux.games.stone_age.rules.animals import ANIMALS, POINTS_INSTEAD, Animal
from lascaux.games.stone_age.rules.buildings import BUILDINGS, FIRST_IGLOO
from lascaux.games.stone_age.rules.cards import CARDS, Card
from lascaux.games.stone_age.rules.dice import GIFTS
from lascaux.games.stone_age.rules.effects import KINDS, Effect
from lascaux.games.stone_age.rules.feeding import STARVING
from lascaux.games.stone_age.rules.goods import GOLD, GOODS, NAMES, STONE, Good
from lascaux.games.stone_age.rules.places import AS_PLAYERS, PLACES, UNLIMITED, Place
from lascaux.games.stone_age.rules.purchase import GOLD_TRADE_POINTS, INSULATION_POINTS
from lascaux.games.stone_age.rules.tribe import HIGHEST_TOOL, MOST_AGRICULTURE, MOST_PEOPLE, TOOL_SLOTS
from lascaux.games.stone_age.view.tiles import TileView, tile_view
from lascaux.games.stone_age.wording import Wording


class PrintedPlace(TypedDict):
    place: str
    sort: str  # toolmaker, hut, field, hunt, site, card, building, igloo or animal
    rings: int | str  # a number, `unlimited` or `players`
    people: int | None  # exactly this many at a time; None: 1 or more
    good: str | None  # rolled for here
    pips: int | None  # that make one of it
    price: int | None  # of a card, in resources


class PrintedGood(TypedDict):
    good: str
    code: str
    pips: int
    worth: int | None  # points in a building without a printed cost; None: not a resource


class PrintedEffect(TypedDict):
    kind: str  # one of `rules.effects.KINDS`
    count: int
    good: NotRequired[str]
    text: str  # in words, `7 food`
    caption: str  # below a picture that shows the number


class PrintedBottom(TypedDict):
    """Either a culture symbol, or a number of figures."""

    symbol: NotRequired[str]
    figure: NotRequired[str]
    count: NotRequired[int]
    text: str


class PrintedCard(TypedDict):
    card: str
    code: str  # of the upper half, as in T-CARD
    top: PrintedEffect
    bottom: PrintedBottom


class PrintedTile(TileView):
    """A building or an igloo, with its cost in words."""

    text: str


class PrintedReward(TypedDict):
    code: str  # as in T-ANIMAL
    reward: PrintedEffect
    assumed: bool


class PrintedAnimal(TypedDict):
    animal: str
    malus: int
    malus_assumed: bool
    faces: list[PrintedReward]  # 1 to 6


class PrintedExtra(TypedDict):
    """What a hard winter offers with a card or a building."""

    good: str
    points: int


class StoneAgePrinted(Printed):
    places: list[PrintedPlace]
    goods: list[PrintedGood]
    cards: list[PrintedCard]
    buildings: list[PrintedTile]
    igloos: list[PrintedTile]
    animals: list[PrintedAnimal]
    dice_for_all: list[PrintedEffect]  # faces 1 to 6
    gold_trade: PrintedExtra
    insulation: PrintedExtra
    points_instead: int  # of an animal's reward
    starving: int  # points lost
    tool_slots: int
    highest_tool: int
    most_people: int
    most_agriculture: int


def printed_place(row: Place) -> PrintedPlace:
    good = GOODS[row.good] if row.good >= 0 else None
    return PrintedPlace(
        place=row.slug,
        sort=row.sort,
        rings={UNLIMITED: "unlimited", AS_PLAYERS: "players"}.get(row.rings, row.rings),
        people=row.people or None,
        good=good.slug if good else None,
        pips=good.pips if good else None,
        price=row.price or None,
    )


def printed_good(row: Good) -> PrintedGood:
    return PrintedGood(good=row.slug, code=row.code, pips=row.pips, worth=row.worth or None)


def printed_effect(row: Effect, words: Wording) -> PrintedEffect:
    text, caption = words.effect(row), words.effect(row, "caption")
    found = PrintedEffect(kind=KINDS[row.kind], count=row.count, text=text, caption=caption)
    if row.good >= 0:
        found["good"] = NAMES[row.good]
    return found


def printed_card(row: Card, words: Wording) -> PrintedCard:
    text = words.bottom(row.bottom, row.figures)
    bottom = PrintedBottom(text=text, figure=row.bottom, count=row.figures)
    if not row.figures:
        bottom = PrintedBottom(text=text, symbol=row.bottom)
    return PrintedCard(card=row.slug, code=row.top, top=printed_effect(row.effect, words), bottom=bottom)


def printed_tile(tile: int, words: Wording) -> PrintedTile:
    return PrintedTile(**tile_view(tile), text=words.cost(tile))


def printed_animal(row: Animal, words: Wording) -> PrintedAnimal:
    rewards = zip(row.rewards, row.assumed_faces, strict=True)
    return PrintedAnimal(
        animal=row.slug,
        malus=row.malus,
        malus_assumed=row.malus_is_assumed,
        faces=[PrintedReward(code=it.code, reward=printed_effect(it, words), assumed=it_is) for it, it_is in rewards],
    )


def named(names: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """The groups of names, without those that are patterns: texts with gaps, which only the game fills."""
    return {group: texts for group, texts in names.items() if not any("{" in text for text in texts.values())}


def printed(common: Printed, words: Wording) -> StoneAgePrinted:
    found = StoneAgePrinted(
        **common,
        places=[printed_place(row) for row in PLACES],
        goods=[printed_good(row) for row in GOODS],
        cards=[printed_card(row, words) for row in CARDS],
        buildings=[printed_tile(tile, words) for tile in range(FIRST_IGLOO)],
        igloos=[printed_tile(tile, words) for tile in range(FIRST_IGLOO, len(BUILDINGS))],
        animals=[printed_animal(row, words) for row in ANIMALS],
        dice_for_all=[printed_effect(gift, words) for gift in GIFTS],
        gold_trade=PrintedExtra(good=NAMES[GOLD], points=GOLD_TRADE_POINTS),
        insulation=PrintedExtra(good=NAMES[STONE], points=INSULATION_POINTS),
        points_instead=POINTS_INSTEAD,
        starving=STARVING,
        tool_slots=TOOL_SLOTS,
        highest_tool=HIGHEST_TOOL,
        most_people=MOST_PEOPLE,
        most_agriculture=MOST_AGRICULTURE,
    )
    for form in ("names", "shorts", "singles", "plurals"):
        found[form] = named(found[form])
    livestock = words.say("places.livestock.name")
    found["names"]["places"] = {row.slug: words.place(row.slug) for row in PLACES} | {"livestock": livestock}
    return found
