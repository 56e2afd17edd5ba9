"""The declared choices of Cave vs Cave."""

from __future__ import annotations

from typing import Final

from lascaux.core.verbs import Range, Verb, Verbs
from lascaux.games.cave_vs_cave.rules.actions import LABELS, TILES
from lascaux.games.cave_vs_cave.rules.board import EDGES, SPACE_NAMES
from lascaux.games.cave_vs_cave.rules.effects import Effect
from lascaux.games.cave_vs_cave.rules.goods import NAMES
from lascaux.games.cave_vs_cave.rules.rooms import ORANGE, ROOMS

SEAT: Final = Range("seat", ("0", "1"))
TILE_RANGE: Final = Range("tile", [tile.slug for tile in TILES])
ROOM_RANGE: Final = Range("room", [room.slug for room in ROOMS])
SPACE_RANGE: Final = Range("space", SPACE_NAMES)
EDGE_RANGE: Final = Range("edge", EDGES)
GOOD_RANGE: Final = Range("good", NAMES)

# Every way to use an orange room: the room and one of its effects.
USES: Final[list[tuple[int, Effect]]] = [(r.number, e) for r in ROOMS if r.colour == ORANGE for e in r.effects]
USE_ROOMS: Final[list[int]] = [room for room, _ in USES]
USE_EFFECTS: Final[list[Effect]] = [effect for _, effect in USES]
USE_RANGE: Final = Range(
    "room",
    [f"{ROOMS[room].slug} {effect.label}" for room, effect in USES],
    [ROOMS[room].slug for room, _ in USES],
)


def first_uses() -> list[int]:
    """Where each room's uses begin in USES, and at the end where the last ones stop."""
    return [sum(other < room for other, _ in USES) for room in range(len(ROOMS) + 1)]


FIRST_USE: Final[list[int]] = first_uses()

# Nature's
START: Final = Verb("start", SEAT)
REMOVE: Final = Verb("remove", ROOM_RANGE)
POOL_ROOM: Final = Verb("pool", ROOM_RANGE)
REVEAL: Final = Verb("reveal", TILE_RANGE)
UNCOVER: Final = Verb("uncover", ROOM_RANGE)
# The players'
TAKE: Final = Verb("take", TILE_RANGE)
USE: Final = Verb("use", Range("effect", LABELS))
ACTIVATE: Final = Verb("activate", USE_RANGE)
COLLECT: Final = Verb("collect", ROOM_RANGE)
PAY: Final = Verb("pay", GOOD_RANGE)
EXCAVATE: Final = Verb("excavate", SPACE_RANGE)
WALL: Final = Verb("wall", EDGE_RANGE)
RAZE: Final = Verb("raze", EDGE_RANGE)
FURNISH: Final = Verb("furnish", ROOM_RANGE, SPACE_RANGE)
CAVERN_WITH: Final = Verb("cavern", Range("side", ("two-walls", "three-walls")))
DRAFT: Final = Verb("draft", ROOM_RANGE, SPACE_RANGE)
COVER: Final = Verb("cover", SPACE_RANGE)
EXCHANGE: Final = Verb("exchange", GOOD_RANGE)
IDLE: Final = Verb("idle")
STOP: Final = Verb("stop")
CONTINUE: Final = Verb("continue")
FINISH: Final = Verb("finish")
DONE: Final = Verb("done")

VERBS: Final = Verbs(
    [
        *(START, REMOVE, POOL_ROOM, REVEAL, UNCOVER),
        *(TAKE, USE, ACTIVATE, COLLECT, PAY, EXCAVATE, WALL, RAZE, FURNISH, CAVERN_WITH, DRAFT, COVER),
        *(EXCHANGE, IDLE, STOP, CONTINUE, FINISH, DONE),
    ]
)
