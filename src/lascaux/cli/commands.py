"""What can be typed at the table besides choices: undo, help, why, hint, log, score, save, load, new, quit."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text

from lascaux.cli import storage
from lascaux.cli.choosing import Typeable, find
from lascaux.cli.dialogue import Dialogue
from lascaux.cli.errors import Misuse
from lascaux.cli.hint import show_hint
from lascaux.cli.scores import show_scores
from lascaux.cli.session import Session
from lascaux.core.errors import BadRecord
from lascaux.core.handbook import Topic
from lascaux.record import Record

if TYPE_CHECKING:
    from lascaux.cli.table import Table

INDENT: Final = 27  # of what is said about a command


class Leave(Exception):
    """The person leaves the table, for another game or for good."""

    def __init__(self, another: bool) -> None:
        super().__init__()
        self.another = another


class Commands:
    """The commands at any table. Each returns whether the table has to be shown again."""

    known: ClassVar[tuple[str, ...]]
    looked_at: ClassVar[int] = 60  # choices that `why` answers for

    def __init__(self, owner: Dialogue) -> None:
        self.owner = owner
        self.screen = owner.screen
        self.say = owner.say
        self.words = {self.say(f"commands.words.{word}"): word for word in self.known} | {w: w for w in self.known}

    def obey(self, typed: str) -> bool | None:
        """Carry out a command; None if it is not one."""
        if typed in ("+", "-"):
            return self.look(typed)
        word, _, rest = typed.partition(" ")
        command = self.words.get(word.casefold(), "table" if not typed else "")
        if not command:
            return None
        done: bool = getattr(self, command.replace("-", "_"))(rest.strip())
        return done

    def own_words(self) -> list[str]:
        """The commands in the language that is spoken."""
        return [self.say(f"commands.words.{word}") for word in self.known]

    def takes(self, command: str) -> list[str] | None:
        """What a command can be followed by, as far as that can be listed."""
        if command == "why":
            return [entry.text for entry in self.owner.everything()]
        if command == "help":
            return [topic.name for topic in self.topics()]
        if command == "look":
            return [page.title for page in self.owner.boards.pages]
        return None

    def topics(self) -> list[Topic]:
        game = self.owner.game
        return list(game.handbook(game.voice(self.owner.language)).topics())

    def pages(self, lines: Iterable[Text]) -> None:
        self.screen.paged(lines, self.say("commands.more"))

    def commands(self, rest: str) -> bool:
        self.pages([Text(self.say("commands.choosing")), *self.usages()])
        return False

    def usages(self) -> list[Text]:
        found = []
        for word in self.known:
            lines = wrap(self.say(f"commands.help.{word}"), max(INDENT, self.screen.console.width - INDENT))
            found.append(Text(f"  {self.say(f'commands.usage.{word}'):24} " + f"\n{'':{INDENT}}".join(lines)))
        return found

    def look(self, board: str) -> bool:
        """Another board, where they are shown one at a time."""
        if self.owner.boards.pages and not self.owner.boards.turn(board):
            titles = ", ".join(page.title for page in self.owner.boards.pages)
            self.screen.say(self.say("boards.unknown", typed=board, titles=titles), "error")
            return False
        return True

    def table(self, rest: str) -> bool:
        return True

    def help(self, thing: str) -> bool:
        game, language = self.owner.game, self.owner.language
        if not thing:
            known = ", ".join(topic.name for topic in self.topics())
            heading = [Text(self.say("commands.choosing")), *self.usages(), Text(self.say("commands.things"))]
            self.pages([*heading, Text(f"  {known}", "dim")])
            return False
        try:
            self.screen.say(game.help(thing, language))
        except ValueError as error:
            topics = self.topics()
            entries = [Typeable(topic.id, topic.name) for topic in topics]
            found = find(thing, entries) if not thing.isdecimal() else []
            self.screen.say(topics[found[0]].text() if len(found) == 1 else str(error))
        return False

    def why(self, typed: str) -> bool:
        """Why a choice is not legal, or all choices that the text could mean."""
        if not typed:
            self.screen.say(self.say("commands.why-what"), "error")
            return False
        if legal := find(typed, self.owner.entries):
            for n in legal:
                self.screen.say(self.say("commands.why-legal", number=n + 1, text=self.owner.entries[n].text))
            return False
        reasons: dict[str, list[str]] = {}
        for choice in self.meant(typed):
            reasons.setdefault(self.owner.why_not(choice), []).append(self.owner.everything()[choice].text)
        for reason, names in reasons.items():
            some = ", ".join(names[:3]) + (f" (+{len(names) - 3})" if len(names) > 3 else "")
            self.screen.say(f"{some}: {reason}")
        if not reasons:
            self.screen.say(self.say("commands.why-unknown", typed=typed), "error")
        return False

    def meant(self, typed: str) -> list[int]:
        """The choices of the whole game that a text fits; if there are too many, those of the kinds open now."""
        game = self.owner.game
        found = [] if typed.isdecimal() else find(typed, self.owner.everything())
        open_verbs = {game.verbs.verb(choice).word for choice in self.owner.choices}
        fitting = [choice for choice in found if game.verbs.verb(choice).word in open_verbs]
        return (fitting or found)[: self.looked_at]

    def print_log(self, lines: Iterable[str]) -> None:
        self.pages(Text(f"{number:>4}  {line}") for number, line in enumerate(lines, start=1))

    def write(self, record: Record, path: Path) -> None:
        try:
            storage.save(record, path)
        except OSError as error:
            self.screen.say(self.say("play.not-saved", file=path, why=error.strerror), "error")
        else:
            self.screen.say_whole(self.say("play.saved", file=path))

    def quit(self, rest: str) -> bool:
        raise Leave(another=False)


class TableCommands(Commands):
    """The commands at a local table."""

    known = (
        *("undo", "help", "why", "hint", "table", "look", "log"),
        *("score", "save", "load", "new", "quit", "commands"),
    )
    owner: Table

    @property
    def session(self) -> Session:
        return self.owner.session

    def undo(self, rest: str) -> bool:
        if self.session.undo():
            return True
        self.screen.say(self.say("commands.nothing-to-undo"), "error")
        return False

    def hint(self, agent: str) -> bool:
        try:
            show_hint(self.owner, agent)
        except Misuse as error:
            self.screen.say(str(error), "error")
        return False

    def log(self, rest: str) -> bool:
        self.print_log(self.session.log(self.owner.language))
        return False

    def score(self, rest: str) -> bool:
        show_scores(self.screen, self.session.game, self.session.at, self.owner.language, self.session.names)
        return False

    def save(self, file: str) -> bool:
        self.write(self.session.record, Path(file).expanduser() if file else self.owner.file)
        return False

    def load(self, file: str) -> bool:
        """Another game comes to the table; the one in progress is already on disk, and the file stays as it is."""
        if not file:
            self.screen.say(self.say("commands.load-what"), "error")
            return False
        path = Path(file).expanduser()
        try:
            record = storage.load(path)
            session = Session(record, self.session.seed, self.session.auto, self.session.outside)
        except (BadRecord, Misuse) as error:
            self.screen.say(str(error), "error")
            return False
        except OSError as error:
            self.screen.say(f"{path}: {error.strerror}", "error")
            return False
        self.owner.sit_down(session, storage.new_file(record.game.id))
        return True

    def new(self, rest: str) -> bool:
        raise Leave(another=True)
