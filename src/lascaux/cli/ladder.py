"""`lascaux ladder`: every name measured against its neighbours, until each step is proven or plainly is not."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace, _SubParsersAction
from contextlib import closing
from datetime import datetime
from math import inf
from pathlib import Path
from time import monotonic
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lascaux.arena.errors import ArenaError
from lascaux.arena.ladder import Climb
from lascaux.arena.ladder_result import FILE, LadderFound, rated, result, write_result
from lascaux.arena.ratings import Rating
from lascaux.cli.arena import STOPPED, whole_number
from lascaux.cli.ladder_table import ladder_table
from lascaux.cli.play import parse_option
from lascaux.cli.screen import Screen
from lascaux.cli.strength import mention_weakness
from lascaux.cli.wording import Wording
from lascaux.folders import data_folder
from lascaux.games import load

COMMAND: Final = "ladder"
GAMES: Final = 200
SECONDS: Final = 30  # between two versions of the file, in case nobody is given the time to end


def add_ladder(commands: _SubParsersAction[ArgumentParser], common: ArgumentParser) -> None:
    command = commands.add_parser(COMMAND, parents=[common], help="prove in which order a game's agents stand")
    command.add_argument("game", help="see `lascaux games`")
    command.add_argument("agents", nargs="*", metavar="AGENT", help="the weakest first; default: the game's ladder")
    command.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE", help="as in `play`")
    command.add_argument(
        "--games", "-n", default=str(GAMES), metavar="N", help=f"the most for each pairing; default: {GAMES}"
    )
    command.add_argument("--seed", default="1", metavar="N", help="fixes all games; default: 1")
    command.add_argument("--workers", "--jobs", "-j", metavar="N", help="processes; default: one per core")
    command.add_argument("--minutes", metavar="N", help="stop after this time; the same command goes on")
    command.add_argument("--out", metavar="FOLDER", help="where games and ladder.json go; resumed if it is there")


def measure(arguments: Namespace, screen: Screen, language: str) -> None:
    """Play what is needed, then show what was found and write it down."""
    say = Wording(language)
    jobs = whole_number("--workers", arguments.workers, 1) if arguments.workers else os.cpu_count() or 1
    minutes = whole_number("--minutes", arguments.minutes, 1) if arguments.minutes else inf
    climb = wanted(arguments)
    title = climb.game.texts.say(language, "title.name")
    screen.say(say("ladder.playing", game=title, players=climb.game.seats, agents=" < ".join(climb.rungs)), "title")
    mention_weakness(climb.game.id, climb.rungs, screen, say)
    screen.say_whole(say("arena.kept", folder=climb.folder))
    if climb.played:
        screen.say(say("arena.resumed", count=climb.played))
    try:
        is_done = follow(climb, jobs, monotonic() + 60 * minutes, screen, say)
    except KeyboardInterrupt:
        finish(climb, screen, say)
        screen.say_whole(say("ladder.stopped", count=climb.played, folder=climb.folder))
        raise SystemExit(STOPPED) from None
    finish(climb, screen, say)
    if not is_done:
        screen.say_whole(say("ladder.stopped", count=climb.played, folder=climb.folder))


def wanted(arguments: Namespace) -> Climb:
    """The ladder that the command asks for."""
    game = load(arguments.game, **dict(parse_option(text) for text in arguments.option))
    games = whole_number("--games", arguments.games, 1)
    seed = whole_number("--seed", arguments.seed, 0)
    folder = Path(arguments.out).expanduser() if arguments.out else new_folder(game.id)
    return Climb(folder, game, arguments.agents, games, seed)


def new_folder(game: str) -> Path:
    return data_folder() / "runs" / f"{COMMAND}-{game}-{datetime.now():%Y-%m-%d-%H%M%S-%f}"


def follow(climb: Climb, jobs: int, deadline: float, screen: Screen, say: Wording) -> bool:
    """Play with a bar that shows how far the next look is; False if time ran out."""
    columns = (BarColumn(24), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    shown = screen.console.is_terminal

    def plan(pairings: int, games: int) -> None:
        text = say("ladder.look", pairings=pairings, all=len(climb.pairings), games=games - climb.played)
        progress.update(bar, total=games, completed=climb.played, description=text)
        if not shown:
            screen.say(text)

    with (
        Progress(*columns, console=screen.console, disable=not shown) as progress,
        closing(climb.play(jobs, plan)) as games,
    ):
        bar = progress.add_task("", total=None)
        kept = monotonic()
        for _ in games:
            progress.update(bar, completed=climb.played)
            if monotonic() - kept > SECONDS:
                kept = monotonic()
                write_result(climb.folder / FILE, result(climb))
            if monotonic() > deadline:
                return False
    return True


def finish(climb: Climb, screen: Screen, say: Wording) -> None:
    """The file and the table."""
    if not climb.played:
        return
    found = result(climb)
    write_result(climb.folder / FILE, found)
    ratings, remark = rate(found)
    screen.console.print(ladder_table(found, ratings, say))
    solo = found["players"] == 1
    screen.say(say("ladder.legend-solo") if solo else say("ladder.legend", needed=found["needed"]), "dim")
    screen.say(say("ladder.honest", looks=len(found["looks"]), z=found["z"]), "dim")
    if remark:
        screen.say(remark, "error")
    screen.say_whole(say("ladder.written", file=climb.folder / FILE))


def rate(found: LadderFound) -> tuple[dict[str, Rating], str]:
    """The ratings, or why there are none."""
    try:
        return rated(found), ""
    except ArenaError as error:
        return {}, str(error)
