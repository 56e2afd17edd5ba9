"""Who begins. The rules only know that nature draws it; those who play may decide it instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.game import Game

BY_CHANCE: Final = "chance"
ASKED: Final = "ask"  # instead of chance or a seat: somebody says it when all have sat down
DRAWN: Final = "start"  # the verb, in every game, by which nature lets a seat begin


def is_drawn(game: Game) -> bool:
    """Whether it is drawn at all who begins."""
    return game.seats > 1 and any(verb.word == DRAWN for verb in game.verbs.all)


def custom(game: Game, language: str) -> str:
    """What the printed rules say about it; empty if the game says nothing."""
    return game.texts.say(language, "start.custom") if game.texts.knows("start.custom") else ""


def letting_begin(game: Game, choices: vec[i64], seat: int | None) -> int | None:
    """The choice of nature's that lets a seat begin; None if it is not this that it draws, or chance decides."""
    if seat is None or game.verbs.verb(choices[0]).word != DRAWN:
        return None
    return next(choice for choice in choices if game.verbs.verb(choice).first(choice) == seat)


def began(game: Game, choices: Sequence[int]) -> int | None:
    """The seat that was drawn to begin a game."""
    first = next((choice for choice in choices if game.verbs.verb(choice).word == DRAWN), None)
    return None if first is None else int(game.verbs.verb(first).first(first))
