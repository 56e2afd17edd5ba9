"""Why a choice is not legal now: the first obstacle in words, with the clause that sets it.

An obstacle in the thing itself (a tool already used, a card not owned) is named even when it is not the moment for it,
so that a player can ask about anything at any time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from lascaux.core.agenda import Entry
from lascaux.core.reasons import Obstacle, Question, obstacle
from lascaux.core.voice import Voice
from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.buildings import ANY, BUILDINGS, FIRST_IGLOO, FIXED
from lascaux.games.stone_age.rules.cards import CARDS
from lascaux.games.stone_age.rules.goods import NAMES
from lascaux.games.stone_age.rules.placement import is_there, players_on, village_places_taken
from lascaux.games.stone_age.rules.places import (
    ANIMAL,
    BUILDING,
    CARD,
    FOREST,
    HUNT,
    HUT,
    IGLOO,
    PLACES,
    PRICE,
    RINGS,
    SITE_LIMIT,
    VILLAGE_LIMIT,
)
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.purchase import tile_at
from lascaux.games.stone_age.rules.resources import ANY_KINDS
from lascaux.games.stone_age.rules.rounds import a_stack_is_empty
from lascaux.games.stone_age.rules.tools import slot_of
from lascaux.games.stone_age.rules.tribe import HIGHEST_TOOL
from lascaux.games.stone_age.wording import Wording

CARD_NUMBERS: Final = {card.top: number for number, card in enumerate(CARDS)}  # for tops that are on one card only


class StoneAgeQuestion(Question[StoneAgePosition]):
    """Stone Age's obstacles."""

    words: Wording
    nature: ClassVar[Mapping[str, str]] = {
        "start": "STA-RULING-01",
        "deal": "STA-NEWROUND-04",
        "appear": "STA-ANIMAL-01",
        "blind": "STA-DRAW-01",
        "show": "STA-DRAW-06",
        "reveal": "STA-BUILD-06",
        "roll": "STA-SETUP-07",
    }

    def __init__(self, at: StoneAgePosition, words: Voice) -> None:
        super().__init__(at, words)
        self.players = at.cells[layout.PLAYERS]
        self.payment = self.moment.find(layout.PAY)

    def end_clause(self) -> str:
        return "STA-END-02" if a_stack_is_empty(self.at) else "STA-END-01"

    def open_clause(self) -> str:
        """A payment has the clause of what is paid for; anything a reward brings, that of the driven-off animal."""
        if self.payment:
            return self.payment_clause(self.payment)
        return "STA-ANIMAL-16" if self.moment.find(layout.DRIVE_OFF) else super().open_clause()

    def owns(self, top: str) -> bool:
        """Whether the seat on turn has bought the one card with this upper half."""
        return self.at.own(layout.CARDS_OWNED) >> CARD_NUMBERS[top] & 1 == 1

    # Placing

    def against_place(self, place: int, index: int) -> Obstacle | None:
        if found := self.missing_place(place):
            return found
        if not self.moment.is_open(layout.PLACE_PEOPLE):
            return None
        found = self.closed(place) or self.wrong_number(place, index + 1)
        home = self.words.people(self.at.own(layout.AT_HOME))
        return found or obstacle("people-short", "STA-PLACE-06" if place == HUT else "STA-PLACE-01", home=home)

    def missing_place(self, place: int) -> Obstacle | None:
        """A place that does not exist now."""
        at = self.at
        if place == ANIMAL:
            if not at.cells[layout.WITH_ANIMALS]:
                return obstacle("no-animals", "STA-SETUP-09")
            return None if at.cells[layout.ACTIVE_ANIMAL] else obstacle("no-animal", "STA-ANIMAL-02")
        if place < CARD or is_there(at, place):
            return None
        if place >= IGLOO:
            in_game = self.words.game.options["igloos"]
            return obstacle("igloo-gone", "STA-IGLOO-03") if in_game else obstacle("no-igloos", "STA-SETUP-10")
        if place >= BUILDING + self.players:
            return obstacle("stack-not-used", "STA-SETUP-05", players=self.players)
        return obstacle("stack-empty", "STA-BUILD-07") if place >= BUILDING else obstacle("no-card", "STA-CARD-06")

    def closed(self, place: int) -> Obstacle | None:
        """A place where this seat cannot put anyone."""
        at = self.at
        if place == ANIMAL:
            return obstacle("place-full", "STA-ANIMAL-08") if at.people_on(place) == self.players else None
        if at.own(layout.PEOPLE_AT + place):
            return obstacle("already-there", "STA-PLACE-04")
        if FOREST <= place < CARD:
            limit = SITE_LIMIT[self.players]
            if players_on(at, place) >= limit:
                clause = f"STA-LIMIT{self.players}-02"
                return obstacle("site-limit", clause, players=self.players, limit=limit)
            return obstacle("place-full", "STA-PLACE-08") if at.people_on(place) == RINGS[place] else None
        if place != HUNT and at.people_on(place):
            return obstacle("place-full", "STA-PLACE-05")
        limit = VILLAGE_LIMIT[self.players]
        if place < HUNT and village_places_taken(at) >= limit:
            return obstacle("village-limit", f"STA-LIMIT{self.players}-01", players=self.players, limit=limit)
        return None

    def wrong_number(self, place: int, people: int) -> Obstacle | None:
        if FOREST <= place < CARD:
            free = RINGS[place] - self.at.people_on(place)
            return obstacle("rings-free", "STA-PLACE-08", free=free) if people > free else None
        exactly = PLACES[place].people
        if exactly and people != exactly:
            clause = "STA-ANIMAL-09" if place == ANIMAL else "STA-PLACE-09" if place >= CARD else "STA-PLACE-06"
            return obstacle("exactly", clause, people=self.words.people(exactly))
        return None

    # Acting

    def against_resolve(self, place: int, b: int) -> Obstacle | None:
        if place == ANIMAL:
            return obstacle("animal-stays", "STA-ANIMAL-11")
        if self.at.cells[layout.PHASE] == 2 and not self.at.own(layout.PEOPLE_AT + place):
            return obstacle("nobody-there", "STA-ACTION-01")
        return None

    def against_tool(self, index: int, b: int) -> Obstacle:
        value = HIGHEST_TOOL - index
        if slot_of(self.at, 2 * value) < 0:
            if slot_of(self.at, 2 * value - 1) < 0:
                return obstacle("no-such-tool", "STA-TOOLS-01", tool=value)
            return obstacle("tool-used", "STA-TOOLS-02", tool=value)
        return self.no_roll()

    def against_one_use(self, index: int, b: int) -> Obstacle:
        value = HIGHEST_TOOL - index
        if not self.owns(f"OTOOL{value}"):
            return obstacle("one-use-not-owned", "STA-ONEUSE-01", tool=value)
        if not self.at.own(layout.ONE_USE_TOOLS) >> value & 1:
            return obstacle("one-use-spent", "STA-ONEUSE-04", tool=value)
        return self.no_roll()

    def no_roll(self) -> Obstacle:
        """A tool that is ready: there is no roll for it, or it was passed over."""
        if self.moment.is_open(layout.USE_TOOL):
            return obstacle("tool-order", "STA-TOOLS-01")
        return obstacle("no-roll", "STA-TOOLS-04")

    def against_keep(self, a: int, b: int) -> Obstacle | None:
        if self.at.own(layout.ANY_TWO_KEPT):
            return None
        return obstacle("any-two-spent" if self.owns("ANY2") else "no-any-two", "STA-ANY2-01")

    def against_redeem(self, a: int, b: int) -> Obstacle:
        return self.against_keep(a, b) or obstacle("any-two-window", "STA-ANY2-02")

    def against_gain(self, good: int, b: int) -> Obstacle | None:
        if not self.moment.is_open(layout.TAKE_RESOURCE):
            return None
        return obstacle("kind-order", "STA-ANY2-01", good=self.words.good(NAMES[self.moment.top["from"]]))

    def against_pick(self, face: int, b: int) -> Obstacle | None:
        return obstacle("no-such-die", "STA-DICE-02", face=face + 1) if self.moment.is_open(layout.PICK_DIE) else None

    # Paying

    def against_buy(self, a: int, b: int) -> Obstacle | None:
        if not self.moment.is_open(layout.BUY):
            return None
        place = self.moment.top["place"]
        if place < BUILDING:
            return self.resources_short(PRICE[place], "STA-CARD-01")
        tile = tile_at(self.at, place)
        row = BUILDINGS[tile]
        if row.kind == FIXED:
            lacking = [max(0, cost - self.at.own(layout.GOODS + kind)) for kind, cost in enumerate(row.resources)]
            goods = self.words.goods(dict(zip(NAMES, lacking, strict=False)))
            return obstacle("short", "STA-IGLOO-02" if tile >= FIRST_IGLOO else "STA-BUILD-03", goods=goods)
        if row.kind == ANY:
            return self.resources_short(row.least, "STA-BUILD-05")
        return obstacle("cannot-make-up", "STA-BUILD-04", needed=self.words.cost(tile))

    def resources_short(self, needed: int, clause: str) -> Obstacle:
        short = needed - self.at.resources(self.seat)
        return obstacle("short", clause, goods=self.words.resources(short))

    def against_pay(self, good: int, number: int) -> Obstacle | None:
        if self.payment is None:
            return None
        clause, due, most = self.payment_clause(self.payment), self.payment["good"], self.payment["most"]
        if good != due:
            id = "kind-settled" if good < due else "kind-later"
            return obstacle(id, clause, good=self.words.good(NAMES[min(good, due)]))
        short = number - self.at.own(layout.GOODS + good)
        if short > 0:
            return obstacle("short", clause, goods=self.words.some(NAMES[good], short))
        if number > most:
            return obstacle("too-many", clause, due=self.words.resources(most))
        still = self.words.due(self.payment["least"], most, self.payment["kinds"])
        return obstacle("rest-impossible", clause, due=still)

    def payment_clause(self, payment: Entry) -> str:
        place = self.moment.value("place", layout.PURCHASE)
        if place is None:
            return "STA-FEED-05"
        if place < BUILDING:
            return "STA-CARD-02"
        return "STA-BUILD-05" if payment["kinds"] == ANY_KINDS else "STA-BUILD-04"

    def against_extra(self, a: int, b: int) -> Obstacle | None:
        return None if self.at.cells[layout.HARD_WINTER] else obstacle("no-hard-winter", "STA-WINTER-09")

    against_no_extra = against_extra

    # Feeding and rewards

    def against_feed(self, a: int, b: int) -> Obstacle | None:
        if self.moment.is_open(layout.FEED):
            return self.resources_short(self.moment.top["missing"], "STA-FEED-05")
        return None if self.at.cells[layout.PHASE] == 3 else obstacle("not-short", "STA-FEED-03")

    def against_starve(self, a: int, b: int) -> Obstacle | None:
        return None if self.at.cells[layout.PHASE] == 3 else obstacle("not-short", "STA-STARVE-05")

    def against_reward(self, face: int, b: int) -> Obstacle | None:
        shown = self.moment.value("face", layout.TAKE_REWARD)
        if shown is None:
            return self.against_points(face, b)
        return obstacle("other-face", "STA-ANIMAL-14", face=shown + 1)

    def against_points(self, a: int, b: int) -> Obstacle | None:
        return None if self.at.cells[layout.WITH_ANIMALS] else obstacle("no-animals", "STA-SETUP-09")
