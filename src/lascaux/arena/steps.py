"""The steps of a ladder: who plays whom, and when one agent is proven stronger than another.

Nobody has to play more games than it takes. A pairing is looked at after 40 games, then 80, 160 and so on, and ends as
soon as it is clear how it stands. Whoever looks several times is more likely to be fooled once, so all intervals are
widened to hold 95 % of the time over all looks together (Bonferroni). What remains is that a share that ended its
pairing early tends to lie a little too far from even.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from statistics import NormalDist
from typing import Final, Literal, NamedTuple

from lascaux.agents.ladder import REFERENCE
from lascaux.arena.game_played import GamePlayed
from lascaux.arena.statistics import Mean, Rate, Samples, wilson

FIRST_LOOK: Final = 40  # games
STRONGER: Final = 0.65  # of the games between two are won by one who is a step above the other
CONFIDENCE: Final = 0.95

Verdict = Literal["proven", "not proven", "wrong order"]


class Pairing(NamedTuple):
    """One agent among copies of another; alone, each plays the same deals."""

    one: str
    others: str
    is_step: bool  # neighbours on the ladder, `one` above; else a comparison with the reference

    def __str__(self) -> str:
        return f"{self.one} – {self.others}"


def pairings(rungs: Sequence[str]) -> list[Pairing]:
    """Neighbours, and everybody else against the reference if that is on the ladder. The weakest comes first."""
    steps = [Pairing(upper, lower, True) for lower, upper in pairwise(rungs)]
    met = {frozenset(step[:2]) for step in steps}
    far = [name for name in rungs if REFERENCE in rungs and name != REFERENCE and {name, REFERENCE} not in met]
    return [*steps, *(Pairing(name, REFERENCE, False) for name in far)]


def looks(games: int, seats: int) -> list[int]:
    """After how many games a pairing is looked at: whole sets, twice as many each time, and all of them at last."""
    counts = [FIRST_LOOK]
    while counts[-1] < games:
        counts.append(min(2 * counts[-1], games))
    return [-(-min(count, games) // seats) * seats for count in counts]


def widened(looks: int) -> float:
    """How many deviations an interval reaches to hold over so many looks together."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / (2 * looks))


def even(seats: int) -> float:
    return 1 / seats


def needed(seats: int) -> float:
    """The share of a step: 65 % of two, and the same odds against each at a larger table."""
    odds = STRONGER / (1 - STRONGER)
    return odds / (odds + seats - 1)


class Found(NamedTuple):
    """How a pairing stands."""

    games: int
    wins: float  # of `one`; alone: the deals in which it had more points than the other, half for as many
    share: Rate
    lead: Mean  # in points, deal by deal
    verdict: Verdict
    is_settled: bool


def at_table(one: str, games: Iterable[GamePlayed], seats: int, z: float) -> Found:
    """One agent among copies of another. Sets that are not complete are left out: they favour some seats."""
    wins, count, ahead = 0.0, 0, Samples()
    for pair, played in whole_sets(games, seats).items():
        for game in played:
            seat = game["seats"].index(one)
            wins += 1 / len(game["winners"]) if seat in game["winners"] else 0
            rest = [score for other, score in enumerate(game["scores"]) if other != seat]
            ahead.add(pair, game["scores"][seat] - sum(rest) / len(rest))
            count += 1
    share = wilson(wins, count, z)
    verdict: Verdict = "not proven"
    if share.low > even(seats) and share.share >= needed(seats):
        verdict = "proven"
    elif share.high < even(seats):
        verdict = "wrong order"
    return Found(count, wins, share, ahead.mean(), verdict, verdict == "proven" or share.high < needed(seats))


def alone(ones: Iterable[GamePlayed], others: Iterable[GamePlayed], z: float) -> Found:
    """Two agents that each play for themselves: whoever has more points on the same deals is stronger."""
    theirs = {game["pair"]: game["scores"][0] for game in others}
    wins, ahead = 0.0, Samples()
    for game in ones:
        if game["pair"] in theirs:
            lead = game["scores"][0] - theirs[game["pair"]]
            wins += 0.5 + 0.5 * ((lead > 0) - (lead < 0))
            ahead.add(game["pair"], lead)
    mean = ahead.mean()
    verdict: Verdict = "not proven"
    if mean.error is not None and abs(mean.value) > z * mean.error:
        verdict = "proven" if mean.value > 0 else "wrong order"
    return Found(ahead.count, wins, wilson(wins, ahead.count, z), mean, verdict, verdict != "not proven")


def whole_sets(games: Iterable[GamePlayed], seats: int) -> dict[int, list[GamePlayed]]:
    sets: dict[int, list[GamePlayed]] = {}
    for game in games:
        sets.setdefault(game["pair"], []).append(game)
    return {pair: played for pair, played in sets.items() if len(played) == seats}
