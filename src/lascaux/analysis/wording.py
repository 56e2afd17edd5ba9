"""Why a choice would have been better, as a sentence: what it brings on the scoresheet, and what it opens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from lascaux.analysis.verdicts import Verdict
from lascaux.core.game import Game
from lascaux.core.texts import Catalogue

TEXTS: Final = Catalogue("lascaux.analysis")
MOST: Final = 3  # choices of the turn, or rows of the scoresheet
LEAST: Final = 0.5  # points that are worth a word


def why(game: Game, verdict: Verdict, language: str, describe: Callable[[int], str]) -> str:
    """Empty where nothing better was to be had, or it hardly matters."""
    better, made = verdict.better, verdict.made
    if better is None or made is None:
        return ""
    sentences: list[str] = []
    then = list(dict.fromkeys(describe(choice) for choice in better.then if targets(game, choice)))
    if then:
        sentences.append(TEXTS.say(language, "why.then", what=" · ".join(then[:MOST])))
    now, later = difference(better.now, made.now), difference(better.later, made.later)
    gains, then_gains = gains_text(game, now, language), gains_text(game, later, language)
    if not gains and not then_gains:
        kind = "nothing"
    elif sum(now.values()) > 0 >= sum(later.values()):
        kind = "now"
    elif sum(later.values()) <= 0:
        kind = "invests"  # it pays off only after that
    elif not gains or gains == then_gains:
        kind = "now" if gains else "later"
    else:
        kind = "both"
    sentences.append(TEXTS.say(language, f"why.{kind}", gains=gains or then_gains, later=then_gains))
    return " ".join(sentences)


def targets(game: Game, choice: int) -> bool:
    """Whether a choice is about something; others say no more than that a turn is over."""
    return bool(game.verbs.verb(choice).ranges)


def difference(one: Mapping[str, float], other: Mapping[str, float]) -> dict[str, float]:
    """By category, how much more one has; the largest first."""
    found = {category: one.get(category, 0.0) - other.get(category, 0.0) for category in {**one, **other}}
    return dict(sorted(found.items(), key=lambda item: -abs(item[1])))


def gains_text(game: Game, gains: Mapping[str, float], language: str) -> str:
    """`rooms +4, gold −1.5`."""
    told = [(category, points) for category, points in gains.items() if abs(points) >= LEAST][:MOST]
    return ", ".join(
        f"{game.texts.say(language, f'scores.{name}')} {signed(points, language)}" for name, points in told
    )


def signed(points: float, language: str) -> str:
    """`+2.5`, as it is written in a language."""
    text = f"{round(points, 1):+g}".replace("-", "−")
    return text.replace(".", ",") if language == "de" else text
