"""What can be typed at a server's table besides choices."""

from __future__ import annotations

from math import nan
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lascaux.agents.agent import Opinion
from lascaux.agents.ladder import ladder
from lascaux.cli import storage
from lascaux.cli.commands import Commands, Leave
from lascaux.cli.hint import show_opinions
from lascaux.cli.menu import Menu
from lascaux.record import Record

if TYPE_CHECKING:
    from lascaux.cli.remote_table import RemoteTable


class RemoteCommands(Commands):
    """The commands at a server's table."""

    known = (
        *("undo", "restart", "help", "why", "hint", "table", "look", "log", "score"),
        *("record", "resign", "abandon", "leave", "come-back", "quit", "commands"),
    )
    looked_at = 12  # a request each
    owner: RemoteTable

    def __init__(self, owner: RemoteTable) -> None:
        super().__init__(owner)
        self.words |= {"save": "record", self.say("commands.words.save"): "record"}  # as at a local table

    def get(self, what: str, **query: object) -> Any:
        return self.owner.server.get(f"{self.owner.path}/{what}", code=self.owner.address.code, **query)

    def undo(self, rest: str) -> bool:
        self.owner.take_back(turn=False)
        return True

    def restart(self, rest: str) -> bool:
        self.owner.take_back(turn=True)
        return True

    def hint(self, level: str) -> bool:
        try:
            with self.screen.waiting() as tell:
                tell(self.say("play.thinking", name=level or ladder(self.owner.game.id, self.owner.game.seats).adviser))
                hint = self.get("hint", level=level)
        except KeyboardInterrupt:
            self.screen.say(self.say("hint.stopped"), "error")
            return False
        opinions = hint["opinions"]
        values = [nan if opinion["value"] is None else opinion["value"] for opinion in opinions]
        show_opinions(
            self.owner,
            hint["level"],
            [Opinion(one["choice"], value, one["visits"]) for one, value in zip(opinions, values, strict=True)],
        )
        return False

    def log(self, rest: str) -> bool:
        lines: list[dict[str, Any]] = []
        page = self.get("log")
        while page["lines"]:
            lines = page["lines"] + lines
            page = self.get("log", last=page["from"])
        self.print_log(line["text"] for line in lines)
        return False

    def score(self, rest: str) -> bool:
        rows = self.get("scores")["rows"]
        self.screen.sheet("", self.owner.names, [(row["name"], row["points"], row["sum"]) for row in rows])
        return False

    def record(self, file: str) -> bool:
        text = self.owner.server.text(f"{self.owner.path}/record", code=self.owner.address.code)
        path = Path(file).expanduser() if file else storage.new_file(self.owner.game.id)
        self.write(Record.parse(text), path)
        return False

    def resign(self, rest: str) -> bool:
        owner = self.owner
        if not Menu(self.screen, owner.language).yes(self.say("remote.really"), default=False):
            return False
        self.post("resign")
        if not owner.over:
            self.screen.say(self.say("remote.bot-plays-on"))
            raise Leave(another=False)
        return True

    def abandon(self, rest: str) -> bool:
        self.post("abandon")
        if not self.owner.over:
            self.screen.say(self.say("remote.abandon-asked"))
        return self.owner.over

    def leave(self, rest: str) -> bool:
        server = self.owner.server
        server.patiently(server.request("POST", f"{self.owner.path}/leave"))  # there is no table to show any more
        self.screen.say(self.say("remote.left"))
        raise Leave(another=False)

    def come_back(self, rest: str) -> bool:
        self.post("return")
        return True

    def post(self, what: str) -> None:
        """Something beside the game; the answer is the table."""
        self.owner.take_in(self.owner.server.post(f"{self.owner.path}/{what}"))
