"""How often each action space is used."""

from __future__ import annotations

from lascaux.arena.report import plots
from lascaux.arena.report.data import Results
from lascaux.arena.report.estimates import mean
from lascaux.arena.report.html import Column, escape, figure, section, table, tag
from lascaux.arena.report.scale import Scale
from lascaux.arena.report.wording import Words


def section_spaces(results: Results, words: Words) -> str:
    names = list(dict.fromkeys(name for row in results.rows for name in row.spaces))
    if not names:
        return ""
    groups = list(results.by_agent.items())
    found = {name: [mean([row.seen(row.spaces.get(name, 0)) for row in rows]) for _, rows in groups] for name in names}
    average = {name: sum(row.spaces.get(name, 0) for row in results.rows) / len(results.rows) for name in names}
    names.sort(key=lambda name: -average[name])
    scale = Scale.around([e.value for means in found.values() for e in means], 0.0)
    labels = {name: words.space(name) for name in names}
    strips = [plots.thin_bars(labels[name], scale, found[name], words.number(average[name], 2)) for name in names]
    title = words("spaces.by-space")
    columns = [Column(words("column.space"), False), *(Column(agent) for agent, _ in groups)]
    cells = [[escape(labels[name]), *(words.number(e.value, 2) for e in found[name])] for name in names]
    key = plots.legend(list(results.colours.items())) if len(groups) > 1 else ""
    plot = plots.rows(title, strips, scale, words.plain)
    return section(
        "spaces",
        words("spaces.title"),
        figure(
            tag("h3", escape(title)) + key + plot, words("spaces.caption"), table(title, columns, cells), words("table")
        ),
    )
