"""Everything that the game says in words: prompts, choices and log lines, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from lascaux.core.agenda import Moment
from lascaux.core.position import NOBODY, TURN
from lascaux.core.texts import Catalogue
from lascaux.core.view import open_decision
from lascaux.core.voice import Voice
from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.animals import ANIMALS, POINTS_INSTEAD, Animal
from lascaux.games.stone_age.rules.buildings import BUILDINGS, FIRST_IGLOO, FIXED
from lascaux.games.stone_age.rules.cards import BACK, CARDS
from lascaux.games.stone_age.rules.dice import GIFTS
from lascaux.games.stone_age.rules.effects import KINDS, Effect
from lascaux.games.stone_age.rules.feeding import STARVING
from lascaux.games.stone_age.rules.goods import NAMES
from lascaux.games.stone_age.rules.places import ANIMAL, BUILDING, CARD
from lascaux.games.stone_age.rules.places import NAMES as PLACES
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.purchase import (
    GOLD_TRADE_POINTS,
    INSULATION_POINTS,
    extra_good,
    extra_points,
    kinds_needed,
    tile_at,
)
from lascaux.games.stone_age.rules.resources import ANY_KINDS
from lascaux.games.stone_age.rules.tools import total_of, units, usable_tools
from lascaux.games.stone_age.rules.tribe import (
    HIGHEST_TOOL,
    MOST_AGRICULTURE,
    MOST_PEOPLE,
    STARTING_PEOPLE,
    TOOL_SLOTS,
)

# Numbers of the rules that any message may name.
NUMBERS: Final[dict[str, object]] = {
    "starting_people": STARTING_PEOPLE,
    "most_people": MOST_PEOPLE,
    "most_agriculture": MOST_AGRICULTURE,
    "tool_slots": TOOL_SLOTS,
    "highest_tool": HIGHEST_TOOL,
    "starving": STARVING,
    "insulation": INSULATION_POINTS,
    "gold_trade": GOLD_TRADE_POINTS,
    "instead": POINTS_INSTEAD,
}


@cache
def with_numbers(texts: Catalogue) -> frozenset[str]:
    """The messages that name numbers of the rules: few do, and the rest is said too often to be offered them."""
    gaps = [f"{{{name}}}" for name in NUMBERS]
    said = (item for messages in texts.messages.values() for item in messages.items())
    return frozenset(id for id, text in said if any(gap in text for gap in gaps))


class Wording(Voice):
    """Stone Age in words."""

    drawn = False  # whether the reader sees a drawn table: then things are called by neither coordinates nor numbers

    def say(self, id: str, **values: object) -> str:
        if id in with_numbers(self.game.texts):
            values = {**NUMBERS, **values}
        return self.game.texts.say(self.language, id, **values)

    # Goods and numbers

    def goods(self, counts: Mapping[str, int]) -> str:
        """`2 wood and 1 stone`."""
        return self.join([self.some(name, n) for name, n in counts.items() if n]) or self.say("counts.nothing")

    def people(self, count: int) -> str:
        return self.say("counts.person" if count == 1 else "counts.people", count=count)

    def resources(self, count: int) -> str:
        return self.say("counts.resource" if count == 1 else "counts.resources", count=count)

    def due(self, least: int, most: int, kinds: int) -> str:
        """What is to be paid: `4 resources of exactly 2 different kinds`."""
        text = self.resources(most)
        if least == 0 < most:
            text = self.say("counts.up-to", resources=text)
        elif least < most:
            text = self.say("counts.at-least", least=least, most=most)
        if kinds == ANY_KINDS:
            return text
        return self.say("counts.of-kind" if kinds == 1 else "counts.of-kinds", resources=text, kinds=kinds)

    # Things

    def place(self, name: str) -> str:
        """A place; the winter's field has a label of its own (STA-THEME-03)."""
        if name == "field" and self.game.options["theme"] == "winter":
            name = "livestock"
        kind, _, number = name.rpartition("-")
        if not number.isdecimal():
            return self.say(f"places.{name}.name")
        leaf = "drawn" if self.drawn and kind == "card" else "name"
        return self.say(f"places.{kind}.{leaf}", number=number)

    def animal(self, slug: str) -> str:
        return self.say(f"animals.{slug}.name")

    def effect(self, effect: Effect, form: str = "name") -> str:
        """What a card gives when bought, a die for all or a driven-off animal; its `caption` leaves the number out."""
        values: dict[str, object] = {"count": effect.count, "resources": self.resources(effect.count)}
        if effect.good >= 0:
            name = NAMES[effect.good]
            values |= {"good": self.good(name), "goods": self.some(name, effect.count)}
        return self.say(f"effects.{KINDS[effect.kind]}.{form}", **values)

    def bottom(self, symbol: str, figures: int) -> str:
        """What a card scores at the end."""
        if not figures:
            return self.say(f"symbols.{symbol}.name")
        return self.say(f"figures.{symbol}.{'one' if figures == 1 else 'many'}", count=figures)

    def card(self, number: int) -> str:
        if number == BACK:
            return self.say("counts.card-back")
        card = CARDS[number]
        bottom = self.bottom(card.bottom, card.figures)
        return self.say(
            "counts.drawn-card" if self.drawn else "counts.card",
            slug=card.slug,
            top=self.effect(card.effect),
            bottom=bottom,
        )

    def cost(self, tile: int) -> str:
        """What a building costs, and the printed points."""
        row = BUILDINGS[tile]
        if row.kind != FIXED:
            return self.due(row.least, row.most, kinds_needed(tile))
        goods = self.goods({NAMES[kind]: number for kind, number in enumerate(row.resources)})
        return self.say("counts.fixed", goods=goods, points=row.points)

    def building(self, tile: int) -> str:
        kind = "building" if tile < FIRST_IGLOO else "igloo"
        return self.say(
            f"counts.drawn-{kind}" if self.drawn else "counts.building", slug=BUILDINGS[tile].slug, cost=self.cost(tile)
        )

    def place_at(self, at: StoneAgePosition, place: int) -> str:
        """A place by what lies there, for those who see it drawn."""
        if BUILDING <= place < ANIMAL:
            return self.building(tile_at(at, place))
        if not CARD <= place < BUILDING:
            return self.place(PLACES[place])
        number = at.cells[layout.SLOTS + place - CARD] - 1
        if number == BACK:
            return self.card(number)
        card = CARDS[number]
        group = "figures" if card.figures else "symbols"
        return self.say("counts.named-card", name=self.say(f"{group}.{card.bottom}.name"))

    def thing_at(self, at: StoneAgePosition, place: int) -> str:
        """The card, building or igloo on a place."""
        if place < BUILDING:
            return self.card(at.cells[layout.SLOTS + place - CARD] - 1)
        return self.building(tile_at(at, place))

    # The moment

    def prompt(self, at: StoneAgePosition) -> str:
        return self.say(f"prompts.{open_decision(at)}", player=self.player(at), **self.moment_values(at))

    def moment_values(self, at: StoneAgePosition) -> dict[str, object]:
        """What the action in progress fills gaps with, in prompts and log lines."""
        moment = Moment(at)
        values: dict[str, object] = {
            "home": at.own(layout.AT_HOME),
            "left": moment.value("left", layout.ROLL_DIE, layout.TAKE_RESOURCE),
            "missing": moment.value("missing", layout.FEED),
        }
        if roll := moment.find(layout.YIELD, layout.USE_TOOL):
            pips = at.cells[layout.PIPS]
            values["total"] = total_of(at, pips)
            values["goods"] = self.goods({NAMES[roll["good"]]: units(at, roll["good"], pips)})
        if purchase := moment.find(layout.BUY, layout.PURCHASE, layout.PAY_EXTRA):
            place = purchase["place"]
            values["thing"] = self.thing_at(at, place)
            values["good"] = self.good(NAMES[extra_good(place)])
            values["points"] = extra_points(place)
        if payment := moment.find(layout.PAY):
            values["good"] = self.good(NAMES[payment["good"]])
            values["due"] = self.due(payment["least"], payment["most"], payment["kinds"])
        if reward := moment.find(layout.TAKE_REWARD):
            animal = ANIMALS[at.cells[layout.ACTIVE_ANIMAL] - 1]
            values["face"] = reward["face"] + 1
            values["reward"] = self.effect(animal.rewards[reward["face"]])
        return values

    def outcome(self, at: StoneAgePosition) -> str:
        """Who has won, and whether the tie had to be broken (STA-TIE-02, -03)."""
        scores, winners = at.scores(), at.winners()
        names = [self.names[seat] for seat in winners]
        if len(names) > 1:
            return self.say("results.draw", players=self.join(names))
        tied = scores.count(scores[winners[0]]) > 1
        return self.say("results.tie-break" if tied else "results.win", player=names[0])

    # Choices

    def choice(self, choice: int) -> str:
        """A choice for a button; it holds for whichever animal is active."""
        word, values = self.parts(choice, ANIMALS)
        return self.say(f"choices.{word}", **values)

    def log(self, at: StoneAgePosition, choice: int, seat: int = NOBODY) -> str:
        """A choice for a log that `seat` reads: only the player who draws a card blind is told which (STA-DRAW-03), and
        nobody what lies face down by now."""
        active = at.cells[layout.ACTIVE_ANIMAL] - 1
        word, values = self.parts(choice, ANIMALS if active < 0 else ANIMALS[active : active + 1])
        if word == "blind" and seat == at.cells[TURN]:
            word = "blind-own"
        elif word == "deal" and self.game.hides(at, choice, (seat,)):
            values["card"] = self.card(BACK)
        elif word == "roll":
            word, sums = self.roll(at, int(str(values["face"])))
            values |= sums
        elif self.drawn and word in ("place", "resolve"):
            values["place"] = self.place_at(at, self.game.verbs.verb(choice).first(choice))
        return self.say(f"log.{word}", **{"player": self.player(at), **self.moment_values(at), **values})

    def roll(self, at: StoneAgePosition, face: int) -> tuple[str, dict[str, object]]:
        """The last die of a roll names the sum, and what it brings if no tool can be added."""
        moment = Moment(at)
        good = moment.value("good", layout.YIELD)
        if good is None or moment.value("left", layout.ROLL_DIE) != 1:
            return "roll", {}
        pips = at.cells[layout.PIPS] + face
        goods = self.goods({NAMES[good]: units(at, good, pips)})
        return "roll-sum" if len(usable_tools(at, 0)) else "roll-yield", {"pips": pips, "goods": goods}

    def parts(self, choice: int, animals: Sequence[Animal]) -> tuple[str, dict[str, object]]:
        """The message of a choice, and what its arguments fill gaps with."""
        verb = self.game.verbs.verb(choice)
        word = verb.word
        values: dict[str, object] = {}
        for argument, value in verb.values(choice):
            name = argument.names[value]
            if word == "raise":
                word = f"raise-{name}"
            elif argument.kind == "seat":
                values["seat"] = self.names[value] if value < len(self.names) else name
            elif argument.kind == "card":
                values["card"] = self.card(value)
            elif argument.kind == "animal":
                values["animal"] = self.animal(name)
            elif argument.kind == "building":
                values["building"] = self.building(value)
            elif argument.kind == "place":
                values["place"] = self.place(name)
            elif argument.kind == "people":
                values["people"] = self.people(value + 1)
            elif argument.kind == "good":
                values["good"] = self.good(name)
            else:
                values[argument.kind] = name
        if word == "pay":
            values["goods"] = self.some(NAMES[verb.first(choice)], verb.second(choice))
        elif word == "pick":
            values["gain"] = self.effect(GIFTS[verb.first(choice)])
        elif word == "reward":
            rewards = dict.fromkeys(self.effect(animal.rewards[verb.first(choice)]) for animal in animals)
            values["reward"] = self.join(list(rewards), "or")
        return word, values
