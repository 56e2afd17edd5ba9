"""How often each action space is used."""

from __future__ import annotations

from collections import Counter

from lascaux.arena.report import plots
from lascaux.arena.report.data import Results
from lascaux.arena.report.estimates import mean
from lascaux.arena.report.html import Column, escape, figure, section, table, tag
from lascaux.arena.report.scale import Scale
from lascaux.arena.report.wording import Words

SHOWN = 4  # agents side by side in a plot; the table has all


def section_spaces(results: Results, words: Words) -> str:
    names = list(dict.fromkeys(name for row in results.rows for name in row.spaces))
    if not names:
        return ""
    groups = [(agent, results.by_agent[agent]) for agent in results.agents]
    found = {name: [mean([row.seen(row.spaces.get(name, 0)) for row in rows]) for _, rows in groups] for name in names}
    average = {name: sum(row.spaces.get(name, 0) for row in results.rows) / len(results.rows) for name in names}
    names.sort(key=lambda name: -average[name])
    together = len(groups) > SHOWN
    scale = Scale.around([e.value for means in found.values() for e in means], 0.0)
    labels = space_labels(results, names, words)
    strips = []
    for name in names:
        means = found[name]
        if together:
            overall = mean([row.seen(row.spaces.get(name, 0)) for row in results.rows])
            marks = plots.bar(scale, overall, 0)
        else:
            marks = plots.thin_bars(scale, means)
        strips.append(plots.Strip(labels[name], marks, words.number(average[name], 2)))
    title = words("spaces.by-space")
    columns = [Column(words("column.space"), False), *(Column(agent) for agent, _ in groups)]
    cells = [[escape(labels[name]), *(words.number(e.value, 2) for e in found[name])] for name in names]
    key = "" if together or len(groups) == 1 else plots.legend([(agent, n) for n, (agent, _) in enumerate(groups)])
    plot = plots.rows(title, strips, scale, words.plain)
    return section(
        "spaces",
        words("spaces.title"),
        figure(
            tag("h3", escape(title)) + key + plot, words("spaces.caption"), table(title, columns, cells), words("table")
        ),
    )


def space_labels(results: Results, names: list[str], words: Words) -> dict[str, str]:
    """The names of the spaces; in whole choices where a space is used in more than one way."""
    titles = {name: words.space(name) for name in names}
    times = Counter(titles.values())
    game = results.game
    plain = {name for name in names if name.split()[0] == names[0].split()[0]}
    return {
        name: title if times[title] == 1 or name in plain else game.describe(game.parse(name), words.language)
        for name, title in titles.items()
    }
