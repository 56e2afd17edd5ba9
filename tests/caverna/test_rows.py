"""The rows of furnishings, loot, deeds and goods: what they say is read whole, and nothing else says it otherwise."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from lascaux.games.caverna import GAME
from lascaux.games.caverna.printed import EffectPrinted, effect_printed
from lascaux.games.caverna.rules import rates
from lascaux.games.caverna.rules.effects import Effect, parse_effects
from lascaux.games.caverna.rules.goods import parse_goods, parse_words
from lascaux.games.caverna.rules.room_effects import DELIVERED, FEED_COSTS, FEED_PAYMENTS
from lascaux.games.caverna.rules.rooms import ROOMS, SPECIAL, Room, room_of
from lascaux.games.caverna.rules.verbs import COOK, FEED, RUBY, USE
from tests.caverna.table import table

RULES = "lascaux.games.caverna.rules"
EACH_ROOM = pytest.mark.parametrize("room", ROOMS, ids=[room.slug for room in ROOMS])
WORDS = {
    "en": ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    "de": ("zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"),
}
# What help mentions besides the row: the strongest new weapon, and the Broom chamber worked out for five and six dwarfs
BESIDES = {"blacksmith": {8}, "broom-chamber": {5, 6, 10}, "breeding-cave": {2, 3, 4}}
# And of spaces and loot: two players, the strongest weapon, and what every sowing and breeding allows
MORE_BESIDES = {"spaces.ruby-mining": {2}, "loot.all-weapons": {14}, "loot.sow": {2}, "loot.breed": {2}}
NO_AMOUNTS = ("players", "stage", "side", "needs", "not_after", "rubies")  # in the printed table


def numbers(text: str, language: str = "en") -> set[int]:
    words = {number for number, word in enumerate(WORDS[language], 2) if re.search(rf"\b{word}\b", text.lower())}
    return {int(digits) for digits in re.findall(r"\d+", text)} | words


def said(room: Room) -> set[int]:
    return numbers(" ".join(effect.text for effect in room.effects)) | {1} | BESIDES.get(room.slug, set())


def effects_of(room: Room) -> list[EffectPrinted]:
    return [effect_printed(effect) for effect in room.effects]


def test_a_row_tells_what_happens_when() -> None:
    assert effects_of(room_of("hunting-parlor")) == [
        {"when": "trade", "pay": {"boar": 2}, "gain": {"gold": 2, "food": 2}}
    ]
    assert effects_of(room_of("weaving-parlor")) == [
        {"when": "build", "gain": {"food": 1}, "of": "sheep", "per": 1},
        {"when": "score", "number": 1, "of": "sheep", "per": 2},
    ]
    assert effects_of(room_of("wood-supplier")) == [{"when": "deliver", "gain": {"wood": 1}, "rounds": 7}]
    assert effects_of(room_of("writing-chamber")) == [
        {"when": "score", "number": 1, "of": "lost-point", "per": 1, "most": 7}
    ]


def test_an_effect_counts() -> None:
    assert [Effect("score", "5 per dwarf beyond 4").times(dwarfs) for dwarfs in (4, 5, 6)] == [0, 5, 10]
    assert [Effect("score", "1 per 2 sheep").times(sheep) for sheep in (1, 2, 5)] == [0, 1, 2]
    assert [Effect("score", "1 per lost point up to 7").times(points) for points in (3, 9)] == [3, 7]


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ("sleep: 2", "'sleep' is no moment"),
        ("score: 1 per goat", "'goat' cannot be counted"),
        ("score: many", "'many' cannot be read"),
        ("trade: 2 goat > 1 gold", "'goat' in '2 goat' is no good"),
        ("build: 2 goat", "'2 goat' cannot be read"),
    ],
)
def test_a_row_that_cannot_be_read_says_so(row: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=re.escape(wrong)):
        parse_effects(row)


def test_amounts_that_cannot_be_read_say_so() -> None:
    with pytest.raises(ValueError, match="'3X' in '2W 3X' is no amount"):
        parse_goods("2W 3X")
    with pytest.raises(ValueError, match="'wool' in '1 wool' is no good"):
        parse_words("1 wool")


@EACH_ROOM
def test_every_special_effect_has_its_place_in_the_rules(room: Room) -> None:
    for effect in room.at("special"):
        module, _, function = SPECIAL[effect.text].partition(".")
        assert callable(getattr(import_module(f"{RULES}.{module}"), function))


@EACH_ROOM
def test_every_furnishing_does_something(room: Room) -> None:
    assert room.effects


@EACH_ROOM
@pytest.mark.parametrize("language", ["en", "de"])
def test_help_states_no_number_that_the_row_does_not(room: Room, language: str) -> None:
    text = table().game.texts.messages[language][f"rooms.{room.slug}.help"]
    assert numbers(text, language) <= said(room)


def amounts(printed: object) -> set[int]:
    """The numbers in something printed that a player would call its own."""
    if isinstance(printed, dict):
        return {number for key, value in printed.items() if key not in NO_AMOUNTS for number in amounts(value)}
    if isinstance(printed, list):
        return {number for value in printed for number in amounts(value)}
    return {printed} if isinstance(printed, int) else set()


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_and_help_of_spaces_and_loot_state_no_number_that_their_rows_do_not(language: str) -> None:
    found = GAME({}).printed_content(language)
    deeds = {row["deed"]: amounts(dict(row)) for row in found["deeds"]}
    rows = {f"spaces.{row['space']}": (dict(row), [part["deed"] for part in row["parts"]]) for row in found["spaces"]}
    rows |= {f"loot.{row['loot']}": (dict(row), [row["deed"] or "take"]) for row in found["loot"]}
    for id, (row, done) in rows.items():
        known = amounts(row).union({1}, MORE_BESIDES.get(id, set()), *[deeds[deed] for deed in done])
        for leaf in ("name", "help"):
            text = table().game.texts.messages[language][f"{id}.{leaf}"]
            assert numbers(text, language) <= known, text


def test_numbered_exchanges_are_those_of_the_rows() -> None:
    numbered = {
        RUBY: [
            *(("dog", rates.BUY_DOG), ("donkey", rates.BUY_DONKEY), ("cattle", rates.BUY_CATTLE)),
            *(("meadow", rates.BUY_MEADOW), ("field", rates.BUY_FIELD), ("cavern", rates.BUY_CAVERN)),
            ("gold", rates.BUY_GOLD),
        ],
        USE: [("hunting-parlor", rates.USE_HUNTING)],
        COOK: [("two-donkeys", rates.COOK_TWO_DONKEYS), ("gold", rates.COOK_GOLD)],
    }
    for verb, known in numbered.items():
        assert [verb.ranges[0].names[number] for _, number in known] == [name for name, _ in known]
    assert (len(rates.TRADES), len(rates.DISHES)) == (rates.TRADE_COUNT, rates.DISH_COUNT)
    assert len(FEED.ranges[0].names) == len(FEED_COSTS) == FEED_PAYMENTS
    assert len(DELIVERED) == 3
