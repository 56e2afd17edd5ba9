"""`lascaux replay FILE`: a recorded game, line by line or turn by turn."""

from __future__ import annotations

from lascaux.cli.errors import Misuse
from lascaux.cli.scores import show_scores
from lascaux.cli.screen import Screen
from lascaux.cli.wording import Wording
from lascaux.core.position import CHANCE, Position
from lascaux.record import Record


class Replay:
    def __init__(self, record: Record, screen: Screen, language: str) -> None:
        self.record = record
        self.game = record.game
        self.screen = screen
        self.language = language
        self.say = Wording(language)

    def table_after(self, count: int) -> None:
        """The table after a number of choices."""
        self.check(count)
        for number, at in enumerate(self.record.positions()):
            if number == count:
                self.show_table(at)

    def run(self, last: int | None = None, step: bool = False) -> None:
        """All log lines up to a number of choices, then the table and the scores; `step` waits after every turn."""
        end = len(self.record.choices) if last is None else last
        self.check(end)
        self.screen.say(heading(self.record, self.language), "title")
        in_turn = False
        round_shown: object = None
        for number, at in enumerate(self.record.positions()):
            if step and in_turn and at.begins_turn and number <= end:
                self.show_table(at)
                self.screen.ask(self.say("replay.enter"))
            in_turn = not at.begins_turn
            if number >= end:
                break
            round_shown = self.show_round(at, round_shown)
            choice = self.record.choices[number]
            self.screen.say(f"{number + 1:>4}  {self.game.log(at, choice, self.language, self.record.seats)}")
        self.show_table(at)
        show_scores(self.screen, self.game, at, self.language, self.record.seats)
        if at.over:
            self.screen.say(self.game.outcome(at, self.language, self.record.seats), "title")
        else:
            self.screen.say(self.say("replay.unfinished", count=end), "title")

    def check(self, count: int) -> None:
        if not 0 <= count <= len(self.record.choices):
            raise Misuse(self.say("replay.range", count=count, last=len(self.record.choices)))

    def show_round(self, at: Position, shown: object) -> object:
        """A heading where a new round begins, or play without rounds: the first line of the drawn table."""
        view = self.game.view(at, 0)
        here = (view.get("era"), view.get("round"))
        if at.actor == CHANCE and not view.get("round"):
            return shown  # still setting up
        if here != shown:
            status = self.game.draw(at, 0, self.language, self.record.seats).plain().splitlines()[0]
            self.screen.say(f"— {status}", "title")
        return here

    def show_table(self, at: Position) -> None:
        seat = max(at.actor, 0)
        self.screen.show(self.game.draw(at, seat, self.language, self.record.seats).runs())


def heading(record: Record, language: str) -> str:
    """The game, the options that are not the defaults, and who played."""
    game = record.game
    changed = [o.name for o in game.declared if game.options[o.name] != o.default]
    options = "".join(f", {name}={game.options[name]}" for name in changed)
    return f"{game.texts.say(language, 'title.name')}{options}: {', '.join(record.seats)}"
