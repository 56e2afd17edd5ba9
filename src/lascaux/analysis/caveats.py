"""What a judge has not learned about the way in which a game was played."""

from __future__ import annotations

from lascaux.core.game import Game


def caveats(game: Game, language: str) -> str:
    """What a game says of its options that bots have not learned; empty where they have."""
    found = [
        game.texts.say(language, id)
        for option in game.declared
        if not option.players or game.seats in option.players
        if game.texts.knows(id := f"caveats.{option.name}={game.options[option.name]}")
    ]
    return " ".join(found)
