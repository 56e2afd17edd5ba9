"""Why a choice is not legal now: the first obstacle in words, with the clause that sets it.

What stands in the way of a thing itself (a tool that was used, a card that is not owned) is said even when it is not
the moment for it, so that a player can ask about anything at any time.
"""

from __future__ import annotations

from typing import Final

from lascaux.core.game import Game, Reason
from lascaux.core.position import CHANCE, TURN
from lascaux.core.reasons import Obstacle, obstacle, reason_against
from lascaux.core.view import open_decision
from lascaux.games.stone_age.moment import Due, Moment
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
from lascaux.games.stone_age.rules.rounds import a_stack_is_empty
from lascaux.games.stone_age.rules.tools import slot_of
from lascaux.games.stone_age.rules.tribe import HIGHEST_TOOL
from lascaux.games.stone_age.wording import Wording

NATURE_CLAUSES: Final = {
    "start": "STA-RULING-01",
    "deal": "STA-NEWROUND-04",
    "appear": "STA-ANIMAL-01",
    "blind": "STA-DRAW-01",
    "show": "STA-DRAW-06",
    "reveal": "STA-BUILD-06",
    "roll": "STA-SETUP-07",
}
# What an open decision follows from; it comes before anything else. Payments and rewards are looked up in place.
DECISION_CLAUSES: Final = {
    "choose-starter": "STA-SETUP-08",
    "deal-card": "STA-NEWROUND-04",
    "reveal-building": "STA-BUILD-06",
    "draw-blind": "STA-DRAW-01",
    "roll-die": "STA-SETUP-07",
    "place-people": "STA-PLACE-02",
    "choose-place": "STA-ACTION-01",
    "use-tool": "STA-TOOLS-01",
    "raise-tool": "STA-TOOLS-09",
    "buy": "STA-ACTION-04",
    "pay-extra": "STA-WINTER-02",
    "keep-or-take": "STA-ANY2-01",
    "take-resource": "STA-ANY2-01",
    "pick-die": "STA-DICE-03",
    "feed": "STA-FEED-05",
}
CARD_NUMBERS: Final = {card.top: number for number, card in enumerate(CARDS)}  # of tops that are on one card only


def why_not(game: Game, at: StoneAgePosition, choice: int, language: str) -> Reason | None:
    words = Wording(game, language)
    return reason_against(at, choice, words, Question(at, words).ask)


