"""Scoresheets side by side."""

from __future__ import annotations

from collections.abc import Sequence

from lascaux.cli.screen import Screen
from lascaux.core.game import Game
from lascaux.core.position import Position


def show_scores(screen: Screen, game: Game, at: Position, language: str, names: Sequence[str]) -> None:
    sheets = [game.scoresheet(at, seat) for seat in range(game.seats)]
    rows = [
        (game.texts.say(language, f"scores.{line.category}"), [sheet.lines[n].points for sheet in sheets], line.is_sum)
        for n, line in enumerate(sheets[0].lines)
    ]
    total = (game.texts.say(language, "scores.total"), [sheet.total for sheet in sheets], True)
    screen.sheet("", names, [*rows, total])
