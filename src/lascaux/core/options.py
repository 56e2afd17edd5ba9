"""Options are declared once; the command line, the documentation and every client read the same declaration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lascaux.core.errors import BadOption

OptionValue = int | str | bool


@dataclass(frozen=True)
class Option:
    """Something fixed before the game starts. Its help is the message `options.NAME` of the game's catalogue."""

    name: str
    values: tuple[OptionValue, ...]  # the first is the default
    clause: str
    players: tuple[int, ...] = ()  # the numbers of players for which it makes a difference; empty: all
    later: bool = False  # it came after records and networks: records name it only where it differs, networks never

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    def accept(self, value: object) -> OptionValue:
        """The declared value that `value` means; text typed on a command line will do."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
            if isinstance(value, str) and value.strip().lower() == str(allowed).lower():
                return allowed
        raise BadOption("bad-value", "lascaux", {"name": self.name, "value": value, "allowed": spell(self.values)})


def spell(values: Sequence[OptionValue]) -> str:
    return ", ".join(repr(v) for v in values)


def settle_options(declared: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Every declared option with its value."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise BadOption("no-option", "lascaux", {"name": name, "names": ", ".join(names)})
    return {o.name: o.accept(given[o.name]) if o.name in given else o.default for o in declared}
