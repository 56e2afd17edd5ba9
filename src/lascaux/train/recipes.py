"""What each game is trained on: which of its variants, how often, and by what measure. Data only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from lascaux.agents import make_agent
from lascaux.agents.ladder import REFERENCE
from lascaux.games import load
from lascaux.networks.measure import Measure


@dataclass(frozen=True)
class Variant:
    """A way to play a game, and its share of the training."""

    options: dict[str, Any]
    share: int = 1
    stretch: int = 1  # times as many choices of a game between two updates, in so many fewer games at a table

    def __str__(self) -> str:
        return " ".join(f"{name}={value}" for name, value in self.options.items())


@dataclass(frozen=True)
class Recipe:
    """How a game is learned."""

    variants: tuple[Variant, ...]
    measure: Measure = field(default_factory=Measure)
    entropy: float = 0.04  # what trying things is worth at the beginning
    friendly: float = 0.4  # the share of the training in which rivalry grows from nothing
    taught: float = 0.0  # the share of the training, at its beginning, in which the reference bot is imitated
    sparring: float = 0.0  # the share of games in which everybody else is the partner
    partner: str = REFERENCE  # an agent's name
    longest: int = 0  # choices of each seat after which a game is broken off and everybody has lost; 0: never
    others: tuple[Variant, ...] = field(default=())  # variants that the network can read too, though not trained on

    def continued(self) -> Recipe:
        """For a network that has learned before: it can score, and it meets somebody else half of the time."""
        return replace(self, entropy=self.entropy / 10, friendly=0.0, taught=0.0, sparring=0.5)

    def changed(self, words: Sequence[str]) -> Recipe:
        """With other settings, each written as `entropy=0.03`."""
        settings: dict[str, Any] = dict(setting(text) for text in words)
        return replace(self, **settings)


RECIPES: Final = {
    "cave-vs-cave": Recipe(
        (
            Variant({"players": 2, "eras": 1}, 3),
            Variant({"players": 2, "eras": 2}, 3),
            Variant({"players": 1, "eras": 1}, 3),
            Variant({"players": 1, "eras": 2}, 3),
            Variant({"players": 2, "eras": "quick"}),
            Variant({"players": 2, "eras": "short"}),
        ),
    ),
    "stone-age": Recipe(
        (
            Variant({"players": 2}, 4),
            Variant({"players": 4}, 3),
            Variant({"players": 3}, 2),
            Variant({"players": 4, "theme": "winter", "hard_winter": True, "animals": True, "igloos": True}),
        ),
        # Nothing forces an end, and one more round always makes more points: without all of these, some games with
        # somebody who does not end them (as the reference) go on for ever.
        Measure(points=20.0, reach=100.0, haste=0.002),
        friendly=0.0,
        taught=0.4,
        sparring=0.25,
        longest=400,
    ),
    "caverna": Recipe(
        (
            # Whoever passes chooses again in the next round, and a choice is judged by what its seat chooses from next.
            Variant({"players": 2}, 3, stretch=2),
            Variant({"players": 1}, 3),
            Variant({"players": 4}, 2, stretch=4),
            Variant({"players": 7}, stretch=4),
            Variant({"players": 3}, stretch=2),
            Variant({"players": 2, "furnishing_set": "beginner"}, stretch=2),
            Variant({"players": 5}, stretch=4),
        ),
        entropy=0.1,
        others=(Variant({"players": 6}),),
    ),
}


SHARES: Final = ("friendly", "taught", "sparring")


def setting(text: str) -> tuple[str, float | str]:
    """One setting of a recipe, read from `name=value`."""
    name, _, value = text.partition("=")
    if name == "partner":
        make_agent(value)  # BadAgent says who there is
        return name, value
    if name not in ("entropy", *SHARES):
        raise ValueError(f"a recipe has no setting {name!r}; it has entropy, {', '.join(SHARES)} and partner")
    try:
        number = float(value)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1:
        raise ValueError(f"{name} cannot be {value!r}; it must be a number from 0 to 1")
    return name, number


def recipe_for(game: str) -> Recipe:
    """The recipe of a game; one without its own is trained with every number of players."""
    if game in RECIPES:
        return RECIPES[game]
    players = [option for option in load(game).declared if option.name == "players"]
    numbers = players[0].values if players else ()
    return Recipe(tuple(Variant({"players": number}) for number in numbers) or (Variant({}),))
