"""Why a choice is not legal now: the first obstacle in words, with the clause that sets it.

What stands in the way of a thing itself (a cost, walls, a blocked way) is said even when it is not the moment for it,
so that a player can ask about any tile at any time.
"""

from __future__ import annotations

from lascaux.core.bits import count
from lascaux.core.game import Game, Reason
from lascaux.core.position import AGENDA, CHANCE, DEPTH, TURN
from lascaux.core.reasons import Obstacle, obstacle, reason_against
from lascaux.core.view import open_decision
from lascaux.games.cave_vs_cave.rules import effects as kinds
from lascaux.games.cave_vs_cave.rules import layout, turn
from lascaux.games.cave_vs_cave.rules.actions import BONUS_BANDS, EFFECTS, ERA_I_TILES, ERA_II_TILES, RENOVATION, TILES
from lascaux.games.cave_vs_cave.rules.activate import junction_kinds
from lascaux.games.cave_vs_cave.rules.board import CAVERN, ENTRANCE, MARKED, OPENING
from lascaux.games.cave_vs_cave.rules.draft import TOO_MANY, fewest_anywhere, fewest_walls
from lascaux.games.cave_vs_cave.rules.effects import Effect
from lascaux.games.cave_vs_cave.rules.furnish import allowed_colours, can_furnish
from lascaux.games.cave_vs_cave.rules.goods import EXCHANGEABLE, GOLD, NAMES, WEAPON, amount, covers, some
from lascaux.games.cave_vs_cave.rules.position import CavePosition
from lascaux.games.cave_vs_cave.rules.rooms import BLUE_ROOMS, CAVE_ENTRANCE, COSTS, FITS, ROOMS
from lascaux.games.cave_vs_cave.rules.verbs import USES
from lascaux.games.cave_vs_cave.wording import Wording

PATTERN_CLAUSES = {
    "0-1": "CVC-PATTERN-12",
    "0-3": "CVC-PATTERN-13",
    "1": "CVC-PATTERN-05",
    "1-2a": "CVC-PATTERN-06",
    "1-3a": "CVC-PATTERN-07",
    "2a": "CVC-PATTERN-08",
    "2-3a": "CVC-PATTERN-09",
    "2o": "CVC-PATTERN-10",
    "3": "CVC-PATTERN-11",
    "3-4": "CVC-PATTERN-11",
    "4": "CVC-PATTERN-11",
}
NATURE_CLAUSES = {
    "start": "CVC-SETUP-09",
    "remove": "CVC-SOLO1-02",
    "pool": "CVC-SHORT-06",
    "reveal": "CVC-ROUND-02",
    "uncover": "CVC-DIG-01",
}


def why_not(game: Game, at: CavePosition, choice: int, language: str) -> Reason | None:
    words = Wording(game, language)
    return reason_against(at, choice, words, Question(at, words).ask)


