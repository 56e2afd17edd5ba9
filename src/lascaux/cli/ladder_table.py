"""A measured ladder as a table, the strongest on top."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from lascaux.agents.ladder import REFERENCE
from lascaux.arena.ladder_result import LadderFound, PairingFound, against_reference, step_of
from lascaux.arena.ratings import Rating
from lascaux.arena.statistics import Mean, Rate
from lascaux.cli.standings import error_of, mean_text, rate_text, rating_text
from lascaux.cli.wording import Wording

STYLES: Final = {"proven": "green", "not proven": "yellow", "wrong order": "red"}


def ladder_table(found: LadderFound, ratings: dict[str, Rating], say: Wording) -> Table:
    """For each agent: its rating, how it does against the next below and against the reference, and the verdict."""
    solo = found["players"] == 1
    table = Table(say("arena.columns.agent"))
    rating = ["rating"] if ratings else []
    for column in ("score" if solo else "below", "ahead", "reference", *rating, "seconds", "verdict"):
        table.add_column(say(f"ladder.columns.{column}", reference=REFERENCE))
    for rung in reversed(found["rungs"]):
        name = rung["name"]
        step, reference = step_of(found, name), against_reference(found, name)
        table.add_row(
            Text(name),
            mean_text(Mean(rung["points"], rung["error"])) if solo else share_text(step, say),
            lead_text(step),
            lead_text(reference) if solo else share_text(reference, say),
            *([rating_text(ratings.get(name))] if ratings else []),
            f"{rung['seconds']:.3g}",
            verdict_text(step, say),
        )
    return table


def share_text(pairing: PairingFound | None, say: Wording) -> str:
    if pairing is None or not pairing["games"]:
        return "–"
    share = rate_text(Rate(pairing["share"], pairing["low"], pairing["high"]))
    return say("ladder.share", share=share, games=pairing["games"])


def lead_text(pairing: PairingFound | None) -> str:
    if pairing is None or not pairing["games"]:
        return "–"
    return f"{pairing['lead']:+.2f} ± {error_of(Mean(pairing['lead'], pairing['lead_error']))}"


def verdict_text(step: PairingFound | None, say: Wording) -> Text:
    verdict = step["verdict"] if step else None
    return Text(say(f"ladder.verdicts.{verdict.replace(' ', '-')}"), STYLES[verdict]) if verdict else Text("–")
