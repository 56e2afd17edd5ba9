"""How a game stands and how it ended, as far as it may be told."""

from __future__ import annotations

from typing import Any

from lascaux.server.errors import TEXTS
from lascaux.server.table import Table


def show_outcome(table: Table, language: str) -> str:
    """How the game ended; empty while it is still going on."""
    if table.ending:
        return TEXTS.say(language, f"outcome.{table.ending}")
    if table.line.over:
        return table.game.outcome(table.line.at, language, table.names_in(language))
    if table.given_up:
        names = table.names_in(language)
        gone = ", ".join(names[seat] for seat in sorted(table.resigned))
        if winners := show_winners(table):
            return TEXTS.say(language, "outcome.won", names=gone, winner=names[winners[0]])
        return TEXTS.say(language, "outcome.resigned", names=gone)
    return ""


def show_winners(table: Table) -> list[int]:
    """Who won; the last one left has won too."""
    if table.ending:
        return []
    if table.line.over:
        return table.line.at.winners()
    return [seat for seat in range(table.game.seats) if seat not in table.resigned] if table.given_up else []


def show_scores(table: Table, eyes: int, language: str) -> dict[str, Any]:
    """Points by category for every seat, and how they grew from round to round."""
    game, line = table.game, table.line
    latest = table.told(line.at, eyes)
    seats = range(game.seats)
    sheets = [game.scoresheet(latest, seat) for seat in seats]
    course: list[dict[str, Any]] = []
    at = game.start()
    for choice in line.choices:
        before = game.round(at)
        scores = table.told(at, eyes).scores()
        at.apply(choice)
        if game.round(at) != before:
            course.append({"round": before, "scores": scores})
    course.append({"round": game.round(at), "scores": latest.scores()})
    rows = [
        {
            "name": game.texts.say(language, f"scores.{row.category}"),
            "points": [sheet.lines[n].points for sheet in sheets],
            "sum": row.is_sum,
        }
        for n, row in enumerate(sheets[0].lines)
    ]
    total = {"name": game.texts.say(language, "scores.total"), "points": [sheet.total for sheet in sheets], "sum": True}
    return {
        "table": table.id,
        "over": table.over,
        "winners": show_winners(table),
        "resigned": sorted(table.resigned),
        "rows": [*rows, total],
        "course": course,
    }
