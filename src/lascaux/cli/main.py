"""The command line: playing, watching and studying games, runs of many games and their reports."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, BooleanOptionalAction, Namespace
from collections.abc import Sequence

from lascaux import __version__
from lascaux.agents import BadAgent
from lascaux.agents.ladder import AGENTS, BRISK, FRIENDLY, REFERENCE
from lascaux.arena.errors import ArenaError
from lascaux.arena.setting import KINDS
from lascaux.beginning import BY_CHANCE
from lascaux.cli import storage
from lascaux.cli.admin import COMMAND as ADMIN
from lascaux.cli.admin import add_admin, administer
from lascaux.cli.analyse import analyse
from lascaux.cli.arena import add_arena, run_arena
from lascaux.cli.errors import Misuse
from lascaux.cli.games import list_games
from lascaux.cli.joining import join
from lascaux.cli.ladder import COMMAND as LADDER
from lascaux.cli.ladder import add_ladder, measure
from lascaux.cli.play import FIRST_GAME, play
from lascaux.cli.puzzles import COMMAND as PUZZLES
from lascaux.cli.puzzles import add_puzzles, find_puzzles
from lascaux.cli.records import COMMAND as RECORDS
from lascaux.cli.records import add_records, export_records
from lascaux.cli.replay import Replay
from lascaux.cli.report import add_report, report
from lascaux.cli.rules import show_rules
from lascaux.cli.screen import Screen
from lascaux.cli.serve import add_serve, serve
from lascaux.cli.train import COMMAND as TRAIN
from lascaux.cli.train import add_train, train
from lascaux.cli.wording import usual_language
from lascaux.core.errors import BadOption, BadRecord, UnknownGame
from lascaux.core.texts import LANGUAGES
from lascaux.games import load


def parser() -> ArgumentParser:
    top = ArgumentParser(prog="lascaux", description="Board games of caves and stone, in a terminal.")
    top.add_argument("--version", action="version", version=f"lascaux {__version__}")
    commands = top.add_subparsers(dest="command", required=True)

    common = ArgumentParser(add_help=False)
    common.add_argument("--language", choices=LANGUAGES, help="default: your environment's")
    common.add_argument("--no-colour", "--no-color", dest="colour", action="store_false", help="plain text")

    game = commands.add_parser("play", parents=[common], help="play a game")
    game.add_argument("game", nargs="?", help=f"see `lascaux games`; default: {FIRST_GAME}, or you are asked")
    game.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE", help="see `lascaux rules`")
    game.add_argument(
        "--seats",
        metavar="me,greedy",
        help=f"for each player me, me:NAME or an agent: {', '.join(AGENTS)}, or your own as ./mybot.py;"
        " on a server also free, for a friend",
    )
    game.add_argument("--against", metavar="AGENT", help=f"the agent in all other seats; default: {FRIENDLY}")
    game.add_argument(
        "--begins",
        metavar="chance",
        default=BY_CHANCE,
        help="who begins: chance, the number of a player from 1, or ask, once all have sat down; default: %(default)s",
    )
    game.add_argument("--seed", type=int, help="makes chance and agents reproducible")
    game.add_argument("--load", metavar="FILE", help="continue a saved game")
    game.add_argument("--table", metavar="URL", help="play on a server: the address of it, a table or an invitation")
    game.add_argument("--name", help="what you are called on that server; if it is public, the name of your account")
    game.add_argument("--auto", action=BooleanOptionalAction, default=True, help="play forced choices automatically")

    replay = commands.add_parser("replay", parents=[common], help="watch a saved game")
    replay.add_argument("file")
    replay.add_argument("--to", type=int, metavar="N", help="only the first N choices")
    replay.add_argument("--step", action="store_true", help="show the table after every turn and wait for Enter")
    replay.add_argument("--table", type=int, metavar="N", help="only the table after N choices")

    study = commands.add_parser("analyse", parents=[common], help="see where a saved game was won or lost")
    study.add_argument("file")
    study.add_argument("--agent", help=f"the agent that judges the decisions; default: {BRISK}")
    study.add_argument("--fast", dest="agent", action="store_const", const=REFERENCE, help=f"ask {REFERENCE} instead")
    study.add_argument("--every", type=int, default=1, metavar="N", help="judge only every Nth decision")
    study.add_argument(
        "--page", "--out", dest="out", metavar="FILE.html", help="also write a page with a plot and tables"
    )

    add_arena(commands, common)
    add_ladder(commands, common)
    add_report(commands, common)
    add_records(commands, common)
    add_puzzles(commands, common)
    add_train(commands, common)
    add_serve(commands, common)
    add_admin(commands, common)

    commands.add_parser("games", parents=[common], help="list the games")
    rules = commands.add_parser("rules", parents=[common], help="a game's options and tiles, or its rulebook")
    rules.add_argument("game", nargs="?", default=FIRST_GAME)
    rules.add_argument("section", nargs="?", help="a chapter, a section, a tile or a clause of its rulebook; `all`")
    return top


def main(argv: Sequence[str] | None = None) -> int:
    arguments = parser().parse_args(argv)
    try:
        run(arguments)
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (UnknownGame, BadOption, BadRecord, BadAgent, ArenaError, Misuse) as error:
        return complain(str(error))
    except (EOFError, KeyboardInterrupt):
        print()
    return 0


def complain(what: str) -> int:
    print(f"lascaux: {what}", file=sys.stderr)
    return 2


def run(arguments: Namespace) -> None:
    screen = Screen(arguments.colour)
    try:
        carry_out(arguments, screen, arguments.language or usual_language())
    finally:
        screen.close()


def carry_out(arguments: Namespace, screen: Screen, language: str) -> None:
    if arguments.command == "play" and arguments.table:
        join(arguments, screen, language)
    elif arguments.command == "play":
        play(arguments, screen, language)
    elif arguments.command == "replay":
        record = storage.load(arguments.file, partly=True)
        replay = Replay(record, screen, language)
        if arguments.table is not None:
            replay.table_after(arguments.table)
        else:
            replay.run(arguments.to, arguments.step)
        if record.fault is not None:
            raise BadRecord(f"{arguments.file}: {record.fault}")
    elif arguments.command == "analyse":
        analyse(arguments, screen, language)
    elif arguments.command in KINDS:
        run_arena(arguments, screen, language)
    elif arguments.command == LADDER:
        measure(arguments, screen, language)
    elif arguments.command == TRAIN:
        train(arguments, screen, language)
    elif arguments.command == RECORDS:
        export_records(arguments, screen, language)
    elif arguments.command == PUZZLES:
        find_puzzles(arguments, screen, language)
    elif arguments.command == "report":
        report(arguments, screen, language)
    elif arguments.command == "serve":
        serve(arguments, screen, language)
    elif arguments.command == ADMIN:
        administer(arguments, screen, language)
    elif arguments.command == "games":
        list_games(screen, language)
    else:
        show_rules(screen, load(arguments.game), arguments.section, language)


if __name__ == "__main__":
    sys.exit(main())
