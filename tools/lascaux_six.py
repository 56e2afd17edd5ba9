"""Lascaux-6: six tasks with reference scores. Plays them, and writes docs/lascaux-6.md from the stored results.

    python tools/lascaux_six.py                                 # the page
    python tools/lascaux_six.py greedy network: --out RUNS      # play what is missing, then the page
    python tools/lascaux_six.py mine --only StoneAgeDuel --out RUNS --results mine.json

A run stopped half way goes on with the same command, and its results count as far as they go.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import closing
from datetime import date
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple, TypedDict

import lascaux
from lascaux.agents.ladder import REFERENCE
from lascaux.arena import ArenaError, Run, Standings, match, play_run
from lascaux.arena.statistics import Mean, Z
from lascaux.core.game import Game
from lascaux.networks import shipped

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
PROSE: Final = DOCS / "lascaux-6" / "page.md"
RESULTS: Final = DOCS / "lascaux-6" / "results.json"
PAGE: Final = DOCS / "lascaux-6.md"
HEAD: Final = "# Lascaux-6\n"
ORIGIN: Final = (
    "\n<!-- Written by tools/lascaux_six.py from docs/lascaux-6: change page.md there. A test compares it. -->\n"
)
SEED: Final = 6  # of every run: all agents meet the same luck
GAMES: Final = 200
LEARNED: Final = "network:"


class Task(NamedTuple):
    """A game with a number of players; all other seats are the reference's."""

    name: str
    game: str
    players: int
    environment: str

    def load(self) -> Game:
        return lascaux.load(self.game, players=self.players)


TASKS: Final = (
    Task("CaveVsCaveSolo", "cave-vs-cave", 1, "lascaux/CaveVsCaveSolo-v1"),
    Task("CaveVsCaveDuel", "cave-vs-cave", 2, "lascaux/CaveVsCave-v1"),
    Task("CavernaSolo", "caverna", 1, "lascaux/CavernaSolo-v1"),
    Task("CavernaDuel", "caverna", 2, "lascaux/Caverna-v1"),
    Task("StoneAgeDuel", "stone-age", 2, "lascaux/StoneAge-v1"),
    Task("StoneAgeFour", "stone-age", 4, "lascaux/StoneAge-v1"),
)
AGENTS: Final = {  # whose results the page shows, and what they are called there
    "random": "random",
    REFERENCE: "greedy",
    "turns:simulations=20": "search",
    LEARNED: "learned",
    "network:simulations=50": "learned, with search",
}


class Result(TypedDict):
    """What an agent reached in a task. Errors are standard errors, `low` and `high` a 95 % interval."""

    task: str
    agent: str
    games: int
    points: float
    points_error: float | None
    share: float  # of victories; alone, of goals reached
    low: float
    high: float
    lead: float | None  # over the reference at the same table; None alone and for itself
    lead_error: float | None
    seconds: float  # per choice
    version: str
    date: str


def play(task: Task, agent: str, games: int, folder: Path, until: float, jobs: int) -> Result | None:
    """Play the games that are missing until the time is up."""
    game = task.load()
    setting = match(game, [agent], REFERENCE if game.seats > 1 else None, games, SEED)
    run = Run.begin(folder / f"{task.name}-{agent.replace(':', '-')}", setting)
    with closing(play_run(run, jobs)) as playing:
        for _ in playing:
            if monotonic() > until:
                break
    return result(task, agent, run) if run.games else None


def result(task: Task, agent: str, run: Run) -> Result:
    standings = Standings(run.setting.agents, task.players, run.games)
    standing = standings.overall[agent]
    against = task.players > 1 and agent != REFERENCE
    lead = standings.lead(agent, REFERENCE) if against else Mean(0.0, None)
    rate = standing.win_rate
    return Result(
        task=task.name,
        agent=agent,
        games=standings.games,
        points=round(standing.score.value, 3),
        points_error=rounded(standing.score.error),
        share=round(rate.share, 4),
        low=round(rate.low, 4),
        high=round(rate.high, 4),
        lead=round(lead.value, 3) if against else None,
        lead_error=rounded(lead.error),
        seconds=round(standing.seconds_per_choice, 6),
        version=run.setting.version,
        date=date.today().isoformat(),
    )


