"""The declared set of choices: verbs with argument ranges, dense codes, written names and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.core.errors import UnknownChoice


@final
class Range:
    """The values that an argument can take: what kind of thing they are, and what each is called.

    `targets` names the thing on the table that each value points at, where that is not the value's own name.
    """

    def __init__(self, kind: str, names: Sequence[str], targets: Sequence[str] = ()) -> None:
        self.kind = kind
        self.names = tuple(names)
        self.targets = tuple(targets) or self.names


NOTHING: Final = Range("", [""])


@final
class Verb:
    """A kind of choice with up to two arguments; its codes are dense from `base`."""

    def __init__(self, word: str, first: Range = NOTHING, second: Range = NOTHING) -> None:
        self.word = word
        self.ranges = [r for r in (first, second) if r is not NOTHING]
        self.width: i64 = len(second.names)
        self.size: i64 = len(first.names) * len(second.names)
        self.base: i64 = -1  # set by Verbs

    def code(self, a: i64 = 0, b: i64 = 0) -> i64:
        return self.base + a * self.width + b

    def first(self, choice: i64) -> i64:
        return (choice - self.base) // self.width

    def second(self, choice: i64) -> i64:
        return (choice - self.base) % self.width

    def owns(self, choice: i64) -> bool:
        return self.base <= choice < self.base + self.size

    def values(self, choice: i64) -> list[tuple[Range, int]]:
        """The arguments of a choice, each with its range."""
        return list(zip(self.ranges, [int(self.first(choice)), int(self.second(choice))], strict=False))

    def names(self, choice: i64) -> list[str]:
        """What the arguments of a choice are called."""
        return [argument.names[value] for argument, value in self.values(choice)]


def each(out: vec[i64], verb: Verb, mask: i64) -> vec[i64]:
    """Add the choice of a one-argument verb for every bit set in `mask`."""
    code = verb.base
    while mask:
        if mask & 1:
            out = append(out, code)
        mask >>= 1
        code += 1
    return out


@final
class Verbs:
    """All verbs of a game in code order."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.all = list(verbs)
        base: i64 = 0
        for verb in self.all:
            verb.base = base
            base += verb.size
        self.size = int(base)
        self.codes: dict[str, int] = {self.name(code): code for code in range(self.size)}
        if len(self.codes) != self.size:
            raise ValueError("two choices have the same name")

    def verb(self, choice: int) -> Verb:
        if not 0 <= choice < self.size:
            raise UnknownChoice("no-choice", "lascaux", {"choice": choice, "last": self.size - 1})
        return next(verb for verb in self.all if verb.owns(choice))

    def name(self, choice: int) -> str:
        """The written form of a choice: its verb and its arguments, with spaces between."""
        verb = self.verb(choice)
        return " ".join([verb.word, *verb.names(choice)])

    def parse(self, name: str) -> int:
        """The choice with this written name."""
        words = name.split()
        code = self.codes.get(" ".join(words))
        if code is not None:
            return code
        for verb in self.all:
            if words and verb.word == words[0]:
                raise UnknownChoice("bad-choice", "lascaux", {"name": name, "why": self.usage(verb, words[1:])})
        raise UnknownChoice("no-verb", "lascaux", {"name": name, "verbs": ", ".join([v.word for v in self.all])})

    def usage(self, verb: Verb, words: list[str]) -> UnknownChoice:
        """What would be right."""
        if not verb.ranges:
            return UnknownChoice("alone", "lascaux", {"verb": verb.word})
        for position, argument in enumerate(verb.ranges):
            given = " ".join(words) if len(verb.ranges) == 1 else " ".join(words[position : position + 1])
            if given not in argument.names:
                names = ", ".join(argument.names)
                return UnknownChoice("one-of", "lascaux", {"kind": argument.kind, "verb": verb.word, "names": names})
        kinds = " and ".join([r.kind for r in verb.ranges])
        return UnknownChoice("takes-only", "lascaux", {"verb": verb.word, "kinds": kinds})
