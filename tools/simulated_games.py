"""Writes what the rulebook tells about simulated games, from a run of the arena.

    lascaux simulate skilled --game caverna --option players=2 --games 1000 --out run
    python tools/simulated_games.py run

The file goes to `src/lascaux/games/GAME/rulebook/simulated.json`. A run of several levels of bots is refused: its
figures would tell who is stronger.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from statistics import fmean, median_low, quantiles
from typing import Final, NamedTuple

from lascaux.arena.game_played import GamePlayed
from lascaux.arena.run import Run
from lascaux.arena.statistics import Samples, Z, wilson
from lascaux.core.game import Game
from lascaux.record import Record
from lascaux.rulebook.simulated import FILE, Bought, Simulated, Spread, Thing

GAMES: Final = Path(__file__).resolve().parent.parent / "src" / "lascaux" / "games"


def spread(values: list[float]) -> Spread:
    tenths = quantiles(values, n=10)
    return Spread(mean=round(fmean(values), 1), low=round(tenths[0], 1), high=round(tenths[-1], 1))


class Purchase(NamedTuple):
    """That a seat got a thing, for the first time."""

    round: int
    pair: int  # of games with the same luck
    lead: float  # over the average of the others, at the end


def purchases(games: Iterable[GamePlayed]) -> dict[str, list[Purchase]]:
    found: dict[str, list[Purchase]] = defaultdict(list)
    for game in games:
        for seat, taken in enumerate(game["taken"]):
            others = [score for other, score in enumerate(game["scores"]) if other != seat]
            first: dict[str, int] = {}
            for round, thing in taken:
                first.setdefault(thing, round)
            for thing, round in first.items():
                found[thing].append(Purchase(round, game["pair"], game["scores"][seat] - fmean(others)))
    return found


def thing(all: list[Purchase]) -> Thing:
    split = median_low(purchase.round for purchase in all)
    early, late = ([one for one in all if (one.round <= split) == is_early] for is_early in (True, False))
    return Thing(round=split, early=bought(early), late=bought(late))


def bought(those: list[Purchase]) -> Bought | None:
    if not those:
        return None
    leads = Samples()
    for one in those:
        leads.add(one.pair, one.lead)
    mean = leads.mean()
    return Bought(cases=leads.count, lead=round(mean.value, 2), error=round(Z * (mean.error or 0.0), 2))


def first_player(record: Record) -> int:
    """The seat that acted first."""
    return next(int(at.actor) for at in record.positions() if at.actor >= 0)


def summary(game: Game, agent: str, version: str, games: list[GamePlayed], first: list[int]) -> Simulated:
    wins = sum(1 / len(one["winners"]) for one, seat in zip(games, first, strict=True) if seat in one["winners"])
    share = wilson(wins, len(games))
    sheets = [sheet for one in games for sheet in one["categories"]]
    return Simulated(
        game=game.id,
        options=dict(game.options),
        rules=game.rules_version,
        version=version,
        agent=agent,
        games=len(games),
        first_wins=round(share.share, 3),
        first_error=round((share.high - share.low) / 2, 3),
        scores=spread([score for one in games for score in one["scores"]]),
        categories={name: spread([sheet[name] for sheet in sheets]) for name in sheets[0]},
        things={name: thing(all) for name, all in sorted(purchases(games).items())},
    )


def main(folder: Path) -> None:
    run = Run.load(folder)
    agents = set(run.setting.agents)
    game = run.setting.load_game()
    if len(agents) != 1 or game.seats < 2:
        raise SystemExit(f"a run of one level of bots at tables of two and more is needed, not {', '.join(agents)}")
    games = sorted(run.games, key=lambda one: one["number"])
    first = [first_player(Record.load(run.record_file(one["number"]))) for one in games]
    file = GAMES / game.id.replace("-", "_") / "rulebook" / FILE
    agent = Path(agents.pop()).stem  # a bot in a file goes by the file's name
    content = summary(game, agent, run.setting.version, games, first)
    file.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{file}: {len(games)} games")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
