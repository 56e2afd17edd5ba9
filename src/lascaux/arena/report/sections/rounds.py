"""How scores grow, how long games last and how long agents think."""

from __future__ import annotations

from lascaux.arena.report import plots
from lascaux.arena.report.data import Results
from lascaux.arena.report.estimates import quantile
from lascaux.arena.report.html import Column, escape, figure, paragraph, section, table, tag
from lascaux.arena.report.scale import Scale, nice_step
from lascaux.arena.report.wording import Words

HILL = 84


def section_rounds(results: Results, words: Words) -> str:
    """The median score at the end of each round, with quartiles."""
    lasting = sorted(len(row.by_round) for row in results.rows)
    last = int(quantile(lasting, 0.5))
    if last < 2:
        return ""
    series, cells = [], []
    for agent in results.agents:
        rows = results.by_agent[agent]
        points = []
        for round in range(1, last + 2):
            at_end = round > last
            seen = [r.score if at_end else r.by_round[round - 1] for r in rows if at_end or len(r.by_round) >= round]
            if not seen:
                continue
            low, middle, high = (quantile(seen, part) for part in (0.25, 0.5, 0.75))
            points.append((float(round), low, middle, high))
            name = words("rounds.end") if at_end else str(round)
            cells.append([escape(agent), name, *(words.half(v) for v in (low, middle, high)), str(len(seen))])
        series.append(plots.Band(points, results.colours[agent]))
    across = Scale(1.0, float(last + 1), 1.0)
    up = Scale.around([v for band in series for _, low, _, high in band.points for v in (low, high)])
    names = [*(str(round) for round in range(1, last + 1)), words("rounds.end")]
    title = words("rounds.by-round")
    plot = plots.legend(list(results.colours.items()))
    plot += plots.bands(title, series, across, up, names, words.plain)
    columns = [Column(words("column.agent"), False), Column(words("column.round"))]
    columns += [Column(words(f"column.{name}")) for name in ("quarter", "median", "three-quarters", "seats")]
    caption = words("rounds.caption")
    if lasting[0] < lasting[-1]:
        caption += " " + words("rounds.cut", last=last)
    return section(
        "rounds",
        words("rounds.title"),
        figure(tag("h3", escape(title)) + plot, caption, table(title, columns, cells), words("table")),
    )


def section_length(results: Results, words: Words) -> str:
    """Rounds and choices of a game, and seconds of an agent."""
    games = results.games
    rounds = [float(played.rounds) for played in games]
    lengths = [float(played.length) for played in games]
    parts = [paragraph(lengths_in_words(rounds, lengths, words), class_="lead")]
    measures = [("length.choices", lengths, 24)]
    if min(rounds) < max(rounds):
        measures.insert(0, ("length.rounds", rounds, 40))
    for id, values, wanted in measures:
        width = max(1.0, nice_step(max(values) - min(values) or 1.0, wanted))
        scale = Scale.around(values, max(values) + width / 2, wanted=7)
        middle = quantile(values, 0.5)
        strip = plots.Strip("", plots.histogram(values, scale, width, 3, HILL, middle), "", HILL)
        title = words(f"{id}-title")
        five = [words.plain(quantile(values, part)) for part in (0, 0.25, 0.5, 0.75, 1)]
        columns = [Column("", False)]
        columns += [Column(words(f"column.{n}")) for n in ("least", "quarter", "median", "three-quarters", "most")]
        plot = tag("h3", escape(title)) + plots.rows(title, [strip], scale, words.plain)
        behind = table(title, columns, [[escape(words(id)), *five]])
        parts.append(figure(plot, words(f"{id}-caption", width=words.plain(width)), behind, words("table")))
    parts.append(thinking(results, words))
    return section("length", words("length.title"), *parts)


def lengths_in_words(rounds: list[float], lengths: list[float], words: Words) -> str:
    middle = words.plain(quantile(rounds, 0.5))
    if min(rounds) == max(rounds):
        text = words("length.same", rounds=middle)
    else:
        text = words("length.between", rounds=middle, least=words.plain(min(rounds)), most=words.plain(max(rounds)))
    return f"{text} {words('length.about', choices=words.plain(quantile(lengths, 0.5)))}"


def thinking(results: Results, words: Words) -> str:
    cells = []
    for agent in results.agents:
        rows = results.by_agent[agent]
        seconds, choices = sum(row.seconds for row in rows), sum(row.choices for row in rows)
        per_game = quantile([row.seconds for row in rows], 0.5)
        cells.append(
            [
                escape(agent),
                words.number(1000 * seconds / choices if choices else 0.0, 2),
                words.number(choices / len(rows), 0),
                words.number(per_game, 2 if per_game < 10 else 0),
                words.number(seconds / 60, 1),
            ]
        )
    title = words("length.thinking")
    columns = [Column(words("column.agent"), False)]
    columns += [Column(words(f"column.{n}")) for n in ("milliseconds", "own-choices", "seconds", "minutes")]
    return (
        tag("h3", escape(title))
        + table(title, columns, cells)
        + paragraph(words("length.thinking-caption"), class_="note")
    )
