"""Help: what tiles, rooms, bonus effects and terms mean in this particular game, with its options and players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from lascaux.core.handbook import Handbook, Topic
from lascaux.games.cave_vs_cave.rules.actions import BONUS, TILES, ActionTile
from lascaux.games.cave_vs_cave.rules.rooms import BLUE, CAVE_ENTRANCE, ROOMS, Room
from lascaux.games.cave_vs_cave.wording import Wording

TERMS: Final = (
    *("excavate", "furnish", "wall", "raze", "activate", "exchange", "display", "pool", "additional-cavern"),
    *("orange-room", "blue-room", "start-player", "hauling", "draft", "opening"),
)


class CaveHandbook(Handbook):
    """Explains everything that lies on the table, and the words of the rules."""

    words: Wording

    def topics(self) -> Iterator[Topic]:
        for tile in TILES:
            yield Topic(tile.slug, self.words.tile(tile.slug), partial(self.tile, tile), f"a{tile.number:02}")
        for number in range(1, len(BONUS) + 1):
            name = self.say(f"bonus.{number}.name")
            yield Topic(f"bonus-{number}", name, partial(self.entry, name, f"bonus-{number}", f"bonus.{number}"))
        for room in ROOMS:
            yield Topic(room.slug, self.words.room(room.slug), partial(self.room, room), f"{room.number:02}")
        yield from map(self.term, TERMS)

    def term(self, id: str) -> Topic:
        name = self.say(f"glossary.{id}.name")
        return Topic(id, name, partial(self.entry, name, id, f"glossary.{id}"))

    def entry(self, name: str, thing: str, id: str) -> str:
        return self.say("help.entry", name=name, help=self.explain(thing, id))

    def tile(self, tile: ActionTile) -> str:
        return self.say(
            "help.tile",
            name=self.words.tile(tile.slug),
            number=f"A{tile.number:02}",
            help=self.explain(tile.slug, f"tiles.{tile.slug}"),
        )

    def room(self, room: Room) -> str:
        printed = room.number == CAVE_ENTRANCE
        return self.say(
            "help.entrance" if printed else "help.room",
            name=self.words.room(room.slug),
            number=f"{room.number:02}",
            colour=self.say("help.blue" if room.colour == BLUE else "help.orange"),
            cost=self.words.goods(room.cost) or self.say("help.free"),
            walls="" if printed else self.words.pattern(room.walls),
            points=room.points,
            help=self.explain(room.slug, f"rooms.{room.slug}"),
        )

    def explain(self, thing: str, id: str) -> str:
        """The help for a thing, with what this game's options or number of players decide about it."""
        chosen = self.words.game.options
        alone = self.words.game.seats == 1
        cases = {
            "renovation": "alone" if alone else "two",
            "bonus-4": "closed" if alone and chosen["solo_weapon_gate"] else "alone" if alone else "two",
            "junction-room": "gold" if chosen["junction_gold"] else "no-gold",
            "activate": "idle" if chosen["idle_activation"] else "no-idle",
            "opening": "wall" if chosen["opening_wall"] and chosen["eras"] != 1 else "no-wall",
        }
        here = self.say(f"here.{thing}.{cases[thing]}") if thing in cases else ""
        return self.say(f"{id}.help", here=here)
