"""`lascaux report RUN`: one HTML page about a run."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path

from lascaux.arena import ArenaError, Run
from lascaux.arena.parquet import write_seats
from lascaux.arena.report import read_results, write_report
from lascaux.cli.screen import Screen
from lascaux.cli.wording import Wording


def add_report(commands: _SubParsersAction[ArgumentParser], common: ArgumentParser) -> None:
    command = commands.add_parser("report", parents=[common], help="write a page of plots and tables about a run")
    command.add_argument("run", metavar="RUN", help="the folder of a match, tournament or simulation")
    command.add_argument("--out", metavar="FILE", help="the page; default: report.html in the run's folder")


def report(arguments: Namespace, screen: Screen, language: str) -> None:
    say = Wording(language)
    run = Run.load(arguments.run)
    results = read_results(run)
    if results.interrupted:
        screen.say(say("report.interrupted"), "error")
    file = Path(arguments.out) if arguments.out else run.folder / "report.html"
    write_report(results, file, language)
    screen.say_whole(say("report.written", file=file, count=len(results.games)))
    try:
        write_seats(run)
    except (ArenaError, OSError) as error:  # the page is written; the rows for other programs are not
        screen.say(str(error), "error")
