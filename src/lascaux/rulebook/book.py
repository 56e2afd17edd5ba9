"""A rulebook as plain data, in one language: declared types, as for views and printed tables.

Chapters have sections, sections have blocks, and every block names the clauses that it tells (docs/rules). A section
about a tile or a space of the game takes its title and its text from the game's own help, so that a tile's cost,
points and effect stand in one place.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict


class Span(TypedDict):
    """A run of words; bold ones are important, `to` is the section or address that a link leads to."""

    text: str
    bold: bool
    to: str


class Picture(TypedDict):
    """Part of a table, at a moment; of a worked example also the moment before it and what was done in between."""

    part: str  # of the table, in the words of the game's client: `cave 0`
    before: str  # a moment's key, or nothing
    after: str
    steps: list[str]


class Block(TypedDict):
    kind: Literal["text", "item", "example", "question", "picture"]
    words: list[Span]  # of a question: what is asked; of a picture: its caption
    answer: list[Span]  # to a question
    picture: Picture | None
    clauses: list[str]


class Section(TypedDict):
    id: str
    title: str
    also: list[str]  # things of the game that it explains, beside the one it is called after
    thing: bool  # about a tile or space of the game, which clients draw
    modes: list[str]  # in which it applies; none: in all
    blocks: list[Block]


class Chapter(TypedDict):
    """Its own blocks come first."""

    id: str
    title: str
    also: list[str]
    modes: list[str]
    blocks: list[Block]
    sections: list[Section]


class Mode(TypedDict):
    """A way to play, of which one can read the rules alone."""

    id: str
    title: str


class Moment(TypedDict):
    """A position as a spectator sees it."""

    view: dict[str, Any]
    seats: list[str]


class Typical(TypedDict):
    """Points in simulated games; of ten, one had fewer than `low` and one more than `high`."""

    name: str
    mean: float
    low: float
    high: float


class Observed(TypedDict):
    """What simulated games show, in sentences."""

    about: list[str]
    scores: list[Typical]  # all, then by category
    things: dict[str, list[str]]  # by the section of a thing


class Rulebook(TypedDict):
    game: str
    language: str
    version: str  # changes whenever anything else in here does
    title: str
    modes: list[Mode]
    chapters: list[Chapter]
    moments: dict[str, Moment]
    decisions: dict[str, str]  # the clause that each kind of decision follows from, by its id
    observed: Observed | None


def blocks_of(chapters: list[Chapter]) -> list[tuple[str, Block]]:
    """Every block with the id of its section, in reading order."""
    found = []
    for chapter in chapters:
        found += [(chapter["id"], block) for block in chapter["blocks"]]
        for section in chapter["sections"]:
            found += [(section["id"], block) for block in section["blocks"]]
    return found
