"""The games that can be played, and everything they explain about themselves."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Header, Response

from lascaux.agents.ladder import ladder
from lascaux.agents.naming import bot_name
from lascaux.core.game import Game
from lascaux.games import games, load
from lascaux.server.answers import BotShown, BotsShown, Games, GameShown, OptionShown, Thing, Things
from lascaux.server.errors import ERRORS, Refusal
from lascaux.server.routes.asking import TheLanguage
from lascaux.server.routes.client import client_address

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


@cache
def printed(id: str, language: str) -> dict[str, Any]:
    return dict(known(id).printed(language))


@router.get(
    "/{id}/printed", response_model=None, responses={200: {"description": "What is printed on a game's components."}}
)
async def see_printed(
    id: str, language: TheLanguage, response: Response, if_none_match: Annotated[str | None, Header()] = None
) -> dict[str, Any] | Response:
    """Names, costs, points and effects of all components; a client that has this version need not load it again."""
    table = printed(id, language)
    headers = {"ETag": f'"{table["version"]}"', "Cache-Control": "no-cache", "Vary": "Accept-Language"}
    if if_none_match == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    response.headers.update(headers)
    return table


@router.get("/{id}/things")
async def see_things(id: str, language: TheLanguage) -> Things:
    """What every tile and term of a game means."""
    game = known(id)
    return Things(things=[Thing(id=thing, help=game.help(thing, language)) for thing in game.things()])
