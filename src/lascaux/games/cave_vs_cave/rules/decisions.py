"""All kinds of decisions, in the order of their numbers in `layout`."""

from __future__ import annotations

from typing import Any, Final

from lascaux.core.position import Decision
from lascaux.games.cave_vs_cave.rules.activate import ActivateRoom, PayKind
from lascaux.games.cave_vs_cave.rules.draft import CoverSpace, DraftRoom, DraftWall, OfferDraft, PassDraft
from lascaux.games.cave_vs_cave.rules.excavate import ExcavateSpace, UncoverRoom
from lascaux.games.cave_vs_cave.rules.furnish import ChooseSide, FurnishSpace
from lascaux.games.cave_vs_cave.rules.rounds import GoOn, RevealTile
from lascaux.games.cave_vs_cave.rules.setup import ChooseStarter, FillPool, RemoveRoom
from lascaux.games.cave_vs_cave.rules.turn import TakeTile, UseTile
from lascaux.games.cave_vs_cave.rules.walls import BuildWall, RazeWall

DECISIONS: Final[list[Decision[Any]]] = [
    ChooseStarter("choose-starter", chance=True),
    RemoveRoom("remove-room", chance=True),
    FillPool("fill-pool", chance=True),
    RevealTile("reveal-tile", chance=True),
    UncoverRoom("uncover-room", chance=True),
    TakeTile("take-tile"),
    UseTile("use-tile"),
    ActivateRoom("activate-room"),
    PayKind("pay-kind"),
    ExcavateSpace("excavate-space"),
    BuildWall("build-wall"),
    RazeWall("raze-wall"),
    FurnishSpace("furnish-space"),
    ChooseSide("choose-side"),
    GoOn("go-on"),
    DraftRoom("draft-room"),
    DraftWall("draft-wall"),
    CoverSpace("cover-space"),
    PassDraft("pass-draft"),
    OfferDraft("offer-draft"),
]
