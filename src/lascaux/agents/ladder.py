"""The ladder: the names of our agents in order of strength, and which of them a game offers for what.

Every list of agents and every default comes from here. A name stands for a strength, not for a way of thinking;
docs/bots.md shows for which games and numbers of players matches have proven the order.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from lascaux import plugins

RUNGS: Final = ("random", "novice", "greedy", "skilled", "expert", "master")  # weakest first
FRIENDLY: Final = "novice"  # meant to lose to a beginner one time in three
NOVICE_WHIM: Final = 0.35  # how often it follows a whim instead of doing as the reference would
REFERENCE: Final = "greedy"  # what the others are measured against; it has never changed
BRISK: Final = "expert"  # thinks so briefly that it can judge every decision of a game

# What an answer costs, in answers of the cheapest; docs/server.md says how long each takes.
WORK: Final[Mapping[str, int]] = {"random": 1, "novice": 1, "greedy": 1, "skilled": 8, "expert": 32, "master": 128}

# How the upper rungs think, as `make_agent` reads it: each game's by what proved stronger in matches.
TURNS: Final = {  # over the evaluation: for any game, and where no network can be run
    "skilled": "turns:simulations=8",
    "expert": "turns:simulations=60",
    "master": "turns:simulations=400,milliseconds=700",
}
THINKING: Final[Mapping[str, Mapping[str, str]]] = {
    "cave-vs-cave": {
        "skilled": "network:",
        "expert": "network:simulations=200,heat=2",
        "master": "network:simulations=3200,milliseconds=800,batch=16,heat=2",
    },
    "stone-age": {
        "skilled": "network:",
        "expert": "network:simulations=200,heat=2",
        "master": "network:simulations=6400,milliseconds=800,batch=16,heat=2",
    },
    "caverna": {
        # The network's favourite won nearly as often as any search (the network of before 20 November 2026), so the
        # lower two draw: by how likely a choice is, and by how often it was tried.
        "skilled": "network:whim=1,heat=1.75",
        "expert": "network:simulations=200,heat=2,whim=1",
        "master": "network:simulations=6400,milliseconds=800,batch=16,heat=2",
    },
}

# What no match has proven for a game with so many players, and what is therefore not offered there.
UNPROVEN: Final[Mapping[tuple[str, int], tuple[str, ...]]] = {
    ("stone-age", 4): ("expert",),  # little more than a fair share among three of `skilled`
    ("caverna", 1): ("master",),  # the same points as `expert`, game for game
    **{("caverna", players): ("master",) for players in (5, 6, 7)},  # not played out yet
}

OTHERS: Final = plugins.found("lascaux.agents", RUNGS)  # each names what makes an agent from a seed
AGENTS: Final = (*RUNGS, *OTHERS)

HOUSE: Final[dict[str, str]] = {}  # names that a server has given to agents from outside, with what `make_agent` reads


class Ladder(NamedTuple):
    """Whom a game offers, the weakest first."""

    rungs: tuple[str, ...]

    @property
    def bots(self) -> tuple[str, ...]:
        """Everybody to pick from; those of other distributions come last, their strength being unknown."""
        return (*self.rungs, *OTHERS, *HOUSE)

    @property
    def opponent(self) -> str:
        """Who plays against you unless another is asked for."""
        return FRIENDLY if FRIENDLY in self.rungs else REFERENCE

    @property
    def adviser(self) -> str:
        """Who gives hints, one decision at a time: the strongest."""
        return self.rungs[-1]

    @property
    def judge(self) -> str:
        """Who judges all decisions of a game: the strongest that is done in reasonable time."""
        return BRISK if BRISK in self.rungs else self.rungs[-1]


def levels() -> tuple[str, ...]:
    """Every name under which a server offers a bot."""
    return (*AGENTS, *HOUSE)


def thinking(rung: str, game: str, with_network: bool) -> str:
    """How one of the upper rungs thinks about a game."""
    return THINKING[game][rung] if with_network and game in THINKING else TURNS[rung]


def ladder(game: str, players: int) -> Ladder:
    """The ladder of a game with so many players."""
    unproven = UNPROVEN.get((game, players), ())
    return Ladder(tuple(name for name in RUNGS if name not in unproven))
