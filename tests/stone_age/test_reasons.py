"""What `why_not` says: the obstacle in words, with the clause, at any time and in both languages."""

from __future__ import annotations

import re
from inspect import getsource

import pytest

from lascaux.games.stone_age import reasons
from tests.stone_age.scenes import at_animal, buying, buying_card, feeding, winter
from tests.stone_age.table import Table, acting, table

CORE_REASONS = {"over", "nature-first", "not-now", "natures", "cannot-turn-up"}  # of every game's questions


def test_a_closed_place_says_what_closes_it() -> None:
    made = table(4).put("forest", 0).put("hut", 1, 2).put("quarry", 1, 7).put("river", 2, 5).put("card-1", 3)
    assert made.why_not("place forest 1") == "you have people there already in this round (STA-PLACE-04)"
    assert made.why_not("place hut 2") == "no ring is free there (STA-PLACE-05)"
    assert made.why_not("place quarry 1") == "no ring is free there (STA-PLACE-08)"
    assert made.why_not("place river 3") == "free rings there: only 2 (STA-PLACE-08)"
    assert made.why_not("place card-1 1").endswith("(STA-PLACE-05)")
    assert made.why_not("place hunt 5") == "you have only 4 people at home (STA-PLACE-01)"
    assert made.why_not("place field 2", "de") == "dort setzt du jeweils genau 1 Person ein (STA-PLACE-06)"
    assert made.why_not("place card-2 2").endswith("(STA-PLACE-09)")
    assert table(2).why_not("place hut 1").endswith("(STA-PLACE-06)")
    assert table(2).people(1).why_not("place hut 2") == "you have only 1 person at home (STA-PLACE-06)"


def test_few_players_have_limits_of_their_own() -> None:
    two = table(2).put("river", 1).put("toolmaker", 1).put("field", 1)
    assert two.why_not("place river 1").endswith("only 1 of them may use a resource site in one round (STA-LIMIT2-02)")
    assert two.why_not("place hut 2").endswith("(STA-LIMIT2-01)")
    three = table(3).put("river", 1).put("river", 2).put("toolmaker", 1).put("field", 1)
    assert three.why_not("place river 1").endswith("(STA-LIMIT3-02)")
    assert three.why_not("place hut 2").endswith("(STA-LIMIT3-01)")


def test_places_that_are_not_there_say_why() -> None:
    assert table(2).why_not("place building-3 1").endswith("as there are players: 2 (STA-SETUP-05)")
    assert table(2).why_not("place igloo-1 1") == "the igloos are not part of this game (STA-SETUP-10)"
    assert table(2).why_not("place animal 1") == "the wild animals are not part of this game (STA-SETUP-09)"
    made = winter(2).buildings("i1")
    assert made.why_not("place igloo-1 1") == "this igloo has been bought (STA-IGLOO-03)"
    assert made.why_not("place animal 1") == "no wild animal is active (STA-ANIMAL-02)"
    made.animal("wolf").put("animal", 1)
    assert made.why_not("place animal 2").endswith("(STA-ANIMAL-09)")
    assert made.put("animal", 1).why_not("place animal 1").endswith("(STA-ANIMAL-08)")


def test_people_must_be_there_to_be_resolved() -> None:
    made = acting("forest 2", theme="winter", animals=True)
    assert made.why_not("resolve river") == "you have nobody there (STA-ACTION-01)"
    assert made.why_not("resolve animal").endswith("(STA-ANIMAL-11)")


def test_tools_must_be_owned_ready_and_in_time() -> None:
    made = acting("forest 2, hunt").tools("3 2 1x").one_use(4)
    assert made.why_not("tool 4") == "you have no tool of 4 (STA-TOOLS-01)"
    assert made.why_not("tool 1") == "your tools of 1 have been used in this round (STA-TOOLS-02)"
    assert made.why_not("tool 3").endswith("(STA-TOOLS-04)")
    assert made.why_not("one-use 3") == "you have not bought the one-use tool of 3 (STA-ONEUSE-01)"
    made.play("resolve forest").roll(1, 2).play("tool 2")
    assert made.why_not("tool 3").endswith("this one has been passed over (STA-TOOLS-01)")
    made.play("one-use 4")
    assert made.why_not("one-use 4") == "your one-use tool of 4 has been used for good (STA-ONEUSE-04)"


