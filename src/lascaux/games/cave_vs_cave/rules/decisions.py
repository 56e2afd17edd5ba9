"""All kinds of decisions, in the order of their numbers in `layout`."""

from __future__ import annotations

from typing import Any, Final

from lascaux.core.position import Decision
from lascaux.games.cave_vs_cave.rules.activate import PAY_KIND_ARGUMENTS, ActivateRoom, PayKind
from lascaux.games.cave_vs_cave.rules.draft import (
    DRAFT_WALL_ARGUMENTS,
    CoverSpace,
    DraftRoom,
    DraftWall,
    OfferDraft,
    PassDraft,
)
from lascaux.games.cave_vs_cave.rules.excavate import (
    EXCAVATE_SPACE_ARGUMENTS,
    UNCOVER_ROOM_ARGUMENTS,
    ExcavateSpace,
    UncoverRoom,
)
from lascaux.games.cave_vs_cave.rules.furnish import ChooseSide, FurnishSpace
from lascaux.games.cave_vs_cave.rules.rounds import GO_ON_ARGUMENTS, GoOn, RevealTile
from lascaux.games.cave_vs_cave.rules.setup import (
    FILL_POOL_ARGUMENTS,
    REMOVE_ROOM_ARGUMENTS,
    ChooseStarter,
    FillPool,
    RemoveRoom,
)
from lascaux.games.cave_vs_cave.rules.turn import TakeTile, UseTile
from lascaux.games.cave_vs_cave.rules.walls import RAZE_WALL_ARGUMENTS, BuildWall, RazeWall

# A turn begins with a tile or, in the draft, with a room (CVC-ROUND-05, CVC-QUICK-DRAFT-01).
DECISIONS: Final[list[Decision[Any]]] = [
    ChooseStarter("choose-starter", "CVC-SETUP-09", chance=True),
    RemoveRoom("remove-room", "CVC-SOLO1-02", REMOVE_ROOM_ARGUMENTS, chance=True),
    FillPool("fill-pool", "CVC-SHORT-06", FILL_POOL_ARGUMENTS, chance=True),
    RevealTile("reveal-tile", "CVC-ROUND-02", chance=True),
    UncoverRoom("uncover-room", "CVC-DIG-01", UNCOVER_ROOM_ARGUMENTS, chance=True),
    TakeTile("take-tile", "CVC-ROUND-05", begins_turn=True),
    UseTile("use-tile", "CVC-ROUND-08"),
    ActivateRoom("activate-room", "CVC-ACTIVATE-02"),
    PayKind("pay-kind", "CVC-ROOM-14", PAY_KIND_ARGUMENTS),
    ExcavateSpace("excavate-space", "CVC-DIG-01", EXCAVATE_SPACE_ARGUMENTS),
    BuildWall("build-wall", "CVC-WALL-01"),
    RazeWall("raze-wall", "CVC-WALL-10", RAZE_WALL_ARGUMENTS),
    FurnishSpace("furnish-space", "CVC-FURNISH-01"),
    ChooseSide("choose-side", "CVC-CAVERN-03"),
    GoOn("go-on", "CVC-RULING-57", GO_ON_ARGUMENTS),
    DraftRoom("draft-room", "CVC-QUICK-DRAFT-01", begins_turn=True),
    DraftWall("draft-wall", "CVC-QUICK-DRAFT-05", DRAFT_WALL_ARGUMENTS),
    CoverSpace("cover-space", "CVC-QUICK-COVER-01"),
    PassDraft("pass-draft"),
    OfferDraft("offer-draft"),
]
