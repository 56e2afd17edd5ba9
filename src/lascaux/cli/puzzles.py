"""`lascaux puzzles GAME --out FILE`: puzzles from games that strong bots play among themselves."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path
from typing import Final

from lascaux.agents.ladder import BRISK
from lascaux.cli.arena import whole_number
from lascaux.cli.play import parse_option
from lascaux.cli.screen import Screen
from lascaux.cli.strength import mention_weakness
from lascaux.cli.wording import Wording
from lascaux.games import load
from lascaux.puzzles import find

COMMAND: Final = "puzzles"
GAMES: Final = 10


def add_puzzles(commands: _SubParsersAction[ArgumentParser], common: ArgumentParser) -> None:
    command = commands.add_parser(COMMAND, parents=[common], help="find puzzles in games between strong bots")
    command.add_argument("game", help="see `lascaux games`")
    command.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE", help="as in `play`")
    command.add_argument("--games", "-n", default=str(GAMES), metavar="N", help=f"to play; default: {GAMES}")
    command.add_argument("--seed", default="1", metavar="N", help="of the first game, the next has N + 1; default: 1")
    command.add_argument("--out", required=True, metavar="FILE", help="each puzzle is added to it as a line")


def find_puzzles(arguments: Namespace, screen: Screen, language: str) -> None:
    """Each puzzle is in the file as soon as it is found."""
    say = Wording(language)
    game = load(arguments.game, **dict(parse_option(option) for option in arguments.option))
    games, first = whole_number("--games", arguments.games, 1), whole_number("--seed", arguments.seed, 0)
    mention_weakness(game.id, [BRISK], screen, say)
    count = 0
    with Path(arguments.out).open("a", encoding="utf-8") as file, screen.progress(say("puzzles.playing"), games) as one:
        for seed in range(first, first + games):
            for puzzle in find(game, seed):
                file.write(puzzle.line())
                file.flush()
                count += 1
            one()
    screen.say_whole(say("puzzles.written", file=arguments.out, games=games, count=count))
