"""Decisions of a recorded game, and verdicts on them.

A verdict is about one decision, not about a whole turn: that is what somebody chose and could have chosen otherwise.
Decisions know their turn, so that a turn's verdicts can be shown and added up together. Where there is only one choice,
nothing was decided.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from lascaux.agents import Opinion
from lascaux.analysis.judging import Judge, Prospect, prospect
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, NOBODY, Position
from lascaux.record import Record

WORTH_SAYING: Final = 0.5  # points given away: from here on it is said why


class Decided(NamedTuple):
    """A decision of a player who had something to choose: the position, and the choice that followed."""

    number: int  # of the choice in the record, counted from 1
    turn: int  # of the game, counted from 1
    at: Position
    choice: int


class Verdict(NamedTuple):
    """What a judge thinks of a decision."""

    number: int
    turn: int
    round: int
    seat: int
    played: Opinion
    opinions: list[Opinion]  # of every choice, the best first
    leads: bool  # values are points ahead; else the seat's own points
    scores: list[float]  # of all seats, before the choice
    lines: dict[int, list[int]]  # how the judge would go on after each choice, if it said so; not kept
    better: Prospect | None = None  # of the best choice, where another was made and it matters
    made: Prospect | None = None  # of the choice that was made then

    @property
    def best(self) -> Opinion:
        return self.opinions[0]

    @property
    def cost(self) -> float:
        """The points given away."""
        return max(0.0, self.best.value - self.played.value)


def decisions(record: Record) -> Iterator[Decided]:
    """Each decision of a game."""
    turn, seat, begun = 0, NOBODY, False
    played = enumerate(zip(record.positions(), record.choices, strict=False), start=1)
    for number, (at, choice) in played:
        if at.actor == CHANCE:
            continue
        if at.actor != seat or (begun and at.begins_turn):
            turn, seat, begun = turn + 1, at.actor, False
        begun = begun or not at.begins_turn
        if len(at.choices()) > 1:
            yield Decided(number, turn, at, choice)


def judged(judge: Judge, decided: Decided) -> Verdict:
    """The verdict on a decision."""
    at, game = decided.at, decided.at.game
    found = judge.judge(at)
    return Verdict(
        decided.number,
        decided.turn,
        game.round(at),
        at.actor,
        found.of(decided.choice),
        found.opinions,
        found.leads,
        at.scores(),
        found.lines,
    )


def explained(verdict: Verdict, at: Position) -> Verdict:
    """The same verdict with what it would have led to, if that is worth saying."""
    if verdict.cost < WORTH_SAYING:
        return verdict
    better, made = (
        prospect(at, choice, verdict.lines.get(choice, [])) for choice in (verdict.best.choice, verdict.played.choice)
    )
    return verdict._replace(better=better, made=made)


# As data that lasts: choices by name, as in records


def packed(game: Game, verdict: Verdict) -> dict[str, Any]:
    def pack(found: Prospect | None) -> dict[str, Any] | None:
        if found is None:
            return None
        return {"then": [game.name(choice) for choice in found.then], "now": found.now, "later": found.later}

    return {
        "turn": verdict.turn,
        "round": verdict.round,
        "seat": verdict.seat,
        "played": game.name(verdict.played.choice),
        "opinions": [[game.name(choice), round(value, 3), visits] for choice, value, visits in verdict.opinions],
        "leads": verdict.leads,
        "scores": verdict.scores,
        "better": pack(verdict.better),
        "made": pack(verdict.made),
    }


def unpacked(game: Game, number: int, data: dict[str, Any]) -> Verdict:
    """What `packed` made data of; ValueError if today's game does not know one of its choices."""

    def unpack(found: dict[str, Any] | None) -> Prospect | None:
        if found is None:
            return None
        return Prospect([game.parse(name) for name in found["then"]], found["now"], found["later"])

    opinions = [Opinion(game.parse(name), value, visits) for name, value, visits in data["opinions"]]
    played = game.parse(data["played"])
    return Verdict(
        number,
        data["turn"],
        data["round"],
        data["seat"],
        next(opinion for opinion in opinions if opinion.choice == played),
        opinions,
        data["leads"],
        data["scores"],
        {},
        unpack(data["better"]),
        unpack(data["made"]),
    )
