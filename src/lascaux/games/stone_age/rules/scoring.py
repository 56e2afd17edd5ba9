"""Points, final scoring and ties (STA-SCORE, STA-TIE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lascaux.core.bits import count
from lascaux.games.stone_age.rules.buildings import BUILDING_COUNT
from lascaux.games.stone_age.rules.cards import (
    ANY_TWO_COUNT,
    BUILDER,
    FARMER,
    FIGURE_CARDS,
    FIGURES,
    SHAMAN,
    figures,
    green_points,
)
from lascaux.games.stone_age.rules.layout import (
    AGRICULTURE,
    ANY_TWO_KEPT,
    BUILDING_POINTS,
    BUILDINGS_OWNED,
    CARD_POINTS,
    PEOPLE,
    PLAYERS,
    REWARD_POINTS,
    STARVING_POINTS,
)

if TYPE_CHECKING:
    from lascaux.games.stone_age.rules.position import StoneAgePosition


def track(at: StoneAgePosition, seat: i64) -> i64:
    """The score as it stands on the track (STA-SCORE-01)."""
    earned = at.of(seat, BUILDING_POINTS) + at.of(seat, CARD_POINTS) + at.of(seat, REWARD_POINTS)
    return earned + at.of(seat, STARVING_POINTS)


def multiplier(at: StoneAgePosition, seat: i64, figure: i64) -> i64:
    """What each figure of a kind is worth (STA-SCORE-04 to -07)."""
    if figure == FARMER:
        return at.of(seat, AGRICULTURE)
    if figure == BUILDER:
        return count(at.of(seat, BUILDINGS_OWNED) & (1 << BUILDING_COUNT) - 1)  # igloos don't count
    if figure == SHAMAN:
        return at.of(seat, PEOPLE)
    return at.tool_sum(seat)


def figure_points(at: StoneAgePosition, seat: i64, figure: i64) -> i64:
    return figures(at.cards(seat), figure) * multiplier(at, seat, figure)


def leftovers(at: StoneAgePosition, seat: i64) -> i64:
    """One point for each resource; an unredeemed card for any two counts as two (STA-SCORE-02, STA-ANY2-04)."""
    return at.resources(seat) + ANY_TWO_COUNT * at.of(seat, ANY_TWO_KEPT)


def final_points(at: StoneAgePosition, seat: i64) -> i64:
    """What final scoring adds."""
    cards = at.cards(seat)
    total = leftovers(at, seat) + green_points(cards)
    figure: i64
    for figure in range(len(FIGURES)):
        if cards & FIGURE_CARDS[figure]:
            total += figure_points(at, seat, figure)
    return total


def score(at: StoneAgePosition, seat: i64) -> i64:
    return track(at, seat) + (final_points(at, seat) if at.over else 0)


def scores(at: StoneAgePosition) -> list[float]:
    return [float(score(at, seat)) for seat in range(at.cells[PLAYERS])]


def standing(at: StoneAgePosition, seat: i64) -> tuple[int, int]:
    """What ranks a seat: its score, then agriculture, tools and people together (STA-TIE-01, -02)."""
    return int(score(at, seat)), int(at.of(seat, AGRICULTURE) + at.tool_sum(seat) + at.of(seat, PEOPLE))


def winners(at: StoneAgePosition) -> list[int]:
    standings = [standing(at, seat) for seat in range(at.cells[PLAYERS])]
    return [seat for seat, own in enumerate(standings) if own == max(standings)]
