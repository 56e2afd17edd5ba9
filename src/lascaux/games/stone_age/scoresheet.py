"""The score sheet: what stands on the track by its source, and what final scoring adds (STA-SCORE)."""

from __future__ import annotations

from lascaux.core.scoresheet import Line, Scoresheet
from lascaux.games.stone_age.rules import layout
from lascaux.games.stone_age.rules.cards import BUILDER, FARMER, SHAMAN, TOOLMAKER, green_points
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.scoring import figure_points, leftovers, track


def scoresheet(at: StoneAgePosition, seat: int) -> Scoresheet:
    on_track = [
        Line("buildings", float(at.of(seat, layout.BUILDING_POINTS))),
        Line("cards", float(at.of(seat, layout.CARD_POINTS))),
        Line("starving", float(at.of(seat, layout.STARVING_POINTS))),
    ]
    if at.cells[layout.WITH_ANIMALS]:
        on_track.insert(2, Line("rewards", float(at.of(seat, layout.REWARD_POINTS))))
    if not at.over:
        return Scoresheet(tuple(on_track))
    return Scoresheet(
        (
            *on_track,
            Line("track", float(track(at, seat)), is_sum=True),
            Line("leftovers", float(leftovers(at, seat))),
            Line("green", float(green_points(at.cards(seat)))),
            Line("farmers", float(figure_points(at, seat, FARMER))),
            Line("builders", float(figure_points(at, seat, BUILDER))),
            Line("shamans", float(figure_points(at, seat, SHAMAN))),
            Line("toolmakers", float(figure_points(at, seat, TOOLMAKER))),
        )
    )
