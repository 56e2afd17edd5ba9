"""The findings of an analysis as texts and tables, for the terminal and for a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from lascaux.analysis import Analysis, Verdict, caveats, why
from lascaux.analysis.analysis import SMALL
from lascaux.cli.replay import heading
from lascaux.cli.wording import Wording

MISTAKES: Final = 5  # shown for each seat
TURNING_POINTS: Final = 5


class Sheet(NamedTuple):
    """A table of texts; `sides` has an l or r for each column."""

    title: str
    headings: list[str]
    sides: str
    rows: list[list[str]]
    notes: Sequence[str] = ()  # below it; empty ones are left out


class Findings:
    """What there is to say about a game, in one language."""

    def __init__(self, analysis: Analysis, language: str) -> None:
        self.analysis = analysis
        self.record = analysis.record
        self.game = analysis.record.game
        self.names = analysis.record.seats
        self.language = language
        self.say = Wording(language)
        self.end = self.record.position()

    @property
    def title(self) -> str:
        return heading(self.record, self.language)

    @property
    def about(self) -> str:
        count = len(self.analysis.verdicts)
        about = self.say("analyse.about", agent=self.analysis.judge, count=count)
        return f"{about} {caveats(self.analysis.record.game, self.language)}".rstrip()

    @property
    def outcome(self) -> str:
        if self.end.over:
            return self.game.outcome(self.end, self.language, self.names)
        return self.say("analyse.unfinished", count=len(self.record.choices))

    @property
    def sheets(self) -> list[Sheet]:
        return [self.players(), self.turning_points(), *(self.mistakes(seat) for seat in range(len(self.names)))]

    def players(self) -> Sheet:
        """How well each seat chose."""
        rows: list[list[str]] = []
        for seat, (name, score) in enumerate(zip(self.names, self.end.scores(), strict=True)):
            costs = [verdict.cost for verdict in self.analysis.of(seat)]
            best = sum(cost < SMALL for cost in costs) / max(len(costs), 1)
            accuracy = f"{self.analysis.accuracy(seat):.0f}"
            rows.append([name, f"{score:g}", str(len(costs)), f"{best:.0%}", f"{sum(costs):.1f}", accuracy])
        columns = ("player", "score", "decisions", "best-made", "given-away", "accuracy")
        return self.sheet("players", columns, "lrrrrr", rows)

    def mistakes(self, seat: int) -> Sheet:
        found = self.analysis.mistakes(seat, MISTAKES)
        columns = ("choice", "round", "played", "better", "cost")
        sheet = self.sheet("mistakes", columns, "rrllr", [self.mistake(verdict) for verdict in found])
        notes = [self.why(verdict) for verdict in found]
        return sheet._replace(title=f"{sheet.title}: {self.names[seat]}", notes=notes)

    def mistake(self, verdict: Verdict) -> list[str]:
        texts = [self.describe(opinion.choice) for opinion in (verdict.played, verdict.best)]
        return [str(verdict.number), str(verdict.round), *texts, f"{verdict.cost:.1f}"]

    def why(self, verdict: Verdict) -> str:
        """Why the better choice is better; empty where it hardly is."""
        text = why(self.game, verdict, self.language, self.describe)
        return f"{verdict.number}: {self.describe(verdict.best.choice)}. {text}" if text else ""

    def describe(self, choice: int) -> str:
        return self.game.describe(choice, self.language)

    def turning_points(self) -> Sheet:
        """The turns in which the seats' prospects changed most."""
        rows = [
            [
                str(point.turn.verdicts[0].number),
                str(point.turn.round),
                self.names[point.turn.seat],
                *(f"{a:.1f} → {b:.1f}" for a, b in zip(point.before, point.after, strict=True)),
            ]
            for point in self.analysis.turning_points(TURNING_POINTS)
        ]
        sheet = self.sheet("turning-points", ("choice", "round", "player"), "rrl", rows)
        return sheet._replace(headings=[*sheet.headings, *self.names], sides="rrl" + "r" * len(self.names))

    def sheet(self, id: str, columns: tuple[str, ...], sides: str, rows: list[list[str]]) -> Sheet:
        headings = [self.say(f"analyse.columns.{column}") for column in columns]
        return Sheet(self.say(f"analyse.{id}"), headings, sides, rows)
