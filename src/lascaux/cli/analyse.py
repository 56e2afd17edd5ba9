"""`lascaux analyse RECORD`: where a game was won or lost, as an agent sees it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from lascaux.agents.ladder import ladder
from lascaux.analysis import Analysis, Judge, Verdict, decisions, explained, judged
from lascaux.cli import storage
from lascaux.cli.errors import Misuse
from lascaux.cli.findings import MISTAKES, Findings
from lascaux.cli.page import page
from lascaux.cli.plot import MARKS, draw_curves
from lascaux.cli.screen import Screen
from lascaux.cli.wording import Wording

SUFFIXES: Final = (".html", ".htm")


def analyse(arguments: Namespace, screen: Screen, language: str) -> None:
    """Think the game through, show the findings, and write them to a page if one is wanted."""
    say = Wording(language)
    out = Path(arguments.out).expanduser() if arguments.out else None
    if out and (out.suffix.lower() not in SUFFIXES or not out.parent.is_dir()):
        raise Misuse(say("analyse.no-page", file=out))
    if arguments.every < 1:
        raise Misuse(say("analyse.no-step", every=arguments.every))
    record = storage.load(arguments.file)
    name = arguments.agent or ladder(record.game.id, record.game.seats).judge
    judge = Judge(name)
    wanted = list(decisions(record))[:: arguments.every]
    if not wanted:
        raise Misuse(say("analyse.nothing", file=arguments.file))
    verdicts: list[Verdict] = []
    with screen.progress(say("play.thinking", name=name), len(wanted)) as one_done:
        for decided in wanted:
            verdicts.append(judged(judge, decided))
            one_done()
    analysis = Analysis(record, name, verdicts)
    for verdict in [one for seat in range(record.game.seats) for one in analysis.mistakes(seat, MISTAKES)]:
        place = verdicts.index(verdict)
        verdicts[place] = explained(verdict, wanted[place].at)
    findings = Findings(Analysis(record, name, verdicts), language)
    if out:
        out.write_text(page(findings), encoding="utf-8")
    show(findings, screen, say)
    screen.say_whole(say("analyse.look", file=arguments.file))
    if out:
        screen.say_whole(say("analyse.written", file=out))


def show(findings: Findings, screen: Screen, say: Wording) -> None:
    analysis = findings.analysis
    screen.say(findings.title, "title")
    screen.say(findings.about)
    screen.show(draw_curves(analysis.curves, analysis.rounds(), say("analyse.below"), screen.console.width).runs())
    screen.legend([(f"{MARKS[seat]} {name}", f"seat{seat}") for seat, name in enumerate(findings.names)])
    for sheet in findings.sheets:
        screen.say("")
        if sheet.rows:
            screen.grid(sheet.title, sheet.headings, sheet.sides, sheet.rows)
            for note in filter(None, sheet.notes):
                screen.say(note)
        else:
            screen.say(f"{sheet.title}: –")
    screen.say("")
    screen.say(findings.outcome, "title")