class Question:
    """Looks for the first obstacle of one choice, for the seat on turn."""

    def __init__(self, at: CavePosition, words: Wording) -> None:
        self.at = at
        self.words = words
        self.purse = at.own(layout.PURSE)

    def ask(self, verb: str, a: int, b: int) -> Obstacle:
        at = self.at
        if at.over:
            return obstacle("over", "CVC-ROUND-18")
        if verb in NATURE_CLAUSES:
            id = "cannot-turn-up" if at.actor == CHANCE else "natures"
            return obstacle(id, NATURE_CLAUSES[verb])
        if at.actor == CHANCE:
            return obstacle("nature-first", "CVC-SETUP-10", prompt=self.words.prompt(at))
        found: Obstacle | None = getattr(self, verb, self.nothing)(a, b)
        return found or self.not_now()

    def not_now(self) -> Obstacle:
        prompt = self.words.prompt(self.at)
        if open_decision(self.at) in ("take-tile", "go-on", "draft-room", "cover-space"):
            return obstacle("not-now", "CVC-ROUND-05", prompt=prompt)
        return obstacle("finish-effect", "CVC-ROUND-17", prompt=prompt)

    def nothing(self, a: int, b: int) -> None:
        return None

    def cost(self, cost: int, clause: str = "CVC-GOODS-05") -> Obstacle | None:
        """The goods that are missing."""
        missing = 0
        for good in range(len(NAMES)):
            missing += some(good, max(0, amount(cost, good) - amount(self.purse, good)))
        return obstacle("short", clause, goods=self.words.goods(missing)) if missing else None

    # One method for each verb

    def take(self, tile: int, b: int) -> Obstacle | None:
        at = self.at
        if not at.cells[layout.FACE_UP] >> tile & 1:
            solo = at.cells[layout.PLAYERS] == 1
            if (solo and TILES[tile].slug == "breach") or at.cells[layout.ERA] == 0:
                return obstacle("tile-not-in-game", "CVC-SOLO1-04" if solo else "CVC-QUICK-PREP-02")
            era_one = ERA_I_TILES >> tile & 1 == 1
            if era_one != (at.cells[layout.ERA] == 1):
                return obstacle("tile-not-in-game", "CVC-ERA2-SETUP-02" if era_one else "CVC-ERA2-SETUP-03")
            return obstacle("tile-face-down", "CVC-ERA2-ROUND-03" if ERA_II_TILES >> tile & 1 else "CVC-ROUND-02")
        if at.cells[layout.TAKEN] >> tile & 1:
            return obstacle("tile-taken", "CVC-ROUND-06")
        if turn.is_open(at, tile):
            return None
        if at.cells[layout.PLAYERS] == 1:
            return obstacle("gate-closed-solo", "CVC-RULING-20")
        good = GOLD if tile == RENOVATION else WEAPON
        return obstacle(
            "more-gold" if tile == RENOVATION else "more-weapons",
            "CVC-ROUND-15" if tile == RENOVATION else "CVC-ERA2-ROUND-05",
            own=amount(self.purse, good),
            other=amount(at.of(at.other(), layout.PURSE), good),
        )

    def use(self, number: int, b: int) -> Obstacle | None:
        at = self.at
        tile = at.cells[layout.TILE] - 1
        if tile < 0:
            return obstacle("take-first", "CVC-ROUND-05")
        bands = [n for n in range(turn.BANDS_WITH_EXTRAS) if turn.band(at, n) >> number & 1]
        if not bands:
            if any(band >> number & 1 for band in BONUS_BANDS) and ERA_II_TILES >> tile & 1:
                return obstacle("bonus-elsewhere", "CVC-ERA2-BONUS-06")
            return obstacle("not-on-tile", TILES[tile].clause, tile=self.words.tile(TILES[tile].slug))
        if all(at.cells[layout.BANDS_USED] >> n & 1 for n in bands):
            alternatives = count(turn.band(at, bands[0])) > 1
            return (
                obstacle("other-alternative", "CVC-ROUND-10") if alternatives else obstacle("band-used", "CVC-ROUND-08")
            )
        return self.effect(EFFECTS[number])

    def effect(self, effect: Effect) -> Obstacle | None:
        """What stands in the way of an effect itself."""
        at = self.at
        cost = turn.cost_of(at, effect)
        if missing := self.cost(cost, "CVC-FURNISH-03" if effect.kind == kinds.FURNISH else "CVC-GOODS-05"):
            return missing
        if effect.closed_by and covers(self.purse, effect.closed_by):
            return obstacle("stone-enough", "CVC-ROOM-03")
        if effect.kind in (kinds.EXCAVATE, kinds.UNDERMINE) and not at.diggable(effect.kind == kinds.UNDERMINE):
            if at.own(layout.COVERED):
                return obstacle("no-way", "CVC-DIG-06")
            return obstacle("nothing-to-dig", "CVC-DIG-05")
        if effect.kind == kinds.WALL and not at.cells[layout.SUPPLY]:
            return obstacle("no-wall-left", "CVC-WALL-02")
        if effect.kind == kinds.RAZE and not at.own(layout.WALLS):
            return obstacle("no-wall-placed", "CVC-WALL-12")
        if effect.kind == kinds.FURNISH and not can_furnish(at, cost):
            return obstacle("nothing-to-furnish", "CVC-FURNISH-04")
        if effect.kind == kinds.THREE_KINDS and count(junction_kinds(at)) < 3:
            return obstacle("three-kinds", "CVC-ROOM-14", count=count(junction_kinds(at)))
        return None

    def activate(self, use: int, b: int) -> Obstacle | None:
        room, effect = USES[use]
        if not self.at.has(room):
            return obstacle("not-own-room", "CVC-ACTIVATE-03")
        in_block = open_decision(self.at) == "activate-room"
        if in_block and self.at.cells[layout.BLOCK_ROOMS] >> room & 1:
            return obstacle("room-used", "CVC-ACTIVATE-04")
        if in_block and not self.at.cells[layout.BLOCK_LEFT]:
            return obstacle("no-activation-left", "CVC-ACTIVATE-02")
        if found := self.effect(effect):
            return found
        return obstacle("no-activation", "CVC-ACTIVATE-01")

    def collect(self, room: int, b: int) -> Obstacle | None:
        if open_decision(self.at) != "activate-room":
            return None
        if not self.at.cells[layout.BLOCK_DUE] >> room & 1:
            return obstacle("pays-not", "CVC-BLUE-11", room=self.words.room(ROOMS[room].slug))
        return obstacle("collect-late", "CVC-BLUE-11")

    def pay(self, good: int, b: int) -> Obstacle | None:
        if open_decision(self.at) != "pay-kind":
            return None
        if not amount(self.purse, good):
            return obstacle("none-owned", "CVC-GOODS-05", good=self.words.good(NAMES[good]))
        if good == GOLD and not self.at.cells[layout.JUNCTION_GOLD]:
            return obstacle("gold-excluded", "CVC-RULING-12")
        return obstacle("track-order", "CVC-ROOM-14")

    def excavate(self, space: int, b: int) -> Obstacle | None:
        at = self.at
        if not at.spaces(at.cells[TURN]) >> space & 1:
            return obstacle("not-your-space", "CVC-DIG-14" if space == CAVERN else "CVC-DIG-01")
        if not at.own(layout.COVERED) >> space & 1:
            return self.lies_there(space, "CVC-DIG-04", "CVC-DIG-01")
        if at.diggable(False) >> space & 1:
            return None
        if at.own(layout.COVERED) >> MARKED & 1:
            return obstacle("opening-first", "CVC-ERA2-DIG-03")
        if at.diggable(True) >> space & 1:
            return obstacle("cut-off", "CVC-DIG-06")
        return obstacle("behind-tile", "CVC-DIG-06")

    def lies_there(self, space: int, room_clause: str, empty_clause: str) -> Obstacle:
        room = self.at.own(layout.ROOM_ON + space) - 1
        if room < 0:
            return obstacle("is-empty", empty_clause)
        return obstacle("is-room", room_clause, room=self.words.room(ROOMS[room].slug))

    def wall(self, edge: int, b: int) -> Obstacle | None:
        at = self.at
        if at.own(layout.WALLS) >> edge & 1:
            return obstacle("wall-there", "CVC-GEO-16")
        if not at.free_edges() >> edge & 1:
            if edge == OPENING and at.cells[layout.ERA] == 2:
                return obstacle("opening-forbidden", "CVC-RULING-13")
            return obstacle("no-edge", "CVC-WALL-06")
        if open_decision(at) == "draft-wall":
            room = ROOMS[at.cells[AGENDA + 3 * (at.cells[DEPTH] - 1) + 2]].slug
            return obstacle("wall-not-needed", "CVC-QUICK-DRAFT-05", room=self.words.room(room))
        return None if at.cells[layout.SUPPLY] else obstacle("no-wall-left", "CVC-WALL-02")

    def raze(self, edge: int, b: int) -> Obstacle | None:
        return None if self.at.own(layout.WALLS) >> edge & 1 else obstacle("no-wall-there", "CVC-WALL-12")

    def furnish(self, room: int, space: int) -> Obstacle | None:
        found = self.in_display(room) or self.cost(COSTS[room]) or self.colour(room) or self.empty(space)
        if found or FITS[room] >> self.at.walls_around(space) & 1:
            return found
        code = ROOMS[room].walls
        walls = self.walls_in_words(space)
        needed = self.words.say(f"patterns.{code}")
        return obstacle("pattern", PATTERN_CLAUSES[code], needed=needed, walls=walls)

    def in_display(self, room: int) -> Obstacle | None:
        at = self.at
        name = self.words.room(ROOMS[room].slug)
        if at.cells[layout.DISPLAY] >> room & 1:
            return None
        if room == CAVE_ENTRANCE:
            return obstacle("room-printed", "CVC-ROOM-00")
        if at.cells[layout.POOL] >> room & 1:
            return obstacle("room-in-pool", "CVC-SHORT-09")
        if (at.cells[layout.UNSEEN_I] | at.cells[layout.UNSEEN_II]) >> room & 1:
            return obstacle("room-unseen", "CVC-DIG-01", room=name)
        if any(at.of(seat, layout.ROOMS_OWNED) >> room & 1 for seat in range(at.cells[layout.PLAYERS])):
            return obstacle("room-in-cave", "CVC-FURNISH-12", room=name)
        return obstacle("room-out", "CVC-FURNISH-01", room=name)

    def colour(self, room: int) -> Obstacle | None:
        if allowed_colours(self.at) >> room & 1:
            return None
        rooms = self.at.own(layout.ROOMS_OWNED)
        blue = count(rooms & BLUE_ROOMS)
        return obstacle("colours", "CVC-FURNISH-10", orange=count(rooms) - blue, blue=blue + 1)

    def empty(self, space: int) -> Obstacle | None:
        at = self.at
        if not at.spaces(at.cells[TURN]) >> space & 1:
            return obstacle("not-your-space", "CVC-FURNISH-06")
        if at.own(layout.COVERED) >> space & 1:
            return obstacle("is-covered", "CVC-FURNISH-06")
        if space == ENTRANCE:
            return obstacle("entrance", "CVC-FURNISH-06")
        if at.own(layout.FURNISHED) >> space & 1:
            return self.lies_there(space, "CVC-FURNISH-13", "CVC-FURNISH-06")
        return None

    def walls_in_words(self, space: int) -> str:
        walls = self.at.walls_around(space)
        number = count(walls)
        if number == 2:
            return self.words.say("walls.2o" if walls in (0b0101, 0b1010) else "walls.2a")
        return self.words.say(f"walls.{number}")

    def cavern(self, side: int, b: int) -> Obstacle | None:
        if self.at.cells[layout.CAVERN_TAKEN]:
            return obstacle("cavern-gone", "CVC-CAVERN-01")
        return obstacle("not-complete", "CVC-CAVERN-02")

    def draft(self, room: int, space: int) -> Obstacle | None:
        if self.at.cells[layout.ERA] != 0:
            return obstacle("draft-only", "CVC-QUICK-DRAFT-01")
        if found := self.in_display(room) or self.colour(room) or self.empty(space):
            return found
        needed = fewest_walls(self.at, room, space)
        if needed == TOO_MANY:
            words = self.words.say(f"patterns.{ROOMS[room].walls}")
            return obstacle("no-fit-with-walls", "CVC-QUICK-DRAFT-04", needed=words)
        if needed > fewest_anywhere(self.at, room):
            return obstacle("fewer-elsewhere", "CVC-QUICK-DRAFT-05")
        reserve = self.at.own(layout.RESERVE)
        if needed > reserve:
            return obstacle("reserve-short", "CVC-QUICK-DRAFT-07", needed=needed, reserve=reserve)
        return None

    def cover(self, space: int, b: int) -> Obstacle | None:
        if self.at.cells[layout.ERA] != 0:
            return obstacle("draft-only", "CVC-QUICK-COVER-01")
        return self.empty(space)

    def exchange(self, good: int, b: int) -> Obstacle | None:
        name = self.words.good(NAMES[good])
        if not EXCHANGEABLE >> good & 1:
            return obstacle("never-exchanged", "CVC-EXCHANGE-04", good=name)
        if self.at.cells[layout.ERA] == 0:
            return obstacle("no-exchange-in-draft", "CVC-EXCHANGE-09")
        return None if amount(self.purse, good) else obstacle("none-owned", "CVC-EXCHANGE-01", good=name)

    def stop(self, a: int, b: int) -> Obstacle | None:
        return obstacle("activate-first", "CVC-BLUE-12") if open_decision(self.at) == "activate-room" else None
