"""The questions before a game: who plays, and with which options."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import shorten as cut

from lascaux.agents.ladder import ladder
from lascaux.beginning import custom
from lascaux.cli.choosing import Group, Typeable, find
from lascaux.cli.screen import Screen
from lascaux.cli.session import FREE, PERSON
from lascaux.cli.wording import Wording
from lascaux.core.errors import BadOption
from lascaux.core.game import Game
from lascaux.core.texts import LANGUAGES
from lascaux.games import GameClass, load


class Menu:
    """Asks with short numbered questions; Enter takes the usual answer."""

    def __init__(self, screen: Screen, language: str) -> None:
        self.screen = screen
        self.language = language
        self.say = Wording(language)

    def pick(self, question: str, answers: Sequence[str], usual: int = 0) -> int:
        self.screen.say(question, "title")
        entries = [Typeable(answer, answer) for answer in answers]
        self.screen.choices([Group("", [answer]) for answer in answers])
        while True:
            typed = self.screen.ask(self.say("menu.ask", usual=usual + 1), lambda typed: answers)
            found = find(typed, entries) if typed else [usual]
            if len(found) == 1:
                return found[0]
            self.screen.say(self.say("menu.again", count=len(answers)), "error")

    def ask_language(self) -> str:
        others = [language for language in LANGUAGES if language != self.language]
        languages = [self.language, *others]
        names = [Wording(language)("menu.language-name") for language in languages]
        self.language = languages[self.pick(self.say("menu.language"), names)]
        self.say = Wording(self.language)
        return self.language

    def ask_game(self, names: Sequence[str]) -> str:
        """Which game, the first one first."""
        titles = [load(name).texts.say(self.language, "title.name") for name in names]
        return names[self.pick(self.say("menu.game"), titles)] if len(names) > 1 else names[0]

    def ask_seats(self, game: GameClass, invite: bool = False) -> list[str]:
        """How many play, as far as the game allows, and who takes the other seats."""
        allowed = next(option.values for option in game.declared if option.name == "players")
        others = self.ask_number([int(number) for number in allowed]) - 1
        if not others:
            return [PERSON]
        question = self.say("menu.opponent" if others == 1 else "menu.opponents", count=others)
        known = ladder(game.id, others + 1)
        names = [*known.bots, PERSON, *([FREE] if invite else [])]
        texts = [*known.bots, self.say("menu.hot-seat"), *([self.say("remote.invited")] if invite else [])]
        return [PERSON, *[names[self.pick(question, texts, names.index(known.opponent))]] * others]

    def ask_who_begins(self, game: Game, names: Sequence[str]) -> int:
        """The seat that begins, with what the printed rules say about it."""
        return self.pick(self.say("menu.begins", custom=custom(game, self.language)), names)

    def ask_number(self, allowed: Sequence[int]) -> int:
        """One of some numbers, the first of which is the usual one."""
        question = self.say("menu.players", least=min(allowed), most=max(allowed), usual=allowed[0])
        while len(allowed) > 1:
            typed = self.screen.ask(question)
            if not typed:
                break
            if typed.isdecimal() and int(typed) in allowed:
                return int(typed)
        return allowed[0]

    def ask_options(self, game: GameClass, fixed: dict[str, object]) -> dict[str, object]:
        """Shows every option that is not fixed and lets it be changed, until the person starts."""
        chosen: dict[str, object] = dict(fixed)
        options = [
            option
            for option in game.declared
            if option.name not in fixed and (not option.players or fixed.get("players") in option.players)
        ]
        texts = load(game.id).texts
        helps = {option.name: texts.say(self.language, f"options.{option.name}") for option in options}
        while True:
            self.screen.say(self.say("menu.options"), "title")
            values = [f"{option.name} = {chosen.get(option.name, option.default)}" for option in options]
            width = max(len(value) for value in values)
            room = self.screen.console.width - width - 10
            number = self.pick_line(
                [f"{v:{width}}   {shorten(helps[o.name], room)}" for v, o in zip(values, options, strict=True)]
            )
            if number is None:
                return chosen
            option = options[number]
            question = f"{option.name}: {helps[option.name]}"
            value = option.values[self.pick(question, [str(value) for value in option.values])]
            try:
                load(game.id, **{**chosen, option.name: value})
                chosen[option.name] = value
            except BadOption as error:
                self.screen.say(error.text(self.language), "error")

    def pick_line(self, lines: Sequence[str]) -> int | None:
        """A line to change, or None for Enter."""
        self.screen.choices([Group("", [line]) for line in lines])
        while typed := self.screen.ask(self.say("menu.start")):
            found = find(typed, [Typeable(line, line) for line in lines])
            if len(found) == 1:
                return found[0]
            self.screen.say(self.say("menu.again", count=len(lines)), "error")
        return None

    def yes(self, question: str, default: bool = True) -> bool:
        typed = self.screen.ask(question).casefold()
        return typed[:1] in self.say("menu.yes-letters") if typed else default


def shorten(text: str, width: int) -> str:
    return cut(text, max(width, 10), placeholder=" …")
