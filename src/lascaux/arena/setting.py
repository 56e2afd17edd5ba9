"""What a run is about: the game, who plays and how often. It is what `run.json` says."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from lascaux import __version__
from lascaux.agents import Agent
from lascaux.core.game import Game
from lascaux.core.options import OptionValue
from lascaux.games import load

FORMAT: Final = 1
MATCH: Final = "match"
TOURNAMENT: Final = "tournament"
SIMULATE: Final = "simulate"
KINDS: Final = (MATCH, TOURNAMENT, SIMULATE)


@dataclass(frozen=True)
class Setting:
    """A run as it was asked for. `agents` are those of one table, or in a tournament everybody taking part."""

    kind: str
    game: str
    options: dict[str, OptionValue]
    agents: list[str]
    games: int
    seed: int
    format: int = FORMAT
    version: str = __version__
    guests: dict[str, Agent] = field(default_factory=dict, compare=False)  # agents that are objects, by their names

    def load_game(self) -> Game:
        return load(self.game, **self.options)

    def as_json(self) -> dict[str, Any]:
        """Without the guests: an object has no place in a file."""
        content = asdict(replace(self, guests={}))
        del content["guests"]
        return content

    def facts(self) -> dict[str, str]:
        """What makes this run this run, in words; not the number of games, since a run may grow."""
        options = {f"option {name}": str(value) for name, value in self.options.items()}
        facts = {"version": self.version, "kind": self.kind, "game": self.game, **options}
        return {**facts, "agents": " ".join(self.agents), "seed": str(self.seed)}

    def differences(self, other: Setting) -> list[str]:
        """What keeps another command from resuming this run."""
        there, here = self.facts(), other.facts()
        names = [name for name in {**there, **here} if there.get(name, "") != here.get(name, "")]
        if "game" in names:  # its options differ anyway
            names = [name for name in names if not name.startswith("option ")]
        return [f"{name} {there.get(name, 'none')!r} there, {here.get(name, 'none')!r} here" for name in names]
