"""Ratings with intervals: openskill's Plackett-Luce model over all games, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from lascaux.arena.errors import ArenaError
from lascaux.arena.game_played import Outcome
from lascaux.arena.statistics import Z


class Rating(NamedTuple):
    """Strength on openskill's scale, where a newcomer starts at 25, with its 95 % interval."""

    value: float
    low: float
    high: float


def ratings(games: Iterable[Outcome]) -> dict[str, Rating]:
    """Everybody's rating. An agent in several seats of a game takes the mean of what those seats have learnt."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise ArenaError("ratings need openskill; install the extra lascaux[arena]") from error
    model = PlackettLuce(tau=0.0)  # the agents don't change, so what is known of them never fades
    start = model.rating()
    known: dict[str, tuple[float, float]] = {}
    for game in sorted(games, key=lambda game: game["number"]):
        agents = game["seats"]
        if len(set(agents)) == 1:
            continue  # nothing to learn from an agent's games against itself
        before = [known.get(agent, (start.mu, start.sigma)) for agent in agents]
        after = model.rate([[model.rating(mu, sigma)] for mu, sigma in before], ranks=ranks(game))
        for agent in set(agents):
            learnt = [player for name, (player,) in zip(agents, after, strict=True) if name == agent]
            mu = sum(player.mu for player in learnt) / len(learnt)
            known[agent] = (mu, sum(player.sigma for player in learnt) / len(learnt))
    return {agent: Rating(mu, mu - Z * sigma, mu + Z * sigma) for agent, (mu, sigma) in known.items()}


def ranks(game: Outcome) -> list[float]:
    """0 for the winners, then by score; equal scores share a rank."""
    lost = sorted({-score for seat, score in enumerate(game["scores"]) if seat not in game["winners"]})
    return [0.0 if seat in game["winners"] else 1.0 + lost.index(-score) for seat, score in enumerate(game["scores"])]
