"""The findings of an analysis as one self-contained HTML page: the curves as SVG, the tables below."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from lascaux.analysis import Verdict
from lascaux.cli.findings import MISTAKES, Findings, Sheet
from lascaux.cli.plot import height_at, round_numbers

WIDTH: Final = 960
HEIGHT: Final = 380
LEFT, RIGHT, TOP, BOTTOM = 50, 15, 15, 35
COLOURS: Final = (
    "#0072b2",
    "#d55e00",
    "#009e73",
    "#cc79a7",
    "#e69f00",
    "#56b4e9",
    "#777777",
)  # safe for colour-blind eyes

STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 960px; margin: 2em auto; padding: 0 1em; }
h1 { font-size: 1.5em; } h2 { font-size: 1.15em; margin: 2em 0 .3em; }
svg { width: 100%; height: auto; } svg text { font-size: 12px; fill: currentColor; }
.grid { stroke: currentColor; opacity: .15; } .curve { fill: none; stroke-width: 2; stroke-linejoin: round; }
table { border-collapse: collapse; width: 100%; } th, td { padding: .25em .6em; text-align: left; }
tr + tr { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
.r { text-align: right; font-variant-numeric: tabular-nums; } .key { margin-right: 1.5em; white-space: nowrap; }
"""


def page(findings: Findings) -> str:
    title = escape(findings.title)
    keys = "".join(
        f'<span class="key"><b style="color:{COLOURS[seat]}">●</b> {escape(name)}</span>'
        for seat, name in enumerate(findings.names)
    )
    parts = [
        f'<!DOCTYPE html>\n<html lang="{findings.language}">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>",
        f"<p><b>{escape(findings.outcome)}</b> {escape(findings.about)}</p>",
        Drawing(findings).svg(),
        f"<p>{keys}<br>{escape(findings.say('analyse.circles'))}</p>",
        *(table(sheet) for sheet in findings.sheets),
        "</body>\n</html>\n",
    ]
    return "\n".join(parts)


def table(sheet: Sheet) -> str:
    rows = [cells("th", sheet.headings, sheet.sides), *(cells("td", row, sheet.sides) for row in sheet.rows)]
    body = f"<table>\n{chr(10).join(rows)}\n</table>" if sheet.rows else "<p>–</p>"
    notes = "".join(f"\n<p>{escape(note)}</p>" for note in sheet.notes if note)
    return f"<h2>{escape(sheet.title)}</h2>\n{body}{notes}"


def cells(tag: str, texts: Sequence[str], sides: str) -> str:
    return (
        f"<tr>{''.join(f'<{tag} class={side}>{escape(t)}</{tag}>' for t, side in zip(texts, sides, strict=True))}</tr>"
    )


class Drawing:
    """The curves of all seats; circles are their biggest mistakes and say more under the mouse."""

    def __init__(self, findings: Findings) -> None:
        self.findings = findings
        self.analysis = findings.analysis
        self.curves = self.analysis.curves
        self.ticks = round_numbers([y for curve in self.curves for _, y in curve], 7)
        self.last = max(x for curve in self.curves for x, _ in curve)

    def x(self, number: float) -> str:
        return f"{LEFT + number / max(self.last, 1) * (WIDTH - LEFT - RIGHT):.1f}"

    def y(self, points: float) -> str:
        share = (self.ticks[-1] - points) / (self.ticks[-1] - self.ticks[0])
        return f"{TOP + share * (HEIGHT - TOP - BOTTOM):.1f}"

    def svg(self) -> str:
        label = escape(self.findings.about, quote=True)
        parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">', *self.grid()]
        for seat, curve in enumerate(self.curves):
            points = " ".join(f"{self.x(x)},{self.y(y)}" for x, y in curve)
            parts.append(f'<polyline class="curve" stroke="{COLOURS[seat]}" points="{points}"/>')
        for seat in range(len(self.curves)):
            parts += [self.circle(verdict) for verdict in self.analysis.mistakes(seat, MISTAKES)]
        return "\n".join([*parts, "</svg>"])

    def grid(self) -> list[str]:
        bottom = HEIGHT - BOTTOM
        lines: list[str] = []
        for tick in self.ticks:
            lines.append(f'<path class="grid" d="M{LEFT} {self.y(tick)}H{WIDTH - RIGHT}"/>')
            lines.append(f'<text x="{LEFT - 8}" y="{self.y(tick)}" text-anchor="end" dy=".35em">{tick:g}</text>')
        for round, begin in self.analysis.rounds().items():
            lines.append(f'<path class="grid" d="M{self.x(begin)} {TOP}V{bottom}"/>')
            lines.append(f'<text x="{self.x(begin)}" y="{bottom + 15}">{round}</text>')
        below = escape(self.findings.say("analyse.below"))
        return [*lines, f'<text x="{WIDTH / 2}" y="{HEIGHT - 3}" text-anchor="middle">{below}</text>']

    def circle(self, verdict: Verdict) -> str:
        number = verdict.number - 1
        place = f'cx="{self.x(number)}" cy="{self.y(height_at(self.curves[verdict.seat], number))}"'
        _, _, played, better, cost = self.findings.mistake(verdict)
        text = escape(f"{verdict.number}: {played} (−{cost}; {better})")
        return f'<circle {place} r="5" fill="{COLOURS[verdict.seat]}"><title>{text}</title></circle>'
