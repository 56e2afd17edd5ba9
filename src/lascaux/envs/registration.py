"""The names under which Gymnasium knows the games."""

from __future__ import annotations

from typing import Final

from lascaux import plugins
from lascaux.core.options import OptionValue

ENTRY_POINT: Final = "lascaux.envs.gym:SeatEnv"
VECTOR_ENTRY_POINT: Final = "lascaux.envs.vector:SeatVectorEnv"

# Each name with its game and what differs from its defaults; everything else can be given to `gymnasium.make`.
IDS: Final[dict[str, dict[str, OptionValue]]] = {
    "lascaux/CaveVsCaveSolo-v1": {"game": "cave-vs-cave", "players": 1},
    "lascaux/CaveVsCaveBothErasSolo-v1": {"game": "cave-vs-cave", "players": 1, "eras": 2},
    "lascaux/CavernaSolo-v1": {"game": "caverna", "players": 1},
    "lascaux/CaveVsCave-v1": {"game": "cave-vs-cave"},
    "lascaux/StoneAge-v1": {"game": "stone-age"},
    "lascaux/Caverna-v1": {"game": "caverna"},
}


def ids() -> dict[str, dict[str, OptionValue]]:
    """Ours, and a name for each game and ruleset of another distribution: `hearth` is `lascaux/Hearth-v1`."""
    groups = ("lascaux.games", "lascaux.rulesets")
    others = [name for group in groups for name in plugins.found(group, ())]
    return {**{f"lascaux/{name.title().replace('-', '')}-v1": {"game": name} for name in others}, **IDS}


def register() -> None:
    """Register the names with Gymnasium; once is enough, and again does no harm."""
    import gymnasium

    for id, settings in ids().items():
        if id not in gymnasium.registry:
            gymnasium.register(
                id, entry_point=ENTRY_POINT, vector_entry_point=VECTOR_ENTRY_POINT, kwargs=dict(settings)
            )
