"""What can be asked of the arena: a match, a tournament, a simulation. Each is checked before anything is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count

from lascaux.agents import AGENTS, Agent, BadAgent, make_agent
from lascaux.agents.guest import guest
from lascaux.arena.errors import ArenaError
from lascaux.arena.schedule import schedule
from lascaux.arena.setting import MATCH, SIMULATE, TOURNAMENT, Setting
from lascaux.core.game import Game

Entrant = str | Agent  # a name that `lascaux.agents.make_agent` knows, or an object with `choose(game, at)`


def match(
    game: Game, agents: Sequence[Entrant], others: Entrant | None = None, games: int = 100, seed: int = 1
) -> Setting:
    """A few agents at one table, with `others` in the remaining seats; in a solo game each plays for itself."""
    table = Entries()
    agents = table.names(agents)
    others = None if others is None else table.names([others])[0]
    left = game.seats - len(agents)
    if left < 0 and game.seats > 1:
        raise ArenaError(f"too many agents for {game.seats} seats: {' '.join(agents)}")
    if left > 0 and others is None:
        raise ArenaError(f"too few agents for {game.seats} seats; say who plays the rest with --others AGENT")
    if left <= 0 and others is not None:
        raise ArenaError(f"no seat is left for --others {others}: {' '.join(agents)}")
    return settle(MATCH, game, [*agents, *[str(others)] * max(left, 0)], table, games, seed)


def tournament(game: Game, agents: Sequence[Entrant], games: int = 100, seed: int = 1) -> Setting:
    """Every agent against every other, at all mixed tables."""
    table = Entries()
    agents = table.names(agents)
    if len(agents) < 2:
        raise ArenaError(f"a tournament takes at least two agents, not {len(agents)}")
    if twice := sorted({agent for agent in agents if list(agents).count(agent) > 1}):
        raise ArenaError(f"nobody takes part in a tournament twice: {' '.join(twice)}")
    return settle(TOURNAMENT, game, agents, table, games, seed)


def simulate(game: Game, agents: Sequence[Entrant], games: int = 100, seed: int = 1) -> Setting:
    """Games for the statistics: one agent in all seats, or one named for each."""
    table = Entries()
    agents = table.names(agents)
    if len(agents) not in (1, game.seats):
        raise ArenaError(f"{len(agents)} agents for {game.seats} seats; name one for all or one for each")
    return settle(SIMULATE, game, list(agents) * (game.seats // len(agents)), table, games, seed)


class Entries:
    """What those who take part go by: their names, and for objects the names of their classes."""

    def __init__(self) -> None:
        self.guests: dict[str, Agent] = {}

    def names(self, agents: Sequence[Entrant]) -> list[str]:
        return [agent if isinstance(agent, str) else self.name(agent) for agent in agents]

    def name(self, agent: Agent) -> str:
        for name, known in self.guests.items():
            if known is agent:
                return name
        try:
            kind = guest(agent).name
        except BadAgent as error:
            raise ArenaError(str(error)) from error
        taken = (*AGENTS, *self.guests)
        name = next(name for n in count(1) if (name := kind if n == 1 else f"{kind}-{n}") not in taken)
        self.guests[name] = agent
        return name


def settle(kind: str, game: Game, agents: Sequence[str], table: Entries, games: int, seed: int) -> Setting:
    """A setting that can be played, its games rounded up to whole pairs."""
    if games < 1:
        raise ArenaError(f"{games} games cannot be played; the least is 1")
    for agent in dict.fromkeys(agents):
        try:
            if agent not in table.guests:
                make_agent(agent)
        except ValueError as error:
            raise ArenaError(str(error)) from error
    setting = Setting(kind, game.id, dict(game.options), list(agents), games, seed, guests=table.guests)
    return replace(setting, games=len(schedule(setting)))
