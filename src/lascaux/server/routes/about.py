"""What a thing on the table is, and why it cannot be chosen now."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query

from lascaux.core.verbs import Verb
from lascaux.server.answers.tables import About
from lascaux.server.errors import ERRORS
from lascaux.server.routes.asking import Anybody, Code, TableId, TheHouse, TheLanguage
from lascaux.server.routes.tables import watched
from lascaux.server.showing import voice_of
from lascaux.server.table import Table

MOST: Final = 3  # reasons
LOOKED_AT: Final = 60  # choices

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)
Word = Annotated[str, Query(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f]*$")]


@router.get("/{id}/about")
async def about(
    id: TableId, kind: Word, name: Word, house: TheHouse, person: Anybody, language: TheLanguage, code: Code = None
) -> About:
    """Help for a thing, and why you cannot choose it if it is your turn and you cannot."""
    me = person.id if person else None
    return about_thing(await watched(house, id, me, code), me, kind, name, language)


def about_thing(table: Table, me: str | None, kind: str, name: str, language: str) -> About:
    try:
        help = table.game.handbook(voice_of(table.game, language)).help(name)
    except ValueError:
        help = None
    mine = table.actor in table.seats_of(me) and table.held is None
    against = reasons_against(table, kind, name, language) if mine else {}
    return About(help=help, reasons=list(against), clauses=list(against.values()))


def reasons_against(table: Table, kind: str, name: str, language: str) -> dict[str, str]:
    """Why no choice that points at a thing is legal, with clauses: by the kinds of choices that are open now, else by
    all others."""
    game, at = table.game, table.told(table.line.at, table.actor)
    question = game.question(at, voice_of(game, language, table.names_in(language)))
    legal = set(at.choices())
    open_verbs = {game.verbs.verb(choice).word for choice in legal}
    for open_now in (True, False):
        verbs = [verb for verb in game.verbs.all if (verb.word in open_verbs) == open_now]
        found: dict[str, str] = {}
        for choice in [choice for verb in verbs for choice in pointing(verb, kind, name)][:LOOKED_AT]:
            if choice in legal:
                return {}
            if reason := question.reason(choice):
                found.setdefault(reason.text, reason.clause)
        if found:
            return dict(list(found.items())[: MOST if open_now else 1])
    return {}


def pointing(verb: Verb, kind: str, name: str) -> list[int]:
    """The choices of a verb that point at a thing."""
    return [
        choice
        for choice in range(int(verb.base), int(verb.base + verb.size))
        if any(argument.kind == kind and argument.targets[value] == name for argument, value in verb.values(choice))
    ]
