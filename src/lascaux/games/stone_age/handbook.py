"""Help: what every place, good, card, building, animal and term means, in one language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from lascaux.core.handbook import Handbook, Topic
from lascaux.games.stone_age.rules.animals import ANIMALS, Animal
from lascaux.games.stone_age.rules.buildings import BUILDINGS, FIRST_IGLOO, KIND_NAMES
from lascaux.games.stone_age.rules.cards import CARDS
from lascaux.games.stone_age.rules.dice import GIFTS
from lascaux.games.stone_age.rules.effects import KINDS, Effect
from lascaux.games.stone_age.rules.goods import FOOD, GOODS, RESOURCES
from lascaux.games.stone_age.rules.places import ANIMAL, IGLOO, PLACES
from lascaux.games.stone_age.view.tiles import grouped_faces
from lascaux.games.stone_age.wording import Wording

TERMS: Final = (
    *("people", "placement", "actions", "feeding", "starving", "new-round", "start-player", "limits", "resource"),
    *("tool", "one-use-tool", "agriculture", "civilization-card", "green-card", "sand-card", "payment", "hard-winter"),
    *("insulation", "gold-trade", "malus", "reward", "end", "final-scoring", "assumed"),
)


class StoneAgeHandbook(Handbook):
    """Explains places, goods, cards, buildings, animals and terms."""

    words: Wording

    def topics(self) -> Iterator[Topic]:
        for number, place in enumerate(PLACES):
            yield Topic(place.slug, self.words.place(place.slug), partial(self.place, number))
        for number, good in enumerate(GOODS):
            yield Topic(good.slug, self.words.good(good.slug), partial(self.good, number))
        for number, card in enumerate(CARDS):
            yield Topic(card.slug, card.slug, partial(self.card, number))
        for number, building in enumerate(BUILDINGS):
            yield Topic(building.slug, building.slug, partial(self.building, number))
        for animal in ANIMALS:
            yield Topic(animal.slug, self.words.animal(animal.slug), partial(self.animal, animal))
        for term in TERMS:
            yield self.term(term)

    # One method for each sort of thing

    def place(self, place: int) -> str:
        row = PLACES[place]
        people, price = self.words.people(row.people), self.words.resources(row.price)
        values: dict[str, object] = {"number": row.slug[-1], "rings": row.rings, "people": people, "price": price}
        if row.good >= 0:
            good = GOODS[row.good]
            values |= {"pips": good.pips, "goods": self.words.some(good.slug, 1)}
        text = self.say(f"places.{row.sort}.help", **values)
        if IGLOO <= place < ANIMAL:
            text = f"{text} {self.building(FIRST_IGLOO + place - IGLOO)}"
        return self.say("help.entry", name=self.words.place(row.slug), help=text)

    def good(self, good: int) -> str:
        row = GOODS[good]
        name = self.words.good(row.slug)
        place = next(self.words.place(place.slug) for place in PLACES if place.good == good)
        if good == FOOD:
            return self.say("help.food", name=name, place=place, pips=row.pips, help=self.say("goods.food.help"))
        return self.say("help.good", name=name, place=place, pips=row.pips, worth=row.worth)

    def card(self, number: int) -> str:
        card = CARDS[number]
        if card.figures:
            bottom_help = self.say(f"figures.{card.bottom}.help")
        else:
            bottom_help = f"{self.say(f'symbols.{card.bottom}.help')} {self.say('symbols.all.help')}"
        return self.say(
            "help.card",
            name=self.called("card", card.slug, colour=self.say("help.sand" if card.figures else "help.green")),
            top=self.words.effect(card.effect),
            top_help=self.say(f"effects.{KINDS[card.effect.kind]}.help", gifts=self.gifts()),
            bottom=self.words.bottom(card.bottom, card.figures),
            bottom_help=bottom_help,
        )

    def gifts(self) -> str:
        """What dice for all bring (T-DICE)."""
        faces = enumerate(GIFTS, start=1)
        return ", ".join([self.say("help.face", faces=face, reward=self.words.effect(gift)) for face, gift in faces])

    def building(self, tile: int) -> str:
        """An igloo is a building with a printed cost, all of it assumed (STA-RULING-35, -36)."""
        row = BUILDINGS[tile]
        worths = ", ".join([f"{self.words.good(good.slug)} {good.worth}" for good in GOODS[:RESOURCES]])
        text = self.say(f"kinds.{KIND_NAMES[row.kind]}.help", worths=worths)
        text += f" {self.say('help.plus')}" if row.plus else ""
        sort = "building" if tile < FIRST_IGLOO else "igloo"
        return self.say(f"help.{sort}", name=self.called(sort, row.slug), cost=self.words.cost(tile), help=text)

    def called(self, sort: str, slug: str, **values: object) -> str:
        """What has no name of its own: by its number, which no drawn table shows."""
        return self.say(f"help.{'drawn' if self.words.drawn else 'named'}-{sort}", slug=slug, **values)

    def animal(self, animal: Animal) -> str:
        groups = [(faces, self.words.effect(Effect(code))) for faces, code in grouped_faces(animal.codes)]
        rewards = [self.say("help.face", faces=faces, reward=reward) for faces, reward in groups]
        return self.say(
            "help.animal",
            name=self.words.animal(animal.slug),
            malus=animal.malus,
            help=self.say("animals.all.help"),
            rewards=", ".join(rewards),
            assumed=self.say("help.malus-assumed" if animal.malus_is_assumed else "help.faces-assumed"),
        )
