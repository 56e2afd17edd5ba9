"""The games that can be played, and everything they explain about themselves."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Annotated, NamedTuple

from fastapi import APIRouter, Header, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from pydantic_core import to_json

from lascaux.agents.ladder import ladder
from lascaux.agents.naming import bot_name
from lascaux.beginning import custom, is_drawn
from lascaux.core.game import Game
from lascaux.games import games, load
from lascaux.lessons import lesson
from lascaux.puzzles.puzzle import file_of
from lascaux.rulebook.library import rulebook
from lascaux.server.errors import ERRORS, Refusal
from lascaux.server.routes.asking import TheLanguage
from lascaux.server.routes.client import client_address


class OptionShown(BaseModel):
    name: str
    values: list[int | str | bool] = Field(description="the first is the default")
    clause: str
    help: str
    players: list[int] = Field(description="the numbers of players for which it makes a difference; empty: all")


class BotShown(BaseModel):
    level: str
    name: str = Field(description="a word for its strength")


class BotsShown(BaseModel):
    players: int
    bots: list[BotShown] = Field(description="the weakest first, those of other distributions last")
    usual: str = Field(description="the level of the one you play against unless you ask for another")


class GameShown(BaseModel):
    id: str
    name: str
    about: str
    players: list[int]
    bots: list[BotsShown] = Field(description="for each number of players, in the same order")
    options: list[OptionShown]
    lesson: bool = Field(description="whether it has one")
    puzzles: bool = Field(description="whether it has some")
    draws_start: bool = Field(description="whether it is drawn who begins, so that people may decide it instead")
    custom: str = Field(description="what the printed rules say about who begins")
    face_down: bool = Field(description="whether its tables may have lie face down what all have seen")
    client: str | None = Field(
        description="the address of the module that draws it; None: our client draws it or shows text"
    )


class Games(BaseModel):
    games: list[GameShown]


class Thing(BaseModel):
    id: str
    help: str


class Things(BaseModel):
    things: list[Thing]


router = APIRouter(prefix="/api/games", tags=["games"], responses=ERRORS)


@router.get("")
async def see_games(language: TheLanguage) -> Games:
    """Every game with its bots and its options, each with the allowed values and its help."""
    return Games(games=[game_shown(name, language) for name in sorted(games())])


def game_shown(name: str, language: str) -> GameShown:
    game = load(name)
    options = [
        OptionShown(
            name=option.name,
            values=list(option.values),
            clause=option.clause,
            help=game.texts.say(language, f"options.{option.name}"),
            players=list(option.players),
        )
        for option in game.declared
    ]
    players = sorted(int(count) for option in game.declared if option.name == "players" for count in option.values)
    return GameShown(
        id=name,
        name=game.texts.say(language, "title.name"),
        about=game.texts.say(language, "title.about"),
        players=players,
        bots=[bots_shown(name, count, language) for count in players],
        options=options,
        lesson=lesson(name) is not None,
        puzzles=file_of(name).is_file(),
        draws_start=is_drawn(game),
        custom=custom(game, language),
        face_down=game.turns_face_down,
        client=client_address(name),
    )


def bots_shown(game: str, players: int, language: str) -> BotsShown:
    offered = ladder(game, players)
    bots = [BotShown(level=level, name=bot_name(level, language)) for level in offered.bots]
    return BotsShown(players=players, bots=bots, usual=offered.opponent)


def known(id: str) -> Game:
    if id not in games():
        raise Refusal(404, "no-game", game=id, games=", ".join(sorted(games())))
    return load(id)


KnownVersion = Annotated[str | None, Header(alias="If-None-Match")]
Encodings = Annotated[str, Header(alias="Accept-Encoding", include_in_schema=False)]


class Written(NamedTuple):
    """What is long and the same for everybody, written and compressed once."""

    version: str
    text: bytes
    squeezed: bytes


def write(version: str, content: object) -> Written:
    text = to_json(content)
    return Written(version, text, gzip.compress(text))


@cache
def printed(id: str, language: str) -> Written:
    table = known(id).printed(language)
    return write(table["version"], table)


@cache
def things(id: str, language: str) -> bytes:
    game = known(id)
    return to_json(Things(things=[Thing(id=thing, help=game.help(thing, language)) for thing in game.things()]))


@router.get(
    "/{id}/printed", response_model=None, responses={200: {"description": "What is printed on a game's components."}}
)
async def see_printed(id: str, language: TheLanguage, has: KnownVersion = None, takes: Encodings = "") -> Response:
    """Names, costs, points and effects of all components; a client that has this version need not load it again."""
    return sent(printed(id, language), has, takes)


def sent(written: Written, has: str | None, takes: str) -> Response:
    """The text, unless whoever asks has this version already."""
    headers = {"ETag": f'"{written.version}"', "Cache-Control": "no-cache", "Vary": "Accept-Language, Accept-Encoding"}
    if has == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    if "gzip" not in takes:
        return Response(written.text, headers=headers, media_type="application/json")
    return Response(written.squeezed, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json")


@cache
def rulebook_as_sent(id: str, language: str) -> Written:
    book = rulebook(known(id).id, language)
    if book is None:
        raise Refusal(404, "no-rulebook", game=id)
    return write(book["version"], book)


@router.get(
    "/{id}/rulebook",
    response_class=JSONResponse,
    response_model=None,
    responses={200: {"description": "The rules of a game, in chapters."}},
)
async def see_rulebook(id: str, language: TheLanguage, has: KnownVersion = None, takes: Encodings = "") -> Response:
    """A game's rulebook: chapters whose paragraphs name their clauses, and the positions that its pictures show."""
    book = await run_in_threadpool(rulebook_as_sent, id, language)  # the first time it is put together
    return sent(book, has, takes)


@router.get("/{id}/things", response_model=Things)
async def see_things(id: str, language: TheLanguage) -> Response:
    """What every tile and term of a game means."""
    return Response(things(id, language), media_type="application/json")
