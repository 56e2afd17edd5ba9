"""Tables: make, find, see, play."""

from __future__ import annotations

import asyncio
from itertools import zip_longest
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from pydantic_core import to_json

from lascaux.agents.ladder import ladder
from lascaux.server import visitors
from lascaux.server.accounts import check_seat_names
from lascaux.server.answers.lobby import TableMade
from lascaux.server.answers.scores import Hint, OpinionShown, Scores
from lascaux.server.answers.tables import MomentShown, MomentsShown, TableShown, Why
from lascaux.server.bots import BotQuestion
from lascaux.server.errors import ERRORS, Refusal
from lascaux.server.house import House
from lascaux.server.hub import Listener
from lascaux.server.limits import address_of
from lascaux.server.making import check_level
from lascaux.server.messages import Choose, EndTurn, Fork, NewTable, Undo
from lascaux.server.results import show_scores
from lascaux.server.routes.asking import (
    Anybody,
    Code,
    Maker,
    Newcomer,
    Player,
    TableId,
    TheHouse,
    TheLanguage,
)
from lascaux.server.showing import show, show_log, show_moment, show_opinion, show_text
from lascaux.server.table import QUICK, Table
from lascaux.server.tables import Behind

MOMENTS: Final = 100  # after the first, in one answer
LONGEST_WAIT: Final = 30.0  # seconds of a long poll

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)


async def watched(house: House, id: str, person: str | None, code: str | None) -> Table:
    """A table as far as this person may see it; others are told that there is none."""
    table = await house.tables.get(id)
    if not table.may_watch(person, code, house.tables.clock()):
        raise Refusal(404, "no-table", table=id)
    house.presence.note(table, person)
    return table.seen_by(person)


def shown(house: House, table: Table, person: str | None, language: str, seen: int = 0) -> Response:
    message = show_text(table, person, house.presence.standing(table), language, min(seen, table.number))
    house.tables.rest(table.id)
    return Response(message, media_type="application/json")


def missed(house: House, table: Table, person: str, language: str, seen: int, behind: Behind) -> Response:
    """The answer to a stale submission: what it missed."""
    message = show(table, person, house.presence.standing(table), language, min(seen, table.number))
    error = {"code": behind.code, "text": behind.text(language)}
    return Response(to_json({"error": error, "table": message}), behind.status_code, media_type="application/json")


@router.post("", status_code=201)
async def make_table(wish: NewTable, house: TheHouse, person: Newcomer, language: TheLanguage) -> TableMade:
    """A new table. Free seats come with an invitation each. Visitors of a public server play against quick bots."""
    if house.people.is_visitor(person):
        await visitors.check_new_table(house.store, person, wish, language)
    await check_seat_names(house.people, person, wish.seats)
    return await house.maker.new(person, wish)


@router.get("/{id}", response_model=TableShown)
async def see_table(
    id: TableId,
    request: Request,
    house: TheHouse,
    person: Anybody,
    language: TheLanguage,
    code: Code = None,
    seen: Annotated[int, Query(ge=0, description="entries you know of: the log begins after them")] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="seconds to wait for more than `seen`")] = 0,
) -> Response:
    """The table as you may see it. With `seen` and `wait`, answers when it has changed, or when the time is up."""
    me = person.id if person else None
    table = await watched(house, id, me, code)
    if wait and table.number <= seen:
        listener = Listener(me)  # anybody who waits is present
        house.hub.join(id, listener)
        try:
            async with asyncio.timeout(wait):
                while (table := (await house.tables.get(id)).seen_by(me)).number <= seen and not house.hub.closing:
                    listener.news.clear()
                    await listener.news.wait()
        except TimeoutError:
            pass
        finally:
            house.hub.leave(id, listener)
        if person and await house.people.known(request) is None:
            raise Refusal(401, "login-needed")  # they have been logged out meanwhile
    return shown(house, table, me, language, seen)


