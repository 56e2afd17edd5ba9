"""What the table of Cave vs Cave loads: rooms, scenes of action tiles, the rock and its pieces; see art/__main__.py."""
from collections.abc import Callable
from functools import partial

from art.cave_vs_cave import actions, era_one, era_two, frame, rock


def drawings() -> dict[str, Callable[[], str]]:
    found: dict[str, Callable[[], str]] = {f"room-{name}": partial(frame.room, name, *row) for name, row in {**era_one.ROOMS, **era_two.ROOMS}.items()}
    found |= {f"action-{name}": partial(frame.action, name, *row) for name, row in actions.ACTIONS.items()}
    return found | rock.pieces()
