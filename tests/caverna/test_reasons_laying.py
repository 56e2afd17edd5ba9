"""Why a square does not take what is being laid, in words."""

from __future__ import annotations

from lascaux.games.caverna.rules import deeds, layout
from tests.caverna.spaces import on_space
from tests.caverna.table import on_turn, table


def test_forest_tiles_say_where_they_cannot_lie() -> None:
    made = on_space("sustenance").play("do meadow-field")
    assert made.why_not("lay 3,1") == "that belongs in the forest (CAV-BOARD-08)"
    assert made.why_not("lay -1,-1") == "there is no such square (CAV-BOARD-07)"
    assert (
        made.why_not("lay 0,0")
        == "your first forest tile must cover the cave entrance, at the bottom right of the forest (CAV-TILES-05)"
    )
    assert made.why_not("lay 2,4").endswith("Office room (CAV-TILES-13)")
    made.play("lay 2,3")
    assert made.why_not("lay 0,3") == "the two halves must lie side by side (CAV-TILES-02)"
    made.lay("stable", "1,3")
    assert made.why_not("lay 1,3") == "no field can lie under a stable (CAV-FARM-09)"
    made.play("lay 2,2")
    later = on_space("sustenance").lay("meadow", "2,3").begin(layout.LAY_FIRST, deeds.MEADOW_FIELD)
    assert later.why_not("lay 2,3") == "a tile lies there already (CAV-TILES-12)"
    assert later.why_not("lay 0,0") == "the tile would not touch your farm land (CAV-TILES-04)"
    later.lay("meadow", "1,3 1,2 0,2")
    assert later.why_not("lay 0,3", "de") == "daneben ist kein Feld für die andere Hälfte frei (CAV-TILES-10)"


def test_mountain_tiles_say_where_they_cannot_lie() -> None:
    made = on_space("excavation").play("do two-caverns")
    assert made.why_not("lay 2,2") == "that belongs in the mountain (CAV-BOARD-08)"
    assert made.why_not("lay 5,0") == "the tile would not touch your cave system (CAV-TILES-03)"
    assert made.why_not("lay 5,3").endswith("name the left or upper one first (CAV-TILES-02)")
    assert made.play("lay 4,2").why_not("lay 4,1").endswith("name the left or upper one first (CAV-TILES-02)")
    ruby = on_turn("2R").play("exchange", "ruby tunnel")
    assert ruby.why_not("lay 6,3") == "single tiles never lie beyond the board (CAV-TILES-16)"
    assert ruby.why_not("lay 5,0").endswith("(CAV-TILES-07)")
    office = table().furnish("office-room").lay("cavern", "5,1").play("place drift-mining", "do cavern-tunnel")
    assert office.play("lay 6,2").why_not("lay 6,1") == "one half must lie on the board (CAV-TILES-13)"


def test_mines_need_tunnels() -> None:
    made = on_space("excavation").lay("tunnel", "4,3 5,3 3,0").lay("furnished", "5,3").lay("deep-tunnel", "4,1")
    mine = made.fork().begin(layout.LAY_FIRST, deeds.ORE_MINE)
    assert mine.why_not("lay 4,2") == "no tunnel lies there (CAV-MINE-01)"
    assert mine.why_not("lay 5,3") == "there is a furnishing already (CAV-MINE-01)"
    assert mine.why_not("lay 4,3").endswith("lies beside it (CAV-MINE-01)")
    ruby = made.begin(layout.LAY_SINGLE, deeds.DEEP_RUBY_MINE)
    assert ruby.why_not("lay 4,3") == "no deep tunnel lies there (CAV-MINE-03)"


def test_pastures_and_stables_need_their_ground() -> None:
    made = table().lay("meadow", "2,3 0,0 0,1").lay("field", "1,3").lay("small-pasture", "2,2").lay("stable", "2,3")
    fence = made.fork().begin(layout.LAY_FIRST, deeds.LARGE_PASTURE)
    assert fence.why_not("lay 2,2") == "there is a pasture already (CAV-FARM-04)"
    assert fence.why_not("lay 1,3") == "no meadow lies there (CAV-FARM-02)"
    assert fence.why_not("lay 2,3") == "no other meadow lies beside it (CAV-FARM-02)"
    assert fence.why_not("lay 0,1").endswith("(CAV-TILES-02)")
    stable = made.begin(layout.LAY_SINGLE, deeds.STABLE)
    assert stable.why_not("lay 2,3") == "a stable stands there already (CAV-FARM-07)"
    assert stable.why_not("lay 1,3") == "no stable can stand on a field (CAV-FARM-08)"
    assert stable.why_not("lay -1,0").endswith("(CAV-TILES-16)")
    assert stable.why_not("lay 3,0") == "that belongs in the forest (CAV-BOARD-08)"


def test_furnishings_need_empty_caverns() -> None:
    made = on_turn("9W 9S").lay("tunnel", "4,2").play("place housework", "do furnish", "furnish dwelling")
    assert made.why_not("lay 3,3") == "there is a furnishing already (CAV-FURNISH-09)"
    assert made.why_not("lay 4,2").startswith("tunnels take furnishings only with the Work room")
    assert made.why_not("lay 5,0") == "no cavern of yours is there (CAV-FURNISH-01)"
    trader = on_turn("9W").furnish("trader").play("place housework", "do furnish", "furnish spare-part-storage")
    assert trader.why_not("lay 3,2").endswith("furnishing of yours: Trader (CAV-FURNISH-10)")
