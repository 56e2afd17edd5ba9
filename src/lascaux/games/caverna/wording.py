"""Everything that the game says in words: prompts, choices and log lines, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lascaux.core.agenda import Moment
from lascaux.core.bits import count
from lascaux.core.position import NOBODY, TURN
from lascaux.core.verbs import Verb
from lascaux.core.view import open_decision
from lascaux.core.voice import Voice
from lascaux.games.caverna.changes import ACTION_STEPS, changes
from lascaux.games.caverna.rules import deeds, layout
from lascaux.games.caverna.rules.feeding import need
from lascaux.games.caverna.rules.furnishing import A_DWELLING, A_PLAIN_DWELLING, ANYTHING
from lascaux.games.caverna.rules.goods import FOOD, GOLD, ORE, in_words
from lascaux.games.caverna.rules.goods import NAMES as GOODS
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.rules.rates import DISHES, PURCHASES, TRADES
from lascaux.games.caverna.rules.room_effects import FEED_COSTS
from lascaux.games.caverna.rules.rooms import ROOMS
from lascaux.games.caverna.rules.rounds import LEAF
from lascaux.games.caverna.rules.space_use import table_row
from lascaux.games.caverna.rules.spaces import MOST_KINDS, STOCK_KIND
from lascaux.games.caverna.rules.spaces import NAMES as SPACES
from lascaux.games.caverna.rules.turn import NO_DWARF, dwarf_to_place, has_space, is_turn, sent_dwarf
from lascaux.games.caverna.rules.verbs import COOK, FEED, RUBY, USE
from lascaux.games.caverna.scoresheet import SOLO_GOAL

# Verbs whose argument is part of the message's id: `marker-leaf`, `feed-wood`
SPELT_OUT: Final = ("marker", "pay", "feed", "skip", "use", "cook")
RATES: Final = {RUBY: PURCHASES, USE: TRADES, COOK: DISHES}  # the exchanges of each verb
# Choices with their own log lines that share the words of a button
ALIKE: Final = {
    **{f"use-{rate.slug}": "use" for rate in TRADES},
    **{f"cook-{rate.slug}": "use" for rate in DISHES if rate.room >= 0},
    **dict.fromkeys(("feed-wood", "feed-stone", "feed-ore"), "feed-good"),
    "ruby-cattle": "ruby",
    "ruby-cavern": "ruby-tile",
}
RUBY_TILES: Final = ("meadow", "field", "tunnel", "cavern")
HALF: Final = 3  # the first column of the mountain


class Wording(Voice):
    """Caverna in words."""

    drawn = False  # whether the reader sees a drawn table: then things are called by neither coordinates nor numbers

    # Things

    def goods(self, counts: Mapping[str, int]) -> str:
        """`2 wood and 1 stone`."""
        return self.join([self.some(name, n) for name, n in counts.items() if n]) or self.say("counts.nothing")

    def space(self, slug: str) -> str:
        return self.say(f"spaces.{slug}.name")

    def room(self, slug: str) -> str:
        return self.say(f"rooms.{slug}.name")

    def short_room(self, slug: str) -> str:
        """The short name of a tile, without the cost that tells some apart."""
        short = f"rooms.{slug}.short"
        return self.say(short) if self.game.texts.knows(short) else self.room(slug)

    def loot(self, slug: str) -> str:
        return self.say(f"loot.{slug}.name")

    def where(self, square: str) -> str:
        """`forest, bottom row, right`."""
        column, row = map(int, square.split(","))
        half = "forest" if column < HALF else "mountain"
        across = self.say(f"where.column-{column if column < HALF else column - HALF}")
        return self.say("where.square", half=self.say(f"where.{half}"), row=self.say(f"where.row-{row}"), column=across)

    def deed(self, deed: int) -> str:
        return self.say(f"deeds.{deeds.NAMES[deed]}.name")

    def tile(self, deed: int, second: bool = False) -> str:
        """What a deed lays, one half of a twin at a time: `the meadow`."""
        half = ("-second" if second else "-first") if deed <= deeds.LARGE_PASTURE else ""
        return self.say(f"laid.{deeds.NAMES[deed]}{half}")

    def dwarf(self, strength: int) -> str:
        return self.say("counts.armed", strength=strength) if strength else self.say("counts.unarmed")

    def sown(self, **fields: int) -> str:
        """`1 field of grain and 2 fields of vegetables`."""
        kinds = [(f"field-of-{crop}" if n == 1 else f"fields-of-{crop}", n) for crop, n in fields.items() if n]
        return self.join([self.say(f"counts.{id}", count=n) for id, n in kinds]) or self.say("counts.nothing")

    def newborns(self, name: str) -> str:
        """The animals of a set such as `sheep+boar`."""
        return self.say("counts.no-newborn") if name == "none" else self.goods(dict.fromkeys(name.split("+"), 1))

    def stock(self, at: CavernaPosition, space: int) -> str:
        """The goods that lie on a space."""
        found: dict[str, int] = {}
        for index in range(MOST_KINDS):
            kind = STOCK_KIND[MOST_KINDS * table_row(at, space) + index]
            if kind >= 0:
                found[GOODS[kind]] = at.cells[layout.STOCK + MOST_KINDS * space + index]
        return self.goods(found)

    # The moment

    def prompt(self, at: CavernaPosition) -> str:
        """Who must do what; some decisions have more than one sentence."""
        id = open_decision(at)
        moment = Moment(at)
        if is_turn(moment) and sent_dwarf(moment) != NO_DWARF:
            id = "take-turn-sent"
        elif is_turn(moment) and not has_space(at, moment):
            id = "take-turn-stuck"
        elif id == "furnish" and moment.top["scope"] != ANYTHING:
            id = {A_DWELLING: "furnish-dwelling", A_PLAIN_DWELLING: "furnish-plain"}[moment.top["scope"]]
        elif id == "feed-dwarfs" and at.own(FOOD) >= need(at):
            id = "feed-enough"
        return self.say(f"prompts.{id}", player=self.player(at), **self.moment_values(at, moment))

    def moment_values(self, at: CavernaPosition, moment: Moment) -> dict[str, object]:
        """What fills the gaps of prompts, and of log lines about an action in progress."""
        values: dict[str, object] = {"round": at.cells[layout.ROUND]}
        if not moment.agenda:
            return values
        top = moment.top
        laying = moment.find(layout.LAY_FIRST, layout.LAY_SECOND, layout.LAY_SINGLE)
        if laying:
            values["tile"] = self.tile(laying["deed"], second=laying.kind == layout.LAY_SECOND)
        room = moment.value("room", layout.PAY_WITH_ORE, layout.CHOOSE_CAVERN)
        if room is not None:
            values["room"] = self.room(ROOMS[room].slug)
        if is_turn(moment) and has_space(at, moment):
            values["dwarf"] = self.dwarf(at.strength(dwarf_to_place(at, moment)))
        elif top.kind in (layout.PROTECT_SPACE, layout.CHOOSE_DEED):
            values["space"] = self.space(SPACES[top["space"]])
            values["goods"] = self.stock(at, top["space"])
        elif top.kind == layout.CHOOSE_LOOT:
            values |= {"strength": at.cells[layout.LOOT_STRENGTH], "left": top["left"]}
        elif top.kind == layout.TRADE_ORE:
            values["left"] = top["left"]
        elif top.kind == layout.FEED_DWARFS:
            values |= {"need": self.some("food", need(at)), "food": self.some("food", at.own(FOOD))}
        elif top.kind == layout.SOW:
            values["fields"] = count(at.empty_fields(at.cells[TURN]))
        elif top.kind == layout.FORGE:
            values["goods"] = self.some("ore", at.own(ORE))
        elif top.kind in (layout.BUY_GOODS, layout.SPEND_GOLD):
            values["goods"] = self.some("gold", at.own(GOLD))
        return values

    def outcome(self, at: CavernaPosition) -> str:
        """Who has won, or shares the rank (CAV-TIE-01); solo, whether the goal is surpassed (CAV-SOLO-09)."""
        points = f"{max(at.scores()):g}"
        if self.game.seats == 1:
            id = "results.goal" if SOLO_GOAL.reached(at.scores()[0]) else "results.short"
            return self.say(id, points=points, goal=f"{SOLO_GOAL.points:g}")
        names = [self.names[seat] for seat in at.winners()]
        if len(names) > 1:
            return self.say("results.draw", players=self.join(names), points=points)
        return self.say("results.win", player=names[0], points=points)

    # Choices

    def choice(self, choice: int) -> str:
        """A choice for a button."""
        word, values = self.parts(choice)
        return self.say(f"choices.{ALIKE.get(word, word)}", **values)

    def log(self, at: CavernaPosition, choice: int, seat: int = NOBODY) -> str:
        """A choice for a log, with the goods that it gains and loses at once."""
        word, values = self.parts(choice)
        after = at.after(choice, ACTION_STEPS)
        if word == "place":
            values["dwarf"] = self.dwarf(at.strength(after.cells[layout.ACTING]))
        elif word == "disarm":
            values["dwarf"] = self.dwarf(at.strength(int(str(values["dwarf"])) - 1))
        elif word == "do":
            values["deed"] = self.say(f"deeds.{self.game.verbs.verb(choice).names(choice)[0]}.log")
        elif word == "marker-red":
            word = f"marker-red-{after.cells[layout.MARKER] - LEAF}"
        elif word == "lay" and open_decision(at) == "choose-cavern":
            word = "lay-room"
        values = {"player": self.player(at), **self.moment_values(at, Moment(at)), **values}
        line = self.say(f"log.{word}", **values)
        won = changes(at, after)
        if not won:
            return self.say("log.sentence", line=line)
        signed = [self.say("counts.plus", goods=self.some(name, n)) for name, n in won.items() if n > 0]
        signed = [self.say("counts.minus", goods=self.some(name, -n)) for name, n in won.items() if n < 0] + signed
        return self.say("log.changes", line=line, changes=", ".join(signed))

    def parts(self, choice: int) -> tuple[str, dict[str, object]]:
        """The message of a choice, and what its arguments fill gaps with."""
        verb = self.game.verbs.verb(choice)
        word = verb.word
        values: dict[str, object] = {}
        for argument, value in verb.values(choice):
            name = argument.names[value]
            if word in SPELT_OUT:
                word = f"{word}-{name}"
            elif argument.kind == "seat":
                values["seat"] = self.names[value] if value < len(self.names) else name
            elif argument.kind == "space":
                values["space"] = self.space(argument.targets[value])
            elif argument.kind == "room":
                values["room"] = self.room(name)
            elif argument.kind == "square":
                values["square"] = self.where(name) if self.drawn else name
            elif argument.kind == "deed":
                values["deed"] = self.deed(value)
            elif argument.kind == "loot":
                values["loot"] = self.loot(name)
            elif argument.kind == "newborns":
                values["newborns"] = self.newborns(name)
            elif argument.kind in ("good", "animal"):
                values["goods"] = self.some(name, 1)
            elif argument.kind == "purchase":
                word, more = self.purchase(name)
                values |= more
            else:
                values[argument.kind] = name
        values |= self.exchanged(verb, choice)
        if word == "sow":
            values["fields"] = self.sown(grain=int(str(values["grain"])), vegetables=int(str(values["vegetables"])))
        elif word == "send":
            values["dwarf"] = self.dwarf(verb.first(choice))
        elif word == "spend":
            values |= {"goods": self.some("gold", int(str(values["gold"])))}
            values |= {"food": self.some("food", int(str(values["gold"])) - 1)}
        return word, values

    def exchanged(self, verb: Verb, choice: int) -> dict[str, object]:
        """What an exchange takes and brings, and the furnishing where it is made."""
        if verb is FEED:
            return {"pay": self.goods(in_words(FEED_COSTS[verb.first(choice)]))}
        if verb not in RATES:
            return {}
        rate = RATES[verb][verb.first(choice)]
        values: dict[str, object] = {"pay": self.goods(in_words(rate.pay)), "gain": self.goods(in_words(rate.gain))}
        return values | {"room": self.room(ROOMS[rate.room].slug)} if rate.room >= 0 else values

    def purchase(self, name: str) -> tuple[str, dict[str, object]]:
        """What rubies buy: a good, cattle for some food too, or a tile."""
        if name in RUBY_TILES:
            word = "ruby-cavern" if name == "cavern" else "ruby-tile"
            return word, {"tile": self.say(f"laid.{name}")}
        return "ruby-cattle" if name == "cattle" else "ruby", {"goods": self.some(name, 1)}
