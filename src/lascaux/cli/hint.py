"""`hint`: what an agent thinks of the choices that are open. It only looks; the game stays as it is."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Final

from lascaux.cli.thinkers import ADVISER, thinker

if TYPE_CHECKING:
    from lascaux.cli.table import Table

BEST: Final = 5  # choices shown


def show_hint(table: Table, spec: str) -> None:
    """The best choices by an agent's opinion, each with the number to type for it."""
    session, screen, say = table.session, table.screen, table.say
    name = spec or ADVISER
    adviser = thinker(name, session.seed)
    try:
        with screen.waiting() as tell:
            tell(say("play.thinking", name=name))
            opinions = adviser.explain(session.game, session.at.copy())[:BEST]
    except KeyboardInterrupt:
        screen.say(say("hint.stopped"), "error")
        return
    choices = list(session.at.choices())
    headings = ["", say("hint.choice"), say("hint.value"), say("hint.visits")]
    rows: list[list[str]] = []
    for opinion in opinions:
        number = choices.index(opinion.choice)
        value = f"{opinion.value:.1f}" if isfinite(opinion.value) else "–"  # never looked at
        rows.append([str(number + 1), table.entries[number].text, value, f"{opinion.visits}×"])
    screen.grid(say("hint.heading", name=name), headings, "rlrr", rows)
