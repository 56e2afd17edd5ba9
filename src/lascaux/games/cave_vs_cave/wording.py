"""Everything that the game says in words: prompts, choices, log lines and outcomes, in one language."""

from __future__ import annotations

from lascaux.core.agenda import Moment
from lascaux.core.position import NOBODY
from lascaux.core.view import open_decision
from lascaux.core.voice import Voice
from lascaux.games.cave_vs_cave.rules import effects as kinds
from lascaux.games.cave_vs_cave.rules import layout
from lascaux.games.cave_vs_cave.rules.actions import EFFECTS, TILES
from lascaux.games.cave_vs_cave.rules.effects import Effect
from lascaux.games.cave_vs_cave.rules.goods import NAMES, amount
from lascaux.games.cave_vs_cave.rules.position import CavePosition
from lascaux.games.cave_vs_cave.rules.rooms import ROOMS
from lascaux.games.cave_vs_cave.rules.scoring import SOLO_GOAL_BOTH, SOLO_GOAL_ERA_I, SOLO_OUTSTANDING
from lascaux.games.cave_vs_cave.rules.verbs import USES


class Wording(Voice):
    """Cave vs Cave in words."""

    drawn = False  # whether the reader sees a drawn table: then things are called by neither coordinates nor numbers

    # Things

    def tile(self, slug: str) -> str:
        return self.say(f"tiles.{slug}.name")

    def room(self, slug: str) -> str:
        return self.say(f"rooms.{slug}.name")

    def where(self, name: str) -> str:
        """A space of the cave, or an edge by what lies on its two sides."""
        return " | ".join([self.say(f"spaces.{space}.name") for space in name.split("|")])

    def pattern(self, walls: str) -> str:
        """The walls that a room needs."""
        return self.say(f"patterns.{walls}.name")

    def goods(self, purse: int) -> str:
        """`2 wood and 1 stone`."""
        return self.join([self.some(name, amount(purse, n)) for n, name in enumerate(NAMES) if amount(purse, n)])

    # Effects

    def effect(self, effect: Effect) -> str:
        """An effect as an instruction: `pay 1 emmer: gain 3 food`."""
        text = self.result(effect)
        if effect.per_dwarf:
            text = self.say("effects.per-dwarf", result=text)
        elif effect.pay:
            text = self.say("effects.pay", goods=self.goods(effect.pay), result=text)
        return self.say("effects.while-stone", effect=text) if effect.closed_by else text

    def result(self, effect: Effect) -> str:
        gain = self.say("effects.gain", goods=self.goods(effect.gain)) if effect.gain else ""
        if effect.refill:
            return self.refill(effect.refill)
        if effect.kind == kinds.ACTIVATE:
            count = 2 if effect.times == kinds.ONE_PLUS_ONE else effect.times
            return self.say("effects.activate" if count == 1 else "effects.activate-up-to", count=count)
        if effect.kind == kinds.EXCAVATE:
            return self.say("effects.excavate" if effect.times == 1 else "effects.excavate-2")
        if effect.kind in (kinds.RAZE, kinds.THREE_KINDS):
            return self.say("effects.raze" if effect.kind == kinds.RAZE else "effects.three-kinds", result=gain)
        plain = {
            kinds.UNDERMINE: "effects.undermine",
            kinds.FURNISH: "effects.furnish",
            kinds.WALL: "effects.wall",
            kinds.DONKEY_GOLD: "effects.donkey-gold",
        }
        return self.say(plain[effect.kind]) if effect.kind in plain else gain

    def refill(self, target: int) -> str:
        raised = [good for good in range(len(NAMES)) if amount(target, good)]
        if len(raised) > 1:
            return self.say("effects.refill-all")
        return self.say("effects.refill", good=self.good(NAMES[raised[0]]), value=amount(target, raised[0]))

    # The moment

    def prompt(self, at: CavePosition) -> str:
        id = open_decision(at)
        if id == "activate-room" and not at.cells[layout.BLOCK_LEFT]:
            id = "activate-done"
        values: dict[str, object] = {}
        if id == "use-tile":
            values["tile"] = self.tile(TILES[at.cells[layout.TILE] - 1].slug)
        elif id == "activate-room":
            values["left"] = at.cells[layout.BLOCK_LEFT]
        elif id == "draft-wall":
            values["room"] = self.room(ROOMS[Moment(at).top["room"]].slug)
        return self.say(f"prompts.{id}", player=self.player(at), **values)

    def choice(self, choice: int) -> str:
        return self.sentence("choices", choice)

    def log(self, at: CavePosition, choice: int, seat: int = NOBODY) -> str:
        return self.sentence("log", choice, self.player(at))

    def sentence(self, group: str, choice: int, player: str = "") -> str:
        """A choice in the words of a group of messages."""
        verb = self.game.verbs.verb(choice)
        word = verb.word
        values: dict[str, object] = {"player": player}
        for argument, value in verb.values(choice):
            name = argument.names[value]
            if word == "cavern":
                word = f"cavern-{name}"
            elif argument.kind == "seat":
                values["seat"] = self.names[value] if value < len(self.names) else name
            elif argument.kind == "tile":
                values["tile"] = self.tile(name)
            elif argument.kind == "room":
                values["room"] = self.room(argument.targets[value])
            elif argument.kind == "good":
                values["good"] = self.good(name)
            elif argument.kind in ("space", "edge"):
                values[argument.kind] = self.where(name) if self.drawn else name
            else:
                values[argument.kind] = name
        if word == "use":
            values["effect"] = self.effect(EFFECTS[verb.first(choice)])
        elif word == "activate":
            values["effect"] = self.effect(USES[verb.first(choice)][1])
        elif word == "collect":
            effects = ROOMS[verb.first(choice)].effects
            values["effect"] = self.effect(effects[0]) if effects else self.say("effects.nothing")
        return self.say(f"{group}.{word}", **values)

    def outcome(self, at: CavePosition) -> str:
        """Who wins; in a solo game, whether the goal is reached (CVC-SOLO1-14, CVC-SOLO2-12)."""
        winners = at.winners()
        if self.game.seats == 2:
            if len(winners) == 2:
                return self.say("results.draw")
            return self.say("results.win", player=self.names[winners[0]])
        points = at.scores()[0]
        era_one = at.cells[layout.ERA] == 1
        if not winners:
            goal = SOLO_GOAL_ERA_I if era_one else SOLO_GOAL_BOTH + 0.5
            return self.say("results.missed", points=f"{points:g}", goal=f"{goal:g}")
        outstanding = era_one and points > SOLO_OUTSTANDING
        return self.say("results.remarkable" if outstanding else "results.goal", points=f"{points:g}")
