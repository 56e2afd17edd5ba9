"""A run as the report reads it: the finished games, and a row for every seat in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from lascaux.arena.errors import ArenaError
from lascaux.arena.game_played import GamePlayed
from lascaux.arena.report.estimates import Observation
from lascaux.arena.report.style import COLOURS
from lascaux.arena.run import GAMES, Run, whole_lines
from lascaux.arena.setting import Setting
from lascaux.core.game import Game


@dataclass(frozen=True)
class Row:
    """One seat of one finished game. A shared victory counts in equal parts."""

    game: int
    pair: int
    seat: int
    place: int | None  # in the order of play: 0 began; None without a record
    agent: str
    score: float
    win: float
    categories: Mapping[str, float]
    taken: Mapping[str, int]  # everything this seat took, with the round in which it first did
    spaces: Mapping[str, int]
    seconds: float
    choices: int
    by_round: Sequence[float]

    def seen(self, value: float) -> Observation:
        return Observation(self.pair, self.agent, value)


@dataclass(frozen=True)
class Played:
    """One finished game."""

    length: int
    rounds: int
    rows: Sequence[Row]


class Results:
    """Everything a report tells."""

    def __init__(self, setting: Setting, games: Sequence[Played], interrupted: bool) -> None:
        self.setting = setting
        self.game: Game = setting.load_game()
        self.games = games
        self.interrupted = interrupted  # in the middle of a line

    @cached_property
    def rows(self) -> list[Row]:
        return [row for played in self.games for row in played.rows]

    @cached_property
    def by_agent(self) -> dict[str, list[Row]]:
        """The rows of those who played, in the order in which they were announced."""
        found: dict[str, list[Row]] = {agent: [] for agent in self.setting.agents}
        for row in self.rows:
            found.setdefault(row.agent, []).append(row)
        return {agent: rows for agent, rows in found.items() if rows}

    @property
    def agents(self) -> list[str]:
        return list(self.by_agent)

    @property
    def colours(self) -> dict[str, int]:
        """The number of each agent's colour."""
        return {agent: number % COLOURS for number, agent in enumerate(self.by_agent)}

    @property
    def solo(self) -> bool:
        return self.game.seats == 1


def read_results(run: Run) -> Results:
    """The games of a run that are finished so far."""
    file = run.folder / GAMES
    seats = run.setting.load_game().seats
    games = []
    for number, game in enumerate(run.games, start=1):
        try:
            games.append(played(run, game, seats))
        except (TypeError, ValueError, IndexError, AttributeError, ZeroDivisionError) as error:
            raise ArenaError(f"{file}: line {number} is not a finished game (players: {seats}): {error}") from error
    if not games:
        raise ArenaError(f"{file}: no game of this run is finished yet")
    return Results(run.setting, games, interrupted=whole_lines(file) < file.stat().st_size)


def played(run: Run, game: GamePlayed, seats: int) -> Played:
    if len(game["seats"]) != seats:
        raise ValueError(f"it has {len(game['seats'])} seats")
    number = int(game["number"])
    winners = [int(seat) for seat in game["winners"]]
    first = first_seat(run.record_file(number))
    rows = [
        Row(
            game=number,
            pair=int(game["pair"]),
            seat=seat,
            place=None if first is None else (seat - first) % seats,
            agent=str(agent),
            score=float(game["scores"][seat]),
            win=1 / len(winners) if seat in winners else 0.0,
            categories={name: float(points) for name, points in game["categories"][seat].items()},
            taken={str(thing): int(round) for round, thing in reversed(game["taken"][seat])},
            spaces={name: int(count) for name, count in game["spaces"][seat].items()},
            seconds=float(game["seconds"][seat]),
            choices=int(game["choices"][seat]),
            by_round=[float(scores[seat]) for scores in game["scores_by_round"]],
        )
        for seat, agent in enumerate(game["seats"])
    ]
    return Played(int(game["length"]), int(game["rounds"]), rows)


def first_seat(record: Path) -> int | None:
    """Who chose first, read from the text of a record without replaying it; None if there is no such record."""
    if not record.is_file():
        return None
    with record.open(encoding="utf-8", errors="replace") as lines:
        for line in lines:
            actor = line.split(" ", 1)[0]
            if actor.isdecimal():
                return int(actor)
    return None
