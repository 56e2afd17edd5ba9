"""`lascaux train`: a network learns a game by playing it, and is measured afterwards."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Iterable
from contextlib import closing
from datetime import datetime
from math import isfinite
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from lascaux.cli.arena import STOPPED, whole_number
from lascaux.cli.errors import Misuse
from lascaux.cli.play import parse_option
from lascaux.cli.screen import Screen
from lascaux.cli.standings import mean_text, rate_text
from lascaux.cli.wording import Wording
from lascaux.folders import data_folder
from lascaux.games import games, load, rulesets
from lascaux.networks import shipped

if TYPE_CHECKING:
    from lascaux.train.evaluation import Result
    from lascaux.train.recipes import Variant
    from lascaux.train.training import Moment, Training

COMMAND: Final = "train"
NETWORK: Final = "network.onnx"
REPORT: Final = "report.html"
MINUTES: Final = 5
GAMES: Final = 40
BETWEEN_LINES: Final = 15.0  # seconds, where no terminal shows a bar
SHIPPED: Final = "shipped"
STALE: Final = 1  # the exit status if a network does not fit


def add_train(commands: _SubParsersAction[ArgumentParser], common: ArgumentParser) -> None:
    command = commands.add_parser(COMMAND, parents=[common], help="teach a network to play a game")
    command.add_argument("game", nargs="?", help="see `lascaux games`")
    command.add_argument(
        "--option", "-o", action="append", default=[], metavar="NAME=VALUE", help="only variants with this option"
    )
    command.add_argument(
        "--minutes", default=str(MINUTES), metavar="N", help=f"of learning, earlier ones included; default: {MINUTES}"
    )
    command.add_argument(
        "--begin",
        metavar="NETWORK",
        help=f"go on from this network's file, or {SHIPPED} for the one that Lascaux brings",
    )
    command.add_argument(
        "--with",
        action="append",
        default=[],
        dest="changes",
        metavar="NAME=VALUE",
        help="another recipe, such as entropy=0.03 or partner=novice (docs/training.md)",
    )
    command.add_argument("--actors", metavar="N", help="processes that play; default: what suits this machine")
    command.add_argument("--width", metavar="N", help="of the network; default: what suits this machine")
    command.add_argument("--seed", default="1", metavar="N", help="of the games and the network; default: 1")
    command.add_argument(
        "--games", "-n", default=str(GAMES), metavar="N", help=f"of each match at the end; default: {GAMES}; 0: none"
    )
    command.add_argument("--out", metavar="FOLDER", help="where everything goes; a stopped training goes on")
    command.add_argument("--check", action="store_true", help="only tell which of the networks here fit their games")


def train(arguments: Namespace, screen: Screen, language: str) -> None:
    say = Wording(language)
    if arguments.check:
        check_networks(arguments.game, screen, say)
        return
    training = wanted(arguments)
    title = training.games[0].texts.say(language, "title.name")
    screen.say(say("train.learning", game=title, device=say(f"train.devices.{training.device.type}")), "title")
    screen.say(say("train.variants", variants=", ".join(str(variant) or "–" for variant in training.variants)))
    screen.say_whole(say("train.kept", folder=training.folder))
    if training.seconds:
        screen.say(say("train.resumed", minutes=training.seconds / 60, choices=training.choices / 1e6))
    try:
        if training.seconds < 60 * training.plan.minutes:
            learn(training, screen, say)
        finish(training, whole_number("--games", arguments.games, 0), screen, say)
    except KeyboardInterrupt:
        minutes = f"{training.seconds / 60:.1f}"
        screen.say_whole(say("train.stopped", minutes=minutes, folder=training.folder))
        raise SystemExit(STOPPED) from None


def wanted(arguments: Namespace) -> Training:
    """The training that the command asks for, with what an earlier one left in its folder."""
    if not arguments.game:
        raise Misuse(f"say what to learn: lascaux train GAME with one of {', '.join(sorted(games()))}")
    options: dict[str, object] = dict(parse_option(text) for text in arguments.option)
    if arguments.game in rulesets():
        options = {**rulesets()[arguments.game].options, **options}
    game = load(arguments.game, **options).id
    minutes = some("--minutes", arguments.minutes)
    actors = whole_number("--actors", arguments.actors, 1) if arguments.actors else None
    width = whole_number("--width", arguments.width, 1) if arguments.width else None
    seed = whole_number("--seed", arguments.seed, 0)
    whole_number("--games", arguments.games, 0)
    try:
        import onnx  # noqa: F401 (needed at the end; better missed at the beginning)
        import onnxruntime  # noqa: F401 (likewise)

        from lascaux.train.plans import kept_shape, plan_for, variants_with
        from lascaux.train.training import Training
    except ImportError as error:
        raise Misuse(f"lascaux train needs PyTorch, onnx and onnxruntime; install lascaux[train] ({error})") from error
    folder = Path(arguments.out).expanduser() if arguments.out else new_folder(game)
    try:
        variants, changes = variants_with(game, options), tuple(arguments.changes)
        begin = network_file(arguments.begin, game, variants) if arguments.begin else None
        plan = plan_for(game, variants, minutes, seed, actors, width, kept_shape(folder), begin, changes)
        training = Training(plan, folder)
    except ValueError as error:  # a folder with something else in it
        raise Misuse(str(error)) from error
    folder.mkdir(parents=True, exist_ok=True)
    return training


def new_folder(game: str) -> Path:
    return data_folder() / "runs" / f"{COMMAND}-{game}-{datetime.now():%Y-%m-%d-%H%M%S-%f}"


def network_file(named: str, game: str, variants: Iterable[Variant]) -> Path:
    """The network that a training of these variants begins with."""
    path = shipped_for(game, variants) if named == SHIPPED else Path(named).expanduser()
    if not path.is_file():
        raise ValueError(f"there is no network {path}")
    return path


def shipped_for(game: str, variants: Iterable[Variant]) -> Path:
    """The one network that comes with all of these variants."""
    found = dict.fromkeys(shipped(load(game, **variant.options)) for variant in variants)
    paths = [path for path in found if path]
    if not paths:
        raise ValueError(f"Lascaux brings no network for {game}")
    if len(found) > 1:
        names = ", ".join(path.name if path else "none" for path in found)
        raise ValueError(
            f"these variants come with different networks ({names}), and a training begins with one: "
            "choose variants with --option, or name a file"
        )
    return paths[0]


def some(name: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not isfinite(number) or number <= 0:
        raise Misuse(f"{name} cannot be {text!r}; it must be a number above 0")
    return number


def learn(training: Training, screen: Screen, say: Wording) -> None:
    """Train, with a bar and the latest figures; without a terminal, a line now and then."""
    shown = screen.console.is_terminal
    columns = (BarColumn(24), TimeRemainingColumn(), TextColumn("{task.description}", markup=False))
    told = -BETWEEN_LINES
    before = training.seconds, training.choices
    with Progress(*columns, console=screen.console, disable=not shown) as progress:
        bar = progress.add_task(say("train.starting"), total=60 * training.plan.minutes)
        progress.update(bar, completed=training.seconds)

        def tell(moment: Moment) -> None:
            nonlocal told
            speed = (moment.choices - before[1]) / max(0.1, moment.seconds - before[0])
            text = figures(moment, speed, say)
            progress.update(bar, completed=moment.seconds, description=text)
            if not shown and monotonic() - told > BETWEEN_LINES:
                told = monotonic()
                screen.say(say("train.line", minutes=moment.seconds / 60, figures=text))

        training.run(tell)


def figures(moment: Moment, speed: float, say: Wording) -> str:
    """How the training stands, in a line."""
    facts = {"choices": moment.choices / 1e6, "speed": round(speed), "entropy": moment.figures["entropy"]}
    points = [say("train.points", variant=name or "–", points=mean) for name, mean in moment.points.items()]
    return " · ".join([say("train.figures", **facts), *points])


def finish(training: Training, games: int, screen: Screen, say: Wording) -> None:
    """The network as a file, its matches and the page about it all."""
    from lascaux.train.export import export
    from lascaux.train.report import write_report

    file = training.folder / NETWORK
    export(training.model, training.inputs, training.games[0], training.recipe.measure, file)
    results = measured(training, file, games, screen, say) if games else []
    write_report(training, results, training.folder / REPORT, say.language)
    if results:
        screen.console.print(results_table(results, say))
        screen.say(say("train.legend"), "dim")
    screen.say_whole(say("train.written", network=file, report=training.folder / REPORT))


def measured(training: Training, network: Path, games: int, screen: Screen, say: Wording) -> list[Result]:
    """The network's matches, each kept in a folder that belongs to this state of it."""
    from lascaux.train.evaluation import Evaluation

    folder = training.folder / "matches" / f"{training.choices}"
    matches = Evaluation(folder, training.plan.game, training.variants, network, games, training.plan.seed)
    text = say("train.measuring")
    columns = (BarColumn(24), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn(text))
    if not screen.console.is_terminal:
        screen.say(text)
    with (
        Progress(*columns, console=screen.console, disable=not screen.console.is_terminal) as progress,
        closing(matches.play(os.cpu_count() or 1)) as playing,
    ):
        bar = progress.add_task("", total=matches.games, completed=matches.played)
        for _ in playing:
            progress.update(bar, completed=matches.played)
    return matches.results()


