"""One player's board as plain data. It matters who looks: the blind-drawn card is its owner's secret (STA-DRAW-03)."""

from __future__ import annotations

from typing import TypedDict

from lascaux.core.bits import bit
from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.buildings import BUILDING_COUNT, BUILDINGS, FIRST_IGLOO, IGLOO_COUNT
from lascaux.games.stone_age.rules.cards import CARD_COUNT, CARDS, FIGURES, ONE_USE_VALUES, SYMBOLS, green_points
from lascaux.games.stone_age.rules.goods import NAMES
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.scoring import multiplier, track
from lascaux.games.stone_age.rules.tribe import TOOL_SLOTS
from lascaux.games.stone_age.view.tiles import CardView, card_view, cards_in


class ToolView(TypedDict):
    value: int
    ready: bool


class FiguresView(TypedDict):
    count: int
    times: int  # what each is worth now


class TableauView(TypedDict):
    """One player's board."""

    goods: dict[str, int]
    people: int
    at_home: int
    agriculture: int
    tools: list[ToolView]
    tool_sum: int
    one_use_tools: list[int]
    any_two_kept: bool
    cards: list[CardView]  # bought ones, which everybody has seen (STA-RULING-19)
    face_down: int  # more of them, at a table where they lie face down for others (STA-CARD-07)
    has_blind_card: bool
    blind_card: CardView | None  # for its owner, and for everyone once the game is over
    symbols: dict[str, int]  # on the cards that this view names
    symbol_points: int  # likewise
    figures: dict[str, FiguresView]  # likewise
    buildings: list[str]
    igloos: list[str]
    track: int  # points so far, without final scoring


def tableau_view(at: StoneAgePosition, seat: int, viewer: int) -> TableauView:
    owned = at.of(seat, layout.CARDS_OWNED)
    blind = at.of(seat, layout.BLIND_CARD) - 1
    named = blind >= 0 and (viewer == seat or at.over)
    shown = at.cards(seat) if named else owned
    rows = [CARDS[card] for card in cards_in(shown)]
    tools = [at.of(seat, layout.TOOLS + slot) for slot in range(TOOL_SLOTS)]
    built = at.of(seat, layout.BUILDINGS_OWNED)
    return TableauView(
        goods={name: at.of(seat, layout.GOODS + good) for good, name in enumerate(NAMES)},
        people=at.of(seat, layout.PEOPLE),
        at_home=at.of(seat, layout.AT_HOME),
        agriculture=at.of(seat, layout.AGRICULTURE),
        tools=[ToolView(value=(tool + 1) // 2, ready=tool % 2 == 0) for tool in tools if tool],
        tool_sum=at.tool_sum(seat),
        one_use_tools=[value for value in ONE_USE_VALUES if at.of(seat, layout.ONE_USE_TOOLS) >> value & 1],
        any_two_kept=at.of(seat, layout.ANY_TWO_KEPT) == 1,
        cards=[card_view(card) for card in cards_in(owned)],
        face_down=at.cells[layout.BACKS] >> CARD_COUNT + layout.BACK_BITS * seat & bit(layout.BACK_BITS) - 1,
        has_blind_card=blind >= 0,
        blind_card=card_view(blind) if named else None,
        symbols={name: n for name in SYMBOLS if (n := sum(row.bottom == name for row in rows))},
        symbol_points=green_points(shown),
        figures={
            name: FiguresView(
                count=sum(row.figures for row in rows if row.bottom == name), times=multiplier(at, seat, kind)
            )
            for kind, name in enumerate(FIGURES)
        },
        buildings=[BUILDINGS[tile].slug for tile in range(BUILDING_COUNT) if built >> tile & 1],
        igloos=[BUILDINGS[t].slug for t in range(FIRST_IGLOO, FIRST_IGLOO + IGLOO_COUNT) if built >> t & 1],
        track=track(at, seat),
    )
