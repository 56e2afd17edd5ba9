"""The declared choices of Stone Age."""

from __future__ import annotations

from typing import Final

from lascaux.core.verbs import Range, Verb, Verbs
from lascaux.games.stone_age.rules.animals import ANIMALS
from lascaux.games.stone_age.rules.buildings import BUILDING_COUNT, BUILDINGS
from lascaux.games.stone_age.rules.cards import CARDS, ONE_USE_VALUES
from lascaux.games.stone_age.rules.goods import NAMES, RESOURCES
from lascaux.games.stone_age.rules.places import NAMES as PLACES
from lascaux.games.stone_age.rules.tribe import HIGHEST_TOOL, MOST_PEOPLE

CARD_RANGE: Final = Range("card", [card.slug for card in CARDS])
PLACE_RANGE: Final = Range("place", PLACES)
RESOURCE_RANGE: Final = Range("good", NAMES[:RESOURCES])
FACE_RANGE: Final = Range("face", ("1", "2", "3", "4", "5", "6"))
ANIMAL_RANGE: Final = Range("animal", [animal.slug for animal in ANIMALS])

# Nature's
START: Final = Verb("start", Range("seat", ("0", "1", "2", "3")))
DEAL: Final = Verb("deal", CARD_RANGE)
APPEAR: Final = Verb("appear", ANIMAL_RANGE)
BLIND: Final = Verb("blind", CARD_RANGE)
SHOW: Final = Verb("show", ANIMAL_RANGE)
REVEAL: Final = Verb("reveal", Range("building", [b.slug for b in BUILDINGS[:BUILDING_COUNT]]))
ROLL: Final = Verb("roll", FACE_RANGE)
# The players'
PLACE: Final = Verb("place", PLACE_RANGE, Range("people", [str(n) for n in range(1, MOST_PEOPLE + 1)]))
RESOLVE: Final = Verb("resolve", PLACE_RANGE)
TOOL: Final = Verb("tool", Range("tool", [str(value) for value in range(HIGHEST_TOOL, 0, -1)]))
ONE_USE: Final = Verb("one-use", Range("tool", [str(value) for value in ONE_USE_VALUES]))
NO_TOOL: Final = Verb("no-tool")
RAISE: Final = Verb("raise", Range("tool", ("ready", "used")))
BUY: Final = Verb("buy")
DECLINE: Final = Verb("decline")
PAY: Final = Verb("pay", RESOURCE_RANGE, Range("number", [str(n) for n in range(11)]))
EXTRA: Final = Verb("extra")
NO_EXTRA: Final = Verb("no-extra")
KEEP: Final = Verb("keep")
REDEEM: Final = Verb("redeem")
GAIN: Final = Verb("gain", RESOURCE_RANGE)
PICK: Final = Verb("pick", FACE_RANGE)
FEED: Final = Verb("feed")
STARVE: Final = Verb("starve")
REWARD: Final = Verb("reward", FACE_RANGE)
POINTS: Final = Verb("points")

VERBS: Final = Verbs(
    [
        *(START, DEAL, APPEAR, BLIND, SHOW, REVEAL, ROLL),
        *(PLACE, RESOLVE, TOOL, ONE_USE, NO_TOOL, RAISE, BUY, DECLINE, PAY, EXTRA, NO_EXTRA),
        *(KEEP, REDEEM, GAIN, PICK, FEED, STARVE, REWARD, POINTS),
    ]
)