def test_a_price_counts_what_is_missing() -> None:
    assert buying_card("c03", "1W", slot=3).why_not("buy") == "2 resources short (STA-CARD-01)"
    assert buying("b11", "1C").why_not("buy") == "2 stone short (STA-BUILD-03)"
    assert buying("b11", "").why_not("buy", "de") == "dir fehlt noch: 1 Lehm und 2 Stein (STA-BUILD-03)"
    assert buying("i1", "1W", theme="winter", igloos=True).why_not("buy") == "2 wood short (STA-IGLOO-02)"
    said = "your resources cannot make up 4 resources of exactly 2 different kinds (STA-BUILD-04)"
    assert buying("b19", "1W 1C 1S 1G").why_not("buy") == said
    assert buying("b26").why_not("buy") == "1 resource short (STA-BUILD-05)"
    assert feeding("3F 1W").why_not("feed") == "1 resource short (STA-FEED-05)"


def test_a_payment_must_be_possible_to_complete() -> None:
    made = buying("b19", "4W 2C 1S").play("buy")
    assert made.why_not("pay wood 5") == "1 wood short (STA-BUILD-04)"
    assert made.why_not("pay wood 4").startswith("you could not pay the rest then; still due: 4 resources of exactly 2")
    assert made.why_not("pay clay 1").endswith("wood comes first (STA-BUILD-04)")
    made = buying_card("c03", "5W 5C 5S", slot=3).play("buy")
    assert made.why_not("pay wood 4") == "only 3 resources may still be paid (STA-CARD-02)"
    assert made.play("pay wood 1").why_not("pay wood 1").endswith("wood is settled (STA-CARD-02)")


def test_the_card_for_two_resources_has_its_windows() -> None:
    made = table(2)
    assert made.why_not("redeem") == "you have no card for two resources of your choice (STA-ANY2-01)"
    assert made.any_two().why_not("redeem").endswith("(STA-ANY2-02)")
    made = acting("forest").any_two().play("redeem", "gain stone")
    assert made.why_not("gain wood").endswith("from stone on (STA-ANY2-01)")
    assert made.play("gain gold").why_not("keep") == "your card for two resources has been turned in (STA-ANY2-01)"


def test_dice_rewards_and_hunger_are_as_they_fall() -> None:
    made = buying_card("c01", "1W", players=2).play("buy").roll(4, 4)
    assert made.why_not("pick 5") == "no die shows 5 (STA-DICE-02)"
    assert at_animal(2, 0).begin_actions().roll(2, 4).why_not("reward 4") == "your die shows 2 (STA-ANIMAL-14)"
    assert table(2).why_not("points").endswith("(STA-SETUP-09)")
    assert table(2).why_not("starve").endswith("(STA-STARVE-05)")
    assert table(2).why_not("extra") == "extras exist only in a hard winter (STA-WINTER-09)"


def test_what_is_possible_but_not_now_says_what_comes_first() -> None:
    said = "something else comes first: Player 1, put people on a place (5 at home). (STA-PLACE-02)"
    assert table(2).why_not("resolve hut") == said
    made = acting("forest, river").play("resolve forest")
    assert made.why_not("resolve river") == "chance comes first: Dice are rolled for Player 1 (1 to go). (STA-SETUP-07)"
    assert made.why_not("deal c01") == "that cannot turn up now (STA-NEWROUND-04)"
    assert table(2).why_not("roll 6", "de") == "das tut nur der Zufall (STA-SETUP-07)"
    said = feeding("3F 4W 4C").play("feed").why_not("starve")
    assert said.startswith("something else comes first: Player 1, how much wood")
    assert said.endswith("(STA-FEED-05)")


@pytest.mark.parametrize(
    "made",
    [
        table(3),
        winter(2).animal("wolf"),
        acting("forest, card-1, animal").any_two(),
        buying("b23", "3W 3C 1S").play("buy"),
    ],
)
def test_exactly_the_illegal_choices_have_a_reason(made: Table) -> None:
    legal = set(made.at.choices())
    for language in ("en", "de"):
        free = {c for c in range(made.game.verbs.size) if made.game.why_not(made.at, c, language) is None}
        assert free == legal


def test_reasons_in_the_code_and_in_the_catalogue_are_the_same() -> None:
    code = getsource(reasons)
    messages = table(2).game.texts.messages["en"]
    known = {id.removeprefix("reasons.") for id in messages if id.startswith("reasons.")}
    assert {id for id in known if f'"{id}"' not in code} == CORE_REASONS
    assert set(re.findall(r'obstacle\(\s*"([a-z-]+)"', code)) - known == set()
