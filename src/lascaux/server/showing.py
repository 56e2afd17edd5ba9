"""The only way out for information about a table: what one seat, or a spectator, is told."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import isfinite
from typing import Any, Final

import orjson

from lascaux.agents import Opinion
from lascaux.agents.naming import bot_name
from lascaux.agents.outlook import gains
from lascaux.beginning import began, custom
from lascaux.core.game import Game
from lascaux.core.position import CHANCE, NOBODY, Position
from lascaux.core.view import ChoiceView, TableView, targets_of
from lascaux.core.voice import Voice
from lascaux.server.errors import TEXTS, Refusal
from lascaux.server.following import says_done
from lascaux.server.presence import Standing
from lascaux.server.results import show_outcome
from lascaux.server.storage.schema import PLAYING
from lascaux.server.table import Table

VERSION: Final = 1  # of the messages
LINES: Final = 200  # of the log in one message; earlier ones must be asked for


def show_text(table: Table, person: str | None, standing: Standing, language: str, seen: int = 0) -> str:
    """The table as a person may see it, as JSON. The log begins where their knowledge of `seen` entries ends.

    It is put together from pieces that are written once for all who see the same, as long as the table stands still.
    """
    table = table.seen_by(person)
    seat = table.perspective(person)
    eyes = eyes_of(table, seat)
    acting = seat if seat == table.actor else NOBODY
    first = first_told(table, bisect_left(table.line.entry_of, seen))
    view = once(table, ("view", eyes), lambda: show_view(table, eyes))
    choosing = once(table, ("choosing", seat), lambda: show_choosing(table, seat))
    return joined(
        written(show_about(table, person, seat, standing, language)),
        once(table, ("log", eyes, language, first), lambda: written({"log": show_log(table, eyes, language, first)})),
        f'{{"view":{joined(view, choosing)}}}',
        once(table, ("game", acting, language), lambda: written(show_game(table, acting, language))),
    )


def first_told(table: Table, first: int) -> int:
    """The first line of the log to tell: those that somebody has heard are told anew where cards lie face down and the
    round that they were told in is over."""
    line, game = table.line, table.game
    if table.face_down and first and game.round(line.position(first - 1)) != game.round(line.at):
        return 0
    return first


def show(table: Table, person: str | None, standing: Standing, language: str, seen: int = 0) -> dict[str, Any]:
    """The same as data."""
    shown: dict[str, Any] = orjson.loads(show_text(table, person, standing, language, seen))
    return shown


def once(table: Table, what: tuple[object, ...], write: Callable[[], str]) -> str:
    """A piece of text, kept until the table moves on."""
    number, pieces = table.said
    if number != table.number:
        pieces = {}
        table.said = table.number, pieces
    if what not in pieces:
        pieces[what] = write()
    return pieces[what]


def written(shown: Any) -> str:
    return orjson.dumps(shown).decode()


def joined(*objects: str) -> str:
    """One JSON object with the members of several, none of them empty."""
    return "{" + ",".join([each[1:-1] for each in objects]) + "}"


def eyes_of(table: Table, seat: int) -> int:
    """With whose eyes a seat looks: with a spectator's, unless it knows a secret, or cards lie face down."""
    return seat if seat != NOBODY and (table.face_down or table.line.knowing >> seat & 1) else NOBODY


def show_about(table: Table, person: str | None, seat: int, standing: Standing, language: str) -> dict[str, Any]:
    """What is so beside the game, for one person."""
    return {
        "type": "table",
        "version": VERSION,
        "table": table.id,
        "number": table.number,
        "status": table.status,
        "pace": table.pace,
        "turn_minutes": table.turn_minutes,
        "stand_in": bot_name(table.stand_in, language),
        "hints": table.hints,
        "begins": table.begins,
        "asked": table.asked,
        "began": began(table.game, table.line.choices) if table.over else None,
        "custom": "" if table.asked is None else custom(table.game, language),
        "face_down": table.face_down,
        "discreet": table.discreet,
        "owner": table.owner == person,
        "origin": table.origin,
        "uploaded": table.uploaded,
        "day": table.day,
        "rules": table.rules,
        "frozen": show_fault(table, language),
        "rematch": table.rematch,
        "agreed": {what: sorted(seats) for what, seats in table.agreed.items() if seats},
        "seat": seat,
        "seats": show_seats(table, person, standing, language),
        "undo": show_undo(table, seat),
    }


def show_view(table: Table, eyes: int) -> str:
    """The game's view without what depends on who looks."""
    view: dict[str, Any] = table.game.view(table.told(table.line.at, eyes), eyes, table.line.past())
    return written({name: value for name, value in view.items() if name not in ("seat", "choices")})


def choices_of(table: Table, seat: int) -> list[int]:
    """What a seat may choose from: nothing before the game has begun, after a resignation or with a turn to end, and
    nothing for whoever watches."""
    return list(table.line.at.choices()) if seat >= 0 and table.actor == seat and table.held is None else []


def show_choosing(table: Table, seat: int) -> str:
    """The rest of the view: whose it is, and the choices."""
    game, at = table.game, table.line.at
    choices = [choice_text(game, choice, game.ends_turn(at, choice)) for choice in choices_of(table, seat)]
    return f'{{"seat":{seat},"choices":[{",".join(choices)}]}}'


def show_game(table: Table, seat: int, language: str) -> dict[str, Any]:
    """What is said about the view, to the seat that acts or to all others."""
    game = table.game
    choices = choices_of(table, seat)
    return {
        "final": [is_final(table, choice, seat) for choice in choices],
        "done": [says_done(game, choice) for choice in choices],
        "texts": [described(game, choice, language) for choice in choices],
        "held": table.held,
        "prompt": once(table, ("prompt", table.held == seat, language), lambda: show_prompt(table, seat, language)),
        "outcome": show_outcome(table, language),
        "round": game.round(table.line.at),
    }


