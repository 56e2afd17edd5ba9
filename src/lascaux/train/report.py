"""A training as one page: the curves of how it went, and how the network did against the ladder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from lascaux import __version__
from lascaux.arena.report.html import Column, escape, figure, paragraph, section, table, tag
from lascaux.arena.report.painting import painting
from lascaux.arena.report.plots import Band, bands, legend
from lascaux.arena.report.scale import Scale, nice_step
from lascaux.arena.report.style import COLOURS, STYLE
from lascaux.arena.report.wording import Words
from lascaux.arena.statistics import Mean, Rate, Z
from lascaux.core.game import Game
from lascaux.core.texts import Catalogue
from lascaux.train.evaluation import Result
from lascaux.train.training import RECENT, Moment, Training

TEXTS: Final = Catalogue("lascaux.train")
SHOWN: Final = 60  # points of a curve
Curves = dict[str, list[tuple[float, float]]]  # of each name: minutes and values


def write_report(training: Training, results: Sequence[Result], file: Path, language: str) -> None:
    """Write the page; an older one stays whole until the new one is."""
    draft = file.with_name(file.name + ".part")
    draft.write_text(Page(training.games[0], language).of(training, results), encoding="utf-8")
    draft.replace(file)


class Page:
    """The report in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.words = Words(game, language)
        self.language = language

    def say(self, id: str, **values: object) -> str:
        return TEXTS.say(self.language, id, **values)

    def of(self, training: Training, results: Sequence[Result]) -> str:
        moments, points = thinned(training.history), training.recipe.measure.points
        title = self.say("title", game=self.words.game.texts.say(self.language, "title.name"))
        head = (
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
            '<meta name="color-scheme" content="light dark">'
            f'<meta name="generator" content="lascaux {__version__}">'
            + tag("title", escape(title))
            + tag("style", STYLE)
        )
        parts = [
            self.curves("points", by_variant(moments), recent=self.words.number(RECENT, 0)),
            self.curves("entropy", only(moments, lambda moment: moment.figures["entropy"])),
            self.curves("error", only(moments, lambda moment: points * moment.figures["error"] ** 0.5)),
            self.ladder(results),
        ]
        body = self.heading(training) + tag("main", "".join(parts)) + tag("footer", paragraph(self.say("unofficial")))
        return f"<!doctype html>\n{tag('html', tag('head', head) + tag('body', body), lang=self.language)}\n"

    def heading(self, training: Training) -> str:
        number = self.words.number
        facts = {
            "minutes": number(training.seconds / 60),
            "choices": number(training.choices, 0),
            "speed": number(training.choices / max(1.0, training.seconds), 0),
            "parameters": number(sum(weights.numel() for weights in training.model.parameters()), 0),
            "device": self.say(f"device.{training.device.type}"),
            "version": f"lascaux {__version__}",
        }
        listed = "".join(
            tag("div", tag("dt", escape(self.say(f"fact.{name}"))) + tag("dd", escape(value)))
            for name, value in facts.items()
        )
        name = self.words.game.texts.say(self.language, "title.name")
        content = paragraph(self.say("kicker"), class_="kicker") + tag("h1", escape(name))
        content += paragraph(self.say("subtitle"), class_="subtitle") + tag("dl", listed, class_="facts")
        return tag("header", painting() + tag("div", content))

    def curves(self, id: str, curves: Curves, **values: object) -> str:
        """A section with a line for each name over the minutes; nothing before the first figures."""
        if not curves:
            return ""
        last = max(minutes for points in curves.values() for minutes, _ in points)
        step = nice_step(max(last, 0.1), 6)
        across = Scale(0, max(1, -(-last // step)), 1)  # in steps, so that every tick has a name
        up = Scale.around([value for points in curves.values() for _, value in points], 0)
        names = [self.words.plain(step * tick) for tick in across.ticks]
        names[-1] += f" {self.say('points.minutes')}"
        drawn = [
            Band([(minutes / step, value, value, value) for minutes, value in points], colour % COLOURS)
            for colour, points in enumerate(curves.values())
        ]
        plot = bands(self.say(f"{id}.curve"), drawn, across, up, names, self.words.plain)
        rows = [
            [escape(name or "–"), self.words.number(minutes), self.words.number(value, 2)]
            for name, points in curves.items()
            for minutes, value in points
        ]
        columns = [
            Column(self.say("ladder.variant"), False),
            Column(self.say("points.minutes")),
            Column(self.say(f"{id}.title")),
        ]
        behind = table(self.say(f"{id}.curve"), columns, rows)
        named = legend([(name, colour % COLOURS) for colour, name in enumerate(curves)]) if any(curves) else ""
        caption = self.say(f"{id}.lead", **values)
        return section(id, self.say(f"{id}.title"), named, figure(plot, caption, behind, self.say("table")))

    def ladder(self, results: Sequence[Result]) -> str:
        title = self.say("ladder.title")
        if not results:
            return section("ladder", title, paragraph(self.say("ladder.none")))
        heads = [Column(self.say(f"ladder.{name}"), False) for name in ("variant", "opponent")]
        heads += [Column(self.say(f"ladder.{name}")) for name in ("games", "wins", "points", "theirs")]
        rows = [
            [
                escape(result.variant),
                escape(result.opponent),
                str(result.games),
                self.rate(result.wins),
                self.mean(result.points),
                self.mean(result.theirs),
            ]
            for result in results
        ]
        return section(
            "ladder",
            title,
            paragraph(self.say("ladder.lead"), class_="lead"),
            table(self.say("ladder.caption"), heads, rows),
        )

    def rate(self, rate: Rate | None) -> str:
        if rate is None:
            return "–"
        low, high = self.words.number(100 * rate.low, 0), self.words.number(100 * rate.high, 0)
        return f"{self.words.percent(rate.share)} ({low}–{high})"

    def mean(self, mean: Mean) -> str:
        reach = "" if mean.error is None else f" ± {self.words.number(Z * mean.error)}"
        return self.words.number(mean.value) + reach


def thinned(moments: Sequence[Moment]) -> list[Moment]:
    """So many that a curve can show them, the last one among them."""
    every = -(-len(moments) // SHOWN) or 1
    return [*moments[:-1][::every], *moments[-1:]]


def by_variant(moments: Sequence[Moment]) -> Curves:
    names = dict.fromkeys(name for moment in moments for name in moment.points)
    return {name: [(m.seconds / 60, m.points[name]) for m in moments if name in m.points] for name in names}


def only(moments: Sequence[Moment], value: Callable[[Moment], float]) -> Curves:
    """A single curve, which needs no name."""
    return {"": [(moment.seconds / 60, value(moment)) for moment in moments]} if moments else {}
