"""The page: heading, contents, sections, and how the numbers were made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lascaux import __version__
from lascaux.arena.report.data import Results
from lascaux.arena.report.html import escape, paragraph, section, tag
from lascaux.arena.report.painting import painting
from lascaux.arena.report.script import SCRIPT
from lascaux.arena.report.sections.rounds import section_length, section_rounds
from lascaux.arena.report.sections.scores import section_categories, section_scores
from lascaux.arena.report.sections.spaces import section_spaces
from lascaux.arena.report.sections.things import section_things
from lascaux.arena.report.sections.wins import section_order, section_wins
from lascaux.arena.report.style import STYLE
from lascaux.arena.report.wording import Words

SECTIONS: Final[dict[str, Callable[[Results, Words], str]]] = {
    "wins": section_wins,
    "order": section_order,
    "scores": section_scores,
    "categories": section_categories,
    "things": section_things,
    "spaces": section_spaces,
    "rounds": section_rounds,
    "length": section_length,
}


def page(results: Results, language: str) -> str:
    """The whole report as one HTML file."""
    words = Words(results.game, language)
    made = {id: make(results, words) for id, make in SECTIONS.items()}
    made = {id: content for id, content in made.items() if content}
    links = [tag("li", tag("a", escape(words(f"{id}.title")), href=f"#{id}")) for id in [*made, "method"]]
    contents = tag("nav", tag("ul", "".join(links)), aria_label=words("contents"))
    title = words("title", game=words.game.texts.say(language, "title.name"))
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f'<meta name="generator" content="lascaux {__version__}">'
        + tag("title", escape(f"{title}: {words.join(results.agents)}"))
        + tag("style", STYLE)
    )
    body = heading(results, words) + tag("main", contents + "".join(made.values()) + method(results, words))
    body += tag("footer", paragraph(words("unofficial")))
    content = tag("head", head) + tag("body", body + tag("script", SCRIPT))
    return f"<!doctype html>\n{tag('html', content, lang=language)}\n"


def heading(results: Results, words: Words) -> str:
    game, setting = results.game, results.setting
    name = game.texts.say(words.language, "title.name")
    facts = [
        (words("fact.games"), words.number(len(results.games), 0)),
        (words("fact.players"), str(game.seats)),
        (words("fact.agents"), ", ".join(results.agents)),
        (words("fact.seed"), str(setting.seed)),
        (words("fact.version"), f"lascaux {setting.version}"),
    ]
    listed = "".join(tag("div", tag("dt", escape(term)) + tag("dd", escape(value))) for term, value in facts)
    content = (
        paragraph(words(f"about.{setting.kind}"), class_="kicker")
        + tag("h1", escape(name))
        + paragraph(
            words(
                "heading",
                games=words.count("games", len(results.games)),
                agents=words.join(results.agents),
            ),
            class_="subtitle",
        )
    )
    text = tag("div", content + tag("dl", listed, class_="facts") + options(results, words) + notes(results, words))
    return tag("header", painting() + text)


def options(results: Results, words: Words) -> str:
    """All options with what they mean; those that differ from the default are marked."""
    game = results.game
    rows = ""
    for option in game.declared:
        value = game.options[option.name]
        chosen = tag("code", escape(f"{option.name} = {value}"), class_=None if value == option.default else "chosen")
        rows += tag("li", f"{chosen} {escape(game.texts.say(words.language, f'options.{option.name}'))}")
    return tag("details", tag("summary", escape(words("options"))) + tag("ul", rows), class_="options")


def notes(results: Results, words: Words) -> str:
    """What a reader must know before trusting the numbers."""
    found = []
    planned = results.setting.games
    if len(results.games) < planned:
        done, wanted = words.number(len(results.games), 0), words.number(planned, 0)
        found.append(words("note.unfinished", done=done, wanted=wanted))
    if results.interrupted:
        found.append(words("note.interrupted"))
    return "".join(paragraph(text, class_="warning", role="note") for text in found)


def method(results: Results, words: Words) -> str:
    pairs = len({row.pair for row in results.rows})
    texts = [words("method.intervals"), words("method.pairs", pairs=words.count("pairs", pairs))]
    if not results.solo:
        texts.append(words("method.shared"))
    texts.append(words("method.cause"))
    return section("method", words("method.title"), *(paragraph(text) for text in texts))