def rounded(error: float | None) -> float | None:
    return None if error is None else round(error, 3)


def read(file: Path) -> list[Result]:
    found: list[Result] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else []
    return found


def store(file: Path, new: Result) -> None:
    """Put a result in the place of an older one of the same agent and task."""
    kept = [old for old in read(file) if (old["task"], old["agent"]) != (new["task"], new["agent"])]
    names = [task.name for task in TASKS]
    kept = sorted([*kept, new], key=lambda each: (names.index(each["task"]), each["agent"]))
    file.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def page() -> str:
    found = {(each["task"], each["agent"]): each for each in read(RESULTS)}
    text = PROSE.read_text(encoding="utf-8").replace(HEAD, HEAD + ORIGIN, 1)
    return text.replace("<!-- tasks -->", tasks()).replace("<!-- results -->", results(found))


def tasks() -> str:
    lines = ["| task | game and options | environment | choices | observation |", "|---|---|---|--:|--:|"]
    for task in TASKS:
        game = task.load()
        making = f'`make("{task.environment}"{f", players={task.players}" if task.players > 1 else ""})`'
        numbers = f"{game.verbs.size:,} | {game.observation().size:,}"
        lines.append(f"| `{task.name}` | `{task.game}`, `players={task.players}` | {making} | {numbers} |")
    return "\n".join(lines)


def results(found: dict[tuple[str, str], Result]) -> str:
    names = [f"{title} (`{agent}`)" if title != agent else f"`{agent}`" for agent, title in AGENTS.items()]
    solo = [f"| points | {' | '.join(names)} |", f"|---|{'--:|' * len(AGENTS)}"]
    tables = [f"| victories; points ahead | {' | '.join(names)} |", f"|---|{'--:|' * len(AGENTS)}"]
    for task in TASKS:
        cells = [cell(task, agent, found.get((task.name, agent))) for agent in AGENTS]
        (solo if task.players == 1 else tables).append(f"| `{task.name}` | {' | '.join(cells)} |")
    return "\n".join([*solo, "", *tables])


def cell(task: Task, agent: str, found: Result | None) -> str:
    if agent.startswith(LEARNED) and shipped(task.load()) is None:
        return "no network yet"
    if found is None:
        return "not measured"
    if task.players == 1:
        goal = f", goal {100 * found['share']:.0f} %" if task.load().goals() else ""
        return f"**{found['points']:.1f}** ± {wide(found['points_error'])}{goal}, of {found['games']}"
    if found["lead"] is None:
        return f"even: {found['points']:.1f} ± {wide(found['points_error'])} points, of {found['games']}"
    share = f"**{100 * found['share']:.0f} %** ({100 * found['low']:.0f}–{100 * found['high']:.0f})"
    return f"{share}; {found['lead']:+.1f} ± {wide(found['lead_error'])}, of {found['games']}"


def wide(error: float | None) -> str:
    """Half of the 95 % interval."""
    return "?" if error is None else f"{Z * error:.1f}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(prog="lascaux_six", description="Play the six tasks; without an agent, write the page.")
    parser.add_argument("agents", nargs="*", metavar="AGENT")
    parser.add_argument("--only", action="append", choices=[task.name for task in TASKS], metavar="TASK")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e9, help="of playing in all")
    parser.add_argument("--out", type=Path, default=Path("build/lascaux-6"), help="the folder of the runs")
    parser.add_argument("--results", type=Path, default=RESULTS, help="the file that gets the results")
    given = parser.parse_args(arguments)
    until = monotonic() + 60 * given.minutes
    for agent in given.agents:
        for task in TASKS:
            if given.only and task.name not in given.only:
                continue
            if agent.startswith(LEARNED) and shipped(task.load()) is None and "weights=" not in agent:
                continue
            try:
                found: Any = play(task, agent, given.games, given.out, until, given.jobs)
            except ArenaError as error:
                print(f"lascaux_six: {error}", file=sys.stderr)
                return 2
            if found:
                store(given.results, found)
                print(f"{task.name}, {agent}: {found['points']:.1f} points, {found['games']} games", flush=True)
    if given.results == RESULTS:
        PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
