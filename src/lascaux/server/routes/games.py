"""The games that can be played, and everything that they explain about themselves."""

from __future__ import annotations

from fastapi import APIRouter

from lascaux.agents import AGENTS
from lascaux.games import games, load
from lascaux.server.answers import Games, GameShown, OptionShown, Thing, Things
from lascaux.server.errors import ERRORS, Refusal
from lascaux.server.routes.asking import TheLanguage

router = APIRouter(prefix="/api/games", tags=["games"], responses=ERRORS)


@router.get("")
async def see_games(language: TheLanguage) -> Games:
    """Every game with its options, each with the allowed values and its help."""
    return Games(games=[game_shown(name, language) for name in sorted(games())], levels=list(AGENTS))


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
    players = next(option.values for option in game.declared if option.name == "players")
    return GameShown(
        id=name,
        name=game.texts.say(language, "title.name"),
        about=game.texts.say(language, "title.about"),
        players=sorted(int(count) for count in players),
        options=options,
    )


@router.get("/{id}/things")
async def see_things(id: str, language: TheLanguage) -> Things:
    """What every tile and term of a game means."""
    if id not in games():
        raise Refusal(404, "no-game", game=id, games=", ".join(sorted(games())))
    game = load(id)
    return Things(things=[Thing(id=thing, help=game.help(thing, language)) for thing in game.things()])
