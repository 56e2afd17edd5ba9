"""A trained network measured: one among copies of each weaker name of the ladder; alone, on the same deals."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from lascaux.agents.ladder import REFERENCE, RUNGS
from lascaux.arena.contests import match
from lascaux.arena.game_played import GamePlayed
from lascaux.arena.ladder import folder_name
from lascaux.arena.playing import play_runs
from lascaux.arena.run import Run
from lascaux.arena.statistics import Mean, Rate, Standings
from lascaux.games import load
from lascaux.train.recipes import Variant

OPPONENTS: Final = RUNGS[: RUNGS.index(REFERENCE) + 1]


class Result(NamedTuple):
    """How the network did against one opponent in one variant."""

    variant: str
    opponent: str
    games: int
    wins: Rate | None  # None alone
    even: float
    points: Mean
    theirs: Mean


class Contest(NamedTuple):
    """A run, and whom the network meets in it."""

    variant: str
    opponents: Sequence[str]
    run: Run


class Evaluation:
    """The matches of one network. The same folder goes on where it was left."""

    def __init__(
        self, folder: Path, game: str, variants: Sequence[Variant], network: Path, games: int, seed: int
    ) -> None:
        self.player = f"network:weights={network}"
        self.contests: list[Contest] = []
        for variant in variants:
            table = load(game, **variant.options)
            for opponents in [OPPONENTS] if table.seats == 1 else [(name,) for name in OPPONENTS]:
                agents = [self.player, *opponents] if table.seats == 1 else [self.player]
                others = None if table.seats == 1 else opponents[0]
                setting = match(table, agents, others, games * len(agents), seed)
                name = folder_name(f"{variant} {' '.join(opponents)}".replace(" ", "-"))
                self.contests.append(Contest(str(variant), opponents, Run.begin(folder / name, setting)))

    @property
    def games(self) -> int:
        return sum(contest.run.setting.games for contest in self.contests)

    @property
    def played(self) -> int:
        return sum(len(contest.run.games) for contest in self.contests)

    def play(self, jobs: int) -> Generator[GamePlayed]:
        """What is still to be played; variants one after the other."""
        for variant in dict.fromkeys(contest.variant for contest in self.contests):
            runs = [contest.run for contest in self.contests if contest.variant == variant]
            with closing(play_runs(runs, jobs)) as games:
                yield from games

    def results(self) -> list[Result]:
        found = []
        for variant, opponents, run in self.contests:
            seats = run.setting.load_game().seats
            standings = Standings(run.setting.agents, seats, run.games)
            own = standings.overall[self.player]
            wins = None if seats == 1 else own.win_rate
            for opponent in opponents:
                theirs = standings.overall[opponent].score
                found.append(Result(variant, opponent, own.games, wins, 1 / seats, own.score, theirs))
        return found
