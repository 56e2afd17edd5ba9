"""`seats.parquet`: a row for each game and seat, for pandas, DuckDB, R and whatever else reads Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from lascaux.arena.errors import ArenaError
from lascaux.arena.game_played import GamePlayed
from lascaux.arena.run import Run

SEATS: Final = "seats.parquet"


def rows(game: GamePlayed) -> list[dict[str, Any]]:
    """A game as rows, one for each seat."""
    return [
        {
            "number": game["number"],
            "pair": game["pair"],
            "seed": game["seed"],
            "seat": seat,
            "agent": agent,
            "score": game["scores"][seat],
            "margin": margin(game["scores"], seat),
            "won": seat in game["winners"],
            "win_share": 1 / len(game["winners"]) if seat in game["winners"] else 0.0,
            "length": game["length"],
            "rounds": game["rounds"],
            "seconds": game["seconds"][seat],
            "choices": game["choices"][seat],
            "taken": [{"round": round, "thing": thing} for round, thing in game["taken"][seat]],
            "spaces": [{"space": space, "count": count} for space, count in game["spaces"][seat].items()],
            "scores_by_round": [scores[seat] for scores in game["scores_by_round"]],
            **{f"points_{category}": points for category, points in game["categories"][seat].items()},
        }
        for seat, agent in enumerate(game["seats"])
    ]


def margin(scores: list[float], seat: int) -> float | None:
    """The points ahead of the best of the others; None in a solo game."""
    others = scores[:seat] + scores[seat + 1 :]
    return scores[seat] - max(others) if others else None


def write_seats(run: Run) -> Path:
    """Make the file from the finished games; an older one is replaced when the new one is whole."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as error:
        raise ArenaError("Parquet needs pyarrow; install the extra lascaux[arena]") from error
    games = sorted(run.games, key=lambda game: game["number"])
    categories = dict.fromkeys(category for game in games for seat in game["categories"] for category in seat)
    schema = pyarrow.schema(
        [
            *((name, pyarrow.int64()) for name in ("number", "pair", "seed", "seat")),
            ("agent", pyarrow.string()),
            *((name, pyarrow.float64()) for name in ("score", "margin")),
            ("won", pyarrow.bool_()),
            ("win_share", pyarrow.float64()),
            *((name, pyarrow.int64()) for name in ("length", "rounds")),
            ("seconds", pyarrow.float64()),
            ("choices", pyarrow.int64()),
            ("taken", pyarrow.list_(pyarrow.struct([("round", pyarrow.int64()), ("thing", pyarrow.string())]))),
            ("spaces", pyarrow.list_(pyarrow.struct([("space", pyarrow.string()), ("count", pyarrow.int64())]))),
            ("scores_by_round", pyarrow.list_(pyarrow.float64())),
            *((f"points_{category}", pyarrow.float64()) for category in categories),
        ],
        metadata={"lascaux": run.setting.version, "game": run.setting.game},
    )
    table = pyarrow.Table.from_pylist([row for game in games for row in rows(game)], schema=schema)
    target = run.folder / SEATS
    draft = target.with_name(target.name + ".part")
    parquet.write_table(table, draft)
    draft.replace(target)
    return target
