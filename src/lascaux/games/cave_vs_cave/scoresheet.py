"""The score sheets of both eras (CVC-SCORE-01, -05, -06; WX-17, WX-18), and the goals of the solo game."""

from __future__ import annotations

from lascaux.core.game import Goal
from lascaux.core.options import OptionValue
from lascaux.core.scoresheet import Line, Scoresheet
from lascaux.games.cave_vs_cave.rules import layout
from lascaux.games.cave_vs_cave.rules.goods import GOLD, IRON, WEAPON, amount
from lascaux.games.cave_vs_cave.rules.position import CavePosition
from lascaux.games.cave_vs_cave.rules.rooms import room_points
from lascaux.games.cave_vs_cave.rules.scoring import SOLO_GOAL_BOTH, SOLO_GOAL_ERA_I, SOLO_OUTSTANDING


def total(category: str, lines: tuple[Line, ...]) -> Line:
    return Line(category, sum(line.points for line in lines), is_sum=True)


def scoresheet(at: CavePosition, seat: int) -> Scoresheet:
    purse = at.of(seat, layout.PURSE)
    rooms = Line("rooms", float(room_points(at.of(seat, layout.ROOMS_OWNED))))
    if at.cells[layout.ERA] < 2:
        return Scoresheet((rooms, Line("gold", float(amount(purse, GOLD)))))
    era_two = (
        rooms,
        Line("weapons", float(amount(purse, WEAPON))),
        Line("iron", float(amount(purse, IRON)) / 2),
        Line("half-gold", float(amount(purse, GOLD)) / 2),
    )
    if at.cells[layout.ERAS] in (layout.QUICK_START, layout.SHORT_GAME):
        return Scoresheet(era_two)
    era_one = (
        Line("era-one-rooms", float(at.of(seat, layout.ERA_I_ROOMS))),
        Line("era-one-gold", float(at.of(seat, layout.ERA_I_GOLD))),
    )
    return Scoresheet((*era_one, total("era-one", era_one), *era_two, total("era-two", era_two)))


def solo_goals(eras: OptionValue) -> list[Goal]:
    """Those of era I, of both eras together, or all of them where era II is decided on during play."""
    era_one = [
        Goal(SOLO_GOAL_ERA_I, exceed=False, remarkable=False, clause="CVC-SOLO1-14"),
        Goal(SOLO_OUTSTANDING, exceed=True, remarkable=True, clause="CVC-SOLO1-14"),
    ]
    both = [Goal(SOLO_GOAL_BOTH, exceed=True, remarkable=False, clause="CVC-SOLO2-12")]
    asked: dict[OptionValue, list[Goal]] = {1: era_one, 2: both, "ask": era_one + both}
    return asked[eras]
