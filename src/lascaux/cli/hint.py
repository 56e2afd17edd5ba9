"""`hint`: what an agent thinks of the open choices. It only looks; the game stays as it is."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from math import isfinite
from typing import TYPE_CHECKING, Final

from lascaux.agents.agent import Opinion
from lascaux.agents.ladder import ladder
from lascaux.cli.dialogue import Dialogue
from lascaux.cli.thinkers import thinker

if TYPE_CHECKING:
    from lascaux.cli.table import Table

BEST: Final = 5  # choices shown


def show_hint(table: Table, spec: str) -> None:
    """The best choices in the opinion of a local agent."""
    session, screen, say = table.session, table.screen, table.say
    name = spec or ladder(session.game.id, session.game.seats).adviser
    adviser = thinker(name, session.seed)
    try:
        with screen.waiting() as tell:
            tell(say("play.thinking", name=name))
            opinions = adviser.explain(session.game, session.at.copy())
    except KeyboardInterrupt:
        screen.say(say("hint.stopped"), "error")
        return
    show_opinions(table, name, opinions)


def show_opinions(owner: Dialogue, name: str, opinions: Iterable[Opinion]) -> None:
    """The first of an agent's opinions, each with the number to type for it."""
    say = owner.say
    headings = ["", say("hint.choice"), say("hint.value"), say("hint.visits")]
    rows: list[list[str]] = []
    for opinion in islice(opinions, BEST):
        number = owner.choices.index(opinion.choice)
        value = f"{opinion.value:.1f}" if isfinite(opinion.value) else "–"  # never visited
        rows.append([str(number + 1), owner.entries[number].text, value, f"{opinion.visits}×"])
    owner.screen.grid(say("hint.heading", name=name), headings, "rlrr", rows)
