"""`lascaux games`: what can be played."""

from __future__ import annotations

from lascaux.cli.screen import Screen
from lascaux.games import games, load, rulesets


def list_games(screen: Screen, language: str) -> None:
    for name in sorted(games()):
        texts = load(name).texts
        screen.say(f"{name}  {texts.say(language, 'title.name')}: {texts.say(language, 'title.about')}")
    for name, (game, options) in sorted(rulesets().items()):
        settled = ", ".join(f"{option}={value}" for option, value in options.items())
        screen.say(f"{name}  {load(game).texts.say(language, 'title.name')}, {settled}")
