"""Why a dwarf cannot go somewhere, do a deed, take loot or furnish, in words."""

from __future__ import annotations

import pytest

from lascaux.games.caverna.rules import layout
from tests.caverna.spaces import doing, on_space
from tests.caverna.table import expedition, on_turn, table

# Spaces and dwarfs


@pytest.mark.rule("CAV-ROUND-10", "CAV-CARDS-08")
def test_a_space_must_be_in_play_and_free() -> None:
    made = table().play("place logging")
    assert made.why_not("place logging") == "a dwarf works there already (CAV-ROUND-10)"
    assert made.why_not("place sheep-farming") == "this card has not been revealed yet (CAV-CARDS-07)"
    assert made.why_not("place depot").endswith("with so many players: 2 (CAV-SETUP-02)")
    assert made.why_not("place imitation-4").endswith("(CAV-IMITATE-09)")
    assert made.why_not("place exploration").endswith("(CAV-CARDS-05)")
    assert table(1).why_not("place exploration").endswith("(CAV-CARDS-06)")
    assert table(5).why_not("place drift-mining-2").endswith("players: 5 (CAV-SETUP-05)")
    said = "im Spiel ist die andere Seite dieser Karte: Kinderwunsch (CAV-CARDS-08)"
    assert made.why_not("place urgent-wish-for-children", "de") == said


@pytest.mark.rule("CAV-ROUND-11", "CAV-RULING-09")
def test_something_must_happen_on_a_space() -> None:
    made = table()
    assert made.why_not("place ruby-mining") == "nothing would happen there: no goods lie there (CAV-ROUND-11)"
    said = "nothing would happen there: 1 ore short; an unarmed dwarf does not go on expeditions (CAV-ROUND-11)"
    assert made.why_not("place blacksmithing") == said
    made.reveal("wish-for-children")
    said = made.why_not("place wish-for-children", "de")
    assert "keinen Platz für noch einen Zwerg (Zwerge 2, Plätze 2); du kannst jetzt keine Wohnhöhle bezahlen" in said


@pytest.mark.rule("CAV-ROUND-08", "CAV-ROUND-09", "CAV-RUBY-07")
def test_dwarfs_go_in_order_unless_a_ruby_is_paid() -> None:
    made = table().dwarfs(0, 9)
    assert made.why_not("place blacksmithing").startswith("first you place an unarmed dwarf, for whom nothing would")
    assert made.why_not("place blacksmithing").endswith("(CAV-ROUND-08)")
    assert made.why_not("send 9") == "1 ruby short (CAV-RUBY-07)"
    made.give("1R")
    assert made.why_not("send 0").endswith("needs no ruby (CAV-ROUND-08)")
    assert made.why_not("send 5") == "no dwarf of this strength is waiting to be placed (CAV-ROUND-09)"
    made.play("send 9")
    for choice in ("send 0", "pass", "exchange", "ruby wood"):
        assert made.give("1R").why_not(choice).endswith("the dwarf must be placed now (CAV-ROUND-09)")


@pytest.mark.rule("CAV-ROUND-07")
def test_a_dwarf_without_a_space_cannot_be_sent() -> None:
    made = table().dwarfs(0, 9).give("1R")
    made.set_cell(layout.OCCUPIED, made.cell(layout.IN_PLAY))
    assert made.why_not("send 9").endswith("on any free space (CAV-ROUND-07)")


@pytest.mark.rule("CAV-IMITATE-02", "CAV-IMITATE-03", "CAV-IMITATE-04", "CAV-IMITATE-10")
def test_imitation_needs_food_and_a_target() -> None:
    assert table(2).why_not("imitate logging").endswith("(CAV-IMITATE-09)")
    made = table(3).give("0F", 0)
    assert made.why_not("place imitation-4") == "4 food short (CAV-IMITATE-10)"
    assert made.give("4F", 0).why_not("place imitation-4").endswith("that you could use now (CAV-IMITATE-10)")
    made.occupy("supplies", 1).occupy("logging", 2).stack("logging", "").occupy("clearing", 0)
    made.play("place imitation-4")
    assert made.why_not("imitate starting-player").endswith("(CAV-IMITATE-03)")
    assert made.why_not("imitate imitation-4").endswith("(CAV-IMITATE-04)")
    assert made.why_not("imitate clearing") == "your own dwarf works there (CAV-IMITATE-02)"
    assert made.why_not("imitate sustenance") == "no dwarf works there (CAV-IMITATE-02)"
    said = (
        "nothing would happen there: no goods lie there; an unarmed dwarf does not go on expeditions (CAV-IMITATE-05)"
    )
    assert made.why_not("imitate logging") == said