class Question:
    """Looks for the first obstacle of one choice, for the seat on turn."""

    def __init__(self, at: StoneAgePosition, words: Wording) -> None:
        self.at = at
        self.words = words
        self.moment = Moment(at)
        self.players = at.cells[layout.PLAYERS]

    def ask(self, verb: str, a: int, b: int) -> Obstacle:
        at = self.at
        if at.over:
            return obstacle("over", "STA-END-02" if a_stack_is_empty(at) else "STA-END-01")
        if verb in NATURE_CLAUSES:
            return obstacle("cannot-turn-up" if at.actor == CHANCE else "natures", NATURE_CLAUSES[verb])
        clause = self.open_clause()
        if at.actor == CHANCE:
            return obstacle("nature-first", clause, prompt=self.words.prompt(at))
        found: Obstacle | None = getattr(self, verb.replace("-", "_"), self.nothing)(a, b)
        return found or obstacle("not-now", clause, prompt=self.words.prompt(at))

    def open_clause(self) -> str:
        """What the open decision follows from."""
        if self.moment.due:
            return self.payment_clause(self.moment.due)
        return "STA-ANIMAL-16" if self.moment.find(layout.DRIVE_OFF) else DECISION_CLAUSES[open_decision(self.at)]

    def nothing(self, a: int, b: int) -> None:
        return None

    def owns(self, top: str) -> bool:
        """Whether the seat on turn has bought the one card with this upper half."""
        return self.at.own(layout.CARDS_OWNED) >> CARD_NUMBERS[top] & 1 == 1

    # Placing

    def place(self, place: int, index: int) -> Obstacle | None:
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
        """A place where this seat cannot put anybody."""
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

    def resolve(self, place: int, b: int) -> Obstacle | None:
        if place == ANIMAL:
            return obstacle("animal-stays", "STA-ANIMAL-11")
        if self.at.cells[layout.PHASE] == 2 and not self.at.own(layout.PEOPLE_AT + place):
            return obstacle("nobody-there", "STA-ACTION-01")
        return None

    def tool(self, index: int, b: int) -> Obstacle:
        value = HIGHEST_TOOL - index
        if slot_of(self.at, 2 * value) < 0:
            if slot_of(self.at, 2 * value - 1) < 0:
                return obstacle("no-such-tool", "STA-TOOLS-01", tool=value)
            return obstacle("tool-used", "STA-TOOLS-02", tool=value)
        return self.no_roll()

    def one_use(self, index: int, b: int) -> Obstacle:
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

    def keep(self, a: int, b: int) -> Obstacle | None:
        if self.at.own(layout.ANY_TWO_KEPT):
            return None
        return obstacle("any-two-spent" if self.owns("ANY2") else "no-any-two", "STA-ANY2-01")

    def redeem(self, a: int, b: int) -> Obstacle:
        return self.keep(a, b) or obstacle("any-two-window", "STA-ANY2-02")

    def gain(self, good: int, b: int) -> Obstacle | None:
        entry = self.moment.top
        if entry is None or entry.kind != layout.TAKE_RESOURCE:
            return None
        return obstacle("kind-order", "STA-ANY2-01", good=self.words.good(NAMES[entry.b]))

    def pick(self, face: int, b: int) -> Obstacle | None:
        return obstacle("no-such-die", "STA-DICE-02", face=face + 1) if self.moment.is_open(layout.PICK_DIE) else None

    # Paying

    def buy(self, a: int, b: int) -> Obstacle | None:
        place = self.moment.place
        if place is None or not self.moment.is_open(layout.BUY):
            return None
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
        short = needed - self.at.resources(self.at.cells[TURN])
        return obstacle("short", clause, goods=self.words.resources(short))

    def pay(self, good: int, number: int) -> Obstacle | None:
        due = self.moment.due
        if due is None:
            return None
        clause = self.payment_clause(due)
        if good != due.good:
            id = "kind-settled" if good < due.good else "kind-later"
            return obstacle(id, clause, good=self.words.good(NAMES[min(good, due.good)]))
        short = number - self.at.own(layout.GOODS + good)
        if short > 0:
            return obstacle("short", clause, goods=self.words.some(NAMES[good], short))
        if number > due.most:
            return obstacle("too-many", clause, due=self.words.resources(due.most))
        return obstacle("rest-impossible", clause, due=self.words.due(due))

    def payment_clause(self, due: Due) -> str:
        if self.moment.place is None:
            return "STA-FEED-05"
        if self.moment.place < BUILDING:
            return "STA-CARD-02"
        return "STA-BUILD-05" if due.kinds is None else "STA-BUILD-04"

    def extra(self, a: int, b: int) -> Obstacle | None:
        return None if self.at.cells[layout.HARD_WINTER] else obstacle("no-hard-winter", "STA-WINTER-09")

    no_extra = extra

    # Feeding and rewards

    def feed(self, a: int, b: int) -> Obstacle | None:
        if self.moment.is_open(layout.FEED):
            return self.resources_short(self.moment.missing_food, "STA-FEED-05")
        return None if self.at.cells[layout.PHASE] == 3 else obstacle("not-short", "STA-FEED-03")

    def starve(self, a: int, b: int) -> Obstacle | None:
        return None if self.at.cells[layout.PHASE] == 3 else obstacle("not-short", "STA-STARVE-05")

    def reward(self, face: int, b: int) -> Obstacle | None:
        shown = self.moment.reward_face
        return self.points(face, b) if shown is None else obstacle("other-face", "STA-ANIMAL-14", face=shown + 1)

    def points(self, a: int, b: int) -> Obstacle | None:
        return None if self.at.cells[layout.WITH_ANIMALS] else obstacle("no-animals", "STA-SETUP-09")
