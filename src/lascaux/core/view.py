"""What every game's view has in common: declared types, so that a client's types can be generated from them."""

from __future__ import annotations

from typing import TypedDict

from lascaux.core.game import Game
from lascaux.core.options import OptionValue
from lascaux.core.position import DEPTH, NOBODY, TURN, P, Position


class Target(TypedDict):
    """A thing on the table that a choice points at: its kind (tile, room, space, edge, good, …) and its name."""

    kind: str
    name: str


class ChoiceView(TypedDict):
    """A legal choice: its number, its written name, and what to click for it (nothing: a button)."""

    choice: int
    name: str
    verb: str
    targets: list[Target]
    ends_turn: bool  # it is the last of this seat's turn


class TableView(TypedDict):
    """The part of a view that is the same for all games."""

    game: str
    options: dict[str, OptionValue]
    seat: int  # whose view it is; NOBODY for a spectator
    actor: int
    turn: int
    begins_turn: bool  # the open decision is the first of a turn
    over: bool
    decision: str  # the id of the open decision; its sentence is the message `prompts.ID`
    choices: list[ChoiceView]  # empty unless this seat has to choose
    scores: list[float]
    winners: list[int]  # as things stand, once the game is over


def open_decision(at: Position) -> str:
    """The id of the decision on top of the agenda; `over` when there is none."""
    return at.game.decisions[at.open_kind()].id if at.cells[DEPTH] else "over"


def targets_of(game: Game, choice: int) -> list[Target]:
    """What a choice points at."""
    values = game.verbs.verb(choice).values(choice)
    return [Target(kind=argument.kind, name=argument.targets[value]) for argument, value in values]


def choice_view(game: Game[P], at: P, choice: int) -> ChoiceView:
    return ChoiceView(
        choice=choice,
        name=game.name(choice),
        verb=game.verbs.verb(choice).word,
        targets=targets_of(game, choice),
        ends_turn=game.ends_turn(at, choice),
    )


def table_view(game: Game[P], at: P, seat: int) -> TableView:
    if seat != NOBODY and not 0 <= seat < game.seats:
        raise ValueError(f"no seat {seat}; seats run from 0 to {game.seats - 1}, and {NOBODY} is a spectator")
    choices = [choice_view(game, at, choice) for choice in at.choices()] if seat == at.actor else []
    return TableView(
        game=game.id,
        options=dict(game.options),
        seat=seat,
        actor=at.actor,
        turn=at.cells[TURN],
        begins_turn=at.begins_turn,
        over=at.over,
        decision=open_decision(at),
        choices=choices,
        scores=at.scores(),
        winners=at.winners() if at.over else [],
    )
