"""What browsers are told about a game: in words, never by coordinates, numbers of cards or names of the code."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from random import Random

import pytest

import lascaux
from lascaux.core.errors import Told
from lascaux.core.texts import LANGUAGES
from lascaux.server.errors import Refusal
from lascaux.server.showing import voice_of
from tests.words import RAW

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
TABLES = [
    ("cave-vs-cave", {}),
    ("cave-vs-cave", {"eras": 2, "players": 1}),
    ("cave-vs-cave", {"eras": "short"}),
    ("stone-age", {"players": 4, "theme": "winter", "hard_winter": True}),
    ("caverna", {"players": 4}),
    ("caverna", {"players": 1}),
]
STEPS = 400


def test_what_is_raw() -> None:
    for text in ("excavate 1,0", "buy c27?", "1 points", "1 Punkte", "False: it is open", "{name}", "(CVC-ROUND-02)"):
        assert RAW.search(text), text
    for text in ("11 points", "1 point", "-1 points", "rolls 6, 6 pips", "about 2.1 points", "Ada"):
        assert not RAW.search(text), text


def told(game: str, options: dict[str, object], language: str) -> Iterator[str]:
    """Everything that is said in a stretch of a game: what to do, what can be done, what was done."""
    rules = lascaux.load(game, **options)
    rng = Random(1)
    at = rules.start()
    voice = voice_of(rules, language, NAMES[: rules.seats])
    for _ in range(STEPS):
        if at.over:
            yield voice.outcome(at)
            return
        choice = at.sample(rng) if at.actor == lascaux.CHANCE else rng.choice(list(at.choices()))
        if at.actor != lascaux.CHANCE:
            yield voice.prompt(at)
            yield from map(voice.choice, at.choices())
        yield voice.log(at, choice, 0)
        at.play(choice)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_nothing_that_is_told_is_raw(game: str, options: dict[str, object], language: str) -> None:
    assert sorted({text for text in told(game, options, language) if RAW.search(text)}) == []


STRICT = ("opening_wall", "junction_gold", "idle_activation")  # what tables may forbid
REFUSALS = [
    ("cave-vs-cave", {"eras": 2, "solo_weapon_gate": True, "players": 1, **dict.fromkeys(STRICT, False)}),
    ("stone-age", {"players": 3}),
    ("caverna", {"players": 2}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), REFUSALS)
def test_no_reason_is_raw(game: str, options: dict[str, object], language: str) -> None:
    """Why not: for all choices that are not legal, every now and then in a game."""
    rules = lascaux.load(game, **options)
    voice = voice_of(rules, language, NAMES[: rules.seats])
    rng = Random(2)
    at = rules.start()
    raw: set[str] = set()
    for step in range(STEPS):
        if at.over:
            break
        if step % 25 == 0 and at.actor != lascaux.CHANCE:
            question, legal = rules.question(at, voice), set(at.choices())
            reasons = [question.reason(choice) for choice in range(rules.verbs.size) if choice not in legal]
            raw |= {
                reason.text for reason in reasons if reason and (RAW.search(reason.text) or "Player" in reason.text)
            }
        at.play(at.sample(rng) if at.actor == lascaux.CHANCE else rng.choice(list(at.choices())))
    assert raw == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["cave-vs-cave", "stone-age", "caverna"])
def test_no_option_is_raw(game: str, language: str) -> None:
    options = lascaux.load(game).printed(language)["options"]
    said = [text for one in options for text in (one["name"], one["help"])]
    said += [
        name for one in options if one["values"][0] not in (True, False) for name in one["value_names"]
    ]  # no ticks
    assert [text for text in said if RAW.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["cave-vs-cave", "stone-age", "caverna"])
def test_no_explanation_is_raw(game: str, language: str) -> None:
    rules = lascaux.load(game)
    handbook = rules.handbook(voice_of(rules, language))
    assert [text for text in map(handbook.help, handbook.things()) if RAW.search(text)] == []


HEADING = "lascaux record 1\ngame cave-vs-cave\nseat 0 Ada\nseat 1 Ben\n"
BAD_WISHES = [
    (lambda: lascaux.load("stone-age", igloos=True), "Iglus brauchen den Spielplan mit dem Winter"),
    (lambda: lascaux.load("cave-vs-cave", players=1, eras="quick"), "sind für zwei"),
    (lambda: lascaux.load("cave-vs-cave", edition="2016", eras=2), "nur Epoche I"),
    (lambda: lascaux.load("go"), "es gibt kein Spiel 'go'"),
    (lambda: lascaux.load("caverna", players=9), "die Option 'players' kann nicht 9 sein"),
    (lambda: lascaux.load("caverna", colour=1), "es gibt keine Option 'colour'"),
    (lambda: lascaux.load("caverna").parse("go away"), "'go away' ist keine Entscheidung"),
    (lambda: lascaux.Record.parse("GIF89a"), "Zeile 1: hier müsste 'lascaux record 1' stehen"),
    (
        lambda: lascaux.Record.parse(HEADING + "* start 0\n* reveal furnishing\n0 take masonry\n"),
        "noch nicht aufgedeckt",
    ),
]


@pytest.mark.parametrize(("wish", "german"), BAD_WISHES)
def test_what_is_refused_is_said_in_both_languages(wish: Callable[[], object], german: str) -> None:
    with pytest.raises(Told) as found:
        wish()
    refusal = Refusal(422, "bad-game", reason=found.value)
    assert german in refusal.text("de")
    assert str(found.value) in refusal.text("en")
    assert str(found.value) not in refusal.text("de")
    again = pickle.loads(pickle.dumps(found.value))
    assert (type(again), again.text("de")) == (found.type, found.value.text("de"))
