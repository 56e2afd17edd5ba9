"""`lascaux match`, `tournament` and `simulate`: many games played by agents, kept in the folder of a run."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace, _SubParsersAction
from contextlib import closing
from datetime import datetime
from pathlib import Path
from time import monotonic
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lascaux.arena import ArenaError, Run, Setting, Standings, match, play_run, simulate, tournament
from lascaux.arena.parquet import write_seats
from lascaux.arena.setting import KINDS, MATCH, TOURNAMENT
from lascaux.cli.errors import Misuse
from lascaux.cli.play import FIRST_GAME, parse_option
from lascaux.cli.screen import Screen
from lascaux.cli.standings import running, show_results
from lascaux.cli.strength import mention_weakness
from lascaux.cli.wording import Wording
from lascaux.folders import data_folder
from lascaux.games import load

STOPPED: Final = 130  # the exit status of a command stopped by Ctrl-C
SECONDS: Final = 0.2  # between two updates of the running result

HELP: Final = {
    "match": "play agents against each other at one table",
    "tournament": "play every agent against every other, with ratings",
    "simulate": "play games for the statistics, with named agents in all seats",
}


def add_arena(commands: _SubParsersAction[ArgumentParser], common: ArgumentParser) -> None:
    for kind in KINDS:
        command = commands.add_parser(kind, parents=[common], help=HELP[kind])
        command.add_argument("agents", nargs="+", metavar="AGENT", help="random, greedy, expert, ./mybot.py, …")
        command.add_argument("--game", default=FIRST_GAME, help=f"see `lascaux games`; default: {FIRST_GAME}")
        command.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE", help="as in `play`")
        if kind == MATCH:
            command.add_argument("--others", metavar="AGENT", help="fills the remaining seats")
        command.add_argument(
            "--games", "-n", default="100", metavar="N", help="rounded up to whole pairs; default: 100"
        )
        command.add_argument("--seed", default="1", metavar="N", help="fixes the whole run; default: 1")
        command.add_argument("--jobs", "-j", metavar="N", help="processes; default: one per core")
        command.add_argument("--cluster", metavar="ADDRESS", help="play on the Ray cluster at this address")
        command.add_argument("--out", metavar="RUN", help="the run's folder; a stopped run is resumed")


def run_arena(arguments: Namespace, screen: Screen, language: str) -> None:
    say = Wording(language)
    setting = wanted(arguments)
    jobs = whole_number("--jobs", arguments.jobs, 1) if arguments.jobs else os.cpu_count() or 1
    run = Run.begin(arguments.out or new_folder(setting), setting)
    title = setting.load_game().texts.say(language, "title.name")
    kind = say(f"arena.kinds.{setting.kind}")
    screen.say(say("arena.playing", game=title, kind=kind, agents=", ".join(setting.agents)), "title")
    mention_weakness(setting.game, setting.agents, screen, say)
    screen.say_whole(say("arena.kept", folder=run.folder))
    if run.games:
        screen.say(say("arena.resumed", count=len(run.games)))
    standings = Standings(setting.agents, setting.load_game().seats, run.games)
    try:
        follow(run, standings, jobs, arguments.cluster, screen, say)
    except KeyboardInterrupt:
        finish(run, standings, screen, say)
        screen.say_whole(say("arena.stopped", count=len(run.games), games=setting.games, folder=run.folder))
        raise SystemExit(STOPPED) from None
    finish(run, standings, screen, say)


def wanted(arguments: Namespace) -> Setting:
    """The run that the command asks for."""
    agents: list[str] = arguments.agents
    options: dict[str, object] = dict(parse_option(text) for text in arguments.option)
    others: str | None = getattr(arguments, "others", None)
    if arguments.command != TOURNAMENT and others is None and (arguments.command == MATCH or len(agents) > 1):
        options.setdefault("players", str(len(agents)))
    game = load(arguments.game, **options)
    games = whole_number("--games", arguments.games, 1)
    seed = whole_number("--seed", arguments.seed, 0)
    if arguments.command == MATCH:
        return match(game, agents, others, games, seed)
    return (tournament if arguments.command == TOURNAMENT else simulate)(game, agents, games, seed)


def whole_number(name: str, text: str, least: int) -> int:
    if not text.isdecimal() or int(text) < least:
        raise Misuse(f"{name} cannot be {text!r}; it must be a whole number, {least} or more")
    return int(text)


def new_folder(setting: Setting) -> Path:
    """Where a run is kept by default."""
    return data_folder() / "runs" / f"{setting.kind}-{setting.game}-{datetime.now():%Y-%m-%d-%H%M%S-%f}"


def follow(run: Run, standings: Standings, jobs: int, cluster: str | None, screen: Screen, say: Wording) -> None:
    """Play the run, with a bar that shows how far it has got and the result so far."""
    columns = (
        BarColumn(24),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[result]}", markup=False),
    )
    shown = monotonic()
    with (
        Progress(*columns, console=screen.console, disable=not screen.console.is_terminal) as progress,
        closing(play_run(run, jobs, cluster)) as games,
    ):
        bar = progress.add_task("", total=run.setting.games, completed=standings.games, result="")
        for game in games:
            standings.add(game)
            if monotonic() - shown > SECONDS:
                shown = monotonic()
                progress.update(bar, completed=standings.games, result=running(standings, say))
        progress.update(bar, completed=standings.games, result=running(standings, say))


def finish(run: Run, standings: Standings, screen: Screen, say: Wording) -> None:
    """The tables, and the file for other programs."""
    if not run.games:
        return
    show_results(screen, run, standings, say)
    try:
        write_seats(run)
    except ArenaError as error:
        screen.say(str(error), "error")
