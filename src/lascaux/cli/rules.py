"""`lascaux rules GAME`: the options and everything a game can explain; `lascaux rules GAME CHAPTER`: its rulebook."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from lascaux.cli.errors import Misuse
from lascaux.cli.screen import Screen
from lascaux.cli.wording import Wording
from lascaux.core.game import Game
from lascaux.core.options import Option
from lascaux.rulebook.book import Block, Chapter, Rulebook, Section, Span
from lascaux.rulebook.library import rulebook

ALL: Final = "all"


def show_rules(screen: Screen, game: Game, wanted: str | None, language: str) -> None:
    book = rulebook(game.id, language)
    if wanted is None:
        show_overview(screen, game, book, language)
    elif book is None:
        raise Misuse(Wording(language)("rules.none", game=game.id))
    else:
        Page(screen, book).show(wanted)


def show_overview(screen: Screen, game: Game, book: Rulebook | None, language: str) -> None:
    say = Wording(language)
    screen.say(game.texts.say(language, "title.name"), "title")
    screen.say(game.texts.say(language, "title.about"))
    screen.say("")
    screen.say(say("rules.options"), "title")
    for option in game.declared:
        screen.say(f"  {option.name} = {values_of(option)}   ({option.clause})", "active")
        screen.say(f"    {game.texts.say(language, f'options.{option.name}')}")
    if book:
        screen.say("")
        screen.say(say("rules.chapters", game=game.id), "title")
        for chapter in book["chapters"]:
            screen.say(f"  {chapter['id']:<14}  {chapter['title']}")
    screen.say("")
    screen.say(say("rules.things"), "title")
    for thing in game.things():
        screen.say(f"  {game.help(thing, language)}")


def values_of(option: Option) -> str:
    """The allowed values, the default in brackets."""
    return " | ".join(f"[{value}]" if value == option.default else str(value) for value in option.values)


class Page:
    """Chapters and sections of a rulebook on the screen."""

    def __init__(self, screen: Screen, book: Rulebook) -> None:
        self.screen = screen
        self.book = book

    def show(self, wanted: str) -> None:
        """A chapter or section by its id, its title, or a clause that it tells; or all of it."""
        called = wanted.casefold()
        found = 0
        for chapter in self.book["chapters"]:
            if called == ALL or names(chapter, called):
                found += 1
                self.chapter(chapter)
                continue
            for section in chapter["sections"]:
                if names(section, called):
                    found += 1
                    self.section(section)
        if not found:
            raise Misuse(self.unknown(wanted))

    def unknown(self, wanted: str) -> str:
        ids = [part["id"] for chapter in self.book["chapters"] for part in (chapter, *chapter["sections"])]
        near = get_close_matches(wanted.casefold(), ids, n=5, cutoff=0.4) or [
            one["id"] for one in self.book["chapters"]
        ]
        return Wording(self.book["language"])("rules.unknown", section=wanted, near=", ".join([*near, ALL]))

    def chapter(self, chapter: Chapter) -> None:
        self.heading(chapter["title"])
        self.blocks(chapter["blocks"])
        for section in chapter["sections"]:
            self.section(section)

    def section(self, section: Section) -> None:
        self.heading(f"{section['title']}  [{section['id']}]")
        self.blocks(section["blocks"])
        if (observed := self.book["observed"]) and section["id"] in observed["things"]:
            self.screen.say(" ".join(observed["things"][section["id"]]), "dim")
            self.screen.say("")

    def heading(self, title: str) -> None:
        self.screen.say(title, "title")
        self.screen.say("")

    def blocks(self, blocks: list[Block]) -> None:
        for block in blocks:
            clauses = f"  ({', '.join(block['clauses'])})" if block["clauses"] else ""
            if block["kind"] == "question":
                self.screen.say(plain(block["words"]), "active")
                self.screen.say(plain(block["answer"]) + clauses)
            elif block["picture"]:
                if not block["picture"]["steps"]:
                    continue  # there is nothing to tell about it but what one sees
                self.screen.say(plain(block["words"]) + clauses)
                for step in block["picture"]["steps"]:
                    self.screen.say(f"    {step}", "dim")
            else:
                self.screen.say(("• " if block["kind"] == "item" else "") + plain(block["words"]) + clauses)
            self.screen.say("")


def names(part: Chapter | Section, called: str) -> bool:
    clauses = [clause.casefold() for block in part["blocks"] for clause in block["clauses"]]
    return called in (part["id"], part["title"].casefold(), *clauses)


def plain(words: list[Span]) -> str:
    return "".join(span["text"] for span in words)
