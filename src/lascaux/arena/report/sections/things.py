"""What each tile, card, building or room is worth to those who take it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import NamedTuple

from lascaux.arena.report import plots
from lascaux.arena.report.data import Results, Row
from lascaux.arena.report.estimates import Estimate, difference, difference_of_shares, mean, quantile, share
from lascaux.arena.report.html import escape, paragraph, section, tag
from lascaux.arena.report.scale import Scale
from lascaux.arena.report.wording import Words

MORE, LESS, UNSURE = 2, 3, 6  # colours
COLUMNS = ("gap", "rate-with", "rate-without", "score-gap", "score-with", "score-without")
SOLO_COLUMNS = ("score-gap", "score-with", "score-without")
FEW = 5  # seats with or without a thing, below which a row is greyed


class Comparison(NamedTuple):
    """With it, without it, and the difference for one and the same agent; the last two may not be known."""

    with_it: Estimate
    without: Estimate | None
    gap: Estimate | None


@dataclass(frozen=True)
class Worth:
    """A thing as the games show it: how often it was taken, when, and how seats with and without it did."""

    slug: str
    taken: float  # share of games
    rounds: tuple[float, float, float]  # quartiles
    with_it: Sequence[Row]
    without: Sequence[Row]

    @property
    def few(self) -> bool:
        return min(len(self.with_it), len(self.without)) < FEW

    def rank(self, solo: bool) -> tuple[bool, float, float]:
        """The best first: by wins, among equals by points; last what is seldom taken, or always."""
        gaps = [self.scores.gap if solo else self.wins.gap, self.scores.gap]
        wins, points = (round(-gap.value, 3) if gap else 0.0 for gap in gaps)
        return self.few, wins, points

    @cached_property
    def wins(self) -> Comparison:
        one, other = [[row.seen(row.win) for row in rows] for rows in (self.with_it, self.without)]
        return Comparison(share(one), share(other) if other else None, difference_of_shares(one, other))

    @cached_property
    def scores(self) -> Comparison:
        one, other = [[row.seen(row.score) for row in rows] for rows in (self.with_it, self.without)]
        return Comparison(mean(one), mean(other) if other else None, difference(one, other))


def worths(rows: Sequence[Row]) -> list[Worth]:
    """Every thing that any of these seats took."""
    games = len({row.game for row in rows})
    found = []
    for slug in dict.fromkeys(slug for row in rows for slug in row.taken):
        with_it = [row for row in rows if slug in row.taken]
        without = [row for row in rows if slug not in row.taken]
        first = [float(row.taken[slug]) for row in with_it]
        quarters = (quantile(first, 0.25), quantile(first, 0.5), quantile(first, 0.75))
        found.append(Worth(slug, len({row.game for row in with_it}) / games, quarters, with_it, without))
    return found


def section_things(results: Results, words: Words) -> str:
    """One table for everybody and one for each agent, since strong agents also like other things than weak ones."""
    groups = [(words("things.everybody"), results.rows)]
    if len(results.agents) > 1:
        groups += [(agent, results.by_agent[agent]) for agent in results.agents]
    tables = []
    for number, (name, rows) in enumerate(groups):
        found = worths(rows)
        if not found:
            continue
        content = worth_table(name, found, results, words, helped=number == 0)
        things, seats = words.count("kinds", len(found)), words.count("results", len(rows))
        summary = words("things.taken-by", name=name, things=things, seats=seats)
        if number == 0:
            tables.append(content)
        else:
            tables.append(tag("details", tag("summary", escape(summary)) + content))
    if not tables:
        return ""
    search = tag(
        "label", escape(words("things.search")) + "<input type=search id=search autocomplete=off>", class_="search"
    )
    return section(
        "things",
        words("things.title"),
        paragraph(words("things.about" if not results.solo else "things.about-solo"), class_="lead"),
        paragraph(words("things.caution" if not results.solo else "things.caution-solo"), class_="note"),
        search,
        *tables,
    )


def worth_table(name: str, found: list[Worth], results: Results, words: Words, helped: bool) -> str:
    """Sorted by what it adds to the win rate (alone: to the score); headings sort anew."""
    found.sort(key=lambda worth: worth.rank(results.solo))
    gaps = [(worth.few, worth.scores.gap if results.solo else worth.wins.gap) for worth in found]
    known = [gap for few, gap in gaps if gap and not few] or [gap for _, gap in gaps if gap]
    limit = max([max(abs(gap.low), abs(gap.high)) for gap in known] or [1.0]) or 1.0
    scale = Scale(-limit, limit, limit)
    names = ["thing", *(SOLO_COLUMNS if results.solo else COLUMNS), "taken", "first-round"]
    head = "".join(
        tag(
            "th",
            tag("button", escape(words(f"column.{n}")), type="button"),
            scope="col",
            class_=None if n == "thing" else "number",
        )
        for n in names
    )
    body = "".join(worth_row(worth, scale, results, words, helped) for worth in found)
    caption = words("things.table", name=name)
    content = tag("caption", escape(caption)) + tag("thead", tag("tr", head)) + tag("tbody", body)
    kind = "scroll things"
    return tag(
        "div", tag("table", content, class_="sortable"), class_=kind, tabindex="0", role="region", aria_label=caption
    )


def worth_row(worth: Worth, scale: Scale, results: Results, words: Words, helped: bool) -> str:
    thing = words.thing(worth.slug)
    label = escape(thing.name) + (tag("small", escape(thing.remark)) if thing.remark else "")
    if helped and thing.help:
        label = tag("details", tag("summary", tag("span", label)) + paragraph(thing.help))
    low, middle, high = worth.rounds
    quarters = "" if low == high else tag("small", f"{words.half(low)}–{words.half(high)}")
    cells = []
    if not results.solo:
        wins = worth.wins
        cells.append(cell(gap_strip(wins.gap, partial(in_hundredths, words), scale), wins.gap))
        cells += [cell(rate(e, words), e) for e in (wins.with_it, wins.without)]
    scores = worth.scores
    if results.solo:
        cells.append(cell(gap_strip(scores.gap, words.signed, scale), scores.gap))
    else:
        cells.append(cell(points(scores.gap, words.signed, words), scores.gap))
    cells += [cell(points(e, words.number, words), e) for e in (scores.with_it, scores.without)]
    cells.append(cell(share_bar(worth.taken) + escape(words.percent(worth.taken)), worth.taken))
    cells.append(cell(words.half(middle) + quarters, middle))
    found = f"{thing.name} {thing.remark} {worth.slug}".lower()
    heading = tag("th", label, scope="row", data_value=thing.name.lower())
    return tag("tr", heading + "".join(cells), class_="few" if worth.few else None, data_search=found)


def cell(content: str, value: Estimate | float | None) -> str:
    """A cell, and what its column is sorted by."""
    key = value.value if isinstance(value, Estimate) else -9e9 if value is None else value
    return tag("td", content, class_="number", data_value=f"{key:.5g}")


def rate(estimate: Estimate | None, words: Words) -> str:
    if estimate is None:
        return "–"
    low, high = (words.number(100 * bound, 0) for bound in (estimate.low, estimate.high))
    return escape(words.percent(estimate.value)) + tag("small", f"{low}–{high}")


def points(estimate: Estimate | None, spell: Callable[[float], str], words: Words) -> str:
    if estimate is None:
        return "–"
    reach = estimate.high - estimate.value
    return spell(estimate.value) + (tag("small", f"±{words.number(reach)}") if reach else "")


def in_hundredths(words: Words, value: float) -> str:
    return words.signed(100 * value, 0)


def share_bar(part: float) -> str:
    bar = tag("rect", width=f"{100 * part:.1f}%", height="100%", class_="fill c5")
    return tag("svg", bar, class_="share", width=40, height=8, aria_hidden="true")


def gap_strip(gap: Estimate | None, spell: Callable[[float], str], scale: Scale) -> str:
    """A difference as a point on a strip around zero, coloured where its sign is certain, and in numbers."""
    if gap is None:
        return "–"
    kept = Estimate(gap.value, max(gap.low, scale.low), min(gap.high, scale.high), gap.count)
    colour = MORE if gap.low > 0 else LESS if gap.high < 0 else UNSURE
    zero = plots.line("50%", "50%", 0, "100%", class_="reference")
    strip = tag(
        "svg", zero + plots.dot(scale, kept, 11, colour), class_="gap", width=110, height=22, aria_hidden="true"
    )
    return f"{strip} {tag('span', escape(spell(gap.value)))}"
