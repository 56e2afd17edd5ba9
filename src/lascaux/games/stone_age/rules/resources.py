"""Paying resources, kind by kind in a fixed order, and taking any of them (STA-CARD-02, STA-BUILD, STA-ANY2)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.core.agenda import Argument
from lascaux.core.bits import bit
from lascaux.core.position import Decision
from lascaux.core.verbs import each
from lascaux.games.stone_age.rules.cards import ANY_TWO_COUNT
from lascaux.games.stone_age.rules.goods import RESOURCES, WORTH
from lascaux.games.stone_age.rules.layout import ANY_TWO_KEPT, GOODS, PAID, TAKE_RESOURCE
from lascaux.games.stone_age.rules.layout import PAY as PAY_RESOURCE
from lascaux.games.stone_age.rules.position import StoneAgePosition
from lascaux.games.stone_age.rules.verbs import GAIN, PAY

# A payment: the kind to pay now, and what is still due from that kind on
KIND: Final = Argument("good")
LEAST: Final = Argument("least", second=True, bits=8)
MOST: Final = Argument("most", second=True, shift=8, bits=8)
KINDS: Final = Argument("kinds", second=True, shift=16)
PAYMENT: Final = (KIND, LEAST, MOST, KINDS)
ANY_KINDS: Final = 9  # for KINDS: no exact number of kinds

# Resources of the player's choice: how many are left to take, and the first kind that may be taken
TO_TAKE: Final = Argument("left")
TAKE_FROM: Final = Argument("from", second=True)


def resources_from(at: StoneAgePosition, kind: i64) -> i64:
    total: i64 = 0
    for left in range(kind, RESOURCES):
        total += at.own(GOODS + left)
    return total


def can_pay(at: StoneAgePosition, kind: i64, least: i64, most: i64, kinds: i64) -> bool:
    """Whether resources from `kind` on can make up `least` to `most`, of exactly `kinds` kinds."""
    if kinds == ANY_KINDS:
        return least <= resources_from(at, kind)
    if kind == RESOURCES:
        return least <= 0 and kinds == 0
    for number in range(min(most, at.own(GOODS + kind)), -1, -1):
        if can_pay(at, kind + 1, least - number, most - number, kinds - 1 if number else kinds):
            return True
    return False


def numbers_to_pay(at: StoneAgePosition, kind: i64, least: i64, most: i64, kinds: i64) -> i64:
    """How many of one kind may be paid so that the rest can follow: a set of numbers."""
    found: i64 = 0
    for number in range(min(most, at.own(GOODS + kind)) + 1):
        left = kinds - 1 if number and kinds != ANY_KINDS else kinds
        if can_pay(at, kind + 1, least - number, most - number, left):
            found |= bit(number)
    return found


def pay(at: StoneAgePosition, kind: i64, least: i64, most: i64, kinds: i64) -> None:
    """Pay resources from `kind` on; where only one number is possible, there is no question."""
    while kind < RESOURCES:
        numbers = numbers_to_pay(at, kind, least, most, kinds)
        if numbers & (numbers - 1):
            at.open(PAY_RESOURCE, kind, LEAST.put(max(least, 0)) | MOST.put(most) | KINDS.put(kinds))
            return
        number: i64 = 0
        while not numbers >> number & 1:
            number += 1
        pay_kind(at, kind, number)
        least -= number
        most -= number
        if number and kinds != ANY_KINDS:
            kinds -= 1
        kind += 1


def pay_kind(at: StoneAgePosition, kind: i64, number: i64) -> None:
    at.gain(kind, -number)
    at.cells[PAID] += number * WORTH[kind]


@final
class PayResource(Decision[StoneAgePosition]):
    """Say how many of one resource to pay."""

    def choices(self, at: StoneAgePosition, kind: i64, due: i64) -> vec[i64]:
        numbers = numbers_to_pay(at, kind, LEAST.of(due), MOST.of(due), KINDS.of(due))
        codes = each(vec[i64](capacity=12), PAY, numbers)
        index: i64
        for index in range(len(codes)):
            codes[index] = codes[index] + PAY.width * kind
        return codes

    def play(self, at: StoneAgePosition, kind: i64, due: i64, choice: i64) -> None:
        number = PAY.second(choice)
        kinds = KINDS.of(due)
        pay_kind(at, kind, number)
        left = kinds - 1 if number and kinds != ANY_KINDS else kinds
        pay(at, kind + 1, LEAST.of(due) - number, MOST.of(due) - number, left)


@final
class TakeResource(Decision[StoneAgePosition]):
    """Take any resource; the rest follow in the order of the kinds."""

    def choices(self, at: StoneAgePosition, left: i64, first: i64) -> vec[i64]:
        return each(vec[i64](capacity=4), GAIN, bit(RESOURCES) - bit(first))

    def play(self, at: StoneAgePosition, left: i64, first: i64, choice: i64) -> None:
        at.gain(GAIN.first(choice), 1)
        if left > 1:
            at.open(TAKE_RESOURCE, left - 1, GAIN.first(choice))


def redeem(at: StoneAgePosition) -> None:
    """Turn the kept card into two resources (STA-ANY2-01)."""
    at.set_own(ANY_TWO_KEPT, 0)
    at.open(TAKE_RESOURCE, ANY_TWO_COUNT)
