"""Reads the text of a rulebook.

    % solo: For one player                  a way to play
    ## dig: Excavating [era-1 solo]         a chapter with its id, and the ways of playing that it is about
    ### paths: Which tiles can be reached   a section
    ### cards: Buying a card <card-1 card-2>   the same for things that need no section of their own
    ### @shelf {CVC-ROOM-01}                a section about a thing of the game, titled and explained by the game's help
    A paragraph. {CVC-DIG-01..04,07}        ends with the clauses that it tells
    * An item of a list. {CVC-DIG-05}
    > A worked example in words.
    ? A question?                           followed by its answer
    = Its answer. {CVC-DIG-06}
    ![What one sees](start cave 0)          a picture: a record in `pictures/`, and the part of the table
    ![What happens](start cave 0 from 3)    the same with the last 3 choices as a worked example

Paragraphs are parted by blank lines. `**word**` is bold, and so is an option in backticks; `[word](#dig)` is a link,
`[[shelf]]` a thing's name and a link to it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from lascaux.rulebook.book import Block, Chapter, Mode, Section, Span

HEADING: Final = re.compile(
    r"(?P<level>##|###) (?P<thing>@?)(?P<id>[a-z0-9-]+)(?:: (?P<title>[^\[{<]+?))?"
    r"(?: <(?P<also>[a-z0-9 -]+)>)?(?: \[(?P<modes>[a-z0-9 -]+)\])?(?: \{(?P<clauses>[^}]+)\})?"
)
MODE: Final = re.compile(r"% (?P<id>[a-z0-9-]+): (?P<title>.+)")
CLAUSES: Final = re.compile(r"\s*\{([A-Z][^}]*)\}$")
PICTURE: Final = re.compile(
    r"!\[(?P<caption>.+)\]\((?P<name>[a-z0-9-]+) (?P<part>[a-z0-9 ,-]+?)(?: from (?P<from>\d+))?\)"
)
INLINE: Final = re.compile(
    r"\*\*(?P<bold>.+?)\*\*|`(?P<option>[^`]+)`|\[\[(?P<thing>[a-z0-9-]+)\]\]|\[(?P<text>[^\]]+)\]\((?P<to>[^)]+)\)"
)
KINDS: Final = {"* ": "item", "> ": "example", "? ": "question"}


class BadRulebook(ValueError):
    """A text that cannot be read, with its line."""


class Drawn(NamedTuple):
    """What a picture shows: a record by its name, a part of its table, and how many choices earlier it begins."""

    name: str
    part: str
    since: int


class Thing(NamedTuple):
    """What a game says about one of its things."""

    name: str
    text: str


class Reader:
    """Makes chapters of a text. The game's things, and what pictures show, come from elsewhere."""

    def __init__(self, things: dict[str, Thing], draw: Callable[[Block, Drawn], None]) -> None:
        self.things = things
        self.draw = draw
        self.modes: list[Mode] = []
        self.chapters: list[Chapter] = []
        self.ids: set[str] = set()
        self.line = 0

    def read(self, text: str) -> list[Chapter]:
        for self.line, paragraph in paragraphs(text):
            if mode := MODE.fullmatch(paragraph):
                self.modes.append(Mode(id=mode["id"], title=mode["title"]))
            elif paragraph.startswith("#"):
                self.heading(paragraph)
            elif paragraph.startswith("= "):
                self.answer(paragraph[2:])
            else:
                self.blocks().append(self.block(paragraph))
        return self.chapters

    def heading(self, line: str) -> None:
        found = HEADING.fullmatch(line)
        if not found or not (found["title"] or found["thing"]):
            raise self.bad("a heading reads '## id: Title [modes]' or '### @thing {CLAUSES}'")
        id, modes, also = found["id"], (found["modes"] or "").split(), (found["also"] or "").split()
        for name in also:
            self.thing(name)
        if twice := self.ids & {id, *also}:
            raise self.bad(f"{', '.join(sorted(twice))} is the id of two sections")
        if unknown := set(modes) - {mode["id"] for mode in self.modes}:
            raise self.bad(f"no way to play is called {', '.join(sorted(unknown))}")
        self.ids |= {id, *also}
        if found["level"] == "##":
            self.chapters.append(Chapter(id=id, title=found["title"], also=also, modes=modes, blocks=[], sections=[]))
            return
        title, thing = found["title"] or "", bool(found["thing"])
        section = Section(id=id, title=title, also=also, thing=thing, modes=modes, blocks=[])
        self.chapter()["sections"].append(section)
        if thing:
            said = self.thing(id)
            section["title"] = title or said.name
            section["blocks"].append(block("text", [span(said.text)], expand(found["clauses"] or "")))

    def block(self, paragraph: str) -> Block:
        text, clauses = parted(paragraph)
        if drawn := PICTURE.fullmatch(text):
            made = block("picture", self.spans(drawn["caption"]), clauses)
            self.draw(made, Drawn(drawn["name"], drawn["part"], int(drawn["from"] or 0)))
            return made
        kind = KINDS.get(text[:2], "text")
        return block(kind, self.spans(text if kind == "text" else text[2:]), clauses)

    def answer(self, paragraph: str) -> None:
        asked = self.blocks()[-1] if self.blocks() else None
        if not asked or asked["kind"] != "question" or asked["answer"]:
            raise self.bad("an answer follows its question")
        text, clauses = parted(paragraph)
        asked["answer"] = self.spans(text)
        asked["clauses"] += clauses

    def chapter(self) -> Chapter:
        if not self.chapters:
            raise self.bad("the first thing in a rulebook is a chapter")
        return self.chapters[-1]

    def blocks(self) -> list[Block]:
        chapter = self.chapter()
        return chapter["sections"][-1]["blocks"] if chapter["sections"] else chapter["blocks"]

    def thing(self, id: str) -> Thing:
        if id not in self.things:
            raise self.bad(f"the game has nothing called {id}")
        return self.things[id]

    def spans(self, text: str) -> list[Span]:
        found, end = [], 0
        for match in INLINE.finditer(text):
            if text[end : match.start()]:
                found.append(span(text[end : match.start()]))
            if match["bold"] or match["option"]:
                found.append(span(match["bold"] or match["option"], bold=True))
            elif match["thing"]:
                found.append(span(self.thing(match["thing"]).name, to=f"#{match['thing']}"))
            else:
                found.append(span(match["text"], to=match["to"]))
            end = match.end()
        return [*found, span(text[end:])] if text[end:] else found

    def bad(self, what: str) -> BadRulebook:
        return BadRulebook(f"line {self.line}: {what}")


