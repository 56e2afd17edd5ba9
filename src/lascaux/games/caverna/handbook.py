"""Help: what every space, good, furnishing, loot item and term means, in one language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from lascaux.core.handbook import Handbook, Topic
from lascaux.games.caverna.rules.goods import GOODS as ALL_GOODS
from lascaux.games.caverna.rules.goods import NAMES as GOODS
from lascaux.games.caverna.rules.goods import parse_amounts
from lascaux.games.caverna.rules.loot import LOOT, Loot
from lascaux.games.caverna.rules.rooms import ENTRY_LEVEL, ROOMS, Room
from lascaux.games.caverna.rules.spaces import (
    FIRST_CARD,
    LEFT_OUT_ALONE,
    SPACES,
    STAGES,
    URGENT_WISH,
    WISH_FOR_CHILDREN,
    Space,
)
from lascaux.games.caverna.wording import Wording

TERMS: Final = (
    *("dwarf", "newborn", "family-growth", "order", "passing", "weapon", "expedition", "loot", "furnishing"),
    *("connectors", "imitation", "forest", "mountain", "meadow", "field", "small-pasture", "large-pasture", "stable"),
    *("cavern", "tunnel", "deep-tunnel", "ore-mine", "ruby-mine", "entrance", "printed-bonus", "sowing", "housing"),
    *("overflow", "exchange", "food-table", "harvest", "harvest-marker", "field-phase", "feeding", "breeding"),
    *("begging-marker", "round", "cards", "solo", "beginner-set", "scoring"),
)


class CavernaHandbook(Handbook):
    """Explains everything that can be asked for."""

    words: Wording

    def topics(self) -> Iterator[Topic]:
        """Loot goes by its name with `loot-` in front: most items share their name with a good or a tile."""
        for number, space in enumerate(SPACES):
            yield Topic(space.slug, self.words.space(space.slug), partial(self.space, number))
        for good in GOODS:
            yield Topic(good, self.words.good(good), partial(self.good, good))
        for room in ROOMS:
            yield Topic(room.slug, self.words.room(room.slug), partial(self.room, room))
        for item in LOOT:
            yield Topic(f"loot-{item.slug}", self.words.loot(item.slug), partial(self.loot, item))
        yield from map(self.term, TERMS)

    # One method for each kind of thing

    def space(self, number: int) -> str:
        space = SPACES[number]
        sentences = [self.say(f"spaces.{space.slug}.help", prices=self.market_prices())]
        if space.refill:
            sentences.append(self.say("help.refill", goods=self.by_players(space, space.refill)))
        if space.gain:
            sentences.append(self.say("help.gain", goods=self.by_players(space, space.gain)))
        if LEFT_OUT_ALONE >> number & 1:
            sentences.append(self.say("help.left-out-alone"))
        players = self.players(space.players)
        if number < FIRST_CARD:
            kind = self.say("help.printed", players=players)
        else:
            face = WISH_FOR_CHILDREN if number == URGENT_WISH else number
            quarter = next(quarter for quarter, cards in enumerate(STAGES, 1) if face in cards)
            kind = self.say("help.card", quarter=quarter, players=players)
        return self.say("help.space", name=self.words.space(space.slug), kind=kind, help=" ".join(sentences))

    def market_prices(self) -> str:
        """What the Weekly market sells, cheapest first."""
        prices = sorted({row.gold for row in ALL_GOODS if row.gold})
        sold = [(gold, [self.words.good(row.name) for row in ALL_GOODS if row.gold == gold]) for gold in prices]
        parts = [
            self.say("help.price", goods=self.words.join(names), gold=self.words.some("gold", gold))
            for gold, names in sold
        ]
        return "; ".join(parts)

    def by_players(self, space: Space, goods: Mapping[str, str]) -> str:
        """Goods by player count, which is named where it makes a difference."""
        if list(goods) == [space.players]:
            return self.arriving(goods[space.players])
        parts = [
            self.say("help.for-players", players=self.players(count), goods=self.arriving(text))
            for count, text in goods.items()
        ]
        return "; ".join(parts)

    def arriving(self, text: str) -> str:
        """`3(1)W` in words: three wood onto the empty space, otherwise one."""
        amounts = parse_amounts(text)
        empty = self.words.goods({GOODS[good]: number for good, number, _ in amounts})
        more = self.words.goods({GOODS[good]: number for good, _, number in amounts})
        return empty if empty == more else self.say("help.empty-or-more", empty=empty, more=more)

    def players(self, counts: str) -> str:
        """Player counts such as `2-7` or `3 5`."""
        ranges = [word.partition("-") for word in counts.split()]
        spelt = [self.say("help.range", first=a, last=b) if b else a for a, _, b in ranges]
        return self.say("help.one-player" if counts == "1" else "help.players", count=self.words.join(spelt, "or"))

    def good(self, good: str) -> str:
        return self.say("help.entry", name=self.capital(self.words.good(good)), help=self.say(f"goods.{good}.help"))

    def room(self, room: Room) -> str:
        cost = self.words.goods(dict(zip(GOODS, room.cost, strict=True))) if any(room.cost) else self.say("help.free")
        sets = "help.both-sets" if room.beginner else "help.full-set"
        return self.say(
            "help.printed-room" if room.number == ENTRY_LEVEL else "help.room",
            name=self.words.room(room.slug),
            colour=self.say(f"help.{room.colour}"),
            cost=cost,
            points=self.say("help.point" if room.points == 1 else "help.points", points=room.points),
            set=self.say(sets),
            help=self.say(f"rooms.{room.slug}.help"),
        )

    def loot(self, item: Loot) -> str:
        name = self.capital(self.words.loot(item.slug))
        return self.say("help.loot", name=name, strength=item.strength, help=self.say(f"loot.{item.slug}.help"))

    def capital(self, name: str) -> str:
        return name[0].upper() + name[1:]