@router.post("/{id}/choices", response_model=TableShown)
async def choose(id: TableId, wish: Choose, house: TheHouse, person: Player, language: TheLanguage) -> Response:
    """Make a choice. 409 `behind`, with the table, if it has moved on since; the same choice again is no error."""
    await watched(house, id, person.id, None)
    try:
        await house.tables.choose(person.id, id, wish.number, wish.choice, language, wish.hold)
    except Behind as behind:
        return missed(house, await house.tables.get(id), person.id, language, wish.number, behind)
    return shown(house, await house.tables.get(id), person.id, language, wish.number)


@router.post("/{id}/undo", response_model=TableShown)
async def undo(id: TableId, wish: Undo, house: TheHouse, person: Player, language: TheLanguage) -> Response:
    """Take back what you chose in this turn, as far as no die, no reveal and nobody else came between."""
    await watched(house, id, person.id, None)
    try:
        await house.tables.undo(person.id, id, wish.number, wish.turn)
    except Behind as behind:
        return missed(house, await house.tables.get(id), person.id, language, wish.number, behind)
    return shown(house, await house.tables.get(id), person.id, language, wish.number)


@router.post("/{id}/end", response_model=TableShown)
async def end_turn(id: TableId, wish: EndTurn, house: TheHouse, person: Player, language: TheLanguage) -> Response:
    """End your turn, if it is held open: then the others answer."""
    await watched(house, id, person.id, None)
    try:
        await house.tables.end_turn(person.id, id, wish.number)
    except Behind as behind:
        return missed(house, await house.tables.get(id), person.id, language, wish.number, behind)
    return shown(house, await house.tables.get(id), person.id, language, wish.number)


@router.post("/{id}/fork", status_code=201)
async def fork(id: TableId, wish: Fork, house: TheHouse, person: Maker, code: Code = None) -> TableMade:
    """A new table that begins at a moment of this one."""
    await check_seat_names(house.people, person, wish.seats)
    return await house.maker.fork(person, await watched(house, id, person.id, code), wish.choices, wish.seats)


@router.get("/{id}/moments", response_model=MomentsShown)
async def see_moments(
    id: TableId,
    request: Request,
    house: TheHouse,
    person: Anybody,
    language: TheLanguage,
    first: Annotated[int, Query(description="after so many choices")],
    last: Annotated[int, Query(description="up to a hundred later")],
    code: Code = None,
) -> Response:
    """Several moments, one choice after the other: for clients that were told of more than one at once.

    Each counts as a request."""
    me = person.id if person else None
    return await moments(house, request, await watched(house, id, me, code), me, language, first, last)


async def moments(
    house: House, request: Request, table: Table, me: str | None, language: str, first: int, last: int
) -> Response:
    check_moment(table, first)
    check_moment(table, last)
    wanted = range(first, min(last, first + MOMENTS) + 1)
    house.rates.requests.spend(
        f"address {address_of(request)}", max(0, len(wanted) - 1)
    )  # the first is counted already
    texts: list[str] = []
    for choices in wanted:
        texts.append(moment_text(table, me, language, choices))
        await asyncio.sleep(0)  # others are served in between
    return Response(f'{{"moments":[{",".join(texts)}]}}', media_type="application/json")


def moment_text(table: Table, person: str | None, language: str, choices: int) -> str:
    """A moment as JSON. If somebody has taken choices back meanwhile, it is the last that is left."""
    return to_json(show_moment(table, person, language, min(choices, len(table.line.choices)))).decode()


@router.get("/{id}/moments/{choices}", response_model=MomentShown)
async def see_moment(
    id: TableId, choices: int, house: TheHouse, person: Anybody, language: TheLanguage, code: Code = None
) -> Response:
    """An earlier moment, as you may see it: after a number of choices."""
    me = person.id if person else None
    table = await watched(house, id, me, code)
    check_moment(table, choices)
    return Response(moment_text(table, me, language, choices), media_type="application/json")


