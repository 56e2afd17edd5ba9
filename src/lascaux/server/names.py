"""What somebody or something may be called, and which names look the same."""

from __future__ import annotations

import re
import unicodedata
from typing import Final, NamedTuple

from confusable_homoglyphs.categories import unique_aliases
from confusable_homoglyphs.confusables import confusables_data

from lascaux.core.texts import LANGUAGES
from lascaux.server.errors import TEXTS, Refusal

NAME_LENGTH: Final = (2, 30)
LABEL_LENGTH: Final = (1, 40)

# Letters, marks and symbols that show nothing, so that two names could look the same.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {chr(c) for c in range(0xFE00, 0xFE10)}

NO_SCRIPT: Final = frozenset({"COMMON", "INHERITED", "UNKNOWN"})  # digits, marks, hearts
# Scripts that people really write together (Unicode's "highly restrictive" level); all others stand alone.
TOGETHER: Final = (
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
    frozenset({"LATIN", "HAN", "HANGUL"}),
)
NOBODYS: Final = ("Lascaux", "Admin", "Administrator", "Host", "Moderator", "System")


class Named(NamedTuple):
    """A name in its forms: to be shown, to log in with, and what it looks like."""

    shown: str
    key: str
    looks: frozenset[str]

    @staticmethod
    def of(name: str) -> Named:
        """A name that somebody wants, unless nobody may have it."""
        named = Named(check_name(name), name_key(name), looks(name))
        if named.looks & RESERVED or any(map(GUEST.fullmatch, named.looks)):
            raise Refusal(409, "name-taken", name=named.shown)
        return named


def check_name(name: str) -> str:
    """The name as it is shown. Letters of several alphabets in one name serve to deceive."""
    line = check_line(name, NAME_LENGTH, "bad-name")
    scripts = unique_aliases(line) - NO_SCRIPT
    if len(scripts) > 1 and not any(scripts <= together for together in TOGETHER):
        raise Refusal(422, "mixed-name", scripts=", ".join(sorted(script.capitalize() for script in scripts)))
    return line


def check_line(text: str, length: tuple[int, int], code: str) -> str:
    """The text as it is shown: one line that can be read, without tricks."""
    least, most = length
    line = " ".join(filter(None, unicodedata.normalize("NFC", text).split(" ")))
    shown = sum(unicodedata.category(character)[0] not in "MZ" for character in line)
    if shown < least or len(line) > most or any(map(is_unseen, line)):
        raise Refusal(422, code, least=least, most=most)
    return line


def is_unseen(character: str) -> bool:
    """Controls, direction overrides, joiners, line ends, private and unknown characters, and letters that are blank."""
    category = unicodedata.category(character)
    return category[0] == "C" or category in ("Zl", "Zp") or character in BLANK


def name_key(name: str) -> str:
    """What somebody logs in with: names that differ in case, width or spaces are the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def looks(name: str) -> frozenset[str]:
    """What a name looks like, as written and in small letters; two names with a look in common can be confused.

    Both are needed: "AI" looks like "Al" and is the same as "ai"."""
    written = " ".join(unicodedata.normalize("NFKC", name).split())
    return frozenset(skeleton(form).casefold() for form in (written, written.casefold()))


def skeleton(text: str) -> str:
    """Unicode's skeleton (UTS 39): every character replaced by the one that all its doubles share."""
    plain = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(map(prototype, plain)))


def prototype(character: str) -> str:
    """The library lists for a prototype all its doubles, and for a double only its prototype."""
    alike = confusables_data.get(character, [])
    if len(alike) != 1:
        return character
    other: str = alike[0]["c"]
    is_prototype = len(confusables_data[other]) > 1 or len(other) > 1
    return other if is_prototype else min(character, other)


RESERVED: Final = frozenset[str]().union(*map(looks, NOBODYS))
# What we call newcomers, in any language; in a skeleton, 0 and 1 have become letters.
GUEST: Final = re.compile(
    "|".join(rf"{TEXTS.say(each, 'people.guest', number='').casefold()}[\dlo]+" for each in LANGUAGES)
)
