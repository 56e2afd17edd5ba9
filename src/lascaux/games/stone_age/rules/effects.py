"""What cards, dice for all and driven-off animals give: the codes of T-CARD, T-DICE and T-ANIMAL, parsed once."""

from __future__ import annotations

from typing import Final, final

from lascaux.games.stone_age.rules.goods import CODES, NAMES

GAIN: Final = 0  # a number of one good
TOOL: Final = 1  # a permanent tool step
AGRICULTURE: Final = 2
CHOICE: Final = 3  # resources of the player's choice, at once
POINTS: Final = 4
DICE: Final = 5  # dice for all players
ROLL: Final = 6  # dice for a good
ONE_USE: Final = 7  # a one-use tool of a given value
ANY_TWO: Final = 8  # resources of the player's choice, at once or later
DRAW: Final = 9  # an extra card
KINDS: Final = ("gain", "tool", "agriculture", "choice", "points", "dice", "roll", "one-use", "any-two", "draw")

WORDS: Final[dict[str, int]] = {
    "TOOL": TOOL,
    "PTOOL": TOOL,
    "AGRI": AGRICULTURE,
    "RES": CHOICE,
    "VP": POINTS,
    "DICE": DICE,
    "OTOOL": ONE_USE,
    "ANY": ANY_TWO,
    "DRAW": DRAW,
}
ROLLED_DICE: Final = 2  # of a ROLL card


@final
class Effect:
    """A code such as `FOOD7`, `ROLLW`, `OTOOL4` or `AGRI`: what it gives, of which good (-1: none), and how many."""

    def __init__(self, code: str) -> None:
        word = code.rstrip("0123456789")
        self.code = code
        self.good = -1
        self.count = int(code[len(word) :] or 1)
        if word.lower() in NAMES:
            self.kind = GAIN
            self.good = NAMES.index(word.lower())
        elif word[:-1] == "ROLL":
            self.kind = ROLL
            self.good = CODES.index(word[-1])
            self.count = ROLLED_DICE
        elif word in WORDS:
            self.kind = WORDS[word]
        else:
            allowed = ", ".join([*[name.upper() for name in NAMES], "ROLL", *WORDS])
            raise ValueError(f"no effect is called {code!r}; they begin with {allowed}")
