"""`lascaux records PATH … --out FOLDER`: played games as a data set for other programs."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path
from typing import Final

from lascaux.arena.records import CHOICES, GAMES, export, found
from lascaux.cli.screen import Screen
from lascaux.cli.wording import Wording
from lascaux.folders import data_folder

COMMAND: Final = "records"


def add_records(commands: _SubParsersAction[ArgumentParser], common: ArgumentParser) -> None:
    command = commands.add_parser(COMMAND, parents=[common], help="export played games as Parquet")
    command.add_argument(
        "paths",
        nargs="*",
        metavar="PATH",
        help="records, or folders with them; default: your own games",
    )
    command.add_argument("--out", required=True, metavar="FOLDER", help=f"gets {GAMES} and {CHOICES}")
    command.add_argument("--observations", action="store_true", help="with what the actor saw, as numbers")


def export_records(arguments: Namespace, screen: Screen, language: str) -> None:
    say = Wording(language)
    files = found([Path(path) for path in arguments.paths] or [data_folder()])
    folder = Path(arguments.out)
    choices = 0
    with screen.progress(say("records.reading"), len(files)) as advance:
        for count in export(files, folder, arguments.observations):
            choices += count
            advance()
    screen.say_whole(say("records.written", folder=folder, games=len(files), choices=choices))
