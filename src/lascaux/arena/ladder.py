"""A whole ladder measured: every pairing a run of its own, all of them played side by side, look by look.

FOLDER/master-expert/         a run for each pairing; alone, one for each agent
FOLDER/ladder.json            what was found
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path

from lascaux.agents.ladder import ladder
from lascaux.arena.contests import match
from lascaux.arena.errors import ArenaError
from lascaux.arena.game_played import GamePlayed
from lascaux.arena.playing import play_runs
from lascaux.arena.run import Run
from lascaux.arena.setting import Setting
from lascaux.arena.steps import Found, Pairing, alone, at_table, looks, pairings, widened
from lascaux.core.game import Game


class Climb:
    """A ladder that is being measured. The same folder goes on where it was left."""

    def __init__(self, folder: Path, game: Game, rungs: Sequence[str] = (), games: int = 200, seed: int = 1) -> None:
        self.folder = folder
        self.game = game
        self.rungs = tuple(rungs) or ladder(game.id, game.seats).rungs
        self.most = games
        self.seed = seed
        if len(self.rungs) < 2:
            raise ArenaError(f"a ladder takes at least two agents, not {len(self.rungs)}")
        if twice := sorted({name for name in self.rungs if self.rungs.count(name) > 1}):
            raise ArenaError(f"nobody stands on a ladder twice: {' '.join(twice)}")
        self.pairings = pairings(self.rungs)
        self.looks = looks(games, game.seats)
        self.z = widened(len(self.looks))
        settings = self.settings()  # all of them are checked before any folder is made
        self.runs = {name: Run.begin(folder / folder_name(name), setting) for name, setting in settings.items()}

    def settings(self) -> dict[str, Setting]:
        """What is played, by the names of those who play."""
        if self.game.seats == 1:
            return {name: match(self.game, [name], games=self.most, seed=self.seed) for name in self.rungs}
        return {
            name_of(pairing): match(self.game, [pairing.one], pairing.others, self.most, self.seed)
            for pairing in self.pairings
        }

    def runs_of(self, pairing: Pairing) -> list[str]:
        return [pairing.one, pairing.others] if self.game.seats == 1 else [name_of(pairing)]

    def found(self, pairing: Pairing, up_to: int | None = None) -> Found:
        """How a pairing stands, or stood after some games."""
        games = [
            [game for game in self.runs[name].games if up_to is None or game["number"] < up_to]
            for name in self.runs_of(pairing)
        ]
        if self.game.seats == 1:
            return alone(games[0], games[1], self.z)
        return at_table(pairing.one, games[0], self.game.seats, self.z)

    @property
    def played(self) -> int:
        return sum(len(run.games) for run in self.runs.values())

    def play(self, jobs: int, plan: Callable[[int, int], None]) -> Generator[GamePlayed]:
        """Play until everything is settled; `plan` is told before each look how many pairings and games it takes."""
        for up_to in self.looks:
            earlier = [look for look in self.looks if look < up_to]
            open = [
                pairing
                for pairing in self.pairings
                if not any(self.found(pairing, look).is_settled for look in earlier)
            ]
            runs = [self.runs[name] for name in dict.fromkeys(name for one in open for name in self.runs_of(one))]
            missing = sum(1 for run in runs for fixture in run.missing() if fixture.number < up_to)
            if missing:
                plan(len(open), self.played + missing)
            with closing(play_runs(runs, jobs, up_to=up_to)) as games:
                yield from games


def name_of(pairing: Pairing) -> str:
    return f"{pairing.one}-{pairing.others}"


def folder_name(name: str) -> str:
    """Settings such as `search:simulations=5` as part of a path on every system."""
    return re.sub(r"[^\w=,.-]", "_", name)
