"""A server's table at the terminal: shows it whenever it changes, and asks when it is your turn."""

from __future__ import annotations

from typing import Any, Final

from lascaux.cli.choosing import Typeable
from lascaux.cli.commands import Leave
from lascaux.cli.dialogue import Dialogue
from lascaux.cli.errors import Misuse
from lascaux.cli.menu import Menu
from lascaux.cli.remote import LONGEST_POLL, PATIENCE, Address, Refused, Server
from lascaux.cli.remote_commands import RemoteCommands
from lascaux.cli.screen import Screen
from lascaux.core.game import Game
from lascaux.core.position import NOBODY
from lascaux.games import load

VERSION: Final = 1  # of the messages that we understand
MOMENT: Final = 0.3  # seconds without news before a table that others are playing at is drawn
RECENT: Final = 12  # lines of news for somebody who has just arrived


class RemoteTable(Dialogue):
    """One table of a server. `run` gives the id of the next one, where a rematch is wanted."""

    def __init__(
        self, server: Server, address: Address, screen: Screen, language: str, invitations: list[str] | None = None
    ) -> None:
        super().__init__(screen, language)
        self.server = server
        self.address = address
        self.path = f"tables/{address.table}"
        self.invitations = invitations or []  # shown as long as seats are free
        self.log = Log()
        self.chose: dict[int, int] = {}  # the line of the log with each seat's last choice
        self.drawn = -1  # the number of the table on the screen
        self.remark = ""  # shown with the table next time
        server.patience = PATIENCE
        server.tell = lambda text: self.screen.say(text, "error")
        self.take_in(server.get(self.path, code=address.code))
        view = self.shown["view"]
        self.rules: Game = load(view["game"], **view["options"])
        self.commands = RemoteCommands(self)

    @property
    def game(self) -> Game:
        return self.rules

    @property
    def seat(self) -> int:
        return int(self.shown["seat"])

    @property
    def over(self) -> bool:
        """Nothing can be chosen here any more."""
        return self.shown["status"] in ("over", "frozen")

    @property
    def names(self) -> list[str]:
        return [seat["name"] or self.say("remote.free") for seat in self.shown["seats"]]

    def take_in(self, shown: dict[str, Any]) -> None:
        """The table as the server tells it."""
        if shown.get("version") != VERSION:
            raise Misuse(self.say("remote.version", theirs=shown.get("version"), ours=VERSION))
        self.shown = shown
        self.log.take_in(shown["log"])
        choices = shown["view"]["choices"]
        self.choices = [choice["choice"] for choice in choices]
        self.entries = [Typeable(choice["name"], text) for choice, text in zip(choices, shown["texts"], strict=True)]

    # The evening

    def run(self) -> str | None:
        try:
            while True:
                self.wait()
                if self.over:
                    return self.show_end()
                self.show()
                while not self.answer(self.ask()):
                    pass
        except (Leave, EOFError, KeyboardInterrupt) as end:
            if not isinstance(end, Leave):
                self.screen.say("")
            self.screen.say_whole(self.say("remote.waits", address=self.address))
            return None

    def wait(self) -> None:
        """Until there is something to choose, or the game is over. Ctrl-C lets you type commands in the meantime."""
        while not (self.choices or self.over):
            if self.says_who_begins:
                self.take_in(self.server.post(f"{self.path}/start", {"seat": self.ask_who_begins()}))
                continue
            drawn = self.drawn == self.shown["number"]
            try:
                if not self.poll(LONGEST_POLL if drawn else MOMENT) and not drawn:
                    self.show()
            except KeyboardInterrupt:
                self.screen.say("")
                while not self.answer(self.ask(self.say("remote.pause"))):
                    pass
                self.drawn = -1

    @property
    def says_who_begins(self) -> bool:
        asked = self.shown["asked"]
        return asked is not None and bool(self.shown["seats"][asked]["yours"])

    def ask_who_begins(self) -> int:
        return Menu(self.screen, self.language).ask_who_begins(self.game, self.names)

    def poll(self, seconds: float) -> bool:
        """Wait for news; True if there was any."""
        number = self.shown["number"]
        with self.screen.waiting() as tell:
            tell(self.say("remote.interrupt"))
            self.take_in(self.server.get(self.path, code=self.address.code, seen=number, wait=seconds))
        return bool(self.shown["number"] != number)

    def waited_for(self) -> str:
        free = sum(seat["kind"] == "free" for seat in self.shown["seats"])
        if free:
            return self.say("remote.seats-free", count=free)
        if self.shown["asked"] is not None:
            return str(self.shown["prompt"])
        actor = self.shown["view"]["actor"]
        return self.say("remote.turn-of", name=self.names[actor] if actor >= 0 else "…")

    # What is seen

    def show(self) -> None:
        """The table, what happened since, and the question, or who we are waiting for."""
        prompt = self.shown["prompt"] if self.choices else self.waited_for()
        self.present(self.shown["number"], self.shown["view"], self.names, self.news(), prompt)
        self.drawn = self.shown["number"]
        if not self.choices and self.shown["status"] == "open":
            for line in self.invitations:
                self.screen.say_whole(line)
        if self.seat == NOBODY:
            self.chose[NOBODY] = self.log.end  # a spectator's news is whatever has not been shown yet
        if self.remark:
            self.screen.say(self.remark, "error")
            self.remark = ""

    def draw(self) -> None:
        page = self.server.get(f"{self.path}/text", code=self.address.code)
        self.screen.clear()
        self.screen.show(page["lines"])

    def news(self) -> list[str]:
        """What has happened since this seat's last choice, including that."""
        begin = self.chose.get(self.seat, self.log.last_of(self.seat))
        return self.log.since(begin)

    def show_end(self) -> str | None:
        if self.screen.too_narrow:
            self.screen.clear()
        else:
            self.draw()
        self.tell(self.news())
        self.commands.obey("score")
        self.screen.say(self.shown["frozen"] or self.shown["outcome"], "active")
        self.screen.say_whole(self.say("remote.stays", address=self.address))
        if self.seat == NOBODY or self.shown["frozen"] or not self.wants("remote.rematch"):
            return None
        again = self.server.post(f"{self.path}/rematch", {"pass_start": self.passes_start()})["table"]
        if again is None:
            self.screen.say_whole(self.say("remote.rematch-asked"))
            while (again := self.shown["rematch"]) is None:
                self.poll(LONGEST_POLL)
        return str(again)

    def wants(self, question: str, **values: object) -> bool:
        try:
            return Menu(self.screen, self.language).yes(self.say(question, **values), default=False)
        except EOFError:
            return False

    def passes_start(self) -> bool:
        """Whether the seat after the one that began is to begin the rematch."""
        if self.shown["began"] is None:
            return False
        name = self.names[(self.shown["began"] + 1) % len(self.names)]
        return self.wants("remote.pass-start", name=name)

    # What is done

    def answer(self, typed: str) -> bool:
        """As at any table, but the server may say no, or that the table has moved on."""
        try:
            if not self.entries:
                done = self.commands.obey(typed)
                if done is None:
                    self.screen.say(self.say("remote.not-now", typed=typed), "error")
                return bool(done)
            return super().answer(typed)
        except Refused as refused:
            if refused.table is None:
                self.screen.say(str(refused), "error")
                return False
            self.take_in(refused.table)
            self.remark = str(refused)
            return True

    def choose(self, choice: int) -> None:
        seat = self.seat
        self.submit("choices", choice=choice)
        self.chose[seat] = self.shown["log"]["from"]

    def take_back(self, turn: bool) -> None:
        self.chose.pop(self.seat, None)
        self.submit("undo", turn=turn)

    def submit(self, what: str, **body: object) -> None:
        self.take_in(self.server.post(f"{self.path}/{what}", {"number": self.shown["number"], **body}))

    def why_not(self, choice: int) -> str:
        reason = self.server.get(f"{self.path}/why", choice=self.game.name(choice))
        return f"{reason['text']} ({reason['clause']})"


class Log:
    """The known lines of a table's log. The server sends its end: whatever was known from there on is forgotten."""

    def __init__(self) -> None:
        self.first = 0  # the number of the first line known
        self.lines: list[dict[str, Any]] = []

    @property
    def end(self) -> int:
        return self.first + len(self.lines)

    def take_in(self, log: dict[str, Any]) -> None:
        if not self.first <= log["from"] <= self.end:  # lines between are missing
            self.first, self.lines = log["from"], []
        self.lines[log["from"] - self.first :] = log["lines"]

    def since(self, number: int) -> list[str]:
        return [line["text"] for line in self.lines[max(number - self.first, 0) :]]

    def last_of(self, seat: int) -> int:
        """The number of a seat's last line, or of a recent one where it has none."""
        found = [number for number, line in enumerate(self.lines, self.first) if line["seat"] == seat]
        return found[-1] if found else max(self.end - RECENT, 0)
