"""A game's rulebook as a page of the documentation site: the text that the browser and the terminal show.

Pictures need the browser's drawings and are left out; what a worked example does is told choice by choice.
"""

from __future__ import annotations

import re
from itertools import product
from typing import Final

from lascaux.rulebook.book import Block, Section, Span
from lascaux.rulebook.library import rulebook

BOOKS: Final = tuple(product(("cave-vs-cave", "stone-age", "caverna"), ("en", "de")))
INTRODUCTION: Final = {
    "en": "With pictures, and for one way to play at a time, this rulebook is in the browser at `/rules/{game}`; "
    "in the terminal, `lascaux rules {game}`.",
    "de": "Mit Bildern, und für eine einzelne Variante, steht diese Spielregel im Browser unter `/rules/{game}`; "
    "im Terminal mit `lascaux rules {game} --language de`.",
}


def source(game: str, language: str) -> str:
    """The text, as a path from the root of the repository."""
    return f"src/lascaux/games/{game.replace('-', '_')}/rulebook/{language}.md"


def site(game: str, language: str) -> str:
    """Where the page stands in the site."""
    return f"de/spielregel-{game}.md" if language == "de" else f"guide/rulebook-{game}.md"


def page(game: str, language: str) -> str:
    book = rulebook(game, language)
    assert book is not None
    ways = {mode["id"]: mode["title"] for mode in book["modes"]}
    lines = [f"# {escaped(book['title'])}", INTRODUCTION[language].format(game=game)]
    for chapter in book["chapters"]:
        lines += [heading(2, chapter["id"], chapter["title"], chapter["modes"], ways), *told(chapter["blocks"])]
        for section in chapter["sections"]:
            lines += part(section, ways)
    return "\n\n".join(lines) + "\n"


def part(section: Section, ways: dict[str, str]) -> list[str]:
    return [heading(3, section["id"], section["title"], section["modes"], ways), *told(section["blocks"])]


def heading(level: int, id: str, title: str, modes: list[str], ways: dict[str, str]) -> str:
    about = f"\n\n*{escaped(', '.join(ways[mode] for mode in modes))}*" if modes else ""
    return f"{'#' * level} {escaped(title)} {{ #{id} }}{about}"


def told(blocks: list[Block]) -> list[str]:
    found = []
    for block in blocks:
        words = said(block["words"])
        if block["kind"] == "item":
            found.append(f"- {words}")
        elif block["kind"] == "example":
            found.append(f"> {words}")
        elif block["kind"] == "question":
            found.append(f"**{words}**  \n{said(block['answer'])}")
        elif block["picture"]:
            steps = "".join(
                f"\n> {number}. {escaped(step)}" for number, step in enumerate(block["picture"]["steps"], 1)
            )
            found += [f"> {words}\n>{steps}"] if steps else []
        else:
            found.append(words)
    return found


def said(words: list[Span]) -> str:
    return "".join(spoken(span) for span in words)


def spoken(span: Span) -> str:
    text = escaped(span["text"])
    if span["to"]:
        return f"[{text}]({span['to']})"
    return f"**{text}**" if span["bold"] else text


def escaped(text: str) -> str:
    return re.sub(r"([\\*_`\[\]<>#])", r"\\\1", text)
