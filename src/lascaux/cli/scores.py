"""Scoresheets side by side, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from lascaux.cli.screen import Screen
from lascaux.cli.wording import Wording
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


def outcome(game: Game, at: Position, language: str, names: Sequence[str]) -> str:
    """Who wins, or whether a solo player reached the goal."""
    say = Wording(language)
    winners = at.winners()
    points = f"{at.scores()[0]:g}"
    if game.seats == 1:
        return say("outcome.goal" if winners else "outcome.missed", points=points)
    if len(winners) == 1:
        return say("outcome.win", player=names[winners[0]])
    return say("outcome.draw", players=say("outcome.and").join(names[seat] for seat in winners))
