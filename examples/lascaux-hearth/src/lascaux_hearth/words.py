"""Everything that the game says: prompts, choices, log lines, reasons and help, in one language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from lascaux.core.agenda import Moment
from lascaux.core.handbook import Handbook, Topic
from lascaux.core.position import NOBODY
from lascaux.core.reasons import Obstacle, Question, obstacle
from lascaux.core.view import open_decision
from lascaux.core.voice import Voice
from lascaux_hearth.rules import CLEARING, FORAGE, HEAT, TAKE_FIND, TEND_FIRES, WOOD, HearthPosition
from lascaux_hearth.tiles import FINDS, GOAL, PLACES, Find, Place

TERMS: Final = ("forest", "clearing", "heat", "warmth", "winter")


def goods(words: Voice, row: Find | Place) -> str:
    """What a find gives or a fire costs: `1 wood and 2 flint`."""
    amounts = {"wood": row.wood, "flint": row.flint}
    return words.join([words.some(good, count) for good, count in amounts.items() if count])


class HearthVoice(Voice):
    """Hearth in words."""

    def prompt(self, at: HearthPosition) -> str:
        left = Moment(at).value("left", FORAGE)
        return self.say(f"prompts.{open_decision(at)}", player=self.player(at), left=left)

    def choice(self, choice: int, group: str = "choices", player: str = "") -> str:
        """A choice for a button (`choices`) or a log (`log`)."""
        verb = self.game.verbs.verb(choice)
        values: dict[str, object] = {"player": player}
        for argument, value in verb.values(choice):
            row: Find | Place = FINDS[value] if argument.kind == "find" else PLACES[value]
            values[argument.kind] = self.say(f"{argument.kind}s.{row.slug}.name")
            values["goods"] = goods(self, row)
        return self.say(f"{group}.{verb.word}", **values)

    def log(self, at: HearthPosition, choice: int, seat: int = NOBODY) -> str:
        return self.choice(choice, "log", self.player(at))

    def outcome(self, at: HearthPosition) -> str:
        winners = at.winners()
        if self.game.seats == 1:
            id = "results.goal" if winners else "results.missed"
            return self.say(id, warmth=int(at.scores()[0]), goal=GOAL)
        id = "results.shared" if len(winners) > 1 else "results.win"
        return self.say(id, players=self.join([self.names[seat] for seat in winners]))


class HearthQuestion(Question[HearthPosition]):
    """What stands in the way of a choice."""

    nature: ClassVar[Mapping[str, str]] = {"reveal": "HRT-FIND-02"}

    def end_clause(self) -> str:
        return "HRT-END-01"

    def against_take(self, find: int, _: int) -> Obstacle | None:
        if self.moment.is_open(TAKE_FIND) and not self.at.cells[CLEARING + find]:
            return obstacle("not-there", "HRT-DAY-02")
        return None

    def against_light(self, place: int, _: int) -> Obstacle | None:
        if not self.moment.is_open(TEND_FIRES):
            return None
        if self.at.own(HEAT + place):
            return obstacle("burns-already", "HRT-LIGHT-01")
        return obstacle("costs", "HRT-LIGHT-02", goods=goods(self.words, PLACES[place]))

    def against_feed(self, place: int, _: int) -> Obstacle | None:
        if not self.moment.is_open(TEND_FIRES):
            return None
        if not self.at.own(HEAT + place):
            return obstacle("no-fire", "HRT-FEED-01")
        return obstacle("full" if self.at.own(WOOD) else "no-wood", "HRT-FEED-01", holds=PLACES[place].holds)


class HearthHandbook(Handbook):
    """Explains finds, places and terms."""

    def topics(self) -> Iterator[Topic]:
        for find in FINDS:
            yield self.topic("finds", find, tiles=find.tiles)
        for place in PLACES:
            yield self.topic("places", place, holds=place.holds, warms=place.warms)
        yield from map(self.term, TERMS)

    def topic(self, group: str, row: Find | Place, **values: object) -> Topic:
        name = self.say(f"{group}.{row.slug}.name")
        text = self.say(f"help.{group}", goods=goods(self.words, row), **values)
        return Topic(row.slug, name, lambda: self.say("help.entry", name=name, help=text))
