"""What `why_not` says: the obstacle in words, with the clause, at any time and in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import cast

import pytest

import lascaux
from lascaux.core.position import CHANCE
from lascaux.games.caverna.rules.position import CavernaPosition
from tests.caverna.rich_positions import rich_positions
from tests.caverna.table import Table, table
from tools import rules_page

SOURCES = Path(lascaux.__file__).parent
RULES = Path(rules_page.__file__).parent.parent / "docs/rules/caverna.md"


def test_what_is_possible_but_not_now_says_what_comes_first() -> None:
    said = "something else comes first: Player 1, place an unarmed dwarf, or pass. (CAV-ROUND-04)"
    assert table().why_not("loot wood") == said
    start = Table(players=2)
    assert start.why_not("place logging") == "chance comes first: Chance chooses the starting player. (CAV-SETUP-10)"
    assert start.why_not("marker leaf") == "that cannot turn up now (CAV-HARVEST-08)"
    assert table().why_not("reveal adventure", "de") == "das tut nur der Zufall (CAV-CARDS-07)"
    over = table().give("0F", 0).give("0F", 1).last_exchanges()
    assert over.at.over
    assert over.why_not("pass") == "the game is over (CAV-ROUND-02)"


def some_moments(players: int) -> Iterator[Table]:
    """Moments of random play from the beginning and from rich positions."""
    rng = Random(players)
    made = Table(players=players)
    for first in (made.at, *rich_positions(made.game)):
        made.at = cast(CavernaPosition, first)
        for step in range(100):
            if made.at.over:
                break
            if step % 12 == 0:
                yield made
            choices = made.at.choices()
            made.at.play(made.at.sample(rng) if made.at.actor == CHANCE else choices[rng.randrange(len(choices))])


@pytest.mark.parametrize("players", range(1, 8))
def test_exactly_the_illegal_choices_have_a_reason_with_a_clause(players: int) -> None:
    clauses = rules_page.read_clauses([RULES])
    for number, made in enumerate(some_moments(players)):
        legal = set(made.at.choices())
        language = ("en", "de")[number % 2]
        for choice in range(made.game.verbs.size):
            found = made.game.why_not(made.at, choice, language)
            assert (found is None) == (choice in legal), made.game.name(choice)
            assert found is None or found.clause in clauses, found
            assert found is None or "{" not in found.text


@pytest.mark.parametrize("players", [1, 4, 7])
def test_what_belongs_to_the_open_decision_never_hears_not_now(players: int) -> None:
    verbs = {
        **dict.fromkeys(("take-turn", "continue-turn"), ("place", "send", "pass", "exchange", "ruby", "cook", "use")),
        **dict.fromkeys(("lay-first", "lay-second", "lay-single", "choose-cavern"), ("lay",)),
        **dict.fromkeys(("exchange", "last-exchange"), ("ruby", "cook", "use", "disarm")),
        "choose-deed": ("do", "done", "ruby", "cook", "use", "disarm"),
        "choose-loot": ("loot", "done", "ruby", "cook", "use"),
        "choose-target": ("imitate",),
        "furnish": ("furnish",),
        "sow": ("sow",),
        "forge": ("forge",),
        "buy-goods": ("buy",),
        "feed-dwarfs": ("feed", "ruby", "cook", "use"),
        "breed-animals": ("breed", "ruby", "cook", "use"),
        "give-up-animal": ("give", "ruby", "cook", "use"),
    }
    for made in some_moments(players):
        for choice in range(made.game.verbs.size):
            if made.game.verbs.verb(choice).word in verbs.get(made.decision, ()):
                found = made.game.why_not(made.at, choice)
                assert found is None or not found.text.startswith("not now"), (made.decision, made.game.name(choice))


def test_reasons_in_the_code_and_in_the_catalogue_are_the_same() -> None:
    sources = [SOURCES / "core" / "reasons.py", *(SOURCES / "games" / "caverna" / "reasons").glob("*.py")]
    code = "".join(path.read_text(encoding="utf-8") for path in sources)
    messages = table().game.texts.messages["en"]
    known = {id.removeprefix("reasons.") for id in messages if id.startswith("reasons.")}
    assert {id for id in known if f'"{id}"' not in code} == set()
    assert set(re.findall(r'obstacle\(\s*"([a-z-]+)"', code)) - known == set()
