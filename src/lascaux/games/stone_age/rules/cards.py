"""The 36 civilization cards (T-CARD): what a card gives when bought, and what it scores at the end."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.bits import bit, count, lowest
from lascaux.games.stone_age.rules.effects import ANY_TWO, ONE_USE, Effect

# Lower halves: green cards show a culture symbol, sand cards a number of figures.
SYMBOLS: Final = ("healing", "art", "writing", "pottery", "time", "transport", "music", "weaving")
FARMER: Final = 0
BUILDER: Final = 1
SHAMAN: Final = 2
TOOLMAKER: Final = 3
FIGURES: Final = ("farmer", "builder", "shaman", "toolmaker")


@final
class Card:
    """A card: the code of its upper half, and a culture symbol or a number of figures in its lower half."""

    def __init__(self, number: int, top: str, bottom: str) -> None:
        self.number = number
        self.slug = f"c{number:02}"
        self.top = top
        self.effect = Effect(top)
        self.bottom, _, figures = bottom.partition(" ")
        self.figures = int(figures or 0)  # 0: a green card


# fmt: off
CARDS: Final = (
    Card(1,  "DICE",   "toolmaker 2"),
    Card(2,  "OTOOL4", "toolmaker 1"),
    Card(3,  "FOOD7",  "pottery"),
    Card(4,  "FOOD4",  "builder 1"),
    Card(5,  "DRAW",   "writing"),
    Card(6,  "CLAY1",  "shaman 2"),
    Card(7,  "DICE",   "transport"),
    Card(8,  "STONE2", "transport"),
    Card(9,  "DICE",   "writing"),
    Card(10, "STONE1", "shaman 1"),
    Card(11, "FOOD5",  "healing"),
    Card(12, "DICE",   "pottery"),
    Card(13, "ROLLG",  "art"),
    Card(14, "PTOOL",  "art"),
    Card(15, "DICE",   "builder 2"),
    Card(16, "OTOOL3", "toolmaker 1"),
    Card(17, "OTOOL2", "toolmaker 2"),
    Card(18, "DICE",   "toolmaker 2"),
    Card(19, "FOOD1",  "weaving"),
    Card(20, "GOLD1",  "shaman 1"),
    Card(21, "DICE",   "farmer 1"),
    Card(22, "VP3",    "music"),
    Card(23, "AGRI",   "time"),
    Card(24, "ROLLW",  "shaman 2"),
    Card(25, "DICE",   "farmer 2"),
    Card(26, "STONE1", "farmer 1"),
    Card(27, "AGRI",   "farmer 1"),
    Card(28, "VP3",    "music"),
    Card(29, "ROLLS",  "shaman 1"),
    Card(30, "FOOD3",  "farmer 2"),
    Card(31, "ANY2",   "healing"),
    Card(32, "FOOD3",  "weaving"),
    Card(33, "DICE",   "time"),
    Card(34, "DICE",   "builder 1"),
    Card(35, "VP3",    "builder 3"),
    Card(36, "FOOD2",  "builder 2"),
)
# fmt: on
CARD_COUNT: Final = 36
BACK: Final = CARD_COUNT  # instead of a card's number: one that somebody may not know
SLOT_COUNT: Final = 4

EFFECT: Final = vec[i64]([card.effect.kind for card in CARDS])
GOOD: Final = vec[i64]([card.effect.good for card in CARDS])
COUNT: Final = vec[i64]([card.effect.count for card in CARDS])
FIGURE_KIND: Final = vec[i64]([FIGURES.index(card.bottom) if card.figures else -1 for card in CARDS])
FIGURE_COUNT: Final = vec[i64]([card.figures for card in CARDS])
SYMBOL: Final = vec[i64]([-1 if card.figures else SYMBOLS.index(card.bottom) for card in CARDS])


def cards_showing(bottom: str) -> int:
    """The set of cards with these figures or this symbol."""
    return sum(2**number for number, card in enumerate(CARDS) if card.bottom == bottom)


FIGURE_CARDS: Final = vec[i64]([cards_showing(figure) for figure in FIGURES])
GREEN_CARDS: Final[i64] = sum(cards_showing(symbol) for symbol in SYMBOLS)

ONE_USE_VALUES: Final = sorted([card.effect.count for card in CARDS if card.effect.kind == ONE_USE], reverse=True)
ANY_TWO_COUNT: Final[i64] = next(card.effect.count for card in CARDS if card.effect.kind == ANY_TWO)


def figures(cards: i64, kind: i64) -> i64:
    """How many figures of one kind a set of cards shows (STA-SCORE-08)."""
    total: i64 = 0
    showing = cards & FIGURE_CARDS[kind]
    while showing:
        total += FIGURE_COUNT[lowest(showing)]
        showing &= showing - 1
    return total


def green_points(cards: i64) -> i64:
    """Different symbols in one row, those owned twice in a second; each row scores its square (STA-SCORE-03)."""
    once: i64 = 0
    twice: i64 = 0
    green = cards & GREEN_CARDS
    while green:
        symbol = bit(SYMBOL[lowest(green)])
        twice |= once & symbol
        once |= symbol
        green &= green - 1
    return count(once) * count(once) + count(twice) * count(twice)
