"""Plays the games of the bars in docs/ladder/bars.json and writes what was found into a copy of that file.

    python tools/measure_bars.py                                       all of them, by master
    python tools/measure_bars.py caverna eras-duel --workers 16 --minutes 8 --out FOLDER

Names are games or the ids of bars. Every finished game is kept in FOLDER: the same command goes on after an
interruption. When FOLDER/bars.json says what it should, copy it to docs/ladder and run tools/bots_page.py.
"""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import date
from functools import partial
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, Final

from lascaux.agents.ladder import RUNGS
from lascaux.arena import ArenaError, Run, Standings, match, play_run
from lascaux.arena.game_played import GamePlayed
from lascaux.arena.statistics import Z
from lascaux.arena.steps import at_table
from lascaux.games import load

BARS: Final = Path(__file__).resolve().parent.parent / "docs" / "ladder" / "bars.json"
SECONDS: Final = 10  # between two lines about how a bar stands

Bar = dict[str, Any]


def read_bars(path: Path) -> list[Bar]:
    bars: list[Bar] = json.loads(path.read_text(encoding="utf-8"))
    return bars


def write_bars(path: Path, bars: list[Bar]) -> None:
    """A bar on each line."""
    text = ",\n".join(json.dumps(bar, ensure_ascii=False) for bar in bars)
    draft = path.with_name(path.name + ".part")
    draft.write_text(f"[\n{text}\n]\n", encoding="utf-8")
    draft.replace(path)


def chosen(bars: list[Bar], names: Sequence[str]) -> list[Bar]:
    known = {name for bar in bars for name in (bar["id"], bar["game"])}
    if unknown := [name for name in names if name not in known]:
        raise ArenaError(f"there is no bar {unknown[0]!r}; the bars and games are {', '.join(sorted(known))}")
    return [bar for bar in bars if not names or {bar["id"], bar["game"]} & set(names)]


def measure(bar: Bar, agent: str, folder: Path, workers: int, minutes: float, keep: Callable[[], None]) -> None:
    """Play a bar's games, as far as time allows; what is found so far is in the bar even when this is interrupted."""
    game = load(bar["game"], **bar["options"])
    run = Run.begin(folder / bar["id"], match(game, [agent], bar["others"], bar["games"]))
    deadline, shown = monotonic() + 60 * minutes, monotonic()
    try:
        with closing(play_run(run, workers)) as games:
            for _ in games:
                if monotonic() - shown > SECONDS:
                    shown = monotonic()
                    note(bar, run.games, agent, game.seats)
                    keep()
                if monotonic() > deadline:
                    break
    finally:
        if run.games:
            note(bar, run.games, agent, game.seats)
            keep()


def note(bar: Bar, games: list[GamePlayed], agent: str, seats: int) -> None:
    bar["found"] = found(games, agent, seats)
    tell(bar, len(games), bar["found"])


def found(games: list[GamePlayed], agent: str, seats: int) -> Bar:
    """The share of wins in complete sets, or the mean alone."""
    standing = Standings(dict.fromkeys(name for game in games for name in game["seats"]), seats, games).overall[agent]
    about = {"agent": agent, "seconds": round(standing.seconds_per_choice, 4), "date": date.today().isoformat()}
    score = standing.score
    if seats == 1:
        error = None if score.error is None else round(score.error, 2)
        return {**about, "games": standing.games, "value": round(score.value, 2), "error": error}
    wins = at_table(agent, games, seats, Z)
    low, high = round(wins.share.low, 3), round(wins.share.high, 3)
    return {**about, "games": wins.games, "value": round(wins.share.share, 3), "low": low, "high": high}


def tell(bar: Bar, played: int, so_far: Bar) -> None:
    spread = f"± {so_far['error']}" if "error" in so_far else f"[{so_far['low']:.1%}–{so_far['high']:.1%}]"
    value = f"{so_far['value']:.1f}" if "error" in so_far else f"{so_far['value']:.1%}"
    print(f"{bar['id']}: {played} of {bar['games']}, {value} {spread}, {so_far['seconds']} s a choice", flush=True)


def main(argv: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description=__doc__, usage="%(prog)s [NAME …] [options]")
    parser.add_argument("names", nargs="*", metavar="NAME", help="games or bars; default: all")
    parser.add_argument("--agent", default=RUNGS[-1], help=f"who is measured; default: {RUNGS[-1]}")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes; default: one per core")
    parser.add_argument(
        "--minutes", type=float, default=inf, help="the most for each bar; default: as long as it takes"
    )
    parser.add_argument("--out", type=Path, default=Path("build/bars"), help="default: build/bars")
    arguments = parser.parse_args(argv)
    try:
        arguments.out.mkdir(parents=True, exist_ok=True)
        file = arguments.out / BARS.name
        bars = read_bars(file if file.exists() else BARS)
        for bar in chosen(bars, arguments.names):
            keep = partial(write_bars, file, bars)
            measure(bar, arguments.agent, arguments.out, arguments.workers, arguments.minutes, keep)
    except (ArenaError, OSError) as error:
        print(f"measure_bars: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
