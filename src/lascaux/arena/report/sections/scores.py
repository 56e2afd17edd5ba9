"""How many points: distributions by agent, and what the categories bring to winners and losers."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import pstdev

from lascaux.arena.report import plots
from lascaux.arena.report.data import Results, Row
from lascaux.arena.report.estimates import Estimate, Observation, mean, quantile, share
from lascaux.arena.report.html import Column, escape, figure, paragraph, section, table, tag
from lascaux.arena.report.scale import Scale, nice_step
from lascaux.arena.report.wording import Words
from lascaux.core.game import Goal

HILL = 84  # height of a histogram


def section_scores(results: Results, words: Words) -> str:
    """A histogram for each agent on one scale, against the printed goals of a solo game."""
    groups = [(agent, [row.score for row in results.by_agent[agent]]) for agent in results.agents]
    everything = [row.score for row in results.rows]
    aims = results.game.goals()
    width = max(1.0, nice_step(max(everything) - min(everything) or 1.0, 28))
    scale = Scale.around(everything, max(everything) + width / 2, *(goal.points for goal in aims), wanted=7)
    strips = []
    for agent, scores in groups:
        middle = quantile(scores, 0.5)
        marks = plots.histogram(scores, scale, width, results.colours[agent], HILL, middle)
        strips.append(plots.Strip(agent, marks, words("scores.median", points=words.plain(middle)), HILL))
    title = words("scores.by-agent")
    plot = plots.rows(title, strips, scale, words.plain, [goal.points for goal in aims])
    caption = words("scores.caption", width=words.plain(width), seats=words.count("results", len(everything)))
    if aims:
        caption = f"{caption} {words('scores.goal-lines')}"
    names = ("seats", "mean", "interval", "deviation", "least", "quarter", "median", "three-quarters", "most")
    columns = [Column(words("column.agent"), False), *(Column(words(f"column.{name}")) for name in names)]
    cells = [summary(agent, results.by_agent[agent], words) for agent in results.agents]
    return section(
        "scores",
        words("scores.title"),
        paragraph(words("scores.about"), class_="lead"),
        *([goal_list(results, aims, words)] if aims else []),
        figure(tag("h3", escape(title)) + plot, caption, table(title, columns, cells), words("table")),
    )


def summary(agent: str, rows: Sequence[Row], words: Words) -> list[str]:
    scores = [row.score for row in rows]
    middle = mean([row.seen(row.score) for row in rows])
    five = [words.plain(quantile(scores, part)) for part in (0, 0.25, 0.5, 0.75, 1)]
    interval = f"{words.number(middle.low)} – {words.number(middle.high)}"
    return [
        escape(agent),
        words.number(len(rows), 0),
        words.number(middle.value),
        interval,
        words.number(pstdev(scores)),
        *five,
    ]


def goal_list(results: Results, aims: Sequence[Goal], words: Words) -> str:
    """How often each agent reaches what the rulebook asks for."""
    items = []
    for goal in aims:
        aim = words("scores.goal-remarkable" if goal.remarkable else "scores.goal-plain")
        asked = words("scores.more-than" if goal.exceed else "scores.at-least", points=words.plain(goal.points))
        rates = [
            words("scores.reached", agent=agent, rate=words.rate(share(observed(results.by_agent[agent], goal))))
            for agent in results.agents
        ]
        text = words("scores.goal", aim=aim, asked=asked, clause=goal.clause, rates=words.join(rates))
        items.append(tag("li", escape(text)))
    return tag("ul", "".join(items), class_="goals")


def observed(rows: Sequence[Row], goal: Goal) -> list[Observation]:
    return [row.seen(float(goal.reached(row.score))) for row in rows]


def section_categories(results: Results, words: Words) -> str:
    """Where the points come from, for winners and for the others."""
    names = list(dict.fromkeys(name for row in results.rows for name in row.categories))
    if not names:
        return ""
    winners = [row for row in results.rows if row.win > 0]
    losers = [row for row in results.rows if row.win == 0]
    apart = bool(winners and losers) and not results.solo
    groups = [winners, losers] if apart else list(results.by_agent.values())
    found = [(name, [category(name, group) for group in groups]) for name in names]
    bounds = [bound for _, means in found for e in means for bound in (e.high, e.low if e.value < 0 else 0.0)]
    scale = Scale.around(bounds, 0.0)
    labels = [words("categories.winners"), words("categories.losers")] if apart else results.agents
    strips = [
        duel(words.category(name), scale, means, words)
        if apart
        else plots.thin_bars(
            words.category(name), scale, means, words.number(means[0].value) if len(means) == 1 else ""
        )
        for name, means in found
    ]
    title = words("categories.by-category")
    columns = [Column(words("column.category"), False), *(Column(label) for label in labels)]
    cells = [[escape(words.category(name)), *(words.points(estimate) for estimate in means)] for name, means in found]
    if apart:
        columns.append(Column(words("column.difference")))
        for row, (_, (winning, losing)) in zip(cells, found, strict=True):
            row.append(words.signed(winning.value - losing.value))
    plot = plots.rows(title, strips, scale, words.plain, [0.0])
    colours = {label: number for number, label in enumerate(labels)} if apart else results.colours
    key = plots.legend(list(colours.items())) if len(colours) > 1 else ""
    caption = words("categories.caption" if apart else "categories.caption-solo")
    return section(
        "categories",
        words("categories.title"),
        figure(tag("h3", escape(title)) + key + plot, caption, table(title, columns, cells), words("table")),
    )


def category(name: str, rows: Sequence[Row]) -> Estimate:
    return mean([row.seen(row.categories.get(name, 0.0)) for row in rows])


def duel(label: str, scale: Scale, means: Sequence[Estimate], words: Words) -> plots.Strip:
    """Winners above, the others below."""
    winning, losing = means
    marks = (
        plots.link(scale, winning.value, losing.value, 15)
        + plots.dot(scale, losing, 20, 1, hollow=True)
        + plots.dot(scale, winning, 10, 0)
    )
    return plots.Strip(label, marks, f"{words.number(winning.value)} / {words.number(losing.value)}")