def paragraphs(text: str) -> Iterator[tuple[int, str]]:
    """Lines that belong together, with the number of the first: list items, questions and headings begin anew."""
    begun, lines = 0, list[str]()
    for number, line in enumerate([*text.splitlines(), ""], start=1):
        fresh = line.startswith(("#", "* ", "> ", "? ", "= ", "% ", "!["))
        if lines and (fresh or not line.strip()):
            yield begun, " ".join(lines)
            lines = []
        if line.strip():
            begun = begun if lines else number
            lines.append(line.strip())


def parted(paragraph: str) -> tuple[str, list[str]]:
    """A paragraph's words and its clauses."""
    found = CLAUSES.search(paragraph)
    return (paragraph[: found.start()], expand(found[1])) if found else (paragraph, [])


def expand(names: str) -> list[str]:
    """`CVC-DIG-01..03,05 CVC-GEO-06` as five clauses."""
    found = []
    for name in names.split():
        family, _, numbers = name.rpartition("-")
        for part in numbers.split(","):
            first, _, last = part.partition("..")
            for number in range(int(first), int(last or first) + 1):
                found.append(f"{family}-{number:0{len(first)}}")
    return found


def span(text: str, bold: bool = False, to: str = "") -> Span:
    return Span(text=text, bold=bold, to=to)


def block(kind: str, words: list[Span], clauses: list[str]) -> Block:
    return Block(kind=kind, words=words, answer=[], picture=None, clauses=clauses)  # type: ignore[typeddict-item]  # one of KINDS
