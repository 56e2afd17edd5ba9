"""The words and numbers of a report in one language."""

from __future__ import annotations

from functools import cache
from typing import Final

from lascaux.arena.report.estimates import Estimate
from lascaux.arena.report.names import Thing, category_name, describe_space, describe_thing
from lascaux.core.game import Game
from lascaux.core.texts import Catalogue

TEXTS: Final = Catalogue("lascaux.arena.report")
MINUS: Final = "−"
MANY: Final = 1000  # with this many observations a tenth of a percent means something


class Words:
    """Says everything that a report says."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.thing = cache(self._thing)

    def __call__(self, id: str, **values: object) -> str:
        return TEXTS.say(self.language, id, **values)

    def count(self, id: str, number: int) -> str:
        """`1 game`, `40 games`."""
        return self(f"{id}.{'one' if number == 1 else 'many'}", count=self.number(number, 0))

    # Numbers

    def number(self, value: float, digits: int = 1) -> str:
        """With the decimal mark of the language and a true minus sign; never −0."""
        text = f"{value:,.{digits}f}"
        if float(text.replace(",", "")) == 0:
            text = text.lstrip("-")
        if self.language == "de":
            text = text.translate(str.maketrans(",.", ".,"))
        return text.replace("-", MINUS)

    def plain(self, value: float) -> str:
        """A tick: no more digits than it needs."""
        return self.number(value, 0 if value == round(value) else 1 if value * 10 == round(value * 10) else 2)

    def half(self, value: float) -> str:
        """To the nearest half."""
        return self.plain(round(value * 2) / 2)

    def signed(self, value: float, digits: int = 1) -> str:
        text = self.number(value, digits)
        return f"+{text}" if value > 0 and any(digit in text for digit in "123456789") else text

    def percent(self, value: float, count: int = 0) -> str:
        return self("percent", number=self.number(100 * value, 1 if count >= MANY else 0))

    def rate(self, estimate: Estimate) -> str:
        """`62% (47–75)`."""
        digits = 1 if estimate.count >= MANY else 0
        low, high = self.number(100 * estimate.low, digits), self.number(100 * estimate.high, digits)
        return f"{self.percent(estimate.value, estimate.count)} ({low}–{high})"

    def points(self, estimate: Estimate) -> str:
        """`48.3 (46.1–50.5)`; a single pair of games has no interval."""
        if estimate.low == estimate.high:
            return self.number(estimate.value)
        return f"{self.number(estimate.value)} {self.between(estimate)}"

    def between(self, estimate: Estimate) -> str:
        word = self("to") if estimate.low < 0 else "–"
        return f"({self.number(estimate.low)}{word}{self.number(estimate.high)})"

    # Things

    def _thing(self, slug: str) -> Thing:
        return describe_thing(self.game, slug, self.language)

    def space(self, written: str) -> str:
        return describe_space(self.game, written, self.language).name

    def category(self, category: str) -> str:
        return category_name(self.game, category, self.language)

    def seat(self, seat: int) -> str:
        return self("seat", number=seat + 1)

    def join(self, parts: list[str]) -> str:
        return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {self('and')} {parts[-1]}"
