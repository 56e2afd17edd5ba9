"""What is told about an analysis. The game is over, so nothing of it is a secret any more."""

from __future__ import annotations

from typing import Any, Final

from lascaux.agents.naming import bot_name
from lascaux.analysis import Analysis, Turn, Verdict, caveats, why
from lascaux.core.view import TableView
from lascaux.server.following import says_done
from lascaux.server.showing import VERSION, described, voice_of
from lascaux.server.table import Table

TURNING_POINTS: Final = 5


def show_progress(table: Table, row: dict[str, Any], language: str) -> dict[str, Any]:
    return {
        "table": table.id,
        "status": row["status"],
        "judge": bot_name(row["judge"], language),
        "caveat": caveats(table.game, language),
        "done": row["verdicts"],
        "wanted": row["wanted"],
        "found": None,
    }


def show_analysis(table: Table, analysis: Analysis, language: str) -> dict[str, Any]:
    """All that follows from the verdicts; the values of all choices come with each decision."""
    found = {
        "leads": analysis.leads,
        "length": len(analysis.record.choices),
        "scores": analysis.end.scores(),
        "curves": [[{"choices": when, "value": round(value, 2)} for when, value in one] for one in analysis.curves],
        "points": show_points(analysis),
        "rounds": [{"round": round, "choices": begin} for round, begin in analysis.rounds().items()],
        "players": [
            {
                "seat": seat,
                "decisions": len(analysis.of(seat)),
                "accuracy": round(analysis.accuracy(seat), 1),
                "given_away": round(sum(verdict.cost for verdict in analysis.of(seat)), 1),
            }
            for seat in range(table.game.seats)
        ],
        "turning_points": [
            {"turn": point.turn.number, "before": point.before, "after": point.after}
            for point in analysis.turning_points(TURNING_POINTS)
        ],
        "turns": [show_turn(table, turn, language) for turn in analysis.turns],
    }
    return {"found": found}


def show_points(analysis: Analysis) -> list[dict[str, Any]]:
    """The scores at the beginning of every turn, and at the end."""
    begins = [turn.verdicts[0] for turn in analysis.turns]
    course = [{"choices": verdict.number - 1, "scores": verdict.scores} for verdict in begins]
    return [*course, {"choices": len(analysis.record.choices), "scores": analysis.end.scores()}]


def show_turn(table: Table, turn: Turn, language: str) -> dict[str, Any]:
    return {
        "turn": turn.number,
        "seat": turn.seat,
        "round": turn.round,
        "cost": round(turn.cost, 1),
        "decisions": [show_verdict(table, verdict, language) for verdict in turn.verdicts],
    }


def show_verdict(table: Table, verdict: Verdict, language: str) -> dict[str, Any]:
    """A choice beside the better one."""
    game = table.game
    return {
        "number": verdict.number,
        "before": round(verdict.best.value, 2),
        "after": round(verdict.played.value, 2),
        "cost": round(verdict.cost, 1),
        "played": described(game, verdict.played.choice, language),
        "better": described(game, verdict.best.choice, language),
        "why": why(game, verdict, language, lambda choice: described(game, choice, language)),
    }


def show_decision(table: Table, verdict: Verdict, language: str) -> dict[str, Any]:
    """The table before a decision with its choices as they were offered then, and their values."""
    game, choices = table.game, verdict.number - 1
    at = table.line.position(choices)
    view: TableView = game.view(at, verdict.seat, table.line.past(choices))
    legal = [choice["choice"] for choice in view["choices"]]
    return {
        "verdict": show_verdict(table, verdict, language),
        "seat": verdict.seat,
        "played": verdict.played.choice,
        "moment": {
            "version": VERSION,
            "table": table.id,
            "choices": choices,
            "length": len(table.line.choices),
            "view": view,
            "prompt": voice_of(game, language, table.names_in(language)).prompt(at),
            "round": game.round(at),
        },
        "texts": [described(game, choice, language) for choice in legal],
        "done": [says_done(game, choice) for choice in legal],
        "values": [{"choice": one.choice, "value": round(one.value, 2)} for one in verdict.opinions],
    }
