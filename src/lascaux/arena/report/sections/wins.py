"""Who wins: by agent, by seat, by the order of play."""

from __future__ import annotations

from collections.abc import Sequence

from lascaux.arena.report import plots
from lascaux.arena.report.data import Results, Row
from lascaux.arena.report.estimates import Estimate, Observation, difference, share
from lascaux.arena.report.html import Column, escape, figure, paragraph, section, table, tag
from lascaux.arena.report.scale import Scale
from lascaux.arena.report.wording import Words

SEATS = 5  # the colour of anything that is not an agent


def wins(rows: Sequence[Row]) -> list[Observation]:
    return [row.seen(row.win) for row in rows]


def section_wins(results: Results, words: Words) -> str:
    """Win rates; a solo game has none."""
    if results.solo:
        return ""
    parts = [paragraph(words("wins.about", par=words.percent(1 / results.game.seats)), class_="lead")]
    if len(results.agents) > 1:
        groups = [(agent, results.by_agent[agent]) for agent in results.agents]
        parts.append(rates(words("wins.by-agent"), words("column.agent"), groups, results, words, "wins.agent-caption"))
    if len(results.agents) > 2:
        parts.append(duels(results, words))
    by_seat = [(words.seat(seat), [r for r in results.rows if r.seat == seat]) for seat in range(results.game.seats)]
    parts.append(rates(words("wins.by-seat"), words("column.seat"), by_seat, results, words, "wins.seat-caption"))
    return section("wins", words("wins.title"), *parts)


def section_order(results: Results, words: Words) -> str:
    """What going first is worth; needs the records, which tell who did."""
    if results.solo or any(row.place is None for row in results.rows):
        return ""
    places = range(results.game.seats)
    groups = [(words(f"order.place-{place + 1}"), [r for r in results.rows if r.place == place]) for place in places]
    return section(
        "order",
        words("order.title"),
        paragraph(advantage(results, words), class_="lead"),
        rates(words("order.by-place"), words("column.place"), groups, results, words, "order.caption"),
    )


def advantage(results: Results, words: Words) -> str:
    """Whether going first helps, in two sentences."""
    first = [row for row in results.rows if row.place == 0]
    rest = [row for row in results.rows if row.place != 0]
    rate = share(wins(first))
    ahead = difference([row.seen(row.score) for row in first], [row.seen(row.score) for row in rest])
    par = 1 / results.game.seats
    verdict = "helps" if rate.low > par else "hurts" if rate.high < par else "unclear"
    text = words("order.rate", rate=words.rate(rate), par=words.percent(par), games=words.count("games", len(first)))
    if ahead:
        text += " " + words("order.points", points=words.signed(ahead.value), interval=words.between(ahead))
    return f"{text} {words(f'order.{verdict}')}"


def rates(
    title: str, what: str, groups: Sequence[tuple[str, Sequence[Row]]], results: Results, words: Words, caption: str
) -> str:
    """Bars of win rates with their intervals."""
    par = 1 / results.game.seats
    found = [(label, share(wins(rows)), rows) for label, rows in groups if rows]
    scale = Scale.around([rate.high for _, rate, _ in found], 0.0, par, wanted=5)
    scale = Scale(0.0, min(scale.high, 1.0), scale.step)
    strips = [
        plots.Strip(label, plots.bar(scale, rate, results.colours.get(label, SEATS)), words.rate(rate))
        for label, rate, _ in found
    ]
    columns = [
        Column(what, False),
        *(Column(words(f"column.{name}")) for name in ("seats", "wins", "rate", "interval")),
    ]
    cells = [
        [
            escape(label),
            words.number(rate.count, 0),
            words.plain(round(sum(row.win for row in rows), 1)),
            *spread(rate, words),
        ]
        for label, rate, rows in found
    ]
    text = words(caption, par=words.percent(par))
    return figure(
        tag("h3", escape(title)) + plots.rows(title, strips, scale, words.percent, [par]),
        text,
        table(title, columns, cells),
        words("table"),
    )


def spread(rate: Estimate, words: Words) -> list[str]:
    many = rate.count
    return [words.percent(rate.value, many), f"{words.percent(rate.low, many)} – {words.percent(rate.high, many)}"]


def duels(results: Results, words: Words) -> str:
    """How often each agent finishes ahead of each of the others at the same table."""
    seen: dict[tuple[str, str], list[Observation]] = {}
    for played in results.games:
        for one in played.rows:
            for other in played.rows:
                if one.agent != other.agent:
                    mine, theirs = (one.win, one.score), (other.win, other.score)
                    ahead = 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
                    seen.setdefault((one.agent, other.agent), []).append(one.seen(ahead))
    rows = []
    for one_agent in results.agents:
        cells = [escape(one_agent)]
        for other_agent in results.agents:
            found = seen.get((one_agent, other_agent))
            if not found:
                cells.append("–")
                continue
            rate = share(found)
            kind = "heat up" if rate.value >= 0.5 else "heat down"
            strength = round(2 * abs(rate.value - 0.5), 2)
            cells.append(tag("span", escape(words.rate(rate)), class_=kind, style=f"--heat:{strength}"))
        rows.append(cells)
    title = words("wins.duels")
    columns = [Column(words("column.agent"), False), *(Column(agent) for agent in results.agents)]
    return (
        tag("h3", escape(title)) + table(title, columns, rows) + paragraph(words("wins.duels-caption"), class_="note")
    )