def check_moment(table: Table, choices: int) -> None:
    if not 0 <= choices <= len(table.line.choices):
        raise Refusal(422, "no-such-moment", last=len(table.line.choices))


@router.get("/{id}/log")
async def see_log(
    id: TableId,
    house: TheHouse,
    person: Anybody,
    language: TheLanguage,
    code: Code = None,
    last: Annotated[int, Query(ge=0, description="the line after the last one wanted")] = 2**31 - 1,
) -> dict[str, Any]:
    """Up to two hundred lines of the log that end before a place."""
    me = person.id if person else None
    table = await watched(house, id, me, code)
    return show_log(table, table.perspective(me), language, 0, last)


@router.get("/{id}/scores")
async def see_scores(id: TableId, house: TheHouse, person: Anybody, language: TheLanguage, code: Code = None) -> Scores:
    """Points by category, and how they grew."""
    me = person.id if person else None
    table = await watched(house, id, me, code)
    return Scores.model_validate(show_scores(table, table.perspective(me), language))


@router.get("/{id}/text")
async def see_text(
    id: TableId,
    house: TheHouse,
    person: Anybody,
    language: TheLanguage,
    code: Code = None,
    choices: Annotated[int | None, Query(description="an earlier moment: after so many choices")] = None,
) -> dict[str, Any]:
    """The table drawn with characters: lines of pieces, each a text with its style."""
    me = person.id if person else None
    return drawn(await watched(house, id, me, code), me, language, choices)


def drawn(table: Table, me: str | None, language: str, choices: int | None) -> dict[str, Any]:
    if choices is not None:
        check_moment(table, choices)
    at = table.line.at if choices is None else table.line.position(choices)
    seat = table.perspective(me)
    canvas = table.game.draw(table.told(at, seat), seat, language, table.names_in(language))
    return {"table": table.id, "number": table.number, "lines": list(canvas.runs())}


@router.get("/{id}/why")
async def why_not(
    id: TableId,
    choice: Annotated[str, Query(max_length=100, description="its written name")],
    house: TheHouse,
    person: Player,
    language: TheLanguage,
) -> Why:
    """Why you cannot make a choice now."""
    table = await watched(house, id, person.id, None)
    table.check_chooser(person.id)
    at = table.told(table.line.at, table.actor)
    reason = table.game.why_not(at, table.parse(choice), language)
    return Why(legal=reason is None, text=reason.text if reason else None, clause=reason.clause if reason else None)


@router.get("/{id}/hint")
async def hint(
    id: TableId,
    house: TheHouse,
    person: Player,
    language: TheLanguage,
    level: Annotated[str | None, Query(max_length=80, description="of the bot; the strongest if left out")] = None,
) -> Hint:
    """What a bot thinks of your choices."""
    table = await watched(house, id, person.id, None)
    table.check_chooser(person.id)
    await house.hints.check(table, person.id)
    if house.people.is_visitor(person):
        level = level or QUICK[-1]
        visitors.check_level(level, language)
    level = level or ladder(table.game.id, table.game.seats).adviser
    check_level(level)
    number = table.number
    at = table.line.at.copy()
    at.resample(table.actor, house.tables.fancy)  # the adviser knows no more than the person asking
    question = BotQuestion(table.game, at, level, f"{id} hint", number, person.id)
    try:
        with house.rates.hints.hold(person.id):
            advice = await house.bots.explain(question)
    except ValueError as error:
        raise Refusal(422, "no-opinion", level=level) from error
    except TimeoutError as error:
        raise Refusal(503, "too-slow", level=level) from error
    shown = [
        OpinionShown(**show_opinion(table, at, opinion, turn or [], language))
        for opinion, turn in zip_longest(advice.opinions, advice.turns)
    ]
    return Hint(number=number, level=level, opinions=shown)
