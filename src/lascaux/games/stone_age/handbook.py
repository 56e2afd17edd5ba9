"""Help: what every place, good, card, building, animal and term means, in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from difflib import get_close_matches
from functools import partial
from typing import Final

from lascaux.games.stone_age.rules.animals import ANIMALS, Animal
from lascaux.games.stone_age.rules.buildings import BUILDINGS, FIRST_IGLOO
from lascaux.games.stone_age.rules.cards import CARDS, TOPS
from lascaux.games.stone_age.rules.goods import FOOD, NAMES, PIPS_EACH, WORTH
from lascaux.games.stone_age.rules.places import ANIMAL, FOREST, HUNT, IGLOO, RIVER
from lascaux.games.stone_age.rules.places import NAMES as PLACES
from lascaux.games.stone_age.view.tiles import KINDS, grouped_faces
from lascaux.games.stone_age.wording import TOP_NAMES, Wording

TERMS: Final = (
    *("people", "placement", "actions", "feeding", "starving", "new-round", "start-player", "limits", "resource"),
    *("tool", "one-use-tool", "agriculture", "civilization-card", "green-card", "sand-card", "payment", "hard-winter"),
    *("insulation", "gold-trade", "malus", "reward", "end", "final-scoring", "assumed"),
)

Entry = tuple[str, str, Callable[[], str]]  # what a thing is called, its name in the language, its help


class Handbook:
    """Explains everything that can be asked for."""

    def __init__(self, words: Wording) -> None:
        self.words = words
        self.say = words.say

    def entries(self) -> Iterator[Entry]:
        for number, name in enumerate(PLACES):
            yield name, self.words.place(name), partial(self.place, number)
        for number, name in enumerate(NAMES):
            yield name, self.words.good(name), partial(self.good, number)
        for number, card in enumerate(CARDS):
            yield card.slug, card.slug, partial(self.card, number)
        for number, building in enumerate(BUILDINGS):
            yield building.slug, building.slug, partial(self.building, number)
        for animal in ANIMALS:
            yield animal.slug, self.words.animal(animal.slug), partial(self.animal, animal)
        for term in TERMS:
            yield term, self.say(f"glossary.{term}.name"), partial(self.term, term)

    def things(self) -> list[str]:
        return [thing for thing, _, _ in self.entries()]

    def help(self, wanted: str) -> str:
        called = "-".join(wanted.lower().split())
        for thing, name, text in self.entries():
            if called in (thing, "-".join(name.lower().split())):
                return text()
        near = get_close_matches(called, self.things(), n=5, cutoff=0.3) or self.things()[:5]
        raise ValueError(self.say("help.unknown", thing=wanted, near=", ".join(near)))

    # One method for each sort of thing

    def place(self, place: int) -> str:
        kind, _, number = PLACES[place].rpartition("-")
        values: dict[str, object] = {}
        if number.isdecimal():
            values = {"number": number, "price": self.words.resources(int(number))}
        elif HUNT <= place <= RIVER:
            values = {"pips": PIPS_EACH[FOOD if place == HUNT else place - FOREST]}
        text = self.say(f"places.{kind if number.isdecimal() else PLACES[place]}.help", **values)
        if IGLOO <= place < ANIMAL:
            text = f"{text} {self.building(FIRST_IGLOO + place - IGLOO)}"
        return self.say("help.entry", name=self.words.place(PLACES[place]), help=text)

    def good(self, good: int) -> str:
        name = self.words.good(NAMES[good])
        pips = PIPS_EACH[good]
        if good == FOOD:
            place = self.words.place(PLACES[HUNT])
            return self.say("help.food", name=name, place=place, pips=pips, help=self.say("goods.food.help"))
        place = self.words.place(PLACES[FOREST + good])
        return self.say("help.good", name=name, place=place, pips=pips, worth=WORTH[good])

    def card(self, number: int) -> str:
        card = CARDS[number]
        if card.figures:
            bottom_help = self.say(f"figures.{card.bottom}.help")
        else:
            bottom_help = f"{self.say(f'symbols.{card.bottom}.help')} {self.say('symbols.all.help')}"
        return self.say(
            "help.card",
            slug=card.slug,
            colour=self.say("help.sand" if card.figures else "help.green"),
            top=self.words.top(card.top),
            top_help=self.say(f"tops.{TOP_NAMES[TOPS[card.top][0]]}.help"),
            bottom=self.words.bottom(card.bottom, card.figures),
            bottom_help=bottom_help,
        )

    def building(self, tile: int) -> str:
        """An igloo is a building with a printed cost, all of it assumed (STA-RULING-35, -36)."""
        row = BUILDINGS[tile]
        text = self.say(f"kinds.{KINDS[row.kind]}.help") + (f" {self.say('help.plus')}" if row.plus else "")
        sort = "help.building" if tile < FIRST_IGLOO else "help.igloo"
        return self.say(sort, slug=row.slug, cost=self.words.cost(tile), help=text)

    def animal(self, animal: Animal) -> str:
        groups = grouped_faces(animal.faces)
        rewards = [self.say("help.face", faces=faces, reward=self.words.reward(code)) for faces, code in groups]
        return self.say(
            "help.animal",
            name=self.words.animal(animal.slug),
            malus=animal.malus,
            help=self.say("animals.all.help"),
            rewards=", ".join(rewards),
            assumed=self.say("help.malus-assumed" if animal.malus_is_assumed else "help.faces-assumed"),
        )

    def term(self, term: str) -> str:
        return self.say("help.entry", name=self.say(f"glossary.{term}.name"), help=self.say(f"glossary.{term}.help"))
