"""What a seat sees of Caverna, as plain data: enough to draw the whole table. There are no private facts."""

from __future__ import annotations

from lascaux.core.game import Game
from lascaux.core.view import TableView, table_view
from lascaux.games.caverna.rules import layout
from lascaux.games.caverna.rules.position import CavernaPosition
from lascaux.games.caverna.view.furnishing import FurnishingView, offer
from lascaux.games.caverna.view.player import PlayerView, player_view
from lascaux.games.caverna.view.round import (
    MarkersView,
    RoundView,
    harvest,
    markers_view,
    phase,
    schedule,
    unrevealed,
)
from lascaux.games.caverna.view.space import SpaceView, space_views
from lascaux.games.caverna.view.turn import TurnView, turn_view


class CavernaView(TableView):
    round: int  # 0 before the first
    phase: str  # setup, new-round, work, harvest, skipping, feeding, breeding, end-of-round, last-exchanges or over
    harvest: str | None  # of this round; None: not known yet
    markers: MarkersView
    schedule: list[RoundView]
    unrevealed: list[list[str]]  # the cards still face down, by stage
    start_player: int
    next_start_player: int
    spaces: list[SpaceView]  # in play: the printed ones, then the cards by round
    offer: list[FurnishingView]
    current: TurnView
    players: list[PlayerView]


def view(game: Game[CavernaPosition], at: CavernaPosition, seat: int) -> CavernaView:
    cells = at.cells
    round = cells[layout.ROUND]
    return CavernaView(
        **table_view(game, at, seat),
        round=round,
        phase=phase(at),
        harvest=harvest(at, round) if round else None,
        markers=markers_view(at),
        schedule=schedule(at),
        unrevealed=unrevealed(at),
        start_player=cells[layout.STARTER],
        next_start_player=cells[layout.NEXT_STARTER],
        spaces=space_views(at),
        offer=offer(at),
        current=turn_view(at),
        players=[player_view(at, player) for player in range(cells[layout.PLAYERS])],
    )
