"""`lascaux rules GAME`: the options and everything a game can explain."""

from __future__ import annotations

from lascaux.cli.screen import Screen
from lascaux.cli.wording import Wording
from lascaux.core.game import Game
from lascaux.core.options import Option


def show_rules(screen: Screen, game: Game, language: str) -> None:
    say = Wording(language)
    screen.say(game.texts.say(language, "title.name"), "title")
    screen.say(game.texts.say(language, "title.about"))
    screen.say("")
    screen.say(say("rules.options"), "title")
    for option in game.declared:
        screen.say(f"  {option.name} = {values_of(option)}   ({option.clause})", "active")
        screen.say(f"    {game.texts.say(language, f'options.{option.name}')}")
    screen.say("")
    screen.say(say("rules.things"), "title")
    for thing in game.things():
        screen.say(f"  {game.help(thing, language)}")


def values_of(option: Option) -> str:
    """The allowed values, the default in brackets."""
    return " | ".join(f"[{value}]" if value == option.default else str(value) for value in option.values)