@lru_cache(maxsize=20_000)
def choice_text(game: Game, choice: int, ends_turn: bool) -> str:
    """A choice of a view, written once: only whether it ends a turn depends on the position."""
    verb = game.verbs.verb(choice).word
    targets = targets_of(game, choice)
    view = ChoiceView(choice=choice, name=game.name(choice), verb=verb, targets=targets, ends_turn=ends_turn)
    return written(view)


def voice_of(game: Game, language: str, names: Sequence[str] = ()) -> Voice:
    """Who speaks for a game to people in front of a browser: if possible without coordinates and numbers of cards."""
    voice = game.voice(language, names)
    if hasattr(voice, "drawn"):
        voice.drawn = True
    return voice


def show_prompt(table: Table, seat: int, language: str) -> str:
    """Who must do what; empty unless the game is going on or waits for somebody to say who begins."""
    names = table.names_in(language)
    if table.asked is not None:
        return TEXTS.say(language, "prompts.begins", name=names[table.asked])
    if table.status != PLAYING:
        return ""
    if table.held is not None:
        return TEXTS.say(language, "prompts.end" if table.held == seat else "prompts.held", name=names[table.held])
    return voice_of(table.game, language, names).prompt(table.told(table.line.at, seat))


@lru_cache(maxsize=20_000)
def described(game: Game, choice: int, language: str) -> str:
    """What a choice does, whenever it is made: worded once, as that takes longer than the rest of a view."""
    return voice_of(game, language).choice(choice)


def show_fault(table: Table, language: str) -> str | None:
    """Why a table cannot go on, and is shown only as far as it could be replayed."""
    try:
        table.check_replayed()
    except Refusal as refusal:
        return refusal.text(language)
    return None


def is_final(table: Table, choice: int, seat: int) -> bool:
    """Whether a choice cannot be taken back, even while the turn is open: nature answers it at once."""
    at = table.line.at.copy()
    round = table.game.round(at)
    at.apply(choice)
    while at.actor == seat and table.seats[seat].passes and len(choices := at.choices()) == 1:
        at.apply(choices[0])
    return bool(at.actor == CHANCE) and table.game.round(at) == round


def show_standing(standing: Standing, seats: int) -> dict[str, list[bool]]:
    """For each seat whether its player is here, and whether the others may let a bot play."""
    return {name: [seat in getattr(standing, name) for seat in range(seats)] for name in Standing._fields}


def show_seats(table: Table, person: str | None, standing: Standing, language: str) -> list[dict[str, Any]]:
    kept = table.kept_for(person)
    return [
        {
            "seat": number,
            "kind": seat.kind,
            "name": name,
            "bot": seat.bot,
            "yours": person is not None and seat.chooser == person,
            "kept": number in kept,
            "here": number in standing.here,
            "late": number in standing.late,
            "passes": seat.passes,
            "resigned": number in table.resigned,
        }
        for number, (seat, name) in enumerate(zip(table.seats, table.names_in(language), strict=True))
    ]


def show_log(table: Table, seat: int, language: str, first: int, last: int | None = None) -> dict[str, Any]:
    """Lines for the choices from a place on: they replace the lines from there."""
    line = table.line
    end = len(line.choices) if last is None else min(last, len(line.choices))
    first = max(first, end - LINES)
    at = line.position(first) if first < end else None
    lines: list[dict[str, Any]] = []
    voice = voice_of(table.game, language, table.names_in(language))
    for index in range(first, end):
        assert at is not None
        choice = line.choices[index]
        told = table.told(at, seat)
        text = voice.log(told, choice, seat)
        hidden = table.game.hides(told, choice, (seat,))
        targets = [] if hidden else targets_of(table.game, choice)
        lines.append(
            {
                "seat": line.seats[index],
                "round": table.game.round(at),
                "begins_turn": bool(line.begins[index]),
                "text": text,
                "targets": targets,
            }
        )
        at.apply(choice)
    return {"from": first, "length": len(line.choices), "lines": lines}


def show_undo(table: Table, seat: int) -> dict[str, int | None]:
    """How many choices would remain: after taking back one, and after restarting the turn."""
    if seat == NOBODY or table.actor != seat:
        return {"one": None, "turn": None}
    return {"one": table.line.undo_to(seat), "turn": table.line.undo_to(seat, whole_turn=True)}


def show_moment(table: Table, person: str | None, language: str, choices: int) -> dict[str, Any]:
    """An earlier moment, after a number of choices, as a person may see it now."""
    seat = table.perspective(person)
    at = table.told(table.line.position(choices), seat)
    view: TableView = table.game.view(at, seat, table.line.past(choices))
    view["choices"] = []
    return {
        "version": VERSION,
        "table": table.id,
        "choices": choices,
        "length": len(table.line.choices),
        "view": view,
        "prompt": voice_of(table.game, language, table.names_in(language)).prompt(at) if not at.over else "",
        "round": table.game.round(at),
    }


def show_opinion(table: Table, at: Position, opinion: Opinion, then: list[int], language: str) -> dict[str, Any]:
    """What a bot thinks of a choice, how the turn might go on after it, and what that would bring."""
    game = table.game
    changed = gains(at, [opinion.choice, *then])
    return {
        "choice": opinion.choice,
        "name": game.name(opinion.choice),
        "text": described(game, opinion.choice, language),
        "value": opinion.value if isfinite(opinion.value) else None,
        "visits": opinion.visits,
        "then": [described(game, choice, language) for choice in then if not says_done(game, choice)],
        "gains": [
            {"name": game.texts.say(language, f"scores.{category}"), "points": points}
            for category, points in changed.items()
        ],
    }
