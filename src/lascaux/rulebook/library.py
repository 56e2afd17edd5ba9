"""The rulebooks there are: read once in each language, with their pictures taken from records by the engine."""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from lascaux.core.game import Game, Past
from lascaux.core.position import NOBODY
from lascaux.core.printed import fingerprint
from lascaux.games import load
from lascaux.record import Record
from lascaux.rulebook.book import Block, Moment, Picture, Rulebook
from lascaux.rulebook.reading import BadRulebook, Drawn, Reader, Thing
from lascaux.rulebook.simulated import observed


def folder_of(game: Game) -> Traversable:
    return resources.files(type(game).__module__.rpartition(".")[0]) / "rulebook"


@cache
def rulebook(name: str, language: str) -> Rulebook | None:
    """The rulebook of a game; None if it has none."""
    game = load(name)
    text = folder_of(game) / f"{language}.md"
    return Binder(game, language).bind(text.read_text(encoding="utf-8")) if text.is_file() else None


class Binder:
    """Puts text, help and pictures of one game together."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.moments: dict[str, Moment] = {}

    def bind(self, text: str) -> Rulebook:
        reader = Reader(self.things(), self.draw)
        chapters = reader.read(text)
        clauses = {decision.id: decision.clause for decision in self.game.decisions if decision.clause}
        book = Rulebook(
            game=self.game.id,
            language=self.language,
            version="",
            title=self.game.texts.say(self.language, "title.name"),
            modes=reader.modes,
            chapters=chapters,
            moments=self.moments,
            decisions=clauses,
            observed=observed(self.game, folder_of(self.game), self.language),
        )
        book["version"] = fingerprint(book)
        return book

    def things(self) -> dict[str, Thing]:
        handbook = self.game.handbook(self.game.voice(self.language))
        return {topic.id: Thing(topic.name, topic.text()) for topic in handbook.topics()}

    def draw(self, block: Block, drawn: Drawn) -> None:
        """Plays a record and keeps what there was to see."""
        path = folder_of(self.game) / "pictures" / f"{drawn.name}.txt"
        if not path.is_file():
            raise BadRulebook(f"there is no picture {drawn.name}")
        record = Record.parse(path.read_text(encoding="utf-8"))
        game, choices, last = record.game, record.choices, len(record.choices)
        positions = list(record.positions())
        past = Past(choices, [at.actor for at in positions[:last]])
        first = last - drawn.since
        for number in {first, last}:
            view = game.view(positions[number], NOBODY, Past(past.choices[:number], past.seats[:number]))
            self.moments[f"{drawn.name} {number}"] = Moment(view=dict(view), seats=record.seats)
        block["picture"] = Picture(
            part=drawn.part,
            before=f"{drawn.name} {first}" if drawn.since else "",
            after=f"{drawn.name} {last}",
            steps=[game.log(positions[n], choices[n], self.language, record.seats) for n in range(first, last)],
        )