# Deeds


def test_a_space_offers_its_parts_in_its_order() -> None:
    made = on_space("excavation", "9F")
    assert made.why_not("do sow") == "Excavation does not offer this: sow (CAV-SPACE-13)"
    made = doing("excavation", table(), done=1)
    assert made.why_not("do two-caverns").endswith("(CAV-SPACE-13)")
    assert made.why_not("do cavern-tunnel").endswith("already (CAV-SPACE-01)")
    sown = doing("slash-and-burn", table(), done=2)
    assert sown.why_not("do meadow-field").endswith("which you have done: sow (CAV-SPACE-02)")


@pytest.mark.rule("CAV-GROW-05", "CAV-SPACE-04", "CAV-SPACE-05")
def test_connectors_say_what_they_forbid() -> None:
    made = on_space("urgent-wish-for-children", "9W 9S 2R")
    assert made.why_not("do grow") == "only after this: furnish a dwelling (CAV-GROW-05)"
    assert made.why_not("done") == "something must be done on the space first (CAV-SPACE-05)"
    paid = doing("urgent-wish-for-children", made, done=4)
    assert paid.why_not("do furnish-dwelling").endswith("and the other is done (CAV-SPACE-04)")
    made = doing("extension", table(7).set(layout.BOTH_EXTENSIONS, 1).furnish("guest-room"), done=1)
    assert made.why_not("do cavern-tunnel").endswith(
        "only once in the game here, and you have used that (CAV-RULING-23)"
    )


@pytest.mark.rule("CAV-FORGE-01", "CAV-FORGE-03", "CAV-SPACE-08")
def test_forging_is_for_the_unarmed_and_expeditions_for_the_armed() -> None:
    armed = table().dwarfs(3, 3).give("5O").play("place blacksmithing")
    assert armed.why_not("do forge") == "an armed dwarf does not forge again (CAV-FORGE-03)"
    unarmed = on_space("blacksmithing", "2O")
    assert unarmed.why_not("do expedition") == "an unarmed dwarf does not go on expeditions (CAV-SPACE-08)"
    assert unarmed.play("do forge").why_not("forge 5") == "3 ore short (CAV-FORGE-01)"
    smith = table().furnish("blacksmith").give("1O").play("place blacksmithing", "do forge")
    assert smith.why_not("forge 4") == "1 ore short (CAV-FORGE-02)"


@pytest.mark.rule("CAV-GROW-01")
def test_growth_needs_room() -> None:
    made = doing("family-life", table())
    assert made.why_not("do grow").endswith("another dwarf (dwarfs 2, places 2) (CAV-GROW-01)")
    five = made.dwarfs(0, 0, 0, 0, 0)
    assert five.why_not("do grow").endswith("that you do not have: Additional dwelling (CAV-GROW-01)")
    assert made.dwarfs(0, 0, 0, 0, 0, 0).why_not("do grow") == "nobody has more than six dwarfs (CAV-GROW-01)"


def test_sowing_needs_seed_and_fields() -> None:
    made = on_space("slash-and-burn", "0Gr 1R")
    assert made.why_not("do sow") == "you have neither grain nor vegetables to sow (CAV-SOW-04)"
    assert made.give("1Gr").why_not("do sow") == "you have no empty field (CAV-SOW-01)"
    made.lay("field", "2,3").give("2V").play("do sow")
    assert made.why_not("sow 2 0") == "1 grain short (CAV-SOW-04)"
    assert made.why_not("sow 1 1") == "you have only so many empty fields: 1 (CAV-SOW-01)"
    assert made.why_not("sow 0 0", "de") == "mindestens ein Acker muss besät werden (CAV-SOW-01)"


