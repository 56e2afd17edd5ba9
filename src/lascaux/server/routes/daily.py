"""The daily challenge: what is played today, and how everybody did."""

from __future__ import annotations

from datetime import date
from itertools import pairwise
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field

from lascaux.agents.naming import bot_name
from lascaux.games import games
from lascaux.server import visitors
from lascaux.server.daily import OPPONENT, challenge
from lascaux.server.days import closes, day_after, ends
from lascaux.server.errors import ERRORS, TEXTS, Refusal
from lascaux.server.house import House
from lascaux.server.routes.asking import Anybody, Newcomer, TheHouse, TheLanguage
from lascaux.server.routes.games import known
from lascaux.server.storage.daily_store import HOUSE_ITSELF
from lascaux.server.storage.people_store import Person

FIRST_DAY: Final = "2026-01-01"  # there was no challenge before

Day = Annotated[str, Path(pattern=r"^\d{4}-\d{2}-\d{2}$", description="such as 2026-11-18; days end at midnight, UTC")]


class Try(BaseModel):
    """How somebody's game of a day stands."""

    table: str
    status: str
    points: float | None = Field(description="that count: of a game that was finished in time")


class GameOfDay(BaseModel):
    game: str
    options: dict[str, int | str | bool]
    opponents: int = Field(description="bots in the other seats; 0: you play alone")
    opponent: str = Field(description="their name")
    reason: str = Field(description="why you do not play alone; empty if you do")
    promise: str = Field(description="SHA-256 of the seed from which all luck of the day comes")
    tomorrow: str = Field(description="the same for tomorrow's seed")
    yours: Try | None


class Today(BaseModel):
    day: str
    ends: float = Field(description="when no more games can be begun, in seconds since 1970")
    games: list[GameOfDay]


class Result(BaseModel):
    place: int
    name: str
    points: float
    yours: bool
    table: str | None = Field(description="to look at, once all games of the day are over")


class BotResult(BaseModel):
    name: str
    points: float | None = Field(description="null while it plays")
    table: str | None


class DayShown(BaseModel):
    day: str
    game: str
    ends: float
    closes: float = Field(description="when games that were begun in time must be over, and the seed is published")
    promise: str
    seed: str | None = Field(description="null until then")
    tries: int
    results: list[Result] = Field(description="the best first; several with as many points share a place")
    next: int | None = Field(description="`first` of the next page; null: this was the last")
    yours: Result | None
    bot: BotResult | None = Field(description="the bot's own try, on the same luck")


class Begun(BaseModel):
    table: str


router = APIRouter(prefix="/api/daily", tags=["daily"], responses=ERRORS)


@router.get("")
async def see_today(house: TheHouse, person: Anybody, language: TheLanguage) -> Today:
    """Today's challenge in each game, and how yours stands."""
    day = house.daily.today
    mine = {row["game"]: row for row in await house.daily.store.of_day(day, person.id)} if person else {}
    return Today(day=day, ends=ends(day), games=[game_of_day(house, day, id, mine, language) for id in sorted(games())])


def game_of_day(house: House, day: str, id: str, mine: dict[str, dict[str, Any]], language: str) -> GameOfDay:
    played = challenge(id)
    row = mine.get(id)
    return GameOfDay(
        game=id,
        options=dict(played.game.options),
        opponents=played.opponents,
        opponent=bot_name(OPPONENT, language),
        reason=TEXTS.say(language, f"daily.{played.reason}") if played.reason else "",
        promise=house.tables.days.promise(day, id),
        tomorrow=house.tables.days.promise(day_after(day), id),
        yours=Try(table=row["id"], status=row["status"], points=row["points"]) if row else None,
    )


@router.post("/{id}", status_code=201)
async def begin(id: str, house: TheHouse, person: Newcomer) -> Begun:
    """Today's game. There is one try: asked again, this leads back to it."""
    name = known(id).id
    if house.people.is_visitor(person) and await house.daily.store.of(house.daily.today, name, person.id) is None:
        await visitors.check_room(house.store, person)
    return Begun(table=await house.daily.begin(person, name))


@router.get("/{id}/{day}")
async def see_day(
    id: str,
    day: Day,
    house: TheHouse,
    person: Anybody,
    language: TheLanguage,
    first: Annotated[int, Query(ge=0, le=100_000, description="results before this page")] = 0,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> DayShown:
    """The table of a day: everybody who played to the end, the bot, and the seed once it may be known."""
    name = known(id).id
    check_day(day, house.daily.today)
    store = house.daily.store
    over = house.tables.clock() >= closes(day)
    rows = await store.results(day, name, first, limit)
    places = [await store.better(day, name, rows[0]["points"]) + 1] if rows else []
    for number, (before, row) in enumerate(pairwise(rows), first + 2):
        places.append(places[-1] if row["points"] == before["points"] else number)
    return DayShown(
        day=day,
        game=name,
        ends=ends(day),
        closes=closes(day),
        promise=house.tables.days.promise(day, name),
        seed=house.tables.days.seed(day, name) if over else None,
        tries=await store.tries(day, name),
        results=[result(row, place, person, over) for row, place in zip(rows, places, strict=True)],
        next=first + limit if len(rows) == limit else None,
        yours=await own_result(house, day, name, person) if person else None,
        bot=await bot_result(house, day, name, over, language),
    )


def check_day(day: str, today: str) -> None:
    try:
        date.fromisoformat(day)
    except ValueError as error:
        raise Refusal(404, "no-day", day=day) from error
    if not FIRST_DAY <= day <= today:
        raise Refusal(404, "no-day", day=day)


def result(row: dict[str, Any], place: int, person: Person | None, over: bool) -> Result:
    yours = person is not None and row["owner"] == person.id
    table = row["id"] if over or yours else None
    return Result(place=place, name=row["name"], points=row["points"], yours=yours, table=table)


async def own_result(house: House, day: str, game: str, person: Person) -> Result | None:
    row = await house.daily.store.of(day, game, person.id)
    if row is None or row["points"] is None:
        return None
    place = await house.daily.store.better(day, game, row["points"]) + 1
    return result({**row, "name": person.name}, place, person, over=True)


async def bot_result(house: House, day: str, game: str, over: bool, language: str) -> BotResult | None:
    row = await house.daily.store.of(day, game, HOUSE_ITSELF)
    if row is None:
        return None
    name = bot_name(challenge(game).champion, language)
    return BotResult(name=name, points=row["points"], table=row["id"] if over else None)
