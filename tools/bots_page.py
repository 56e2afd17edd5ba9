"""Writes docs/bots.md: the prose of docs/ladder/page.md with tables from the results beside it.

    python tools/bots_page.py

A ladder is what `lascaux ladder` wrote as ladder.json, stored as docs/ladder/NAME.json; the bars are in bars.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from lascaux.agents.ladder import REFERENCE
from lascaux.arena.ladder_result import LadderFound, PairingFound, against_reference, rated, read_result, step_of
from lascaux.arena.ratings import Rating
from lascaux.games import games, load

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
RESULTS: Final = DOCS / "ladder"
BARS: Final = RESULTS / "bars.json"
PROSE: Final = RESULTS / "page.md"
PAGE: Final = DOCS / "bots.md"
HEAD: Final = "# Bots\n"
ORIGIN: Final = "\n<!-- Written by tools/bots_page.py from docs/ladder: change page.md there. A test compares it. -->\n"
NOT_MEASURED: Final = "not measured"


def page() -> str:
    text = PROSE.read_text(encoding="utf-8").replace(HEAD, HEAD + ORIGIN, 1)
    return text.replace("<!-- ladders -->", ladders()).replace("<!-- bars -->", bars())


def stored() -> list[LadderFound]:
    return [read_result(path) for path in sorted(RESULTS.glob("*.json")) if path != BARS]


def ladders() -> str:
    return "\n\n".join(section(found) for found in stored()) or f"The ladders are {NOT_MEASURED} yet."


def section(found: LadderFound) -> str:
    """One ladder: how it was measured, and its table, the strongest on top."""
    title = load(found["game"]).texts.say("en", "title.name")
    defaults = {option.name: option.default for option in games()[found["game"]].declared}
    changed = {k: v for k, v in found["options"].items() if k == "players" or v != defaults[k]}
    words = "solo" if found["players"] == 1 else f"{found['players']} players"
    others = [f"{name} {value}" for name, value in changed.items() if name != "players"]
    options = " ".join(f"-o {name}={value}" for name, value in changed.items())
    command = f"lascaux ladder {found['game']} {options} --games {found['looks'][-1]}"
    played = f"games played: {len(found['played'])}; intervals of {found['z']:.2f} deviations."
    lines = [
        f"### {', '.join([title, words, *others])}",
        "",
        f"`{command}`, {found['date']}, {played}",
        "",
        *(solo_rows(found) if found["players"] == 1 else table_rows(found)),
    ]
    return "\n".join(lines)


def table_rows(found: LadderFound) -> list[str]:
    ratings = rated(found)
    steps = "wins against the next below | step | points ahead of it"
    lines = [
        f"| | {steps} | wins against `{REFERENCE}` | rating | seconds per choice |",
        "|---|--:|---|--:|--:|--:|--:|",
    ]
    for rung in reversed(found["rungs"]):
        step, reference = step_of(found, rung["name"]), against_reference(found, rung["name"])
        cells = [share(step), verdict(step), lead(step), share(reference), rating(ratings.get(rung["name"]))]
        lines.append(row(f"`{rung['name']}`", *cells, f"{rung['seconds']:.2g}"))
    return lines


def solo_rows(found: LadderFound) -> list[str]:
    lines = [
        f"| | points | ahead of the next below | step | ahead of `{REFERENCE}` | seconds per choice |",
        "|---|--:|--:|---|--:|--:|",
    ]
    for rung in reversed(found["rungs"]):
        step, reference = step_of(found, rung["name"]), against_reference(found, rung["name"])
        points = f"{rung['points']:.1f} ± {error(rung['error'])} of {rung['games']}"
        lines.append(
            row(f"`{rung['name']}`", points, lead(step), verdict(step), lead(reference), f"{rung['seconds']:.2g}")
        )
    return lines


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def share(pairing: PairingFound | None) -> str:
    if pairing is None or not pairing["games"]:
        return "–"
    return f"{percent(pairing['share'])} ({interval(pairing['low'], pairing['high'])}) of {pairing['games']}"


def lead(pairing: PairingFound | None) -> str:
    return f"{pairing['lead']:+.1f} ± {error(pairing['lead_error'])}" if pairing else "–"


def verdict(step: PairingFound | None) -> str:
    return str(step["verdict"]) if step else "–"


def rating(found: Rating | None) -> str:
    return f"{found.value:.1f} ({found.low:.1f}–{found.high:.1f})" if found else "–"


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def interval(low: float, high: float) -> str:
    return f"{100 * low:.0f}–{100 * high:.0f}"


def error(value: float | None) -> str:
    return "?" if value is None else f"{value:.1f}"


def bars() -> str:
    lines = ["| | before | bar | aim | measured | |", "|---|--:|--:|--:|--:|---|"]
    for bar in json.loads(BARS.read_text(encoding="utf-8")):
        solo = bar["others"] is None
        least = f"{goal(bar['bar'], solo)} in {bar['games']}" if bar["bar"] else "–"
        lines.append(row(bar["title"], bar["before"], least, goal(bar["aim"], solo), measured(bar, solo), reached(bar)))
    return "\n".join(lines)


def goal(value: float | None, solo: bool) -> str:
    return "–" if value is None else f"≥ {value:g}" if solo else f"≥ {percent(value)}"


def measured(bar: dict[str, Any], solo: bool) -> str:
    found = bar["found"]
    if not found:
        return NOT_MEASURED
    if solo:
        value = f"**{found['value']:.1f}** ± {error(found['error'])}"
    else:
        value = f"**{percent(found['value'])}** ({interval(found['low'], found['high'])})"
    return f"{value} of {found['games']} by `{found['agent']}`, {found['seconds']:.2g} s a choice"


def reached(bar: dict[str, Any]) -> str:
    if not bar["found"] or bar["bar"] is None:
        return "–"
    value = bar["found"]["value"]
    if bar["found"]["games"] < bar["games"]:
        return "too few games"
    return "aim reached" if value >= bar["aim"] else "bar reached" if value >= bar["bar"] else "not reached"


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
