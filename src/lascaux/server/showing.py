"""The only way out for information about a table: what one seat, or a spectator, is told."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import Any, Final

from pydantic_core import to_json

from lascaux.agents.naming import bot_name
from lascaux.core.game import Game
from lascaux.core.position import NOBODY
from lascaux.core.view import TableView, targets_of
from lascaux.server.errors import TEXTS, Refusal
from lascaux.server.presence import Standing
from lascaux.server.storage.schema import PLAYING
from lascaux.server.table import Table

VERSION: Final = 1  # of the messages
LINES: Final = 200  # of the log in one message; earlier ones must be asked for


def show(table: Table, person: str | None, standing: Standing, language: str, seen: int = 0) -> dict[str, Any]:
    """The table as a person may see it. The log begins where their knowledge of `seen` entries ends."""
    seat = table.perspective(person)
    shown = show_game(table, seat, language)
    return {
        "type": "table",
        "version": VERSION,
        "table": table.id,
        "number": table.number,
        "status": table.status,
        "pace": table.pace,
        "turn_minutes": table.turn_minutes,
        "stand_in": bot_name(table.stand_in, language),
        "hints": table.hints,
        "owner": table.owner == person,
        "origin": table.origin,
        "uploaded": table.uploaded,
        "rules": table.rules,
        "frozen": show_fault(table, language),
        "rematch": table.rematch,
        "agreed": {what: sorted(seats) for what, seats in table.agreed.items() if seats},
        "seat": seat,
        "seats": show_seats(table, person, standing, language),
        "log": show_log(table, seat, language, bisect_left(table.line.entry_of, seen)),
        "undo": show_undo(table, seat),
        **shown,
    }


def show_text(table: Table, person: str | None, standing: Standing, language: str, seen: int = 0) -> str:
    """The same as JSON, written once for all spectators who see the same."""
    if table.seats_of(person):
        return to_json(show(table, person, standing, language, seen)).decode()
    eyes = (table.owner == person, *table.kept_for(person)), standing, language, seen
    number, texts = table.said
    if number != table.number:
        texts = {}
        table.said = table.number, texts
    if eyes not in texts:
        texts[eyes] = to_json(show(table, person, standing, language, seen)).decode()
    return texts[eyes]


def show_game(table: Table, seat: int, language: str) -> dict[str, Any]:
    """The view with its texts; kept until the table moves on, as spectators and two windows ask the same."""
    known = table.shown.get((seat, language))
    if known is None or known["number"] != table.number:
        game, at = table.game, table.line.at
        view: TableView = game.view(at, seat, table.line.past())
        if table.actor != seat:
            view["choices"] = []  # nobody chooses before the game has begun, or after a resignation
        known = {
            "number": table.number,
            "view": view,
            "final": [is_final(table, choice["choice"], seat) for choice in view["choices"]],
            "texts": [described(game, choice["choice"], language) for choice in view["choices"]],
            "prompt": game.prompt(at, language, table.names_in(language)) if table.status == PLAYING else "",
            "outcome": show_outcome(table, language),
            "round": game.round(at),
        }
        table.shown[seat, language] = known
    return known


@lru_cache(maxsize=20_000)
def described(game: Game, choice: int, language: str) -> str:
    """What a choice does, whenever it is made: worded once, as that takes longer than the rest of a view."""
    return game.describe(choice, language)


def show_outcome(table: Table, language: str) -> str:
    """How the game ended; empty while it is still going on."""
    if table.ending:
        return TEXTS.say(language, f"outcome.{table.ending}")
    if table.line.at.over:
        return table.game.outcome(table.line.at, language, table.names_in(language))
    if table.given_up:
        names = table.names_in(language)
        gone = ", ".join(names[seat] for seat in sorted(table.resigned))
        return TEXTS.say(language, "outcome.resigned", names=gone)
    return ""


def show_fault(table: Table, language: str) -> str | None:
    """Why a table cannot go on, and is shown only as far as it could be replayed."""
    try:
        table.check_replayed()
    except Refusal as refusal:
        return refusal.text(language)
    return None


def is_final(table: Table, choice: int, seat: int) -> bool:
    """Whether a choice cannot be taken back: somebody else, or nature, comes after it."""
    at = table.line.at.copy()
    at.play(choice)
    return bool(at.actor != seat)


def show_standing(standing: Standing, seats: int) -> dict[str, list[bool]]:
    """For each seat whether its player is here, and whether the others may let a bot play."""
    return {name: [seat in getattr(standing, name) for seat in range(seats)] for name in Standing._fields}


def show_seats(table: Table, person: str | None, standing: Standing, language: str) -> list[dict[str, Any]]:
    kept = table.kept_for(person)
    return [
        {
            "seat": number,
            "kind": seat.kind,
            "name": name,
            "bot": seat.bot,
            "yours": person is not None and seat.chooser == person,
            "kept": number in kept,
            "here": number in standing.here,
            "late": number in standing.late,
            "passes": seat.passes,
            "resigned": number in table.resigned,
        }
        for number, (seat, name) in enumerate(zip(table.seats, table.names_in(language), strict=True))
    ]


def show_log(table: Table, seat: int, language: str, first: int, last: int | None = None) -> dict[str, Any]:
    """Lines for the choices from a place on: they replace the lines from there."""
    line = table.line
    end = len(line.choices) if last is None else min(last, len(line.choices))
    first = max(first, end - LINES)
    at = line.position(first) if first < end else None
    lines: list[dict[str, Any]] = []
    names = table.names_in(language)
    for index in range(first, end):
        assert at is not None
        choice = line.choices[index]
        text = table.game.log(at, choice, language, names, seat)
        hidden = table.game.hides(at, choice, (seat,))
        targets = [] if hidden else targets_of(table.game, choice)
        lines.append(
            {
                "seat": line.seats[index],
                "round": table.game.round(at),
                "begins_turn": bool(line.begins[index]),
                "text": text,
                "targets": targets,
            }
        )
        at.play(choice)
    return {"from": first, "length": len(line.choices), "lines": lines}


def show_undo(table: Table, seat: int) -> dict[str, int | None]:
    """How many choices would remain: after taking back one, and after restarting the turn."""
    if seat == NOBODY or table.actor != seat:
        return {"one": None, "turn": None}
    return {"one": table.line.undo_to(seat), "turn": table.line.undo_to(seat, whole_turn=True)}


def show_moment(table: Table, person: str | None, language: str, choices: int) -> dict[str, Any]:
    """An earlier moment, after a number of choices, as a person may see it now."""
    seat = table.perspective(person)
    at = table.line.position(choices)
    view: TableView = table.game.view(at, seat, table.line.past(choices))
    view["choices"] = []
    return {
        "version": VERSION,
        "table": table.id,
        "choices": choices,
        "length": len(table.line.choices),
        "view": view,
        "prompt": table.game.prompt(at, language, table.names_in(language)) if not at.over else "",
        "round": table.game.round(at),
    }


def show_winners(table: Table) -> list[int]:
    """Who won; the last one left has won too."""
    if table.ending:
        return []
    if table.line.at.over:
        return table.line.at.winners()
    return [seat for seat in range(table.game.seats) if seat not in table.resigned] if table.given_up else []


def show_scores(table: Table, language: str) -> dict[str, Any]:
    """Points by category for every seat, and how they grew from round to round."""
    game, line = table.game, table.line
    seats = range(game.seats)
    sheets = [game.scoresheet(line.at, seat) for seat in seats]
    course: list[dict[str, Any]] = []
    at = game.start()
    for choice in line.choices:
        before = game.round(at)
        scores = at.scores()
        at.play(choice)
        if game.round(at) != before:
            course.append({"round": before, "scores": scores})
    course.append({"round": game.round(at), "scores": at.scores()})
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