def results_table(results: list[Result], say: Wording) -> Table:
    table = Table(say("train.columns.variant"), say("train.columns.opponent"))
    for column in ("games", "wins", "points", "theirs"):
        table.add_column(say(f"train.columns.{column}"), justify="right")
    for result in results:
        wins = rate_text(result.wins) if result.wins else "–"
        scores = mean_text(result.points), mean_text(result.theirs)
        table.add_row(Text(result.variant), result.opponent, str(result.games), wins, *scores)
    return table


def check_networks(name: str | None, screen: Screen, say: Wording) -> None:
    """Which of the shipped networks fit the games as they are now."""
    try:
        from lascaux.networks.network import MissingRuntime
        from lascaux.train.check import check
    except ImportError as error:
        raise Misuse(f"lascaux train --check needs onnxruntime and NumPy; install lascaux[strong] ({error})") from error
    asked = [load(name).id] if name else sorted(games())
    stale = False
    try:
        fits = list(check(asked))
        for game in asked:
            if not any(fit.game == game for fit in fits):
                screen.say(say("train.no-network", game=game))
        for fit in fits:
            stale |= fit.fault is not None
            id = "train.fits" if fit.fault is None else "train.stale"
            text = say(id, game=fit.game, variant=fit.variant or "–", fault=fit.fault)
            screen.say(text, "" if fit.fault is None else "error")
    except MissingRuntime as error:
        raise Misuse(str(error)) from error
    if stale:
        raise SystemExit(STALE)
