"""A turn: which dwarf, which space, and exchanges (CAV-ROUND-08 to -11, -15, -16)."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules import layout
from tests.caverna.laying import do
from tests.caverna.spaces import only_free
from tests.caverna.table import Table, on_turn, table

# Where a turn begins


@pytest.mark.parametrize("players", range(1, 8))
def test_a_turn_begins_before_the_first_choice_and_no_later(players: int) -> None:
    made = table(players).dwarfs(0, 3).give("2R").at
    assert made.begins_turn
    after = made.copy()
    after.play(after.game.parse("send 3"))
    assert not after.begins_turn
    after = made.copy()
    after.play(after.game.parse("exchange"))
    after.play(after.game.parse("ruby wood"))
    assert not after.begins_turn


# Which dwarf


@pytest.mark.rule("CAV-ROUND-08")
def test_dwarfs_are_placed_in_ascending_strength() -> None:
    made, order = table(1).dwarfs(9, 0, 3, 4), []
    for space in ("ore-mining", "ruby-mining", "wood-gathering"):
        before = [made.own(layout.WORKS_AT + dwarf) for dwarf in range(4)]
        made.play(f"place {space}")
        order += [dwarf for dwarf in range(4) if made.own(layout.WORKS_AT + dwarf) and not before[dwarf]]
    assert order == [1, 2, 3]


@pytest.mark.rule("CAV-ROUND-08")
def test_the_order_is_read_anew_at_each_turn() -> None:
    made = table(1).furnish("peaceful-cave").dwarfs(4, 6, 8)
    made.play("place wood-gathering", "exchange", "disarm 3", "place ore-mining")
    assert made.own(layout.WORKS_AT + 2)
    assert not made.own(layout.WORKS_AT + 1)


@pytest.mark.rule("CAV-ROUND-08")
def test_without_a_ruby_nobody_is_placed_out_of_order() -> None:
    assert not table().dwarfs(0, 3, 9).legal("send")


@pytest.mark.rule("CAV-ROUND-08")
def test_equal_strengths_are_interchangeable() -> None:
    made = table().dwarfs(0, 3, 3, 9).give("1R")
    assert made.legal("send") == {"send 3", "send 9"}
    assert not table().dwarfs(3, 3).give("1R").legal("send")


@pytest.mark.rule("CAV-ROUND-09")
def test_a_ruby_lets_any_dwarf_go_first() -> None:
    made = table(1).dwarfs(0, 3, 9).give("2R").play("send 9")
    assert made.has("R") == 1
    assert made.legal() == made.legal("place")
    made.play("place ore-mining")
    assert made.own(layout.WORKS_AT + 2)


@pytest.mark.rule("CAV-ROUND-09")
def test_after_that_the_weakest_is_in_order_again() -> None:
    made = table(1).dwarfs(0, 3, 9).give("2R").play("send 9", "place ore-mining")
    assert made.legal("send") == {"send 3"}
    made.play("place wood-gathering")
    assert made.own(layout.WORKS_AT)


@pytest.mark.rule("CAV-ROUND-09")
def test_of_equally_strong_dwarfs_the_one_at_home_is_sent() -> None:
    made = table(1).dwarfs(9, 0, 9).give("1R").occupy("logging", 0).play("send 9", "place ore-mining")
    assert made.own(layout.WORKS_AT + 2)
    assert made.occupied() == {"logging", "ore-mining"}


@pytest.mark.rule("CAV-ROUND-09")
def test_only_dwarfs_at_home_with_a_legal_space_can_be_sent() -> None:
    made = table(3).reveal("exploration").dwarfs(2, 0, 9, 5, newborn=1).give("1R").occupy("logging", 0)
    assert made.legal("send") == {"send 9"}
    assert only_free(made, "exploration").legal("send") == set()  # the 9 is in order there: nobody weaker can go


# Spaces


@pytest.mark.rule("CAV-ROUND-10")
def test_an_occupied_space_cannot_be_chosen() -> None:
    made = table()
    assert made.offers("place logging")
    assert not made.play("place logging").offers("place logging")
    assert not made.play("place ore-mining").offers("place logging")


@pytest.mark.rule("CAV-ROUND-10")
def test_a_newborn_shares_the_space_of_its_parent() -> None:
    made = do(on_turn().furnish("dwelling"), "wish-for-children", "grow")
    assert made.own(layout.WORKS_AT, 0) == made.own(layout.WORKS_AT + 2, 0) > 0
    assert made.occupied() == {"wish-for-children"}


@pytest.mark.rule("CAV-ROUND-11")
@pytest.mark.parametrize(
    ("space", "goods", "enabling"),
    [
        ("blacksmithing", "0O", "1O"),
        ("ore-trading", "1O", "2O"),
        ("sheep-farming", "0S", "1S"),
        ("wish-for-children", "3W 3S 0O", "4W 3S"),
    ],
)
def test_a_space_where_nothing_can_be_done_cannot_be_chosen(space: str, goods: str, enabling: str) -> None:
    made = on_turn(goods).reveal(space).stack(space, "")
    made.set_cell(layout.OFFER, 2)  # ordinary dwellings only
    assert space not in made.placeable()
    assert space in made.give(enabling).placeable()


@pytest.mark.rule("CAV-ROUND-11")
def test_a_space_cannot_be_left_before_something_was_done_there() -> None:
    made = on_turn().stack("excavation", "").play("place excavation")
    assert made.legal() == {"do cavern-tunnel", "do two-caverns"}
    made = on_turn().play("place slash-and-burn")
    assert made.legal() == {"do meadow-field"}


def left_by_exchanges_alone(made: Table) -> bool:
    """Whether the open action can end without any of its parts, by exchanging what they would need."""
    if made.decision not in ("choose-deed", "exchange", "spend-gold"):
        return True
    exchanges = [name for name in made.legal() if name.split()[0] in ("exchange", "use", "disarm", "cook", "spend")]
    return any(left_by_exchanges_alone(made.fork().play(name)) for name in exchanges)


@pytest.mark.rule("CAV-ROUND-11")
@pytest.mark.parametrize(
    ("space", "room", "goods", "strength"),
    [
        ("exploration", "peaceful-cave", "", 5),
        ("blacksmithing", "peaceful-cave", "", 5),
        ("ore-trading", "spare-part-storage", "1W 1S 2O", 0),
        ("blacksmithing", "spare-part-storage", "1W 1S 1O", 0),
        ("sheep-farming", "spare-part-storage", "1W 1S 1O", 0),
    ],
)
def test_exchanging_away_what_a_space_needs_does_not_end_the_action(
    space: str, room: str, goods: str, strength: int
) -> None:
    made = on_turn(goods, players=3).furnish(room).dwarfs(strength, strength).reveal(space).stack(space, "")
    assert not left_by_exchanges_alone(made.play(f"place {space}"))


# Exchanges at any time


@pytest.mark.rule("CAV-ROUND-15")
def test_exchanges_are_open_at_the_beginning_of_a_turn() -> None:
    made = on_turn("1R 2Gr").play("exchange")
    assert {"ruby wood", "ruby meadow", "cook grain", "cook ruby"} <= made.legal()
    assert made.play("ruby wood").offers("place logging")
    assert on_turn("1Gr").play("exchange").legal() == {"cook grain"}


@pytest.mark.rule("CAV-ROUND-15")
def test_exchanges_are_open_inside_an_action() -> None:
    made = on_turn("1R").play("place sustenance", "exchange", "ruby wood")
    assert made.has("W", 0) == 1
    assert (made.seat, made.decision) == (0, "choose-deed")


@pytest.mark.rule("CAV-ROUND-15")
def test_exchanges_are_open_inside_an_expedition() -> None:
    made = on_turn("1R").dwarfs(3, 3).play("place logging", "do expedition")
    assert made.play("exchange", "ruby wood").has("W", 0) == 3 + 1
    assert made.decision == "choose-loot"


@pytest.mark.rule("CAV-ROUND-15")
@pytest.mark.parametrize(("decision", "exchange"), [("feed-dwarfs", "cook vegetable"), ("breed-animals", "ruby dog")])
def test_exchanges_are_open_in_the_harvest(decision: str, exchange: str) -> None:
    made = table(1).give("1F 1V 3R").harvest()
    while made.decision != decision:
        made.play("feed food" if made.decision == "feed-dwarfs" else min(made.legal("breed")))
    assert made.offers(exchange)
    assert made.play(exchange).decision == decision


@pytest.mark.rule("CAV-ROUND-15")
def test_exchanges_are_open_once_more_before_scoring() -> None:
    made = table(1).give("1R").last_exchanges()
    assert made.decision == "last-exchange"
    assert made.play("ruby vegetable").goods() == "1V 2F"
    assert made.at.over or made.play("done").at.over


@pytest.mark.rule("CAV-ROUND-16")
def test_an_exchange_is_no_action_of_the_space() -> None:
    made = on_turn("3R 3O", players=3).stack("excavation", "").play("place excavation")
    while made.offers("exchange") and made.has("R"):
        made.play("exchange", "ruby ore")
        assert not made.offers("done")
    assert not made.offers("done")


@pytest.mark.rule("CAV-ROUND-16")
def test_an_exchange_alone_does_not_use_up_a_dwarf() -> None:
    made = on_turn("1R").play("exchange", "ruby ore")
    assert (made.seat, made.occupied()) == (0, set())
    assert made.offers("place logging")
    assert made.own(layout.WORKS_AT) == made.own(layout.WORKS_AT + 1) == 0
