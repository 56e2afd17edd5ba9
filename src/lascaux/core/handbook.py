"""Help: what every tile, space, good and term of a game means, in one language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from lascaux.core.voice import Voice


class Topic(NamedTuple):
    """Something that can be asked for: by its id, by its name in the language, or by another name such as a number."""

    id: str
    name: str
    text: Callable[[], str]
    also: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Handbook(ABC):
    """Explains what a player may ask for. Its catalogue has the groups `glossary` and `help`."""

    def __init__(self, words: Voice) -> None:
        self.words = words

    @abstractmethod
    def topics(self) -> Iterator[Topic]:
        """Everything there is help for."""

    def say(self, id: str, **values: object) -> str:
        return self.words.say(id, **values)

    def things(self) -> list[str]:
        return [topic.id for topic in self.topics()]

    def help(self, wanted: str) -> str:
        called = plain(wanted)
        names: dict[str, str] = {}  # as they are spoken, by their plain form
        for topic in self.topics():
            if called in (topic.id, plain(topic.name), topic.also):
                return topic.text()
            names[plain(topic.name)] = topic.name
        near = get_close_matches(called, list(names), n=5, cutoff=0.3) or list(names)[:5]
        raise ValueError(self.say("help.unknown", thing=wanted, near=", ".join([names[name] for name in near])))

    def term(self, id: str) -> Topic:
        """A word of the rules."""
        name = self.say(f"glossary.{id}.name")
        return Topic(id, name, lambda: self.say("help.entry", name=name, help=self.say(f"glossary.{id}.help")))


def plain(name: str) -> str:
    """`Retting Room` as `retting-room`."""
    return "-".join(name.lower().split())
