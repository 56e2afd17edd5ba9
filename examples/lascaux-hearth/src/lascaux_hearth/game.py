"""Hearth as a game that can be loaded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.canvas import Canvas
from lascaux.core.game import NO_PAST, Game, Goal, Past
from lascaux.core.options import Option
from lascaux.core.printed import Printed
from lascaux.core.scoresheet import Line, Scoresheet
from lascaux.core.texts import Catalogue
from lascaux.core.voice import Voice
from lascaux.games import Ruleset
from lascaux_hearth.observation import HearthObservation
from lascaux_hearth.rules import (
    DECISIONS,
    FOREST,
    HEAT,
    NIGHT,
    SEAT_SIZE,
    SEATS,
    VERBS,
    WARMTH,
    WOOD,
    HearthPosition,
    begin_day,
)
from lascaux_hearth.tiles import COLD, FINDS, GOAL, PLACES
from lascaux_hearth.view import HearthView, draw, view
from lascaux_hearth.words import HearthHandbook, HearthQuestion, HearthVoice

TEXTS: Final = Catalogue(__package__)
HARD_WINTER: Final = Ruleset("hearth", {"winter": "hard"})


class HearthPrinted(Printed):
    """The printed table; the names of finds and places come from the catalogue."""

    finds: list[dict[str, str | int]]
    places: list[dict[str, str | int]]
    cold: list[int]


class Hearth(Game[HearthPosition]):
    """Six nights for one to four tribes."""

    id: ClassVar[str] = "hearth"
    declared: ClassVar[tuple[Option, ...]] = (
        Option("players", (2, 1, 3, 4), "HRT-SETUP-01"),
        Option("winter", ("mild", "hard"), "HRT-SETUP-01"),
    )
    tastes: ClassVar[Mapping[str, int]] = {"done": 2}

    def __init__(self, options: Mapping[str, object]) -> None:
        super().__init__(VERBS, DECISIONS, TEXTS, options)

    def start(self) -> HearthPosition:
        """HRT-SETUP-02."""
        at = HearthPosition(self, vec[i64]([0] * (SEATS + self.seats * SEAT_SIZE)))
        for n, find in enumerate(FINDS):
            at.cells[FOREST + n] = find.tiles
        for seat in range(self.seats):
            at.add(seat, WOOD, 2)
            at.add(seat, HEAT, 2)
        begin_day(at)
        at.settle()
        return at

    def round(self, at: HearthPosition) -> int:
        return at.cells[NIGHT]

    def owned(self, at: HearthPosition, seat: int) -> list[str]:
        return [place.slug for n, place in enumerate(PLACES) if at.of(seat, HEAT + n)]

    def scoresheet(self, at: HearthPosition, seat: int) -> Scoresheet:
        return Scoresheet((Line("warmth", float(at.of(seat, WARMTH))),))

    def goals(self) -> list[Goal]:
        return [Goal(GOAL, exceed=False, remarkable=False, clause="HRT-END-02")] if self.seats == 1 else []

    def observation(self) -> HearthObservation:
        return HearthObservation(self)

    def view(self, at: HearthPosition, seat: int, past: Past = NO_PAST) -> HearthView:
        return view(self, at, seat)

    def draw(self, at: HearthPosition, seat: int, language: str = "en", names: Sequence[str] = ()) -> Canvas:
        return draw(view(self, at, seat), self.voice(language, names))

    def voice(self, language: str, names: Sequence[str] = ()) -> HearthVoice:
        return HearthVoice(self, language, names)

    def question(self, at: HearthPosition, words: Voice) -> HearthQuestion:
        return HearthQuestion(at, words)

    def handbook(self, words: Voice) -> HearthHandbook:
        return HearthHandbook(words)

    def printed_content(self, language: str) -> HearthPrinted:
        return HearthPrinted(
            **super().printed_content(language),
            finds=[find._asdict() for find in FINDS],
            places=[place._asdict() for place in PLACES],
            cold=list(COLD[str(self.options["winter"])]),
        )