def test_fences_and_stables_need_goods_and_squares() -> None:
    made = doing("sheep-farming", on_turn("1W 0S"))
    assert made.why_not("do small-pasture") == "1 wood short (CAV-FARM-01)"
    assert made.why_not("do large-pasture") == "3 wood short (CAV-FARM-02)"
    assert made.why_not("do stable") == "1 stone short (CAV-FARM-07)"
    made.give("4W 1S")
    assert made.why_not("do small-pasture") == "you have no meadow to fence (CAV-FARM-01)"
    assert made.lay("meadow", "2,3").why_not("do large-pasture").endswith("meadows to fence (CAV-FARM-02)")
    assert made.lay("stable", "0,0 1,0 0,1").why_not("do stable").endswith("stables have been built (CAV-FARM-07)")


# Loot


@pytest.mark.rule("CAV-EXPED-01", "CAV-EXPED-03", "CAV-EXPED-04")
def test_loot_needs_strength_and_a_way_to_carry_it_out() -> None:
    made = expedition(12, 3)
    assert made.why_not("loot cavern").endswith("needs strength 14, and the dwarf set out with 12 (CAV-EXPED-41)")
    assert made.why_not("done") == "an expedition brings at least one item (CAV-EXPED-01)"
    assert made.why_not("loot dwelling") == "2 wood and 2 stone short (CAV-EXPED-38)"
    assert made.why_not("loot small-pasture") == "1 wood short (CAV-FARM-12)"
    assert made.why_not("loot sow").endswith("(CAV-SOW-04)")
    assert made.play("loot dog").why_not("loot dog").endswith("on this expedition (CAV-EXPED-03)")
    strong = expedition(14, 3)
    assert strong.why_not("loot breed") == "you have no two farm animals of one type (CAV-EXPED-42)"
    full = expedition(14, 3).give("2sheep")
    assert full.why_not("loot breed") == "there is no place for the newborn (CAV-EXPED-42)"


# Furnishings


@pytest.mark.rule("CAV-FURNISH-03", "CAV-BEGINNER-01")
def test_a_furnishing_must_be_on_offer_and_paid() -> None:
    made = table().furnish("carpenter", seat=1).furnish("quarry")
    assert made.why_not("furnish carpenter") == "somebody has it already: Carpenter (CAV-FURNISH-03)"
    assert made.why_not("furnish quarry", "de") == "die hast du schon: Steinbruch (CAV-FURNISH-03)"
    assert made.why_not("furnish dwelling") == "4 wood and 3 stone short (CAV-ROOM-01)"
    assert made.give("2S").why_not("furnish state-parlor") == "1 stone and 5 gold short (CAV-ROOM-33)"
    assert table(furnishing_set="beginner").why_not("furnish work-room").endswith("Work room (CAV-BEGINNER-01)")
    builder = table().furnish("builder").give("2W 2S 1O")
    assert builder.why_not("furnish dwelling") == "1 wood and 1 ore short (CAV-ROOM-01)"


def test_the_kind_of_furnishing_may_be_limited() -> None:
    made = on_space("wish-for-children", "9W 9S").play("do furnish-dwelling")
    assert made.why_not("furnish carpenter") == "only dwellings can be furnished now (CAV-FURNISH-02)"
    loot = expedition(11, 1, "9W 9S").play("loot dwelling")
    assert loot.why_not("furnish mixed-dwelling").endswith("now: Dwelling (CAV-EXPED-38)")
    full = on_turn("9W 9S").lay("furnished", "3,2").lay("tunnel", "4,2")
    assert full.why_not("furnish carpenter") == "you have no empty cavern (CAV-FURNISH-01)"
    assert full.why_not("furnish work-room") == "it needs an empty cavern: Work room (CAV-FURNISH-08)"


def test_the_builders_ore_replaces_what_is_there_to_replace() -> None:
    assert table().why_not("pay ore-for-wood") == "you do not have this furnishing: Builder (CAV-ROOM-17)"
    made = on_turn("1W 1S 2O").furnish("builder").play("place housework", "do furnish", "furnish cuddle-room")
    assert made.why_not("pay ore-for-stone").endswith("could replace so (CAV-ROOM-17)")
