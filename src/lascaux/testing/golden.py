"""Playthroughs: a whole seeded game as text that anybody can read, to be kept and compared."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from lascaux.core.game import Game
from lascaux.core.position import CHANCE, Position
from lascaux.testing.play import choices_made
from lascaux.testing.rows import Row


def playthrough(row: Row) -> Iterator[str]:
    """The game of the row's golden seed: every step, and the table wherever a chapter ends."""
    game, chapter = row.game, row.checks.chapter
    assert row.golden is not None
    options = ", ".join(f"{name} {value}" for name, value in game.options_written().items())
    yield f"{row.name}: {options}; seed {row.golden}"
    yield "Each step: its number and who chooses (* is chance); what can be chosen, by verb; > what is."
    at = game.start()
    for number, choice in enumerate(choices_made(game, row.golden), start=1):
        yield ""
        yield f"{number}  {'*' if at.actor == CHANCE else at.actor}  {game.prompt(at)}"
        yield from offered(game, at)
        yield f"   > {game.name(choice)}"
        before = chapter(at)
        at.play(choice)
        if chapter(at) != before:
            yield from table(game, at)
    yield from ending(game, at)


def offered(game: Game, at: Position) -> Iterator[str]:
    """The legal choices, a line or more for each verb."""
    verbs: dict[str, list[str]] = {}
    for name in map(game.name, at.choices()):
        verb, _, rest = name.partition(" ")
        verbs.setdefault(verb, []).append(rest)
    for verb, rests in verbs.items():
        text = f"{verb} {'; '.join(rests)}".strip()
        yield from wrap(text, 118, initial_indent="   ", subsequent_indent="     ", break_on_hyphens=False)


def table(game: Game, at: Position) -> Iterator[str]:
    yield ""
    yield from game.text(at, 0).splitlines()
    yield f"scores {at.scores()}"


def ending(game: Game, at: Position) -> Iterator[str]:
    for seat in range(game.seats):
        sheet = game.scoresheet(at, seat)
        yield ""
        yield f"scoresheet of seat {seat}"
        for line in sheet.lines:
            yield f"   {'= ' if line.is_sum else ''}{line.category} {line.points}"
        yield f"   total {sheet.total}"
    yield ""
    yield f"winners {at.winners()}"
